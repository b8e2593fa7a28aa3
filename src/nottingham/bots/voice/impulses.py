"""What an event moves people to say: who, with which intent, and how strongly.

Everything here goes by what the whole table knows. Which of these impulses becomes a word is the company's business.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from nottingham.bots.voice.hearing import Hearing
from nottingham.rules.engine.deals import (
    GIFTS,
    AskOpen,
    AskRefuse,
    Deal,
    Offer,
    PromiseNext,
    gold_in,
    stand_goods_in,
)
from nottingham.rules.engine.events import (
    BagLeftTo,
    BagOpened,
    BagPassed,
    DealMade,
    DebtForgiven,
    Declared,
    GameEnded,
    GoodsPaid,
    MarkerPassed,
    OfferEnded,
    OfferMade,
    PlaceShown,
    PromiseJudged,
    PromiseMade,
    RoundEnded,
    RoundStarted,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.refusals import Parameter
from nottingham.rules.engine.seats import Seat
from nottingham.rules.options.black_market.rule import CARDS_FOR_A_CLAIM, BlackMarketClaimed
from nottingham.rules.options.deputies.rule import LootShared
from nottingham.rules.options.time_limit.rule import TimeRanOut
from nottingham.story.reader import SettledBag

MANY_LIES = 2
"""Lies of one player that came to light, from which on they are history."""
BIG_BAG = 4
BIG_HAUL = 2
"""Cards face down in one bag that all the table looks after."""
GREAT_HAUL = 3
"""Contraband in one bag that no table lets pass, or sees confiscated, in silence."""
GREAT = 1.5
"""The weight of a moment at which several have a word: a great haul or catch, a crown lost."""
FIRM = 2
"""Coins that a price came down by at most, if it came down at all, where its owner stays firm."""
NARROW = 3
"""Points between the winner and somebody else that make an ending to groan over."""
CHEAP_FOR_A_CARD = 2
"""Gold for each card face down below which a Sheriff who was paid was fooled all the same."""
LEAD_WORTH_A_WORD = 4
CLOSE_RACE = 2
"""So far behind a leader, there is still a race."""
GOLD_WORTH_A_WORD = 3
RUNNING_JOKE = 3
"""Times running that somebody declares the same, from which on it is a joke."""
DEAR_FROM, DEAR_FOR_A_CARD = 6, 8
"""Gold for a bag that makes people laugh when they see what was in it."""
LAVISH = 10
"""A bribe to tell the grandchildren of."""


class Impulse(NamedTuple):
    """Something somebody could say now."""

    seat: Seat
    intent: str
    weight: float
    """How much it wants to be said; 1 is a lot."""
    parameters: dict[str, Parameter]


def impulses(event: Event, hearing: Hearing) -> list[Impulse]:
    """What an event moves everybody at the table to say; `hearing` is what was known before it."""
    moves = MOVES.get(type(event))
    return moves(event, hearing) if moves else []


def retorts(speaker: Seat, intent: str, parameters: dict[str, Parameter]) -> list[Impulse]:
    """What a word moves the one it was about to answer."""
    if intent not in STINGS:
        return []
    target = parameters.get("about", parameters.get("to"))
    answer = ANSWERS.get(intent, "retort")
    return [Impulse(target, answer, STINGS[intent], {"to": speaker})] if isinstance(target, int) else []


STINGS = {
    "accuse": 0.4, "away": 0.3, "bait": 0.45, "broken": 0.8, "brother": 0.5, "gloat": 0.3, "history": 0.5,
    "lacking": 0.8, "revenge": 0.5, "rival": 0.5, "scoff": 0.25, "shrug": 0.7, "sold": 0.6, "taunt": 0.4,
    "threaten": 0.35, "vindicated": 0.5,
}  # fmt: skip
"""Words that call for an answer."""
ANSWERS = {"away": "fooled", "broken": "shrug", "lacking": "excuse", "shrug": "broken"}
"""How they are answered, where not with just any retort."""


def _seats(hearing: Hearing) -> range:
    return range(hearing.ruleset.players)


def _others(hearing: Hearing, *seats: Seat) -> list[Seat]:
    return [seat for seat in _seats(hearing) if seat not in seats]


def _on_round(event: RoundStarted, hearing: Hearing) -> list[Impulse]:
    if event.round == 1:
        return [Impulse(seat, "greet", 1.0, {}) for seat in _seats(hearing)]
    is_last = event.round == hearing.ruleset.rounds
    return [Impulse(seat, "last", 0.85, {}) for seat in _seats(hearing) if is_last]


def _on_marker(event: MarkerPassed, _: Hearing) -> list[Impulse]:
    if len(event.deciders) == 1:
        return [Impulse(event.deciders[0], "badge", 0.4, {})]
    first, second = event.deciders
    return [Impulse(one, "deputy", 0.45, {"to": other}) for one, other in ((first, second), (second, first))]


def _on_declaration(event: Declared, hearing: Hearing) -> list[Impulse]:
    """The own words, then what others make of it. Nobody but the owner knows what is true, and nobody here asks."""
    owner, sheriff = event.seat, hearing.deciders[0]
    bag: dict[str, Parameter] = {"good": event.good, "count": event.count}
    found = [Impulse(owner, "declare", 0.4, {"to": sheriff, **bag}), Impulse(owner, "swear", 0.15, {"to": sheriff})]
    found += [Impulse(owner, "owed", 0.85, {"to": seat}) for seat in hearing.gates_owed_to(owner)]
    lies = hearing.lies.get(owner, 0)
    percent = hearing.chance_of_lie(owner, event.count)
    times = hearing.streak_with(owner, event.good)
    for seat in _others(hearing, owner):
        share = 1.0 if seat in hearing.deciders else 0.4
        found.append(Impulse(seat, "odds", 0.5 * share, {"about": owner, "percent": percent, **bag}))
        if lies >= MANY_LIES:
            found.append(Impulse(seat, "history", 0.35 * share, {"about": owner, "times": lies}))
        if event.count >= BIG_BAG:
            found.append(Impulse(seat, "accuse", 0.25 * share, {"about": owner, **bag}))
        if times >= RUNNING_JOKE:
            found.append(Impulse(seat, "again", 0.45 * share, {"to": owner, "times": times, **bag}))
    return found


def _on_promise(event: PromiseMade, hearing: Hearing) -> list[Impulse]:
    """In the last round there is no next time, and everybody knows it."""
    by, to = event.promise.by, event.promise.to
    if hearing.round < hearing.ruleset.rounds:
        return [Impulse(by, "promise", 0.7, {"to": to})]
    return [Impulse(seat, "too_late", 0.8 if seat == to else 0.4, {"to": by}) for seat in _others(hearing, by)]


def _on_judged_promise(event: PromiseJudged, hearing: Hearing) -> list[Impulse]:
    """Thanks for being let pass, sworn or not; nobody is thanked, or scolded, for a threat."""
    promise, is_kept = hearing.promises[event.number], event.fate == "kept"
    if is_kept == (promise.act == "pass"):
        return [Impulse(promise.to, "thank", 0.5, {"to": promise.by})]
    if is_kept:
        return []
    shrug = Impulse(promise.by, "shrug", 0.5, {"to": promise.to})
    return [Impulse(promise.to, "broken", 1.0, {"to": promise.by}), shrug]


def _on_offer(event: OfferMade, hearing: Hearing) -> list[Impulse]:
    offer = event.offer
    gold, merchant = gold_in(offer.clauses), offer.merchant
    if offer.proposer != merchant:
        return _impulses_to_demand(offer, hearing)
    sheriff = hearing.gate_of(merchant)[0]
    if victims := _victims(offer):
        is_news = (merchant, victims[0]) not in hearing.baited
        to_whom = hearing.gate_of(victims[0])[0]
        return [Impulse(merchant, "bait", 0.7 if is_news else 0.1, {"to": to_whom, "about": victims[0]})]
    pact = [Impulse(merchant, "pact", 0.5, {"to": sheriff})] if _swears(offer) else []
    if gold:
        is_raise = merchant in hearing.answered and 0 < hearing.offered.get(merchant, 0) < gold
        intent = "raise" if is_raise else "offer"
        return [Impulse(merchant, intent, 0.6, {"to": sheriff, "gold": gold}), *pact]
    intent = "barter" if any(isinstance(clause, GIFTS) for clause in offer.clauses) else "plead"
    return [Impulse(merchant, intent, 0.6, {"to": sheriff}), *pact]


def _swears(offer: Offer) -> bool:
    """Whether a merchant's offer holds out a gate of the own in return."""
    return any(isinstance(clause, PromiseNext) and clause.by == offer.merchant for clause in offer.clauses)


