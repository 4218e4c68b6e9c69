"""Every question of MIND MGMT, by the prompt that the rules ask."""

from __future__ import annotations

from .hunting import HUNTING
from .recruiting import RECRUITING
from .setting_up import SET_UP, MindQuestion

QUESTIONS: dict[str, MindQuestion] = {**SET_UP, **RECRUITING, **HUNTING}
