"""Manners at a table: whose seat it is, who is asked to leave, who is heard, and who is host."""

import json
from contextlib import ExitStack

import pytest

from nottingham.rules.engine.actions import Pledge
from nottingham.rules.engine.goods import PrintedGood
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.options.black_market.rule import BlackMarketPile, BlackMarketTerms, first_piles
from nottingham.rules.options.house_goods.rule import HouseGoodsTerms
from nottingham.server.access.rate_limits import Rate
from nottingham.server.access.tokens import new_token
from nottingham.server.client import (
    Dismissed,
    Place,
    Player,
    ServerSaysNo,
    ask_key,
    fetch,
    find_seats,
    set_table,
    sit_down,
    use_key,
)
from nottingham.server.config import Caps
from nottingham.server.protocol.http_bodies import HouseFile, HouseGoodsRead
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.news import Said
from nottingham.server.protocol.requests import ClaimHost, Leave, Mute, Remove, Report, Revoke, Say, Start, StepAway
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.log import SERVER, GiveKey, Sit, TurnKey
from nottingham.server.table.seating import KEY_LASTS, objection_to
from tests.server.conftest import Serve
from tests.server.envelopes import PaperTable, secret

# --- other devices


def test_a_key_opens_a_seat_on_another_device_once(shared: str) -> None:
    host = set_table(shared, name="Robin")
    key = ask_key(host)
    phone = use_key(shared, host.table, key.key)
    assert (phone.seat, phone.token == host.token) == (0, False)
    with Player(host) as one, Player(phone) as other:
        assert isinstance(other.ask(Say(phrase="hello")), Done)
        assert one.seat == other.seat == 0
    with pytest.raises(ServerSaysNo) as refusal:
        use_key(shared, host.table, key.key)
    assert refusal.value.problem.code == "key_spent"


def test_a_key_sent_twice_with_the_same_token_is_one_device(shared: str) -> None:
    host = set_table(shared)
    key, token = ask_key(host).key, new_token()
    assert use_key(shared, host.table, key, token=token) == use_key(shared, host.table, key, token=token)


def test_a_key_grows_old_and_a_new_one_replaces_it() -> None:
    paper = PaperTable()
    paper.do(SERVER, GiveKey(seat=0, key="first"))
    paper.do(SERVER, GiveKey(seat=0, key="second"))
    answer = paper.ask(SERVER, TurnKey(key="first", token=secret(3)))
    assert isinstance(answer, Refusal)
    paper.now += KEY_LASTS
    answer = paper.ask(SERVER, TurnKey(key="second", token=secret(3)))
    assert isinstance(answer, Refusal)
    assert answer.code == "key_spent"


def test_nobody_elses_token_gets_a_key(shared: str) -> None:
    mine, theirs = set_table(shared), set_table(shared)
    with pytest.raises(ServerSaysNo) as refusal:
        ask_key(Place(shared, theirs.table, 0, mine.token))
    assert refusal.value.status == 403


def test_revoking_closes_the_seat_to_every_other_device(shared: str) -> None:
    host = set_table(shared, name="Robin")
    lost = use_key(shared, host.table, ask_key(host).key)
    unused = ask_key(host).key
    with Player(host) as me, Player(lost) as other:
        assert isinstance(me.ask(Revoke()), Done)
        with pytest.raises(Dismissed, match="seat_moved"):
            other.wait_until(lambda: False)
        assert isinstance(me.ask(Say(phrase="hello")), Done)
    with pytest.raises(ServerSaysNo):
        use_key(shared, host.table, unused)


def test_a_browser_finds_its_seats_again(shared: str) -> None:
    mine = [set_table(shared, bots=("honest",) * 3), set_table(shared)]
    lost = Place(shared, mine[0].table, 0, new_token())
    with Player(mine[0]) as me:
        me.ask(Start())
        me.wait_until(lambda: me.must_act)
        found = find_seats(shared, [*mine, lost])
    assert [(seat.table.table, seat.seat, seat.must_act) for seat in found] == [
        (mine[0].table, 0, True),
        (mine[1].table, 0, False),
    ]


# --- leaving, and being asked to


def test_who_leaves_is_told_that_it_is_done_and_then_farewell(shared: str) -> None:
    with Player(set_table(shared)) as me:
        with pytest.raises(Dismissed, match="seat_lost"):
            me.ask(Leave())
        assert [json.loads(raw)["type"] for raw in me.received][-2:] == ["done", "farewell"]


def test_who_was_removed_does_not_sit_down_again() -> None:
    paper = PaperTable()
    seats = {"one": (1, "here"), "two": (2, "there")}
    for token, (seat, address) in seats.items():
        paper.do(SERVER, Sit(name="", language="en", token=token, seat=seat, address=address))
    paper.person(0, Remove(seat=1))
    for token, address in (("one", "elsewhere"), ("new", "here")):
        answer = paper.ask(SERVER, Sit(name="", language="en", token=token, address=address))
        assert isinstance(answer, Refusal)
        assert answer.code == "removed_before"
    paper.do(SERVER, Sit(name="", language="en", token=secret(3), address="elsewhere"))


