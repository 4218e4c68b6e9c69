### Nemesis: Lockdown: what happened. $seat, $actor and $rival are players; $room and $way are places of the board, the rest things with a name, numbers, or words to select by.

## Set-up and rounds

event-shared-objectives = Your objectives: { $cards }.
event-character = { $seat } is { $character-acc }.
event-round = Round { $round } begins.
event-turn = It is { $seat }’s turn.
event-passes = { $seat } passes.
event-ended =
    { $how ->
        [destroyed] The base is destroyed.
       *[over] It is over: the rescue team storms the base.
    }

## Actions

event-acts = { $seat }: { $action }.
event-plays = { $seat } plays { $card }.
event-uses = { $seat } uses { $item-a }.
event-room-action = { $seat } uses the room: { $action }.
event-discarded = { $seat } discards { $card }.
event-reacted = { $seat } reacts with { $card }.
event-interrupted = { $seat } interrupts { $actor }: the action has no effect.
event-light = { $seat } has light: { $item }.
event-computer = The computers offer { $card }.

## Moving and noise

event-moved = { $seat } goes { $room-to }.
event-explored =
    { $tile-id ->
        [nest] { $seat } explores { $tile-acc }: { $effect }.
       *[other] { $count ->
            [one] { $seat } explores { $tile-acc }: { $effect }, 1 item.
           *[other] { $seat } explores { $tile-acc }: { $effect }, { $count } items.
        }
    }
event-noise-roll = { $seat } makes a noise roll: { $face }.
event-noise = Noise { $way-in }.
event-surface-token = { $seat } looks around { $room-in }: { $effect }.
event-surface-card = Surface of Mars: { $card }.
event-drove = { $seat } drives { $room-to }.
event-danger = Danger { $room-in }!

## Markers and doors

event-fire = Fire { $room-in }.
event-malfunction = Malfunction { $room-in }.
event-marker-discarded =
    { $marker-id ->
        [fire] The fire { $room-in } is out.
        [malfunction] The malfunction { $room-in } is repaired.
       *[other] { $marker } { $room-in } is gone.
    }
event-door-closed = The door { $way-in } closes.
event-door-opened = The door { $way-in } opens.
event-door-destroyed = The door { $way-in } is destroyed.
event-venting = The air { $room-in } is being sucked out.
event-venting-stopped = The venting stops: a door is open.
event-vented = There is no air left { $room-in }: everything alive there dies.

## Intruders

event-no-encounter = The bag is empty: { $seat } meets nothing.
event-encounter =
    { $kind-id ->
        [blank] Encounter: { $seat } draws a blank.
       *[other] Encounter: { $seat } meets { $kind-a }.
    }
event-first-encounter = The first encounter: everybody keeps one objective.
event-kept = { $seat } keeps an objective: { $deck }.
event-appeared = { $kind } { $room-in }!
event-left-board = The { $kind } { $room-in } vanishes into the dark.
event-intruder-moved = The { $kind } goes { $room-to }.
event-replaced = The { $kind } becomes { $becomes-a }.
event-surprise = The { $kind } attacks { $seat } by surprise!
event-attack =
    { $result ->
        [hit] The { $kind } attacks { $seat }: { $card }.
       *[miss] The { $kind } attacks { $seat } and misses ({ $card }).
    }
event-larva-attack = A Larva attaches to { $seat }.
event-shot =
    { $face-id ->
        [blank] { $seat } shoots ({ $item }): a miss.
       *[other] { $seat } shoots ({ $item }): { $face }.
    }
event-struck =
    { $face-id ->
        [blank] { $seat } attacks in melee: a miss.
       *[other] { $seat } attacks in melee: { $face }.
    }
event-injured =
    { $count ->
        [one] The { $kind } suffers 1 injury.
       *[other] The { $kind } suffers { $count } injuries.
    }
event-checked = Endurance of { $kind-low }: { $cards }.
event-killed = The { $kind } { $room-in } is dead.
event-retreats = The { $kind } retreats.
event-egg-destroyed = An egg { $room-in } is destroyed.
event-egg-laid = There is a new egg in the Nest.
event-nest-destroyed = The Nest is destroyed.

## People

event-burns = { $seat } stands in the fire.
event-light-wound = { $seat } suffers a light wound.
event-healed-light = { $seat } is healed of light wounds.
event-serious-wound = { $seat } suffers a serious wound: { $card }.
event-dressed = { $seat } dresses a serious wound: { $card }.
event-healed = { $seat } is healed of a serious wound: { $card }.
event-died = { $seat } dies.
event-revived = { $seat } is brought back to life in the Emergency Room.
event-slimed = { $seat } is covered in slime.
event-larva = { $seat } has a Larva.
event-larva-removed = { $seat } is rid of the Larva.
event-contaminated = { $seat } takes a contamination card.
event-scanned =
    { $count ->
        [0] { $seat } has nothing to scan.
        [one] { $seat } scans 1 contamination card.
       *[other] { $seat } scans { $count } contamination cards.
    }
event-saw-scan =
    { $count ->
        [0] You found no parasite.
        [one] You found a parasite.
       *[other] You found { $count } parasites.
    }
