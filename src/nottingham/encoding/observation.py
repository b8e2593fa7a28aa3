"""Observations: all that a seat sees, as numbers in the segments of a layout.

Numbers stand as they are (cards, coins, flags).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from nottingham.encoding.layout import FATES, MOST_TALK, PHASES, TOPS, Layout
from nottingham.encoding.memory import BAGS, OFFERS, TableMemory
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.rules.engine.deals import (
    ASKS,
    Ask,
    AskOpen,
    AskPass,
    AskRefuse,
    Deal,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    Promise,
    PromiseNext,
    bound_clauses,
)
from nottingham.rules.engine.families import Duty, Extra, Phase
from nottingham.rules.engine.goods import NOTHING, Cards, Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Bag, Declaring, Inspecting, Loading, Market
from nottingham.rules.engine.views import View
from nottingham.rules.floor import TalkLeft
from nottingham.rules.options.black_market.rule import BlackMarketPiles, MayClaim
from nottingham.rules.options.deputies.rule import Split, SplitLoot, SplitTerms
from nottingham.rules.phases.inspecting import Placement
from nottingham.rules.phases.paying import Debt
from nottingham.rules.rulebook import minutes_of

Numbers = npt.NDArray[np.float32]

DUTIES: Final = (Placement, Debt, MayClaim, SplitLoot)
"""The duties that have a column of their own; any other is told as such."""
WITH_BAGS: Final = (Declaring, Inspecting)
ASK_PLACE: Final[dict[type[Ask], int]] = {AskPass: 0, AskOpen: 1, AskRefuse: 2}


class Observer:
    """One seat's eyes. What `look` returns is the caller's own.

    An observation has parts (`GROUPS`), and each is written as a whole from one value. Values are immutable, so a part
    whose value is the same object as at the last look stands there already: a step changes few of them.
    """

    def __init__(self, layout: Layout, seat: Seat) -> None:
        vocabulary = layout.vocabulary
        self.layout = layout
        self.vocabulary = vocabulary
        self.seat = seat
        players = vocabulary.players
        self.relative = (*((other - seat) % players for other in range(players)), players)
        """By holder: where it stands in this seat's eyes; the loot stays last."""
        self.clockwise = tuple((seat + ahead) % players for ahead in range(players))
        """The seats as this one counts them."""
        self.cells = array("f", bytes(4 * layout.size))
        self._share()
        self.deciders: tuple[Seat, ...] = ()
        """Those of the round; its bags and offers know no others."""
        self.draft: tuple[int, ...] = ()
        self.left: TalkLeft | None = None
        self.wholes: list[object] = [None] * len(GROUPS)
        self.written: list[list[object]] = [[None] * len(parts) for parts in GROUPS]
        """By group and part: the object that stands there; None leaves a part blank."""

    def _share(self) -> None:
        """The cells as numpy sees them: the same memory, which no copy of the observer may part."""
        self.numbers: Numbers = np.frombuffer(self.cells, dtype=np.float32)

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "numbers"}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._share()

    def look(self, sitting: StepwiseGame) -> Numbers:
        """What the seat sees now; with its own draft if it is the one that is asked."""
        self.glance(sitting)
        return self.numbers.copy()

    def glance(self, sitting: StepwiseGame) -> None:
        """Bring the numbers up to date without handing them out."""
        turn = sitting.turn
        is_asked = turn is not None and turn.seat == self.seat
        left = turn.left if turn is not None and is_asked else sitting.talk_left(self.seat)
        self.see(sitting.view_of(self.seat), sitting.draft if is_asked else None, left, sitting.memory)

    def see(self, view: View, draft: tuple[int, ...] | None, left: TalkLeft, memory: TableMemory) -> Numbers:
        """The numbers of a view, a draft, the clock of talk and a memory: the observer's own, until it looks again."""
        for group, whole in enumerate((view, view.public, view.public.phase, memory)):
            if whole is not self.wholes[group]:
                self.wholes[group] = whole
                self._write_group(group, whole)
        self._write_talk(left)
        self._write_draft(draft)
        return self.numbers

    def _write_group(self, group: int, whole: object) -> None:
        written = self.written[group]
        for place, (value_in, write) in enumerate(GROUPS[group]):
            if (value := value_in(whole)) is not written[place]:
                written[place] = value
                write(self, value)

    def _clear(self, start: int, length: int) -> None:
        self.numbers[start : start + length] = 0

    def _write_goods(self, start: int, goods: Goods, index: dict[str, int]) -> None:
        """Counts by kind, from a place on."""
        cells = self.cells
        for place in range(start, start + len(index)):
            cells[place] = 0
        for good in goods:
            cells[start + index[good]] = goods[good]

    def _write_by_holder(self, start: int, goods: tuple[Goods, ...], index: dict[str, int]) -> None:
        for holder, held in enumerate(goods):
            self._write_goods(start + len(index) * self.relative[holder], held, index)

    def _write_holders(self, start: int, numbers: tuple[int, ...]) -> None:
        for holder, number in enumerate(numbers):
            self.cells[start + self.relative[holder]] = number

    # --- what the seat alone sees

    def write_hand(self, hand: Goods) -> None:
        self._write_goods(self.layout.hand, hand, self.vocabulary.good_index)

    def write_bag(self, bag: Goods) -> None:
        self._write_goods(self.layout.bag, bag, self.vocabulary.good_index)

    def write_aside(self, aside: Goods) -> None:
        self._write_goods(self.layout.aside, aside, self.vocabulary.good_index)

    def write_contraband(self, contraband: Goods) -> None:
        self._write_goods(self.layout.own_contraband, contraband, self.vocabulary.contraband_index)

    def write_known(self, known: tuple[Goods, ...]) -> None:
        self._write_by_holder(self.layout.known, known, self.vocabulary.contraband_index)

    def write_split_terms(self, terms: SplitTerms | None) -> None:
        """The kinds of contraband in a proposed split are for deputies; their view tells them (V3)."""
        start = self.layout.split + 4 + self.layout.legal
        self._write_goods(start, terms.contraband if terms else NOTHING, self.vocabulary.contraband_index)

    def _write_talk(self, left: TalkLeft) -> None:
        if left == self.left:
            return
        self.left = left
        start, most = self.layout.talk, self.layout.talk_most
        for place, number in enumerate((left.rounds, left.offers, left.promises, left.askings), start):
            self.cells[place] = min(number, most)

    def _write_draft(self, draft: tuple[int, ...] | None) -> None:
        """The draft grows by a step at a time among hundreds, so the last one is taken out by its own steps."""
        cells, start = self.cells, self.layout.draft
        cells[self.layout.asked] = draft is not None
        if (steps := draft or ()) == self.draft:
            return
        for step in self.draft:
            cells[start + step] = 0
        for step in steps:
            cells[start + step] += 1
        self.draft = steps

    # --- what a player would remember

    def write_past(self, rows: tuple[tuple[int, ...], ...]) -> None:
        layout, seen = self.layout, [rows[other] for other in self.clockwise]
        for start, columns in (
            (layout.past_bags, slice(BAGS)),
            (layout.past_offers, slice(BAGS, BAGS + OFFERS)),
            (layout.word_kept, slice(BAGS + OFFERS, None)),
        ):
            numbers = array("f", [number for row in seen for number in row[columns]])
            self.cells[start : start + len(numbers)] = numbers

    def write_contraband_seen(self, contraband: tuple[tuple[int, ...], ...]) -> None:
        self._write_holders(self.layout.contraband_seen, contraband[self.seat])

    # --- what all see

    def write_gold(self, gold: tuple[int, ...]) -> None:
        self._write_holders(self.layout.gold, gold)

    def write_hand_sizes(self, sizes: tuple[int, ...]) -> None:
        self._write_holders(self.layout.hand_sizes, sizes)

    def write_face_down(self, counts: tuple[int, ...]) -> None:
        self._write_holders(self.layout.face_down, counts)

    def write_stands(self, stands: tuple[Goods, ...]) -> None:
        self._write_by_holder(self.layout.stands, stands, self.vocabulary.legal_index)

    def write_gone(self, gone: Goods) -> None:
        self._write_goods(self.layout.gone, gone, self.vocabulary.good_index)

    def write_deck_size(self, size: int) -> None:
        self.cells[self.layout.deck] = size

    def write_round(self, round: int) -> None:
        self.cells[self.layout.round] = round

    def write_piles(self, piles: tuple[Cards, ...]) -> None:
        layout, index, goods = self.layout, self.vocabulary.good_index, self.layout.goods
        for place, pile in enumerate(piles):
            self._write_goods(layout.piles + place * goods, Goods.counting(pile), index)
            if self.vocabulary.ruleset.draws_from_piles:
                start = layout.tops + place * TOPS * goods
                self._clear(start, TOPS * goods)
                for depth, card in enumerate(pile[: -TOPS - 1 : -1]):
                    self.cells[start + depth * goods + index[card]] = 1

    def write_promises(self, promises: tuple[Promise, ...]) -> None:
        """Words in an open promise cannot be counted by what they say, and are left out."""
        cells, relative, players, start = self.cells, self.relative, self.vocabulary.players, self.layout.promises
        counts = self.numbers[start : start + 2 * players * players]
        counts[:] = 0
        for promise in promises:
            if promise.fate == "open" and promise.act is not None:
                pair = relative[promise.by] * players + relative[promise.to]
                cells[start + 2 * pair + (promise.act == "open")] += 1
        np.minimum(counts, MOST_TALK, out=counts)

    def write_extras(self, extras: tuple[Extra, ...]) -> None:
        layout, players = self.layout, self.vocabulary.players
        for extra in extras:
            if isinstance(extra, BlackMarketPiles):
                for pile in extra.piles:
                    place = layout.black_market + 2 * self.vocabulary.contraband_index[pile.good]
                    self.cells[place] = pile.values[0] if pile.values else 0
                    self.cells[place + 1] = len(pile.values)
                self._clear(layout.claimed, players)
                for card in extra.claimed:
                    self.cells[layout.claimed + self.relative[card.seat]] += card.value

    def write_deciders(self, deciders: tuple[Seat, ...]) -> None:
        self.deciders = deciders
        start, players = self.layout.deciders, self.vocabulary.players
        self._clear(start, players * self.vocabulary.deciders)
        for place, seat in enumerate(deciders):
            self.cells[start + place * players + self.relative[seat]] = 1

    # --- phases

    def write_phase(self, phase: type[Phase]) -> None:
        self._clear(self.layout.phase, len(PHASES))
        if phase in PHASES:
            self.cells[self.layout.phase + PHASES.index(phase)] = 1

    def write_market(self, phase: Market | None) -> None:
        layout = self.layout
        self._clear(layout.opener, layout.loading - layout.opener)
        if phase is None:
            return
        if phase.opener is not None:
            self.cells[layout.opener + self.relative[phase.opener]] = 1
        for place, seat in enumerate(phase.order, 1):
            self.cells[layout.order + self.relative[seat]] = place
        self.cells[layout.turn] = phase.aside or 0
        self.cells[layout.turn + 1] = phase.has_drawn_from_deck
        for laid in phase.laid_out:
            start = layout.laid_out + layout.goods * self.relative[laid.seat]
            self._write_goods(start, Goods.counting(laid.cards), self.vocabulary.good_index)

    def write_loading(self, phase: Loading | None) -> None:
        start, players = self.layout.loading, self.vocabulary.players
        self._clear(start, 2 * players)
        if phase is None:
            return
        for seat in phase.waiting:
            self.cells[start + self.relative[seat]] = 1
        for seat in phase.ready:
            self.cells[start + players + self.relative[seat]] = 1

    def write_bags(self, bags: tuple[Bag, ...]) -> None:
        layout, cells = self.layout, self.cells
        self._clear(layout.bags, layout.bound - layout.bags)
        for bag in bags:
            start = layout.bags + layout.bag_columns * self.relative[bag.owner]
            cells[start] = bag.size
            if bag.good is not None:
                cells[start + 1 + self.vocabulary.legal_index[bag.good]] = 1
            start += 1 + layout.legal
            cells[start + FATES.index(bag.fate)] = 1
            start += len(FATES)
            for seat in bag.deciders:
                cells[start + 3 * self.deciders.index(seat)] = 1
            for word in bag.words:
                cells[start + 3 * self.deciders.index(word.by) + (1 if word.act == "pass" else 2)] = 1

    def write_deals(self, deals: tuple[Deal, ...]) -> None:
        layout, cells, players = self.layout, self.cells, self.vocabulary.players
        self._clear(layout.bound, 3 * players)
        self._clear(layout.deals, players)
        for clause in bound_clauses(deals):
            assert isinstance(clause, ASKS)
            cells[layout.bound + 3 * self.relative[clause.bag] + ASK_PLACE[type(clause)]] = 1
        for deal in deals:
            place = layout.deals + self.relative[deal.merchant]
            cells[place] = min(cells[place] + 1, MOST_TALK)

    def write_offers(self, offers: tuple[Offer, ...]) -> None:
        layout = self.layout
        self._clear(layout.offers, layout.promises - layout.offers)
        for offer in offers:
            slot = self.vocabulary.slot_of(offer, self.seat, self.deciders)
            self._write_offer(layout.offers + slot * layout.offer_columns, offer)

    def _write_offer(self, start: int, offer: Offer) -> None:
        layout, cells, vocabulary, deciders = self.layout, self.cells, self.vocabulary, self.deciders
        cells[start] = 1
        for clause in offer.clauses:
            match clause:
                case GiveGold(amount=amount):
                    cells[start + 1] = amount
                case GiveStand(goods=goods):
                    self._write_goods(start + layout.offer_stand, goods, vocabulary.legal_index)
                case GiveContraband(goods=goods):
                    self._write_goods(start + layout.offer_contraband, goods, vocabulary.contraband_index)
                case GiveBag(goods=goods):
                    self._write_goods(start + layout.offer_bag, goods, vocabulary.good_index)
                case AskPass(bag=bag) | AskOpen(bag=bag) | AskRefuse(bag=bag):
                    cells[start + layout.offer_asks + 3 * self.relative[bag] + ASK_PLACE[type(clause)]] = 1
                case PromiseNext(by=by, to=to, act=act):
                    sheriff = to if by == offer.merchant else by
                    pair = 2 * deciders.index(sheriff) + (by != offer.merchant)
                    cells[start + layout.offer_promises + 2 * pair + (act == "open")] = 1
        for seat in (*offer.agreed, offer.proposer):
            side = 0 if seat == offer.merchant else 1 + deciders.index(seat)
            cells[start + layout.offer_agreed + side] = 1
        cells[start + layout.offer_answers] = offer.answers is not None

    def write_duty(self, duty: Duty | None) -> None:
        layout, cells = self.layout, self.cells
        self._clear(layout.duty, layout.confiscated + layout.goods - layout.duty)
        if self.vocabulary.ruleset.has_loot:
            self._write_split(duty.split if isinstance(duty, SplitLoot) else None)
        if duty is None:
            return
        cells[layout.duty + (DUTIES.index(type(duty)) if type(duty) in DUTIES else len(DUTIES))] = 1
        for seat in duty.awaits():
            cells[layout.awaited + self.relative[seat]] = 1
        if isinstance(duty, Debt):
            cells[layout.owed] = duty.amount
            cells[layout.owed + 1] = duty.step == "contraband"
        elif isinstance(duty, Placement):
            self._write_goods(layout.confiscated, duty.goods, self.vocabulary.good_index)

    def _write_split(self, split: Split | None) -> None:
        start = self.layout.split
        self._clear(start, 4 + self.layout.legal)
        if split is None:
            return
        for place, number in enumerate((1, split.by == self.seat, split.gold, split.face_down)):
            self.cells[start + place] = number
        self._write_goods(start + 4, split.legal, self.vocabulary.legal_index)

    def write_clock(self, is_talk_over: bool) -> None:
        if minutes_of(self.vocabulary.ruleset):
            self.cells[self.layout.clock] = is_talk_over


