"""Observations: all that a seat sees, as numbers in named segments.

The segments depend on the ruleset alone. Numbers stand as they are (cards, coins, flags); `high` bounds each segment,
for those who want to scale. Seats run clockwise from the observer, so a policy learned in one seat plays in all; where
there is loot, it is one more holder after the seats. A count that knows no end stops at its segment's bound.

An `Observer` writes only what has changed since it last looked: states are values, so an unchanged part is the same
object.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from nottingham.encoding.memory import BAGS, MOST_REMEMBERED, OFFERS, TableMemory
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.deals import (
    ASKS,
    Ask,
    AskOpen,
    AskPass,
    AskRefuse,
    Clauses,
    Deal,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    Promise,
    PromiseNext,
)
from nottingham.rules.engine.families import Duty, Phase
from nottingham.rules.engine.goods import Cards, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import (
    Bag,
    Closing,
    Declaring,
    Finished,
    Inspecting,
    LaidOut,
    Loading,
    Market,
    Public,
)
from nottingham.rules.engine.views import View
from nottingham.rules.floor import OFFERS_PER_BAG, TalkLeft
from nottingham.rules.options.black_market.rule import BlackMarketPiles, MayClaim, first_piles
from nottingham.rules.options.deputies.rule import SplitLoot, SplitTerms
from nottingham.rules.phases.inspecting import Placement
from nottingham.rules.phases.paying import Debt
from nottingham.rules.rulebook import minutes_of

Numbers = npt.NDArray[np.float32]

TOPS: Final = 5
"""How many cards from the top of a pile are told in their order: as many as one turn can take."""
MOST_TALK: Final = 15
"""Where the counts of deals and of open promises stop."""
PHASES: Final = (Market, Loading, Declaring, Inspecting, Finished)
ASK_PLACE: Final[dict[type[Ask], int]] = {AskPass: 0, AskOpen: 1, AskRefuse: 2}
FATES: Final = ("closed", "passed", "opened")
DUTIES: Final = (Placement, Debt, MayClaim, SplitLoot)


class Segment(NamedTuple):
    """A named stretch of an observation: rows of equal meaning, each as wide as its columns."""

    name: str
    start: int
    rows: int
    columns: int
    high: int
    meaning: str

    @property
    def end(self) -> int:
        return self.start + self.rows * self.columns


class Layout:
    """Where everything stands in the observations of a ruleset."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.segments: list[Segment] = []
        self.goods, self.legal, self.contraband = map(
            len, (vocabulary.goods, vocabulary.legal_index, vocabulary.contraband_index)
        )
        self._own()
        self._table()
        self._phases()
        self._bargains()
        self._memories()
        self._rest()
        self.size = self.segments[-1].end
        self.by_name = {segment.name: segment for segment in self.segments}
        self.high = np.concatenate([np.full(one.end - one.start, one.high, dtype=np.float32) for one in self.segments])

    def _add(self, name: str, rows: int, columns: int, high: int, meaning: str) -> int:
        """Where the segment starts; one without columns is left out."""
        start = self.segments[-1].end if self.segments else 0
        if rows * columns:
            self.segments.append(Segment(name, start, rows, columns, max(1, high), meaning))
        return start

    def _own(self) -> None:
        ruleset, goods = self.vocabulary.ruleset, self.goods
        kinds = most_cards(ruleset, ruleset.contraband)
        self.hand = self._add("hand", 1, goods, ruleset.hand_size, "own hand, by good")
        self.bag = self._add("bag", 1, goods, ruleset.bag_most, "own bag until it is settled, by good")
        self.aside = self._add("aside", 1, goods, ruleset.aside_most, "what the seat has set aside face down, by good")
        self.own_contraband = self._add("contraband", 1, self.contraband, kinds, "own face-down cards, by kind")
        self.known = self._add(
            "known", ruleset.holders, self.contraband, kinds, "by holder: face-down cards the seat is sure of (V6)"
        )

    def _table(self) -> None:
        ruleset, goods = self.vocabulary.ruleset, self.goods
        kinds, cards = most_cards(ruleset, self.vocabulary.goods), len(ruleset.all_cards)
        legal, hidden = (
            most_cards(ruleset, ruleset.legal),
            len(ruleset.all_cards - ruleset.all_cards.only(ruleset.legal)),
        )
        total, piles = ruleset.start_gold * ruleset.players, len(ruleset.piles)
        self.stands = self._add("stands", ruleset.holders, self.legal, legal, "by holder: legal goods on the stand")
        self.face_down = self._add("face_down", 1, ruleset.holders, hidden, "by holder: the number of face-down cards")
        self.gold = self._add("gold", 1, ruleset.holders, total, "by holder: gold")
        self.hand_sizes = self._add("hand_sizes", 1, ruleset.players, ruleset.hand_size, "by seat: cards in hand")
        self.piles = self._add("piles", piles, goods, kinds, "by pile: all its cards, by good")
        tops = piles * TOPS if ruleset.draws_from_piles else 0
        self.tops = self._add("pile_tops", tops, goods, 1, f"by pile: which goods the top {TOPS} cards are, top first")
        self.gone = self._add("gone", 1, goods, kinds, "cards that left the game in the sight of all")
        self.deck = self._add("deck", 1, 1, cards, "cards in the deck")
        self.round = self._add("round", 1, 1, ruleset.rounds, "the number of the round")
        self.deciders = self._add(
            "deciders",
            self.vocabulary.deciders,
            ruleset.players,
            1,
            "which seat is Sheriff (lead, then the other deputy)",
        )

    def _phases(self) -> None:
        ruleset, players = self.vocabulary.ruleset, self.vocabulary.players
        self.phase = self._add("phase", 1, len(PHASES), 1, "market, loading, declaring, inspecting, finished")
        self.opener = self._add("opener", 1, players, 1, "market: the Sheriff who has to name the first merchant")
        self.order = self._add("order", 1, players, players, "market: how many turns until a seat's turn is over")
        self.turn = self._add(
            "turn", 1, 2, ruleset.aside_most, "market: cards set aside; whether the deck was drawn from"
        )
        rows = 0 if ruleset.draws_from_piles else players
        self.laid_out = self._add(
            "laid_out", rows, self.goods, ruleset.aside_most, "market: cards laid out face up, by seat and good"
        )
        self.loading = self._add("loading", 2, players, 1, "loading: who loads a bag; who has closed it")
        self.bag_columns = 1 + self.legal + len(FATES) + 3 * self.vocabulary.deciders
        self.bags = self._add(
            "bags",
            players,
            self.bag_columns,
            ruleset.bag_most,
            "by owner: size; declared good; closed, passed or opened; by decider: in their hands, said pass, said open",
        )
        self.bound = self._add("bound", players, 3, 1, "by owner: deals oblige to pass, to open, to refuse")
        self.deals = self._add("deals", 1, players, MOST_TALK, "by merchant: deals done in this Inspection")

    def _bargains(self) -> None:
        vocabulary, players = self.vocabulary, self.vocabulary.players
        ruleset = vocabulary.ruleset
        high = max(ruleset.start_gold * players, len(ruleset.all_cards))
        self.offer_stand = 2
        self.offer_contraband = self.offer_stand + self.legal
        self.offer_bag = self.offer_contraband + self.contraband
        self.offer_asks = self.offer_bag + self.goods
        self.offer_promises = self.offer_asks + 3 * players
        self.offer_agreed = self.offer_promises + 4 * vocabulary.deciders
        self.offer_answers = self.offer_agreed + 1 + vocabulary.deciders
        self.offer_columns = self.offer_answers + 1
        self.offers = self._add(
            "offers",
            vocabulary.slots,
            self.offer_columns,
            high,
            "by slot: whether one stands; gold; stand goods; contraband; bag goods; by seat: asked to pass, open,"
            " refuse; promises as in the vocabulary; agreed: merchant, deciders; whether it answers another",
        )
        self.promises = self._add(
            "promises",
            players * players,
            2,
            MOST_TALK,
            "by promiser, then promisee: open promises to pass, to open",
        )
        bags = players - vocabulary.deciders
        self.talk_most = 2 * OFFERS_PER_BAG * bags
        self.talk = self._add(
            "talk",
            1,
            4,
            self.talk_most,
            "the clock of talk: rounds that may still begin, offers that the table may still make, promises that the"
            " seat may still give, askings before those who must act are hurried",
        )

    def _memories(self) -> None:
        ruleset, players = self.vocabulary.ruleset, self.vocabulary.players
        rounds, cards = min(ruleset.rounds, MOST_REMEMBERED), ruleset.rounds * ruleset.bag_most
        self.past_bags = self._add(
            "past_bags",
            players,
            BAGS,
            rounds,
            "by seat: bags declared, opened and true, opened and false, passed for something, passed for nothing",
        )
        self.past_offers = self._add(
            "past_offers", players, OFFERS, MOST_REMEMBERED, "by seat: offers made; of these accepted, refused"
        )
        self.word_kept = self._add("word_kept", players, 2, MOST_REMEMBERED, "by seat: promises kept, promises broken")
        self.contraband_seen = self._add(
            "contraband_seen",
            1,
            players,
            min(cards, MOST_REMEMBERED),
            "by seat: contraband cards that the observer saw come out of that one's bags",
        )

    def _rest(self) -> None:
        vocabulary, ruleset, players = self.vocabulary, self.vocabulary.ruleset, self.vocabulary.players
        total, cards = ruleset.start_gold * players, len(ruleset.all_cards)
        kinds, dearest = most_cards(ruleset, vocabulary.goods), max(ruleset.penalties.values()) * ruleset.bag_most
        self.duty = self._add("duty", 1, len(DUTIES) + 1, 1, "what must be done first: place, pay, claim, split, other")
        self.awaited = self._add("awaited", 1, players, 1, "who must do it")
        self.owed = self._add("owed", 1, 2, dearest, "a debt: the amount; whether only contraband is left to pay it")
        self.confiscated = self._add("confiscated", 1, self.goods, ruleset.bag_most, "what has to be placed, by good")
        columns = (4 + self.legal + self.contraband) if ruleset.has_loot else 0
        self.split = self._add(
            "split",
            1,
            columns,
            max(total, cards),
            "a proposed split: whether there is one; whether one's own; gold; face-down cards; legal goods;"
            " contraband, for deputies",
        )
        self.claim_piles = first_piles(ruleset)
        piles = self.contraband if self.claim_piles else 0
        values = [value for pile in self.claim_piles for value in pile.values]
        self.black_market = self._add(
            "black_market", piles, 2, max(values, default=0), "by contraband: value of the top card; cards left"
        )
        self.claimed = self._add(
            "claimed", 1, players if piles else 0, sum(values), "by seat: points of black-market cards"
        )
        self.clock = self._add("clock", 1, 1 if minutes_of(ruleset) else 0, 1, "whether the Sheriff's time is up")
        self.asked = self._add("asked", 1, 1, 1, "whether it is this seat that is asked now")
        self.draft = self._add(
            "draft", 1, vocabulary.size, kinds, "by step of the vocabulary: how often it is in the draft"
        )


