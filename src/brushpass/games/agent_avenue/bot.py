"""What a good player of Agent Avenue looks at: how a table stands, and which choice leaves it standing best.

A quick judgement from the view alone, one turn ahead. Nothing is known of hidden cards but which names are still to
be seen, and every unseen card is taken to be equally likely.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from math import exp
from random import Random
from typing import Any

from brushpass.engine import Decision, Match, Observation
from brushpass.engine.chance import Dreamt
from brushpass.engine.running import Run

from .components import AGENT_CARDS, CATCH, CODEBREAKER, COPIES, DAREDEVIL, SIDES, icons
from .play import NO_SWAP, face_down_options, names
from .rules import claim, enlist
from .state import DECK, HANDS, AgentAvenue
from .team import CONFIRM

Weights = Mapping[str, float]

# Fitted to who won 5,000 basic games of this advice against itself (with some random choices), by logistic regression.
SCALE = 5.0
"""The lead that makes a win e times as likely as a loss."""
STEEP = 0.0126
"""How much more than its size a large lead is worth: this times its cube."""
TEMPO = 0.6
"""What it is worth to be the next to play, in steps on the ring."""
UNUSED_SWAP = 0.4
"""What a swap not yet used is worth, in steps on the ring."""
PROMISE: dict[str, tuple[float, ...]] = {
    "codebreaker": (0, 1.2, 5.8, 5.8),
    "daredevil": (0, -1.8, -6.5, -6.5),
    "double_agent": (0, 2.2, -0.5, -2.1),
    "enforcer": (0, 0.3, 1.2, 1.3),
    "mole": (0, -1.8),
    "saboteur": (0, -1.3, -2.7, -3.4),
    "sentinel": (0, 1.0, 3.1, 4.1),
    "sidekick": (0, 0.5),
}
"""What having so many agents of a name promises for later, in steps on the ring, beyond the steps they brought."""
DOUBT = 0.1
"""By what win share a choice must be better for the opponents to be taken with a probability of 73 %."""
LANDING = 1.0
"""What a black market card is worth before it is known which."""
ONGOING: dict[str, float] = {
    "distraction_device": 1.5,
    "watchtower": 2.0,
    "sinister_twin": 2.0,
    "supercomputer": 3.0,
    "leader_of_the_pack": 2.0,
    "getaway_car": 1.5,
    "masterplan": 1.5,
    "security_system": 1.0,
}
"""What an ongoing black market card is worth to its owner."""


def advise(observation: Observation, rng: Random) -> str:
    """The choice that leaves the table standing best for the seat's side, as far as it can see."""
    assert observation.decision is not None
    prompt, options = observation.decision.prompt, observation.decision.options
    judge = Judge(observation, rng)
    kind, _, matter = prompt.partition("-")
    if kind == "respond":  # two that judge alike need not argue
        return CONFIRM
    if kind in ("propose", "settle"):
        prompt = {"recruit": "recruit", "market": "take-market-card"}.get(matter, matter)
    return best(options, judge.worth_of(prompt), rng)


def best(options: Sequence[str], worth: Callable[[str], float], rng: Random) -> str:
    """The option worth most; among equals any."""
    return max(options, key=lambda option: (worth(option), rng.random()))


