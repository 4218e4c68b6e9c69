"""Every die and draw: a seeded generator for simulation, a keyed stream for live matches.

The whole of a generator's memory is one int in the state, so a fork draws the same future.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .hidden import Hidden

M64: Final = (1 << 64) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from."""

    __slots__ = ()

    def first(self) -> int:
        """The state's `rng` before anything was drawn."""
        return 0

    def below(self, t: Hidden, n: int) -> int:
        """A number from 0 to n-1."""
        raise NotImplementedError

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        """The index in `bag` of the card drawn from place `source` to place `target`."""
        return self.below(t, len(bag))


def mixed(seed: int) -> int:
    """splitmix64: without it the seeds 0, 1, 2 … deal correlated hands."""
    z = (seed + 0x9E3779B97F4A7C15) & M64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & M64
    return z ^ (z >> 31)


class Seeded(Chance):
    """A 64-bit linear congruential generator, high bits only: fast, repeatable, predictable. For simulation."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def first(self) -> int:
        return mixed(self.seed)

    def below(self, t: Hidden, n: int) -> int:
        t.rng = x = (t.rng * 6364136223846793005 + 1442695040888963407) & M64
        return (x >> 33) * n >> 31

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        t.rng = x = (t.rng * 6364136223846793005 + 1442695040888963407) & M64
        return (x >> 33) * len(bag) >> 31


class Keyed(Chance):
    """BLAKE2b under a key over a counter: nobody without the key can tell what comes next. For live matches."""

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key

    def below(self, t: Hidden, n: int) -> int:
        word = blake2b(t.rng.to_bytes(8, "big"), key=self.key, digest_size=16).digest()
        t.rng += 1
        return int.from_bytes(word, "big") * n >> 128


class Prepared(Keyed):
    """A deck put in order beforehand, for a match that teaches: these outcomes one by one, and then the stream.

    The stream is kept in step, so its counter says how many of them have come. One that cannot come is passed over.
    """

    __slots__ = ("outcomes",)

    def __init__(self, key: bytes, outcomes: Sequence[str | int]) -> None:
        super().__init__(key)
        self.outcomes = tuple(outcomes)

    def below(self, t: Hidden, n: int) -> int:
        wanted, drawn = self._next(t), super().below(t, n)
        return wanted if isinstance(wanted, int) and 0 <= wanted < n else drawn

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        wanted, drawn = self._next(t), super().below(t, len(bag))
        return bag.index(wanted) if isinstance(wanted, str) and wanted in bag else drawn

    def _next(self, t: Hidden) -> str | int | None:
        return self.outcomes[t.rng] if t.rng < len(self.outcomes) else None


class Dreamt(Chance):
    """The searcher's own generator: an imagined world knows nothing of the real future."""

    __slots__ = ("random",)

    def __init__(self, rng: Random) -> None:
        self.random = rng.random

    def below(self, t: Hidden, n: int) -> int:
        return int(self.random() * n)

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        return int(self.random() * len(bag))


class Recorded(Chance):
    """The outcomes of recorded answers again, one by one, and then the generator they came from.

    A seeded or keyed stream repeats them by itself and only has to be kept in step; a dreamt one does not.
    """

    __slots__ = ("after", "at", "outcomes")

    def __init__(self, answers: Sequence[tuple[Any, ...]], after: Chance) -> None:
        self.outcomes = [value for kind, _, value, *_ in answers if kind == "chance"]
        self.at = 0
        self.after = after

    def first(self) -> int:
        return self.after.first()

    def below(self, t: Hidden, n: int) -> int:
        drawn = self.after.below(t, n)
        self.at += 1
        return self.outcomes[self.at - 1] if self.at <= len(self.outcomes) else drawn

    def pick(self, t: Hidden, bag: list[str], source: int, target: int) -> int:
        drawn = self.after.pick(t, bag, source, target)
        self.at += 1
        return bag.index(self.outcomes[self.at - 1]) if self.at <= len(self.outcomes) else drawn


class Promise:
    """A deal that can be checked afterwards: a secret, its published hash, and a nonce from every seat.

    The hash (`commitment`) is published first; the nonces come after it, so nobody can choose the deal;
    the secret is published when the match ends, so anybody can check that it was not changed.

    A match that teaches is `prepared`: its first outcomes are said beforehand and are nobody's promise.
    """

    __slots__ = ("nonces", "prepared", "secret")

    def __init__(
        self, secret: bytes | None = None, nonces: Sequence[str] = (), prepared: Sequence[str | int] = ()
    ) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.nonces = tuple(nonces)
        self.prepared = tuple(prepared)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def chance(self) -> Keyed:
        """The stream that this secret and these nonces make, after what was prepared."""
        key = blake2b(self.secret, digest_size=32, person=b"brushpass deal")
        for nonce in self.nonces:
            data = nonce.encode()
            key.update(len(data).to_bytes(4, "big") + data)
        return Prepared(key.digest(), self.prepared) if self.prepared else Keyed(key.digest())


def commitment(secret: bytes) -> str:
    """The hash of a secret that is published before the nonces are known."""
    return blake2b(secret, digest_size=32, person=b"brushpass pact").hexdigest()
