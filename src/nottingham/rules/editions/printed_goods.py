"""The goods as printed, the same in both editions (G)."""

from __future__ import annotations

from nottingham.rules.engine.goods import Good, PrintedGood


def _legal(id: str, value: int, cards_3: int, cards_4: int, king: int, queen: int) -> PrintedGood:
    return PrintedGood(id, "legal", value, 2, cards_3, cards_4, id, 1, king, queen)


def _contraband(id: str, value: int, cards_3: int, cards_4: int) -> PrintedGood:
    return PrintedGood(id, "contraband", value, 4, cards_3, cards_4)


def _royal(id: str, value: int, penalty: int, cards_3: int, cards_4: int, crown: str, count: int) -> PrintedGood:
    return PrintedGood(id, "royal", value, penalty, cards_3, cards_4, crown, count)


BASE = (
    _legal("apple", 2, 48, 48, king=20, queen=10),
    _legal("cheese", 3, 36, 36, king=15, queen=10),
    _legal("bread", 3, 0, 36, king=15, queen=10),
    _legal("chicken", 4, 24, 24, king=10, queen=5),
    _contraband("pepper", 6, 18, 22),
    _contraband("mead", 7, 16, 21),
    _contraband("silk", 8, 9, 12),
    _contraband("crossbow", 9, 5, 5),
)

ROYAL = (
    _royal("green_apple", 4, 3, 2, 2, "apple", 2),
    _royal("golden_apple", 6, 4, 1, 2, "apple", 3),
    _royal("gouda", 6, 4, 2, 2, "cheese", 2),
    _royal("bleu_cheese", 9, 5, 0, 1, "cheese", 3),
    _royal("rye_bread", 6, 4, 0, 2, "bread", 2),
    _royal("pumpernickel", 9, 5, 0, 1, "bread", 3),
    _royal("royal_rooster", 8, 4, 1, 2, "chicken", 2),
)


def in_play(printed: tuple[PrintedGood, ...], players: int) -> tuple[Good, ...]:
    return tuple(good for one in printed if (good := one.in_play(players)))
