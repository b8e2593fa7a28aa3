"""The builder of a position: what the lines parsed so far say, before they are made into a state.

Every card is taken from the cards of the game as its line is read, so that the line with one too many is the one
that is named. What no line says is as at the start of a game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NoReturn

from nottingham.record.kinds import Names
from nottingham.record.lexer import Cursor, RecordLine
from nottingham.rules.engine.chance import MASK
from nottingham.rules.engine.deals import Deal, Offer, Promise
from nottingham.rules.engine.families import Phase
from nottingham.rules.engine.goods import NOTHING, Cards, Goods
from nottingham.rules.engine.refusals import Parameter
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat, merchants
from nottingham.rules.engine.state import LaidOut, Market, State, blank
from nottingham.rules.game import new_game


@dataclass(slots=True)
class Draft:
    """A position in the making, and the place of everything that was said."""

    ruleset: Ruleset
    names: Names
    fresh: State
    """The same table at the start of a game: where what no line says comes from."""
    chance: int
    deciders: tuple[Seat, ...]
    gold: list[int]
    left: Goods
    """Cards that no line has named yet."""
    rest_goes_to: str = "deck"
    """Where those belong that no line names: the deck, back in the box ('removed'), or nowhere."""
    places: dict[object, tuple[RecordLine, int]] = field(default_factory=dict)
    round: int = 1
    phase: type[Phase] = Market
    hands: dict[Seat, Goods] = field(default_factory=dict)
    stands: dict[Seat, Goods] = field(default_factory=dict)
    contraband: dict[Seat, Goods] = field(default_factory=dict)
    known: dict[tuple[Seat, Seat], Goods] = field(default_factory=dict)
    bags: dict[Seat, Goods] = field(default_factory=dict)
    bag_parts: dict[Seat, dict[str, Any]] = field(default_factory=dict)
    piles: dict[str, Cards] = field(default_factory=dict)
    gone: Goods = NOTHING
    removed: Cards = ()
    deck: Cards = ()
    turns: tuple[Seat, ...] | None = None
    laid: list[LaidOut] = field(default_factory=list)
    aside: Goods | None = None
    has_drawn_from_deck: bool = False
    offers: list[Offer] = field(default_factory=list)
    deals: list[Deal] = field(default_factory=list)
    duties: list[Any] = field(default_factory=list)
    is_talk_over: bool = False
    offers_made: int = 0
    promises: list[Promise] = field(default_factory=list)
    extras: list[Any] | None = None
    secrets: list[Any] | None = None

    @property
    def merchants(self) -> tuple[Seat, ...]:
        return merchants(self.deciders, self.ruleset.players)

    def once(self, key: object, cursor: Cursor, column: int) -> None:
        """Refuses to be told the same thing twice."""
        if key in self.places:
            cursor.wrong("said_before", column, before=self.places[key][0].number)
        self.places[key] = (cursor.line, column)

    def take(self, goods: Goods, cursor: Cursor, column: int) -> None:
        """The cards are here, and so nowhere else."""
        for good, count in goods.items():
            if good not in self.ruleset.goods:
                cursor.wrong("no_such_good", column, word=good)
            if count > self.left[good]:
                over, total = count - self.left[good], self.ruleset.all_cards[good]
                cursor.wrong("too_many_of_a_good", column, word=good, over=over, total=total)
        self.left -= goods

    def wrong(self, key: object, code: str, /, **parameters: Parameter) -> NoReturn:
        """Something that was said does not fit with the rest."""
        line, column = self.places[key]
        line.wrong(code, column, **parameters)


def empty_draft(ruleset: Ruleset, seats: tuple[str, ...], seed: int, sheriff: Seat | None) -> Draft:
    fresh = new_game(ruleset, seed, sheriff=sheriff).state
    return Draft(
        ruleset=ruleset,
        names=Names(seats, ruleset.has_loot),
        fresh=fresh,
        chance=seed & MASK,
        deciders=fresh.public.deciders,
        gold=list(blank(ruleset).public.gold),
        left=ruleset.all_cards,
    )
