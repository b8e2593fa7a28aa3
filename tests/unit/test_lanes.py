"""Test lanes: every test is in one of them, and the fast one refuses what it must not wait for."""

import socket
from pathlib import Path

import pytest

from tools.lanes import FAST, LANES, LONGEST_PAGE_FILES, Lane

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("lane", LANES, ids=lambda lane: lane.name)
def test_a_lane_names_places_that_exist_and_gives_every_test_an_end(lane: Lane) -> None:
    assert [place for place in lane.places if not (ROOT / place).exists()] == []
    assert f"--timeout={lane.timeout}" in lane.command


def test_every_test_is_in_one_lane_and_the_fast_one_has_the_rest() -> None:
    places = [place for lane in LANES for place in lane.places]
    assert len(set(places)) == len(places) > 0
    assert set(FAST.command) >= {f"--ignore={place}" for place in places}


def test_the_files_that_begin_first_exist() -> None:
    assert [name for name in LONGEST_PAGE_FILES if not (ROOT / "tests/web" / name).exists()] == []


def test_a_socket_is_refused_in_the_fast_lane_and_a_pipe_is_not() -> None:
    with socket.socket() as door, pytest.raises(pytest.fail.Exception, match="move it to tests/server"):
        door.bind(("127.0.0.1", 0))
    one, other = socket.socketpair()  # what event loops wake themselves with
    one.close()
    other.close()
