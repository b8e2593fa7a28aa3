"""A puzzle as the page shows it: what one seat sees, what it is asked, and, apart from that, the answer.

Everything in `PuzzleScene`, `Question` and the choices is what the seat may know; whatever it may not is in
`PuzzleAnswer` alone.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.seats import Seat

KINDS = ("gate", "price", "pay", "pack", "declare", "throw")
BagFate = Literal["passed", "true", "lie"]
"""Let through unopened; opened and as declared; opened and found out."""


# --- what the seat sees --------------------------------------------------------------------------------------------


class MarketDeeds(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a merchant did in this round's market, as all saw it."""

    seat: Seat
    took: Goods = NOTHING
    """From the piles, in the sight of all."""
    threw: Goods = NOTHING
    drew: int = 0
    """From the deck, unseen."""


class Declaration(msgspec.Struct, frozen=True):
    """What a merchant says of a bag that is not settled yet."""

    seat: Seat
    good: str
    count: int


class PastBag(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bag of an earlier round, as all saw it."""

    round: int
    sheriff: Seat
    owner: Seat
    good: str
    count: int
    fate: BagFate
    paid: int = 0
    """Gold that went to the Sheriff for letting it pass."""
    found: Goods = NOTHING
    """What was in it, where it was opened."""


class PuzzleScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table through the eyes of one seat."""

    edition: str
    bots: tuple[str, ...]
    """Who sits where."""
    seat: Seat
    """Whose eyes."""
    sheriff: Seat
    round: int
    rounds: int
    gold: tuple[int, ...]
    stands: tuple[Goods, ...]
    face_down: tuple[int, ...]
    hand: Goods = NOTHING
    bag: Goods = NOTHING
    """The seat's own."""
    tops: tuple[str, ...] = ()
    """The card on top of each pile that may be drawn from."""
    declared: tuple[Declaration, ...] = ()
    market: tuple[MarketDeeds, ...] = ()
    past: tuple[PastBag, ...] = ()


# --- what it is asked ----------------------------------------------------------------------------------------------


class QuestionBase(msgspec.Struct, frozen=True, tag_field="kind"):
    """What every question derives from."""


class GateQuestion(QuestionBase, frozen=True, tag="gate"):
    """Open this merchant's bag, take what is offered for it (0 is nothing), or let it pass."""

    merchant: Seat
    offer: int


class PriceQuestion(QuestionBase, frozen=True, tag="price"):
    """Which price to take for this merchant's bag."""

    merchant: Seat
    offer: int


class PayQuestion(QuestionBase, frozen=True, tag="pay"):
    """Whom to pay for: oneself, or to have a rival opened."""

    demand: int
    """Gold that the Sheriff asks for letting the own bag pass; 0 is none."""


class PackQuestion(QuestionBase, frozen=True, tag="pack"):
    """What to pack."""


class DeclareQuestion(QuestionBase, frozen=True, tag="declare"):
    """What to say of the own bag."""


class ThrowQuestion(QuestionBase, frozen=True, tag="throw"):
    """What to throw away at the market."""


Question = GateQuestion | PriceQuestion | PayQuestion | PackQuestion | DeclareQuestion | ThrowQuestion


class ChoiceBase(msgspec.Struct, frozen=True, tag_field="do"):
    """What every choice derives from."""


class OpenBag(ChoiceBase, frozen=True, tag="open"):
    """Open the bag."""


class LetPass(ChoiceBase, frozen=True, tag="pass"):
    """Let it pass for nothing."""


class TakeGold(ChoiceBase, frozen=True, tag="take"):
    """Let it pass for the gold that is offered."""

    gold: int


class AskGold(ChoiceBase, frozen=True, tag="ask"):
    """Name a price of one's own, and let the bag pass if it is not paid."""

    gold: int


class PayNobody(ChoiceBase, frozen=True, tag="keep"):
    """Keep the gold."""


class PayToPass(ChoiceBase, frozen=True, tag="pay"):
    """Pay the Sheriff to let the own bag pass."""

    gold: int


class PayToOpen(ChoiceBase, frozen=True, tag="hunt"):
    """Pay the Sheriff to open a rival's bag."""

    bag: Seat
    gold: int


class PackBag(ChoiceBase, frozen=True, tag="pack"):
    """Put these into the bag, and say that they are so many of this good."""

    goods: Goods
    good: str


class DeclareGood(ChoiceBase, frozen=True, tag="declare"):
    """Say that the bag is all of this good."""

    good: str


class ThrowAway(ChoiceBase, frozen=True, tag="throw"):
    """Exchange these cards."""

    goods: Goods


Choice = OpenBag | LetPass | TakeGold | AskGold | PayNobody | PayToPass | PayToOpen | PackBag | DeclareGood | ThrowAway


# --- the answer ----------------------------------------------------------------------------------------------------


class Worth(msgspec.Struct, frozen=True):
    """What a choice is worth: points of lead over the others' average, above the worst choice of this puzzle."""

    reckoned: float
    """From what was counted in other games."""
    played: float
    """When the characters play on from it to the end of the round."""
    error: float
    """The standard error of what it lacks to the best choice when played; 0 for the best."""


class PuzzleReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the explanation: the page has the words, here are the counts."""

    why: str
    counts: dict[str, float] = {}
    who: Seat | None = None
    good: str = ""


class TrueBag(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bag of the game that the puzzle is from, and how it ended there."""

    seat: Seat
    goods: Goods
    good: str
    fate: BagFate
    paid: int = 0


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What is told once the question is answered."""

    best: int
    """The place of the best choice."""
    worths: tuple[Worth, ...]
    """By choice."""
    reasons: tuple[PuzzleReason, ...]
    bags: tuple[TrueBag, ...]
    worlds: int
    """Worlds in which every choice was played out."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position from a game of characters, with a question whose answer is clear."""

    id: str
    """Edition and seed of the game, and how many turns came before."""
    level: int
    """From 1, the easiest, to 5; 0 before it is among others."""
    scene: PuzzleScene
    question: Question
    choices: tuple[Choice, ...]
    """In an order that tells nothing."""
    answer: PuzzleAnswer

    @property
    def kind(self) -> str:
        return str(type(self.question).__struct_config__.tag)