def test_who_shares_an_address_with_others_at_the_table_is_not_barred_by_it() -> None:
    paper = PaperTable()
    paper.do(SERVER, Sit(name="", language="en", token=secret(1), seat=1, address="home"))
    paper.do(SERVER, Sit(name="", language="en", token=secret(2), seat=2, address="home"))
    paper.person(0, Remove(seat=1))
    paper.do(SERVER, Sit(name="", language="en", token=secret(3), address="home"))


def test_a_removed_bot_bars_nobody() -> None:
    paper = PaperTable(bots=("honest",))
    paper.person(0, Remove(seat=1))
    assert paper.table.banned_tokens == paper.table.banned_addresses == ()


def test_removal_is_for_good_over_the_wire(shared: str) -> None:
    host = set_table(shared, name="Robin")
    guest = sit_down(shared, host.table, code=host.code)
    with Player(host) as me:
        me.ask(Remove(seat=1))
    with pytest.raises(ServerSaysNo) as refusal:
        sit_down(shared, host.table, code=host.code, token=guest.token)
    assert refusal.value.problem.code == "removed_before"


# --- talk


def test_a_muted_seat_is_not_heard_by_who_muted_it_and_by_others_it_is(shared: str) -> None:
    with ExitStack() as stack:
        host = set_table(shared, name="Robin")
        places = [host, *(sit_down(shared, host.table, code=host.code) for _ in range(2))]
        players = [stack.enter_context(Player(place)) for place in places]
        assert isinstance(players[0].ask(Mute(seat=1, is_muted=True)), Done)
        said = players[1].ask(Say(phrase="trust_me"))
        assert isinstance(said, Done)
        for player in players:
            player.wait_for(said.seq)
        heard = [any(isinstance(news, Said) for news in player.news) for player in players]
        assert heard == [False, True, True]
        again = stack.enter_context(Player(host))
        assert not any(isinstance(news, Said) for news in again.news)
        assert again.welcome is not None
        assert again.welcome.muted == (1,)
        assert isinstance(players[0].ask(Mute(seat=1, is_muted=False)), Done)
        said = players[1].ask(Say(phrase="ouch"))
        assert isinstance(said, Done)
        players[0].wait_for(said.seq)
        assert isinstance(players[0].news[-1], Said)


def test_muting_is_nobody_elses_business() -> None:
    paper = PaperTable().fill()
    row = paper.person(0, Mute(seat=1, is_muted=True))
    assert row.news == ()
    assert paper.refused(0, Mute(seat=0, is_muted=True)) == "not_yourself"
    assert paper.refused(0, Mute(seat=5, is_muted=True)) == "no_such_seat"


def test_a_report_is_filed_and_told_to_nobody() -> None:
    paper = PaperTable().fill()
    row = paper.person(0, Report(seat=1, why="words", text="rude"))
    assert not row.news
    assert not row.private
    assert paper.refused(0, Report(seat=0, why="other")) == "not_yourself"


def test_a_seat_says_so_much_and_no_more_in_however_many_windows(serve: Serve) -> None:
    server = serve(caps=Caps(talk=Rate(3, 0), proposals=Rate(2, 0), reports=Rate(1, 0)))
    host = set_table(server.url)
    with Player(host) as one, Player(host) as other:
        asked = [player.ask(Say(phrase="ouch")) for player in (one, other, one, other)]
        assert [isinstance(answer, Done) for answer in asked] == [True, True, True, False]
        codes = [one.play(Pledge(1, "pass", "")) for _ in range(3)]
        assert [answer.refusal.code for answer in codes if isinstance(answer, Refused)] == [
            "not_playing",
            "not_playing",
            "too_many_proposals",
        ]
        reports = [one.ask(Report(seat=1, why="other")) for _ in range(2)]
        assert [isinstance(answer, Done) for answer in reports] == [True, False]


# --- being host


def test_somebody_else_is_host_once_the_host_is_away() -> None:
    paper = PaperTable().started()
    assert paper.refused(2, ClaimHost()) == "host_is_here"
    paper.person(0, StepAway())
    paper.person(2, ClaimHost())
    assert paper.table.host == 2
    assert paper.refused(2, ClaimHost()) == "not_yourself"


# --- house goods and the black market


FIG = PrintedGood("fig", "legal", 3, 2, 12, 12, "fig", 1, 12, 6, {"en": "Fig", "pl": "Figa"})


def with_goods(*goods: PrintedGood) -> Settings:
    return Settings(terms=(HouseGoodsTerms(goods),))


