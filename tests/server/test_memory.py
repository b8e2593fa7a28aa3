"""Memory over evenings: with consent, for one person's eyes, and never at the market of the day."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from nottingham.bots.registry import BOTS
from nottingham.record import codec
from nottingham.rules.engine.events import Declared
from nottingham.rules.game import view
from nottingham.server.access import tokens
from nottingham.server.bots.banter import NAMED_DAYS, Banter
from nottingham.server.bots.worker import BotQuestion, seats_mind, think
from nottingham.server.protocol.news import Spoke
from nottingham.server.protocol.players import (
    AgreeToMemory,
    MineExported,
    OwnPlayer,
    PlayerForgotten,
    PlayerMemory,
)
from nottingham.server.protocol.requests import Rematch, Start
from nottingham.server.protocol.settings import Settings
from nottingham.server.storage.archive import Archive
from nottingham.server.storage.character_memory import CharacterMemory
from nottingham.server.storage.finished_games import KeptGame, game_in, record_of
from nottingham.server.storage.player_book import PlayerBook
from nottingham.server.storage.player_tables import standing_evenings
from nottingham.server.storage.step_store import Store
from nottingham.server.table.commands import Decided, decide
from nottingham.server.table.daily import settings_of
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import Recalled, Sender, Speak, seen_by
from nottingham.server.table.state import Table
from nottingham.server.table.updates import UpdateWriter, update_for
from tests.bots.test_recollection import OFTEN, STRANGER
from tests.server.conftest import Serve
from tests.server.envelopes import PaperTable, secret
from tests.server.test_games import finished
from tests.server.test_players import asked, mine, set_with
from tests.server.test_store import with_store, write

FALSE = replace(STRANGER, broken=1.0, lies=OFTEN)
COMPANY = ("tuck_gentle", "guy")
THREE = Settings(players=3)
ME, FRIEND = "hash-of-my-key", "hash-of-a-friends-key"


# --- on paper: how it is recorded, and who is told


def remembering(seat: int = 1) -> PaperTable:
    """A table at which the character in a seat has met the host before."""
    paper = PaperTable(THREE, ("tuck", "guy")).fill()
    envelope = Envelope(sender=Sender("person", 0), id="start", request=Start(), token=secret(0))
    envelope = replace(envelope, recalled=(Recalled(seat=seat, of=FALSE),))
    decided = decide(paper.table, envelope, paper.now, paper.pace)
    assert isinstance(decided, Decided)
    paper.rows.append(decided.row)
    paper.table = decided.after
    return paper


def test_what_is_recalled_is_in_the_log_and_folding_it_gives_the_same_table() -> None:
    paper = remembering()
    folded = Table.folded(paper.rows)
    assert folded.recalled_by(1) == paper.table.recalled_by(1) == (FALSE,)
    assert folded.recalled_by(2) == ()


def test_no_viewer_is_sent_what_is_recalled() -> None:
    paper = remembering()
    plain = PaperTable(THREE, ("tuck", "guy")).fill()
    for seat in (0, 1, 2, None):
        sent = codec.to_json(update_for(paper.table, paper.rows[-1:], seat, paper.now))
        assert b"recall" not in sent
        assert b"broken" not in sent
    assert b"recall" not in msgspec.json.encode(plain.table.info())


def test_the_next_game_begins_with_what_is_told_it_and_nothing_else() -> None:
    paper = remembering()
    finished(paper)
    paper.person(0, Rematch())
    paper.person(0, Start())
    assert paper.table.recalled == ()


def test_a_mind_begins_with_it_and_a_replay_of_its_choices_is_the_same() -> None:
    paper = remembering()
    game = paper.table.game
    assert game is not None
    mind = seats_mind({}, 1, "tuck", game.number, paper.table.recalled_by(1))
    question = BotQuestion("tuck", view(game.state, 1), (), None, True, (), 1, mind.known)
    once, again = think(question), think(question)
    assert once.memory.habits[0].lying.seen == again.memory.habits[0].lying.seen != [[0.0, 0.0]] * 5
    assert once.memory.habits[0].broken > 0
    assert think(replace(question, known=())).memory.habits[0].broken == 0
    assert seats_mind({1: replace(mind, memory=once.memory, heard=9)}, 1, "tuck", game.number).memory is once.memory


GREETING = Speak(character="tuck", intent="recall_broken", variant=1, parameters={"to": 0, "met": 1_700_000_000_000})


def greeted() -> PaperTable:
    paper = remembering()
    paper.do(Sender("bot", 1), GREETING)
    return paper


def test_a_greeting_by_what_is_remembered_is_heard_by_that_person_alone() -> None:
    paper = greeted()
    spoke = paper.rows[-1].news[0]
    assert isinstance(spoke, Spoke)
    assert seen_by(spoke, 0) == spoke
    for other in (1, 2, None):
        heard = seen_by(spoke, other)
        assert isinstance(heard, Spoke)
        assert (heard.seat, heard.character, heard.intent, heard.parameters) == (1, "tuck", "greet", {})
    whole = {seat: update_for(paper.table, paper.rows[-1:], seat, paper.now) for seat in (0, 1, 2, None)}
    patches = UpdateWriter(Table.folded(paper.rows[:-1]), paper.table, paper.rows[-1], paper.now)
    for sent in (
        {seat: codec.to_json(update) for seat, update in whole.items()},
        {seat: patches.written_for(seat) for seat in whole},
    ):
        assert b"recall_broken" in sent.pop(0)
        assert not any(b"recall" in raw or b"1700000000000" in raw for raw in sent.values())


def test_nothing_of_it_is_in_a_finished_game_its_record_or_its_replay() -> None:
    paper = greeted()
    kept: KeptGame = finished(paper)
    assert any(said.seat == 1 and isinstance(said, Spoke) for step in kept.steps for said in step.talk)
    for raw in (kept.packed(), msgspec.json.encode([step.talk for step in kept.steps]), record_of(kept).encode()):
        assert b"recall" not in raw
    assert b"recall" not in msgspec.msgpack.encode([step.talk for step in KeptGame.unpacked(kept.packed()).steps])
    so_far = game_in(paper.rows[paper.table.game.first - 1 :], paper.table.chairs, 0)  # type: ignore[union-attr]
    assert so_far.steps[0].talk == kept.steps[0].talk


def test_the_bots_of_a_table_greet_by_it_with_the_day_while_that_says_something() -> None:
    for ago, is_dated in ((1000, True), (NAMED_DAYS + 1000, False)):
        paper = remembering()
        start = replace(paper.rows[-1], time=FALSE.met + ago)
        banter = Banter()
        banter.hear(start, paper.table, start.time, paper.pace)
        lines = []
        while banter.next():
            lines.append(banter.take().saying)
        recalled = [line for line in lines if line.intent == "recall_broken"]
        assert [(line.seat, line.parameters) for line in recalled] == [
            (1, {"to": 0, "met": FALSE.met if is_dated else 0})
        ]


# --- in a database: from whose games, and for which table


def played(chance: int, bots: tuple[str, ...] = COMPANY, settings: Settings = THREE) -> PaperTable:
    paper = PaperTable(settings, bots)
    paper.rng = Random(chance)
    finished(paper.started())
    return paper


async def prepared(store: Store, paper: PaperTable) -> CharacterMemory:
    """A store with one game, and the player who holds its first seat."""
    await write(store, paper)
    await PlayerBook(store, Archive(store)).link(ME, paper.table.name, secret(0), 1)
    return CharacterMemory(store)


def next_table(paper: PaperTable, settings: Settings | None = None) -> Table:
    """Where the same person sits down again, with the same secret."""
    return replace(paper.table, name="nextevening1", settings=settings or paper.table.settings)


def test_characters_remember_who_agreed_and_forget_at_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        paper = played(1)
        memory = await prepared(store, paper)
        assert await memory.at(next_table(paper)) == ()
        assert await memory.opinions(ME) == {}
        await memory.agree(ME, 1)
        recalled = await memory.at(next_table(paper))
        assert [(one.seat, one.of.seat) for one in recalled] == [(1, 0), (2, 0)]
        opinions = await memory.opinions(ME)
        assert opinions.keys() == {"tuck", "guy"}
        bags = [one for one in finished(paper).events if isinstance(one, Declared) and one.seat == 0]
        assert sum(opinions["tuck"].lies) + sum(opinions["tuck"].truths) == len(bags)
        await memory.agree(ME, 99)
        assert await memory.since(ME) == 1
        await memory.forget(ME)
        assert (await memory.since(ME), await memory.opinions(ME), await memory.at(next_table(paper))) == (None, {}, ())
        await memory.agree(ME, paper.now + 1)
        assert await memory.opinions(ME) == {}

    with_store(tmp_path, work)


def test_a_character_is_the_same_at_every_strength_and_others_remember_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        paper = played(1)
        memory = await prepared(store, paper)
        await memory.agree(ME, 1)
        chairs = paper.table.chairs
        for bots, known in ((("tuck_sharp", "much"), [1]), (("honest", "will"), []), (("guy", "tuck"), [1, 2])):
            table = next_table(paper)
            table = replace(table, chairs=(chairs[0], *(replace(chairs[1], bot=bot) for bot in bots)))
            assert [one.seat for one in await memory.at(table)] == known

    with_store(tmp_path, work)


def test_nothing_crosses_to_other_people_or_tables(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        paper = played(1)
        memory = await prepared(store, paper)
        await memory.agree(ME, 1)
        assert await memory.opinions(FRIEND) == {}
        table = next_table(paper)
        stranger = replace(table.chairs[0], tokens=("somebody-elses",))
        assert await memory.at(replace(table, chairs=(stranger, *table.chairs[1:]))) == ()
        with_friend = replace(table, chairs=(table.chairs[0], table.chairs[1], stranger))
        assert await memory.at(with_friend) == ()
        evening = {"standing": "s", "began": 1}
        await store.do([(standing_evenings.insert(), [evening | {"table_name": "nextevening1", "number": 2}])])
        assert await memory.at(with_friend) == ()  # a standing table, but the game was another's
        await store.do([(standing_evenings.insert(), [evening | {"table_name": paper.table.name, "number": 1}])])
        assert [(one.seat, one.of.seat) for one in await memory.at(with_friend)] == [(1, 0)]

    with_store(tmp_path, work)


@pytest.mark.parametrize(
    "settings",
    [settings_of(date(2030, 1, 1)), Settings(players=3, is_guided=True), Settings(players=3, is_public=True)],
)
def test_neither_the_market_of_the_day_nor_a_lesson_nor_strangers_are_met_with_it(
    tmp_path: Path, settings: Settings
) -> None:
    async def work(store: Store) -> None:
        paper = played(1)
        memory = await prepared(store, paper)
        await memory.agree(ME, 1)
        assert await memory.at(next_table(paper, settings)) == ()

    with_store(tmp_path, work)


def test_a_game_that_is_erased_is_remembered_by_nobody(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        paper = played(1)
        memory = await prepared(store, paper)
        await memory.agree(ME, 1)
        assert await memory.opinions(ME)
        (kept,) = await Archive(store).games_of(paper.table.name)
        await Archive(store).erase(kept)
        assert await memory.opinions(ME) == {}

    with_store(tmp_path, work)


def test_a_summary_from_before_there_was_memory_is_worked_out_anew(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        paper = played(1)
        memory = await prepared(store, paper)
        await memory.agree(ME, 1)
        book = PlayerBook(store, Archive(store))
        entries = await Archive(store).games_of(paper.table.name)
        fresh = await book.summaries(entries)
        await book._keep(entries[0].name, replace(fresh[entries[0].name], conducts=()))
        assert await book.summaries(entries) == fresh
        assert (await memory.opinions(ME)).keys() == {"tuck", "guy"}

    with_store(tmp_path, work)


# --- over the wire


def test_a_player_agrees_sees_it_and_has_it_forgotten(serve: Serve) -> None:
    server, key, other = serve().url, tokens.new_token(), tokens.new_token()
    set_with(server, key)
    assert mine(server, key).memory == PlayerMemory(since=None, opinions=())
    agreed = asked(server, "mine/memory", PlayerMemory, AgreeToMemory(player=key, is_agreed=True))
    assert agreed.since is not None
    assert mine(server, key).memory == agreed
    assert mine(server, other).memory.since is None
    exported = asked(server, "mine/export", MineExported, OwnPlayer(player=key))
    assert exported.remembered_since == agreed.since
    assert b"opinion" not in msgspec.json.encode(exported)
    gone = asked(server, "mine/memory", PlayerMemory, AgreeToMemory(player=key, is_agreed=False))
    assert gone == PlayerMemory(since=None, opinions=())
    asked(server, "mine/memory", PlayerMemory, AgreeToMemory(player=key, is_agreed=True))
    asked(server, "mine/forget", PlayerForgotten, OwnPlayer(player=key))
    assert mine(server, key).memory.since is None


def test_bots_of_other_kinds_have_no_use_for_it() -> None:
    for name in ("honest", "random", "mixer"):
        assert BOTS[name].recall(None, (FALSE,)) is None