class Judge:
    """One seat's judgement of one position."""

    def __init__(self, observation: Observation, rng: Random) -> None:
        self.view = view = observation.view
        self.seat = seat = observation.seat
        self.log = observation.log
        self.hand = view.seats[seat].hand or ()
        self.side = SIDES.index(view.seats[seat].side)
        one, other = view.sides
        self.table = AgentAvenue(
            stage=view.stage,
            teams=(one.seats, other.seats),
            swaps=tuple(player.swaps_used for player in view.seats),
            active=SIDES.index(view.active),
            steps=(one.steps, other.steps),
            crews=(one.recruits, other.recruits),
            supply=view.supply,
            ongoing=(one.ongoing, other.ongoing),
        )
        self.run = Run(Dreamt(rng), None, None)
        self.pairs: dict[tuple[str, str], float] = {}

    def worth_of(self, prompt: str) -> Callable[[str], float]:
        """How to judge the options of a prompt."""
        return {
            "swap": self.swap,
            "lay-face-up": self.lay_face_up,
            "lay-face-down": lambda card: self.laid(self.view.face_up or card, card),
            "recruit": self.recruit,
            "take-market-card": self.market_card,
            "mind-control": self.mind_control,
            "double-trouble": lambda agent: self.worth((self.side, agent)),
            "secret-recruit": lambda agent: self.worth((self.side, agent)),
            "spycation-return": self.spycation,
            "spycation-recruit": self.again,
        }.get(prompt, lambda option: 0.0)

    # -- the table ---------------------------------------------------------------------------------------------------

    def worth(self, *recruits: tuple[int, str], table: AgentAvenue | None = None, bonus: float = 0.0) -> float:
        """How likely the seat's side is to win, at the end of the turn after sides recruited these agents."""
        t = (table or self.table).copy()
        t.run = self.run
        side = self.side
        for who, agent in recruits:
            if enlist(t, who, agent):
                bonus += LANDING if who == side else -LANDING
        for who in (t.active, 1 - t.active):
            if claim(t, who):
                return 1.0 if who == side else 0.0
        tempo = -TEMPO if t.active == side else TEMPO
        return share(t, side, bonus + tempo)

    def pair(self, ours: str, theirs: str) -> float:
        """How the table stands when the seat's side recruits one card of the centre and the opponents the other."""
        found = self.pairs.get((ours, theirs))
        if found is None:
            found = self.pairs[ours, theirs] = self.worth((1 - self.side, theirs), (self.side, ours))
        return found

    @cached_property
    def unseen(self) -> Weights:
        """How many cards of each name nobody has in play and the seat does not see."""
        seen = [*self.hand, *(self.view.seats[self.seat].aside or ()), self.view.face_up, self.view.face_down]
        for side in self.view.sides:
            seen += side.recruits
        return {name: copies - seen.count(name) for name, copies in COPIES.items() if copies > seen.count(name)}

    def expected(self, worth: Callable[[str], float]) -> float:
        """The average over the unseen cards."""
        total = sum(self.unseen.values())
        return sum(number * worth(card) for card, number in self.unseen.items()) / total if total else 0.0

    # -- step 1: play ------------------------------------------------------------------------------------------------

    def laid(self, face_up: str, face_down: str) -> float:
        """What a centre of these two cards is worth: the opponents see one of them and are likely to choose well."""
        taken = self.likely(face_up)
        return taken * self.pair(face_down, face_up) + (1 - taken) * self.pair(face_up, face_down)

    def likely(self, face_up: str) -> float:
        """How likely the opponents are to take a face-up card."""
        found = self.chances.get(face_up)
        if found is None:
            loss = self.expected(lambda card: self.pair(face_up, card) - self.pair(card, face_up))
            found = self.chances[face_up] = 1 / (1 + exp(-loss / DOUBT))
        return found

    @cached_property
    def chances(self) -> dict[str, float]:
        """How likely the opponents are to take a face-up card, by its name."""
        return {}

    def lay_face_up(self, face_up: str) -> float:
        """A face-up card together with the best one beside it, which a partner would have to have."""
        if self.alone:
            return self.best_beside(face_up, self.hand)
        return self.expected(lambda card: self.laid(face_up, card))

    def best_beside(self, face_up: str, hand: tuple[str, ...]) -> float:
        rest = list(hand)
        rest.remove(face_up)
        return max(self.laid(face_up, card) for card in face_down_options(tuple(rest), face_up))

    @property
    def alone(self) -> bool:
        return len(self.table.teams[self.side]) == 1

    def play(self, hand: tuple[str, ...]) -> float:
        """What the best play from a hand is worth."""
        if self.alone:
            return max(self.best_beside(card, hand) for card in names(hand))
        if self.view.face_up is not None:
            return max(self.laid(self.view.face_up, card) for card in face_down_options(hand, self.view.face_up))
        return max(self.lay_face_up(card) for card in names(hand))

    def swap(self, option: str) -> float:
        """A swap, by what the hand is worth on average after it."""
        if option == NO_SWAP:
            return self.play(self.hand) + UNUSED_SWAP / SCALE / 4
        rest = list(self.hand)
        rest.remove(option)
        return self.expected(lambda card: self.play(tuple(sorted([*rest, card]))))

    # -- step 2: recruit ---------------------------------------------------------------------------------------------

    def recruit(self, option: str) -> float:
        """Taking the face-up card, or leaving it to the others."""
        face_up = self.view.face_up
        assert face_up is not None
        if option == "face_up":
            return self.expected(lambda card: self.pair(face_up, card))
        return self.expected(lambda card: self.pair(card, face_up))

    # -- the black market --------------------------------------------------------------------------------------------

    def market_card(self, card: str) -> float:
        """What taking a card of the supply leads to, at best."""
        side, crew = self.side, self.table.crews[self.side]
        if card in ONGOING:
            table = self.table.copy()
            cards = (*table.ongoing[side], card)
            table.ongoing = (table.ongoing[0], cards) if side else (cards, table.ongoing[1])
            return self.worth(table=table)
        if card == "smoke_screen":
            return self.expected(lambda agent: self.worth((side, agent)))
        if card == "mind_control":
            return max(map(self.mind_control, self.table.crews[1 - side]), default=self.worth())
        if card == "spycation":
            return max(map(self.spycation, crew), default=self.worth())
        if card == "surveillance_truck":
            return self.worth(bonus=1)
        recruits = {
            "outpost": [agent for agent in self.hand if agent == "sentinel"],
            "double_trouble": [agent for agent in self.hand if self.hand.count(agent) > 1],
            "secret_recruit": [agent for agent in self.hand if agent not in crew],
        }[card]
        return max((self.worth((side, agent)) for agent in recruits), default=self.worth())

    def mind_control(self, agent: str) -> float:
        """Taking an agent away from the opponents."""
        table = self.table.copy()
        table.take_out(1 - self.side, agent)
        return self.worth(table=table)

    def spycation(self, agent: str) -> float:
        """Taking back an agent, and recruiting it again if that is better."""
        table = self.table.copy()
        table.take_out(self.side, agent)
        return max(self.worth(table=table), self.worth((self.side, agent), table=table))

    def again(self, option: str) -> float:
        """Recruiting the agent that was taken back."""
        if option == "keep":
            return self.worth()
        returned = next(event.args["card"] for event in reversed(self.log) if event.event == "returned")
        return self.worth((self.side, returned))


