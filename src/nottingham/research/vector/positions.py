"""Positions from the referee into arrays, and out again: the game, the floor, the memory and the draft.

    lane = from_sitting(plan, sitting)
    sitting = to_sitting(plan, lane)       # goes on exactly as the first one would

Arrays keep what the game depends on and no more, so on the way back numbers are given anew: to offers, to promises that
are still open, and to deals, of which only what they oblige to is left.
"""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from nottingham.encoding.memory import REMEMBERED, TableMemory
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.research.vector import chance, game
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.lane import (
    CLOSED,
    DECLARING,
    FINISHED,
    FULL,
    HURRIED,
    INSPECTING,
    LOADING,
    MARKET,
    NOBODY,
    OPEN,
    READY,
    WAITS,
    Lane,
    specs,
)
from nottingham.research.vector.observation import draft_steps
from nottingham.rules.engine.chance import MASK
from nottingham.rules.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    Deal,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    Promise,
    PromiseNext,
    Word,
)
from nottingham.rules.engine.families import Duty, Extra, Phase
from nottingham.rules.engine.goods import Cards, Goods
from nottingham.rules.engine.scoring import score, winners
from nottingham.rules.engine.state import (
    Bag,
    Declaring,
    Finished,
    Inspecting,
    LaidOut,
    Loading,
    Market,
    Public,
    State,
)
from nottingham.rules.floor import NEVER as NO_CLOCK
from nottingham.rules.floor import Floor
from nottingham.rules.options.black_market.rule import (
    BlackMarketPile,
    BlackMarketPiles,
    ClaimedCard,
    MayClaim,
    first_piles,
)
from nottingham.rules.options.deputies.rule import Roster, Split, SplitLoot, SplitTerms
from nottingham.rules.phases.inspecting import Placement
from nottingham.rules.phases.paying import Debt

Fields = dict[str, npt.NDArray[Any]]
ASKS = (AskPass, AskOpen, AskRefuse)
ACTS = ("pass", "open")
FATES = ("closed", "passed", "opened")
STEPS = ("gold", "legal", "contraband")
STRIDE = 0x9E3779B97F4A7C15
"""What every draw of chance adds to its state."""


class NotInSteps(ValueError):
    """A position holds what the steps of the vocabulary cannot say."""


# --- into arrays -----------------------------------------------------------------------------------------------------


def from_sitting(plan: Blueprint, sitting: StepwiseGame) -> Lane:
    """The lane of a sitting; what the steps cannot say (free words, two pleas for one bag) is refused."""
    state = sitting.state
    fields: Fields = {name: np.full(shape, first, kind) for name, (shape, kind, first) in specs(plan).items()}
    _write_table(plan, fields, state)
    _write_phase(plan, fields, state)
    _write_promises(fields, state.public)
    fields["memory"][:] = sitting.memory.rows
    fields["seen"][:] = sitting.memory.contraband
    _write_extras(plan, fields, state)
    _write_floor(plan, fields, sitting)
    lane = Lane(**{name: jnp.asarray(array) for name, array in fields.items()})
    for step in sitting.draft:
        lane = game.stepped(plan, lane, jnp.asarray(step))
    return lane


def _counts(plan: Blueprint, goods: Goods, index: dict[str, int] | None = None) -> list[int]:
    names = plan.vocabulary.good_index if index is None else index
    return [goods[good] for good in names]


def _write_table(plan: Blueprint, fields: Fields, state: State) -> None:
    public, words = state.public, plan.vocabulary
    fields["round"][...] = public.round
    fields["deciders"][:] = public.deciders
    fields["gold"][:] = public.gold
    fields["hand"][:] = [_counts(plan, hand) for hand in state.hands]
    fields["bag"][:] = [_counts(plan, bag) for bag in state.bags]
    fields["stand"][:] = [_counts(plan, stand, words.legal_index) for stand in public.stands]
    fields["contraband"][:] = [_counts(plan, held, words.contraband_index) for held in state.contraband]
    fields["known"][:] = [[_counts(plan, held, words.contraband_index) for held in row] for row in state.known]
    fields["deck"][: len(state.deck)] = _kinds(plan, state.deck)
    fields["deck_end"][...] = len(state.deck)
    for place, pile in enumerate(public.piles):
        start = place * plan.pile_room
        fields["pile"][start : start + len(pile)] = _kinds(plan, pile)
        fields["pile_size"][place] = len(pile)
        fields["piled"][place] = _counts(plan, Goods.counting(pile))
    fields["chance"][:] = chance.words_of(state.chance)
    fields["offers_made"][...] = public.offers_made


