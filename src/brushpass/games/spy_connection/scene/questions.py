"""The questions of Spy Connection, each in one place: its rules and words, what follows from it, what to click."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, ClassVar

from brushpass.table import Choice, Question
from brushpass.table.scene import Counter, Ghost, Kind, Option, Refusal

from ..rules.ending import DECLINE, DONE, TAKE, completes
from ..rules.network import cut_off, discs
from ..rules.reasons import why_not_accept, why_not_connect, why_not_go, why_not_lift
from ..rules.turn import STAY
from ..state import agents_on
from .agents import disc
from .eyes import SpyEyes
from .ids import agents_id, card_id, check_id, spy_id
from .ways import way


class SpyChoice(Choice[SpyEyes]):
    """A kind of option, called after the last thing it names."""

    def name(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.name(value[-1])

    def refused(self, eyes: SpyEyes) -> Iterable[Refusal]:
        """What a person might try of this kind, and why it cannot be done now."""
        return ()


class Word(SpyChoice):
    """An option of a single word, of which a terminal has nothing to tell."""

    def name(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.say(f"scene-{value}")

    def brief(self, eyes: SpyEyes, value: Any) -> str:
        return ""


# -- SC-5: accept a mission --------------------------------------------------------------------------------------------


class Accept(SpyChoice):
    """SC-5: the card in a slot of the row, counted from 1."""

    kind = "accept"

    def name(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.name(eyes.view.row[value[1] - 1])

    def brief(self, eyes: SpyEyes, value: Any) -> str:
        card, planning = eyes.mission(eyes.view.row[value[1] - 1]), eyes.prices[value[1] - 1]
        told = {"mission": eyes.name(card.id), "points": card.points, "extra": eyes.extra(card)}
        return eyes.say("follows-mission", **told, planning=planning)

    def option(self, eyes: SpyEyes, value: Any) -> Option:
        """SC-5.3, SC-5.7, SC-5.9: what planning takes; the card that is turned up cannot be taken back."""
        card, planning = eyes.mission(eyes.view.row[value[1] - 1]), eyes.prices[value[1] - 1]
        left = eyes.own.supply - planning
        told = [eyes.say("scene-plans", count=planning, left=left), eyes.say("scene-points", count=card.points)]
        if card.extra_turn:
            told.append(eyes.say("scene-extra-turn"))
        if left and eyes.city in card.cities:
            told.append(eyes.told("scene-at-once", city=eyes.city))
        lasting = eyes.view.deck_size > 0
        return self.made(eyes, value, text=" · ".join(told), target=card_id(card.id), lasting=lasting)

    def refused(self, eyes: SpyEyes) -> Iterator[Refusal]:
        """SC-5.2, SC-5.5: too many missions; too dear ones stand among the options."""
        asked = eyes.prices[: len(eyes.view.row)]
        for slot, mission in enumerate(eyes.view.row, 1):
            why = why_not_accept(eyes.box, eyes.player, asked, slot)
            if why is not None and why.word == "supply":
                text = eyes.say("scene-refuse-planning", count=why.needs, have=why.has)
                yield Refusal(target=card_id(mission), text=text, name=eyes.name(mission), kind=self.kind)
            elif why is not None:
                yield Refusal(target=card_id(mission), text=eyes.say("scene-refuse-full", count=why.needs))


class AcceptNoMore(SpyChoice):
    """SC-4.2: another action has been taken, or begun."""

    def refused(self, eyes: SpyEyes) -> Iterator[Refusal]:
        text = eyes.say(f"scene-refuse-accept-{eyes.asked.prompt}")
        return (Refusal(target=card_id(mission), text=text) for mission in eyes.view.row)


# -- SC-6, SC-7: connect a city, or move -------------------------------------------------------------------------------


class Connect(SpyChoice):
    """SC-6: a new city, with agents on every space of the way."""

    kind = "connect"

    def brief(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.say("follows-cost", cost=eyes.cost(value[1]))

    def option(self, eyes: SpyEyes, value: Any) -> Option:
        """SC-6.3 to SC-6.9: the agents that would stand on the way, the spy at its end, and what could be marked."""
        city, cost = value[1], eyes.cost(value[1])
        left, path = eyes.own.supply - cost, eyes.box.paths[eyes.city, value[1]]
        gain, parts = visit(eyes, city, left, path)
        wanted = "no" if left or not eyes.markable(city) else "yes"
        told = eyes.say("scene-costs", count=cost, left=left, wanted=wanted)
        new = [
            disc(eyes, eyes.own.seat, space, discs(eyes.rivals, eyes.box.bit[space]))
            for space in path[1:-1]
            if space not in eyes.own.agents
        ]
        return self.made(eyes, value, text=f"{told} · {gain}" if gain else told, pieces=tuple(new), **parts)

    def refused(self, eyes: SpyEyes) -> Iterator[Refusal]:
        """SC-6.2, SC-6.8: neighbours that are too dear stand among the options, closed; others are too far."""
        for city in eyes.box.cities:
            why = why_not_connect(eyes.box, eyes.player, eyes.rivals, city)
            if why is not None and why.word == "supply":
                text = eyes.say("scene-refuse-dear", count=why.needs, have=why.has)
                yield Refusal(target=city, text=text, name=eyes.name(city), kind=self.kind)
            elif why is not None and why.word == "apart":
                first = f" {eyes.say('scene-or')} ".join(map(eyes.name, why.things)) or "none"
                yield Refusal(target=city, text=eyes.told("scene-refuse-far", city=eyes.city, first=first))


class Go(SpyChoice):
    """SC-6.1, SC-7.1: another city of the network."""

    kind = "go"

    def brief(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.say("follows-go-back") if value[1] == eyes.view.origin else ""

    def option(self, eyes: SpyEyes, value: Any) -> Option:
        path = way(eyes.box, eyes.player.placed, eyes.city, value[1])
        gain, parts = visit(eyes, value[1], eyes.own.supply, path)
        text = gain or eyes.say("scene-go-back" if value[1] == eyes.view.origin else "scene-go-on")
        return self.made(eyes, value, text=text, **parts)

    def refused(self, eyes: SpyEyes) -> Iterator[Refusal]:
        """R-22: a spy that has moved goes on, but not for ever."""
        moves = eyes.view.moves if eyes.view.stage == "moved" else 0
        for city in eyes.own.network:
            why = why_not_go(eyes.box, eyes.player, moves, city)
            if why is not None and why.word == "tired":
                yield Refusal(target=city, text=eyes.say("scene-refuse-tired"))


def visit(eyes: SpyEyes, city: str, supply: int, path: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """SC-9.2 to SC-9.6: what a spy that goes this way could bring about in a city, in words, and all that shows it."""
    due = eyes.markings(city, supply)
    completed = [eyes.mission(one[0]).points for one in due if completes(eyes.box, one, eyes.box.bit[city])]
    gain = eyes.say("scene-could-mark", count=len(due)) if due else ""
    if completed:
        gain = eyes.say("scene-could-complete", count=len(completed))
    return gain, {
        "badge": eyes.say("scene-plus", points=sum(completed)) if completed else "",
        "target": city,
        "ghosts": (Ghost(piece=spy_id(eyes.own.seat), path=path),),
        "checks": tuple(check_id(one[0], city) for one in due),
    }


# -- SC-8: free actions ------------------------------------------------------------------------------------------------


class Lift(SpyChoice):
    """SC-8.1: the agents of a space, back into the supply."""

    kind = "lift"

    def name(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.say("scene-agents-count", count=eyes.own.agents[value[1]])

    def brief(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.say("follows-back", count=eyes.own.agents[value[1]])

    def option(self, eyes: SpyEyes, value: Any) -> Option:
        """SC-8.3: where they are, and the cities that are then out of reach."""
        space, agents = value[1], agents_id(eyes.own.seat, value[1])
        lost = cut_off(eyes.box, eyes.city, eyes.player.placed, eyes.box.bit[space])
        text = eyes.name(space)
        if lost:
            text += f" · {eyes.told('scene-loses', cities=eyes.listed(eyes.box.nodes(lost)))}"
        return self.made(eyes, value, text=text, target=agents, lifts=(agents,))

    def refused(self, eyes: SpyEyes) -> Iterator[Refusal]:
        """SC-8.3: what taking them back would cut off from the spy."""
        for space in eyes.own.agents:
            why = why_not_lift(eyes.box, eyes.player, space)
            if why is not None:
                cities = [thing for thing in why.things if thing in eyes.box.cities]
                key = "scene-refuse-cut" if cities else "scene-refuse-cut-agents"
                yield Refusal(target=agents_id(eyes.own.seat, space), text=eyes.say(key, what=eyes.listed(cities)))


class Unmark(SpyChoice):
    """SC-8.4: a mark, back into the supply."""

    kind = "missions"

    def brief(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.say("follows-back", count=1)

    def option(self, eyes: SpyEyes, value: Any) -> Option:
        text = eyes.told("scene-unmark", mission=value[1])
        return self.made(eyes, value, text=text, target=card_id(value[1]))


class Discard(SpyChoice):
    """SC-8.6: a whole mission, with all its agents back."""

    kind = "missions"

    def brief(self, eyes: SpyEyes, value: Any) -> str:
        back = agents_on(eyes.active(value[1]))
        return eyes.say("follows-back", count=back) if back else ""

    def option(self, eyes: SpyEyes, value: Any) -> Option:
        text = eyes.say("scene-discard", count=agents_on(eyes.active(value[1])))
        return self.made(eyes, value, text=text, target=card_id(value[1]))


# -- SC-9: the end of a turn -------------------------------------------------------------------------------------------


class Mark(SpyChoice):
    """SC-9.2: a mark on the spy's city."""

    kind = "mark"

    def brief(self, eyes: SpyEyes, value: Any) -> str:
        card, still = eyes.mission(value[1]), eyes.still(value[1])
        told = eyes.say("follows-completes", points=card.points, extra=eyes.extra(card))
        return eyes.say("follows-left", count=len(still)) if still else told

    def option(self, eyes: SpyEyes, value: Any) -> Option:
        """SC-9.4, SC-9.5, SC-9.9: the last mark completes a mission; before that it says what is still missing."""
        card, still = eyes.mission(value[1]), eyes.still(value[1])
        text, badge = eyes.say("scene-still", cities=eyes.listed(still)), ""
        if not still:
            back = agents_on(eyes.active(card.id)) + 1
            text = eyes.say("scene-completes", count=back, extra=eyes.extra(card))
            badge = eyes.say("scene-plus", points=card.points)
        checks = (check_id(card.id, eyes.city),)
        return self.made(eyes, value, text=text, badge=badge, target=card_id(card.id), checks=checks)


