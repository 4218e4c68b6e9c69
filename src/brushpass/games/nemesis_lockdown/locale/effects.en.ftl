### Nemesis: Lockdown: effects and conditions in words, for cards whose wording nobody has written. `effect-<operation>`, `cond-<predicate>`; $who is self, or somebody else, who is called $whom (again: said already); $amount is from `amount-<noun>`; $in is where, from `room-…`.

effect-then = { $head } and then { $last }
effect-and = { $head } and { $last }
effect-or = { $head }, or { $last }
effect-either = { $head } or { $last }
effect-if = if { $cond }, { $then }
effect-if-else = if { $cond }, { $then }; otherwise { $else }
effect-dark = In darkness: { $effect }
effect-requires = Only if { $cond }.
effect-reaction = { $when }: { $effect }

## Who

who-target = the victim
who-each = everybody concerned
who-others_here = everybody else in your room
who-character_here = a character in your room, perhaps you,
who-character_here_max_3_cards = a character in your room with at most 3 cards
who-all_here = everybody here
who-self_and_one_here = you and 1 willing character
who-rules_dark_only = a character in darkness
who-any_character = a character
who-any_survivor = a survivor
who-which = who
each-character = each character{ $in ->
        [none] {""}
       *[other] {""} { $in }
    }{ $which ->
        [none] {""}
       *[other] {""} { $which }
    }

## How many

amount-light_wound = { $n ->
        [all] all light wounds
        [one] 1 light wound
       *[other] { $n } light wounds
    }
amount-serious_wound = { $n ->
        [all] all serious wounds
        [one] 1 serious wound
       *[other] { $n } serious wounds
    }
amount-dressed = { $n ->
        [all] all dressed serious wounds
        [one] 1 dressed serious wound
       *[other] { $n } dressed serious wounds
    }
amount-contamination = { $n ->
        [one] 1 contamination card
       *[other] { $n } contamination cards
    }
amount-card = { $n ->
        [serious_wounds] 1 card for each serious wound
        [one] 1 card
       *[other] { $n } cards
    }
amount-action = { $n ->
        [one] 1 action card
       *[other] { $n } action cards
    }
amount-item = { $n ->
        [one] 1 item
       *[other] { $n } items
    }
amount-weapon = { $n ->
        [one] 1 weapon
       *[other] { $n } weapons
    }
amount-ammo = { $n } ammo
amount-injury = { $n ->
        [one] 1 injury
       *[other] { $n } injuries
    }
amount-knowledge = { $n } knowledge
amount-egg = { $n ->
        [one] 1 egg
       *[other] { $n } eggs
    }
amount-object = { $n ->
        [one] 1 object
       *[other] { $n } objects
    }
amount-css = { $n ->
        [one] 1 CSS token
       *[other] { $n } CSS tokens
    }
amount-unexplored = { $n ->
        [one] 1 unexplored room
       *[other] { $n } unexplored rooms
    }
amount-contingency = { $n ->
        [all] all contingency tokens
        [one] 1 contingency token
       *[other] { $n } contingency tokens
    }
amount-door = { $n ->
        [all] all doors
        [one] 1 door
       *[other] up to { $n } doors
    }
amount-noise = { $n ->
        [all] all noise
        [one] 1 noise
       *[other] { $n } noise
    }

## Where

room-here = in your room
room-any = in any one room
room-here_or_neighbouring = in your room or a neighbouring one
room-kind-elevator = in every Elevator Room
room-kind-staircase = on every Emergency Staircase
rooms = in { $pick ->
        [lowest_number] the
        [chosen] one
        [some] a
        [here] your
       *[each] every
    } { $adjectives } room { $extras }
room-explored = explored
room-computer = with a computer
room-powered = in a section with power
room-marker = with { $marker-a }
room-without_marker = without { $marker-a }
room-with = where somebody is in darkness
room-with_character = with a character { $which }
room-with_intruder = with { $kinds }
room-technical_entrance = with an entrance to the technical corridors
room-without_destroyed_doors = without destroyed doors
room-not_here = except this one
room-lowest_number = with the lowest number
room-not_tile = is not { $in }
room-outside = , but not { $in },
colour-red = red
colour-yellow = yellow
colour-green = green
colour-white = white
kind-any = an intruder
a-kind = { $it-a }
a-thing = { $it-a }
weapon-energy = an energy weapon
weapon-classic = a classic weapon
weapon-attached = it

