"""The sizes that the paper-like page tells: what can be known exactly is what the estimates give."""

from __future__ import annotations

from math import comb, log10

import pytest

from benchmarks.game_size import hands, log_mean, measured, orders, play
from nottingham import compose
from nottingham.encoding.vocabulary import Vocabulary


def test_orders_of_a_deck_are_counted_with_cards_of_a_kind_alike() -> None:
    left, total = 0, 1
    for good in compose("first", 4).catalogue:
        left += good.cards
        total *= comb(left, good.cards)
    assert orders(compose("first", 4)) == pytest.approx(log10(total))


def test_hands_of_six_of_eight_kinds() -> None:
    assert hands(compose("first", 4)) == pytest.approx(log10(1716))


def test_the_mean_of_numbers_too_large_to_write() -> None:
    assert log_mean([1000.0, 1002.0]) == pytest.approx(1002 + log10(1.01 / 2))


def test_a_seat_tells_fewer_lines_apart_than_there_are() -> None:
    line = play(Vocabulary(compose("first", 3)), seed=1)
    assert 0 < line.seen < line.paths
    assert line.choices >= line.steps


def test_it_is_the_same_every_time() -> None:
    assert measured("first-3", 2) == measured("first-3", 2)
