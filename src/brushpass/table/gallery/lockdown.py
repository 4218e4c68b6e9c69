"""A made-up base in the dark: zones with and without power, crowded rooms, doors, a crew, a hand as a grid."""

from __future__ import annotations

from typing import Literal

from ..scene import (
    Amount,
    Area,
    Badge,
    Board,
    Card,
    Colour,
    Counter,
    Die,
    Field,
    Ghost,
    Kind,
    Line,
    Link,
    Option,
    Panel,
    Piece,
    Prompt,
    Rect,
    Refusal,
    Scene,
    Shape,
    Sign,
    Space,
    Tab,
    Tone,
    Tool,
    ToolValue,
    Track,
    Zone,
)

Look = Literal["", "dark", "unknown", "lit"]

ROOMS: tuple[tuple[str, str, int, int, str, tuple[str, Colour] | None, Look], ...] = (
    ("01", "Guard Room", 80, 205, "flag", ("M2", "red"), ""),
    ("?1", "Unexplored II", 205, 92, "", None, "unknown"),
    ("03", "Surgery", 335, 212, "medic", ("H1", "green"), ""),
    ("17", "Repository", 205, 355, "bag", None, ""),
    ("21", "Elevator", 335, 368, "lift", None, ""),
    ("04", "Archive", 335, 532, "book", ("A3", "white"), ""),
    ("?2", "Unexplored I", 335, 692, "", None, "unknown"),
    ("?3", "Unexplored I", 498, 128, "", None, "unknown"),
    ("07", "Vent Control", 640, 232, "wrench", ("T0", ""), "dark"),
    ("20", "Alert Room", 488, 335, "bell", None, "dark"),
    ("22", "Elevator", 640, 380, "lift", None, "dark"),
    ("08", "Emergency", 640, 532, "medic", ("H3", "green"), "lit"),
    ("09", "Laboratory", 508, 672, "search", ("H2", "green"), "dark"),
    ("19", "Backup Power", 852, 88, "bolt", None, ""),
    ("?4", "Unexplored II", 1030, 88, "", None, "unknown"),
    ("10", "Generator", 804, 240, "bolt", ("T2", "yellow"), ""),
    ("11", "Nest", 985, 232, "drop", None, ""),
    ("23", "Elevator", 918, 352, "lift", None, ""),
    ("13", "Testing Lab", 796, 430, "search", ("H2", "green"), ""),
    ("?5", "Unexplored I", 1050, 412, "", None, "unknown"),
    ("18", "Isolation", 930, 525, "door", None, ""),
    ("?6", "Unexplored I", 806, 678, "", None, "unknown"),
    ("15", "Cave Entrance", 1022, 678, "arrow", ("M1", "red"), ""),
)
STAIRS = (("A", 415, 56), ("B", 420, 752), ("C", 722, 128), ("D", 722, 616))
CORRIDORS = (
    "01-?1 01-17 ?1-17 ?1-03 03-21 03-sa 21-04 21-17 04-17 04-?2 ?2-sb sa-?3 ?3-07 ?3-20 07-22 07-sc 20-09 20-22 "
    "22-08 08-09 08-sd 09-sb sc-10 10-19 19-?4 ?4-11 10-11 10-13 11-23 23-13 23-18 11-?5 ?5-15 18-15 13-?6 ?6-15 sd-?6"
)
DARK = {"sa-?3", "?3-07", "?3-20", "07-22", "07-sc", "20-09", "20-22", "22-08", "08-09", "08-sd", "09-sb"}
NOISE = ("04-17", "20-22", "08-09", "10-13", "?4-11")
DOORS = (("07-22", False), ("23-18", False), ("?5-15", True))
PANELS: tuple[tuple[str, str, Tone], ...] = (
    ("Technical corridors", "no noise", "plain"),
    ("Intruder bag", "11 tokens", "plain"),
    ("Main gate", "closed, needs a key", "plain"),
    ("Lift: S-03", "no power", "bad"),
)
CREW: tuple[tuple[str, str, Shape, Colour, str, str], ...] = (
    ("Ivo, Hacker", "H", "circle", "green", "Elevator S-01", "3"),
    ("Nora, Janitor", "J", "hexagon", "yellow", "Emergency 08", "4"),
    ("Bára, Xenobiologist", "X", "diamond", "white", "Surgery 03", "2"),
    ("Bot, Sentry", "S", "square", "blue", "Testing Lab 13 · passed", "0"),
)
YOU = 1


