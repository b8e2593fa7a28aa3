"""The parts of sentences: names, goods, gold, cards and offers, in one language.

Parts are put together as strings. So that this works in Polish too, a list of goods stands in the nominative, and the
sentences around it put it behind a colon.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from nottingham.locales.messages import Value, messages
from nottingham.locales.names import sound
from nottingham.rules.engine.deals import (
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
from nottingham.rules.engine.goods import Good, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Sealed

WORDINGS = 4
"""How many ways there are to tell the commonest events. An event decides for itself: everybody reads the same."""


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
        """The variables for people in a sentence: their names, and in `you` the part that the reader plays."""
        values: dict[str, Value] = {"you": "none"}
        for role, seat in roles.items():
            values[role] = self.name(seat)
            if seat == viewer:
                values["you"] = role
        return values

    def all_names(self, seats: Iterable[Seat], viewer: Seat | None = None) -> str:
        """'Guy, Tuck and you': the reader comes last."""
        everybody = list(seats)
        names = [self._messages.names.forms(self.name(seat))["within"] for seat in everybody if seat != viewer]
        return self.joined([*names, *([self.text("phrase-you")] if viewer in everybody else [])])

    def joined(self, parts: Sequence[str]) -> str:
        """'a, b and c'."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("phrase-and", first=", ".join(parts[:-1]), last=parts[-1], last_sound=sound(parts[-1]))

    def quoted(self, words: str) -> str:
        """A speaker's words in the marks of the language, with the full stop where it puts it."""
        bare = words.removesuffix(".") if not words.endswith("..") else words
        return self.text("phrase-quote", words=bare, stop="." if bare != words else "")

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

    def card(self, id: str) -> str:
        """What one card of a good is called, without a number."""
        return self.good(id, 1).removeprefix("1").lstrip("\u00a0×")

    def goods(self, goods: Goods) -> str:
        """Goods with their numbers, in the order of the catalogue."""
        return self.joined(self.counted(goods)) or self.text("phrase-nothing")

    def counted(self, goods: Goods) -> list[str]:
        """Each good with its number, in the order of the catalogue."""
        return [self.good(id, goods[id]) for id in self._in_order(goods)]

    def _in_order(self, goods: Goods) -> list[str]:
        order = [id for id in (self.ruleset.goods if self.ruleset else PRINTED_ORDER) if id in goods]
        return order + [id for id in goods if id not in order]

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
        parts += self.counted(legal)
        if face_down and contraband.value is None:
            parts.append(self.face_down(face_down))
        elif face_down:
            hidden = contraband.opened()
            parts += [self._hidden_cards(id, hidden[id]) for id in self._in_order(hidden)]
        return self.joined(parts) or self.text("phrase-nothing")

    def _hidden_cards(self, id: str, count: int) -> str:
        return self.text("phrase-hidden", goods=self.good(id, count), cards=count)

    def pile(self, index: int) -> str:
        """The id of a discard pile, for a message to select on."""
        piles = self.ruleset.piles if self.ruleset else ()
        return piles[index] if index < len(piles) else "discard"

    def _house_name(self, id: str) -> str | None:
        good = self._house.get(id)
        return house_name(good, self.language) if good else None

    # --- numbers as people say them

    def number_said(self, count: int, gender: str = "m") -> str:
        """A number as a word, if it is small enough for one."""
        return self.text("phrase-number", count=count, gender=gender)

    def times_said(self, count: int) -> str:
        """How often somebody lied."""
        return self.number_said(count, self._messages.attribute("phrase-number", "lies") or "m")

    def good_said(self, id: str, count: int) -> str:
        """A number of one good, in words: 'three loaves of bread'."""
        if self._house_name(id) or not self.has(f"good-{_hyphens(id)}"):
            return self.good(id, count)
        return self._counted_noun(f"good-{_hyphens(id)}", count)

    def gold_said(self, amount: int) -> str:
        return self._counted_noun("phrase-gold", amount)

    def gold_object(self, amount: int) -> str:
        """What somebody is to give or take: Polish says so otherwise."""
        said = self.gold_said(amount)
        return self._messages.attribute("phrase-gold", "object", count=amount, said=said) or said

    def _counted_noun(self, id: str, count: int) -> str:
        noun = self._messages.attribute(id, "said", count=count) or self.text(id, count=count).partition("\u00a0")[2]
        gender = self._messages.attribute(id, "gender") or "m"
        return f"{self.number_said(count, gender)}\u00a0{noun}"

    # --- offers

    def offer(self, offer: Offer, viewer: Seat | None = None) -> str:
        """Who offers what for what, in a sentence or two."""
        if offer.proposer == offer.merchant:
            side, people = "merchant", self.people(viewer, merchant=offer.merchant)
        else:
            side, people = "sheriff", self.people(viewer, merchant=offer.merchant, proposer=offer.proposer)
        gifts, asks = self.gifts(offer.clauses), self.asks(offer.clauses, viewer)
        if gifts:
            said = self.text(f"offer-by-{side}", gifts=gifts, asks=asks, wording=offer.number % WORDINGS, **people)
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
        """What a merchant gives. Where a gift is a list itself, 'and' would not say which list goes on."""
        gifts = [gift for clause in clauses if (gift := self._gift(clause))]
        if not any(_is_list(clause) for clause in clauses):
            return self.joined(gifts)
        return reduce(lambda first, last: self.text("phrase-plus", first=first, last=last), gifts)

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
                return self.text("offer-words", quote=self.quoted(words), **self.people(viewer, giver=by))
        return ""


def _is_list(clause: Clause) -> bool:
    return isinstance(clause, GiveStand | GiveContraband | GiveBag) and len(clause.goods.items()) > 1


PRINTED_ORDER = (
    "apple", "cheese", "bread", "chicken", "pepper", "mead", "silk", "crossbow",
    "green_apple", "golden_apple", "gouda", "bleu_cheese", "rye_bread", "pumpernickel", "royal_rooster",
)  # fmt: skip
"""The order in which people list goods, where no ruleset says one: cheap and legal first."""


def house_name(good: Good, language: str) -> str:
    """A house good's name in a language, in English, in any, or its id."""
    names = good.names
    return names.get(language) or names.get("en") or next(iter(names.values()), good.id)


def _hyphens(id: str) -> str:
    return id.replace("_", "-")
