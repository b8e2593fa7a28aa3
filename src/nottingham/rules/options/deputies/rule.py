"""Six players: two deputies share the gate and split the loot (Y).

That two must say the same, and what happens when they differ, is how the Inspection phase treats any bag with two
deciders; here is who they are, and what becomes of the loot.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, assert_never

from msgspec.structs import replace

from nottingham.rules.engine.access import inspecting, with_inspecting, with_public
from nottingham.rules.engine.chance import shuffled
from nottingham.rules.engine.events import DutyArose, DutyDone
from nottingham.rules.engine.families import (
    Action,
    ActionBase,
    DutyBase,
    EventBase,
    Extra,
    ExtraBase,
    Prompt,
    PromptBase,
)
from nottingham.rules.engine.fields import Form, GoodsField, NumberField
from nottingham.rules.engine.goods import NOTHING, Cards, Goods
from nottingham.rules.engine.knowledge import raised
from nottingham.rules.engine.option import Notation, Option
from nottingham.rules.engine.refusals import Refusal, refuse
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import NOBODY, Open, Sealed
from nottingham.rules.engine.state import Inspecting, Public, State, put
from nottingham.rules.engine.step_builder import StepBuilder
from nottingham.rules.engine.telling import Haul, People, Person, SentenceValue
from nottingham.rules.engine.views import View

PLAYERS = 6


class Roster(ExtraBase, frozen=True):
    """The deputy cards still to be drawn; nobody knows their order (V2)."""

    seats: tuple[Seat, ...]


class SplitTerms(ExtraBase, frozen=True):
    """The contraband a deputy asks for in a proposed split; deputies alone see its kinds (V3)."""

    contraband: Goods


class Split(ExtraBase, frozen=True):
    """A proposed split of all the loot, as the table sees it: what the proposer would take."""

    number: int
    by: Seat
    gold: int
    legal: Goods
    face_down: int


class SplitLoot(DutyBase, frozen=True):
    """The deputies have to split what they took together (Y5)."""

    deputies: tuple[Seat, ...]
    split: Split | None = None

    def awaits(self) -> tuple[Seat, ...]:
        if self.split is None:
            return self.deputies
        by = self.split.by
        return tuple(seat for seat in self.deputies if seat != by)


class ProposeSplit(ActionBase, frozen=True):
    """Ask for this part of the loot; the rest goes to the other deputy (Y5)."""

    gold: int
    goods: Goods


class AcceptSplit(ActionBase, frozen=True):
    """Agree to the split of this number."""

    split: int


class CallSplit(ActionBase, frozen=True):
    """Call the rule: half each of everything, odd cards discarded, the odd coin out of the game (Y5)."""


SplitAction = ProposeSplit | AcceptSplit | CallSplit


class DeputiesShuffled(EventBase, frozen=True):
    """The deputy cards were shuffled (Y1)."""

    is_news = False
    roster: Sealed[tuple[Seat, ...]]
    chance: Sealed[int]

    def apply(self, state: State) -> State:
        state = replace(state, chance=self.chance.opened())
        return _with_secret(state, Roster(self.roster.opened()))


class DeputiesDrawn(EventBase, frozen=True):
    """The top two deputy cards were turned up; the first leads (Y1, Y2)."""

    opens_round = True
    weight = 1
    deputies: Open[tuple[Seat, ...]]

    def message_variables(self) -> Mapping[str, SentenceValue]:
        return {"who": Person(self.deputies[0]), "names": People(self.deputies)}

    def apply(self, state: State) -> State:
        return _with_secret(state, Roster(_roster(state)[2:]))


class SplitProposed(EventBase, frozen=True):
    """A deputy proposed how to split the loot (Y5)."""

    split: Open[Split]
    contraband: Sealed[Goods]

    def message_variables(self) -> Mapping[str, SentenceValue]:
        split = self.split
        goods = Haul(split.gold, split.legal, split.face_down, self.contraband)
        return {"who": Person(split.by), "goods": goods, "number": split.number}

    def apply(self, state: State) -> State:
        duties = inspecting(state.public).duties
        assert isinstance(duties[0], SplitLoot)
        state = with_public(state, offers_made=self.split.number)
        state = _with_secret(state, SplitTerms(self.contraband.opened()))
        return with_inspecting(state, duties=(replace(duties[0], split=self.split), *duties[1:]))


class LootShared(EventBase, frozen=True):
    """A deputy took a part of the loot; kinds of contraband are seen by the two alone (Y5, V3)."""

    deputy: Open[Seat]
    gold: Open[int]
    legal: Open[Goods]
    face_down: Open[int]
    contraband: Sealed[Goods]

    def message_variables(self) -> Mapping[str, SentenceValue]:
        goods = Haul(self.gold, self.legal, self.face_down, self.contraband)
        return {"who": Person(self.deputy), "goods": goods}

    def apply(self, state: State) -> State:
        public, loot, contraband = state.public, state.ruleset.loot, self.contraband.opened()
        gold = put(public.gold, loot, public.gold[loot] - self.gold)
        stands = put(public.stands, loot, public.stands[loot] - self.legal)
        down = put(public.face_down, loot, public.face_down[loot] - self.face_down)
        hidden = put(state.contraband, loot, state.contraband[loot] - contraband)
        deputy = self.deputy
        state = replace(
            state,
            contraband=put(hidden, deputy, hidden[deputy] + contraband),
            known=raised(state.known, deputy, contraband, self.contraband.readers),
        )
        return with_public(
            state,
            gold=put(gold, deputy, gold[deputy] + self.gold),
            stands=put(stands, deputy, stands[deputy] + self.legal),
            face_down=put(down, deputy, down[deputy] + self.face_down),
        )


class LootCleared(EventBase, frozen=True):
    """What could not be halved was discarded face up, the odd coin left the game, and the loot was empty (Y5)."""

    gold: Open[int]
    cards: Open[Cards]

    @property
    def gold_made(self) -> int:
        return -self.gold

    def message_variables(self) -> Mapping[str, SentenceValue] | None:
        return {"goods": Haul(self.gold, Goods.counting(self.cards))} if self.gold or self.cards else None

    def apply(self, state: State) -> State:
        public, loot = state.public, state.ruleset.loot
        state = replace(
            state,
            contraband=put(state.contraband, loot, NOTHING),
            known=tuple(put(row, loot, NOTHING) for row in state.known),
            secrets=tuple(secret for secret in state.secrets if not isinstance(secret, SplitTerms)),
        )
        return with_public(
            state,
            gold=put(public.gold, loot, 0),
            stands=put(public.stands, loot, NOTHING),
            face_down=put(public.face_down, loot, 0),
            piles=put(public.piles, 0, public.piles[0] + self.cards),
        )


class SplitPrompt(PromptBase, frozen=True):
    """A deputy may propose a split of this loot, accept the other's, or call the rule (Y5)."""

    must = True
    gold: int
    goods: Goods
    accept: int | None
    """The number of the other deputy's proposal, if there is one."""

    @property
    def last_word(self) -> Action:
        """The split by the rule (Y5)."""
        return CallSplit()

    def plain_answer(self, view: View) -> Action:
        """Agrees to a split that leaves at least half, else calls the rule."""
        return CallSplit() if self.accept is None or _is_greedy(view) else AcceptSplit(self.accept)

    def forms(self, view: View) -> tuple[Form, ...]:
        accept = () if self.accept is None else (Form(AcceptSplit, (), {"split": self.accept}),)
        share = (NumberField("gold", 0, self.gold), GoodsField("goods", self.goods, 0, len(self.goods)))
        return (*accept, Form(CallSplit), Form(ProposeSplit, share))

    def sample(self, view: View, rng: Random) -> Action:
        choice = rng.random()
        if self.accept is not None and choice < 0.5:
            return AcceptSplit(self.accept)
        if choice < 0.8:
            return CallSplit()
        cards = self.goods.cards()
        wanted = rng.sample(cards, rng.randint(0, len(cards)))
        return ProposeSplit(rng.randint(0, self.gold), Goods.counting(wanted))