def prospects(t: AgentAvenue, side: int) -> float:
    """What a side's agents and ongoing cards promise for later turns."""
    crew, ongoing = t.crews[side], t.ongoing[side]
    total = sum(ONGOING[card] for card in ongoing) - UNUSED_SWAP * sum(t.swaps[seat] for seat in t.teams[side])
    for name, promise in PROMISE.items():
        count = min(crew.count(name), len(promise) - 1)
        if name == "daredevil" and "leader_of_the_pack" in ongoing:
            total += abs(promise[count])
        else:
            total += promise[count]
    return total


def share(t: AgentAvenue, side: int, bonus: float) -> float:
    """How likely a side is to win, judged between two turns; `bonus`: what else speaks for it, in steps."""
    lead = t.lead(side)
    ahead = lead + STEEP * lead**3 + prospects(t, side) - prospects(t, 1 - side) + bonus
    return 1 / (1 + exp(-ahead / SCALE))


# -- for the search ------------------------------------------------------------------------------------------------------

TURNS = 3
"""How many turns the search plays on before it judges the table."""
CLAIM = 20.0
"""What a claim is worth, in steps on the ring."""
WHIM = 2.0
"""How far apart, in steps, two plays may be judged and still both be played."""


def foresee(world: Match[AgentAvenue, Any], rng: Random) -> tuple[float, ...]:
    """Every seat's share of the win in an imagined world: some turns are played on quickly, then the table is judged."""
    t = world.state
    end = t.turns + TURNS
    while t.turns < end and (decision := world.decision) is not None:
        world.choose(quick(t, decision, rng.random))
    if world.outcome is not None:
        return world.outcome.shares
    green = share(t, 0, TEMPO if t.active == 0 else -TEMPO)
    return tuple(green if seat in t.teams[0] else 1 - green for seat in range(world.seats))


