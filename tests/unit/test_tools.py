"""What those who work on it ask of ./nottingham."""

import io
import os
import signal
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import expectations, soak
from tools.__main__ import read
from tools.archives import unpack_tar
from tools.check import Check, run


@pytest.mark.parametrize("order", ["shots --all gate load", "shots gate --all load", "shots gate load --all"])
def test_names_of_pictures_may_stand_on_either_side_of_all(order: str) -> None:
    asked = read(["web", *order.split()])
    assert (asked.what, asked.all, asked.names) == ("shots", True, ["gate", "load"])


@pytest.mark.parametrize("wrong", ["web shots --al1 gate", "lint all"])
def test_what_is_not_understood_is_not_taken_for_a_name(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read(wrong.split())
    assert "unrecognized arguments" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["0", "-1", "nan", "inf", "ten"])
def test_a_scale_is_a_number_above_nothing(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert (read(["soak"]).scale, read(["soak", "kill", "--scale", "0.5"]).scale) == (1, 0.5)
    with pytest.raises(SystemExit):
        read(["soak", f"--scale={wrong}"])
    assert f"{wrong!r} is no number above 0" in capsys.readouterr().err


def test_every_long_test_is_a_part_and_only_the_exhaustive_one_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def begin(_: soak.PartQueue, checks: Sequence[Check]) -> tuple[()]:
        asked.extend(check.name for check in checks)
        return ()

    monkeypatch.setattr(soak.PartQueue, "run", begin)
    soak.soak([], 1)
    assert {"kill", "browser", "ray_cluster", "sampled_mutants"} <= set(asked)
    assert set(soak.soak_parts()) - set(asked) == {"mutants"}
    assert set(soak.LONGEST_FIRST) | set(soak.ALONE) <= set(asked)


def saying(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Parts that are little programs, given their names, in place of the long ones."""
    command = (sys.executable, "-c", f"import os, sys, time; name, scale = sys.argv[1:]; {program}")
    monkeypatch.setattr(soak, "long_check", lambda part, scale: Check(part, (*command, part, str(scale))))


def test_long_checks_go_on_after_one_that_fails_and_all_are_summed_up(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    saying(monkeypatch, f"print(name, 'at', os.environ['{soak.SCALE}'], flush=True); sys.exit(name == 'vector')")
    assert soak.soak(["kill", "browser", "vector"], 2.5) == 1
    said, _, summary = capfd.readouterr().out.partition("== summary, scale 2.5, ")
    assert all(f"== {name}\n{name} at 2.5\n" in said for name in ("kill", "browser", "vector"))
    ended = [(line.split()[0], line.split()[-1]) for line in summary.splitlines()[1:]]
    assert sorted(ended[:-1]) == [("FAILED", "vector"), ("ok", "browser")]
    assert ended[-1] == ("ok", "kill")


def test_a_lane_takes_the_longest_that_waits_and_those_that_run_alone_come_last(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    saying(monkeypatch, "pass")
    monkeypatch.setattr(soak, "CORES", 1)
    soak.soak(["stalls", "browser", "vector", "learning_libraries"], 1)
    summary = capfd.readouterr().out.partition("== summary")[2].splitlines()[1:]
    assert [line.split()[-1] for line in summary] == ["learning_libraries", "vector", "browser", "stalls"]


def test_whoever_stops_half_way_is_told_what_has_passed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The first ends and interrupts; the second would sleep for ever; the third never begins."""
    saying(monkeypatch, "name == 'training' and time.sleep(3600)")
    monkeypatch.setattr(soak, "CORES", 1)
    monkeypatch.setattr(soak, "line", lambda _: os.kill(os.getpid(), signal.SIGINT))  # said of the first
    assert soak.soak(["vector", "training", "kill"], 1) == 130
    summary = capfd.readouterr().out.partition("== summary")[2].splitlines()[1:]
    assert summary[0].split()[-1] == "vector"
    assert summary[1:] == ["stopped before the end of: training, kill"]


def test_what_the_page_is_held_against_is_written_anew_when_a_source_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, home = tmp_path / "src/nottingham/speaker.py", tmp_path / "generated"
    source.parent.mkdir(parents=True)
    source.write_text("one")
    files, written = (home / "narration.json", home / "forms.json"), list[str]()

    def write() -> None:
        written.append(source.read_text())
        for path in files:
            path.write_text("said")

    replaced = {"ROOT": tmp_path, "HOME": home, "STAMP": home / "stamp", "FILES": files, "write": write}
    for name, value in replaced.items():
        monkeypatch.setattr(expectations, name, value)
    for change in ("one", "one", "two", "two"):
        source.write_text(change)
        expectations.write_if_stale()
    assert written == ["one", "two"]
    files[1].unlink()
    expectations.write_if_stale()
    assert written == ["one", "two", "two"]


def test_a_tar_archive_is_unpacked_into_a_folder_that_is_made_for_it(tmp_path: Path) -> None:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as tar:
        entry = tarfile.TarInfo("in/a/file")
        entry.size = 5
        tar.addfile(entry, io.BytesIO(b"words"))
    packed.seek(0)
    unpack_tar(packed, tmp_path / "new")
    assert (tmp_path / "new/in/a/file").read_bytes() == b"words"


@pytest.mark.parametrize("is_live", [True, False])
def test_what_a_check_compiles_is_kept_for_the_next(*, is_live: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    asked = (sys.executable, "-c", "import sys; sys.exit(sys.dont_write_bytecode)")
    assert run(Check("bytecode", asked), is_live=is_live).status == 0
