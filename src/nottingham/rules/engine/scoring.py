"""The reckoning: points, Kings and Queens, places (K)."""

from __future__ import annotations

from typing import Literal

import msgspec

from nottingham.rules.engine.goods import Good, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat


class Crown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's share of a King's or Queen's bonus."""

    good: str
    title: Literal["king", "queen"]
    count: int
    points: int
    tied: int
    """How many share the title."""


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's points by source (K1), what breaks ties (K6), and the place."""

    seat: Seat
    gold: int
    legal: int
    contraband: int
    royal: int
    crowns: tuple[Crown, ...]
    extras: dict[str, int]
    """Points from options, such as black-market cards."""
    legal_cards: int
    contraband_cards: int
    total: int
    place: int


def score(
    ruleset: Ruleset,
    gold: tuple[int, ...],
    stands: tuple[Goods, ...],
    contraband: tuple[Goods, ...],
    extras: tuple[dict[str, int], ...],
) -> tuple[Score, ...]:
    """The scores of all seats, in the order of the seats."""
    crowns = _crowns(ruleset, stands, contraband)
    unplaced = [
        _score_seat(ruleset, seat, gold[seat], stands[seat], contraband[seat], crowns[seat], extras[seat])
        for seat in range(ruleset.players)
    ]
    ranks = [_rank(one) for one in unplaced]
    return tuple(msgspec.structs.replace(one, place=1 + sum(rank > _rank(one) for rank in ranks)) for one in unplaced)


def winners(scores: tuple[Score, ...]) -> tuple[Seat, ...]:
    """The seats that share the victory (K6)."""
    return tuple(one.seat for one in scores if one.place == 1)


def _rank(one: Score) -> tuple[int, int, int]:
    """Points, then legal cards, then contraband cards (K6)."""
    return one.total, one.legal_cards, one.contraband_cards


def _score_seat(
    ruleset: Ruleset,
    seat: Seat,
    gold: int,
    stand: Goods,
    contraband: Goods,
    crowns: tuple[Crown, ...],
    extras: dict[str, int],
) -> Score:
    royal = contraband.only(good.id for good in ruleset.catalogue if good.kind == "royal")
    worth = [goods.worth(ruleset.values) for goods in (stand, contraband - royal, royal)]
    bonus = sum(crown.points for crown in crowns) + sum(extras.values())
    return Score(
        seat=seat,
        gold=gold,
        legal=worth[0],
        contraband=worth[1],
        royal=worth[2],
        crowns=crowns,
        extras=extras,
        legal_cards=len(stand),
        contraband_cards=len(contraband),
        total=gold + sum(worth) + bonus,
        place=0,
    )


def _crowns(
    ruleset: Ruleset, stands: tuple[Goods, ...], contraband: tuple[Goods, ...]
) -> tuple[tuple[Crown, ...], ...]:
    won: list[list[Crown]] = [[] for _ in range(ruleset.players)]
    for good in ruleset.catalogue:
        if good.king or good.queen:
            counts = [crown_count(ruleset, good.id, stands[s] + contraband[s]) for s in range(ruleset.players)]
            for seat, crown in _titles(good, counts):
                won[seat].append(crown)
    return tuple(tuple(crowns) for crowns in won)


def titles_in_sight(ruleset: Ruleset, stands: tuple[Goods, ...]) -> list[tuple[Good, list[tuple[Seat, Crown]]]]:
    """Who would wear the crowns of each good, were it over now and only what lies face up (K2 to K5)."""
    return [
        (good, _titles(good, [crown_count(ruleset, good.id, stands[seat]) for seat in range(ruleset.players)]))
        for good in ruleset.catalogue
        if good.king or good.queen
    ]


def crown_count(ruleset: Ruleset, legal: str, goods: Goods) -> int:
    """How many of a legal good these count as for King and Queen; royal goods count double or triple (G2, K2)."""
    held, count = goods.counts, 0
    for good, each in ruleset.crowning[legal]:
        if good in held:
            count += each * held[good]
    return count


def _titles(good: Good, counts: list[int]) -> list[tuple[Seat, Crown]]:
    """The seats that wear the crowns of one good; a seat with none of it wears none (K2 to K5)."""
    kings = _most(counts, range(len(counts)))
    if len(kings) > 1:
        share = (good.king + good.queen) // len(kings)
        return [(seat, Crown(good.id, "king", counts[seat], share, len(kings))) for seat in kings]
    queens = _most(counts, [seat for seat in range(len(counts)) if seat not in kings])
    titles = [(seat, Crown(good.id, "king", counts[seat], good.king, 1)) for seat in kings]
    share = good.queen // len(queens) if queens else 0
    return titles + [(seat, Crown(good.id, "queen", counts[seat], share, len(queens))) for seat in queens]


def _most(counts: list[int], seats: range | list[Seat]) -> list[Seat]:
    best = max((counts[seat] for seat in seats), default=0)
    return [seat for seat in seats if counts[seat] == best] if best else []
