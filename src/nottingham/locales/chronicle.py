"""The chronicle: one line for each event, as one reader may know it.

The events of the base game are told here. Any other event is told by the message with its name, from its open fields
and what it says of itself (see `default_telling`); one that has no message either, such as an extension's, by its name
and its fields alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from nottingham.locales.default_telling import message_of, told_by_fields
from nottingham.locales.messages import Value
from nottingham.locales.speaker import WORDINGS, Speaker
from nottingham.rules.engine import events as e
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat

T = TypeVar("T", bound=Event)


class Telling:
    """A speaker and the seat that reads; nobody's seat for a spectator."""

    def __init__(self, speaker: Speaker, viewer: Seat | None) -> None:
        self.speaker = speaker
        self.viewer = viewer

    def say(self, id: str, people: dict[str, Seat] | None = None, **values: Value) -> str:
        return self.speaker.text(id, **self.speaker.people(self.viewer, **(people or {})), **values)

    def goods(self, goods: Goods) -> str:
        return self.speaker.goods(goods)


Teller = Callable[[Telling, Any], str | None]
TELLERS: dict[type[Event], Teller] = {}


def tells(kind: type[T]) -> Callable[[Callable[[Telling, T], str | None]], Callable[[Telling, T], str | None]]:
    def register(teller: Callable[[Telling, T], str | None]) -> Callable[[Telling, T], str | None]:
        TELLERS[kind] = teller
        return teller

    return register


def tell(speaker: Speaker, event: Event, viewer: Seat | None) -> str | None:
    """The line for an event, None if it is no news. Reads whatever is in it: seal first what the reader may not see."""
    if not event.is_news:
        return None
    if teller := TELLERS.get(type(event)):
        return teller(Telling(speaker, viewer), event)
    if speaker.has(message_of(type(event))):
        return told_by_fields(speaker, event, viewer)
    return _plain_line(speaker, event)


def _wording(*numbers: int) -> int:
    """Which of the ways to tell an event is its own: every reader, wherever, reads the same."""
    return sum(numbers) % WORDINGS


def _plain_line(speaker: Speaker, event: Event) -> str:
    assert isinstance(event, msgspec.Struct)
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name not in event.sealed}
    told = [f"{_words(name)}: {_plain_value(speaker, name, value)}" for name, value in fields.items()]
    return ", ".join([_words(str(event.__struct_config__.tag)), *told])


def _plain_value(speaker: Speaker, name: str, value: object) -> str:
    if isinstance(value, Goods):
        return speaker.goods(value)
    if isinstance(value, int) and name == "seat":
        return speaker.name(value)
    return str(value) if isinstance(value, str | int) else "…"


def _words(tag: str) -> str:
    return tag.replace("_", " ")


# --- set-up and rounds -------------------------------------------------------------------------------------------


@tells(e.GameStarted)
def _(to: Telling, event: e.GameStarted) -> str:
    return to.say("event-game-started", count=event.cards)


@tells(e.PositionSet)
def _(to: Telling, event: e.PositionSet) -> str:
    return to.say("event-position-set", round=event.public.round)


@tells(e.PilesTurned)
def _(to: Telling, event: e.PilesTurned) -> str | None:
    turned = Goods.counting(card for pile in event.piles for card in pile)
    return to.say("event-piles-turned", goods=to.goods(turned)) if turned else None


@tells(e.MarkerPassed)
def _(to: Telling, event: e.MarkerPassed) -> str | None:
    """Deputies are told of when their cards are drawn."""
    who = event.deciders[0]
    return to.say("event-marker-passed", {"who": who}, wording=_wording(who)) if len(event.deciders) == 1 else None


@tells(e.RoundStarted)
def _(to: Telling, event: e.RoundStarted) -> str:
    return to.say("event-round-started", round=event.round)


# --- market ------------------------------------------------------------------------------------------------------


@tells(e.MarketOpened)
def _(to: Telling, event: e.MarketOpened) -> str:
    return to.say("event-market-opened", {"who": event.first})


@tells(e.CardsSetAside)
def _(to: Telling, event: e.CardsSetAside) -> str:
    who = {"who": event.seat}
    if not event.count:
        return to.say("event-hand-kept", who)
    if event.goods.value is None:
        return to.say("event-cards-set-aside", who, count=event.count)
    return to.say("event-cards-set-aside-known", who, goods=to.goods(event.goods.value))


