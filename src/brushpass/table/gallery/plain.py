"""Made-up scenes of plain tables: a grid with icons, a ring of zones, a base of rooms."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Literal

from msgspec.structs import replace

from ..scene import (
    SHAPES,
    Area,
    Board,
    Card,
    Counter,
    Curve,
    Field,
    Gauge,
    Ghost,
    Kind,
    Line,
    Link,
    Mark,
    Member,
    Moment,
    Option,
    Overlay,
    Panel,
    Piece,
    Prompt,
    Rect,
    Refusal,
    Scene,
    Space,
    Tool,
    ToolValue,
    Track,
    Value,
)

Point = tuple[float, float]
COLOURS = ("green", "blue", "yellow", "red", "violet", "white")
PEOPLE = ("Tereza", "Oskar", "Vlasta", "Petr")


def _panels(count: int, *lines: str) -> tuple[Panel, ...]:
    """Seats with a line of state each; the last one is the viewer's, who decides."""
    return tuple(
        Panel(
            id=f"seat-{seat}",
            name=PEOPLE[seat],
            letter=PEOPLE[seat][0],
            shape=SHAPES[seat],
            seats=(seat,),
            colour=COLOURS[seat],
            line=lines[seat],
            you=seat == count - 1,
            deciding=seat == count - 1,
            active=seat == count - 1,
        )
        for seat in range(count)
    )


def _pawn(seat: int, at: str, moved: tuple[str, ...] = ()) -> Piece:
    name, shape = PEOPLE[seat], SHAPES[seat]
    return Piece(id=f"pawn-{seat}", kind="pawn", at=at, name=name, seat=seat, letter=name[0], shape=shape, moved=moved)


def _space(
    name: str,
    wide: Point,
    tall: Point,
    size: Point,
    small: Point,
    shape: Literal["rect", "circle", "hexagon", "octagon", "house", "none"] = "rect",
    kind: str = "plain",
    icons: tuple[str, ...] = (),
    text: str = "",
) -> Space:
    return Space(
        id=name.lower().replace(" ", "-"),
        name=name,
        wide=Rect(x=wide[0], y=wide[1], w=size[0], h=size[1]),
        tall=Rect(x=tall[0], y=tall[1], w=small[0], h=small[1]),
        shape=shape,
        kind=kind,
        icons=icons,
        text=text,
    )


# -- a grid with icons and heat --------------------------------------------------------------------------------------

COLUMNS, ROWS = 6, 4
ICONS = ("eye", "target", "note", "search", "bag", "market")


def _tools() -> tuple[Tool, ...]:
    """What may be done unasked: a note on a square, an offer, a resignation."""
    marks = tuple(ToolValue(value=mark, name=mark.capitalize(), icon=mark) for mark in ("eye", "target"))
    yes_no = (ToolValue(value=True, name="Yes", tone="good"), ToolValue(value=False, name="No"))
    return (
        Tool(
            id="note",
            name="Note",
            icon="note",
            text="Write on a square what only your side reads.",
            picks="space",
            values=marks,
            longest=12,
            empty=True,
            texts={"b2": "been here?"},
        ),
        Tool(id="offer", name="Draw?", text="Offer a draw.", values=yes_no, now=False),
        Tool(id="resign", name="Resign", text="Give the match up.", lasting=True),
    )


def grid() -> Scene:
    """A grid: two icons on every square, heat with numbers over it, a time track, agents and what they may ask."""
    squares = tuple(
        _space(
            f"{'ABCDEF'[column]}{row + 1}",
            (76 + 140 * column, 70 + 133 * row),
            (35 + 64 * column, 60 + 100 * row),
            (132, 125),
            (60, 92),
            kind="temple" if (column, row) == (2, 1) else "plain",
            icons=(ICONS[(column + row) % 6], ICONS[(2 * column + row + 3) % 6]),
        )
        for row in range(ROWS)
        for column in range(COLUMNS)
    )
    heat = Overlay(
        id="heat",
        name="Where the recruiter may be",
        marks=tuple(
            Mark(at=square.id, text=f"{n * 7 % 50}%", heat=n * 7 % 50 / 50, tone="bad" if n * 7 % 50 > 30 else "plain")
            for n, square in enumerate(squares)
            if n % 3 == 0
        ),
    )
    fields = tuple(
        Field(text=str(n), state="past" if n < 6 else "now" if n == 6 else "ahead", mark="eye" if n in (9, 12) else "")
        for n in range(1, 15)
    )
    path = ("b2", "c2", "d2")
    options = (
        Option(key=1, value="ask", name="Ask about this square", target="b2", badge="40%", kind="ask"),
        Option(
            key=2,
            value="d2",
            name="Move to D2",
            target="d2",
            ghosts=(Ghost(piece="pawn-1", path=path),),
            lasting=True,
            kind="move",
        ),
        Option(key=3, value="note", name="Move the note", target="note-1", kind="note"),
    )
    return Scene(
        game="gallery",
        title="A grid with icons",
        status="Time 6",
        panels=_panels(2, "hidden", "two agents"),
        board=Board(id="grid", wide=(852, 540), tall=(390, 420), spaces=squares),
        pieces=(
            _pawn(1, "b2"),
            Piece(id="note-1", kind="marker", at="e3", name="A note", letter="6", rule="R-1"),
            *(Piece(id=f"fact-{n}", kind="token", at="f4", name="A clue", letter=str(n)) for n in range(1, 6)),
        ),
        overlays=(heat,),
        tracks=(Track(id="time", name="Time", fields=fields),),
        tools=_tools(),
        prompt=Prompt(
            id="act",
            question="What does Oskar do?",
            options=options,
            kinds=(Kind(id="ask", name="Ask"), Kind(id="move", name="Move"), Kind(id="note", name="Notes")),
            refusals=(Refusal(target="a1", text="Too far to walk.", name="A1", kind="move"),),
        ),
        log=(Line(id=1, text="Oskar asks about torches.", seat=1),),
        undo=True,
    )


