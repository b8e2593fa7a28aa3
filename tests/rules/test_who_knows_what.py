from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham import (
    Accept,
    AskPass,
    Declare,
    Discard,
    Draw,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Inspect,
    LoadBag,
    Pass,
    Pay,
    PromiseNext,
    Propose,
    SetAside,
    outcome,
)
from nottingham.rules.engine.events import (
    BagClosed,
    BagPassed,
    CardsDrawn,
    CardsSetAside,
    CardTaken,
    DeckReshuffled,
    GameStarted,
    GoodsGiven,
    GoodsPaid,
    PlaceShown,
)
from nottingham.rules.engine.families import Action, Event, EventBase
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.state import Declaring
from nottingham.rules.rulebook import event_types
from tests.tables import Table, gate, goods, of_type, only, seen_by, started, table

EVERYONE = (0, 1, 2, 3, None)
SEALED = {
    ("GameStarted", "deck"),
    ("GameStarted", "removed"),
    ("GameStarted", "chance"),
    ("PositionSet", "hidden"),
    ("PositionSeen", "view"),
    ("CardsSetAside", "goods"),
    ("CardsDrawn", "goods"),
    ("DeckReshuffled", "deck"),
    ("DeckReshuffled", "chance"),
    ("BagClosed", "goods"),
    ("GoodsGiven", "contraband"),
    ("PlaceShown", "goods"),
    ("BagPassed", "contraband"),
    ("DeputiesShuffled", "roster"),
    ("DeputiesShuffled", "chance"),
    ("SplitProposed", "contraband"),
    ("LootShared", "contraband"),
}
"""Everything that not everybody may read."""


def readers(event: Event, field: str) -> set[int | None]:
    """Who is sent the value of a sealed field."""
    return {seat for seat in EVERYONE if getattr(seen_by(event, seat), field).value is not None}


def at_the_gate_of(at: Table, sheriff: int, bags: Any) -> Table:
    """A later round, with another Sheriff."""
    at.state = replace(at.state, public=replace(at.public, deciders=(sheriff,)))
    return at.inspecting(bags)


def bribe(at: Table, giver: int, *kinds: str) -> None:
    """The giver pays the Sheriff in contraband, said to lie on the stand, to let some other bag pass."""
    other = next(bag.owner for bag in at.phase.bags if bag.owner != giver)
    at.do(at.public.sheriff, Accept(at.offer(giver, giver, GiveContraband(goods(" ".join(kinds))), AskPass(other))))


# --- every field says who may read it ----------------------------------------------------------------------------


def test_v5_what_is_sealed_is_on_the_list_and_all_else_is_public() -> None:
    assert {(kind.__name__, field) for kind in event_types() for field in kind.sealed} == SEALED


def test_v5_an_event_that_does_not_say_who_may_read_a_field_cannot_be_defined() -> None:
    with pytest.raises(TypeError, match="must say who may read it"):
        type("Leak", (EventBase,), {"__annotations__": {"card": "str"}, "__module__": __name__})


def test_v5_a_sealed_copy_holds_no_value() -> None:
    sealed: Sealed[str] = Sealed((1,), "silk")
    assert sealed.as_seen_by(1).opened() == "silk"
    for seat in (0, None):
        assert sealed.as_seen_by(seat) == Sealed((1,), None)
        with pytest.raises(LookupError):
            sealed.as_seen_by(seat).opened()


# --- what all know -----------------------------------------------------------------------------------------------


def test_v1_every_seat_and_a_spectator_see_the_same_public_table() -> None:
    at, rng = started("first", 4), Random(3)
    for _ in range(60):
        at.play_on(rng)
        assert all(at.view(seat).public == at.public for seat in EVERYONE)


def test_v1_hand_sizes_while_merchants_load_are_those_before_loading() -> None:
    at = table(hands=dict.fromkeys(range(4), "apple " * 6)).loading()
    at.do(1, LoadBag(goods("apple apple")))
    assert at.public.hand_sizes == (6, 6, 6, 6)
    at.do(3, LoadBag(goods("apple")))
    assert at.public.hand_sizes == (6, 6, 6, 6)
    at.do(2, LoadBag(goods("apple " * 5)))
    assert at.public.hand_sizes == (6, 4, 1, 5)
    assert [(bag.owner, bag.size) for bag in at.phase.bags] == [(1, 2), (2, 5), (3, 1)]


