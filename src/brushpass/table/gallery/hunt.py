"""A made-up hunt over a city: a crowded grid with heat, notes and fences, members of a side, clues, tools."""

from __future__ import annotations

from typing import Literal

from ..scene import (
    Area,
    Bar,
    Board,
    Card,
    Colour,
    Corner,
    Counter,
    Field,
    Folder,
    Ghost,
    Kind,
    Label,
    Line,
    Link,
    Mark,
    Member,
    Option,
    Overlay,
    Panel,
    Piece,
    Prompt,
    Rect,
    Scene,
    Shape,
    Sign,
    Space,
    Stop,
    Tab,
    Tone,
    Tool,
    ToolValue,
    Track,
)

FEATURES = (
    "bookstore billboard,cafe bus,palm umbrella,idol graffiti,garden dogs,fountain pool",
    "graffiti fountain,parrot dogs,monks torches,cafe billboard,bus courier,torches bookstore",
    "torches pool,garden umbrella,temple,parrot palm,pool graffiti,idol dogs",
    "monks courier,palm billboard,idol pool,fountain umbrella,monks bookstore,cafe parrot",
    "bookstore graffiti,cafe torches,dogs monks,billboard garden,temple,courier pool",
    "palm bus,umbrella idol,courier graffiti,bookstore bus,idol fountain,garden palm",
    "parrot garden,fountain monks,torches billboard,umbrella cafe,dogs courier,parrot bus",
)
NOW = {"b4": 18, "d4": 12, "c5": 12, "a3": 10, "a7": 8, "b2": 6, "a5": 6, "b6": 6, "e5": 5, "c3": 4, "e3": 4, "f4": 4}
NOW |= {"f2": 2, "d6": 2, "f6": 1}
BEEN = {"c7": 100, "c6": 100, "b6": 64, "d6": 36, "b5": 31, "c5": 29}
REACH = ("b3", "a4", "c4", "c5", "d5", "a6", "b6", "c6", "b7", "b4")
SUSPECTS = ("umbrella", "torches", "dogs", "palm", "bus", "cafe", "idol", "monks", "pool", "parrot")
TRAIL = (("c7", "1"), ("c6", "2"), ("d6", "3"), ("d5", "4"), ("c5", "5"), ("c6", "6"))
FENCES = (("d2", "e2"), ("b3", "c3"), ("f3", "f4"), ("a5", "b5"), ("d5", "d6"))
AGENTS: tuple[tuple[str, str, Shape, Colour, str, str, Literal["", "now", "done"], str], ...] = (
    ("Henry Lyme", "H", "square", "blue", "You · Mental Block", "Done", "done", "d1"),
    ("Meru", "M", "hexagon", "yellow", "You · Psychic Targeting", "Acting", "now", "b5"),
    ("Bill Falls", "B", "triangle", "red", "Petr · Expose Weakness", "Ready", "", "d4"),
    ("Dusty", "D", "circle", "green", "Petr · Neurorhythm", "Ready", "", "e3"),
)


def _square(column: int, row: int, icons: str) -> Space:
    name = f"{'ABCDEF'[column]}{row + 1}"
    temple = icons == "temple"
    return Space(
        id=name.lower(),
        name=name,
        wide=Rect(x=86 + 121 * column, y=66.5 + 90 * row, w=116, h=85),
        tall=Rect(x=45 + 62 * column, y=52.5 + 65 * row, w=59, h=62),
        kind="cell",
        icons=() if temple else tuple(icons.split()),
        art="temple" if temple else "",
        rule="R-2" if temple else "",
    )


def _board() -> Board:
    squares = [
        _square(column, row, icons) for row, line in enumerate(FEATURES) for column, icons in enumerate(line.split(","))
    ]
    columns = [Label(text="ABCDEF"[n], wide=(86 + 121 * n, 9), tall=(45 + 62 * n, 9)) for n in range(6)]
    rows = [Label(text=str(n + 1), wide=(10, 66.5 + 90 * n), tall=(6, 52.5 + 65 * n)) for n in range(7)]
    return Board(
        id="city",
        wide=(758, 658),
        tall=(390, 480),
        spaces=tuple(squares),
        links=tuple(Link(id=f"{a}-{b}", a=a, b=b, kind="border") for a, b in FENCES),
        art="sand",
        labels=(*columns, *rows),
    )


NOTES: tuple[tuple[str, str, Tone], ...] = (
    ("b4", "10?", "quiet"),
    ("b7", "6?", "quiet"),
    ("c7", "5", "plain"),
    ("d7", "4?", "quiet"),
)


