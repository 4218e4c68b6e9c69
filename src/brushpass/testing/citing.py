"""Citing the numbered rules that a test shows."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules of the digest a test shows: `@rule("AA-5.2")`. `make rules` prints those that no test cites."""
    return pytest.mark.rule(*ids)
