"""When an idea of the first round is introduced, what it points at, and what its words need to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from brushpass.table.guide import Moment
from brushpass.table.people import panel_id

from ..box.box import CONTAMINATION
from ..scene.eyes import LockdownEyes
from ..scene.ids import BAG, DECK, GOALS, HAND, LAST, card_id, intruder_id, noise_id, pawn_id, slot_id

When = Callable[[LockdownEyes], bool]
Points = Callable[[LockdownEyes], tuple[str, ...]]

SEARCH: Final = ("card", "search")


# -- when --------------------------------------------------------------------------------------------------------------


def on(eyes: LockdownEyes) -> bool:
    """The first round is on, and the learner lives."""
    return not eyes.over and eyes.view.round < 2 and not eyes.own.out


def asks(*prompts: str) -> When:
    """The learner, and nobody else, is asked one of these in the first round."""

    def when(eyes: LockdownEyes) -> bool:
        asked = eyes.seen.decision
        return on(eyes) and asked is not None and asked.prompt in prompts and len(eyes.seen.waiting) == 1

    return when


def offers(eyes: LockdownEyes, *words: str) -> bool:
    """The learner acts, and may do something of these kinds."""
    return asks("action")(eyes) and any(option[0] in words for option in eyes.asked.options)


def found_something(eyes: LockdownEyes) -> bool:
    """The learner stands in a Room that was unexplored at the start."""
    return asks("action")(eyes) and eyes.own.room in eyes.base.tiles


def heard_something(eyes: LockdownEyes) -> bool:
    """There is Noise in a Corridor of the learner's Room."""
    return asks("action")(eyes) and bool(noises(eyes))


def can_search(eyes: LockdownEyes) -> bool:
    """A Search card in hand, and something to be found."""
    return asks("action")(eyes) and SEARCH in eyes.asked.options


def rivals_turn(eyes: LockdownEyes) -> bool:
    """The bot acts."""
    return on(eyes) and eyes.seen.decision is None and eyes.on_turn(1 - eyes.player)


def can_use_room(eyes: LockdownEyes) -> bool:
    """In a later turn than the first the Room offers something."""
    return offers(eyes, "room") and eyes.own.turns > 1


def takes_a_risk(eyes: LockdownEyes) -> bool:
    """In a later turn than the first it is possible to walk to where Noise is."""
    return bool(risky(eyes)) and eyes.own.turns > 1 and eyes.view.acted > 0


def meets_somebody(eyes: LockdownEyes) -> bool:
    """An Intruder is in the learner's Room."""
    return asks("action", "keep-objective")(eyes) and bool(eyes.intruders(eyes.own.room))


def fights(eyes: LockdownEyes) -> bool:
    """The learner acts in Combat."""
    return asks("action")(eyes) and bool(eyes.intruders(eyes.own.room))


def is_hurt(eyes: LockdownEyes) -> bool:
    return on(eyes) and bool(eyes.own.light or eyes.own.serious)


def is_contaminated(eyes: LockdownEyes) -> bool:
    return on(eyes) and CONTAMINATION in eyes.own.discard


def has_nothing_left(eyes: LockdownEyes) -> bool:
    """The learner passes, or can hardly do anything else."""
    return asks("pass-discard")(eyes) or (asks("action")(eyes) and not eyes.hand)


def second_round(eyes: LockdownEyes) -> bool:
    """An Event Phase is over."""
    return not eyes.over and eyes.view.round > 1 and not eyes.own.out


def all_said(eyes: LockdownEyes) -> bool:
    """The learner's turn in the second round; or nothing is left to be taught."""
    return eyes.over or eyes.own.out or (eyes.view.round > 1 and eyes.seen.decision is not None)


# -- what it is about --------------------------------------------------------------------------------------------------


def at(*things: str) -> Points:
    """Always the same things."""
    return lambda eyes: things


def own_pawn(eyes: LockdownEyes) -> tuple[str, ...]:
    return (pawn_id(eyes.player),)


def own_room(eyes: LockdownEyes) -> tuple[str, ...]:
    return (eyes.own.room,)


