### Nemesis: Lockdown: what the table agrees on, questions and answers. Names are in names.en.ftl, what cards do in cards.en.ftl, what happened in log.en.ftl.

game-title = Nemesis: Lockdown
game-about = A base on Mars goes dark, and something in it hunts. You want to survive and to fulfil your own secret objective; so does everybody else, and not everybody can.
mode-standard = Standard
mode-standard-about = 2 to 5 players, each with an objective of their own. Help each other as long as it suits you.
mode-coop = Co-operation
mode-coop-about = You win together: all open objectives fulfilled, and at least one of you alive.
mode-resuscitation = Co-operation with resuscitation
mode-resuscitation-about = Whoever dies can be brought back in the Emergency Room.
mode-solo = Alone
mode-solo-about = One character, half of the items, and one objective to fulfil.
setting-board = Board
setting-board-about = The surface of Mars is for those who know the base.
setting-board-basic = Base
setting-board-surface = Surface of Mars

## In short

intro-1 = You have 5 cards a round. On your turn take two actions: move, search, craft, shoot, use your room, your cards, your items. An action costs as many cards as it says; when you have had enough, pass.
intro-2 = Nobody knows which room is where. Go and look; but every step makes noise, and a second noise in the same corridor brings an intruder. With few cards in hand it attacks you at once.
intro-3 = Where the power is out, it is dark, and in the dark everything is worse. The power fails step by step; in the Backup Power Supply you can bring some of it back.
intro-4 = Wounds slow you down: the fourth serious one kills. Contamination clogs your hand, and only a scan tells whether there is a parasite in it. A parasite that you carry to the end may be your death.
intro-5 = You get two secret objectives and keep one of them at the first encounter. To win, fulfil it and survive: locked in the Isolation Room, in a CSS pod that leaves, or in the Bunker.
intro-6 = At the end a secret contingency is revealed, and it may kill you yet. Everybody knows a part of the orders; look at the tokens of others, ask, and do not believe everything.
intro-beware = Surviving is not enough, and neither is the objective: you need both. Find out in time which contingency is active, and how you will get out of here.

## Questions

prompt-draft = Who are you?
prompt-action = What do you do?
prompt-pay = Which card do you pay with?
prompt-discard = Which card do you discard?
prompt-pass-discard = You pass. Do you discard anything?
prompt-make-room = Your hands are full. What do you drop for { $thing-acc }?
prompt-blocked-hand = You have to drop something. What?
prompt-search-keep = Which item do you keep?
prompt-which-deck = Items of which colour?
prompt-drop-what = Which item do you drop?
prompt-lose-item = Which item do you lose?
prompt-give-what = Which item do you give away?
prompt-accept = Do you agree to the trade?
prompt-trade = Who gives what to whom?
prompt-show-what = Which item do you show?
prompt-trade-room = Your hands are full. What do you drop for the trade?
prompt-pick-up = Which object do you pick up?
prompt-whose-corpse = Whose corpse?
prompt-craft = What do you craft, and from what?
prompt-crafted = Which crafted item do you take?
prompt-load = Which weapon do you load?
prompt-lose-ammo = Which weapon loses ammo?
prompt-attach = To which weapon do you attach it?
prompt-reroll =
    { $face-id ->
        [blank] You rolled a miss. Roll again?
       *[other] You rolled “{ $face }”. Roll again?
    }
