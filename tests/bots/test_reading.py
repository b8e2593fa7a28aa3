"""A reader: what is counted of each player, what the eyes make of it, and that a mind goes by them."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from nottingham.bots.levels import LEVELS
from nottingham.bots.mind import beliefs, packing
from nottingham.bots.reading.forecast import EyesForecast, load_eyes
from nottingham.bots.reading.reader import EYES
from nottingham.bots.reading.records import CellCounts, Records
from nottingham.bots.reading.signs import rates
from nottingham.bots.simulate import play_game
from nottingham.rules.engine.events import BagOpened, BagPassed, Declared
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.rulebook import compose
from tests.bots.thoughts import thought_of
from tests.tables import gate, goods, table

FOUR = compose("second", 4)
STEWARD = LEVELS["steward_hard"]


def before_a_sheriff_who(opens: bool, times: int) -> Records:
    """Honest bags of seat 2 before seat 0, as seat 1 saw them."""
    records = Records.blank(FOUR, 1)
    records.mind.deciders = (0,)
    for _ in range(times):
        records.after(Declared(2, "apple", 3))
        bag = goods("apple apple apple")
        records.after(BagOpened(2, bag, True) if opens else BagPassed(2, bag, 0, Sealed((2,), NOTHING)))
    return records


@pytest.mark.parametrize("opens", [True, False])
def test_what_a_sheriff_does_is_counted_by_size_and_by_what_was_in_the_bag(opens: bool) -> None:
    records = before_a_sheriff_who(opens, 4)
    seen, done = records.gates[0].seen, records.gates[0].done
    assert (seen[0], seen[2], seen[9], seen[8]) == (4, 4, 4, 0), "all, of three cards, honest, lies"
    assert done[0] == 4 * opens
    assert records.bags[2].seen[0] == 4
    assert records.bags[2].done[0] == 0, "none of them lied"
    assert not records.gates[1].seen[0], "nobody else stood there"


def test_a_rate_is_drawn_to_the_usual_until_much_was_seen() -> None:
    little, much = CellCounts(1), CellCounts(1)
    little.add((0,), happened=True)
    for _ in range(50):
        much.add((0,), happened=True)
    unseen, once, often = (rates([one])[0] for one in (CellCounts(1), little, much))
    assert unseen < once < often < 1


def forecast_before(opens: bool) -> EyesForecast:
    thought = thought_of(table(), 1, STEWARD)
    return EyesForecast(load_eyes(EYES), thought, before_a_sheriff_who(opens, 6))


def test_who_was_seen_to_open_everything_is_expected_to_open_again() -> None:
    opener, sleeper = (forecast_before(opens) for opens in (True, False))
    bags = [(good, size) for good in FOUR.legal for size in range(1, 6)]
    assert all(opener.opening(*bag) > sleeper.opening(*bag) for bag in bags)
    assert mean(opener.opening(*bag) - sleeper.opening(*bag) for bag in bags) > 0.2


def test_a_mind_with_a_forecast_believes_it_and_tells_the_story_that_is_opened_least() -> None:
    class Told:
        def lie(self, owner: int) -> float:
            return 0.25 if owner == 2 else 0.75

        def fine(self, owner: int) -> float:
            return 7.0 + owner

        def opening(self, good: str, size: int) -> float:
            return 0.04 + size / 100 if good == "bread" else 0.9

    at_the_gate = thought_of(gate(), 0, STEWARD)
    at_the_gate.forecast = Told()
    assert beliefs.chance_of_lie(at_the_gate, 2) == 0.25
    assert beliefs.fine_to_expect(at_the_gate, 2) == 9.0
    packer = thought_of(table(hands={1: "silk silk crossbow apple"}), 1, STEWARD)
    packer.forecast = Told()
    assert packing.told(packer, goods("silk silk crossbow")) == "bread"


def test_the_same_seed_gives_the_same_game() -> None:
    seats = ("richard", "mixer", "honest", "mixer")
    one, other = (play_game(FOUR, seats, 11) for _ in range(2))
    assert one.moves == other.moves


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [("first", 3, ("royal_goods",)), ("second", 6, ("royal_goods", "black_market")), ("second", 5, ("tax",))],
)
def test_he_plays_at_every_kind_of_table(edition: str, players: int, options: tuple[str, ...]) -> None:
    ruleset = compose(edition, players, options)
    seats = ("richard", *["honest"] * (players - 1))
    assert len(play_game(ruleset, seats, Random(3).getrandbits(30)).scores) == players
