"""The layout of observations: named segments of numbers, which depend on the ruleset alone.

`high` bounds each segment, for those who want to scale. Seats run clockwise from the observer, so a policy learned in
one seat plays in all; where there is loot, it is one more holder after the seats. A count that knows no end stops at
its segment's bound.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from nottingham.encoding.memory import BAGS, MOST_REMEMBERED, OFFERS
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.state import Declaring, Finished, Inspecting, Loading, Market
from nottingham.rules.floor import OFFERS_PER_BAG
from nottingham.rules.rulebook import bounties, minutes_of

TOPS: Final = 5
"""How many cards from the top of a pile are told in their order: as many as one turn can take."""
MOST_TALK: Final = 15
"""Where the counts of deals and of open promises stop."""
PHASES: Final = (Market, Loading, Declaring, Inspecting, Finished)
FATES: Final = ("closed", "passed", "opened")
DUTIES: Final = ("place", "pay", "claim", "split", "other")


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
        self.duty = self._add("duty", 1, len(DUTIES), 1, f"what must be done first: {', '.join(DUTIES)}")
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
        self.bounties = bounties(ruleset)
        piles = self.contraband if self.bounties else 0
        values = [value for pile in self.bounties.values() for value in pile]
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