## Operations on people

effect-light_wound = { $who ->
        [self] suffer
       *[other] { $whom } suffers
    } { $amount }
effect-serious_wound = { $who ->
        [self] suffer
       *[other] { $whom } suffers
    } { $amount }
effect-die = { $who ->
        [self] you die
       *[other] { $whom } dies
    }
effect-dress_serious = { $who ->
        [self] dress
       *[other] { $whom } dresses
    } { $amount }
effect-heal_dressed_serious = { $who ->
        [self] heal
       *[other] { $whom } heals
    } { $amount }
effect-heal_light = { $who ->
        [self] heal
       *[other] { $whom } heals
    } { $amount }
effect-slime = { $who ->
        [self] get slime
       *[other] { $whom } gets slime
    }
effect-discard_slime = { $who ->
        [self] discard your slime
       *[other] { $whom } discards their slime
    }
effect-contamination = { $who ->
        [self] take
       *[other] { $whom } takes
    } { $amount }
effect-infest = { $who ->
        [self] get a Larva
       *[other] { $whom } gets a Larva
    } and 1 contamination card
effect-remove_larva = { $who ->
        [self] remove your Larva
       *[other] { $whom } removes their Larva
    }
effect-remove_larva-then = { $first } and, if there was one, { $then }
effect-scan = { $who ->
        [self] scan
       *[other] { $whom } scans
    } { $zone ->
        [hand] the contamination cards in hand
        [one_in_hand] 1 contamination card in hand
        [drawn] the contamination cards among those drawn
       *[all] all contamination cards
    }{ $remove ->
        [infected] {""} to get rid of parasites
        [not_infected] {""} to get rid of the harmless ones
        [all] {""} to get rid of what was scanned
       *[none] {""}
    }{ $on_infected ->
        [infect] {""} (a parasite means a Larva, or death to whoever has one)
        [larva] {""} (a parasite means a Larva)
        [contamination] {""} (a parasite means a new contamination card)
       *[none] {""}
    }
effect-contamination_scan_or_die = { $who ->
        [self] take 1 contamination card and scan it
       *[other] { $whom } takes 1 contamination card and scans it
    }: a parasite kills{ $creeper_on_death ->
        [yes] , and a Creeper appears
       *[no] {""}
    }
effect-draw_cards = { $who ->
        [self] draw
       *[other] { $whom } draws
    } { $amount }
effect-discard_cards = { $who ->
        [self] discard
       *[other] { $whom } discards
    } { $which ->
        [drawn] the cards drawn
        [hand] the whole hand
       *[some] { $amount }
    }
effect-pass = { $who ->
        [self] pass
       *[other] { $whom } passes
    }
effect-shuffle_all_cards = { $who ->
        [self] shuffle
       *[other] { $whom } shuffles
    } { $include_hand ->
        [yes] hand, discard pile and deck into a new deck
       *[no] discard pile and deck into a new deck
    }
effect-hand_size_bonus = whoever starts a round here draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    } more{ $blocked_by ->
        [malfunction] , unless there is a malfunction
       *[none] {""}
    }
effect-discard_item = { $who ->
        [self] discard
       *[other] { $whom } discards
    } { $amount }
effect-discard_ammo = { $who ->
        [self] lose
       *[other] { $whom } loses
    } { $amount }{ $else ->
        [none] {""}
       *[other] , or { $else } if there is not enough
    }
effect-gain_knowledge = { $who ->
        [self] gain
       *[other] { $whom } gains
    } { $amount }
effect-activate_knowledge = { $who ->
        [self] verify your knowledge
       *[other] { $whom } verifies their knowledge
    }
effect-send_signal = { $who ->
        [self] send the signal
       *[other] { $whom } sends the signal
    }
effect-lock_isolation = { $who ->
        [self] you are locked in
       *[other] { $whom } is locked in
    }
effect-noise_roll = { $who ->
        [self] make a noise roll
       *[other] { $whom } makes a noise roll
    }
