"""Statements about one's own bag in free talk, found by an openly stated rule, and judged against what is in it.

The rule: a sentence is a statement if it is no question, has a word for oneself or one's bag, has no word of giving or
asking, and names a good. It claims that the good is in the speaker's bag, and with a number right before it that at
least so many are; with a word of denial anywhere before it in the sentence it claims that none is. "Contraband" and its
translations are a good that stands for all contraband. It counts while the speaker has a bag that is not settled yet.
The words are those below, in the language of the game; what is said otherwise is not counted, rather than guessed at.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from nottingham.engine.goods import Goods
from nottingham.engine.ruleset import Ruleset
from nottingham.locales.narrator import Narrator

SELF: dict[str, str] = {
    "en": "i my mine bag",
    "fr": "je j mon ma mes sac",
    "es": "yo mi mis llevo tengo traigo bolsa saco",
    "pt-BR": "eu meu minha meus minhas levo tenho trago saco bolsa sacola",
    "pl": "ja mój moja moje moim mam wiozę niosę worek worku worka torba torbie",
}
DENIAL: dict[str, str] = {
    "en": "no not never without none don't isn't nothing",
    "fr": "pas aucun aucune sans jamais ni rien",
    "es": "no sin ningún ninguna nunca ni nada",
    "pt-BR": "não nao sem nenhum nenhuma nunca nem nada",
    "pl": "nie bez żadnego żadnej żadnych nigdy ani",
}
DEALING: dict[str, str] = {
    "en": "give offer pay take want ask if would could for",
    "fr": "donne donner offre offrir paie payer prends veux demande si pour contre",
    "es": "doy dar ofrezco pago pagar toma quiero pido si por",
    "pt-BR": "dou dar ofereço pago pagar toma quero peço se por",
    "pl": "daję dam oferuję płacę zapłacę weź chcę proszę jeśli gdyby za",
}
CONTRABAND: dict[str, str] = {
    "en": "contraband",
    "fr": "contrebande",
    "es": "contrabando",
    "pt-BR": "contrabando",
    "pl": "kontrabanda kontrabandy kontrabandę",
}
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?|\d+")
_SENTENCE = re.compile(r"[^.!?;\n]+[.!?;]?")
PLURALS = (1, 2, 5)
"""Numbers that between them show every form of a word."""
STEM = 4
"""So many letters of a good's name are enough: languages inflect the rest."""


class BagClaim(NamedTuple):
    """What a statement says of the bag."""

    goods: frozenset[str]
    """Any of these; several where a word stands for more than one."""
    least: int
    """How many at least; 0 claims that there is none."""

    def holds(self, bag: Goods) -> bool:
        count = sum(bag[good] for good in self.goods)
        return count >= self.least if self.least else count == 0


def claims(said: str, ruleset: Ruleset, language: str) -> list[BagClaim]:
    """Every claim about the speaker's own bag in what was said."""
    found: list[BagClaim] = []
    for sentence in _SENTENCE.findall(said.lower()):
        words = _WORD.findall(sentence)
        if sentence.endswith("?") or not _has(words, SELF[language]) or _has(words, DEALING[language]):
            continue
        named = _named(tuple(ruleset.goods), ruleset.contraband, language)
        found += _claims(words, named, DENIAL[language].split())
    return found


def _has(words: list[str], listed: str) -> bool:
    return not set(listed.split()).isdisjoint(words)


def _claims(words: list[str], named: Mapping[str, frozenset[str]], denial: list[str]) -> list[BagClaim]:
    found: list[BagClaim] = []
    for place, word in enumerate(words):
        goods = named.get(word[:STEM])
        if goods is None:
            continue
        before = words[place - 1] if place else ""
        number = int(before) if before.isdecimal() and len(before) < 3 else 1
        found.append(BagClaim(goods, 0 if set(denial) & set(words[:place]) else number))
    return found


@cache
def _named(goods: tuple[str, ...], contraband: tuple[str, ...], language: str) -> dict[str, frozenset[str]]:
    """The beginnings of the words for goods; one that two goods share stands for either."""
    narrator = Narrator(language, ())
    found: dict[str, frozenset[str]] = {}
    for good in goods:
        told = " ".join(narrator.good(good, count) for count in PLURALS)
        for word in {good, *_WORD.findall(told.lower())}:
            if len(word) >= STEM - 1 and not word.isdecimal():
                found[word[:STEM]] = found.get(word[:STEM], frozenset()) | {good}
    for word in CONTRABAND[language].split():
        found[word[:STEM]] = frozenset(contraband)
    return found
