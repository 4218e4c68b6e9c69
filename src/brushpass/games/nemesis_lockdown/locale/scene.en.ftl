### Nemesis: Lockdown: what stands on the table beside cards and questions. Names are in names.en.ftl.

## Rooms in a word or two, as on the map

short-archive = Archive
short-cave_entrance = Cave Entrance
short-cooling_system = Cooling
short-decontamination_room = Decon Room
short-emergency_room = Emergency
short-laboratory = Laboratory
short-cargo_sending_system_a = CSS Pod A
short-cargo_sending_system_b = CSS Pod B
short-cargo_sending_system_c = CSS Pod C
short-nest = Nest
short-power_generator = Generator
short-transmitter_control_room = Transmitter
short-css_control_system = CSS Control
short-defense_control_room = Defense
short-guard_room = Guard Room
short-contaminated_room = Contaminated
short-surgery = Surgery
short-testing_lab = Testing Lab
short-vent_control_room = Vent Control
short-alert_room = Alert Room
short-backup_power_supply = Backup Power
short-repository = Repository
short-isolation_room = Isolation
short-elevator_room_s01 = Elevator
short-elevator_room_s02 = Elevator
short-elevator_room_s03 = Elevator

## The table

scene-characters = { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
scene-rounds-left = { $count ->
        [0] last round
        [one] 1 round left
       *[other] { $count } rounds left
    }
scene-crew = Crew
scene-turn-order = turn order
scene-tab-map = Map
scene-tab-cards = Cards
scene-tab-gear = Gear
scene-tab-crew = Crew
scene-tab-base = Base
scene-tab-end = Fates
scene-tab-log = Log

## The base

scene-unexplored = Unexplored { $slot }
scene-unexplored-number = Unexplored { $number }
scene-stairs = Staircase { $letter }
scene-nowhere = not on the board
scene-items = { $colour ->
        [red] M
        [yellow] T
        [green] H
       *[other] A
    }{ $count }
scene-room-items = { $room }, { $colour ->
        [red] military
        [yellow] technical
        [green] medical
       *[other] any
    } items: { $count }
scene-sign-fire = Fire
scene-sign-malfunction = Malfunction
scene-sign-venting = The air is being sucked out
scene-sign-egg = Eggs
scene-sign-rover = Exit Room; the rover is here
scene-sign-exit = Exit Room
scene-sign-cabin = The elevator is here
scene-power = Power { $number }
scene-no-power = No power { $number }
scene-noise = noise
scene-no-noise = no noise
scene-bag = Intruder bag
scene-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
scene-gate-open = open
scene-gate-closed = closed
scene-lift = Elevator: { $at }
scene-door-closed = A closed door
scene-door-destroyed = A destroyed door
scene-whose = { $thing }: { $name }

## The clock

scene-time = Time, { $count ->
        [0] the last round
        [one] 1 round left
       *[other] { $count } rounds left
    }
scene-slot-last = S
scene-now = now
scene-end = end
scene-pod = pod
scene-css = { $slot }, a CSS token: pods may leave
scene-countdown = Autodestruction, can still be stopped
scene-countdown-red = Autodestruction, cannot be stopped
scene-line-blue = Here the power fails in one place
scene-line-red = Here the power fails in one place, unless the backup runs
scene-line-spared = The backup runs: no power fails here

## People

scene-who = { $name }, { $character }
scene-fate-here = on the base
scene-fate-pod = in a pod
scene-fate-bunker = in the Bunker
scene-fate-evacuated = left in a pod
scene-fate-isolated = in the Isolation Room
scene-fate-dead = dead
scene-state-dark = In Darkness
scene-state-passed = Passed
scene-state-larva = A Larva
scene-state-signal = Signal sent
scene-state-verified = Knowledge verified
scene-state-quiet = does not interrupt
scene-light-wounds = { $count ->
        [one] light wound
       *[other] light wounds
    }
scene-serious-wounds = { $count ->
        [one] serious wound
       *[other] serious wounds
    }
scene-knowledge = knowledge
scene-cards = { $count ->
        [one] card in hand
       *[other] cards in hand
    }
scene-health = Condition
scene-wounds = Serious wounds
scene-dressed = dressed
scene-gear = Gear
scene-kit = What you carry
scene-bound = taped { $number }
scene-goals = Objectives
scene-goal-end =
    { $done ->
        [yes] fulfilled
       *[no] not fulfilled
    }
scene-objective = { $deck ->
        [personal] Personal
        [corporate] Corporate
       *[other] Objective
    }
scene-order = Contingency
scene-quest = Quest, locked
scene-hand = Your hand
scene-deck = deck
scene-discarded = { $count } discarded
scene-scanned = scanned

## What belongs to nobody

scene-event = Event
scene-in-dark = In darkness: { $text }
scene-computer = Computer
scene-weaknesses = Weaknesses of the intruders
scene-weakness-unknown = Undiscovered
scene-weakness-level = Useful from { $count } knowledge
scene-left = Left
scene-events = Events
scene-attacks = Attacks
scene-eggs-reserve = Eggs in reserve
scene-pool = Neutral contingency tokens

## The end

scene-wins = { $count ->
        [0] Nobody wins
       *[other] { $you ->
            [yes] { $count ->
                [one] You win
               *[other] You win: { $names }
            }
           *[no] { $count ->
                [one] { $names } wins
               *[other] { $names } win
            }
        }
    }
scene-fates = What became of the crew
scene-wanted = Objective: { $what }.
scene-was-infected = Infected.
scene-active = the active contingency
scene-opened = Was hidden
scene-never-explored = unexplored
scene-log-died = { $seat } dies: { $cause }.
scene-died-of = Did not survive: { $cause }.
scene-death-attack = killed by { $kind-a }
scene-death-escape = torn apart by { $kind-a } while escaping
scene-death-fire = the fire { $room-in }
scene-death-burnt = a fire
scene-death-vented = no air left { $room-in }
scene-death-melee = a fight hand to hand
scene-death-pod = a pod that did not leave
scene-death-parasite = a parasite
scene-death-event = the event { $card }
scene-death-surface = the surface of Mars, { $card }
scene-death-deed = { $thing }

## What an objective still needs

scene-or = {" or "}
scene-need-rooms = { $count ->
        [0] all explored
        [one] 1 room to go
       *[other] { $count } rooms to go
    }
scene-need-knowledge = { $count } of { $most } knowledge
scene-need-items = { $count } of { $most } items
scene-need-weaknesses = { $count } of { $most } weaknesses
scene-need-power = { $count } of { $most } with power
scene-need-signal = signal sent
scene-need-verified = knowledge verified
scene-need-queen = Queen dead
scene-need-nest = Nest destroyed
scene-need-base = base destroyed
scene-need-dead = { $name } dead
scene-need-nobody = nobody has this number
scene-need-alone = only you alive
scene-need-survivors = no other Nemesis survivor alive
scene-need-company = at least { $count } alive
scene-need-few = at most { $count } alive
scene-need-css_pod = away in a pod
scene-need-bunker = in the Bunker
scene-need-css_pod_or_bunker = in a pod or the Bunker

scene-tool-quiet = Never interrupt
scene-tool-quiet-about = You are no longer asked whether you interrupt others in your Room. Everybody sees that.
scene-tool-asked = Interrupt again
scene-tool-asked-about = You are asked again whether you interrupt others in your Room.
