"""A made-up map for the gallery: cities, ways made of spaces, discs of four seats, missions, offers with prices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Literal

from ..scene import (
    SHAPES,
    Amount,
    Area,
    Beside,
    Board,
    Card,
    Check,
    Counter,
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
    Space,
)

SIZE = (995.0, 762.0)
CITY, SLOT = 46.0, 38.0
CITIES: dict[str, tuple[float, float, Beside]] = {
    "London": (135, 186, "left"),
    "Paris": (253, 400, "left"),
    "Madrid": (62, 662, "below"),
    "Monaco": (400, 546, "below"),
    "Rome": (522, 666, "below"),
    "Athens": (747, 698, "below"),
    "Istanbul": (904, 602, "below"),
    "Moscow": (920, 200, "above"),
    "Helsinki": (762, 54, "below"),
    "Stockholm": (562, 68, "left"),
    "Berlin": (469, 250, "left"),
    "Budapest": (629, 424, "left"),
}
Stop = str | tuple[float, float]
WAYS: tuple[tuple[Stop, ...], ...] = (
    ("London", (180, 260), (276, 256), (372, 253), "Berlin"),
    ((180, 260), (218, 330), "Paris"),
    ("Berlin", (397, 300), (323, 350), "Paris"),
    ("Berlin", (449, 324), (429, 400), (411, 474), "Monaco"),
    ("Berlin", (522, 308), (576, 366), "Budapest"),
    ("Berlin", (501, 190), (532, 129), "Stockholm"),
    ("Berlin", (584, 242), (700, 232), (813, 222), "Moscow"),
    ((813, 222), (760, 298), (700, 370), "Budapest"),
    ("Stockholm", (629, 60), (696, 54), "Helsinki"),
    ("Helsinki", (816, 98), (869, 149), "Moscow"),
    ("Moscow", (920, 300), (918, 402), (912, 502), "Istanbul"),
    ("Istanbul", (835, 564), (798, 640), "Athens"),
    ((835, 564), (777, 498), (706, 450), "Budapest"),
    ("Budapest", (666, 512), (706, 605), "Athens"),
    ("Budapest", (595, 506), (559, 587), "Rome"),
    ("Rome", (578, 677), (635, 688), (691, 696), "Athens"),
    ("Rome", (480, 625), (442, 587), "Monaco"),
    ("Monaco", (315, 556), (302, 478), "Paris"),
    ((315, 556), (229, 612), (146, 650), "Madrid"),
    ("Madrid", (110, 600), (154, 538), (199, 472), "Paris"),
)
PEOPLE = ("Oskar", "Bára", "Karel", "Tereza")
COLOURS = ("blue", "red", "yellow", "green")
CRESTS = (SHAPES[1], SHAPES[3], SHAPES[2], SHAPES[0])
YOU = 3
DISCS: dict[tuple[float, float], dict[int, int]] = {
    (180, 260): {1: 2},
    (218, 330): {YOU: 2, 1: 1},
    (323, 350): {0: 1},
    (397, 300): {0: 1},
    (522, 308): {0: 1},
    (576, 366): {0: 1, 2: 1},
    (700, 232): {0: 1, 1: 2, 2: 2, YOU: 1},
    (199, 472): {YOU: 1, 0: 2, 1: 2},
    (154, 538): {0: 1},
    (302, 478): {YOU: 1, 1: 2},
    (315, 556): {YOU: 1, 1: 2},
    (442, 587): {1: 1},
    (480, 625): {1: 1},
    (706, 450): {2: 2},
}
"""How many discs of which seat lie on which spaces."""
GOALS: dict[str, Literal["open", "done"]] = {"London": "done", "Madrid": "open", "Monaco": "done", "Budapest": "open"}
"""The cities of the viewer's missions."""
STANDING = ("Budapest", "Rome", "Budapest", "Paris")


def stop_id(stop: Stop) -> str:
    """The id of a city or of a space on a way."""
    return stop.lower() if isinstance(stop, str) else f"way-{stop[0]:.0f}-{stop[1]:.0f}"


