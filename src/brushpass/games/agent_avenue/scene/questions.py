"""The questions of Agent Avenue, each in one place: its rules and words, what follows from an option, what to click."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from brushpass.table import Choice, Question
from brushpass.table.scene import Ghost, Option, Refusal

from ..box.components import AGENTS, CATCH, CODEBREAKER, COPIES, EFFECT, HAND_SIZE, HOMES, RING, SIDES
from ..rules.ending import planned, trapped
from ..rules.play import NO_SWAP
from ..rules.team import CONFIRM
from ..view import SideView
from .board import path
from .cards import kind
from .eyes import AvenueEyes, next_end, next_gone, next_steps, signed, way
from .ids import centre_id, crew_id, market_id, meeple_id


class AvenueChoice(Choice[AvenueEyes]):
    """An option is called by what it is; a terminal is told what follows only where a question says so."""

    lasts: ClassVar[bool] = True
    """Whether something may come to light, be drawn, or end the turn."""

    def name(self, eyes: AvenueEyes, value: str) -> str:
        """A player, a card, or what one does."""
        if value.startswith("seat_"):
            seat = int(value.removeprefix("seat_"))
            return eyes.say("option-me") if eyes.mine(seat) else eyes.called(seat)
        if value == "face_down":
            return eyes.say("scene-face-down-card")
        if value == "face_up":
            return eyes.name(eyes.face_up)
        key = f"option-{value}"
        return eyes.say(key) if eyes.texts.has(key) else eyes.name(value)

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return ""

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        return self.made(eyes, value)

    def made(self, eyes: AvenueEyes, value: str, **parts: Any) -> Option:
        return super().made(eyes, value, lasting=self.lasts, **parts)


class Stop(AvenueChoice):
    """A way out that leaves everything as it is."""

    lasts = False


class AvenueQuestion(AvenueChoice, Question[AvenueEyes]):
    """What the questions have in common."""

    keys_out = True
    team_rules: ClassVar[tuple[str, ...]] = ()
    """Further rules that it comes from where two play together."""
    beside: str = ""
    """The text beside it; without one, that of the black market card which is being carried out."""

    def cited(self, eyes: AvenueEyes) -> tuple[str, ...]:
        return (*self.rules, *self.team_rules) if len(eyes.own.seats) > 1 else self.rules

    def context(self, eyes: AvenueEyes) -> str:
        if first_of_all(eyes):
            return eyes.say("context-goal", rival=eyes.called(eyes.other))
        if not self.beside:
            return eyes.say(f"about-{eyes.view.resolving}")
        left = eyes.view.seats[eyes.asked.seat].swaps_left
        return eyes.say(self.beside, rival=eyes.called(eyes.other), count=left)


def first_of_all(eyes: AvenueEyes) -> bool:
    """Whether the viewer is asked for the first time in the match: then the goal is said before anything else."""
    if eyes.view.turn > 1:
        return False
    if eyes.asked.prompt == "swap":
        return eyes.view.first is None and eyes.view.seats[eyes.asked.seat].swaps_used == 0
    return eyes.asked.prompt in ("recruit", "propose-recruit")


class FromHand(AvenueQuestion):
    """A question about a card of the viewer's hand."""

    def refusals(self, eyes: AvenueEyes) -> Iterator[Refusal]:
        """Why some cards of the hand cannot be chosen now."""
        key = f"refusal-{eyes.asked.prompt}"
        text = eyes.say(key) if eyes.texts.has(key) else ""
        for card_id, card in eyes.hand:
            if card not in eyes.asked.options:
                yield Refusal(target=card_id, text=text)


def held(eyes: AvenueEyes, agent: str) -> str | None:
    """The id of the first card of that name in the viewer's hand."""
    return next((card_id for card_id, card in eyes.hand if card == agent), None)


# -- AA-5: play --------------------------------------------------------------------------------------------------------


class Swap(FromHand):
    """AA-5.4: put a card away and draw one."""

    rules = ("AA-5.4", "AA-5.5", "AA-5.7")
    team_rules = ("AA-11.9",)
    beside = "context-swap"
    ways_out = (NO_SWAP,)
    choices: ClassVar = {NO_SWAP: Stop()}

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        return self.made(eyes, value, text=eyes.say("follows-swap"), target=held(eyes, value))


class Lay(FromHand):
    """AA-5.1: a card that somebody will recruit, with what it means to either side."""

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return eyes.say("follows-laid", own=reach(eyes, eyes.own, value), other=reach(eyes, eyes.other, value))

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        return self.made(eyes, value, text=self.brief(eyes, value), target=held(eyes, value))


class LayFaceUp(Lay):
    """AA-5.1, R-24: one card for all to see; that of a side of one comes out with the other and can be taken back."""

    rules = ("AA-5.1", "AA-6.1")
    team_rules = ("AA-11.6",)
    beside = "context-lay-face-up"

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        return replace(super().option(eyes, value), lasting=len(eyes.own.seats) > 1)


