"""The rules page can be read by people and by programs, and says the same to both."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from nottingham.cli import main
from nottingham.cli.errors import CliError
from nottingham.cli.rules import rules as rules_verb
from nottingham.locales import LANGUAGES
from nottingham.rules import law
from nottingham.rules.rulebook import OPTIONS

PAGE = """# A game

Words before the first section belong to no rule.

## A. Apples

Above the rules.

| a | b |
| - | - |
| 1 | 2 |

- **A1.** The first
  rule *goes* on.
- **A2.** *Ruling.* All of it.

## Options

Between the sections.

### B. Bread

- **B1.** A book says this. *Ruling.* We say that.
"""

Printed = Callable[..., str]


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Printed:
    """What the verb prints for some arguments, on a terminal of known width."""
    monkeypatch.setenv("COLUMNS", "80")

    def run(*numbers: str, language: str = "en", as_json: bool = False) -> str:
        rules_verb(*numbers, language=language, as_json=as_json)
        return capsys.readouterr().out

    return run


def test_the_rules_of_a_section_are_numbered_without_a_gap() -> None:
    for letter, section in law.sections().items():
        assert [rule.number for rule in section.rules] == [f"{letter}{n}" for n in range(1, len(section.rules) + 1)]


def test_every_option_has_a_section_of_the_law() -> None:
    assert {option.rule for option in OPTIONS.values()} <= set(law.rules())


def test_a_rule_knows_its_section_and_its_text() -> None:
    rule = law.rule("B11")
    assert rule.number == "B11"
    assert rule.section == "Bribes and deals"
    assert rule.text == "A Sheriff who has accepted a bribe for a bag cannot inspect that bag."


def test_an_unknown_number_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        law.rule("B99")


def test_rulings_are_told_from_the_books() -> None:
    assert law.rule("B13").is_ruling
    assert law.rule("B13").has_ruling
    assert law.rule("B9").has_ruling
    assert not law.rule("B9").is_ruling
    assert not law.rule("B11").has_ruling


def test_a_ruling_is_always_marked_in_the_same_way() -> None:
    assert law.page().lower().count("*ruling") == law.page().count(law.RULINGS[0])


def test_numbers_cited_inside_rules_exist() -> None:
    cited = set(re.findall(r"\b[A-Z]\d+\b", law.page()))
    assert cited <= set(law.rules())


def test_a_caller_cannot_change_the_law() -> None:
    law.rules().clear()
    law.sections().clear()
    assert law.rule("G1").number == "G1"


def test_parsing_joins_lines_and_keeps_what_stands_above_the_rules() -> None:
    sections = law.parse(PAGE)
    apples, bread = sections["A"], sections["B"]
    assert apples.title == "Apples"
    assert apples.preface == "Above the rules.\n\n| a | b |\n| - | - |\n| 1 | 2 |"
    assert [rule.text for rule in apples.rules] == ["The first rule *goes* on.", "*Ruling.* All of it."]
    assert bread == law.Section(
        "B", "Bread", "", (law.Rule("B1", "Bread", "A book says this. *Ruling.* We say that."),)
    )


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        ("## A. One\n\n- **A1.** x\n\n## A. Two\n", "section A appears twice"),
        ("## A. One\n\n- **A1.** x\n- **A1.** y\n", "rule A1"),
        ("## A. One\n\n- **B1.** x\n", "rule B1"),
        ("## A. One\n\n- **A1.** x\nnot indented\n", "not indented"),
        ("## A. One\n\n- **A1.** x\n- A2. not bold\n", "not bold"),
    ],
)
def test_a_page_that_is_badly_written_is_refused(page: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        law.parse(page)


def test_the_page_is_found_beside_the_package_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside, outside = tmp_path / "inside.md", tmp_path / "outside.md"
    monkeypatch.setattr(law, "_ORIGINALS", (inside, outside))
    with pytest.raises(FileNotFoundError):
        law.page()
    outside.write_text("from the checkout", encoding="utf-8")
    assert law.page() == "from the checkout"
    inside.write_text("from the wheel", encoding="utf-8")
    assert law.page() == "from the wheel"


@pytest.mark.parametrize(
    ("typed", "meant"), [("B15", "B14"), ("b44", "B4"), ("B99", "B9"), ("W100", "W10"), ("B-4", "B4")]
)
def test_near_misses_are_recognised(typed: str, meant: str) -> None:
    assert meant in law.nearest(typed)
    assert {number[0] for number in law.nearest(typed)} == {meant[0]}


def test_one_rule_is_printed_without_markup(printed: Printed) -> None:
    assert printed("l1") == (
        "L1. The merchants load their bags all at once and in secret, each with 1 to 5\n"
        "  cards from hand: never none, never six. Ruling. This is so with a hand of\n"
        "  seven as well.\n"
    )


def test_several_rules_are_printed_in_the_order_asked(printed: Printed) -> None:
    assert [text[:3] for text in printed("M2", "D2", "M1").split("\n\n")] == ["M2.", "D2.", "M1."]


def test_a_section_is_printed_with_its_table(printed: Printed) -> None:
    lines = printed("K").splitlines()
    assert lines[0] == "K. Score"
    assert "King   20     15      15     10" in lines
    assert [line[:2] for line in lines if line.startswith("K") and line[1].isdigit()] == [
        f"K{place}" for place in range(1, 7)
    ]


def test_without_a_number_the_contents_are_printed(printed: Printed) -> None:
    lines = printed().splitlines()
    assert "D  Declaration (D1, D2)" in lines
    assert {line[0] for line in lines if line[1:3] == "  "} >= set(law.sections())


def test_rules_are_printed_as_json(printed: Printed) -> None:
    assert json.loads(printed("D2", as_json=True)) == [
        {
            "number": "D2",
            "section": "Declaration",
            "text": "During this phase nobody may look into a bag.",
            "is_ruling": False,
            "has_ruling": False,
        }
    ]
    assert [rule["number"] for rule in json.loads(printed("L", as_json=True))] == ["L1", "L2", "L3"]
    assert [rule["number"] for rule in json.loads(printed(as_json=True))] == list(law.rules())


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("B44", "Did you mean B4, B14?"),
        ("§1", "`nottingham rules` lists them all."),
        ("banana", "`nottingham rules` lists them all."),
        ("", "`nottingham rules` lists them all."),
    ],
)
def test_an_unknown_number_is_one_line_and_status_2(typed: str, hint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "B4", typed]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"nottingham: There is no rule “{typed}”. {hint}\n"


def test_the_verb_understands_its_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "b4", "D", "--json"]) == 0
    assert [rule["number"] for rule in json.loads(capsys.readouterr().out)] == ["B4", "D1", "D2"]


# --- in five languages ---------------------------------------------------------------------------------------------


TRANSLATIONS = [language for language in LANGUAGES if language != law.ORIGINAL]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_law_in_every_language_has_every_rule_and_every_number_in_it(language: str) -> None:
    assert list(law.sections(language)) == list(law.sections())
    assert list(law.rules(language)) == list(law.rules())
    for number, rule in law.rules(language).items():
        original = law.rule(number)
        assert (rule.is_ruling, rule.has_ruling) == (original.is_ruling, original.has_ruling), number


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_sentence_of_the_law_is_in_every_language_with_its_figures(language: str) -> None:
    original, translated = passages(law.page()), passages(law.page(language))
    assert len(translated) == len(original)
    for ours, theirs in zip(original, translated, strict=True):
        assert [figures(one) for one in sentences(theirs)] == [figures(one) for one in sentences(ours)], theirs


def passages(page: str) -> list[str]:
    """Every rule and every other paragraph under a heading, but for the first: it tells readers what page this is."""
    _, *sections = re.split(r"^##.*$", page, flags=re.MULTILINE)
    return [
        " ".join(text.split()) for section in sections for text in re.split(r"\n\n|\n(?=- )", section) if text.strip()
    ]


def sentences(text: str) -> list[str]:
    """Its sentences; what marks a ruling is none, nor is a table's row."""
    for mark in law.RULINGS:
        text = text.replace(mark, "")
    return re.split(r"(?<=[.!?])[)»”’]*\s+(?=[«“„'¿¡(]*\s*[A-ZÀ-ÖØ-ÞŁŚŻŹĆ0-9])", text)


