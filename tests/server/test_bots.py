"""Bots at the tables: when they are heard, what they may use, what becomes of those that hang, and what they say."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham.bots.bot import Forgetful, SetPhrase
from nottingham.bots.registry import BOTS
from nottingham.rules.engine.actions import Inspect, Propose, Refuse
from nottingham.rules.engine.deals import AskPass, GiveGold
from nottingham.rules.engine.families import Action, Phase, Prompt
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting, Loading
from nottingham.rules.engine.views import View
from nottingham.rules.game import prompts
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.server.access.rate_limits import Budget, Rate
from nottingham.server.bots.banter import SPEAK_EVERY, Banter
from nottingham.server.bots.process_pool import ProcessPool, Tell, WorkerError, WorkerTimeout, _work
from nottingham.server.bots.scheduler import BEATS, is_same_question, speaks_at
from nottingham.server.bots.worker import BotQuestion, BotWorkers, fresh_mind, think
from nottingham.server.client import Player, set_table
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.news import Played, Spoke
from nottingham.server.protocol.requests import Hurry, Mute, Say, Start
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.bot_timing import ASKED, PROPOSAL_EVERY, SETTLING, TALKING, BotPace, asked_of_bot
from nottingham.server.table.log import Play, Sender, Speak
from tests.server.conftest import GENEROUS, Serve
from tests.server.envelopes import PaperTable
from tests.waiting import PATIENCE

# --- when they are heard (V7)


def test_a_bot_that_is_ready_waits_for_its_turn() -> None:
    assert speaks_at(5000, 3000, 1.0) == 5000


@pytest.mark.parametrize("late", [1, 900, 1000])
def test_a_late_bot_is_heard_on_the_beat_however_late(late: int) -> None:
    assert speaks_at(5000, 5000 + late, 1.0) == 5000 + BEATS[1]


def test_after_the_last_beat_nobody_waits() -> None:
    assert speaks_at(0, BEATS[-1] + 1, 1.0) == BEATS[-1] + 1


class Slow(Forgetful):
    """Thinks longer the more apples it holds."""

    def choose(self, view: View, asked: tuple[Prompt, ...], _memory: None, rng: Random) -> Action | None:
        time.sleep(0.01 * view.hand["apple"])
        musts = [prompt for prompt in asked if prompt.must]
        return musts[0].sample(view, rng) if musts else None


def test_how_long_a_bot_thinks_does_not_show(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time between being asked and being heard is the pause that was drawn, and nothing of what it holds."""
    monkeypatch.setitem(BOTS, "slow", Slow())
    server = serve(pace=0.3)
    with Player(set_table(server.url, bots=("slow",) * 3)) as me:
        me.ask(Start())
        rng = Random(3)
        late: list[float] = []
        while len(late) < 6:
            if me.must_act:
                me.play(me.sample(rng))
                continue
            assert me.update is not None
            turns = {turn.seat: turn.due for turn in server.inside.tables._live[me.place.table].table.turns}
            seq = me.update.seq
            me.wait_until(lambda seq=seq: me.update.seq > seq)  # type: ignore[misc]
            news = me.update.news[0]
            table = server.inside.tables._live[me.place.table].table
            if isinstance(news, Played) and news.seat in turns and table.seq == me.update.seq:
                late.append(table.touched - turns[news.seat])
        assert 0 <= min(late) < 300  # a busy machine holds up the others


def test_a_bot_need_not_think_again_because_another_closed_a_bag() -> None:
    paper = PaperTable(Settings(edition="second"), bots=("honest",) * 3).started()
    while not isinstance(phase_of(paper), Loading):
        paper.move()
    before = paper.table
    first, second = phase_of(paper).awaits()[:2]
    paper.now += 100
    paper.move()
    assert is_same_question(before, paper.table, second)
    assert not is_same_question(before, paper.table, first)
    while not isinstance(phase_of(paper), Inspecting):
        paper.move()
    before = paper.table
    paper.person(0, Say(phrase="open_it"))
    assert not is_same_question(before, paper.table, second)


