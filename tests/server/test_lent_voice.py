"""A language model that lends characters its words: off by default, never waited for, and told what all have heard."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from nottingham.assistants.llm.voice import LINE_MOST, spoken_line, voice_messages
from nottingham.bots.guest import VoiceBrief
from nottingham.bots.registry import GUESTS
from nottingham.locales.saying import Saying
from nottingham.server.access.word_filter import WordFilter
from nottingham.server.bots.banter import Banter
from nottingham.server.bots.lent_voice import OUR_OWN, LentVoice, brief_for
from nottingham.server.bots.remote import RemoteBots
from nottingham.server.client import Player, set_table
from nottingham.server.protocol.news import Spoke
from nottingham.server.protocol.requests import Start
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.bot_timing import BotPace
from nottingham.server.table.log import Row
from nottingham.server.table.state import Table
from tests.adapters_llm.mock import Mock, asks_for_line
from tests.adapters_llm.seats import SEAT, seated
from tests.server.conftest import RunningServer, Serve
from tests.server.envelopes import PaperTable
from tests.server.test_models import BAD, play_to_the_end, told
from tests.server.worlds import are_different, other_world

COMPANY = ("tuck", "guy", "much")
WORDS = "Well met at the gate, my friends."
BRIEF = VoiceBrief("en", "Friar Tuck", "Hungry.", "ask", "Five gold, and I say grace over it.")


def briefs_at(rows: list[Row]) -> tuple[list[bytes], Table]:
    """Every question for words that a game on paper leads to."""
    table, voices, found = Table(), Banter(), list[bytes]()
    for row in rows:
        table = table.after(row)
        voices.hear(row, table, row.time, BotPace(Random(1)))
        while voices.next():
            if brief := brief_for(voices.take().saying, table):
                found.append(json.dumps(voice_messages(brief)).encode())
    return found, table


@pytest.mark.parametrize("seed", range(4))
def test_v5_the_model_is_told_the_same_in_two_worlds_that_differ_in_what_is_hidden(seed: int) -> None:
    paper = PaperTable(Settings(edition="second", players=4), bots=COMPANY)
    paper.rng = Random(seed)
    paper.started()
    compared = 0
    for _ in range(90):
        if paper.table.stage != "playing":
            break
        paper.move(only_musts=paper.rng.random() < 0.5)
    for end in range(20, len(paper.rows), 15):
        rows = paper.rows[:end]
        (true, table), (other, imagined) = briefs_at(rows), briefs_at(other_world(rows, None, paper.rng))
        assert true == other
        compared += len(true) * are_different(table, imagined)
    assert compared > 10


def game(server: RunningServer) -> list[Spoke]:
    """What characters said in a game with them."""
    place = set_table(server.url, settings=Settings(edition="second", players=4, options=("short_game",)), bots=COMPANY)
    with Player(place) as me:
        me.ask(Start())
        play_to_the_end(me)
        return told(me, Spoke)


def test_without_the_setting_nobody_is_asked(serve: Serve) -> None:
    with Mock(sayings=(WORDS,)) as mock, seated(mock):
        spoken = game(serve())
        assert spoken
        assert {(one.words, one.language) for one in spoken} == {("", "")}
        assert mock.requests == []


def test_a_line_is_spoken_in_lent_words_with_its_code_for_those_who_read_another_language(serve: Serve) -> None:
    with Mock(sayings=(WORDS,)) as mock, seated(mock):
        server = serve(voice="mock", pace=0.02)
        lent = [one for one in game(server) if one.words]
        assert lent
        assert {(one.words, one.language) for one in lent} == {(WORDS, "en")}
        assert all(one.intent and one.character in COMPANY for one in lent)
        assert all(asks_for_line(body) for body in mock.requests)


@pytest.mark.parametrize("mood", BAD)
def test_a_model_that_is_slow_or_broken_changes_nothing(serve: Serve, mood: str) -> None:
    with Mock({mood: 1}) as mock, seated(mock):
        server = serve(voice="mock", pace=0.02)
        spoken = game(server)
        assert spoken
        assert {(one.words, one.language) for one in spoken} == {("", "")}
        assert mock.requests


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        ('"Five gold, and a blessing goes with it."', "Five gold, and a blessing goes with it."),
        ("5 gold and my blessing", "5 gold and my blessing"),
        ("Six gold and my blessing", ""),
        ("My blessing!", ""),
        ("Five gold\nand my blessing", ""),
        ("**Five gold**", ""),
        ("<b>Five gold</b>", ""),
        ("Five gold at https://example.org", ""),
        ("Five gold" + "!" * LINE_MOST, ""),
        ("Five\u202e gold", "Five gold"),
        ("", ""),
    ],
)
def test_only_one_plain_line_with_the_same_numbers_is_spoken(answer: str, line: str) -> None:
    assert spoken_line(answer, BRIEF) == line


def test_a_day_that_has_cost_enough_asks_no_more(serve: Serve) -> None:
    with Mock(sayings=(WORDS,)) as mock, seated(mock, day_tokens=1):
        assert all(one.words == "" for one in game(serve(voice="mock", pace=0.02)))
        assert mock.requests == []


def test_words_on_the_operators_list_are_not_spoken() -> None:
    asyncio.run(_words_on_the_operators_list())


async def _words_on_the_operators_list() -> None:
    guests = RemoteBots(1)
    with Mock(sayings=("Five turnips of gold.",)) as mock, seated(mock):
        assert (await LentVoice("mock", guests, WordFilter()).words(BRIEF)).text == "Five turnips of gold."
        voice = LentVoice("mock", guests, WordFilter(("turnips",)))
        assert await voice.words(BRIEF) == OUR_OWN
        assert (voice.lines, voice.failures) == (0, 1)
    assert SEAT not in GUESTS
    assert await LentVoice("mock", guests, WordFilter()).words(BRIEF) == OUR_OWN
    await guests.close()


def test_what_is_for_one_person_and_what_is_said_in_public_is_never_given_away() -> None:
    greeting = Saying(1, "tuck", "greet", 1)
    private = PaperTable(bots=COMPANY).started().table
    public = PaperTable(Settings(is_public=True), bots=COMPANY).started().table
    assert brief_for(greeting, private) is not None
    assert brief_for(greeting, public) is None
    assert brief_for(Saying(1, "tuck", "recall_honest", 1, {"to": 0}), private) is None
    assert brief_for(Saying(1, "tuck", "scene_to_guy", 1, {"to": 2}), private) is None
