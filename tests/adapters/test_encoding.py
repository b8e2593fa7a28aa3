"""One encoding for every environment: bounded, without permutations, never stuck, and no wiser than the seat."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from nottingham import Action, Event, Goods, Pay, Ruleset, check, compose, fold, view
from nottingham.encoding.drafts import Menu, menu
from nottingham.encoding.forms import StepForm
from nottingham.encoding.layout import Layout
from nottingham.encoding.observation import Observer
from nottingham.encoding.offers import Bargaining
from nottingham.encoding.paths import path_to, take_path
from nottingham.encoding.stepwise_game import IllegalStep, StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.research.environments.observations import SeatObservers
from nottingham.rules import rulebook
from nottingham.rules.phases.bargaining import BargainPrompt
from nottingham.rules.phases.paying import Debt, PayPrompt
from nottingham.rules.phases.paying import check as check_payment
from nottingham.worlds import History, possible_history
from tests.mixes import all_rulesets, name_of
from tests.tables import gate
from tests.toy_option import FORTUNE_TELLER, OMENS, Pray
from tests.two_worlds import is_different, rulesets

MOST_STEPS = 6000


def played(sitting: StepwiseGame, rng: Random) -> int:
    """Steps to the end of the game."""
    for steps in range(MOST_STEPS):
        if sitting.is_over:
            return steps
        sitting.take(rng.choice(sitting.legal()))
    raise AssertionError("this game does not end")


def everything(form: StepForm, most: int = 4000) -> list[Action] | None:
    """Every action that a form leads to, once for each path; None where there are too many paths."""
    found: list[Action] = []
    waiting = [form]
    while waiting:
        one = waiting.pop()
        for step in one.choices():
            followed = one.taken(step)
            if isinstance(followed, StepForm):
                waiting.append(followed)
            else:
                found.append(followed)
            if len(found) > most:
                return None
    return found


# --- steps ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", all_rulesets()[::16], ids=name_of)
def test_a_step_has_one_name_and_a_name_one_step(ruleset: Ruleset) -> None:
    vocabulary = Vocabulary(ruleset)
    assert len(set(vocabulary.names)) == len(vocabulary.names) == vocabulary.size


@pytest.mark.parametrize("place", range(4))
def test_every_mix_of_rules_is_played_to_the_end(place: int) -> None:
    """An action that the referee refused would raise."""
    for number, ruleset in enumerate(all_rulesets()):
        if number % 16 == 4 * place:
            assert played(StepwiseGame(Vocabulary(ruleset), number), Random(number)) > 0


def test_the_same_seed_and_steps_give_the_same_game() -> None:
    vocabulary = Vocabulary(compose("second", 6))
    ends = []
    for _ in range(2):
        sitting = StepwiseGame(vocabulary, 5)
        played(sitting, Random(7))
        ends.append(sitting.state)
    assert ends[0] == ends[1]


def test_a_step_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    sitting = StepwiseGame(Vocabulary(compose("first", 3)), 1)
    state, legal = sitting.state, sitting.legal()
    with pytest.raises(IllegalStep):
        sitting.take(next(step for step in range(sitting.vocabulary.size) if step not in legal))
    assert (sitting.state, sitting.legal()) == (state, legal)


def test_a_copy_goes_its_own_way() -> None:
    sitting = StepwiseGame(Vocabulary(compose("first", 4)), 3)
    rng = Random(3)
    for _ in range(60):
        sitting.take(rng.choice(sitting.legal()))
    before = (sitting.state, sitting.draft, list(sitting.legal()))
    played(sitting.clone(), rng)
    assert (sitting.state, sitting.draft, sitting.legal()) == before


# --- drafts --------------------------------------------------------------------------------------------------------


def test_no_action_has_two_paths_and_every_one_passes_the_referee() -> None:
    """Every small form met in random games of all sorts, walked through whole."""
    met: set[type] = set()
    for number, ruleset in enumerate(rulesets()):
        sitting, rng = StepwiseGame(Vocabulary(ruleset), number), Random(number)
        while not sitting.is_over:
            turn = sitting.turn
            if turn is not None and isinstance(sitting.form, Menu) and rng.random() < 0.1:
                for entry in sitting.form.entries.values():
                    walked = everything(entry, 300) if isinstance(entry, StepForm) else None
                    if walked is not None:
                        met |= {type(action) for action in walked}
                        texts = [repr(action) for action in walked]
                        assert len(set(texts)) == len(texts)
                        assert [action for action in walked if check(turn.view, action)] == []
            sitting.take(rng.choice(sitting.legal()))
    assert {kind.__name__ for kind in met} >= {"SetAside", "LoadBag", "Discard"}


def test_every_offer_has_one_path() -> None:
    """A prompt narrow enough to count by hand: what can be asked, given and promised, each combination once."""
    vocabulary, seen = Vocabulary(compose("first", 4)), view(gate(gold={1: 2}).state, 1)
    prompt = BargainPrompt(1, 2, Goods.of("apple"), 1, 1, may_pass=(1,), may_open=(2,), may_refuse=(2,), answers=())
    offers = everything(Bargaining(vocabulary, seen, prompt, None), 10_000)
    assert offers is not None
    goods, contraband = len(vocabulary.goods), len(vocabulary.contraband_index)
    with_own_bag, without = 3, 2  # own bag, and of the other: nothing, open, refuse; or only one of these two
    asks = with_own_bag * (1 + goods) + without
    assert len(offers) == asks * 3 * 2 * (1 + contraband) * (3 * 3)
    assert len(set(map(repr, offers))) == len(offers)
    assert [offer for offer in offers if check(seen, offer)] == []


def test_every_way_to_pay_is_offered_once() -> None:
    """Compared with the rule itself, asked about every subset (P6)."""
    vocabulary = Vocabulary(compose("first", 4))
    seen = view(gate(stands={1: "apple apple apple cheese bread bread chicken"}).state, 1)
    goods = seen.public.stands[1]
    numbers = product(*(range(goods[kind] + 1) for kind in goods))
    subsets = [Goods(dict(zip(goods, counts, strict=True))) for counts in numbers]
    for amount in range(1, goods.worth(vocabulary.ruleset.values) + 3):
        debt = Debt(1, 0, amount, "fine", "legal")
        right = {repr(Pay(one)) for one in subsets if check_payment(seen, debt, Pay(one)) is None}
        offered = everything(menu(vocabulary, seen, (PayPrompt(amount, goods),)))
        assert offered is not None
        assert sorted(map(repr, offered)) == sorted(right)


def test_a_draft_can_be_dropped_once_in_a_turn() -> None:
    sitting, rng = StepwiseGame(Vocabulary(compose("first", 4)), 1), Random(1)
    vocabulary = sitting.vocabulary
    bargains = range(vocabulary.bargain, vocabulary.bargain + vocabulary.players)
    while not set(bargains) & set(sitting.legal()):
        sitting.take(rng.choice(sitting.legal()))
    state, seat = sitting.state, sitting.seat
    sitting.take(next(step for step in sitting.legal() if step in bargains))
    sitting.take(sitting.legal()[0])
    assert {vocabulary.send, vocabulary.drop} <= set(sitting.legal())
    sitting.take(vocabulary.drop)
    assert (sitting.state, sitting.seat) == (state, seat)
    assert not set(bargains) & set(sitting.legal())
    assert sitting.legal() != []


def test_a_draft_can_always_be_sent_or_dropped_or_added_to() -> None:
    sitting, rng = StepwiseGame(Vocabulary(compose("second", 6, ("black_market",))), 2), Random(2)
    while not sitting.is_over:
        assert sitting.legal() != []
        assert len(set(sitting.legal())) == len(sitting.legal())
        if sitting.draft and not sitting.has_dropped:
            assert sitting.vocabulary.drop in sitting.legal()
        sitting.take(rng.choice(sitting.legal()))


def test_everything_an_offer_can_hold_can_be_put_together() -> None:
    """Whoever may make or answer an offer does; random drafts use every sort of clause."""
    clauses: set[str] = set()
    answered = 0
    for seed in range(4):
        sitting, rng = StepwiseGame(Vocabulary(compose("first", 4)), seed), Random(seed)
        talk = range(sitting.vocabulary.bargain, sitting.vocabulary.ask)
        while not sitting.is_over:
            legal = sitting.legal()
            for event in sitting.take(rng.choice([step for step in legal if step in talk] or legal)):
                offer = getattr(event, "offer", None)
                clauses |= {type(clause).__name__ for clause in getattr(offer, "clauses", ())}
                answered += getattr(offer, "answers", None) is not None
    assert clauses == {
        "GiveGold", "GiveStand", "GiveContraband", "GiveBag", "AskPass", "AskOpen", "AskRefuse", "PromiseNext",
    }  # fmt: skip
    assert answered > 0


def test_what_an_option_asks_has_steps_by_its_fields() -> None:
    """Each prayer once: so often, to one of the omens."""
    rulebook.register(FORTUNE_TELLER)
    try:
        vocabulary = Vocabulary(compose("first", 3, ("fortune_teller",)))
        assert "pray" in vocabulary.names
        assert "pray omen 2" in vocabulary.names
        sitting, rng, prayed = StepwiseGame(vocabulary, 1), Random(1), 0
        while not sitting.is_over:
            if vocabulary.verbs["pray"] in sitting.legal() and isinstance(sitting.form, Menu):
                praying = sitting.form.taken(vocabulary.verbs["pray"])
                assert isinstance(praying, StepForm)
                prayers = everything(praying)
                assert sorted(map(repr, prayers or [])) == sorted(
                    repr(Pray(n, omen)) for n in range(4) for omen in OMENS
                )
                _, _ = take_path(sitting, path_to(sitting, Pray(2, "owl")))
                prayed += 1
            else:
                sitting.take(rng.choice(sitting.legal()))
        assert prayed > 0
    finally:
        rulebook.withdraw(FORTUNE_TELLER)


# --- observations --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [*rulesets(), compose("second", 6)], ids=name_of)
def test_what_is_written_bit_by_bit_is_what_a_fresh_eye_sees(ruleset: Ruleset) -> None:
    """Across several games, seats and drafts: nothing old is left behind, and everything is within bounds."""
    vocabulary = Vocabulary(ruleset)
    eyes, rng = SeatObservers(vocabulary), Random(4)
    for seed in range(2):
        sitting = StepwiseGame(vocabulary, seed)
        while not sitting.is_over:
            if rng.random() < 0.05:
                for seat in range(ruleset.players):
                    fresh = Observer(eyes.layout, seat).look(sitting)
                    seen = eyes.see(sitting, seat)
                    np.testing.assert_array_equal(seen["observation"], fresh)
                    assert ((fresh >= 0) & (fresh <= eyes.layout.high)).all()
                    assert seen["action_mask"].sum() == (len(sitting.legal()) if seat == sitting.seat else 0)
            elif rng.random() < 0.3:
                eyes.see(sitting, sitting.seat)
            sitting.take(rng.choice(sitting.legal()))


def test_segments_lie_side_by_side() -> None:
    for ruleset in rulesets():
        layout = Layout(Vocabulary(ruleset))
        assert [one.start for one in layout.segments] == [0, *(one.end for one in layout.segments[:-1])]
        assert len(layout.by_name) == len(layout.segments)


# --- two worlds ----------------------------------------------------------------------------------------------------


def draft_walk(
    sitting: StepwiseGame, eyes: SeatObservers, steps: int, rng: Random, other: StepwiseGame, others_eyes: SeatObservers
) -> int:
    """The same draft in two worlds: masks and observations agree at every step until it is sent."""
    looked = 0
    for _ in range(steps):
        seat = sitting.seat
        one, two = eyes.see(sitting, seat), others_eyes.see(other, seat)
        np.testing.assert_array_equal(one["action_mask"], two["action_mask"])
        np.testing.assert_array_equal(one["observation"], two["observation"])
        looked += 1
        step = rng.choice(sitting.legal())
        if sitting.take(step) or sitting.seat != seat or not sitting.draft:
            return looked
        other.take(step)
    return looked


def looks_the_same_to_another(sitting: StepwiseGame, log: list[Event], rng: Random) -> None:
    """A seat that is not asked sees nothing of the other's draft, and the same in a world of its own."""
    ruleset = sitting.vocabulary.ruleset
    seat = rng.choice([seat for seat in range(ruleset.players) if seat != sitting.seat])
    world = fold(ruleset, possible_history(History.of(ruleset, seat, log), rng))
    other = sitting.in_world(world, keeps_draft=False)
    one, two = (SeatObservers(sitting.vocabulary).see(each, seat)["observation"] for each in (sitting, other))
    np.testing.assert_array_equal(one, two)


