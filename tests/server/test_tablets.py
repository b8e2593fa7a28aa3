"""A tablet in the middle of a real table: it is set from there, holds no seat, and is sent what all may know."""

import json
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from nottingham.record import codec
from nottingham.rules.engine.goods import Goods
from nottingham.server.access.tokens import new_token
from nottingham.server.client import Dismissed, Place, Player, ServerSaysNo, set_tablet, sit_down
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.requests import ClaimHost, Leave, SeatBot, SetReady, Start
from nottingham.server.protocol.settings import Settings

HELD = ("hand", "bag", "aside", "contraband")
"""What of a view is one player's own."""


def test_nobody_sits_at_a_tablets_table_and_the_first_who_does_is_host(shared: str) -> None:
    tablet = set_tablet(shared, bots=("tuck",))
    with Player(tablet) as watching:
        assert watching.seat is None
        assert watching.info is not None
        assert watching.info.settings.has_tablet
        assert watching.info.host is None
        assert [(seat.bot, seat.is_person) for seat in watching.info.seats] == [
            ("", False),
            ("tuck", False),
            ("", False),
            ("", False),
        ]
    with ExitStack() as stack:
        phones = [
            stack.enter_context(Player(sit_down(shared, tablet.table, name=name, code=tablet.code)))
            for name in ("Anna", "Bob")
        ]
        anna, bob = phones
        assert anna.info is not None
        assert (anna.seat, bob.seat, anna.info.host) == (0, 2, 0)
        assert isinstance(bob.ask(SeatBot(seat=3, bot="will")), Refused)  # Anna is host
        assert isinstance(anna.ask(SeatBot(seat=3, bot="will")), Done)
        assert isinstance(bob.ask(SetReady(is_ready=True)), Done)
        assert isinstance(anna.ask(Start()), Done)


def test_what_set_the_table_opens_no_seat_and_asks_for_nothing(shared: str) -> None:
    secret = new_token()
    tablet = set_tablet(shared, token=secret)
    assert set_tablet(shared, token=secret) == tablet  # the same table, asked twice
    with pytest.raises(Dismissed, match="seat_lost"), Player(Place(shared, tablet.table, token=secret)):
        pass
    with Player(tablet) as watching:
        for request in (Start(), ClaimHost(), Leave(), SeatBot(seat=1, bot="tuck")):
            answer = watching.ask(request)
            assert isinstance(answer, Refused)
            assert answer.refusal.code == "not_seated"


def patches_to(player: Player) -> list[dict[str, Any]]:
    return [message for raw in player.received if (message := json.loads(raw))["type"] == "patch"]


def test_a_tablet_is_sent_no_hand_through_a_whole_game(shared: str) -> None:
    tablet = set_tablet(shared, Settings(players=3, options=("short_game",)))
    rng = Random(3)
    with ExitStack() as stack:
        watching = stack.enter_context(Player(tablet))
        places = [sit_down(shared, tablet.table, name=name, code=tablet.code) for name in ("Anna", "Bob", "Cleo")]
        phones = [stack.enter_context(Player(place)) for place in places]
        for phone in phones[1:]:
            phone.ask(SetReady(is_ready=True))
        answer = phones[0].ask(Start())
        while isinstance(answer, Done):
            for player in (*phones, watching):
                player.wait_for(answer.seq)
            if watching.is_over:
                break
            phone = rng.choice([one for one in phones if one.must_act])
            answer = phone.play(phone.sample(rng))
        assert watching.is_over
        nothing = codec.to_plain(Goods())
        whole = [message for raw in watching.received if (message := json.loads(raw)).get("view")]
        assert [one["seq"] for one in whole if any(one["view"][held] != nothing for held in HELD)] == []
        assert [one["seq"] for one in whole if one.get("prompts")] == []
        assert len(patches_to(watching)) > 30
        assert {name for one in patches_to(watching) for name in one.get("own", {})} <= {"at"}
        public = [one["shared"].get("view", {}) for one in patches_to(watching) if "shared" in one]
        assert {name for view in public for name in view} == {"public"}
        assert any("hand" in one.get("own", {}).get("view", {}) for one in patches_to(phones[0]))  # the check can fail


def test_the_day_and_the_lesson_are_not_played_around_a_tablet(shared: str) -> None:
    for settings, code in ((Settings(day="2026-11-18"), "daily_is_set"), (Settings(is_guided=True), "lesson_is_set")):
        with pytest.raises(ServerSaysNo) as refused:
            set_tablet(shared, settings)
        assert refused.value.problem.code == code
