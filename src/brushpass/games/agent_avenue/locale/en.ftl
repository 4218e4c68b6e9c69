### Agent Avenue: everything that a player reads.

game-title = Agent Avenue
game-about = Two neighbours, both of them spies, chase each other round the block. Every turn you offer your opponent two cards, one face up and one face down; they take one, and you are left with the other. Whoever catches up with the other wins.
mode-basic = Basic
mode-advanced = Advanced, with the black market

## Names

name-green = Green
    .low = green
name-blue = Blue
    .low = blue
name-codebreaker = Codebreaker
name-daredevil = Daredevil
name-double_agent = Double Agent
name-enforcer = Enforcer
name-mole = Mole
name-saboteur = Saboteur
name-sentinel = Sentinel
name-sidekick = Sidekick
name-distraction_device = Distraction Device
name-double_trouble = Double Trouble
name-getaway_car = Getaway Car
name-leader_of_the_pack = Leader of the Pack
name-masterplan = Masterplan
name-mind_control = Mind Control
name-outpost = Outpost
name-secret_recruit = Secret Recruit
name-security_system = Security System
name-sinister_twin = Sinister Twin
name-smoke_screen = Smoke Screen
name-spycation = Spycation
name-supercomputer = Supercomputer
name-surveillance_truck = Surveillance Truck
name-watchtower = Watchtower

about-distraction_device = A Saboteur you recruit takes you forward instead of back.
about-double_trouble = Show two cards of the same name from your hand; recruit one of them and keep the other.
about-getaway_car = If you stop exactly on a home, yours or theirs, you go 3 spaces further.
about-leader_of_the_pack = With three Daredevils you win instead of losing.
about-masterplan = With seven agents of different names you win.
about-mind_control = Take one agent that your opponent has in play into your hand.
about-outpost = Recruit a Sentinel from your hand.
about-secret_recruit = Recruit an agent from your hand whose name you do not have in play yet.
about-security_system = If your opponent stands on your home at the end of a turn, you win.
about-sinister_twin = A Double Agent you recruit moves you twice as far.
about-smoke_screen = Recruit the top card of the agent deck.
about-spycation = Take one of your agents in play back into your hand; you may recruit it again at once.
about-supercomputer = A Codebreaker you recruit takes you 3 spaces forward.
about-surveillance_truck = Go 1 space forward.
about-watchtower = An Enforcer you recruit takes you 2 spaces further.

## Questions

prompt-swap = Do you want to swap a card?
prompt-lay-face-up = Which card do you lay face up?
prompt-lay-face-down = Which card do you lay face down?
prompt-recruit = Which card do you recruit?
prompt-take-market-card = Which card do you take from the black market?
prompt-mind-control = Which of your opponent's agents do you take into your hand?
prompt-double-trouble = Which two cards of the same name do you show?
prompt-secret-recruit = Which agent do you recruit from your hand?
prompt-spycation-return = Which of your agents do you take back into your hand?
prompt-spycation-recruit = Do you recruit it again at once?

prompt-propose-first = Who of you two should lay the face-up card?
prompt-respond-first = Your partner proposes who lays the face-up card. Do you agree?
prompt-settle-first = Your partner sees it differently. Who lays the face-up card?
prompt-propose-recruit = Which card do you propose to recruit?
prompt-respond-recruit = Your partner proposes which card to recruit. Do you agree?
prompt-settle-recruit = Your partner sees it differently. Which card do you recruit?
prompt-propose-taker = Who of you two should take the black market card?
prompt-respond-taker = Your partner proposes who takes the black market card. Do you agree?
prompt-settle-taker = Your partner sees it differently. Who takes the black market card?
prompt-propose-market = Which black market card do you propose?
prompt-respond-market = Your partner proposes a black market card. Do you agree?
prompt-settle-market = Your partner sees it differently. Which black market card do you take?

option-no_swap = Keep my cards
option-face_up = The face-up card
option-face_down = The face-down card
option-confirm = I agree
option-recruit = Recruit it at once
option-keep = Keep it in hand

## Who is being waited for