@pytest.mark.parametrize("ruleset", rulesets(), ids=name_of)
def test_v5_the_mask_of_a_seat_depends_on_nothing_but_what_it_knows(ruleset: Ruleset) -> None:
    compare_worlds(ruleset, 8)


def compare_worlds(ruleset: Ruleset, seed: int) -> None:
    """A game in which seats now and then look at a world of their own, and their drafts go on in both."""
    vocabulary = Vocabulary(ruleset)
    rng, looked, differing = Random(seed), 0, 0
    sitting = StepwiseGame(vocabulary, seed)
    log: list[Event] = list(sitting.opening)
    while not sitting.is_over:
        if isinstance(sitting.form, Menu) and rng.random() < 0.12:
            seat = sitting.seat
            world = fold(ruleset, possible_history(History.of(ruleset, seat, log), rng))
            other = sitting.in_world(world)
            differing += is_different(sitting.state, world)
            looked += 1
            draft_walk(sitting.clone(), SeatObservers(vocabulary), 12, rng, other, SeatObservers(vocabulary))
            looks_the_same_to_another(sitting, log, rng)
        log += sitting.take(rng.choice(sitting.legal()))
    assert differing > 0.9 * looked > 0


def test_v5_a_mask_that_knows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak planted where it would be easiest to make: others' hands decide whether a promise can be given."""
    honest = StepwiseGame.legal

    def leaking(sitting: StepwiseGame) -> list[int]:
        odd = any(len(list(hand)) % 2 for seat, hand in enumerate(sitting.state.hands) if seat != sitting.seat)
        return [step for step in honest(sitting) if odd or step < sitting.vocabulary.pledge] or honest(sitting)

    monkeypatch.setattr(StepwiseGame, "legal", leaking)
    with pytest.raises(AssertionError):
        compare_worlds(compose("first", 4), 8)
