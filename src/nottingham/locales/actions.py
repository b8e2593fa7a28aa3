"""Actions in words: what a seat does or could do, as a phrase that follows a colon.

    action_told(narrator, Inspect(2))       # "open Tuck’s bag"

Names, goods and offers are told as everywhere else. An action of an option that has no message is told by its name.
"""

from __future__ import annotations

from collections.abc import Iterable

from nottingham.locales.messages import Value
from nottingham.locales.speaker import Speaker
from nottingham.rules.engine import actions as a
from nottingham.rules.engine.deals import Offer
from nottingham.rules.engine.families import Action, snake_case
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat

DECK = "deck"


def action_told(
    speaker: Speaker, action: Action | None, seat: Seat, offers: Iterable[Offer] = (), viewer: Seat | None = None
) -> str:
    """What this seat does. `offers` are those on the table, so that an answer can say to what; None is to wait."""
    match action:
        case None:
            return speaker.text("action-wait")
        case a.Propose():
            return _proposal(speaker, action, seat, viewer)
        case a.Accept(offer=number) | a.Refuse(offer=number) | a.Withdraw(offer=number):
            told = _offer(speaker, number, offers, viewer)
            return speaker.text(f"action-{type(action).__name__.lower()}", offer=told).strip()
        case a.Pass(bag=bag, offer=number) if number is not None:
            people = speaker.people(viewer, owner=bag)
            told = _offer(speaker, number, offers, viewer)
            return speaker.text("action-pass-for-offer", offer=told, **people).strip()
        case a.Pass(bag=bag) | a.Inspect(bag=bag):
            kind = "pass" if isinstance(action, a.Pass) else "inspect"
            return speaker.text(f"action-{kind}", **speaker.people(viewer, owner=bag))
        case a.Pledge(to=to, act=act, words=words):
            people = speaker.people(viewer, receiver=to)
            if act is not None:
                return speaker.text(f"action-pledge-{act}", **people)
            return speaker.text("action-pledge-words", quote=speaker.quoted(words), **people)
    return _plain(speaker, action, viewer)


def _plain(speaker: Speaker, action: Action, viewer: Seat | None) -> str:
    """What concerns cards alone."""
    match action:
        case a.OpenMarket(first=first):
            return speaker.text("action-open-market", **speaker.people(viewer, who=first))
        case a.SetAside(goods=goods) if not goods:
            return speaker.text("action-set-aside-nothing")
        case a.SetAside(goods=goods):
            return speaker.text("action-set-aside", goods=speaker.goods(goods))
        case a.Draw(source=source):
            is_deck = source == DECK
            return speaker.text("action-draw-deck") if is_deck else speaker.text("action-draw-pile", pile=source)
        case a.Discard(pile=pile, cards=cards):
            return speaker.text("action-discard", pile=pile, goods=speaker.goods(Goods.counting(cards)))
        case a.PlaceCards(pile=pile):
            return speaker.text("action-place", pile=pile)
        case a.LoadBag(goods=goods):
            return speaker.text("action-load-bag", goods=speaker.goods(goods))
        case a.Declare(good=good, count=count):
            return speaker.text("action-declare", goods=speaker.good(good, count))
        case a.Pay(goods=goods):
            return speaker.text("action-pay", goods=speaker.goods(goods))
    return _tell_option_action(speaker, action)


def _tell_option_action(speaker: Speaker, action: Action) -> str:
    """An option's action by the message with its name; `-nothing` is the one for a good that is left.

    Its variables are a good by name, and gold and goods together as loot.
    """
    name = snake_case(type(action).__name__)
    id = f"action-{name.replace('_', '-')}"
    good, gold, goods = (getattr(action, field, None) for field in ("good", "gold", "goods"))
    values: dict[str, Value] = {}
    if hasattr(action, "good") and good is None:
        id += "-nothing"
    elif good is not None:
        values["good"] = speaker.good_name(good)
    if gold is not None and goods is not None:
        loot = [*([speaker.gold(gold)] if gold or not goods else []), *([speaker.goods(goods)] if goods else [])]
        values["loot"] = speaker.joined(loot)
    return speaker.text(id, **values) if speaker.has(id) else name.replace("_", " ")


def _proposal(speaker: Speaker, action: a.Propose, seat: Seat, viewer: Seat | None) -> str:
    gifts, asks = speaker.gifts(action.clauses), speaker.asks(action.clauses, viewer)
    free = "" if gifts else "-for-nothing"
    if action.merchant == seat:
        told = speaker.text(f"action-offer{free}", asks=asks, **({"gifts": gifts} if gifts else {}))
    else:
        people = speaker.people(viewer, merchant=action.merchant)
        told = speaker.text(f"action-demand{free}", asks=asks, **({"gifts": gifts} if gifts else {}), **people)
    promises = speaker.promises(action.clauses, viewer)
    return ". ".join([told, *promises]) if promises else told


def _offer(speaker: Speaker, number: int, offers: Iterable[Offer], viewer: Seat | None) -> str:
    """The offer of this number as a sentence; nothing where it is not at hand."""
    found = next((offer for offer in offers if offer.number == number), None)
    return "" if found is None else speaker.offer(found, viewer)