prompt-card-for-hit = Do you discard a card for one more injury?
prompt-spend-ammo = Do you spend 1 more ammo for 1 more injury?
prompt-target = What do you aim at?
prompt-who-attacks = Which intruder attacks you first?
prompt-which-character = Whom?
prompt-which-room = Which room?
prompt-which-corridor = Which corridor?
prompt-which-area = In which area does the noise die down?
prompt-which-door = Which door?
prompt-move-door = There are no more doors. Which one do you open for it?
prompt-where = Where do you go?
prompt-careful-noise = In which corridor do you make noise?
prompt-take-along = Whom do you take along?
prompt-come-along = { $seat } asks you along. Do you go?
prompt-ride = To which section do you ride?
prompt-which-action = Which room do you use?
prompt-computer = What do you do at the computer?
prompt-either = Which of these?
prompt-which-tile = Which room do you look at?
prompt-which-css = Which CSS token do you look at?
prompt-move-css = To which slot does the CSS token of slot { $slot } go?
prompt-whose-order = Whose contingency tokens do you look at?
prompt-whose-objective = Whose objectives do you check?
prompt-analyse = What do you analyze?
prompt-allow = Do you let { $thing-acc } be analyzed?
prompt-dress = Which wound do you dress?
prompt-heal = Which wound do you heal?
prompt-scan-which = Which contamination card do you scan?
prompt-place-power = Where do you put power token { $number }?
prompt-power-from = Which power token do you move?
prompt-power-to = With which do you swap the token { $circuit-in }?
prompt-keep-objective = Which objective do you keep?
prompt-interrupt = Do you interrupt?
prompt-redirect = Do you send the attack on to somebody else?
prompt-redirect-to = To whom?
prompt-ignore-dark = Do you ignore what happens in the dark?
prompt-ignore-surprise = Do you ignore the surprise attack?
prompt-skip-noise = Do you skip the noise roll?
prompt-light = Do you make light?

option-action-move = Go { $second-to }
option-action-careful = Go carefully { $second-to }
option-action-escape = Escape { $second-to }
option-action-drive =
    { $second-id ->
        [bunker] Drive to the Bunker
       *[other] Drive { $second-to }
    }
option-action-pick-up = Pick up an object
option-action-craft = Craft an item
option-action-trade = Trade
option-action-unlock = Unlock your quest item
option-action-leave =
    { $second-id ->
        [rover] Drive to the Bunker
       *[foot] Walk to the Bunker
    }
option-action-shoot = Shoot with { $second-acc }, target: { $third }
option-action-melee = Melee attack, target: { $second }
option-action-card = Play { $second }
option-action-item = Use { $third-acc }
option-action-room =
    { $second ->
        [0] Use the room
       *[1] Use the room (second action)
    }
option-action-computer =
    { $second ->
        [0] Computer: the first option
        [1] Computer: the second option
       *[2] Computer: the third option
    }
option-action-drop = Drop { $second-acc }
option-action-drop-hidden = Drop an item ({ $second })
option-action-reload = Reload { $second-acc }
option-action-repair = Repair { $second-acc }
option-pass = Pass
option-interrupt-pass = No
option-redirect-pass = No
option-ignore-dark-pass = No
option-ignore-surprise-pass = No
option-skip-noise-pass = No
option-light-pass = No
option-pass-discard-stop = Nothing more
option-make-room-decline = Leave it
option-craft-decline = Nothing
option-trade-stop = No trade
option-trade-done = Propose it
giver =
    { $second ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[4] 5
    }
getter =
    { $third ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[4] 5
    }
option-trade-open = { $fourth }: player { giver } to player { getter }
option-trade-hidden = Hidden item ({ $fourth }): player { giver } to player { getter }
option-show = Show player { giver } an item ({ $third })
option-give-what-decline = Nothing
option-trade-room-decline = I do not agree
option-craft = { $first }
option-lose-item = { $second }
option-analyse = { $second }
option-light = { $first }
option-which-action =
    { $second ->
        [0] { $first }
       *[1] { $first } (second action)
    }
option-enough = Enough
option-keep = Keep it
option-reroll = Roll again
option-yes = Yes
option-no = No
option-rover = By rover
option-foot = On foot
option-which-css = Slot { $option }
option-move-css = Slot { $option }
option-either =
    { $option ->
        [0] The first
        [1] The second
       *[2] The third
    }
option-computer =
    { $option ->
        [0] The first
        [1] The second
       *[2] The third
    }