@tells(e.CardsLaidOut)
def _(to: Telling, event: e.CardsLaidOut) -> str:
    who = {"who": event.seat}
    if not event.goods:
        return to.say("event-hand-kept", who)
    return to.say("event-cards-laid-out", who, goods=to.goods(event.goods))


@tells(e.CardTaken)
def _(to: Telling, event: e.CardTaken) -> str:
    card = to.speaker.good(event.card, 1)
    return to.say("event-card-taken", {"who": event.seat}, goods=card, pile=to.speaker.pile(event.pile))


@tells(e.CardsDrawn)
def _(to: Telling, event: e.CardsDrawn) -> str | None:
    who = {"who": event.seat}
    if not event.count:
        return None
    if event.goods.value is None:
        return to.say("event-cards-drawn", who, count=event.count)
    return to.say("event-cards-drawn-known", who, goods=to.goods(event.goods.value))


@tells(e.CardsDiscarded)
def _(to: Telling, event: e.CardsDiscarded) -> str | None:
    if not event.cards:
        return None
    goods = to.goods(Goods.counting(event.cards))
    return to.say("event-cards-discarded", {"who": event.seat}, goods=goods, pile=to.speaker.pile(event.pile))


@tells(e.DeckReshuffled)
def _(to: Telling, event: e.DeckReshuffled) -> str:
    return to.say("event-deck-reshuffled", count=event.cards)


# --- loading and declaring ---------------------------------------------------------------------------------------


@tells(e.LoadingBegan)
def _(to: Telling, event: e.LoadingBegan) -> str | None:
    return to.say("event-loading-began", wording=_wording(*event.merchants)) if event.merchants else None


@tells(e.BagClosed)
def _(to: Telling, event: e.BagClosed) -> str:
    who = {"who": event.seat}
    if event.goods.value is None:
        return to.say("event-bag-closed", who, wording=_wording(event.seat))
    return to.say("event-bag-closed-known", who, goods=to.goods(event.goods.value))


@tells(e.DeclaringBegan)
def _(to: Telling, event: e.DeclaringBegan) -> str:
    if not event.bags:
        return to.say("event-no-bags")
    sizes = to.speaker.joined([_bag_size(to, bag.owner, bag.size) for bag in event.bags])
    wording = _wording(*(bag.owner + bag.size for bag in event.bags))
    return to.say("event-declaring-began", bags=sizes, wording=wording)


def _bag_size(to: Telling, owner: Seat, size: int) -> str:
    return to.say("event-bag-size", {"who": owner}, count=size)


@tells(e.Declared)
def _(to: Telling, event: e.Declared) -> str:
    wording = _wording(event.seat, event.count, len(event.good))
    goods = to.speaker.good(event.good, event.count)
    return to.say("event-declared", {"who": event.seat}, goods=goods, wording=wording)


@tells(e.InspectingBegan)
def _(to: Telling, _event: e.InspectingBegan) -> str:
    return to.say("event-inspecting-began")


# --- bargaining --------------------------------------------------------------------------------------------------


@tells(e.OfferMade)
def _(to: Telling, event: e.OfferMade) -> str:
    offer = event.offer
    told = to.speaker.offer(offer, to.viewer)
    if offer.answers is None:
        return to.say("event-offer-made", number=offer.number, offer=told)
    return to.say("event-offer-countered", number=offer.number, answers=offer.answers, offer=told)


@tells(e.OfferEnded)
def _(to: Telling, event: e.OfferEnded) -> str:
    return to.say("event-offer-ended", number=event.number, why=event.why)


@tells(e.OfferAgreed)
def _(to: Telling, event: e.OfferAgreed) -> str:
    return to.say("event-offer-agreed", {"who": event.seat}, number=event.number)


@tells(e.DealMade)
def _(to: Telling, event: e.DealMade) -> str:
    deal = event.deal
    parties = to.speaker.all_names((deal.merchant, *deal.deciders), to.viewer)
    terms = to.speaker.terms(deal.merchant, deal.clauses, to.viewer)
    return to.say("event-deal-made", number=deal.number, parties=parties, terms=terms)


@tells(e.WordGiven)
def _(to: Telling, event: e.WordGiven) -> str:
    word = event.word
    people = {"who": word.by, "owner": event.bag}
    if word.offer is not None:
        return to.say("event-word-given-deal", people, number=word.offer)
    return to.say(f"event-word-given-{word.act}", people)


@tells(e.BagLeftTo)
def _(to: Telling, event: e.BagLeftTo) -> str:
    return to.say("event-bag-left-to", {"who": event.deputy, "owner": event.bag})


