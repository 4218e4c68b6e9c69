"""The table of MIND MGMT as plain text: the city with all that stands in it, the hours, both sides."""

from __future__ import annotations

from brushpass.table import Texts

from .box.city import COLUMNS, FEATURES_AT, LOCATIONS, ROWS, TEMPLES
from .box.components import AGENTS, TOGETHER
from .view import View

WIDE = 12
"""How many characters a location takes."""
LETTERS = {agent: agent[0].upper() for agent in AGENTS}
"""What stands for an agent; a small one lies down."""
IMMORTAL, STEP, SLIP, CHAOS = "†", "*", "@", "≈"


def draw(view: View, texts: Texts) -> str:
    """The whole table."""
    rows = [_heading(view, texts), _hours(view, texts), "", *_city(view, texts), "", texts.say("terminal-signs")]
    rows += ["", *_recruiter(view, texts), *_agents(view, texts), *_written(view, texts)]
    return "\n".join(row.rstrip() for row in rows)


def _heading(view: View, texts: Texts) -> str:
    told = texts.say("terminal-recruits", count=view.recruits, goal=view.goal)
    return f"{texts.mode(view.mode)} · {texts.say('terminal-round', round=view.round + 1)} · {told}"


def _hours(view: View, texts: Texts) -> str:
    """MM-1.12: the time track, with the recruits beside it and the Mind Slips that were spent."""
    told, slips = dict(view.announced), dict(view.slips)
    fields = []
    for hour in range(5, view.final_hour + 1):
        field = "01-05" if hour == 5 else f"{hour:02}"
        field += f"+{told[hour]}" if hour in told else ""
        field += SLIP if hour in slips else ""
        fields.append(f"[{field}]" if hour == view.hour else field)
    return texts.say("terminal-hours", hours=" ".join(fields))


# -- the city ----------------------------------------------------------------------------------------------------------


def _city(view: View, texts: Texts) -> list[str]:
    """MM-1.1: row by row, two lines each: features, then what is there."""
    rows = ["   " + "".join(f"{letter:<{WIDE + 2}}" for letter in "ABCDEF"[:COLUMNS])]
    for row in range(ROWS):
        places = range(row * COLUMNS, (row + 1) * COLUMNS)
        rows.append(f"{row + 1}  " + "".join(f"{_features(place):<{WIDE}}{_wall(view, place)}" for place in places))
        rows.append("   " + "".join(f"{_there(view, place):<{WIDE + 2}}" for place in places))
        below = "".join(f"{_below(view, place):<{WIDE + 2}}" for place in places)
        rows.append(f"   {below}")
    return rows


def _features(place: int) -> str:
    """MM-1.3: both features by their first letters."""
    return "▲" if TEMPLES >> place & 1 else "/".join(feature[:5] for feature in FEATURES_AT[place])


def _wall(view: View, place: int) -> str:
    """A chaos token at the right of a location."""
    right = place + 1
    if right % COLUMNS and f"{LOCATIONS[place]}-{LOCATIONS[right]}" in view.chaos:
        return f"{CHAOS} "
    return "  "


def _below(view: View, place: int) -> str:
    """A chaos token under a location."""
    under = place + COLUMNS
    lies = under < len(LOCATIONS) and f"{LOCATIONS[place]}-{LOCATIONS[under]}" in view.chaos
    return CHAOS * 4 if lies else ""


def _there(view: View, place: int) -> str:
    """Who and what is on a location."""
    name = LOCATIONS[place]
    found = [_agent(view, agent) for agent, where in zip(AGENTS, view.agents, strict=False) if where == name]
    found += [IMMORTAL] * view.immortals.count(name)
    found += [STEP] * (name in view.steps) + [SLIP] * (name == view.board)
    found += [f"={view.confirmed[name]}"] if name in view.confirmed else []
    found += [f"'{note.text}'" for note in view.notes if note.place == name]
    found += [f"({view.marks[name]})"] if view.marks and name in view.marks else []
    if view.secret is not None and name in view.secret.path:
        found.append(f"#{view.secret.path.index(name) + 1}")
    return "".join(found)[:WIDE]


def _agent(view: View, agent: str) -> str:
    return LETTERS[agent] if agent in view.ready else LETTERS[agent].lower()


# -- both sides --------------------------------------------------------------------------------------------------------


def _recruiter(view: View, texts: Texts) -> list[str]:
    """What is known of the Recruiter, or all of it to whoever may know."""
    slips = texts.say("terminal-slips", count=view.front)
    rows = [f"{texts.name('recruiter')}: {texts.player(0)} · {slips}"]
    opened = [texts.name(feature) for feature, _ in view.opened]
    if view.secret is not None and view.secret.card:
        path = " ".join(view.secret.path)
        rows.append(texts.say("terminal-secret", card=texts.name(view.secret.card), path=path))
        hidden = ", ".join(map(texts.name, view.secret.features))
        rows.append(texts.say("terminal-features", features=hidden))
    if opened:
        rows.append(texts.say("terminal-opened", features=", ".join(opened)))
    if view.display:
        rows.append(texts.say("terminal-display", features=", ".join(map(texts.name, view.display))))
    return rows


def _agents(view: View, texts: Texts) -> list[str]:
    """Who runs whom, and who has acted."""
    if not view.owners:
        return []
    told = []
    for agent, owner in zip(AGENTS, view.owners, strict=True):
        who = texts.say("terminal-together") if owner == TOGETHER else texts.player(owner)
        sign = "▶ " if agent == view.active else ""
        told.append(f"{sign}{texts.name(agent)} ({who})")
    return [f"{texts.name('agents')}: {', '.join(told)}"]


def _written(view: View, texts: Texts) -> list[str]:
    """MM-8.1: notes and marks in full."""
    notes = [f"{note.place} {note.text}" for note in view.notes]
    notes += [f"{place} ({text})" for place, text in (view.marks or {}).items()]
    return [texts.say("terminal-notes", notes=", ".join(notes))] if notes else []
