"""The questions of Agent Avenue, each in one place: its rules and words, what follows from an option, what to click."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

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
from .eyes import AvenueEyes, forward, next_end, next_steps, signed, way
from .ids import crew_id, hand_ids, market_id
from .log import centre_id

MARKET = "◆"
"""Beside a number of steps in a terminal: they end on a black market."""


class AvenueChoice(Choice[AvenueEyes]):
    """An option is called by what it is; a terminal is not told what follows unless a question says so."""

    def name(self, eyes: AvenueEyes, value: str) -> str:
        """A player, a card, or what one does."""
        if value.startswith("seat_"):
            return eyes.called(int(value.removeprefix("seat_")))
        if value == "face_down":
            return eyes.say("scene-face-down-card")
        if value == "face_up" and eyes.view.face_up is not None:
            return eyes.name(eyes.view.face_up)
        key = f"option-{value}"
        return eyes.say(key) if eyes.texts.has(key) else eyes.name(value)

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return ""


class Stop(AvenueChoice):
    """A way out."""


class AvenueQuestion(AvenueChoice, Question[AvenueEyes]):
    """What the questions have in common."""

    keys_out = True
    team_rules: ClassVar[tuple[str, ...]] = ()
    """Further rules that a question comes from where two play together."""

    def cited(self, eyes: AvenueEyes) -> tuple[str, ...]:
        return (*self.rules, *self.team_rules) if len(eyes.own.seats) > 1 else self.rules

    def context(self, eyes: AvenueEyes) -> str:
        """What the black market card says that is being carried out."""
        return "" if eyes.view.resolving is None else eyes.say(f"about-{eyes.view.resolving}")

    def lasting(self, eyes: AvenueEyes, value: str) -> bool:
        """Something comes to light, is drawn, or the turn ends."""
        return True


class FromHand(AvenueQuestion):
    """A question about a card of the viewer's hand."""

    def target(self, eyes: AvenueEyes, value: str) -> str | None:
        return in_hand(eyes, value)

    def refusals(self, eyes: AvenueEyes) -> Iterator[Refusal]:
        """Why some cards of the hand cannot be chosen now."""
        seat, key = eyes.view.seats[eyes.asked.seat], f"refusal-{eyes.asked.prompt}"
        text = eyes.say(key) if eyes.texts.has(key) else ""
        for card_id, card in zip(hand_ids(seat, True), seat.hand or (), strict=True):
            if card not in eyes.asked.options:
                yield Refusal(target=card_id, text=text)


def in_hand(eyes: AvenueEyes, agent: str) -> str | None:
    """The first card of that name in the viewer's hand."""
    seat = eyes.view.seats[eyes.asked.seat]
    return hand_ids(seat, True)[seat.hand.index(agent)] if seat.hand and agent in seat.hand else None


# -- AA-5: play --------------------------------------------------------------------------------------------------------


class Swap(FromHand):
    """AA-5.4: put a card away and draw one."""

    rules = ("AA-5.4", "AA-5.5", "AA-5.7")
    team_rules = ("AA-11.9",)
    ways_out = (NO_SWAP,)
    choices: ClassVar = {NO_SWAP: Stop()}

    def context(self, eyes: AvenueEyes) -> str:
        return eyes.say("context-swap", count=eyes.view.seats[eyes.asked.seat].swaps_left)

    def text(self, eyes: AvenueEyes, value: str) -> str:
        return eyes.say("follows-swap")


class Lay(FromHand):
    """AA-5.1: a card that will be recruited."""

    def text(self, eyes: AvenueEyes, value: str) -> str:
        """What the card means to whoever gets it."""
        return eyes.say("follows-laid", own=reach(eyes, eyes.own, value), other=reach(eyes, eyes.other, value))

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return self.text(eyes, value)


class LayFaceUp(Lay):
    """AA-5.1: one card for all to see."""

    rules = ("AA-5.1", "AA-6.1")
    team_rules = ("AA-11.6",)

    def context(self, eyes: AvenueEyes) -> str:
        return eyes.say("context-lay-face-up", rival=eyes.called(eyes.other))