effect-encounter = { $who ->
        [self] resolve an encounter
       *[other] { $whom } resolves an encounter
    }

## Operations with items and objects

effect-gain_crafted = take { $items } from the crafted items
effect-search = search your room: look at { $look } and keep { $keep }{ $ignore_counter ->
        [yes] , even if its item counter is 0
       *[no] {""}
    }
effect-craft = { $who ->
        [self] craft an item
       *[other] { $whom } may craft an item
    }{ $components_needed ->
        [1] {""} with only 1 of its 2 components
       *[other] {""}
    }{ $wildcard ->
        [none] {""}
       *[other] ; { $wildcard } may stand for any component
    }
effect-pick_up_object = pick up { $amount }
effect-take_egg = take 1 egg out of its cocoon
effect-remove_egg = { $amount } { $n ->
        [one] disappears
       *[other] disappear
    } from the Nest
effect-analyze_object = use up { $objects }: gain { $amount }, and a new kind of object reveals a weakness
effect-take_carcass_from_supply = take a carcass into a hand
effect-exhaust_self = this card is spent until you discard { $item }
effect-load_ammo = { $n ->
        [full] load { $weapon } fully
       *[other] load { $amount } into { $weapon }
    }
effect-attach_to_weapon = attach this card to { $weapon }, which holds { $n } more ammo from now on
effect-reload_with = on your turn you may discard { $item } to load this weapon{ $n ->
        [full] {""} fully
       *[other] {""} with { $amount }
    }
effect-bind_heavy_items = bind 2 heavy items together so that they take 1 hand
effect-counts_as = it counts as { $item }
effect-immune = { $parts }
immune-slime = you never get slime
immune-fire = fire does not wound you
effect-light_source = { $duration ->
        [round] you are not in darkness until the end of the round
       *[one_effect] for one effect you are not in darkness
    }
effect-shot_modifier = { $when ->
        [hit_2] on a double hit
        [not_blank] on anything but a blank
        [at_least_1_injury] when you hit
       *[any] with every shot
    } { $parts }
shot-reroll = you may roll again
shot-treat_as = it counts as “{ $face }”
shot-minimum_injuries = it is at least { $amount }
shot-extra_injuries = there is { $amount } more
shot-spend_ammo = you may spend { $price } for { $amount } more
shot-place = { $marker-id ->
        [fire] fire breaks out in your room
       *[other] a malfunction occurs in your room
    }

## Operations on the board

effect-place_marker = { $marker-id ->
        [fire] fire breaks out
       *[other] a malfunction occurs
    } { $in }
effect-discard_marker = discard { $marker-acc } { $in }
effect-set_item_counter = the item counter { $in } is set to { $n }
effect-change_item_counter = { $change ->
        [more] raise
       *[less] lower
    } the item counter { $in } by { $n }
effect-remove_from_supply = { $n } { $marker-id ->
        [fire] fire
       *[other] malfunction
    } { $n ->
        [one] marker leaves
       *[other] markers leave
    } the supply for good
effect-spread_fire = fire spreads to every room next to a burning one, not through closed doors
effect-strike_room = { $in } every intruder suffers { $injuries } and every character { $wounds }{ $place ->
        [none] {""}
       *[other] , and { $place }
    }
effect-blast = { $range ->
        [0] in your room
       *[other] in your room or a neighbouring one
    }{ $blocked_by ->
        [closed_door] , not through a closed door,
       *[none] {""}
    } 1 intruder suffers { $injuries }, every other one { $others } and every character { $wounds }{ $place ->
        [none] {""}
       *[other] , and { $place }
    }
blast-place = { $marker-id ->
        [fire] fire breaks out there
       *[other] a malfunction occurs there
    }
effect-place_noise = { $where ->
        [corridors_of] { $in } there is noise in every empty corridor
        [technical] there is noise in the technical corridors
        [areas] there is noise in { $n ->
            [all] every area
            [own] your area
            [one] 1 area
           *[other] { $n } areas
        }
        [one_corridor_here] place 1 noise in a corridor of your room
       *[section_here] place noise in every empty corridor of your section
    }
effect-discard_noise = discard { $amount } { $where ->
        [areas] { $n ->
            [own] in your area
           *[other] in the areas
        }
        [one_corridor_here] in a corridor of your room
       *[section_here] in your section
    }
