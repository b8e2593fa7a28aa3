from itertools import combinations
from random import Random
from typing import Any

import pytest

from nottingham import (
    Declare,
    Discard,
    Draw,
    GiveContraband,
    Inspect,
    LoadBag,
    OpenMarket,
    Pass,
    Propose,
    Ruleset,
    RulesetError,
    SetAside,
    compose,
    new_game,
    outcome,
)
from nottingham.rules.engine.deals import AskPass
from nottingham.rules.engine.events import BagOpened, BagPassed, GameStarted, GoodsConfiscated, GoodsLetIn
from nottingham.rules.engine.goods import NOTHING, PrintedGood
from nottingham.rules.engine.scoring import score
from nottingham.rules.engine.state import Declaring
from nottingham.rules.options.black_market.rule import BlackMarketPile
from nottingham.rules.options.time_limit.rule import minutes_of
from nottingham.rules.rulebook import OPTIONS
from tests.tables import Table, goods, only, seen_by, started, table

FISH = PrintedGood("fish", "legal", 3, 2, 10, 12)
KINGS_FISH = PrintedGood("fish", "legal", 3, 2, 10, 12, king=12, queen=6)
CIDER = PrintedGood("cider", "contraband", 5, 3, 4, 6, crown="apple", crown_count=2)
GEM = PrintedGood("gem", "contraband", 10, 5, 0, 3)
SIX = "deputies"


def house_table(*house: PrintedGood, edition: str = "first", **with_goods: Any) -> Table:
    return table(ruleset=compose(edition, 4, house=house), **with_goods)


# --- royal goods -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(("players", "royal", "all_cards"), [(3, 6, 162), (4, 12, 216), (5, 12, 216)])
def test_r1_royal_cards_join_the_deck(edition: str, players: int, royal: int, all_cards: int) -> None:
    with_royal, without = compose(edition, players, ("royal_goods",)), compose(edition, players)
    assert sum(good.cards for good in with_royal.catalogue if good.kind == "royal") == royal
    assert len(with_royal.all_cards) == all_cards == len(without.all_cards) + royal
    assert with_royal.legal == without.legal  # none of them can be declared


@pytest.mark.parametrize("edition", ["first", "second"])
def test_r1_a_royal_good_is_one_card_of_a_declaration_and_cannot_be_declared(edition: str) -> None:
    at = table(edition, 4, ("royal_goods",)).declaring({1: "cheese gouda gouda"})
    assert at.why_not(1, Declare("gouda", 3)) == ("not_declarable", "D1")
    assert at.why_not(1, Declare("cheese", 5)) == ("wrong_count", "D1")
    at.do(1, Declare("cheese", 3))


def test_r1_a_royal_good_of_the_declared_kind_is_confiscated_and_fined() -> None:
    at = table("second", 4, ("royal_goods",)).inspecting({1: ("cheese", "cheese gouda")})
    events = at.do(0, Inspect(1))
    assert only(events, GoodsLetIn).goods == goods("cheese")
    assert only(events, GoodsConfiscated).cards == ("gouda",)
    assert at.public.gold[:2] == (54, 46)


def test_r1_a_royal_good_passes_face_down_and_can_be_offered_as_contraband() -> None:
    at = table("first", 4, ("royal_goods",), contraband={1: "gouda"}).inspecting({1: ("apple", "green_apple")})
    at.do(1, Propose(1, (GiveContraband(goods("gouda")), AskPass(1))))
    events = at.do(0, Pass(1, 1))
    assert (only(events, BagPassed).legal, only(events, BagPassed).face_down) == (NOTHING, 1)
    assert at.state.contraband[:2] == (goods("gouda"), goods("green_apple"))
    assert at.public.stands[1] == NOTHING


