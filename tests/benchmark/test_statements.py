"""What somebody says of their own bag: found by the stated rule, and held against what is in it."""

from __future__ import annotations

import pytest

from nottingham import compose
from nottingham.benchmark.statements import CONTRABAND, DEALING, DENIAL, SELF, claims
from nottingham.locales import LANGUAGES
from tests.tables import goods

RULESET = compose("second", 4)


@pytest.mark.parametrize(
    ("said", "language", "bag", "holds"),
    [
        ("I have 2 apples.", "en", "apple apple silk", [True]),
        ("I have 3 apples!", "en", "apple apple silk", [False]),
        ("My bag holds apples and cheese.", "en", "apple silk", [True, False]),
        ("There is no contraband in my bag.", "en", "apple silk", [False]),
        ("There is no contraband in my bag.", "en", "apple", [True]),
        ("No silk in my bag, only bread.", "en", "bread", [True, False]),  # denied as well, as the rule says
        ("J'ai 2 pommes dans mon sac.", "fr", "apple apple", [True]),
        ("Mon sac est sans contrebande.", "fr", "silk", [False]),
        ("Llevo pan en mi bolsa.", "es", "bread", [True]),
        ("Não levo contrabando na minha bolsa.", "pt-BR", "pepper", [False]),
        ("W moim worku są jabłka.", "pl", "apple", [True]),
    ],
)
def test_claims_are_held_against_the_bag(said: str, language: str, bag: str, holds: list[bool]) -> None:
    assert [claim.holds(goods(bag)) for claim in claims(said, RULESET, language)] == holds


@pytest.mark.parametrize(
    "said",
    [
        "Is there silk in my bag?",
        "I give you 2 apples.",
        "He has 2 apples.",
        "On my honour.",
        "I would never smuggle silk.",
        "",
    ],
)
def test_what_is_no_statement_is_not_guessed_at(said: str) -> None:
    assert claims(said, RULESET, "en") == []


def test_every_language_has_its_words() -> None:
    for words in (SELF, DENIAL, DEALING, CONTRABAND):
        assert set(words) == set(LANGUAGES)
