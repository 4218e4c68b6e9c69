"""Python looks through all of its memory for garbage whenever that has grown by a quarter, and everybody waits.

Nearly everything here is freed without that, as soon as nobody holds it, and young garbage is found by the small
searches, which take no time. So the full search is done by the clock.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

EVERY = 300.0
"""Seconds from one full search to the next."""

NEVER = 2**31 - 1


@asynccontextmanager
async def searched_by_the_clock(every: float = EVERY) -> AsyncIterator[None]:
    """No full search while this holds, but for one in so many seconds."""
    usual = gc.get_threshold()
    gc.set_threshold(*usual[:2], NEVER)
    search = asyncio.create_task(_search(every), name="garbage")
    try:
        yield
    finally:
        search.cancel()
        gc.set_threshold(*usual)


async def _search(every: float) -> None:
    while True:
        await asyncio.sleep(every)
        gc.collect()
