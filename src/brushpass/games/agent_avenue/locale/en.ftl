### Agent Avenue: everything that a player reads. Names of agents also have a form with their article (.one).

game-title = Agent Avenue
game-about = Two neighbours, both of them spies. Offer one card face up and one face down, recruit agents, and catch the other first.
mode-basic = Basic
mode-basic-about = Agents only: the way to start.
mode-advanced = Advanced
mode-advanced-about = With the black market, whose cards bend the rules.
setting-pair = Which two play as a pair
setting-pair-about = Two play together against one.
setting-pair-green = Seats 1 and 2
setting-pair-blue = Seats 2 and 3

## In short

intro-1 = You are neighbours, and both of you are spies. Run clockwise round the block and catch the other meeple before it catches yours.
intro-2 = On your turn you play two different cards from your hand, one face up and one face down.
intro-3 = Your opponent recruits one of them; the other one joins you.
intro-4 = Then both meeples move: every card shows how far it takes you as the first, the second and the third agent of its name in front of you.
intro-5 = You win if your meeple has caught or passed the other one at the end of a turn, or if you have three Codebreakers. With three Daredevils you lose.
intro-beware = On your own turn your opponent chooses. So look at what each of your two cards would do for them, and play a pair in which you can live with either.

## Names

name-green = Green
    .low = green
name-blue = Blue
    .low = blue
name-codebreaker = Codebreaker
    .one = a Codebreaker
name-daredevil = Daredevil
    .one = a Daredevil
name-double_agent = Double Agent
    .one = a Double Agent
name-enforcer = Enforcer
    .one = an Enforcer
name-mole = Mole
    .one = the Mole
name-saboteur = Saboteur
    .one = a Saboteur
name-sentinel = Sentinel
    .one = a Sentinel
name-sidekick = Sidekick
    .one = the Sidekick
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
prompt-lay-face-up = Which card do you play face up?
prompt-lay-face-down = Which card do you play face down?
prompt-recruit = Which card do you recruit?
prompt-take-market-card = Which card do you take from the black market?
prompt-mind-control = Which of your opponent's agents do you take into your hand?
prompt-double-trouble = Which two cards of the same name do you show?
prompt-secret-recruit = Which agent do you recruit from your hand?
prompt-spycation-return = Which of your agents do you take back into your hand?
prompt-spycation-recruit = Do you recruit the { $card } again at once?

prompt-propose-first = Which of you should play the face-up card?
prompt-respond-first = Do you agree who plays the face-up card?
prompt-settle-first = Your partner sees it differently. Which of you plays the face-up card?
prompt-propose-recruit = Which card should your side recruit?
prompt-respond-recruit = Do you agree which card to recruit?
prompt-settle-recruit = Your partner sees it differently. Which card do you recruit?
prompt-propose-taker = Which of you should take the black market card?
prompt-respond-taker = Do you agree who takes the black market card?
prompt-settle-taker = Your partner sees it differently. Which of you takes the black market card?
prompt-propose-market = Which black market card should your side take?
prompt-respond-market = Do you agree which black market card to take?
prompt-settle-market = Your partner sees it differently. Which black market card do you take?

option-no_swap = Keep my cards
option-face_up = The face-up card
option-face_down = The face-down card
option-confirm = I agree
option-me = Me
option-first-seat = { $player } plays the face-up card
option-taker-seat = { $player } takes the card
option-recruit = Recruit it at once
send-both = Play both
option-keep = Keep it in hand

## Who is being waited for

waiting-swap = { $seat } may swap a card.
waiting-lay-both = { $seat } chooses two cards to play.
waiting-lay-face-up = { $seat } chooses a card to play face up.
waiting-lay-face-down = { $seat } chooses a card to play face down.
waiting-recruit = { $seat } chooses whom to recruit.
waiting-take-market-card = { $seat } looks round the black market.
waiting-mind-control = { $seat } chooses one of the opponent's agents.
waiting-double-trouble = { $seat } chooses which two cards to show.
waiting-secret-recruit = { $seat } chooses an agent from hand.
waiting-spycation-return = { $seat } chooses an agent to take back.
waiting-spycation-recruit = { $seat } considers recruiting that agent again.
waiting-propose-first = { $seat } thinks about who should play the face-up card.
waiting-respond-first = { $seat } may agree or not.
waiting-settle-first = { $seat } decides.
waiting-propose-recruit = { $seat } thinks about which card to recruit.
waiting-respond-recruit = { $seat } may agree or not.
waiting-settle-recruit = { $seat } decides.
waiting-propose-taker = { $seat } thinks about who should take the black market card.
waiting-respond-taker = { $seat } may agree or not.
waiting-settle-taker = { $seat } decides.
waiting-propose-market = { $seat } thinks about which black market card to take.
waiting-respond-market = { $seat } may agree or not.
waiting-settle-market = { $seat } decides.

