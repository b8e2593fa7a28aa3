"""What deputies say to each other about bags, and which of their words are news: each opinion of a bag is told once.

A word for an offer is not told, since what becomes of the offer is; neither is a nod to it that came with such a word.
The page's chronicle has the same rule in `deputies.ts`, and is held to this one.
"""

from __future__ import annotations

from nottingham.rules.engine.deals import Word
from nottingham.rules.engine.events import OfferAgreed, RoundStarted, WordGiven
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.seats import Seat


class DeputyWords:
    """The words of one round."""

    def __init__(self) -> None:
        self._words: dict[tuple[Seat, Seat], Word] = {}
        """What each deputy last said of each bag."""

    def is_news(self, event: Event) -> bool:
        """Reads an event, in its order; False for a word that goes without saying."""
        match event:
            case RoundStarted():
                self._words.clear()
            case WordGiven(bag=bag, word=word):
                is_news = word.offer is None and not self._is_said(bag, word)
                self._words[word.by, bag] = word
                return is_news
            case OfferAgreed(number=number, seat=seat):
                return all((word.offer, word.by) != (number, seat) for word in self._words.values())
        return True

    def _is_said(self, bag: Seat, word: Word) -> bool:
        """Whether a deputy has said the same of a bag: this one before, or the other, so that it is settled by it."""
        return any(of == bag and said.offer is None and said.act == word.act for (_, of), said in self._words.items())
