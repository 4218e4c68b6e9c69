"""What cards, Rooms and Items do: in our own words, in those of somebody's own box, or their effects put into words."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from brushpass.table import Texts

from ..box.data import own_box
from ..box.entries import Entry
from ..box.naming import told
from .wording import Speaker

DOES: Final = ("effect", "requires", "condition", "kills", "trigger", "passive", "on_explore", "on_search", "actions")
"""What an entry's sentence is about."""


def about(texts: Texts, one: Entry) -> str:
    """What it does, as a player would say it."""
    key = spoken(texts, "about", one)
    if key and same(one, *DOES):
        return texts.say(key)
    speaker = Speaker(texts)
    said = given(texts, one, "texts") or " ".join(filter(None, (effect(speaker, one), needs(speaker, one))))
    return said or (texts.say(key) if key else "")


def dark(texts: Texts, one: Entry) -> str:
    """What it does besides to whoever is in Darkness; empty: nothing."""
    return _besides(texts, "dark", one, "dark_effect", "dark_texts")


def event(texts: Texts, one: Entry) -> str:
    """NL-7.22: what an Event card does, and what besides to whoever is in Darkness."""
    besides = dark(texts, one)
    return " ".join(filter(None, (about(texts, one), texts.say("scene-in-dark", text=besides) if besides else "")))


def protected(texts: Texts, one: Entry) -> str:
    """NL-37: what a Mars Surface card does to whoever wears a suit or is in a building."""
    return _besides(texts, "protected", one, "protected_effect", "protected_texts")


def short(texts: Texts, tile: str) -> str:
    """What a Room is called where there is little room."""
    key = f"short-{tile}"
    return texts.say(key) if texts.has(key) else texts.name(tile)


def unlocking(texts: Texts, one: Entry) -> str:
    """NL-25.15: what unlocks a Quest Item; empty: it is none."""
    asked: dict[str, Any] = getattr(one, "unlock", {})
    key = spoken(texts, "unlock", one)
    if not asked:
        return ""
    if key and same(one, "unlock"):
        return texts.say(key)
    return given(texts, one, "unlock_texts") or Speaker(texts).unlocking(asked)


def _besides(texts: Texts, prefix: str, one: Entry, field: str, words: str) -> str:
    steps = getattr(one, field, ())
    if not steps:
        return ""
    key = spoken(texts, prefix, one)
    if key and same(one, field):
        return texts.say(key)
    return given(texts, one, words) or Speaker(texts).effect(steps)


def effect(speaker: Speaker, one: Entry) -> str:
    """The effect, the goal or the victims of an entry in words."""
    if getattr(one, "condition", None):
        return speaker.goal(one.condition)  # type: ignore[attr-defined]
    if getattr(one, "kills", None):
        return speaker.doom(one.kills)  # type: ignore[attr-defined]
    if getattr(one, "trigger", ""):
        return speaker.reaction(one.trigger, one.effect)  # type: ignore[attr-defined]
    return speaker.effect(getattr(one, "effect", ()))


def needs(speaker: Speaker, one: Entry) -> str:
    """What an action asks for."""
    return speaker.needs(getattr(one, "requires", ()))


def given(texts: Texts, one: Entry, words: str) -> str:
    """The wording of somebody's own box; one that is still ours does not fit what was changed."""
    said: dict[str, str] = getattr(one, words, {})
    ours: dict[str, str] = getattr(entries().get(one.id), words, {})
    return "" if said.get(texts.locale) == ours.get(texts.locale) else said.get(texts.locale, "")


def spoken(texts: Texts, prefix: str, one: Entry) -> str:
    """The key of our own sentence, which cards of one name share; empty: there is none."""
    for plain in (one.id, one.id.rpartition("_")[0]):
        if texts.has(f"{prefix}-{plain}"):
            return f"{prefix}-{plain}"
    return ""


def same(one: Entry, *fields: str) -> bool:
    """Whether an entry does what our own of the same id does."""
    ours = entries().get(one.id)
    return ours is not None and all(getattr(ours, name, None) == getattr(one, name, None) for name in fields)


@cache
def entries() -> dict[str, Entry]:
    """What our own box holds, by id."""
    return {one.id: one for one, _ in told(own_box())}
