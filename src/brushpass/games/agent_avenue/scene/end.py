"""How a match of Agent Avenue ended: who and why, said to this viewer, and what the cards of the last turn did."""

from __future__ import annotations

from brushpass.table.scene import Card, Verdict

from ..box.components import CATCH, HOMES, SIDES
from ..rules.ending import claim
from ..state import Side
from ..view import SideView
from .eyes import AvenueEyes
from .ids import crew_id
from .log import AvenueStory, Recruited

ON_THE_BOARD = ("catch", "security-system")
"""Reasons that are seen where the loser stands."""


def sides(eyes: AvenueEyes) -> tuple[SideView, SideView]:
    """The winning side and the other."""
    assert eyes.seen.outcome is not None
    green, blue = eyes.view.sides
    return (green, blue) if green.seats[0] in eyes.seen.outcome.winners else (blue, green)


def verdict(eyes: AvenueEyes, story: AvenueStory) -> Verdict | None:
    """AA-8, AA-9: who won and why, once it is over."""
    outcome = eyes.seen.outcome
    if outcome is None:
        return None
    won = None if eyes.watching else eyes.seat in outcome.winners
    winner, loser = sides(eyes)
    told = {
        "you": "watched" if won is None else "won" if won else "lost",
        "winner": eyes.called(winner),
        "loser": eyes.called(loser),
    }
    title, why = eyes.say(f"scene-end-{outcome.reason}", **told), _why(eyes, story, told)
    if also := claim_of(loser, winner):  # AA-8.9
        why = f"{why} {eyes.say('scene-tie', also=eyes.say(f'scene-also-{also}', **told), **told)}"
    return Verdict(title=title, text=why, won=won, winners=tuple(outcome.winners))


def claim_of(own: SideView, other: SideView) -> str:
    """AA-8.8: why a side would win now, or an empty string."""
    ours, theirs = (
        Side(
            team=side.seats,
            home=HOMES[SIDES.index(side.side)],
            steps=side.steps,
            crew=side.recruits,
            ongoing=side.ongoing,
        )
        for side in (own, other)
    )
    return claim(ours, theirs)


def _why(eyes: AvenueEyes, story: AvenueStory, told: dict[str, str]) -> str:
    """A catch is told by the movements of the last turn, everything else by the rule that ended the match."""
    assert eyes.seen.outcome is not None
    reason = eyes.seen.outcome.reason
    if reason == "catch":
        return " ".join(story.moved)
    if reason == "running-out":
        winner, loser = sides(eyes)
        lead = winner.steps - loser.steps
        told["level"] = "no" if lead else "yes"
        return eyes.say("scene-why-running-out", near=CATCH - lead, far=CATCH + lead, **told)
    return eyes.say(f"scene-why-{reason}", **told)


def beaten(eyes: AvenueEyes) -> str:
    """The side whose meeple lies down; empty if nothing came to a head on the board."""
    outcome = eyes.seen.outcome
    return sides(eyes)[1].side if outcome is not None and outcome.reason in ON_THE_BOARD else ""


def showdown(eyes: AvenueEyes) -> int | None:
    """The space where it came to a head."""
    outcome = eyes.seen.outcome
    if outcome is None or outcome.reason not in ON_THE_BOARD:
        return None
    winner, loser = sides(eyes)
    return loser.space if outcome.reason == "catch" else HOMES[SIDES.index(winner.side)]


def last_cards(eyes: AvenueEyes, story: AvenueStory) -> tuple[Card, ...]:
    """The two cards of the last turn where they lay, the hidden one turned over, each with whom it moved how far."""
    return tuple(_last(eyes, story, laid) for laid in sorted(story.laid, key=lambda laid: laid.face_down))


def _last(eyes: AvenueEyes, story: AvenueStory, laid: Recruited) -> Card:
    side = eyes.view.sides[SIDES.index(laid.side)]
    held = story.crews[laid.side, laid.agent]
    later = len(held) - 1 - held.index(laid.id) if laid.id in held else 0
    copy = max(1, side.crew.get(laid.agent, 0) - later)
    who = eyes.say("scene-you") if eyes.mine(side) else eyes.called(side)
    took = eyes.takes(side, laid.agent, who, copy)
    tag = eyes.say("scene-took-hidden", what=took) if laid.face_down else took
    return eyes.card(laid.id, laid.agent, tag=tag, values=eyes.icons(laid.agent, copy, side.ongoing))


def traces(eyes: AvenueEyes, story: AvenueStory) -> tuple[str, ...]:
    """Once it is over: the card that was turned over, and the groups that it and the other one joined."""
    if not eyes.over:
        return ()
    turned = [laid.id for laid in story.laid if laid.face_down]
    joined = [
        crew_id(laid.side, laid.agent)
        for laid in story.laid
        if laid.agent in eyes.view.sides[SIDES.index(laid.side)].crew
    ]
    return (*turned, *dict.fromkeys(joined))
