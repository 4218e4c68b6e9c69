"""The question of a turn: where to go and how likely an Encounter is there, what can be done here, what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from brushpass.table.scene import Folder, Ghost, Kind, Refusal, Tone

from ..box.box import OBJECTS
from ..rules.actions import BASIC, FREE, MOVES, PASS, cost, entry_of, fits
from .asking import LockdownChoice, LockdownQuestion, carried_id, does, figure_id, figure_kind, figure_name, joined
from .describing import unlocking
from .drawings import ACTIONS, thing_art
from .eyes import LockdownEyes
from .ids import card_id, computer_id, item_id, pawn_id
from .outlook import Outlook, blow, burns, entering, shot
from .wording import Speaker

MOVE, ACT, CARD = "move", "act", "card"
ROWS = (MOVE, ACT, CARD)
"""Where to, and what is done here; cards have a row of their own, in the hand, where there would be too many."""
CAREFUL, OFFERS, DROP = "careful", "offers", "drop"
"""What lies behind a button of its own."""
SHELVES = {CAREFUL: MOVE, OFFERS: ACT, DROP: ACT}
"""The row of each of those buttons."""
BEHIND = ""
"""No row: its options are numbered after all that is seen at once."""
MOST = 4
"""So many buttons have room in a row."""
FIRST = ("shoot", "melee", "room", "item", "card")
"""What stands first among what is done here, in this order."""
OTHERS = ("pick-up", "craft", "trade", "unlock", "reload", "repair")
"""What stands after that."""


def price(eyes: LockdownEyes, value: Any) -> str:
    """NL-8.2: what an action costs."""
    return eyes.say("scene-costs", count=cost(eyes.open, eyes.player, value))


# -- going -------------------------------------------------------------------------------------------------------------


class Go(LockdownChoice):
    """NL-11.3: to a neighbouring Room."""

    kind = MOVE
    rolls: ClassVar[bool] = True

    def outlook(self, eyes: LockdownEyes, value: Any) -> Outlook:
        """What waits there."""
        return entering(eyes, value[1], self.rolls)

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.place(value[1])

    def short(self, eyes: LockdownEyes, value: Any) -> str:
        """A Room that is explored needs no number."""
        room = value[1]
        return "" if eyes.stairs(room) or not eyes.tile(room) else eyes.short(room)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return self.outlook(eyes, value).text

    def tone(self, eyes: LockdownEyes, value: Any) -> Tone:
        return self.outlook(eyes, value).tone

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return str(value[1])

    def ghosts(self, eyes: LockdownEyes, value: Any) -> tuple[Ghost, ...]:
        return (Ghost(piece=pawn_id(eyes.player), path=(eyes.own.room, value[1])),)


class Careful(Go):
    """NL-11.25: as quietly as can be: no roll, Noise in a Corridor of own choice."""

    kind = BEHIND
    rolls = False

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        quiet = eyes.intruders(value[1]) or eyes.people(value[1])
        return joined(super().text(eyes, value), "" if quiet else eyes.say("scene-careful-noise"))

    def by(self, eyes: LockdownEyes, value: Any) -> tuple[str, ...]:
        return (CAREFUL,)


class Escape(Go):
    """NL-17.1: out of Combat, under attack."""

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        """How many attack; who they are is said once for all ways out."""
        attacks = eyes.say("scene-escape", count=len(eyes.intruders(eyes.own.room)))
        return joined(attacks, super().text(eyes, value))

    def tone(self, eyes: LockdownEyes, value: Any) -> Tone:
        return "bad"


class Leave(LockdownChoice):
    """NL-31.15: to the Bunker, out of the game."""

    kind = MOVE

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return joined(price(eyes, value), eyes.say("scene-leave"))

    def lasting(self, eyes: LockdownEyes, value: Any) -> bool:
        return True


class Drive(LockdownChoice):
    """NL-37.26: with the Rover."""

    kind = MOVE

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return price(eyes, value)


# -- fighting ----------------------------------------------------------------------------------------------------------


class Shoot(LockdownChoice):
    """NL-16.2: a weapon and a target."""

    kind = ACT

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.say("scene-shoot", gun=eyes.name(value[1]), target=figure_name(eyes, value[2]))

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        percent = round(100 * shot(eyes, value[1], figure_kind(eyes, value[2])))
        ammo = next(thing.load for thing in eyes.own.things if thing.name == value[1] and thing.load)
        return joined(
            eyes.say("scene-hits", percent=percent), price(eyes, value), eyes.say("scene-ammo-left", count=ammo - 1)
        )

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return thing_art(value[1])

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return figure_id(eyes, value[2])


class Melee(LockdownChoice):
    """NL-16.17: by hand, which costs a Contamination card and, for a miss, a Serious Wound."""

    kind = ACT

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.say("scene-melee", target=figure_name(eyes, value[1]))

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        kind = figure_kind(eyes, value[1])
        hits = eyes.say("scene-hits", percent=round(100 * blow(eyes, kind)))
        return joined(hits, price(eyes, value), eyes.say("scene-melee-risk") if kind != "egg" else "")

    def tone(self, eyes: LockdownEyes, value: Any) -> Tone:
        return "plain" if figure_kind(eyes, value[1]) == "egg" else "bad"

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return "fist"

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return figure_id(eyes, value[1])


# -- what is done here -------------------------------------------------------------------------------------------------


class Basic(LockdownChoice):
    """NL-9.9: pick up, craft, trade, unlock."""

    kind = ACT

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        about = eyes.say(f"about-{BASIC[value[0]]}")
        if value[0] == "unlock":
            about = unlocking(eyes.texts, eyes.box.items[eyes.own.quest])
        return joined(price(eyes, value), about)


class Play(LockdownChoice):
    """NL-10.1: an Action card; what it does is read on the card."""

    def row(self, eyes: LockdownEyes, value: Any) -> str:
        return CARD if crowded(eyes) else ACT

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(value[1])

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        """What it costs; of a Search also how many Items are left to be found."""
        ops = [step["op"] for step in entry_of(eyes.open, eyes.player, value).effect]
        left = eyes.base.counters.get(eyes.own.room, 0)
        return joined(price(eyes, value), eyes.say("scene-items-left", count=left) if "search" in ops else "")

    def brief(self, eyes: LockdownEyes, value: Any) -> str:
        return joined(price(eyes, value), eyes.about(entry_of(eyes.open, eyes.player, value)))

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return ACTIONS.get(value[1], "")

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return card_id(value[1], 0)


class Use(LockdownChoice):
    """NL-10.3: an Item."""

    kind = ACT

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(value[2])

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return joined(price(eyes, value), eyes.about(entry_of(eyes.open, eyes.player, value)))

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return thing_art(value[2])

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return carried_id(eyes, value[2], value[1])


class UseRoom(LockdownChoice):
    """NL-10.5: what the Room is for."""

    kind = ACT

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(entry_of(eyes.open, eyes.player, value).id)

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return joined(price(eyes, value), eyes.about(entry_of(eyes.open, eyes.player, value)))

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return eyes.own.room


class UseComputer(LockdownChoice):
    """NL-10.11: one of the three things that the open card offers."""

    kind = BEHIND

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return offered(eyes, value[1])

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return price(eyes, value)

    def by(self, eyes: LockdownEyes, value: Any) -> tuple[str, ...]:
        return (OFFERS,)

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return computer_id(eyes.base.computer)


def offered(eyes: LockdownEyes, number: int) -> str:
    """NL-10.11: an option of the open Computer card in words."""
    steps = eyes.box.computers[eyes.base.computer].effect[0]["options"][number]
    return Speaker(eyes.texts).effect(steps)


class Drop(LockdownChoice):
    """NL-24.15: what lies openly."""

    kind = BEHIND

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(value[1])

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        """NL-24.16: Objects stay where they are dropped, Items do not."""
        return eyes.say("scene-drop-stays" if value[1] in OBJECTS else "scene-drop-lost")

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return thing_art(value[1])

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return carried_id(eyes, value[1])

    def by(self, eyes: LockdownEyes, value: Any) -> tuple[str, ...]:
        return (DROP,)


class DropHidden(LockdownChoice):
    """NL-24.15: an Item of a colour, which is chosen after that."""

    kind = BEHIND

    def name(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.name(f"{value[1]}_item")

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return f"item-{value[1]}"

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        held = () if eyes.secret is None else eyes.secret.inventory[value[1]]
        return eyes.texts.listed([eyes.name(item) for item in held])

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        held = () if eyes.secret is None else eyes.secret.inventory[value[1]]
        return item_id(held[0], 0) if held else None

    def by(self, eyes: LockdownEyes, value: Any) -> tuple[str, ...]:
        return (DROP,)


class Restore(LockdownChoice):
    """NL-40.66: reload and repair, which are free."""

    kind = ACT

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return does(eyes, value[1])

    def art(self, eyes: LockdownEyes, value: Any) -> str:
        return thing_art(value[1])

    def target(self, eyes: LockdownEyes, value: Any) -> str | None:
        return carried_id(eyes, value[1])


class Pass(LockdownChoice):
    """NL-6.12: no more turns in this round."""

    def text(self, eyes: LockdownEyes, value: Any) -> str:
        return eyes.say("scene-pass-about")


def crowded(eyes: LockdownEyes) -> bool:
    """Whether there is more to do here than a row of buttons holds: then cards are played from the hand."""
    return sum(one[0] in (*FIRST, *OTHERS) for one in eyes.asked.options) > MOST


# -- the question ------------------------------------------------------------------------------------------------------


class Acting(LockdownQuestion):
    """NL-6.8, NL-8: two actions a turn, in rows."""

    rules = ("NL-6.8", "NL-6.12", "NL-8.2", "NL-8.8", "NL-9.9", "NL-12.4")
    ways_out = (PASS,)
    choices: ClassVar = {
        "move": Go(),
        "careful": Careful(),
        "escape": Escape(),
        "leave": Leave(),
        "drive": Drive(),
        "shoot": Shoot(),
        "melee": Melee(),
        "pick-up": Basic(),
        "craft": Basic(),
        "trade": Basic(),
        "unlock": Basic(),
        "card": Play(),
        "item": Use(),
        "room": UseRoom(),
        "computer": UseComputer(),
        "drop": Drop(),
        "drop-hidden": DropHidden(),
        "reload": Restore(),
        "repair": Restore(),
        PASS: Pass(),
    }

    def ask(self, eyes: LockdownEyes) -> str:
        return eyes.say("scene-ask-action", number=eyes.view.acted + 1)

    def context(self, eyes: LockdownEyes) -> str:
        """What threatens here and now, how much there is to spend, and what Darkness means."""
        cards = eyes.say("scene-to-spend", count=len(eyes.hand))
        fire = eyes.say("scene-burning") if burns(eyes, eyes.own.room) else ""
        dark = eyes.say("scene-dark-surprise") if eyes.dark(eyes.player) else ""
        return joined(self.fleeing(eyes), fire, cards, dark)

    def fleeing(self, eyes: LockdownEyes) -> str:
        """NL-17.3: who attacks whoever escapes."""
        if not any(one[0] == "escape" for one in eyes.asked.options):
            return ""
        kinds = [eyes.name(figure.kind) for figure in eyes.intruders(eyes.own.room)]
        return eyes.say("scene-escape-from", kinds=eyes.texts.listed(kinds))

    def rows(self, eyes: LockdownEyes) -> tuple[Kind, ...]:
        """Those in which there is anything to choose, or a button that something lies behind."""
        there = {self.choice(one).row(eyes, one) for one in eyes.asked.options}
        there |= {SHELVES[key] for one in eyes.asked.options for key in self.choice(one).by(eyes, one)}
        return tuple(
            [
                Kind(id=row, name=self.called(eyes, row), text=self.beside(eyes, row), on_board=row == CARD)
                for row in ROWS
                if row in there
            ]
        )

    def called(self, eyes: LockdownEyes, row: str) -> str:
        """A row by what it means now: in Combat one escapes, and fights."""
        fight = bool(eyes.intruders(eyes.own.room))
        key = {MOVE: "escape", ACT: "fight"}.get(row, row) if fight else row
        return eyes.say(f"scene-kind-{key}")

    def beside(self, eyes: LockdownEyes, row: str) -> str:
        """What is the same for a whole row: the cost of a Movement, the Room."""
        if row == MOVE:
            moves = [one for one in eyes.asked.options if one[0] in MOVES and one[0] != CAREFUL]
            return price(eyes, moves[0]) if moves else ""
        here = eyes.own.room
        if row != ACT or not here or not eyes.tile(here):
            return ""
        return eyes.place(here) if eyes.stairs(here) else eyes.short(here)

    def folders(self, eyes: LockdownEyes) -> Iterable[Folder]:
        careful = [one for one in eyes.asked.options if one[0] == CAREFUL]
        told = joined(price(eyes, careful[0]), eyes.say("scene-careful-about")) if careful else ""
        yield Folder(id=CAREFUL, name=eyes.say("scene-careful"), text=told, kind=SHELVES[CAREFUL])
        offers = [one for one in eyes.asked.options if one[0] == "computer"]
        told = joined(price(eyes, offers[0]), eyes.name(eyes.base.computer)) if offers else ""
        yield Folder(id=OFFERS, name=eyes.say("scene-kind-computer"), text=told, kind=SHELVES[OFFERS], art="computer")
        yield Folder(id=DROP, name=eyes.say("scene-drop"), text=eyes.say("scene-drop-about"), kind=SHELVES[DROP])

    def order(self, eyes: LockdownEyes, value: Any) -> int:
        """Fights first, cards after what the Room and Items offer."""
        return FIRST.index(value[0]) if value[0] in FIRST else len(FIRST)

    def usual(self, eyes: LockdownEyes, value: Any) -> bool:
        """Nothing is left but to drop something."""
        return value == PASS and all(one == PASS or one[0] in FREE for one in eyes.asked.options)

    def refusals(self, eyes: LockdownEyes) -> Iterator[Refusal]:
        yield from shut(eyes)
        yield from unplayable(eyes)


def shut(eyes: LockdownEyes) -> Iterator[Refusal]:
    """NL-11.4: the neighbouring Rooms behind closed Doors; NL-8.2: those that cannot be paid for."""
    room = eyes.own.room
    if not room:
        return
    open_to = {one[1] for one in eyes.asked.options if one[0] in MOVES}
    for to in eyes.board.next[room]:
        if to in open_to:
            continue
        ways = eyes.board.between(room, to)
        closed = bool(ways) and all(eyes.base.doors.get(way) == "closed" for way in ways)
        yield Refusal(target=to, text=eyes.say("scene-refuse-door" if closed else "scene-refuse-cost"))


def unplayable(eyes: LockdownEyes) -> Iterator[Refusal]:
    """NL-10.2, NL-8.11: why a card in hand cannot be played."""
    played = {one[1] for one in eyes.asked.options if one[0] == CARD}
    fight = bool(eyes.intruders(eyes.own.room))
    for name in dict.fromkeys(eyes.hand):
        card = eyes.box.cards[eyes.own.character, name]
        if name in played:
            continue
        if card.timing != "action":
            why = "reaction"
        elif not fits(fight, card.combat):
            why = "combat" if fight else "peace"
        else:
            why = "cost" if (card.cost or 0) >= len(eyes.hand) else "nothing"
        for number in range(eyes.hand.count(name)):
            yield Refusal(target=card_id(name, number), text=eyes.say(f"scene-refuse-{why}"))


ACTING: dict[str, LockdownQuestion] = {"action": Acting()}