def figures(text: str) -> list[str]:
    """The numbers in a text, and the rules it cites: what no translation may change."""
    return sorted(re.findall(r"\b[A-Z]?\d+", text))


def test_a_sentence_that_is_left_out_or_loses_its_citation_is_noticed() -> None:
    rule = (
        "The deck is renewed when a card has to be drawn. *Ruling.* Never earlier (M4), see '... the book'. 1e: five."
    )
    assert sentences(rule)[0] == "The deck is renewed when a card has to be drawn."
    assert [figures(one) for one in sentences(rule)] == [[], ["M4"], ["1"]]
    assert passages("# Page\n\nIntroduction.\n\n## A. One\n\nPreface.\n\n- **A1.** x\n  y\n- **A2.** z\n") == [
        "Preface.",
        "- **A1.** x y",
        "- **A2.** z",
    ]


def test_a_rule_is_printed_in_the_language_one_asks_for(printed: Printed) -> None:
    assert printed("b11", language="pl").startswith("B11. Szeryf, który przyjął łapówkę")
    assert "B  Pots-de-vin et accords (B1, B2" in printed(language="fr")
    assert json.loads(printed("B13", language="es", as_json=True))[0]["is_ruling"] is True
    assert printed(language="pt-BR").endswith("`nottingham rules B4` uma regra.\n")
    with pytest.raises(CliError, match=r"Nie ma zasady „B15”\. Czy chodziło o"):
        rules_verb("B15", language="pl")
