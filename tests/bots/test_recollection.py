"""What a character remembers of a person: from whole games, fading, and what a mind and a voice make of it."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from nottingham import compose
from nottingham.bots.characters import TUCK
from nottingham.bots.mind.beliefs import chance_of_deal, chance_of_lie, chance_of_opening, trust
from nottingham.bots.mind.memory import Memory
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.recalling import recall
from nottingham.bots.mind.thought import Thought
from nottingham.bots.recollection import GAMES_MOST, Met, Recollection, impression, recollection
from nottingham.bots.registry import BOTS
from nottingham.bots.simulate import play_game
from nottingham.bots.voice.company import Company
from nottingham.rules.engine.events import RoundStarted
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import Step
from nottingham.story.conduct import SIZES, Conduct, conducts
from nottingham.story.habits import Tally
from tests.bots.test_sheriff import lone_bag
from tests.bots.thoughts import memory_of, thought_of

NEVER = (0.0, 0.0, 0.0, 0.0, 0.0)
STRANGER = Recollection(
    seat=0,
    met=1_700_000_000_000,
    games=1.0,
    lies=NEVER,
    truths=NEVER,
    caught=NEVER,
    let_in=NEVER,
    searched=NEVER,
    waved=NEVER,
    bribes=0.0,
    bribes_gold=0.0,
    kept=0.0,
    broken=0.0,
    owed=0.0,
)
OFTEN = (0.0, 0.0, 2.0, 2.0, 2.0)


def whole_game(seed: int = 3) -> tuple[tuple[Event, ...], Tally]:
    steps: list[Step] = []
    rules = compose("second", 4)
    play_game(rules, ("promiser", "tuck", "prince_john", "much"), seed, watch=steps.append)
    tally = Tally(rules)
    for step in steps:
        tally(step)
    return tuple(event for step in steps for event in step.events), tally


def test_conduct_agrees_with_what_was_counted_otherwise() -> None:
    events, tally = whole_game()
    for seat, conduct in enumerate(conducts(compose("second", 4), events)):
        habits = tally.habits[seat]
        assert sum(conduct.lies) == habits.lies
        assert sum(conduct.lies) + sum(conduct.truths) == habits.bags
        assert sum(conduct.caught) == habits.gate_caught
        assert sum(conduct.caught) + sum(conduct.searched) == habits.gate_opened
        assert sum(conduct.kept) + sum(conduct.broken) <= habits.kept + habits.broken
        assert conduct.kept[seat] == conduct.broken[seat] == conduct.owed[seat] == 0


def test_conduct_is_what_the_whole_table_saw() -> None:
    events, _ = whole_game()
    rules = compose("second", 4)
    assert conducts(rules, [event.as_seen_by(None) for event in events]) == conducts(rules, events)


def conduct(**more: int) -> Conduct:
    fields = ("lies", "truths", "caught", "let_in", "searched", "waved", "kept", "broken", "owed")
    made = msgspec.convert({field: [0] * SIZES for field in fields}, Conduct)
    for field, count in more.items():
        getattr(made, field)[1] = count
    return made


def test_it_counts_half_after_two_games_and_hardly_after_eight() -> None:
    met = [Met(1000 - age, conduct(), 1) for age in range(12)]
    for age, left in ((0, 1.0), (1, 0.71), (2, 0.5), (4, 0.25)):
        known = recollection(0, [*met[:age], Met(5, conduct(broken=1, lies=1), 1), *met[age:]])
        assert known is not None
        assert (known.broken, known.lies[1]) == (left, left)
    known = recollection(0, [*met[:GAMES_MOST], Met(5, conduct(broken=1), 1)])
    assert known is not None
    assert (known.broken, known.met) == (0.0, 1000)
    assert recollection(0, []) is None


def test_words_to_somebody_else_are_not_remembered() -> None:
    known = recollection(0, [Met(5, conduct(broken=1, kept=2), 2)])
    assert known is not None
    assert (known.broken, known.kept) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("known", "stands_out"),
    [
        (STRANGER, None),
        (replace(STRANGER, broken=1.0, owed=1.0, lies=OFTEN), "broken"),
        (replace(STRANGER, owed=0.7), "owed"),
        (replace(STRANGER, kept=1.0, broken=0.5, truths=OFTEN), "friend"),
        (replace(STRANGER, lies=OFTEN, truths=(0.0, 1.0, 1.0, 1.0, 0.0)), "liar"),
        (replace(STRANGER, truths=OFTEN), "friend"),
        (replace(STRANGER, lies=(1.0, 0.0, 0.0, 0.0, 0.0)), None),
    ],
)
def test_a_broken_word_stands_out_before_all_else(known: Recollection, stands_out: str | None) -> None:
    assert impression(known) == stands_out


# --- in a mind


def thought_with(known: Recollection) -> Thought:
    """Of the Sheriff, before whom stands the bag of the person who is remembered."""
    at = lone_bag()
    memory = recall(memory_of(at, 0), (replace(known, seat=1),))
    return thought_of(at, 0, memory=memory)


def test_a_mind_expects_what_it_has_seen_before_of_that_person_alone() -> None:
    before = thought_with(STRANGER)
    liar = thought_with(replace(STRANGER, lies=OFTEN))
    strict = thought_with(replace(STRANGER, searched=OFTEN, caught=OFTEN))
    venal = thought_with(replace(STRANGER, bribes=2.0, bribes_gold=6.0))
    false = thought_with(replace(STRANGER, broken=1.0))
    assert chance_of_lie(liar, 1) > chance_of_lie(before, 1) + 0.05
    assert chance_of_opening(strict, 4, (1,)) > chance_of_opening(before, 4, (1,)) + 0.1
    assert chance_of_deal(venal, 5, (1,)) > chance_of_deal(before, 5, (1,)) + 0.1
    assert trust(false, 1) < trust(before, 1)
    assert false.feud(1) > before.feud(1) == 1
    for other in range(2, liar.ruleset.players):
        assert liar.memory.habits[other].lying.seen == before.memory.habits[other].lying.seen


class Remembering(Mind):
    """Somebody with an evening behind them."""

    def begin(self, ruleset: Ruleset, seat: Seat) -> Memory:
        return self.recall(super().begin(ruleset, seat), (replace(STRANGER, lies=OFTEN, broken=2.0),))


def test_a_game_with_the_same_memory_is_the_same_game_and_without_it_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "remembering", Remembering(TUCK))
    rules = compose("second", 3)

    def moves(bot: str) -> list[object]:
        return [play_game(rules, ("bold_mixer", bot, "much"), seed).moves for seed in range(3)]

    assert moves("remembering") == moves("remembering")
    assert moves("remembering") != moves("tuck")


# --- in a voice


def greetings(*recalled: tuple[int, Recollection]) -> list[tuple[int, str]]:
    company = Company(compose("second", 4), (None, "tuck_gentle", "guy", "much"), 1, recalled=recalled)
    return [(saying.seat, saying.intent) for saying in company.hear(RoundStarted(1))]


def test_who_remembers_greets_by_it_and_the_others_as_ever() -> None:
    false = replace(STRANGER, broken=1.0)
    assert dict(greetings((1, false)))[1] == "recall_broken"
    assert {intent for seat, intent in greetings((1, false)) if seat != 1} == {"greet"}
    assert {intent for _, intent in greetings((1, STRANGER))} == {"greet"}
    everybody = greetings(*((seat, false) for seat in (1, 2, 3)))
    assert [intent for _, intent in everybody].count("recall_broken") == 2