def most_cards(ruleset: Ruleset, goods: Iterable[str]) -> int:
    """The cards of the most frequent of these goods."""
    return max((ruleset.goods[good].cards for good in goods), default=0)


class Observer:
    """One seat's eyes. What `look` returns is the caller's own.

    States are immutable, so a part that is the same object as at the last look has the same numbers: `is not` asks
    whether it has to be written again. A step changes few parts, and to write all of them costs more than the step.
    """

    def __init__(self, layout: Layout, seat: Seat) -> None:
        vocabulary = layout.vocabulary
        self.layout = layout
        self.vocabulary = vocabulary
        self.seat = seat
        players = vocabulary.players
        self.relative = (*((other - seat) % players for other in range(players)), players)
        """By holder: where it stands in this seat's eyes; the loot stays last."""
        self.cells = array("f", bytes(4 * layout.size))
        self._share()
        self.open_promises = [0] * (2 * players * players)
        self.own: list[object] = [None] * 5
        self.public: Public | None = None
        self.phase: Phase = Closing()
        self.inspected: list[object] = [None] * 4
        self.slots: dict[int, Offer] = {}
        self.draft: tuple[int, ...] = ()
        self.split: object = None
        self.left: TalkLeft | None = None
        self.memory: TableMemory | None = None

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
        self._write_own(view)
        if view.public is not self.public:
            self._write_public(view.public)
        if self.vocabulary.ruleset.has_loot:
            self._write_split(view)
        self._write_talk(left)
        if memory is not self.memory:
            self._write_memory(memory)
        self._write_draft(draft)
        return self.numbers

    def _clear(self, start: int, length: int) -> None:
        self.numbers[start : start + length] = 0

    def _goods(self, start: int, goods: Goods, index: dict[str, int]) -> None:
        """Counts by kind, from a place on."""
        cells = self.cells
        for place in range(start, start + len(index)):
            cells[place] = 0
        for good in goods:
            cells[start + index[good]] = goods[good]

    # --- what the seat alone sees

    def _write_own(self, view: View) -> None:
        own, layout, index = self.own, self.layout, self.vocabulary.good_index
        if view.hand is not own[0]:
            own[0] = view.hand
            self._goods(layout.hand, view.hand, index)
        if view.bag is not own[1]:
            own[1] = view.bag
            self._goods(layout.bag, view.bag, index)
        if view.aside is not own[2]:
            own[2] = view.aside
            self._goods(layout.aside, view.aside, index)
        if view.contraband is not own[3]:
            own[3] = view.contraband
            self._goods(layout.own_contraband, view.contraband, self.vocabulary.contraband_index)
        if view.known is not own[4]:
            own[4] = view.known
            self._write_by_holder(layout.known, view.known, self.vocabulary.contraband_index)

    def _write_by_holder(self, start: int, goods: tuple[Goods, ...], index: dict[str, int]) -> None:
        for holder, held in enumerate(goods):
            self._goods(start + len(index) * self.relative[holder], held, index)

    def _write_talk(self, left: TalkLeft) -> None:
        if left == self.left:
            return
        self.left = left
        start, most = self.layout.talk, self.layout.talk_most
        for place, number in enumerate((left.rounds, left.offers, left.promises, left.askings), start):
            self.cells[place] = min(number, most)

    def _write_memory(self, memory: TableMemory) -> None:
        before = self.memory
        self.memory = memory
        layout, seat = self.layout, self.seat
        if before is None or memory.rows is not before.rows:
            for other, row in enumerate(memory.rows):
                if before is None or row is not before.rows[other]:
                    self._write_past(self.relative[other], row)
        if before is None or memory.contraband[seat] is not before.contraband[seat]:
            self._write_holders(layout.contraband_seen, memory.contraband[seat])

    def _write_past(self, relative: int, row: tuple[int, ...]) -> None:
        cells, layout, words = self.cells, self.layout, len(row) - BAGS - OFFERS
        cells[layout.past_bags + BAGS * relative : layout.past_bags + BAGS * (relative + 1)] = array("f", row[:BAGS])
        cells[layout.past_offers + OFFERS * relative : layout.past_offers + OFFERS * (relative + 1)] = array(
            "f", row[BAGS : BAGS + OFFERS]
        )
        cells[layout.word_kept + words * relative : layout.word_kept + words * (relative + 1)] = array(
            "f", row[BAGS + OFFERS :]
        )

    def _write_draft(self, draft: tuple[int, ...] | None) -> None:
        cells, start = self.cells, self.layout.draft
        cells[self.layout.asked] = draft is not None
        if draft is self.draft:
            return
        for step in self.draft:
            cells[start + step] = 0
        self.draft = draft or ()
        for step in self.draft:
            cells[start + step] += 1

    # --- what all see

    def _write_public(self, public: Public) -> None:
        before, layout = self.public, self.layout
        self.public = public
        self._write_holdings(public, before)
        if before is None or public.promises is not before.promises:
            self._write_promises(public.promises, before.promises if before else ())
        if before is None or public.extras is not before.extras:
            self._write_extras(public)
        if before is None or public.deciders is not before.deciders:
            self._write_deciders(public.deciders)
        self.cells[layout.deck] = public.deck_size
        self.cells[layout.round] = public.round
        if before is None or public.phase is not before.phase:
            self._write_phase(public)

    def _write_holdings(self, public: Public, before: Public | None) -> None:
        """Gold and cards, wherever they lie; what is the same object as before stands there already."""
        layout = self.layout
        if before is None or public.gold is not before.gold:
            self._write_holders(layout.gold, public.gold)
        if before is None or public.hand_sizes is not before.hand_sizes:
            self._write_holders(layout.hand_sizes, public.hand_sizes)
        if before is None or public.face_down is not before.face_down:
            self._write_holders(layout.face_down, public.face_down)
        if before is None or public.stands is not before.stands:
            self._write_by_holder(layout.stands, public.stands, self.vocabulary.legal_index)
        if before is None or public.piles is not before.piles:
            self._write_piles(public.piles, before.piles if before else ())
        if before is None or public.gone is not before.gone:
            self._goods(layout.gone, public.gone, self.vocabulary.good_index)

    def _write_holders(self, start: int, numbers: tuple[int, ...]) -> None:
        for holder, number in enumerate(numbers):
            self.cells[start + self.relative[holder]] = number

    def _write_piles(self, piles: tuple[Cards, ...], before: tuple[Cards, ...]) -> None:
        layout, index, goods = self.layout, self.vocabulary.good_index, self.layout.goods
        for place, pile in enumerate(piles):
            if before and pile is before[place]:
                continue
            self._goods(layout.piles + place * goods, Goods.counting(pile), index)
            if self.vocabulary.ruleset.draws_from_piles:
                start = layout.tops + place * TOPS * goods
                self._clear(start, TOPS * goods)
                for depth, card in enumerate(pile[: -TOPS - 1 : -1]):
                    self.cells[start + depth * goods + index[card]] = 1

    def _write_promises(self, promises: tuple[Promise, ...], before: tuple[Promise, ...]) -> None:
        """Promises are many and change one at a time: those that did are counted anew."""
        if len(promises) < len(before):  # another game
            self._clear(self.layout.promises, len(self.open_promises))
            self.open_promises = [0] * len(self.open_promises)
            before = ()
        for now, was in zip(promises, before, strict=False):
            if now is not was:
                self._count_promise(was, -1)
                self._count_promise(now, 1)
        for promise in promises[len(before) :]:
            self._count_promise(promise, 1)

    def _count_promise(self, promise: Promise, by: int) -> None:
        """Words in an open promise cannot be counted by what they say, and are left out."""
        if promise.fate == "open" and promise.act is not None:
            relative, counts = self.relative, self.open_promises
            pair = relative[promise.by] * self.vocabulary.players + relative[promise.to]
            place = 2 * pair + (promise.act == "open")
            counts[place] += by
            self.cells[self.layout.promises + place] = min(counts[place], MOST_TALK)

    def _write_extras(self, public: Public) -> None:
        layout, players = self.layout, self.vocabulary.players
        for extra in public.extras:
            if isinstance(extra, BlackMarketPiles):
                for pile in extra.piles:
                    place = layout.black_market + 2 * self.vocabulary.contraband_index[pile.good]
                    self.cells[place] = pile.values[0] if pile.values else 0
                    self.cells[place + 1] = len(pile.values)
                self._clear(layout.claimed, players)
                for card in extra.claimed:
                    self.cells[layout.claimed + self.relative[card.seat]] += card.value

    def _write_deciders(self, deciders: tuple[Seat, ...]) -> None:
        start, players = self.layout.deciders, self.vocabulary.players
        self._clear(start, players * self.vocabulary.deciders)
        for place, seat in enumerate(deciders):
            self.cells[start + place * players + self.relative[seat]] = 1

    # --- phases

    def _write_phase(self, public: Public) -> None:
        phase, before = public.phase, self.phase
        self.phase = phase
        if type(phase) is not type(before):
            self._forget(before)
            if type(phase) in PHASES:
                self.cells[self.layout.phase + PHASES.index(type(phase))] = 1
        match phase:
            case Market():
                self._write_market(phase)
            case Loading():
                self._write_loading(phase)
            case Declaring():
                self._write_bags(phase.bags, public)
            case Inspecting():
                self._write_inspecting(phase, public)

    def _forget(self, phase: Phase) -> None:
        """Nothing of a phase stays when it is over; bags go on from declaring to inspecting."""
        layout, players = self.layout, self.vocabulary.players
        self._clear(layout.phase, len(PHASES))
        if isinstance(phase, Market):
            self._clear(layout.opener, layout.loading - layout.opener)
        elif isinstance(phase, Loading):
            self._clear(layout.loading, 2 * players)
        elif isinstance(phase, Declaring | Inspecting):
            self._clear(layout.bags, layout.promises - layout.bags)
            self._clear(layout.duty, layout.confiscated + layout.goods - layout.duty)
            self.inspected = [None] * 4
            self.slots = {}
            if minutes_of(self.vocabulary.ruleset):
                self.cells[layout.clock] = 0

    def _write_market(self, phase: Market) -> None:
        layout = self.layout
        self._clear(layout.opener, layout.loading - layout.opener)
        if phase.opener is not None:
            self.cells[layout.opener + self.relative[phase.opener]] = 1
        for place, seat in enumerate(phase.order, 1):
            self.cells[layout.order + self.relative[seat]] = place
        self.cells[layout.turn] = phase.aside or 0
        self.cells[layout.turn + 1] = phase.has_drawn_from_deck
        if phase.laid_out:
            self._write_laid_out(phase.laid_out)

    def _write_laid_out(self, laid_out: tuple[LaidOut, ...]) -> None:
        layout, index = self.layout, self.vocabulary.good_index
        for laid in laid_out:
            start = layout.laid_out + layout.goods * self.relative[laid.seat]
            self._goods(start, Goods.counting(laid.cards), index)

    def _write_loading(self, phase: Loading) -> None:
        start, players = self.layout.loading, self.vocabulary.players
        self._clear(start, 2 * players)
        for seat in phase.waiting:
            self.cells[start + self.relative[seat]] = 1
        for seat in phase.ready:
            self.cells[start + players + self.relative[seat]] = 1

    def _write_inspecting(self, phase: Inspecting, public: Public) -> None:
        seen = self.inspected
        if phase.bags is not seen[0]:
            seen[0] = phase.bags
            self._write_bags(phase.bags, public)
        if phase.deals is not seen[1]:
            seen[1] = phase.deals
            self._write_deals(phase.deals, phase.bound)
        if phase.offers is not seen[2]:
            seen[2] = phase.offers
            self._write_offers(phase.offers, public)
        if phase.duties is not seen[3]:
            seen[3] = phase.duties
            self._write_duty(phase.duties)
        if minutes_of(self.vocabulary.ruleset):
            self.cells[self.layout.clock] = phase.is_talk_over

    def _write_bags(self, bags: tuple[Bag, ...], public: Public) -> None:
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
                cells[start + 3 * public.deciders.index(seat)] = 1
            for word in bag.words:
                cells[start + 3 * public.deciders.index(word.by) + (1 if word.act == "pass" else 2)] = 1

    def _write_deals(self, deals: tuple[Deal, ...], bound: Clauses) -> None:
        layout, cells, players = self.layout, self.cells, self.vocabulary.players
        self._clear(layout.bound, 4 * players)  # the deals come right behind
        for clause in bound:
            assert isinstance(clause, ASKS)
            cells[layout.bound + 3 * self.relative[clause.bag] + ASK_PLACE[type(clause)]] = 1
        for deal in deals:
            place = layout.deals + self.relative[deal.merchant]
            cells[place] = min(cells[place] + 1, MOST_TALK)

    def _write_offers(self, offers: tuple[Offer, ...], public: Public) -> None:
        layout, before = self.layout, self.slots
        now = {self.vocabulary.slot_of(offer, self.seat, public.deciders): offer for offer in offers}
        self.slots = now
        for slot in before:
            if slot not in now:
                self._clear(layout.offers + slot * layout.offer_columns, layout.offer_columns)
        for slot, offer in now.items():
            if before.get(slot) is not offer:
                start = layout.offers + slot * layout.offer_columns
                if slot in before:
                    self._clear(start, layout.offer_columns)
                self._write_offer(start, offer, public.deciders)

    def _write_offer(self, start: int, offer: Offer, deciders: tuple[Seat, ...]) -> None:
        layout, cells, vocabulary = self.layout, self.cells, self.vocabulary
        cells[start] = 1
        for clause in offer.clauses:
            match clause:
                case GiveGold(amount=amount):
                    cells[start + 1] = amount
                case GiveStand(goods=goods):
                    self._goods(start + layout.offer_stand, goods, vocabulary.legal_index)
                case GiveContraband(goods=goods):
                    self._goods(start + layout.offer_contraband, goods, vocabulary.contraband_index)
                case GiveBag(goods=goods):
                    self._goods(start + layout.offer_bag, goods, vocabulary.good_index)
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

    def _write_duty(self, duties: tuple[Duty, ...]) -> None:
        layout, cells = self.layout, self.cells
        self._clear(layout.duty, layout.confiscated + layout.goods - layout.duty)
        if not duties:
            return
        duty = duties[0]
        cells[layout.duty + (DUTIES.index(type(duty)) if type(duty) in DUTIES else len(DUTIES))] = 1
        for seat in duty.awaits():
            cells[layout.awaited + self.relative[seat]] = 1
        if isinstance(duty, Debt):
            cells[layout.owed] = duty.amount
            cells[layout.owed + 1] = duty.step == "contraband"
        elif isinstance(duty, Placement):
            self._goods(layout.confiscated, duty.goods, self.vocabulary.good_index)

    def _write_split(self, view: View) -> None:
        """The kinds of contraband in a proposed split are for deputies; their view tells them (V3)."""
        phase, layout = view.public.phase, self.layout
        duty = phase.duties[0] if isinstance(phase, Inspecting) and phase.duties else None
        split = duty.split if isinstance(duty, SplitLoot) else None
        if split is self.split:
            return
        self.split = split
        start = layout.split
        self._clear(start, 4 + layout.legal + layout.contraband)
        if split is None:
            return
        for place, number in enumerate((1, split.by == self.seat, split.gold, split.face_down)):
            self.cells[start + place] = number
        self._goods(start + 4, split.legal, self.vocabulary.legal_index)
        terms: Any = next((extra for extra in view.extras if isinstance(extra, SplitTerms)), None)
        if terms is not None:
            self._goods(start + 4 + layout.legal, terms.contraband, self.vocabulary.contraband_index)
