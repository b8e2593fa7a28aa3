"""Goods: the cards there are, and which of them are in play (G)."""

from collections import Counter

import pytest

from nottingham import (
    AskPass,
    Declare,
    GiveBag,
    GiveContraband,
    Goods,
    Inspect,
    LoadBag,
    Pass,
    PlaceCards,
    Propose,
    SetAside,
    compose,
)
from nottingham.rules.engine.events import BagOpened, BagPassed
from nottingham.rules.engine.scoring import crown_count
from tests.tables import goods, only, started, table

PRINTED = """
    apple          legal       2  2  48  48  apple    1
    cheese         legal       3  2  36  36  cheese   1
    bread          legal       3  2   0  36  bread    1
    chicken        legal       4  2  24  24  chicken  1
    pepper         contraband  6  4  18  22  -        0
    mead           contraband  7  4  16  21  -        0
    silk           contraband  8  4   9  12  -        0
    crossbow       contraband  9  4   5   5  -        0
    green_apple    royal       4  3   2   2  apple    2
    golden_apple   royal       6  4   1   2  apple    3
    gouda          royal       6  4   2   2  cheese   2
    bleu_cheese    royal       9  5   0   1  cheese   3
    rye_bread      royal       6  4   0   2  bread    2
    pumpernickel   royal       9  5   0   1  bread    3
    royal_rooster  royal       8  4   1   2  chicken  2
"""
ROWS = [row.split() for row in PRINTED.strip().splitlines()]
ROYAL = [row[0] for row in ROWS if row[1] == "royal"]
TABLES = [("first", 3), ("first", 4), ("first", 5), ("second", 3), ("second", 4), ("second", 5), ("second", 6)]
every_table = pytest.mark.parametrize(("edition", "players"), TABLES)


@every_table
def test_g1_g3_every_good_is_as_printed(edition: str, players: int) -> None:
    column = 4 if players == 3 else 5
    printed = {
        (row[0], row[1], int(row[2]), int(row[3]), int(row[column]), row[6].strip("-"), int(row[7]))
        for row in ROWS
        if int(row[column])
    }
    catalogue = compose(edition, players, ("royal_goods",)).catalogue
    in_play = {(one.id, one.kind, one.value, one.penalty, one.cards, one.crown, one.crown_count) for one in catalogue}
    assert in_play == printed


@every_table
@pytest.mark.parametrize("options", [(), ("royal_goods",)])
def test_g1_card_totals(edition: str, players: int, options: tuple[str, ...]) -> None:
    kinds: Counter[str] = Counter()
    for good in compose(edition, players, options).catalogue:
        kinds[good.kind] += good.cards
    legal, contraband, royal = (108, 48, 6) if players == 3 else (144, 60, 12)
    assert (kinds["legal"], kinds["contraband"]) == (legal, contraband)
    assert kinds["royal"] == (royal if options else 0)


@every_table
def test_g1_a_game_is_played_with_exactly_these_cards(edition: str, players: int) -> None:
    at = started(edition, players)
    on_table = Goods.counting((*at.state.deck, *(card for pile in at.public.piles for card in pile)))
    for hand in at.state.hands:
        on_table += hand
    assert len(on_table) == (156 if players == 3 else 204)
    assert on_table == at.state.ruleset.all_cards


@pytest.mark.parametrize("royal", ROYAL)
def test_g2_a_royal_good_counts_as_its_value_divided_by_that_of_its_legal_good(royal: str) -> None:
    rules = compose("first", 4, ("royal_goods",))
    legal = rules.goods[royal].crown
    assert crown_count(rules, legal, Goods.of(royal, legal)) == 1 + rules.values[royal] // rules.values[legal]
    assert rules.values[royal] % rules.values[legal] == 0


@pytest.mark.parametrize("royal", ROYAL)
def test_g2_a_royal_good_lies_face_down_after_passing(royal: str) -> None:
    legal = compose("first", 4, ("royal_goods",)).goods[royal].crown
    at = table(options=("royal_goods",)).inspecting({1: (legal, f"{legal} {royal}"), 2: ("apple", "apple")})
    passed = only(at.do(0, Pass(1)), BagPassed)
    assert (at.public.stands[1], at.public.face_down[1]) == (goods(legal), 1)
    assert at.state.contraband[1] == goods(royal)
    assert passed.contraband.readers == (1,)


@pytest.mark.parametrize("royal", ROYAL)
def test_g2_a_royal_good_is_no_good_of_its_colour_when_opened(royal: str) -> None:
    rules = compose("first", 4, ("royal_goods",))
    legal = rules.goods[royal].crown
    at = table(options=("royal_goods",)).inspecting({1: (legal, f"{legal} {royal}"), 2: ("apple", "apple")})
    assert not only(at.do(0, Inspect(1)), BagOpened).is_truthful
    at.do(0, PlaceCards("left", (royal,)))
    assert at.public.stands[1] == goods(legal)
    assert at.public.gold[1] == 50 - rules.penalties[royal]


@pytest.mark.parametrize("royal", ROYAL)
def test_g2_a_royal_good_is_never_declared(royal: str) -> None:
    at = table(options=("royal_goods",)).declaring({1: royal})
    assert at.why_not(1, Declare(royal, 1)) == ("not_declarable", "D1")


def test_g2_a_royal_good_is_offered_as_contraband() -> None:
    at = table(options=("royal_goods",), contraband={1: "gouda"}).inspecting({1: ("apple", "apple")})
    at.do(1, Propose(1, (GiveContraband(goods("gouda")), AskPass(1))))
    at.do(0, Pass(1, 1))
    assert (at.state.contraband[0], at.public.face_down[0], at.public.stands[0]) == (goods("gouda"), 1, goods(""))


@pytest.mark.parametrize("edition", ["first", "second"])
def test_g3_three_players_have_no_card_marked_4_plus(edition: str) -> None:
    at = started(edition, 3, ("royal_goods",))
    everything = at.state.ruleset.all_cards
    for absent in ("bread", "bleu_cheese", "rye_bread", "pumpernickel"):
        assert absent not in everything
        assert absent not in at.state.deck


def test_g4_three_players_declare_no_bread() -> None:
    at = table(players=3).declaring({1: "apple silk"})
    assert at.why_not(1, Declare("bread", 2)) == ("unknown_good", "G4")
    assert at.state.ruleset.legal == ("apple", "cheese", "chicken")


def test_g4_four_players_declare_bread() -> None:
    at = table(players=4).declaring({1: "apple silk", 2: "apple"})
    at.do(1, Declare("bread", 2))
    assert at.phase.bags[0].good == "bread"


@pytest.mark.parametrize(
    ("players", "gift"),
    [
        (3, GiveBag(goods("bread"))),
        (4, GiveBag(goods("gouda"))),
        (4, GiveContraband(goods("gouda"))),
        (4, GiveContraband(goods("unicorn"))),
    ],
)
def test_g4_what_is_not_in_play_cannot_be_promised(players: int, gift: GiveBag | GiveContraband) -> None:
    at = table(players=players, contraband={1: "silk"}).inspecting({1: ("apple", "apple silk")})
    assert at.why_not(1, Propose(1, (gift, AskPass(1)))) == ("unknown_good", "G4")


def test_g4_what_is_not_in_play_is_in_no_hand() -> None:
    at = table(players=3, hands={1: "apple"})
    assert at.why_not(1, SetAside(goods("bread"))) == ("unknown_good", "G4")
    assert at.loading().why_not(1, LoadBag(goods("bread"))) == ("unknown_good", "G4")
