"""The questions of Lockdown, each in one place: its rules and words, what follows from it, what to click."""

from __future__ import annotations

from .acting import ACTING
from .asking import LockdownQuestion
from .deciding import DECIDING

QUESTIONS: dict[str, LockdownQuestion] = {**ACTING, **DECIDING}