def _place(stop: Stop) -> Space:
    """The same in both geometries: on a phone the client shows the part that matters."""
    if isinstance(stop, str):
        x, y, label = CITIES[stop]
        box = Rect(x=x, y=y, w=CITY, h=CITY)
        return Space(
            id=stop_id(stop),
            name=stop,
            wide=box,
            tall=box,
            shape="circle",
            kind="city",
            text=stop,
            label=label,
            goal=GOALS.get(stop, ""),
        )
    box = Rect(x=stop[0], y=stop[1], w=SLOT, h=SLOT)
    return Space(id=stop_id(stop), name="A space on the way", wide=box, tall=box, shape="circle", kind="slot")


def _board() -> Board:
    stops = dict.fromkeys(stop for way in WAYS for stop in way)
    return Board(id="map", wide=SIZE, tall=SIZE, art="map", spaces=tuple(map(_place, stops)), links=tuple(_links()))


def _links() -> Iterator[Link]:
    """From stop to stop; the viewer's connections in the viewer's colour."""
    for way in WAYS:
        for a, b in pairwise(way):
            own = YOU if _reached(a) and _reached(b) else None
            yield Link(id=f"{stop_id(a)}--{stop_id(b)}", a=stop_id(a), b=stop_id(b), kind="line", seat=own)


def _reached(stop: Stop) -> bool:
    """Whether the viewer is connected to it."""
    return stop in ("Paris", "Monaco") if isinstance(stop, str) else YOU in DISCS.get(stop, {})


def _disc(stop: tuple[float, float], seat: int, count: int) -> Piece:
    at, name = stop_id(stop), PEOPLE[seat]
    return Piece(id=f"disc-{seat}-{at}", kind="disc", at=at, name=f"{name}: {count}", seat=seat, count=count)


def _pieces() -> Iterator[Piece]:
    for stop, seats in DISCS.items():
        for seat, count in seats.items():
            yield _disc(stop, seat, count)
    for seat, city in enumerate(STANDING):
        moved = ("monaco", "paris") if seat == YOU else ()
        yield Piece(
            id=f"spy-{seat}",
            kind="pawn",
            at=city.lower(),
            name=PEOPLE[seat],
            seat=seat,
            acting=seat == YOU,
            moved=moved,
        )


def _mission(number: str, points: int, text: str, **cities: bool) -> Card:
    checks = tuple(Check(id=f"{number}-{city}", text=city, done=done) for city, done in cities.items())
    gain = Amount(value=str(points), word="pts")
    return Card(id=f"mission-{number}", checks=checks, gain=gain, text=text, about=tuple(map(stop_id, cities)))


def _missions(seat: int, cards: tuple[Card, ...]) -> Area:
    own = seat == YOU
    return Area(id=f"missions-{seat}", name="Missions", layout="list", place="seat", cards=cards, strip=own)


def _panels() -> tuple[Panel, ...]:
    missions = (
        (_mission("o1", 6, "", Berlin=True, Moscow=False, Istanbul=False), _mission("o2", 3, "", Madrid=False)),
        (_mission("b1", 6, "", Paris=False, Monaco=True, Rome=True),),
        (_mission("k1", 4, "", Budapest=True, Athens=False),),
        (
            _mission("t1", 3, "Madrid completes it", London=True, Madrid=False),
            _mission("t2", 5, "", Madrid=False, Monaco=True, Budapest=False),
        ),
    )
    return tuple(
        Panel(
            id=f"seat-{seat}",
            name=name,
            letter=name[0],
            shape=CRESTS[seat],
            seats=(seat,),
            colour=COLOURS[seat],
            line=f"Spy in {STANDING[seat]}",
            short=STANDING[seat],
            you=seat == YOU,
            active=seat == YOU,
            deciding=seat == YOU,
            score=Amount(value=str(seat), word="of 7"),
            done=seat,
            steps=7,
            areas=(
                Area(
                    id=f"missions-{seat}",
                    name="Missions",
                    layout="list",
                    place="seat",
                    cards=missions[seat],
                    strip=seat == YOU,
                ),
            ),
            counters=(
                Counter(id=f"supply-{seat}", value=str(3 - seat % 2), word="in supply", icon="disc"),
                Counter(id=f"planning-{seat}", value="1", word="planning", icon="note"),
            )
            if seat != YOU
            else (),
        )
        for seat, name in enumerate(PEOPLE)
    )


