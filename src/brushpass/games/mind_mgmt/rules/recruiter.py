"""MM-4, the Recruiter's turn: one action, the immortals before and after it, then time advances."""

from __future__ import annotations

from typing import Any, Final

from brushpass.engine import Outcome

from ..box.city import AT, JUMPS, names, steps
from ..box.components import ALERTS, OPENING
from ..state import BOARD, FRONT, HIDDEN, NOWHERE, RECRUITER, MindMgmt
from .contacts import contacts
from .immortals import glide, glide_options, immortal_options, pay, recruit
from .turns import agents_win, begin_agents_turn, enough_recruits, is_final, recruiter_wins, refill

Option = Any
"""A tuple that says what is done and where, or a single word."""

END: Final = "end"
ACTION: Final = ("act",)
"""What everybody else sees of the Recruiter's action: that it was taken (MM-4.19)."""

# -- what can be done --------------------------------------------------------------------------------------------------


def step_targets(t: MindMgmt) -> int:
    """MM-4.5 to MM-4.9: where a Step may go."""
    return steps(t.chaos)[t.head] & ~t.visited()


def slip_targets(t: MindMgmt) -> int:
    """MM-4.14 to MM-4.18: where the card's Mind Slip may land."""
    return JUMPS[t.card][t.head] & ~t.visited()


def slip_tokens(t: MindMgmt) -> tuple[str, ...]:
    """MM-4.20 to MM-4.24: the tokens that can be spent now."""
    return tokens_after(t, t.path)


def tokens_after(t: MindMgmt, path: tuple[int, ...]) -> tuple[str, ...]:
    """MM-4.20 to MM-4.24, R-07: the tokens that can be spent after such a path; none was in this turn."""
    counting = path if t.setup.options["early_visit_counts"] else path[OPENING:]
    return ((FRONT,) if t.front else ()) + ((BOARD,) if t.board in counting else ())


def can_act(t: MindMgmt) -> bool:
    """MM-4.4: there is a legal Step or a legal Mind Slip."""
    return bool(step_targets(t)) or bool(slip_tokens(t) and slip_targets(t))


def options(t: MindMgmt) -> tuple[Option, ...]:
    """MM-4.1, MM-4.2, MM-5.17, D-20 to D-27: whatever the turn still allows, in any order."""
    if t.extra == "due":
        return glide_options(t.chaos, t.immortals)
    found: list[Option] = []
    if not t.acted:
        found += [("step", place) for place in names(step_targets(t))]
        landings = names(slip_targets(t))
        found += [("slip", place, token) for token in slip_tokens(t) for place in landings]
    if t.full:
        found += immortal_options(t)
    if t.acted:
        found.append(END)
    return tuple(found)


def seen_by_all(option: Option) -> Option:
    """MM-4.19: others see that the action was taken, not which it was."""
    return ACTION if option[0] in ("step", "slip") else option


# -- the turn ----------------------------------------------------------------------------------------------------------


async def recruiter(t: MindMgmt) -> Outcome | None:
    """MM-4.1 to MM-4.4, R-06: one choice of the turn; the stage comes again until the turn ends."""
    if not t.acted and not can_act(t):
        t.disclose()
        return agents_win(t, "dead-end")
    option = await t.ask(RECRUITER, "recruiter", options(t), private=True, shown=seen_by_all)
    if option == END:
        t.stage = "time"
        return None
    kind = option[0]
    if kind == "step" or kind == "slip":
        act(t, option)
    elif kind == "glide":
        glide(t, AT[option[1]], AT[option[2]])
    elif kind == "recruit":
        return recruit(t, option[1])
    else:
        pay(t, option)
    return None


def act(t: MindMgmt, option: Option) -> None:
    """MM-4.5, MM-4.11, MM-4.14: the next number; silent, whatever it is."""
    t.path = (*t.path, AT[option[1]])
    if option[0] == "slip":
        t.spent = option[2]
    t.acted = True
    t.tell("acted")


# -- MM-4f: refill, time and alert -------------------------------------------------------------------------------------


async def time(t: MindMgmt) -> Outcome | None:
    """MM-4.25 to MM-4.32, MM-11.11: refill, time, the spent token, the alert; then it is the Agents' turn."""
    if t.full:
        refill(t)
    t.disclose()
    t.hour += 1
    t.tell("hour", t.hour)
    show_spent(t)
    if t.hour in ALERTS[t.setup.mode]:
        if may_put_off(t):
            t.stage = "late_paperwork"
            return None
        return alert(t)
    return after_alert(t)


def show_spent(t: MindMgmt) -> None:
    """MM-4.19, MM-4.24: a Mind Slip token that was spent in this turn lies beside the new hour."""
    token = t.spent
    if not token:
        return
    t.spent = ""
    if token == FRONT:
        t.front -= 1
    else:
        t.note("by", t.hour - 1, t.board)
        if not t.setup.options["early_visit_counts"]:
            t.note("never", OPENING, 1 << t.board)
        t.board = NOWHERE
    t.note("slip", t.hour, 0)
    t.slips = (*t.slips, (t.hour, token))
    t.tell("slipped", t.hour, token)


def may_put_off(t: MindMgmt) -> bool:
    """MM-13.6: once a game, and not at the last alert."""
    return t.has("late_paperwork") and "late_paperwork" not in t.used and t.hour != ALERTS[t.setup.mode][-1]


async def late_paperwork(t: MindMgmt) -> Outcome | None:
    """MM-13.6: the Recruiter announces now, or together with the next alert."""
    if await t.ask(RECRUITER, "late-paperwork", ("announce", "put-off")) == "announce":
        return alert(t)
    t.used = (*t.used, "late_paperwork")
    t.overdue = t.hour - 1
    t.tell("put-off", t.hour)
    return after_alert(t)


def alert(t: MindMgmt) -> Outcome | None:
    """MM-4.30, MM-4.31, MM-11.10: the contacts of the round as one number, zero as zero, as far as tokens go."""
    first = t.overdue or t.hour - 1
    t.overdue = 0
    t.disclose()
    count = contacts(t.path, range(first, t.hour + 1), t.piles[HIDDEN], t.opened)
    t.announced = (*t.announced, (t.hour, min(count, t.supply())))
    t.note("alert", t.hour, count, first)
    t.tell("announced", t.hour, count)
    return enough_recruits(t) or after_alert(t)


def after_alert(t: MindMgmt) -> Outcome | None:
    """MM-3.6, MM-11.5, MM-13.15: the final hour ends the game; before it the Agents have their turn."""
    if is_final(t) and not t.has("overtime"):
        return recruiter_wins(t, "clock")
    begin_agents_turn(t)
    return None
