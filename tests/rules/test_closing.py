"""End of round and end of game: the marker moves on, hands are filled, or all is over (E)."""

from random import Random
from typing import Any

import pytest

from nottingham import Action, Draw, Event, Inspect, LoadBag, Pass, SetAside, outcome
from nottingham.rules.engine.events import (
    CardsDrawn,
    DeckReshuffled,
    GameEnded,
    HandsDiscarded,
    MarkerPassed,
    RoundEnded,
    RoundStarted,
)
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.state import Finished, Market
from nottingham.rules.phases.market import DrawPrompt
from tests.tables import Table, goods, of_type, only, started, table

SIX = "apple apple apple cheese bread silk"
BOTH = pytest.mark.parametrize("edition", ["first", "second"])
FIVES = ("apple cheese bread chicken mead", "apple cheese bread chicken silk")


def closing(edition: str = "first", players: int = 4, *, sheriff: int = 0, **more: Any) -> tuple[Table, list[Event]]:
    """The table after the last bag of a round was passed, and all that came of it."""
    owner = (sheriff + 1) % players
    at = table(edition, players, sheriff=sheriff, **more).inspecting({owner: ("apple", "apple silk")})
    return at, at.do(sheriff, Pass(owner))


@BOTH
@pytest.mark.parametrize(("players", "sheriff", "new"), [(3, 0, 1), (3, 2, 0), (4, 3, 0), (5, 2, 3)])
def test_e1_the_marker_goes_to_the_left(edition: str, players: int, sheriff: int, new: int) -> None:
    at, events = closing(edition, players, sheriff=sheriff)
    assert only(events, MarkerPassed).deciders == at.public.deciders == (new,)
    assert (at.public.round, at.public.merchants()[0]) == (2, (new + 1) % players)


@BOTH
@pytest.mark.parametrize(("players", "last"), [(3, 9), (4, 8), (5, 10)])
def test_e1_after_the_last_round_the_game_is_over_with_no_refill(edition: str, players: int, last: int) -> None:
    at, _ = closing(edition, players, round=last - 1, deck="apple " * 40)
    assert isinstance(at.phase, Market)
    at, events = closing(edition, players, round=last, deck="apple " * 40)
    assert isinstance(at.phase, Finished)
    assert not any(isinstance(event, CardsDrawn | MarkerPassed | RoundStarted) for event in events)
    assert at.public.deck_size == 40


@pytest.mark.parametrize("action", [SetAside(NOTHING), LoadBag(goods("apple")), Pass(1), Inspect(1)])
def test_e1_then_nothing_more_is_done(action: Action) -> None:
    at, _ = closing(round=8, hands={1: SIX})
    assert at.awaited() == ()
    for seat in range(4):
        assert at.why_not(seat, action) == ("game_over", "E1")
        assert at.prompts(seat) == ()


@BOTH
@pytest.mark.parametrize(("options", "full"), [((), 6), (("seven_cards",), 7)])
def test_e2_everyone_draws_up_to_a_full_hand(edition: str, options: tuple[str, ...], full: int) -> None:
    hands = {0: "apple apple", 1: "", 2: "silk", 3: "mead " * full}
    at, events = closing(edition, options=options, hands=hands, deck="cheese " * 40)
    assert at.public.hand_sizes == (full,) * 4
    assert {drawn.seat: drawn.count for drawn in of_type(events, CardsDrawn)} == {0: full - 2, 1: full, 2: full - 1}
    assert all(drawn.goods.readers == (drawn.seat,) for drawn in of_type(events, CardsDrawn))


@BOTH
@pytest.mark.parametrize(("sheriff", "order"), [(0, [2, 3, 0, 1]), (2, [0, 1, 2, 3]), (3, [1, 2, 3, 0])])
def test_e2_after_the_marker_moved_clockwise_the_new_sheriff_last(edition: str, sheriff: int, order: list[int]) -> None:
    _, events = closing(edition, sheriff=sheriff, deck="cheese " * 40)
    assert [drawn.seat for drawn in of_type(events, CardsDrawn)] == order
    kinds = [
        type(event) for event in events if isinstance(event, RoundEnded | MarkerPassed | CardsDrawn | RoundStarted)
    ]
    assert kinds == [RoundEnded, MarkerPassed, *[CardsDrawn] * 4, RoundStarted]


