"""The table of Lockdown as plain text: the clock, Section by Section every Room, the crew, the viewer's own."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap

from brushpass.table import Texts

from .box.board import TECH, Board
from .box.box import COLOURS, CONTAMINATION, TOKENS, Box
from .scene.describing import about
from .state import NOBODY
from .view import Secret, View

WIDE = 28
"""How many characters a Room's name takes."""
LINE = 88
"""How long a line may be."""


def draw(view: View, box: Box, texts: Texts) -> str:
    """The whole table."""
    board = box.boards[view.board]
    rows = [*_clock(view, texts), ""]
    for section in (*board.sections, ""):
        rows += _section(view, box, board, section, texts)
    rows += ["", *_around(view, box, texts), ""]
    for seat in range(len(view.crew)):
        rows += _crew(view, seat, texts)
    secret = None if view.seat is None else view.secrets[view.seat]
    if secret is not None and view.seat is not None:
        rows += ["", *_own(view, view.seat, secret, box, texts)]
    return "\n".join([line.rstrip() for row in rows for line in (wrap(row, LINE, subsequent_indent="    ") or [""])])


# -- the clock and the base --------------------------------------------------------------------------------------------


def _clock(view: View, texts: Texts) -> list[str]:
    """NL-1.52: how much time is left, and what comes on the way."""
    clock = view.clock
    rows = [texts.say("terminal-time", slot=clock.slot, round=view.round)]
    pods = [str(slot) for slot in clock.css if slot]
    if pods:
        rows.append(texts.say("terminal-css", slots=", ".join(pods)))
    if clock.alert != NOBODY:
        rows.append(texts.say("event-alert", slot=clock.alert))
    if clock.countdown != NOBODY:
        rows.append(texts.say("event-irreversible" if clock.red else "event-countdown", slot=clock.countdown))
    return rows


def _section(view: View, box: Box, board: Board, section: str, texts: Texts) -> list[str]:
    """NL-23.1: a Section with or without power, and its Rooms; those without a Section come last."""
    rooms = [room for room in board.rooms if board.section[room] == section]
    if not rooms:
        return []
    number, on = view.base.power.get(section, (0, False))
    power = texts.say("scene-power" if on else "scene-no-power", number=number) if section else ""
    head = f"{texts.name(section)}: {power}" if section else texts.say("terminal-between")
    return [head, *[_room(view, board, room, texts) for room in rooms]]


def _room(view: View, board: Board, room: str, texts: Texts) -> str:
    """A Room: what it is, who and what is there, and where Corridors lead."""
    tile = board.fixed.get(room) or view.base.tiles.get(room, "")
    name = texts.name(room if room in board.fixed else tile) if tile else texts.say("terminal-unexplored")
    number = f"{board.number[room]:02}" if room in board.number else "--"
    return f"  {number} {name:<{WIDE}}{_ways(view, board, room)}  {', '.join(_there(view, room, texts))}"


def _ways(view: View, board: Board, room: str) -> str:
    """NL-11.34: the Corridors by the Rooms they lead to: `!` there is Noise, `|` a closed Door."""
    told = []
    for way in board.ways_of[room]:
        marks = ("!" if way in view.base.noise else "") + ("|" if view.base.doors.get(way) == "closed" else "")
        told.append(f"{board.number[board.beyond[room, way]]:02}{marks}")
    if board.entrance[room]:
        told.append("T!" if TECH in view.base.noise else "T")
    return f"[{' '.join(told)}]"


def _there(view: View, room: str, texts: Texts) -> list[str]:
    """People, Intruders with their Injuries, markers, Objects, Items to be found."""
    base = view.base
    people = [f"({texts.player(seat)})" for seat, crew in enumerate(view.crew) if crew.room == room and not crew.out]
    intruders = [
        f"*{texts.name(figure.kind)}*{' ' + str(figure.injuries) if figure.injuries else ''}"
        for figure in view.figures
        if figure.room == room
    ]
    marks = [texts.name(mark) for mark, rooms in (("fire", base.fires), ("malfunction", base.faults)) if room in rooms]
    objects = _counted([name for where, name, _ in base.objects if where == room], texts)
    items = [texts.say("terminal-items", count=base.counters[room])] if base.counters.get(room) else []
    return [*people, *intruders, *marks, *objects, *items]


