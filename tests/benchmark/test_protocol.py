"""The protocol: everybody plays the same deals from every seat; changing it changes its version."""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec

from nottingham.bots.registry import BOTS
from nottingham.bots.simulate import game_seeds
from nottingham.research.benchmark.deals import deal_seed
from nottingham.research.benchmark.protocol import (
    AMONG_THEMSELVES,
    ANCHORS,
    EDITION,
    FIELDS,
    PLAYERS,
    PROTOCOL,
    REFERENCE,
    matches,
)


def test_everybody_meets_every_field_from_every_seat_over_the_same_deals() -> None:
    games = list(matches((("steward", "mixer"),), 2, "s"))
    for entrant in ("steward", "mixer", *ANCHORS):
        for field in FIELDS:
            own = [one for one in games if one.field == field.name and one.seats[one.measured[0]] == entrant]
            assert sorted((one.deal, one.measured[0]) for one in own) == [
                (deal, seat) for deal in (0, 1) for seat in range(4)
            ]
    assert {one.seed for one in games if one.deal == 0} != {one.seed for one in games if one.deal == 1}
    assert len({one.seed for one in games}) == 2
    assert len({one.key for one in games}) == len(games)


def test_among_themselves_everybody_sits_equally_often() -> None:
    games = [one for one in matches((("a", "b", "c", "d", "e"),), 1, "s") if one.field == AMONG_THEMSELVES]
    places = Counter((name, seat) for one in games for seat, name in enumerate(one.seats))
    assert set(places.values()) == {4}
    assert all(one.measured == (0, 1, 2, 3) for one in games)
    assert not [one for one in matches((("a",),), 1, "s") if one.field == AMONG_THEMSELVES]


def test_more_deals_begin_with_the_same_games() -> None:
    three = list(matches((("mixer",),), 3, "s"))
    assert [one for one in three if one.deal < 2] == list(matches((("mixer",),), 2, "s"))


def test_who_enters_later_changes_nobodys_games() -> None:
    """The leaderboard grows: what was played stays, and only those who entered together meet each other."""
    before = list(matches((("a", "b"),), 2, "s"))
    after = list(matches((("a", "b"), ("c",)), 2, "s"))
    assert set(before) < set(after)
    new = [one for one in after if one not in set(before)]
    assert all(one.seats[one.measured[0]] == "c" and len(one.measured) == 1 for one in new)
    assert len({one.key for one in after}) == len(after)


def test_another_seed_is_other_deals_and_tells_nothing_of_them() -> None:
    """Deals are drawn from a hash of the seed: those that were told do not tell the next."""
    assert {deal_seed("s", 0), deal_seed("s", 1)}.isdisjoint({deal_seed("t", 0), deal_seed("t", 1)})
    chain = list(game_seeds(deal_seed("s", 0), 3))
    assert deal_seed("s", 1) not in chain


def test_the_anchors_are_bots_and_the_reference_is_one_of_them() -> None:
    assert REFERENCE in ANCHORS
    assert set(ANCHORS) <= set(BOTS)


def test_fields_are_bots_that_there_are() -> None:
    for field in FIELDS:
        assert len(field.opponents) == PLAYERS - 1
        assert set(field.opponents) <= set(BOTS)


def test_the_protocol_is_that_of_this_version() -> None:
    """Whoever changes what is played counts the version up, and puts the new figure here."""
    played = msgspec.json.encode((EDITION, PLAYERS, ANCHORS, REFERENCE, FIELDS, list(matches((("x", "y"),), 2, "s"))))
    assert (PROTOCOL, hashlib.sha256(played).hexdigest()[:12]) == (3, "f9c1aa1c0b60")
