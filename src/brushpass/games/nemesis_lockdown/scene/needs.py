"""What an Objective still needs as things stand: a tick for what holds, a ring for what does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from brushpass.table.scene import Check

from ..box.box import OBJECTS
from ..box.entries import Term
from ..rules.objectives import ESCAPED
from .eyes import LockdownEyes


class Need(NamedTuple):
    """One thing that is asked for, in a few words."""

    text: str
    done: bool


def checks(eyes: LockdownEyes, card: str) -> tuple[Check, ...]:
    """What a card asks for, one by one; alternatives are one thing."""
    found = needs(eyes, eyes.box.objectives[card].condition)
    return tuple([Check(id=f"{card}-{number}", text=one.text, done=one.done) for number, one in enumerate(found)])


def about(eyes: LockdownEyes, card: str) -> tuple[str, ...]:
    """The Rooms that a card still speaks of: those that have to be explored."""
    sections = [name for one in leaves(eyes.box.objectives[card].condition) for name in one.get("sections", ())]
    return tuple(unexplored(eyes, sections))


def needs(eyes: LockdownEyes, term: Term) -> list[Need]:
    """NL-29.4 to NL-29.19, NL-36.5: of what is public and what the owner sees."""
    if "all" in term or "all_of_one" in term:
        return [need for part in term.get("all") or term["all_of_one"] for need in needs(eyes, part)]
    if "any" in term:
        ways = [needs(eyes, part) for part in term["any"] if possible(eyes, part)]
        held = [way for way in ways if all(need.done for need in way)]
        text = eyes.say("scene-or").join([eyes.texts.listed([need.text for need in way]) for way in held[:1] or ways])
        return [Need(text, bool(held))]
    told = TOLD.get(term["pred"])
    return [told(eyes, term)] if told is not None else []


def possible(eyes: LockdownEyes, term: Term) -> bool:
    """Whether so many play that it can come about."""
    return all(one["pred"] != "players_max" or eyes.setup.seats <= int(one["n"]) for one in leaves(term))


def leaves(term: Term) -> list[Term]:
    """The predicates of a condition."""
    parts = [part for word in ("all", "any", "all_of_one") for part in term.get(word, ())]
    return [leaf for part in parts for leaf in leaves(part)] if parts else [term]


def living(eyes: LockdownEyes) -> list[int]:
    """The seats whose Characters are not dead."""
    return [seat for seat in range(eyes.setup.seats) if not eyes.crew(seat).dead]


def anybody(eyes: LockdownEyes, term: Term) -> list[int]:
    """Whom a predicate may hold for."""
    who = term.get("who", "self")
    return [eyes.player] if who == "self" else living(eyes) if who == "any_survivor" else [*range(eyes.setup.seats)]


def unexplored(eyes: LockdownEyes, sections: list[str]) -> list[str]:
    """The Rooms of some Sections that nobody has been in."""
    board, base = eyes.board, eyes.base
    return [
        room
        for room in board.rooms
        if board.section[room] in sections and (room in base.covered or not eyes.tile(room))
    ]


# -- one predicate after the other -------------------------------------------------------------------------------------


def _explored(eyes: LockdownEyes, term: Term) -> Need:
    left = len(unexplored(eyes, list(term["sections"])))
    return Need(eyes.say("scene-need-rooms", count=left), not left)


def _counted(eyes: LockdownEyes, key: str, have: int, needed: int) -> Need:
    return Need(eyes.say(f"scene-need-{key}", count=min(have, needed), most=needed), have >= needed)


def _knowledge(eyes: LockdownEyes, term: Term) -> Need:
    return _counted(eyes, "knowledge", max([eyes.crew(seat).knowledge for seat in anybody(eyes, term)], default=0),
                    int(term["n"]))  # fmt: skip


def _items(eyes: LockdownEyes, term: Term) -> Need:
    """NL-29.17: those bound together count as one."""
    hidden = 0 if eyes.secret is None else sum([len(items) for items in eyes.secret.inventory.values()])
    things = [one for one in eyes.own.things if one.name not in OBJECTS]
    pairs = [one.bound for one in things if one.bound]
    return _counted(eyes, "items", hidden + len(things) - len(pairs) + len({*pairs}), int(term["n"]))


def _weaknesses(eyes: LockdownEyes, term: Term) -> Need:
    return _counted(eyes, "weaknesses", len(eyes.view.lab.weaknesses), int(term["n"]))


def _power(eyes: LockdownEyes, term: Term) -> Need:
    return _counted(eyes, "power", sum([lit for _, lit in eyes.base.power.values()]), int(term["n"]))


def _plain(key: str, holds: Callable[[LockdownEyes, Term], bool]) -> Callable[[LockdownEyes, Term], Need]:
    """What holds or does not."""
    return lambda eyes, term: Need(eyes.say(f"scene-need-{key}", count=term.get("n", 0)), holds(eyes, term))


def _dead(eyes: LockdownEyes, term: Term) -> Need:
    """The player of that number, by name."""
    seat = next((one for one in range(eyes.setup.seats) if eyes.crew(one).number == term["player"]), None)
    if seat is None:
        return Need(eyes.say("scene-need-nobody"), False)
    return Need(eyes.say("scene-need-dead", name=eyes.called(seat)), eyes.crew(seat).dead)


def _object(eyes: LockdownEyes, term: Term) -> Need:
    held = any(eyes.crew(seat).carries(term["object"]) for seat in anybody(eyes, term))
    return Need(eyes.name(term["object"]), held)


def _alone(eyes: LockdownEyes, term: Term) -> bool:
    return living(eyes) == [eyes.player]


def _away(eyes: LockdownEyes, term: Term) -> Need:
    gone = any(eyes.crew(seat).fate in ESCAPED[term["place"]] for seat in anybody(eyes, term))
    return Need(eyes.say(f"scene-need-{term['place']}"), gone)


def _survivors(eyes: LockdownEyes, term: Term) -> bool:
    """NL-29: none of the survivors of the Nemesis but the owner."""
    return all(
        eyes.crew(seat).character not in eyes.box.characters
        or eyes.box.characters[eyes.crew(seat).character].group != "nemesis_survivor"
        for seat in living(eyes)
        if seat != eyes.player or not term.get("excluding_self")
    )


TOLD: Final[dict[str, Callable[[LockdownEyes, Term], Need]]] = {
    "sections_explored": _explored,
    "knowledge_min": _knowledge,
    "items_min": _items,
    "weaknesses_face_up_min": _weaknesses,
    "power_blue_min": _power,
    "player_dead": _dead,
    "carries_object": _object,
    "signal_sent": _plain("signal", lambda eyes, term: any(eyes.crew(one).signal for one in anybody(eyes, term))),
    "knowledge_active": _plain(
        "verified", lambda eyes, term: any(eyes.crew(one).verified for one in anybody(eyes, term))
    ),
    "queen_killed": _plain("queen", lambda eyes, term: eyes.view.lab.queen_killed or eyes.base.destroyed),
    "nest_destroyed": _plain("nest", lambda eyes, term: eyes.view.lab.nest_destroyed or eyes.base.destroyed),
    "facility_destroyed": _plain("base", lambda eyes, term: eyes.base.destroyed),
    "only_survivor": _plain("alone", _alone),
    "no_nemesis_survivor_survives": _plain("survivors", _survivors),
    "survivors_min": _plain("company", lambda eyes, term: len(living(eyes)) >= int(term["n"])),
    "survivors_max": _plain("few", lambda eyes, term: len(living(eyes)) <= int(term["n"])),
    "escaped_in": _away,
}
"""What is said of a predicate; the number of players is settled before the match."""