## What happened

event-began = { $side } begins.
event-supply-opened = The black market offers { $cards }.
event-swapped = { $seat } swaps a card for a new one from the deck.
event-laid-face-up = { $seat } plays { $card-one } face up.
event-laid-face-down = { $seat } plays a card face down.
event-recruited =
    { $steps ->
        [-1] { $side } recruits { $card-one } and goes 1 space back.
        [-2] { $side } recruits { $card-one } and goes 2 spaces back.
        [-3] { $side } recruits { $card-one } and goes 3 spaces back.
        [0] { $side } recruits { $card-one } and stays put.
        [one] { $side } recruits { $card-one } and goes { $steps } space forward.
       *[other] { $side } recruits { $card-one } and goes { $steps } spaces forward.
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
event-could-not = { $seat } cannot use { $market }.
event-mind-controlled = { $seat } takes the opponent's { $card } into hand.
event-showed-two = { $seat } shows two cards of the same name: { $card }.
event-returned = { $seat } takes { $card-one } back into hand.

## How the match ended

reason-catch = The winner's meeple caught the other one.
reason-codebreakers = The winner has three Codebreakers in play.
reason-daredevils = The loser has three Daredevils in play.
reason-leader-of-the-pack = The winner has three Daredevils and the Leader of the Pack.
reason-masterplan = The winner has the Masterplan and seven agents of different names.
reason-security-system = The loser stands on the home of the winner, who has the Security System.
reason-running-out = The cards have run out and the winner is closer to a catch; if both are equally close, the side whose turn it was wins.

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
terminal-legend = ⌂ home · ▶ the way forward
terminal-legend-market = ⌂ home · ◆ black market · ▶ the way forward
terminal-market =
    { $count ->
        [0] Black market (its deck is empty):
        [one] Black market ({ $count } more card in its deck):
       *[other] Black market ({ $count } more cards in its deck):
    }
terminal-ongoing = { $card }, whose text is “{ $text }”
steps-win = win
steps-lose = lose
follows-you = you
follows-reach =
    { $market ->
        [yes] { $told }, black market
       *[no] { $told }
    }
follows-laid = { $own } · { $other }
follows-face-up = { $card }: { $own }
follows-face-down = you will see it when you have it

## Scene: the table in a browser

scene-status = { $mode } · turn { $turn } · agent deck { $deck }
scene-status-over = { $mode } · over after turn { $turn }
scene-you = You
scene-space = Space { $number }
scene-home = Home
scene-home-of =
    { $you ->
        [yes] Space { $number }, your home
       *[no] Space { $number }, home of { $who }
    }
scene-market-space = Space { $number }, black market
scene-in-play = Agents in play
scene-next = next { $worth }
scene-only-one = the only one
scene-no-more = no more of them
scene-ongoing = Ongoing
scene-instant = Instant
scene-centre = In the middle
scene-face-up = Face up
scene-face-up-chosen = Not played yet
scene-face-down = Face down
scene-face-down-card = The face-down card
scene-face-down-yours = Face down, only you see it
scene-hand = Your hand
scene-hand-later = for your next turn
scene-held = { $who }’s hand
scene-deck = agent deck
scene-market = Black market
scene-market-left = in the deck
scene-discard = used up
scene-aside =
    { $several ->
        [yes] { $who }: swapped away
       *[no] swapped away
    }
scene-in-hand = in hand
scene-swaps =
    { $count ->
        [one] swap left
       *[other] swaps left
    }
scene-swapping = swaps a card
scene-two = two of them: { $card }
scene-to-catch =
    { $you ->
        [yes] { $count } to catch you
       *[no] { $count } to catch { $who }
    }
scene-short = { $count } to a catch
scene-chase = The chase
scene-chase-low =
    { $you ->
        [yes] { $who } catches you
       *[no] { $who } makes the catch
    }
scene-chase-high =
    { $you ->
        [yes] you make the catch
       *[no] { $who } makes the catch
    }
scene-chase-need =
    { $you ->
        [yes] you need { $count }
       *[no] { $who } needs { $count }
    }
scene-curve =
    { $you ->
        [yes] Your lead in steps, from the start and turn by turn: { $points }.
       *[no] The lead of { $who } in steps, from the start and turn by turn: { $points }.
    }
scene-curve-level = dashes: level
scene-curve-end = turn { $turn }
scene-turn = Turn { $turn } · { $who }
scene-won = Won
scene-lost = Lost
scene-took =
    { $end ->
        [yes] { $who }: { $worth }
       *[no] { $who } { $worth }
    }
scene-took-hidden = { $what }, was face down
scene-end-catch =
    { $you ->
        [won] You caught { $loser }
        [lost] { $winner } caught you
       *[watched] { $winner } caught { $loser }
    }
scene-end-codebreakers =
    { $you ->
        [won] You win with three Codebreakers
       *[other] { $winner } wins with three Codebreakers
    }
scene-end-daredevils =
    { $you ->
        [won] You win: { $loser } has three Daredevils
        [lost] You lose with three Daredevils
       *[watched] { $loser } loses with three Daredevils
    }
scene-end-leader-of-the-pack =
    { $you ->
        [won] You win with three Daredevils
       *[other] { $winner } wins with three Daredevils
    }
scene-end-masterplan =
    { $you ->
        [won] You win with the Masterplan
       *[other] { $winner } wins with the Masterplan
    }
scene-end-security-system =
    { $you ->
        [won] { $loser } walked into your trap
        [lost] You walked into the trap of { $winner }
       *[watched] { $loser } walked into the trap of { $winner }
    }
scene-end-running-out =
    { $you ->
        [won] You win: the cards have run out
       *[other] { $winner } wins: the cards have run out
    }
scene-why-codebreakers = Three Codebreakers in play at the end of a turn win.
scene-why-daredevils = Three Daredevils in play at the end of a turn lose.
scene-why-leader-of-the-pack = Three Daredevils lose, but with the Leader of the Pack they win.
scene-why-masterplan = Seven agents of different names are in play.
scene-why-security-system =
    { $you ->
        [won] Their meeple stands on your home, which your Security System guards.
        [lost] Your meeple stands on their home, which the Security System guards.
       *[watched] The meeple stands on the other side's home, which the Security System guards.
    }
scene-why-running-out =
    { $level ->
        [yes] Both were equally close to a catch; then the side whose turn it was wins.
       *[no] { $you ->
            [won] You were { $near } short of a catch, { $loser } { $far }.
            [lost] { $winner } was { $near } short of a catch, you { $far }.
           *[watched] { $winner } was { $near } short of a catch, { $loser } { $far }.
        }
    }
scene-also-catch =
    { $you ->
        [won] { $loser } had caught you.
        [lost] You had caught { $winner }.
       *[watched] { $loser } had caught { $winner }.
    }
scene-also-codebreakers =
    { $you ->
        [lost] You had three Codebreakers.
       *[other] { $loser } had three Codebreakers.
    }
scene-also-daredevils =
    { $you ->
        [won] You had three Daredevils, which lose.
       *[other] { $winner } had three Daredevils, which lose.
    }
scene-also-leader-of-the-pack =
    { $you ->
        [lost] You had three Daredevils and the Leader of the Pack.
       *[other] { $loser } had three Daredevils and the Leader of the Pack.
    }
scene-also-masterplan =
    { $you ->
        [lost] You had completed the Masterplan.
       *[other] { $loser } had completed the Masterplan.
    }
scene-also-security-system =
    { $you ->
        [won] You stood on the home of { $loser }, which the Security System guards.
        [lost] { $winner } stood on your home, which your Security System guards.
       *[watched] { $winner } stood on the home of { $loser }, which the Security System guards.
    }
scene-tie =
    { $you ->
        [won] { $also } When both sides would win, the one whose turn it is does: you.
       *[other] { $also } When both sides would win, the one whose turn it is does: { $winner }.
    }
terminal-tie = Both sides would have won; then the one whose turn it is wins: { $side }.
scene-nth =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
scene-badge = your { $nth }: { $worth }
scene-unknown = unknown
scene-move =
    { $way ->
        [back] { $count } back
        [stay] no move
       *[on] { $count } forward
    }

context-swap =
    { $count ->
        [one] The last swap you have in this game. The card you put away does not come back.
       *[other] You have { $count } swaps left for the whole game. A card you put away does not come back.
    }
context-goal = Goal: run clockwise and catch { $rival }, or collect three Codebreakers.
context-lay-face-up = { $rival } will recruit one of your two cards, and you get the other.
context-lay-face-down = Only you will know which it is.
context-recruit = { $rival } gets the other one. If both of you win at once, the win goes to { $rival }.
context-first = The other of you then plays a card face down.
context-market = You stopped on a black market.

proposal-first =
    { $whom ->
        [me] You want to play the face-up card.
        [mate] You suggest { $mate } for the face-up card.
        [you] { $who } suggests you play the face-up card.
        [self] { $who } wants to play the face-up card.
       *[other] { $who } suggests { $mate } for the face-up card.
    }
proposal-taker =
    { $whom ->
        [me] You want to take the black market card.
        [mate] You suggest { $mate } takes the black market card.
        [you] { $who } suggests you take the black market card.
        [self] { $who } wants to take the black market card.
       *[other] { $who } suggests { $mate } takes the black market card.
    }
proposal-recruit =
    { $hidden ->
        [yes] { $mine ->
            [yes] You suggest recruiting the face-down card.
           *[no] { $who } suggests recruiting the face-down card.
        }
       *[no] { $mine ->
            [yes] You suggest recruiting { $card-one }.
           *[no] { $who } suggests recruiting { $card-one }.
        }
    }
proposal-market =
    { $mine ->
        [yes] You suggest taking { $market }.
       *[no] { $who } suggests taking { $market }.
    }

follows-swap = It is gone for good; you draw another card.
follows-hidden = You find out what it is. { $rival } gets the { $card }: { $worth }.
follows-rival-market = { $rival } stops on a black market.
follows-market = You stop on a black market.
follows-trap = You stop on the home of { $rival }, where the Security System wins for them.
follows-codebreakers =
    { $hidden ->
        [yes] Three Codebreakers: you win, unless { $rival } wins on the same turn.
       *[no] Three Codebreakers win at the end of the turn.
    }
follows-daredevils-win =
    { $hidden ->
        [yes] Three Daredevils and your Leader of the Pack: you win, unless { $rival } wins on the same turn.
       *[no] Three Daredevils and your Leader of the Pack win at the end of the turn.
    }
follows-masterplan =
    { $hidden ->
        [yes] Seven different agents: you win, unless { $rival } wins on the same turn.
       *[no] Seven different agents and your Masterplan win at the end of the turn.
    }
follows-daredevils = Three Daredevils lose at the end of the turn.
follows-catch =
    { $unless ->
        [none] You catch { $rival }.
        [more] You catch { $rival }, unless the hidden card goes { $more } or more forward.
        [wins] You catch { $rival }, unless the hidden card wins the match for them.
       *[both] You catch { $rival }, unless the hidden card goes { $more } or more forward or wins the match for them.
    }
follows-caught =
    { $unless ->
        [back] { $rival } catches you, unless the hidden card goes { $more } or more back.
       *[none] { $rival } catches you.
    }
follows-near =
    { $hidden ->
        [yes] Leaves you { $count } behind { $rival }, before the hidden card moves them.
       *[no] Leaves you { $count } behind { $rival }.
    }
follows-mind-control =
    { $left ->
        [0] { $rival } is left without any.
       *[other] { $rival } is left with { $left }.
    }
follows-spycation = Recruited again at once: { $worth }

refusal-lay-face-down = It has the same name as the face-up card.
refusal-double-trouble = You have only one card of this name.
refusal-secret-recruit = You already have an agent of this name in play.

theirs-distraction_device = Saboteurs take them forward instead of back.
theirs-getaway_car = If they stop exactly on a home, they go 3 spaces further.
theirs-leader_of_the_pack = With three Daredevils they win instead of losing.
theirs-masterplan = With seven agents of different names they win.
theirs-security_system = If the other side stands on their home at the end of a turn, they win.
theirs-sinister_twin = Double Agents move them twice as far.
theirs-supercomputer = Codebreakers take them 3 spaces forward.
theirs-watchtower = Enforcers take them 2 spaces further.

event-scene-began =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
event-scene-swapped =
    { $you ->
        [yes] You swap a card.
       *[no] { $who } swaps a card.
    }
event-scene-laid-face-up =
    { $you ->
        [yes] You play { $card-one } face up.
       *[no] { $who } plays { $card-one } face up.
    }
event-scene-laid-face-down =
    { $you ->
        [yes] You play a card face down.
       *[no] { $who } plays a card face down.
    }
event-scene-recruited =
    { $nth ->
        [none] { $you ->
            [yes] You recruit { $card-one }: { $move }.
           *[no] { $who } recruits { $card-one }: { $move }.
        }
       *[other] { $you ->
            [yes] You recruit your { $nth } { $card }: { $move }.
           *[no] { $who } recruits a { $nth } { $card }: { $move }.
        }
    }
event-scene-drove-on =
    { $you ->
        [yes] Your getaway car takes you on: { $move }.
       *[no] { $who } drives on in the getaway car: { $move }.
    }
event-scene-moved =
    { $you ->
        [yes] You go { $move }.
       *[no] { $who } goes { $move }.
    }
event-scene-took-market-card =
    { $you ->
        [yes] Black market: you take { $market }.
       *[no] Black market: { $who } takes { $market }.
    }
event-scene-could-not =
    { $you ->
        [yes] You cannot use { $market }.
       *[no] { $who } cannot use { $market }.
    }
event-scene-mind-controlled =
    { $you ->
        [yes] You take the opponent's { $card } into your hand.
       *[no] { $who } takes the opponent's { $card } into hand.
    }
event-scene-showed-two =
    { $you ->
        [yes] You show two cards of the same name: { $card }.
       *[no] { $who } shows two cards of the same name: { $card }.
    }
event-scene-returned =
    { $you ->
        [yes] You take { $card-one } back into your hand.
       *[no] { $who } takes { $card-one } back into hand.
    }
