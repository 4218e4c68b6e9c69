### Nemesis: Lockdown: what everything does. `about-<id>`: a card, a room, an action, an item; `dark-<id>`: what a card does besides to whoever is in darkness; `protected-<id>`: what a surface card does to whoever wears a suit or is in a building; `unlock-<id>`: how a quest item is unlocked.

## Characters

about-survivor = She has seen it all before: desperate attacks, tricks to get away, and the ventilation shafts.
about-hacker = Power, computers and doors obey him, and rooms work for him from afar.
about-xenobiologist = The more she knows about the intruders, the harder she hits them.
about-sentry = Quarantine, stunning and rounds: he keeps order and leads others along.
about-janitor = He has the keys, knows the quiet ways and finds something useful even in empty rooms.
about-lab_rat = Darkness does not frighten him: he hides behind others and hears what nobody else does.
about-nemesis_survivor = Starts in the Isolation Room and knows the intruders already.
about-facility_worker = Starts in the Repository and knows next to nothing about the intruders.

## Intruders and objects

about-larva = Dies of a single injury. Instead of wounding, it attaches to its victim, who also takes a contamination card.
about-creeper = Its endurance is one attack card. Some attacks turn it into a Breeder.
about-adult = Its endurance is one attack card.
about-breeder = Its endurance is two attack cards added up.
about-queen = Its endurance is two attack cards added up. There is only one.
about-egg = Take it, analyze it or destroy it. Without eggs the Nest is destroyed.
about-corpse = What is left of a character. It can be analyzed.
about-carcass = What is left of an intruder. It can be analyzed.
about-blank = No intruder: noise in all corridors of the room, and the token goes back into the bag.

## Basic actions

about-move = Go to a neighbouring room. If nobody is there, make a noise roll.
about-careful_move = Go to a neighbouring room; instead of a noise roll you choose one of its corridors for the noise.
about-pick_up_object = Take an egg, a corpse or a carcass that lies in your room into a hand.
about-trade = Exchange items and objects with others in your room, if they agree.
about-craft = Discard two items with the right symbols and take a crafted item.
about-escape = Go to a neighbouring room; first every intruder in your room attacks you.
about-shoot = Spend 1 ammo and roll: in a lit section the advantage die, otherwise the combat die.
about-melee = Take a contamination card and roll the combat die. If you miss, you suffer a serious wound.
about-escape_facility = From the Exit Room to the Bunker, by the rover or in a suit, once the main gate is open.
about-unlock_quest_item = Do what your quest item asks for, and it is yours to use.
about-computer_action = At a working computer in a lit section: one of the three things that the open card offers.

## Rooms

about-archive = Verify your knowledge, once a match.
about-cave_entrance = A way through the technical corridors, at a price.
about-cooling_system = Start the autodestruction here.
about-decontamination_room = Get rid of parasites in your hand, of a Larva and of slime.
about-emergency_room = Have your wounds seen to.
about-laboratory = Analyze objects: knowledge and weaknesses.
about-cargo_sending_system_a = Board CSS Pod A when it is about to leave.
about-cargo_sending_system_b = Board CSS Pod B when it is about to leave.
about-cargo_sending_system_c = Board CSS Pod C when it is about to leave.
about-nest = Here are the eggs. Whoever finds it gains 1 knowledge. There is nothing to search for, and nothing to break.
about-power_generator = Stop the autodestruction, or switch the power of the section.
about-transmitter_control_room = Send the signal, or check the objective of somebody who has.
about-css_control_system = Look at a CSS token and perhaps move it.
about-defense_control_room = Shoot at intruders from afar, and at whoever is with them.
about-guard_room = Take a Taser or an Enviro-Suit.
about-contaminated_room = Whoever searches here gets slime. It cannot break down.
about-surgery = Get rid of all parasites, at the cost of a light wound and the rest of your round.
about-testing_lab = Take a Neutralizer, if you know enough.
about-vent_control_room = Suck the air out of a room.
about-alert_room = Raise the alert, or take a contingency token from the neutral pool.
about-backup_power_supply = Bring the power back and decide where it goes.
about-repository = Everybody here can craft from a single component. Facility workers start here.
about-isolation_room = Start a round here and draw up to 6 cards. Once it is unlocked, you can lock yourself in.
about-elevator_room_s01 = Call the elevator and ride it to another section.
about-elevator_room_s02 = Call the elevator and ride it to another section.
about-elevator_room_s03 = Call the elevator and ride it to another section.
about-emergency_staircase = Joins two sections and belongs to neither. It is always dark.
about-exit_room = From here you can leave for the Bunker.
about-bunker = Whoever is here is safe from the base, but not from the contingency.
about-tech = One network of tunnels under the base; a noise in it is heard at every entrance.

