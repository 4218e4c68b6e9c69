"""Who somebody is, and what lets them sit down: signed session cookies and invitations."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest
from typing import Literal

from itsdangerous import BadSignature, TimestampSigner

Look = Literal["watch", "replay"]

LIFETIME = 400 * 86_400
"""Browsers keep no cookie for longer."""


def fresh_id() -> str:
    """128 random bits: nobody finds a table or a session by guessing."""
    return secrets.token_urlsafe(16)


class Sessions:
    """A session is a random id under a signature, so nothing is stored before somebody does something."""

    def __init__(self, secret: bytes) -> None:
        self._signer = TimestampSigner(secret, salt="brushpass session")
        self._key = blake2b(secret, digest_size=32, person=b"brushpass once").digest()

    def cookie(self, session: str) -> str:
        return self._signer.sign(session).decode()

    def begun_by(self, request: str) -> str:
        """The session of a browser that has none yet, by its request's own key: asked again, it is the same one."""
        return _written(blake2b(request.encode("utf-8", "replace"), key=self._key, digest_size=16))

    def made_by(self, session: str, request: str) -> str:
        """The id of what somebody's request makes, by its key: asked again, it is the same one."""
        return self.begun_by(f"{session}/{request}")

    def read(self, cookie: str | None) -> str | None:
        """The session of a cookie; None if it is none of ours."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie, max_age=LIFETIME).decode()
        except (BadSignature, UnicodeError):
            return None


class Invitations:
    """What lets people in: to one seat, to watch a table, to look back at it. It follows from the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._key = blake2b(secret, digest_size=32, person=b"brushpass seat").digest()

    def token(self, table: str, seat: int, generation: int) -> str:
        """The token of a seat; a new generation makes the old one worthless. Only its hash is stored."""
        return self._made(f"{table}/{seat}/{generation}")

    def key(self, table: str, to: Look, generation: int = 0) -> str:
        """What a link to watch a table or its replay carries: the address of a table alone shows it to nobody else.

        A new generation makes the old one worthless.
        """
        return self._made(f"{table}/{to}/{generation}" if generation else f"{table}/{to}")

    def opens(self, key: str, table: str, to: Look, generation: int = 0) -> bool:
        return compare_digest(key.encode("utf-8", "replace"), self.key(table, to, generation).encode())

    def mark(self, network: str) -> str:
        """What is kept of a network: whether two are the same, and nothing else."""
        return self._made(f"network/{network}")

    def watching(self, table: str, generation: int = 0) -> str:
        """The address of a table with the key to watch it."""
        return f"/table/{table}?key={self.key(table, 'watch', generation)}"

    def _made(self, what: str) -> str:
        return _written(blake2b(what.encode(), key=self._key, digest_size=16))


def _written(made: blake2b) -> str:
    return urlsafe_b64encode(made.digest()).decode().rstrip("=")


def hashed(token: str) -> str:
    """As a token is kept and looked up."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=16, person=b"brushpass token").hexdigest()