class Done(Word):
    """SC-9.8: the end of the turn, whatever is left unmarked."""

    def text(self, eyes: SpyEyes, value: Any) -> str:
        left = eyes.markings(eyes.city, eyes.own.supply)
        return eyes.told("scene-unmarked-left", city=eyes.city) if left else ""


class Take(Word):
    """SC-9.11: an extra turn."""

    def text(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.told("scene-take-from", city=eyes.city)


# -- the questions -----------------------------------------------------------------------------------------------------


class SpyQuestion(SpyChoice, Question[SpyEyes]):
    """What the questions have in common."""

    def ask(self, eyes: SpyEyes) -> str:
        return eyes.told(f"scene-ask-{eyes.asked.prompt}", city=eyes.own.city)

    def context(self, eyes: SpyEyes) -> str:
        """SC-9.13: whether it is the last turn."""
        last = eyes.view.trigger is not None and eyes.view.trigger != eyes.own.seat
        return eyes.say("scene-context-last") if last else ""


class Draft(SpyQuestion):
    """SC-2.6, SC-2.8: where the spy would start, and where it would have to go."""

    rules = ("SC-2.6", "SC-2.8", "SC-2.9")

    def context(self, eyes: SpyEyes) -> str:
        return eyes.say("scene-context-draft")

    def name(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.name(eyes.mission(value).start_city)

    def brief(self, eyes: SpyEyes, value: Any) -> str:
        return eyes.say("follows-start", points=eyes.mission(value).points, city=self.name(eyes, value))

    def option(self, eyes: SpyEyes, value: Any) -> Option:
        card = eyes.mission(value)
        others = eyes.listed(city for city in card.cities if city != card.start_city)
        return self.made(eyes, value, text=eyes.say("scene-then", cities=others), target=card_id(value))


class InTurn(SpyQuestion):
    """SC-4: a step of a turn; what can be done stands in rows, the free actions last."""

    in_turn = True
    choices: ClassVar[Mapping[Any, SpyChoice]]
    kinds: ClassVar = ("mark", "connect", "go", "accept", "lift", "missions")
    """The rows; the last two are free."""

    def context(self, eyes: SpyEyes) -> str:
        """SC-9.9: or else whether an extra turn is owed."""
        owed = eyes.say("scene-extra-owed", count=eyes.view.extra) if eyes.view.extra else ""
        return super().context(eyes) or owed

    def rows(self, eyes: SpyEyes) -> tuple[Kind, ...]:
        free = {kind: eyes.say("scene-free") for kind in self.kinds[-2:]}
        return tuple(Kind(id=kind, name=eyes.say(f"scene-kind-{kind}"), text=free.get(kind, "")) for kind in self.kinds)

    def left(self, eyes: SpyEyes) -> tuple[Counter, ...]:
        supply = eyes.own.supply
        return (Counter(id="left", value=str(supply), word=eyes.say("scene-left", count=supply), icon="agent"),)

    def can(self, eyes: SpyEyes, kind: str) -> bool:
        """Whether anything of a kind can be done."""
        return any(value[0] == kind for value in eyes.asked.options)

    def refusals(self, eyes: SpyEyes) -> Iterator[Refusal]:
        return chain.from_iterable(choice.refused(eyes) for choice in self.choices.values())


FREE: dict[str, SpyChoice] = {"lift": Lift(), "unmark": Unmark(), "discard": Discard()}
"""SC-4.3, SC-8: what may be done at any time in a turn."""


class Turn(InTurn):
    """SC-4.2: one of three actions; R-9: if none can be taken, agents have to come back first."""

    rules = ("SC-4.2", "SC-4.3", "SC-5.1", "SC-6.2", "SC-7.1")
    choices: ClassVar = {"connect": Connect(), "go": Go(), "accept": Accept(), **FREE}

    def ask(self, eyes: SpyEyes) -> str:
        verbs = [eyes.say(f"scene-verb-{kind}") for kind in ("connect", "go", "accept") if self.can(eyes, kind)]
        if not verbs:
            return eyes.say("scene-ask-stuck")
        what = f" {eyes.say('scene-or')} ".join(filter(None, (", ".join(verbs[:-1]), verbs[-1])))
        return eyes.told("scene-ask-turn", city=eyes.city, what=what)


class Moved(InTurn):
    """SC-6.1, SC-6.12: the spy has moved; to stay is the usual thing if it cannot connect."""

    rules = ("SC-6.1", "SC-6.12", "R-20")
    ways_out = (STAY,)
    choices: ClassVar = {"connect": Connect(), "go": Go(), "accept": AcceptNoMore(), **FREE, STAY: Word()}

    def usual(self, eyes: SpyEyes, value: Any) -> bool:
        return value == STAY and not self.can(eyes, "connect")


class Marking(InTurn):
    """SC-9.1: the end of a turn; to end it is the usual thing if nothing is to be marked, and all that is asked."""

    rules = ("SC-9.2", "SC-9.4", "SC-9.8", "R-10")
    ways_out = (DONE,)
    choices: ClassVar = {"mark": Mark(), "accept": AcceptNoMore(), **FREE, DONE: Done()}

    def ask(self, eyes: SpyEyes) -> str:
        """SC-9.7: something could still be marked here, had the viewer an agent left."""
        if self.can(eyes, "mark"):
            return super().ask(eyes)
        if eyes.markable(eyes.city):
            return eyes.told("scene-ask-short", city=eyes.city)
        return eyes.say("scene-ask-end" if len(eyes.asked.options) > 1 else "scene-ask-over")

    def usual(self, eyes: SpyEyes, value: Any) -> bool:
        return value == DONE and not eyes.markable(eyes.city)


class Extra(SpyQuestion):
    """SC-9.9: an extra turn, or none."""

    rules = ("SC-9.9", "R-8")
    ways_out = (DECLINE,)
    choices: ClassVar = {TAKE: Take(), DECLINE: Word()}


QUESTIONS: dict[str, SpyQuestion] = {
    "draft": Draft(),
    "turn": Turn(),
    "moved": Moved(),
    "mark": Marking(),
    "extra": Extra(),
}
