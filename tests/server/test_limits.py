"""Names and limits by themselves."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nottingham.server.access.rate_limits import Allowance, CountByAddress, Rate, RateByAddress, household
from nottingham.server.table.sanitize import MARKS_MOST, NAME_MOST, TEXT_MOST, clean_name, clean_text

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
"""Everything that turns the direction of a line around."""


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("  Robin   Hood ", "Robin Hood"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("e\u0301", "é"),
        ("João\tde\nNottingham", "JoãodeNottingham"),
        ("a\u00a0b\u2003c\u2028d", "a b c d"),
        (f"Sheriff{TURNING}", "Sheriff"),
        ("\x00\x1b[31mred", "[31mred"),
        ("\ufeff\u200b\u200d\u2060", ""),
        ("\ud800", ""),
        ("x" * 100, "x" * NAME_MOST),
        ("Z" + "\u0337" * 30, "Z" + "\u0337" * MARKS_MOST),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
    ],
)
def test_a_name_is_cleaned(raw: str, shown: str) -> None:
    assert clean_name(raw) == shown


@given(st.text(max_size=2000))
def test_whatever_is_said_comes_out_clean(raw: str) -> None:
    text = clean_text(raw)
    assert len(text) <= TEXT_MOST
    assert text == text.strip()
    assert not any(unicodedata.category(letter)[0] == "C" for letter in text)
    assert not set(text) & set(TURNING)
    assert "  " not in text
    assert clean_text(text) == text


def test_an_allowance_fills_up_with_time() -> None:
    allowance = Allowance(Rate(2, 60), 0.0)
    assert [allowance.take(moment) for moment in (0, 0, 0, 0.5, 1.1, 1.2)] == [True, True, False, False, True, False]
    assert [allowance.take(1000) for _ in range(3)] == [True, True, False]


def test_no_limit_is_no_limit() -> None:
    allowance = Allowance(Rate(0, 0), 0.0)
    assert all(allowance.take(0.0) for _ in range(1000))


def test_each_address_has_its_own_rate() -> None:
    moment = 0.0
    rates = RateByAddress(Rate(1, 60), lambda: moment)
    assert [rates.take(address) for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2")] == [True, False, True]
    moment = 1.0
    assert rates.take("10.0.0.1")


def test_the_longest_unseen_address_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nottingham.server.access.rate_limits.KEPT_MOST", 3)
    rates = RateByAddress(Rate(1, 0), lambda: 0.0)
    assert all(rates.take(f"10.0.0.{number}") for number in range(5))
    assert [rates.take(f"10.0.0.{number}") for number in (4, 3, 2, 0)] == [False, False, False, True]


def test_a_household_has_one_allowance() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:9::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("::ffff:192.0.2.7") != household("::ffff:192.0.2.8")
    assert household("testclient") == "testclient"


def test_sockets_are_counted_and_given_back() -> None:
    count = CountByAddress(2)
    assert [count.enter("a") for _ in range(3)] == [True, True, False]
    assert count.enter("b")
    count.leave("a")
    assert count.enter("a")
    for address in ("a", "a", "b"):
        count.leave(address)
    assert count._open == {}