## Actions of rooms

about-examine_archives = Gain 2 knowledge and verify it; then look at any contingency token but the active one. Only while your knowledge is not verified.
about-move_through_technical_corridors = Go to another explored room with an entrance to the technical corridors. On the way you are attacked as by an Adult in darkness.
about-initiate_autodestruction = The autodestruction token goes 3 slots ahead on the time track. While it is yellow it can be stopped.
about-decontaminate = Scan the contamination cards in your hand and get rid of parasites; remove your Larva and your slime.
about-treat_wounds = Dress all your serious wounds, or heal 1 dressed one, or heal all light wounds.
about-analyze_object = Use up an egg, a corpse or a carcass here: gain 3 knowledge, and a new kind of object reveals the next weakness.
about-enter_css_pod = When a CSS token lies at the present time and the pod is free: board it, discard your hand and pass.
about-take_egg = Take 1 egg out of its cocoon into a hand, then make a noise roll.
about-stop_autodestruction = Discard the autodestruction token while it is yellow.
about-power_a_section = Turn over the power token of this section.
about-send_signal = You have sent the signal.
about-check_objective = Somebody who has sent the signal shows you their objectives in secret.
about-schedule_css = Look at 1 CSS token; you may move it by one slot.
about-exterminate = Lower the item counter here by 1 or put a malfunction here. Then in a room with intruders every intruder suffers 1 injury and every character 1 serious wound, and the room breaks down.
about-take_equipment = Lower the item counter by 1 and take a Taser or an Enviro-Suit.
about-surgical_procedure = Scan all your contamination cards and get rid of parasites and of your Larva. Suffer 1 light wound, pass, and shuffle all your cards into a new deck.
about-take_neutralizer = With at least 4 knowledge take a Neutralizer.
about-vent_out = Choose a room with an entrance to the technical corridors: its doors close and its fire dies. If all of them are still closed when everybody has passed, everything alive in there dies.
about-start_alert = The alert token goes to half the present time: then the game ends. The Isolation Room is unlocked at once.
about-peek_neutral_contingency = Take 1 contingency token from the neutral pool and look at it.
about-restore_power = With at most 2 blue power tokens the two lowest turn blue and the others red. Then place all of them as you like, and the time token turns blue.
about-craft_equipment = Everybody here may craft, with only 1 of the 2 components.
about-lock_yourself_in = Make a noise roll. If no intruder appears, you are locked in, out of play and safe as long as the base stands.
about-call_elevator = The elevator comes to your section. It needs power.
about-use_elevator = Ride to another section without a noise roll; others here may come along.

## Action cards

