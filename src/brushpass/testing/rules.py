"""Which numbered rules no test cites: `python -m brushpass.testing.rules`.

A rule is a bold id in a game's digest (**AA-5.2**, **AA-INV-3**) or opens a row of a table there; the ruling **R-7**
is AA-R-7, and the third of the worked examples is AA-EX-3. A test cites it by `@rule("AA-5.2")`. Rules that no test can
show stand, with the reason, in `untestable.toml` beside the digest: `"AA-2.5" = "..."`.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from brushpass.engine import games

GAMES = Path(__file__).parents[1] / "games"
NUMBERED = re.compile(r"\*\*([A-Z]+)-((?:INV-)?\d+(?:\.\d+)*)\*\*")
ROW = re.compile(r"^\| ([A-Z]+)-(\d+(?:\.\d+)+) \|")
RULING = re.compile(r"^\s*[-*]\s+\*\*R-(\d+)\b")
EXAMPLE = re.compile(r"^(\d+)\.\s")
HEADING = re.compile(r"^#+\s")


class Digest(msgspec.Struct):
    """The numbered rules of one game, and those of them that no test can show, with the reasons."""

    path: Path
    ids: list[str]
    untestable: dict[str, str]


def numbered(text: str) -> list[str]:
    """The ids of all rules, rulings and worked examples in a digest, in its order."""
    first = NUMBERED.search(text)
    if first is None:
        return []
    prefix = first[1]
    ids: list[str] = []
    in_examples = False
    for line in text.splitlines():
        if HEADING.match(line):
            in_examples = "worked examples" in line.lower()
        found = [*NUMBERED.findall(line), *ROW.findall(line)]
        ids += [f"{prefix}-{number}" for name, number in found if name == prefix]
        if ruling := RULING.match(line):
            ids.append(f"{prefix}-R-{ruling[1]}")
        if in_examples and (example := EXAMPLE.match(line)):
            ids.append(f"{prefix}-EX-{example[1]}")
    return list(dict.fromkeys(ids))


def digests(paths: Iterable[Path]) -> list[Digest]:
    """All digests that have numbered rules."""
    found = []
    for path in paths:
        ids = numbered(path.read_text(encoding="utf-8"))
        reasons = path.with_name("untestable.toml")
        untestable = tomllib.loads(reasons.read_text(encoding="utf-8")) if reasons.is_file() else {}
        if ids:
            found.append(Digest(path, ids, untestable))
    return found


def cited_in(source: str) -> Iterator[str]:
    """The ids in every call of `rule(...)` in a test file."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def citations(tests: Path) -> dict[str, list[str]]:
    """Every cited id with the test files that cite it."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for number in cited_in(path.read_text(encoding="utf-8")):
            cited.setdefault(number, []).append(str(path))
    return cited


def report(found: Sequence[Digest], cited: dict[str, list[str]], console: Console) -> bool:
    """Print what is missing and how much is there; whether all is well."""
    prefixes = {digest.ids[0].partition("-")[0] for digest in found}
    known = {number for digest in found for number in digest.ids}
    well = True
    for digest in found:
        shown = [number for number in digest.ids if number in cited]
        excused = [number for number in digest.ids if number not in cited and number in digest.untestable]
        missing = [number for number in digest.ids if number not in cited and number not in digest.untestable]
        for number in missing:
            console.print(f"no test cites {number}")
        for number in excused:
            console.print(f"{number} cannot be tested: {digest.untestable[number]}")
        stale = [number for number in digest.untestable if number in cited or number not in digest.ids]
        for number in stale:
            console.print(f"{number} is listed as untestable, but a test cites it or there is no such rule")
        console.print(
            f"{digest.path.parent.name}: {len(digest.ids)} rules, {len(shown)} cited, {len(excused)} untestable, "
            f"{len(missing)} missing"
        )
        well = well and not missing and not stale
    for number, paths in sorted(cited.items()):
        if number not in known and number.partition("-")[0] in prefixes:
            console.print(f"{number} is cited in {', '.join(paths)}, but there is no such rule")
            well = False
    return well


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit with 1 if a rule is uncited or a cited one unknown."""
    parser = argparse.ArgumentParser(
        prog="python -m brushpass.testing.rules", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="the folder with the tests")
    parser.add_argument("digests", type=Path, nargs="*", help="digest files (default: those of the installed games)")
    chosen = parser.parse_args(arguments)
    paths = chosen.digests or [path for path in sorted(GAMES.glob("*/rules.md")) if path.parent.name in games()]
    console = Console(highlight=False, markup=False, soft_wrap=True)
    return 0 if report(digests(paths), citations(chosen.tests), console) else 1


if __name__ == "__main__":
    sys.exit(main())
