"""``./nottingham compile``: referee and minds as native extensions, built by Cython from the modules that are run.

It needs a C compiler and the headers of Python. The modules are translated as they are; `rules/compiled.py` uses
what comes out, for as long as it is current. With `--remove` it is gone again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import sha256
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
FIELD_CACHE = Path(__file__).with_name("field_cache.h")
MODULE_CODE = "/* #### Code section: module_code ### */"
AFTER_MODULE_CODE = "/* #### Code section: module_exttypes ### */"
NO_FIELD_CACHE = "#ifdef FIELD_CACHE\n#undef __Pyx_PyObject_GetAttrStr\n#endif\n"
DIRECTIVES = "annotation_typing=False"  # the types are for mypy; a seat is an int that may be anything to Cython
FLAGS = ("-O2", "-fwrapv", "-DNDEBUG", "-fPIC", "-shared", "-w")
EXIT_UNAVAILABLE, EXIT_INTERRUPTED = 69, 130


class CannotCompile(Exception):
    """Nothing can be compiled here; the message says what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    try:
        if asked.remove:
            print("nottingham: the compiled form was removed" if remove() else "nottingham: nothing was compiled")
        else:
            compile_modules()
    except (CannotCompile, OSError) as reason:
        print(f"nottingham: {reason}", file=sys.stderr)
        return EXIT_UNAVAILABLE
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="./nottingham compile", description="Compile referee and minds with Cython, from the modules as they are."
    )
    top.add_argument("--remove", action="store_true", help="remove the compiled form; everything works without it")
    return top


def remove() -> bool:
    """Forget every compiled form, of whatever Python; whether there was one."""
    folder = hook().PACKAGE / ".compiled"
    was_there = folder.exists()
    shutil.rmtree(folder, ignore_errors=True)
    return bool(was_there)


def compile_modules() -> None:
    """Build all modules, then put them in place at once; a build that fails changes nothing."""
    compiled, compiler, start = hook(), find_compiler(), perf_counter()
    files: dict[str, Path] = compiled.sources()
    mark = f"{compiled.fingerprint(files)}\n{how()}"
    if compiled.manifest().exists() and compiled.manifest().read_text(encoding="utf-8") == mark:
        print("nottingham: the compiled form is current already; compile --remove takes it away")
        return
    home: Path = compiled.build_dir()
    home.parent.mkdir(exist_ok=True)
    print(f"nottingham: compiling {len(files)} modules, which takes a few minutes ...", file=sys.stderr)
    with TemporaryDirectory(dir=home.parent) as folder:
        built = Path(folder) / "built"
        built.mkdir()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            builds = [
                pool.submit(build, name, file, built / f"{name}{compiled.SUFFIX}", compiler)
                for name, file in files.items()
            ]
            try:
                for one in as_completed(builds):
                    one.result()
            finally:
                pool.shutdown(cancel_futures=True)  # after the first that fails, no other is begun
        if mark != f"{compiled.fingerprint(compiled.sources())}\n{how()}":
            raise CannotCompile("a source changed while it was compiled; run this again")
        (built / compiled.manifest().name).write_text(mark, encoding="utf-8")
        shutil.rmtree(home, ignore_errors=True)
        built.rename(home)
    print(f"nottingham: compiled in {perf_counter() - start:.0f} s; serve, simulate, bench and all the rest use it now")


def hook() -> ModuleType:
    """The import hook as a module by itself: the environment of the compiler has nothing that our modules import."""
    spec = spec_from_file_location("compiled", ROOT / "src/nottingham/rules/compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def how() -> str:
    """What builds it: the version of Cython, and all that is said to it and to the compiler."""
    told = "\0".join([DIRECTIVES, *FLAGS, FIELD_CACHE.read_text(encoding="utf-8")])
    return f"Cython {version('cython')} {sha256(told.encode()).hexdigest()}"


def find_compiler() -> str:
    """A C compiler, with the headers of this Python to compile against."""
    wished = [(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang"]
    found = next((name for name in wished if shutil.which(name)), None)
    if found is None:
        raise CannotCompile("there is no C compiler here (cc, gcc or clang); install one, such as: apt install gcc")
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        package = f"python{sysconfig.get_python_version()}-dev"
        raise CannotCompile(f"the headers of Python are not in {headers}; install them, such as: apt install {package}")
    return found


def build(name: str, source: Path, target: Path, compiler: str) -> None:
    """One module: Python to C, with the cache of fields put in, and C to an extension."""
    c_file = target.with_name(f"{name}.c")
    cython = [sys.executable, "-m", "cython", "-3", "--module-name", name, "-X", DIRECTIVES, str(source)]
    run([*cython, "-o", str(c_file)])
    c_file.write_text(with_field_cache(c_file.read_text(encoding="utf-8")), encoding="utf-8")
    run([compiler, *FLAGS, f"-I{sysconfig.get_path('include')}", str(c_file), "-o", str(target)])
    c_file.unlink()


def with_field_cache(code: str) -> str:
    """Cython's C with quick access to fields, in the code of the module itself and nowhere else."""
    if not code.count(MODULE_CODE) == code.count(AFTER_MODULE_CODE) == 1:
        raise CannotCompile("this Cython writes its C in an order that is not known here; use the pinned version")
    cache = FIELD_CACHE.read_text(encoding="utf-8")
    code = code.replace(MODULE_CODE, f"{cache}\n{MODULE_CODE}")
    return code.replace(AFTER_MODULE_CODE, NO_FIELD_CACHE + AFTER_MODULE_CODE)


def run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise CannotCompile(f"{Path(command[0]).name} failed: {' / '.join(said[-3:])}")


if __name__ == "__main__":
    sys.exit(main())
