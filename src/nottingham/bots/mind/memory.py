"""What a mind remembers of the table: how each player lies, bribes, opens and keeps promises, and cards seen taken."""

from __future__ import annotations

from dataclasses import dataclass, field
from zlib import crc32

from nottingham.bots.mind.traits import AskingPrice, LeaningBySize, logit
from nottingham.rules.engine.deals import (
    AskOpen,
    AskPass,
    Deal,
    Offer,
    Promise,
    bag_goods_in,
    contraband_in,
    gold_in,
    stand_goods_in,
)
from nottingham.rules.engine.events import (
    BagClosed,
    BagOpened,
    BagPassed,
    CardsDiscarded,
    CardsDrawn,
    CardsLaidOut,
    CardTaken,
    DealMade,
    Declared,
    GoodsGiven,
    MarkerPassed,
    OfferEnded,
    OfferMade,
    PlaceShown,
    PositionSeen,
    PositionSet,
    PromiseJudged,
    PromiseMade,
    RoundStarted,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Declaring, Inspecting, Public

USUAL_LIES = (0.12, 0.12, 0.22, 0.46, 0.75)
"""By size, from one card to five, as measured at mixed tables: five of a kind are seldom had, so mostly a tale."""
USUAL_OPENINGS = (0.20, 0.28, 0.36, 0.42, 0.45)
"""How often bags are opened as it seems to those who do not tell lies from honest bags."""
OPENINGS_FROM_PILES, CATCHES_FROM_PILES = (0.10, 0.11, 0.12, 0.15, 0.22), (0.13, 0.15, 0.18, 0.27, 0.40)
OPENINGS_FROM_DECK, CATCHES_FROM_DECK = (0.12, 0.14, 0.16, 0.25, 0.45), (0.15, 0.18, 0.22, 0.42, 0.64)
"""How often honest bags are opened, and those that lie; where piles are drawn from, big bags are oftener true."""
RUN = 3
"""Contraband cards that make a great run."""
OPENED_ME, SOLD, CHEATED, BROKEN_TO_ME = 1.0, 1.5, 2.0, 2.0
KEPT_TO_ME, LET_ME_PASS = -1.5, -0.5
WEARS_OFF = 0.8
"""What is left of a grudge, or of a favour, after a round."""
COMPANY = 0.3
"""How much of what one player did is believed of the others: who sit together play alike."""
TELLS = 0.5
"""How much of what a Sheriff did with honest bags bears on those that lie, and the other way round."""
LYING_ODDS = tuple(map(logit, USUAL_LIES))
OPENING_ODDS = tuple(map(logit, USUAL_OPENINGS))
FROM_PILES = tuple(map(logit, OPENINGS_FROM_PILES)), tuple(map(logit, CATCHES_FROM_PILES))
FROM_DECK = tuple(map(logit, OPENINGS_FROM_DECK)), tuple(map(logit, CATCHES_FROM_DECK))


@dataclass(slots=True)
class Habits:
    """What one player was seen to do."""

    lying: LeaningBySize
    opening: LeaningBySize
    """How often bags are opened, whatever is in them."""
    clearing: LeaningBySize
    catching: LeaningBySize
    """How often bags are opened that are what was declared, and bags that lie: some see through a lie, some do not."""
    asking: AskingPrice = field(default_factory=AskingPrice)
    truths: int = 0
    lies: int = 0
    bribed_lies: int = 0
    bribed_truths: int = 0
    cards_in_lies: int = 0
    fines_in_lies: int = 0
    """What the lies that were seen cost, or would have cost, at the gate."""
    underpaid: int = 0
    """By how much bribes for lies that passed fell short of half the fines for them: what this one fooled gates of."""
    kept: float = 0
    broken: float = 0
    """Promises, and goods that were promised and not there; those of other evenings count in part."""
    claims_true: int = 0
    claims_false: int = 0
    """Bargains in which goods from a bag or from face-down cards were there, or were not."""

    @classmethod
    def usual(cls, ruleset: Ruleset) -> Habits:
        """What is thought of a stranger."""
        openings, catches = FROM_PILES if ruleset.draws_from_piles else FROM_DECK
        lying, opening, clearing, catching = map(LeaningBySize, (LYING_ODDS, OPENING_ODDS, openings, catches))
        return cls(lying, opening, clearing, catching)


@dataclass(slots=True)
class Talks:
    """The haggling over one bag this round: prices are what an offer surely gives, at its value."""

    mine: int = 0
    """The price that this seat's side named last; 0 before the first."""
    theirs: int = 0
    """The price of the other side; 0 if it named none."""
    heard: int = 0
    """Prices that the other side named."""
    moved: int | None = None
    """By how much the other side came nearer with its last price; None before it named two."""
    number: int = 0
    """The offer with the last price of this side."""
    is_answered: bool = False
    """Whether the other side has said anything since, be it no; or somebody bid against the bag."""


@dataclass(slots=True)
class Memory:
    """One seat's memory of one game, built from its own events alone."""

    ruleset: Ruleset
    seat: Seat
    habits: list[Habits]
    taken: list[Goods]
    """Cards seen going into each hand and not seen leaving it."""
    drawn: list[int]
    """Cards that went unseen into each hand this round."""
    thrown: list[Goods]
    """What each merchant exchanged this round."""
    deciders: tuple[Seat, ...] = ()
    declared: dict[Seat, tuple[str, int]] = field(default_factory=dict)
    tribute: dict[Seat, int] = field(default_factory=dict)
    """The most that each merchant offered this round for the own bag, in gold and in goods at their value."""
    dealt: dict[Seat, int] = field(default_factory=dict)
    """Merchants with whom a deal was struck this round, and what they surely gave for their own bags."""
    owed: set[Seat] = field(default_factory=set)
    """Merchants whose bags passed this round as it had been promised."""
    given_from_bag: dict[Seat, tuple[Goods, int]] = field(default_factory=dict)
    promises: dict[int, Promise] = field(default_factory=dict)
    asked: dict[tuple[Seat, bool], int] = field(default_factory=dict)
    """Offers this seat made this round, by merchant and whether they pass the merchant's own bag."""
    pressed: int = 0
    """Demands this seat heard this round for the own bag, but for those that answered an offer of its own."""
    talks: dict[Seat, Talks] = field(default_factory=dict)
    """The haggling of this round over bags that this seat has a say in, by their owners."""
    bids: dict[Seat, int] = field(default_factory=dict)
    """The most gold that was offered this round to have each merchant's bag opened."""
    honoured: dict[Seat, int] = field(default_factory=dict)
    """How many promises to let this seat pass each player kept since the last one that was broken."""
    refused: dict[Seat, int] = field(default_factory=dict)
    """The most that this seat, at the gate, turned down from each merchant this round."""
    claimed: set[Seat] = field(default_factory=set)
    """Merchants who were let off for goods that nobody could see, and were not found to lack them yet."""
    carried: int = 0
    smuggled: int = 0
    """Cards this seat packed so far, and how many of them were contraband."""
    has_run: bool = False
    """Whether this seat has made its great run."""
    nudges: dict[Seat, float] = field(default_factory=dict)
    """Log odds that words added this round to the lie in each bag: less for a plea, more for a pointed finger."""
    spoken: set[tuple[Seat, str]] = field(default_factory=set)
    """Who has said this round what counts once."""
    begged: dict[Seat, int] = field(default_factory=dict)
    """In how many rounds each merchant has begged: it wears out."""
    grudges: list[float] = field(default_factory=list)
    """What each player has done to this seat: above 0 a bad turn, below 0 a good one. It wears off."""
    salt: int = 0
    """What only this seat can know, so that its moods cannot be foretold."""

    @classmethod
    def blank(cls, ruleset: Ruleset, seat: Seat) -> Memory:
        players = ruleset.players
        nothing, habits = [NOTHING] * players, [Habits.usual(ruleset) for _ in range(players)]
        return cls(ruleset, seat, habits, nothing, [0] * players, list(nothing), grudges=[0.0] * players)


def remember(memory: Memory, event: Event) -> Memory:
    """What an event teaches. Memory is one seat's own and changes in place."""
    match event:
        case OfferMade(offer=offer):
            _note_offer(memory, offer)
        case DealMade(deal=deal):
            _note_deal(memory, deal)
        case GoodsGiven(giver=giver, place="bag", legal=legal, face_down=face_down):
            memory.given_from_bag[giver] = (legal, face_down)
        case BagPassed() | BagOpened():
            _note_bag(memory, event)
        case OfferEnded(number=number, why="refused"):
            _note_refusal(memory, number)
        case PromiseMade(promise=promise):
            memory.promises[promise.number] = promise
        case PromiseJudged(number=number, fate=fate):
            _note_judgement(memory, number, is_kept=fate == "kept")
        case PlaceShown(owner=owner):
            _note_false_claim(memory, owner)
        case _:
            _before_the_gate(memory, event)
    return memory


def _before_the_gate(memory: Memory, event: Event) -> None:
    match event:
        case CardsDrawn(seat=seat, goods=goods, count=count):
            memory.drawn[seat] += count
            if seat == memory.seat:
                memory.salt = _checksum(memory.salt, goods.opened())
        case MarkerPassed(deciders=deciders):
            memory.deciders = deciders
        case RoundStarted():
            _new_round(memory)
        case CardTaken(seat=seat, card=card):
            memory.taken[seat] = memory.taken[seat] + Goods.of(card)
        case CardsDiscarded(seat=seat, cards=cards):
            _note_exchange(memory, seat, Goods.counting(cards))
        case CardsLaidOut(seat=seat, goods=goods):
            _note_exchange(memory, seat, goods)
        case BagClosed(seat=seat, goods=goods) if seat == memory.seat:
            memory.carried += len(goods.opened())
            memory.smuggled += len(goods.opened().only(memory.ruleset.contraband))
        case Declared(seat=seat, good=good, count=count):
            memory.declared[seat] = (good, count)
        case PositionSet(public=public):
            _set_up(memory, public)
        case PositionSeen(seat=seat, view=view) if seat == memory.seat:
            memory.salt = _checksum(memory.salt, view.opened().hand)


def _set_up(memory: Memory, public: Public) -> None:
    """A game that starts in the middle."""
    memory.deciders = public.deciders
    memory.promises = {promise.number: promise for promise in public.promises}
    if isinstance(public.phase, Declaring | Inspecting):
        memory.declared = {bag.owner: (bag.good, bag.size) for bag in public.phase.bags if bag.good}


def _checksum(salt: int, goods: Goods) -> int:
    return crc32(repr(goods).encode(), salt)


def _new_round(memory: Memory) -> None:
    memory.grudges = [WEARS_OFF * grudge for grudge in memory.grudges]
    for seat in memory.claimed:
        memory.habits[seat].claims_true += 1
    memory.claimed.clear()
    memory.refused.clear()
    memory.pressed = 0
    memory.talks.clear()
    memory.bids.clear()
    memory.nudges.clear()
    memory.spoken.clear()
    memory.drawn = [0] * memory.ruleset.players
    memory.thrown = [NOTHING] * memory.ruleset.players
    memory.declared.clear()
    memory.tribute.clear()
    memory.dealt.clear()
    memory.owed.clear()
    memory.given_from_bag.clear()
    memory.asked.clear()


def _note_exchange(memory: Memory, seat: Seat, goods: Goods) -> None:
    memory.thrown[seat] = memory.thrown[seat] + goods
    _forget_taken(memory, seat, goods)


def _forget_taken(memory: Memory, seat: Seat, goods: Goods) -> None:
    if memory.taken[seat]:
        memory.taken[seat] = memory.taken[seat] - (goods & memory.taken[seat])


def tribute_in(ruleset: Ruleset, offer: Offer | Deal) -> int:
    """What an offer surely gives, at its value."""
    return gold_in(offer.clauses) + stand_goods_in(offer.clauses).worth(ruleset.values)


def _note_offer(memory: Memory, offer: Offer) -> None:
    if offer.proposer == memory.seat:
        key = (offer.merchant, offer.passes_own_bag)
        memory.asked[key] = memory.asked.get(key, 0) + 1
    if offer.passes_own_bag and memory.seat in (offer.merchant, *memory.deciders):
        _note_price(memory, memory.talks.setdefault(offer.merchant, Talks()), offer)
    for clause in offer.clauses:
        if isinstance(clause, AskOpen):
            memory.bids[clause.bag] = max(memory.bids.get(clause.bag, 0), gold_in(offer.clauses))
            memory.talks.setdefault(clause.bag, Talks()).is_answered = True
    if offer.passes_own_bag and offer.proposer == offer.merchant:
        most = max(memory.tribute.get(offer.merchant, 0), tribute_in(memory.ruleset, offer))
        memory.tribute[offer.merchant] = most


def _note_price(memory: Memory, talks: Talks, offer: Offer) -> None:
    """A price of either side; what the gate asks unasked, once more, is pressing."""
    price, is_merchant = tribute_in(memory.ruleset, offer), memory.seat == offer.merchant
    if (offer.proposer == offer.merchant) == is_merchant:
        talks.mine, talks.number, talks.is_answered = price, offer.number, False
        return
    memory.pressed += is_merchant and (talks.is_answered or not talks.mine)
    nearer = price - talks.theirs if not is_merchant else talks.theirs - price
    talks.moved = nearer if talks.theirs else None
    talks.theirs, talks.heard, talks.is_answered = price, talks.heard + 1, True


def _note_refusal(memory: Memory, number: int) -> None:
    for talks in memory.talks.values():
        talks.is_answered = talks.is_answered or talks.number == number


def _note_deal(memory: Memory, deal: Deal) -> None:
    """A price that was taken says what the Sheriff can be had for."""
    price = tribute_in(memory.ruleset, deal) if AskPass(deal.merchant) in deal.clauses else 0
    memory.dealt[deal.merchant] = memory.dealt.get(deal.merchant, 0) + price
    if AskOpen(memory.seat) in deal.clauses:
        memory.grudges[deal.merchant] += SOLD
    elif memory.seat in deal.deciders and memory.grudges[deal.merchant] > 0:
        memory.grudges[deal.merchant] = 0.0  # a price settles it
    if bag_goods_in(deal.clauses) or contraband_in(deal.clauses):
        memory.claimed.add(deal.merchant)
    elif AskPass(deal.merchant) in deal.clauses:
        _learn_of_price(memory, deal.deciders, tribute_in(memory.ruleset, deal), is_taken=True)


def _note_false_claim(memory: Memory, owner: Seat) -> None:
    """Goods that were promised are not there: a lie that is never forgotten, and a broken word."""
    memory.claimed.discard(owner)
    memory.habits[owner].claims_false += 1
    memory.habits[owner].broken += 1
    if memory.seat in memory.deciders:
        memory.grudges[owner] += CHEATED


def _note_judgement(memory: Memory, number: int, *, is_kept: bool) -> None:
    """Word kept or broken; who swore to open this seat's bag, and did, has done it no favour."""
    if promise := memory.promises.get(number):
        habits = memory.habits[promise.by]
        habits.kept += is_kept
        habits.broken += not is_kept
        if is_kept and promise.act == "pass":
            memory.owed.add(promise.to)
        if promise.to == memory.seat and promise.act == "pass":
            memory.grudges[promise.by] += KEPT_TO_ME if is_kept else BROKEN_TO_ME
            memory.honoured[promise.by] = memory.honoured.get(promise.by, 0) + 1 if is_kept else 0


def _note_bag(memory: Memory, event: BagPassed | BagOpened) -> None:
    """A settled bag tells whether it held a lie, passed or opened: legal goods and the number face down are seen."""
    good, count = memory.declared.get(event.seat, ("", 1))
    given, given_down = memory.given_from_bag.get(event.seat, (NOTHING, 0))
    if isinstance(event, BagOpened):
        legal, down = event.goods, 0
        fine = event.goods.without((good,)).worth(memory.ruleset.penalties)
    else:
        legal, down = event.legal + given, event.face_down + given_down
        fine = legal.without((good,)).worth(memory.ruleset.penalties) + 4 * down  # contraband costs 4, all but royal
    _forget_taken(memory, event.seat, legal)
    if down:
        _note_face_down(memory, event.seat, down)
    if event.seat == memory.seat:
        _note_own_bag(memory, event, fine, down)
    _learn_of_merchant(memory, event.seat, min(count, 5), fine)
    if isinstance(event, BagPassed):
        _learn_of_underpaying(memory, event.seat, fine)
    _learn_of_sheriff(memory, event, min(count, 5), is_lie=fine > 0)


def _note_face_down(memory: Memory, seat: Seat, down: int) -> None:
    """Cards came in face down: contraband that was seen in this hand is most likely among them."""
    taken = memory.taken[seat].only(memory.ruleset.contraband)
    _forget_taken(memory, seat, Goods.counting(list(taken.cards())[:down]))


def _note_own_bag(memory: Memory, event: BagPassed | BagOpened, fine: int, down: int) -> None:
    """Deciders who open this seat's lie, or pass it for nothing, are remembered for it."""
    opened = event.goods.only(memory.ruleset.contraband) if isinstance(event, BagOpened) else NOTHING
    memory.has_run = memory.has_run or max(len(opened), down) >= RUN
    turn = OPENED_ME if isinstance(event, BagOpened) else LET_ME_PASS if event.seat not in memory.dealt else 0.0
    for decider in memory.deciders:
        memory.grudges[decider] += turn if fine else 0.0


def _learn_of_merchant(memory: Memory, seat: Seat, size: int, fine: int) -> None:
    habits, lied = memory.habits[seat], fine > 0
    for other, theirs in enumerate(memory.habits):
        bearing = 1.0 if other == seat else COMPANY
        theirs.lying.saw(size, happened=lied, bearing=bearing)
    habits.lies += lied
    habits.truths += not lied
    if lied:
        habits.cards_in_lies += size
        habits.fines_in_lies += fine
    if memory.tribute.get(seat):
        habits.bribed_truths += not lied
        habits.bribed_lies += lied


def _learn_of_underpaying(memory: Memory, seat: Seat, fine: int) -> None:
    """A merchant who hid much behind a small bribe has fooled a gate, at any gate."""
    if seat in memory.dealt:
        memory.habits[seat].underpaid += max(0, fine // 2 - memory.dealt[seat])


def _learn_of_sheriff(memory: Memory, event: BagPassed | BagOpened, size: int, *, is_lie: bool) -> None:
    """A bag that was bought free, or passed for a promise's sake, says nothing about how often bags are opened."""
    if event.seat in memory.dealt or event.seat in memory.owed:
        return
    is_opened, offered = isinstance(event, BagOpened), memory.tribute.get(event.seat, 0)
    for seat, habits in enumerate(memory.habits):
        bearing = 1.0 if seat in memory.deciders else COMPANY
        habits.opening.saw(size, happened=is_opened, bearing=bearing)
        habits.clearing.saw(size, happened=is_opened, bearing=bearing * (TELLS if is_lie else 1.0))
        habits.catching.saw(size, happened=is_opened, bearing=bearing * (1.0 if is_lie else TELLS))
    if offered and is_opened:
        _learn_of_price(memory, memory.deciders, offered, is_taken=False)


def _learn_of_price(memory: Memory, deciders: tuple[Seat, ...], price: int, *, is_taken: bool) -> None:
    for seat, habits in enumerate(memory.habits):
        habits.asking.answered(price, is_taken=is_taken, bearing=1.0 if seat in deciders else COMPANY)