def test_a_sheriff_waits_for_the_person_it_asked_and_answers_soon() -> None:
    paper = PaperTable(bots=("honest",) * 3).started()
    while not isinstance(phase_of(paper), Inspecting) or 0 in phase_of(paper).awaits():
        paper.move()
    (sheriff,) = phase_of(paper).awaits()
    assert SETTLING[0] <= due_in(paper, sheriff) <= SETTLING[1]
    paper.person(0, Hurry())  # bots, not people
    terms = (GiveGold(5), AskPass(0))
    paper.do(Sender("bot", sheriff), Play(action=Propose(merchant=0, clauses=terms)))
    assert ASKED[0] <= due_in(paper, sheriff) <= ASKED[1]
    paper.now += 10_000
    paper.person(0, Play(action=Refuse(offer=1)))
    assert due_in(paper, sheriff) <= TALKING[1]
    paper.now += TALKING[1]
    paper.do(Sender("bot", sheriff), Play(action=Propose(merchant=0, clauses=terms)))
    paper.person(0, Play(action=Propose(merchant=0, clauses=(GiveGold(4), AskPass(0)), answers=2)))
    assert due_in(paper, sheriff) <= TALKING[1]


def test_bots_that_were_hurried_hurry_to_the_end_of_the_phase_and_no_longer() -> None:
    paper = PaperTable(bots=("honest",) * 3).started()
    paper.person(0, Hurry())
    market = type(phase_of(paper))
    hurried: list[tuple[bool, bool]] = []
    while not hurried or hurried[-1][0]:
        assert paper.table.game is not None
        hurried.append((type(phase_of(paper)) is market, paper.table.game.is_hurried))
        paper.move()
    assert set(hurried) == {(True, True), (False, False)}


def test_hurried_bots_do_not_wait_for_each_others_proposals() -> None:
    paper = PaperTable(bots=("honest",) * 3).started()
    while not isinstance(phase_of(paper), Inspecting) or 0 in phase_of(paper).awaits():
        paper.move()
    (sheriff,) = phase_of(paper).awaits()
    other = next(seat for seat in range(1, 4) if seat != sheriff)

    def propose(gold: int) -> None:
        paper.do(Sender("bot", other), Play(action=Propose(merchant=other, clauses=(GiveGold(gold), AskPass(other)))))

    propose(1)
    assert due_in(paper, sheriff) >= PROPOSAL_EVERY
    paper.person(0, Hurry())
    propose(2)
    assert due_in(paper, sheriff) < PROPOSAL_EVERY


@pytest.mark.parametrize("bot", ["steward_easy", "steward_hard", "much", "guy", "prince_john"])
def test_whatever_a_person_puts_to_a_bot_is_answered_however_often(bot: str) -> None:
    """A person at the gate asks a merchant again and again: every time an act comes back, and within a human pause."""
    paper = PaperTable(Settings(edition="second"), bots=(bot,) * 3).started()
    while not isinstance(phase_of(paper), Inspecting) or 0 not in phase_of(paper).awaits():
        paper.move()
    mind = BOTS[bot]
    for price in range(30, 8, -1):
        phase = phase_of(paper)
        assert isinstance(phase, Inspecting)
        merchant = next(bag.owner for bag in phase.unsettled)
        answered_by = _asked(paper, merchant, price)
        if answered_by is None:
            continue
        asked, _ = asked_of_bot(paper.table, merchant)
        assert due_in(paper, merchant) <= max(TALKING[1], PROPOSAL_EVERY)
        assert paper.table.game is not None
        view = paper.table.game.view(merchant)
        memory = mind.begin(view.ruleset, merchant)
        memory.declared = {bag.owner: (bag.good, bag.size) for bag in phase.bags}
        act = mind.choose(view, asked, memory, Random(price))
        assert act is not None, (price, asked)
        paper.do(Sender("bot", merchant), Play(action=act))
        if not phase_of(paper).awaits() or not isinstance(phase_of(paper), Inspecting):
            break


def _asked(paper: PaperTable, merchant: Seat, price: int) -> Seat | None:
    """A demand of the person's, if the merchant has so much gold."""
    assert paper.table.game is not None
    if paper.table.game.state.public.gold[merchant] < price or phase_of(paper).duties:  # type: ignore[attr-defined]
        return None
    paper.person(0, Play(action=Propose(merchant=merchant, clauses=(GiveGold(price), AskPass(merchant)))))
    return merchant