def _pieces() -> tuple[Piece, ...]:
    agents = [
        Piece(
            id=name.split()[0].lower(),
            kind="pawn",
            at=at,
            name=name,
            letter=letter,
            shape=shape,
            colour=colour,
            used=look == "done",
            acting=look == "now",
        )
        for name, letter, shape, colour, _, _, look, at in AGENTS
    ]
    return (
        *agents,
        *(
            Piece(id=f"immortal-{at}", kind="figure", at=at, name="An immortal", art="immortal")
            for at in ("b3", "e4", "e5", "d6")
        ),
        *(
            Piece(id=f"note-{at}", kind="marker", at=at, name=f"Note {text}", letter=text, corner="br", tone=tone)
            for at, text, tone in NOTES
        ),
        *(Piece(id=f"step-{at}", kind="token", at=at, name="A step", art="steps", corner="br") for at in ("c6", "e6")),
        Piece(id="slip", kind="token", at="f5", name="A mind slip", art="spiral", corner="br", colour="violet"),
        *(Piece(id=f"chaos-{a}-{b}", kind="zigzag", at=f"{a}-{b}", name="Chaos") for a, b in FENCES),
    )


def _aids() -> tuple[Overlay, ...]:
    def heat(shares: dict[str, int], corner: Corner = "bl") -> tuple[Mark, ...]:
        most = max(shares.values())
        return tuple(Mark(at=at, text=f"{n}%", heat=n / most, tone="bad", corner=corner) for at, n in shares.items())

    def bars(shares: dict[str, int]) -> tuple[Bar, ...]:
        best = sorted(shares, key=shares.__getitem__, reverse=True)[:5]
        return tuple(
            Bar(text=at.upper(), share=shares[at] / shares[best[0]], value=f"{shares[at]}%", target=at) for at in best
        )

    ruled_out = (
        Sign(icon="bus", name="Bus: not visited by 07:00"),
        Sign(icon="pool", name="Pool: not visited by 08:00"),
        Sign(icon="parrot", name="Parrot: not visited by 09:00"),
    )
    suspects = tuple(
        Bar(text=name.capitalize(), share=share, value=f"{share:.0%}", icon=name)
        for name, share in (("umbrella", 1.0), ("torches", 0.62), ("dogs", 0.44), ("palm", 0.2))
    )
    group = "Heat map"
    return (
        Overlay(
            id="now",
            name="Now",
            group=group,
            marks=heat(NOW),
            line="100 routes fit every clue",
            bars=bars(NOW),
            facts=ruled_out,
        ),
        Overlay(
            id="been",
            name="Been there",
            group=group,
            marks=heat(BEEN, "br"),
            line="Where he has surely been, and may have",
            bars=bars(BEEN),
        ),
        Overlay(id="features", name="Features", group=group, line="What he may recruit on", bars=suspects),
        Overlay(
            id="trail", name="A route that fits", off=True, trail=tuple(Stop(at=at, text=text) for at, text in TRAIL)
        ),
    )


def _hours() -> Track:
    gained = {"01–05": "+2", "07": "+1", "09": "+2"}
    names = ["01–05", *(f"{n:02}" for n in range(6, 17))]

    def field(n: int, name: str) -> Field:
        alert = name in ("07", "09", "11", "13", "15")
        slip = (Sign(id="slip-used", icon="spiral", name="A mind slip was used", tone="quiet"),)
        return Field(
            text=name,
            state="past" if n < 5 else "now" if n == 5 else "ahead",
            mark=gained.get(name, "now" if n == 5 else ""),
            icon="bell" if alert and n > 5 else "",
            name="alert" if alert and n > 5 else "",
            marks=slip if name == "09" else (),
            tone="bad" if alert else "plain",
        )

    return Track(id="hours", name="Time, 10:00 now", fields=tuple(field(n, name) for n, name in enumerate(names)))


def _panels() -> tuple[Panel, ...]:
    def features(key: str, name: str, *cards: Card) -> Area:
        return Area(id=key, name=name, layout="row", place="seat", cards=cards)

    hidden = (Card(id="hidden-0", back=True), Card(id="hidden-1", back=True))
    recruiter = Panel(
        id="recruiter",
        name="The Recruiter",
        letter="R",
        shape="diamond",
        seats=(0,),
        colour="violet",
        line="Vlasta · hidden",
        short="10:00 · next alert 11:00",
        done=6,
        steps=12,
        areas=(
            features("hidden", "Hidden features", *hidden, Card(id="shown", name="Umbrella", art="umbrella")),
            features(
                "immortals",
                "Immortals recruit on",
                Card(id="on-palm", name="Palm", art="palm"),
                Card(id="on-idol", name="Idol", art="idol"),
            ),
        ),
        counters=(
            Counter(id="recruits", value="6", word="of 12 recruits"),
            Counter(id="slips", value="1", word="Mind Slip left, on F5"),
        ),
    )
    agents = Panel(
        id="agents",
        name="Rogue Agents",
        letter="A",
        shape="hexagon",
        seats=(1, 2),
        colour="yellow",
        line="2 act now, 2 after the next hour",
        you=True,
        deciding=True,
        active=True,
        members=tuple(
            Member(
                seat=1 if n < 2 else 2,
                name=name,
                letter=letter,
                shape=shape,
                colour=colour,
                line=line,
                state=state,
                look=look,
                target=name.split()[0].lower(),
                you=n < 2,
            )
            for n, (name, letter, shape, colour, line, state, look, _) in enumerate(AGENTS)
        ),
    )
    return recruiter, agents


