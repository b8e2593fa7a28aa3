"""The parts of sentences: names, goods, gold, cards and offers, in one language.

Parts are put together as strings. So that this works in Polish too, a list of goods stands in the nominative, and the
sentences around it put it behind a colon.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from nottingham.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    Clauses,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    PromiseNext,
    Words,
)
from nottingham.engine.goods import Good, Goods
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.seats import Seat
from nottingham.engine.secrets import Sealed
from nottingham.locales.messages import Value, messages


class Speaker:
    """Says things about one table in one language.

    Names are by seat. The ruleset tells the names of house goods and piles; without it both are told as well as can be.
    """

    def __init__(self, language: str, names: Sequence[str], ruleset: Ruleset | None = None) -> None:
        self.language = language
        self.names = tuple(names)
        self.ruleset = ruleset
        self._messages = messages(language)
        self._house = {good.id: good for good in ruleset.catalogue if good.names} if ruleset else {}

    def text(self, id: str, **values: Value) -> str:
        """Any message by its id."""
        return self._messages.format(id, **values)

    def has(self, id: str) -> bool:
        return self._messages.has(id)

    # --- people

    def name(self, seat: Seat) -> str:
        """The name of a seat; a number where there is none."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def is_loot(self, holder: Seat) -> bool:
        return holder >= len(self.names)

    def people(self, viewer: Seat | None, **roles: Seat) -> dict[str, Value]:
        """The variables for people in a sentence.

        Each has a name and a sound, the grammar of some languages asks for it; `you` is the part the reader plays.
        """
        values: dict[str, Value] = {"you": "none"}
        for role, seat in roles.items():
            values[role] = self.name(seat)
            values[f"{role}_sound"] = sound(self.name(seat))
            if seat == viewer:
                values["you"] = role
        return values

    def all_names(self, seats: Iterable[Seat]) -> str:
        return self.joined([self.name(seat) for seat in seats])

    def joined(self, parts: Sequence[str]) -> str:
        """'a, b and c'."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("phrase-and", first=", ".join(parts[:-1]), last=parts[-1], last_sound=sound(parts[-1]))

    def labelled(self, label: str, text: str) -> str:
        """'Tuck: three apples', with a colon as the language sets it."""
        return self.text("phrase-labelled", label=label, text=text)

    # --- goods

    def good_name(self, id: str) -> str:
        """What a kind of good is called, without a number."""
        known = f"good-name-{_hyphens(id)}"
        return self._house_name(id) or (self.text(known) if self.has(known) else id)

    def good(self, id: str, count: int) -> str:
        """A number of cards of one good."""
        known = f"good-{_hyphens(id)}"
        if self._house_name(id) or not self.has(known):
            return self.text("good-other", name=self.good_name(id), count=count)
        return self.text(known, count=count)

    def goods(self, goods: Goods) -> str:
        """Goods with their numbers, in the order of the catalogue."""
        return ", ".join(self._counted(goods)) or self.text("phrase-nothing")

    def kind(self, kind: str) -> str:
        """What legal goods, contraband or royal goods are called."""
        return self.text(f"good-kind-{kind}")

    def crown(self, good: str, title: str) -> str:
        """The title of a King or Queen."""
        known = f"good-{title}-{_hyphens(good)}"
        if self._house_name(good) or not self.has(known):
            return self.text(f"good-{title}-other", name=self.good_name(good))
        return self.text(known)

    def gold(self, amount: int) -> str:
        return self.text("phrase-gold", count=amount)

    def cards(self, count: int) -> str:
        return self.text("phrase-cards", count=count)

    def face_down(self, count: int) -> str:
        return self.text("phrase-face-down", count=count)

    def haul(self, legal: Goods, face_down: int, contraband: Sealed[Goods], gold: int = 0) -> str:
        """Goods of which some lie face down: their kinds for those who may know, else their number."""
        parts = [self.gold(gold)] if gold else []
        parts += self._counted(legal)
        if face_down and contraband.value is None:
            parts.append(self.face_down(face_down))
        elif face_down:
            parts += [self.text("phrase-hidden", goods=good) for good in self._counted(contraband.opened())]
        return ", ".join(parts) or self.text("phrase-nothing")

    def pile(self, index: int) -> str:
        """The id of a discard pile, for a message to select on."""
        piles = self.ruleset.piles if self.ruleset else ()
        return piles[index] if index < len(piles) else "discard"

    def _counted(self, goods: Goods) -> list[str]:
        order = [id for id in (self.ruleset.goods if self.ruleset else PRINTED_ORDER) if id in goods]
        order += [id for id in goods if id not in order]
        return [self.good(id, goods[id]) for id in order]

    def _house_name(self, id: str) -> str | None:
        good = self._house.get(id)
        return house_name(good, self.language) if good else None

    # --- offers

    def offer(self, offer: Offer, viewer: Seat | None = None) -> str:
        """Who offers what for what, in a sentence or two."""
        if offer.proposer == offer.merchant:
            side, people = "merchant", self.people(viewer, merchant=offer.merchant)
        else:
            side, people = "sheriff", self.people(viewer, merchant=offer.merchant, proposer=offer.proposer)
        gifts, asks = self.gifts(offer.clauses), self.asks(offer.clauses, viewer)
        if gifts:
            said = self.text(f"offer-by-{side}", gifts=gifts, asks=asks, **people)
        else:
            said = self.text(f"offer-by-{side}-for-nothing", asks=asks, **people)
        return " ".join([said, *self.promises(offer.clauses, viewer)])

    def terms(self, merchant: Seat, clauses: Clauses, viewer: Seat | None = None) -> str:
        """What a deal binds to: who gives what, and what happens for it. Its promises are told one by one."""
        people = self.people(viewer, merchant=merchant)
        gifts, asks = self.gifts(clauses), self.asks(clauses, viewer)
        if gifts:
            return self.text("offer-terms", gifts=gifts, asks=asks, **people)
        return self.text("offer-terms-for-nothing", asks=asks)

    def gifts(self, clauses: Clauses) -> str:
        return self.joined([gift for clause in clauses if (gift := self._gift(clause))])

    def asks(self, clauses: Clauses, viewer: Seat | None = None) -> str:
        return self.joined([ask for clause in clauses if (ask := self._ask(clause, viewer))])

    def promises(self, clauses: Clauses, viewer: Seat | None = None) -> list[str]:
        """A sentence for each promise in an offer."""
        return [said for clause in clauses if (said := self._promise(clause, viewer))]

    def _gift(self, clause: Clause) -> str:
        match clause:
            case GiveGold(amount=amount):
                return self.gold(amount)
            case GiveStand(goods=goods):
                return self.text("offer-stand", goods=self.goods(goods))
            case GiveContraband(goods=goods):
                return self.text("offer-contraband", goods=self.goods(goods))
            case GiveBag(goods=goods):
                return self.text("offer-bag", goods=self.goods(goods))
        return ""

    def _ask(self, clause: Clause, viewer: Seat | None) -> str:
        match clause:
            case AskPass(bag=bag):
                return self.text("offer-pass", **self.people(viewer, owner=bag))
            case AskOpen(bag=bag):
                return self.text("offer-open", **self.people(viewer, owner=bag))
            case AskRefuse(bag=bag):
                return self.text("offer-refuse", **self.people(viewer, owner=bag))
        return ""

    def _promise(self, clause: Clause, viewer: Seat | None) -> str:
        match clause:
            case PromiseNext(by=by, to=to, act=act):
                return self.text(f"offer-promise-{act}", **self.people(viewer, giver=by, receiver=to))
            case Words(by=by, text=words):
                return self.text("offer-words", words=words, **self.people(viewer, giver=by))
        return ""


PRINTED_ORDER = (
    "apple", "cheese", "bread", "chicken", "pepper", "mead", "silk", "crossbow",
    "green_apple", "golden_apple", "gouda", "bleu_cheese", "rye_bread", "pumpernickel", "royal_rooster",
)  # fmt: skip
"""The order in which people list goods, where no ruleset says one: cheap and legal first."""


def house_name(good: Good, language: str) -> str:
    """A house good's name in a language, in English, in any, or its id."""
    names = good.names
    return names.get(language) or names.get("en") or next(iter(names.values()), good.id)


def sound(text: str) -> str:
    """How a word begins to the ear: French says d'Alan but de Guy, Spanish says Guy e Isabel.

    >>> sound("Alan"), sound("Guy"), sound("Isabel"), sound("Élise"), sound("Yves"), sound("Yann")
    ('vowel', 'consonant', 'i', 'vowel', 'i', 'consonant')
    """
    letters = unicodedata.normalize("NFD", text).lower()[:3]
    if letters.startswith(("i", "hi")) and not letters.startswith(("hia", "hie", "ia", "ie", "io")):
        return "i"
    if letters.startswith("y") and letters[1:2] not in {*"aeiou", ""}:
        return "i"
    return "vowel" if letters.startswith(("a", "e", "i", "o", "u")) else "consonant"


def _hyphens(id: str) -> str:
    return id.replace("_", "-")