effect-skip_noise_roll = skip your noise roll at the end of the round{ $needs_darkness ->
        [yes] , if you are in darkness
       *[no] {""}
    }
effect-door = { $action ->
        [open] open
        [close] close
        [destroy] destroy
       *[toggle] open or close
    } { $amount } { $where ->
        [any] anywhere
        [corridors_here] of your room
        [section_here] in your section
        [corridors_of_chosen_room] of any one room
       *[all] on the board
    }
effect-vent_out = start sucking out the air { $in }
effect-move = { $company ->
        [yes] go to a neighbouring room with 1 willing character
       *[no] { $who ->
            [self] go to a neighbouring room
           *[other] { $whom } goes to a neighbouring room
        }
    }{ $noise ->
        [none] {""} without a noise roll
       *[normal] {""}
    }{ $attacks ->
        [no] {""} without being attacked
       *[yes] {""}
    }
effect-move_technical = go to another { $to ->
        [explored_entrance] explored room
       *[any_entrance] room
    } with an entrance to the technical corridors

## Operations on intruders

effect-lure = all intruders around a neighbouring room go there{ $attack_first ->
        [yes] , and those in combat attack first
       *[no] {""}
    }
effect-hunt_in_section = in every section all intruders out of combat come to the character { $which }
effect-intruder_follows = the intruder comes along
effect-cannot_be_followed = intruders do not follow you
effect-move_intruder = move 1 intruder of your section that is out of combat through a corridor of your choice
effect-injure = { $target ->
        [all_here] every intruder in your room
       *[one_here] 1 intruder in your room
    } suffers { $amount }{ $per ->
        [0] {""}
       *[other] {""} and 1 more for every { $per } knowledge you have
    }
effect-retreat = { $target ->
        [all_here] all intruders in your room retreat
        [all_in_chosen_room] all intruders there retreat
        [injured_if_alive] it retreats if it is still alive
        [attacker] the attacker retreats
       *[one_here] 1 intruder in your room retreats
    }
effect-replace_intruder = the attacker becomes { $kind-a }
effect-place_intruder = { $kind-a } appears { $in }
effect-return_intruders_to_bag = all intruders in rooms without characters go back into the bag
effect-add_token = { $kind-a } joins the bag
effect-intruder_attack = { $attacker ->
        [replaced] the new intruder attacks at once
       *[other] every intruder in a room with somebody in darkness attacks
    }
effect-resolve_attack_card = { $who ->
        [self] you are
       *[other] { $whom } is
    } attacked as by { $kind-a }{ $darkness ->
        [yes] {""} in darkness
       *[no] {""}
    }
effect-redirect_attack = the attack goes against another character in your room
effect-attack_misses_if = an attack on you misses if { $cond }
effect-ignore_surprise_attack = ignore a surprise attack{ $needs_darkness ->
        [yes] {""} in darkness
       *[no] {""}
    }
effect-ignore_dark_effect = ignore what { $source ->
        [event] an event does
        [attack] { $attack } does
       *[other] a card does
    } in darkness{ $attacker-id ->
        [none] {""}
       *[other] {""} when { $attacker-a } attacks you
    }
effect-treat_face = when you attack { $target-a }, “{ $face }” counts as “{ $other }”

## Power, time, secrets

effect-flip_power = turn over the power token { $section-id ->
        [here] of your section
        [elevator] of the elevator
       *[other] { $section-in }
    }
effect-set_power = { $side ->
        [blue] the power comes back
       *[red] the power fails
    } { $section-id ->
        [here] in your section
       *[other] { $section-in }
    }
effect-swap_power = swap { $n } power tokens
effect-restore_power = start the backup power
effect-set_time_token = the time token turns { $side ->
        [blue] blue
       *[red] red
    }
effect-start_autodestruction = the autodestruction starts
effect-stop_autodestruction = stop the autodestruction while it is yellow
effect-start_alert = raise the alert
effect-see_objectives = somebody who has sent the signal shows you their objectives in secret
effect-peek_contingency = look at { $amount } { $of ->
        [any_not_active] , but not at the active one
        [other_player_in_same_section] of another player in your section
        [any_other_player] of another player
       *[neutral_pool] of the neutral pool
    }
