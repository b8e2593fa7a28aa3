"""A table is what its log tells."""

from typing import get_args

import pytest

from nottingham.record import codec
from nottingham.rules.engine.actions import LoadBag, Pass, Propose, SetAside
from nottingham.rules.engine.deals import AskPass, GiveGold
from nottingham.rules.engine.families import Phase
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.state import Declaring, Inspecting, Loading, Market
from nottingham.server.protocol.news import GameBegan, Played, Said, SeatHeld
from nottingham.server.protocol.requests import (
    Admit,
    ChangeSettings,
    HandOver,
    Leave,
    Rematch,
    Remove,
    Rename,
    Return,
    Say,
    SayText,
    SeatBot,
    SetReady,
    Start,
    StepAway,
)
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.table.commands import HANDLERS
from nottingham.server.table.log import CLOCK, SERVER, AnyRequest, Play, Row, RunOut, Scrubbed, Sender, Sit, seen_by
from nottingham.server.table.state import Table
from tests.server.envelopes import PaperTable, secret


def test_folding_the_log_gives_the_table() -> None:
    paper = PaperTable(bots=("random",)).started()
    while paper.table.stage == "playing":
        paper.move()
    written = [codec.to_bytes(row) for row in paper.rows]
    read = [codec.from_bytes(raw, Row) for raw in written]
    assert Table.folded(read) == paper.table
    assert paper.table.game is not None
    assert paper.table.stage == "finished"


def test_every_request_has_a_handler_but_what_stands_for_an_erased_one() -> None:
    assert set(get_args(AnyRequest)) - {*HANDLERS} == {Scrubbed}


def test_a_game_needs_every_seat_taken_and_every_person_ready() -> None:
    paper = PaperTable()
    assert paper.refused(0, Start()) == "seat_empty"
    paper.fill()
    paper.person(2, SetReady(is_ready=False))
    assert paper.refused(0, Start()) == "not_ready"
    paper.person(2, SetReady(is_ready=True))
    paper.person(0, Start())
    assert paper.table.stage == "playing"
    assert paper.refused(0, Start()) == "already_started"


def test_only_the_host_does_what_a_host_does() -> None:
    paper = PaperTable(bots=("random",)).fill()
    changed = ChangeSettings(edition="second")
    for request in (Start(), Remove(seat=1), SeatBot(seat=1, bot="honest"), HandOver(seat=3), changed):
        assert paper.refused(2, request) == "not_host"
    paper.person(0, HandOver(seat=2))
    assert paper.table.host == 2
    assert paper.refused(0, Start()) == "not_host"
    assert paper.refused(2, HandOver(seat=1)) == "no_person_there"


def test_the_host_changes_the_rules_before_the_cards_are_dealt() -> None:
    paper = PaperTable(Settings(is_public=True)).fill()
    paper.person(0, ChangeSettings(edition="second", options=("black_market",), clock=ClockRules(seconds=60)))
    settings = paper.table.settings
    assert (settings.edition, settings.options, settings.clock.seconds) == ("second", ("black_market",), 60)
    assert settings.is_public
    assert not any(chair.is_ready for chair in paper.table.chairs)  # to these rules nobody has agreed yet
    assert paper.refused(0, ChangeSettings(edition="first", options=("black_market", "no_such"))) == "unknown_option"
    assert paper.table.settings == settings
    for seat in range(1, 4):
        paper.person(seat, SetReady(is_ready=True))
    paper.person(0, Start())
    assert paper.table.game is not None
    assert paper.table.game.state.ruleset.edition == "second"
    assert paper.refused(0, ChangeSettings(edition="first")) == "already_started"


def test_who_is_removed_has_lost_the_seat() -> None:
    paper = PaperTable().fill()
    paper.person(0, Remove(seat=3))
    assert paper.refused(3, SetReady(is_ready=True)) == "seat_lost"
    assert paper.table.chairs[3].is_free


def test_a_bot_plays_on_for_whoever_leaves_a_game_and_a_latecomer_can_take_over() -> None:
    paper = PaperTable().started()
    paper.person(3, Leave())
    assert paper.table.chairs[3].bot
    paper.do(SERVER, Sit(name="Late", language="pl", token=secret(3)))
    assert paper.table.chairs[3].bot  # not before the others agree
    for seat in range(3):
        paper.person(seat, Admit(seat=3, may_sit=True))
    assert paper.table.chairs[3].name == "Late"
    assert not paper.table.chairs[3].bot


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    paper = PaperTable(bots=("random",)).fill()
    paper.person(0, Leave())
    assert paper.table.host == 2


def test_a_held_seat_is_the_bots_until_its_player_returns() -> None:
    paper = PaperTable().started()
    assert paper.table.game is not None
    seat = paper.table.game.state.public.phase.awaits()[0]
    paper.person(seat, StepAway())
    assert [turn.seat for turn in paper.table.turns] == [seat]
    assert paper.refused(seat, Play(action=SetAside(NOTHING))) == "seat_held"
    paper.person(seat, Return())
    assert paper.table.turns == ()
    paper.person(seat, Play(action=SetAside(NOTHING)))


