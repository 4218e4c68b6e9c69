"""What is seen as the clock runs out, a chapter is evaluated and the game is scored: step by step, held up for all."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from brushpass.table.beats import Beat, Note
from brushpass.table.people import panel_id
from brushpass.table.scene import Card, Tone, Value

if TYPE_CHECKING:
    from .log import Story

STEP = 350
"""How long a line is looked at that is one of several on a card."""
READ = 1300
"""How long a card is looked at."""
OF_ALL = ("scored-dominance", "corruption")
"""The steps of the scoring in which everybody has a line."""

Beats = tuple[Beat, ...]
Maker = Callable[["Story", int, dict[str, Any]], Beats]


def _card(story: Story, key: str, text: str, art: str, tone: Tone = "plain", **args: Any) -> Card:
    """A card that says what has come to pass."""
    return Card(id=f"told-{key}", name=story.say(f"scene-told-{key}", **args), text=text, art=art, tone=tone)


def _held(number: int, card: Card, hold: int = READ, *notes: Note) -> Beats:
    return (Beat(event=number, shown=(card,), notes=notes, hold=hold),)


def _note(story: Story, seat: int, key: str, count: int, tone: Tone) -> Note:
    """At somebody's panel: what it brings or costs them."""
    return Note(at=panel_id(seat), text=story.say(key, count=count), tone=tone)


def _kinds(story: Story, kinds: Iterable[str]) -> str:
    """Each kind once, with how many there are of it."""
    counted = Tally(kinds)
    return ", ".join([story.say("scene-times", name=story.name(kind), count=count) for kind, count in counted.items()])


def _counted(story: Story, counts: Iterable[tuple[str, int]]) -> str:
    return " · ".join([story.say("scene-count", name=name, count=count) for name, count in counts])


# -- the clock ---------------------------------------------------------------------------------------------------------