# --- removed cards, seven cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players", "left"), [("first", 4, 194), ("second", 3, 146), ("second", 6, 194)])
def test_x1_ten_random_cards_go_back_to_the_box_before_the_deal(edition: str, players: int, left: int) -> None:
    at = started(edition, players, ("removed_cards",))
    assert only(at.log, GameStarted).cards == left
    in_play = sum(at.state.hands, start=goods(" ".join((*at.state.deck, *(c for p in at.public.piles for c in p)))))
    assert len(in_play) == left
    assert in_play + goods(" ".join(at.state.removed)) == at.state.ruleset.all_cards


def test_x1_the_removed_cards_differ_from_seed_to_seed_and_nobody_sees_them() -> None:
    tables = [started("first", 4, ("removed_cards",), seed=seed) for seed in range(4)]
    assert len({at.state.removed for at in tables}) > 1
    event = only(tables[0].log, GameStarted)
    assert len(event.removed.opened()) == 10
    assert all(seen_by(event, seat).removed.value is None for seat in (*range(4), None))


@pytest.mark.parametrize(("edition", "players"), [("first", 3), ("first", 5), ("second", 4), ("second", 6)])
def test_h1_seven_cards_are_dealt(edition: str, players: int) -> None:
    at = started(edition, players, ("seven_cards",))
    assert [len(hand) for hand in at.state.hands] == [7] * players


def test_h1_a_market_turn_fills_the_hand_to_seven_and_sets_aside_at_most_five() -> None:
    at = table("first", 4, ("seven_cards",), hands={1: "apple " * 7}, deck="silk " * 9)
    assert at.why_not(1, SetAside(goods("apple " * 6))) == ("too_many_aside", "M3")
    at.do(1, SetAside(goods("apple " * 5)))
    at.do(1, Draw("deck"))
    assert at.state.hands[1] == goods("apple apple silk silk silk silk silk")
    at.do(1, Discard("left", ("apple",) * 5))
    assert at.public.hand_sizes[1] == 7


def test_h1_the_second_edition_and_the_end_of_a_round_fill_hands_to_seven() -> None:
    at = table("second", 3, ("seven_cards",), deck="silk " * 30)
    at.do(0, OpenMarket(1))
    at.do(1, SetAside(NOTHING))
    assert at.public.hand_sizes == (0, 7, 0)
    at.inspecting({1: ("apple", "apple")}).do(0, Pass(1))
    assert at.public.hand_sizes == (7, 7, 7)


@pytest.mark.parametrize("count", [0, 6, 7])
def test_h1_l1_a_bag_still_holds_one_to_five_of_seven_cards(count: int) -> None:
    at = table("first", 4, ("seven_cards",), hands={1: "apple " * 7}).loading()
    assert at.why_not(1, LoadBag(goods("apple " * count))) == ("bag_size", "L1")
    at.do(1, LoadBag(goods("apple " * 5)))


# --- house goods -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(("players", "fish", "gems"), [(3, 10, 0), (4, 12, 3)])
def test_c1_house_goods_join_the_deck_and_none_are_removed(edition: str, players: int, fish: int, gems: int) -> None:
    rules = compose(edition, players, house=(FISH, GEM))
    assert "house_goods" in rules.options
    assert rules.all_cards == compose(edition, players).all_cards + goods("fish " * fish + "gem " * gems)
    step = new_game(rules, 3)
    cards = (*step.state.deck, *(card for pile in step.state.public.piles for card in pile))
    assert sum(step.state.hands, start=goods(" ".join(cards))) == rules.all_cards


def test_c1_a_house_legal_good_can_be_declared_and_a_house_contraband_cannot() -> None:
    at = house_table(FISH, CIDER).declaring({1: "fish fish"})
    assert at.why_not(1, Declare("cider", 2)) == ("not_declarable", "D1")
    at.do(1, Declare("fish", 2))
    opened = at.do(0, Inspect(1))
    assert only(opened, BagOpened).is_truthful
    assert at.public.stands[1] == goods("fish fish")
    assert at.public.gold[:2] == (46, 54)


