"""What is in the box: features, figures, hours and numbers of `data.json`, in the shape the rules use."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

FOLDER: Final = Path(__file__).parent.parent
"""The game's own folder."""
DATA: Final[dict[str, Any]] = msgspec.json.decode((FOLDER / "box" / "data.json").read_bytes())

FEATURES: Final[tuple[str, ...]] = tuple(DATA["featureDeck"]["cards"])
"""MM-1.7: the feature deck."""
AGENTS: Final[tuple[str, ...]] = tuple(agent["id"] for agent in DATA["agents"])
"""MM-1.8; an agent is its number in this list."""
MERU: Final = AGENTS.index("meru")
HENRY: Final = AGENTS.index("henry_lyme")
BILL: Final = AGENTS.index("bill_falls")
DUSTY: Final = AGENTS.index("dusty")
RECRUITERS: Final[dict[str, list[list[int]]]] = {card["id"]: card["mindSlip"]["vectors"] for card in DATA["recruiters"]}
"""MM-1.9: the recruiter cards, and how far away their Mind Slips land."""
CARDS: Final[tuple[str, ...]] = tuple(RECRUITERS)
ALLY: Final = "spy_dolphin"

HIDDEN_FEATURES: Final[int] = DATA["featureDeck"]["dealt"]["recruiterHidden"]
DISPLAY: Final[int] = DATA["featureDeck"]["dealt"]["immortalDisplayFullGame"]
"""MM-2.27: how many cards lie open for the immortals."""
IMMORTALS: Final[int] = DATA["modes"]["full"]["immortals"]
CHAOS: Final[int] = DATA["modes"]["full"]["chaosTokens"]
OPENING: Final = 5
"""MM-2.16: the numbers that are written in set-up."""
MOVE: Final = 2
"""MM-6.3: how far an agent moves in an activation."""
ACTIVATIONS: Final = 2
"""MM-6.1: how many agents are activated in an Agents' turn."""
MOST_NOTES: Final = 15
"""MM-8.3: mental notes of both kinds on the board."""
GOAL: Final[dict[str, int]] = {mode: rules["recruitGoal"] for mode, rules in DATA["modes"].items()}
"""MM-11.3, MM-11.4: the recruits that win, by mode."""
SUPPLY: Final[dict[str, int]] = {mode: rules["recruitSupply"] for mode, rules in DATA["modes"].items()}
"""MM-2.6, MM-2.7: the recruit tokens of the supply, by mode."""
FINAL_HOUR: Final[dict[str, int]] = {mode: rules["finalHour"] for mode, rules in DATA["modes"].items()}
ALERTS: Final[dict[str, tuple[int, ...]]] = {mode: tuple(rules["alertHours"]) for mode, rules in DATA["modes"].items()}
"""MM-1.13: the hours that carry an alert."""
SHARES: Final[dict[int, tuple[int, ...]]] = {2: (1, 1, 1, 1), 3: (1, 1, 2, 2), 4: (1, 2, 3, 0), 5: (1, 2, 3, 4)}
"""MM-2.20: how many agents every seat runs at a table of so many: the seats of the agent cards, 0: all together."""
TOGETHER: Final = 0
"""Whose an agent is that all run together."""
_HOUSE: Final[list[dict[str, Any]]] = DATA["campaign"]["substituteModules"]["modules"]
RECRUITER_MODULES: Final[tuple[str, ...]] = tuple(module["id"] for module in _HOUSE if module["side"] == "recruiter")
AGENT_MODULES: Final[tuple[str, ...]] = tuple(module["id"] for module in _HOUSE if module["side"] == "agents")
MODULES: Final[tuple[str, ...]] = (*RECRUITER_MODULES, *AGENT_MODULES)
"""MM-13: our own house modules, those of a side in the order of its packages (MM-12.2)."""