class LayFaceDown(Lay):
    """AA-5.1 to AA-5.3: one card for nobody else to see."""

    rules = ("AA-5.1", "AA-5.2", "AA-5.3")
    team_rules = ("AA-11.7", "AA-11.8")

    def context(self, eyes: AvenueEyes) -> str:
        return eyes.say("context-lay-face-down", card=eyes.name(open_card(eyes)))

    def lasting(self, eyes: AvenueEyes, value: str) -> bool:
        """If anybody of the side draws afterwards."""
        sizes = [eyes.view.seats[seat].hand_size - (seat == eyes.asked.seat) for seat in eyes.own.seats]
        return eyes.view.deck_size > 0 and min(sizes) < HAND_SIZE


# -- AA-6: recruit -----------------------------------------------------------------------------------------------------


class FaceUp(AvenueChoice):
    """AA-6.1: the card that all can see; the other side gets one that nobody knows."""

    def text(self, eyes: AvenueEyes, value: str) -> str:
        return reached(eyes, open_card(eyes), hidden=True)

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        card = open_card(eyes)
        return eyes.say("follows-face-up", card=eyes.name(card), own=reach(eyes, eyes.own, card))

    def badge(self, eyes: AvenueEyes, value: str) -> str:
        return badge(eyes, open_card(eyes))

    def target(self, eyes: AvenueEyes, value: str) -> str:
        return centre_id(eyes.view.turn, value)

    def ghosts(self, eyes: AvenueEyes, value: str) -> tuple[Ghost, ...]:
        return ghost(eyes.own, next_steps(eyes.own, open_card(eyes)))

    def lasting(self, eyes: AvenueEyes, value: str) -> bool:
        return True


class FaceDown(FaceUp):
    """AA-6.1, AA-6.2: an unknown card; the other side then gets the one that all can see."""

    def text(self, eyes: AvenueEyes, value: str) -> str:
        card, other = open_card(eyes), eyes.other
        rival = eyes.called(other)
        text = eyes.say("follows-hidden", rival=rival, card=eyes.name(card), worth=eyes.worth(other, card))
        lands = eyes.lands(other, card)
        return f"{text} {eyes.say('follows-rival-market', rival=rival)}" if lands else text

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return eyes.say("follows-face-down")

    def badge(self, eyes: AvenueEyes, value: str) -> str:
        return eyes.say("scene-unknown")

    def ghosts(self, eyes: AvenueEyes, value: str) -> tuple[Ghost, ...]:
        return ghost(eyes.other, next_steps(eyes.other, open_card(eyes)))


class Recruit(AvenueQuestion):
    """AA-6: one of the two laid-out cards."""

    rules = ("AA-6.1", "AA-6.2", "AA-7.1", "AA-8.9")
    team_rules = ("AA-11.12", "R-10")
    choices: ClassVar = {"face_up": FaceUp(), "face_down": FaceDown()}

    def context(self, eyes: AvenueEyes) -> str:
        return eyes.say("context-recruit", rival=eyes.called(eyes.other))


def open_card(eyes: AvenueEyes) -> str:
    """The card that lies face up in the centre."""
    assert eyes.view.face_up is not None
    return eyes.view.face_up


# -- AA-10: the black market -------------------------------------------------------------------------------------------


class TakeMarketCard(AvenueQuestion):
    """AA-10.4: a card of the supply."""

    rules = ("AA-10.4", "AA-10.8")
    team_rules = ("AA-11.13", "R-10")

    def context(self, eyes: AvenueEyes) -> str:
        return eyes.say("context-market")

    def text(self, eyes: AvenueEyes, value: str) -> str:
        return eyes.say(f"about-{value}")

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return self.text(eyes, value)

    def badge(self, eyes: AvenueEyes, value: str) -> str:
        return kind(eyes, value)

    def target(self, eyes: AvenueEyes, value: str) -> str:
        return market_id(value)

    def ghosts(self, eyes: AvenueEyes, value: str) -> tuple[Ghost, ...]:
        return ghost(eyes.own, EFFECT[value]["value"]) if value == "surveillance_truck" else ()