def test_v1_the_number_of_face_down_cards_is_public_and_its_kinds_are_not() -> None:
    at = table(contraband={1: "silk mead"}, stands={1: "apple"})
    seen = at.view(None)
    assert (seen.public.face_down[1], seen.public.stands[1]) == (2, goods("apple"))
    assert (seen.contraband, seen.known, seen.hand, seen.bag) == (NOTHING, (), NOTHING, NOTHING)


def test_v1_m5_a_card_taken_from_a_pile_is_seen_by_all_one_from_the_deck_by_its_drawer() -> None:
    at = table(hands={1: "apple apple"}, piles=("silk", "bread"), deck="mead " * 9)
    at.do(1, SetAside(NOTHING))
    taken = only(at.do(1, Draw("left")), CardTaken)
    assert all(seen_by(taken, seat).card == "silk" for seat in EVERYONE)
    drawn = only(at.do(1, Draw("deck")), CardsDrawn)
    assert drawn.count == 3
    assert readers(drawn, "goods") == {1}


# --- hands, bags, decks ------------------------------------------------------------------------------------------


def test_v2_a_hand_and_a_bag_are_their_owners_alone() -> None:
    at = table(hands={1: "apple silk", 2: "mead", 3: "bread"}).loading()
    closed = only(at.do(1, LoadBag(goods("silk"))), BagClosed)
    assert readers(closed, "goods") == {1}
    assert [at.view(seat).bag for seat in EVERYONE] == [NOTHING, goods("silk"), NOTHING, NOTHING, NOTHING]
    assert [at.view(seat).hand for seat in EVERYONE] == [*map(goods, ("", "apple", "mead", "bread")), NOTHING]


def test_v2_a_bag_stays_closed_to_all_while_others_are_opened() -> None:
    at = gate("second")
    at.do(0, Inspect(3))
    for seat in (0, 2, 3, None):
        assert at.view(seat).bag != goods("apple apple silk")
    assert at.view(1).bag == goods("apple apple silk")


def test_v2_nobody_knows_the_order_of_a_deck() -> None:
    at = table("second", hands={1: "apple"}, piles=("silk mead",))
    first = only(started().log, GameStarted)
    assert readers(first, "deck") == readers(first, "chance") == readers(first, "removed") == set()
    at.market(order=(1,)).do(1, SetAside(NOTHING))
    again = only(at.log, DeckReshuffled)
    assert readers(again, "deck") == readers(again, "chance") == set()
    assert again.cards == 2


# --- face-down cards ---------------------------------------------------------------------------------------------


def test_v3_smuggled_contraband_is_known_to_its_owner_alone() -> None:
    at = gate()
    passed = only(at.do(0, Pass(3)), BagPassed)
    assert (passed.legal, passed.face_down) == (NOTHING, 2)
    assert readers(passed, "contraband") == {3}
    assert at.view(3).contraband == goods("pepper mead")
    assert all(at.view(seat).known[3] == NOTHING for seat in (0, 1, 2))


def test_v3_bribed_contraband_is_known_to_giver_and_receiver() -> None:
    at = gate()
    bribe(at, 1, "silk")
    given = only(at.log, GoodsGiven)
    assert given.face_down == 1
    assert readers(given, "contraband") == {0, 1}
    assert at.view(0).contraband == goods("silk")
    assert [at.view(seat).known[0] for seat in (1, 2, 3)] == [goods("silk"), NOTHING, NOTHING]
    assert at.public.stands[0] == NOTHING  # not among the legal goods


def test_v3_legal_goods_of_a_bribe_are_seen_by_all_also_from_the_bag() -> None:
    at = gate()
    at.offer(1, 1, GiveStand(goods("cheese")), GiveBag(goods("apple silk")), AskPass(1))
    at.do(0, Pass(1, 1))
    given = of_type(at.log, GoodsGiven)
    assert [(event.place, event.legal, event.face_down) for event in given] == [
        ("stand", goods("cheese"), 0),
        ("bag", goods("apple"), 1),
    ]
    assert readers(given[1], "contraband") == {0, 1}
    assert at.public.stands[0] == goods("cheese apple")


