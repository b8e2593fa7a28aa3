"""Bags as these characters pack them: worlds in which the merchants' own minds, with other cards, say the same.

A world has to agree with what a seat saw, and to be plausible: characters do not pack at random. So in a world that
agrees, the cards of a merchant that nobody saw are drawn anew, as the bags were about to be packed; the character packs
and declares by its own mind; and what it packed is kept if it has the size and the name that the real bag has. What it
then offered weighs: the odds of such an offer for a lie and for an honest bag are counted in other games.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any

from msgspec.structs import replace

from nottingham.bots.bot import Bot
from nottingham.bots.registry import BOTS
from nottingham.rules.engine.actions import Declare, LoadBag
from nottingham.rules.engine.events import BagClosed, LoadingBegan
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.state import Bag, Declaring, Inspecting, State, put
from nottingham.rules.engine.views import View
from nottingham.rules.game import fold, prompts, view
from nottingham.rules.phases.declaring import DeclarePrompt
from nottingham.story.reader import is_lie
from nottingham.tutor.puzzles.evidence import RoundsSeen
from nottingham.tutor.puzzles.habits import CharacterHabits
from nottingham.tutor.puzzles.playing import BotMoment, World
from nottingham.worlds import History, possible_history

HANDS = 40
"""Hands that a merchant is dealt anew in each world."""


def unseen_by(view: View) -> Goods:
    """The cards that could be anywhere, for all that a seat knows."""
    public = view.public
    seen = public.gone + view.hand + view.bag + view.contraband + view.aside
    for goods in (*public.stands, *view.known):
        seen += goods
    seen += Goods.counting(card for pile in public.piles for card in pile)
    every = view.ruleset.all_cards
    return every - (every & seen)


def weight(bag: Goods, unseen: Goods, every: Goods) -> float:
    """How much likelier or less likely these cards are here than with a full deck; 0 if they cannot be."""
    ratio = 1.0
    for good, count in bag.counts.items():
        if unseen[good] < count:
            return 0.0
        ratio *= comb(unseen[good], count) / comb(every[good], count)
    return ratio


def with_bag(state: State, seat: Seat, bag: Goods, keeper: Seat) -> State | None:
    """The same world with other cards in a bag: those change places with cards that `keeper` does not see either."""
    same = bag & state.bags[seat]
    need, spare = list((bag - same).cards()), list((state.bags[seat] - same).cards())
    deck, hands = list(state.deck), list(state.hands)
    for card in need:
        if card in deck:
            deck[deck.index(card)] = spare.pop()
            continue
        holder = next((one for one in range(len(hands)) if one != keeper and hands[one][card]), None)
        if holder is None:
            return None
        hands[holder] = hands[holder] - Goods({card: 1}) + Goods({spare.pop(): 1})
    return replace(state, deck=tuple(deck), hands=tuple(hands), bags=put(state.bags, seat, bag))


def unsettled_bags(moment: BotMoment) -> list[Bag]:
    """The closed bags of the others."""
    phase = moment.state.public.phase
    bags = phase.bags if isinstance(phase, Declaring | Inspecting) else ()
    return [bag for bag in bags if bag.owner != moment.seat and not bag.is_settled]


def possible_worlds(moment: BotMoment, count: int, rng: Random) -> list[World]:
    """Worlds that agree with all that the seat saw, whatever anybody would have packed."""
    history = History.of(moment.ruleset, moment.seat, moment.log)
    logs = [tuple(possible_history(history, rng)) for _ in range(count)]
    return [World(fold(moment.ruleset, log), log) for log in logs]


def plausible_worlds(
    moment: BotMoment, offers: dict[Seat, int], habits: CharacterHabits, roots: int, count: int, rng: Random
) -> list[World]:
    """Worlds in which every closed bag is one that its owner would have packed and named so."""
    rivals, found = unsettled_bags(moment), list[World]()
    for root in possible_worlds(moment, roots, rng):
        packed = {bag.owner: _bags_packed(moment, root, bag, offers.get(bag.owner, 0), habits, rng) for bag in rivals}
        if all(packed.values()):
            found.extend(_repack(moment, root, packed, rng) for _ in range(count // roots))
    return found


def _repack(moment: BotMoment, root: World, packed: dict[Seat, list[tuple[Goods, float]]], rng: Random) -> World:
    """The root with a bag of each merchant's choice; with the old bag, where the cards for it are nowhere."""
    state, log = root.state, root.log
    for seat, bags in packed.items():
        bag = rng.choices([one for one, _ in bags], [odds for _, odds in bags])[0]
        other = with_bag(state, seat, bag, moment.seat)
        if other is not None:
            state, log = other, _retell_log(log, seat, bag)
    return World(state, log)


def _retell_log(log: tuple[Event, ...], seat: Seat, bag: Goods) -> tuple[Event, ...]:
    """The same log with another bag closed last by a seat."""
    place = max(place for place, event in enumerate(log) if isinstance(event, BagClosed) and event.seat == seat)
    return (*log[:place], BagClosed(seat, Sealed((seat,), bag)), *log[place + 1 :])


def _bags_packed(
    moment: BotMoment, root: World, bag: Bag, offer: int, habits: CharacterHabits, rng: Random
) -> list[tuple[Goods, float]]:
    """Bags of the right size and name that the owner packs from hands that could have been dealt here, with odds."""
    log, owner = root.log, bag.owner
    start = max(place for place, event in enumerate(log) if isinstance(event, LoadingBegan)) + 1
    before = fold(moment.ruleset, log[:start])
    name = moment.bots[owner]
    bot = BOTS[name]
    memory = bot.begin(moment.ruleset, owner)
    for event in log[:start]:
        memory = bot.remember(memory, event.as_seen_by(owner))
    known = RoundsSeen(moment.seat, log[:start]).took_by(owner)
    pool = [*(before.hands[owner] - known).cards(), *before.deck]
    found: list[tuple[Goods, float]] = []
    for _ in range(HANDS):
        hand = known + Goods.counting(rng.sample(pool, len(before.hands[owner]) - len(known)))
        packed = _packs(bot, replace(view(before, owner), hand=hand), memory, bag, rng)
        if packed is not None:
            lies = bag.good is not None and is_lie(bag.good, packed)
            found.append((packed, habits.offer_odds(moment.ruleset.edition, name, offer, is_lie=lies)))
    return found


def _packs(bot: Bot[Any], seen: View, memory: object, bag: Bag, rng: Random) -> Goods | None:
    """What a bot packs from a hand, if that looks like this bag."""
    load = bot.choose(seen, prompts(seen), memory, rng)
    assert isinstance(load, LoadBag)
    if len(load.goods) != bag.size:
        return None
    closed = replace(seen, hand=seen.hand - load.goods, bag=load.goods)
    said = bot.choose(closed, (DeclarePrompt(seen.ruleset.legal, bag.size),), memory, rng)
    assert isinstance(said, Declare)
    return load.goods if bag.good in (None, said.good) else None