def _kinds(plan: Blueprint, cards: Cards) -> list[int]:
    return [plan.vocabulary.good_index[card] for card in cards]


def _write_phase(plan: Blueprint, fields: Fields, state: State) -> None:
    match state.public.phase:
        case Market() as phase:
            _write_market(plan, fields, state, phase)
        case Loading() as phase:
            fields["phase"][...] = LOADING
            fields["load"][list(phase.waiting)] = WAITS
            fields["load"][list(phase.ready)] = READY
        case Declaring() as phase:
            fields["phase"][...] = DECLARING
            _write_bags(plan, fields, phase.bags, state.public, {})
        case Inspecting() as phase:
            fields["phase"][...] = INSPECTING
            _write_inspecting(plan, fields, phase, state.public)
        case Finished():
            fields["phase"][...] = FINISHED


def _write_market(plan: Blueprint, fields: Fields, state: State, phase: Market) -> None:
    public = state.public
    merchants = public.merchants()
    fields["phase"][...] = MARKET
    fields["is_open"][...] = plan.ruleset.sheriff_opens_market and phase.opener is None
    if phase.opener is None:
        done = len(merchants) - len(phase.order)
        fields["turn"][...] = done
        fields["first"][...] = (merchants.index(phase.order[0]) - done) % len(merchants)
    if phase.aside is not None:
        fields["aside_size"][...] = phase.aside
    if plan.ruleset.draws_from_piles:
        fields["aside"][:] = _counts(plan, state.aside)
    fields["has_drawn"][...] = phase.has_drawn_from_deck
    above = len(public.piles[0])
    for laid in phase.laid_out:
        fields["laid_out"][laid.seat] = _counts(plan, Goods.counting(laid.cards))
        fields["pile"][above : above + len(laid.cards)] = _kinds(plan, laid.cards)
        above += len(laid.cards)


def _write_bags(plan: Blueprint, fields: Fields, bags: tuple[Bag, ...], public: Public, slots: dict[int, int]) -> None:
    for bag in bags:
        owner = bag.owner
        fields["size"][owner] = bag.size
        fields["good"][owner] = NOBODY if bag.good is None else plan.vocabulary.legal_index[bag.good]
        fields["fate"][owner] = FATES.index(bag.fate)
        if plan.ruleset.has_loot:
            for seat in bag.deciders:
                fields["in_hands"][owner, public.deciders.index(seat)] = 1
            for word in bag.words:
                place = public.deciders.index(word.by)
                fields["word"][owner, place] = 1 + ACTS.index(word.act)
                fields["word_slot"][owner, place] = slots.get(word.offer or 0, NOBODY)


def _write_inspecting(plan: Blueprint, fields: Fields, phase: Inspecting, public: Public) -> None:
    slots = {offer.number: plan.vocabulary.slot_of(offer, 0, public.deciders) for offer in phase.offers}
    _write_bags(plan, fields, phase.bags, public, slots)
    for offer in phase.offers:
        _write_offer(plan, fields, slots[offer.number], offer, public.deciders)
    for deal in phase.deals:
        fields["deals"][deal.merchant] += 1
        for clause in deal.clauses:
            if isinstance(clause, ASKS):
                fields["bound"][clause.bag, ASKS.index(type(clause))] = 1
            if isinstance(clause, AskOpen | AskRefuse):
                for seat in deal.deciders:
                    fields["barred"][clause.bag, public.deciders.index(seat)] = 1
    fields["is_talk_over"][...] = phase.is_talk_over
    _write_duties(plan, fields, phase.duties)