about-search = Lower the item counter of the room by 1, look at 2 items of its colour and keep 1. In a white room you choose the colour.
about-rest = Scan the contamination cards in your hand and get rid of the harmless ones. A parasite gives you a Larva, or kills you if you have one.
about-demolition = Destroy 1 door of your room, or put a malfunction in your room.
about-interruption = Cancel an action of another player in your room, or another player’s Interruption. What it cost stays paid.
about-desperate_attack = Take 1 contamination card; 1 intruder in your room suffers 2 injuries.
about-distraction = Discard 1 item and escape without being attacked.
about-obstinate = Draw 1 card for each of your serious wounds, or dress 1 serious wound.
about-repairs = Discard the malfunction from your room.
about-vents = From a room with an entrance to the technical corridors go to any other such room. On the way you are attacked as by an Adult in darkness.
about-bypass = Turn over the power token of your section or of the elevator.
about-backdoor = At a working computer take a computer action for free, even without power.
about-remote_execution = At a working computer use any explored room with a working computer, without paying for it.
about-overload = Put a malfunction in an explored room with a computer, or open or close 1 door in your section.
about-vivisection = 1 intruder in your room suffers 1 injury, and 1 more for every 2 knowledge you have.
about-field_experience = With an intruder or an object in your room gain 1 knowledge.
about-pheromones = 1 intruder in your room retreats. With at least 5 knowledge all of them do.
about-specimen_care = Pick up 1 object and draw 1 card, or discard your slime.
about-basic_repairs = Discard the malfunction from your room.
about-quarantine = At a working computer close the doors of all corridors of any 1 room.
about-stun = A character in your room with at most 3 cards discards their hand; or discard a weapon of yours, and 1 intruder in your room retreats.
about-defense_plan = Use the white or red room you are in without paying for it, or look at 2 unexplored rooms.
about-facility_tour = Go to a neighbouring room and take 1 willing character along; one noise roll for both.
about-clean_up = Discard the malfunction or the fire from your room.
about-master_keys = Open or close up to 2 doors of your room.
about-scavenging = Search your room, even if its item counter is 0.
about-service_route = Go to a neighbouring room without a noise roll.
about-odd_jobs = Craft an item; 1 yellow item may stand for any of its components.
about-inconspicuous = When an intruder attacks you and somebody is with you, it attacks them instead. Or, in darkness, skip your noise roll at the end of the round.
about-weird_metabolism = Discard a contamination card from your hand and draw 2 cards, or discard your slime.
about-sensitive_hearing = Place or discard 1 noise in a corridor of your room.
about-feel_of_the_dark = Ignore what an event does in darkness, or ignore a surprise attack in darkness.

## Starting and quest items

about-smart_gun = Once per shot you may roll again.
about-nailgun = A double hit counts as a single one. On your turn you may discard a Toolbelt to load it fully.
about-smg = When you hit, you may spend 1 more ammo for 1 more injury.
about-probe_arm = Next to an intruder take a carcass into a hand; then the arm is spent until you discard a Toolbelt to mend it.
about-assault_rifle = When you hit, it is 1 injury more.
about-cheat_codes = A computer action gives you 2 of its 3 options.
about-overmind = Move 1 intruder of your section that is out of combat through a corridor you choose.
about-battle_suit = No slime and no wounds from fire; it counts as an Enviro-Suit.
about-pressure_washer = Discard the fire from your room or a neighbouring one, or discard your slime, or 1 intruder in your room retreats.
about-wail = Discard all noise in your section, or place noise in every empty corridor of it.
unlock-assault_rifle = Discard a Weapon Battery.
unlock-cheat_codes = Be in the Transmitter Control Room.
unlock-overmind = Have at least 6 knowledge.
unlock-battle_suit = Be in the Repository and discard 1 red item.
unlock-pressure_washer = Discard a Toolbelt or Duct Tape.
unlock-wail = Take 1 contamination card.

## Items

