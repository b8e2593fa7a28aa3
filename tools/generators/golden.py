"""Golden playthroughs: for every edition and number of players, and every option, a game written out.

They pin what the referee does, so that a change of it shows in a diff; that it is right is for the rules' own tests.
The first rounds are shown whole, and later every step in which the option has its say. The last lines are
the end, and a fingerprint of all events between.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

import msgspec

from nottingham.bots.simulate import GameResult, Move, play_game
from nottingham.record.codec import to_json, to_plain
from nottingham.rules.engine.events import GameEnded
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.refusals import RulesetError
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.game import Step
from nottingham.rules.rulebook import EDITIONS, OPTIONS, compose
from tests.mixes import HOUSE

HOME = "tests/golden/playthroughs"
ROUNDS_SHOWN = 2
BOT = "random"


def playthroughs() -> dict[str, str]:
    """The text of each playthrough by its path."""
    return {f"{HOME}/{name}.txt": text_of(name, ruleset) for name, ruleset in chosen_rulesets().items()}


def chosen_rulesets() -> dict[str, Ruleset]:
    """What is written out: every edition and number of players, every option alone, and all at once."""
    plain = {
        f"{edition.id}-{players}": compose(edition.id, players)
        for edition in EDITIONS.values()
        for players in edition.rounds
    }
    alone = {f"option-{option}": _with_options((option,)) for option in OPTIONS}
    together = {f"{edition.id}-all-options": _with_all_options(edition.id) for edition in EDITIONS.values()}
    return plain | alone | together


def _with_options(options: tuple[str, ...]) -> Ruleset:
    """The options in the first edition and number of players in which they can be played."""
    for edition in EDITIONS.values():
        for players in (4, *edition.rounds):
            if ruleset := _compose(edition.id, players, options):
                return ruleset
    raise AssertionError(f"nobody can play {options}")


def _with_all_options(edition: str) -> Ruleset:
    """As many players and options as there can be."""
    players = max(EDITIONS[edition].rounds)
    options = tuple(option for option in OPTIONS if _compose(edition, players, (option,)))
    ruleset = _compose(edition, players, options)
    assert ruleset is not None
    return ruleset


def _compose(edition: str, players: int, options: tuple[str, ...]) -> Ruleset | None:
    try:
        return compose(edition, players, options, house=HOUSE if "house_goods" in options else ())
    except RulesetError:
        return None


def text_of(name: str, ruleset: Ruleset) -> str:
    option = OPTIONS.get(name.removeprefix("option-"))
    result, steps = _find_telling_game(ruleset, option)
    return "\n".join([*_header(result), *_game_lines(result, steps, option), *_end_lines(steps)]) + "\n"


def _find_telling_game(ruleset: Ruleset, option: Option | None) -> tuple[GameResult, list[Step]]:
    """The first game in which everything happens that the option brings."""
    for seed in count(1):
        steps: list[Step] = []
        result = play_game(ruleset, (BOT,) * ruleset.players, seed, watch=steps.append)
        happened = {type(event) for step in steps for event in step.events}
        if option is None or happened.issuperset(option.events):
            return result, steps
    raise AssertionError


def _header(result: GameResult) -> list[str]:
    ruleset = result.ruleset
    return [
        f"edition {ruleset.edition}",
        f"players {ruleset.players}",
        f"options {' '.join(ruleset.options) or 'none'}",
        f"law {ruleset.law}",
        f"bots {BOT}",
        f"seed {result.seed}",
        "",
    ]


def _game_lines(result: GameResult, steps: list[Step], option: Option | None) -> Iterator[str]:
    yield from map(_event_line, steps[0].events)
    is_whole = True
    for move, step in zip(result.moves, steps[1:], strict=True):
        if is_whole or _is_told(move, step, option):
            yield _move_line(move)
            yield from (_event_line(event) for event in step.events if not isinstance(event, GameEnded))
        if is_whole and step.state.public.round > ROUNDS_SHOWN:
            is_whole = False
            yield "..."


def _is_told(move: Move, step: Step, option: Option | None) -> bool:
    if option is None:
        return False
    return isinstance(move[1], option.actions) or any(isinstance(event, option.events) for event in step.events)


def _end_lines(steps: list[Step]) -> list[str]:
    fingerprint = sha256()
    for step in steps:
        for event in step.events:
            fingerprint.update(to_json(event))
    return ["...", _event_line(steps[-1].events[-1]), f"events {fingerprint.hexdigest()}"]


def _move_line(move: Move) -> str:
    seat, action = move
    return f"{'clock' if seat is None else seat}> {_tag(to_plain(action), 'action')}"


def _event_line(event: Event) -> str:
    return f"    {_tag(to_plain(event), 'event')}"


def _tag(plain: dict[str, object], family: str) -> str:
    """A name and the fields that follow it."""
    name = str(plain.pop(family))
    return f"{name} {msgspec.json.encode(plain).decode()}" if plain else name
