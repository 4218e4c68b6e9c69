"""Answers that are the same for everybody, compressed once. The others are not: secrets lie in them beside what people
wrote."""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.requests import HTTPConnection
from starlette.responses import Response

LEAST = 500
"""Bytes below which it is not worth it."""


def takes_gzip(connection: HTTPConnection) -> bool:
    return "gzip" in connection.headers.get("accept-encoding", "")


@lru_cache(maxsize=128)
def _compress(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def compressed(connection: HTTPConnection, response: Response) -> Response:
    """A whole answer, made smaller where the browser takes that."""
    response.headers["Vary"] = "Accept-Encoding"
    if takes_gzip(connection) and len(response.body) >= LEAST:
        response.body = _compress(bytes(response.body))
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response
