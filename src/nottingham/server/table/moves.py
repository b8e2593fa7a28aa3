"""Moves: what a person, a bot or the clock does in the game, as the referee judges it."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from nottingham.bots.registry import BOTS
from nottingham.rules.engine.actions import Pledge, Propose
from nottingham.rules.engine.deals import Words
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.state import Finished
from nottingham.rules.game import Step, act, prompts
from nottingham.rules.rulebook import time_up
from nottingham.server.access.tokens import game_name
from nottingham.server.protocol.news import AnyNews, GameKept, Played, SeatHeld, StoodIn
from nottingham.server.table.envelope import Facts, Moved, RequestContext
from nottingham.server.table.log import Chosen, Play, RunOut, Sender
from nottingham.server.table.sanitize import clean_text
from nottingham.server.table.seating import ruleset_of
from nottingham.server.table.state import STAND_IN, Table, table_refuse


def play(context: RequestContext, request: Play) -> Moved | Refusal:
    table, sender = context.table, context.envelope.sender
    if table.game is None or table.stage != "playing":
        return table_refuse("not_playing")
    if sender.seat is not None and sender.role == "person" and table.chairs[sender.seat].bot:
        return table_refuse("seat_held")
    if sender.seat is not None and sender.role == "bot" and not table.chairs[sender.seat].bot:
        return table_refuse("seat_not_held")
    worded = with_clean_words(request.action, is_public=table.settings.is_public)
    if isinstance(worded, Refusal):
        return worded
    step = act(table.game.state, sender.seat, worded)
    if isinstance(step, Refusal):
        return step
    played = Played(seat=sender.seat, events=step.events)
    return Moved((*_stood_in(sender, request), played, *_archive_id(table, step, context.rng)), step.state)


def _stood_in(sender: Sender, request: Play) -> tuple[AnyNews, ...]:
    if not request.stand_in:
        return ()
    assert sender.seat is not None
    return (StoodIn(seat=sender.seat, bot=request.stand_in, why=request.why),)


def _archive_id(table: Table, step: Step, rng: Random) -> tuple[AnyNews, ...]:
    """The permanent id of a finished game, as news."""
    is_over = isinstance(step.state.public.phase, Finished)
    return (GameKept(number=table.games, game=game_name(rng)),) if is_over else ()


def with_clean_words(action: Action, *, is_public: bool) -> Action | Refusal:
    """Promises in free words are free text: cleaned, and only at invitation tables."""
    match action:
        case Pledge(words=words) if words:
            return table_refuse("phrases_only") if is_public else replace(action, words=clean_text(words))
        case Propose(clauses=clauses) if any(isinstance(clause, Words) for clause in clauses):
            if is_public:
                return table_refuse("phrases_only")
            cleaned = [replace(one, text=clean_text(one.text)) if isinstance(one, Words) else one for one in clauses]
            return replace(action, clauses=tuple(cleaned))
    return action


def run_out(context: RequestContext, request: RunOut) -> Facts | Moved | Refusal:
    """The rules of the table say what happens: a bot takes the seat, or a sensible move is made."""
    table, seat, rng = context.table, request.seat, context.rng
    if table.game is None or table.stage != "playing" or table.chairs[seat].bot:
        return table_refuse("no_clock")
    if table.settings.clock.when_out == "bot":
        return (SeatHeld(seat=seat, bot=STAND_IN, why="clock"),)
    seen = table.game.view(seat)
    musts = tuple(prompt for prompt in prompts(seen) if prompt.must)
    if not musts:
        return table_refuse("no_clock")
    action = BOTS[STAND_IN].choose(seen, musts, None, rng)
    assert action is not None
    step = act(table.game.state, seat, action)
    assert not isinstance(step, Refusal), step
    played = Played(seat=seat, events=step.events, was_default=True)
    return Moved((Chosen(action=action), played, *_archive_id(table, step, rng)), step.state)


def time_up_at(table: Table) -> Play:
    """What the clock of the rules says at this table."""
    return Play(action=time_up(ruleset_of(table.settings)))
