from random import Random

import pytest

from nottingham.rules.engine.handful import POOL_MOST, between, handful, mixed, pick


@pytest.mark.parametrize("cards", [1, 2, 6, POOL_MOST, POOL_MOST + 1, 60])
def test_a_handful_is_what_the_generator_itself_would_have_picked(cards: int) -> None:
    ours, theirs, deck = Random(7), Random(7), tuple(range(cards))
    for count in range(min(cards, 5) + 1):
        assert handful(deck, count, ours) == theirs.sample(deck, count)
    assert ours.getstate() == theirs.getstate()


def test_cards_are_mixed_as_the_generator_itself_would_have_shuffled_them() -> None:
    ours, theirs = Random(7), Random(7)
    for cards in range(8):
        shuffled = list(range(cards))
        theirs.shuffle(shuffled)
        assert mixed(range(cards), ours) == tuple(shuffled)
    assert ours.getstate() == theirs.getstate()


def test_a_number_is_what_the_generator_itself_would_have_picked() -> None:
    ours, theirs = Random(7), Random(7)
    for most in range(1, 50):
        assert between(1, most, ours) == theirs.randint(1, most)
    assert ours.getstate() == theirs.getstate()


def test_one_is_picked_as_the_generator_itself_would_have_chosen_it() -> None:
    ours, theirs = Random(7), Random(7)
    for most in range(1, 50):
        assert pick(range(most), ours) == theirs.choice(range(most))
    assert ours.getstate() == theirs.getstate()