def _impulses_to_demand(offer: Offer, hearing: Hearing) -> list[Impulse]:
    """A price at the gate: named for the first time, held against a rival's bid, or on its way down."""
    gold, merchant, last = gold_in(offer.clauses), offer.merchant, hearing.demanded.get(offer.merchant, 0)
    demand: dict[str, Parameter] = {"to": merchant, "gold": gold}
    is_all = not stand_goods_in(offer.clauses)  # who asks for goods as well does not say that gold is the price
    bid = hearing.bids.get(merchant, 0)
    if last and is_all:
        said = [("firm", 0.7)] if gold >= last - FIRM else []
        said += [("lower", 0.7)] if 0 < gold < last else []
        return [Impulse(offer.proposer, intent, weight, demand) for intent, weight in said]
    if bid:
        return [Impulse(offer.proposer, "auction", 0.85, {"to": merchant, "gold": bid})]
    said = [("demand", 0.6 * is_all), ("threaten", 0.2)] if gold >= GOLD_WORTH_A_WORD else []
    answers = [
        Impulse(merchant, "swear", 0.12, {"to": offer.proposer}),
        Impulse(merchant, "plead", 0.15, {"to": offer.proposer}),
    ]
    return [Impulse(offer.proposer, intent, weight, demand) for intent, weight in said if weight] + answers


