"""What Python's narrator says, for the web client's narrator to be held against.

Two programs read the same messages with two libraries: numbers and plurals in five languages, one line or more for
each kind of event, refusals, offers and scores. A difference between the two is a bug in one of them.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from nottingham.bots.recollection import IMPRESSIONS
from nottingham.bots.simulate import play_game
from nottingham.bots.voice.lines import LINES
from nottingham.bots.voice.scenes import SCENES
from nottingham.locales import languages
from nottingham.locales.actions import action_told
from nottingham.locales.names import sound
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import RECALL, Saying
from nottingham.locales.speaker import PRINTED_ORDER
from nottingham.record.codec import to_plain
from nottingham.rules.engine import actions as a
from nottingham.rules.engine.deals import AskOpen, AskPass, GiveGold, Offer, PromiseNext, Words
from nottingham.rules.engine.events import GameEnded, OfferMade
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.refusals import Parameter, Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.game import Step
from nottingham.rules.options.black_market.rule import Claim
from nottingham.rules.options.deputies.rule import AcceptSplit, CallSplit, ProposeSplit
from nottingham.rules.rulebook import OPTIONS, compose, refusal_codes
from nottingham.story.deputies import DeputyWords

HOME = "web/generated"
NAMES = ("Guy", "Alan", "Isabel", "Tuck", "Marion", "Yves")
CHARACTERS = ("prince_john", "john", "guy", "tuck", "marian")
"""They sit at the second table, with somebody whose h is silent."""
SAYING: dict[str, Parameter] = {
    "to": 0, "about": 1, "good": "bread", "count": 2, "gold": 1, "times": 2, "percent": 60, "crown": "apple",
    "met": 0,
}  # fmt: skip
"""Everything that some line of talk tells."""
COUNTS = (*range(26), 100, 101, 102, 112, 1000, 1001, 12345)
PLAYED = (
    ("first", 4, ("royal_goods", "time_limit")),
    ("second", 6, ("deputies", "black_market", "royal_goods")),
)
SOUNDS = (
    "Élise", "Yann", "Hugo", "Iona", "Hilda", "Zoë", "Ödön", "Hélène", "Hervé", "Hans", "Harry", "Honoré",
    "Œdipe", "Ygor",
)  # fmt: skip
PER_KIND = 5
GAMES = 4
"""Of each table: enough for what happens rarely."""
NUMBERS = ("count", "have", "most", "bag", "gold", "size", "worth", "amount", "offer", "split", "number", "need")
NAMED: dict[str, str | int] = {"good": "apple", "seat": 1, "turn": 2, "sheriff": 0, "phase": "market", "source": "left"}
PARAMETERS: dict[str, str | int] = {**dict.fromkeys(NUMBERS, 2), **NAMED, "pile": "left"}
"""Everything that some refusal tells."""
OFFER = Offer(3, 0, 0, (GiveGold(5), AskPass(0)))
ACTIONS: tuple[Action | None, ...] = (
    None,
    a.OpenMarket(2),
    a.SetAside(Goods({})),
    a.SetAside(Goods({"apple": 2, "silk": 1})),
    a.Draw("deck"),
    a.Draw("left"),
    a.Discard("right", ("bread", "bread")),
    a.PlaceCards("discard", ("bread",)),
    a.LoadBag(Goods({"cheese": 3})),
    a.Declare("chicken", 4),
    a.Propose(1, (GiveGold(4), AskPass(1))),
    a.Propose(1, (AskOpen(0), PromiseNext(1, 2, "pass"))),
    a.Propose(0, (GiveGold(7), AskPass(0))),
    a.Propose(0, (AskPass(0),)),
    a.Accept(3),
    a.Refuse(8),
    a.Withdraw(3),
    a.Pledge(2, "open"),
    a.Pledge(0, None, "You will like it."),
    a.Pass(2),
    a.Pass(0, 3),
    a.Inspect(1),
    a.Pay(Goods({"apple": 1})),
    Claim("silk"),
    Claim(None),
    ProposeSplit(2, Goods({"apple": 1})),
    AcceptSplit(1),
    CallSplit(),
)
"""One of each kind, and of each way to tell it."""


def narration() -> dict[str, str]:
    """The text of each file by its path."""
    people: list[dict[str, tuple[str, ...]]] = [
        dict.fromkeys(languages(), NAMES),
        {language: _company(language) for language in languages()},
    ]
    said = {
        "sounds": {word: sound(word) for word in (*NAMES, *SOUNDS)},
        "plurals": {language: _plurals(language) for language in languages()},
        "tables": [_table(ruleset, seed, people[min(seed, 2) - 1]) for seed, ruleset in enumerate(_tables(), 1)],
        "sayings": {language: _sayings(language, people[1][language]) for language in languages()},
        "saying": SAYING,
        "refusals": {language: _refusals(language) for language in languages()},
        "parameters": PARAMETERS,
        "actions": [_action(action) for action in ACTIONS],
        "offer": to_plain(OFFER),
        "deputies": _deputy_words(),
    }
    return {f"{HOME}/narration.json": json.dumps(said, ensure_ascii=False, indent=1) + "\n"}


def _deputy_words() -> list[dict[str, Any]]:
    """Every event of a game with deputies, as all see it, and whether it is told."""
    words, steps = DeputyWords(), list[Step]()
    ruleset = compose(*PLAYED[1])
    play_game(ruleset, ("random",) * ruleset.players, 1, watch=steps.append)
    return [
        {"event": to_plain(event.as_seen_by(None)), "is_told": words.is_news(event)}
        for step in steps
        for event in step.events
    ]


def _company(language: str) -> tuple[str, ...]:
    narrator = Narrator(language, ())
    return (*(narrator.text(f"character-{id.replace('_', '-')}-call") for id in CHARACTERS), "Hélène")


def _sayings(language: str, names: tuple[str, ...]) -> dict[str, str]:
    """The first line of every intent of every character, by 'character intent'."""
    narrator = Narrator(language, names)
    voices = [(character, intent) for character, intents in LINES.items() for intent in intents]
    scenes = [line[:2] for scene in SCENES for line in (scene.line, scene.answer) if scene.variant == 1]
    recalls = [(character, f"{RECALL}{what}") for character in CHARACTERS for what in IMPRESSIONS]
    return {
        f"{character} {intent}": narrator.saying(Saying(0, character, intent, 1, SAYING))
        for character, intent in (*voices, *scenes, *recalls)
    }


def _tables() -> list[Ruleset]:
    """Games in which every event is met: two by hand, and one with all other options that bring events."""
    played = {option for *_, options in PLAYED for option in options}
    others = tuple(option.id for option in OPTIONS.values() if option.events and option.id not in played)
    return [compose(*mix) for mix in (*PLAYED, *((("second", 4, others),) if others else ()))]


def _plurals(language: str) -> dict[str, list[str]]:
    """Every good in every number, by the message that says so."""
    narrator = Narrator(language, NAMES)
    said = {good: [narrator.good(good, count) for count in COUNTS] for good in PRINTED_ORDER}
    said |= {"gold": [narrator.gold(count) for count in COUNTS], "cards": [narrator.cards(count) for count in COUNTS]}
    return {"counts": list(map(str, COUNTS)), "points": [narrator.points(count) for count in COUNTS], **said}


def _table(ruleset: Ruleset, seed: int, people: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    """A few of each kind of event in some games, as a merchant and a spectator read them."""
    steps: list[Step] = []
    for game in range(GAMES):
        play_game(ruleset, ("random",) * ruleset.players, seed + game, watch=steps.append)
    events = _some_of_each([event for step in steps for event in step.events])
    events += [OfferMade(Offer(7, 1, 0, _words(), 3)), OfferMade(Offer(8, 1, 1, (GiveGold(4), *_words())))]
    names = {language: sitting[: ruleset.players] for language, sitting in people.items()}
    narrators = {language: Narrator(language, names[language], ruleset) for language in languages()}
    return {
        "ruleset": to_plain(ruleset),
        "names": names,
        "lines": [_line(narrators, event, viewer) for event in events for viewer in (1, None)],
        "scores": [
            {"score": to_plain(score), "said": {key: one.score(score, 1) for key, one in narrators.items()}}
            for event in events
            if isinstance(event, GameEnded)
            for score in event.scores
        ],
    }


def _words() -> tuple[PromiseNext | Words, ...]:
    return (PromiseNext(1, 0, "pass"), PromiseNext(0, 1, "open"), Words(1, "You have my word."))


def _some_of_each(events: list[Event]) -> list[Event]:
    seen: Counter[type] = Counter()
    chosen = []
    for event in events:
        seen[type(event)] += 1
        if seen[type(event)] <= PER_KIND:
            chosen.append(event)
    return chosen


def _line(narrators: dict[str, Narrator], event: Event, viewer: int | None) -> dict[str, Any]:
    seen = event.as_seen_by(viewer)
    said = {language: narrator.event(event, viewer) for language, narrator in narrators.items()}
    return {"viewer": viewer, "event": to_plain(seen), "said": said}


def _action(action: Action | None) -> dict[str, Any]:
    """An action of the second seat, told to nobody and to that seat."""
    told = {
        language: [action_told(Narrator(language, NAMES), action, 1, (OFFER,), viewer) for viewer in (None, 1)]
        for language in languages()
    }
    return {"action": None if action is None else to_plain(action), "said": told}


def _refusals(language: str) -> dict[str, str]:
    narrator = Narrator(language, NAMES)
    return {code: narrator.refusal(Refusal(code, rule, PARAMETERS), 1) for code, rule in refusal_codes().items()}
