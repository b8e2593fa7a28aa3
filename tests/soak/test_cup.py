"""A cup of eight tables is played to its end by scripts and two browsers, while the server is killed and comes back."""

from __future__ import annotations

import threading
import time
from functools import partial
from pathlib import Path
from random import Random

from playwright.sync_api import expect
from websockets.exceptions import WebSocketException

from nottingham.server.client import Dismissed, Player
from tests.server.cups import CupGuest
from tests.server.processes import sqlite_in
from tests.soak.scale import scaled
from tests.waiting import until
from tests.web.conftest import Visit
from tests.web.driver import Driver, drive, play
from tests.web.test_cups import EXCUSED, MortalServer, found_cup
from tests.web.test_lobby import press
from tests.web.visitor import Visitor

pytest_plugins = ["tests.web.conftest"]

TABLES = 8
SCRIPTS = 3 * TABLES - 2
"""With two browsers every seat of three at eight tables is a person's."""
ROUNDS = 2
THINK_FOR = 0.05


def play_cup(guest: CupGuest, code: str, rng: Random) -> None:
    """Go to one's table in every round and play there; whoever loses the server comes again."""
    rounds = 0
    while rounds < ROUNDS:
        try:
            story = guest.look(code)
            if len(story.rounds) > rounds and story.my_table:
                play_round(guest, code, rng)
                rounds += 1
            else:
                time.sleep(0.5)
        except (Dismissed, WebSocketException, OSError):
            time.sleep(0.5)


def play_round(guest: CupGuest, code: str, rng: Random) -> None:
    with Player(guest.sit(code), timeout=60) as player:
        while not player.is_over:
            if player.must_act and any(prompt.must for prompt in player.prompts):
                time.sleep(THINK_FOR)
                player.play(player.sample(rng))
            else:
                player.wait()


def test_a_cup_of_eight_tables_is_played_through_restarts(visit: Visit, built: None, tmp_path: Path) -> None:  # noqa: ARG001
    server = MortalServer(sqlite_in(tmp_path))
    founder = visit("#/cups", url=server.url, excused=EXCUSED)
    friend = visit(url=server.url, size="phone", excused=EXCUSED)
    link = found_cup(founder, str(ROUNDS))
    code = link.rpartition("/")[2]
    guests = [CupGuest(server.url, f"Guest {number}") for number in range(SCRIPTS)]
    for guest in guests:
        guest.join(code)
    friend.page.goto(link)
    press(friend.page, "Take part")
    until(lambda: len(guests[0].look(code).people) == SCRIPTS + 2, "everybody")
    press(founder.page, "Begin the cup")
    players = [
        threading.Thread(target=play_cup, args=(guest, code, Random(number)), daemon=True)
        for number, guest in enumerate(guests)
    ]
    for player in players:
        player.start()
    for number in range(1, ROUNDS + 1):
        play_in_browsers((founder, friend), server)
        until(partial(has_ended, guests[0], code, number), "the end of the round")
    for player in players:
        player.join(60)
    for visitor in (founder, friend):
        expect(visitor.page.get_by_role("list", name="The podium")).to_be_visible()
    story = guests[0].look(code)
    assert [len(tables) for tables in story.rounds] == [TABLES] * ROUNDS
    assert all(seat.points is not None for tables in story.rounds for table in tables for seat in table.seats)
    assert sorted(line.person for line in story.standings) == list(range(SCRIPTS + 2))
    server.stop()


def play_in_browsers(visitors: tuple[Visitor, ...], server: MortalServer) -> None:
    """A round at two tables, with a kill in the midst of it."""
    drivers = [Driver(visitor, seed) for seed, visitor in enumerate(visitors)]
    for visitor in visitors:
        press(visitor.page, "To your table")
        visitor.page.locator(".table-page .call").wait_for()
    for _ in range(scaled(1)):
        enough = visitors[0].last_seq + 6
        drive(drivers, lambda enough=enough: visitors[0].last_seq > enough or drivers[0].is_over)  # type: ignore[misc]
        server.restart()
    play(drivers)
    for visitor in visitors:
        visitor.page.get_by_role("button", name="Back to the cup").click()


def has_ended(guest: CupGuest, code: str, number: int) -> bool:
    story = guest.look(code)
    return story.stage == "finished" or len(story.rounds) > number
