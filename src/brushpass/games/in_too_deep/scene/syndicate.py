"""The Syndicate board and the evidence board: the chapter's clock, the bar, tasks, the plan, the offer, the story."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable

from brushpass.table.scene import Amount, Area, Card, Field, Ladder, Rung, Track

from ..rules.chapters import DROUGHT
from ..state import NOBODY
from .eyes import DeepEyes
from .ids import (
    BAR,
    DISPLAY,
    DRAW_PILES,
    OFFER,
    PLAN,
    SHARED,
    STORY,
    TASKS,
    bar_id,
    deck_id,
    field_id,
    hook_id,
    offer_id,
    stash_id,
    task_id,
)
from .panels import free

STEPS = {"hook": 1, "act": 3, "crime": 4, "returns": 5}
"""TD-7.1: the step of a turn that a stage belongs to; the second follows by itself."""
BONUSES = {"bonus_support": "support", "bonus_tolerance": "tolerance", "bonus_dominance": "dominance"}
ENOUGH = 3
"""TD-22.8: tokens of a kind in the plan."""


def clock(eyes: DeepEyes) -> Track:
    """TD-18.5, R-40: the display, whose end is the chapter's; and how near the dead clock is."""
    view = eyes.view
    size = eyes.box.display[eyes.key]
    fields = tuple(
        [
            Field(state="held" if n < view.display else "past", id=DISPLAY if n == 0 else "", name=_shown(eyes, n))
            for n in range(size)
        ]
    )
    name = eyes.say("scene-clock", chapter=view.chapter)
    return Track(id="clock", name=name, note=_left(eyes), fields=fields, place="rail")


def _shown(eyes: DeepEyes, number: int) -> str:
    return eyes.say("scene-display-token" if number < eyes.view.display else "scene-display-gone")


def _left(eyes: DeepEyes) -> str:
    """How much evidence is left, or that the chapter ends."""
    view = eyes.view
    if view.trigger != NOBODY:
        return eyes.say("scene-chapter-ends")
    left = eyes.say("scene-left", count=view.display)
    rounds = DROUGHT - view.dry // len(view.consoles)
    if rounds <= 0:
        return f"{left} · {eyes.say('scene-dead-clock')}"
    if rounds <= DROUGHT // 2:
        return f"{left} · {eyes.say('scene-drought', count=rounds)}"
    return left


def areas(eyes: DeepEyes) -> tuple[Area, ...]:
    """What lies open on the boards, and the free hooks in the middle of the city."""
    return (*_middle(eyes), _bar(eyes), _offer(eyes))


def _middle(eyes: DeepEyes) -> tuple[Area, ...]:
    """TD-4.8: the hooks that nobody has."""
    if not eyes.city.ring:
        return ()
    cards = tuple([Card(id=hook_id(one), name=eyes.name(one), art=one) for one in free(eyes)])
    name = eyes.say("scene-free-hooks", count=len(cards))
    if not cards:
        return _steps(eyes)
    return (*_steps(eyes), Area(id="free-hooks", name=name, layout="grid", place="centre", cards=cards))


def _steps(eyes: DeepEyes) -> tuple[Area, ...]:
    """TD-7.1: the five steps of a turn, ticked as they are over."""
    if eyes.view.stage not in STEPS or eyes.over:
        return ()
    now = STEPS[eyes.view.stage]
    cards = tuple(
        [
            Card(
                id=f"step-{step}",
                name=eyes.say(f"scene-step-{step}", count=eyes.view.actions, now="yes" if step == now else "no"),
                tone="quiet" if step < now else "go" if step == now else "plain",
            )
            for step in range(1, 6)
        ]
    )
    return (Area(id="steps", name=eyes.say("scene-steps"), layout="list", place="centre", cards=cards),)


def _bar(eyes: DeepEyes) -> Area:
    """TD-18.1: the evidence to choose from."""
    seen: Tally[str] = Tally()
    cards = []
    for kind in eyes.view.bar:
        cards.append(Card(id=bar_id(kind, seen[kind]), name=eyes.name(kind), art=kind, rule="TD-18.1"))
        seen[kind] += 1
    return Area(id=BAR, name=eyes.say("scene-bar"), layout="grid", cards=tuple(cards))


def tasks(eyes: DeepEyes) -> Ladder:
    """TD-18.8: the rows of the investigation, what they ask for, and the folders left."""
    view = eyes.view
    chapter = eyes.box.chapters[view.chapter - 1]
    rungs = []
    for row, kind in enumerate(view.tasks):
        fields = [Field(icon=one, name=eyes.name(one), state="held") for one in view.rows[row]]
        fields += [Field(icon="hidden", name=eyes.say("scene-face-down"), state="held")] * view.face_down[row]
        fields += [Field(icon="file", name=eyes.say("scene-folder"))] * view.folders[row]
        rungs.append(Rung(id=task_id(row + 1), name=eyes.name(kind), art=kind, fields=tuple(fields)))
    note = eyes.say("scene-per-folder", count=chapter.information)
    return Ladder(id=TASKS, name=eyes.say("scene-investigation"), note=note, rungs=tuple(rungs))