about-weapon_battery = Load 1 energy weapon fully, or open or close 1 door of your room.
about-glowstick = You are not in darkness until the end of the round. Use it whenever darkness would matter.
about-grenade = At an intruder in your room or a neighbouring one, not through a closed door: 2 injuries; every other intruder there 1 injury and every character 1 serious wound.
about-thermite_charge = In your room or a neighbouring one, not through a closed door: malfunction and fire; every intruder 1 injury, every character 1 light wound.
about-smoke_grenade = Everybody else in your room discards 1 action card, and you go to a neighbouring room without being attacked.
about-decoy = All intruders around a neighbouring room go there; those in combat attack first.
about-recon_drone = Look at 1 unexplored room and its exploration token.
about-rifle = An energy weapon without any tricks.
about-shotgun = When you hit, it is 1 injury more.
about-extended_magazine = Attach it to an energy weapon: it holds 2 more ammo, and you load 2.
about-gate_key = In the Exit Room: open the main gate.
about-access_card = At a working computer: look at all contingency tokens of 1 player, or use any explored room with a working computer free of charge.
about-autodestruction_key = At a working computer: start the autodestruction, or stop it while it is yellow.
about-toolbelt = Discard the malfunction from your room, or open or close 1 door of it.
about-duct_tape = Discard the malfunction from your room, or tape 2 heavy items together so that they take 1 hand.
about-reagent = Load a Flamethrower fully; or, with at least 5 knowledge, 1 intruder in your room retreats.
about-flashlight = Three uses: each time you are not in darkness for one effect.
about-fire_blanket = Discard the fire from your room, or discard your slime.
about-cave_plans = From a room with an entrance to the technical corridors go to any other such room.
about-facility_plans = Look at 2 unexplored rooms.
about-rover_remote = Send the rover to the Bunker or call it back.
about-medkit = Dress 1 serious wound, or heal 1 dressed one.
about-medical_stapler = Dress 1 serious wound, or heal all light wounds.
about-clothes = Discard your slime, or dress 1 serious wound.
about-antiseptic = Scan 1 contamination card in your hand and get rid of it; if it was a parasite, take a new one.
about-caffeine_pills = Draw 2 cards and scan the contamination among them. A parasite gives you a Larva, or kills you if you have one.
about-scalpel = Somebody in your room, perhaps you, loses their Larva and suffers 1 serious wound; or 1 intruder in your room suffers 1 injury and you take 1 contamination card.
about-analyze_toolset = Analyze 1 object on the spot, for 3 knowledge and perhaps a weakness; or scan the contamination cards in your hand.
about-research_documents = Gain 2 knowledge, or look at 1 contingency token of the neutral pool.

## Crafted items

about-neutralizer = Scan all your contamination cards and get rid of parasites and of your Larva. Take 1 contamination card, shuffle your discards into your deck and pass; your hand stays.
about-taser = 1 intruder in your room suffers 1 injury and retreats; or 1 character in your room discards their hand.
about-flamethrower = Anything but a blank is at least 1 injury; a double hit sets the room on fire.
about-enviro_suit = You can walk to the Bunker, and on the surface you are protected.
about-pistol = A double hit counts as a single one.

## Attack cards

about-blood_chase = 1 light wound and slime. Whoever escapes with an undressed serious wound is followed.
about-blood_rage = With 2 serious wounds the victim dies; with an undressed one it suffers 2 serious wounds, otherwise 1.
about-cut = 1 light wound and 1 contamination card.
dark-cut = 1 more light wound.
about-evolve = The Creeper becomes a Breeder, if there is one left.
dark-evolve = The new Breeder attacks at once.
about-infecting_the_host = The victim gets slime.
dark-infecting_the_host = A Larva attaches to the victim.
about-perched_in_the_dark = 1 serious wound.
dark-perched_in_the_dark = With 3 serious wounds the victim dies.
about-piercing_the_heart = 1 serious wound and 1 contamination card.
dark-piercing_the_heart = With 2 or more serious wounds the victim dies.

## Event cards

