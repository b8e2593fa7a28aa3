"""Nobody sees two hands of one game, and nobody new sees one without the consent of those who play."""

from __future__ import annotations

import json
from functools import partial
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import pytest

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.access import tokens
from nottingham.server.access.tokens import new_token
from nottingham.server.client import Place, Player, set_table
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.news import SeatAsked, SeatDenied, SeatTaken
from nottingham.server.protocol.requests import Admit, Leave, Remove, SeatBot, SetReady, Start, StepAway
from nottingham.server.table.late_arrivals import ASKING_LASTS
from nottingham.server.table.log import SERVER, GiveKey, Row, Sit, TurnKey
from nottingham.server.table.state import Table
from tests.server.conftest import Serve
from tests.server.envelopes import PaperTable, secret
from tests.waiting import PATIENCE

HOME, ELSEWHERE, ABROAD = "hash-of-home", "hash-of-elsewhere", "hash-of-abroad"


def newcomer(token: str = "new", address: str = ABROAD, seat: int | None = None) -> Sit:  # noqa: S107 - a hash
    return Sit(name="Late", language="en", token=token, address=address, seat=seat)


def table_of(*addresses: str, bots: int = 2) -> PaperTable:
    """A running game with bots behind the host, and people from these addresses."""
    paper = PaperTable(bots=("honest",) * bots)
    paper.person(0, Leave())
    paper.do(SERVER, Sit(name="Robin", language="en", token=secret(0), address=HOME, seat=0))
    for place, address in enumerate(addresses, start=bots + 1):
        paper.do(SERVER, Sit(name="Guest", language="en", token=secret(place), address=address, seat=place))
        paper.person(place, SetReady(is_ready=True))
    paper.person(0, Start())
    return paper


def refused(paper: PaperTable, request: Sit) -> str:
    answer = paper.ask(SERVER, request)
    assert isinstance(answer, Refusal), answer
    return answer.code


def sees_nothing(paper: PaperTable, token: str) -> bool:
    return paper.table.seat_of(token) is None


def test_a_player_with_a_second_secret_does_not_see_a_bots_hand() -> None:
    paper = table_of(bots=3)
    assert refused(paper, newcomer(address=HOME)) == "held_another_seat"
    assert sees_nothing(paper, "new")


def test_a_host_who_removes_a_player_does_not_sit_down_there() -> None:
    paper = table_of(ELSEWHERE, bots=2)
    paper.person(0, Remove(seat=3))
    assert refused(paper, newcomer("second secret of the host", HOME, seat=3)) == "held_another_seat"


def test_one_address_never_gets_a_second_hand_of_a_running_game() -> None:
    """From one home may come two people; they sit down before the game begins, where everybody sees it."""
    paper = table_of(ELSEWHERE, bots=2)
    assert refused(paper, newcomer(address=HOME, seat=1)) == "held_another_seat"
    assert sees_nothing(paper, "new")


def test_where_the_host_removed_somebody_nobody_new_sits_down_before_the_next_game() -> None:
    paper = table_of(ELSEWHERE, bots=2)
    paper.do(SERVER, newcomer(seat=1))
    paper.person(0, Remove(seat=3))
    assert paper.refused(0, Admit(seat=1, may_sit=True)) == "not_admitted"
    assert refused(paper, newcomer("another", "hash-of-nowhere", seat=3)) == "not_admitted"
    assert Table.folded(paper.rows).has_removed


def test_what_keeps_a_newcomer_out_is_asked_again_when_they_are_admitted() -> None:
    paper = table_of(ELSEWHERE, bots=2)
    paper.do(SERVER, newcomer(address=ABROAD, seat=1))
    paper.do(SERVER, GiveKey(seat=3, key="key"))
    paper.do(SERVER, TurnKey(key="key", token="other device", address=ABROAD))  # noqa: S106 - a hash
    assert paper.refused(0, Admit(seat=1, may_sit=True)) == "held_another_seat"


def test_who_left_a_seat_takes_no_other() -> None:
    paper = table_of(ELSEWHERE, HOME, bots=1)
    paper.person(3, Leave())
    assert refused(paper, newcomer(secret(3), address=ABROAD, seat=1)) == "held_another_seat"


def test_somebody_new_needs_the_word_of_everybody_who_plays() -> None:
    paper = table_of(ELSEWHERE, bots=2)
    asked = paper.do(SERVER, newcomer(seat=1))
    assert asked.news == (SeatAsked(seat=1, name="Late"),)
    assert sees_nothing(paper, "new")
    assert refused(paper, newcomer(seat=1)) == "consent_awaited"
    assert not paper.person(0, Admit(seat=1, may_sit=True)).news
    assert refused(paper, newcomer(seat=1)) == "consent_awaited"  # one friend's yes is not everybody's
    assert sees_nothing(paper, "new")
    info = paper.table.info().asking
    assert info is not None
    assert (info.name, info.agreed) == ("Late", (0,))
    taken = paper.person(3, Admit(seat=1, may_sit=True))
    assert [type(news) for news in taken.news] == [SeatTaken]
    assert paper.table.seat_of("new") == 1
    assert paper.table.asking is None
    assert Table.folded(paper.rows) == paper.table


