"""The page about assistants: its configurations can be read, and it names all that there is."""

from __future__ import annotations

import asyncio
import json
import re
import tomllib
from pathlib import Path

from mcp import Client

from nottingham.assistants.mcp import open_server
from nottingham.cli import build_app

PAGE = (Path(__file__).parents[2] / "docs" / "mcp.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def commands() -> list[list[str]]:
    """Every command line on the page that starts the server, as the assistants' configurations say it too."""
    found = [line.split()[1:] for line in blocks("sh")[0].splitlines()]
    configs = [*map(json.loads, blocks("json")), *map(tomllib.loads, blocks("toml"))]
    entries = [entry["nottingham"] for config in configs for entry in config.values()]
    assert all(entry.get("command", "nottingham") == "nottingham" for entry in entries)
    return found + [entry["args"] for entry in entries if "args" in entry]


def test_every_command_on_the_page_is_one() -> None:
    assert len(commands()) == 6
    for words in commands():
        command, _, _ = build_app().parse_args(words, exit_on_error=False, print_error=False)
        assert command.__name__ == "mcp"


def test_it_names_every_tool_resource_and_prompt() -> None:
    async def offered() -> list[str]:
        async with Client(server) as client:
            tools, prompts = await client.list_tools(), await client.list_prompts()
            resources, templates = await client.list_resources(), await client.list_resource_templates()
        names = [tool.name for tool in tools.tools] + [prompt.name for prompt in prompts.prompts]
        uris = [str(resource.uri) for resource in resources.resources]
        return names + uris + [template.uri_template for template in templates.resource_templates]

    with open_server(("http://127.0.0.1:9",)) as server:
        names = asyncio.run(offered())
    table = {"nottingham://table/{part}": ["nottingham://table/chronicle", "nottingham://table/record"]}
    for name in names:
        for word in table.get(name, [name]):
            assert f"`{word}`" in PAGE
