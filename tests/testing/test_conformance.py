"""The checks themselves: each notices a game that breaks its promise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest

from brushpass.engine import Next, game, register
from brushpass.engine.game import _registered
from brushpass.testing import CHECKS, imagined_worlds, setups, walk
from brushpass.testing import conformance as checks
from brushpass.testing.planted import BAG, CELLARS, CRATES, Smugglers, Smuggling, SmugglingView, bid, with_stage


@pytest.fixture(autouse=True)
def unregistered() -> Iterator[None]:
    before = dict(_registered)
    yield
    _registered.clear()
    _registered.update(before)
    game.cache_clear()


def run(check: Callable[..., Any], made: Smugglers, seeds: int = 6) -> None:
    register(made)
    for setup in setups(made):
        for seed in range(seeds):
            check(setup, seed)


@pytest.mark.parametrize("check", [*CHECKS, imagined_worlds], ids=lambda check: check.__name__)
def test_an_honest_game_passes(check: Callable[..., Any]) -> None:
    run(check, Smugglers())


def broken(**changes: Any) -> Smugglers:
    made: type[Smugglers] = type("Broken", (Smugglers,), {"id": "smugglers-broken", **changes})
    return made()


def test_options_that_repeat_themselves_are_noticed() -> None:
    async def twice(t: Smuggling) -> None:
        await t.ask(t.guard, "bid", (1, 1))
        t.stage = "refill"

    with pytest.raises(AssertionError, match="repeat themselves"):
        run(checks.options_are_sound, with_stage("twice", bid=twice))


def test_options_that_are_not_plain_are_noticed() -> None:
    async def odd(t: Smuggling) -> None:
        await t.ask(t.guard, "bid", (1.5, [1]))
        t.stage = "refill"

    with pytest.raises(AssertionError, match="not plain"):
        run(checks.options_are_sound, with_stage("odd", bid=odd))


def test_a_view_that_shares_the_state_is_noticed() -> None:
    def sharing(self: Smugglers, t: Smuggling, seat: int | None, over: bool) -> SmugglingView:
        view = Smugglers.view(self, t, seat, over)
        view.market = t.market
        return view

    with pytest.raises(AssertionError, match=r"the view of seat . of an earlier position has changed"):
        run(checks.past_never_changes, broken(view=sharing))


def test_an_attribute_without_a_field_is_noticed() -> None:
    async def remembering(t: Smuggling) -> None:
        t.grudge = 1  # type: ignore[attr-defined]
        await bid(t)

    with pytest.raises(AssertionError, match="the state has grudge without a field of that name"):
        run(checks.states_are_declared, with_stage("remembering", bid=remembering))


def test_a_broken_invariant_is_noticed_and_its_position_named() -> None:
    def poor(self: Smugglers, t: Smuggling, between: bool) -> None:
        assert sum(t.score) < 3, "nobody gets rich"

    with pytest.raises(AssertionError, match=r"(?s)nobody gets rich.*seed \d"):
        run(checks.invariants_hold, broken(invariants=poor))


def test_an_undeclared_event_is_noticed() -> None:
    async def shouting(t: Smuggling) -> None:
        t.tell("shouted", t.guard)
        await bid(t)

    with pytest.raises((AssertionError, KeyError), match="shouted"):
        run(checks.events_are_declared, with_stage("shouting", bid=shouting))


def test_an_undeclared_reason_is_noticed() -> None:
    with pytest.raises(AssertionError, match="undeclared reason"):
        run(checks.ends, broken(reasons=()))


def test_a_match_without_an_end_is_noticed() -> None:
    async def again(t: Smuggling) -> None:
        await t.ask(t.guard, "again", (1, 2))
        raise Next("bid")

    with pytest.raises(AssertionError, match="has not ended"):
        run(checks.ends, with_stage("again", bid=again), seeds=1)


def test_rules_with_a_memory_of_their_own_are_noticed() -> None:
    calls = []

    async def forgetful(t: Smuggling) -> None:
        calls.append(t)
        await t.ask(t.guard, "bid", (1, 2) if len(calls) % 3 else (2, 1))
        t.stage = "refill"

    for check in (checks.options_are_sound, checks.saves_restore, checks.forks_agree):
        with pytest.raises(AssertionError):
            run(check, with_stage("forgetful", bid=forgetful))


def test_answers_side_by_side_that_hang_on_arrival_are_noticed() -> None:
    async def racing(t: Smuggling) -> None:
        async def own(seat: int) -> None:
            await t.ask(seat, "bid", (1, 2))
            t.ticks = t.ticks * 10 + seat

        await t.together({seat: own(seat) for seat in range(t.setup.seats)})
        t.stage = "refill"

    with pytest.raises(AssertionError, match="order of arrival has an effect"):
        run(checks.arrival_has_no_effect, with_stage("racing", bid=racing))


def test_side_by_side_answers_that_show_at_once_are_noticed() -> None:
    async def open_racing(t: Smuggling) -> None:
        async def own(seat: int) -> None:
            t.score[seat] += await t.ask(seat, "bid", (1, 2))

        await t.together({seat: own(seat) for seat in range(t.setup.seats)})
        t.stage = "refill"

    with pytest.raises(AssertionError, match="others saw the answer"):
        run(checks.arrival_has_no_effect, with_stage("open-racing", bid=open_racing))


def test_an_imagined_world_that_looks_different_is_noticed() -> None:
    class Forgetting(Smugglers):
        id = "smugglers-forgetting"
        stages: ClassVar[dict[str, Any]] = Smugglers.stages

        def dream(self, t: Smuggling, seat: int, rng: Any) -> None:
            t.score = [0] * t.setup.seats

    with pytest.raises(AssertionError, match="looks different in its view"):
        run(imagined_worlds, Forgetting())


def test_an_imagined_world_that_breaks_an_invariant_is_noticed() -> None:
    class Cellars(Smugglers):
        id = "smugglers-cellars"

        def invariants(self, t: Smuggling, between: bool) -> None:
            kept = [t.piles[CELLARS[seat]] for seat in range(t.setup.seats)]
            assert all("diamonds" not in pile for pile in kept), "diamonds never pass"

    class Unplayed(Cellars):
        """In truth nobody lets anything pass: the worlds of its matches alone break the invariant."""

        id = "smugglers-unplayed"
        stages: ClassVar[dict[str, Any]] = {**Smugglers.stages, "bid": only_without_diamonds}

    with pytest.raises(AssertionError, match="cannot be: diamonds never pass"):
        run(imagined_worlds, Unplayed())
    run(checks.invariants_hold, Unplayed())


async def only_without_diamonds(t: Smuggling) -> None:
    """A crate with diamonds is opened, any other passes."""
    await t.ask(t.guard, "bid", (1, 2))
    crate = CRATES[t.active]
    card = t.piles[crate][0]
    if card == "diamonds":
        t.reveal(card, crate)
        t.market.append(card)
    else:
        t.slip(card, crate, CELLARS[t.active])
    t.stage = "refill"


def test_hash_seeds_that_matter_are_noticed() -> None:
    prelude = (
        "from brushpass import register\n"
        "from brushpass.testing import planted\n"
        "class Hashing(planted.Smugglers):\n"
        "    id = 'smugglers-hashing'\n"
        "    def deal(self, setup):\n"
        "        t = super().deal(setup)\n"
        "        t.market = list({'a', 'b', 'c', 'd', 'e'})\n"
        "        return t\n"
        "register(Hashing())\n"
    )
    with pytest.raises(AssertionError, match="another hash seed"):
        checks.hash_seeds_agree("smugglers-hashing", range(4), prelude)
    honest = "from brushpass import register\nfrom brushpass.testing import planted\nregister(planted.Smugglers())\n"
    checks.hash_seeds_agree("smugglers", range(4), honest)


def test_the_small_game_runs_out_of_cards() -> None:
    """So that drawing from an empty bag is among what the checks come across."""
    assert any(not match.state.piles[BAG] for setup in setups(Smugglers()) for match in walk(setup, 1))