def _write_offer(plan: Blueprint, fields: Fields, slot: int, offer: Offer, deciders: tuple[int, ...]) -> None:
    words = plan.vocabulary
    fields["offer_on"][slot] = 1
    fields["offer_answers"][slot] = offer.answers is not None
    for clause in offer.clauses:
        match clause:
            case GiveGold(amount=amount):
                fields["offer_gold"][slot] = amount
            case GiveStand(goods=goods):
                fields["offer_stand"][slot] = _counts(plan, goods, words.legal_index)
            case GiveContraband(goods=goods):
                fields["offer_contraband"][slot] = _counts(plan, goods, words.contraband_index)
            case GiveBag(goods=goods):
                fields["offer_bag"][slot] = _counts(plan, goods)
            case AskPass() | AskOpen() | AskRefuse():
                if fields["offer_ask"][slot, clause.bag]:
                    raise NotInSteps("an offer pleads twice for one bag")
                fields["offer_ask"][slot, clause.bag] = 1 + ASKS.index(type(clause))
            case PromiseNext(by=by, to=to, act=act):
                place = deciders.index(to if by == offer.merchant else by)
                bit = 4 * place + 2 * (by != offer.merchant) + ACTS.index(act)
                fields["offer_promise"][slot] |= 1 << bit
            case _:
                raise NotInSteps("an offer promises in free words")
    if plan.ruleset.has_loot:
        fields["offer_number"][slot] = offer.number
        for seat in offer.agreed:
            fields["offer_agreed"][slot, 0 if seat == offer.merchant else 1 + deciders.index(seat)] = 1


def _write_duties(plan: Blueprint, fields: Fields, duties: tuple[Duty, ...]) -> None:
    debts = [duty for duty in duties if isinstance(duty, Debt)]
    for place, debt in enumerate(debts):
        fields["debtor"][place], fields["owed"][place] = debt.debtor, debt.amount
        fields["creditor"][...] = debt.creditor
    if debts:
        fields["debt_step"][...] = STEPS.index(debts[0].step)
    for duty in duties:
        match duty:
            case Placement(owner=owner):
                fields["placing"][...] = owner
            case MayClaim(merchant=merchant):
                fields["claims"][merchant] = 1
            case SplitLoot(split=split):
                fields["splitting"][...] = 1
                if split is not None:
                    fields["split_by"][...] = split.by
                    fields["split_gold"][...] = split.gold
                    fields["split_goods"][:] = _counts(plan, split.legal)


def _write_promises(fields: Fields, public: Public) -> None:
    for promise in public.promises:
        if promise.fate == "open":
            if promise.act is None:
                raise NotInSteps("a promise is in free words")
            when = "promise_new" if promise.round == public.round else "promise_old"
            fields[when][promise.by, promise.to, ACTS.index(promise.act)] += 1


def _write_extras(plan: Blueprint, fields: Fields, state: State) -> None:
    if plan.claim_piles:
        fields["gone"][:] = _counts(plan, state.public.gone)
    for extra in (*state.public.extras, *state.secrets):
        match extra:
            case BlackMarketPiles(piles=piles, claimed=claimed):
                fields["claim_left"][:] = [len(pile.values) for pile in piles]
                for card in claimed:
                    fields["claimed"][card.seat] += card.value
            case Roster(seats=seats):
                fields["roster"][plan.players - len(seats) :] = seats
                fields["roster_left"][...] = len(seats)
            case SplitTerms(contraband=contraband):
                fields["split_goods"][:] += np.array(_counts(plan, contraband), fields["split_goods"].dtype)


