"""Characters gentler and sharper than they are: the same people, with other eyes and another hand."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from nottingham.bots.characters import AT_STRENGTHS, CHARACTERS, TEMPERED
from nottingham.bots.levels import GENTLE, SHARP
from nottingham.bots.registry import BOTS, bot_named
from nottingham.bots.voice.lines import voice_of
from nottingham.server.table.bot_names import may_sit

NOT_STRENGTH = {"bag_most", "honest_rounds", "great_run", "hoards", "keeps_word", "sulks", "alms", "bribes", "grudges"}
"""Some of what makes a character, and is the same at every strength."""


def test_every_tempered_character_plays_at_three_strengths_and_has_one_voice() -> None:
    for name in TEMPERED:
        for id in (name, f"{name}_{GENTLE}", f"{name}_{SHARP}"):
            assert may_sit(id)
            assert voice_of(id) == name
    assert f"richard_{GENTLE}" not in BOTS


@pytest.mark.parametrize("id", AT_STRENGTHS)
def test_what_makes_a_character_stays(id: str) -> None:
    name = voice_of(id)
    assert name is not None
    temper = CHARACTERS[name].temper
    assert temper is not None
    bent, usual = asdict(AT_STRENGTHS[id]), asdict(temper)
    assert {field: bent[field] for field in NOT_STRENGTH} == {field: usual[field] for field in NOT_STRENGTH}
    assert bot_named(id).parameters() == AT_STRENGTHS[id]


@pytest.mark.parametrize("name", TEMPERED)
def test_the_gentle_see_less_and_waver_more_than_the_sharp(name: str) -> None:
    gentle, sharp = AT_STRENGTHS[f"{name}_{GENTLE}"], AT_STRENGTHS[f"{name}_{SHARP}"]
    assert gentle.insight < sharp.insight
    assert gentle.noise > sharp.noise
    assert (gentle.reads_gates, gentle.reads_markets, sharp.reads_gates, sharp.reads_markets) == (
        False,
        False,
        True,
        True,
    )