effect-take_contingency = take { $amount } of the neutral pool and look at it
effect-peek_css = look at { $amount }
effect-move_css = { $optional ->
        [yes] you may move it
       *[no] move it
    } by { $n ->
        [one] 1 slot
       *[other] { $n } slots
    }
effect-peek_rooms = look at { $amount }{ $tokens ->
        [yes] {""} with the exploration token
       *[no] {""}
    }
effect-move_rover = move the rover
effect-open_main_gate = open the main gate
effect-computer_action = take a computer action{ $free ->
        [yes] {""} for free
       *[no] {""}
    }{ $needs_power ->
        [no] , even without power
       *[yes] {""}
    }
effect-computer_options = a computer action gives you { $n } of its options
effect-room_action = take the action offered { $in }{ $free ->
        [yes] {""} for free
       *[no] {""}
    }
effect-call_elevator = call the elevator
effect-use_elevator = ride the elevator
effect-enter_css_pod = board CSS Pod { $pod }, discard your hand and pass
effect-cancel_action = cancel an action of another player in your room
effect-cancel_interruption = cancel another player’s Interruption in your room
effect-nothing = nothing happens

## Standing changes

effect-modifier = { $stat ->
        [hand_size] at the start of a round you draw { $n ->
            [one] 1 card
           *[other] { $n } cards
        } { $change ->
            [more] more
           *[less] less
        }
        [move_cost] { $scope ->
            [first_move_of_first_turn] the first move in your first turn of a round
           *[always] moving
        } costs { $n ->
            [one] 1 card
           *[other] { $n } cards
        } { $change ->
            [more] more
           *[less] less
        }
        [item_cost] using an item costs { $n ->
            [one] 1 card
           *[other] { $n } cards
        } { $change ->
            [more] more
           *[less] less
        }
        [hand_slots] you have { $n } hand { $change ->
            [more] more
           *[less] less
        } to carry with
        [surprise_number] { $scope ->
            [not_in_darkness] in the light the number for a surprise attack
           *[always] the number for a surprise attack
        } on you is { $n } { $change ->
            [more] higher
           *[less] lower
        }
       *[intruder_health] whatever you injure has { $n } { $change ->
            [more] more
           *[less] less
        } endurance
    }
effect-on_trigger = { $when } { $do }
trigger-self_passes = whenever you pass,
trigger-self_injures_intruder_in_fire_room = when you injure an intruder in a burning room,
trigger-other_player_acts_here = When another player acts in your room
trigger-attacked_or_bag_noise = When you are attacked and not alone, or in darkness have to make a noise roll at the end of the round
trigger-dark_event_or_surprise_attack = When an event or a surprise attack meets you in darkness

## What unlocks a quest item

asks-discard_item = discard { $items }
asks-discard_item_colour = discard { $items }
asks-in_room = be { $in }
asks-knowledge_min = have at least { $amount }
asks-take_contamination = take { $amount }

## Conditions

cond-and = { $head } and { $last }
cond-or = either { $head } or { $last }
cond-attack_cause = { $is ->
        [escape] it is made at an escape
        [surprise] it is a surprise attack
        [event] it is an attack of the event phase
       *[card] it is an attack by a card
    }
cond-attack_card_health_is = { $is ->
        [retreat] the attack card shows the retreat symbol
       *[other] the attack card shows endurance { $is }
    }
cond-has_undressed_serious = { $who ->
        [self] you have
       *[other] { $whom } has
    } an undressed serious wound
cond-serious_wounds_min = { $who ->
        [self] you have
       *[other] { $whom } has
    } at least { $amount }
cond-no_action_cards = { $who ->
        [self] you have
       *[other] { $whom } has
    } no action cards
cond-has_action_cards = { $who ->
        [self] you have
       *[other] { $whom } has
    } action cards
cond-in_darkness = { $who ->
        [self] you are
       *[other] { $whom } is
    } in darkness
cond-not_in_combat = { $who ->
        [self] you are
       *[other] { $whom } is
    } out of combat
cond-in_nest_or_carries_egg = { $who ->
        [self] you are in the Nest or carry an egg
       *[other] { $whom } is in the Nest or carries an egg
    }