def _with_secret(state: State, secret: Extra) -> State:
    others = tuple(one for one in state.secrets if type(one) is not type(secret))
    return replace(state, secrets=(*others, secret))


def _roster(state: State) -> tuple[Seat, ...]:
    return next((secret.seats for secret in state.secrets if isinstance(secret, Roster)), ())


def split_duty(public: Public) -> SplitLoot | None:
    phase = public.phase
    if isinstance(phase, Inspecting) and phase.duties and isinstance(phase.duties[0], SplitLoot):
        return phase.duties[0]
    return None


def loot_goods(view: View) -> Goods:
    """All goods of the loot; a deputy saw every card that went in, so what is known is all there is (V3)."""
    loot = view.ruleset.loot
    return view.public.stands[loot] + view.known[loot]


def _is_greedy(view: View) -> bool:
    """Whether the other deputy asks for more than half of the gold or of the cards."""
    duty = split_duty(view.public)
    assert duty is not None
    assert duty.split is not None
    asked = 2 * duty.split.gold, 2 * (len(duty.split.legal) + duty.split.face_down)
    return asked[0] > view.public.gold[view.ruleset.loot] or asked[1] > len(loot_goods(view))


class Deputies(Option):
    """Six players: two deputies instead of a Sheriff (Y)."""

    id = "deputies"
    rule = "Y1"
    rank = 60
    is_asked = False
    is_vectorised = True
    refusals: ClassVar[Mapping[str, str]] = {"not_in_loot": "Y5", "no_split": "Y5", "own_split": "Y5"}
    actions = (ProposeSplit, AcceptSplit, CallSplit)
    events = (DeputiesShuffled, DeputiesDrawn, SplitProposed, LootShared, LootCleared)
    examples = (
        DeputiesDrawn((0, 5)),
        SplitProposed(Split(3, 0, 1, Goods.of("apple"), 1), Sealed((0, 5), Goods.of("silk"))),
        LootShared(5, 2, Goods.of("apple"), 1, Sealed((0, 5), Goods.of("silk"))),
        LootCleared(1, ("apple",)),
    )
    notation = (
        Notation(ProposeSplit, "split gold {gold}, {goods}"),
        Notation(AcceptSplit, "accept split {split}"),
        Notation(CallSplit, "call split"),
    )
    prompts_brought = (SplitPrompt,)
    duties = (SplitLoot,)
    extras = (Roster, SplitTerms, Split)

    def objection(self, ruleset: Ruleset) -> str | None:
        return None if ruleset.players == PLAYERS else "deputies_need_six"

    def comes_unasked(self, ruleset: Ruleset) -> bool:
        return ruleset.players == PLAYERS

    def amend(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, gate=2)

    def next_deciders(self, builder: StepBuilder) -> tuple[Seat, ...] | None:
        if not _roster(builder.state):
            seats, chance = shuffled(range(PLAYERS), builder.state.chance)
            builder.do(DeputiesShuffled(Sealed(NOBODY, seats), Sealed(NOBODY, chance)))
        deputies = _roster(builder.state)[:2]
        builder.do(DeputiesDrawn(deputies))
        return deputies

    def before_closing(self, builder: StepBuilder) -> None:
        """After the last bag and the last claim, unless the loot is empty (Y5)."""
        public, loot = builder.public, builder.state.ruleset.loot
        if public.gold[loot] or public.stands[loot] or public.face_down[loot]:
            builder.do(DutyArose(SplitLoot(public.deciders)))

    def prompts(self, view: View) -> list[Prompt]:
        duty = split_duty(view.public)
        if duty is None or view.seat not in duty.deputies:
            return []
        split = duty.split
        accept = split.number if split is not None and split.by != view.seat else None
        return [SplitPrompt(view.public.gold[view.ruleset.loot], loot_goods(view), accept)]

    def check(self, view: View, action: Action) -> Refusal | None:
        duty = split_duty(view.public)
        if duty is None or view.seat not in duty.deputies:
            return refuse("no_duty", rule="Y5")
        assert isinstance(action, SplitAction)
        match action:
            case ProposeSplit(gold=gold, goods=goods):
                is_there = 0 <= gold <= view.public.gold[view.ruleset.loot] and goods <= loot_goods(view)
                return None if is_there else refuse("not_in_loot", rule="Y5")
            case AcceptSplit(split=number):
                if duty.split is None or duty.split.number != number:
                    return refuse("no_split", rule="Y5", split=number)
                return refuse("own_split", rule="Y5", split=number) if duty.split.by == view.seat else None
            case CallSplit():
                return None
            case _:
                assert_never(action)

    def decide(self, builder: StepBuilder, seat: Seat | None, action: Action) -> None:
        duty = split_duty(builder.public)
        assert duty is not None
        assert seat is not None
        assert isinstance(action, SplitAction)
        match action:
            case ProposeSplit():
                self._propose(builder, duty, seat, action)
            case AcceptSplit():
                self._share(builder, duty, *_agreed_shares(builder.state, duty))
            case CallSplit():
                self._share(builder, duty, *_halves(builder.state))
            case _:
                assert_never(action)

    def _propose(self, builder: StepBuilder, duty: SplitLoot, seat: Seat, action: ProposeSplit) -> None:
        legal = action.goods.only(builder.state.ruleset.legal)
        contraband = action.goods - legal
        split = Split(builder.public.offers_made + 1, seat, action.gold, legal, len(contraband))
        builder.do(SplitProposed(split, Sealed(duty.deputies, contraband)))

    def _share(self, builder: StepBuilder, duty: SplitLoot, *shares: tuple[int, Goods]) -> None:
        for deputy, (gold, goods) in zip(duty.deputies, shares, strict=True):
            legal = goods.only(builder.state.ruleset.legal)
            contraband = goods - legal
            if gold or goods:
                sealed = Sealed(duty.deputies, contraband)
                builder.do(LootShared(deputy, gold, legal, len(contraband), sealed))
        loot = builder.state.ruleset.loot
        left = builder.public.stands[loot] + builder.state.contraband[loot]
        builder.do(LootCleared(builder.public.gold[loot], left.cards()))
        builder.do(DutyDone())

    def secrets_at(self, round: int, deciders: tuple[Seat, ...], fresh: State) -> tuple[Extra, ...]:
        """The deputy cards left in a round with these deputies, in the order of a fresh game (Y1)."""
        others = tuple(seat for seat in (*fresh.public.deciders, *_roster(fresh)) if seat not in deciders)
        rounds_left = -round % (PLAYERS // len(deciders))
        return (Roster(others[: len(deciders) * rounds_left]),)

    def view_part(self, state: State, seat: Seat | None) -> Extra | None:
        """Deputies see the kinds in a proposed split."""
        if seat not in state.public.deciders:
            return None
        return next((secret for secret in state.secrets if isinstance(secret, SplitTerms)), None)


def _loot(state: State) -> tuple[int, Goods]:
    loot = state.ruleset.loot
    return state.public.gold[loot], state.public.stands[loot] + state.contraband[loot]


def _halves(state: State) -> tuple[tuple[int, Goods], tuple[int, Goods]]:
    gold, goods = _loot(state)
    half = gold // 2, Goods({good: count // 2 for good, count in goods.items()})
    return half, half


def _agreed_shares(state: State, duty: SplitLoot) -> tuple[tuple[int, Goods], tuple[int, Goods]]:
    """The shares in the order of the deputies."""
    split = duty.split
    assert split is not None
    gold, goods = _loot(state)
    terms = next(secret for secret in state.secrets if isinstance(secret, SplitTerms))
    wanted = split.legal + terms.contraband
    shares = ((split.gold, wanted), (gold - split.gold, goods - wanted))
    return shares if split.by == duty.deputies[0] else (shares[1], shares[0])


OPTION = Deputies()
