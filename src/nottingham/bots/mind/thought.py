"""A thought: all that one decision goes by, with what is reckoned more than once kept at hand."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Protocol

from nottingham.bots.mind.memory import RUN, Memory
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.traits import sigmoid
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.lazy import lazy
from nottingham.rules.engine.scoring import crown_count
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.options.black_market.rule import CARDS_FOR_A_CLAIM, BlackMarketPiles

FACE_DOWN_WORTH = 7.0
"""The average value of contraband."""
RACE_SPREAD = 0.63
"""How far a race may still swing with each round that is left, in cards; as measured."""
LAST_SPREAD = 1.4
"""How far it may swing in the round at hand."""
SET_HOPE = 0.5
"""How likely a set that is begun will be full before the game or the pile is over."""
GRUDGE_COUNTS = 0.1
"""How much one bad turn adds to the weight of a rival."""
ENOUGH_THRILL, ENOUGH_AMONG_MANY = 0.5, 0.44
"""The share of contraband from which on it is smuggled for gain alone, up to four players and at larger tables."""
THRILL_PLAYERS = 4
"""The players for whom thrills are measured: at larger tables more rivals gain by every fine, and it is less of one."""
FAR_BEHIND = 12.0
"""Points behind the leader from which on two who trail stand by each other."""
LAST_CHANCES = 2
"""Rounds at the end in which a fortune in hand is worth more than a habit."""
LEAD_SCALE = 25.0
"""Points of a lead that tell a rival from an also-ran: about the spread of final scores."""


class BagForecast(Protocol):
    """What a trained eye expects, where a mind has one; without it beliefs go by the habits in its memory."""

    def lie(self, owner: Seat) -> float:
        """How likely the bag at the gate is not what was declared."""

    def fine(self, owner: Seat) -> float:
        """What a lie in the bag at the gate would cost its owner."""

    def opening(self, good: str, size: int) -> float:
        """How likely the own bag is opened, told as so many of a good, if nothing is paid for it."""


class Thought:
    """A view with a memory and a temper, and with a forecast where somebody made one."""

    def __init__(self, view: View, memory: Memory, temper: Temper, rng: Random) -> None:
        assert view.seat is not None
        self.forecast: BagForecast | None = None
        self.view, self.memory, self.temper, self.rng = view, memory, temper, rng
        self.seat: Seat = view.seat
        self.ruleset, self.public = view.ruleset, view.public
        self._bonuses: dict[tuple[str, int], float] = {}
        self._gains: dict[tuple[str, int], float] = {}
        self.lies: dict[Seat, float] = {}
        """How likely each bag lies, as far as that was asked."""

    # --- who is ahead

    @lazy
    def standings(self) -> tuple[float, ...]:
        """What all can guess of each player's points."""
        public, values = self.public, self.ruleset.values
        return tuple(
            public.gold[seat] + public.stands[seat].worth(values) + FACE_DOWN_WORTH * public.face_down[seat]
            for seat in range(self.ruleset.players)
        )

    @lazy
    def weights(self) -> tuple[float, ...]:
        """What a point lost by each player is worth; rivals who are ahead weigh more, and more as time runs out."""
        late = self.public.round / self.ruleset.rounds
        pull = self.temper.hunts_leader * late / LEAD_SCALE
        best = max(self.standings)
        shares = [
            0.0 if seat == self.seat else exp(pull * (points - best)) for seat, points in enumerate(self.standings)
        ]
        total = sum(shares)
        return tuple(self.temper.rivalry * share / total * self.feud(seat) for seat, share in enumerate(shares))

    def trails(self, seat: Seat) -> bool:
        """Whether a seat is far enough behind the leader to look for company."""
        return max(self.standings) - self.standings[seat] >= FAR_BEHIND

    def feud(self, seat: Seat) -> float:
        """How much more, or less, a player's loss pleases for what that one did; a little, or it could be used."""
        grudge = self.temper.grudges * self.memory.grudges[seat]
        return 1 + GRUDGE_COUNTS * max(-2.0, min(3.0, grudge))

    # --- what cards are worth

    @lazy
    def rounds_left(self) -> int:
        return self.ruleset.rounds - self.public.round

    @lazy
    def counts(self) -> dict[str, list[int]]:
        """For each legal good with a crown, how many each seat is seen to have; the own hidden royals included."""
        held = [
            stand + self.view.contraband if seat == self.seat else stand
            for seat, stand in enumerate(self.public.stands[: self.ruleset.players])
        ]
        crowned = [good for good in self.ruleset.legal if self.ruleset.goods[good].king]
        return {good: [crown_count(self.ruleset, good, goods) for goods in held] for good in crowned}

    def bonus(self, good: str, extra: int) -> float:
        """The King's and Queen's points to expect of a good with so many more of it."""
        key = (good, extra)
        if key not in self._bonuses:
            self._bonuses[key] = self._race(self.seat, good, extra) if good in self.counts else 0.0
        return self._bonuses[key]

    def _race(self, runner: Seat, good: str, extra: int) -> float:
        """Chances of a seat to end first and second, where every count may still grow."""
        counts, spread = self.counts[good], LAST_SPREAD + RACE_SPREAD * self.rounds_left
        theirs = counts[runner] + extra
        if not theirs and not self.rounds_left:
            return 0.0  # no crown without a card; before that, one may still come
        ahead = [sigmoid((theirs - one) * 1.6 / spread) for seat, one in enumerate(counts) if seat != runner]
        king = 1.0
        for chance in ahead:
            king *= chance
        queen = sum((1 - chance) / chance for chance in ahead) * king
        kind = self.ruleset.goods[good]
        return king * kind.king + queen * kind.queen

    def gain(self, good: str, count: int) -> float:
        """Points that so many more of a good bring: their value, and the way to a crown."""
        key = (good, count)
        if key not in self._gains:
            self._gains[key] = self._gain_of(good, count)
        return self._gains[key]

    def _gain_of(self, good: str, count: int) -> float:
        kind = self.ruleset.goods[good]
        points = float(kind.value * count)
        if kind.crown in self.counts and count:
            cards = kind.crown_count * count
            points += self._crown_scale * (self.bonus(kind.crown, cards) - self.bonus(kind.crown, 0))
        if good in self.tops:
            points += self._set_worth(good, count) - self._set_worth(good, 0)
        return points

    @lazy
    def tops(self) -> dict[str, int]:
        """For each pile that is left on the black market, what its top card is worth beyond the three it costs."""
        market = next((extra for extra in self.public.extras if isinstance(extra, BlackMarketPiles)), None)
        piles = market.piles if market else ()
        cost = {pile.good: CARDS_FOR_A_CLAIM * self.ruleset.values[pile.good] for pile in piles}
        return {pile.good: max(0, pile.values[0] - cost[pile.good]) for pile in piles if pile.values}

    def _set_worth(self, good: str, extra: int) -> float:
        """What three of a kind would bring on the black market, and part of it for what is on the way there."""
        count = self.view.contraband[good] + extra
        if count >= CARDS_FOR_A_CLAIM:
            return float(self.tops[good])
        return self.tops[good] * SET_HOPE * count / CARDS_FOR_A_CLAIM if self.rounds_left else 0.0

    @lazy
    def _crown_scale(self) -> float:
        """A crown that is won is also one that a rival does not win."""
        return self.temper.collector * (1 + self.temper.rivalry / max(1, self.ruleset.players - 1))

    @lazy
    def prices(self) -> dict[str, float]:
        """Points that one more card of each good would bring."""
        return {good: self.gain(good, 1) for good in self.ruleset.goods}

    def worth(self, goods: Goods) -> float:
        return sum(self.gain(good, count) for good, count in goods.items())

    def loss(self, goods: Goods) -> float:
        """Points that go with goods given away from the stand."""
        scale, points = self._crown_scale, 0.0
        for good, count in goods.items():
            kind = self.ruleset.goods[good]
            points += kind.value * count
            if kind.crown in self.counts:
                points += scale * (self.bonus(kind.crown, 0) - self.bonus(kind.crown, -kind.crown_count * count))
        return points

    def gain_of(self, seat: Seat, good: str, count: int) -> float:
        """Points that so many of a legal good would bring somebody else: their value, and the way to a crown."""
        kind = self.ruleset.goods[good]
        cards = kind.crown_count * count
        race = self._race(seat, kind.crown, cards) - self._race(seat, kind.crown, 0) if kind.crown in self.counts else 0
        return kind.value * count + race

    @lazy
    def thrill(self) -> float:
        """Points of pleasure in each contraband card, while not enough of what was carried so far was contraband."""
        memory, players = self.memory, self.ruleset.players
        enough = ENOUGH_THRILL if players <= THRILL_PLAYERS else ENOUGH_AMONG_MANY
        is_keen = memory.smuggled <= enough * memory.carried or self.is_last_fortune
        return self.temper.thrill * (THRILL_PLAYERS / players) ** 2 if is_keen else 0.0

    @lazy
    def is_last_fortune(self) -> bool:
        """Whether so much contraband is in hand so late that nobody throws it away for the sake of a habit."""
        return self.rounds_left < LAST_CHANCES and len(self.view.hand.only(self.ruleset.contraband)) >= RUN

    # --- which cards are about

    @lazy
    def unseen(self) -> Goods:
        """Every card this seat cannot place: in the deck, in other hands and bags, or face down elsewhere."""
        view, public = self.view, self.public
        known = [goods for holder, goods in enumerate(view.known) if holder != view.seat]
        seen = [view.hand, view.bag, view.aside, view.contraband, public.gone, *public.stands, *known]
        left = dict(self.ruleset.all_cards.counts)
        for goods in seen:
            for good, count in goods.counts.items():
                left[good] -= count
        for pile in public.piles:
            for card in pile:
                left[card] -= 1
        return Goods({good: max(0, count) for good, count in left.items()})

    @lazy
    def shares(self) -> dict[str, float]:
        """How likely the next unseen card is of each good."""
        total = max(1, len(self.unseen))
        return {good: self.unseen[good] / total for good in self.ruleset.goods}

    # --- moods

    def mood(self, about: object) -> float:
        """A number around 0 that stays the same for a round, so that nobody is asked twice and answers otherwise."""
        return Random(f"{self.memory.salt}/{self.public.round}/{about}").gauss(0, 1)

    def whim(self, about: object) -> float:
        """The same between 0 and 1, every value as likely."""
        return Random(f"{self.memory.salt}:{self.public.round}:{about}").random()