def test_one_no_is_a_no_for_this_game() -> None:
    paper = table_of(ELSEWHERE, bots=2)
    paper.do(SERVER, newcomer())
    paper.person(0, Admit(seat=1, may_sit=True))
    assert paper.person(3, Admit(seat=1, may_sit=False)).news == (SeatDenied(seat=1),)
    assert sees_nothing(paper, "new")
    for again in (newcomer(), newcomer("another secret"), newcomer("new", "hash-of-nowhere")):
        assert refused(paper, again) == "not_admitted"
    assert paper.refused(0, Admit(seat=1, may_sit=True)) == "nobody_asks"


def test_who_is_away_has_a_say_and_who_has_left_is_not_waited_for() -> None:
    paper = table_of(ELSEWHERE, bots=2)
    paper.do(SERVER, newcomer(seat=1))
    paper.person(0, Admit(seat=1, may_sit=True))
    paper.person(3, StepAway())
    assert refused(paper, newcomer(seat=1)) == "consent_awaited"
    paper.person(3, Leave())
    paper.do(SERVER, newcomer(seat=1))
    assert paper.table.seat_of("new") == 1


def test_a_host_cannot_peek_by_putting_a_bot_over_a_friend(shared: str) -> None:
    """A bot over the friend, who then had no say; a second self at another seat; a look; and the friend is let back."""
    host = set_table(shared, name="Robin", bots=("honest", "honest"))
    friend, second, third = (new_token() for _ in range(3))
    assert sit_from("127.0.0.2", host, friend) == (201, "")
    with Player(host) as me, Player(Place(shared, host.table, 3, friend)) as other:
        assert isinstance(other.ask(SetReady(is_ready=True)), Done)
        assert isinstance(me.ask(Start()), Done)
        assert sit_from("127.0.0.1", host, second) == (403, "held_another_seat")
        assert sit_from("127.0.0.3", host, third) == (409, "consent_awaited")
        assert refusal_of(me.ask(SeatBot(seat=3, bot="honest"))) == "player_is_here"
        assert isinstance(me.ask(Admit(seat=1, may_sit=True)), Done)
        assert sit_from("127.0.0.3", host, third) == (409, "consent_awaited")
        assert isinstance(other.ask(StepAway()), Done)
        assert sit_from("127.0.0.3", host, third) == (409, "consent_awaited")
        assert isinstance(me.ask(Remove(seat=3)), Done)
        assert sit_from("127.0.0.3", host, third) == (403, "not_admitted")


def refusal_of(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.refusal.code


def test_only_one_asks_at_a_time_and_not_for_ever() -> None:
    paper = table_of(ELSEWHERE, bots=2)
    paper.do(SERVER, newcomer(seat=1))
    other = newcomer("other", "hash-of-nowhere", seat=2)
    assert refused(paper, other) == "somebody_asks"
    paper.now += ASKING_LASTS
    assert isinstance(paper.ask(SERVER, other), Row)


@pytest.mark.parametrize("may_sit", [True, False])
def test_over_the_wire_a_newcomer_waits_and_hears_the_answer(shared: str, *, may_sit: bool) -> None:
    host = set_table(shared, name="Robin", bots=("honest",) * 3)
    token = new_token()
    with Player(host) as me:
        assert isinstance(me.ask(Start()), Done)
        assert sit_from("127.0.0.1", host, new_token()) == (403, "held_another_seat")
        assert sit_from("127.0.0.2", host, token) == (409, "consent_awaited")
        me.wait_until(lambda: any(isinstance(news, SeatAsked) for news in me.news))
        assert isinstance(me.ask(Admit(seat=1, may_sit=may_sit)), Done)
        assert sit_from("127.0.0.2", host, token) == ((201, "") if may_sit else (403, "not_admitted"))
        assert any(isinstance(news, SeatTaken) and news.name == "Late" for news in me.news) == may_sit
    if may_sit:
        with Player(Place(shared, host.table, 1, token)) as late:
            assert late.view.seat == 1


def sit_from(address: str, place: Place, token: str) -> tuple[int, str]:
    connection = HTTPConnection(urlsplit(place.server).netloc, timeout=PATIENCE, source_address=(address, 0))
    try:
        body = {"name": "Late", "code": place.code, "token": token}
        connection.request("POST", f"/api/tables/{place.table}/seats", json.dumps(body))
        response = connection.getresponse()
        return response.status, json.loads(response.read()).get("code", "") if response.status >= 400 else ""
    finally:
        connection.close()


class LostViewer:
    """Somebody whose seat was given away while a question of theirs was on its way."""

    def __init__(self, seat: int, token: str) -> None:
        self.seat: int | None = seat
        self.token = token
        self.address = ""
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    answer = dismiss = retire = send


def test_who_has_lost_a_seat_is_sent_nothing_of_it_whatever_was_asked_before(serve: Serve) -> None:
    server = serve()
    host = set_table(server.url, bots=("honest",) * 3)
    with Player(host) as me:
        assert isinstance(me.ask(Start()), Done)
        actor = server.inside.tables.live()[host.table]
        lost: Any = LostViewer(0, "no longer")
        server.do(partial(actor.send_missing, lost, 0))
        assert lost.sent == []
        kept: Any = LostViewer(0, tokens.hashed(host.token or ""))
        server.do(partial(actor.send_missing, kept, 0))
        assert b'"hand"' in kept.sent[0]