def test_a_deputy_says_a_word_once_and_waits_for_the_other() -> None:
    paper = PaperTable(Settings(edition="second", players=6), bots=("honest",) * 5).started()
    while not isinstance(phase_of(paper), Inspecting) or 0 not in phase_of(paper).awaits():
        paper.move()
    phase = phase_of(paper)
    assert isinstance(phase, Inspecting)
    other = next(seat for seat in phase.awaits() if seat != 0)
    for bag in phase.unsettled:
        assert settled_by(paper, other) >= {bag.owner}
        paper.do(Sender("bot", other), Play(action=Inspect(bag.owner)))
        assert bag.owner not in settled_by(paper, other)
    assert settled_by(paper, other) == set()


def settled_by(paper: PaperTable, seat: Seat) -> set[Seat]:
    """Whose bags a bot is asked about."""
    return {prompt.bag for prompt in asked_of_bot(paper.table, seat)[0] if isinstance(prompt, SettlePrompt)}


def due_in(paper: PaperTable, seat: Seat) -> int:
    return next(turn.due for turn in paper.table.turns if turn.seat == seat) - paper.now


def phase_of(paper: PaperTable) -> Phase:
    assert paper.table.game is not None
    return paper.table.game.state.public.phase


# --- what they may use


def test_a_budget_fills_up_with_time() -> None:
    budget = Budget(Rate(10, 60), 0.0)
    budget.spend(9.0, 0.0)
    assert not budget.is_spent(0.0)
    budget.spend(6.0, 0.0)
    assert budget.is_spent(1.0)
    assert not budget.is_spent(6.0)
    assert not Budget(Rate(0, 0), 0.0).is_spent(1.0)


def test_a_table_that_thought_too_much_goes_on_with_simpler_bots(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    answer = BotWorkers.answer

    async def noting(brain: BotWorkers, mind: Any, *rest: Any) -> Any:
        asked.append(mind.bot)
        mind, action, _ = await answer(brain, mind, *rest)
        return mind, action, 1.0

    monkeypatch.setattr(BotWorkers, "answer", noting)
    server = serve(caps=replace(GENEROUS, bot_seconds=Rate(3, 0.01)))
    with Player(set_table(server.url, bots=("tuck",) * 3)) as me:
        me.ask(Start())
        rng = Random(3)
        while len(asked) < 6:
            me.play(me.sample(rng)) if me.must_act else me.wait()
    assert asked[:3] == ["tuck"] * 3
    assert set(asked[4:]) == {"honest"}


# --- those that hang


def naughty(what: str, tell: Tell) -> str:
    """The job of a worker in these tests."""
    if what == "hang":
        time.sleep(2 * PATIENCE)
    if what == "fail":
        raise ZeroDivisionError
    if what == "die":
        raise SystemExit(3)
    if what == "count":
        for number in range(3):
            tell(number)
    return what.upper()


def test_a_worker_that_hangs_or_dies_is_replaced() -> None:
    async def run() -> None:
        workers = ProcessPool(naughty, 1)
        try:
            assert await workers.do("hello", 30) == "HELLO"
            began = time.monotonic()
            with pytest.raises(WorkerTimeout):
                await workers.do("hang", 0.3)
            assert time.monotonic() - began < PATIENCE  # which is less than it would hang for
            assert await workers.do("again", 30) == "AGAIN"
            with pytest.raises(WorkerError, match="ZeroDivisionError"):
                await workers.do("fail", 30)
            with pytest.raises(WorkerTimeout):
                await workers.do("die", 30)
            assert await workers.do("still here", 30) == "STILL HERE"
            assert workers.killed == 2
            told: list[int] = []
            assert await workers.do("count", 30, told.append) == "COUNT"
            assert told == [0, 1, 2]
        finally:
            await workers.close()

    asyncio.run(run())


class Broken(Forgetful):
    """A bot with a mistake."""

    def choose(self, _view: View, _asked: tuple[Prompt, ...], _memory: None, _rng: Random) -> Action | None:
        raise KeyError("an apple")


def test_a_bot_with_a_mistake_has_a_move_made_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken())
    paper = PaperTable().started()
    assert paper.table.game is not None
    seat = paper.table.game.state.public.phase.awaits()[0]
    seen = paper.table.game.view(seat)

    async def run() -> None:
        brain = BotWorkers(0)
        _, action, _ = await brain.answer(fresh_mind("broken", 1), seen, prompts(seen), (), 3)
        assert action is not None
        assert brain.failures == 1

    asyncio.run(run())


