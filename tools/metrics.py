"""Code metrics: how large the house is, how hard its hardest functions are, and who knows what by name.

    python -m tools.metrics            # of this tree
    python -m tools.metrics REVISION   # of another one, read from git

They are to look at, and no test: a number that grows asks a question.
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.archives import unpack_tar

ROOT = Path(__file__).resolve().parent.parent
COMPLEX = 15
"""Functions with more branches than this are hard to hold in one's head."""
BRANCHES = (ast.If, ast.For, ast.While, ast.ExceptHandler, ast.IfExp, ast.comprehension, ast.Assert, ast.match_case)


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        root = checked_out(arguments[0], Path(folder)) if arguments else ROOT
        for name, value in metrics(root).items():
            print(f"{value:>8}  {name}")
    return 0


def checked_out(revision: str, folder: Path) -> Path:
    """The tree of a revision, laid out in a folder."""
    command = ["git", "archive", revision]
    packed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    unpack_tar(io.BytesIO(packed), folder)
    return folder


def metrics(root: Path) -> dict[str, int]:
    package = root / "src/nottingham"
    sources = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(package.rglob("*.py"))}
    functions = [function for tree in sources.values() for function in functions_of(tree)]
    page = [path for kind in ("ts", "svelte") for path in (root / "web/src").rglob(f"*.{kind}")]
    return {
        "names at the top of the package": len(top_names(package)),
        "source files": len(sources),
        "source lines": sum(map(lines_of, sources)),
        "functions": len(functions),
        f"functions with more than {COMPLEX} branches": sum(complexity(one) > COMPLEX for one in functions),
        "branches of the hardest function": max(map(complexity, functions)),
        "source files over 400 lines": sum(lines_of(path) > 400 for path in sources),
        "modules that import an option by name": sum(knows_an_option(path, tree) for path, tree in sources.items()),
        "lines of tests": sum(map(lines_of, (root / "tests").rglob("*.py"))),
        "lines of the page": sum(map(lines_of, page)),
    }


def top_names(package: Path) -> list[str]:
    """What a stranger sees first; the door for users and the mark of types are no rooms."""
    hidden = ("__init__.py", "__pycache__", "py.typed")
    return sorted(path.name for path in package.iterdir() if path.name not in hidden and not path.name.startswith("."))


def lines_of(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n")


def functions_of(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def complexity(function: ast.AST) -> int:
    """Cyclomatic complexity: one way through, and one more for every branch."""
    nodes = list(ast.walk(function))
    boolean = sum(len(node.values) - 1 for node in nodes if isinstance(node, ast.BoolOp))
    return 1 + boolean + sum(isinstance(node, BRANCHES) for node in nodes)


def knows_an_option(path: Path, tree: ast.AST) -> bool:
    """Whether a module outside the options imports one of them; the rulebook is their list."""
    if "options" in path.parts or path.stem == "rulebook":
        return False
    imported = (node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return any(".options." in f"{module}." and not module.endswith(".options") for module in imported)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
