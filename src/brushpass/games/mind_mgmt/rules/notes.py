"""MM-8, mental notes: what the Agents write down unasked, at any time."""

from __future__ import annotations

from typing import Any, Final

from brushpass.engine import IllegalAct

from ..box.city import AT, LOCATIONS
from ..box.components import MOST_NOTES
from ..state import RECRUITER, MindMgmt

LONGEST_NOTE: Final = 12
LONGEST_MARK: Final = 24
MOST_HERE: Final = 4
"""R-27: notes on one location."""
PREFIX: Final = "note-"
"""A note is called by its number: note-3."""
HOW: Final = (
    'agents may send {"tool": "note", "target": "B4", "text": "10?"}, '
    '{"tool": "note-text", "target": "note-1", "text": "11"}, {"tool": "note-move", "target": "note-1", "to": "B5"}, '
    '{"tool": "note-away", "target": "note-1"} and {"tool": "mark", "target": "B4", "text": "not here"}'
)
FIELDS: Final = {
    "note": ("target", "text"),
    "note-text": ("target", "text"),
    "note-move": ("target", "to"),
    "note-away": ("target",),
    "mark": ("target", "text"),
}
"""What each act has beside its name."""


def act(t: MindMgmt, seat: int, act: Any) -> tuple[int, ...] | None:
    """MM-8.1, MM-8.3, MM-8.4, R-20, R-27, D-41: a note on the board for all to see, or a mark for the Agents alone."""
    if seat == RECRUITER:
        raise IllegalAct("the Recruiter writes no notes")
    if not isinstance(act, dict):
        raise IllegalAct(HOW)
    tool = act.get("tool")
    fields = FIELDS.get(tool, ()) if isinstance(tool, str) else ()
    if not fields or set(act) != {"tool", *fields} or not all(isinstance(act[name], str) for name in fields):
        raise IllegalAct(HOW)
    if tool == "mark":
        mark(t, _place(act["target"]), _text(act["text"], LONGEST_MARK))
        return tuple(range(1, t.setup.seats))
    if tool == "note":
        place(t, seat, _place(act["target"]), _text(act["text"], LONGEST_NOTE))
    elif tool == "note-text":
        write(t, seat, _number(t, act["target"]), _text(act["text"], LONGEST_NOTE))
    elif tool == "note-move":
        move(t, seat, _number(t, act["target"]), _place(act["to"]))
    else:
        take_away(t, seat, _number(t, act["target"]))
    return None


def _place(name: str) -> int:
    if name not in AT:
        raise IllegalAct(f"{name!r} is no location; there are A1 to {LOCATIONS[-1]}")
    return AT[name]


def _text(text: str, longest: int) -> str:
    """What is written, without what cannot be read."""
    text = " ".join("".join(letter for letter in text if letter.isprintable()).split())
    if len(text) > longest:
        raise IllegalAct(f"{text!r} is too long; {longest} characters fit")
    return text


def _number(t: MindMgmt, note: str) -> int:
    lying = {f"{PREFIX}{number}": number for number in sorted(t.notes)}
    if note not in lying:
        raise IllegalAct(f"there is no {note!r} on the board; there lie: {', '.join(lying) or 'none'}")
    return lying[note]


def _room(t: MindMgmt, place: int) -> None:
    if sum([where == place for where, _ in t.notes.values()]) >= MOST_HERE:
        raise IllegalAct(f"{MOST_HERE} notes lie on {LOCATIONS[place]} already")


def place(t: MindMgmt, seat: int, place: int, text: str) -> None:
    """MM-8.1, MM-8.3: a note that lies in the supply, the first of them."""
    if len(t.notes) + len(t.confirmed) >= MOST_NOTES:
        raise IllegalAct(f"all {MOST_NOTES} notes lie on the board; take one away first")
    _room(t, place)
    number = next(number for number in range(1, MOST_NOTES + 1) if number not in t.notes)
    t.notes[number] = (place, text)
    t.tell("noted", seat, LOCATIONS[place], text)


def write(t: MindMgmt, seat: int, number: int, text: str) -> None:
    """MM-8.1: another text on a note."""
    place, _ = t.notes[number]
    t.notes[number] = (place, text)
    t.tell("noted", seat, LOCATIONS[place], text)


def move(t: MindMgmt, seat: int, number: int, place: int) -> None:
    """MM-8.1: a note goes to another location with its text."""
    before, text = t.notes[number]
    if before != place:
        _room(t, place)
        t.notes[number] = (place, text)
        t.tell("note-moved", seat, LOCATIONS[before], LOCATIONS[place], text)


def take_away(t: MindMgmt, seat: int, number: int) -> None:
    """MM-8.1: a note goes back to the supply."""
    place, text = t.notes.pop(number)
    t.tell("note-gone", seat, LOCATIONS[place], text)


def mark(t: MindMgmt, place: int, text: str) -> None:
    """R-20, R-27: the Agents' own mark on a location; an empty text takes it away."""
    t.marks.pop(place, None)
    if text:
        t.marks[place] = text
