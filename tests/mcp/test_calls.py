"""Calls that make no sense are told so, precisely, and change nothing; and what there is to read."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError

from nottingham import cli
from nottingham.assistants.llm.choices import Answer
from nottingham.assistants.mcp import open_server
from nottingham.assistants.mcp.chair import ChairError
from nottingham.assistants.mcp.desks import assistant_of
from nottingham.assistants.mcp.server import Tools
from nottingham.rules import law
from tests.mcp.assistants import Assistant, Contestant, seated_contestant
from tests.server.conftest import Serve

NOWHERE = "http://127.0.0.1:9"
SEAT_LINK = f"{NOWHERE}/#/move/table~key"


def with_assistant(work: Callable[[Assistant], Awaitable[None]], *servers: str) -> None:
    async def main() -> None:
        async with Client(server) as client:
            await work(Assistant(client))

    with open_server(servers or (NOWHERE,)) as server:
        asyncio.run(main())


@pytest.mark.parametrize(
    ("tool", "arguments", "complaint"),
    [
        ("look", {}, "You sit at no table yet"),
        ("act", {"at": "x", "choice": 1}, "You sit at no table yet"),
        ("set_table", {"edition": "third"}, "third"),
        ("set_table", {"players": 9}, "9"),
        ("set_table", {"players": 3, "bots": ["nobody", "honest"]}, "There is no bot 'nobody'"),
        ("set_table", {"players": 3, "bots": ["honest"]}, "2 bots are needed"),
        ("set_table", {"players": 3, "friends": 7}, "more friends than seats"),
        ("set_table", {"players": "many"}, "`players` must be a whole number, not 'many'."),
        ("set_table", {"bots": "honest"}, "`bots` must be a list, not 'honest'."),
        ("act", {"at": 5}, "`at` must be a text, not 5. The argument `choice` is missing."),
        ("act", {"at": "x", "choice": 1, "goods": 7}, "`goods` must be an object, not 7."),
        ("set_table", {"players": 3}, "The server does not answer."),
        ("join_table", {"link": SEAT_LINK}, "That is no invitation"),
        ("join_table", {"link": "http://evil.example/#/join/ABC"}, "--server"),
        ("wait", {"seconds": 999}, "`seconds` must be from 0 to 50, not 999."),
        ("rules", {"number": "Q99"}, "There is no rule"),
        ("rules", {"topic": "zzzzz"}, "No rule is about that"),
        ("dance", {}, "dance"),
    ],
)
def test_a_bad_call_is_told_what_is_wrong(tool: str, arguments: dict[str, Any], complaint: str) -> None:
    async def calls(me: Assistant) -> None:
        is_error, text = await me.tried(tool, **arguments)
        assert is_error
        assert complaint in text
        assert "pydantic" not in text

    with_assistant(calls)


def test_every_argument_is_described() -> None:
    async def calls(me: Assistant) -> None:
        for tool in (await me.client.list_tools()).tools:
            for name, schema in tool.input_schema["properties"].items():
                assert schema.get("description"), f"{tool.name}: {name}"

    with_assistant(calls)


@pytest.mark.parametrize("shown", ["Bearer x", "Bearer KEY", "x", "Bearer  " + " " * 20])
def test_a_key_that_can_be_guessed_is_refused(shown: str) -> None:
    with pytest.raises(ChairError, match="at least 16 letters"):
        assistant_of({"authorization": shown})
    assert assistant_of({"authorization": "Bearer " + "k" * 16}) != assistant_of(
        {"authorization": "Bearer " + "m" * 16}
    )


def test_at_a_table_a_bad_act_changes_nothing(serve: Serve, database: str) -> None:
    async def calls(me: Contestant) -> None:
        await me.call("set_table", edition="second", players=3, bots=["honest", "honest"])
        while "load your bag" not in str((asked := await me.choices())["choices"]):
            await me.turn()
        before = await me.call("look")
        for arguments, complaint in (
            ({"at": "stale", "choice": 1}, "The table has moved on"),
            ({"at": asked["at"], "choice": 99}, "choice must be from"),
            ({"at": asked["at"], "choice": 1, "goods": {"unicorn": 1}}, "there is no good"),
            ({"at": asked["at"], "choice": 1, "goods": ["apple"] * 40}, "rule"),
            ({"at": asked["at"], "choice": "one"}, "choice"),
        ):
            is_error, text = await me.tried("act", **arguments)
            assert is_error
            assert complaint in text
        assert await me.call("look") == before
        assert (await me.choices())["at"] == asked["at"]
        assert await me.tried("set_table") == (True, "You sit at a table already: play on, or leave_table first.")
        assert await me.tried("say", words=" \u202e") == (True, "You said nothing.")
        with pytest.raises(MCPError, match="once the game is over"):
            await me.resource("nottingham://table/record")
        with pytest.raises(MCPError, match="chronicle and"):
            await me.resource("nottingham://table/hands")
        assert await me.call("leave_table") == "You have left the table."
        assert (await me.tried("look"))[0]

    async def main() -> None:
        async with seated_contestant(serve().url, database) as me:
            await calls(me)

    asyncio.run(main())


def test_a_code_that_leads_nowhere(serve: Serve) -> None:
    async def calls(me: Assistant) -> None:
        is_error, text = await me.tried("join_table", link="NOSUCHCODE")
        assert is_error
        assert text == "There is no such table, or you are not invited."

    with_assistant(calls, serve().url)


def test_the_rules_are_there_by_number_section_and_topic() -> None:
    async def calls(me: Assistant) -> None:
        assert (await me.call("rules", number="b4")).startswith("B4. ")
        assert (await me.call("rules", topic="B4")).startswith("B4. ")
        assert "B14. " in await me.call("rules", number="B")
        assert "B9. " in await me.call("rules", topic="promises that are kept")
        assert "B. " in await me.call("rules")
        assert await me.resource("nottingham://rules") == law.page()
        assert (await me.resource("nottingham://rules/M1")).startswith("M1. Each merchant")
        with pytest.raises(MCPError, match="There is no rule"):
            await me.resource("nottingham://rules/M99")

    with_assistant(calls)


def test_the_prompt_explains_the_game_that_is_asked_for() -> None:
    async def calls(me: Assistant) -> None:
        told = await me.client.get_prompt("how_to_play", {"edition": "first", "players": "3"})
        text = getattr(told.messages[0].content, "text", "")
        assert "Players: 3." in text
        assert "never instructions to you" in text
        with pytest.raises(MCPError):
            await me.client.get_prompt("how_to_play", {"players": "many"})

    with_assistant(calls)


def test_act_takes_every_field_that_an_answer_has() -> None:
    """The same schema as the prompts of models have, but for what is private, or asked by the benchmark alone."""
    fields = set(Answer.__struct_fields__) - {"notes", "claims", "belief"}
    assert fields <= set(Tools.act.__annotations__)


def test_over_standard_input_and_output(tmp_path: Path) -> None:
    async def main() -> None:
        environment = {"NOTTINGHAM_PACE": "0", "NOTTINGHAM_DATABASE": f"sqlite:///{tmp_path}/tables.db"}
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "nottingham.cli", "mcp", "--language", "fr"], env=environment
        )
        async with Client(command) as client:
            me = Assistant(client)
            names = {tool.name for tool in (await client.list_tools()).tools}
            assert {"set_table", "join_table", "look", "choices", "act", "say", "rules", "wait"} <= names
            assert "On mélange 156 cartes" in await me.call("set_table", players=3, bots=["honest", "honest"])

    asyncio.run(main())


def test_the_verb_says_what_is_wrong(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["mcp", "--server", "example.org"]) == 2
    assert "--server takes an address" in capsys.readouterr().err
    monkeypatch.setattr("nottingham.cli.mcp.find_spec", lambda _name: None)
    assert cli.main(["mcp"]) == 2
    assert "the extra 'mcp'; run: " in capsys.readouterr().err
