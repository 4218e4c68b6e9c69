"""Kernel, rules and search as machine code: what is compiled, by mypyc, and where it lies.

It imports nothing of Brushpass, so that `make fast` and a wheel's build can run it before anything is installed:
`python src/brushpass/compiling.py build/fast` compiles the package it lies in.
"""

from __future__ import annotations

import argparse
import ast
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent

ROOMS = (
    "bots/search.py",
    "engine/*.py",
    "games/*/state.py",
    "games/*/bot.py",
    "games/*/minds/*.py",
    "games/*/rules/*.py",
    "games/*/box/*.py",
)
"""Where the code lies that a thinking bot runs, the same in every game."""
PLAIN = ("errors.py", "events.py", "fields.py", "game.py", "outcome.py", "save.py", "sound.py")
"""What of the kernel stays as it is: no search waits for it, or games that are not compiled derive from it."""
SHOWN = ("static", "__pycache__")
"""Folders that no bot reads."""

SETUP = """
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class BuildBesideEachOther(build_ext):
    def build_extensions(self):
        compile = self.compiler.compile

        def compile_all(sources, **how):
            with ThreadPoolExecutor(cpu_count()) as pool:
                made = pool.map(lambda source: compile([source], **how), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


options = ["--explicit-package-bases", "--ignore-missing-imports", "--config-file=", "--cache-dir=build"]
modules = mypycify([*options, *{files!r}], debug_level="0", group_name="brushpass", multi_file=True)
setup(name="brushpass", ext_modules=modules, cmdclass={{"build_ext": BuildBesideEachOther}})
"""
"""A file of C for every module, several compiled at a time: one for all of them took a compiler ten minutes.

setuptools by itself compiles the files of one library one after the other.
"""


def worth_compiling(package: Path = PACKAGE) -> list[Path]:
    """The modules to compile, found by their names, relative to the package's parent."""
    found = sorted({path for room in ROOMS for path in package.glob(room)})
    return [path.relative_to(package.parent) for path in found if not _stays_plain(path)]


def _stays_plain(path: Path) -> bool:
    """Whether a module in these rooms is left alone; in a box, whatever has structs, since data are read into them.

    For that msgspec needs the types of their fields, which compiled classes have forgotten.
    """
    room = path.parent.name
    return path.name == "__init__.py" or (room == "engine" and path.name in PLAIN) or (room == "box" and _structs(path))


def _structs(path: Path) -> bool:
    """Whether a module makes structs of msgspec."""
    lines = ast.parse(path.read_text(encoding="utf-8")).body
    bases = [ast.unparse(base) for line in lines if isinstance(line, ast.ClassDef) for base in line.bases]
    return any(base.rpartition(".")[2] == "Struct" for base in bases)


def fingerprint(package: Path = PACKAGE, others: Sequence[Path] = ()) -> str:
    """What tells one state of the sources, on one kind of machine and Python, from every other."""
    files = {path.relative_to(package.parent): path for path in package.rglob("*") if path.is_file()}
    files |= {Path(path.name): path for path in others}
    seen = blake2b((sysconfig.get_config_var("EXT_SUFFIX") or "").encode(), digest_size=8)
    for name, path in sorted(files.items()):
        if not any(folder in SHOWN for folder in name.parts):
            seen.update(blake2b(name.as_posix().encode()).digest() + blake2b(path.read_bytes()).digest())
    return seen.hexdigest()


def place_of(folder: Path, mark: str) -> Path:
    """Where the code compiled from that state of the sources lies, once all of it is there."""
    return folder.with_name(f"{folder.name}-{mark}")


def awaited() -> Path | None:
    """Where `make fast` puts the code compiled from these sources; None for a package that lies in no clone."""
    clone = PACKAGE.parents[1]
    inside = PACKAGE.parent.name == "src" and (clone / "pyproject.toml").is_file()
    return place_of(clone / "build" / "fast", fingerprint()) if inside else None


def has_compiler() -> bool:
    """Whether there is a C compiler, and what it needs to know of this Python."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")
    return shutil.which(compiler[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def can_compile() -> bool:
    """Whether mypyc is there as well."""
    return has_compiler() and all(map(find_spec, ("mypyc", "setuptools")))


def compiled(folder: Path, package: Path = PACKAGE, others: Sequence[Path] = ()) -> Path:
    """Compile the package and modules to lie beside it, unless they are compiled; returns where it all lies.

    It comes to lie there in one step, when it is whole, and never changes there.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    with _alone(folder.with_name(f"{folder.name}.lock")):
        place = place_of(folder, fingerprint(package, others))
        if not place.is_dir():
            new = folder.with_name(f"{folder.name}.new")
            shutil.rmtree(new, ignore_errors=True)
            shutil.copytree(package, new / package.name, ignore=shutil.ignore_patterns(*SHOWN))
            beside = [Path(shutil.copy(path, new)) for path in others]
            if place != place_of(folder, fingerprint(new / package.name, beside)):
                raise SystemExit("The sources were changed just now: compile again.")
            add_copies([new / path for path in worth_compiling(new / package.name)])
            _compile(new, [*worth_compiling(new / package.name), *(path.relative_to(new) for path in beside)])
            new.rename(place)
    return place


