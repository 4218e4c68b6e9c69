"""The table of In Too Deep as plain text: the ring of zones, the boards, every console, the viewer's cards."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap

from brushpass.table import Texts

from .box.box import Box, called
from .state import HELD, SORTS, ZONES
from .view import ConsoleView, Secret, View

BARRIER = "═══"
WIDE = 15
"""How many characters a name takes."""
LINE = 88
"""How long a line may be."""


def draw(view: View, box: Box, texts: Texts) -> str:
    """The whole table."""
    if not view.city.ring:
        return texts.say("terminal-chapter", chapter=view.chapter, count=view.display)
    rows = [texts.say("terminal-chapter", chapter=view.chapter, count=view.display), ""]
    rows += [*_city(view, box, texts), "", *_boards(view, texts), ""]
    for player, console in enumerate(view.consoles):
        rows += _console(view, player, console, texts)
    secret = None if view.seat is None else view.secrets[view.seat]
    if secret is not None:
        rows += ["", *_own(secret, box, texts)]
    return "\n".join(row.rstrip() for row in rows)


# -- the city ----------------------------------------------------------------------------------------------------------


def _city(view: View, box: Box, texts: Texts) -> list[str]:
    """TD-2.1: zone by zone, clockwise; a barrier lies between two lines, the last one before the first."""
    rows = []
    for zone in range(ZONES):
        rows.append(
            f"{texts.name(view.city.ring[zone]):<{WIDE}}{_search(view, zone):<5}{_there(view, box, zone, texts)}"
        )
        if zone in view.city.barriers:
            rows.append(
                f"{BARRIER} {texts.say('terminal-barrier', number=view.city.barriers.index(zone) + 1)} {BARRIER}"
            )
    return rows


def _search(view: View, zone: int) -> str:
    return "!" * view.city.search[zone]


def _there(view: View, box: Box, zone: int, texts: Texts) -> str:
    """Who and what is in a zone: criminals with their holder's number and what they hold, then what lies there."""
    city = view.city
    found = [texts.name("guardian")] if city.guardian == zone else []
    for criminal, name in enumerate(city.names):
        if city.at[criminal] == zone:
            item = city.held(criminal)
            held = f"+{texts.name(box.items[item])}" if item >= 0 else ""
            found.append(f"{texts.name(name)}{_holder(view, name)}{held}")
    dropped = [texts.name(box.items[item]) for item, where in enumerate(city.items) if where < HELD and where == zone]
    found += [f"({name})" for name in dropped]
    return "  ".join(found)


def _holder(view: View, criminal: str) -> str:
    """The number of whoever has hooked a criminal."""
    holders = [player for player, console in enumerate(view.consoles) if criminal in console.hooks]
    return f"[{holders[0] + 1}]" if holders else ""


# -- the boards --------------------------------------------------------------------------------------------------------


def _boards(view: View, texts: Texts) -> list[str]:
    rows = [texts.say("terminal-bar", kinds=", ".join(map(texts.name, view.bar)))]
    tasks = [
        f"{texts.name(kind)} {'■' * (len(view.rows[row]) + view.face_down[row])}{'□' * view.folders[row]}"
        for row, kind in enumerate(view.tasks)
    ]
    rows.append(texts.say("terminal-tasks", tasks="  ".join(tasks)))
    shared = _counted(view.shared, texts)
    rows.append(texts.say("terminal-plan", fields="".join("■" if taken else "□" for taken in view.bonus), kinds=shared))
    offer = [f"{texts.name(token)} +{view.offered[third]}" for third, token in enumerate(view.offer) if token]
    rows.append(texts.say("terminal-offer", tokens=", ".join(offer)))
    rows.append(texts.say("terminal-lines", lines=" ".join(view.lines)))
    if view.story:
        rows.append(texts.say("terminal-story", crimes=", ".join(map(texts.name, view.story))))
    return rows


def _counted(things: tuple[str, ...], texts: Texts) -> str:
    """Things by name, each with its number."""
    return ", ".join([f"{count}× {texts.name(thing)}" for thing, count in Counter(things).items()]) or "–"


# -- the consoles ------------------------------------------------------------------------------------------------------


def _console(view: View, player: int, console: ConsoleView, texts: Texts) -> list[str]:
    """What everybody sees of a player."""
    sign = "▶" if player == view.active else " "
    name = texts.player(player)
    if player == view.seat:
        name = texts.say("terminal-you", seat=name)
    told = texts.say(
        "terminal-console",
        information=console.information,
        dilemmas=console.hand,
        stored=console.databank,
        tolerance=console.tolerance,
        folders=console.folders,
        evidence=console.memory,
        stash=console.stash,
    )
    track = "  ".join([f"{texts.name(one)} {field}" for one, field in console.dominance.items()])
    rows = [f"{sign} {player + 1} {name}: {told}", f"    {track}"]
    crimes = [sort for sort in SORTS for _ in range(console.crimes.count(sort))]
    if crimes:
        rows.append(f"    {texts.say('terminal-crimes', crimes=_counted(tuple(crimes), texts))}")
    if console.supports:
        rows.append(f"    {texts.say('terminal-supports', tokens=', '.join(map(texts.name, console.supports)))}")
    return rows


def _own(secret: Secret, box: Box, texts: Texts) -> list[str]:
    """What only the viewer sees."""
    rows = [texts.say("terminal-hand")]
    for card in [box.crimes[crime] for crime in secret.crimes]:
        name = f"{texts.name(card.id)} ({card.line}{card.level})" if card.level else texts.name(card.id)
        told = " ".join([called(card.texts, texts.locale), called(card.effect_texts, texts.locale)])
        rows += wrap(f"{name}: {told}", LINE, initial_indent="  ", subsequent_indent="    ")
    rows.append(texts.say("terminal-memory", kinds=_counted(secret.memory, texts)))
    if secret.stash:
        rows.append(texts.say("terminal-stash", kinds=_counted(secret.stash, texts)))
    if secret.hand:
        rows.append(texts.say("terminal-dilemmas", dilemmas=", ".join(map(texts.name, secret.hand))))
    if secret.databank:
        rows.append(texts.say("terminal-databank", dilemmas=", ".join(map(texts.name, secret.databank))))
    return rows
