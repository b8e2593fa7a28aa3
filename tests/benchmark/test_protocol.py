"""The protocol: everybody plays the same deals from every seat; changing it changes its version."""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec

from nottingham.benchmark.protocol import AMONG_THEMSELVES, EDITION, FIELDS, PLAYERS, PROTOCOL, SEED, matches
from nottingham.bots.registry import BOTS


def test_everybody_meets_every_field_from_every_seat_over_the_same_deals() -> None:
    games = list(matches(("steward", "honest"), 2))
    for entrant in ("steward", "honest"):
        for field in FIELDS:
            own = [one for one in games if one.field == field.name and one.seats[one.measured[0]] == entrant]
            assert sorted((one.deal, one.measured[0]) for one in own) == [
                (deal, seat) for deal in (0, 1) for seat in range(4)
            ]
    assert {one.seed for one in games if one.deal == 0} != {one.seed for one in games if one.deal == 1}
    assert len({one.seed for one in games}) == 2
    assert len({one.key for one in games}) == len(games)


def test_among_themselves_everybody_sits_equally_often() -> None:
    games = [one for one in matches(("a", "b", "c", "d", "e"), 1) if one.field == AMONG_THEMSELVES]
    places = Counter((name, seat) for one in games for seat, name in enumerate(one.seats))
    assert set(places.values()) == {4}
    assert all(one.measured == (0, 1, 2, 3) for one in games)
    assert not [one for one in matches(("a",), 1) if one.field == AMONG_THEMSELVES]


def test_more_deals_begin_with_the_same_games() -> None:
    assert list(matches(("honest",), 3))[: 12 * 2] == list(matches(("honest",), 2))


def test_fields_are_bots_that_there_are() -> None:
    for field in FIELDS:
        assert len(field.opponents) == PLAYERS - 1
        assert set(field.opponents) <= set(BOTS)


def test_the_protocol_is_that_of_this_version() -> None:
    """Whoever changes what is played counts the version up, and puts the new figure here."""
    played = msgspec.json.encode((EDITION, PLAYERS, SEED, FIELDS, list(matches(("x", "y"), 2))))
    assert (PROTOCOL, hashlib.sha256(played).hexdigest()[:12]) == (2, "ce872252c78b")