@tells(e.PromiseMade)
def _(to: Telling, event: e.PromiseMade) -> str:
    promise = event.promise
    people = {"giver": promise.by, "receiver": promise.to}
    if promise.act is None:
        quote = to.speaker.quoted(promise.words)
        return to.say("event-promise-made-words", people, number=promise.number, quote=quote)
    told = to.say(f"event-promise-made-{promise.act}", people, number=promise.number)
    return f"{told} {to.speaker.quoted(promise.words)}" if promise.words else told


@tells(e.PromiseJudged)
def _(to: Telling, event: e.PromiseJudged) -> str:
    return to.say(f"event-promise-{event.fate}", number=event.number)


# --- goods and gold change hands ---------------------------------------------------------------------------------


@tells(e.GoldPaid)
def _(to: Telling, event: e.GoldPaid) -> str:
    gold = to.speaker.gold(event.amount)
    if to.speaker.is_loot(event.receiver):
        return to.say("event-gold-paid-loot", {"giver": event.giver}, gold=gold, why=event.why)
    people = {"giver": event.giver, "receiver": event.receiver}
    wording = _wording(event.giver, event.amount)
    return to.say(f"event-gold-paid-{event.why}", people, gold=gold, wording=wording)


@tells(e.GoodsGiven)
def _(to: Telling, event: e.GoodsGiven) -> str:
    goods = to.speaker.haul(event.legal, event.face_down, event.contraband)
    if to.speaker.is_loot(event.receiver):
        return to.say("event-goods-given-loot", {"giver": event.giver}, goods=goods, place=event.place)
    people = {"giver": event.giver, "receiver": event.receiver}
    return to.say("event-goods-given", people, goods=goods, place=event.place)


@tells(e.PlaceShown)
def _(to: Telling, event: e.PlaceShown) -> str:
    who = {"who": event.owner}
    if event.goods.value is None:
        return to.say("event-place-shown", who, place=event.place)
    return to.say("event-place-shown-known", who, place=event.place, goods=to.goods(event.goods.value))


@tells(e.BagPassed)
def _(to: Telling, event: e.BagPassed) -> str:
    goods = to.speaker.haul(event.legal, event.face_down, event.contraband)
    wording = _wording(event.seat, len(event.legal), event.face_down)
    return to.say("event-bag-passed", {"owner": event.seat}, goods=goods, wording=wording)


@tells(e.BagOpened)
def _(to: Telling, event: e.BagOpened) -> str:
    truth = "truth" if event.is_truthful else "lie"
    wording = _wording(event.seat, len(event.goods))
    return to.say(f"event-bag-opened-{truth}", {"owner": event.seat}, goods=to.goods(event.goods), wording=wording)


@tells(e.GoodsLetIn)
def _(to: Telling, event: e.GoodsLetIn) -> str | None:
    return to.say("event-goods-let-in", {"owner": event.seat}, goods=to.goods(event.goods)) if event.goods else None


@tells(e.GoodsConfiscated)
def _(to: Telling, event: e.GoodsConfiscated) -> str | None:
    if not event.cards:
        return None
    goods = to.goods(Goods.counting(event.cards))
    return to.say("event-goods-confiscated", {"owner": event.owner}, goods=goods, pile=to.speaker.pile(event.pile))


@tells(e.GoodsPaid)
def _(to: Telling, event: e.GoodsPaid) -> str:
    goods = to.goods(event.legal + event.contraband)
    if to.speaker.is_loot(event.creditor):
        return to.say("event-goods-paid-loot", {"giver": event.debtor}, goods=goods)
    return to.say("event-goods-paid", {"giver": event.debtor, "receiver": event.creditor}, goods=goods)


@tells(e.DebtForgiven)
def _(to: Telling, event: e.DebtForgiven) -> str:
    return to.say("event-debt-forgiven", {"who": event.debtor}, gold=to.speaker.gold(event.amount))


# --- the end -----------------------------------------------------------------------------------------------------


@tells(e.HandsDiscarded)
def _(to: Telling, _event: e.HandsDiscarded) -> str:
    return to.say("event-hands-discarded")


@tells(e.GameEnded)
def _(to: Telling, event: e.GameEnded) -> str:
    points = max((score.total for score in event.scores), default=0)
    if len(event.winners) == 1:
        return to.say("event-game-won", {"who": event.winners[0]}, points=points)
    you = "names" if to.viewer in event.winners else "none"
    names = to.speaker.all_names(event.winners, to.viewer)
    return to.speaker.text("event-game-shared", names=names, points=points, you=you)
