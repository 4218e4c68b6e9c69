"""The questions of Spy Connection with their options: in rows by kind, each with what follows and what to click."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from brushpass.engine import Decision
from brushpass.table.scene import Counter, Kind, Prompt

from ..rules.ending import DONE
from ..rules.turn import STAY
from .eyes import Eyes
from .follows import option
from .log import Story
from .refusals import refusals

KINDS = {
    "mark": "mark",
    "connect": "connect",
    "go": "go",
    "accept": "accept",
    "lift": "lift",
    "unmark": "missions",
    "discard": "missions",
}
"""Which row an option stands in by what it does, in the order of the rows."""
ACTIONS = ("connect", "go", "accept")
"""SC-4.2: one of these a turn."""
FREE = ("lift", "missions")
"""SC-4.3: the rows of what may be done at any time in a turn."""
WAYS_OUT = (STAY, DONE, "decline")
RULES = {
    "draft": ("SC-2.6", "SC-2.8", "SC-2.9"),
    "turn": ("SC-4.2", "SC-4.3", "SC-5.1", "SC-6.2", "SC-7.1"),
    "moved": ("SC-6.1", "SC-6.12", "R-20"),
    "mark": ("SC-9.2", "SC-9.4", "SC-9.8", "R-10"),
    "extra": ("SC-9.9", "R-8"),
}
"""Where the questions come from."""


def prompt(eyes: Eyes, story: Story) -> Prompt | None:
    """What the viewer decides now."""
    decision = eyes.seen.decision
    if decision is None:
        return None
    order = [*dict.fromkeys(KINDS.values()), ""]
    ordered = sorted(decision.options, key=lambda value: order.index(_kind(value)))
    loud = [value for value in ordered if value not in WAYS_OUT]
    quiet = [value for value in ordered if value in WAYS_OUT]
    keyed = [*enumerate(loud, 1), *((0, value) for value in quiet)]
    usual = _usual(eyes, decision)
    return Prompt(
        id=decision.prompt,
        question=_question(eyes, decision),
        context=_context(eyes, decision),
        options=tuple(
            replace(option(eyes, decision, value), key=key, kind=_kind(value), way_out=key == 0, usual=value == usual)
            for key, value in keyed
        ),
        kinds=tuple(_kinds(eyes, decision)),
        rules=RULES[decision.prompt],
        refusals=refusals(eyes, decision),
        steps=story.steps(eyes.view.origin) if decision.prompt not in ("draft", "extra") else (),
        left=() if decision.prompt in ("draft", "extra") else (_left(eyes),),
        undo=eyes.seen.undo,
    )


def _kind(value: Any) -> str:
    return KINDS[value[0]] if isinstance(value, tuple) else ""


def _kinds(eyes: Eyes, decision: Decision[Any]) -> list[Kind]:
    if decision.prompt in ("draft", "extra"):
        return []
    free = eyes.say("scene-free")
    return [
        Kind(id=kind, name=eyes.say(f"scene-kind-{kind}"), text=free if kind in FREE else "")
        for kind in dict.fromkeys(KINDS.values())
    ]


def _left(eyes: Eyes) -> Counter:
    supply = eyes.own.supply
    return Counter(id="left", value=str(supply), word=eyes.say("scene-left", count=supply), icon="agent")


def _can(decision: Decision[Any]) -> set[str]:
    """What can be done, in the words of the rules."""
    return {value[0] for value in decision.options if isinstance(value, tuple)}


def _short(eyes: Eyes) -> bool:
    """SC-9.2: something could be marked here, had the viewer an agent left."""
    return bool(eyes.markable(eyes.own, eyes.own.city or "")) and not eyes.own.supply


def _usual(eyes: Eyes, decision: Decision[Any]) -> str | None:
    """The way out, where free actions are all there is beside it."""
    if decision.prompt == "mark" and "mark" not in _can(decision) and not _short(eyes):
        return DONE
    return STAY if decision.prompt == "moved" and "connect" not in _can(decision) else None


def _question(eyes: Eyes, decision: Decision[Any]) -> str:
    """What is asked, by what can be done."""
    own, name, can = eyes.own, decision.prompt, _can(decision)
    if name in ("draft", "extra"):
        return eyes.say(f"scene-ask-{name}")
    if name == "turn":
        verbs = [eyes.say(f"scene-verb-{action}") for action in ACTIONS if action in can]
        what = ", ".join(verbs[:-1]) + (f" {eyes.say('scene-or')} " if len(verbs) > 1 else "") + "".join(verbs[-1:])
        return eyes.told("scene-ask-turn", city=own.city, what=what) if verbs else eyes.say("scene-ask-stuck")
    if name == "mark" and "mark" not in can:
        return eyes.told("scene-ask-short" if _short(eyes) else "scene-ask-done", city=own.city)
    return eyes.told(f"scene-ask-{name}", city=own.city)


def _context(eyes: Eyes, decision: Decision[Any]) -> str:
    """One line beside the question: the last turn, an extra turn owed."""
    view = eyes.view
    if decision.prompt == "draft":
        return eyes.say("scene-context-draft")
    if view.trigger is not None and view.trigger != eyes.own.seat:
        return eyes.say("scene-context-last")
    if view.extra and decision.prompt != "extra":
        return eyes.say("scene-extra-owed", count=view.extra)
    return ""