# -- a ring of zones with tracks -------------------------------------------------------------------------------------

ZONES = ("Docks", "Casino", "Embassy", "Old Town", "Harbour", "Airport", "Market Hall", "Station")


def zones() -> Scene:
    """A ring: zones with discs in stacks, a way through the middle, tracks, a gauge, a curve, an offer with prices."""

    def around(n: int, width: float, height: float, rx: float, ry: float) -> Point:
        angle = 2 * pi * n / len(ZONES) - pi / 2
        return round(width / 2 + rx * cos(angle), 1), round(height / 2 + ry * sin(angle), 1)

    ring = tuple(
        _space(
            name, around(n, 852, 540, 340, 205), around(n, 390, 460, 145, 190), (128, 96), (88, 64), "hexagon", "zone"
        )
        for n, name in enumerate(ZONES)
    )
    ends = [(ring[n].id, ring[(n + 1) % len(ring)].id) for n in range(len(ring))]
    links = [Link(id=f"{a}-{b}", a=a, b=b, kind="road") for a, b in ends]
    tunnel = Link(
        id="tunnel", a="docks", b="harbour", kind="dashed", wide_bend=(470, 270), tall_bend=(215, 230), text="tunnel"
    )
    wanted = tuple(Field(text=str(n), state="past" if n < 3 else "now" if n == 3 else "ahead") for n in range(8))
    offer = tuple(
        Card(
            id=f"offer-{n}", name=name, tag=f"{n + 1}", text=f"Pay {n + 1}.", values=(Value(text=f"+{n}", tone="good"),)
        )
        for n, name in enumerate(("Forged pass", "Fast car", "Informer"))
    )
    options = (
        Option(key=1, value="casino", name="Drive to the Casino", target="casino", badge="1 cash"),
        Option(key=2, value="tunnel", name="Take the tunnel", target="tunnel", lasting=True),
        Option(key=3, value="offer-1", name="Buy a fast car", target="offer-1", badge="2 cash"),
    )
    return Scene(
        game="gallery",
        title="A ring of zones",
        status="Night 2",
        panels=_panels(3, "cash 4", "cash 2", "cash 3"),
        board=Board(id="ring", wide=(852, 540), tall=(390, 460), spaces=ring, links=(*links, tunnel)),
        pieces=(
            _pawn(0, "casino"),
            _pawn(1, "old-town"),
            _pawn(2, "docks", moved=("station", "docks")),
            *(
                Piece(id=f"discs-{s}", kind="disc", at="embassy", name=PEOPLE[s], seat=s, shape=SHAPES[s], count=s + 1)
                for s in range(3)
            ),
            Piece(id="done", kind="marker", at="airport", name="Searched", used=True),
        ),
        areas=(
            Area(id="offer", name="Offer", layout="list", cards=offer),
            Area(id="jobs", name="jobs", layout="stack", count=12),
        ),
        tracks=(
            Track(id="wanted", name="Wanted", fields=wanted),
            Track(id="trust", name="Trust", fields=tuple(reversed(wanted))),
        ),
        counters=(Counter(id="cash", value="3", word="cash", icon="bag"),),
        gauges=(
            Gauge(id="cover", name="Cover", value=2, low=-5, high=5, low_text="blown", high_text="trusted", text="+2"),
        ),
        curves=(
            Curve(
                id="cover-so-far",
                name="Cover, hour by hour",
                points=(0, 1, -1, 4, 3, -3, -2, 2),
                low=-5,
                high=5,
                low_text="blown",
                high_text="trusted",
                text="Vlasta's cover after every hour: 0, 1, −1, 4 (embassy ball), 3, −3 (informer), −2, 2.",
                note="dashes: nobody asks",
                end_text="hour 7",
                moments=(Moment(at=3, text="Embassy ball"), Moment(at=5, text="Informer −6")),
                seat=2,
                low_seat=1,
                high_seat=2,
            ),
        ),
        prompt=Prompt(id="drive", question="Where do you go?", options=options),
        log=(Line(id=1, text="Night 2", heading=True), Line(id=2, text="Vlasta drives to the Docks.", seat=2)),
    )


