"""Who somebody is, and what lets them sit down: signed session cookies and invitations."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest

from itsdangerous import BadSignature, TimestampSigner

LIFETIME = 400 * 86_400
"""Browsers keep no cookie for longer."""


def fresh_id() -> str:
    """128 random bits: nobody finds a table or a session by guessing."""
    return secrets.token_urlsafe(16)


class Sessions:
    """A session is a random id under a signature, so nothing is stored before somebody does something."""

    def __init__(self, secret: bytes) -> None:
        self._signer = TimestampSigner(secret, salt="brushpass session")

    def cookie(self, session: str) -> str:
        return self._signer.sign(session).decode()

    def read(self, cookie: str | None) -> str | None:
        """The session of a cookie; None if it is none of ours."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie, max_age=LIFETIME).decode()
        except (BadSignature, UnicodeError):
            return None


class Invitations:
    """A token for one seat of one table, or for the look back at it. It follows from the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._key = blake2b(secret, digest_size=32, person=b"brushpass seat").digest()

    def token(self, table: str, seat: int, generation: int) -> str:
        """The token of a seat; a new generation makes the old one worthless. Only its hash is stored."""
        return self._made(f"{table}/{seat}/{generation}")

    def to_replay(self, table: str) -> str:
        """What a shared link to a replay carries: the address of a table alone shows it to nobody else."""
        return self._made(f"{table}/replay")

    def opens_replay(self, token: str, table: str) -> bool:
        return compare_digest(token.encode("utf-8", "replace"), self.to_replay(table).encode())

    def _made(self, what: str) -> str:
        made = blake2b(what.encode(), key=self._key, digest_size=16)
        return urlsafe_b64encode(made.digest()).decode().rstrip("=")


def hashed(token: str) -> str:
    """As a token is kept and looked up."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=16, person=b"brushpass token").hexdigest()