def _on_refusal(event: OfferEnded, hearing: Hearing) -> list[Impulse]:
    offer = hearing.offers.get(event.number)
    if offer is None or event.why != "refused":
        return []
    merchant, gold = offer.merchant, gold_in(offer.clauses)
    if offer.proposer != merchant:
        again: dict[str, Parameter] = {"to": merchant, "gold": gold}
        threat = [Impulse(offer.proposer, "threaten", 0.15, again)] if gold >= GOLD_WORTH_A_WORD else []
        return [Impulse(merchant, "balk", 0.35, {"to": offer.proposer}), *threat]
    gate = hearing.gate_of(next(iter(_victims(offer)), merchant))
    said = [Impulse(seat, "refuse", 0.5, {"to": merchant}) for seat in gate]
    return [*said, Impulse(merchant, "plead", 0.3, {"to": gate[0]})] if offer.passes_own_bag else said


def _on_deal(event: DealMade, hearing: Hearing) -> list[Impulse]:
    """Those who agreed say so, who is paid enjoys it, who is sold minds, and the rest have opinions."""
    deal = event.deal
    offer, gold = hearing.offers.get(deal.number), gold_in(deal.clauses)
    found = [
        Impulse(seat, "peace", 0.85, {"to": deal.merchant})
        for seat in deal.deciders
        if gold and (seat, deal.merchant) in hearing.owed
    ]
    if offer is None or offer.proposer == deal.merchant:
        found += [Impulse(seat, "accept", 0.4, {"to": deal.merchant}) for seat in deal.deciders]
    else:
        found.append(Impulse(deal.merchant, "accept", 0.5, {"to": offer.proposer}))
    if victims := _victims(deal):
        sheriff: dict[str, Parameter] = {"to": deal.deciders[0]}
        return found + [Impulse(seat, intent, 0.45, sheriff) for seat in victims for intent in ("swear", "plead")]
    if gold:
        intent, weight = ("lavish", 0.85) if gold >= LAVISH else ("paid", 0.5)
        found += [Impulse(seat, intent, weight, {"to": deal.merchant, "gold": gold}) for seat in deal.deciders]
    if gold >= GOLD_WORTH_A_WORD:
        about: dict[str, Parameter] = {"about": deal.merchant, "to": deal.deciders[0]}
        found += [Impulse(seat, "scoff", 0.25, about) for seat in _others(hearing, deal.merchant, *deal.deciders)]
    return found


def _victims(terms: Offer | Deal) -> list[Seat]:
    """Those whose bags somebody else would have opened, or barred from every deal, which comes to the same."""
    asks = [clause for clause in terms.clauses if isinstance(clause, AskOpen | AskRefuse)]
    return [clause.bag for clause in asks if clause.bag != terms.merchant]


