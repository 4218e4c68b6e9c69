### Nemesis: Lockdown: what stands beside questions and answers: what follows, what it costs, why not.

scene-ask-action = { $number ->
        [1] Your first action
       *[2] Your second action
    }
scene-to-spend = { $count ->
        [0] no cards to spend
        [one] 1 card to spend
       *[other] { $count } cards to spend
    }
scene-dark-surprise = in darkness: the higher surprise number
scene-kind-move = Move
scene-kind-escape = Escape
scene-kind-fight = Fight
scene-kind-act = Act
scene-kind-card = Cards
scene-kind-computer = Computer
scene-costs = { $count ->
        [0] free
        [one] 1 card
       *[other] { $count } cards
    }
scene-items-left = { $count ->
        [one] 1 item left
       *[other] { $count } items left
    }
scene-combat = { $kinds }: combat
scene-company = { $names }: no noise roll
scene-on-fire = fire
scene-burning = fire here: a light wound when your turn ends
scene-no-noise-near = no noise near
scene-encounter-odds = { $percent }% encounter
scene-careful = Carefully
scene-careful-about = no roll
scene-careful-noise = noise where you choose
scene-escape = { $count ->
        [one] 1 attack first
       *[other] { $count } attacks first
    }
scene-escape-from = attacked first if you escape: { $kinds }
scene-leave = you leave the game, safe for now
scene-shoot = { $gun }: { $target }
scene-melee = By hand: { $target }
scene-hits = { $percent }% hit
scene-ammo-left = { $count } ammo left
scene-melee-risk = contamination; a miss is a serious wound
scene-drop = Drop
scene-drop-about = free
scene-drop-lost = the item is lost
scene-drop-stays = stays in the room
scene-pass-about = no more turns this round
scene-pass-discard = What you discard you draw anew; the rest stays in your hand.
scene-refuse-door = A closed door is in between.
scene-refuse-cost = You do not have enough cards for it.
scene-refuse-reaction = Played when its moment comes: you will be asked.
scene-refuse-combat = Not in combat.
scene-refuse-peace = Only in combat.
scene-refuse-nothing = It would do nothing here and now.
scene-sign-noise = Noise in this area
scene-way-to = To { $room }
scene-way = { $room } – { $other }
scene-injuries = { $count ->
        [one] 1 injury
       *[other] { $count } injuries
    }
scene-no-such-card = You have no such card; the others do not know that.
scene-no-light =
    { $alone ->
        [yes] You have no light.
       *[no] You have no light; the others do not know that.
    }
scene-light-surprise = In darkness the higher surprise number counts.
scene-along-stop = to the elevator in { $section }
scene-along-near = to a neighbouring room that is yet to be chosen
scene-nothing-else = Nothing else is possible now.
scene-deck-left = { $count ->
        [one] 1 left
       *[other] { $count } left
    }
scene-made-of = of { $parts }
scene-analyse-new = 3 knowledge and a weakness
scene-analyse-known = 3 knowledge
scene-show = Show { $name }: { $thing }
scene-deal = The deal: { $deal }
scene-show-to = Show { $name } …
scene-between = { $giver } → { $getter }
scene-slot = Slot { $number }
scene-transfer = { $thing }: { $giver } → { $getter }
scene-in-rounds = { $count ->
        [0] now
        [one] in 1 round
       *[other] in { $count } rounds
    }
scene-orders-there = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }

## The log, and what is seen to happen

scene-log-round = Time { $slot } · crew
scene-log-events = { $slot ->
        [0] Time is up
       *[other] Events · time { $slot }
    }
scene-log-orders = { $seat } looks at the contingency tokens of { $rival }.
scene-log-noise = Noise: { $one } – { $two }.
scene-log-door-closed = A door closes: { $one } – { $two }.
scene-log-door-opened = A door opens: { $one } – { $two }.
scene-log-door-destroyed = A door is destroyed: { $one } – { $two }.
scene-does = { $name }: { $what }
scene-keep-one = The other one leaves the game unseen.{ $alone ->
        [yes] {""}
       *[no] {" "}Everybody sees which deck yours is from.
    }
scene-paying = { $count ->
        [1] { $what }
       *[other] { $what } · card { $number } of { $count }
    }
scene-beat-roll = Noise roll: { $face }
scene-beat-noise = Noise
scene-beat-danger = Danger!
scene-beat-fire = Fire
scene-beat-malfunction = Malfunction
scene-beat-dead = dead
scene-beat-miss = misses
scene-beat-light = Light wound
scene-beat-serious = Serious wound
scene-beat-power = { $side ->
        [on] Power is back
       *[off] Power is out
    }
scene-beat-passes = passes
scene-beat-bag = Out of the bag: { $kind }
scene-beat-attacks = { $kind } → { $seat }
scene-beat-wound = { $name }: serious wound
scene-beat-died = dead
scene-beat-shot = Attack: { $face }
scene-beat-encounter = Encounter: { $name }
scene-beat-blank = Nothing there, but noise all around.
scene-beat-surprise-number = { $light ->
        [0] { $dark ->
            [0] It does not attack by surprise.
           *[other] In darkness it attacks by surprise unless { $name } has { $dark } cards in hand.
        }
       *[other] { $light ->
            [one] It attacks by surprise unless { $name } has 1 card in hand ({ $dark } in darkness).
           *[other] It attacks by surprise unless { $name } has { $light } cards in hand ({ $dark } in darkness).
        }
    }
scene-beat-surprise = Surprise attack!
scene-beat-injured = { $count ->
        [one] 1 injury
       *[other] { $count } injuries
    }
scene-beat-slime = Slime
scene-beat-end = It is over
scene-beat-infected = Infected
scene-beat-clean = Not infected

## The terminal

terminal-time = Round { $round }, time { $slot }
terminal-css = CSS tokens at { $slots }
terminal-between = Between the sections
terminal-unexplored = ?
terminal-items = { $count ->
        [one] 1 item
       *[other] { $count } items
    }
terminal-bag = Intruder bag: { $tokens }
terminal-you = { $seat } (you)
terminal-crew = cards { $cards }, light wounds { $light }, serious wounds { $serious }, knowledge { $knowledge }