def test_a_table_plays_with_goods_of_its_own(shared: str) -> None:
    metrics = (BlackMarketPile("silk", (9, 5)),)
    settings = Settings(edition="second", terms=(HouseGoodsTerms((FIG,)), BlackMarketTerms(metrics)))
    host = set_table(shared, settings, bots=("honest",) * 3)
    with Player(host) as me:
        me.ask(Start())
        assert me.ruleset is not None
        assert me.ruleset.goods["fig"].names["pl"] == "Figa"
        assert first_piles(me.ruleset) == metrics
        assert set(me.ruleset.options) == {"house_goods", "black_market"}


def test_a_house_goods_file_is_read_as_the_command_line_would(shared: str) -> None:
    text = """
        [good.fig]
        kind = "legal"
        value = 3
        penalty = 2
        cards = 12
        counts_as = "fig"
        king = 12
        queen = 6
        names = { en = "Fig", pl = "Figa" }
    """
    assert fetch(shared, "POST", "/api/house", HouseGoodsRead, HouseFile(text=text)).goods == (FIG,)


@pytest.mark.parametrize(
    ("text", "code", "parameters"),
    [
        ("[good.fig]\nkind = legal", "house_toml_value", {"line": 2, "column": 8}),
        ("", "house_file_goods", {"most": 30, "count": 0}),
        ('[good.fig]\nkind = "odd"', "house_good_kind", {"good": "fig"}),
        ('[good.apple]\nkind = "legal"\nvalue = 1\npenalty = 1\ncards = 1', "house_good_printed", {"good": "apple"}),
    ],
)
def test_a_house_goods_file_says_what_is_wrong_and_where(
    shared: str, text: str, code: str, parameters: dict[str, str | int]
) -> None:
    with pytest.raises(ServerSaysNo) as refusal:
        fetch(shared, "POST", "/api/house", HouseGoodsRead, HouseFile(text=text))
    problem = refusal.value.problem
    assert problem.code == code
    assert problem.parameters.items() >= parameters.items()


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(terms=(HouseGoodsTerms((FIG,)),), is_public=True), "house_needs_invitation"),
        (with_goods(FIG, FIG), "house_goods_each_once"),
        (with_goods(PrintedGood("apple", "legal", 1, 1, 1, 1)), "house_good_printed"),
        (with_goods(PrintedGood("Fig", "legal", 1, 1, 1, 1)), "house_good_id"),
        (with_goods(PrintedGood("fig", "legal", 1000, 1, 1, 1)), "house_good_number"),
        (with_goods(PrintedGood("fig", "legal", 1, 1, 0, 0)), "house_good_without_cards"),
        (
            Settings(terms=(HouseGoodsTerms((PrintedGood("fig", "contraband", 1, 1, 1, 1, king=3),)),)),
            "house_good_no_crown",
        ),
        (
            Settings(terms=(HouseGoodsTerms((PrintedGood("fig", "legal", 1, 1, 1, 1, king=1, queen=2),)),)),
            "house_good_queen",
        ),
        (
            Settings(terms=(HouseGoodsTerms((PrintedGood("fig", "royal", 1, 1, 1, 1, crown="silk", crown_count=1),)),)),
            None,
        ),
        (
            Settings(terms=(HouseGoodsTerms((PrintedGood("fig", "royal", 1, 1, 1, 1, crown_count=2),)),)),
            "house_good_counts",
        ),
        (
            Settings(terms=(HouseGoodsTerms((PrintedGood("fig", "legal", 1, 1, 1, 1, names={"!": "x"}),)),)),
            "house_good_language",
        ),
        (
            Settings(terms=(HouseGoodsTerms((PrintedGood("fig", "legal", 1, 1, 1, 1, names={"en": "\u202e"}),)),)),
            "house_good_name",
        ),
        (Settings(options=("house_goods",)), "house_goods_missing"),
        (
            Settings(edition="second", terms=(BlackMarketTerms((BlackMarketPile("silk", (1000,)),)),)),
            "pile_out_of_range",
        ),
        (
            Settings(edition="second", terms=(BlackMarketTerms((BlackMarketPile("silk", (1, 2)),)),)),
            "higher_value_on_top",
        ),
        (
            Settings(edition="second", terms=(BlackMarketTerms((BlackMarketPile("apple", (2, 1)),)),)),
            "no_contraband_pile",
        ),
        (Settings(terms=(BlackMarketTerms((BlackMarketPile("silk", (2, 1)),)),)), "black_market_is_second_edition"),
    ],
)
def test_a_table_that_cannot_be_played_at_is_not_set(settings: Settings, code: str | None) -> None:
    refusal = objection_to(settings)
    assert refusal is not None
    assert refusal.code == (code or "house_good_counts_as_nothing")