def _around(view: View, box: Box, texts: Texts) -> list[str]:
    """What belongs to nobody: the bag, the Elevator, the gate, the computers, Weaknesses."""
    bag, base = view.bag, view.base
    seen = Counter([box.tokens[token].kind for token in bag.inside_seen])
    inside = [(kind, bag.inside.get(kind, 0) + seen[kind]) for kind in TOKENS]
    told = ", ".join([f"{count}× {texts.name(kind)}" for kind, count in inside if count]) or "–"
    number, on = base.power.get("elevator", (0, False))
    power = texts.say("scene-power" if on else "scene-no-power", number=number)
    rows = [
        texts.say("terminal-bag", tokens=told),
        f"{texts.say('scene-lift', at=texts.name(base.elevator))} ({power})",
        f"{texts.name('main_gate')}: {texts.say('scene-gate-open' if base.gate else 'scene-gate-closed')}",
    ]
    if base.computer:
        rows.append(f"{texts.name(base.computer)}: {about(texts, box.computers[base.computer])}")
    for card in view.lab.weaknesses:
        rows.append(f"{texts.name(card)}: {about(texts, box.weaknesses[card])}")
    return rows


# -- people ------------------------------------------------------------------------------------------------------------


def _crew(view: View, seat: int, texts: Texts) -> list[str]:
    """NL-39.31: what everybody sees of a player."""
    crew, sizes = view.crew[seat], view.sizes[seat]
    sign = "▶" if seat == view.active else " "
    name = texts.player(seat)
    if seat == view.seat:
        name = texts.say("terminal-you", seat=name)
    if crew.character:
        name = texts.say("scene-who", name=name, character=texts.name(crew.character))
    state = [texts.say(f"scene-fate-{crew.fate}")] if crew.fate != "here" else []
    state += [texts.say("scene-state-passed")] if crew.passed and not crew.out else []
    state += [texts.name("slime")] if crew.slime else []
    state += [texts.name("larva")] if crew.larva else []
    state += [texts.say("scene-state-signal")] if crew.signal else []
    rows = [f"{sign} {name}{': ' if state else ''}{', '.join(state)}"]
    told = texts.say(
        "terminal-crew", cards=sizes.hand, light=crew.light, serious=crew.serious, knowledge=crew.knowledge
    )
    things = [f"{texts.name(one.name)}{f' {one.load}' if one.load else ''}" for one in crew.things]
    hidden = [
        f"{sizes.inventory[colour]}× {texts.name(f'{colour}_item')}" for colour in COLOURS if sizes.inventory[colour]
    ]
    rows.append(f"    {told}")
    if things or hidden:
        rows.append(f"    {', '.join([*things, *hidden])}")
    if crew.wounds or crew.dressed:
        wounds = [texts.name(one) for one in crew.wounds]
        dressed = [f"({texts.name(one)})" for one in crew.dressed]
        rows.append(f"    {texts.say('scene-wounds')}: {', '.join([*wounds, *dressed])}")
    return rows


def _own(view: View, seat: int, secret: Secret, box: Box, texts: Texts) -> list[str]:
    """What only the viewer sees."""
    rows = [f"{texts.say('scene-hand')}:"]
    character = view.crew[seat].character
    for card in dict.fromkeys(secret.hand):
        count = f"{secret.hand.count(card)}× " if secret.hand.count(card) > 1 else ""
        if card == CONTAMINATION:
            scanned = ", ".join(_counted(secret.scanned, texts))
            rows.append(f"  {count}{texts.name(card)}{f' ({scanned})' if scanned else ''}")
        else:
            entry = box.cards[character, card]
            rows.append(f"  {count}{texts.name(card)} ({entry.cost or 0}): {about(texts, entry)}")
    held = [item for colour in COLOURS for item in secret.inventory[colour]]
    if held:
        rows.append(f"{texts.say('scene-gear')}:")
        rows += [f"  {texts.name(item)}: {about(texts, box.items[item])}" for item in held]
    rows.append(f"{texts.say('scene-goals')}:")
    rows += [f"  {texts.name(card)}: {about(texts, box.objectives[card])}" for card in secret.objectives]
    rows += [f"  {texts.name(token)}: {about(texts, box.contingencies[token])}" for token in secret.orders]
    return rows


def _counted(things: list[str] | tuple[str, ...], texts: Texts) -> list[str]:
    """Things by name, each with its number where there are more."""
    return [
        f"{count}× {texts.name(thing)}" if count > 1 else texts.name(thing) for thing, count in Counter(things).items()
    ]
