"""The ideas of Agent Avenue, each introduced when it first matters to somebody who has never seen the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from brushpass.table.guide import Moment

from ..box.components import CATCH, CODEBREAKER, CODEBREAKERS, DAREDEVIL, DAREDEVILS, icons
from ..scene.eyes import AvenueEyes, signed
from ..scene.ids import centre_id, crew_id, hand_id

When = Callable[[AvenueEyes], bool]

NEAR = 3
"""So few steps short of a catch, it is time to speak of it."""
LONG = 8
"""In this turn, at the latest, all has been said."""
DOUBLE_AGENT = "double_agent"


# -- when ----------------------------------------------------------------------------------------------------------


def asks(*prompts: str) -> When:
    """The learner is asked one of these."""
    return lambda eyes: eyes.seen.decision is not None and eyes.seen.decision.prompt in prompts


def asks_to_play(eyes: AvenueEyes) -> bool:
    """The learner chooses a card of their hand, or one of the bot's two."""
    return asks("lay-face-up", "recruit")(eyes)


def bot_decides(eyes: AvenueEyes) -> bool:
    """The match waits for the bot."""
    return eyes.seen.decision is None and not eyes.over


def both_moved(eyes: AvenueEyes) -> bool:
    """Somebody has recruited, and the match goes on."""
    return bool(eyes.own.recruits) and not eyes.over


def counts_differently(eyes: AvenueEyes) -> bool:
    """A Double Agent may come to the learner."""
    return asks("recruit")(eyes) and eyes.face_up == DOUBLE_AGENT


def codebreaker_in_hand(eyes: AvenueEyes) -> bool:
    """The learner has played once and could play a Codebreaker now."""
    return asks("lay-face-up")(eyes) and eyes.view.turn > 1 and CODEBREAKER in hand(eyes)


def daredevil_again(eyes: AvenueEyes) -> bool:
    """The learner has Daredevils and is offered another one, or has all that one can bear."""
    count = eyes.own.crew.get(DAREDEVIL, 0)
    return bool(count) and (
        (asks("recruit")(eyes) and eyes.face_up == DAREDEVIL) or (asks_to_play(eyes) and count == DAREDEVILS - 1)
    )


def bot_breaks_codes(eyes: AvenueEyes) -> bool:
    """The bot lacks one Codebreaker, and the learner decides what it gets."""
    return eyes.seen.decision is not None and eyes.other.crew.get(CODEBREAKER, 0) == CODEBREAKERS - 1


def last_straw(eyes: AvenueEyes) -> bool:
    """The learner holds a Daredevil that would be their third."""
    return eyes.own.crew.get(DAREDEVIL, 0) == DAREDEVILS - 1 and DAREDEVIL in hand(eyes)


def worth_swapping(eyes: AvenueEyes) -> bool:
    """The learner may swap, and has reason to, or has seen enough turns to know what a good hand is."""
    return asks("swap")(eyes) and (last_straw(eyes) or eyes.view.turn > NEAR + 1)


def pays_twice(eyes: AvenueEyes) -> bool:
    """The learner may hide a second Double Agent."""
    return asks("lay-face-down")(eyes) and eyes.own.crew.get(DOUBLE_AGENT) == 1 and DOUBLE_AGENT in hand(eyes)


def nearly_caught(eyes: AvenueEyes) -> bool:
    """The learner decides, a few steps short of a catch."""
    return asks_to_play(eyes) and CATCH - eyes.lead <= NEAR


def long_enough(eyes: AvenueEyes) -> bool:
    """The learner has gone another way, and it takes long."""
    return eyes.seen.decision is not None and eyes.view.turn >= LONG


# -- what it is about ------------------------------------------------------------------------------------------------


def hand(eyes: AvenueEyes) -> tuple[str, ...]:
    """What the learner holds."""
    return tuple(agent for _, agent in eyes.hand)


def own_hand(eyes: AvenueEyes) -> tuple[str, ...]:
    return (hand_id(eyes.own.seats[0]),)