def _ends(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-18.5: the display is empty."""
    text = story.say("scene-told-empty")
    return _held(number, _card(story, "chapter-ends", text, "clock", "bad", chapter=args["chapter"]))


def _last_turns(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-21.3: everybody else has one more turn."""
    text = story.say("scene-told-turns", count=args["count"])
    return _held(number, _card(story, "last-turns", text, "clock", "bad"))


def _dead_clock(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """R-40: from now on the display drains."""
    return _held(number, _card(story, "dead-clock", story.say("scene-told-drains"), "clock", "bad"), 2 * READ)


def _drained(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """R-40: one evidence less."""
    text = story.say("scene-left", count=args["count"])
    return _held(number, _card(story, "drained", text, "clock", "bad"), 2 * STEP)


# -- TD-21: a chapter --------------------------------------------------------------------------------------------------


def _success(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-21.6."""
    each = story.say("scene-per-folder", count=story.box.chapters[args["chapter"] - 1].information)
    story.judged = _card(story, "success", each, "folder", "good", chapter=args["chapter"])
    return _held(number, story.judged)


def _failure(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-21.7."""
    left = story.say("scene-told-left", count=args["count"])
    story.judged = _card(story, "failure", left, "folder", "bad", chapter=args["chapter"])
    return _held(number, story.judged)


def _judged(key: str, tone: Tone) -> Maker:
    """What the evaluation brings or costs somebody, while its card is still held up."""

    def make(story: Story, number: int, args: dict[str, Any]) -> Beats:
        if not args["count"] or story.judged is None:
            return ()
        return _held(number, story.judged, 2 * STEP, _note(story, args["seat"], key, args["count"], tone))

    return make


def _tasks(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-21.9."""
    return _held(number, _card(story, "tasks", _kinds(story, args["kinds"]), "plan"))


def _chapter(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-21.13, TD-21.14: what the bonus fields reveal, and the next chapter."""
    kinds = _kinds(story, args["kinds"])
    text = story.say("scene-told-opened", kinds=kinds) if kinds else ""
    return _held(number, _card(story, "chapter", text, "plan", "good", chapter=args["chapter"]))


# -- TD-22: the final scoring ------------------------------------------------------------------------------------------


def _scored(kind: str, art: str, note: str = "", tone: Tone = "plain") -> Maker:
    """A step of the scoring: one line after the other on its card."""

    def make(story: Story, number: int, args: dict[str, Any]) -> Beats:
        seat, count = args["seat"], args["count"]
        counts = {**story.scores.get(kind, {}), seat: count}
        text = _counted(story, [(story.called(one), told) for one, told in counts.items()])
        card = Card(id=f"told-{kind}", name=story.say(f"scene-scoring-{kind}"), text=text, art=art, tone=tone)
        notes = [_note(story, seat, note, count, tone)] if note and count else []
        more = kind in OF_ALL and len(counts) < len(story.names)
        return _held(number, card, STEP if more else READ, *notes)

    return make


def _sunk(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-22.5: the most corrupt are named."""
    names = story.texts.listed([story.called(one) for one in (*story.sunk, args["seat"])])
    return _held(number, _card(story, "in-too-deep", names, "dilemma", "bad"))


def _plan(foiled: bool) -> Maker:
    """TD-22.7, TD-22.8: what lay in the plan, and whether it is foiled."""
    tone: Tone = "good" if foiled else "bad"

    def make(story: Story, number: int, args: dict[str, Any]) -> Beats:
        text = _counted(story, [(story.name(kind), count) for kind, count in args["plan"]])
        name = story.say("scene-scoring-foiled" if foiled else "scene-scoring-not-foiled")
        return _held(number, Card(id="told-plan", name=name, text=text, art="plan", tone=tone), 2 * READ)

    return make


def _values(story: Story, number: int, args: dict[str, Any]) -> Beats:
    """TD-22.10: what each kind is worth."""
    text = _counted(story, [(story.name(kind), count) for kind, count in args["values"]])
    name = story.say("scene-scoring-values")
    return _held(number, Card(id="told-values", name=name, text=text, art="information"), 2 * READ)


def _total(kind: str) -> Maker:
    """TD-22.12 to TD-22.15: player after player, what evidence and stored dilemmas bring, and what they end with."""

    def make(story: Story, number: int, args: dict[str, Any]) -> Beats:
        seat, count = args["seat"], args["count"]
        before = story.scores.get("scored-evidence", {}).get(seat, 0) if kind == "scored-dilemmas" else 0
        told = [(one, much) for one, much in (("scored-evidence", before), (kind, count)) if much] or [(kind, count)]
        card = Card(
            id=f"told-total-{seat}",
            name=story.called(seat),
            text=" · ".join([story.say(f"scene-result-{one}", count=much) for one, much in told]),
            art="information",
            values=(Value(text=str(story.information[seat] + count), applies=True),),
        )
        return _held(number, card, READ if kind == "scored-dilemmas" else 2 * STEP)

    return make


MADE: dict[str, Maker] = {
    "chapter-ends": _ends,
    "last-turns": _last_turns,
    "dead-clock": _dead_clock,
    "drained": _drained,
    "success": _success,
    "failure": _failure,
    "folders-paid": _judged("scene-beat-info", "good"),
    "loses-dominance": _judged("scene-beat-dominance", "bad"),
    "penalty": _judged("scene-beat-loses", "bad"),
    "tasks": _tasks,
    "chapter": _chapter,
    "scored-dominance": _scored("scored-dominance", "dominance", "scene-beat-info", "good"),
    "corruption": _scored("corruption", "dilemma"),
    "least-corrupt": _scored("least-corrupt", "tolerance", "scene-beat-info", "good"),
    "in-too-deep": _sunk,
    "foiled": _plan(True),
    "not-foiled": _plan(False),
    "sank": _scored("sank", "dilemma", "scene-beat-loses", "bad"),
    "values": _values,
    "scored-evidence": _total("scored-evidence"),
    "scored-dilemmas": _total("scored-dilemmas"),
}
"""All of it comes to light for everybody, whoever brought it about."""