def test_a_stale_command_is_refused_and_one_that_crossed_anothers_is_not() -> None:
    paper = PaperTable(Settings(edition="second")).started()
    while paper.table.game and paper.table.token(0).split(".")[2] != "loading":
        paper.move()
    game = paper.table.game
    assert game is not None
    merchants = game.state.public.phase.awaits()
    tokens = {seat: paper.table.token(seat) for seat in merchants}
    for seat in merchants:  # all saw the same state, and all are heard
        action = Play(action=_load(paper, seat))
        paper.person(seat, action, at=tokens[seat])
        assert paper.refused(seat, action, at=tokens[seat]) == "stale"


def _load(paper: PaperTable, seat: int) -> LoadBag:
    assert paper.table.game is not None
    return LoadBag(Goods.of(next(iter(paper.table.game.view(seat).hand))))


def test_names_and_words_are_cleaned() -> None:
    paper = PaperTable()
    paper.person(0, Rename(name="\u202eRobin\n\x00 <b>of  Locksley</b> and more and more", language="fr"))
    assert paper.table.chairs[0].name == "Robin <b>of Locksley</b>"
    row = paper.person(0, SayText(text="come\u2066 closer\r\n"))
    assert row.news == (Said(seat=0, text="come closer"),)
    assert paper.refused(0, SayText(text="\u200b\u202e")) == "nothing_said"


def test_strangers_speak_in_phrases() -> None:
    paper = PaperTable(Settings(is_public=True))
    assert paper.refused(0, SayText(text="hello")) == "phrases_only"
    assert paper.refused(0, Say(phrase="buy my things")) == "no_such_phrase"
    paper.person(0, Say(phrase="trust_me"))


def test_a_rematch_keeps_the_seats() -> None:
    paper = PaperTable(bots=("honest", "honest", "honest")).started()
    assert paper.refused(0, Rematch()) == "game_not_over"
    while paper.table.stage == "playing":
        paper.move()
    paper.person(0, Rematch())
    assert paper.table.stage == "waiting"
    paper.person(0, Start())
    assert (paper.table.stage, paper.table.games) == ("playing", 2)


def test_a_rematch_is_by_consent_and_frees_the_seats_that_bots_held() -> None:
    paper = PaperTable(bots=("honest",)).started()
    for seat in (0, 2, 3):
        paper.person(seat, StepAway())
    while paper.table.stage == "playing":
        paper.move()
    paper.person(2, Rematch())  # not the host: anybody may propose it
    assert paper.table.chairs[2].is_ready
    assert not paper.table.chairs[2].is_held
    assert 3 in held(paper)  # who has said nothing is not dragged along
    paper.person(3, SetReady(is_ready=False))
    assert 3 in held(paper)
    paper.person(3, SetReady(is_ready=True))
    assert 3 not in held(paper)
    paper.person(0, Start())
    assert not held(paper)  # who deals plays


def held(paper: PaperTable) -> set[int]:
    return {seat for seat, chair in enumerate(paper.table.chairs) if chair.is_held}


def test_a_host_lets_a_bot_play_for_somebody_without_a_connection_and_for_nobody_who_is_there() -> None:
    paper = PaperTable(bots=("honest",)).started()
    assert paper.refused(0, SeatBot(seat=2, bot="honest")) == "player_is_here"
    paper.absent = frozenset({2})
    paper.person(0, SeatBot(seat=2, bot="honest"))
    assert paper.table.chairs[2].is_held
    paper.person(2, Return())
    assert not paper.table.chairs[2].is_held


def test_only_those_who_play_here_can_be_seated_and_a_model_is_told_from_a_bot() -> None:
    paper = PaperTable(bots=("honest",)).fill()
    for bot, code in (("nobody", "no_such_bot"), ("llm:gone", "no_such_model")):
        assert paper.refused(0, SeatBot(seat=1, bot=bot)) == code
    assert paper.table.chairs[1].bot == "honest"


def test_over_its_own_cards_a_bot_is_neither_rash_nor_slow() -> None:
    """Whatever chance says, between half a second and four: nobody waits for long, and nobody misses what happens."""
    paper = PaperTable(bots=("honest",) * 3).started()
    seen = set[type[Phase]]()
    while len(seen) < 3 or not isinstance(_phase(paper), Market):
        paper.move()
        phase = _phase(paper)
        if not isinstance(phase, Inspecting):
            seen.add(type(phase))
            for turn in paper.table.turns:
                assert 500 <= turn.due - paper.now <= 4000, phase
    assert seen == {Market, Loading, Declaring}


def _phase(paper: PaperTable) -> Phase:
    assert paper.table.game is not None
    return paper.table.game.state.public.phase


