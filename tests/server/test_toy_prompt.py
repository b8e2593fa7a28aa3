"""A prompt that only its option knows is answered everywhere by its form: no other file has heard of it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from random import Random

import pytest

from nottingham import Prompt, Ruleset, compose
from nottingham.assistants.llm import LlmBot
from nottingham.cli.forms import Desk
from nottingham.cli.terminal import Terminal
from nottingham.locales.narrator import Narrator
from nottingham.record import codec
from nottingham.research.environments.pettingzoo_env import env
from nottingham.rules import rulebook
from nottingham.rules.engine.fields import WrongField
from nottingham.server.table.standing import brought_forms
from tests.adapters_llm.mock import Mock
from tests.adapters_llm.seats import model
from tests.mcp.assistants import seated_contestant
from tests.server.conftest import Serve
from tests.server.processes import sqlite_in
from tests.tables import Table, started
from tests.toy_option import FORTUNE_TELLER, OMENS, Pray, PrayPrompt

INVITATION = re.compile(r"http://\S+/#/join/\S+")


@pytest.fixture
def ruleset() -> Iterator[Ruleset]:
    rulebook.register(FORTUNE_TELLER)
    yield compose("first", 3, ("fortune_teller",))
    rulebook.withdraw(FORTUNE_TELLER)


def asked_to_pray(ruleset: Ruleset) -> tuple[Table, int, Prompt]:
    """The first moment at which a seat is asked for a prayer."""
    at, rng = started(ruleset.edition, ruleset.players, ruleset.options, 4), Random(3)
    while True:
        seat = at.awaited()[0]
        prompt = next(one for one in at.prompts(seat) if one.must)
        if isinstance(prompt, PrayPrompt):
            return at, seat, prompt
        at.do(seat, prompt.sample(at.view(seat), rng))


def test_a_form_gives_the_action_or_says_which_field_is_wrong(ruleset: Ruleset) -> None:
    at, seat, prompt = asked_to_pray(ruleset)
    (form,) = prompt.forms(at.view(seat))
    assert form.build({"times": 2, "omen": "owl"}) == Pray(2, "owl")
    assert form.build({"omen": "owl"}) == Pray(0, "owl")  # as often as its field has it by default
    for values, field in (({"omen": "pig"}, "omen"), ({}, "omen"), ({"times": 4, "omen": "owl"}, "times")):
        with pytest.raises(WrongField) as wrong:
            form.build(values)
        assert wrong.value.field == field


@pytest.mark.parametrize("language", ["en", "pl"])
def test_at_a_terminal(ruleset: Ruleset, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    at, seat, prompt = asked_to_pray(ruleset)
    narrator = Narrator(language, ("Ann", "Ben", "Cid"), ruleset)
    typed = iter(["seven", "2", "9", "3"])  # what is no answer is asked again
    desk = Desk(at.view(seat), narrator, Terminal(lambda _question: next(typed), narrator), Random(1))
    assert desk.label(prompt) == "pray"
    assert desk.action(prompt) == Pray(2, OMENS[2])
    told = capsys.readouterr().out
    assert all(omen in told for omen in OMENS)


def test_by_a_model(ruleset: Ruleset) -> None:
    at, seat, prompt = asked_to_pray(ruleset)
    with Mock() as mock:
        player = LlmBot(model(mock.address))
        memory = player.begin(ruleset, seat)
        action = player.choose(at.view(seat), (prompt,), memory, Random(1))
    assert isinstance(action, Pray)
    assert memory.stood_in is None  # the model's own answer
    schema = mock.requests[0]["response_format"]["json_schema"]["schema"]
    fields = schema["properties"]["values"]["anyOf"][0]["properties"]
    assert fields["omen"]["anyOf"][0]["enum"] == list(OMENS)
    assert (fields["times"]["anyOf"][0]["minimum"], fields["times"]["anyOf"][0]["maximum"]) == (0, 3)


def test_in_pettingzoo(ruleset: Ruleset) -> None:
    table = env(ruleset=ruleset)
    table.reset(seed=1)
    rng, verbs = Random(1), set[str]()
    names = table.unwrapped.sitting.vocabulary.names
    for _ in table.agent_iter():
        sight, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            break
        step = rng.choice(sight["action_mask"].nonzero()[0].tolist())
        verbs.add(names[step])
        table.step(step)
    assert {"pray", *(f"pray omen {place}" for place in range(len(OMENS)))} <= verbs
    assert any(name.startswith("pray times") for name in verbs)


def test_on_the_wire(ruleset: Ruleset) -> None:
    """What the page's plain board is made of (web/src/table/boards/PlainBoard.svelte)."""
    at, seat, _ = asked_to_pray(ruleset)
    seen = at.view(seat)
    assert json.loads(codec.to_json(brought_forms(seen, at.prompts(seat)))) == [
        {
            "prompt": "pray_prompt",
            "action": "pray",
            "settled": {},
            "fields": [
                {"field": "number", "name": "times", "least": 0, "most": 3},
                {"field": "choice", "name": "omen", "among": list(OMENS), "of": "word"},
            ],
        }
    ]


def test_by_assistants_over_mcp(ruleset: Ruleset, serve: Serve, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = serve()
    database = sqlite_in(tmp_path_factory.getbasetemp())

    async def game() -> str:
        one, two, three = (seated_contestant(server.url, database, seed) for seed in (1, 2, 3))
        async with one as host, two as ben, three as cid:
            told = await host.call("set_table", edition="first", players=3, options=list(ruleset.options), friends=2)
            for guest in (ben, cid):
                await guest.call("join_table", link=INVITATION.findall(told)[0], name="Guest")
            await host.call("start_game")
            for _ in range(200):
                for player in (host, ben, cid):
                    asked = await player.choices()
                    praying = [line for line in asked["choices"] if ": pray; 'values'" in line]
                    if praying:
                        number, values = int(praying[0].split(":")[0]), {"times": 1, "omen": "dove"}
                        return await player.call("act", at=asked["at"], choice=number, values=values)
                    if asked["must"]:
                        await player.turn()
            raise AssertionError("nobody was ever asked")

    assert asyncio.run(game())
