"""NL-44.21: the predicates of effects and requirements, each of one Character in one Room."""

from __future__ import annotations

from ..box.board import TECH
from ..box.entries import Term
from ..state import NOBODY, POOL, Lockdown
from .cards import has_action_cards
from .effects import Deed, predicate
from .items import objects_at
from .leaving import isolation_open
from .orders import senders
from .selecting import in_darkness, marked, rooms

# -- the Character -----------------------------------------------------------------------------------------------------


@predicate("attack_cause")
def attack_cause(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return bool(deed.cause == term["is"])


@predicate("attack_card_health_is")
def attack_card_health_is(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return bool(t.box.attacks[deed.card].health == term["is"])


@predicate("has_undressed_serious")
def has_undressed_serious(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return bool(t.crew[seat].wounds)


@predicate("serious_wounds_min")
def serious_wounds_min(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.crew[seat].serious >= int(term["n"])


@predicate("no_action_cards")
def no_action_cards(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return not has_action_cards(t, seat)


@predicate("has_action_cards")
def some_action_cards(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return has_action_cards(t, seat)


@predicate("in_darkness")
def is_in_darkness(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return in_darkness(t, seat, deed)


@predicate("in_nest_or_carries_egg")
def in_nest_or_carries_egg(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.tile(room) == "nest" or t.crew[seat].carries("egg")


@predicate("has_larva")
def has_larva(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.crew[seat].larva


@predicate("no_larva_at_start")
def no_larva_at_start(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return seat not in deed.larvae


@predicate("nobody_infested_by_this_card")
def nobody_infested(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return not deed.infested


@predicate("knowledge_inactive")
def knowledge_inactive(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return not t.crew[seat].verified


@predicate("knowledge_active")
def knowledge_active(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.crew[seat].verified


@predicate("knowledge_min")
def knowledge_min(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.crew[seat].knowledge >= int(term["n"])


@predicate("signal_not_sent")
def signal_not_sent(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return not t.crew[seat].signal


@predicate("other_player_sent_signal")
def other_player_sent_signal(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return bool(senders(t, seat))


# -- the Room ----------------------------------------------------------------------------------------------------------


@predicate("not_in_combat")
@predicate("no_intruder_here")
def no_intruder_here(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return not t.fighting(room)


@predicate("object_in_room")
def object_in_room(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return bool(objects_at(t, room))


@predicate("intruder_or_object_here")
def intruder_or_object_here(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.fighting(room) or bool(objects_at(t, room))


@predicate("item_counter_min")
def item_counter_min(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.base.counters.get(room, 0) >= int(term["n"])


@predicate("technical_entrance_here")
def technical_entrance_here(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return bool(t.board.entrance[room])


@predicate("working_computer_here")
def working_computer_here(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.computer_in(room)


@predicate("in_exit_room")
def in_exit_room(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return room in t.board.exits


@predicate("elevator_here")
def elevator_here(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.board.stops[t.base.elevator] == room


@predicate("elevator_elsewhere")
def elevator_elsewhere(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.board.stops[t.base.elevator] != room


# -- the base ----------------------------------------------------------------------------------------------------------


@predicate("room_has_marker")
def room_has_marker(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.room_of(term["room"]) in marked(t, term["marker"])


@predicate("room_explored")
def room_explored(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    room = t.room_of(term["room"])
    return bool(room) and t.explored(room)


@predicate("room_exists")
def room_exists(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return bool(rooms(t, term["room"], deed))


@predicate("technical_noise_present")
def technical_noise_present(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return TECH in t.base.noise


@predicate("elevator_powered")
def elevator_powered(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.base.power["elevator"][1]


@predicate("isolation_open")
def isolation_is_open(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return isolation_open(t)


@predicate("venting_token_free")
def venting_token_free(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return not t.base.vent


@predicate("crafted_in_stock")
def crafted_in_stock(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return any(t.base.stock[item] for item in term["items"])


@predicate("cocooned_egg_left")
def cocooned_egg_left(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.lab.eggs > 0


# -- clock and orders --------------------------------------------------------------------------------------------------


@predicate("time_on_css_token")
def time_on_css_token(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.clock.slot in t.clock.css


@predicate("face_down_css_token_left")
def face_down_css_token_left(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return any(t.clock.css)


@predicate("css_pod_empty")
def css_pod_empty(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return all(crew.pod != term["pod"] for crew in t.crew)


@predicate("autodestruction_yellow")
def autodestruction_yellow(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.clock.countdown != NOBODY and not t.clock.red


@predicate("autodestruction_not_running")
def autodestruction_not_running(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.clock.countdown == NOBODY


@predicate("alert_not_started")
def alert_not_started(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return t.clock.alert == NOBODY


@predicate("neutral_pool_not_empty")
def neutral_pool_not_empty(t: Lockdown, term: Term, deed: Deed, seat: int, room: str) -> bool:
    return bool(t.piles[POOL])
