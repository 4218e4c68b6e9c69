"""The questions of Agent Avenue with their options: what each one is, what follows from it, what to click."""

from __future__ import annotations

from brushpass.engine import Decision
from brushpass.table.scene import Ghost, Option, Prompt, Refusal

from ..box.components import AGENTS, EFFECT, HAND_SIZE
from ..rules.play import NO_SWAP
from ..rules.team import CONFIRM
from ..terminal import follows, signed, worth
from ..view import SideView
from .board import path
from .cards import kind
from .eyes import Eyes, next_steps, way
from .follows import badge, hidden_card, reached
from .ids import crew_id, hand_ids, market_id
from .log import centre_id

FROM_HAND = ("swap", "lay-face-up", "lay-face-down", "double-trouble", "secret-recruit")
RULES = {
    "swap": ("AA-5.4", "AA-5.5", "AA-5.7"),
    "lay-face-up": ("AA-5.1", "AA-6.1"),
    "lay-face-down": ("AA-5.1", "AA-5.2", "AA-5.3"),
    "recruit": ("AA-6.1", "AA-6.2", "AA-7.1", "AA-8.9"),
    "take-market-card": ("AA-10.4", "AA-10.8"),
    "market": ("AA-10.4", "AA-10.8", "AA-11.13", "R-10"),
    "first": ("AA-11.6", "R-10"),
    "taker": ("AA-11.13", "AA-11.14", "R-10"),
    "mind-control": ("AA-10.42", "AA-10.43"),
    "double-trouble": ("AA-10.44",),
    "secret-recruit": ("AA-10.46", "R-20"),
    "spycation-return": ("AA-10.47", "R-19"),
    "spycation-recruit": ("AA-10.47", "AA-10.15"),
}
"""Where the questions come from; those of a team under what is to be agreed on."""
TEAM_RULES = {"lay-face-up": ("AA-11.6",), "lay-face-down": ("AA-11.7", "AA-11.8"), "swap": ("AA-11.9",)}
WAYS_OUT = (NO_SWAP, "keep")


def prompt(eyes: Eyes) -> Prompt | None:
    """What the viewer decides now."""
    decision = eyes.seen.decision
    if decision is None:
        return None
    stage, matter = _split(decision.prompt)
    ordered = sorted(decision.options, key=lambda option: option in WAYS_OUT)
    return Prompt(
        id=decision.prompt,
        question=eyes.texts.prompt(decision),
        context=_context(eyes, stage, matter),
        options=tuple(_option(eyes, decision, key, value) for key, value in enumerate(ordered, 1)),
        rules=_rules(eyes, stage, matter),
        refusals=_refusals(eyes, decision),
        undo=eyes.seen.undo,
    )


def _split(name: str) -> tuple[str, str]:
    """A question of a team (R-10) as its stage and what is to be agreed on; another one as it is."""
    stage, _, matter = name.partition("-")
    return (stage, matter) if stage in ("propose", "respond", "settle") else ("", name)


def _rules(eyes: Eyes, stage: str, matter: str) -> tuple[str, ...]:
    rules = RULES[matter]
    if stage and matter == "recruit":
        return (*rules, "AA-11.12", "R-10")
    return (*rules, *TEAM_RULES.get(matter, ())) if len(eyes.own.seats) > 1 else rules


def _context(eyes: Eyes, stage: str, matter: str) -> str:
    """One line beside the question."""
    view, seat = eyes.view, eyes.seen.seat
    assert seat is not None
    if stage in ("respond", "settle") and view.proposal is not None:
        partner = next(other for other in eyes.own.seats if other != seat)
        return eyes.say("context-proposal", who=eyes.seen.names[partner], what=_called(eyes, view.proposal))
    if matter == "swap":
        return eyes.say("context-swap", count=view.seats[seat].swaps_left)
    if matter == "lay-face-down" and view.face_up is not None:
        return eyes.say("context-lay-face-down", card=eyes.texts.name(view.face_up))
    if matter in ("lay-face-up", "recruit", "first"):
        return eyes.say(f"context-{matter}", rival=eyes.called(eyes.other))
    if matter in ("take-market-card", "market", "taker"):
        return eyes.say("context-market")
    return "" if view.resolving is None else eyes.say(f"about-{view.resolving}")


def _called(eyes: Eyes, value: str) -> str:
    """An option by name: a player, a card, or what one does."""
    if value.startswith("seat_"):
        return eyes.seen.names[int(value.removeprefix("seat_"))]
    if value == "face_down":
        return eyes.say("scene-face-down-card")
    if value == "face_up" and eyes.view.face_up is not None:
        return eyes.texts.name(eyes.view.face_up)
    key = f"option-{value}"
    return eyes.say(key) if eyes.texts.has(key) else eyes.texts.name(value)


# -- options ---------------------------------------------------------------------------------------------------------