def _room(number: str, name: str, x: int, y: int, icon: str, badge: tuple[str, Colour] | None, look: Look) -> Space:
    signs: dict[str, tuple[Sign, ...]] = {
        "07": (Sign(icon="flame", name="Fire", tone="bad"),),
        "20": (Sign(icon="wrench", name="Malfunction"),),
        "11": (Sign(icon="egg", name="Eggs", count=3),),
        "13": (Sign(icon="flame", name="Fire", tone="bad"), Sign(icon="wrench", name="Malfunction")),
    }
    box = Rect(x=x, y=y, w=110, h=82)
    return Space(
        id=number,
        name=name,
        wide=box,
        tall=box,
        shape="octagon",
        kind="room",
        number="" if look == "unknown" else number,
        icons=(icon,) if icon else (),
        text=name,
        badge=Badge(text=badge[0], colour=badge[1]) if badge else None,
        look=look,
        signs=signs.get(number, ()),
    )


def _stairs(letter: str, x: int, y: int) -> Space:
    box = Rect(x=x, y=y, w=56, h=56)
    return Space(
        id=f"s{letter.lower()}",
        name=f"Staircase {letter}",
        wide=box,
        tall=box,
        shape="circle",
        kind="room",
        icons=("stairs",),
        text=letter,
    )


def _zones() -> tuple[Zone, ...]:
    first = ((10, 10), (416, 10), (416, 780), (270, 780), (270, 444), (10, 444))
    second = ((428, 10), (712, 10), (712, 780), (428, 780))
    third = ((732, 10), (1112, 10), (1112, 780), (732, 780))
    return (
        Zone(id="s-01", name="S-01", wide=first, tall=first, icon="bolt", text="Power", tone="good",
             wide_plate=(98, 420), tall_plate=(98, 420)),
        Zone(id="s-02", name="S-02", wide=second, tall=second, dim=True, icon="moon", text="No power", tone="bad",
             wide_plate=(620, 752), tall_plate=(620, 752)),
        Zone(id="s-03", name="S-03", wide=third, tall=third, icon="bolt", text="Power", tone="good",
             wide_plate=(920, 752), tall_plate=(920, 752)),
    )  # fmt: skip


def _board() -> Board:
    def panel(n: int, name: str, note: str, tone: Tone) -> Space:
        box = Rect(x=136, y=500 + 74 * n, w=232, h=66)
        return Space(id=f"panel-{n}", name=name, wide=box, tall=box, kind="panel", text=name, note=note, tone=tone)

    ends = {"22-08": ("", "3"), "08-09": ("2", ""), "08-sd": ("4", "")}
    links = tuple(
        Link(id=way, a=a, b=b, kind="corridor", dim=way in DARK, ends=ends.get(way, ("", "")))
        for way in CORRIDORS.split()
        for a, b in [way.split("-")]
    )
    lift = (Link(id="shaft-1", a="21", b="22", kind="dashed"), Link(id="shaft-2", a="22", b="23", kind="dashed"))
    return Board(
        id="base",
        wide=(1120, 790),
        tall=(1120, 790),
        spaces=(
            *(_room(*room) for room in ROOMS),
            *(_stairs(*stairs) for stairs in STAIRS),
            *(panel(n, *one) for n, one in enumerate(PANELS)),
        ),
        links=(*lift, *links),
        art="bare",
        zones=_zones(),
    )


