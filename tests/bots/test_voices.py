"""The characters talk like good company: seldom, in turn, never twice the same, and never about what is secret."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from random import Random
from typing import Literal

import pytest

from nottingham import Event, Step, compose
from nottingham.bots.bot import SetPhrase
from nottingham.bots.characters import CHARACTERS as MINDS
from nottingham.bots.simulate import play_game
from nottingham.bots.voice.company import Company, Line
from nottingham.bots.voice.hearing import Hearing
from nottingham.bots.voice.impulses import impulses, retorts
from nottingham.bots.voice.lines import AMONG_BROTHERS, BROTHERS, LINES, OF_AN_ABSENT_BROTHER, TASTES, lines_in
from nottingham.bots.voice.phrases import INTENTS as PHRASE_ANSWERS
from nottingham.bots.voice.phrases import answers_to
from nottingham.locales import languages
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import CHARACTERS, Saying
from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import Act, AskOpen, AskPass, AskRefuse, Deal, GiveGold, Offer, Promise, PromiseNext
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.options.black_market.rule import BlackMarketClaimed
from nottingham.rules.options.deputies.rule import LootShared
from nottingham.server.protocol.primitives import PHRASES
from nottingham.worlds import possible_history
from tests.fluent_files import read
from tests.two_worlds import random_game
from tests.unit.test_locales import told_of

BAG = {"good", "count"}
BRINGS: dict[str, set[str]] = {
    "accept": {"to"}, "accuse": {"about", *BAG}, "away": {"to"}, "badge": set(), "bait": {"to", "about"},
    "balk": {"to"}, "barter": {"to"}, "broke": {"to"}, "broken": {"to"}, "caught": {"to", *BAG}, "console": {"to"},
    "crown": {"crown"}, "declare": {"to", *BAG}, "demand": {"to", "gold"}, "deputy": {"to"}, "fooled": {"to"},
    "gloat": {"to", *BAG}, "good_game": {"to"}, "greet": set(), "history": {"about", "times"}, "honest": {"to"},
    "last": set(), "lavish": {"to", "gold"}, "odds": {"about", "percent", *BAG}, "offer": {"to", "gold"},
    "paid": {"to", "gold"}, "plead": {"to"}, "promise": {"to"}, "raise": {"to", "gold"}, "refuse": {"to"},
    "retort": {"to"}, "rival": {"to", "crown"}, "rue": {"to"}, "scoff": {"about", "to"}, "shrug": {"to"},
    "again": {"to", "times", *BAG}, "differ": {"to"}, "excuse": {"to"}, "lacking": {"to"}, "loot": {"to", "gold"},
    "overpaid": {"to", "gold"}, "peace": {"to"}, "revenge": {"to"}, "sold": {"to"}, "too_late": {"to"}, "treasure": BAG,
    "envy": {"to"}, "vindicated": {"to"}, "brother": {"to"}, "reunion": set(),
    "lower": {"to", "gold"}, "firm": {"to", "gold"}, "auction": {"to", "gold"}, "owed": {"to"}, "pact": {"to"},
    "marvel": {"to"}, "narrow": {"to"}, "heeds": {"to"}, "deaf": {"to"}, "welcome": {"to"},
    "puzzled": {"to"}, "shakes": {"to"}, "coy": {"to"}, "unhurried": {"to"}, "patient": {"to"}, "winces": {"to"},
    "salutes": {"to"},
    "swear": {"to"}, "taunt": {"to"}, "thank": {"to"}, "threaten": {"to", "gold"}, "time": set(), "won": set(),
}  # fmt: skip
"""The parameters that come with each intent."""
VALUES: dict[str, str | int] = {
    "to": 1, "about": 2, "good": "chicken", "count": 5, "gold": 7, "times": 2, "percent": 45, "crown": "cheese",
}  # fmt: skip
PEOPLE = ("Guy", "Élise", "Isabel de Nottingham", "Tuck")
TABLES = (("tuck", "will", "guy", "steward"), ("prince_john", "much", "john", "marian"))
LONGEST = 110
NUMBERED = {"goods", "goods_begins", "gold", "gold_begins", "gold_object", "times", "times_begins", "percent"}
"""Variables that change with a number."""


def all_lines() -> Iterable[Line]:
    for character, intents in LINES.items():
        for intent, variants in intents.items():
            for variant in range(1, variants + 1):
                yield character, intent, variant


# --- the lines ---------------------------------------------------------------------------------------------------


def test_those_who_play_are_those_who_talk() -> None:
    assert set(LINES) == set(TASTES) == set(CHARACTERS) == set(MINDS)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_lines(language: str) -> None:
    assert lines_in(language) == LINES


def test_every_intent_is_somebodys_and_every_line_uses_what_its_intent_brings() -> None:
    assert {intent for intents in LINES.values() for intent in intents} == set(BRINGS)
    for character, intent, variant in all_lines():
        brings = BRINGS[intent] | ({"goods"} if "good" in BRINGS[intent] else set())
        assert told_of(variables_of("en", (character, intent, variant))) <= brings, (character, intent, variant)


def test_common_occasions_have_more_lines_than_rare_ones() -> None:
    for character, intents in LINES.items():
        assert intents["declare"] >= 4, character
        assert all(intents[intent] >= 3 for intent in ("badge", "caught", "away", "honest", "gloat", "rue", "retort"))


def variables_of(language: str, line: Line) -> set[str]:
    character, intent, variant = line
    return read(language)[f"voice-{character}-{intent}-{variant}".replace("_", "-")].variables


def said_in(narrator: Narrator, line: Line, **numbers: int) -> str:
    """A line with what it uses and nothing else: most lines have no number in them, and names take long."""
    told = told_of(variables_of(narrator.language, line))
    used = told | (BAG if "goods" in told else set())
    parameters = {name: value for name, value in (VALUES | numbers).items() if name in used}
    return narrator.saying(Saying(0, *line, parameters))


@pytest.mark.parametrize("language", languages())
def test_every_line_renders_with_awkward_numbers(language: str) -> None:
    narrator = Narrator(language, PEOPLE)
    for line in all_lines():
        for number in (0, 1, 2, 5, 12, 22, 101, 1000) if variables_of(language, line) & NUMBERED else (1,):
            said = said_in(narrator, line, count=number, gold=number, times=number, percent=number)
            assert said, line
            assert said == said.strip()
            assert not any(wrong in said for wrong in ("{", "$", "  ", "\n")), said
            assert len(said) <= LONGEST + len("Isabel de Nottingham"), said


@pytest.mark.parametrize("language", languages())
def test_no_two_lines_are_the_same(language: str) -> None:
    narrator = Narrator(language, PEOPLE)
    said = Counter(said_in(narrator, line) for line in all_lines())
    assert [line for line, times in said.items() if times > 1] == []


def test_most_lines_are_short() -> None:
    for language in languages():
        narrator = Narrator(language, ("Will", "Guy", "Much"))
        lengths = [len(said_in(narrator, line)) for line in all_lines()]
        assert sum(length < 90 for length in lengths) > 0.98 * len(lengths)


def test_a_character_is_called_by_the_short_name_and_people_by_theirs() -> None:
    french = Narrator("fr", ("Frère Tuck", "Guy de Gisbourne", "Odile"))
    assert [french.called(seat) for seat in range(3)] == ["Tuck", "Guy", "Odile"]
    assert french.character("prince_john") == "Prince Jean"
    assert french.character_explained("much").startswith("Le fils du meunier")
    assert french.character("old_boot") == "old boot"
    assert not french.character_explained("old_boot")


def test_polish_calls_characters_in_the_vocative_and_people_by_what_they_typed() -> None:
    polish = Narrator("pl", ("Braciszek Tuck", "Mały John", "Książę Jan", "Ola"))
    said = [polish.saying(Saying(0, "tuck", "swear", 1, {"to": seat})) for seat in range(1, 4)]
    names = ("Mały Johnie", "Książę", "Ola")
    assert said == [f"Na moją wieczerzę, {name}, a\u00a0z\u00a0wieczerzy nie żartuję." for name in names]
    bait = polish.saying(Saying(0, "tuck", "bait", 2, {"to": 1, "about": 2}))
    assert bait.startswith("Mały Johnie, niech Książę pokaże torbę.")  # who is spoken of stays as they are


def test_a_saying_of_a_stranger_is_silence() -> None:
    assert not Narrator("en", PEOPLE).saying(Saying(0, "robin", "greet", 1))


def test_people_say_phrases_by_code() -> None:
    polish = Narrator("pl", PEOPLE)
    assert polish.phrase("deal") == "Umowa stoi?"
    assert polish.phrase("deal", to=0) == "(do: Guy) Umowa stoi?"
    assert polish.phrase("unheard_of") == "unheard of"


# --- what comes with an impulse ----------------------------------------------------------------------------------


def test_an_impulse_brings_what_its_lines_need() -> None:
    met = set()
    for players, options in ((4, ()), (4, ("time_limit",)), (4, ("black_market",)), (6, ("deputies",))):
        for seed in range(3):
            ruleset = compose("second", players, options)
            hearing = Hearing(ruleset)
            for event in random_log(players, seed, options):
                for impulse in impulses(event.as_seen_by(None), hearing):
                    assert set(impulse.parameters) == BRINGS[impulse.intent], impulse
                    assert impulse.seat not in (impulse.parameters.get("to"), impulse.parameters.get("about"))
                    met.add(impulse.intent)
                hearing.read(event.as_seen_by(None))
    answers = {"excuse", "heeds", "deaf", *PHRASE_ANSWERS.values(), *AMONG_BROTHERS.values()}
    assert {*met, *answers} >= set(BRINGS) - {"raise", "broke", "narrow"}
    (poor,) = impulses(e.GoodsPaid(1, 2, Goods({"apple": 1}), Goods({})), hearing)
    assert (poor.seat, poor.intent, poor.parameters) == (1, "broke", {"to": 2})
    assert retorts(0, "taunt", {"to": 2})[0].seat == 2
    assert retorts(0, "bait", {"to": 2, "about": 3})[0].seat == 3
    assert retorts(0, "broken", {"to": 2})[0].intent == "shrug"
    assert retorts(0, "lacking", {"to": 2})[0].intent == "excuse"
    assert retorts(0, "shrug", {"to": 2})[0].intent == "broken"
    assert retorts(0, "thank", {"to": 2}) == []


def scores(*totals: int) -> tuple[Score, ...]:
    places = sorted(totals, reverse=True)
    return tuple(
        Score(seat, total, 0, 0, 0, (), {}, 0, 0, total, places.index(total) + 1) for seat, total in enumerate(totals)
    )


def hearing_with(ruleset: Ruleset, **known: object) -> Hearing:
    """A hearing at a moment of which this is known."""
    hearing = Hearing(ruleset)
    for name, value in known.items():
        assert hasattr(hearing, name)
        setattr(hearing, name, value)
    return hearing


def said_of(hearing: Hearing, *events: Event) -> list[tuple[int, str, int | str | None]]:
    """Who is moved to say what to whom by the last of these events."""
    for event in events[:-1]:
        hearing.read(event)
    return [(one.seat, one.intent, one.parameters.get("to")) for one in impulses(events[-1], hearing)]


def opened(seat: int, text: str, *, is_truthful: bool = False) -> e.BagOpened:
    return e.BagOpened(seat, Goods.counting(text.split()), is_truthful=is_truthful)


def test_who_was_sold_and_opened_says_so_to_the_seller_and_takes_revenge_later() -> None:
    hearing = Hearing(compose("second", 4))
    sale = e.DealMade(Deal(1, 2, (3,), (GiveGold(4), AskOpen(0))))
    round_one = (e.MarkerPassed((3,)), e.RoundStarted(2), e.Declared(0, "apple", 2), sale)
    assert (0, "sold", 2) in said_of(hearing, *round_one, opened(0, "apple silk"))
    hearing.read(opened(0, "apple silk"))
    assert hearing.owed == {(0, 2)}
    round_two = (e.MarkerPassed((0,)), e.RoundStarted(3), e.Declared(2, "bread", 2))
    said = said_of(hearing, *round_two, opened(2, "bread silk"))
    assert (0, "revenge", 2) in said
    assert not any(intent == "gloat" for _, intent, _ in said)


def test_who_was_sold_and_is_honest_thanks_whoever_paid_first() -> None:
    hearing = Hearing(compose("second", 4))
    first = e.DealMade(Deal(1, 2, (3,), (GiveGold(4), AskRefuse(0))))
    again = e.DealMade(Deal(2, 1, (3,), (GiveGold(1), AskOpen(0))))
    begun = (e.MarkerPassed((3,)), e.RoundStarted(2), e.Declared(0, "apple", 2), first, again)
    assert (0, "vindicated", 2) in said_of(hearing, *begun, opened(0, "apple apple", is_truthful=True))


def test_a_card_of_the_black_market_is_everybodys_talk() -> None:
    hearing = Hearing(compose("second", 4, ("black_market",)))
    said = said_of(hearing, BlackMarketClaimed(1, "silk", 34))
    assert {(seat, intent) for seat, intent, _ in said} == {(1, "treasure"), (0, "envy"), (2, "envy"), (3, "envy")}


def test_a_price_makes_peace() -> None:
    hearing = hearing_with(compose("second", 4), owed={(0, 2)})
    price = e.DealMade(Deal(1, 2, (0,), (GiveGold(4), AskPass(2))))
    assert (0, "peace", 2) in said_of(
        hearing, e.MarkerPassed((0,)), e.RoundStarted(2), e.Declared(2, "apple", 2), price
    )
    hearing.read(price)
    assert not hearing.owed


def test_a_price_far_too_high_is_laughed_at_once_it_is_seen() -> None:
    for hidden, is_dear in ((0, True), (1, True), (2, False)):
        hearing = Hearing(compose("second", 4))
        begun = (e.MarkerPassed((0,)), e.RoundStarted(2), e.Declared(2, "apple", 3))
        passed = e.BagPassed(2, Goods({"apple": 3 - hidden}), hidden, Sealed((2,), Goods({"silk": hidden})))
        said = said_of(hearing, *begun, e.DealMade(Deal(1, 2, (0,), (GiveGold(12), AskPass(2)))), passed)
        assert ((1, "overpaid", 2) in said) is is_dear


def test_a_great_run_for_a_few_coins_is_everybodys_talk() -> None:
    for gold, is_fooled in ((4, True), (8, False)):
        hearing = Hearing(compose("second", 4))
        begun = (e.MarkerPassed((0,)), e.RoundStarted(2), e.Declared(2, "apple", 5))
        passed = e.BagPassed(2, Goods({"apple": 1}), 4, Sealed((2,), Goods({"silk": 4})))
        said = said_of(hearing, *begun, e.DealMade(Deal(1, 2, (0,), (GiveGold(gold), AskPass(2)))), passed)
        assert ((0, "fooled", 2) in said) is is_fooled
        assert (2, "away", 0) in said


def test_a_bag_in_one_deputys_hands_is_talked_of_with_that_one() -> None:
    hearing = Hearing(compose("second", 6))
    bribe = e.OfferMade(Offer(1, 2, 2, (GiveGold(4), AskPass(2))))
    begun = (e.MarkerPassed((0, 1)), e.RoundStarted(2), e.Declared(2, "apple", 3), e.BagLeftTo(2, 1))
    assert said_of(hearing, *begun, bribe) == [(2, "offer", 1)]
    hearing.read(bribe)
    assert {seat for seat, intent, _ in said_of(hearing, e.OfferEnded(1, "refused")) if intent == "refuse"} == {1}


def test_halves_are_talked_of_only_where_both_deputies_have_the_same_gold() -> None:
    for first, said in ((9, []), (10, [(1, "loot", 0), (0, "loot", 1)])):
        hearing = hearing_with(compose("second", 6, ("deputies",)), deciders=(0, 1))
        shares = [
            LootShared(seat, gold, Goods({}), 0, Sealed((0, 1), Goods({}))) for seat, gold in ((0, first), (1, 10))
        ]
        assert said_of(hearing, shares[0]) == []
        assert said_of(hearing, *shares) == said


def test_there_is_no_next_time_in_the_last_round() -> None:
    ruleset = compose("second", 4)
    promise = e.PromiseMade(Promise(1, 2, 0, "pass", "", ruleset.rounds))
    assert said_of(hearing_with(ruleset, round=1), promise) == [(2, "promise", 0)]
    assert {intent for _, intent, _ in said_of(hearing_with(ruleset, round=ruleset.rounds), promise)} == {"too_late"}


@pytest.mark.parametrize(
    ("act", "fate", "said"),
    [
        ("pass", "kept", [(0, "thank", 2)]),
        ("pass", "broken", [(0, "broken", 2), (2, "shrug", 0)]),
        ("open", "kept", []),
        ("open", "broken", [(0, "thank", 2)]),
    ],
)
def test_thanks_are_for_being_let_pass_and_not_for_being_opened_as_promised(
    act: Act, fate: Literal["kept", "broken"], said: list[tuple[int, str, int]]
) -> None:
    promise = e.PromiseMade(Promise(1, 2, 0, act, "", 1))
    assert said_of(Hearing(compose("second", 4)), promise, e.PromiseJudged(1, fate)) == said


def at_the_gate(*more: Event) -> tuple[Event, ...]:
    return e.MarkerPassed((3,)), e.RoundStarted(2), e.Declared(0, "apple", 2), *more


def own_offer(number: int, gold: int) -> e.OfferMade:
    return e.OfferMade(Offer(number, 0, 0, (GiveGold(gold), AskPass(0))))


def demand(number: int, gold: int) -> e.OfferMade:
    return e.OfferMade(Offer(number, 0, 3, (GiveGold(gold), AskPass(0))))


@pytest.mark.parametrize(
    ("between", "intent"), [((), "offer"), ((e.OfferEnded(1, "refused"),), "raise"), ((demand(2, 9),), "raise")]
)
def test_a_hard_bargain_is_complained_of_only_after_an_answer(between: tuple[Event, ...], intent: str) -> None:
    said = said_of(Hearing(compose("second", 4)), *at_the_gate(own_offer(1, 3)), *between, own_offer(3, 5))
    assert said == [(0, intent, 3)]


@pytest.mark.parametrize(("gold", "intents"), [(9, {"lower"}), (18, {"lower", "firm"}), (21, {"firm"})])
def test_a_price_on_its_way_down_has_words_of_its_own(gold: int, intents: set[str]) -> None:
    said = said_of(Hearing(compose("second", 4)), *at_the_gate(demand(1, 19), own_offer(2, 6)), demand(3, gold))
    assert {intent for _, intent, _ in said} == intents


def test_who_is_bid_against_is_asked_with_the_bid() -> None:
    bid = e.OfferMade(Offer(1, 1, 1, (GiveGold(7), AskOpen(0))))
    hearing = Hearing(compose("second", 4))
    for event in at_the_gate(bid):
        hearing.read(event)
    (asked,) = impulses(demand(2, 12), hearing)
    assert (asked.seat, asked.intent, asked.parameters) == (3, "auction", {"to": 0, "gold": 7})


def test_a_gate_that_is_owed_is_called_in_until_it_is_paid() -> None:
    hearing = Hearing(compose("second", 4))
    promise = Promise(1, 3, 0, "pass", "", 1)
    begun = (e.RoundStarted(1), e.PromiseMade(promise), e.MarkerPassed((3,)), e.RoundStarted(2))
    declared = e.Declared(0, "apple", 2)
    assert (0, "owed", 3) in said_of(hearing, *begun, declared)
    for event in (declared, e.PromiseJudged(1, "kept"), e.RoundStarted(3)):
        hearing.read(event)
    assert (0, "owed", 3) not in said_of(hearing, declared)


def test_an_offer_with_a_promise_is_called_a_pact() -> None:
    swears = e.OfferMade(Offer(1, 0, 0, (GiveGold(2), AskPass(0), PromiseNext(0, 3, "pass"))))
    assert (0, "pact", 3) in said_of(Hearing(compose("second", 4)), *at_the_gate(), swears)


GREAT_MOMENTS: dict[str, tuple[tuple[Event, ...], Event]] = {
    "a great haul": ((), e.BagPassed(0, Goods({"apple": 1}), 3, Sealed((0,), Goods({"silk": 3})))),
    "a great catch": ((), e.BagOpened(0, Goods({"apple": 1, "silk": 3}), is_truthful=False)),
    "a crown lost": (
        (
            e.RoundStarted(7),
            e.BagPassed(1, Goods({"apple": 5}), 0, Sealed((1,), Goods({}))),
            e.RoundEnded(7),
            e.BagPassed(2, Goods({"apple": 6}), 0, Sealed((2,), Goods({}))),
            e.BagPassed(0, Goods({"apple": 4}), 0, Sealed((0,), Goods({}))),
        ),
        e.RoundEnded(7),
    ),
    "a narrow end": ((), e.GameEnded((Goods({}),) * 4, scores(120, 119, 118, 60), (0,))),
}


@pytest.mark.parametrize("moment", GREAT_MOMENTS)
def test_a_great_moment_has_three_voices(moment: str) -> None:
    before, event = GREAT_MOMENTS[moment]
    for seed in range(12):
        company = Company(compose("second", 4), TABLES[0], seed)
        for earlier in (*at_the_gate(), *before):
            company.hear(earlier)
        assert len({saying.seat for saying in company.hear(event)}) == 3, (moment, seed)


def test_a_groan_is_for_who_was_nearly_there() -> None:
    said = said_of(Hearing(compose("second", 4)), GREAT_MOMENTS["a narrow end"][1])
    assert said == [(0, "won", None), (1, "narrow", 0), (2, "narrow", 0), (3, "good_game", 0)]


@pytest.mark.parametrize(
    ("phrase", "answer"),
    [
        (SetPhrase(1, "let_me_pass"), (0, "heeds")),
        (SetPhrase(1, "open_it", 2), (0, "heeds")),
        (SetPhrase(1, "thank_you", 2), (2, "welcome")),
        (SetPhrase(1, "liar", 3), (3, "retort")),
        (SetPhrase(1, "trust_me", 2), (2, "deaf")),
        (SetPhrase(1, "too_much"), (0, "heeds")),
        (SetPhrase(1, "threat", 2), (2, "retort")),
        (SetPhrase(1, "hello", 3), (3, "greet")),
        (SetPhrase(1, "puzzling", 3), (3, "puzzled")),
        (SetPhrase(1, "too_little", 2), None),
        (SetPhrase(1, "deal"), (0, "shakes")),
        (SetPhrase(1, "make_me_an_offer", 2), (2, "coy")),
        (SetPhrase(1, "hurry_up"), (0, "unhurried")),
        (SetPhrase(1, "one_moment", 3), (3, "patient")),
        (SetPhrase(1, "ouch", 0), (0, "winces")),
        (SetPhrase(1, "good_game", 3), (3, "salutes")),
        (SetPhrase(1, "among_people"), None),
    ],
)
def test_set_phrases_are_answered_by_character(phrase: SetPhrase, answer: tuple[int, str] | None) -> None:
    """Tuck is Sheriff and all ears, Guy is deaf; a person sits between them."""
    hearing, heard = hearing_with(compose("second", 4), deciders=(0,)), set[tuple[int, str]]()
    for impulse in answers_to(phrase, hearing, ("tuck", None, "guy", "steward")):
        assert impulse.parameters == {"to": 1}
        heard.add((impulse.seat, impulse.intent))
    assert heard == ({answer} if answer else set())
    company = Company(compose("second", 4), ("tuck", None, "guy", "steward"), 1)
    company.hear(e.MarkerPassed((0,)))
    said = [saying for _ in range(5) for saying in company.answer(phrase)]
    assert bool(said) is (answer is not None)


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("code", PHRASES)
def test_every_set_phrase_from_the_gate_has_an_answer_that_does_not_repeat_itself(code: str, character: str) -> None:
    company = Company(compose("second", 3), (None, character, None), 1)
    for event in (e.RoundStarted(1), e.MarkerPassed((0,))):
        company.hear(event)
    said = [saying for _ in range(20) for saying in company.answer(SetPhrase(0, code, 1))]
    assert said
    assert len({(saying.intent, saying.variant) for saying in said}) == len(said)


@pytest.mark.parametrize("intent", ["shakes", "coy", "unhurried", "patient", "winces", "salutes"])
def test_answers_to_phrases_come_in_more_than_one_wording(intent: str) -> None:
    assert all(intents[intent] >= 2 for intents in LINES.values())
    assert all(LINES["tuck"][heard] >= 3 for heard in ("heeds", "deaf", "welcome"))


def test_too_little_from_the_gate_is_balked_at() -> None:
    hearing = hearing_with(compose("second", 4), deciders=(1,))
    (impulse,) = answers_to(SetPhrase(1, "too_little", 2), hearing, ("tuck", None, "guy", "steward"))
    assert (impulse.seat, impulse.intent) == (2, "balk")


def test_a_sheriff_who_names_nobody_is_answered_by_those_before_the_gate() -> None:
    hearing = hearing_with(compose("second", 4), deciders=(1,))
    answers = answers_to(SetPhrase(1, "liar"), hearing, ("tuck", None, "guy", "steward"))
    assert [(impulse.seat, impulse.intent) for impulse in answers] == [(0, "retort"), (2, "retort"), (3, "retort")]


def test_who_spoke_last_still_answers_a_person() -> None:
    company = Company(compose("second", 4), ("tuck", None, "guy", "steward"), 1)
    company.hear(e.MarkerPassed((0,)))
    retorts = [company.answer(SetPhrase(1, "liar", 0)) for _ in range(6)]
    assert sum(map(bool, retorts)) >= 2  # by Tuck alone, with nobody else between


NO_LONGER = {
    "en": ("soft", "good until"),
    "fr": ("tendre", "si sage"),
    "es": ("blandura", "buena hasta"),
    "pt-BR": ("moleza", "comportei"),
    "pl": ("Miękkie", "dotąd"),
}
"""Words of Guy's and of Marian's that were wrong where they were said."""


@pytest.mark.parametrize("language", languages())
def test_nobody_who_opens_is_called_soft_and_who_was_caught_before_claims_no_virtue(language: str) -> None:
    """A bag on which deputies differ goes to the one who opens it; Marian may be caught twice."""
    narrator, (soft, virtue) = Narrator(language, PEOPLE), NO_LONGER[language]
    assert soft not in said_in(narrator, ("guy", "differ", 1))
    lines = [("marian", intent, one) for intent in ("caught", "last") for one in range(1, LINES["marian"][intent] + 1)]
    assert not any(virtue in said_in(narrator, line) for line in lines)


def test_a_joke_runs_from_the_third_time_on() -> None:
    hearing, heard = Hearing(compose("second", 4)), list[bool]()
    for number in range(1, 5):
        cheese = e.Declared(2, "cheese", 3)
        heard.append((0, "again", 2) in said_of(hearing, e.MarkerPassed((0,)), e.RoundStarted(number), cheese))
        hearing.read(cheese)
    assert heard == [False, False, True, True]


def passed(seat: int, legal: str, hidden: str = "") -> e.BagPassed:
    under = Goods.counting(hidden.split())
    return e.BagPassed(seat, Goods.counting(legal.split()), len(under), Sealed((seat,), under))


def bag_gift(giver: int, legal: str, hidden: str = "") -> e.GoodsGiven:
    under = Goods.counting(hidden.split())
    return e.GoodsGiven(giver, 3, "bag", Goods.counting(legal.split()), len(under), Sealed((giver, 3), under))


@pytest.mark.parametrize(
    ("before", "settled", "is_lie"),
    [
        ((), passed(0, "apple apple"), False),
        ((), passed(0, "apple", "silk"), True),
        ((), passed(0, "apple bread"), True),
        ((bag_gift(0, "apple"),), passed(0, "apple"), False),
        ((bag_gift(0, "bread"),), passed(0, "apple"), True),
        ((bag_gift(0, "", "silk"),), passed(0, "apple"), True),
        ((bag_gift(1, "bread", "silk"),), passed(0, "apple apple"), False),
        ((), opened(0, "apple apple", is_truthful=True), False),
        ((), opened(0, "apple silk"), True),
    ],
)
def test_a_bag_is_a_lie_where_all_saw_what_was_not_declared(
    before: tuple[Event, ...], settled: e.BagPassed | e.BagOpened, is_lie: bool
) -> None:
    hearing = Hearing(compose("second", 4))
    declared = (e.Declared(0, "apple", 2), e.Declared(1, "bread", 2))
    for event in (e.MarkerPassed((3,)), e.RoundStarted(1), *declared, *before):
        hearing.read(event)
    assert hearing.settled_bag(settled).is_lie is is_lie
    hearing.read(settled)
    assert (hearing.bags, hearing.lies) == ({0: 1}, {0: int(is_lie)})


def said_about(hearing: Hearing, seat: int, intent: str) -> dict[str, int | str]:
    """What the table says of a merchant who has just declared two apples."""
    told = impulses(e.Declared(seat, "apple", 2), hearing)
    return next((one.parameters for one in told if one.intent == intent and one.parameters["about"] == seat), {})


def test_talk_of_the_past_is_true() -> None:
    """Who let two lies pass through is remembered for two, and suspected more; who was honest is not."""
    hearing = Hearing(compose("second", 4))
    for number in (1, 2):
        for event in (e.MarkerPassed((3,)), e.RoundStarted(number), *(e.Declared(seat, "apple", 2) for seat in (0, 1))):
            hearing.read(event)
        hearing.read(passed(0, "apple apple"))
        hearing.read(passed(1, "apple", "silk"))
    hearing.read(e.RoundStarted(3))
    assert not said_about(hearing, 0, "history")
    assert said_about(hearing, 1, "history")["times"] == 2
    honest, liar = (said_about(hearing, seat, "odds")["percent"] for seat in (0, 1))
    assert (honest, liar) == (15, 55)


@cache
def random_log(players: int, seed: int, options: tuple[str, ...] = ()) -> tuple[Event, ...]:
    log: list[Event] = []
    ruleset = compose("second", players, options)
    play_game(ruleset, ("random",) * players, seed, watch=lambda step: log.extend(step.events))
    return tuple(log)


# --- whole games -------------------------------------------------------------------------------------------------


@cache
def talk(bots: tuple[str, ...], seed: int) -> tuple[tuple[int, Saying], ...]:
    """Everything said in a game, each with its round."""
    ruleset = compose("second", len(bots))
    company, said, rounds = Company(ruleset, bots, seed), list[tuple[int, Saying]](), [0]

    def watch(step: Step) -> None:
        for event in step.events:
            if isinstance(event, e.RoundStarted):
                rounds.append(event.round)
            said.extend((rounds[-1], saying) for saying in company.hear(event))

    play_game(ruleset, bots, seed, watch=watch)
    return tuple(said)


GAMES = [(table, seed) for table in TABLES for seed in (1, 2, 3)]


@pytest.mark.parametrize(("table", "seed"), GAMES)
def test_nobody_says_a_line_twice_in_a_round_or_speaks_twice_in_a_row(table: tuple[str, ...], seed: int) -> None:
    said = talk(table, seed)
    lines = [(number, one.character, one.intent, one.variant) for number, one in said]
    assert len(set(lines)) == len(lines)
    assert all(one.seat != other.seat for (_, one), (_, other) in pairwise(said) if not one.is_scene)
    in_game = Counter(line[1:] for line in lines)
    assert sum(times > 1 for times in in_game.values()) <= 3


@pytest.mark.parametrize(("table", "seed"), GAMES)
def test_a_game_of_four_is_company_and_not_noise(table: tuple[str, ...], seed: int) -> None:
    said = talk(table, seed)
    assert 25 <= len(said) <= 70
    words = Counter(one.seat for _, one in said)
    assert min(words[seat] for seat in range(4)) >= 4
    assert max(words.values()) <= 0.4 * len(said)


def test_a_line_is_said_again_in_a_later_round_and_never_in_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nottingham.bots.voice.company.ONCE_MORE", 1.0)
    talkers = Company(compose("second", 4), TABLES[0], 1)
    talkers.hear(e.RoundStarted(2))
    said = talkers._said
    said |= {("tuck", "greet", variant): 1 for variant in range(1, LINES["tuck"]["greet"] + 1)}
    assert talkers._fresh_variant("tuck", "greet") is not None
    said |= dict.fromkeys(said, 2)
    assert talkers._fresh_variant("tuck", "greet") is None


def test_what_matters_is_not_lost_in_small_talk() -> None:
    """A bag that lied is hardly ever opened in silence, whatever was said just before."""
    silent = 0
    for seed in range(40):
        company = Company(compose("second", 4), TABLES[0], seed)
        events: tuple[Event, ...] = (e.MarkerPassed((3,)), e.RoundStarted(2), e.Declared(0, "apple", 4))
        for event in (*events, e.Declared(1, "bread", 5), e.Declared(2, "bread", 5)):
            company.hear(event)
        silent += not company.hear(e.BagOpened(0, Goods({"apple": 1, "silk": 3}), is_truthful=False))
    assert silent <= 4


def test_a_race_is_news_when_the_lead_changes_and_the_next_one_is_close() -> None:
    ruleset = compose("second", 4)
    hearing = hearing_with(ruleset, round=ruleset.rounds - 1)
    hearing.stands = {0: Goods({"apple": 6}), 1: Goods({"apple": 5}), 2: Goods({"apple": 1})}
    over = e.RoundEnded(hearing.round)
    crown, rival = impulses(over, hearing)
    assert (crown.seat, crown.intent, crown.parameters) == (0, "crown", {"crown": "apple"})
    assert (rival.seat, rival.intent, rival.parameters) == (1, "rival", {"to": 0, "crown": "apple"})
    hearing.read(over)
    assert [one.weight for one in impulses(over, hearing)] < [crown.weight, rival.weight]


def test_people_talk_for_themselves() -> None:
    company = Company(compose("second", 4), ("tuck", None, "random", "steward_easy"), 1)
    assert company.characters == ("tuck", None, None, "steward")
    said = [saying for event in random_log(4, 5) for saying in company.hear(event)]
    assert {saying.seat for saying in said} == {0, 3}


def test_one_character_among_people_finds_time_to_speak_again() -> None:
    company = Company(compose("second", 4), (None, "guy", None, None), 1)
    said = [saying for event in random_log(4, 5) for saying in company.hear(event)]
    assert 5 <= len(said) <= 60


def test_every_table_can_talk() -> None:
    for players in (3, 5, 6):
        options = ("deputies",) if players == 6 else ()
        table = CHARACTERS[:players]
        company = Company(compose("second", players, options), table, 2)
        log = random_log(players, 3, options)
        assert [saying for event in log for saying in company.hear(event)]


# --- brothers ----------------------------------------------------------------------------------------------------

FAR_AWAY = {
    "en": r"\bmy brother|\babroad\b",
    "fr": r"\bmon frère\b|\bl’étranger\b",
    "es": r"\bmi hermano\b|\bcierta gente\b",
    "pt-BR": r"\bmeu irmão\b|\bcertas pessoas\b",
    "pl": r"\bbrat(?:a|u|em)?\b|\bbratu\b|\bza\sgranicą\b",
}
"""How characters speak of a brother who is not there."""


@pytest.mark.parametrize("language", languages())
def test_every_line_about_an_absent_brother_is_known(language: str) -> None:
    narrator, far_away = Narrator(language, PEOPLE), re.compile(FAR_AWAY[language], re.IGNORECASE)
    found: dict[str, dict[str, frozenset[int]]] = {character: {} for character in BROTHERS}
    for character, intent, variant in all_lines():
        if character not in BROTHERS or intent in AMONG_BROTHERS.values():
            continue
        if far_away.search(said_in(narrator, (character, intent, variant))):
            found[character][intent] = found[character].get(intent, frozenset()) | {variant}
    assert found == OF_AN_ABSENT_BROTHER


def brothers_talk(bots: tuple[str, ...]) -> list[Saying]:
    """What the brothers say at a table over some games."""
    said = (saying for seed in range(24) for saying in sayings(bots, seed, random_log(4, seed % 4)))
    return [saying for saying in said if saying.character in BROTHERS]


def speaks_of_absent(saying: Saying) -> bool:
    return saying.variant in OF_AN_ABSENT_BROTHER[saying.character].get(saying.intent, ())


def test_brothers_at_one_table_talk_to_each_other_and_not_of_each_other() -> None:
    table = ("prince_john", "tuck", "richard", "much")
    said = brothers_talk(table)
    assert [saying for saying in said if speaks_of_absent(saying)] == []
    for character, brother in BROTHERS.items():
        own = [saying for saying in said if saying.character == character]
        assert {saying.intent for saying in own} >= set(AMONG_BROTHERS.values())
        assert {saying.parameters["to"] for saying in own if saying.intent == "brother"} == {table.index(brother)}


@pytest.mark.parametrize("brother", BROTHERS)
def test_a_brother_alone_speaks_of_the_other(brother: str) -> None:
    said = brothers_talk((brother, "tuck", "guy", "much"))
    assert any(map(speaks_of_absent, said))
    assert not {saying.intent for saying in said} & set(AMONG_BROTHERS.values())


# --- secrets -----------------------------------------------------------------------------------------------------


def sayings(bots: tuple[str, ...], seed: int, events: Iterable[Event]) -> list[Saying]:
    company = Company(compose("second", 4), bots, seed)
    return [saying for event in events for saying in company.hear(event)]


@pytest.mark.parametrize("seed", range(4))
def test_two_worlds_sound_the_same(seed: int) -> None:
    """Another game with other cards in every hand and bag, but the same for all to see: the same words."""
    moment = list(random_game(compose("second", 4), seed))[-1]
    history = moment.history(None)
    other = possible_history(history, Random(seed))
    assert list(other) != moment.log
    for table in TABLES:
        said = sayings(table, seed, moment.log)
        assert said
        assert said == sayings(table, seed, other) == sayings(table, seed, history.events)


def test_a_liar_sounds_like_an_honest_merchant() -> None:
    """Over many tables: the words around a declaration and an offer depend on the acts alone, not on the bag."""
    honest, lying = Goods({"apple": 4}), Goods({"apple": 1, "crossbow": 3})
    heard = [Counter(words_at_the_gate(bag, seed) for seed in range(300)) for bag in (honest, lying)]
    assert heard[0] == heard[1]
    assert {intent for words in heard[0] for intent, _ in words} >= {"declare", "swear", "offer", "raise", "plead"}


def words_at_the_gate(bag: Goods, seed: int) -> tuple[tuple[str, int], ...]:
    company = Company(compose("second", 4), TABLES[0], seed)
    events = (
        e.MarkerPassed((3,)),
        e.RoundStarted(2),
        e.BagClosed(0, Sealed((0,), bag)),
        e.Declared(0, "apple", 4),
        e.InspectingBegan(),
        e.OfferMade(Offer(1, 0, 0, (GiveGold(5), AskPass(0)))),
        e.OfferEnded(1, "refused"),
        e.OfferMade(Offer(2, 0, 0, (GiveGold(9), AskPass(0)))),
        e.OfferEnded(2, "refused"),
        e.OfferMade(Offer(3, 0, 3, (GiveGold(12), AskPass(0)))),
        e.OfferEnded(3, "refused"),
    )
    said = [saying for event in events for saying in company.hear(event) if saying.seat == 0]
    return tuple((saying.intent, saying.variant) for saying in said)
