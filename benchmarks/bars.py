"""What was measured beside what we aim at, as a table or as JSON."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from brushpass.cli.output import console, print_json, print_table


class Measured(msgspec.Struct):
    """One number; `bar` is None where nothing is aimed at."""

    what: str
    value: float
    unit: str
    bar: float | None = None
    at_least: bool = False
    """The bar is the least that is good enough, not the most."""

    @property
    def met(self) -> bool | None:
        if self.bar is None:
            return None
        return self.value >= self.bar if self.at_least else self.value <= self.bar


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    return sorted(values)[int(share * (len(values) - 1))]


def report(title: str, found: Sequence[Measured], notes: Sequence[str], as_json: bool) -> None:
    """Print all of it, for people or for programs."""
    if as_json:
        print_json({"title": title, "measured": [_plain(one) for one in found], "notes": notes})
        return
    rows = []
    for one in found:
        aim = "" if one.bar is None else f"{'≥' if one.at_least else '≤'} {one.bar:g}"
        rows.append((one.what, f"{one.value:.2f}", one.unit, aim, {None: "", True: "✓", False: "✗"}[one.met]))
    print_table(title, ("", "measured", "unit", "bar", ""), rows)
    for note in notes:
        console().print(note)


def _plain(one: Measured) -> dict[str, object]:
    return msgspec.structs.asdict(one) | {"met": one.met}
