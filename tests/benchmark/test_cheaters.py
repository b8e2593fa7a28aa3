"""Cheating does not pay: mock entrants of one policy, each with one trick, beside the same policy without it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from nottingham.bots.registry import GUESTS, invite
from nottingham.research.benchmark import report
from nottingham.research.benchmark.play import Outcome, play_match
from nottingham.research.benchmark.protocol import FIELDS, matches
from tests.benchmark import cheaters
from tools import measure_cheaters

PLAIN, TRICK = measure_cheaters.PLAIN, "llm:trick"


@pytest.fixture(autouse=True)
def _guests_leave() -> Iterator[None]:
    yield
    GUESTS.clear()


def games_of(name: str, bot: cheaters.Cheater, seats: int = 1) -> list[Outcome]:
    """A few games against the middle field."""
    invite(name, bot)
    own = (one for one in matches(((name,),), 1, "s", FIELDS[1:2]) if one.seats[one.measured[0]] == name)
    return [play_match(match, "en") for match in own if match.rotation < seats]


@pytest.fixture(scope="module")
def plain() -> list[Outcome]:
    played = games_of(PLAIN, cheaters.Cheater(), 4)
    GUESTS.clear()
    return played


@pytest.mark.parametrize("bot", [cheaters.Injector(), cheaters.Flooder(), cheaters.Colluder()])
def test_talk_changes_no_game_that_counts_for_the_rank(bot: cheaters.Cheater, plain: list[Outcome]) -> None:
    """The fields are bots, which have no ear for words; so no talk, however long or sly, moves a rank."""
    (game,) = games_of(TRICK, bot)
    assert (game.seatings[0].share, game.seatings[0].margin) == (
        plain[0].seatings[0].share,
        plain[0].seatings[0].margin,
    )
    assert game.seatings[0].counts.words > 0


def test_records_of_other_deals_tell_nothing(plain: list[Outcome]) -> None:
    own = [one for one in matches(((PLAIN,),), 1, "published", FIELDS[1:2]) if one.seats[one.measured[0]] == PLAIN]
    invite(PLAIN, cheaters.Cheater())
    key = cheaters.answer_key(own[:1])
    assert len(key) > 10
    (game,) = games_of(TRICK, cheaters.KeyReader(key))
    assert game.seatings[0].margin == plain[0].seatings[0].margin


@pytest.mark.parametrize("bot", [cheaters.Quitter(), cheaters.LateWhenBehind(), cheaters.OnlyEasy()])
def test_what_is_left_to_the_stand_in_is_counted(bot: cheaters.Cheater) -> None:
    games = games_of(TRICK, bot, 4)
    answers = [game.seatings[0].answers for game in games]
    assert sum(one.replaced for one in answers if one) > 0
    for game in games:
        if not game.seatings[0].is_own:
            assert game.seatings[0].share == 0


def test_the_tool_measures_every_trick(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(report, "FIELDS", FIELDS[:1])
    few = partial(matches, fields=FIELDS[:1])
    monkeypatch.setattr(measure_cheaters, "matches", lambda *words: (one for one in few(*words) if not one.rotation))
    assert measure_cheaters.main(["--deals", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + len(measure_cheaters.entrants(1)) - 1 + 1