about-blood_trace = In every section all intruders out of combat come to whoever has an undressed serious wound and no action cards.
dark-blood_trace = Action cards do not help.
about-blue_screen = Malfunction in the explored room with a computer that has the lowest number, in the lit sections.
about-bulkheads_open = All doors open, but for destroyed ones.
dark-bulkheads_open = Noise in every empty corridor of your room.
about-consuming_fire = Burning rooms lose all their items, and the fire spreads to all rooms next to them, not through closed doors.
about-coolant_leak = Malfunction in the Cooling System; if there is one already, the autodestruction starts.
about-damage = Malfunction in every room with an Adult, a Breeder or the Queen.
dark-damage = Malfunction in your room.
about-egg_protection = Whoever is in the Nest or carries an egg resolves an encounter.
dark-egg_protection = Take 1 contamination card.
about-fire_in_the_hole = Fire in every Cargo Sending System; whoever is there without action cards suffers 1 serious wound.
about-hatching = 1 egg hatches: a Larva attaches to everybody in the Nest without action cards. If there is nobody, a Larva joins the bag.
dark-hatching = Elsewhere too, a Larva attaches to whoever has no action cards.
about-kickstopper = The elevator loses its power, and every Elevator Room breaks down.
about-leaving_the_shell = Whoever has a Larva takes a contamination card and scans it: a parasite kills, and a Creeper appears. Everybody else draws 4 cards, gets a Larva if there is a parasite among them, and discards them.
about-lurking = All intruders in rooms without characters leave the board and go back into the bag.
dark-lurking = Every intruder in your room attacks.
about-nest_event = Noise in every empty corridor of the Nest, if it has been found.
dark-nest_event = Noise in every empty corridor of your room.
about-noise_in_corridors = Noise in the technical corridors; if there is one already, 1 malfunction and 1 fire marker leave the supply for good.
dark-noise_in_corridors = With an entrance to the technical corridors in your room you suffer 1 light wound.
about-panic = Whoever has no action cards loses 2 ammo, or 1 item if there is not enough.
dark-panic = Whoever has action cards suffers it too.
about-power_surge = The time token turns red: the backup power is off.
about-sanitary_network_failure = Malfunction in every explored green room.
about-scent_of_blood = Noise in every empty corridor around whoever has an undressed serious wound.
dark-scent_of_blood = With an undressed serious wound and no intruder in your room, an Adult appears there.
about-short_circuit = Fire in every explored room with a computer in the lit sections.
about-thats_hot = Fire in the Backup Power Supply and the Power Generator.

## Computer action cards

about-computer_action_a = Move the rover, or look at 1 CSS token, or look at all contingency tokens of another player in your section.
about-computer_action_b = Gain 1 knowledge, or look at 1 CSS token, or swap 2 power tokens.
about-computer_action_c = Put out the fire in any 1 room and make all its intruders retreat, or swap 2 power tokens, or look at all contingency tokens of another player in your section.
about-computer_action_d = Open or close 1 door, or look at 1 CSS token, or move the rover.
about-computer_action_e = Put out the fire in any 1 room and make all its intruders retreat, or swap 2 power tokens, or look at 1 CSS token.
about-lockdown = Whoever turns it up gets a malfunction in their room; then all six cards are shuffled.

## Serious wounds and contamination

about-body = At the start of a round you draw 1 card less.
about-knee = Your first move in your first turn of a round costs 1 card more.
about-hand = Using an item costs 1 card more.
about-arm = You have only one hand to carry with.
about-bleeding = Whenever you pass, you suffer 1 light wound.
about-contamination = It pays for nothing. Only a scan tells whether there is a parasite in it.
about-infected = A parasite.
about-harmless = No parasite.

## Weaknesses

about-wary_of_shadows = When an Adult attacks you with Perched in the Dark, darkness does not make it worse.
about-light_blindness = In the light, surprise attacks on you count 1 less.
about-soft_underbelly = When you shoot an Adult, the Creeper face of the die hits too.
about-thin_blood = Whatever you injure has 1 endurance less for the check that follows.
about-fear_of_flame = Whatever you injure in a burning room retreats, if it survives.
about-clumsy_pursuit = When you escape, attack cards with the retreat symbol miss you, and nothing follows you.

## Objectives

