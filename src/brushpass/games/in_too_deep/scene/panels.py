"""The people at the table: the viewer's console in full, the rivals and Echo in a row each that unfolds."""

from __future__ import annotations

from collections import Counter as Tally

from brushpass.table.people import panel_id
from brushpass.table.scene import Amount, Area, Card, Counter, Field, Ladder, Panel, Rung, Sign, Span

from ..rules.chapters import LAST
from ..state import NOBODY, PORTS, SORTS
from ..view import ConsoleView
from .crimes import corruption, dilemma_card
from .eyes import DeepEyes
from .ids import DATABANK, DILEMMAS_HAND, MEMORY, OWN_STASH, memory_id, next_id, over_id, support_id
from .log import Story

COLOURS = ("green", "blue", "yellow", "red", "violet")
ECHO_COLOUR = "white"


def panels(eyes: DeepEyes, story: Story) -> tuple[Panel, ...]:
    """The others in the order of their turns, the viewer last, nearest to the question."""
    if eyes.watching:
        return tuple([_rival(eyes, story, player) for player in eyes.everyone])
    return (*[_rival(eyes, story, player) for player in eyes.after(eyes.player)], _own(eyes))


def _panel(eyes: DeepEyes, player: int) -> Panel:
    """What every panel has."""
    console = eyes.view.consoles[player]
    return Panel(
        id=panel_id(player),
        name=eyes.called(player),
        letter=eyes.letter(player),
        shape=eyes.shape(player),
        seats=(player,),
        colour=ECHO_COLOUR if player == eyes.view.echo else COLOURS[player],
        short=eyes.say("scene-short-info", count=console.information),
        active=player == eyes.view.active and not eyes.over,
        deciding=eyes.decides(player),
        faces=tuple([Sign(icon=one, name=eyes.name(one)) for one in console.hooks]),
    )


# -- the viewer's console ----------------------------------------------------------------------------------------------


def _own(eyes: DeepEyes) -> Panel:
    panel, console = _panel(eyes, eyes.player), eyes.own
    panel.you = True
    panel.line = eyes.say("scene-your-console")
    panel.score = Amount(value=str(console.information), word=eyes.say("scene-information", count=console.information))
    panel.ladders = (_ports(eyes, console), dominance(eyes, eyes.player), *_evidence(eyes))
    panel.areas = (*_supports(eyes, console, eyes.player), *_dilemmas(eyes))
    panel.counters = _counters(eyes, console)
    return panel


def _ports(eyes: DeepEyes, console: ConsoleView) -> Ladder:
    """TD-7.7, TD-7.12: the hook ports from the top; the third costs a dilemma."""
    fields = [Field(icon=one, text=_hooked(eyes, one), name=eyes.name(one), state="held") for one in console.hooks]
    for port in range(len(fields), PORTS):
        third = port == PORTS - 1
        fields.append(Field(text=eyes.say("scene-port-third" if third else "scene-port-free"), icon="hook"))
    rung = Rung(id="ports", name="", fields=tuple(fields))
    return Ladder(id="hooks", name=eyes.say("scene-ports"), rungs=(rung,))


def _hooked(eyes: DeepEyes, criminal: str) -> str:
    """TD-13.12: by their face; a locked hook says so in the place of the name."""
    return eyes.say("scene-port-locked") if criminal == eyes.locked else eyes.name(criminal)


def dominance(eyes: DeepEyes, player: int) -> Ladder:
    """TD-3.12, TD-8: a token for every criminal, which shows its worth; the hooked ones first."""
    console, box = eyes.view.consoles[player], eyes.box
    last = len(box.track) - 1
    order = (*console.hooks, *[one for one in eyes.city.names if one not in console.hooks])
    return Ladder(
        id=f"dominance-{player}",
        name=eyes.say("scene-dominance"),
        spans=(
            Span(name=eyes.say("scene-ability"), first=box.ability, last=box.stamina - 1, tone="good"),
            Span(name=eyes.say("scene-stamina"), first=box.stamina, last=last, tone="bad"),
        ),
        rungs=tuple([_token(eyes, player, one) for one in order]),
    )


def _token(eyes: DeepEyes, player: int, criminal: str) -> Rung:
    console = eyes.view.consoles[player]
    at, mine = console.dominance[criminal], eyes.mine(player)
    fields = tuple(
        [
            Field(
                text=str(worth) if field == at else "",
                state="now" if field == at else "ahead",
                id=next_id(criminal) if mine and field == at + 1 else "",
                name=eyes.say("scene-field", worth=worth) if field == at else "",
            )
            for field, worth in enumerate(eyes.box.track)
        ]
    )
    return Rung(
        id=over_id(player, criminal),
        name=eyes.name(criminal),
        art=criminal,
        fields=fields,
        quiet=criminal not in console.hooks,
    )


