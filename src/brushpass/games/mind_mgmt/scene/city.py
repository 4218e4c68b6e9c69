"""The city as a board: 42 locations in a grid, wide and tall, with the letters and numbers beside them."""

from __future__ import annotations

from functools import cache

from brushpass.table.scene import Board, Label, Link, Rect, Space

from ..box.city import BORDER_NAMES, BORDERS, COLUMNS, FEATURES_AT, LOCATIONS, ROWS, SIZE, TEMPLES
from .eyes import MindEyes

WIDE = (758.0, 658.0)
TALL = (390.0, 394.0)


def board(eyes: MindEyes) -> Board:
    """MM-1.1, MM-1.2: all locations; of the borders only those that matter, since nothing else is drawn of them."""
    view = eyes.view
    borders = BORDER_NAMES if view.stage in ("chaos", "street_works") else view.chaos
    caught = _burst(eyes)
    spaces = tuple([_location(eyes, place, LOCATIONS[place] == caught) for place in range(SIZE)])
    return Board(
        id="city",
        wide=WIDE,
        tall=TALL,
        spaces=spaces,
        links=tuple([LINKS[border] for border in borders]),
        art="sand",
        labels=labels(),
    )


def _burst(eyes: MindEyes) -> str | None:
    """MM-11.1, MM-11.2: where it came to a head, once it is over."""
    outcome, secret = eyes.seen.outcome, eyes.view.secret
    if outcome is None or secret is None or outcome.reason not in ("capture", "dead-end"):
        return None
    return secret.path[-1]


def _location(eyes: MindEyes, place: int, burst: bool) -> Space:
    temple = bool(TEMPLES >> place & 1)
    features = FEATURES_AT[place]
    what = eyes.name("temple") if temple else eyes.features(features)
    wide, tall = rects(place)
    return Space(
        id=LOCATIONS[place],
        name=eyes.say("scene-location", place=LOCATIONS[place], what=what),
        wide=wide,
        tall=tall,
        kind="cell",
        icons=() if temple else features,
        art="temple" if temple else "",
        rule="MM-1.2" if temple else "MM-1.3",
        burst=burst,
    )


@cache
def rects(place: int) -> tuple[Rect, Rect]:
    """Where a location lies, wide and tall."""
    row, column = divmod(place, COLUMNS)
    return (
        Rect(x=86 + 121 * column, y=66.5 + 90 * row, w=116, h=85),
        Rect(x=45 + 62 * column, y=45.5 + 53 * row, w=59, h=50),
    )


@cache
def labels() -> tuple[Label, ...]:
    """MM-1.1: columns A to F above, rows 1 to 7 at the left."""
    columns = [Label(text="ABCDEF"[n], wide=(86 + 121 * n, 9), tall=(45 + 62 * n, 9)) for n in range(COLUMNS)]
    rows = [Label(text=str(n + 1), wide=(10, 66.5 + 90 * n), tall=(6, 45.5 + 53 * n)) for n in range(ROWS)]
    return (*columns, *rows)


LINKS = {
    name: Link(id=name, a=LOCATIONS[place], b=LOCATIONS[other], kind="border")
    for name, (place, other) in zip(BORDER_NAMES, BORDERS, strict=True)
}
"""The borders between locations; a chaos token lies across one."""