class MindControl(AvenueQuestion):
    """AA-10.42: an agent of the other side."""

    rules = ("AA-10.42", "AA-10.43")

    def text(self, eyes: AvenueEyes, value: str) -> str:
        return eyes.say("follows-mind-control", rival=eyes.called(eyes.other), left=eyes.other.crew[value] - 1)

    def target(self, eyes: AvenueEyes, value: str) -> str:
        return crew_id(eyes.other.side, value)


class Enlist(FromHand):
    """A card of the hand that is recruited at once."""

    def text(self, eyes: AvenueEyes, value: str) -> str:
        return reached(eyes, value, hidden=False)

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return reach(eyes, eyes.own, value)

    def badge(self, eyes: AvenueEyes, value: str) -> str:
        return badge(eyes, value)

    def ghosts(self, eyes: AvenueEyes, value: str) -> tuple[Ghost, ...]:
        return ghost(eyes.own, next_steps(eyes.own, value))


class DoubleTrouble(Enlist):
    """AA-10.44: one of two of a name."""

    rules = ("AA-10.44",)


class SecretRecruit(Enlist):
    """AA-10.46: a name that is not in play."""

    rules = ("AA-10.46", "R-20")


class SpycationReturn(AvenueQuestion):
    """AA-10.47: an own agent, back into the hand."""

    rules = ("AA-10.47", "R-19")

    def text(self, eyes: AvenueEyes, value: str) -> str:
        """R-19: what it would be worth, recruited again."""
        return eyes.say("follows-spycation", worth=eyes.worth(eyes.own, value, eyes.own.crew[value]))

    def target(self, eyes: AvenueEyes, value: str) -> str:
        return crew_id(eyes.own.side, value)

    def lasting(self, eyes: AvenueEyes, value: str) -> bool:
        return False


class Again(Enlist):
    """The agent that the question is about, recruited again."""

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        (agent,) = eyes.asked.about
        return replace(super().option(eyes, agent), value=value, name=self.name(eyes, value))

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        return ""


class KeepAgent(Stop):
    """AA-10.47: it stays in the hand."""

    def lasting(self, eyes: AvenueEyes, value: str) -> bool:
        return True


class SpycationRecruit(AvenueQuestion):
    """AA-10.47: recruit it again or keep it."""

    rules = ("AA-10.47", "AA-10.15")
    ways_out = ("keep",)
    choices: ClassVar = {"recruit": Again(), "keep": KeepAgent()}


# -- AA-11: a team of two ----------------------------------------------------------------------------------------------


class Mate(AvenueQuestion):
    """Which of the two it will be."""

    def lasting(self, eyes: AvenueEyes, value: str) -> bool:
        return False


class First(Mate):
    """AA-11.6: who lays the face-up card."""

    rules = ("AA-11.6", "R-10")

    def context(self, eyes: AvenueEyes) -> str:
        return eyes.say("context-first")


class Taker(Mate):
    """AA-11.13: who takes the black market card."""

    rules = ("AA-11.13", "AA-11.14", "R-10")

    def context(self, eyes: AvenueEyes) -> str:
        return eyes.say("context-market")


class Propose(AvenueQuestion):
    """R-10: the lead of a team proposes something; nothing comes of it yet."""

    def __init__(self, matter: AvenueQuestion) -> None:
        self.matter = matter

    def cited(self, eyes: AvenueEyes) -> tuple[str, ...]:
        return self.matter.cited(eyes)

    def context(self, eyes: AvenueEyes) -> str:
        return self.matter.context(eyes)

    def settles(self, value: str) -> bool:
        """Whether the matter is then settled."""
        return False

    def option(self, eyes: AvenueEyes, value: str) -> Option:
        """As in the matter itself; to confirm means what was proposed."""
        meant = eyes.view.proposal if value == CONFIRM and eyes.view.proposal is not None else value
        made = self.matter.choice(meant).option(eyes, meant)
        return replace(made, value=value, name=self.name(eyes, value), lasting=made.lasting and self.settles(value))

    def brief(self, eyes: AvenueEyes, value: str) -> str:
        if value == CONFIRM and eyes.view.proposal is not None:
            return eyes.texts.option(eyes.asked, eyes.view.proposal)
        return self.matter.choice(value).brief(eyes, value)