about-no_witnesses = You have sent the signal and no other Nemesis survivor survives; or you are the only survivor.
about-upper_floors = All rooms of S-01 and S-02 are explored, and you have sent the signal.
about-lower_floors = All rooms of S-02 and S-03 are explored.
about-big_game = You have sent the signal, and the Queen is dead or the base is destroyed.
about-pack_rat = Leave in a CSS pod or for the Bunker with at least 6 items; objects do not count.
about-expert_witness = You have at least 6 knowledge, and it is verified.
about-scorched_earth = The Nest or the whole base is destroyed, and you have sent the signal.
about-not_alone = You and at least 1 other character survive, and your knowledge is verified.
about-old_grudge = At most 2 characters survive, and you have sent the signal.
about-sever_ties_1 = The character of player 1 does not survive; or you are the only survivor.
about-sever_ties_2 = The character of player 2 does not survive; or you are the only survivor.
about-sever_ties_3 = The character of player 3 does not survive; or you are the only survivor.
about-sever_ties_4 = The character of player 4 does not survive; or you are the only survivor.
about-sever_ties_5 = The character of player 5 does not survive; or you are the only survivor.
about-live_sample = You have sent the signal and end the game with an egg in a hand.
about-weakness_report = At least 1 new weakness is discovered, and you have sent the signal.
about-full_dossier = You have at least 8 knowledge.
about-sterilization = The Nest is destroyed.
about-coop_signal = Somebody has sent the signal.
about-coop_knowledge = A survivor has at least 8 knowledge.
about-coop_weakness = All 3 weaknesses are discovered.
about-coop_nest = The Nest is destroyed.
about-coop_queen = The Queen is dead, or the base is destroyed.
about-coop_explore = All rooms of all sections are explored.
about-coop_egg = A survivor ends the game with an egg in a hand.
about-coop_signal_archive = One and the same character has sent the signal and verified their knowledge.
about-coop_power = At least 2 power tokens are blue at the end.
about-coop_bunker = One survivor is in the Bunker and one has left in a CSS pod; alone, either will do.

## Contingencies and CSS tokens

about-code_green = Everybody is evacuated and nobody dies.
about-code_yellow = Whoever has at most 4 knowledge dies.
about-code_blue = Whoever has not sent the signal dies.
about-code_gray = Whoever left in a CSS pod dies.
about-code_red = Whoever is locked in the Isolation Room dies.
about-css_a = Only CSS Pod A leaves; whoever is in another one comes back with a serious wound.
about-css_b = Only CSS Pod B leaves; whoever is in another one comes back with a serious wound.
about-css_c = Only CSS Pod C leaves; whoever is in another one comes back with a serious wound.
about-css_all = All pods leave.
about-css_none = No pod leaves; whoever is in one comes back with a serious wound.

## Surface cards

about-radioactive_dust = Take 1 contamination card and get slime.
protected-radioactive_dust = Take 1 contamination card.
about-sandstorm = Everybody outside without a suit discards 2 action cards.
protected-sandstorm = Everybody in a suit or a building on the surface discards 1 action card.
about-suit_breach = Suffer 1 serious wound.
protected-suit_breach = Suffer 1 light wound.
about-tremors = Noise in every area.
protected-tremors = Noise in your area.
about-freezing_wind = Everybody outside without a suit suffers 1 light wound.
protected-freezing_wind = Nothing happens.
about-hunter_on_the_dunes = Resolve an encounter.
protected-hunter_on_the_dunes = Make a noise roll.
about-lost_bearings = Lose 1 item and pass.
protected-lost_bearings = Discard 1 action card.
about-clear_sky = Discard the noise from one area.
protected-clear_sky = Draw 1 card.

## Markers and exploration tokens

about-silence = Nothing happens, and there is no noise roll. With slime on you it is danger.
about-danger = All intruders from neighbouring rooms that are out of combat come here. If there are none, noise in every corridor.
about-slime = Whoever is covered in it never has silence: it turns into danger.
about-fire = Whoever ends a turn here suffers 1 light wound; intruders here suffer 1 injury a round. With the thirteenth fire the base explodes.
about-malfunction = The room and its computer do not work. With the eleventh malfunction the base explodes.
about-door = Nobody gets through while it is closed. Intruders break it.
about-noise = A second noise in the same corridor brings an encounter.
about-red_item = Take the top red item.
about-yellow_item = Take the top yellow item.
about-green_item = Take the top green item.
about-mars_card = Turn up a surface card.