@pytest.mark.parametrize(
    ("gift", "place", "shown"), [(GiveContraband, "stand", "silk mead"), (GiveBag, "bag", "apple apple silk")]
)
def test_v3_b5_a_proof_is_seen_by_those_who_made_the_deal(gift: Any, place: str, shown: str) -> None:
    at = gate()
    at.offer(1, 1, gift(goods("crossbow")), AskPass(1))
    events = at.do(0, Pass(1, 1))
    proof = only(events, PlaceShown)
    assert (proof.owner, proof.place, proof.goods.opened()) == (1, place, goods(shown))
    assert readers(proof, "goods") == {0, 1}
    assert at.view(0).known[1] == goods("silk" if place == "bag" else "silk mead")
    assert at.view(2).known[1] == NOTHING


def test_v3_a_debt_paid_with_contraband_shows_it_to_all() -> None:
    at = table("second", gold={1: 0}, contraband={1: "silk mead"}).inspecting(
        {1: ("apple", "pepper"), 2: ("apple", "apple")}
    )
    at.do(0, Inspect(1))
    paid = only(at.do(1, Pay(goods("mead"))), GoodsPaid)
    assert seen_by(paid, None).contraband == goods("mead")
    assert [at.view(seat).known[0] for seat in (1, 2, 3)] == [goods("mead")] * 3


def test_v3_e3_all_contraband_is_turned_up_once_the_game_is_over() -> None:
    at = table("second", round=8, contraband={1: "silk", 3: "mead"}).inspecting({1: ("apple", "crossbow")})
    at.do(0, Pass(1))
    assert outcome(at.state) is not None
    assert at.view(None).public.phase.contraband == (NOTHING, goods("silk crossbow"), NOTHING, goods("mead"))  # type: ignore[attr-defined]


# --- set aside ---------------------------------------------------------------------------------------------------


def test_v4_cards_set_aside_are_face_down_until_they_land_on_a_pile() -> None:
    at = table(hands={1: "silk " * 6}, deck="apple " * 9)
    aside = only(at.do(1, SetAside(goods("silk silk"))), CardsSetAside)
    assert aside.count == 2
    assert readers(aside, "goods") == {1}
    assert [at.view(seat).aside for seat in EVERYONE] == [NOTHING, goods("silk silk"), NOTHING, NOTHING, NOTHING]
    at.do(1, Draw("deck"))
    at.do(1, Discard("right", ("silk", "silk")))
    assert at.view(None).public.piles == ((), ("silk", "silk"))


def test_v4_m8_in_the_second_edition_they_are_face_up() -> None:
    at = table("second", hands={1: "silk " * 6}, deck="apple " * 9).market(order=(1, 2))
    at.do(1, SetAside(goods("silk silk")))
    assert [(laid.seat, laid.cards) for laid in at.view(None).public.phase.laid_out] == [(1, ("silk", "silk"))]  # type: ignore[attr-defined]


# --- two games that look the same --------------------------------------------------------------------------------


def worlds(bag: str, other_bag: str) -> tuple[Table, Table]:
    """Two games that differ only in the bag of 1."""
    first, second = (
        table("second", contraband={1: "silk"}).inspecting({1: ("apple", content), 2: ("apple", "apple")})
        for content in (bag, other_bag)
    )
    return first, second


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (1, Propose(1, (GiveBag(goods("silk silk")), AskPass(1)))),
        (1, Propose(1, (GiveContraband(goods("crossbow")), AskPass(1)))),
        (0, Propose(1, (GiveBag(goods("silk silk silk")), AskPass(1)))),
        (0, Pass(1)),
        (2, Propose(2, (GiveGold(1), AskPass(1), PromiseNext(2, 0, "pass")))),
    ],
)
def test_v5_another_seat_cannot_tell_two_games_apart(seat: int, action: Action) -> None:
    first, second = worlds("silk silk apple", "mead crossbow apple")
    seen = [[seen_by(event, 3) for event in at.do(seat, action)] for at in (first, second)]
    assert seen[0] == seen[1]
    assert first.view(3) == second.view(3)
    assert first.state != second.state


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_v5_refusals_and_prompts_tell_nothing_of_anothers_bag(seat: int) -> None:
    first, second = worlds("silk silk apple", "mead crossbow apple")
    assert first.prompts(seat) == second.prompts(seat)
    too_much = Propose(1, (GiveBag(goods("silk " * 4)), AskPass(1)))
    assert first.why_not(seat, too_much) == second.why_not(seat, too_much)


