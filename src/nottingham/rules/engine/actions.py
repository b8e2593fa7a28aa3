"""Actions: everything a seat can ask of the referee in the base game. Options bring their own."""

from __future__ import annotations

from nottingham.rules.engine.deals import Act, Clauses
from nottingham.rules.engine.families import ActionBase
from nottingham.rules.engine.goods import Cards, Goods
from nottingham.rules.engine.seats import Seat


class OpenMarket(ActionBase, frozen=True):
    """The Sheriff names the merchant who starts (M7)."""

    first: Seat


class SetAside(ActionBase, frozen=True):
    """Set aside 0 to 5 cards from hand, to draw others (M3, M8)."""

    goods: Goods


class Draw(ActionBase, frozen=True):
    """Take the top card of a pile, or fill the hand from the deck: after the deck no pile may follow (M3, M4)."""

    source: str


class Discard(ActionBase, frozen=True):
    """Put what was set aside on one pile, the bottom card first (M6)."""

    pile: str
    cards: Cards


class LoadBag(ActionBase, frozen=True):
    """Put 1 to 5 cards into the bag and close it for good (L1, L2)."""

    goods: Goods


class Declare(ActionBase, frozen=True):
    """Say what is in the bag: one legal good and the true number (D1)."""

    good: str
    count: int


class Propose(ActionBase, frozen=True):
    """Make an offer between a merchant and the Sheriff, from either side; it may answer another (B1, B14)."""

    merchant: Seat
    clauses: Clauses
    answers: int | None = None


class Accept(ActionBase, frozen=True):
    """Agree to the offer of this number (B4)."""

    offer: int


class Refuse(ActionBase, frozen=True):
    """Turn down the offer of this number; it is gone."""

    offer: int


class Withdraw(ActionBase, frozen=True):
    """Take back one's own offer."""

    offer: int


class Pledge(ActionBase, frozen=True):
    """Promise somebody something outside any deal; it binds nobody (B9, B13)."""

    to: Seat
    act: Act | None = None
    words: str = ""


class Pass(ActionBase, frozen=True):
    """Hand a bag back unopened: with the owner's offer, or for nothing (I3)."""

    bag: Seat
    offer: int | None = None


class Inspect(ActionBase, frozen=True):
    """Open a bag (I4)."""

    bag: Seat


class PlaceCards(ActionBase, frozen=True, tag="place"):
    """Put confiscated cards on one pile, the bottom card first (I7)."""

    pile: str
    cards: Cards


class Pay(ActionBase, frozen=True):
    """Pay what gold did not cover with goods from the stand (P1, P2)."""

    goods: Goods