# -- a base of rooms and corridors -----------------------------------------------------------------------------------

ROOMS: tuple[tuple[str, Point, Point], ...] = (
    ("Laboratory", (130, 100), (70, 60)),
    ("Control", (360, 90), (195, 60)),
    ("Armoury", (600, 100), (320, 60)),
    ("Infirmary", (130, 270), (70, 190)),
    ("Lift", (400, 270), (195, 190)),
    ("Generator", (660, 270), (320, 190)),
    ("Storage", (200, 450), (70, 330)),
    ("Canteen", (430, 450), (195, 330)),
    ("Bunker", (680, 450), (320, 330)),
)
CORRIDORS = (
    ("Laboratory", "Control"),
    ("Control", "Armoury"),
    ("Laboratory", "Infirmary"),
    ("Control", "Lift"),
    ("Armoury", "Generator"),
    ("Infirmary", "Lift"),
    ("Lift", "Generator"),
    ("Infirmary", "Storage"),
    ("Lift", "Canteen"),
    ("Generator", "Bunker"),
    ("Storage", "Canteen"),
    ("Canteen", "Bunker"),
)


def _team(panels: tuple[Panel, ...]) -> tuple[Panel, ...]:
    """The first panel as that of two people."""
    members = tuple(
        Member(seat=seat, name=name, counters=(Counter(id=f"cards-{seat}", value="4", word="in hand", icon="hand"),))
        for seat, name in ((0, "Tereza"), (2, "Vlasta"))
    )
    return (replace(panels[0], name="Tereza and Vlasta", seats=(0, 2), members=members), *panels[1:])


def base() -> Scene:
    """A base: rooms, corridors with doors and noise, enemies, wounds, a hand with equal cards, an answer to send."""
    rooms = tuple(
        _space(
            name,
            wide,
            tall,
            (130, 92),
            (88, 76),
            "octagon" if name == "Lift" else "rect",
            "room",
            icons=("bolt",) if n % 2 else ("moon",),
            text="Power" if n % 2 else "No power",
        )
        for n, (name, wide, tall) in enumerate(ROOMS)
    )
    links = tuple(Link(id=f"{a}-{b}".lower(), a=a.lower(), b=b.lower(), kind="corridor", slots=1) for a, b in CORRIDORS)
    pieces = (
        _pawn(0, "lift"),
        _pawn(1, "canteen"),
        Piece(id="hunter", kind="enemy", at="generator", name="Hunter", letter="H", moved=("bunker", "generator")),
        Piece(id="crawlers", kind="enemy", at="storage", name="Crawlers", letter="C", count=2),
        Piece(id="door-1", kind="token", at="lift-generator", name="Closed door", art="door"),
        Piece(id="noise-1", kind="token", at="lift-canteen", name="Noise", art="noise"),
        Piece(id="fire-1", kind="token", at="armoury", name="Fire", art="fire"),
    )
    cards = tuple(
        Card(id=f"act-{n}", name=name, text=text, tone="quiet" if n == 3 else "plain")
        for n, (name, text) in enumerate(
            (
                ("Sneak", "Move without noise."),
                ("Repair", "Open a door."),
                ("Repair", "Open a door."),
                ("Rest", "Later."),
            )
        )
    )
    moves = ("canteen-bunker", "storage-canteen")
    options = (
        Option(
            key=1,
            value="lift",
            name="Move to the Lift",
            text="There is noise in the corridor.",
            badge="40% encounter",
            target="lift",
            ghosts=(Ghost(piece="pawn-1", path=("canteen", "lift")),),
            lasting=True,
        ),
        *(Option(key=n, value=at, name=f"Listen at {at}", target=at) for n, at in enumerate(moves, 2)),
        Option(key=4, value="hunter", name="Shoot the Hunter", target="hunter", badge="2 ammo", lasting=True),
        Option(key=5, value="act-1", name="Repair", target="act-1"),
        Option(key=6, value="pass", name="End the round", way_out=True),
    )
    return Scene(
        game="gallery",
        title="A base of rooms",
        status="Time 9",
        panels=_team(_panels(2, "1 light wound", "unhurt")),
        board=Board(id="base", wide=(852, 540), tall=(390, 400), spaces=rooms, links=links),
        pieces=pieces,
        overlays=(Overlay(id="danger", name="Danger", marks=(Mark(at="generator", text="Hunter", tone="bad"),)),),
        areas=(Area(id="actions", name="Your actions", layout="grid", cards=cards, place="hand"),),
        counters=(
            Counter(id="ammo", value="3", word="ammo", icon="target"),
            Counter(id="wounds", value="1", word="wound", icon="wound", tone="bad"),
        ),
        prompt=Prompt(
            id="act",
            question="What does Oskar do?",
            options=options,
            refusals=(Refusal(target="generator", text="The door is closed."),),
            send="Do it",
        ),
        log=(Line(id=1, text="The Hunter comes out of the Bunker."), Line(id=2, text="Something moves.", seat=1)),
    )
