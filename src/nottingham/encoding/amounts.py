"""Cards and gold in steps: one step a card, and one a digit of an amount."""

from __future__ import annotations

from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.goods import Goods

Stock = tuple[int, ...]
"""Cards left to choose from, by the good's place in the catalogue."""


def stock_of(vocabulary: Vocabulary, goods: Goods) -> Stock:
    return tuple([goods[good] for good in vocabulary.goods])


def less_one(stock: Stock, place: int) -> Stock:
    return (*stock[:place], stock[place] - 1, *stock[place + 1 :])


def goods_taken(names: tuple[str, ...], before: Stock, after: Stock) -> Goods:
    return Goods({good: was - now for good, was, now in zip(names, before, after, strict=True) if was != now})


def steps_of(start: int, goods: Goods, names: tuple[str, ...]) -> list[int]:
    """One step a card, in the order of these names."""
    return [step for step, good in enumerate(names, start) for _ in range(goods[good])]


def gold_steps(places: int, start: int, low: int, purse: int) -> list[int]:
    """Digits from the highest place down, each place once, within the purse."""
    found: list[int] = []
    for place in range(places):
        first = start + 9 * place
        if first >= low:
            unit = 10 ** (places - 1 - place)
            found += range(first, first + min(9, purse // unit))
    return found


def digit_worth(places: int, start: int, step: int) -> tuple[int, int]:
    """What a digit is worth, and the first step of the place below it."""
    place, digit = divmod(step - start, 9)
    return int((digit + 1) * 10 ** (places - 1 - place)), start + 9 * (place + 1)


def digits_of(places: int, start: int, amount: int) -> list[int]:
    """The steps of an amount, the highest place first."""
    digits = [(place, amount // 10 ** (places - 1 - place) % 10) for place in range(places)]
    return [start + 9 * place + digit - 1 for place, digit in digits if digit]