def plan(eyes: DeepEyes) -> tuple[Ladder, ...]:
    """TD-18.10 to TD-18.13, TD-22.8: bonus fields, stashes face down, the shared stash, and what foils the plan."""
    view, box = eyes.view, eyes.box
    needed = box.kinds_to_foil[eyes.key]
    note = eyes.say("scene-foiled-by", count=ENOUGH, kinds=needed)
    bonuses = [
        Field(
            id=field_id(bonus),
            icon="hidden" if taken else BONUSES[bonus],
            text=eyes.say(f"scene-{bonus}"),
            name=eyes.say("scene-field-taken" if taken else "scene-field-free"),
            state="held" if taken else "ahead",
        )
        for bonus, taken in zip(box.bonuses, view.bonus, strict=True)
    ]
    stashes = [
        Field(
            id=stash_id(player),
            text=f"{eyes.letter(player)} {view.consoles[player].stash}",
            name=eyes.say("scene-stash-of", who=eyes.called(player), you=eyes.you(player)),
            state="held",
        )
        for player in eyes.everyone
    ]
    counted = Tally(view.shared)
    shared = [
        Field(
            icon=kind,
            text=str(counted[kind]),
            name=eyes.name(kind),
            state="held" if counted[kind] else "ahead",
            tone="good" if counted[kind] >= ENOUGH else "plain",
        )
        for kind in box.kinds
    ]
    if view.shared_face_down:
        text = str(view.shared_face_down)
        shared.append(Field(id=SHARED, icon="hidden", text=text, name=eyes.say("scene-face-down"), state="held"))
    return (
        _row(PLAN, eyes.say("scene-plan"), note, bonuses),
        _row("stashes", eyes.say("scene-stashes"), "", stashes),
        _row("shared", eyes.say("scene-shared"), "", shared),
    )


def _row(key: str, name: str, note: str, fields: Iterable[Field]) -> Ladder:
    """One row of fields under a name."""
    return Ladder(id=key, name=name, note=note, rungs=(Rung(id=f"{key}-row", name="", fields=tuple(fields)),))


def _offer(eyes: DeepEyes) -> Area:
    """TD-13.1: the support tokens on offer, each with the information of its third."""
    view, box = eyes.view, eyes.box
    cards = tuple(
        [
            Card(
                id=offer_id(third + 1),
                name=eyes.name(token),
                text=eyes.say(f"about-{token}"),
                price=Amount(
                    value="",
                    word=eyes.say(f"scene-timing-{box.supports[token].timing}"),
                    icon="instant" if box.supports[token].timing == "instant" else "support",
                ),
                gain=Amount(value=f"+{view.offered[third]}", word=eyes.say("scene-info-word"))
                if view.offered[third]
                else None,
                rule="TD-13.1",
            )
            for third, token in enumerate(view.offer)
            if token
        ]
    )
    return Area(id=OFFER, name=eyes.say("scene-offer"), layout="list", cards=cards)


def story(eyes: DeepEyes) -> Ladder:
    """TD-14.2, TD-14.11: the plot lines in play, and the levels that are done."""
    view = eyes.view
    done = Tally([(eyes.crime(one).line, eyes.crime(one).level) for one in view.story])
    rungs = tuple(
        [
            Rung(
                id=f"line-{line}",
                name=line,
                text=eyes.name(line),
                fields=tuple(
                    [
                        Field(
                            text=str(level) if done[line, level] < 2 else f"{level}×{done[line, level]}",
                            state="held" if done[line, level] else "ahead",
                            name=_done(eyes, line, level),
                        )
                        for level in (1, 2, 3)
                    ]
                ),
            )
            for line in view.lines
        ]
    )
    return Ladder(id=STORY, name=eyes.say("scene-story"), note=eyes.say("scene-levels-done"), rungs=rungs)


def _done(eyes: DeepEyes, line: str, level: int) -> str:
    """The crimes of a level that were committed."""
    cards = [eyes.crime(one) for one in eyes.view.story]
    names = [eyes.name(card.id) for card in cards if (card.line, card.level) == (line, level)]
    return ", ".join(names) or eyes.say("scene-level-open")


def decks(eyes: DeepEyes) -> Ladder:
    """TD-5.3: the decks that crimes are drawn from."""
    fields = [
        Field(id=deck_id(sort), icon=sort, text=str(count), name=eyes.name(sort), state="held" if count else "ahead")
        for sort, count in eyes.view.decks.items()
    ]
    return _row(DRAW_PILES, eyes.say("scene-decks"), "", fields)
