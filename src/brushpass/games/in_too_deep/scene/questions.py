"""The questions of In Too Deep, each in one place: its rules and words, what follows from it, what to click."""

from __future__ import annotations

from .acting import ACTING
from .asking import DeepQuestion
from .deciding import DECIDING
from .hooking import HOOKING
from .police import POLICING
from .using import USING

QUESTIONS: dict[str, DeepQuestion] = {**HOOKING, **ACTING, **POLICING, **USING, **DECIDING}