def _evidence(eyes: DeepEyes) -> tuple[Ladder, ...]:
    """TD-18.3, TD-18.13: what lies in memory and in the stash, by kind."""
    assert eyes.secret is not None, "everybody sees their own console"
    found = [_slots(eyes, MEMORY, eyes.say("scene-memory"), eyes.secret.memory)]
    if eyes.secret.stash:
        found.append(_slots(eyes, OWN_STASH, eyes.say("scene-own-stash"), eyes.secret.stash))
    return tuple(found)


def _slots(eyes: DeepEyes, key: str, name: str, kinds: tuple[str, ...]) -> Ladder:
    counted = Tally(kinds)
    fields = [
        Field(
            icon=kind,
            text=f"×{counted[kind]}" if counted[kind] > 1 else "",
            name=eyes.name(kind),
            state="held",
            id=memory_id(kind) if key == MEMORY else "",
        )
        for kind in eyes.box.kinds
        if counted[kind]
    ]
    note = str(len(kinds)) if kinds else eyes.say("scene-nothing")
    rungs = (Rung(id=f"{key}-row", name="", fields=tuple(fields)),) if fields else ()
    return Ladder(id=key, name=name, note=note, rungs=rungs)


def _supports(eyes: DeepEyes, console: ConsoleView, player: int) -> tuple[Area, ...]:
    """TD-13.4: the kept support tokens."""
    if not console.supports:
        return ()
    counted = Tally(console.supports)
    cards = tuple(
        [
            Card(
                id=support_id(token) if eyes.mine(player) else f"{support_id(token)}-{player}",
                name=eyes.name(token),
                text=eyes.say(f"about-{token}"),
                count=count,
                art="support",
                rule="TD-13.4",
            )
            for token, count in counted.items()
        ]
    )
    name = eyes.say("scene-supports")
    return (Area(id=f"supports-{player}", name=name, layout="list", place="seat", cards=cards),)


def _dilemmas(eyes: DeepEyes) -> tuple[Area, ...]:
    """TD-19, TD-21.11: the dilemmas in hand and in the databank."""
    assert eyes.secret is not None, "everybody sees their own console"
    tolerance = eyes.own.tolerance
    found = []
    for key, cards in ((DILEMMAS_HAND, eyes.secret.hand), (DATABANK, eyes.secret.databank)):
        if cards:
            line = eyes.say(f"scene-{key}-line", count=len(cards), corruption=corruption(eyes, cards, tolerance))
            found.append(
                Area(
                    id=key,
                    name=eyes.say(f"scene-{key}"),
                    layout="list",
                    place="seat",
                    line=line,
                    cards=tuple([dilemma_card(eyes, card) for card in cards]),
                    private=not eyes.over,
                )
            )
    return tuple(found)


def _counters(eyes: DeepEyes, console: ConsoleView) -> tuple[Counter, ...]:
    count = console.folders
    return (
        Counter(id="folders", value=str(count), word=eyes.say("scene-folders", count=count), icon="file"),
        Counter(id="tolerance", value=str(console.tolerance), word=eyes.say("scene-tolerance"), icon="tolerance"),
    )


# -- the others --------------------------------------------------------------------------------------------------------


def _rival(eyes: DeepEyes, story: Story, player: int) -> Panel:
    """TD-25: what everybody may know of a player, and what can be read from it."""
    panel, console = _panel(eyes, player), eyes.view.consoles[player]
    panel.brief = True
    panel.line = _state(eyes, player)
    panel.counters = (
        Counter(id=f"info-{player}", value=str(console.information), word=eyes.say("scene-info-word")),
        Counter(id=f"held-{player}", value=str(console.hand), word=eyes.say("scene-dilemmas-word", count=console.hand)),
    )
    panel.ladders = (dominance(eyes, player),)
    panel.areas = (
        Area(
            id=f"known-{player}",
            name=eyes.say("scene-known"),
            layout="list",
            place="seat",
            cards=tuple([Card(id=f"{key}-{player}", name=name, text=text) for key, name, text in
                         _facts(eyes, story, player)]),
        ),
        *_supports(eyes, console, player),
        *_opened(eyes, player),
    )  # fmt: skip
    return panel


def _state(eyes: DeepEyes, player: int) -> str:
    """Who is next, who is a machine, how many turns are left."""
    view = eyes.view
    if player == view.echo:
        return eyes.say("scene-echo-line", progress=view.progress)
    if view.chapter == LAST and view.trigger == player:
        return eyes.say("scene-triggered")
    return eyes.say("scene-next") if player == eyes.next and not eyes.over else ""