class LayFaceDown(Lay):
    """AA-5.1 to AA-5.3, R-24: one card for nobody else to see; a side of one plays both with it, for good.

    In a team it can be taken back unless somebody draws.
    """

    rules = ("AA-5.1", "AA-5.2", "AA-5.3")
    team_rules = ("AA-11.7", "AA-11.8")
    beside = "context-lay-face-down"

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        sizes = [eyes.view.seats[seat].hand_size - (seat == eyes.asked.seat) for seat in eyes.own.seats]
        draws = eyes.view.deck_size > 0 and min(sizes) < HAND_SIZE
        return replace(super().option(eyes, value), lasting=bool(eyes.chosen) or draws)

    def send(self, eyes: AvenueEyes) -> str:
        return eyes.say("send-both") if eyes.chosen else ""


# -- AA-6: recruit -----------------------------------------------------------------------------------------------------


class FaceUp(AvenueChoice):
    """AA-6.1: the card that all can see; the other side gets one that nobody knows."""

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return eyes.say("follows-face-up", card=eyes.name(eyes.face_up), own=reach(eyes, eyes.own, eyes.face_up))

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        return self.made(eyes, value, target=centre_id(eyes.view.turn, value), **recruiting(eyes, eyes.face_up, True))


class FaceDown(AvenueChoice):
    """AA-6.1, AA-6.2: an unknown card; the other side then gets the one that all can see."""

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return eyes.say("follows-face-down")

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        card, other, rival = eyes.face_up, eyes.other, eyes.called(eyes.other)
        text = eyes.say("follows-hidden", rival=rival, card=eyes.name(card), worth=eyes.worth(other, card))
        if eyes.lands(other, card):
            text += f" {eyes.say('follows-rival-market', rival=rival)}"
        return self.made(
            eyes,
            value,
            text=text,
            badge=eyes.say("scene-unknown"),
            target=centre_id(eyes.view.turn, value),
            ghosts=ghost(other, next_steps(other, card)),
        )


class Recruit(AvenueQuestion):
    """AA-6: one of the two laid-out cards."""

    rules = ("AA-6.1", "AA-6.2", "AA-7.1", "AA-8.9")
    team_rules = ("AA-11.12", "R-10")
    beside = "context-recruit"
    choices: ClassVar = {"face_up": FaceUp(), "face_down": FaceDown()}


# -- AA-10: the black market -------------------------------------------------------------------------------------------


class TakeMarketCard(AvenueQuestion):
    """AA-10.4: a card of the supply."""

    rules = ("AA-10.4", "AA-10.8")
    team_rules = ("AA-11.13", "R-10")
    beside = "context-market"

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return eyes.say(f"about-{value}")

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        text, steps = self.brief(eyes, value), EFFECT[value]["value"] if value == "surveillance_truck" else 0
        badge, target = kind(eyes, value), market_id(value)
        return self.made(eyes, value, text=text, badge=badge, target=target, ghosts=ghost(eyes.own, steps))


class MindControl(AvenueQuestion):
    """AA-10.42: an agent of the other side."""

    rules = ("AA-10.42", "AA-10.43")

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        other = eyes.other
        text = eyes.say("follows-mind-control", rival=eyes.called(other), left=other.crew[value] - 1)
        return self.made(eyes, value, text=text, target=crew_id(other.side, value))


class Enlist(FromHand):
    """A card of the hand that is recruited at once."""

    def __init__(self, *rules: str) -> None:
        self.rules = rules

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return reach(eyes, eyes.own, value)

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        return self.made(eyes, value, target=held(eyes, value), **recruiting(eyes, value, False))


class SpycationReturn(AvenueQuestion):
    """AA-10.47, R-19: an own agent, back into the hand, with what it would be worth if recruited again."""

    rules = ("AA-10.47", "R-19")
    lasts = False

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        text = eyes.say("follows-spycation", worth=eyes.worth(eyes.own, value, eyes.own.crew[value]))
        return self.made(eyes, value, text=text, target=crew_id(eyes.own.side, value))


class Again(AvenueChoice):
    """The agent that the question is about, recruited again."""

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        (agent,) = eyes.asked.about
        return self.made(eyes, value, target=held(eyes, agent), **recruiting(eyes, agent, False))


class SpycationRecruit(AvenueQuestion):
    """AA-10.47: recruit it again or keep it."""

    rules = ("AA-10.47", "AA-10.15")
    ways_out = ("keep",)
    choices: ClassVar = {"recruit": Again()}


# -- AA-11: a team of two ----------------------------------------------------------------------------------------------


class Mate(AvenueQuestion):
    """Which of the two it will be."""

    lasts = False

    def __init__(self, beside: str, *rules: str) -> None:
        self.beside = beside
        self.rules = rules


