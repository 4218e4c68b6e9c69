"""What recruiting an agent would lead to, said from facts that the viewer may know."""

from __future__ import annotations

from ..box.components import AGENTS, CATCH, CODEBREAKER, COPIES, EFFECT, HOMES, SIDES
from ..terminal import worth
from ..view import SideView
from .eyes import Eyes, forward, next_end, next_steps, shops, way


def badge(eyes: Eyes, agent: str) -> str:
    """Which copy it would be to the viewer's side and what it is worth."""
    told = worth(eyes.own, agent, eyes.texts)
    if COPIES[agent] == 1:
        return told
    nth = eyes.say("scene-nth", number=eyes.own.crew.get(agent, 0) + 1)
    return eyes.say("scene-badge", nth=nth, worth=told)


def hidden_card(eyes: Eyes) -> str:
    """The face-down card is unknown, but the other side then gets the face-up one."""
    face_up, other = eyes.view.face_up, eyes.other
    if face_up is None:
        return eyes.say("follows-face-down")
    rival, card = eyes.called(other), eyes.texts.name(face_up)
    text = eyes.say("follows-hidden", rival=rival, card=card, worth=worth(other, face_up, eyes.texts))
    lands = shops(eyes.view, way(other, next_steps(other, face_up)))
    return f"{text} {eyes.say('follows-rival-market', rival=rival)}" if lands else text


def reached(eyes: Eyes, agent: str, hidden: bool) -> str:
    """Where the viewer's side would stand with that agent; `hidden`: the other side gets a card that nobody knows."""
    own, other = eyes.own, eyes.other
    rival = eyes.called(other)
    steps = next_steps(own, agent)
    spaces = way(own, steps)
    end = _end(own, agent)
    if end:
        return eyes.say(f"follows-{end}", rival=rival, hidden="yes" if hidden else "no")
    if len(spaces) > 1 and "security_system" in other.ongoing and spaces[-1] == HOMES[SIDES.index(other.side)]:
        return eyes.say("follows-trap", rival=rival)
    told = _chase(eyes, eyes.lead + forward(own, steps), hidden)
    return f"{told} {eyes.say('follows-market')}" if shops(eyes.view, spaces) else told


def _end(side: SideView, agent: str) -> str:
    """AA-8.3, AA-8.4, AA-10.34, AA-10.36: the way in which an agent would end the match for a side."""
    if next_end(side, agent) == "win":
        return "codebreakers" if agent == CODEBREAKER else "daredevils-win"
    if next_end(side, agent) == "lose":
        return "daredevils"
    seven = EFFECT["masterplan"]["at_least"]
    if "masterplan" in side.ongoing and agent not in side.crew and len(side.crew) + 1 >= seven:
        return "masterplan"
    return ""


def _chase(eyes: Eyes, lead: int, hidden: bool) -> str:
    """AA-8.2, AA-8.7, AA-8.9: how the chase stands with that lead, and which hidden cards would change it."""
    rival = eyes.called(eyes.other)
    if lead >= CATCH:
        more = lead - CATCH + 1
        escapes = hidden and more <= max(_worths(eyes.other))
        wins = hidden and _may_win(eyes.other)
        unless = "both" if escapes and wins else "more" if escapes else "wins" if wins else "none"
        return eyes.say("follows-catch", rival=rival, unless=unless, more=more)
    if lead <= -CATCH:
        back = 1 - CATCH - lead
        escapes = hidden and back <= -min(_worths(eyes.other))
        return eyes.say("follows-caught", rival=rival, unless="back" if escapes else "none", more=back)
    return eyes.say("follows-near", rival=rival, count=CATCH - lead, hidden="yes" if hidden else "no")


def _worths(side: SideView) -> list[int]:
    """How far each agent that may still come would take a side."""
    return [forward(side, next_steps(side, agent)) for agent in AGENTS if side.crew.get(agent, 0) < COPIES[agent]]


def _may_win(side: SideView) -> bool:
    """Whether a single card could mean a win to a side, which then goes before a catch by its opponent (AA-8.9)."""
    agents = [agent for agent in AGENTS if side.crew.get(agent, 0) < COPIES[agent]]
    return any(_end(side, agent) not in ("", "daredevils") for agent in agents)
