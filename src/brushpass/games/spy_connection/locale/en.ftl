### Spy Connection: everything that a player reads. Missions and spaces are called after cities (see box/naming.py).

game-title = Spy Connection
game-about =
    { $box-map ->
        [europe] Your agents link the cities of Europe, and your spy travels along the links. Accept missions, visit their cities and complete them before the others do. Agents are few: every plan, link and mark ties some of them up.
       *[other] Your agents link cities, and your spy travels along the links. Accept missions, visit their cities and complete them before the others do. Agents are few: every plan, link and mark ties some of them up.
    }
mode-first = First game
mode-first-about = Start missions are dealt.
mode-advanced = Advanced
mode-advanced-about = You pick the start missions one after another; the starting player gets the last one.

setting-board = Board
setting-board-about =
    { $box-prices ->
        [rulebook] On the dark side a mission takes one more planning agent; if you have no other, it takes none. Everybody has 15 agents there.
       *[other] The planning agents that missions take, from the bottom slot up: light side { $box-light }, dark side { $box-dark }. On the dark side a mission takes none if you have no other, and everybody has 15 agents.
    }
setting-board-light = Light side
setting-board-dark = Dark side
setting-agents_1 = Agents of player 1
setting-agents_1-about = 15 as usual; 14 makes it harder for that player.
setting-agents_1-15 = 15
setting-agents_1-14 = 14
setting-agents_2 = Agents of player 2
setting-agents_2-15 = 15
setting-agents_2-14 = 14
setting-agents_3 = Agents of player 3
setting-agents_3-15 = 15
setting-agents_3-14 = 14
setting-agents_4 = Agents of player 4
setting-agents_4-15 = 15
setting-agents_4-14 = 14

## In short

intro-1 =
    { $box-map ->
        [europe] You are a spy in a Europe of twelve cities, and fifteen agents open the way for you.
       *[other] You are a spy on a map of { $box-cities } cities, and fifteen agents open the way for you.
    }
intro-2 = On your turn you do one of three things: accept one of the missions on offer, connect a new city and go there, or move to any city that your agents already link.
intro-3 = To connect a city, put an agent on every space of the way to it, or two where another player already stands.
intro-4 = If your spy ends the turn in a city of one of your missions, mark it there with an agent. Once all its cities are marked, the mission is completed: it brings its points, and its agents come back to you.
intro-5 =
    Once somebody has completed { $box-enough ->
        [7] seven missions
        [one] one mission
       *[other] { $box-enough } missions
    }, everybody else has one last turn. The highest score wins; a mark on an unfinished mission is worth { $box-mark ->
        [one] one point
       *[other] { $box-mark } points
    }.
intro-beware = Agents run out sooner than you think: every plan, link and mark ties some of them up. At any time on your turn you may take back those you no longer need, as long as your spy and the others on the board stay connected.

## Names

name-london = London
name-paris = Paris
name-madrid = Madrid
name-berlin = Berlin
name-monaco = Monaco
name-rome = Rome
name-helsinki = Helsinki
name-moscow = Moscow
name-istanbul = Istanbul
name-stockholm = Stockholm
name-budapest = Budapest
name-athens = Athens

## Questions

prompt-draft = Which start mission do you pick?
prompt-turn = It is your turn. What do you do?
prompt-moved = Your spy is in { $city } now. What next?
prompt-mark = Your spy ends the turn in { $city }. What do you mark?
prompt-extra =
    { $count ->
        [one] You have earned an extra turn. Do you take it?
       *[other] You have { $count } extra turns left. Do you take one?
    }

option-accept = Accept the mission in slot { $second }
option-connect = Connect { $second } and move there
option-go = Move to { $second }
option-lift = Take back agents: { $second }
option-unmark = Take back the mark on { $third }: { $second }
option-discard = Discard the mission { $second }
option-mark = Mark the mission { $second }
option-stay = Stop here
option-done = End the turn
option-take = Take the extra turn
option-decline = Decline

## Who is being waited for

waiting-draft = { $seat } is picking a start mission.
waiting-turn = It is { $seat }’s turn.
waiting-moved = { $seat } has moved and is not done yet.
waiting-mark = { $seat } is ending the turn.
waiting-extra = { $seat } is considering an extra turn.