def _prompt() -> Prompt:
    acts = (
        ("ask-torches", "Ask: Torches", "Step token or none", None),
        ("ask-cafe", "Ask: Flux Café", "Step token or none", None),
        ("slip", "Study the slip", "Where was it? 42%", "slip-used"),
        ("capture", "Capture on B5", "Chance: 0%", None),
    )
    return Prompt(
        id="agent",
        label="Meru acts",
        question="Move up to 2, or act here",
        kinds=(
            Kind(id="move", name="Move", on_board=True),
            Kind(id="act", name=""),
            Kind(id="push", name="Immortals", on_board=True),
        ),
        folders=(Folder(id="name", name="Shakedown", text="name a feature", art="immortal", kind="act"),),
        options=(
            *(
                Option(key=n, value=value, name=name, text=text, kind="act", target=target)
                for n, (value, name, text, target) in enumerate(acts, 1)
            ),
            *(
                Option(
                    key=n,
                    value=at,
                    name=f"Move to {at.upper()}",
                    target=at,
                    kind="move",
                    ghosts=(Ghost(piece="meru", path=("b5", at)),),
                )
                for n, at in enumerate(REACH, 5)
            ),
            *(
                Option(
                    key=n, value=["push", at], name=f"Push to {at.upper()}", target=at, kind="push", by=("immortal-b3",)
                )
                for n, at in enumerate(("b2", "a3"), 5 + len(REACH))
            ),
            *(
                Option(key=n, value=["name", feature], name=feature.capitalize(), art=feature, by=("name",))
                for n, feature in enumerate(SUSPECTS, 7 + len(REACH))
            ),
            Option(key=0, value="end", name="End turn", way_out=True),
        ),
    )


def _tools() -> tuple[Tool, ...]:
    marks = (
        ToolValue(value="guess", name="A guess", text="in pencil"),
        ToolValue(value="sure", name="For sure", tone="good"),
    )
    lying = tuple(f"note-{at}" for at, _, _ in NOTES)
    return (
        Tool(
            id="note",
            name="Note",
            icon="note",
            text="Write on a square what only the agents read.",
            picks="space",
            values=marks,
            longest=12,
            empty=True,
            texts={at: text for at, text, _ in NOTES},
            key="n",
        ),
        Tool(
            id="rewrite",
            name="Write anew",
            icon="note",
            picks="piece",
            targets=lying,
            beside=True,
            longest=12,
            texts={f"note-{at}": text for at, text, _ in NOTES},
        ),
        Tool(
            id="move",
            name="Move",
            icon="swap",
            text="Put it on another square.",
            picks="piece",
            targets=lying,
            to="space",
            destinations=tuple(REACH),
            beside=True,
        ),
        Tool(id="away", name="Take away", icon="cross", picks="piece", targets=lying, beside=True),
        Tool(id="point", name="Point at a piece", icon="target", text="Show a piece to the others.", picks="piece"),
        Tool(id="resign", name="Resign", icon="flag", text="Give the match up.", lasting=True),
    )


def hunt() -> Scene:
    """A grid of 42 squares: who may be where, who has been where, what has been ruled out."""
    log = (
        Line(id=1, text="08:00", heading=True),
        Line(id=2, text="Henry asks about Pool on E3. No token can be placed.", who="henry"),
        Line(id=3, text="09:00 · alert", heading=True),
        Line(id=4, text="Vlasta announces 2 new recruits. A Mind Slip was used.", seat=0),
        Line(id=5, text="Chaos spreads between D5 and D6.", icon="bolt", tone="bad"),
        Line(id=6, text="10:00", heading=True),
        Line(id=7, text="Vlasta moves an immortal from C5 to D6.", seat=0),
        Line(id=8, text="Henry asks about Graffiti. A step appears on C6.", seat=1),
    )
    dolphin = Card(id="dolphin", name="Spy Dolphin", art="dolphin", text="Once: an Ask marks every match.")
    notes = tuple(
        Card(id=f"written-{n}", name=at, text=text)
        for n, (at, text) in enumerate((("B4", "10? He may come back."), ("C7", "5, seen by Meru."), ("D7", "4?")))
    )
    return Scene(
        game="hunt",
        title="A hunt over a city",
        status="Full game · round 3 · agents' turn",
        mode="Full game",
        panels=_panels(),
        board=_board(),
        pieces=_pieces(),
        overlays=_aids(),
        tracks=(_hours(),),
        areas=(
            Area(id="ally", name="Ally", layout="list", cards=(dolphin,)),
            Area(id="notes", name="Notes of your side", layout="list", cards=notes, private=True),
        ),
        tabs=(
            Tab(id="table", name="Map", icon="table"),
            Tab(id="deduce", name="Deduce", icon="eye", holds=("now", "trail"), desk="right"),
            Tab(id="sides", name="Sides", icon="users", holds=("recruiter", "agents", "ally"), desk="left"),
            Tab(id="log", name="Log", icon="log"),
            Tab(id="notebook", name="Notes", icon="note", holds=("notes",)),
        ),
        prompt=_prompt(),
        tools=_tools(),
        log=log,
        traces=("c6",),
    )
