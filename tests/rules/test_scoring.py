"""The reckoning: points, Kings and Queens with every kind of tie, places (K)."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from nottingham import Pass, Score, compose, outcome
from nottingham.rules.engine.events import GameEnded, HandsDiscarded
from nottingham.rules.engine.goods import PrintedGood
from nottingham.rules.engine.scoring import score, winners
from nottingham.rules.engine.state import Finished
from nottingham.rules.options.black_market.rule import BlackMarketPiles, ClaimedCard
from tests.tables import ByHolder, only, table

LEGAL = ("apple", "cheese", "bread", "chicken")
KING = {"apple": 20, "cheese": 15, "bread": 15, "chicken": 10}
QUEEN = {"apple": 10, "cheese": 10, "bread": 10, "chicken": 5}
ROYAL = {
    "green_apple": ("apple", 2),
    "golden_apple": ("apple", 3),
    "gouda": ("cheese", 2),
    "bleu_cheese": ("cheese", 3),
    "rye_bread": ("bread", 2),
    "pumpernickel": ("bread", 3),
    "royal_rooster": ("chicken", 2),
}


def reckon(
    stands: ByHolder,
    contraband: ByHolder | None = None,
    gold: Mapping[int, int] | None = None,
    players: int = 4,
) -> tuple[Score, ...]:
    at = table("second", players, ("royal_goods",), stands=stands, contraband=contraband, gold=gold)
    public = at.public
    return score(at.state.ruleset, public.gold, public.stands, at.state.contraband, ({},) * players)


def counting(good: str, *counts: int) -> ByHolder:
    """Stands with nothing but so many of one good, by seat."""
    return {seat: f"{good} " * count for seat, count in enumerate(counts)}


def crowns(scores: tuple[Score, ...], good: str) -> list[tuple[str, int] | None]:
    """By seat: the title worn in a good and its points."""
    worn = [{crown.good: (crown.title, crown.points) for crown in one.crowns} for one in scores]
    return [one.get(good) for one in worn]


def king(points: int) -> tuple[str, int]:
    return "king", points


def queen(points: int) -> tuple[str, int]:
    return "queen", points


# --- K1 ----------------------------------------------------------------------------------------------------------


def test_k1_goods_gold_and_bonuses_add_up() -> None:
    scores = reckon({1: "apple apple bread", 2: "apple"}, {1: "silk crossbow gouda"}, {1: 33})
    assert scores[1] == Score(
        seat=1,
        gold=33,
        legal=7,
        contraband=17,
        royal=6,
        crowns=scores[1].crowns,
        extras={},
        legal_cards=3,
        contraband_cards=3,
        total=33 + 7 + 17 + 6 + 20 + 15 + 15,
        place=1,
    )
    assert [(crown.good, crown.title, crown.count) for crown in scores[1].crowns] == [
        ("apple", "king", 2),
        ("cheese", "king", 2),
        ("bread", "king", 1),
    ]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_k1_e3_the_game_ends_with_the_last_bag_and_hands_are_worth_nothing(edition: str) -> None:
    at = table(edition, round=8, hands={2: "crossbow chicken"}, contraband={1: "silk"}, gold={1: 9})
    at.inspecting({1: ("apple", "apple mead")})
    events = at.do(0, Pass(1))
    assert only(events, HandsDiscarded).hands[2].cards() == ("chicken", "crossbow")
    ended = only(events, GameEnded)
    assert [one.total for one in ended.scores] == [50, 9 + 8 + 7 + 2 + 20, 50, 50]
    assert outcome(at.state) == ended.scores
    assert isinstance(at.phase, Finished)
    assert at.phase.contraband[1].cards() == ("mead", "silk")


def test_k1_z4_black_market_cards_score_their_value_and_count_in_no_tie() -> None:
    at = table("second", 4, ("black_market",), round=8)
    claims = (ClaimedCard(1, "silk", 34), ClaimedCard(1, "pepper", 27), ClaimedCard(2, "mead", 32))
    at.state = replace(at.state, public=replace(at.public, extras=(BlackMarketPiles((), claims),)))
    at.inspecting({1: ("apple", "apple")})
    scores = only(at.do(0, Pass(1)), GameEnded).scores
    assert [one.total for one in scores] == [50, 50 + 2 + 20 + 61, 82, 50]
    assert [one.extras for one in scores] == [{}, {"black_market": 61}, {"black_market": 32}, {}]
    assert [one.contraband_cards for one in scores] == [0, 0, 0, 0]


# --- K2 to K5 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", LEGAL)
def test_k2_most_is_king_and_second_most_queen(good: str) -> None:
    scores = reckon(counting(good, 1, 5, 3, 2))
    assert crowns(scores, good) == [None, king(KING[good]), queen(QUEEN[good]), None]


@pytest.mark.parametrize(("royal", "legal", "count"), [(royal, *counts) for royal, counts in ROYAL.items()])
def test_k2_g2_royal_goods_count_as_two_or_three(royal: str, legal: str, count: int) -> None:
    level = reckon({0: f"{legal} " * count, 1: legal}, {1: royal, 2: royal})
    most = king(KING[legal])
    tied = queen(QUEEN[legal] // 2)
    assert crowns(level, legal) == [tied, most, tied, None]


def test_k2_g2_other_contraband_counts_for_no_crown() -> None:
    scores = reckon({}, {1: "pepper mead silk crossbow"})
    assert all(one.crowns == () for one in scores)


def test_k2_a_royal_good_counts_once_as_a_card_and_twice_for_the_crown() -> None:
    scores = reckon({0: "chicken"}, {1: "royal_rooster"})
    assert crowns(scores, "chicken") == [queen(5), king(10), None, None]
    assert (scores[1].contraband_cards, scores[1].royal, scores[1].crowns[0].count) == (1, 8, 2)


@pytest.mark.parametrize(
    ("good", "shares"),
    [("apple", (15, 10, 7, 6)), ("cheese", (12, 8, 6, 5)), ("bread", (12, 8, 6, 5)), ("chicken", (7, 5, 3, 3))],
)
@pytest.mark.parametrize("tied", [2, 3, 4, 5])
def test_k3_tied_kings_share_both_bonuses_rounded_down_and_there_is_no_queen(
    good: str, shares: tuple[int, ...], tied: int
) -> None:
    scores = reckon(counting(good, *[3] * tied, *[2] * (5 - tied)), players=5)
    assert crowns(scores, good) == [king(shares[tied - 2])] * tied + [None] * (5 - tied)
    assert [crown.tied for one in scores for crown in one.crowns] == [tied] * tied


@pytest.mark.parametrize(
    ("good", "shares"), [("apple", (5, 3, 2)), ("cheese", (5, 3, 2)), ("bread", (5, 3, 2)), ("chicken", (2, 1, 1))]
)
@pytest.mark.parametrize("tied", [2, 3, 4])
def test_k4_tied_queens_share_the_queens_bonus_rounded_down(good: str, shares: tuple[int, ...], tied: int) -> None:
    scores = reckon(counting(good, 4, *[2] * tied, *[1] * (4 - tied)), players=5)
    assert crowns(scores, good) == [king(KING[good]), *[queen(shares[tied - 2])] * tied] + [None] * (4 - tied)


def test_k3_seats_do_not_matter() -> None:
    assert crowns(reckon(counting("apple", 1, 3, 2, 3)), "apple") == [None, king(15), None, king(15)]
    assert crowns(reckon(counting("apple", 2, 1, 2, 3)), "apple") == [queen(5), None, queen(5), king(20)]


@pytest.mark.parametrize("good", LEGAL)
@pytest.mark.parametrize(
    ("counts", "titles"),
    [
        ((0, 0, 0, 0), (None, None, None, None)),
        ((0, 1, 0, 0), (None, "king", None, None)),
        ((0, 1, 1, 0), (None, "king", "king", None)),
        ((2, 1, 0, 0), ("king", "queen", None, None)),
    ],
)
def test_k5_who_has_none_is_neither_king_nor_queen(
    good: str, counts: tuple[int, ...], titles: tuple[str | None, ...]
) -> None:
    worn = crowns(reckon(counting(good, *counts)), good)
    assert tuple(title and title[0] for title in worn) == titles
    if sum(counts) == 1:
        assert worn[1] == king(KING[good])


def test_k2_each_good_is_judged_alone() -> None:
    scores = reckon({0: "apple cheese", 1: "apple bread", 2: "cheese cheese chicken"})
    assert crowns(scores, "apple") == [king(15), king(15), None, None]
    assert crowns(scores, "cheese") == [queen(10), None, king(15), None]
    assert crowns(scores, "bread") == [None, king(15), None, None]
    assert crowns(scores, "chicken") == [None, None, king(10), None]


# --- K6 ----------------------------------------------------------------------------------------------------------


def places(scores: tuple[Score, ...]) -> list[int]:
    return [one.place for one in scores]


def test_k6_most_points_win() -> None:
    scores = reckon({}, gold={0: 10, 1: 40, 2: 30, 3: 20})
    assert places(scores) == [4, 1, 2, 3]
    assert winners(scores) == (1,)


def test_k6_a_tie_is_broken_by_legal_cards() -> None:
    """More cards win, although the others have more contraband or dearer goods; it orders all places."""
    scores = reckon({0: "apple apple", 1: "bread", 2: "cheese"}, {1: "silk", 2: "silk silk"}, {0: 30, 1: 28, 2: 20})
    assert [one.total for one in scores] == [54, 54, 54, 50]
    assert [(one.legal_cards, one.contraband_cards) for one in scores] == [(2, 0), (1, 1), (1, 2), (0, 0)]
    assert places(scores) == [1, 3, 2, 4]


def test_k6_then_by_contraband_cards_royal_ones_among_them() -> None:
    scores = reckon({}, {0: "silk", 1: "gouda pepper"}, {0: 50, 1: 31, 2: 0, 3: 0})
    assert [one.total for one in scores[:2]] == [58, 58]
    assert places(scores) == [2, 1, 3, 3]


def test_k6_still_tied_the_victory_is_shared_and_the_next_place_left_out() -> None:
    scores = reckon({}, {0: "silk", 1: "pepper", 2: "pepper"}, {0: 40, 1: 42, 2: 42, 3: 90})
    assert places(scores) == [2, 2, 2, 1]
    scores = reckon({}, {0: "silk", 1: "pepper", 2: "pepper"}, {0: 40, 1: 42, 2: 42, 3: 10})
    assert places(scores) == [1, 1, 1, 4]
    assert winners(scores) == (0, 1, 2)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_k6_the_victory_is_shared_in_both_editions(edition: str) -> None:
    at = table(edition, 3, round=9, gold={0: 50, 1: 50, 2: 28}).inspecting({2: ("apple", "apple")})
    ended = only(at.do(0, Pass(2)), GameEnded)
    assert [one.total for one in ended.scores] == [50, 50, 50]
    assert ended.winners == (2,)
    at = table(edition, 3, round=9, gold={0: 50, 1: 50, 2: 20}).inspecting({2: ("apple", "apple")})
    assert only(at.do(0, Pass(2)), GameEnded).winners == (0, 1)


def test_k3_a_shared_crown_tells_how_many_each_brought() -> None:
    shared = reckon(counting("apple", 4, 4, 3))
    assert [(crown.count, crown.tied) for one in shared for crown in one.crowns] == [(4, 2), (4, 2)]


@pytest.mark.parametrize(("bonus", "worn"), [((7, 0), [7, 0]), ((0, 7), [0, 7])])
def test_k2_c1_a_house_good_may_reward_only_its_king_or_only_its_queen(bonus: tuple[int, int], worn: list[int]) -> None:
    plum = PrintedGood("plum", "legal", 1, 2, 9, 9, "plum", 1, *bonus)
    at = table(ruleset=compose("first", 4, house=(plum,)), stands=counting("plum", 2, 1))
    scores = score(at.state.ruleset, at.public.gold, at.public.stands, at.state.contraband, ({},) * 4)
    assert [sum(crown.points for crown in one.crowns) for one in scores[:2]] == worn
