"""Finished games: the story, the replay and the record, made from the rows of the log. Pure.

A game that still runs can be looked back at by a seat as that seat saw it. Everything else, the seed and the deck above
all, is for games that are over.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

import msgspec

from nottingham.bots.guest import PREFIX
from nottingham.record import codec
from nottingham.record.header import header_of, name_objection
from nottingham.record.notation import Move
from nottingham.record.record import Record, write_record
from nottingham.rules.engine.events import GameEnded
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Finished, State, blank
from nottingham.rules.game import Step, view
from nottingham.server.protocol.news import GameBegan, Played, Said, Spoke, StoodIn
from nottingham.server.protocol.replays import GameStory, OpenView, PlayerInfo, Replay, ReplayStep, SeatCounts
from nottingham.server.table.bot_names import is_guest
from nottingham.server.table.log import Chosen, Play, Row, seen_by
from nottingham.server.table.moves import with_clean_words
from nottingham.server.table.state import Chair
from nottingham.server.table.updates import seat_view
from nottingham.server.timestamps import SECOND, Moment
from nottingham.story.broadsheet import broadsheet
from nottingham.story.habits import HabitCounts, Tally
from nottingham.story.highlights import Highlight, as_seen_by, highlights


class KeptStep(msgspec.Struct, frozen=True, array_like=True):
    """One step: the deal, or what a seat or the clock did."""

    time: Moment
    seat: Seat | None
    action: Action | None
    """None for the deal."""
    was_default: bool
    events: tuple[Event, ...]
    stood_in: StoodIn | None = None
    talk: tuple[Said | Spoke, ...] = ()
    """What was said after it and before the next."""


class KeptGame(msgspec.Struct, frozen=True):
    """A game apart from its table."""

    ruleset: Ruleset
    players: tuple[PlayerInfo, ...]
    seed: int
    """0 as long as the game runs."""
    steps: tuple[KeptStep, ...]

    def packed(self) -> bytes:
        return zlib.compress(codec.to_bytes(self))

    @classmethod
    def unpacked(cls, raw: bytes) -> KeptGame:
        return codec.from_bytes(zlib.decompress(raw), cls)

    def states(self) -> Iterable[State]:
        """How things stood after each step."""
        state = blank(self.ruleset)
        for step in self.steps:
            for event in step.events:
                state = event.apply(state)
            yield state

    def played(self) -> Iterable[Step]:
        """Every step with how things stood after it."""
        for step, state in zip(self.steps, self.states(), strict=True):
            yield Step(state, step.events)

    @property
    def is_over(self) -> bool:
        return any(isinstance(event, GameEnded) for event in self.steps[-1].events)

    @property
    def end(self) -> Finished:
        *_, last = self.states()
        assert isinstance(last.public.phase, Finished)
        return last.public.phase

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)


def game_in(rows: Sequence[Row], chairs: tuple[Chair, ...], seed: int) -> KeptGame:
    """The game that these rows of a log, from its beginning on, tell of."""
    steps: list[KeptStep] = []
    ruleset: Ruleset | None = None
    for row in rows:
        for news in row.news:
            if isinstance(news, GameBegan):
                ruleset = news.ruleset
                steps = [KeptStep(row.time, None, None, False, news.events)]
            elif isinstance(news, Played):
                stood_in = next((one for one in row.news if isinstance(one, StoodIn)), None)
                steps.append(KeptStep(row.time, news.seat, _action(row), news.was_default, news.events, stood_in))
            elif isinstance(news, Said | Spoke) and steps:
                heard = seen_by(news, None)  # what was said of other evenings was for one person alone
                assert isinstance(heard, Said | Spoke)
                steps[-1] = msgspec.structs.replace(steps[-1], talk=(*steps[-1].talk, heard))
    assert ruleset is not None
    players = tuple(PlayerInfo(name=one.name, bot=one.bot, is_person=one.is_person) for one in chairs)
    return KeptGame(ruleset, players, seed, tuple(steps))


def _action(row: Row) -> Action | None:
    """What was done: words as they were said after cleaning, and what was chosen for a seat that ran out of time."""
    if isinstance(row.request, Play):
        worded = with_clean_words(row.request.action, is_public=False)
        return row.request.action if isinstance(worded, Refusal) else worded
    return next((fact.action for fact in row.private if isinstance(fact, Chosen)), None)


# --- the story ---------------------------------------------------------------------------------------------------


def story_of(name: str, game: KeptGame) -> GameStory:
    """Who won with what, and what people will talk about."""
    end = game.end
    tally = Tally(game.ruleset)
    for step in game.played():
        tally(step)
    return GameStory(
        game=name,
        began=game.steps[0].time,
        ended=game.steps[-1].time,
        ruleset=game.ruleset,
        players=game.players,
        scores=end.scores,
        winners=end.winners,
        counts=tuple(map(_counts, tally.habits)),
        broadsheet=broadsheet(game.ruleset, game.events),
        steps=len(game.steps),
    )


def _counts(habits: HabitCounts) -> SeatCounts:
    return SeatCounts(
        bags=habits.bags,
        lies=habits.lies,
        smuggled=habits.smuggled,
        opened=habits.opened,
        caught=habits.caught,
        bribed=habits.paid,
        gold_given=habits.gold,
        gate_bags=habits.gate_bags,
        gate_opened=habits.gate_opened,
        gate_caught=habits.gate_caught,
        gate_bribed=habits.gate_paid,
        gold_taken=habits.gate_gold,
        offers=habits.offers,
        demands=habits.demands,
        deals=habits.bargains,
        promises=habits.promises,
        kept=habits.kept,
        broken=habits.broken,
    )


# --- the replay --------------------------------------------------------------------------------------------------


def replay_of(game: KeptGame, seat: Seat | None, since: int, most: int, *, is_open: bool = False) -> Replay:
    """Some steps of a game, as seen by a seat or a spectator, or with all cards open."""
    assert not is_open or game.is_over
    rounds: list[int] = []
    steps: list[ReplayStep] = []
    states = tuple(game.states())
    for number, (step, state) in enumerate(zip(game.steps, states, strict=True)):
        if state.public.round > len(rounds):
            rounds.append(number)
        if since <= number < since + most:
            steps.append(_replay_step(number, step, state, seat, is_open=is_open))
    return Replay(
        ruleset=game.ruleset,
        players=game.players,
        seat=seat,
        is_open=is_open,
        total=len(game.steps),
        rounds=tuple(rounds),
        highlights=_highlights(game, states, seat, is_open=is_open),
        steps=tuple(steps),
    )


def _highlights(
    game: KeptGame, states: tuple[State, ...], seat: Seat | None, *, is_open: bool
) -> tuple[Highlight, ...]:
    if not game.is_over:  # which lies have passed so far is nobody's business yet
        return ()
    found = highlights(game.ruleset, (Step(state, step.events) for step, state in zip(game.steps, states, strict=True)))
    return found if is_open else as_seen_by(found, seat)


def _replay_step(number: int, step: KeptStep, state: State, seat: Seat | None, *, is_open: bool) -> ReplayStep:
    return ReplayStep(
        number=number,
        time=step.time,
        seat=step.seat,
        was_default=step.was_default,
        stood_in=step.stood_in,
        talk=step.talk,
        events=step.events if is_open else tuple(event.as_seen_by(seat) for event in step.events),
        view=None if is_open else seat_view(view(state, seat)),
        open=_open_view(state) if is_open else None,
        awaited=state.public.phase.awaits(),
    )


def _open_view(state: State) -> OpenView:
    return OpenView(
        public=state.public,
        hands=state.hands,
        bags=state.bags,
        contraband=state.contraband,
        aside=state.aside,
        deck=state.deck,
    )


# --- the record --------------------------------------------------------------------------------------------------


def record_of(game: KeptGame) -> str:
    """The game on paper, with its seed; the referee plays it again."""
    end = game.end
    began = datetime.fromtimestamp(game.steps[0].time // SECOND, UTC)
    header = header_of(
        game.ruleset,
        names_on_paper(game.players),
        game.seed,
        scores=tuple(score.total for score in end.scores),
        tags=(("date", f"{began:%Y-%m-%d}"),),
    )
    moves = tuple(Move(step.seat, step.action) for step in game.steps if step.action is not None)
    return write_record(Record(header, None, moves), remarks_on(game))


def remarks_on(game: KeptGame) -> dict[int, str]:
    """By the number of the move, which bot made it in the place of a model, and why."""
    steps = [step for step in game.steps if step.action is not None]
    return {
        number: f"{step.stood_in.bot} decides: {step.stood_in.why.replace('_', ' ')}"
        for number, step in enumerate(steps, 1)
        if step.stood_in
    }


def names_on_paper(players: tuple[PlayerInfo, ...]) -> tuple[str, ...]:
    """A name for each seat that can be written in a record, each of them once."""
    names: list[str] = []
    for number, player in enumerate(players, 1):
        name = player.name or _bot_on_paper(player.bot)
        plain = f"Seat {number}" if name_objection(name) else name
        names.append(plain if plain not in names else f"{plain} ({number})")
    return tuple(names)


def _bot_on_paper(bot: str) -> str:
    return bot.removeprefix(PREFIX) if is_guest(bot) else bot.replace("_", " ").title()