@BOTH
def test_e2_what_is_missing_stays_missing(edition: str) -> None:
    hands = {0: SIX, 1: "apple", 2: "apple apple", 3: "apple"}
    at, _ = closing(edition, hands=hands, deck="mead mead mead mead crossbow")
    assert at.public.hand_sizes == (6, 1, 6, 2)
    assert at.state.hands[3] == goods("apple crossbow")


def test_e2_nobody_draws_from_the_piles_but_in_the_market() -> None:
    at, events = closing(piles=FIVES)
    assert not of_type(events, CardsDrawn)
    assert at.public.piles == tuple(tuple(pile.split()) for pile in FIVES)
    at.do(2, SetAside(NOTHING))
    assert at.prompts(2) == (DrawPrompt(("left", "right"), 6),)
    at.do(2, Draw("right"))
    assert at.state.hands[2] == goods("silk")


def test_e2_m9_first_edition_makes_a_new_deck_and_leaves_the_top_five() -> None:
    at, events = closing(
        hands={0: SIX, 1: SIX, 3: SIX}, piles=(f"mead pepper {FIVES[0]}", f"crossbow {FIVES[1]}"), deck="silk"
    )
    assert only(events, DeckReshuffled).cards == 3
    assert at.public.piles == tuple(tuple(pile.split()) for pile in FIVES)
    assert at.state.hands[2] == goods("silk mead pepper crossbow")


def test_e2_m9_second_edition_makes_a_new_deck_of_all_discards() -> None:
    at, events = closing("second", hands={0: SIX, 1: SIX, 3: SIX}, piles=("mead pepper",), deck="silk")
    assert only(events, DeckReshuffled).cards == 2
    assert (at.public.piles, at.state.hands[2]) == (((),), goods("silk mead pepper"))


@BOTH
def test_e2_m9_no_new_deck_while_nobody_must_draw(edition: str) -> None:
    piles = ("apple " * 9, "bread " * 9) if edition == "first" else ("apple " * 9,)
    at, events = closing(edition, hands=dict.fromkeys(range(4), SIX), piles=piles)
    assert not of_type(events, DeckReshuffled)
    assert at.public.deck_size == 0


def test_e2_six_players_draw_new_deputies_first_and_the_lead_fills_up_last() -> None:
    at = started("second", 6, seed=4).play_to(Market, Random(4))
    opening = [event for event in at.log if isinstance(event, MarkerPassed | CardsDrawn | RoundEnded)]
    marker, *drawn = opening[opening.index(RoundEnded(1)) + 1 :]
    assert isinstance(marker, MarkerPassed)
    lead = marker.deciders[0]
    order = [(lead + step) % 6 for step in range(1, 7)]
    seats = [event.seat for event in drawn if isinstance(event, CardsDrawn)]
    assert seats == [seat for seat in order if seat in seats]
    assert at.public.hand_sizes == (6,) * 6


@BOTH
def test_e3_hands_are_discarded_and_worth_nothing(edition: str) -> None:
    hands = {0: SIX, 2: "crossbow crossbow"}
    at, events = closing(edition, round=8, hands=hands)
    assert only(events, HandsDiscarded).hands[2] == goods("crossbow crossbow")
    assert (at.state.hands, at.public.hand_sizes) == ((NOTHING,) * 4, (0, 0, 0, 0))
    discarded = goods(" ".join(card for pile in at.public.piles for card in pile))
    assert discarded == goods(f"{SIX} crossbow crossbow")
    scores = outcome(at.state)
    assert scores is not None
    assert [score.total for score in scores] == [50, 50 + 2 + 20 + 8, 50, 50]


@BOTH
def test_e3_all_contraband_is_turned_up(edition: str) -> None:
    at, events = closing(edition, round=8, contraband={0: "mead", 3: "pepper crossbow"})
    turned_up = (goods("mead"), goods("silk"), NOTHING, goods("pepper crossbow"))
    assert only(events, GameEnded).contraband == turned_up
    for seat in (None, 0, 1, 2, 3):
        assert at.view(seat).public.phase.contraband == turned_up  # type: ignore[attr-defined]


def test_e3_there_is_no_outcome_before_the_end() -> None:
    at, _ = closing()
    assert outcome(at.state) is None