def _pieces() -> tuple[Piece, ...]:
    def pawn(seat: int, at: str) -> Piece:
        name, letter, shape, _, _, _ = CREW[seat]
        return Piece(
            id=f"pawn-{seat}",
            kind="pawn",
            at=at,
            name=name,
            seat=seat,
            letter=letter,
            shape=shape,
            acting=seat == YOU,
        )

    return (
        pawn(0, "21"),
        pawn(1, "08"),
        pawn(2, "03"),
        pawn(3, "13"),
        Piece(id="adult", kind="enemy", at="09", name="An adult", letter="A", hurt=3, moved=("20", "09")),
        Piece(id="creeper", kind="enemy", at="20", name="A creeper", letter="C"),
        Piece(id="corpse", kind="tile", at="13", name="A corpse", art="skull"),
        Piece(id="egg", kind="tile", at="03", name="An egg", art="egg", held_by="pawn-2"),
        *(
            Piece(id=f"noise-{way}", kind="token", at=way, name="Noise", art="noise", colour="red", moved=())
            for way in NOISE
        ),
        *(
            Piece(id=f"door-{way}", kind="door", at=way, name="A broken door" if used else "A closed door", used=used)
            for way, used in DOORS
        ),
    )


def _panels() -> tuple[Panel, ...]:
    def crew(seat: int) -> Panel:
        name, letter, shape, colour, line, cards = CREW[seat]
        return Panel(
            id=f"seat-{seat}",
            name=name,
            letter=letter,
            shape=shape,
            seats=(seat,),
            colour=colour,
            line=line,
            brief=True,
            rail="right",
            quiet=seat == 3,
            counters=(Counter(id=f"cards-{seat}", value=cards, word="cards in hand", icon="hand"),),
        )

    gear = (("Nailgun", "ammo", 3, 5), ("Flashlight", "lamp", 2, 2), ("Fire Blanket", "fire", 0, 0))
    name, letter, shape, colour, line, _ = CREW[YOU]
    you = Panel(
        id="seat-1",
        name=name,
        letter=letter,
        shape=shape,
        seats=(YOU,),
        colour=colour,
        line=line,
        you=True,
        deciding=True,
        active=True,
        signs=(Sign(icon="moon", name="In Darkness", tone="bad"),),
        counters=(
            Counter(id="light", value="1", word="light wounds", icon="wound", tone="bad", done=1, steps=2),
            Counter(id="serious", value="1", word="serious: Knee", icon="medic", tone="bad"),
            Counter(id="knowledge", value="3", word="Knowledge", icon="book"),
        ),
        areas=(
            Area(
                id="gear",
                name="Gear",
                layout="list",
                place="seat",
                cards=tuple(
                    Card(id=f"gear-{icon}", name=name, art=icon, done=done, steps=steps)
                    for name, icon, done, steps in gear
                ),
            ),
        ),
    )
    return (you, *(crew(seat) for seat in (0, 2, 3)))


def _time() -> Track:
    lines: dict[int, Sign] = {
        8: Sign(icon="bolt", name="power may fail", tone="bad"),
        5: Sign(icon="bolt", name="a pod is ready", tone="good"),
        4: Sign(icon="bolt", name="power may fail", tone="bad"),
        3: Sign(icon="bolt", name="a pod is ready", tone="good"),
    }

    def field(n: int) -> Field:
        pods = (Sign(id="pod", icon="down", name="An escape pod", count=2),) if n == 6 else ()
        state: Literal["past", "now", "ahead"] = "past" if n > 9 else "now" if n == 9 else "ahead"
        mark = "now" if n == 9 else "pod" if n in (8, 6, 4, 3, 1) else "end" if n == 0 else ""
        return Field(text=str(n) if n else "S", state=state, mark=mark, line=lines.get(n), marks=pods)

    return Track(id="time", name="Time, 9 rounds left", fields=tuple(field(n) for n in range(15, -1, -1)))


def _hand() -> tuple[Area, ...]:
    cards = (
        ("Search", "search", "0", "Draw 2 items of this room, keep 1."),
        ("Service Route", "stairs", "1", "Move with no noise roll."),
        ("Clean Up", "drop", "0", "No fire or fault here."),
        ("Contamination", "skull", "", "Counts as a card. Unknown until scanned."),
    )
    hand = tuple(
        Card(id=f"card-{n}", name=name, art=icon, text=text, price=Amount(value=cost) if cost else None)
        for n, (name, icon, cost, text) in enumerate(cards)
    )
    goals = (
        Card(id="goal", name="Lower Floors", art="flag", tag="Objective",
             text="All rooms of S-02 and S-03 explored, and you survive. 4 to go."),
        Card(id="quest", name="Pressure Washer", art="drop", tag="Quest, locked", tone="quiet",
             text="Puts out a fire here or next door."),
    )  # fmt: skip
    event = (Card(id="event", name="Hunt", art="target", text="Every adult moves to the nearest noise."),)
    roll = (
        Die(id="noise-die", text="2", name="Corridor 2", tone="bad"),
        Die(id="attack-die", text="hit", name="A hit", icon="target"),
    )
    return (
        Area(id="goals", name="Objectives", layout="list", cards=goals, private=True),
        Area(id="hand", name="Your hand", layout="grid", cards=hand, place="left"),
        Area(id="deck", name="deck", layout="stack", count=3, place="left"),
        Area(id="event-area", name="Event", layout="row", cards=event, dice=roll, place="event"),
    )


