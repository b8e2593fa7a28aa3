"""A finished game as the server tells of it, for the page's tests: its story, and its replay through several eyes.

Bots without a mind play it, so that it stays the same until a rule changes.
"""

from __future__ import annotations

import json

from nottingham.bots.simulate import play_game
from nottingham.record.codec import to_plain
from nottingham.rules.game import Step
from nottingham.rules.rulebook import compose
from nottingham.server.protocol.news import Said, StoodIn
from nottingham.server.protocol.replays import PlayerInfo
from nottingham.server.storage.finished_games import KeptGame, KeptStep, replay_of, story_of
from nottingham.server.timestamps import SECOND

FINISHED = "web/generated/finished.json"
BOTS = ("random", "liar", "honest")
PLAYERS = (PlayerInfo("Robin", "", True), PlayerInfo("", "guy", False), PlayerInfo("Marian", "", True))
SEED = 5
BEGAN = 1_767_744_000_000
TALK = {2: (Said(seat=2, text="Nothing but apples"), Said(seat=0, phrase="hurry_up", to=2))}
STOOD_IN = {4: StoodIn(seat=1, bot="honest", why="silent")}


def finished() -> dict[str, str]:
    """The text of each file by its path."""
    game = _game()
    replays = {
        "open": replay_of(game, None, 0, len(game.steps), is_open=True),
        "table": replay_of(game, None, 0, len(game.steps)),
        "1": replay_of(game, 1, 0, len(game.steps)),
    }
    return {FINISHED: json.dumps({"story": to_plain(story_of("g" * 24, game)), "replays": to_plain(replays)})}


def _game() -> KeptGame:
    steps = list[Step]()
    result = play_game(compose("first", 3, ("short_game", "royal_goods")), BOTS, SEED, watch=steps.append)
    moves = ((None, None), *result.moves)
    kept = [
        KeptStep(BEGAN + number * SECOND, *move, False, step.events, STOOD_IN.get(number), TALK.get(number, ()))
        for number, (step, move) in enumerate(zip(steps, moves, strict=True))
    ]
    return KeptGame(result.ruleset, PLAYERS, SEED, tuple(kept))