def _write_floor(plan: Blueprint, fields: Fields, sitting: StepwiseGame) -> None:
    floor, public = sitting.floor, sitting.state.public
    fields["floor_chance"][:] = chance.words_of(floor.chance)
    if sitting.turn is None:
        return
    fields["seat"][...] = sitting.seat
    if not isinstance(public.phase, Inspecting):
        return
    rest = len(floor.queue)
    fields["queue"][plan.players - rest :] = floor.queue
    fields["queue_at"][...] = plan.players - rest
    fields["talks"][...] = floor.talks
    fields["offer_limit"][...] = floor.offers
    fields["patience"][...] = floor.patience
    fields["clock"][...] = floor.clock
    fields["mode"][...] = _mode(sitting, public)


def _mode(sitting: StepwiseGame, public: Public) -> int:
    """How the seat at turn was asked: patience shrinks once talk is closed, and without any left all are hurried."""
    before, after = sitting.asked_from, sitting.floor
    if before.round == public.round and before.patience <= 0:
        return HURRIED
    if before.round == public.round and after.patience < before.patience:
        return CLOSED
    return FULL if public.offers_made >= after.offers else OPEN


# --- and out again ---------------------------------------------------------------------------------------------------


def to_sitting(plan: Blueprint, lane: Lane) -> StepwiseGame:
    """The sitting of a lane that waits for a step, or whose game is over."""
    fields = {name: np.asarray(array) for name, array in vars(lane).items()}
    reader = _Reader(plan, fields)
    state = reader.state()
    return StepwiseGame.resumed(plan.vocabulary, state, reader.asked_from(state), reader.memory(state), reader.draft())


