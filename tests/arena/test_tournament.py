"""A tournament gives the same results however it is played, and loses none."""

from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest

from nottingham.bots.simulate import BadBot
from nottingham.research.arena import played as played_module
from nottingham.research.arena.played import IllegalMove, PlayedGame, play_item
from nottingham.research.arena.results import ResultsError, ResultsFile, line_of
from nottingham.research.arena.schedule import Contest, ScheduleItem, TournamentPlan, items
from nottingham.research.arena.tournament import OtherGames, Stopped, games, play
from nottingham.research.arena.workers import NoRay, Submit, local_workers, ray_workers

PLAN = TournamentPlan(
    (Contest("toy", ("random", "honest", "mixer"), 3), Contest("big", ("honest", "mixer"), 4)), seed=5
)
DEALS = 2


def played_by(workers: int, plan: TournamentPlan = PLAN, deals: int = DEALS) -> list[PlayedGame]:
    kept: list[PlayedGame] = []
    with local_workers(workers) as submit:
        play(plan, deals, submit, workers, kept.extend)
    return kept


@pytest.fixture(scope="module")
def alone() -> list[PlayedGame]:
    return played_by(1)


def test_two_workers_give_what_one_gives(alone: list[PlayedGame]) -> None:
    assert played_by(2) == alone
    assert [game.item for game in alone] == list(items(PLAN, DEALS))
    assert len(alone) == games(PLAN, DEALS)


def test_a_game_needs_to_know_of_no_other(alone: list[PlayedGame]) -> None:
    game = alone[17]
    assert play_item(PLAN.contests[game.item.contest], game.item) == game


def test_shares_add_up_to_one_and_margins_to_nothing(alone: list[PlayedGame]) -> None:
    for game in alone:
        seats = range(len(game.places))
        assert sum(map(game.share, seats)) == pytest.approx(1)
        assert sum(map(game.margin, seats)) == pytest.approx(0, abs=1e-9)


# --- the file ----------------------------------------------------------------------------------------------------


class Killed(BaseException):
    """As if the process were gone."""


def killed_after(batches: int) -> Submit:
    """Workers that vanish after so many batches."""
    left = [batches]

    def submit(contest: Contest, batch: tuple[ScheduleItem, ...]) -> Future[tuple[PlayedGame, ...]]:
        left[0] -= 1
        done: Future[tuple[PlayedGame, ...]] = Future()
        if left[0] < 0:
            done.set_exception(Killed())
        else:
            done.set_result(tuple(play_item(contest, item) for item in batch))
        return done

    return submit


def run(path: Path, submit: Submit | None = None, *, resume: bool = False, deals: int = DEALS) -> None:
    with ResultsFile(path, PLAN, resume=resume) as file, local_workers(1) as others:
        play(PLAN, deals, submit or others, 1, file.append, played=file.played)


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    run(tmp_path / "whole")
    return (tmp_path / "whole").read_bytes()


def test_a_killed_run_goes_on_to_the_same_file(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "results"
    for batches in (0, 1, 6):
        with pytest.raises(Killed):
            run(path, killed_after(batches), resume=True)
        assert whole.startswith(path.read_bytes())
    run(path, resume=True)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("torn", [1, 30, 400, 2000])
def test_a_torn_last_line_is_dropped_and_played_again(tmp_path: Path, whole: bytes, torn: int) -> None:
    path = tmp_path / "results"
    path.write_bytes(whole[:-torn])
    run(path, resume=True)
    assert path.read_bytes() == whole


def test_a_torn_header_and_a_line_of_nonsense_are_dropped_too(tmp_path: Path, whole: bytes) -> None:
    for left in (whole[:20], whole + b"\0\0\0\n", b""):
        path = tmp_path / "results"
        path.write_bytes(left)
        run(path, resume=True)
        assert path.read_bytes() == whole


def test_more_deals_go_on_where_fewer_ended(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "results"
    run(path, deals=1)
    assert whole.startswith(path.read_bytes())
    run(path, resume=True)
    assert path.read_bytes() == whole
    run(path, resume=True, deals=1)
    assert path.read_bytes() == whole


def test_what_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "results"
    path.write_text("my diary")
    for resume, why in ((False, "already there"), (True, "results of a tournament")):
        path.write_text("my diary\n" if resume else "my diary")
        with pytest.raises(ResultsError, match=why):
            ResultsFile(path, PLAN, resume=resume)
    assert path.read_text() == "my diary\n"


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with ResultsFile(path, PLAN, resume=False):
        pass
    with pytest.raises(ResultsError, match="differs in its seed"):
        ResultsFile(path, TournamentPlan(PLAN.contests, 6), resume=True)
    with pytest.raises(ResultsError, match="bots, tables or rules"):
        ResultsFile(path, TournamentPlan(PLAN.contests[:1], 5), resume=True)


def test_a_damaged_line_in_the_middle_is_named(tmp_path: Path, alone: list[PlayedGame]) -> None:
    path = tmp_path / "results"
    with ResultsFile(path, PLAN, resume=False) as file:
        file.append(alone[:3])
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"[1]\n", *lines[3:]]))
    with pytest.raises(ResultsError, match=r"line 3 .* is damaged"):
        ResultsFile(path, PLAN, resume=True)


