"""Bot timing: the pause before a bot speaks. It depends on nothing but what the whole table knows (V7), and on chance.

At a table with people, bots take their time as people do, the Sheriff among them waits for offers and for answers, and
bots together make at most one proposal every three seconds, unless they were asked to hurry. In one Inspection bots
make so many proposals and no more, so that talk among them comes to an end.
"""

from __future__ import annotations

from random import Random

import msgspec
from msgspec.structs import replace

from nottingham.rules.engine.deals import Offer
from nottingham.rules.engine.families import Action, Phase, Prompt
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Declaring, Inspecting, Loading, Market
from nottingham.rules.floor import NEW_TALK, OFFERS_PER_BAG, PATIENCE_PER_BAG, is_waited_for
from nottingham.rules.game import prompts
from nottingham.rules.phases.bargaining import AnswerPrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.server.table.clocks import question
from nottingham.server.table.log import BotTurn
from nottingham.server.table.state import Table
from nottingham.server.table.tutorial import is_lesson, taught
from nottingham.server.timestamps import SECOND, Moment

PROPOSAL_EVERY = 3 * SECOND
PAUSES: dict[type[Phase], tuple[int, int]] = {
    Market: (500, 1100),
    Loading: (1500, 4000),
    Declaring: (700, 1400),
}
SETTLING = (6000, 9000)
"""Of a Sheriff with people's bags at the gate: they want to bargain."""
ASKED = (26000, 36000)
"""Of a Sheriff who has just asked something of a person: reading it, thinking and writing a counter-offer take long."""
AMONG_BOTS = (900, 1800)
TALKING = (1800, 4500)
HURRIED = 5
"""So many times faster when asked to hurry."""


class BotPace(msgspec.Struct, frozen=True):
    """How fast bots are at this server: a factor on every pause, and chance for the rest."""

    rng: Random
    factor: float = 1.0

    def pause(self, least: int, most: int) -> int:
        return int(self.rng.randint(least, most) * self.factor)


def turns_after(before: Table, after: Table, now: Moment, pace: BotPace) -> tuple[BotTurn, ...]:
    """When each seat that a bot plays is asked next, once a step is taken."""
    if after.game is None or after.stage != "playing":
        return ()
    found = [_turn(before, after, seat, now, pace) for seat in after.bots_seats()]
    return tuple([turn for turn in found if turn is not None])


