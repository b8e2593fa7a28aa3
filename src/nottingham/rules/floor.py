"""The floor: who is asked next when machines play, and for how long they may talk.

Everybody may speak during Inspection, for ever if they like. The floor gives each of them the word in a seeded order,
round after round of talk, and closes the talk once so many offers were made for each bag; from then on only those are
asked who must act. Promises bind nobody, so they use up nobody's offers: each seat has a few of its own to give.
Simulations, tournaments and environments all ask the floor, so every game that machines play ends.

    turn, floor = floor.next(state)      # ask turn.seat; or do turn.action, where the floor has decided itself

A floor is a value: keep an old one, and the game goes on from there as it did before.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nottingham.rules.engine.chance import MASK, below, shuffled
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting, Public, State
from nottingham.rules.engine.views import View
from nottingham.rules.game import prompts, view
from nottingham.rules.phases.bargaining import BargainPrompt, PledgePrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.rulebook import minutes_of, time_up

OFFERS_PER_BAG = 3
PATIENCE_PER_BAG = 4
"""How often, for each bag, those who must act are asked once talk is closed, before they are hurried."""
CLOCK_RUNS_OUT_ONE_IN = 4
"""With a time limit, the share of rounds in which the Sheriff is too slow."""
FOR_EVER = 1 << 62
NEVER = -1
NEW_TALK = (BargainPrompt, PledgePrompt)


class TalkLeft(msgspec.Struct, frozen=True, gc=False):
    """The clock of talk: how much may still be said in this Inspection, as everybody at the table could count it."""

    rounds: int = 0
    """Rounds of talk that may begin after this one."""
    offers: int = 0
    """New offers that the table may still make."""
    promises: int = 0
    """Promises that the seat itself may still give."""
    askings: int = 0
    """Once talk is closed: how often those who must act are asked before they are hurried."""


NO_TALK = TalkLeft()


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The seat that is asked, with what it sees and may do. Without a must among the prompts it may stay silent."""

    seat: Seat | None
    """None is the clock."""
    view: View
    prompts: tuple[Prompt, ...]
    action: Action | None = None
    """What happens without asking anybody: the time is up, or nobody could agree for too long."""
    left: TalkLeft = NO_TALK
    """How much talk is left after this turn."""

    @property
    def must(self) -> bool:
        return any(prompt.must for prompt in self.prompts)


class Floor(msgspec.Struct, frozen=True, gc=False):
    """The order in which seats are asked. `offers_per_bag` None never closes the talk, as among people."""

    chance: int
    offers_per_bag: int | None = OFFERS_PER_BAG
    has_clock: bool = True
    """Whether the floor also plays the clock of a time limit."""
    has_pledges: bool = True
    """Whether promises outside deals may be given at all."""
    round: int = 0
    """The round whose Inspection the rest is about."""
    queue: tuple[Seat, ...] = ()
    """Who is still to be asked in this round of talk."""
    talks: int = 0
    """Rounds of talk that may still begin."""
    offers: int = 0
    """The number of offers at which no new ones are taken."""
    promises: int = 0
    """How many promises there were when the Inspection began."""
    patience: int = 0
    clock: int = NEVER
    """Turns until the time is up."""

    @classmethod
    def seeded(
        cls, seed: int, offers_per_bag: int | None = OFFERS_PER_BAG, *, has_clock: bool = True, has_pledges: bool = True
    ) -> Floor:
        return cls(seed & MASK, offers_per_bag, has_clock, has_pledges)

    def next(self, state: State) -> tuple[Turn, Floor]:
        """Whose turn it is, and the floor after it was taken, with an act or in silence."""
        phase = state.public.phase
        if type(phase) is Inspecting:
            return _in_inspection(
                self if self.round == state.public.round else _open_floor(self, state, phase), state, phase
            )
        awaited = phase.awaits()
        if not awaited:
            raise ValueError("the game is over")
        return _ask(state, awaited[0]), self

    def drawn_order(self, public: Public, chance: int) -> tuple[tuple[Seat, ...], int]:
        """In which order everybody has the word in a round of talk: by lot."""
        return shuffled(range(len(public.hand_sizes)), chance)

    def talk_left(self, public: Public, seat: Seat) -> TalkLeft:
        """How much talk is left in the ears of a seat; nothing outside Inspection."""
        if type(public.phase) is not Inspecting or self.round != public.round:
            return NO_TALK
        return TalkLeft(self.talks, self.offers_left(public), self.promises_left(public, seat), self.patience)

    def offers_left(self, public: Public) -> int:
        """How many new offers the table may still make."""
        return max(0, self.offers - public.offers_made)

    def promises_left(self, public: Public, seat: Seat) -> int:
        """Each seat may give as many promises in an Inspection as there are offers for a bag; those of deals count."""
        most = FOR_EVER if self.offers_per_bag is None else self.offers_per_bag
        given = 0
        for promise in public.promises[self.promises :]:
            given += promise.by == seat
        return most - given if self.has_pledges and most > given else 0