def test_a_file_has_one_writer(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with ResultsFile(path, PLAN, resume=False), pytest.raises(ResultsError, match="another tournament"):
        ResultsFile(path, PLAN, resume=True)


def test_games_of_another_schedule_are_refused(alone: list[PlayedGame]) -> None:
    with local_workers(1) as submit, pytest.raises(OtherGames):
        play(PLAN, DEALS, submit, 1, print, played=alone[1:3])


def test_a_line_is_one_line(alone: list[PlayedGame]) -> None:
    assert all(line_of(game).count(b"\n") == 1 for game in alone)


# --- stopping and failing ----------------------------------------------------------------------------------------


def test_whoever_stops_it_keeps_what_is_done(alone: list[PlayedGame]) -> None:
    kept: list[PlayedGame] = []

    def keep(done: Sequence[PlayedGame]) -> None:
        kept.extend(done)

    with local_workers(1) as submit, pytest.raises(Stopped):
        play(PLAN, DEALS, submit, 1, keep, is_stopped=lambda: len(kept) >= 5)
    assert 5 <= len(kept) < len(alone)
    assert kept == alone[: len(kept)]


def test_an_illegal_move_says_which_game_it_was_in(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise BadBot("honest was refused")

    monkeypatch.setattr(played_module, "play_game", refused)
    item = next(items(PLAN, 1))
    with pytest.raises(IllegalMove, match=f"seed {item.seed}, seats {','.join(item.seats)}"):
        play_item(PLAN.contests[0], item)


# --- Ray ---------------------------------------------------------------------------------------------------------


class PretendRay:
    """Looks like Ray from the outside, and plays in this process."""

    def __init__(self) -> None:
        self.address = ""

    def init(self, address: str, **_: object) -> None:
        if address == "nowhere":
            raise ConnectionError("no answer")
        self.address = address

    def shutdown(self) -> None:
        self.address = ""

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, work: object) -> "PretendRemote":
        return PretendRemote(work)


class PretendRemote:
    def __init__(self, work: object) -> None:
        self.work = work

    def remote(self, *arguments: object) -> "PretendReference":
        assert callable(self.work)
        return PretendReference(self.work(*arguments))


class PretendReference:
    def __init__(self, value: object) -> None:
        self.value = value

    def future(self) -> Future[object]:
        done: Future[object] = Future()
        done.set_result(self.value)
        return done


def test_a_ray_cluster_gives_what_one_worker_gives(alone: list[PlayedGame], monkeypatch: pytest.MonkeyPatch) -> None:
    pretended, kept = PretendRay(), list[PlayedGame]()
    monkeypatch.setitem(__import__("sys").modules, "ray", pretended)
    with ray_workers("ray://castle:10001") as (submit, workers):
        assert pretended.address == "ray://castle:10001"
        play(PLAN, DEALS, submit, workers, kept.extend)
    assert kept == alone
    assert not pretended.address
    with pytest.raises(NoRay, match="nowhere"), ray_workers("nowhere"):
        pass


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NoRay, match=r"nottingham\[ray\]"), ray_workers("auto"):
        pass