def test_c1_a_house_good_that_is_not_played_is_unknown() -> None:
    at = table().declaring({1: "apple"})
    assert at.why_not(1, Declare("fish", 1)) == ("unknown_good", "G4")


def test_c1_house_contraband_is_confiscated_at_its_own_penalty() -> None:
    at = house_table(CIDER, edition="second").inspecting({1: ("apple", "cider cider")})
    at.do(0, Inspect(1))
    assert at.public.gold[:2] == (56, 44)


def crowns(rules: Ruleset, stands: tuple[str, ...], contraband: tuple[str, ...] = ("", "", "", "")) -> list[Any]:
    nothing: tuple[dict[str, int], ...] = ({}, {}, {}, {})
    scores = score(rules, (0,) * 4, tuple(map(goods, stands)), tuple(map(goods, contraband)), nothing)
    return [[(crown.good, crown.title, crown.points) for crown in one.crowns] for one in scores]


def test_c1_a_house_legal_good_has_no_king_or_queen() -> None:
    assert crowns(compose(house=(FISH,)), ("fish fish", "fish", "", "")) == [[], [], [], []]


def test_c1_a_house_legal_good_has_king_and_queen_where_the_file_names_bonuses() -> None:
    won = crowns(compose(house=(KINGS_FISH,)), ("fish fish", "fish", "", ""))
    assert won == [[("fish", "king", 12)], [("fish", "queen", 6)], [], []]


def test_c1_a_house_good_counts_as_what_the_file_says() -> None:
    won = crowns(compose(house=(CIDER,)), ("apple", "", "", ""), ("", "cider", "", ""))
    assert won == [[("apple", "queen", 10)], [("apple", "king", 20)], [], []]


def test_c1_a_house_good_scores_its_value() -> None:
    rules = compose(house=(FISH, GEM))
    one = score(rules, (0,) * 4, (goods("fish fish"),) * 4, (goods("gem"),) * 4, ({}, {}, {}, {}))[0]
    assert (one.legal, one.contraband) == (6, 10)


# --- mixing ------------------------------------------------------------------------------------------------------


FREE = ("royal_goods", "time_limit", "removed_cards", "seven_cards")


@pytest.mark.parametrize("mix", [mix for size in range(5) for mix in combinations(FREE, size)])
@pytest.mark.parametrize(("edition", "players"), [("first", 3), ("first", 5), ("second", 4), ("second", 6)])
def test_r1_t1_x1_h1_c1_any_mix_of_options_composes_and_starts(
    edition: str, players: int, mix: tuple[str, ...]
) -> None:
    more = ("black_market",) if edition == "second" else ()
    rules = compose(edition, players, (*mix, *more), house=(FISH,))
    assert set(rules.options) == {*mix, *more, "house_goods", *([SIX] if players == 6 else [])}
    assert rules.hand_size == (7 if "seven_cards" in mix else 6)
    assert rules.removed == (10 if "removed_cards" in mix else 0)
    assert minutes_of(rules) == (1 if "time_limit" in mix else 0)
    state = new_game(rules, 1).state
    assert len(state.deck) + len(state.removed) < len(rules.all_cards)


@pytest.mark.parametrize(("edition", "players"), [("first", 3), ("second", 5), ("second", 6)])
def test_r1_t1_x1_h1_c1_a_game_with_every_option_is_played_to_its_end(edition: str, players: int) -> None:
    more = ("black_market",) if edition == "second" else ()
    step = new_game(compose(edition, players, (*FREE, *more), house=(FISH, CIDER)), 5)
    at, rng = Table(step.state), Random(5)
    while outcome(at.state) is None:
        at.play_on(rng)
    assert at.public.round == at.state.ruleset.rounds


def test_r1_t1_x1_h1_the_order_in_which_options_are_named_does_not_matter() -> None:
    assert compose(options=FREE) == compose(options=(*reversed(FREE), "royal_goods"))
    assert compose().options == ()


