"""Words that the operator's list has: refused before anything is stored or told, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from nottingham.cli.errors import CliError
from nottingham.cli.settings import server_settings
from nottingham.server.access import tokens
from nottingham.server.access.word_filter import WordFilter, WordListError, read_word_list
from nottingham.server.client import Player, ServerSaysNo, fetch, set_table, sit_down
from nottingham.server.protocol.cups import CupStory
from nottingham.server.protocol.http_bodies import FindMatch
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.players import KeepTable
from nottingham.server.protocol.requests import Rename, SayText
from nottingham.server.table.written_words import objection_to_words
from tests.server.authenticator import Authenticator
from tests.server.conftest import Serve
from tests.server.test_accounts import Browser
from tests.server.test_players import code_of

LIST = """# What nobody says here.
turnip        # a vegetable
Rotten  Egg
żółw
oaf
no
"""
WORDS = WordFilter(LIST.splitlines())


@pytest.mark.parametrize(
    "text",
    [
        "turnip",
        "You TURNIP!",
        "a tûrnìp, you",
        "t.u.r.n.i.p",
        "tur-nip",
        "you t u r n i p",
        "tur\u200bnip",
        "ｔｕｒｎｉｐ",
        "rotten egg",
        "rotten, EGG.",
        "zolw",
        "o a f",
        "no",
    ],
)
def test_a_word_of_the_list_is_found_through_case_accents_and_spaces(text: str) -> None:
    assert WORDS.finds(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "turnips are fine",
        "loaf",
        "rotten",
        "egg rotten",
        "rotten red egg",
        "not now",
        "n o",
        "a vegetable",
        "zółty",
    ],
)
def test_what_only_looks_like_it_is_left_alone(text: str) -> None:
    assert not WORDS.finds(text)


def test_an_empty_list_finds_nothing() -> None:
    assert not WordFilter()
    assert not WordFilter(["# only a remark", "", "!!!"])
    assert objection_to_words(SayText(text="turnip"), WordFilter()) is None


def test_a_list_that_cannot_be_read_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(WordListError, match=r"missing\.txt cannot be read"):
        read_word_list(tmp_path / "missing.txt")
    (tmp_path / "latin.txt").write_bytes("żółw".encode("iso-8859-2"))
    with pytest.raises(WordListError, match="is not UTF-8, at byte 0"):
        read_word_list(tmp_path / "latin.txt")


def test_a_server_does_not_start_with_a_list_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CliError, match=r"words\.txt cannot be read: No such file"):
        server_settings(words=str(tmp_path / "words.txt"))


def test_talk_and_names_with_such_a_word_are_neither_stored_nor_told(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text(LIST, "utf-8")
    server = serve(words=str(tmp_path / "words.txt"))
    with pytest.raises(ServerSaysNo) as refusal:
        set_table(server.url, name="Old Turnip")
    assert refusal.value.problem.code == "name_not_allowed"
    host = set_table(server.url, name="Robin")
    with pytest.raises(ServerSaysNo) as refusal:
        sit_down(server.url, host.table, code=host.code, name="T u r n i p")
    assert refusal.value.problem.code == "name_not_allowed"
    guest = sit_down(server.url, host.table, code=host.code, name="Marian")
    with Player(host) as one, Player(guest) as other:
        assert one.update is not None
        before = one.update.seq
        for request, code in (
            (SayText(text="you túrnip"), "words_not_allowed"),
            (Rename(name="turnip", language="en"), "name_not_allowed"),
        ):
            answer = other.ask(request)
            assert isinstance(answer, Refused)
            assert answer.refusal.code == code
        assert isinstance(other.ask(SayText(text="a fine cheese")), Done)
        assert other.update is not None
        assert other.update.seq == before + 1  # nothing was written in between
    player = tokens.new_token()
    assert code_of(server.url, "match", FindMatch(name="rotten egg", player=player)) == "name_not_allowed"
    keep = KeepTable(player=player, title="The Turnip", table=host.table, token=host.token or "")
    assert code_of(server.url, "standing", keep) == "name_not_allowed"


def test_handles_cups_and_people_in_cups_are_looked_at_too(serve: Serve, tmp_path: Path) -> None:
    """They are seen on boards and at tables at which nobody sits down by name."""
    (tmp_path / "words.txt").write_text(LIST, "utf-8")
    browser = Browser(serve(words=str(tmp_path / "words.txt")).url)
    assert browser.code("/challenge", {"purpose": "make", "handle": "Old Turnip"}) == "name_not_allowed"
    made = Authenticator(browser.origin).make(browser.challenge("make", handle="Robin"))
    forged = {"player": browser.key, "handle": "T.u.r.n.i.p", "passkey": made}
    assert browser.code("/make", forged) == "name_not_allowed"
    founding = {"player": browser.key, "title": "Harvest cup", "name": "Robin", "rules": {"players": 3}}
    for change in ({"title": "The turnip cup"}, {"name": "túrnip"}):
        assert code_of(browser.url, "cups", founding | change) == "name_not_allowed"
    cup = fetch(browser.url, "POST", "/api/cups", CupStory, founding)
    joining = {"player": tokens.new_token(), "code": cup.code, "name": "turnip"}
    assert code_of(browser.url, "cups/join", joining) == "name_not_allowed"
    assert fetch(browser.url, "POST", "/api/cups/find", CupStory, {"code": cup.code}).people == ("Robin",)
