"""Evidence: what a seat saw this round and before it, and the scene that a puzzle shows."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from nottingham.rules.engine.events import (
    BagOpened,
    BagPassed,
    CardsDiscarded,
    CardsDrawn,
    CardsLaidOut,
    CardTaken,
    DealMade,
    Declared,
    MarkerPassed,
    RoundEnded,
    RoundStarted,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Declaring, Inspecting, Public
from nottingham.rules.engine.views import View
from nottingham.tutor.puzzles.habits import plain_price
from nottingham.tutor.puzzles.puzzle import Declaration, MarketDeeds, PastBag, PuzzleScene

PAST_MOST = 9
"""Bags of earlier rounds that a scene shows, the latest."""


class RoundsSeen:
    """What a seat saw, round by round, from its own redacted events."""

    def __init__(self, seat: Seat | None, log: Iterable[Event]) -> None:
        self.market: dict[Seat, MarketDeeds] = {}
        self.past: list[PastBag] = []
        self._round, self._sheriff = 0, 0
        self._declared: dict[Seat, Declared] = {}
        self._paid: dict[Seat, int] = {}
        self._settled: list[PastBag] = []
        for event in log:
            self._see(event.as_seen_by(seat))

    def _see(self, event: Event) -> None:
        match event:
            case MarkerPassed(deciders=deciders):
                self._sheriff = deciders[0]
            case RoundStarted(round=number):
                self._round = number
                self.market, self._declared, self._paid = {}, {}, {}
            case CardTaken(seat=seat, card=card):
                deeds = self._deeds(seat)
                self.market[seat] = replace(deeds, took=deeds.took + Goods.of(card))
            case CardsDrawn(seat=seat, count=count):
                self.market[seat] = replace(self._deeds(seat), drew=self._deeds(seat).drew + count)
            case CardsDiscarded(seat=seat, cards=cards):
                self.market[seat] = replace(self._deeds(seat), threw=Goods.counting(cards))
            case CardsLaidOut(seat=seat, goods=goods):
                self.market[seat] = replace(self._deeds(seat), threw=goods)
            case Declared(seat=seat):
                self._declared[seat] = event
            case DealMade(deal=deal):
                self._paid[deal.merchant] = plain_price(deal.clauses, deal.merchant) or 0
            case BagPassed(seat=seat):
                self._settle(seat, PastBag(self._round, self._sheriff, seat, "", 0, "passed"))
            case BagOpened(seat=seat, goods=goods, is_truthful=is_truthful):
                fate = PastBag(self._round, self._sheriff, seat, "", 0, "true" if is_truthful else "lie", found=goods)
                self._settle(seat, fate)
            case RoundEnded():
                self.past.extend(self._settled)
                self._settled = []

    def _deeds(self, seat: Seat) -> MarketDeeds:
        return self.market.get(seat, MarketDeeds(seat))

    def took_by(self, seat: Seat) -> Goods:
        """What a merchant took this round in the sight of all."""
        return self._deeds(seat).took

    def _settle(self, seat: Seat, bag: PastBag) -> None:
        told = self._declared[seat]
        self._settled.append(replace(bag, good=told.good, count=told.count, paid=self._paid.get(seat, 0)))


def scene_of(view: View, bots: tuple[str, ...], log: Iterable[Event], about: Iterable[Seat]) -> PuzzleScene:
    """What a seat sees, with what it remembers of the merchants in question and of this round's Sheriff at the gate."""
    ruleset, public, seat = view.ruleset, view.public, view.seat
    assert seat is not None
    seen, wanted = RoundsSeen(seat, log), set(about)
    past = [one for one in seen.past if one.owner in wanted or (one.sheriff == public.sheriff != seat)]
    return PuzzleScene(
        edition=ruleset.edition,
        bots=bots,
        seat=seat,
        sheriff=public.sheriff,
        round=public.round,
        rounds=ruleset.rounds,
        gold=public.gold[: ruleset.players],
        stands=public.stands[: ruleset.players],
        face_down=public.face_down[: ruleset.players],
        hand=view.hand or NOTHING,
        bag=view.bag or NOTHING,
        tops=_tops(ruleset, public),
        declared=tuple(declarations(public)),
        market=tuple(deeds for other, deeds in sorted(seen.market.items()) if other != seat),
        past=tuple(past[-PAST_MOST:]),
    )


def _tops(ruleset: Ruleset, public: Public) -> tuple[str, ...]:
    return tuple(pile[-1] for pile in public.piles if pile) if ruleset.draws_from_piles else ()


def declarations(public: Public) -> list[Declaration]:
    """What was said of the bags that still wait."""
    phase = public.phase
    bags = phase.bags if isinstance(phase, Declaring | Inspecting) else ()
    return [Declaration(bag.owner, bag.good, bag.size) for bag in bags if bag.good and not bag.is_settled]