class Agreeing(AvenueQuestion):
    """R-10: a step towards an agreement: the lead proposes, the partner confirms or counters once, the lead settles."""

    def __init__(self, step: str, matter: AvenueQuestion) -> None:
        self.step = step
        self.matter = matter

    def cited(self, eyes: AvenueEyes) -> tuple[str, ...]:
        return self.matter.cited(eyes)

    def context(self, eyes: AvenueEyes) -> str:
        if self.step == "propose":
            return self.matter.context(eyes)
        return eyes.proposed(eyes.asked.seat, eyes.asked.prompt.partition("-")[2])

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        if value == CONFIRM:
            return eyes.texts.option(eyes.asked, eyes.proposal)
        return self.matter.choice(value).brief(eyes, value)

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        """As in the matter itself; to confirm means what was proposed."""
        meant = eyes.proposal if value == CONFIRM else value
        made = self.matter.choice(meant).option(eyes, meant)
        settled = self.step == "settle" or value == CONFIRM
        return replace(made, value=value, name=self.name(eyes, value), lasting=made.lasting and settled)


ALONE: dict[str, AvenueQuestion] = {
    "swap": Swap(),
    "lay-face-up": LayFaceUp(),
    "lay-face-down": LayFaceDown(),
    "recruit": Recruit(),
    "take-market-card": TakeMarketCard(),
    "mind-control": MindControl(),
    "double-trouble": Enlist("AA-10.44"),
    "secret-recruit": Enlist("AA-10.46", "R-20"),
    "spycation-return": SpycationReturn(),
    "spycation-recruit": SpycationRecruit(),
}
MATTERS: dict[str, AvenueQuestion] = {
    "recruit": Recruit(),
    "market": TakeMarketCard(),
    "first": Mate("context-first", "AA-11.6", "R-10"),
    "taker": Mate("context-market", "AA-11.13", "AA-11.14", "R-10"),
}
TEAM = {
    f"{step}-{name}": Agreeing(step, MATTERS[name]) for step in ("propose", "respond", "settle") for name in MATTERS
}
QUESTIONS = {**ALONE, **TEAM}


# -- what recruiting an agent would lead to ----------------------------------------------------------------------------


def reach(eyes: AvenueEyes, side: SideView, agent: str) -> str:
    """What one more agent of that name means to a side, and whether its meeple then stands on a black market."""
    who = eyes.say("follows-you") if eyes.mine(side) else eyes.called(side)
    told = eyes.takes(side, agent, who)
    return eyes.say("follows-reach", told=told, market="yes" if eyes.lands(side, agent) else "no")


def recruiting(eyes: AvenueEyes, agent: str, hidden: bool) -> dict[str, Any]:
    """What is known of recruiting an agent to the viewer's side: where it leads, which copy it is, how far it goes."""
    own = eyes.own
    badge = eyes.worth(own, agent)
    if COPIES[agent] > 1:
        nth = eyes.say("scene-nth", number=own.crew.get(agent, 0) + 1)
        badge = eyes.say("scene-badge", nth=nth, worth=badge)
    return {"text": reached(eyes, agent, hidden), "badge": badge, "ghosts": ghost(own, next_steps(own, agent))}


def ghost(side: SideView, steps: int) -> tuple[Ghost, ...]:
    """The way of a side's meeple."""
    spaces = way(side, steps)
    if len(spaces) == 1:
        return ()
    return (Ghost(piece=meeple_id(side.side), path=path(spaces), text=signed(steps)),)


def reached(eyes: AvenueEyes, agent: str, hidden: bool) -> str:
    """Where the viewer's side would stand with that agent; `hidden`: the other side gets a card that nobody knows."""
    own, other = eyes.own, eyes.other
    rival = eyes.called(other)
    end = _end(own, agent)
    if end:
        return eyes.say(f"follows-{end}", rival=rival, hidden="yes" if hidden else "no")
    gone = next_gone(own, agent)
    if next_steps(own, agent) and trapped((own.space + gone) % RING, HOMES[SIDES.index(other.side)], other.ongoing):
        return eyes.say("follows-trap", rival=rival)
    told = _chase(eyes, eyes.lead + gone, hidden)
    return f"{told} {eyes.say('follows-market')}" if eyes.lands(own, agent) else told


def _end(side: SideView, agent: str) -> str:
    """AA-8.3, AA-8.4, AA-10.34, AA-10.36: the way in which an agent would end the match for a side."""
    end = next_end(side, agent)
    if end == "win":
        return "codebreakers" if agent == CODEBREAKER else "daredevils-win"
    if end == "lose":
        return "daredevils"
    return "masterplan" if agent not in side.crew and planned(len(side.crew) + 1, side.ongoing) else ""


def _chase(eyes: AvenueEyes, lead: int, hidden: bool) -> str:
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
    return [next_gone(side, agent) for agent in AGENTS if side.crew.get(agent, 0) < COPIES[agent]]


def _may_win(side: SideView) -> bool:
    """Whether a single card could mean a win to a side, which then goes before a catch by its opponent (AA-8.9)."""
    agents = [agent for agent in AGENTS if side.crew.get(agent, 0) < COPIES[agent]]
    return any(_end(side, agent) not in ("", "daredevils") for agent in agents)
