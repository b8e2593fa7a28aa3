"""What each character does at tables of characters, counted by a referee who sees all."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random

from nottingham import Ruleset, Step, compose
from nottingham.bots.characters import TEMPERED
from nottingham.bots.simulate import play_game
from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import AskOpen, Offer, gold_in, stand_goods_in
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat

Counts = Counter[str]
RUN = 3


class Witness:
    """Counts one game by seat."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.counts: list[Counts] = [Counter() for _ in range(ruleset.players)]
        self.round = 0
        self.deciders: tuple[Seat, ...] = ()
        self.bags: dict[Seat, Goods] = {}
        self.offers: dict[int, Offer] = {}
        self.polite: dict[Seat, int] = {}
        self.paid: set[Seat] = set()
        self.promises: dict[int, Seat] = {}
        self.ran: set[Seat] = set()

    def __call__(self, step: Step) -> None:
        for event in step.events:
            self.see(event)

    def see(self, event: object) -> None:
        match event:
            case e.RoundStarted(round=number):
                self.round = number
                self.polite.clear()
                self.paid.clear()
            case e.MarkerPassed(deciders=deciders):
                self.deciders = deciders
            case e.BagClosed(seat=seat, goods=goods):
                self.bags[seat] = goods.opened()
            case e.Declared(seat=seat, good=good):
                self._packed(seat, good)
            case e.OfferMade(offer=offer):
                self._offered(offer)
            case e.DealMade(deal=deal):
                self._dealt(deal.merchant, deal.number)
                for seat in deal.deciders:
                    self.counts[seat]["deals_at_gate"] += 1
                    self.counts[seat]["goods_at_gate"] += bool(stand_goods_in(deal.clauses))
            case e.BagPassed(seat=seat) | e.BagOpened(seat=seat):
                self._settled(seat, is_opened=isinstance(event, e.BagOpened))
            case e.PromiseMade(promise=promise):
                self.promises[promise.number] = promise.by
            case e.PromiseJudged(number=number, fate=fate):
                self.counts[self.promises[number]].update({fate: 1, "due": 1})

    def _packed(self, seat: Seat, good: str) -> None:
        bag, counts = self.bags[seat], self.counts[seat]
        contraband = len(bag.only(self.ruleset.contraband))
        counts["bags"] += 1
        counts["lies"] += bool(bag.without((good,)))
        counts["cards"] += len(bag)
        counts["contraband"] += contraband
        if contraband >= RUN and seat not in self.ran:
            self.ran.add(seat)
            counts["runs"] += 1

    def _offered(self, offer: Offer) -> None:
        self.offers[offer.number] = offer
        counts = self.counts[offer.proposer]
        counts["hunts"] += any(isinstance(clause, AskOpen) for clause in offer.clauses)
        if offer.proposer == offer.merchant and offer.passes_own_bag and gold_in(offer.clauses) >= 2:
            self.polite[offer.merchant] = gold_in(offer.clauses)

    def _dealt(self, merchant: Seat, number: int) -> None:
        offer = self.offers[number]
        if offer.passes_own_bag and gold_in(offer.clauses):
            self.paid.add(merchant)
            self.counts[merchant]["paid_bags"] += 1
            self.counts[merchant]["gold"] += gold_in(offer.clauses)
            self.counts[merchant]["paid_cards"] += len(self.bags[merchant])

    def _settled(self, owner: Seat, *, is_opened: bool) -> None:
        for seat in self.deciders:
            counts = self.counts[seat]
            counts["gated"] += 1
            counts["opened"] += is_opened
            if owner in self.polite:
                counts["asked"] += 1
                counts["asked_opened"] += is_opened


def at_mixed_tables(
    edition: str, players: int, games: int, seed: int = 0
) -> Iterator[tuple[tuple[str, ...], list[Counts], list[float]]]:
    """Games of characters drawn anew for each: who sat where, what each did, and each one's share of the victory.

    King Richard is none of them: he has no card to hold him to, and is meant to win.
    """
    ruleset, rng = compose(edition, players), Random(f"cards/{seed}")
    for game in range(games):
        table = tuple(rng.sample(TEMPERED, players))
        witness = Witness(ruleset)
        result = play_game(ruleset, table, seed * 100_000 + game, watch=witness)
        winners = [score.seat for score in result.scores if score.place == 1]
        yield table, witness.counts, [(seat in winners) / len(winners) for seat in range(players)]


def counted(edition: str, players: int, games: int, seed: int = 0) -> dict[str, Counts]:
    """All that each character did, with the number of games and of wins (in hundredths)."""
    total: dict[str, Counts] = defaultdict(Counter)
    for table, counts, shares in at_mixed_tables(edition, players, games, seed):
        for name, count, share in zip(table, counts, shares, strict=True):
            total[name].update(count)
            total[name].update({"games": 1, "won": round(100 * share)})
    return total