# --- what they say


def spoken(pace: float, steps: int = 400) -> list[tuple[int, Seat]]:
    """When the characters of a paper game would speak, and who."""
    paper = PaperTable(Settings(edition="second"), bots=("tuck", "guy", "prince_john")).started()
    voices, said = Banter(), list[tuple[int, Seat]]()
    for _ in range(steps):
        if paper.table.stage != "playing":
            break
        paper.now += 400
        voices.hear(paper.move(), paper.table, paper.now, BotPace(Random(1), pace))
        while (line := voices.next()) is not None and line.due <= paper.now:
            voices.take()
            said.append((line.due, line.saying.seat))
    return said


def test_characters_speak_now_and_then_and_not_all_at_once() -> None:
    said = spoken(1.0)
    assert len(said) > 10
    assert {seat for _, seat in said} == {1, 2, 3}
    gaps = [later - sooner for (sooner, _), (later, _) in pairwise(said)]
    assert min(gaps) >= SPEAK_EVERY


def test_a_voice_that_comes_in_late_finds_the_thread() -> None:
    paper = PaperTable(bots=("tuck", "guy", "much")).started()
    for _ in range(60):
        paper.move()
    voices = Banter()
    while paper.table.stage == "playing":
        voices.hear(paper.move(), paper.table, paper.now, BotPace(Random(1)))
    voices.forget()
    assert voices.next() is None


def test_a_set_phrase_is_answered_and_remembered() -> None:
    paper = PaperTable(Settings(edition="second"), bots=("tuck", "guy", "much")).started()
    voices, pace = Banter(), BotPace(Random(1))
    for _ in range(4):
        voices.hear(paper.move(), paper.table, paper.now, pace)
    while voices.next() is not None:
        voices.take()
    paper.now += 60_000
    row = paper.do(Sender("person", 0), Say(phrase="thank_you", to=3))
    voices.hear(row, paper.table, paper.now, pace)
    line = voices.next()
    assert line is not None
    assert (line.saying.seat, line.saying.intent) == (3, "welcome")
    game = paper.table.game
    assert game is not None
    seen = game.view(3)
    question = BotQuestion("much", seen, prompts(seen), None, True, (SetPhrase(0, "thank_you", 3),), 1)
    assert think(question).memory.grudges[0] < 0


def test_what_a_bot_says_is_in_the_log() -> None:
    paper = PaperTable(bots=("tuck",)).fill()
    row = paper.do(Sender("bot", 1), Speak(character="tuck", intent="greet", variant=1))
    assert row.news == (Spoke(seat=1, character="tuck", intent="greet", variant=1),)


def test_characters_are_heard_over_the_wire_and_can_be_muted(shared: str) -> None:
    with Player(set_table(shared, bots=("tuck", "guy", "much"))) as me:
        assert isinstance(me.ask(Mute(seat=1, is_muted=True)), Done)
        me.ask(Start())
        rng = Random(3)
        play_until(me, rng, lambda: len(lines(me)) >= 6)
        assert {line.seat for line in lines(me)} <= {2, 3}
        assert all(line.character in ("guy", "much") for line in lines(me))


def play_until(me: Player, rng: Random, condition: Callable[[], bool]) -> None:
    while not condition():
        assert not me.is_over
        if me.must_act:
            me.play(me.sample(rng))
        else:
            me.wait()


def lines(player: Player) -> list[Spoke]:
    return [news for news in player.news if isinstance(news, Spoke)]


def test_a_worker_whose_server_is_gone_ends_without_a_word() -> None:
    ours, theirs = multiprocessing.Pipe()
    ours.close()
    _work(theirs, lambda what, _tell: what)
