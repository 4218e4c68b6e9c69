"""Effects on people: wounds, Slime, Contamination, Larvae, cards, Knowledge and the Signal."""

from __future__ import annotations

from ..box.box import CONTAMINATION
from ..box.entries import Step
from ..state import HAND, NOBODY, Lockdown
from .cards import all_into_deck, discard_drawn, discard_from_hand, draw_cards
from .contamination import contaminate, infest, scan, scan_or_die
from .effects import Deed, operation, perform, possible
from .knowledge import learn, verify
from .movement import get_slime
from .selecting import EVERYTHING, character, number, who
from .wounds import die, dress, heal, light_wound, serious_wound

# -- NL-21: wounds -----------------------------------------------------------------------------------------------------


@operation("light_wound")
async def light_wound_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-21.1."""
    await light_wound(t, who(step, deed), number(t, step["n"], deed.seat))


@operation("serious_wound")
async def serious_wound_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-21.3."""
    await serious_wound(t, who(step, deed), number(t, step["n"], deed.seat))


@operation("die")
async def die_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-21.12."""
    await die(t, who(step, deed))


@operation("dress_serious")
async def dress_serious(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-21.7, NL-21.10: which of several, the wounded player chooses."""
    seat = who(step, deed)
    count = number(t, step["n"], seat)
    for _ in range(min(count, len(t.crew[seat].wounds))):
        options = tuple(dict.fromkeys(t.crew[seat].wounds))
        dress(t, seat, options[0] if count == EVERYTHING else await t.ask(seat, "dress", options))


@possible("dress_serious")
def can_dress(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(t.crew[deed.seat].wounds)


@operation("heal_dressed_serious")
async def heal_dressed_serious(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-21.9, NL-21.10."""
    seat = who(step, deed)
    for _ in range(min(number(t, step["n"], seat), len(t.crew[seat].dressed))):
        heal(t, seat, await t.ask(seat, "heal", tuple(dict.fromkeys(t.crew[seat].dressed))))


@possible("heal_dressed_serious")
def can_heal_dressed(t: Lockdown, step: Step, deed: Deed) -> bool:
    return bool(t.crew[deed.seat].dressed)


@operation("heal_light")
async def heal_light(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-21.8."""
    crew = t.crew[who(step, deed)]
    crew.light = max(crew.light - number(t, step["n"], deed.seat), 0)
    t.tell("healed-light", who(step, deed))


@possible("heal_light")
def can_heal_light(t: Lockdown, step: Step, deed: Deed) -> bool:
    return t.crew[deed.seat].light > 0


# -- NL-14.5 to NL-14.7: Slime -----------------------------------------------------------------------------------------


@operation("slime")
async def slime(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-14.5."""
    get_slime(t, who(step, deed))


@operation("discard_slime")
async def discard_slime(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-14.7."""
    t.crew[who(step, deed)].slime = False


@possible("discard_slime")
def can_discard_slime(t: Lockdown, step: Step, deed: Deed) -> bool:
    return t.crew[deed.seat].slime


# -- NL-20: Contamination ----------------------------------------------------------------------------------------------


@operation("contamination")
async def contamination(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-20.1."""
    contaminate(t, who(step, deed), number(t, step["n"], deed.seat))


@operation("infest")
async def infest_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-20.18."""
    deed.infested.append(who(step, deed))
    infest(t, who(step, deed))


@operation("remove_larva")
async def remove_larva(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-20.16: what follows does so only if one was removed."""
    seat = await character(t, step, deed)
    if seat != NOBODY and t.crew[seat].larva:
        t.crew[seat].larva = False
        t.tell("larva-removed", seat)
        deed.same = seat
        await perform(t, step.get("then", ()), deed)


@possible("remove_larva")
def can_remove_larva(t: Lockdown, step: Step, deed: Deed) -> bool:
    seats = t.here(deed.room) if step.get("who", "self").startswith("character_here") else [deed.seat]
    return any(t.crew[seat].larva for seat in seats)


@operation("scan")
async def scan_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-20.6 to NL-20.12."""
    await scan(t, who(step, deed), step["zone"], step["remove"], step["on_infected"])


@operation("contamination_scan_or_die")
async def contamination_scan_or_die(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-20.6."""
    await scan_or_die(t, who(step, deed), bool(step["creeper_on_death"]))


# -- NL-6.4: Playing cards ---------------------------------------------------------------------------------------------


@operation("draw_cards")
async def draw_cards_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-6.4."""
    seat = who(step, deed)
    draw_cards(t, seat, number(t, step["n"], seat), deed.apart)


@possible("draw_cards")
def can_draw_cards(t: Lockdown, step: Step, deed: Deed) -> bool:
    return number(t, step["n"], deed.seat) > 0


@operation("discard_cards")
async def discard_cards(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-8.4: own choice of the kind that is named, fewer if there are not enough; or those drawn in this effect."""
    if step.get("which") == "drawn":
        discard_drawn(t, deed.seat)
        return
    kind = step.get("kind", "any")
    if step["who"] == "others_here":
        seats = [seat for seat in t.here(deed.room) if seat != deed.seat]
    else:
        seats = [await character(t, step, deed)]
    for seat in seats:
        if seat != NOBODY:
            count = number(t, step["n"], seat)
            await discard_from_hand(t, seat, count, kind != CONTAMINATION, kind != "action")


@possible("discard_cards")
def can_discard_cards(t: Lockdown, step: Step, deed: Deed) -> bool:
    if step.get("kind") == CONTAMINATION:
        return CONTAMINATION in t.piles[HAND[deed.seat]]
    return any(t.cards(seat) for seat in t.here(deed.room))


@operation("pass")
async def pass_step(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-6.21: the pass procedure follows the whole effect."""
    deed.passes = True


@operation("shuffle_all_cards")
async def shuffle_all_cards(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-27.10."""
    all_into_deck(t, who(step, deed), bool(step["include_hand"]))


# -- NL-22: Knowledge and the Signal -----------------------------------------------------------------------------------


@operation("gain_knowledge")
async def gain_knowledge(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-22.3."""
    learn(t, who(step, deed), number(t, step["n"], deed.seat))


@operation("activate_knowledge")
async def activate_knowledge(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-22.4."""
    verify(t, who(step, deed))


@operation("send_signal")
async def send_signal(t: Lockdown, step: Step, deed: Deed) -> None:
    """NL-26.35."""
    t.crew[deed.seat].signal = True
    t.tell("signal", deed.seat)


@possible("send_signal")
def can_send_signal(t: Lockdown, step: Step, deed: Deed) -> bool:
    return not t.crew[deed.seat].signal
