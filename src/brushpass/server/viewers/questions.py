"""Which question an answer is to: a number that changes with the seat's own question and with nothing else.

It follows from the question and from how many choices of the seat stand, all of which the seat knows. So it tells
nothing, it is the same after a restart, and a choice that was under way while somebody else acted still meets its
question.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from ...engine import Decision, Match

BYTES = 6
"""A JavaScript number holds so much."""


def question(match: Match[Any, Any], seat: int) -> int:
    """The number of what a seat is asked now; that of nothing, if it is not asked."""
    asked = match.asked(seat)
    about = None if asked is None else (asked.prompt, asked.options, asked.about)
    mark = msgspec.json.encode((chosen(match, seat), about))
    return int.from_bytes(blake2b(mark, digest_size=BYTES).digest(), "big")


def chosen(match: Match[Any, Any], seat: int) -> int:
    """How many choices of a seat stand: two equal questions after each other are not the same one."""
    return sum(
        entry.seat == seat if isinstance(entry, Decision) else entry[0] == "choice" and entry[1] == seat
        for entry in match.run.history or ()
    )