class Part(NamedTuple):
    """A part of an observation: which value of a whole it shows, and how it is written."""

    value_in: Callable[[Any], object]
    write: Callable[[Observer, Any], None]


def _split_terms(view: View) -> SplitTerms | None:
    for extra in view.extras:
        if isinstance(extra, SplitTerms):
            return extra
    return None


def _duty(phase: Phase) -> Duty | None:
    return phase.duties[0] if isinstance(phase, Inspecting) and phase.duties else None


OWN: Final = (
    Part(attrgetter("hand"), Observer.write_hand),
    Part(attrgetter("bag"), Observer.write_bag),
    Part(attrgetter("aside"), Observer.write_aside),
    Part(attrgetter("contraband"), Observer.write_contraband),
    Part(attrgetter("known"), Observer.write_known),
    Part(_split_terms, Observer.write_split_terms),
)
PUBLIC: Final = (
    Part(attrgetter("gold"), Observer.write_gold),
    Part(attrgetter("hand_sizes"), Observer.write_hand_sizes),
    Part(attrgetter("face_down"), Observer.write_face_down),
    Part(attrgetter("stands"), Observer.write_stands),
    Part(attrgetter("piles"), Observer.write_piles),
    Part(attrgetter("gone"), Observer.write_gone),
    Part(attrgetter("promises"), Observer.write_promises),
    Part(attrgetter("extras"), Observer.write_extras),
    Part(attrgetter("deciders"), Observer.write_deciders),
    Part(attrgetter("deck_size"), Observer.write_deck_size),
    Part(attrgetter("round"), Observer.write_round),
)
PHASE: Final = (
    Part(type, Observer.write_phase),
    Part(lambda phase: phase if isinstance(phase, Market) else None, Observer.write_market),
    Part(lambda phase: phase if isinstance(phase, Loading) else None, Observer.write_loading),
    Part(lambda phase: phase.bags if isinstance(phase, WITH_BAGS) else (), Observer.write_bags),
    Part(lambda phase: phase.deals if isinstance(phase, Inspecting) else (), Observer.write_deals),
    Part(lambda phase: phase.offers if isinstance(phase, Inspecting) else (), Observer.write_offers),
    Part(_duty, Observer.write_duty),
    Part(lambda phase: isinstance(phase, Inspecting) and phase.is_talk_over, Observer.write_clock),
)
MEMORY: Final = (
    Part(attrgetter("rows"), Observer.write_past),
    Part(attrgetter("contraband"), Observer.write_contraband_seen),
)
GROUPS: Final[tuple[tuple[Part, ...], ...]] = (OWN, PUBLIC, PHASE, MEMORY)
"""The parts of a view, of what all see, of the phase (after who decides in it) and of a memory."""