def test_v5_d1_the_owners_own_bag_decides_what_the_owner_can_declare() -> None:
    at = table().declaring({1: "silk silk"})
    assert at.why_not(2, Declare("apple", 2)) == ("not_your_turn", "D1")
    assert isinstance(at.phase, Declaring)


def test_v5_a_spectator_can_do_nothing() -> None:
    assert gate().why_not(None, Inspect(1)) == ("not_seated", "V5")


# --- folded knowledge --------------------------------------------------------------------------------------------


def test_v6_what_a_seat_knows_is_folded_over_several_rounds() -> None:
    at = table("second", contraband={1: "silk silk silk mead mead"}, gold={1: 0}, deck="apple " * 99)
    at_the_gate_of(at, 0, {1: ("apple", "apple"), 2: ("apple", "apple")})
    bribe(at, 1, "silk")
    assert [at.view(seat).known[0] for seat in (1, 2, 3)] == [goods("silk"), NOTHING, NOTHING]  # given
    at.do(0, Pass(2))
    at.do(0, Accept(at.offer(1, 1, GiveContraband(goods("pepper")), AskPass(1))))
    assert at.view(0).known[1] == goods("silk silk mead mead")  # shown

    at_the_gate_of(at, 2, {1: ("apple", "bread bread"), 3: ("apple", "apple")})
    bribe(at, 1, "mead")
    assert at.view(0).known[1] == goods("silk mead")  # one left unseen: every kind is one less
    assert at.view(2).known[1] == NOTHING  # the receiver knows what came, not what is left
    assert at.view(1).known[2] == goods("mead")
    assert at.view(0).known[2] == NOTHING

    at.do(2, Inspect(1))  # a fine of 4: the apple on the stand, and contraband shown to all
    at.do(1, Pay(goods("silk")))
    assert at.view(0).known[1] == goods("mead")
    assert [at.view(seat).known[2] for seat in (0, 1, 3)] == [goods("silk"), goods("silk mead"), goods("silk")]
    assert at.state.contraband[1] == goods("silk mead")


def test_v6_a_number_never_falls_below_zero() -> None:
    at = table("second", contraband={1: "silk silk mead"}).inspecting({1: ("apple", "apple"), 2: ("apple", "apple")})
    bribe(at, 1, "crossbow")
    assert at.view(0).known[1] == goods("silk silk mead")
    at_the_gate_of(at, 3, {1: ("apple", "silk"), 2: ("apple", "apple")})
    bribe(at, 1, "silk", "silk")
    assert at.view(0).known[1] == NOTHING
    at.do(3, Pass(1))
    assert at.view(0).known[1] == NOTHING  # what came in unseen is not known
    assert at.state.contraband[1] == goods("mead silk")


def test_v6_what_is_known_never_exceeds_what_is_there() -> None:
    at, rng = started("second", 5, ("black_market", "royal_goods")), Random(11)
    while outcome(at.state) is None:
        seat = rng.choice(at.awaited())
        offered = [prompt for prompt in at.prompts(seat) if prompt.must or rng.random() < 0.5]
        at.do(seat, rng.choice(offered).sample(at.view(seat), rng))
        for knower in range(5):
            for holder, known in enumerate(at.view(knower).known):
                assert known <= at.state.contraband[holder]


# --- who is waited for -------------------------------------------------------------------------------------------


def test_v7_who_is_waited_for_does_not_depend_on_what_a_bag_holds() -> None:
    first, second = worlds("silk silk apple", "mead crossbow apple")
    for at in (first, second):
        at.do(0, Pass(2))
        assert at.awaited() == (0,)
    hands = [table(hands=dict.fromkeys(range(4), cards)).loading() for cards in ("apple apple", "silk mead")]
    assert {at.awaited() for at in hands} == {(1, 2, 3)}