class _Reader:
    """The arrays of one lane, read back piece by piece."""

    def __init__(self, plan: Blueprint, fields: Fields) -> None:
        self.plan, self.fields = plan, fields
        self.words, self.ruleset = plan.vocabulary, plan.ruleset
        self.deciders = tuple(map(int, fields["deciders"]))
        self.round = int(fields["round"])

    def number(self, name: str) -> int:
        return int(self.fields[name])

    def goods(self, counts: npt.NDArray[Any], names: tuple[str, ...] | None = None) -> Goods:
        kinds = self.words.goods if names is None else names
        return Goods({good: int(count) for good, count in zip(kinds, counts, strict=True)})

    def legal(self, counts: npt.NDArray[Any]) -> Goods:
        return self.goods(counts, self.ruleset.legal)

    def hidden(self, counts: npt.NDArray[Any]) -> Goods:
        return self.goods(counts, self.ruleset.contraband)

    def cards(self, kinds: npt.NDArray[Any]) -> Cards:
        return tuple(self.words.goods[int(kind)] for kind in kinds)

    def state(self) -> State:
        fields, plan = self.fields, self.plan
        hands = tuple(self.goods(hand) for hand in fields["hand"])
        contraband = tuple(self.hidden(held) for held in fields["contraband"])
        phase = self.phase(contraband)
        sizes = tuple(map(len, hands))
        if isinstance(phase, Loading):
            sizes = tuple(size + int(fields["bag"][seat].sum()) for seat, size in enumerate(sizes))
        top, end = self.number("deck_top"), self.number("deck_end")
        piles = tuple(
            self.cards(fields["pile"][place * plan.pile_room :][: int(fields["pile_size"][place])])
            for place in range(plan.piles)
        )
        public = Public(
            round=self.round,
            deciders=self.deciders,
            gold=tuple(map(int, fields["gold"])),
            hand_sizes=sizes,
            stands=tuple(self.legal(stand) for stand in fields["stand"]),
            face_down=tuple(map(len, contraband)),
            piles=piles,
            deck_size=end - top,
            phase=phase,
            gone=self.goods(fields["gone"]) if plan.claim_piles else Goods(),
            offers_made=self.number("offers_made"),
            promises=self.promises(),
            extras=self.extras(),
        )
        return State(
            ruleset=self.ruleset,
            public=public,
            hands=hands,
            bags=tuple(self.goods(bag) for bag in fields["bag"]),
            contraband=contraband,
            known=tuple(tuple(self.hidden(held) for held in row) for row in fields["known"]),
            deck=self.cards(fields["deck"][top:end]),
            aside=self.goods(fields["aside"]) if self.ruleset.draws_from_piles else Goods(),
            chance=chance.number_of(fields["chance"]),
            secrets=self.secrets(),
        )

    def phase(self, contraband: tuple[Goods, ...]) -> Phase:
        fields, phase = self.fields, self.number("phase")
        merchants = self.merchants()
        if phase == MARKET:
            return self.market(merchants)
        if phase == LOADING:
            waiting = tuple(seat for seat in merchants if fields["load"][seat])
            return Loading(waiting, tuple(sorted(seat for seat in waiting if fields["load"][seat] == READY)))
        if phase == DECLARING:
            return Declaring(self.bags({}))
        if phase == INSPECTING:
            return self.inspecting()
        stands = tuple(self.legal(stand) for stand in fields["stand"])
        points = [{"black_market": int(won)} if won else {} for won in fields["claimed"]]
        extras = tuple(points or ({},) * self.plan.players)
        scores = score(self.ruleset, tuple(map(int, fields["gold"])), stands, contraband, extras)
        return Finished(contraband, scores, winners(scores))

    def merchants(self) -> tuple[int, ...]:
        players, lead = self.plan.players, self.deciders[0]
        clockwise = ((lead + place) % players for place in range(1, players + 1))
        return tuple(seat for seat in clockwise if seat not in self.deciders)

    def market(self, merchants: tuple[int, ...]) -> Market:
        fields = self.fields
        if self.ruleset.sheriff_opens_market and not fields["is_open"]:
            return Market(self.deciders[0], ())
        first, turn = self.number("first"), self.number("turn")
        order = merchants[first:] + merchants[:first]
        aside = self.number("aside_size")
        laid_out = tuple(
            LaidOut(seat, self.goods(fields["laid_out"][seat]).cards())
            for seat in (order[:turn] if len(fields["laid_out"]) else ())
            if fields["laid_out"][seat].any()
        )
        return Market(None, order[turn:], None if aside < 0 else aside, bool(fields["has_drawn"]), laid_out)

    def bags(self, numbers: dict[int, int]) -> tuple[Bag, ...]:
        fields = self.fields
        return tuple(
            Bag(
                owner,
                int(fields["size"][owner]),
                None if fields["good"][owner] < 0 else self.ruleset.legal[int(fields["good"][owner])],
                self.holders_of(owner),
                FATES[int(fields["fate"][owner])],  # type: ignore[arg-type]
                self.words_on(owner, numbers),
            )
            for owner in self.merchants()
            if fields["size"][owner]
        )

    def holders_of(self, owner: int) -> tuple[int, ...]:
        if not self.ruleset.has_loot:
            return self.deciders
        return tuple(seat for seat, here in zip(self.deciders, self.fields["in_hands"][owner], strict=True) if here)

    def words_on(self, owner: int, numbers: dict[int, int]) -> tuple[Word, ...]:
        if not self.ruleset.has_loot:
            return ()
        said = zip(self.deciders, self.fields["word"][owner], self.fields["word_slot"][owner], strict=True)
        return tuple(Word(by, ACTS[int(act) - 1], numbers.get(int(slot))) for by, act, slot in said if act)  # type: ignore[arg-type]

    def inspecting(self) -> Inspecting:
        fields = self.fields
        slots = [int(slot) for slot in np.nonzero(fields["offer_on"])[0]]
        made = self.number("offers_made")
        numbers = {slot: made - len(slots) + 1 + place for place, slot in enumerate(slots)}
        if self.ruleset.has_loot:
            numbers = {slot: int(fields["offer_number"][slot]) for slot in slots}
        offers = tuple(self.offer(slot, numbers[slot]) for slot in sorted(slots, key=numbers.__getitem__))
        return Inspecting(self.bags(numbers), offers, self.deals(), self.duties(), bool(fields["is_talk_over"]))

    def offer(self, slot: int, number: int) -> Offer:
        fields, sides = self.fields, self.plan.sides
        merchant, side = slot // (2 * sides), slot // 2 % sides
        proposer = merchant if side == 0 else self.deciders[side - 1]
        agreed: tuple[int, ...] = ()
        if self.ruleset.has_loot:
            parties = (merchant, *self.deciders)
            agreed = tuple(seat for seat, has in zip(parties, fields["offer_agreed"][slot], strict=True) if has)
        answers = 0 if fields["offer_answers"][slot] else None
        return Offer(number, merchant, proposer, self.clauses(slot, merchant), answers, agreed)

    def clauses(self, slot: int, merchant: int) -> tuple[Clause, ...]:
        fields = self.fields
        found: list[Clause] = [GiveGold(int(gold))] if (gold := fields["offer_gold"][slot]) else []
        if stand := self.legal(fields["offer_stand"][slot]):
            found.append(GiveStand(stand))
        if contraband := self.hidden(fields["offer_contraband"][slot]):
            found.append(GiveContraband(contraband))
        if bag := self.goods(fields["offer_bag"][slot]):
            found.append(GiveBag(bag))
        found += [ASKS[int(ask) - 1](seat) for seat, ask in enumerate(fields["offer_ask"][slot]) if ask]
        for bit in range(4 * self.plan.deciders):
            if int(fields["offer_promise"][slot]) >> bit & 1:
                sheriff = self.deciders[bit // 4]
                by, to = (merchant, sheriff) if bit % 4 < 2 else (sheriff, merchant)
                found.append(PromiseNext(by, to, ACTS[bit % 2]))  # type: ignore[arg-type]
        return tuple(found)

    def deals(self) -> tuple[Deal, ...]:
        """Deals of the right merchants that oblige to the same: one deputy's alone hold what bars that one."""
        fields = self.fields
        merchants = [seat for seat, count in enumerate(fields["deals"]) for _ in range(int(count))]
        pleas = [(ASKS[plea](int(seat)), seat) for seat, plea in zip(*np.nonzero(fields["bound"]), strict=True)]
        barred = fields["barred"] > 0
        if len(merchants) < 2 or not self.ruleset.has_loot:
            bound_by = tuple(seat for place, seat in enumerate(self.deciders) if barred[:, place].any())
            groups = [(bound_by or self.deciders, tuple(clause for clause, _ in pleas))]
        else:
            groups = [
                ((seat,), tuple(one for one, bag in pleas if isinstance(one, AskPass) or barred[bag, place]))
                for place, seat in enumerate(self.deciders)
            ]
        groups += [(self.deciders, ())] * (len(merchants) - len(groups))
        return tuple(
            Deal(-1 - place, merchant, seats, clauses)
            for place, (merchant, (seats, clauses)) in enumerate(zip(merchants, groups, strict=False))
        )

    def duties(self) -> tuple[Duty, ...]:
        fields = self.fields
        duties: list[Duty] = []
        if (owner := self.number("placing")) >= 0:
            duties.append(Placement(self.deciders[0], owner, self.goods(fields["bag"][owner])))
        step = STEPS[self.number("debt_step")]
        for debtor, owed in zip(fields["debtor"], fields["owed"], strict=True):
            if owed:
                why = "compensation" if int(debtor) in self.deciders else "fine"
                duties.append(Debt(int(debtor), self.number("creditor"), int(owed), why, step))  # type: ignore[arg-type]
                step = "gold"
        duties += [MayClaim(seat) for seat in self.merchants() if len(fields["claims"]) and fields["claims"][seat]]
        if fields["splitting"]:
            duties.append(SplitLoot(self.deciders, self.split()))
        return tuple(duties)

    def split(self) -> Split | None:
        if (by := self.number("split_by")) < 0:
            return None
        goods = self.goods(self.fields["split_goods"])
        legal = goods.only(self.ruleset.legal)
        return Split(self.number("offers_made"), by, self.number("split_gold"), legal, len(goods) - len(legal))

    def promises(self) -> tuple[Promise, ...]:
        """Those that are still open; when an older one was given no longer matters."""
        found: list[Promise] = []
        for name, round in (("promise_old", self.round - 1), ("promise_new", self.round)):
            for by, to, act in zip(*np.nonzero(self.fields[name]), strict=True):
                for _ in range(int(self.fields[name][by, to, act])):
                    found.append(Promise(len(found) + 1, int(by), int(to), ACTS[act], "", round))  # type: ignore[arg-type]
        return tuple(found)

    def extras(self) -> tuple[Extra, ...]:
        if not self.plan.claim_piles:
            return ()
        printed = first_piles(self.ruleset)
        left = [
            BlackMarketPile(pile.good, pile.values[len(pile.values) - int(count) :])
            for pile, count in zip(printed, self.fields["claim_left"], strict=True)
        ]
        points = enumerate(map(int, self.fields["claimed"]))
        claimed = [ClaimedCard(seat, printed[0].good, won) for seat, won in points if won]
        return (BlackMarketPiles(tuple(left), tuple(claimed)),)

    def secrets(self) -> tuple[Extra, ...]:
        if not self.ruleset.has_loot:
            return ()
        left = self.number("roster_left")
        found: tuple[Extra, ...] = (Roster(tuple(map(int, self.fields["roster"][self.plan.players - left :]))),)
        if self.number("split_by") >= 0:
            goods = self.goods(self.fields["split_goods"])
            found += (SplitTerms(goods.only(self.ruleset.contraband)),)
        return found

    def memory(self, state: State) -> TableMemory:
        rows = tuple(tuple(map(int, row)) for row in self.fields["memory"])
        assert all(len(row) == len(REMEMBERED) for row in rows)
        phase = state.public.phase
        offers = phase.offers if isinstance(phase, Inspecting) else ()
        return TableMemory(
            rows,
            tuple(tuple(map(int, row)) for row in self.fields["seen"]),
            {offer.number: offer.proposer for offer in offers},
            tuple(promise.by for promise in state.public.promises),
        )

    def asked_from(self, state: State) -> Floor:
        """The floor one question earlier: asked for its next seat, it names the one that is asked now."""
        fields, plan = self.fields, self.plan
        phase, mode, seat = state.public.phase, self.number("mode"), self.number("seat")
        now = chance.number_of(fields["floor_chance"])
        floor = Floor(now, plan.offers_per_bag, plan.has_clock, plan.has_pledges)
        if not isinstance(phase, Inspecting):
            return floor
        queue = tuple(map(int, fields["queue"][self.number("queue_at") :]))
        clock, patience = self.number("clock"), self.number("patience")
        if mode in (OPEN, FULL):
            queue = (seat, *queue)
        else:
            patience += mode == CLOSED
            now = (now - STRIDE) & MASK if len(phase.awaits()) > 1 else now
        if clock != NO_CLOCK and not phase.duties and not phase.is_talk_over:
            clock += 1
        older = int(fields["promise_old"].sum())
        return Floor(
            now,
            plan.offers_per_bag,
            plan.has_clock,
            plan.has_pledges,
            self.round,
            queue,
            self.number("talks"),
            self.number("offer_limit"),
            older,
            patience,
            clock,
        )

    def draft(self) -> tuple[int, ...]:
        """The steps on paper: a dropped draft first, then in the order in which they are asked for."""
        words, lane = self.words, Lane(**{name: jnp.asarray(array) for name, array in self.fields.items()})
        counts = np.asarray(draft_steps(self.plan, lane))
        dearness = {words.pay + place: int(rank) for place, rank in enumerate(self.plan.dearness)}
        steps = [step for step, count in enumerate(counts) for _ in range(int(count))]
        steps.sort(key=lambda step: (step != words.drop, dearness.get(step, 0)))
        if self.number("draft_pile") < 0:
            return tuple(steps)
        laid = [words.lay + int(kind) for kind in self.fields["draft_cards"][: self.number("draft_count")]]
        return (*(step for step in steps if not words.lay <= step < words.load), *laid)