option-target = Intruder { $option }
option-who-attacks = Intruder { $option }
option-take-along =
    { $option ->
        [-1] Nobody
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[4] Player 5
    }
option-which-character =
    { $option ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[4] Player 5
    }
option-whose-corpse =
    { $option ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[4] Player 5
    }
option-redirect-to =
    { $option ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[4] Player 5
    }
option-whose-order =
    { $option ->
        [-1] The neutral pool
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[4] Player 5
    }
option-whose-objective =
    { $option ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
        [3] Player 4
       *[4] Player 5
    }

## Who is being waited for

waiting-draft = { $seat } is choosing a character.
waiting-action = { $seat } is acting.
waiting-pay = { $seat } is paying.
waiting-discard = { $seat } is discarding a card.
waiting-pass-discard = { $seat } is passing.
waiting-make-room = { $seat } is making room in the hands.
waiting-blocked-hand = { $seat } is dropping something.
waiting-search-keep = { $seat } is searching.
waiting-which-deck = { $seat } is searching.
waiting-drop-what = { $seat } is dropping an item.
waiting-lose-item = { $seat } is losing an item.
waiting-give-what = { $seat } is giving an item away.
waiting-accept = { $seat } is being offered a trade.
waiting-trade = { $seat } is making up a trade.
waiting-show-what = { $seat } is showing an item.
waiting-trade-room = { $seat } is making room in the hands.
waiting-pick-up = { $seat } is picking something up.
waiting-whose-corpse = { $seat } is picking up a corpse.
waiting-craft = { $seat } is crafting.
waiting-crafted = { $seat } is taking a crafted item.
waiting-load = { $seat } is loading a weapon.
waiting-lose-ammo = { $seat } is losing ammo.
waiting-attach = { $seat } is working on a weapon.
waiting-reroll = { $seat } may roll again.
waiting-card-for-hit = { $seat } may discard a card for a hit.
waiting-spend-ammo = { $seat } may spend more ammo.
waiting-target = { $seat } is aiming.
waiting-who-attacks = { $seat } is escaping.
waiting-which-character = { $seat } is choosing somebody.
waiting-which-room = { $seat } is choosing a room.
waiting-which-corridor = { $seat } is choosing a corridor.
waiting-which-area = { $seat } is choosing an area.
waiting-which-door = { $seat } is choosing a door.
waiting-move-door = { $seat } is choosing a door.
waiting-where = { $seat } is choosing where to go.
waiting-careful-noise = { $seat } is moving carefully.
waiting-take-along = { $seat } is choosing who comes along.
waiting-come-along = { $seat } is deciding whether to come along.
waiting-ride = { $seat } is in the elevator.
waiting-which-action = { $seat } is choosing a room to use.
waiting-computer = { $seat } is at the computer.
waiting-either = { $seat } is choosing what to do.
waiting-which-tile = { $seat } is looking at rooms.
waiting-which-css = { $seat } is looking at a CSS token.
waiting-move-css = { $seat } may move a CSS token.
waiting-whose-order = { $seat } is looking at contingency tokens.
waiting-whose-objective = { $seat } is checking objectives.
waiting-analyse = { $seat } is analyzing.
waiting-allow = { $seat } is being asked for an object.
waiting-dress = { $seat } is dressing a wound.
waiting-heal = { $seat } is healing a wound.
waiting-scan-which = { $seat } is scanning.
waiting-place-power = { $seat } is distributing the power.
waiting-power-from = { $seat } is moving the power.
waiting-power-to = { $seat } is moving the power.
waiting-keep-objective = { $seat } is choosing an objective.
waiting-redirect-to = { $seat } is choosing who is attacked.
waiting-react = { $seat } may react.

## How the match ended

reason-won = Objective fulfilled, and alive.
reason-failed = No objective fulfilled.
reason-facility = Still on the base when the rescue team came.
reason-explosion = Died with the base.
reason-order = Killed by the contingency.
reason-infection = Died of the infection.
reason-died = Did not survive.
