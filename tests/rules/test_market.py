"""Market: who exchanges cards when, from where, and what becomes of empty decks (M)."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham import Discard, Draw, Event, Goods, OpenMarket, SetAside
from nottingham.rules.engine.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsLaidOut,
    CardsSetAside,
    CardTaken,
    DeckReshuffled,
    LaidOutGathered,
    TurnEnded,
)
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.state import Finished, LaidOut, Loading, Market
from nottingham.rules.phases.market import DiscardPrompt, DrawPrompt, OpenMarketPrompt, SetAsidePrompt
from tests.tables import Table, goods, of_type, only, table

SIX = "apple apple apple cheese bread silk"
LEFT = "bread chicken"
RIGHT = "mead cheese"
TEN = "crossbow mead mead mead mead mead mead mead mead mead"
BOTH = pytest.mark.parametrize("edition", ["first", "second"])


def merchant_1(**cards: Any) -> Table:
    """First edition; seat 1 is at turn with a full hand and something to draw everywhere."""
    return table(**{"hands": {1: SIX}, "piles": (LEFT, RIGHT), "deck": TEN, **cards})


def second(*, order: tuple[int, ...] = (1, 2, 3), **cards: Any) -> Table:
    """Second edition with an open market; seat 1 is at turn."""
    return table("second", **{"hands": {1: SIX, 2: SIX, 3: SIX}, "deck": TEN, **cards}).market(order=order)


def set_aside(at: Table, cards: str, seat: int = 1) -> list[Event]:
    return at.do(seat, SetAside(goods(cards)))


def draw(at: Table, *sources: str, seat: int = 1) -> list[Event]:
    return [event for source in sources for event in at.do(seat, Draw(source))]


def discard(at: Table, pile: str, cards: str, seat: int = 1) -> list[Event]:
    return at.do(seat, Discard(pile, tuple(cards.split())))


# --- whose turn --------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("players", [4, 5])
def test_m1_each_merchant_takes_one_turn_and_the_sheriff_none(edition: str, players: int) -> None:
    at = table(edition, players, sheriff=1, hands=dict.fromkeys(range(players), SIX), deck=" ".join([TEN] * 3))
    at.play_to(Loading, Random(2))
    assert sorted(ended.seat for ended in of_type(at.log, TurnEnded)) == [s for s in range(players) if s != 1]
    assert at.state.hands[1] == goods(SIX)


@BOTH
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_m1_only_the_merchant_at_turn_acts(edition: str, seat: int) -> None:
    at = merchant_1() if edition == "first" else second()
    for action in (SetAside(NOTHING), Draw("deck"), Discard("left", ())):
        assert at.why_not(seat, action) == ("not_your_turn", "M1")
    assert at.prompts(seat) == ()


@BOTH
def test_m1_a_turn_that_is_over_does_not_come_back(edition: str) -> None:
    at = merchant_1() if edition == "first" else second()
    set_aside(at, "")
    assert at.awaited() == (2,)
    assert at.why_not(1, SetAside(goods("apple"))) == ("not_your_turn", "M1")


@pytest.mark.parametrize(("players", "sheriff", "order"), [(4, 0, [1, 2, 3]), (4, 2, [3, 0, 1]), (5, 4, [0, 1, 2, 3])])
def test_m2_from_the_sheriffs_left_clockwise(players: int, sheriff: int, order: list[int]) -> None:
    at = table(players=players, sheriff=sheriff, hands=dict.fromkeys(range(players), SIX), deck=TEN)
    for seat in order:
        assert at.awaited() == (seat,)
        set_aside(at, "", seat)
    assert isinstance(at.phase, Loading)


# --- first edition: setting aside and drawing --------------------------------------------------------------------


@pytest.mark.parametrize("count", range(6))
def test_m3_as_many_are_drawn_as_were_set_aside(count: int) -> None:
    at = merchant_1(hands={1: "apple " * 6}, deck="silk " * 10)
    aside = only(set_aside(at, "apple " * count), CardsSetAside)
    assert aside.count == count
    if count:
        assert at.prompts(1) == (DrawPrompt(("left", "right", "deck"), count),)
        draw(at, "deck")
        discard(at, "left", "apple " * count)
    assert at.awaited() == (2,)
    assert at.state.hands[1] == goods("apple " * (6 - count) + "silk " * count)


@pytest.mark.parametrize("cards", ["apple " * 6, "apple " * 7])
def test_m3_at_most_five_are_set_aside(cards: str) -> None:
    at = merchant_1(hands={1: "apple " * 7}, options=("seven_cards",))
    assert at.why_not(1, SetAside(goods(cards))) == ("too_many_aside", "M3")
    assert at.prompts(1) == (SetAsidePrompt(5),)


@pytest.mark.parametrize("cards", ["pepper", "silk silk", "apple apple apple apple"])
def test_m3_only_cards_in_hand_are_set_aside(cards: str) -> None:
    assert merchant_1().why_not(1, SetAside(goods(cards))) == ("not_in_hand", "M3")


def test_m3_cards_are_set_aside_once_and_before_drawing() -> None:
    at = merchant_1()
    assert at.why_not(1, Draw("deck")) == ("set_aside_first", "M3")
    assert at.why_not(1, Discard("left", ())) == ("set_aside_first", "M3")
    set_aside(at, "apple")
    assert at.why_not(1, SetAside(goods("apple"))) == ("already_set_aside", "M3")


def test_m3_piles_and_deck_in_any_mix_one_at_a_time_from_the_top() -> None:
    at = merchant_1()
    set_aside(at, "apple apple apple cheese")
    for source, card in [("right", "cheese"), ("left", "chicken"), ("right", "mead")]:
        assert only(draw(at, source), CardTaken).card == card
    assert at.prompts(1) == (DrawPrompt(("left", "deck"), 1),)
    assert only(draw(at, "deck"), CardsDrawn).goods.opened() == goods("crossbow")
    assert at.state.hands[1] == goods("bread silk cheese chicken mead crossbow")
    assert at.public.piles == (("bread",), ())
    assert at.state.deck == tuple(TEN.split()[1:])


def test_m3_no_more_are_drawn_than_a_full_hand_holds() -> None:
    at = merchant_1()
    set_aside(at, "apple")
    draw(at, "left")
    for source in ("left", "right", "deck"):
        assert at.why_not(1, Draw(source)) == ("nothing_to_draw", "M3")


@pytest.mark.parametrize("source", ["discard", "hand", "aside", ""])
def test_m3_cards_come_from_nowhere_else(source: str) -> None:
    at = merchant_1()
    set_aside(at, "apple")
    assert at.why_not(1, Draw(source)) == ("no_such_source", "M3")


@pytest.mark.parametrize(("hand", "aside", "drawn"), [("apple apple", "", 4), ("apple apple", "apple", 5), ("", "", 6)])
def test_m3_a_short_hand_is_filled(hand: str, aside: str, drawn: int) -> None:
    at = merchant_1(hands={1: hand})
    set_aside(at, aside)
    assert at.prompts(1) == (DrawPrompt(("left", "right", "deck"), drawn),)
    assert only(draw(at, "deck"), CardsDrawn).count == drawn
    assert at.public.hand_sizes[1] == 6


def test_m4_from_the_deck_the_hand_is_filled_and_the_piles_are_left() -> None:
    at = merchant_1()
    set_aside(at, "apple apple apple")
    draw(at, "left")
    assert only(draw(at, "deck"), CardsDrawn).goods.opened() == goods("crossbow mead")
    assert at.public.piles == (("bread",), ("mead", "cheese"))
    assert at.prompts(1) == (DiscardPrompt(("left", "right"), goods("apple apple apple")),)


@pytest.mark.parametrize("source", ["left", "right"])
def test_m4_no_pile_after_the_deck(source: str) -> None:
    at = merchant_1(hands={1: "apple apple"})
    at._with_phase(Market(None, (1, 2, 3), aside=0, has_drawn_from_deck=True))
    assert at.why_not(1, Draw(source)) == ("deck_comes_last", "M4")
    assert at.prompts(1) == (DrawPrompt(("deck",), 4),)


def test_m4_a_new_turn_starts_afresh() -> None:
    at = merchant_1(hands={1: SIX, 2: SIX})
    set_aside(at, "apple")
    draw(at, "deck")
    discard(at, "right", "apple")
    set_aside(at, "apple", seat=2)
    assert only(draw(at, "left", seat=2), CardTaken).card == "chicken"


def test_m5_a_card_from_a_pile_is_seen_by_all() -> None:
    at = merchant_1()
    set_aside(at, "apple")
    [taken] = draw(at, "left")
    assert taken == CardTaken(1, 0, "chicken")
    assert all(taken.as_seen_by(seat) == taken for seat in (None, 0, 2, 3))


def test_m5_a_card_from_the_deck_is_seen_by_its_drawer_alone() -> None:
    tables = [merchant_1(deck=deck) for deck in ("crossbow mead", "silk mead")]
    drawn = []
    for at in tables:
        set_aside(at, "apple")
        drawn += draw(at, "deck")
    assert drawn[0].as_seen_by(1) != drawn[1].as_seen_by(1)
    for seat in (None, 0, 2, 3):
        assert drawn[0].as_seen_by(seat) == drawn[1].as_seen_by(seat)
        assert tables[0].view(seat) == tables[1].view(seat)


# --- first edition: discarding -----------------------------------------------------------------------------------


def test_m6_after_the_last_draw() -> None:
    at = merchant_1()
    set_aside(at, "apple silk")
    for _ in range(2):
        assert at.why_not(1, Discard("right", ("apple", "silk"))) == ("draw_first", "M6")
        draw(at, "left")
    discard(at, "right", "apple silk")
    assert at.awaited() == (2,)


def test_m6_knowing_what_was_drawn() -> None:
    at = merchant_1()
    set_aside(at, "apple")
    draw(at, "deck")
    assert at.awaited() == (1,)
    assert at.view(1).hand == goods("apple apple cheese bread silk crossbow")
    assert at.view(1).aside == goods("apple")


@pytest.mark.parametrize("pile", ["left", "right"])
@pytest.mark.parametrize("cards", ["apple silk bread", "bread apple silk"])
def test_m6_face_up_on_one_pile_in_any_order_bottom_first(pile: str, cards: str) -> None:
    at = merchant_1(hands={1: SIX, 2: SIX})
    set_aside(at, "apple silk bread")
    draw(at, "deck")
    events = discard(at, pile, cards)
    index = ["left", "right"].index(pile)
    assert events == [CardsDiscarded(1, index, tuple(cards.split())), TurnEnded(1)]
    before = [LEFT.split(), RIGHT.split()]
    before[index] += cards.split()
    assert [list(one) for one in at.public.piles] == before
    assert at.state.aside == NOTHING
    set_aside(at, "apple", seat=2)
    assert only(draw(at, pile, seat=2), CardTaken).card == cards.rsplit(maxsplit=1)[-1]


@pytest.mark.parametrize("cards", ["", "apple", "apple apple", "apple silk silk", "apple bread", "apple silk crossbow"])
def test_m6_all_of_what_was_set_aside_and_nothing_else(cards: str) -> None:
    at = merchant_1()
    set_aside(at, "apple silk")
    draw(at, "deck")
    assert at.why_not(1, Discard("left", tuple(cards.split()))) == ("not_what_was_set_aside", "M6")


@pytest.mark.parametrize("pile", ["deck", "discard", ""])
def test_m6_on_no_other_pile(pile: str) -> None:
    at = merchant_1()
    set_aside(at, "apple")
    draw(at, "deck")
    assert at.why_not(1, Discard(pile, ("apple",))) == ("no_such_pile", "M6")


def test_m6_an_emptied_pile_stays_empty_until_somebody_discards_onto_it() -> None:
    at = merchant_1(hands={1: SIX, 2: SIX, 3: SIX})
    set_aside(at, "apple apple apple")
    draw(at, "left", "left")
    assert at.why_not(1, Draw("left")) == ("source_empty", "M6")
    draw(at, "right")
    discard(at, "right", "apple apple apple")
    set_aside(at, "silk", seat=2)
    assert at.why_not(2, Draw("left")) == ("source_empty", "M6")
    draw(at, "deck", seat=2)
    discard(at, "left", "silk", seat=2)
    set_aside(at, "apple", seat=3)
    assert only(draw(at, "left", seat=3), CardTaken).card == "silk"


def test_m6_v4_cards_set_aside_are_face_down_until_they_land() -> None:
    tables = [merchant_1() for _ in range(2)]
    events = [set_aside(at, card) for at, card in zip(tables, ("apple", "silk"), strict=True)]
    for seat in (None, 0, 2, 3):
        assert [e.as_seen_by(seat) for e in events[0]] == [e.as_seen_by(seat) for e in events[1]]
        assert tables[0].view(seat) == tables[1].view(seat)
    assert tables[0].public.piles == tables[1].public.piles


# --- second edition ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_m7_the_sheriff_names_who_starts_then_clockwise(first: int, order: list[int]) -> None:
    at = table("second", hands=dict.fromkeys(range(4), SIX), deck=TEN)
    assert (at.awaited(), at.prompts(0)) == ((0,), (OpenMarketPrompt((1, 2, 3)),))
    at.do(0, OpenMarket(first))
    for seat in order:
        assert at.awaited() == (seat,)
        set_aside(at, "", seat)
    assert isinstance(at.phase, Loading)


def test_m7_only_the_sheriff_opens_the_market_once_and_for_a_merchant() -> None:
    at = table("second", hands={1: SIX}, deck=TEN)
    assert at.why_not(1, OpenMarket(1))[0] == "not_the_sheriff"
    assert at.why_not(1, SetAside(NOTHING)) == ("market_not_open", "M7")
    for nobody in (0, 4, -1):
        assert at.why_not(0, OpenMarket(nobody)) == ("not_a_merchant", "M7")
    at.do(0, OpenMarket(2))
    assert at.why_not(0, OpenMarket(1)) == ("wrong_phase", "S8")


def test_m7_the_first_edition_needs_no_opening() -> None:
    assert merchant_1().why_not(0, OpenMarket(1)) == ("wrong_phase", "S8")


@pytest.mark.parametrize("count", range(6))
def test_m8_cards_are_set_aside_face_up_and_the_hand_filled_from_the_deck(count: int) -> None:
    at = second(hands={1: "apple " * 6}, deck="silk " * 10)
    events = set_aside(at, "apple " * count)
    assert only(events, CardsLaidOut) == CardsLaidOut(1, goods("apple " * count))
    assert sum(drawn.count for drawn in of_type(events, CardsDrawn)) == count
    assert at.state.hands[1] == goods("apple " * (6 - count) + "silk " * count)
    assert (at.awaited(), at.public.deck_size) == ((2,), 10 - count)
    assert at.public.phase.laid_out == (LaidOut(1, ("apple",) * count),)


def test_m8_at_most_five_of_ones_own() -> None:
    at = second()
    assert at.why_not(1, SetAside(goods(SIX)))[0] == "too_many_aside"
    assert at.why_not(1, SetAside(goods("pepper")))[0] == "not_in_hand"


def test_m8_a_short_hand_is_filled() -> None:
    at = second(hands={1: "apple apple"})
    assert only(set_aside(at, "apple"), CardsDrawn).count == 5
    assert at.public.hand_sizes[1] == 6


@pytest.mark.parametrize("source", ["discard", "left", "deck"])
def test_m8_nobody_draws_from_the_discard_pile(source: str) -> None:
    at = second(piles=("apple silk",))
    assert at.why_not(1, Draw(source))[0] == "set_aside_first"
    assert at.prompts(1) == (SetAsidePrompt(5),)
    set_aside(at, "apple")
    assert at.why_not(1, Draw(source)) == ("not_your_turn", "M1")
    assert at.public.piles == (("apple", "silk"),)


def test_m8_drawn_cards_are_seen_by_the_drawer_alone() -> None:
    drawn = only(set_aside(second(), "apple"), CardsDrawn)
    assert drawn.goods.readers == (1,)


def test_m8_everything_is_gathered_when_all_merchants_are_done() -> None:
    at = second(piles=("chicken",))
    set_aside(at, "apple silk", seat=1)
    set_aside(at, "", seat=2)
    assert at.public.piles == (("chicken",),)
    gathered = only(set_aside(at, "bread", seat=3), LaidOutGathered)
    assert gathered.sealed == ()
    assert at.public.piles[0][0] == "chicken"
    assert sorted(at.public.piles[0][1:]) == ["apple", "bread", "silk"]
    assert isinstance(at.phase, Loading)


# --- a new deck --------------------------------------------------------------------------------------------------

SEVEN = "pepper silk apple cheese bread chicken apple"
SIX_UP = "mead cheese bread chicken apple bread"


def test_m9_first_edition_leaves_the_top_five_of_each_pile() -> None:
    at = merchant_1(piles=(SEVEN, SIX_UP), deck="crossbow crossbow")
    set_aside(at, "apple apple apple")
    events = draw(at, "deck")
    reshuffled = only(events, DeckReshuffled)
    assert Goods.counting(reshuffled.deck.opened()) == goods("pepper silk mead")
    assert at.public.piles == (tuple(SEVEN.split()[2:]), tuple(SIX_UP.split()[1:]))
    assert [drawn.count for drawn in of_type(events, CardsDrawn)] == [2, 1]
    assert at.public.deck_size == 2
    new = at.state.hands[1] - goods("cheese bread silk crossbow crossbow")
    assert new + Goods.counting(at.state.deck) == goods("pepper silk mead")


def test_m9_a_pile_of_five_or_fewer_stays_whole() -> None:
    at = merchant_1(piles=(SEVEN, "apple cheese bread chicken apple"), deck="")
    set_aside(at, "apple")
    assert only(draw(at, "deck"), DeckReshuffled).cards == 2
    assert at.public.piles[1] == ("apple", "cheese", "bread", "chicken", "apple")


def test_m9_not_before_a_card_must_be_drawn() -> None:
    at = merchant_1(hands={1: SIX, 2: SIX}, piles=(SEVEN, SIX_UP), deck="crossbow crossbow")
    set_aside(at, "apple apple")
    events = draw(at, "deck") + discard(at, "right", "apple apple")
    assert not of_type(events, DeckReshuffled)
    assert at.public.deck_size == 0
    assert not of_type(set_aside(at, "apple", seat=2) + draw(at, "left", seat=2), DeckReshuffled)
    assert at.public.deck_size == 0


def test_m9_second_edition_not_before_a_card_must_be_drawn() -> None:
    at = second(piles=("pepper",), deck="crossbow")
    assert not of_type(set_aside(at, "apple"), DeckReshuffled)
    assert (at.public.deck_size, at.public.piles) == (0, (("pepper",),))
    assert not of_type(set_aside(at, "", seat=2), DeckReshuffled)


def test_m9_first_edition_a_turn_still_going_on_stays_out() -> None:
    at = merchant_1(piles=(SEVEN, ""), deck="")
    set_aside(at, "apple apple apple")
    assert only(draw(at, "deck"), DeckReshuffled).cards == 2
    assert at.view(1).aside == goods("apple apple apple")


def test_m9_second_edition_shuffles_the_whole_pile() -> None:
    at = second(piles=("pepper silk mead",), deck="crossbow")
    reshuffled = only(set_aside(at, "apple apple"), DeckReshuffled)
    assert Goods.counting(reshuffled.deck.opened()) == goods("pepper silk mead")
    assert (at.public.piles, at.public.deck_size) == (((),), 2)


def test_m9_second_edition_gathers_those_who_finished_and_leaves_the_turn_going_on() -> None:
    at = second(piles=("pepper",), deck="crossbow crossbow", order=(2, 3, 1))
    set_aside(at, "apple silk", seat=2)
    events = set_aside(at, "bread cheese", seat=3)
    kinds = [type(event) for event in events]
    assert kinds.index(CardsLaidOut) < kinds.index(LaidOutGathered) < kinds.index(DeckReshuffled)
    assert only(events, LaidOutGathered).seats == (2,)
    assert Goods.counting(only(events, DeckReshuffled).deck.opened()) == goods("pepper apple silk")
    assert at.phase.laid_out == (LaidOut(3, goods("bread cheese").cards()),)
    set_aside(at, "", seat=1)
    assert sorted(at.public.piles[0]) == ["bread", "cheese"]


@BOTH
def test_m9_the_new_deck_is_shuffled_unseen(edition: str) -> None:
    orders = set()
    for chance in range(20):
        many = f"{SEVEN} {SIX_UP}"
        at = merchant_1(piles=(many, ""), deck="") if edition == "first" else second(piles=(many,), deck="")
        at.state = replace(at.state, chance=chance)
        events = set_aside(at, "apple") + (draw(at, "deck") if edition == "first" else [])
        reshuffled = only(events, DeckReshuffled)
        assert reshuffled.deck.readers == reshuffled.chance.readers == ()
        orders.add(reshuffled.deck.opened())
    assert len(orders) > 5


# --- nothing left ------------------------------------------------------------------------------------------------


def test_m10_first_edition_goes_on_from_the_piles_after_the_deck() -> None:
    at = merchant_1(deck="crossbow")
    set_aside(at, "apple apple apple")
    draw(at, "deck")
    assert at.prompts(1) == (DrawPrompt(("left", "right"), 2),)
    assert at.why_not(1, Draw("deck"))[0] == "source_empty"
    assert at.why_not(1, Discard("left", ("apple",) * 3)) == ("draw_first", "M6")
    draw(at, "right", "left")
    assert at.state.hands[1] == goods("cheese bread silk crossbow cheese chicken")


def test_m10_m4_is_not_lifted_while_a_new_deck_can_be_made() -> None:
    at = merchant_1(piles=(SEVEN, RIGHT), deck="crossbow")
    set_aside(at, "apple apple apple")
    draw(at, "deck")
    assert at.state.hands[1] == goods("cheese bread silk crossbow pepper silk")
    assert len(at.public.piles[0]) == 5


@pytest.mark.parametrize("aside", ["apple apple apple", ""])
def test_m10_first_edition_stays_short_when_nothing_is_left(aside: str) -> None:
    at = merchant_1(hands={1: "apple apple apple", 2: SIX}, piles=("chicken", ""), deck="")
    set_aside(at, aside)
    draw(at, "left")
    if aside:
        assert at.prompts(1) == (DiscardPrompt(("left", "right"), goods(aside)),)
        discard(at, "left", aside)
    assert at.awaited() == (2,)
    assert at.state.hands[1] == goods("apple apple apple chicken") - goods(aside)


def test_m10_first_edition_the_last_cards_of_all_are_exchanged_for_nothing() -> None:
    at = merchant_1(piles=("", ""), deck="")
    set_aside(at, "apple silk")
    discard(at, "right", "silk apple")
    assert (at.public.piles, at.public.hand_sizes[1]) == (((), ("silk", "apple")), 4)


def test_m10_second_edition_the_hand_stays_short() -> None:
    at = second(deck="crossbow")
    events = set_aside(at, "apple apple apple")
    assert not of_type(events, DeckReshuffled)
    assert (at.public.hand_sizes[1], at.awaited()) == (4, (2,))
    assert at.phase.laid_out == (LaidOut(1, ("apple",) * 3),)


def test_m10_second_edition_one_short_merchant_leaves_cards_for_the_next() -> None:
    at = second(deck="")
    set_aside(at, "apple apple", seat=1)
    set_aside(at, "silk", seat=2)
    assert at.public.hand_sizes[1:3] == (4, 6)
    assert (at.state.deck, at.state.hands[2]["apple"]) == (("apple",), 4)


@BOTH
@pytest.mark.parametrize("cards", ["", "apple silk", "apple mead cheese pepper silk chicken"])
@pytest.mark.parametrize("players", [4, 5])
def test_m10_nobody_is_ever_stuck(edition: str, cards: str, players: int) -> None:
    for seed in range(5):
        at = table(edition, players, hands={1: cards, 2: cards}, deck=cards)
        rng = Random(seed)
        while not isinstance(at.phase, Finished):
            assert len(at.awaited()) > 0
            at.play_on(rng)
        assert at.public.round == at.state.ruleset.rounds


def test_m10_six_players_with_hardly_a_card_are_never_stuck() -> None:
    at = table("second", 6, sheriff=0, deputies=(0, 3), hands={1: "apple silk"}, deck="mead")
    at.play_to(Finished, Random(1))
    assert at.public.round == 9
