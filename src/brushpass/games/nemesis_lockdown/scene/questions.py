"""The questions of Lockdown, each in one place: its rules and words, what follows from it, what to click."""

from __future__ import annotations

from .acting import ACTING
from .asking import LockdownQuestion
from .carrying import CARRYING
from .deciding import DECIDING
from .pointing import POINTING

QUESTIONS: dict[str, LockdownQuestion] = {**ACTING, **DECIDING, **CARRYING, **POINTING}