def _prompt() -> Prompt:
    def move(key: int, to: str, name: str, text: str, tone: Literal["plain", "bad"] = "plain") -> Option:
        ghost = Ghost(piece="pawn-1", path=("08", to))
        return Option(key=key, value=to, name=name, text=text, target=to, kind="move", ghosts=(ghost,), tone=tone)

    return Prompt(
        id="action",
        question="Your second action",
        context="4 cards to spend · in Darkness a surprise uses the higher number",
        kinds=(Kind(id="move", name="Move", text="1 card"), Kind(id="act", name="Act", text="here")),
        options=(
            move(1, "22", "Elevator", "40% Encounter"),
            move(2, "09", "Laboratory", "Adult: Combat", "bad"),
            move(3, "sd", "Staircase D", "no noise near"),
            Option(key=4, value="lights", name="Light up S-02", text="2 cards", kind="act", target="s-02"),
            Option(key=5, value="search", name="Search", text="3 items left", kind="act", target="card-0"),
            Option(key=6, value="route", name="Service Route", text="1 card", kind="act", target="card-1"),
            Option(key=0, value="pass", name="Pass", way_out=True),
        ),
        refusals=(
            Refusal(target="card-2", text="There is no fire and no fault here."),
            Refusal(target="card-3", text="Contamination cannot be played."),
        ),
    )


def lockdown() -> Scene:
    """Three sections of a base, one of them dark: rooms with numbers and badges, a crew in turn order."""
    choice = (ToolValue(value=True, name="Ask me"), ToolValue(value=False, name="Never ask"))
    return Scene(
        game="lockdown",
        title="Lockdown",
        status="Semi-cooperative · 4 characters · 9 rounds left",
        mode="Semi-cooperative",
        panels=_panels(),
        others="Crew",
        others_note="turn order",
        board=_board(),
        pieces=_pieces(),
        tracks=(_time(),),
        areas=_hand(),
        tabs=(
            Tab(id="table", name="Map", icon="table"),
            Tab(id="cards", name="Cards", icon="hand", holds=("hand", "deck", "goals"), desk="left"),
            Tab(id="gear-tab", name="Gear", icon="bag", holds=("seat-1",)),
            Tab(id="crew", name="Crew", icon="users", holds=("seat-0", "seat-2", "seat-3")),
        ),
        tools=(
            Tool(
                id="interrupt", name="Interruption", icon="bell", text="Whether you are asked.", values=choice, now=True
            ),
            Tool(
                id="trade",
                name="Offer a card",
                icon="swap",
                text="Offer a card of your hand.",
                picks="card",
                targets=("card-0", "card-1", "card-2"),
                longest=40,
                empty=True,
            ),
        ),
        prompt=_prompt(),
        log=(
            Line(id=1, text="Time 10 · crew", heading=True),
            Line(id=2, text="Bára treats a wound in Surgery.", seat=2),
            Line(id=3, text="You use a Flashlight: not in Darkness for one roll.", seat=1),
            Line(id=4, text="Events · time 9", heading=True),
            Line(id=5, text="Hunt: the Adult moves into the Laboratory.", icon="skull", tone="bad"),
            Line(id=6, text="Fire burns on in Vent Control.", icon="fire", tone="bad"),
            Line(id=7, text="Time 9 · crew", heading=True),
            Line(id=8, text="Ivo moves to the Elevator. Silence.", seat=0),
            Line(id=9, text="Noise in corridor 2, towards the Laboratory.", icon="noise", tone="bad"),
        ),
    )
