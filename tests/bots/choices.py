"""What the minds choose, written down: games at every turn of which every mind is asked what it would do there.

The tables of `docs/arena.md` were measured with the minds as they were then. Whatever changes a mind's judgement shows
here as another choice. The course of a game is that of its file, whatever the minds say now, so that one choice that
changed does not change all that follow.

    .venv/bin/python -m tests.bots.choices        # writes the files anew: the minds were changed on purpose

A turn is a line: who is asked, then the minds with what each would do in that seat; `rest` are all that are not named.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from nottingham import Refusal, Ruleset, Step, act, compose, new_game, outcome
from nottingham.bots.bot import Bot
from nottingham.bots.characters import AT_STRENGTHS
from nottingham.bots.mind.mind import Mind
from nottingham.bots.registry import BOTS
from nottingham.record.kinds import Names
from nottingham.record.lexer import Cursor, RecordLine
from nottingham.record.notation import read_action, write_action
from nottingham.rules.engine.families import Action
from nottingham.rules.floor import Floor, Turn

FOLDER = Path(__file__).parent.parent / "golden" / "choices"
MINDS: dict[str, Bot[Any]] = {name: bot for name, bot in BOTS.items() if type(bot) is Mind and name not in AT_STRENGTHS}
GENTLER_AND_SHARPER: dict[str, Bot[Any]] = {name: BOTS[name] for name in AT_STRENGTHS}
REST, SILENCE, COMMENT = "rest", "silence", "#"
RENEW = ".venv/bin/python -m tests.bots.choices"
MEASURE = "measure the tables of docs/arena.md again"
HEAD = f"{COMMENT} What bots choose at every turn: see tests/bots/choices.py. Written by `{RENEW}`."
Choices = dict[str, str]
"""By bot, what it would do, as a record writes it."""


class PinnedGame(NamedTuple):
    """A game that is written down. Where a mind sits at the table, all minds of its kind are asked at every turn."""

    edition: str
    options: tuple[str, ...]
    table: tuple[str, ...]
    """By seat, the bot whose choices the game follows."""
    seed: int = 1

    @property
    def path(self) -> Path:
        return FOLDER / f"{'-'.join((self.edition, *self.options, *self.table))}.txt"

    @property
    def asked(self) -> dict[str, Bot[Any]]:
        """Who is asked at every turn besides the bot whose seat it is."""
        kinds = (MINDS, GENTLER_AND_SHARPER)
        return next((minds for minds in kinds if any(name in minds for name in self.table)), {})

    def ruleset(self) -> Ruleset:
        return compose(self.edition, len(self.table), self.options)


GAMES = (
    PinnedGame("first", (), ("guy", "prince_john", "much", "steward")),
    PinnedGame("second", (), ("will", "john", "tuck", "steward_hard")),
    PinnedGame("first", ("royal_goods",), ("marian", "steward_normal", "steward_easy")),
    PinnedGame("second", ("royal_goods", "seven_cards"), ("steward_hard", "marian", "promiser", "guy", "much")),
    PinnedGame("second", ("deputies", "black_market"), ("prince_john", "will", "guy", "marian", "john", "steward")),
    PinnedGame("first", (), ("shrewd_mixer", "always_bribe", "swindler", "auctioneer", "honest")),
    PinnedGame("second", (), ("bold_mixer", "boaster", "mixer_with_bribes", "sly_liar", "always_inspect")),
    PinnedGame("second", (), ("wary_mixer", "leader_hunter", "timid_mixer", "liar", "bulk_smuggler")),
    PinnedGame("first", (), ("mixer", "cheap_smuggler", "partner", "feigner", "stone")),
    PinnedGame("second", (), ("innocent", "tuck_gentle", "will_gentle", "much_gentle")),
    PinnedGame("first", (), ("marian_gentle", "john_gentle", "guy_gentle", "steward_gentle")),
    PinnedGame("second", (), ("prince_john_gentle", "tuck_sharp", "will_sharp", "marian_sharp", "john_sharp")),
    PinnedGame("first", (), ("much_sharp", "guy_sharp", "steward_sharp", "prince_john_sharp")),
)


# --- playing and asking ------------------------------------------------------------------------------------------


def lines_now(game: PinnedGame, course: Sequence[str] = ()) -> Iterator[str]:
    """The lines of a game; it goes as the lines of its course have it, and without them as its bots choose."""
    askings, names, lines = Askings(game), Names(game.table, has_loot=True), turns_in(course)
    floor, step, round_number = Floor.seeded(game.seed), new_game(game.ruleset(), game.seed), 0
    while True:
        askings.hear(step)
        if outcome(step.state) is not None:
            return
        if step.state.public.round != round_number:
            round_number = step.state.public.round
            yield f"{COMMENT} round {round_number}"
        action: Action | None = None
        while action is None:
            turn, floor = floor.next(step.state)
            seat, action = turn.seat, turn.action
            if action is None and seat is not None:
                player, mover = game.table[seat], names._replace(mover=seat)
                line = line_of(player, askings.choices(turn, mover))
                yield line
                followed = next(lines, line)
                assert followed.startswith(f"{player} | "), f"{game.path.name}: {player} is asked, not as in {followed}"
                action = _action_in(choices_in(followed, game)[player], mover)
        step = _done(game, act(step.state, seat, action))


def _done(game: PinnedGame, answer: Step | Refusal) -> Step:
    assert isinstance(answer, Step), f"{game.path.name}: the referee refuses what is written there: {answer}"
    return answer


class Askings:
    """What everybody remembers who is asked in a game; all minds remember the same of one seat."""

    def __init__(self, game: PinnedGame) -> None:
        self.game, self.asked = game, 0
        bots = ({**game.asked, name: BOTS[name]} for name in game.table)
        self.bots = [{name: (bot, type(bot)) for name, bot in seat.items()} for seat in bots]
        self.memories: list[dict[type, Any]] = [
            {kind: bot.begin(game.ruleset(), seat) for bot, kind in bots.values()}
            for seat, bots in enumerate(self.bots)
        ]

    def hear(self, step: Step) -> None:
        for seat, bots in enumerate(self.bots):
            memories, events = self.memories[seat], [event.as_seen_by(seat) for event in step.events]
            for kind, bot in {kind: bot for bot, kind in bots.values()}.items():
                for event in events:
                    memories[kind] = bot.remember(memories[kind], event)

    def choices(self, turn: Turn, names: Names) -> Choices:
        """What each would do; the same chance for all of them."""
        assert turn.seat is not None
        self.asked += 1
        memories, chance, found = self.memories[turn.seat], f"{self.game.seed}/{self.asked}", Choices()
        for name, (bot, kind) in self.bots[turn.seat].items():
            action = bot.choose(turn.view, turn.prompts, memories[kind], Random(chance))
            found[name] = SILENCE if action is None else write_action(action, names)
        return found


# --- a turn as a line --------------------------------------------------------------------------------------------


def turns_in(lines: Iterable[str]) -> Iterator[str]:
    return (line for line in lines if not line.startswith(COMMENT))


def line_of(player: str, choices: Choices) -> str:
    rest = Counter(choices.values()).most_common(1)[0][0]
    named = [
        f"{' '.join(name for name in choices if choices[name] == choice)}: {choice}"
        for choice in dict.fromkeys(choices.values())
        if choice != rest
    ]
    return " | ".join([player, *named, f"{REST}: {rest}"])


def choices_in(line: str, game: PinnedGame) -> Choices:
    player, *named, rest = line.split(" | ")
    choices = dict.fromkeys((*game.asked, player), rest.removeprefix(f"{REST}: "))
    for part in named:
        names, choice = part.split(": ", 1)
        choices |= dict.fromkeys(names.split(), choice)
    return choices


def _action_in(choice: str, names: Names) -> Action | None:
    return None if choice == SILENCE else read_action(Cursor(RecordLine(1, choice)), names)


# --- the files ---------------------------------------------------------------------------------------------------


def written(game: PinnedGame) -> list[str]:
    return game.path.read_text(encoding="utf-8").splitlines()


def main() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for stale in FOLDER.iterdir():
        stale.unlink()
    for game in GAMES:
        text = "\n".join([HEAD, *lines_now(game)])
        game.path.write_text(f"{text}\n", encoding="utf-8", newline="\n")
    sys.stdout.write(f"{FOLDER}: {len(GAMES)} games written anew. Read the difference, and {MEASURE}.\n")


if __name__ == "__main__":
    main()
