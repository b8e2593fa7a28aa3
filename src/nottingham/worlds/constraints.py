"""The constraint problem: cards that were not seen are variables, and every event narrows what they may be.

A variable is a *token*. It came from a deck whose cards are known as a whole, and its domain is the set of kinds it may
be, as bits. Wherever it was seen, it is *bound* to that kind; in the end the rest are assigned the cards that nobody
saw. Decks that were overdrawn on the way are repaired by simulated annealing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from nottingham.rules.engine.goods import Goods
from nottingham.worlds.kinds import CardKinds

ANNEALING_STEPS = 400
UPHILL_CHANCE = 0.03
"""How often the annealing accepts a swap that makes things worse, to get out of a local minimum."""
UNLIKELY = 1e-9
FOR_EVER = 1 << 62

Token = int
Zone = list[Token]
"""The cards in one place: a hand, a stand."""


class Contradiction(Exception):
    """The choices so far contradict what was seen: an empty domain. The search starts over (see `worlds`)."""


class Deck:
    """One shuffle: the cards in it that are not yet reserved, and what was drawn from it."""

    __slots__ = ("contraband", "contraband_left", "contraband_owed", "drawn", "left", "size")

    def __init__(self, left: list[int], contraband: Sequence[int]) -> None:
        self.left = left
        """By kind. Below zero: more were reserved than there are, which `CardConstraints.repair` puts right."""
        self.size = sum(left)
        """Cards not yet reserved: those of unbound tokens and those still in the deck."""
        self.contraband = contraband
        self.contraband_left = sum(left[kind] for kind in contraband)
        self.contraband_owed = 0
        """Unbound tokens that must be contraband."""
        self.drawn: list[int | str] = []
        """What came off the top, in order: the place of a draw, or the name of a card turned up."""

    def excess(self) -> int:
        """How many cards this deck would need besides those it has."""
        over = sum(-count for count in self.left if count < 0)
        there = sum(count for kind in self.contraband if (count := self.left[kind]) > 0)
        return over + max(0, self.contraband_owed - there)

    def reserve(self, kind: int, is_owed: bool, by: int) -> None:
        """Reserve one card (by 1) or release it (by -1): of a kind, or some contraband, or any."""
        if kind >= 0:
            self.left[kind] -= by
            self.size -= by
            if kind in self.contraband:
                self.contraband_left -= by
        elif is_owed:
            self.contraband_owed += by


class CardConstraints:
    """All variables of one attempt, with their domains and the decks they came from."""

    def __init__(self, kinds: CardKinds, rng: Random, *, is_careful: bool) -> None:
        self.kinds = kinds
        self.rng = rng
        self.is_careful = is_careful
        """Whether a card that was seen is preferred to one that was not: less likely, never in the way later."""
        self.index = kinds.index
        self.is_contraband = [bool(kinds.contraband >> kind & 1) for kind in range(len(kinds.ids))]
        self.kind: list[int] = []
        """By token: its kind, or -1 while unbound."""
        self.may_be: list[int] = []
        """By token: its domain, the kinds it may be, as bits."""
        self.deck_of: list[Deck | None] = []
        """By token: the deck it came from; None if it was seen on its way into a hand."""
        self.asked: list[int] = []
        """By token: the kinds that would have done wherever it went, as bits; a token that was seen is of one kind."""
        self.drawn_at: list[int] = []
        """By token: the place of the draw that brought it into a hand; -1 if it is not to be swapped with another."""
        self.left_at: list[int] = []
        """By token: the place of the event by which it left that hand."""
        self.holder: list[int] = []
        """By token: whose hand that was."""
        self.now = 0
        self.draws: dict[int, Zone] = {}
        self.deck = Deck([0] * len(kinds.ids), ())
        self.decks: dict[int, Deck] = {}
        """By the place of the shuffle."""
        self.rest: dict[int, list[str]] = {}
        """What was never drawn from each deck, by the place of its shuffle."""

    def new_deck(self, place: int, goods: Goods) -> None:
        left = self.kinds.counts(goods)
        self.deck = Deck(left, [kind for kind, is_contraband in enumerate(self.is_contraband) if is_contraband])
        self.decks[place] = self.deck

    # --- tokens

    def token(self, deck: Deck | None, kind: int = -1) -> Token:
        self.kind.append(kind)
        self.may_be.append(self.kinds.all if kind < 0 else 1 << kind)
        self.deck_of.append(deck)
        self.asked.append(self.kinds.all)
        self.drawn_at.append(-1)
        self.left_at.append(FOR_EVER)
        self.holder.append(-1)
        if deck is not None:
            deck.reserve(kind, is_owed=False, by=1)
        return len(self.kind) - 1

    def bind(self, token: Token, kind: int) -> None:
        """Bind a variable: from now on it is known which kind this card is."""
        self.asked[token] &= 1 << kind
        if self.kind[token] >= 0:
            if self.kind[token] != kind:
                raise Contradiction
            return
        deck = self.deck_of[token]
        assert deck is not None
        if not self.may_be[token] >> kind & 1:
            raise Contradiction
        deck.reserve(-1, self._is_owed(token), by=-1)
        self.kind[token] = kind
        self.may_be[token] = 1 << kind
        deck.reserve(kind, is_owed=False, by=1)

    def limit(self, token: Token, kinds: int) -> None:
        """Narrow a domain: from now on it is known that this card is one of some kinds; always contraband."""
        kinds &= self.kinds.contraband
        self.asked[token] &= kinds
        if self.kind[token] >= 0:
            if not kinds >> self.kind[token] & 1:
                raise Contradiction
            return
        was_owed = self._is_owed(token)
        self.may_be[token] &= kinds
        deck = self.deck_of[token]
        assert deck is not None
        if not self.may_be[token]:
            raise Contradiction
        if not was_owed:
            deck.reserve(-1, is_owed=True, by=1)

    def _is_owed(self, token: Token) -> bool:
        return not self.may_be[token] & ~self.kinds.contraband

    def chance_of_kind(self, token: Token, kind: int) -> float:
        """Roughly how likely this card is of the kind: 0 if it cannot be, next to 0 if its deck has none left."""
        if self.kind[token] >= 0:
            return 1.0 if self.kind[token] == kind else 0.0
        deck = self.deck_of[token]
        assert deck is not None
        if not self.may_be[token] >> kind & 1:
            return 0.0
        if deck.left[kind] <= 0:
            return UNLIKELY
        if self._is_owed(token):
            return deck.left[kind] / max(deck.left[kind], deck.contraband_left)
        if self.is_contraband[kind] and deck.contraband_left <= deck.contraband_owed:
            return UNLIKELY
        return deck.left[kind] / deck.size

    def _chance_of_contraband(self, token: Token, kinds: int) -> float:
        if self.kind[token] >= 0:
            return 1.0 if kinds >> self.kind[token] & 1 else 0.0
        if not self.may_be[token] & kinds:
            return 0.0
        if self._is_owed(token):
            return 1.0
        deck = self.deck_of[token]
        assert deck is not None
        return max(UNLIKELY, (deck.contraband_left - deck.contraband_owed) / deck.size)

    def choose(self, zone: Zone, chances: list[float]) -> Token:
        """One of the cards (or kinds), taken out of its place."""
        if not any(chances):
            raise Contradiction
        if self.is_careful and 1.0 in chances:
            chances = [chance if chance == 1.0 else 0.0 for chance in chances]
        return zone.pop(self.rng.choices(range(len(zone)), chances)[0])

    def _leaves(self, token: Token) -> Token:
        """A card leaves the hand it was drawn into; where it goes from there is another matter."""
        if self.left_at[token] == FOR_EVER:
            self.left_at[token] = self.now
        return token

    def take(self, zone: Zone, card: str) -> Token:
        """A card that was seen to be of this kind."""
        kind = self.index[card]
        token = self.choose(zone, [self.chance_of_kind(token, kind) for token in zone])
        self.bind(token, kind)
        return self._leaves(token)

    def take_all(self, zone: Zone, cards: Iterable[str]) -> Zone:
        return [self.take(zone, card) for card in cards]

    def take_contraband(self, zone: Zone, count: int, kinds: int, room: list[int] | None) -> Zone:
        """Cards seen only from behind, known to be contraband, where there is room for them."""
        taken: Zone = []
        for _ in range(count):
            if room is not None:
                kinds &= sum(1 << kind for kind, left in enumerate(room) if left > 0)
            token = self.choose(zone, [self._chance_of_contraband(token, kinds) for token in zone])
            self.limit(token, kinds)
            if room is not None and self.kind[token] >= 0:
                room[self.kind[token]] -= 1
            taken.append(self._leaves(token))
        return taken

    def take_any(self, zone: Zone, count: int) -> Zone:
        if count > len(zone):
            raise Contradiction
        chosen = self.rng.sample(zone, count)
        for token in chosen:
            zone.remove(token)
            self._leaves(token)
        return chosen

    def show(self, zone: Zone, goods: Goods) -> None:
        """The whole of a place was seen: these are exactly its cards."""
        kinds = [self.index[card] for card in goods.cards()]
        if len(kinds) != len(zone):
            raise Contradiction
        unbound = []
        for token in zone:
            if self.kind[token] < 0:
                unbound.append(token)
            elif self.kind[token] in kinds:
                self.bind(token, self.kind[token])
                kinds.remove(self.kind[token])
            else:
                raise Contradiction
        for token in unbound:
            chances = [self.chance_of_kind(token, kind) for kind in kinds]
            self.bind(token, self.choose(kinds, chances))

    # --- cards of which there would be too many

    def repair(self) -> None:
        """Simulated annealing: let cards of one hand swap where they came from, until every deck has what is reserved.

        What a hand held from the old deck, from a renewed one and from a pile looks the same from outside, and a guess
        which is which may use up a kind.
        """
        groups = self._swappable()
        for _ in range(ANNEALING_STEPS):
            short = [deck for deck in self.decks.values() if deck.excess()]
            if not short:
                return
            deck = self.rng.choice(short)
            one = self._one_too_many(deck, groups)
            others = [token for token in groups[self.holder[one]] if self._may_swap(one, token)]
            if others:
                self._try_swap(one, self.rng.choice(others))
        raise Contradiction

    def _swappable(self) -> dict[int, Zone]:
        """By hand: the tokens drawn into it unseen, or taken from a pile."""
        groups: dict[int, Zone] = {seat: [] for seat in range(self.kinds.ruleset.players)}
        for token, seat in enumerate(self.holder):
            if seat >= 0:
                groups[seat].append(token)
        return groups

    def _one_too_many(self, deck: Deck, groups: dict[int, Zone]) -> Token:
        """A token that asks too much of its deck."""
        drawn = [token for group in groups.values() for token in group if self.deck_of[token] is deck]
        hurting = [token for token in drawn if self.kind[token] >= 0 and deck.left[self.kind[token]] < 0]
        return self.rng.choice(hurting or [token for token in drawn if self._is_owed(token)] or self._give_up())

    def _give_up(self) -> list[Token]:
        raise Contradiction

    def _may_swap(self, one: Token, other: Token) -> bool:
        """Both lay in the hand when the first of them left it, and they came from different places."""
        if self.drawn_at[one] >= self.left_at[other] or self.drawn_at[other] >= self.left_at[one]:
            return False
        if self.deck_of[other] is None:  # seen on a pile: it can only be where its kind is asked for
            return self.kind[one] == self.kind[other] and self.asked[other] != 1 << self.kind[other]
        return self.deck_of[one] is not self.deck_of[other]

    def _try_swap(self, one: Token, other: Token) -> None:
        """Metropolis step: accept a swap that is no worse, and a worse one with probability UPHILL_CHANCE."""
        if self.deck_of[other] is None:
            self._swap_with_seen(one, other)
            return
        before = self._excess_of(one, other)
        self._swap(one, other)
        if self._excess_of(one, other) > before and self.rng.random() > UPHILL_CHANCE:
            self._swap(one, other)

    def _excess_of(self, one: Token, other: Token) -> int:
        return sum(deck.excess() for deck in (self.deck_of[one], self.deck_of[other]) if deck is not None)

    def _swap(self, one: Token, other: Token) -> None:
        """Each is drawn when and from where the other was."""
        decks = self.deck_of[one], self.deck_of[other]
        for token, deck, by in ((one, decks[0], -1), (other, decks[1], -1), (one, decks[1], 1), (other, decks[0], 1)):
            assert deck is not None
            deck.reserve(self.kind[token], self.kind[token] < 0 and self._is_owed(token), by)
        self._swap_draws(one, other)

    def _swap_with_seen(self, one: Token, other: Token) -> None:
        """The card seen on a pile goes where its kind was seen, and the unseen one where nobody looked."""
        deck, kinds = self.deck_of[one], self.asked[other]
        assert deck is not None
        deck.reserve(self.kind[one], is_owed=False, by=-1)
        self._swap_draws(one, other)
        self.kind[other], self.may_be[other] = -1, kinds
        deck.reserve(-1, self._is_owed(other), by=1)

    def _swap_draws(self, one: Token, other: Token) -> None:
        for token, instead in ((one, other), (other, one)):
            if draw := self.draws.get(self.drawn_at[token]):
                draw[draw.index(token)] = instead
        self.deck_of[one], self.deck_of[other] = self.deck_of[other], self.deck_of[one]
        self.drawn_at[one], self.drawn_at[other] = self.drawn_at[other], self.drawn_at[one]

    # --- who gets the cards that nobody saw

    def assign(self) -> None:
        """Assign every unbound variable a card of its deck; what remains is still in the deck, or in the box."""
        waiting: dict[int, list[Token]] = {id(deck): [] for deck in self.decks.values()}
        for token, kind in enumerate(self.kind):
            if kind < 0:
                waiting[id(self.deck_of[token])].append(token)
        for place, deck in self.decks.items():
            self.rest[place] = self._deal_tokens(deck, waiting[id(deck)])

    def _deal_tokens(self, deck: Deck, tokens: list[Token]) -> list[str]:
        """Cards for these tokens, the pickiest first; returns what is left over."""
        bag = [kind for kind, count in enumerate(deck.left) for _ in range(count)]
        self.rng.shuffle(bag)
        for token in sorted(tokens, key=lambda token: self.may_be[token].bit_count()):
            may_be = self.may_be[token]
            place = next((place for place in range(len(bag) - 1, -1, -1) if may_be >> bag[place] & 1), None)
            if place is None:
                raise Contradiction
            self.kind[token] = bag[place]
            bag[place] = bag[-1]
            bag.pop()
        self.rng.shuffle(bag)
        return [self.kinds.ids[kind] for kind in bag]

    # --- telling it

    def goods(self, tokens: Iterable[Token]) -> Goods:
        return Goods.counting(self.kinds.ids[self.kind[token]] for token in tokens)

    def deck_cards(self, place: int) -> tuple[str, ...]:
        top: list[str] = []
        for drawn in self.decks[place].drawn:
            tokens = [] if isinstance(drawn, str) else self.draws[drawn]
            top.extend([drawn] if isinstance(drawn, str) else (self.kinds.ids[self.kind[token]] for token in tokens))
        return (*top, *self.rest[place])

    def chance(self) -> int:
        return self.rng.getrandbits(64)
