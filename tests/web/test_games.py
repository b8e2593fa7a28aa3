"""Whole games through the interface, each compared with the server's own record."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nottingham.locales.narrator import Narrator
from nottingham.record import codec
from nottingham.record.record import read_record
from nottingham.record.replay import play as referee
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.game import outcome
from nottingham.server.client import Player, game_record, game_story, set_table
from nottingham.server.protocol.requests import Start
from tests.patched import updates_in
from tests.races import steps_of_others
from tests.server.conftest import RunningServer, config_for
from tests.server.processes import sqlite_in
from tests.web.conftest import Visit
from tests.web.driver import Driver, drive, play
from tests.web.hands import Finger
from tests.web.held_time import HeldTime
from tests.web.house import House
from tests.web.promised import Pressed, doing_of, is_kept
from tests.web.secrets import all_told, leaks, seed_of, strange, strange_answers, strange_memories
from tests.web.test_lobby import FIRST_PLACE
from tests.web.visitor import Visitor
from tests.web.waiting import LIMIT


def test_four_people_play_the_first_edition_with_royal_goods(visit: Visit, house: House, held_time: HeldTime) -> None:
    """Each guards the gate once: what a second time would show, the game on a phone shows."""
    host = visit("#/set", service_worker=True)
    for choice in ("Royal goods", "Short game"):
        host.page.locator(".choice", has_text=choice).click()
    friends = invite(host, visit, 3)
    drivers = [Driver(visitor, seed) for seed, visitor in enumerate([host, *friends])]
    play(drivers, held_time)
    compare(drivers, house, edition="first", options=("royal_goods", "short_game"))
    assert_nothing_secret(drivers, house)


def test_a_game_on_a_phone_by_touch(visit: Visit, house: House, held_time: HeldTime) -> None:
    visitor = visit(size="phone", service_worker=True)
    finger = Finger(visitor.page)
    finger.press(visitor.page.locator(".door.first button"))
    visitor.page.locator(".table-page .call").wait_for()
    driver = Driver(visitor, 4, finger, eager=0.3)
    play([driver], held_time)
    compare([driver], house, edition="first", options=())


def test_a_seed_is_a_game(visit: Visit, tmp_path: Path) -> None:
    """The same deal, page and driver: the same log to the last word of banter, however quick browser and bots are."""
    first, again = (log_of_two_rounds(visit, tmp_path / name) for name in ("first", "again"))
    assert len(first) > 40
    assert {role for role, *_ in first} >= {"person", "bot"}
    assert again == first


def log_of_two_rounds(visit: Visit, folder: Path) -> list[tuple[object, ...]]:
    """A person with a mouse and bots, in held time on a server of their own; who did what, and when by its clock."""
    folder.mkdir()
    chance = Random("a game")
    server = RunningServer(config_for(folder, pace=1.0), chance)
    server.inside.brain._rng = chance  # type: ignore[assignment]
    house = House(server, sqlite_in(folder))
    with pytest.MonkeyPatch.context() as patch:
        held = HeldTime(server, patch)
        visitor = visit(url=house.url, chance="a game")
        visitor.page.locator(".door.first button").click()
        visitor.page.locator(".table-page .call").wait_for()
        drive([Driver(visitor, 7)], lambda: round_of(visitor) > 2, held)
        _opened, *rows = house.rows(visitor.table)  # the code of a table is the system's chance
        visitor.context.close()
        server.stop()
    return [(row.sender.role, row.sender.seat, row.time - rows[0].time, row.news) for row in rows]


def round_of(visitor: Visitor) -> int:
    view = visitor.last_update.get("view")
    return int(view["public"]["round"]) if view else 0


def invite(host: Visitor, visit: Visit, friends: int) -> list[Visitor]:
    """Open the table, let friends in by the invitation, and deal."""
    host.page.locator("form .primary").click()
    host.page.locator(".invitation").wait_for()
    code = host.messages("welcome")[-1]["code"]
    found = [visit(f"#/join/{code}", service_worker=True) for _ in range(friends)]
    for friend in found:
        friend.page.locator("form .primary").click()
        friend.page.locator(".call .primary").click()
    host.page.locator(".call .primary:not([aria-disabled])").click()
    return found


def compare(drivers: list[Driver], house: House, edition: str, options: tuple[str, ...]) -> None:
    """What the pages show at the end is what the server has on record; and what was clicked is what was done.

    Nothing that a page offers is refused, unless another sender's step came before it.
    """
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
    assert [fault for driver in drivers for fault in faults_of(driver, house)] == []
    record = read_record(game_record(house.url, game))
    played = referee(record)
    assert played.illegal is None
    assert outcome(played.state) == story.scores
    pressed = {kind for driver in drivers for kind in kinds_of_kept_promises(driver, house)}
    assert pressed >= {"aside", "close", "declare"} | ({"draw"} if story.ruleset.draws_from_piles else set())
    kind: Any = Action
    for visitor in visitors:
        done = {message["id"] for message in visitor.messages("done")}
        sent = [message for message in visitor.sent if message["type"] == "command" and message["id"] in done]
        clicked = [codec.from_plain(message["action"], kind) for message in sent]
        assert clicked == [move.action for move in record.moves if move.seat == visitor.seat]
        assert len(clicked) > 12


def faults_of(driver: Driver, house: House) -> list[str]:
    """Refusals that no step of another sender explains, taken after what the page showed when it was pressed."""
    visitor = driver.visitor
    rows = house.rows(visitor.table)
    seen_for = {command["id"]: pressed.seen for pressed, commands in commands_of(driver) for command in commands}
    found: list[str] = []
    for place, message in enumerate(visitor.received):
        if message["type"] != "refused":
            continue
        refused = max(one["seq"] for one in visitor.received[:place] if one["type"] in {"update", "patch"})
        seen = seen_for.get(message["id"], refused)
        if not steps_of_others(rows, visitor.seat, seen, refused):
            found.append(f"{message['refusal']['code']}: seen {seen}, refused {refused}")
    return found


def commands_of(driver: Driver) -> list[tuple[Pressed, list[dict[str, Any]]]]:
    """What was pressed, each with the commands that were sent before the next was."""
    sent = driver.visitor.sent
    ends = [pressed.after for pressed in driver.pressed[1:]] + [len(sent)]
    return [
        (pressed, [message for message in sent[pressed.after : end] if message["type"] == "command"])
        for pressed, end in zip(driver.pressed, ends, strict=True)
    ]


def kinds_of_kept_promises(driver: Driver, house: House) -> set[str]:
    """What a button said is what the referee did whenever it was pressed; which kinds of button were."""
    visitor = driver.visitor
    rows = house.rows(visitor.table)
    own = {row.id: row for row in rows if row.sender.seat == visitor.seat}
    ruleset, names = ruleset_and_names(visitor)
    narrator = Narrator("en", names, ruleset)
    broken, kinds = [], set[str]()
    for pressed, commands in commands_of(driver):
        assert len(commands) <= 1, (pressed, commands)
        row = own.get(commands[0]["id"]) if commands else None
        if row is None:
            continue  # it opened a form, or came too late
        kinds.add(pressed.act.partition("-")[0])
        doing = doing_of(row, rows, narrator, ruleset, names)
        if not is_kept(pressed, doing):
            broken.append((pressed, doing.events))
    assert broken == []
    return kinds


def ruleset_and_names(visitor: Visitor) -> tuple[Ruleset, list[str]]:
    began = [news for update in visitor.updates for news in update["news"] if news["news"] == "game_began"]
    table = visitor.last_update["table"]
    ruleset: Ruleset = codec.from_plain(began[-1]["ruleset"], Ruleset)
    nobody = Narrator("en", (), ruleset)
    full = [seat["name"] or nobody.character(seat["bot"]) for seat in table["seats"]]
    return ruleset, [Narrator("en", full, ruleset).called(seat) for seat in range(len(full))]


def assert_nothing_secret(drivers: list[Driver], house: House) -> None:
    rng = Random(1)
    rows = house.rows(drivers[0].visitor.table)
    for visitor in (driver.visitor for driver in drivers):
        updates = [update for update in visitor.updates if update["view"]]
        assert len(updates) > 50
        found, different = leaks(rows, visitor.seat, updates, rng)
        assert found == []
        assert different > 3
        assert any("/api/" in answer.url for answer in visitor.answers)  # or we did not listen
        assert strange_answers(visitor) == []
        assert strange_memories(visitor) == []
    tokens = [driver.visitor.page.evaluate(FIRST_PLACE)["token"] for driver in drivers]
    for mine, driver in zip(tokens, drivers, strict=True):
        told = all_told(driver.visitor)
        assert mine in told  # or we did not listen
        assert [secret for secret in (seed_of(rows), *tokens) if secret != mine and secret in told] == []


def test_a_page_that_was_sent_somebody_elses_cards_would_be_found(house: House) -> None:
    """The check above can fail: what one seat was sent does not fit any world of another's."""
    host = set_table(house.url, name="Robin", bots=("honest", "honest", "honest"))
    rng = Random(2)
    with Player(host) as me:
        me.ask(Start())
        deadline = time.monotonic() + LIMIT
        while me.view.public.round < 3:
            assert time.monotonic() < deadline
            if me.must_act:
                me.play(me.sample(rng))
            else:
                me.wait()
        updates = [update for update in updates_in(me.received) if update["view"]]
    rows = house.rows(host.table)
    own = [update for update in updates if update["seq"] <= rows[-1].seq]
    assert leaks(rows, 0, own, rng)[0] == []
    assert leaks(rows, 1, own, rng)[0] != []


@pytest.mark.parametrize(
    ("asked", "body"),
    [
        ("POST /api/tables", b'{"table":"abcdefghjkmn","seat":0,"token":"t","code":"c","hands":[{"apple":3}]}'),
        ("GET /api/tables", b'{"tables":[],"deck":["apple"]}'),
        ("GET /api/peek", b"{}"),
        ("GET /light.js", b"let hand = ['apple'];"),
    ],
)
def test_a_card_in_what_a_page_fetches_would_be_found(house: House, asked: str, body: bytes) -> None:
    method, path = asked.split()
    assert strange(method, house.url + path, body) != ""


def test_a_card_that_a_browser_keeps_would_be_found(visit: Visit) -> None:
    visitor = visit()
    assert strange_memories(visitor) == []
    visitor.page.evaluate("localStorage.setItem('nottingham.name', '3 apples'); sessionStorage.setItem('hand', '')")
    assert strange_memories(visitor) == ["nottingham.name: 3 apples", "hand"]