waiting-swap = { $seat } may swap a card.
waiting-lay-face-up = { $seat } chooses a card to lay face up.
waiting-lay-face-down = { $seat } chooses a card to lay face down.
waiting-recruit = { $seat } chooses whom to recruit.
waiting-take-market-card = { $seat } looks round the black market.
waiting-mind-control = { $seat } chooses one of the opponent's agents.
waiting-double-trouble = { $seat } chooses which two cards to show.
waiting-secret-recruit = { $seat } chooses an agent from hand.
waiting-spycation-return = { $seat } chooses an agent to take back.
waiting-spycation-recruit = { $seat } considers recruiting that agent again.
waiting-propose-first = { $seat } proposes who lays the face-up card.
waiting-respond-first = { $seat } considers who should lay the face-up card.
waiting-settle-first = { $seat } decides who lays the face-up card.
waiting-propose-recruit = { $seat } proposes which card to recruit.
waiting-respond-recruit = { $seat } considers which card to recruit.
waiting-settle-recruit = { $seat } decides which card to recruit.
waiting-propose-taker = { $seat } proposes who takes the black market card.
waiting-respond-taker = { $seat } considers who should take the black market card.
waiting-settle-taker = { $seat } decides who takes the black market card.
waiting-propose-market = { $seat } proposes a black market card.
waiting-respond-market = { $seat } considers the proposed black market card.
waiting-settle-market = { $seat } decides on the black market card.

## What happened

event-began = { $side } begins.
event-supply-opened = The black market offers { $cards }.
event-swapped = { $seat } swaps a card for a new one from the deck.
event-laid-face-up = { $seat } lays { $card } face up.
event-laid-face-down = { $seat } lays a card face down.
event-recruited =
    { $steps ->
        [-1] { $side } recruits { $card } and goes 1 space back.
        [-2] { $side } recruits { $card } and goes 2 spaces back.
        [-3] { $side } recruits { $card } and goes 3 spaces back.
        [0] { $side } recruits { $card } and stays put.
        [one] { $side } recruits { $card } and goes { $steps } space forward.
       *[other] { $side } recruits { $card } and goes { $steps } spaces forward.
    }
event-drove-on =
    { $steps ->
        [one] { $side } jumps into the getaway car and goes { $steps } space further.
       *[other] { $side } jumps into the getaway car and goes { $steps } spaces further.
    }
event-moved =
    { $steps ->
        [one] { $side } goes { $steps } space forward.
       *[other] { $side } goes { $steps } spaces forward.
    }
event-took-market-card = { $seat } takes { $market } from the black market.
event-supply-refilled = { $market } comes to the black market.
event-could-not = { $seat } has no use for { $market }.
event-mind-controlled = { $seat } takes the opponent's { $card } into hand.
event-showed-two = { $seat } shows two cards of the same name: { $card }.
event-returned = { $seat } takes { $card } back into hand.

## How the match ended

reason-catch = The winner's meeple caught up with the other one.
reason-codebreakers = The winner has three Codebreakers in play.
reason-daredevils = The loser has three Daredevils in play.
reason-leader-of-the-pack = The winner has three Daredevils and the Leader of the Pack.
reason-masterplan = The winner has the Masterplan and seven agents of different names.
reason-security-system = The loser stands on the home of the winner, who has the Security System.
reason-running-out = The cards have run out and the winner is closer to catching up; if both are equally close, the side that was just on turn wins.

## The terminal

terminal-turn = Turn { $turn }: { $side }
terminal-letter-green = G
terminal-letter-blue = B
terminal-face-up = face up
terminal-face-down = face down
terminal-unknown = ?
terminal-you = { $seat } (you)
terminal-agents = Agents (next)
terminal-distance = Steps still needed for a catch: { $first } { $green }, { $second } { $blue }
terminal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-swaps =
    { $left ->
        [0] no swaps left
        [one] { $left } swap left
       *[other] { $left } swaps left
    }
terminal-aside = swapped away: { $cards }
terminal-deck =
    { $count ->
        [0] the deck is empty
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
terminal-deck-left = Left in the agent deck: { $cards }
terminal-market =
    { $count ->
        [0] Black market (its deck is empty):
        [one] Black market ({ $count } more card in its deck):
       *[other] Black market ({ $count } more cards in its deck):
    }
terminal-ongoing = { $card }, whose text is “{ $text }”
steps-win = win
steps-lose = lose
follows-laid = you: { $own }, they: { $other }
follows-face-up = { $card }, for you: { $own }
follows-face-down = you will see it when you have it
