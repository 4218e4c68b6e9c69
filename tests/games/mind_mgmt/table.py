"""Setting a table of MIND MGMT and scripting what happens at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from brushpass.engine import Setup
from brushpass.games.mind_mgmt import GAME
from brushpass.games.mind_mgmt.box.city import AT, BORDER_AT, together
from brushpass.games.mind_mgmt.box.components import AGENTS, ALERTS, FEATURES, MODULES, MOVE, OPENING, SHARES
from brushpass.games.mind_mgmt.rules.contacts import contacts
from brushpass.games.mind_mgmt.state import BOARD, FRONT, HIDDEN, PILE, MindMgmt
from brushpass.games.mind_mgmt.view import View
from brushpass.testing import Scripted, at

P = "B6 B5 B4 B3 B2"
"""The opening of the worked examples."""
P7 = f"{P} C2 D2"
"""The same as far as number 7."""
FAR = ("A6-A7", "C6-C7", "E6-E7", "E1-F1", "F3-F4")
"""Chaos tokens that are in nobody's way."""
AWAY = "C6 D6 E6 E3"
"""Immortals likewise."""
CORNERS = "A1 F1 A7 F7"
"""Where Meru, Henry, Bill and Dusty are if nothing is said."""
AGENTS_STAGES = ("activate", "agent", "answer", "reveal", "push", "drum")


class Table(Scripted[MindMgmt, View]):
    """A match at a position, with one line per step."""

    def turn(self, *options: Any) -> Table:
        """A whole turn of the Recruiter."""
        return self.choose(*options, "end")

    def activate(self, agent: str, *options: Any) -> Table:
        """An agent is activated, does this and rests."""
        return self.choose(agent, *options, "end")

    def rest(self, agents: int = 2) -> Table:
        """The next agents that are ready do nothing."""
        for _ in range(agents):
            self.choose(self.options[0], "end")
        return self

    def offered(self, kind: str) -> list[Any]:
        """What can be done of that kind, without the word for it."""
        found = [option[1:] for option in self.options if isinstance(option, tuple) and option[0] == kind]
        return [what[0] if len(what) == 1 else what for what in found]

    def act(self, tool: str, target: str, seat: int = 1, **more: str) -> Table:
        """Something that an Agent does unasked."""
        self.match.act(seat, {"tool": tool, "target": target, **more})
        return self

    def where(self, agent: str) -> str:
        """Where an agent stands."""
        return self.seen.agents[AGENTS.index(agent)]

    @property
    def seen(self) -> View:
        """What an Agent sees."""
        return self.match.view(1)

    @property
    def secret(self) -> tuple[str, ...]:
        """The path on the secret map."""
        view = self.match.view(0)
        assert view.secret is not None
        return view.secret.path


def places(names: str) -> tuple[int, ...]:
    """Locations by their names."""
    return tuple(AT[name] for name in names.split())


def borders(names: Iterable[str]) -> int:
    """Chaos tokens by the names of their borders."""
    return together(BORDER_AT[name] for name in names)


def table(
    mode: str = "full",
    seats: int = 2,
    *,
    path: str = P,
    card: str = "karl_box",
    features: Sequence[str] = ("dogs", "monks", "cafe"),
    opened: Mapping[str, int] | None = None,
    display: Sequence[str] = ("bus", "palm"),
    discarded: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    chaos: Sequence[str] = FAR,
    immortals: str = AWAY,
    agents: str = CORNERS,
    board: str = "F6",
    slips: Mapping[int, str] | None = None,
    steps: str = "",
    confirmed: str = "",
    notes: Mapping[int, tuple[str, str]] | None = None,
    dolphins: int = 1,
    active: str = "",
    down: Sequence[str] | None = None,
    stage: str = "",
    seed: int = 1,
    **options: Any,
) -> Table:
    """A match at the start of the Recruiter's turn; with an `active` agent in its activation, else as `stage` says.

    `features` are the Recruiter's three cards, `opened` those of them that a Shakedown has opened, with the hour. Step
    tokens count as laid just now. Of the feature cards that lie nowhere, all are in the pile, or those that `pile` says
    (then the others count as discarded by the immortals).
    """
    setup = GAME.agree(seats, mode, options)
    t = GAME.deal(setup)
    t.under(setup)
    full = mode == "full"
    t.path, t.card, t.hour = places(path), card, len(path.split())
    t.stage = stage or ("agent" if active else "recruiter")
    t.opened = tuple((opened or {}).items())
    t.piles[HIDDEN] = sorted(feature for feature in features if feature not in t.open_features())
    t.owners, t.agents = SHARES[seats], places(agents)
    spent = slips or {}
    t.slips = tuple(spent.items())
    t.front = (2 if t.has("second_wind") else 1) - [*spent.values()].count(FRONT)
    if full:
        t.chaos, t.immortals, t.dolphins = borders(chaos), places(immortals), dolphins
        t.display, t.discarded = tuple(display), tuple(discarded)
        if BOARD not in spent.values() and not t.has("second_wind"):
            t.board = AT[board]
    else:
        t.confirmed[t.path[0]] = 1
        t.note("at", 1, t.path[0])
    rest = [feature for feature in FEATURES if feature not in (*features, *t.display, *t.discarded)]
    t.piles[PILE] = sorted(rest if pile is None else pile)
    t.discarded += tuple(feature for feature in rest if feature not in t.piles[PILE])
    tell_what_came_out(t, setup, board, steps, confirmed)
    t.notes = {number: (AT[place], text) for number, (place, text) in (notes or {}).items()}
    lie_down(t, active, down)
    GAME.invariants(t, True)
    return Table(at(setup, t, seed))