def _option(eyes: Eyes, decision: Decision[str], key: int, value: str) -> Option:
    """One option. Agreeing means what was proposed."""
    stage, matter = _split(decision.prompt)
    meant = eyes.view.proposal if value == CONFIRM and eyes.view.proposal is not None else value
    agent = decision.about[0] if matter == "spycation-recruit" and value == "recruit" else meant
    text, pill = _told(eyes, decision, matter, meant, agent)
    return Option(
        key=key,
        value=value,
        name=_called(eyes, value),
        text=text,
        badge=pill,
        target=_target(eyes, matter, meant, agent),
        ghosts=_ghosts(eyes, matter, meant, agent),
        way_out=value in WAYS_OUT,
        lasting=_lasting(eyes, stage, matter, value),
    )


def _told(eyes: Eyes, decision: Decision[str], matter: str, value: str, agent: str) -> tuple[str, str]:
    """What follows from an option, and the short of it."""
    view = eyes.view
    if value in WAYS_OUT:
        return "", ""
    if matter == "swap":
        return eyes.say("follows-swap"), ""
    if matter in ("lay-face-up", "lay-face-down"):
        return follows(view, decision, value, eyes.texts), ""
    if value == "face_up" and view.face_up is not None:
        return reached(eyes, view.face_up, hidden=True), badge(eyes, view.face_up)
    if value == "face_down":
        return hidden_card(eyes), eyes.say("scene-unknown")
    if matter in ("take-market-card", "market"):
        return eyes.say(f"about-{value}"), kind(eyes, value)
    if matter == "mind-control":
        return eyes.say("follows-mind-control", rival=eyes.called(eyes.other), left=eyes.other.crew[value] - 1), ""
    if matter == "spycation-return":
        return eyes.say("follows-spycation", worth=_again(eyes, value)), ""
    if agent in AGENTS:
        return reached(eyes, agent, hidden=False), badge(eyes, agent)
    return "", ""


def _again(eyes: Eyes, agent: str) -> str:
    """R-19: what an agent in play would be worth, taken back and recruited again."""
    side = eyes.own
    crew = side.crew | {agent: side.crew[agent] - 1}
    without = SideView(side.side, side.seats, side.lead, side.steps, side.space, crew, side.recruits, side.ongoing)
    return worth(without, agent, eyes.texts)


def _target(eyes: Eyes, matter: str, value: str, agent: str) -> str | None:
    """The id of the thing to click."""
    if value in WAYS_OUT or value.startswith("seat_"):
        return None
    if value in ("face_up", "face_down"):
        return centre_id(eyes.view.turn, value)
    if matter in ("take-market-card", "market"):
        return market_id(value)
    if matter == "mind-control":
        return crew_id(eyes.other.side, value)
    if matter == "spycation-return":
        return crew_id(eyes.own.side, value)
    return _in_hand(eyes, agent)


def _in_hand(eyes: Eyes, agent: str) -> str | None:
    """The first card of that name in the viewer's hand."""
    assert eyes.seen.seat is not None
    seat = eyes.view.seats[eyes.seen.seat]
    return hand_ids(seat, True)[seat.hand.index(agent)] if seat.hand and agent in seat.hand else None


def _ghosts(eyes: Eyes, matter: str, value: str, agent: str) -> tuple[Ghost, ...]:
    """The movements that are known to follow."""
    if value == "surveillance_truck":
        return _ghost(eyes.own, EFFECT[value]["value"])
    face_up = eyes.view.face_up
    if face_up is not None and value in ("face_up", "face_down"):
        side = eyes.own if value == "face_up" else eyes.other
        return _ghost(side, next_steps(side, face_up))
    if matter in ("double-trouble", "secret-recruit", "spycation-recruit") and agent in AGENTS:
        return _ghost(eyes.own, next_steps(eyes.own, agent))
    return ()


def _ghost(side: SideView, steps: int) -> tuple[Ghost, ...]:
    spaces = way(side, steps)
    if len(spaces) == 1:
        return ()
    return (Ghost(piece=f"meeple-{side.side}", path=path(spaces), text=signed(steps)),)


def _lasting(eyes: Eyes, stage: str, matter: str, value: str) -> bool:
    """Whether it may be that the choice cannot be taken back: something comes to light, is drawn, or ends the turn."""
    if stage == "propose" or (stage == "respond" and value != CONFIRM):
        return False
    if matter in ("first", "taker", "spycation-return") or value == NO_SWAP:
        return False
    if matter == "lay-face-down" and eyes.view.deck_size:
        assert eyes.seen.seat is not None
        sizes = [eyes.view.seats[seat].hand_size - (seat == eyes.seen.seat) for seat in eyes.own.seats]
        return min(sizes) < HAND_SIZE
    return matter != "lay-face-down"


# -- what cannot be chosen -------------------------------------------------------------------------------------------


def _refusals(eyes: Eyes, decision: Decision[str]) -> tuple[Refusal, ...]:
    """Why some cards of the hand cannot be chosen now."""
    if decision.prompt not in FROM_HAND or eyes.seen.seat is None:
        return ()
    seat = eyes.view.seats[eyes.seen.seat]
    text = eyes.say(f"refusal-{decision.prompt}") if eyes.texts.has(f"refusal-{decision.prompt}") else ""
    return tuple(
        Refusal(target=card_id, text=text)
        for card_id, card in zip(hand_ids(seat, True), seat.hand or (), strict=True)
        if card not in decision.options
    )
