"""What a button promised and what the referee then did: the words on it, held against the events of its command.

The words that must stand on the button are worked out from the events, by the narrator of the terminal. So a button
that sends something else than it says is found, and so is one that says something else than it sends.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from nottingham.locales.narrator import Narrator
from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import Clauses, bag_goods_in, contraband_in, gold_in, stand_goods_in
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.options.black_market.rule import BlackMarketClaimed, ClaimDeclined
from nottingham.rules.options.deputies.rule import LootShared, SplitProposed
from nottingham.server.protocol.news import Played
from nottingham.server.table.log import Row

LONGEST_PRICE = 36
"""What a button says of a price; of a longer one it says only that it is taken."""
ONE = re.compile(r"\b(one|\d+)\b", re.IGNORECASE)
E = TypeVar("E", bound=Event)


class Pressed(NamedTuple):
    """A button of the call at the moment it was pressed, and what stood around it."""

    act: str
    label: str
    call: str
    """The sentence above the buttons, and the finer print under it."""
    board: str
    bag: Seat | None
    """The bag that lay before the one who pressed."""
    after: int
    """How many messages had been sent before."""
    seen: int
    """The number of the update that was shown; for a form, of the one that was shown when it was begun."""


class Doing(NamedTuple):
    """What the referee did when a button was pressed, told by somebody who speaks as the page does."""

    events: tuple[Event, ...]
    narrator: Narrator
    ruleset: Ruleset
    names: Sequence[str]
    offers: dict[int, Clauses]
    """Every offer that was ever made, by its number."""

    def of(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def price(self, clauses: Clauses) -> str:
        """What is given, as short as a button says it."""
        gold = gold_in(clauses)
        given = (stand_goods_in(clauses), contraband_in(clauses), bag_goods_in(clauses))
        goods = [words for some in given for words in self.narrator.counted(some)]
        return " + ".join([*([self.narrator.gold(gold)] if gold else []), *goods])


def doing_of(row: Row, rows: Iterable[Row], narrator: Narrator, ruleset: Ruleset, names: Sequence[str]) -> Doing:
    """The events of one command, and what they refer to."""
    offers = {event.offer.number: event.offer.clauses for event in events_of(rows) if isinstance(event, e.OfferMade)}
    return Doing(tuple(events_of([row])), narrator, ruleset, names, offers)


def events_of(rows: Iterable[Row]) -> list[Event]:
    return [event for row in rows for news in row.news if isinstance(news, Played) for event in news.events]


def is_kept(pressed: Pressed, doing: Doing) -> bool:
    """Whether what was done is what the button said."""
    kind, _, what = pressed.act.partition("-")
    check = CHECKS[kind]
    return check(pressed, doing, what)


def numbers_in(text: str) -> list[int]:
    return [1 if found[1].lower() == "one" else int(found[1]) for found in ONE.finditer(text)]


def _first(pressed: Pressed, doing: Doing, _: str) -> bool:
    return [f"{doing.names[event.first]} begins" for event in doing.of(e.MarketOpened)] == [pressed.label]


def _aside(pressed: Pressed, doing: Doing, _: str) -> bool:
    count = sum(event.count for event in doing.of(e.CardsSetAside))
    count += sum(len(event.goods) for event in doing.of(e.CardsLaidOut))
    return pressed.label == (f"Set {count} aside" if count else "Keep all cards")


def _draw(pressed: Pressed, doing: Doing, what: str) -> bool:
    if what == "deck":
        drawn = doing.of(e.CardsDrawn)[0]
        return pressed.label == f"Draw {drawn.count} from the deck"
    (taken,) = doing.of(e.CardTaken)
    return pressed.label == f"Take {doing.narrator.good(taken.card, 1)}, {doing.ruleset.piles[taken.pile]} pile"


def _lay(pressed: Pressed, doing: Doing, _: str) -> bool:
    piles = [event.pile for event in doing.of(e.CardsDiscarded)]
    piles += [event.pile for event in doing.of(e.GoodsConfiscated)]
    return [f"On the {doing.ruleset.piles[pile]} pile" for pile in piles] == [pressed.label]


def _close(pressed: Pressed, doing: Doing, _: str) -> bool:
    (closed,) = doing.of(e.BagClosed)
    return pressed.label == "Close the bag" and numbers_in(pressed.call)[:1] == [len(closed.goods.value or ())]


def _declare(pressed: Pressed, doing: Doing, _: str) -> bool:
    (declared,) = doing.of(e.Declared)
    return pressed.label == f"“{doing.narrator.good(declared.good, declared.count)}, Sheriff.”"


def _deal(pressed: Pressed, doing: Doing, _: str) -> bool:
    """Done at once, or agreed to as one of several; either way it is these terms, and the coins that move are these."""
    deals = [event.deal.clauses for event in doing.of(e.DealMade)]
    agreed = [doing.offers[event.number] for event in doing.of(e.OfferAgreed)]
    words = [doing.offers[event.word.offer] for event in doing.of(e.WordGiven) if event.word.offer is not None]
    (clauses,) = {*deals, *agreed, *words}
    price = doing.price(clauses)
    if deals and sum(event.amount for event in doing.of(e.GoldPaid) if event.why == "bribe") != gold_in(clauses):
        return False
    if pressed.act == "take" and deals and pressed.bag not in [event.seat for event in doing.of(e.BagPassed)]:
        return False
    if not price or len(price) > LONGEST_PRICE:
        return pressed.label == "Accept"
    begins = ("Take ",) if pressed.act == "take" else ("Accept ", "Agree to ask for ")
    return pressed.label in {begin + price for begin in begins}


def _refuse(pressed: Pressed, doing: Doing, _: str) -> bool:
    return pressed.label == "Refuse" and "refused" in [event.why for event in doing.of(e.OfferEnded)]


def _withdraw(pressed: Pressed, doing: Doing, _: str) -> bool:
    ended = [event.why for event in doing.of(e.OfferEnded)]
    return pressed.label == "Take my offer back" and "withdrawn" in ended


def _open(pressed: Pressed, doing: Doing, _: str) -> bool:
    opened = [event.seat for event in doing.of(e.BagOpened)]
    said = [event.bag for event in doing.of(e.WordGiven) if event.word.act == "open"]
    return pressed.label == "Open the bag" and pressed.bag in {*opened, *said}


def _pass(pressed: Pressed, doing: Doing, _: str) -> bool:
    passed = [event.seat for event in doing.of(e.BagPassed)]
    said = [event.bag for event in doing.of(e.WordGiven) if (event.word.act, event.word.offer) == ("pass", None)]
    is_free = not doing.of(e.DealMade)
    return pressed.label == "Let it pass" and is_free and pressed.bag in {*passed, *said}


def _pay(pressed: Pressed, doing: Doing, _: str) -> bool:
    paid = doing.of(e.GoodsPaid)
    worth = sum((event.legal + event.contraband).worth(doing.ruleset.values) for event in paid)
    return pressed.label == "Pay" and worth in numbers_in(pressed.call)


def _claim(pressed: Pressed, doing: Doing, what: str) -> bool:
    if what == "none":
        return pressed.label == "Claim nothing" and len(doing.of(ClaimDeclined)) == 1
    (claimed,) = doing.of(BlackMarketClaimed)
    said = f"{doing.narrator.good(claimed.good, 3)} for {claimed.value} points"
    return pressed.label.replace("\u00a0", " ") == said.replace("\u00a0", " ")


def _split(pressed: Pressed, doing: Doing, what: str) -> bool:
    match what:
        case "propose":
            (proposed,) = doing.of(SplitProposed)
            return pressed.label == "Propose this split" and proposed.split.gold in numbers_in(pressed.board)
        case "accept":
            return pressed.label == "Agree" and len(doing.of(LootShared)) > 0
        case _:
            return pressed.label == "Call the rule" and len(doing.of(LootShared)) > 0


def _sent(pressed: Pressed, doing: Doing, _: str) -> bool:
    """An offer that was written: what lay on the slip is what the referee has."""
    (made,) = doing.of(e.OfferMade)
    gold = gold_in(made.offer.clauses)
    return not gold or gold in numbers_in(pressed.board)


def _price(pressed: Pressed, doing: Doing, _: str) -> bool:
    """A ready price, which is asked or offered as it stands there."""
    (made,) = doing.of(e.OfferMade)
    return numbers_in(pressed.label) == [gold_in(made.offer.clauses)]


CHECKS = {
    "first": _first,
    "aside": _aside,
    "draw": _draw,
    "lay": _lay,
    "close": _close,
    "declare": _declare,
    "take": _deal,
    "accept": _deal,
    "refuse": _refuse,
    "withdraw": _withdraw,
    "open": _open,
    "pass": _pass,
    "pay": _pay,
    "claim": _claim,
    "split": _split,
    "sent": _sent,
    "price": _price,
}