@pytest.mark.parametrize(
    ("asked", "option"),
    [
        ({"players": 6}, SIX),
        ({"house": (FISH,)}, "house_goods"),
        ({"minutes": 2}, "time_limit"),
        ({"black_market": (BlackMarketPile("silk", (40, 20)),)}, "black_market"),
    ],
)
def test_c1_t1_y1_z1_an_option_whose_data_is_given_is_played(asked: dict[str, Any], option: str) -> None:
    assert compose("second", **asked).options == (option,)


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("unknown_edition", {"edition": "third"}),
        ("wrong_number_of_players", {"edition": "first", "players": 6}),
        ("wrong_number_of_players", {"players": 2}),
        ("wrong_number_of_players", {"edition": "second", "players": 7}),
        ("unknown_option", {"options": ("free_beer",)}),
        ("deputies_need_six", {"edition": "second", "options": (SIX,)}),
        ("deputies_need_six", {"edition": "first", "options": (SIX,)}),
        ("black_market_is_second_edition", {"options": ("black_market",)}),
        ("black_market_is_second_edition", {"black_market": (BlackMarketPile("silk", (40, 20)),)}),
        ("house_goods_missing", {"options": ("house_goods",)}),
        ("house_goods_without_cards", {"house": (PrintedGood("fish", "legal", 3, 2, 0, 12),), "players": 3}),
        ("good_twice", {"house": (FISH, FISH)}),
        ("good_twice", {"house": (PrintedGood("apple", "legal", 2, 2, 1, 1),)}),
        ("good_twice", {"house": (PrintedGood("gouda", "royal", 6, 4, 1, 1),), "options": ("royal_goods",)}),
        ("number_below_zero", {"house": (PrintedGood("fish", "legal", 3, -2, 10, 12),)}),
        ("number_below_zero", {"house": (PrintedGood("fish", "legal", -3, 2, 10, 12),)}),
        ("crown_of_nothing", {"house": (PrintedGood("cider", "contraband", 5, 3, 4, 6, "pear", 2),)}),
        ("crown_of_nothing", {"house": (PrintedGood("rye", "contraband", 5, 3, 4, 6, "bread", 2),), "players": 3}),
        ("crown_of_nothing", {"house": (PrintedGood("gem", "contraband", 9, 4, 3, 3, king=9),)}),
        ("no_contraband_pile", {"edition": "second", "black_market": (BlackMarketPile("apple", (30, 27)),)}),
        ("no_contraband_pile", {"edition": "second", "black_market": (BlackMarketPile("gouda", (30, 27)),)}),
        ("pile_twice", {"edition": "second", "black_market": (BlackMarketPile("silk", (30,)),) * 2}),
        ("higher_value_on_top", {"edition": "second", "black_market": (BlackMarketPile("silk", (27, 30)),)}),
        ("minutes_below_one", {"minutes": -1}),
    ],
)
def test_c1_t1_y1_z1_a_contradictory_mix_is_refused(code: str, asked: dict[str, Any]) -> None:
    with pytest.raises(RulesetError) as error:
        compose(**asked)
    assert error.value.code == code
    assert error.value.parameters  # says what is wrong, not only that something is


def test_y1_a_refused_mix_names_the_option_and_the_table() -> None:
    with pytest.raises(RulesetError) as error:
        compose("second", 4, (SIX,))
    assert error.value.parameters == {"option": SIX, "edition": "second", "players": 4}


@pytest.mark.parametrize("id", OPTIONS)
def test_r1_t1_x1_h1_c1_y1_z1_every_option_is_off_unless_asked_for(id: str) -> None:
    assert all(id not in compose(edition, 5).options for edition in ("first", "second"))


def test_c1_a_declaration_prompt_lists_house_legal_goods() -> None:
    at = house_table(FISH).declaring({1: "fish"})
    assert isinstance(at.phase, Declaring)
    assert "fish" in at.prompts(1)[0].goods  # type: ignore[attr-defined]