class OrderedFloor(Floor, frozen=True, gc=False):
    """A floor without chance, for games that are searched through: merchants speak first, clockwise, then the gate."""

    def drawn_order(self, public: Public, chance: int) -> tuple[tuple[Seat, ...], int]:
        return (*public.merchants(), *public.deciders), chance


def _open_floor(floor: Floor, state: State, phase: Inspecting) -> Floor:
    """The floor as an Inspection begins."""
    limit = len(phase.bags) * (FOR_EVER if floor.offers_per_bag is None else floor.offers_per_bag)
    clock, chance = _wound_up(floor, state, limit)
    return replace(
        floor,
        chance=chance,
        round=state.public.round,
        queue=(),
        talks=2 * limit,
        offers=state.public.offers_made + limit,
        promises=len(state.public.promises),
        patience=PATIENCE_PER_BAG * len(phase.bags),
        clock=clock,
    )


def _wound_up(floor: Floor, state: State, limit: int) -> tuple[int, int]:
    """In how many turns the time is up, or never; and the next state of chance."""
    if not (floor.has_clock and minutes_of(state.ruleset)):
        return NEVER, floor.chance
    haste, chance = below(CLOCK_RUNS_OUT_ONE_IN, floor.chance)
    turns, chance = below(1 + state.ruleset.players * min(limit, 4), chance)
    return (NEVER if haste else turns), chance


def _in_inspection(floor: Floor, state: State, phase: Inspecting) -> tuple[Turn, Floor]:
    if phase.is_talk_over:
        return _turn_without_talk(floor, state, phase)
    if floor.clock != NEVER and not phase.duties:
        if floor.clock == 0:
            return Turn(None, view(state, None), (), time_up(state.ruleset)), replace(floor, clock=NEVER)
        floor = replace(floor, clock=floor.clock - 1)
    return _open(floor, state, phase)


def _open(floor: Floor, state: State, phase: Inspecting) -> tuple[Turn, Floor]:
    """All seats in turn; one that is awaited has to act then, be it in words."""
    public, queue, talks, chance = state.public, floor.queue, floor.talks, floor.chance
    offers = floor.offers_left(public)
    while queue or talks > 0:
        if not queue:
            queue, chance = floor.drawn_order(public, chance)
            talks = talks - 1 if offers else 0  # one more round, for answers to the last offers
        seat, queue = queue[0], queue[1:]
        seen, promises = view(state, seat), floor.promises_left(public, seat)
        found = prompts(seen)
        if not offers:
            found = tuple([one for one in found if type(one) not in NEW_TALK])
        elif not promises:
            found = tuple([one for one in found if type(one) is not PledgePrompt])
        if found:
            left = TalkLeft(talks, offers, promises, floor.patience)
            return Turn(seat, seen, found, None, left), replace(floor, queue=queue, talks=talks, chance=chance)
    return _turn_without_talk(replace(floor, queue=(), talks=0, chance=chance), state, phase)


def _turn_without_talk(floor: Floor, state: State, phase: Inspecting) -> tuple[Turn, Floor]:
    """Only who must act, and only what must be done."""
    awaited, chance = phase.awaits(), floor.chance
    place = 0
    if len(awaited) > 1:
        place, chance = below(len(awaited), chance)
    turn = _ask(state, awaited[place])
    floor, is_hurried = replace(floor, chance=chance, patience=max(0, floor.patience - 1)), floor.patience <= 0
    turn = replace(
        turn,
        prompts=tuple([one for one in turn.prompts if is_waited_for(one, phase, turn.seat)]),
        left=floor.talk_left(state.public, awaited[place]),
    )
    return _hurry_turn(turn) if is_hurried else turn, floor


def is_waited_for(prompt: Prompt, phase: Inspecting, seat: Seat | None) -> bool:
    """A deputy who has spoken on a bag need not speak on it again before the other has."""
    if type(prompt) is SettlePrompt:
        bag = phase.bag_of(prompt.bag)
        return bag is not None and seat in bag.owing_a_word()
    return prompt.must


def _ask(state: State, seat: Seat) -> Turn:
    seen = view(state, seat)
    return Turn(seat, seen, prompts(seen))


def _hurry_turn(turn: Turn) -> Turn:
    """Deputies who cannot agree have no terms left to differ on, and split by the rule (Y5, Y7)."""
    for prompt in turn.prompts:
        if prompt.last_word is not None:
            return replace(turn, action=prompt.last_word)
    plain = (replace(prompt, offers=()) if isinstance(prompt, SettlePrompt) else prompt for prompt in turn.prompts)
    return replace(turn, prompts=tuple(plain))
