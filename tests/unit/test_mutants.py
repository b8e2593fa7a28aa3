"""Faults that are planted: each is a program that still reads, and another one."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.mutants import ROOT, Part, fair_exchanges, faults_in, in_turn

PYTHON = '''
"""1 < 2 in a docstring is no place."""
def f(a, b):
    if a < b and a not in (b, 3):
        return a + b * 2 - 0.5 * 0.0
    return (a is None) or not True
'''
PAGE = """// a === b in a comment is no place
import { c } from "true";
const d = a === b && list.some((one) => one < 2) ? items[0] : false; // ===
"""


def planted(path: str, source: str) -> list[str]:
    return [fault.planted(source) for fault in faults_in(path, source)]


def test_faults_in_python_are_programs_and_each_is_another() -> None:
    found = planted("f.py", PYTHON)
    trees = [ast.dump(ast.parse(text)) for text in found]
    assert len(set(trees)) == len(trees) == 15
    assert ast.dump(ast.parse(PYTHON)) not in trees
    assert all("1 < 2 in a docstring" in text for text in found)
    assert any("if a <= b and" in text for text in found)
    assert any("if a < b or" in text for text in found)
    assert any("a in (b" in text for text in found)
    assert any("- 0.75 * 0.0" in text for text in found)
    assert any("- 0.5 * 0.5" in text for text in found)
    assert any("(not (a < b and a not in (b, 3)))" in text for text in found)


CALLS = """
def f(a, b, *rest, **named):
    give(a, to=b, within=3)
    give("ä", (b), *rest, **named)
    max(a, b)
    give(a, a)
    return not a
"""


def test_arguments_of_a_call_are_exchanged_by_place_and_by_name() -> None:
    found = [fault.planted(CALLS) for fault in faults_in("f.py", CALLS) if fault.kind == "exchange"]
    exchanged = {line for text in found for line in set(text.splitlines()) - set(CALLS.splitlines())}
    assert exchanged == {
        "    give(b, to=a, within=3)",
        "    give(3, to=b, within=a)",
        "    give(a, to=3, within=b)",
        '    give(b, ("ä"), *rest, **named)',
    }
    assert len(found) == 4


def test_what_is_returned_is_denied() -> None:
    assert any("return (not (not a))" in text for text in planted("f.py", CALLS))


def test_kinds_take_turns() -> None:
    faults = faults_in("f.py", CALLS)
    first = next(fault for fault in faults if fault.kind == "exchange")
    fair = in_turn(faults, ("exchange", "value"), lambda fault: fault is not first)
    assert [fault.kind for fault in fair] == ["exchange", "value", "exchange", "exchange"]
    assert {fault.kind for fault in faults_in("f.py", CALLS)} == {"exchange", "value", "condition"}


def test_types_notice_some_exchanges(tmp_path: Path) -> None:
    give = "def give(a: int, b: int = 0, c: str = '') -> None: ...\n\n\n"
    sources = {"f.py": f"{give}give(1, 2)\n", "g.py": f"{give}give(1, c='c')\n"}
    for name, source in sources.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    faults = [fault for name, source in sources.items() for fault in faults_in(name, source)]
    found = fair_exchanges(Part("two", ("*.py",), ("tests",)), faults, tmp_path, len(faults))
    assert [fault.text for fault in found] == ["2, 1"]
    assert {name: (tmp_path / name).read_text(encoding="utf-8") for name in sources} == sources


def test_faults_in_the_page_leave_comments_and_imports_alone() -> None:
    found = planted("web/src/f.ts", PAGE)
    assert len(found) == len(set(found)) == 6
    assert all(text.startswith(PAGE[: PAGE.index("const")]) for text in found)
    assert any("a !== b" in text for text in found)
    assert any("items[1]" in text for text in found)


def test_every_fault_of_the_tree_still_reads() -> None:
    path = "src/nottingham/server/table/commands.py"
    source = (ROOT / path).read_text(encoding="utf-8")
    faults = faults_in(path, source)
    assert len(faults) > 100
    for fault in faults[::7]:
        ast.parse(fault.planted(source))


PAGE_CALLS = """<script lang="ts">
  import { flyCoins } from "./motion"; // pay(a, b) in a comment
  function pay(giver: number, receiver: number): void {
    overlay.pay(giver, receiver, `${name(a, b)}, c`); /* move(a, b) */
    if (isDone(giver)) void list.map((one) => one, receiver);
    Math.max(giver, receiver, "pay(a, b)");
  }
</script>
<p onclick={() => pay(1, 2)}>{t("a", b)}</p>
"""


def test_calls_of_the_page_are_found_in_its_script_and_not_where_functions_are_defined() -> None:
    found = [fault for fault in faults_in("web/src/Pay.svelte", PAGE_CALLS) if fault.kind == "exchange"]
    calls = [fault.planted(PAGE_CALLS).splitlines()[fault.line - 1].strip() for fault in found]
    assert calls == [
        "overlay.pay(receiver, giver, `${name(a, b)}, c`); /* move(a, b) */",
        "overlay.pay(`${name(a, b)}, c`, receiver, giver); /* move(a, b) */",
        "overlay.pay(giver, `${name(a, b)}, c`, receiver); /* move(a, b) */",
        "overlay.pay(giver, receiver, `${name(b, a)}, c`); /* move(a, b) */",
    ]