## What happened

event-row-opened = The row of missions: { $missions }.
event-began = { $seat } begins.
event-starts-opened = The start missions to pick from: { $missions }.
event-start = { $seat } has the start mission { $mission } and starts in { $city }.
event-turn = Round { $round }: { $seat }
event-accepted =
    { $planning ->
        [0] { $seat } accepts the mission { $mission }.
        [one] { $seat } accepts the mission { $mission }; { $planning } agent plans it.
       *[other] { $seat } accepts the mission { $mission }; { $planning } agents plan it.
    }
event-turned-up = A new mission comes into the row: { $mission }.
event-connected =
    { $cost ->
        [0] { $seat } connects { $city } without any new agent and moves there.
        [one] { $seat } connects { $city } with { $cost } agent and moves there.
       *[other] { $seat } connects { $city } with { $cost } agents and moves there.
    }
event-moved = { $seat } moves to { $city }.
event-stayed = { $seat } stops in { $city }.
event-took-back =
    { $count ->
        [one] { $seat } takes { $count } agent back: { $space }.
       *[other] { $seat } takes { $count } agents back: { $space }.
    }
event-unmarked = { $seat } takes the mark on { $city } back: { $mission }.
event-discarded =
    { $count ->
        [0] { $seat } discards the mission { $mission }.
        [one] { $seat } discards the mission { $mission } and gets { $count } agent back.
       *[other] { $seat } discards the mission { $mission } and gets { $count } agents back.
    }
event-marked = { $seat } marks { $city }: { $mission }.
event-completed =
    { $points ->
        [one] { $seat } completes the mission { $mission } for { $points } point.
       *[other] { $seat } completes the mission { $mission } for { $points } points.
    }
event-extra-turn = { $seat } takes an extra turn.
event-declined = { $seat } declines the extra turn.
event-last-round = { $seat } has completed enough missions to end the game. Everybody else has one last turn.
event-exhausted = There are no missions left, and nobody can complete enough of them any more. Everybody but { $seat } has one last turn.

## How the match ended

reason-missions = The winner has the highest score.
reason-missions-tie = Several players have the highest score; the winner is the one whose last turn came later.
reason-exhausted = The missions ran out, and the winner has the highest score.
reason-exhausted-tie = The missions ran out and several players have the highest score; the winner is the one whose last turn came later.

## The terminal

terminal-round =
    { $deck ->
        [0] Round { $round } · { $board } · the deck is empty
        [one] Round { $round } · { $board } · { $deck } mission in the deck
       *[other] Round { $round } · { $board } · { $deck } missions in the deck
    }
terminal-light = light side
terminal-dark = dark side
terminal-own-data = · own data { $data }
terminal-last = { $seat } has triggered the end of the game: these are the last turns.
terminal-row = Missions on offer (slot: planning agents):
terminal-starts = Start missions to pick from:
terminal-mission = { $mission } ({ $worth })
terminal-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $extra ->
        [yes] , extra turn
       *[no] {""}
    }
terminal-you = { $seat } (you)
terminal-spy = spy: { $city }
terminal-no-spy = no spy yet
terminal-supply = supply { $supply } of { $total }
terminal-completed = completed { $count }
terminal-completed-which =
    { $score ->
        [one] completed { $count }, { $score } point now
       *[other] completed { $count }, { $score } points now
    }
terminal-network = network: { $cities }
terminal-planning =
    { $count ->
        [one] { $count } planning agent
       *[other] { $count } planning agents
    }
terminal-start-mission = start mission

follows-mission =
    { $mission }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $extra ->
        [yes] {" "}and an extra turn
       *[no] {""}
    }; planning agents: { $planning }
follows-start =
    { $points ->
        [one] { $points } point, start: { $city }
       *[other] { $points } points, start: { $city }
    }
follows-cost = agents needed: { $cost }
follows-back =
    { $count ->
        [one] { $count } agent comes back
       *[other] { $count } agents come back
    }
follows-go-back = where you began the turn
follows-completes =
    completes it: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $extra ->
        [yes] {" "}and an extra turn
       *[no] {""}
    }
follows-left =
    { $count ->
        [one] { $count } city left after that
       *[other] { $count } cities left after that
    }
