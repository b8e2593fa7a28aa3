from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nottingham import compose
from nottingham.locales.narrator import Narrator
from nottingham.record.header import header_of
from nottingham.record.house import (
    FIELDS,
    MOST_CHARACTERS,
    HouseGoodsError,
    read_house_goods,
)
from nottingham.record.record import Record, read_record, write_record
from nottingham.rules.engine.goods import PrintedGood

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / "examples" / "house_goods.toml").read_text(encoding="utf-8")
FIG = '[good.fig]\nkind = "legal"\nvalue = 3\npenalty = 2\ncards = 4\n'


def test_c1_the_example_can_be_played() -> None:
    house = read_house_goods(EXAMPLE)
    assert [good.id for good in house] == ["fig", "dried_fish", "tapestry", "candied_fig"]
    for edition, players in (("first", 3), ("second", 6)):
        ruleset = compose(edition, players, house=house)
        assert ruleset.goods["fig"].crown == "fig"
        assert "dried_fish" in ruleset.legal
        assert ruleset.goods["candied_fig"].crown_count == 2


def test_a_record_carries_its_house_goods() -> None:
    ruleset = compose("first", 3, house=read_house_goods(EXAMPLE))
    record = read_record(write_record(Record(header_of(ruleset, ("A", "B", "C")))))
    assert record.ruleset == ruleset


def test_every_field_is_in_the_document() -> None:
    page = (ROOT / "docs" / "house-goods.md").read_text(encoding="utf-8")
    assert all(f"`{field}`" in page for field in FIELDS)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "1 to 30 goods"),
        ("[good.fig", "Line 1, column 10: a bracket"),
        ('a = "\n', "Line 1, column 6: this character"),
        ("[bread]\nvalue = 1\n", "“bread” does not belong here"),
        ("good = 3\n", "such as [good.fig]"),
        ("[good]\nfig = 3\n", "such as [good.fig]"),
        (FIG.replace("fig", "apple"), "a good called “apple” already"),
        (FIG.replace("fig", "gouda"), "a good called “gouda” already"),
        (FIG.replace("fig", "Fig"), "lower-case word"),
        (FIG.replace("fig", "nothing"), "lower-case word"),
        (FIG.replace("fig", '"f\\u202eig"'), "“fU+202Eig” is no id: take a plain lower-case word"),
        (FIG.replace("fig", '"\\u001b[2J"') + 'counts_as = "silk"\n', "“U+001B[2J” counts as “silk”"),
        (FIG.replace("legal", "illegal"), "kind of “fig” must be one of these"),
        (FIG.replace('"legal"', "3"), "kind of “fig” must be one of these"),
        (FIG.replace("value = 3", "value = -3"), "“value” of “fig” must be a whole number"),
        (FIG.replace("value = 3", "value = 100"), "“value” of “fig” must be a whole number"),
        (FIG.replace("value = 3", "value = 3.5"), "“value” of “fig” must be a whole number"),
        (FIG.replace("value = 3", "value = true"), "“value” of “fig” must be a whole number"),
        (FIG.replace("value = 3", 'value = "3"'), "“value” of “fig” must be a whole number"),
        (FIG.replace("value = 3\n", ""), "needs these fields at least: value, penalty, cards"),
        (FIG.replace("cards = 4\n", ""), "needs these fields at least: value, penalty, cards"),
        (FIG.replace("cards = 4", "cards = 0"), "no card of “fig”"),
        (FIG + "colour = 3\n", "no field “colour”"),
        (FIG + "queen = 3\n", "the Queen’s bonus"),
        (FIG.replace("legal", "contraband") + "king = 3\n", "Only a legal good has a King"),
        (FIG + "counts_as = 3\n", "counts as “3”"),
        (FIG + 'counts_as = "silk"\n', "counts as “silk”, which is no legal good"),
        (FIG + "counts = 2\n", "or it does not"),
        (FIG + "names = 3\n", "names of “fig” are texts"),
        (FIG + "names = { en = 3 }\n", "names of “fig” are texts"),
        (FIG + 'names = { English = "Fig" }\n', "in “English”, which is no language"),
        (FIG + 'names = { en = "" }\n', "needs 1 to 40 characters"),
        (FIG + 'names = { en = "\\u202eFig" }\n', "needs 1 to 40 characters"),
        ("#" * (MOST_CHARACTERS + 1), "at most 100000 characters"),
        ("\n".join(FIG.replace("fig", f"fig{number}") for number in range(31)), "1 to 30 goods"),
        ("a = " + "[" * 5000, "Line 1"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(HouseGoodsError) as caught:
        read_house_goods(text)
    assert why in Narrator("en", ()).input_error(caught.value)


@pytest.mark.parametrize(
    ("text", "line", "column", "code"),
    [
        ("= 1", 1, 1, "house_toml_statement"),
        ("[good.]", 1, 7, "house_toml_statement"),
        ("a = 1 b = 2", 1, 7, "house_toml_line_end"),
        ("a = 1\na = 2", 2, 6, "house_toml_twice"),
        ("[a]\n[a]", 2, 3, "house_toml_twice"),
        ("a = { b = 1, b = 2 }", 1, 19, "house_toml_twice"),
        ("[good.fig", 1, 10, "house_toml_bracket"),
        ("a = [1, 2", 1, 10, "house_toml_bracket"),
        ("a = { b = 1", 1, 12, "house_toml_bracket"),
        ("a 1", 1, 3, "house_toml_equals"),
        ('a = "x', 1, 7, "house_toml_text"),
        ("a = 'x", 1, 7, "house_toml_text"),
        ('a = """x', 1, 9, "house_toml_text"),
        ('a = "\\q"', 1, 8, "house_toml_escape"),
        ('a = "\\u12"', 1, 8, "house_toml_escape"),
        ('a = "x\ny"', 1, 7, "house_toml_character"),
        ("a = legal", 1, 5, "house_toml_value"),
        ("a = 2020-02-30", 1, 5, "house_toml_value"),
        ("a = " + "[" * 5000, 1, 5005, "house_toml"),
    ],
)
def test_what_is_no_toml_is_named_with_line_and_column(text: str, line: int, column: int, code: str) -> None:
    with pytest.raises(HouseGoodsError) as caught:
        read_house_goods(text)
    assert (caught.value.code, caught.value.parameters) == (code, {"line": line, "column": column})


@given(st.text(max_size=80) | st.sampled_from(EXAMPLE.splitlines()).map(lambda line: EXAMPLE.replace(line, line[:-2])))
def test_any_text_is_goods_or_an_error(text: str) -> None:
    try:
        house = read_house_goods(text)
    except HouseGoodsError:
        return
    assert all(isinstance(good, PrintedGood) for good in house)
