"""NL-33, NL-34, NL-36.4, NL-36.21, NL-36.22: the end of the game and the Victory Check."""

from __future__ import annotations

from brushpass.engine import Outcome

from ..box.box import CONTAMINATION, INFECTED
from ..state import ACTIVE, DECK, LIVE, NOBODY, OBJECTIVES, TILE_BAGS, Lockdown
from .cards import all_into_deck
from .figures import keep_objectives
from .movement import turn_over
from .objectives import condemned, enough_signals, fulfilled
from .orders import hidden_rooms
from .wounds import die

REASONS = ("won", "failed", "facility", "explosion", "order", "infection", "died")


async def ending(t: Lockdown) -> Outcome:
    """NL-33.3 to NL-33.15, NL-34.1, NL-34.8, NL-34.9: who is left, who survives the checks, and who has won."""
    reasons = ["died" if crew.dead else "" for crew in t.crew]
    if t.clock.countdown != NOBODY:
        t.base.destroyed = True
    t.tell("ended", "destroyed" if t.base.destroyed else "over")
    for seat, crew in enumerate(t.crew):
        if crew.fate in ("here", "pod") or (t.base.destroyed and crew.fate == "isolated"):
            crew.room = ""  # NL-21.19
            await die(t, seat)
            reasons[seat] = "explosion" if t.base.destroyed else "facility"
    if t.living():
        await keep_objectives(t, t.living())
        check_order(t, reasons)
        check_infection(t, reasons)
    winners = check_shared(t, reasons) if t.allied else check_objectives(t, reasons)
    turn_up_rooms(t)
    scores = tuple([float(seat in winners) for seat in range(t.setup.seats)])
    return Outcome(tuple(winners), "won" if winners else "failed", scores, tuple(reasons))


def check_order(t: Lockdown, reasons: list[str]) -> None:
    """NL-34.3: the Active Contingency is revealed and applied."""
    order = t.piles[ACTIVE][0]
    t.reveal(order, ACTIVE)
    t.tell("order", order)
    kills = t.box.contingencies[order].kills
    for seat in t.living():
        if kills is not None and condemned(t, kills, seat):
            t.crew[seat].fate = "dead"
            reasons[seat] = "order"
            t.tell("condemned", seat)


def check_infection(t: Lockdown, reasons: list[str]) -> None:
    """NL-34.4 to NL-34.7: whoever has a Larva or an Infected card reveals four cards."""
    for seat in t.living():
        all_into_deck(t, seat, True)
        infected = INFECTED in t.piles[LIVE[seat]]
        if not t.crew[seat].larva:
            if infected:
                t.show(INFECTED, LIVE[seat])
            else:
                t.deny(INFECTED, LIVE[seat])
            t.tell("last-scan", seat, "infected" if infected else "clean")
        if infected or t.crew[seat].larva:
            drawn = [t.draw(DECK[seat]) for _ in range(min(4, len(t.piles[DECK[seat]])))]
            t.tell("last-cards", seat, tuple(drawn))
            if CONTAMINATION in drawn:
                t.crew[seat].fate = "dead"
                reasons[seat] = "infection"


def check_objectives(t: Lockdown, reasons: list[str]) -> list[int]:
    """NL-29.1, NL-29.2, NL-34.8: everybody alive reveals the Objective; who has won."""
    winners: list[int] = []
    for seat in t.living():
        place = OBJECTIVES[t.crew[seat].goals[0]][seat]
        card = t.piles[place][0]
        t.reveal(card, place)
        done = fulfilled(t, t.box.objectives[card].condition, seat)
        t.tell("objective", seat, card, "fulfilled" if done else "failed")
        reasons[seat] = "won" if done else "failed"
        if done:
            winners.append(seat)
    return winners


def check_shared(t: Lockdown, reasons: list[str]) -> list[int]:
    """NL-36.4, NL-36.8: all have won if every open Objective is fulfilled and somebody is alive."""
    living = t.living()
    if not living:
        return []
    judged = {card: fulfilled(t, t.box.objectives[card].condition, living[0]) for card in t.shared}
    for card, done in judged.items():
        t.tell("shared-objective", card, "fulfilled" if done else "failed")
    won = all(judged.values()) and enough_signals(t, t.shared)
    for seat in living:
        reasons[seat] = "won" if won else "failed"
    return list(range(t.setup.seats)) if won else []


def turn_up_rooms(t: Lockdown) -> None:
    """NL-39.17: all is decided, and everybody sees what the Rooms would have been that nobody explored."""
    for room in hidden_rooms(t):
        place, bag = t.tile_place(room), TILE_BAGS[t.board.slot[room]]
        if t.piles[place] or t.piles[bag]:
            t.tell("turned-up", room, turn_over(t, place, bag))