def _on_missing_goods(event: PlaceShown, hearing: Hearing) -> list[Impulse]:
    return [Impulse(seat, "lacking", 1.0, {"to": event.owner}) for seat in hearing.gate_of(event.owner)]


def _on_difference(event: BagLeftTo, hearing: Hearing) -> list[Impulse]:
    others = [seat for seat in hearing.deciders if seat not in (event.deputy, event.bag)]
    return [Impulse(seat, "differ", 0.6, {"to": event.deputy}) for seat in others]


def _on_opened_bag(event: BagOpened, hearing: Hearing) -> list[Impulse]:
    bag = hearing.settled_bag(event)
    return _lie_found(bag, hearing) if bag.is_lie else _truth_found(bag, hearing)


def _lie_found(bag: SettledBag, hearing: Hearing) -> list[Impulse]:
    owner, gate = bag.owner, bag.gate
    loot = _worst(bag.undeclared, hearing)
    is_great = len(bag.shown.only(hearing.ruleset.contraband)) >= GREAT_HAUL
    found = [Impulse(owner, "caught", GREAT if is_great else 1.0, {"to": gate[0], **loot})]
    for seat in gate:
        if (seat, owner) in hearing.owed:
            found.append(Impulse(seat, "revenge", 0.9, {"to": owner}))
        else:
            found.append(Impulse(seat, "gloat", 0.9, {"to": owner, **loot}))
    if owner in hearing.sold:
        found.append(Impulse(owner, "sold", 1.2, {"to": hearing.sold[owner]}))
    for seat in _others(hearing, owner, *gate):
        found += [Impulse(seat, intent, 0.2, {"to": owner}) for intent in ("taunt", "console")]
    return found


def _worst(undeclared: Goods, hearing: Hearing) -> dict[str, Parameter]:
    """What to name of a bag that lied: the undeclared good that is worth most."""
    values = hearing.ruleset.values
    good = max(undeclared, key=lambda one: (values[one] * undeclared[one], one))
    return {"good": good, "count": undeclared[good]}


def _truth_found(bag: SettledBag, hearing: Hearing) -> list[Impulse]:
    owner, gate = bag.owner, bag.gate
    found = [Impulse(owner, "honest", 0.8, {"to": gate[0]})]
    if owner in hearing.sold:
        found.append(Impulse(owner, "vindicated", 1.2, {"to": hearing.sold[owner]}))
    found += [Impulse(seat, "rue", 0.8, {"to": owner}) for seat in gate]
    found += [Impulse(seat, "console", 0.12, {"to": gate[0]}) for seat in _others(hearing, owner, *gate)]
    return found


def _on_passed_bag(event: BagPassed, hearing: Hearing) -> list[Impulse]:
    """What came through is there for all to see: so many cards face down."""
    bag = hearing.settled_bag(event)
    owner, gate = bag.owner, bag.gate
    dear = _dear(event, hearing)
    if not bag.is_lie:
        return dear or ([Impulse(owner, "thank", 0.25, {"to": gate[0]})] if owner not in hearing.with_deal else [])
    is_great = event.face_down >= GREAT_HAUL
    weight = GREAT if is_great else 0.85 if event.face_down >= BIG_HAUL else 0.5
    found = [Impulse(owner, "away", weight, {"to": gate[0]}), *dear]
    if is_great:
        found += [Impulse(seat, "marvel", 0.5, {"to": owner}) for seat in _others(hearing, owner, *gate)]
    if owner not in hearing.with_deal or hearing.paid.get(owner, 0) < CHEAP_FOR_A_CARD * event.face_down:
        found += [Impulse(seat, "fooled", weight, {"to": owner}) for seat in gate]
    return found


def _dear(event: BagPassed, hearing: Hearing) -> list[Impulse]:
    """A price far too high for what is seen to have come through."""
    owner, gold = event.seat, hearing.paid.get(event.seat, 0)
    declared, _ = hearing.declarations.get(owner, ("", 0))
    hidden = event.face_down + len(event.legal.without((declared,)))
    if gold < DEAR_FROM or gold <= DEAR_FOR_A_CARD * hidden:
        return []
    return [Impulse(seat, "overpaid", 0.8, {"to": owner, "gold": gold}) for seat in _others(hearing, owner)]


