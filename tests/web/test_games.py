"""Whole games through the interface, each compared with the server's own record."""

from __future__ import annotations

from random import Random

from nottingham.client import game_record, game_replay, game_story
from nottingham.server.protocol import ReplayStep
from tests.server.conftest import RunningServer
from tests.web.conftest import Visit
from tests.web.driver import Driver, play
from tests.web.hands import Finger, Keys
from tests.web.secrets import leaks, rows_of
from tests.web.visitor import Visitor


def test_four_people_play_the_first_edition_with_royal_goods(visit: Visit, house: RunningServer) -> None:
    host = visit("#/set")
    host.page.locator(".choice", has_text="Royal goods").click()
    for select in host.page.locator(".seats select").all():
        select.select_option("")
    friends = invite(host, visit, 3)
    drivers = [Driver(visitor, seed) for seed, visitor in enumerate([host, *friends])]
    play(drivers, 240)
    compare(drivers, house, edition="first", options=("royal_goods",))
    assert_nothing_secret(drivers, house)


def test_two_people_and_four_bots_play_the_second_edition_with_black_market(visit: Visit, house: RunningServer) -> None:
    host = visit("#/set")
    host.page.locator(".choice", has_text="One pile").click()
    host.page.locator(".numbers label", has_text="6").click()
    host.page.locator(".choice", has_text="Black market").click()
    seats = host.page.locator(".seats select").all()
    for select, bot in zip(seats, ("", "tuck", "will", "guy", "much"), strict=True):
        select.select_option(bot)
    drivers = [Driver(visitor, seed) for seed, visitor in enumerate([host, *invite(host, visit, 1)])]
    play(drivers, 240)
    compare(drivers, house, edition="second", options=("black_market", "deputies"))
    assert_nothing_secret(drivers, house)


def test_a_game_by_keyboard_alone(visit: Visit, house: RunningServer) -> None:
    visitor = visit()
    keys = Keys(visitor.page)
    keys.press(visitor.page.locator(".door.first button"))
    driver = Driver(visitor, 3, keys, eager=0.3)
    play([driver], 240)
    compare([driver], house, edition="first", options=())


def test_a_game_on_a_phone_by_touch(visit: Visit, house: RunningServer) -> None:
    visitor = visit(size="phone")
    finger = Finger(visitor.page)
    finger.press(visitor.page.locator(".door.first button"))
    driver = Driver(visitor, 4, finger, eager=0.3)
    play([driver], 240)
    compare([driver], house, edition="first", options=())


def invite(host: Visitor, visit: Visit, friends: int) -> list[Visitor]:
    """Open the table, let friends in by the invitation, and deal."""
    host.page.locator("form .primary").click()
    host.page.locator(".invitation").wait_for()
    code = host.messages("welcome")[-1]["code"]
    found = [visit(f"#/join/{code}") for _ in range(friends)]
    for friend in found:
        friend.page.locator("form .primary").click()
        friend.page.locator(".call .primary").click()
    host.page.locator(".call .primary:not([aria-disabled])").click()
    return found


def compare(drivers: list[Driver], house: RunningServer, edition: str, options: tuple[str, ...]) -> None:
    """What the pages show at the end is what the server has on record; and what was clicked is what was done."""
    visitors = [driver.visitor for driver in drivers]
    visitors[0].page.locator(".stories.is-out").wait_for()
    game = visitors[0].last_game
    story = game_story(house.url, game)
    assert story.ruleset.edition == edition
    assert set(story.ruleset.options) == set(options)
    totals = sorted((score.total for score in story.scores), reverse=True)
    for visitor in visitors:
        bars = visitor.page.locator(".bar strong [aria-hidden]")
        assert [int(text) for text in bars.all_inner_texts()] == totals
        assert visitor.page.locator(".bar.is-winner").count() == len(story.winners)
        assert visitor.refusals() == []
    steps = steps_of(house.url, game)
    for visitor in visitors:
        done = {message["id"] for message in visitor.messages("done")}
        mine = [
            message["action"]["action"] for message in visitor.sent if message.get("id") in done if "action" in message
        ]
        assert len(mine) == sum(step.seat == visitor.seat for step in steps)
        assert len(mine) > 30
    assert game_record(house.url, game)


def steps_of(url: str, game: str) -> list[ReplayStep]:
    steps: list[ReplayStep] = []
    while not steps or len(steps) < total:
        page = game_replay(url, game, "open", len(steps))
        total = page.total
        steps += page.steps
    return steps


def assert_nothing_secret(drivers: list[Driver], house: RunningServer) -> None:
    rng = Random(1)
    rows = rows_of(house, drivers[0].visitor.table)
    for visitor in (driver.visitor for driver in drivers):
        updates = [message for message in visitor.messages("update") if message.get("view")]
        assert len(updates) > 100
        found, different = leaks(rows, visitor.seat, updates, rng)
        assert found == []
        assert different > 3