cond-has_larva = { $who ->
        [self] you have
       *[other] { $whom } has
    } a Larva
cond-no_larva_at_start = { $who ->
        [self] you had
       *[other] { $whom } had
    } no Larva before
cond-nobody_infested_by_this_card = nobody got a Larva by this card
cond-room_has_marker = there is { $marker-a } { $in }
cond-room_explored = { $room-acc } is explored
cond-room_exists = it can be done { $in }
cond-technical_noise_present = there is noise in the technical corridors
cond-time_on_css_token = a CSS token lies at the present time
cond-css_pod_empty = CSS Pod { $pod } is free
cond-face_down_css_token_left = there is a CSS token face down
cond-knowledge_inactive = { $who ->
        [self] your knowledge is
       *[other] { $whom } has knowledge that is
    } not verified
cond-knowledge_active = { $who ->
        [self] your knowledge is verified
       *[other] { $whom } has verified knowledge
    }
cond-knowledge_min = { $who ->
        [self] you have
       *[other] { $whom } has
    } at least { $amount }
cond-knowledge_max = { $who ->
        [self] you have
       *[other] { $whom } has
    } at most { $amount }
cond-object_in_room = there is an object in your room
cond-cocooned_egg_left = there are eggs left in the Nest
cond-autodestruction_yellow = the autodestruction is yellow
cond-autodestruction_not_running = the autodestruction is not running
cond-alert_not_started = there is no alert yet
cond-neutral_pool_not_empty = there is a token in the neutral pool
cond-venting_token_free = no room is being vented
cond-crafted_in_stock = { $items } can be had
cond-item_counter_min = { $n ->
        [one] there is at least 1 item
       *[other] there are at least { $n } items
    } left in the room
cond-elevator_powered = the elevator has power
cond-elevator_here = the elevator is here
cond-elevator_elsewhere = the elevator is elsewhere
cond-no_intruder_here = there is no intruder here
cond-isolation_open = the Isolation Room is unlocked
cond-technical_entrance_here = your room has an entrance to the technical corridors
cond-working_computer_here = there is a working computer in your room
cond-intruder_or_object_here = there is an intruder or an object in your room
cond-in_exit_room = you are in the Exit Room
cond-other_player_sent_signal = another player has sent the signal
cond-signal_sent = { $who ->
        [self] you have
       *[other] { $whom } has
    } sent the signal
cond-signal_not_sent = { $who ->
        [self] you have
       *[other] { $whom } has
    } not sent the signal
cond-escaped_in = { $place ->
        [isolation_room] { $who ->
            [self] you are
           *[other] { $whom } is
        } locked in the Isolation Room
       *[other] { $who ->
            [self] you have
           *[other] { $whom } has
        } { $place ->
            [css_pod] left in a CSS pod
            [bunker] reached the Bunker
           *[css_pod_or_bunker] left in a CSS pod or for the Bunker
        }
    }
cond-no_nemesis_survivor_survives = no { $others ->
        [yes] other Nemesis survivor
       *[no] Nemesis survivor
    } survives
cond-only_survivor = you are the only survivor
cond-sections_explored = all rooms are explored { $in }
cond-queen_killed = the Queen is dead
cond-facility_destroyed = the base is destroyed
cond-nest_destroyed = the Nest is destroyed
cond-items_min = { $who ->
        [self] you leave
       *[other] { $whom } leaves
    } with at least { $amount }
cond-survivors_min = { $n ->
        [one] at least 1 character survives
       *[other] at least { $n } characters survive
    }
cond-survivors_max = { $n ->
        [one] at most 1 character survives
       *[other] at most { $n } characters survive
    }
cond-player_dead = the character of player { $player } does not survive
cond-carries_object = { $who ->
        [self] you leave
       *[other] { $whom } leaves
    } with { $object-a } in a hand
cond-weaknesses_face_up_min = { $n ->
        [one] at least 1 weakness is
       *[other] at least { $n } weaknesses are
    } discovered
cond-power_blue_min = { $n ->
        [one] at least 1 power token is
       *[other] at least { $n } power tokens are
    } blue at the end
cond-players_max = { $n ->
        [one] you play alone
       *[other] you are at most { $n } players
    }