def _on_debt_in_goods(event: GoodsPaid, hearing: Hearing) -> list[Impulse]:
    is_owed_to_player = event.creditor < hearing.ruleset.players
    return [Impulse(event.debtor, "broke", 0.8, {"to": event.creditor})] if is_owed_to_player else []


def _on_forgiven_debt(event: DebtForgiven, hearing: Hearing) -> list[Impulse]:
    return [Impulse(event.debtor, "broke", 0.8, {"to": hearing.deciders[0]})]


def _on_loot(event: LootShared, hearing: Hearing) -> list[Impulse]:
    """Once both have their gold, and only where it is the same: what they say is said of halves."""
    if event.gold < GOLD_WORTH_A_WORD:
        return []
    weight, told = 0.85 if event.gold >= LAVISH else 0.6, {"gold": event.gold}
    equals = [seat for seat, gold in hearing.shared.items() if gold == event.gold]
    pairs = [pair for other in equals for pair in ((event.deputy, other), (other, event.deputy))]
    return [Impulse(one, "loot", weight, {"to": other, **told}) for one, other in pairs]


def _on_claim(event: BlackMarketClaimed, hearing: Hearing) -> list[Impulse]:
    treasure = Impulse(event.seat, "treasure", 0.9, {"good": event.good, "count": CARDS_FOR_A_CLAIM})
    return [treasure, *(Impulse(other, "envy", 0.3, {"to": event.seat}) for other in _others(hearing, event.seat))]


def _on_time_up(_: TimeRanOut, hearing: Hearing) -> list[Impulse]:
    return [Impulse(seat, "time", 0.7, {}) for seat in _seats(hearing)]


def _on_round_end(_: RoundEnded, hearing: Hearing) -> list[Impulse]:
    """Who leads a race alone, once there is a race, and who is close behind: above all where the lead is new."""
    if hearing.round < hearing.ruleset.rounds // 2:
        return []
    found = []
    for good, (leader, best) in hearing.leaders().items():
        if best < LEAD_WORTH_A_WORD or not hearing.ruleset.goods[good].king:
            continue
        last = hearing.led.get(good)
        is_news, is_lost = last != leader, last not in (None, leader)
        found.append(Impulse(leader, "crown", GREAT if is_lost else 0.6 if is_news else 0.15, {"crown": good}))
        if hearing.round == hearing.ruleset.rounds:
            continue  # nobody catches up any more
        close = [seat for seat in _others(hearing, leader) if hearing.count(seat, good) >= best - CLOSE_RACE]
        close += [last] if last is not None and is_lost and last not in close else []
        found += [Impulse(seat, "rival", 0.5 if is_news else 0.3, {"to": leader, "crown": good}) for seat in close]
    return found


def _on_game_end(event: GameEnded, hearing: Hearing) -> list[Impulse]:
    """The winner's word, and those of the others: a groan from who was nearly there."""
    winners, totals = event.winners, {score.seat: score.total for score in event.scores}
    found = [Impulse(seat, "won", 1.0, {}) for seat in winners]
    for seat in _others(hearing, *winners):
        is_near = totals.get(winners[0], 0) - totals.get(seat, 0) <= NARROW
        found.append(Impulse(seat, "narrow" if is_near else "good_game", GREAT if is_near else 1.0, {"to": winners[0]}))
    return found


MOVES: Final[dict[type[Event], Callable[[Any, Hearing], list[Impulse]]]] = {
    RoundStarted: _on_round,
    MarkerPassed: _on_marker,
    Declared: _on_declaration,
    OfferMade: _on_offer,
    OfferEnded: _on_refusal,
    DealMade: _on_deal,
    PromiseMade: _on_promise,
    PromiseJudged: _on_judged_promise,
    PlaceShown: _on_missing_goods,
    BagLeftTo: _on_difference,
    BagOpened: _on_opened_bag,
    BagPassed: _on_passed_bag,
    GoodsPaid: _on_debt_in_goods,
    DebtForgiven: _on_forgiven_debt,
    LootShared: _on_loot,
    BlackMarketClaimed: _on_claim,
    TimeRanOut: _on_time_up,
    RoundEnded: _on_round_end,
    GameEnded: _on_game_end,
}
"""What each kind of event moves people to say."""