def quick(t: AgentAvenue, decision: Decision[str], random: Callable[[], float]) -> str:
    """A fair choice in an imagined world, made from nothing that its seat could not see, without much thought."""
    prompt, options = decision.prompt, decision.options
    if prompt == "swap" or len(options) == 1:
        return options[0]
    active = t.active
    lead = t.lead(active)
    mine = gains(t.crews[active], t.ongoing[active], lead)
    theirs = gains(t.crews[1 - active], t.ongoing[1 - active], -lead)
    if prompt == "lay-face-up":
        usual = contested(t, mine, theirs, random)
        hand = t.piles[HANDS[decision.seat]] if len(t.teams[active]) == 1 else t.piles[DECK] or options
        choice, high = options[0], -1000.0
        for face_up in options:
            taken = 1 / (1 + exp((usual - mine[face_up] - theirs[face_up]) / CARE))
            for card in hand:
                if card != face_up:
                    if_taken, if_left = mine[card] - theirs[face_up], mine[face_up] - theirs[card]
                    worth = taken * if_taken + (1 - taken) * if_left + WHIM * random()
                    if worth > high:
                        choice, high = face_up, worth
        return choice
    if prompt == "lay-face-down":
        face_up = t.face_up
        usual = contested(t, mine, theirs, random)
        taken = 1 / (1 + exp((usual - mine[face_up] - theirs[face_up]) / CARE))
        return max(options, key=lambda card: taken * mine[card] - (1 - taken) * theirs[card] + WHIM * random())
    if prompt in ("recruit", "propose-recruit"):
        wanted = mine[t.face_up] + theirs[t.face_up] + WHIM * (random() - 0.5)
        return "face_up" if wanted > contested(t, mine, theirs, random) else "face_down"
    if prompt.startswith("respond"):
        return CONFIRM
    return options[int(random() * len(options))]


CARE = 2.0


def contested(t: AgentAvenue, mine: Weights, theirs: Weights, random: Callable[[], float]) -> float:
    """How much both sides together stand to gain from a card that nobody has seen."""
    deck = t.piles[DECK] or AGENT_CARDS
    total = 0.0
    for _ in range(4):
        card = deck[int(random() * len(deck))]
        total += mine[card] + theirs[card]
    return total / 4


@lru_cache(maxsize=1 << 16)
def gains(crew: tuple[str, ...], ongoing: tuple[str, ...], lead: int) -> Weights:
    """What a side gains by recruiting each agent, in steps on the ring."""
    found = {}
    for name, copies in COPIES.items():
        count = crew.count(name)
        steps = icons(name, ongoing)[min(count + 1, copies)]
        promise = PROMISE[name]
        gain = steps + promise[min(count + 1, len(promise) - 1)] - promise[min(count, len(promise) - 1)]
        if name == CODEBREAKER and count >= 2 or lead + steps >= CATCH:
            gain = CLAIM
        elif name == DAREDEVIL and count >= 2:
            gain = CLAIM if "leader_of_the_pack" in ongoing else -CLAIM
        elif lead + steps <= -CATCH:
            gain = -CLAIM
        found[name] = gain
    return found