def _compile(new: Path, files: Sequence[Path]) -> None:
    """Run mypyc in a folder; all that it says is shown if it fails."""
    names = [path.as_posix() for path in files]
    command = [sys.executable, "-c", SETUP.format(files=names), "build_ext", "--inplace"]
    told = subprocess.run(command, cwd=new, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if told.returncode:
        raise SystemExit(f"{told.stdout}\nmypyc could not compile Brushpass.")
    shutil.rmtree(new / "build")


# -- copies of records -----------------------------------------------------------------------------------------------

COPY = """
    def native_copy(self) -> "{name}":
        new: {name} = {name}.__new__({name})
{lines}
        return new
"""
SHARED = ("int", "str", "bool", "float", "bytes", "None", "tuple", "Literal")
"""Types whose values a copy may share."""


def add_copies(files: Sequence[Path]) -> None:
    """Give every record the method that the engine would generate for it at run time, so that it is compiled as well.

    A record with a field that cannot be judged by its source alone keeps the one that is generated.
    """
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}
    lines = [line for tree in trees.values() for line in tree.body]
    aliases = {ast.unparse(line.targets[0]): line.value for line in lines if isinstance(line, ast.Assign)}
    classes = {line.name: line for line in lines if isinstance(line, ast.ClassDef)}
    for path, tree in trees.items():
        text = path.read_text(encoding="utf-8").splitlines()
        for made in reversed([line for line in tree.body if isinstance(line, ast.ClassDef)]):
            fields = _fields(made, classes)
            copies = {name: _copy(kind, f"self.{name}", classes, aliases) for name, kind in (fields or {}).items()}
            if copies and all(copies.values()):
                sets = "\n".join(f"        new.{name} = {copy}" for name, copy in copies.items())
                text[made.end_lineno : made.end_lineno] = COPY.format(name=made.name, lines=sets).splitlines()
        path.write_text("\n".join(text) + "\n", encoding="utf-8")


def _fields(made: ast.ClassDef, classes: Mapping[str, ast.ClassDef]) -> dict[str, ast.expr] | None:
    """The fields of a record by name, those of its base first; None: it is no record."""
    if made.name == "Record":
        return {}
    base = classes.get(ast.unparse(made.bases[0])) if len(made.bases) == 1 else None
    fields = None if base is None else _fields(base, classes)
    if fields is None:
        return None
    own = [line for line in made.body if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)]
    return fields | {ast.unparse(line.target): line.annotation for line in own}


def _copy(kind: ast.expr, value: str, classes: Mapping[str, ast.ClassDef], aliases: Mapping[str, ast.expr]) -> str:
    """The source that copies a value of a type, as `engine.fields` has it; empty: that cannot be told."""
    name = ast.unparse(kind.value if isinstance(kind, ast.Subscript) else kind)
    if name in SHARED:
        return value
    if name in aliases:
        return _copy(aliases[name], value, classes, aliases)
    if name in classes and _fields(classes[name], classes) is not None:
        native = all(_copy(field, "x", classes, aliases) for field in (_fields(classes[name], classes) or {}).values())
        return f"{value}.native_copy()" if native else f"{value}.copy()"
    if not isinstance(kind, ast.Subscript) or name not in ("list", "dict"):
        return ""
    inner = kind.slice.elts[1] if isinstance(kind.slice, ast.Tuple) else kind.slice
    item = _copy(inner, "x", classes, aliases)
    if name == "list":
        return f"{value}[:]" if item == "x" else item and f"[{item} for x in {value}]"
    return f"{value}.copy()" if item == "x" else item and f"{{k: {item} for k, x in {value}.items()}}"


# -- what was compiled last ------------------------------------------------------------------------------------------


def lead_to(folder: Path, place: Path) -> None:
    """Let the folder's name lead to what was compiled last, and keep that and the one before, which may be in use."""
    if folder.is_dir() and not folder.is_symlink():
        shutil.rmtree(folder)
    link = folder.with_name(f"{folder.name}.link")
    link.unlink(missing_ok=True)
    link.symlink_to(place.name)
    link.replace(folder)
    os.utime(place)
    for old in sorted(folder.parent.glob(f"{folder.name}-*"), key=lambda path: path.stat().st_mtime)[:-2]:
        shutil.rmtree(old)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Wait until nobody else compiles here."""
    with lock.open("w") as held:
        if os.name == "posix":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def main() -> None:
    """What `make fast` runs."""
    parser = argparse.ArgumentParser(description="Compile kernel, rules and search.")
    parser.add_argument(
        "folder", type=Path, nargs="?", help="the name that leads there; none: only tell if it could be"
    )
    parser.add_argument("others", type=Path, nargs="*", help="modules to lie beside the package")
    asked = parser.parse_args()
    if asked.folder is None:
        sys.exit(not has_compiler())
    folder = asked.folder.absolute()
    lead_to(folder, compiled(folder, PACKAGE, [path.absolute() for path in asked.others]))


if __name__ == "__main__":
    main()
