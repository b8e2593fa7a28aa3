from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nottingham import compose
from nottingham.editions.printed_goods import PrintedGood
from nottingham.record.header import header_of
from nottingham.record.house import (
    FIELDS,
    MOST_CHARACTERS,
    HouseGoodsError,
    read_house_goods,
    write_house_goods,
)
from nottingham.record.record import Record, read_record, write_record

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


def test_what_is_read_can_be_written() -> None:
    house = read_house_goods(EXAMPLE)
    assert read_house_goods(write_house_goods(house)) == house


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
        ("[good.fig", "line 1, column 10"),
        ('a = "\n', "line 1, column"),
        ("[bread]\nvalue = 1\n", "'bread' is unknown here"),
        ("good = 3\n", r"a table \[good.ID\]"),
        ("[good]\nfig = 3\n", r"a table \[good.ID\]"),
        (FIG.replace("fig", "apple"), "good.apple: the game has a good of this name"),
        (FIG.replace("fig", "gouda"), "the game has a good of this name"),
        (FIG.replace("fig", "Fig"), "lower-case word"),
        (FIG.replace("fig", "nothing"), "lower-case word"),
        (FIG.replace("fig", '"f\\u202eig"'), "lower-case word"),
        (FIG.replace("legal", "illegal"), "kind is one of"),
        (FIG.replace('"legal"', "3"), "kind is one of"),
        (FIG.replace("value = 3", "value = -3"), "value is a whole number"),
        (FIG.replace("value = 3", "value = 100"), "value is a whole number"),
        (FIG.replace("value = 3", "value = 3.5"), "value is a whole number"),
        (FIG.replace("value = 3", "value = true"), "value is a whole number"),
        (FIG.replace("value = 3", 'value = "3"'), "value is a whole number"),
        (FIG.replace("value = 3\n", ""), "value, penalty and cards are needed"),
        (FIG.replace("cards = 4\n", ""), "value, penalty and cards are needed"),
        (FIG.replace("cards = 4", "cards = 0"), "there is no card of it"),
        (FIG + "colour = 3\n", "'colour' is unknown"),
        (FIG + "queen = 3\n", "the Queen's bonus"),
        (FIG.replace("legal", "contraband") + "king = 3\n", "only a legal good has a King"),
        (FIG + "counts_as = 3\n", "counts_as is the id"),
        (FIG + 'counts_as = "silk"\n', "counts_as 'silk' is no legal good"),
        (FIG + "counts = 2\n", "both or neither"),
        (FIG + "names = 3\n", "names are texts"),
        (FIG + "names = { en = 3 }\n", "names are texts"),
        (FIG + 'names = { English = "Fig" }\n', "is no language"),
        (FIG + 'names = { en = "" }\n', "1 to 40 characters"),
        (FIG + 'names = { en = "\\u202eFig" }\n', "1 to 40 characters"),
        ("#" * (MOST_CHARACTERS + 1), "at most 100000 characters"),
        ("\n".join(FIG.replace("fig", f"fig{number}") for number in range(31)), "1 to 30 goods"),
        ("a = " + "[" * 5000, "line 1"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(HouseGoodsError, match=why):
        read_house_goods(text)


@given(st.text(max_size=80) | st.sampled_from(EXAMPLE.splitlines()).map(lambda line: EXAMPLE.replace(line, line[:-2])))
def test_any_text_is_goods_or_an_error(text: str) -> None:
    try:
        house = read_house_goods(text)
    except HouseGoodsError:
        return
    assert all(isinstance(good, PrintedGood) for good in house)
