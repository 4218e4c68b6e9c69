"""The log: few lines of a kind, and never more than so much an hour, whatever strangers do."""

from __future__ import annotations

import logging
from typing import TextIO

from .limits import Bucket

FORM = "%(levelname)s %(name)s: %(message)s"
HOUR = 3600.0
OF_A_KIND = 5
"""So many lines of a kind come at once, then one a minute."""
MOST_KINDS = 1000


class Log(logging.StreamHandler[TextIO]):
    """Writes lines as long as there are not too many, and says how many it has left out."""

    def __init__(self, stream: TextIO, bytes_an_hour: int) -> None:
        super().__init__(stream)
        self.setFormatter(logging.Formatter(FORM))
        self._bytes = Bucket(bytes_an_hour / 2 / HOUR, bytes_an_hour / 2)
        self._kinds: dict[tuple[object, ...], tuple[Bucket, int]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        kind = (record.name, record.msg, record.exc_info[0] if record.exc_info else None)
        if len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        bucket, left_out = self._kinds.get(kind, (Bucket(1 / 60, OF_A_KIND), 0))
        if bucket.take() and self._bytes.take(len(self.format(record))):
            if left_out:
                record.msg = f"{record.msg} (and {left_out} more of this kind)"
            super().emit(record)
            left_out = 0
        else:
            left_out += 1
        self._kinds[kind] = bucket, left_out


def log_to(stream: TextIO, bytes_an_hour: int) -> None:
    """Warnings of others, of the server itself also what it does."""
    root = logging.getLogger()
    root.handlers = [Log(stream, bytes_an_hour)]
    root.setLevel(logging.WARNING)
    logging.getLogger("brushpass").setLevel(logging.INFO)