event-scanned-openly =
    { $strain-id ->
        [infected] { $seat } scans a card for all to see: a parasite.
       *[harmless] { $seat } scans a card for all to see: harmless.
    }
event-got-rid =
    { $strain-id ->
        [infected] { $seat } gets rid of a parasite.
       *[harmless] { $seat } gets rid of a harmless contamination card.
    }
event-learned = { $seat } has { $count } knowledge.
event-verified = { $seat } has verified knowledge.
event-signal = { $seat } sends the signal.
event-analysed = { $seat } analyzes { $thing-a }.
event-weakness = A weakness is discovered: { $card }.

## Items

event-searched = { $seat } searches and keeps { $colour-item }.
event-found = { $seat } finds { $colour-item }.
event-took = { $seat } takes { $thing-a }.
event-dropped = { $seat } drops { $thing-acc }.
event-dropped-hidden = { $seat } drops { $colour-item }.
event-lost = { $seat } loses { $colour-item }.
event-gave = { $seat } gives { $rival } { $colour-item }.
event-handed = { $seat } gives { $rival } { $thing-acc }.
event-showed = { $seat } shows { $rival } { $colour-item }.
event-saw-item = { $rival } shows you { $item-acc }.
event-refused = { $seat } does not agree.
event-crafted = { $seat } crafts { $item-a }.
event-unlocked = { $seat } unlocks { $item-acc }.
event-loaded = { $seat } loads { $item-acc }: { $count } ammo.
event-attached = { $seat } attaches a magazine to { $item-acc }.
event-repaired = { $seat } repairs { $item-acc }.
event-bound = { $seat } binds { $item-acc } and { $thing-acc } together.

## The base and the clock

event-power =
    { $side ->
        [on] The power is back { $circuit-in }.
       *[off] The power is out { $circuit-in }.
    }
event-power-restored = { $seat } restores the power.
event-power-swapped = The power tokens { $circuit-in } and { $rest-in } change places.
event-backup =
    { $side ->
        [on] The backup power is running.
       *[off] The backup power is off.
    }
event-elevator = The elevator is { $circuit-in }.
event-rover =
    { $room-id ->
        [bunker] The rover is at the Bunker.
       *[other] The rover is { $room-in }.
    }
event-gate-opened = The main gate opens.
event-time =
    { $slot ->
        [0] Time is up.
       *[other] Time: { $slot }.
    }
event-event = Event: { $card }.
event-development = Out of the bag: { $kind }.
event-launch = { $token }.
event-alert = Alert! The game ends when time leaves slot { $slot }.
event-countdown =
    { $slot ->
        [0] The autodestruction is running: unless it is stopped, the base is destroyed when time is up.
       *[other] The autodestruction is running. It can be stopped until time leaves slot { $slot }.
    }
event-countdown-stopped = The autodestruction is stopped.
event-irreversible =
    { $slot ->
        [0] The autodestruction can no longer be stopped. The base is destroyed when time is up.
       *[other] The autodestruction can no longer be stopped. The base is destroyed when time leaves slot { $slot }.
    }

## Leaving

event-boarded =
    { $pod ->
        [a] { $seat } boards CSS Pod A.
        [b] { $seat } boards CSS Pod B.
       *[c] { $seat } boards CSS Pod C.
    }
event-returned = { $seat } comes back { $room-to }.
event-left =
    { $fate ->
        [bunker] { $seat } has reached the Bunker.
        [evacuated] { $seat } leaves in a CSS pod.
       *[isolated] { $seat } locks the Isolation Room from inside.
    }

## Looking

event-looked-at-orders =
    { $source ->
        [-1] { $seat } looks into the neutral pool of contingencies.
       *[other] { $seat } looks at the contingency tokens of another player.
    }
event-saw-orders = You saw { $orders }.
event-took-order = { $seat } takes a contingency token.
event-order-opened = A contingency token is turned up: { $order }.
event-checked-objectives = { $seat } checks the objectives of { $rival }.
event-saw-objective = You saw an objective of { $rival }: { $card }.
event-looked-at-css = { $seat } looks at the CSS token of slot { $slot }.
event-saw-css = You saw the CSS token of slot { $slot }: { $token }.
event-moved-css = { $seat } moves the CSS token of slot { $slot } to slot { $to }.
event-looked-at-room = { $seat } looks at what is { $room-in }.
event-saw-tile = You saw what is { $room-in }: { $tile }.
event-saw-token = You saw the exploration token { $room-in }: { $token }.

## The end

event-order = The active contingency: { $order }.
event-condemned = { $seat } is killed by the contingency.
event-last-scan =
    { $result ->
        [infected] { $seat } has a parasite.
       *[clean] { $seat } has no parasite.
    }
event-last-cards = { $seat } turns up { $cards }.
event-shared-objective =
    { $result ->
        [fulfilled] The objective { $card } is fulfilled.
       *[failed] The objective { $card } is not fulfilled.
    }
event-objective =
    { $result ->
        [fulfilled] { $seat } has fulfilled the objective { $card }.
       *[failed] { $seat } has not fulfilled the objective { $card }.
    }
event-turned-up = Nobody found out what is { $room-in }: { $tile }.
