"""Tax: every merchant pays the Sheriff a coin as the round begins (F1)."""

from random import Random
from typing import Any

import pytest

from nottingham import CallSplit, Pass, compose
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.events import RoundStarted
from nottingham.rules.engine.state import Loading
from nottingham.rules.options.deputies.rule import LootShared
from nottingham.rules.options.tax.rule import TaxPaid
from tests.tables import Table, of_type, only, started, table


def before_round_2(**with_goods: Any) -> Table:
    """One bag is left in round 1; Sheriff 0, then 1."""
    return table("second", 4, ("tax",), deck="apple " * 40, **with_goods).inspecting({1: ("apple", "apple")})


@pytest.mark.parametrize("edition", ["first", "second"])
def test_f1_every_merchant_pays_the_sheriff_a_coin_as_the_first_round_begins(edition: str) -> None:
    at = started(edition, 4, ("tax",))
    sheriff = at.public.sheriff
    assert [at.public.gold[seat] for seat in range(4)] == [53 if seat == sheriff else 49 for seat in range(4)]
    assert at.log.index(only(at.log, TaxPaid)) == at.log.index(only(at.log, RoundStarted)) + 1


def test_f1_the_tax_is_paid_to_the_next_sheriff_in_the_next_round() -> None:
    at = before_round_2()
    at.do(0, Pass(1))
    assert at.public.sheriff == 1
    assert at.public.gold == (49, 53, 49, 49)


def test_f1_whoever_has_no_coin_owes_none() -> None:
    at = before_round_2(gold={2: 0, 3: 1})
    at.do(0, Pass(1))
    assert only(at.log, TaxPaid) == TaxPaid((3, 0), (1,), 1)
    assert at.public.gold == (49, 52, 0, 0)


def test_f1_among_beggars_no_tax_is_paid() -> None:
    at = before_round_2(gold={0: 0, 2: 0, 3: 0})
    at.do(0, Pass(1))
    assert not of_type(at.log, TaxPaid)


def test_f1_y5_with_deputies_the_tax_goes_into_the_loot_and_is_split() -> None:
    at = started("second", 6, ("tax",))
    deputies = at.public.deciders
    assert at.public.gold == (*(50 if seat in deputies else 49 for seat in range(6)), 4)
    at.play_to(Loading, Random(3))
    owner = at.public.merchants()[0]
    at.inspecting({owner: ("apple", "apple")})
    for deputy in deputies:
        at.do(deputy, Pass(owner))
    at.do(deputies[0], CallSplit())
    assert [(shared.deputy, shared.gold) for shared in of_type(at.log, LootShared)] == [(seat, 2) for seat in deputies]


def test_f1_the_tax_is_told_in_the_reader_s_language() -> None:
    paid = TaxPaid((1, 2, 3), (0,), 1)
    names = ("Guy", "Alan", "Isabel", "Tuck")
    rules = compose("second", 4, ("tax",))
    assert Narrator("en", names, rules).event(paid) == (
        "Tax is collected (1\u00a0gold each) from Alan, Isabel and Tuck for Guy."
    )
    assert "Alan, Isabel et Tuck" in str(Narrator("fr", names, rules).event(paid))
