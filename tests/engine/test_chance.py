"""Chance: even over neighbouring seeds, repeatable, and for live matches bound by a promise."""

from __future__ import annotations

from collections import Counter

import pytest

from brushpass.engine import Keyed, Promise, Seeded, State, commitment
from brushpass.engine.chance import mixed


def remembering(rng: int) -> State:
    """The one int that a generator has."""
    return State(stage="", rng=rng)


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + expected * (cells - len(counts))


def first(seed: int, n: int) -> int:
    chance = Seeded(seed)
    return chance.below(remembering(chance.first()), n)


def test_first_cards_are_even_over_consecutive_seeds() -> None:
    counts: Counter[object] = Counter(first(seed, 38) for seed in range(3800))
    assert chi_square(counts, 38) < 75.0  # 37 degrees of freedom: more than this comes up once in 4,000 times


def test_neighbouring_seeds_do_not_deal_alike() -> None:
    counts: Counter[object] = Counter((first(seed, 6), first(seed + 1, 6)) for seed in range(7200))
    assert chi_square(counts, 36) < 72.0


def test_a_second_card_does_not_hang_on_the_first() -> None:
    counts: Counter[object] = Counter()
    for seed in range(7200):
        memory = remembering(mixed(seed))
        chance = Seeded(seed)
        counts[chance.below(memory, 6), chance.below(memory, 6)] += 1
    assert chi_square(counts, 36) < 72.0


def test_the_same_seed_draws_the_same() -> None:
    def drawn(seed: int) -> list[int]:
        chance = Seeded(seed)
        memory = remembering(chance.first())
        return [chance.below(memory, 100) for _ in range(20)]

    assert drawn(5) == drawn(5)
    assert drawn(5) != drawn(6)


@pytest.mark.parametrize("chance", [Seeded(3), Keyed(b"key")], ids=["seeded", "keyed"])
def test_every_number_comes_up_and_none_beyond(chance: Seeded | Keyed) -> None:
    memory = remembering(chance.first())
    assert {chance.below(memory, 7) for _ in range(500)} == set(range(7))
    assert [chance.below(memory, 1) for _ in range(20)] == [0] * 20


def test_a_keyed_stream_is_even_and_remembers_only_how_far_it_is() -> None:
    chance = Keyed(b"some key")
    memory = remembering(chance.first())
    counts: Counter[object] = Counter(chance.below(memory, 38) for _ in range(3800))
    assert chi_square(counts, 38) < 75.0
    assert memory.rng == 3800
    there = remembering(100)
    again = remembering(100)
    assert chance.below(there, 1 << 60) == chance.below(again, 1 << 60)


def test_a_promise_fixes_the_deal_and_its_hash_says_nothing_else() -> None:
    promise = Promise(b"secret" * 6, ["anna", "ben"])
    assert promise.commitment == commitment(b"secret" * 6) == Promise(b"secret" * 6).commitment
    assert promise.commitment != Promise(b"secret!" * 6).commitment
    assert promise.chance().key == Promise(b"secret" * 6, ["anna", "ben"]).chance().key
    assert promise.chance().key.hex() != promise.commitment


@pytest.mark.parametrize("nonces", [(), ("anna",), ("ben", "anna"), ("annab", "en"), ("anna", "ben", "")], ids=repr)
def test_every_nonce_and_its_place_counts(nonces: tuple[str, ...]) -> None:
    secret = bytes(32)
    assert Promise(secret, nonces).chance().key != Promise(secret, ("anna", "ben")).chance().key


def test_a_fresh_promise_is_a_fresh_secret() -> None:
    one, other = Promise(), Promise()
    assert len(one.secret) == 32
    assert one.secret != other.secret


def test_a_prepared_deal_gives_what_was_said_and_then_the_stream_that_was_promised() -> None:
    secret = b"secret" * 6
    plain, prepared = Promise(secret, ["a"]).chance(), Promise(secret, ["a"], ["mole", 1, "ghost", 5]).chance()
    memory, other, bag = remembering(0), remembering(0), ["enforcer", "mole", "sentinel"]
    drawn = [prepared.pick(memory, bag, 0, 1), prepared.below(memory, 2), prepared.pick(memory, bag, 0, 1)]
    drawn += [prepared.below(memory, 3) for _ in range(20)]
    stream = [plain.below(other, n) for n in (3, 2, *[3] * 21)]
    assert drawn[:2] == [1, 1]
    assert drawn[2:] == stream[2:]  # a card that is not there, a number too large: they are passed over
    assert memory.rng == other.rng