def tell_what_came_out(t: MindMgmt, setup: Setup, board: str, steps: str, confirmed: str) -> None:
    """The alerts until now, spent Mind Slip tokens, step tokens and notes."""
    for hour, token in t.slips:
        if token == BOARD:
            t.note("by", hour - 1, AT[board])
        t.note("slip", hour, 0)
    for hour in (OPENING, *ALERTS[setup.mode]):
        if hour <= t.hour:
            first = 1 if hour == OPENING else hour - 1
            count = contacts(t.path, range(first, hour + 1), t.piles[HIDDEN], t.opened)
            t.announced = (*t.announced, (hour, count))
            t.note("alert", hour, count, first)
    for feature in (*t.discarded, *t.display):
        t.note("ban", t.hour, FEATURES.index(feature))
    for feature, hour in t.opened:
        t.note("has", hour, FEATURES.index(feature))
    for place in places(steps):
        t.steps |= 1 << place
        t.note("by", t.hour, place)
    for place in places(confirmed):
        t.confirmed[place] = t.path.index(place) + 1
        t.note("at", t.confirmed[place], place)


def lie_down(t: MindMgmt, active: str, down: Sequence[str] | None) -> None:
    """Who has been activated in this round: as many as the hour says, those that are listed last if nothing is said."""
    theirs = t.stage in AGENTS_STAGES
    t.round = (t.hour - OPENING - theirs) // 2
    first = t.hour % 2 == (0 if theirs else 1)
    if down is None:
        down = [] if first else [agent for agent in reversed(AGENTS) if agent != active][:2]
    t.down = together(AGENTS.index(agent) for agent in down)
    t.activated = len(down) % 2
    t.acted = theirs
    if active:
        t.active, t.spaces = AGENTS.index(active), MOVE


def dealt(seats: int = 2, mode: str = "full", seed: int = 1, **options: Any) -> Table:
    """A match from the deal."""
    return Table(GAME.start(seats, mode, options, seed=seed))


CHAOS_LAID = ("A1-B1", "C2-D2", "E3-F3", "B5-C5", "D6-D7")
"""Five chaos tokens that do not touch."""


def set_up(table: Table, until: str = "") -> Table:
    """Go through set-up with choices that suit most stories, until a question comes up (or the first turn)."""
    usual: dict[str, Sequence[Any]] = {
        "chaos": CHAOS_LAID,
        "street-works": ("leave",),
        "card": ("karl_box",),
        "start": ("B6",),
        "opening": P.split()[1:],
        "confirm": ("confirm",),
        "immortal": AWAY.split(),
        "agent-card": AGENTS,
        "agent-start": CORNERS.split(),
        "second-slip": ("F6",),
        "early-tip": ("B6",),
    }
    while table.prompt not in (until, "recruiter"):
        wanted = usual.get(table.prompt, table.options)
        agents = len(table.t.agents) if table.prompt == "agent-start" else 0
        table.choose(next(option for option in wanted[agents:] if option in table.options))
    return table


def tables() -> list[Setup]:
    """Both modes at all seat counts, what changes rules, every house module somewhere, and all of them at once."""
    found = [GAME.agree(seats, mode) for mode in GAME.modes for seats in GAME.seat_counts]
    found += [GAME.agree(seats, "full", {"agent_cards": "chosen"}) for seats in (3, 4, 5)]
    found.append(GAME.agree(2, "full", {"early_visit_counts": False}))
    found += [GAME.agree(2 + number % 4, "full", {module: True}) for number, module in enumerate(MODULES)]
    found.append(GAME.agree(3, "full", dict.fromkeys(MODULES, True)))
    return found
