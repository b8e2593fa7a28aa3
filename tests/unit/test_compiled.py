"""The compiled form: used when it is of just these sources, and otherwise as if it were not there."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from nottingham.rules import compiled
from tools import compiling


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources like ours, with a compiled form that is current."""
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    for name in (
        "rules/engine/goods.py",
        "rules/phases/market.py",
        "rules/options/tax/rule.py",
        "rules/game.py",
        "rules/floor.py",
        "rules/rulebook.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"NAME = {name!r}\n")
    compiled.build_dir(tmp_path).mkdir(parents=True)
    compiled.manifest(tmp_path).write_text(compiled.fingerprint(compiled.sources(tmp_path)) + "\nhow it was built")
    return tmp_path


def finders() -> list[object]:
    return [finder for finder in sys.meta_path if isinstance(finder, compiled.CompiledFinder)]


def test_a_current_form_is_used(package: Path) -> None:
    assert compiled.install(package) == "current"
    assert len(finders()) == 1
    assert sys.meta_path[0] is finders()[0]


def test_without_one_the_import_system_is_left_alone(package: Path) -> None:
    compiled.manifest(package).unlink()
    assert compiled.install(package) == "absent"
    assert finders() == []


@pytest.mark.parametrize(
    "file", ["rules/engine/goods.py", "rules/phases/market.py", "rules/options/tax/rule.py", "rules/game.py"]
)
def test_one_byte_of_the_sources_makes_it_stale(package: Path, file: str) -> None:
    with (package / file).open("a") as source:
        source.write("#")
    assert compiled.install(package) == "stale"
    assert finders() == []


def test_another_python_makes_it_stale(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version", "3.11.99 (elsewhere)")
    assert compiled.status(package) == "stale"


def test_what_is_not_compiled_may_change(package: Path) -> None:
    (package / "rules/rulebook.py").write_text("")
    assert compiled.status(package) == "current"


def test_it_can_be_turned_off(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiled.SWITCH, "0")
    assert compiled.install(package) == "off"
    assert finders() == []


def test_the_finder_knows_the_compiled_modules_and_no_others(package: Path) -> None:
    finder = compiled.CompiledFinder(package)
    spec = finder.find_spec("nottingham.rules.engine.goods")
    assert spec is not None
    assert spec.origin == str(compiled.build_dir(package) / f"nottingham.rules.engine.goods{compiled.SUFFIX}")
    assert finder.find_spec("nottingham.rules.rulebook") is None
    assert finder.find_spec("json") is None


def test_our_own_sources_are_the_referee_and_the_minds() -> None:
    names = set(compiled.sources())
    assert {
        "nottingham.rules.game",
        "nottingham.rules.floor",
        "nottingham.rules.engine.goods",
        "nottingham.rules.phases.market",
    } <= names
    assert {"nottingham.rules.options.deputies.rule", "nottingham.bots.mind.mind"} <= names
    assert not any(name.endswith("__init__") for name in names)


def test_without_a_c_compiler_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)
    assert compiling.main([]) == 69
    said = capsys.readouterr().err
    assert "no C compiler" in said
    assert said.count("\n") == 1


def test_without_headers_it_says_where_it_looked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _name: str(tmp_path))
    monkeypatch.setattr("shutil.which", lambda name: name)
    assert compiling.main([]) == 69
    assert str(tmp_path) in capsys.readouterr().err


def test_it_can_be_removed(package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(compiling, "hook", lambda: SimpleNamespace(PACKAGE=package))
    assert compiling.main(["--remove"]) == 0
    assert compiled.status(package) == "absent"
    assert "was removed" in capsys.readouterr().out
    assert compiling.main(["--remove"]) == 0
    assert "nothing was compiled" in capsys.readouterr().out


def test_fields_are_quick_in_the_code_of_the_module_alone() -> None:
    code = f"before\n{compiling.MODULE_CODE}\nours\n{compiling.AFTER_MODULE_CODE}\nafter\n"
    before, _, rest = compiling.with_field_cache(code).partition(compiling.MODULE_CODE)
    ours, _, after = rest.partition("#undef __Pyx_PyObject_GetAttrStr")
    assert "#define __Pyx_PyObject_GetAttrStr" in before
    assert "ours" in ours
    assert "after" in after


def test_c_in_another_order_is_not_touched() -> None:
    with pytest.raises(compiling.CannotCompile, match="pinned version"):
        compiling.with_field_cache("some other C\n")


def test_a_build_that_fails_changes_nothing(
    package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[list[str]] = []

    def fail(command: list[str]) -> None:
        begun.append(command)
        raise compiling.CannotCompile("cython failed: it is full")

    here = SimpleNamespace(
        SUFFIX=compiled.SUFFIX,
        fingerprint=compiled.fingerprint,
        build_dir=lambda: compiled.build_dir(package),
        sources=lambda: compiled.sources(package),
        manifest=lambda: compiled.manifest(package),
    )
    monkeypatch.setattr(compiling, "hook", lambda: here)
    monkeypatch.setattr(compiling, "find_compiler", lambda: "cc")
    monkeypatch.setattr(compiling, "how", lambda: "in another way")
    monkeypatch.setattr(compiling, "run", fail)
    assert compiling.main([]) == 69
    assert begun
    assert capsys.readouterr().err.splitlines()[-1] == "nottingham: cython failed: it is full"
    assert compiled.status(package) == "current"
    assert [path.name for path in (package / ".compiled").iterdir()] == [compiled.build_dir(package).name]
