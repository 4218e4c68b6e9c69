"""The first matches of MIND MGMT, one for each side: a training mission for two, played to its end in a few hours."""

from __future__ import annotations

from .hiding import HidingGuide
from .hunting import HuntingGuide

GUIDES = (HidingGuide(), HuntingGuide())
"""The Recruiter's first match, and the Agents'."""