def hurried(turns: tuple[BotTurn, ...], now: Moment) -> tuple[BotTurn, ...]:
    return tuple(BotTurn(turn.seat, now + max(0, turn.due - now) // HURRIED) for turn in turns)


def _turn(before: Table, after: Table, seat: Seat, now: Moment, pace: BotPace) -> BotTurn | None:
    assert after.game is not None
    phase = after.game.state.public.phase
    is_talk = isinstance(phase, Inspecting)
    is_awaited = seat in phase.awaits()
    if not is_awaited and not is_talk:
        return None
    running = _turn_due_already(before, after, seat) if is_awaited else None
    due = now + _pause(after, _range(before, after, seat), pace) if running is None else running.due
    if is_talk and is_awaited and _is_answered(before, after):
        due = min(due, now + _pause(after, TALKING, pace))
    if is_talk and after.has_people():
        apart = int(PROPOSAL_EVERY * pace.factor) // (HURRIED if after.game.is_hurried else 1)
        due = max(due, after.game.talk.last_proposal + apart)
    return BotTurn(seat, due)


def _turn_due_already(before: Table, after: Table, seat: Seat) -> BotTurn | None:
    """The turn that is due already, if the seat is asked the same as before and has not acted."""
    if before.game is None or after.game is None or before.chairs[seat].bot != after.chairs[seat].bot:
        return None
    was, public = before.game.state.public, after.game.state.public
    if seat not in was.phase.awaits() or question(was, seat) != question(public, seat):
        return None
    if before.game.own_steps[seat] != after.game.own_steps[seat]:
        return None
    return next((turn for turn in before.turns if turn.seat == seat), None)


def _pause(table: Table, limits: tuple[int, int], pace: BotPace) -> int:
    assert table.game is not None
    pause = pace.pause(*limits)
    is_shorter = table.game.is_hurried and limits is not ASKED  # who hurries bots is not hurried by them
    return pause // HURRIED if is_shorter else pause


def _range(before: Table, after: Table, seat: Seat) -> tuple[int, int]:
    assert after.game is not None
    phase = after.game.state.public.phase
    if not isinstance(phase, Inspecting):
        return PAUSES[type(phase)]
    if is_lesson(after):
        return AMONG_BOTS  # in a lesson nobody is rushed: who is to answer is waited for
    if seat not in phase.awaits():
        return TALKING
    if phase.duties or phase.is_talk_over:
        return AMONG_BOTS
    if _offers_to_people(after) - _offers_to_people(before):
        return ASKED
    has_guests = any(not after.chairs[bag.owner].bot and seat in bag.deciders for bag in phase.unsettled)
    return SETTLING if has_guests else AMONG_BOTS


def _offers_to_people(table: Table) -> set[int]:
    """Offers from the gate that wait for a person's word."""
    return {offer.number for offer in _with_people(table) if offer.proposer != offer.merchant}


def _offers_by_people(table: Table) -> set[int]:
    """Offers of a person that wait for a word from the gate."""
    return {offer.number for offer in _with_people(table) if offer.proposer == offer.merchant}


def _is_answered(before: Table, after: Table) -> bool:
    """Whether a person has just said something to the gate: nobody waits for it any longer, and it wants an answer."""
    answered = _offers_to_people(before) - _offers_to_people(after)
    return bool(answered or _offers_by_people(after) - _offers_by_people(before))


def _with_people(table: Table) -> tuple[Offer, ...]:
    phase = table.game.state.public.phase if table.game is not None else None
    if not isinstance(phase, Inspecting):
        return ()
    return tuple([offer for offer in phase.offers if not table.chairs[offer.merchant].bot])


def asked_of_bot(table: Table, seat: Seat) -> tuple[tuple[Prompt, ...], Action | None]:
    """What a bot is asked, and what it does unasked.

    Once bots have talked enough they are asked only what must be done, and what a person waits for an answer to; in the
    end without any terms for deputies to differ on, and a split of the loot is by the rule.
    """
    assert table.game is not None
    talk, phase = table.game.talk, table.game.state.public.phase
    found = prompts(table.game.view(seat))
    if (lesson := taught(table, seat, found)) is not None:
        return lesson
    if not isinstance(phase, Inspecting):
        return found, None
    bags = len(phase.bags)
    found = tuple(
        prompt for prompt in found if not isinstance(prompt, SettlePrompt) or is_waited_for(prompt, phase, seat)
    )
    if talk.proposals >= OFFERS_PER_BAG * bags:
        found = tuple(prompt for prompt in found if not isinstance(prompt, NEW_TALK))
    if talk.steps < (OFFERS_PER_BAG + PATIENCE_PER_BAG) * bags:
        return found, None
    left = tuple(
        _without_terms(prompt, phase) for prompt in found if prompt.must or _is_of_person(prompt, table, phase)
    )
    return left, next((prompt.last_word for prompt in left if prompt.last_word is not None), None)


def _is_of_person(prompt: Prompt, table: Table, phase: Inspecting) -> bool:
    """Whether a person waits for the answer: so many as people ask for are given, however long bots have talked."""
    offer = phase.offer(prompt.offer) if isinstance(prompt, AnswerPrompt) else None
    return offer is not None and not table.chairs[offer.proposer].bot


def _without_terms(prompt: Prompt, phase: Inspecting) -> Prompt:
    """Two deputies who talked for too long have no terms left to differ on; one Sheriff differs with nobody."""
    if not isinstance(prompt, SettlePrompt):
        return prompt
    bag = phase.bag_of(prompt.bag)
    return replace(prompt, offers=()) if bag is not None and len(bag.deciders) > 1 else prompt
