"""Bots choose as they did when the tables of `docs/arena.md` were measured; `choices.py` says how that is held."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec.structs import replace

from nottingham.bots.characters import TUCK
from nottingham.bots.mind.mind import Mind
from nottingham.bots.registry import BOTS
from tests.bots.choices import (
    FOLDER,
    GAMES,
    MEASURE,
    MINDS,
    RENEW,
    PinnedGame,
    choices_in,
    lines_now,
    turns_in,
    written,
)

ON_PURPOSE = f"If the bots were changed on purpose: run `{RENEW}`, read the difference, and {MEASURE}."
SHOWN = 12


def changes(game: PinnedGame, most: int | None = None) -> list[str]:
    """Every choice that is another now than the written one, or those of so many turns."""
    was = list(islice(turns_in(written(game)), most))
    now = list(islice(turns_in(lines_now(game, written(game))), most))
    found = [
        f"turn {number}, of {old.split(' | ')[0]}: {name} chose {before!r}, and now {choices_in(new, game)[name]!r}"
        for number, (old, new) in enumerate(zip(was, now, strict=False), start=1)
        for name, before in choices_in(old, game).items()
        if choices_in(new, game)[name] != before
    ]
    return found if len(was) == len(now) else [*found, f"{len(was)} turns are written, and there are {len(now)} now"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.path.stem)
def test_bots_choose_what_they_chose_when_their_strength_was_measured(game: PinnedGame) -> None:
    found = changes(game)
    told = "\n".join(found[:SHOWN])
    assert not found, f"{game.path.name}: {len(found)} choices have changed.\n{ON_PURPOSE}\n{told}"


def test_a_mind_that_changes_is_named_with_what_it_chooses_now(monkeypatch: pytest.MonkeyPatch) -> None:
    generous = Mind(replace(TUCK, alms=1.0, openhanded=5.0))
    monkeypatch.setitem(MINDS, "tuck", generous)
    found = changes(GAMES[0], most=60)
    assert found
    assert all(": tuck chose " in change for change in found)


def test_every_bot_of_the_tables_sits_somewhere_and_no_file_is_left_over() -> None:
    """Chance has no strength, and King Richard's play is in his weights."""
    missing = BOTS.keys() - {name for game in GAMES for name in game.table} - {"random", "richard", "richard_network"}
    assert not missing, "seat them in a game of tests/bots/choices.py"
    assert {file.name for file in FOLDER.iterdir()} == {game.path.name for game in GAMES}