def _facts(eyes: DeepEyes, story: Story, player: int) -> list[tuple[str, str, str]]:
    """What a player could be up to, from what is public."""
    console = eyes.view.consoles[player]
    found = [("crimes-of", eyes.say("scene-fact-crimes"), _sorts(eyes, console.crimes))]
    if console.beside:
        found.append(("beside", eyes.say("scene-fact-beside"), _sorts(eyes, console.beside)))
    lines = _open_lines(eyes, console)
    if lines:
        found.append(("lines", eyes.say("scene-fact-lines"), lines))
    kinds = story.taken.get(player, ())
    text = eyes.say("scene-fact-memory-text", count=console.memory, stash=console.stash)
    if kinds:
        counted = Tally(kinds)
        told = [eyes.say("scene-times", name=eyes.name(kind), count=count) for kind, count in counted.items()]
        text += " " + eyes.say("scene-fact-bar", kinds=", ".join(told))
    found.append(("evidence", eyes.say("scene-fact-memory"), text))
    shown = story.shown.get(player)
    held = eyes.say("scene-fact-dilemmas-text", hand=console.hand, databank=console.databank)
    if shown:
        names = ", ".join([eyes.name(one) for one in shown])
        held += " " + eyes.say("scene-fact-shown", names=names)
    found.append(("dilemmas-of", eyes.say("scene-fact-dilemmas"), held))
    rest = eyes.say("scene-fact-rest-text", tolerance=console.tolerance, folders=console.folders)
    found.append(("rest", eyes.say("scene-fact-rest"), rest))
    if player == eyes.view.echo:
        found += _echo(eyes)
    return found


def _sorts(eyes: DeepEyes, sorts: tuple[str, ...]) -> str:
    """Crimes by the decks they are from."""
    told = [eyes.say("scene-times", name=eyes.name(sort), count=sorts.count(sort)) for sort in SORTS if sort in sorts]
    return ", ".join(told) or eyes.say("scene-nothing")


def _open_lines(eyes: DeepEyes, console: ConsoleView) -> str:
    """TD-14.2: the plot lines in which the levels that a player holds can be committed."""
    levels = {int(sort[-1]) for sort in console.crimes if sort != SORTS[-1]}
    told = []
    for level in sorted(levels - {1}):
        lines = eyes.open_lines(level)
        told.append(eyes.say("scene-fact-level", level=level, lines=", ".join(lines) or eyes.say("scene-none")))
    return "; ".join(told)


def _echo(eyes: DeepEyes) -> list[tuple[str, str, str]]:
    """TD-23.4, TD-23.17: Echo's letters, how far she is, and her last card."""
    view = eyes.view
    side = eyes.box.echo.sides[str(eyes.setup.options["difficulty"])]
    letters = [f"{letter} {eyes.name(eyes.city.names[one])}" for letter, one in zip("ABCD", view.letters, strict=False)]
    progress = eyes.say("scene-echo-progress-text", progress=view.progress, track=" / ".join(map(str, side.track)))
    return [
        ("letters", eyes.say("scene-echo-letters"), ", ".join(letters)),
        ("progress", eyes.say("scene-echo-progress"), progress),
        ("deck", eyes.say("scene-echo-deck"), eyes.say("scene-echo-deck-text", count=view.echo_cards)),
    ]


def _opened(eyes: DeepEyes, player: int) -> tuple[Area, ...]:
    """What lay hidden, for those who look back at a match that is over."""
    secret = eyes.view.secrets[player]
    if secret is None or eyes.mine(player):
        return ()
    parts = (("hand", secret.hand), ("stored", secret.databank))
    areas = [
        Area(
            id=f"{key}-of-{player}",
            name=eyes.say(f"scene-opened-{key}"),
            layout="list",
            place="seat",
            line=eyes.say(f"scene-opened-{key}"),
            cards=tuple([dilemma_card(eyes, card) for card in cards]),
        )
        for key, cards in parts
        if cards
    ]
    return (*areas, *_opened_crimes(eyes, player, secret.crimes, (*secret.memory, *secret.stash)))


def _opened_crimes(eyes: DeepEyes, player: int, crimes: tuple[str, ...], kinds: tuple[str, ...]) -> tuple[Area, ...]:
    told = [Card(id=f"open-{one}", name=eyes.name(one)) for one in crimes]
    counted = Tally(kinds)
    told += [Card(id=f"open-{kind}-{player}", name=eyes.name(kind), art=kind, count=counted[kind]) for kind in counted]
    name = eyes.say("scene-opened-crimes")
    return (Area(id=f"opened-{player}", name=name, layout="list", place="seat", line=name, cards=tuple(told)),)


def free(eyes: DeepEyes) -> list[str]:
    """TD-4.8: the criminals that nobody has hooked."""
    return [name for name in eyes.city.names if eyes.controller(name) == NOBODY]
