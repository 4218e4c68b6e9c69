"""SC-9, how a turn ends: marking and completing missions, extra turns, the end of the game and the scores."""

from __future__ import annotations

from typing import Final

from brushpass.engine import Outcome

from ..box.box import Box
from ..state import DECK, Active, Player, SpyConnection
from .network import network
from .turn import Option, do, mission_options

DONE: Final = "done"
TAKE: Final = "take"
DECLINE: Final = "decline"
EXTRA: Final = (TAKE, DECLINE)

# -- SC-9.1 to SC-9.8: marking -----------------------------------------------------------------------------------------


async def mark(t: SpyConnection) -> Outcome | None:
    """SC-9.1 to SC-9.3, SC-9.7, SC-9.8, D-10: mark a mission, or a free action before it, or be done."""
    player = t.players[t.active]
    option = await t.ask(t.active, "mark", mark_options(t, player), about=(player.city,))
    if option == DONE:
        if not t.extra:
            return pass_turn(t)
        t.stage = "extra"
    elif option[0] == "mark":
        mark_mission(t, player, option[1])
    else:
        do(t, player, option)
    return None


def mark_options(t: SpyConnection, player: Player) -> tuple[Option, ...]:
    """D-10, R-10: the missions that show the spy's city unmarked, free actions, and the end of the turn."""
    box, missions = t.box, player.missions
    due = markable(box, missions, box.bit[player.city], t.marked) if player.supply else []
    return (
        *[("mark", one[0]) for one in due],
        *network(box, player.city, player.placed).lift,
        *mission_options(box, missions),
        DONE,
    )


def markable(box: Box, missions: tuple[Active, ...], city: int, marked: tuple[str, ...] = ()) -> list[Active]:
    """SC-9.2, SC-9.3, R-10: those missions that show a city unmarked and were not marked at this end of turn."""
    targets = box.targets
    return [one for one in missions if targets[one[0]] & ~one[2] & city and one[0] not in marked]


def completes(box: Box, active: Active, city: int) -> bool:
    """SC-9.4: whether a mark on that city is the last that a mission needs."""
    return active[2] | city == box.targets[active[0]]


def markings(
    box: Box, missions: tuple[Active, ...], city: int, supply: int, marked: tuple[str, ...] = ()
) -> list[Active]:
    """SC-9.2 to SC-9.6: the missions that so many agents can mark in a city at the end of a turn.

    A completed mission gives more agents back than its last mark takes, so one agent is enough where there is one.
    """
    due = markable(box, missions, city, marked)
    if supply and any(completes(box, one, city) for one in due):
        return due
    return due[:supply]


def mark_mission(t: SpyConnection, player: Player, mission: str) -> None:
    """SC-9.2, SC-9.4: one agent on the spy's city; a mission with all its cities marked is completed at once."""
    marks = player.put_mark(mission, t.box.bit[player.city])
    t.marked = (*t.marked, mission)
    t.tell("marked", t.active, mission, player.city)
    if marks == t.box.targets[mission]:
        complete(t, player, mission)


def complete(t: SpyConnection, player: Player, mission: str) -> None:
    """SC-9.5, SC-9.9, SC-9.10, SC-9.13, SC-9.20: the card goes face down; it may give an extra turn, or be the last."""
    card = t.box.missions[mission]
    player.release(mission)
    player.completed = (*player.completed, mission)
    t.tell("completed", t.active, mission, card.points)
    if card.extra_turn:
        t.extra += 1
    if t.trigger < 0 and len(player.completed) >= t.box.numbers.end_trigger_completed_missions:
        t.trigger = t.active
        t.tell("last-round", t.active)


# -- SC-9.9 to SC-9.14: extra turns and the end of a turn --------------------------------------------------------------


async def extra(t: SpyConnection) -> Outcome | None:
    """SC-9.9 to SC-9.11, SC-9.14, R-7, R-8, D-11: an extra turn right after the turn, if the player wants it."""
    answer = await t.ask(t.active, "extra", EXTRA, about=(t.extra,))
    t.extra -= 1
    if answer == TAKE:
        t.tell("extra-turn", t.active)
        begin_turn(t)
        return None
    t.tell("declined", t.active)
    return None if t.extra else pass_turn(t)


def begin_turn(t: SpyConnection) -> None:
    """SC-4.2, SC-9.11: a turn, whether extra or not, begins where the spy is."""
    t.origin = t.players[t.active].city
    t.moves = 0
    t.marked = ()
    t.stage = "turn"


def pass_turn(t: SpyConnection) -> Outcome | None:
    """SC-4.1, SC-9.13, SC-9.23: the next player's turn, unless that player has triggered the end."""
    if t.trigger < 0 and nobody_can_finish(t):
        t.trigger = t.active
        t.exhausted = True
        t.tell("exhausted", t.active)
    following = (t.active + 1) % t.setup.seats
    if following == t.trigger:
        return outcome(t)
    t.active = following
    if following == t.first:
        t.round += 1
    t.tell("turn", t.round, following)
    begin_turn(t)
    return None


def nobody_can_finish(t: SpyConnection) -> bool:
    """SC-9.23, R-21: no mission is left to take, and nobody has enough of them."""
    if t.row or t.piles[DECK]:
        return False
    enough = t.box.numbers.end_trigger_completed_missions
    return all(len(player.completed) + len(player.missions) < enough for player in t.players)


# -- SC-9.15 to SC-9.19: scores ----------------------------------------------------------------------------------------


def for_completed(box: Box, completed: tuple[str, ...]) -> int:
    """SC-9.15, SC-9.21: the points of completed missions."""
    return sum([box.missions[mission].points for mission in completed])


def for_marks(box: Box, missions: tuple[Active, ...]) -> int:
    """SC-9.16, SC-9.17: the points of marks on missions that are not completed."""
    per_mark = box.numbers.points_per_marked_city_on_unfinished_mission
    return per_mark * sum([marks.bit_count() for _, _, marks in missions])


def score(box: Box, player: Player) -> int:
    """SC-9.15 to SC-9.17, SC-9.21: both together."""
    return for_completed(box, player.completed) + for_marks(box, player.missions)


def outcome(t: SpyConnection) -> Outcome:
    """SC-9.18, SC-9.19, R-15: the highest score; among equals, whoever had the later last turn."""
    seats = t.setup.seats
    scores = [score(t.box, player) for player in t.players]
    tied = [seat for seat in range(seats) if scores[seat] == max(scores)]
    winner = max(tied, key=lambda seat: (seat - t.trigger) % seats)
    reason = "exhausted" if t.exhausted else "missions"
    return Outcome.of((winner,), reason if len(tied) == 1 else f"{reason}-tie", seats=seats, scores=scores)