def noises(eyes: LockdownEyes) -> tuple[str, ...]:
    """The Noise markers around the learner; the Technical Corridors have none that could be pointed at."""
    ways = [way for way in eyes.board.ways_of[eyes.own.room] if way in eyes.base.noise] if eyes.own.room else []
    return tuple([noise_id(way) for way in ways])


def risky(eyes: LockdownEyes) -> tuple[str, ...]:
    """The Rooms next door with Noise around them."""
    if not offers(eyes, "move"):
        return ()
    rooms = [option[1] for option in eyes.asked.options if option[0] == "move"]
    return tuple([room for room in rooms if any(way in eyes.base.noise for way in eyes.board.noisy[room])])


def here(eyes: LockdownEyes) -> tuple[str, ...]:
    """The Intruders in the learner's Room."""
    return tuple([intruder_id(figure.id) for figure in eyes.intruders(eyes.own.room)])


def own_wounds(eyes: LockdownEyes) -> tuple[str, ...]:
    return (panel_id(eyes.player),)


def rival_panel(eyes: LockdownEyes) -> tuple[str, ...]:
    return (panel_id(1 - eyes.player),)


def now(eyes: LockdownEyes) -> tuple[str, ...]:
    """Where the Time token is."""
    return (slot_id(eyes.view.clock.slot),)


def last_event(eyes: LockdownEyes) -> tuple[str, ...]:
    """The Event card, if it has not left the game."""
    return (LAST,) if eyes.view.discards["event"] else ()


# -- what the words need to know ---------------------------------------------------------------------------------------


def speaker(eyes: LockdownEyes) -> dict[str, Any]:
    return {"name": eyes.called(1 - eyes.player)}


def cards_in_hand(eyes: LockdownEyes) -> dict[str, Any]:
    return {"count": len(eyes.hand)}


def the_room(eyes: LockdownEyes) -> dict[str, Any]:
    room = eyes.own.room
    return {"tile": eyes.tile(room), "count": eyes.base.counters.get(room, 0)}


def the_intruder(eyes: LockdownEyes) -> dict[str, Any]:
    figure = eyes.intruders(eyes.own.room)[0]
    return {"kind": figure.kind}


def what_is_done(eyes: LockdownEyes) -> dict[str, Any]:
    return {"signal": "yes" if eyes.own.signal else "no"}


def rounds_left(eyes: LockdownEyes) -> dict[str, Any]:
    return {"count": eyes.view.clock.slot, "dark": "yes" if eyes.dark(eyes.player) else "no"}


def the_event(eyes: LockdownEyes) -> dict[str, Any]:
    cards = eyes.view.discards["event"]
    return {"known": "yes", "card": cards[-1]} if cards else {"known": "no"}


def how_it_ends(eyes: LockdownEyes) -> dict[str, Any]:
    return {"fate": "out" if eyes.over or eyes.own.out else "here", "count": eyes.view.clock.slot}


MOMENTS: Final[tuple[Moment[LockdownEyes], ...]] = (
    Moment("goal", on, args=speaker),
    Moment("character", asks("draft")),
    Moment("hand", asks("action"), at(HAND), cards_in_hand),
    Moment("objectives", asks("action"), at(GOALS)),
    Moment("turn", asks("action"), own_pawn),
    Moment("pay", asks("pay"), at(HAND)),
    Moment("explore", found_something, own_room, the_room),
    Moment("noise", heard_something, noises),
    Moment("search", can_search, at(card_id("search", 0))),
    Moment("keep-item", asks("search-keep")),
    Moment("rival", rivals_turn, rival_panel),
    Moment("room", can_use_room, own_room, the_room),
    Moment("risk", takes_a_risk, risky),
    Moment("encounter", meets_somebody, here, the_intruder),
    Moment("keep-objective", asks("keep-objective"), at(GOALS), what_is_done),
    Moment("wounds", is_hurt, own_wounds),
    Moment("contamination", is_contaminated, at(DECK)),
    Moment("combat", fights, here),
    Moment("pass", has_nothing_left),
    Moment("time", second_round, now, rounds_left),
    Moment("event", second_round, last_event, the_event),
    Moment("bag", second_round, at(BAG)),
    Moment("win", all_said, args=how_it_ends, closes=True),
)