def test_people_talk_before_and_after_a_game() -> None:
    paper = PaperTable(bots=("honest",) * 3)
    paper.person(0, SayText(text="Anybody there?"))
    paper.started()
    while paper.table.stage == "playing":
        paper.move()
    assert paper.person(0, SayText(text="Again?")).news == (Said(seat=0, text="Again?"),)


def test_no_secret_is_in_the_news() -> None:
    paper = PaperTable(bots=("random",)).started()
    game = paper.rows[-1].news[0]
    assert isinstance(game, GameBegan)
    for seat in (None, 0, 1, 2, 3):
        sent = codec.to_json(seen_by(game, seat))
        assert str(paper.table.seed).encode() not in sent
        for event in codec.to_plain(seen_by(game, seat))["events"]:
            if event["event"] == "cards_drawn":
                assert (event["goods"]["value"] is not None) == (event["seat"] == seat)
            if event["event"] == "game_started":
                assert event["deck"]["value"] is None


# --- clocks


def test_a_clock_runs_for_who_must_act_and_not_for_others() -> None:
    paper = PaperTable(Settings(clock=ClockRules(seconds=30))).started()
    assert paper.table.game is not None
    awaited = paper.table.game.state.public.phase.awaits()
    assert [(clock.seat, clock.due) for clock in paper.table.clocks] == [(seat, paper.now + 30_000) for seat in awaited]
    paper.now += 5_000
    paper.person(0, Say(phrase="hurry_up"))
    assert [clock.due for clock in paper.table.clocks] == [paper.now + 25_000]


def test_a_sheriffs_clock_begins_anew_with_every_bag_that_is_settled() -> None:
    """A bag is a decision of its own; what merchants say about it meanwhile gives no more time."""
    paper = PaperTable(Settings(clock=ClockRules(seconds=30))).started()
    while paper.table.game is None or not isinstance(paper.table.game.state.public.phase, Inspecting):
        paper.move()
    sheriff = paper.table.game.state.public.sheriff
    assert [(clock.seat, clock.due) for clock in paper.table.clocks] == [(sheriff, paper.now + 30_000)]
    first, second, *_ = (bag.owner for bag in paper.table.game.state.public.phase.bags)
    paper.now += 5_000
    paper.person(first, Play(action=Propose(first, (GiveGold(1), AskPass(first)))))
    assert [clock.due for clock in paper.table.clocks] == [paper.now + 25_000]
    paper.person(sheriff, Play(action=Pass(second)))
    assert [clock.due for clock in paper.table.clocks] == [paper.now + 30_000]


@pytest.mark.parametrize("when_out", ["bot", "move"])
def test_when_a_clock_runs_out(when_out: str) -> None:
    clock = ClockRules(seconds=30, when_out=when_out)  # type: ignore[arg-type]
    paper = PaperTable(Settings(clock=clock)).started()
    seat = paper.table.clocks[0].seat
    assert seat is not None
    paper.now += 30_000
    news = paper.do(CLOCK, RunOut(seat=seat)).news[0]
    if when_out == "bot":
        assert isinstance(news, SeatHeld)
        assert paper.table.clocks == ()
        assert paper.table.turns[0].seat == seat
    else:
        assert isinstance(news, Played)
        assert news.was_default


def test_the_laws_clock_stands_still_while_a_duty_is_open() -> None:
    paper = PaperTable(Settings(options=("time_limit",))).started()
    stood_still = False
    left: int | None = None
    while paper.table.stage == "playing":
        assert paper.table.game is not None
        phase = paper.table.game.state.public.phase
        laws = [clock for clock in paper.table.clocks if clock.kind == "law"]
        assert bool(laws) == isinstance(phase, Inspecting)
        if isinstance(phase, Inspecting):
            clock = laws[0]
            now_left = clock.left if clock.due is None else clock.due - paper.now
            assert now_left is not None
            assert (clock.due is None) == bool(phase.duties)
            stood_still = stood_still or bool(phase.duties)
            assert left is None or now_left <= left
            left = now_left
        else:
            left = None
        paper.now += 1_000
        paper.move()
    assert stood_still


def test_bots_take_turns_that_depend_on_public_things_only() -> None:
    """V7: whatever a bot holds, its pause is drawn from the same numbers."""
    paper = PaperTable(bots=("honest", "honest", "honest")).started()
    for _ in range(200):
        if paper.table.stage != "playing":
            break
        assert paper.table.game is not None
        awaited = paper.table.game.state.public.phase.awaits()
        turns = {turn.seat for turn in paper.table.turns}
        assert {seat for seat in awaited if paper.table.chairs[seat].bot} <= turns
        paper.now += 500
        paper.move()


def test_a_bot_cannot_play_a_persons_seat() -> None:
    paper = PaperTable().started()
    assert paper.table.game is not None
    seat = paper.table.game.state.public.phase.awaits()[0]
    answer = paper.ask(Sender("bot", seat), Play(action=SetAside(NOTHING)))
    assert getattr(answer, "code", None) == "seat_not_held"