class Settle(Propose):
    """R-10: the lead decides, with the partner's counter-proposal at hand."""

    def context(self, eyes: AvenueEyes) -> str:
        assert eyes.view.proposal is not None
        partner = next(seat for seat in eyes.own.seats if seat != eyes.asked.seat)
        return eyes.say("context-proposal", who=eyes.called(partner), what=self.name(eyes, eyes.view.proposal))

    def settles(self, value: str) -> bool:
        return True


class Respond(Settle):
    """R-10: the partner confirms, or counters once."""

    def settles(self, value: str) -> bool:
        return value == CONFIRM


TEAM = {"propose": Propose, "respond": Respond, "settle": Settle}
MATTERS = {"recruit": Recruit(), "market": TakeMarketCard(), "first": First(), "taker": Taker()}
QUESTIONS: dict[str, AvenueQuestion] = {
    "swap": Swap(),
    "lay-face-up": LayFaceUp(),
    "lay-face-down": LayFaceDown(),
    "recruit": Recruit(),
    "take-market-card": TakeMarketCard(),
    "mind-control": MindControl(),
    "double-trouble": DoubleTrouble(),
    "secret-recruit": SecretRecruit(),
    "spycation-return": SpycationReturn(),
    "spycation-recruit": SpycationRecruit(),
    **{f"{step}-{name}": asked(matter) for step, asked in TEAM.items() for name, matter in MATTERS.items()},
}


# -- what recruiting an agent would lead to ----------------------------------------------------------------------------


def reach(eyes: AvenueEyes, side: SideView, agent: str) -> str:
    """What one more agent of that name means to a side, with a mark if its meeple then stands on a black market."""
    told = eyes.worth(side, agent)
    return f"{told} {MARKET}" if eyes.lands(side, agent) else told


def badge(eyes: AvenueEyes, agent: str) -> str:
    """Which copy it would be to the viewer's side and what it is worth."""
    told = eyes.worth(eyes.own, agent)
    if COPIES[agent] == 1:
        return told
    nth = eyes.say("scene-nth", number=eyes.own.crew.get(agent, 0) + 1)
    return eyes.say("scene-badge", nth=nth, worth=told)


def ghost(side: SideView, steps: int) -> tuple[Ghost, ...]:
    """The way of a side's meeple."""
    spaces = way(side, steps)
    if len(spaces) == 1:
        return ()
    return (Ghost(piece=f"meeple-{side.side}", path=path(spaces), text=signed(steps)),)


def reached(eyes: AvenueEyes, agent: str, hidden: bool) -> str:
    """Where the viewer's side would stand with that agent; `hidden`: the other side gets a card that nobody knows."""
    own, other = eyes.own, eyes.other
    rival = eyes.called(other)
    end = _end(own, agent)
    if end:
        return eyes.say(f"follows-{end}", rival=rival, hidden="yes" if hidden else "no")
    gone = forward(own, next_steps(own, agent))
    if gone and trapped((own.space + gone) % RING, HOMES[SIDES.index(other.side)], other.ongoing):
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
    return [forward(side, next_steps(side, agent)) for agent in AGENTS if side.crew.get(agent, 0) < COPIES[agent]]


def _may_win(side: SideView) -> bool:
    """Whether a single card could mean a win to a side, which then goes before a catch by its opponent (AA-8.9)."""
    agents = [agent for agent in AGENTS if side.crew.get(agent, 0) < COPIES[agent]]
    return any(_end(side, agent) not in ("", "daredevils") for agent in agents)
