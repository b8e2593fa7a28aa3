"""Comparisons: small cases worked out by hand."""

from __future__ import annotations

import pytest

from nottingham.research.benchmark.comparisons import RUN, ahead, power, ranks


def test_shared_luck_falls_out_of_a_difference() -> None:
    lucky = {deal: float(deal % 2) for deal in range(10)}
    found = ahead(lucky, lucky, {deal: value - 0.25 for deal, value in lucky.items()}, lucky)
    assert found is not None
    assert found.deals == 10
    assert found.win.value == pytest.approx(0.25)
    assert found.margin.value == 0


def test_a_difference_that_never_varied_is_not_certain() -> None:
    never = dict.fromkeys(range(3), 0.0)
    found = ahead(never, never, never, never)
    assert found is not None
    assert found.win.error == pytest.approx((0.2 * 0.8 / 5) ** 0.5)


def test_who_has_no_deal_in_common_is_not_compared() -> None:
    assert ahead({0: 1.0}, {0: 1.0}, {RUN: 1.0}, {RUN: 1.0}) is None


def test_equals_share_a_rank_and_close_ones_a_range() -> None:
    even = {deal: float(deal % 2) for deal in range(20)}
    odd = {deal: float(1 - deal % 2) for deal in range(20)}
    best = dict.fromkeys(range(20), 2.0)
    found = ranks({"best": best, "even": even, "same": even, "odd": odd})
    assert (found["best"].place, found["best"].best, found["best"].worst) == (1, 1, 1)
    assert found["even"] == found["same"]
    assert found["even"].place == found["odd"].place == 2
    assert found["odd"].worst == 4
    assert found["even"].worst == 3


def test_a_difference_twice_as_large_takes_a_quarter_of_the_deals() -> None:
    lead = {deal: float(deal % 2) for deal in range(100)}
    small, large = power([lead], (0.1, 0.2))
    assert small.deals == pytest.approx(4 * large.deals, rel=0.02)
    assert large.deals == pytest.approx(7.84 * 0.2525 / 0.04, rel=0.03)
    assert power([{deal: lead[deal] for deal in range(7)}], (0.1,)) == ()  # too few to say how much it varies