def bots_hand(eyes: AvenueEyes) -> tuple[str, ...]:
    return (hand_id(eyes.other.seats[0]),)


def meeples(eyes: AvenueEyes) -> tuple[str, ...]:
    return tuple(f"meeple-{side.side}" for side in (eyes.own, eyes.other))


def held(agent: str) -> Callable[[AvenueEyes], tuple[str, ...]]:
    """The learner's cards of that name."""
    return lambda eyes: tuple(card for card, name in eyes.hand if name == agent)


def offered(eyes: AvenueEyes) -> tuple[str, ...]:
    """The two cards that were played."""
    return tuple(centre_id(eyes.view.turn, which) for which in ("face_up", "face_down"))


def shown(eyes: AvenueEyes) -> tuple[str, ...]:
    """The card that was played face up."""
    return offered(eyes)[:1]


def daredevils(eyes: AvenueEyes) -> tuple[str, ...]:
    """The learner's Daredevils in play, and the one that is offered."""
    return (crew_id(eyes.own.side, DAREDEVIL), *(shown(eyes) if eyes.face_up == DAREDEVIL else ()))


def their_codebreakers(eyes: AvenueEyes) -> tuple[str, ...]:
    return (crew_id(eyes.other.side, CODEBREAKER),)


def swapped(eyes: AvenueEyes) -> tuple[str, ...]:
    """The card that had better go, or the hand."""
    return held(DAREDEVIL)(eyes) if last_straw(eyes) else own_hand(eyes)


# -- what the words need to know -------------------------------------------------------------------------------------


def name(eyes: AvenueEyes) -> dict[str, Any]:
    return {"who": eyes.called(eyes.other), "count": CATCH}


def moves(eyes: AvenueEyes) -> dict[str, Any]:
    """What the latest agents have brought both, and how far it still is."""
    mine, theirs = (
        signed(icons(side.recruits[-1], ())[side.crew[side.recruits[-1]]]) for side in (eyes.own, eyes.other)
    )
    return {"mine": mine, "theirs": theirs, **short(eyes)}


def short(eyes: AvenueEyes) -> dict[str, Any]:
    return {"count": CATCH - eyes.lead}


def twice(_: AvenueEyes) -> dict[str, Any]:
    first, second = icons(DOUBLE_AGENT, ())[1:3]
    return {"card": DOUBLE_AGENT, "first": signed(first), "second": signed(second)}


def dared(eyes: AvenueEyes) -> dict[str, Any]:
    return {"count": eyes.own.crew[DAREDEVIL]}


def third(eyes: AvenueEyes) -> dict[str, Any]:
    return {"third": "yes" if last_straw(eyes) else "no"}


def result(eyes: AvenueEyes) -> dict[str, Any]:
    assert eyes.seen.outcome is not None
    return {"won": "yes" if eyes.seen.seat in eyes.seen.outcome.winners else "no"}


MOMENTS: tuple[Moment[AvenueEyes], ...] = (
    Moment("goal", lambda eyes: not eyes.over, meeples, name),
    Moment("keep", asks("swap")),
    Moment("hand", asks("lay-face-up"), own_hand),
    Moment("two", asks("lay-face-up"), own_hand),
    Moment("hidden", asks("lay-face-down"), own_hand),
    Moment("open", bot_decides, bots_hand),
    Moment("moved", both_moved, meeples, moves),
    Moment("choose", asks("recruit"), offered),
    Moment("second", counts_differently, shown, twice),
    Moment("codebreaker", codebreaker_in_hand, held(CODEBREAKER)),
    Moment("bluff", lambda eyes: asks("lay-face-down")(eyes) and eyes.view.turn > 1, own_hand),
    Moment("danger", daredevil_again, daredevils, dared),
    Moment("threat", bot_breaks_codes, their_codebreakers),
    Moment("swap", worth_swapping, swapped, third),
    Moment("near", nearly_caught, meeples, short),
    Moment("reap", pays_twice, held(DOUBLE_AGENT), twice),
    Moment("alone", long_enough, closes=True),
    Moment("end", lambda eyes: eyes.over, args=result),
)