def _prompt() -> Prompt:
    to_madrid: tuple[Stop, ...] = ("Paris", (199, 472), (154, 538), (110, 600), "Madrid")
    to_london: tuple[Stop, ...] = ("Paris", (218, 330), (180, 260), "London")
    walk = tuple(Ghost(piece=f"spy-{YOU}", path=tuple(map(stop_id, way))) for way in (to_madrid, to_london))
    options = (
        Option(
            key=1,
            value="madrid",
            name="Madrid",
            text="3 agents, 0 left",
            target="madrid",
            kind="connect",
            ghosts=walk[:1],
            pieces=(_disc((154, 538), YOU, 2), _disc((110, 600), YOU, 1)),
            checks=("t1-Madrid", "t2-Madrid"),
        ),
        Option(
            key=2,
            value="london",
            name="London",
            text="2 agents, 1 left",
            target="london",
            kind="connect",
            ghosts=walk[1:],
            pieces=(_disc((180, 260), YOU, 2),),
        ),
        Option(
            key=3,
            value="go",
            name="To London",
            text="the spy alone",
            target="london",
            kind="connect",
            ghosts=walk[1:],
        ),
        Option(
            key=4,
            value="back-london",
            name="2 agents",
            text="from London",
            target="way-218-330",
            kind="back",
            lifts=(f"disc-{YOU}-way-218-330",),
        ),
        Option(
            key=5,
            value="back-madrid",
            name="1 agent",
            text="to Madrid",
            target=f"disc-{YOU}-way-199-472",
            kind="back",
            lifts=(f"disc-{YOU}-way-199-472",),
        ),
        Option(key=6, value="mission", name="Mission", text="mark, or discard", target="mission-t2", kind="back"),
        Option(key=0, value="stay", name="Stay", way_out=True),
    )
    return Prompt(
        id="connect",
        question="Connect a new city from Paris",
        options=options,
        kinds=(
            Kind(id="connect", name="Connect", text="and move"),
            Kind(id="back", name="Take back", text="free"),
        ),
        refusals=(
            Refusal(target="berlin", text="needs 4, have 3", name="Berlin", kind="connect"),
            Refusal(target="rome", text="Rome does not lie next to Paris."),
            Refusal(target="offer-0", text="You hold three missions, the most allowed."),
        ),
        steps=("Took back 1 agent", "Moved Monaco to Paris"),
        left=(Counter(id="agents", value="3", word="agents in supply", icon="disc"),),
    )


OFFERS = (
    (2, "Madrid · Rome · Stockholm · Athens", "", 8),
    (1, "Berlin · Monaco", "extra turn", 2),
    (0, "Helsinki · Athens", "", 4),
)


def city_map() -> Scene:
    """A turn in the middle: connect, take back, or stay."""
    offers = tuple(
        Card(
            id=f"offer-{n}",
            name=name,
            text=text,
            about=tuple(map(stop_id, name.split(" · "))),
            price=Amount(value=str(price), word="planning"),
            gain=Amount(value=str(points), word="pts", icon="again" if text else ""),
        )
        for n, (price, name, text, points) in enumerate(OFFERS)
    )
    return Scene(
        game="gallery",
        title="A map with links",
        status="Light side · round 9 · seven missions end it",
        mode="Light side",
        panels=_panels(),
        board=_board(),
        pieces=tuple(_pieces()),
        areas=(
            Area(
                id="offers", name="Missions to accept", layout="list", cards=offers, count=27, line="You hold 2 of 3."
            ),
        ),
        prompt=_prompt(),
        log=(
            Line(id=1, text="Round 9 · Tereza", heading=True),
            Line(id=2, text="You take back 1 agent between London and Paris.", seat=YOU),
            Line(id=3, text="You move your spy from Monaco to Paris.", seat=YOU),
        ),
        undo=True,
        traces=("way-180-260",),
        data=("The map is made up.",),
    )
