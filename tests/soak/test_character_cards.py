"""Each character does what the card says: counted over games of mixed tables."""

from collections import Counter
from collections.abc import Iterable

import pytest

from tests.bots.cards import Counts, counted
from tests.soak.scale import scaled

GAMES = scaled(120)


@pytest.fixture(scope="module")
def did() -> dict[str, Counts]:
    return counted("second", 4, GAMES, seed=3)


def rate(counts: Counts, part: str, whole: str) -> float:
    return counts[part] / max(1, counts[whole])


def others(did: dict[str, Counts], *names: str) -> Counts:
    """What all but these did, together."""
    return together(counts for name, counts in did.items() if name not in names)


def together(many: Iterable[Counts]) -> Counts:
    return sum(many, Counter[str]())


def test_half_of_what_will_carries_is_contraband(did: dict[str, Counts]) -> None:
    assert 0.45 <= rate(did["will"], "contraband", "cards") <= 0.56
    assert rate(did["will"], "contraband", "cards") > 2 * rate(others(did, "will"), "contraband", "cards")
    assert did["will"]["paid_bags"] == 0


def test_much_and_tuck_let_off_whoever_offers_anything(did: dict[str, Counts]) -> None:
    stern = rate(others(did, "much", "tuck"), "asked_opened", "asked")
    assert rate(did["much"], "asked_opened", "asked") <= 0.25 < stern
    assert rate(did["tuck"], "asked_opened", "asked") < stern


def test_tuck_is_honest_nine_times_in_ten(did: dict[str, Counts]) -> None:
    assert rate(did["tuck"], "lies", "bags") <= 0.2


def test_little_john_is_paid_in_goods_much_oftener_than_others(did: dict[str, Counts]) -> None:
    usual = rate(others(did, "john"), "goods_at_gate", "deals_at_gate")
    assert rate(did["john"], "goods_at_gate", "deals_at_gate") >= 3 * usual


def test_prince_john_breaks_most_of_his_promises_and_others_keep_theirs(did: dict[str, Counts]) -> None:
    assert did["prince_john"]["broken"] > did["prince_john"]["kept"]
    assert others(did, "prince_john")["kept"] > others(did, "prince_john")["broken"]


def test_marians_great_run_comes_and_is_her_only_lie(did: dict[str, Counts]) -> None:
    assert rate(did["marian"], "runs", "games") >= 0.8
    assert rate(did["marian"], "lies", "bags") <= 0.25


def test_guy_hunts(did: dict[str, Counts]) -> None:
    most = max(rate(counts, "hunts", "games") for name, counts in did.items() if name != "guy")
    assert rate(did["guy"], "hunts", "games") > 2 * most
