"""How results are printed: tables for people, JSON for programs, progress beside them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text


def console() -> Console:
    """Where people read; made again each time, since tests put other streams in place."""
    return Console(file=sys.stdout, highlight=False, markup=False, soft_wrap=not sys.stdout.isatty())


def print_pages(text: str) -> None:
    """A text in Markdown: set, and page by page where it is longer than the screen; to a program as it was written."""
    out = console()
    if not out.is_terminal:
        out.print(Text(text))
        return
    rows = out.render_lines(Markdown(text))
    if len(rows) < out.height:
        out.print(Markdown(text))
        return
    os.environ.setdefault("LESS", "-R")  # colours, in the usual pager
    with out.pager(styles=True):
        out.print(Markdown(text))


def print_json(data: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(data)).decode())


def print_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]], numbers_from: int = 1) -> None:
    """A table whose columns from `numbers_from` on are set to the right."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i >= numbers_from else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    console().print(table)


@contextmanager
def progress(what: str, total: int, quiet: bool) -> Iterator[Any]:
    """A bar on stderr; yields the function that moves it: `(1 more)` by default, or `(done, whole)`."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
        disable=quiet or not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task(what, total=total)

        def advance(done: int | None = None, whole: int | None = None) -> None:
            bar.update(task, advance=1 if done is None else None, completed=done, total=whole)

        yield advance


def share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"
