### Spy Connection in the browser: what stands on the table, what follows from a choice, why something cannot be done.

## The table

scene-light = Light side
scene-dark = Dark side
scene-round = Round { $round }
scene-over = over after round { $round }
scene-last-turns = last turns
scene-goal =
    { $count ->
        [one] the first mission ends it
       *[other] first to { $count } missions ends it
    }
scene-own-data = own data { $data }
scene-spy =
    { $you ->
        [yes] Your spy
       *[no] Spy of { $who }
    }
scene-agents =
    { $you ->
        [yes] { $count ->
            [one] { $count } agent of yours
           *[other] { $count } agents of yours
        }
       *[no] { $count ->
            [one] { $count } agent of { $who }
           *[other] { $count } agents of { $who }
        }
    }
scene-agents-count =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
scene-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
scene-brings =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
scene-points-word =
    { $count ->
        [one] pt
       *[other] pts
    }
scene-plus =
    { $points ->
        [one] +{ $points } pt
       *[other] +{ $points } pts
    }
scene-of =
    { $count ->
        [one] of { $count } mission
       *[other] of { $count } missions
    }
scene-offers = Missions on offer
scene-tab-offers = On offer
scene-tab-map = Map
scene-tab-missions = Missions
scene-tab-rivals = Rivals
scene-tab-players = Players
scene-starts = Start missions
scene-planning-word = to plan
scene-extra-turn = extra turn
scene-near = { $count } of { $of } cities connected
scene-starts-in = starts in { $city }
scene-row-full = You hold { $count }, the most allowed. Cards slide down when one below them goes.
scene-row-free = You hold none: the next one needs no planning agents.
scene-row-slides = Cards slide down, and get cheaper, when one below them goes.
scene-missions = Missions
scene-start-mission = start mission
scene-planned =
    { $count ->
        [one] { $count } agent planning
       *[other] { $count } agents planning
    }
scene-last-city = { $city } completes it
scene-completed = Your completed missions
scene-completed-by = { $who } has completed
scene-done-mission =
    { $points ->
        [one] { $mission } ({ $points } pt)
       *[other] { $mission } ({ $points } pts)
    }
scene-spy-in = Spy in { $city }
scene-finished = triggered the end
scene-extra-owed =
    { $count ->
        [one] { $count } extra turn to come
       *[other] { $count } extra turns to come
    }
scene-supply-word = in supply
scene-planning-agents = planning
scene-in-supply = { $count } in supply
scene-missions-done =
    { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
scene-for-marks =
    { $count ->
        [one] { $count } pt for marks
       *[other] { $count } pts for marks
    }

## The question

scene-ask-draft = Pick your start mission
scene-context-draft = Your spy starts in its first city, which is marked at once.
scene-ask-turn = You are in { $city }: { $what }
scene-verb-connect = connect a city
scene-verb-go = move
scene-verb-accept = accept a mission
scene-ask-moved = Connect a new city from { $city }, or stay
scene-ask-stuck = Take agents back, or discard a mission, to be able to act
scene-ask-mark = Mark { $city } on your missions
scene-ask-short = Take an agent back to mark { $city }, or end your turn
scene-ask-end = End your turn, or take something back first
scene-ask-over = End your turn
scene-ask-extra = Take your extra turn?
scene-context-last = This is your last turn.
scene-kind-mark = Mark
scene-kind-connect = Connect
scene-kind-go = Move
scene-kind-accept = Accept
scene-kind-lift = Take back
scene-kind-missions = Unmark, discard
scene-free = free
scene-left =
    { $count ->
        [one] agent in supply
       *[other] agents in supply
    }
scene-stay = Stay
scene-done = End turn
scene-take = Extra turn
scene-decline = Decline
scene-or = or

## The turn so far

scene-step-took-back =
    { $count ->
        [one] Took back { $count } agent
       *[other] Took back { $count } agents
    }
scene-step-unmarked =
    { $count ->
        [one] Took back { $count } mark
       *[other] Took back { $count } marks
    }
scene-step-moved = Moved to { $city }
scene-step-connected =
    { $count ->
        [one] Connected { $city }: { $count } agent
       *[other] Connected { $city }: { $count } agents
    }
scene-step-marked =
    { $count ->
        [one] Marked { $city }
       *[other] Marked { $city } on { $count } missions
    }
scene-step-accepted = Accepted { $mission }
scene-step-discarded = Discarded { $mission }
scene-step-completed = Completed { $mission }: +{ $points }

## What follows

scene-then = then { $cities }
scene-unmarked-left = { $city } stays unmarked
scene-take-from = a full turn, starting in { $city }
scene-plans =
    { $count ->
        [0] no planning agents
       *[other] { $count } to plan it, { $left } left
    }
scene-at-once = mark { $city } at once
scene-costs =
    { $wanted ->
        [yes] { $count ->
            [one] { $count } agent, none left to mark with
           *[other] { $count } agents, none left to mark with
        }
       *[no] { $count ->
            [0] no agents, { $left } left
            [one] { $count } agent, { $left } left
           *[other] { $count } agents, { $left } left
        }
    }
scene-go-back = where you began
scene-go-on = stay there or connect from there
scene-could-mark =
    { $count ->
        [one] marks a mission
       *[other] marks { $count } missions
    }
scene-could-complete =
    { $count ->
        [one] completes a mission
       *[other] completes { $count } missions
    }
scene-loses = loses { $cities }
scene-unmark = take the mark back from { $mission }
scene-discard =
    { $count ->
        [0] discard it
        [one] discard it: { $count } agent back
       *[other] discard it: { $count } agents back
    }
scene-still = still missing: { $cities }
scene-completes =
    { $extra ->
        [yes] completes it: { $count } agents back, extra turn
       *[no] completes it: { $count } agents back
    }

## What cannot be done

scene-refuse-dear =
    { $count ->
        [one] Takes { $count } agent, you have { $have }
       *[other] Takes { $count } agents, you have { $have }
    }
scene-refuse-far =
    { $first ->
        [none] Too far from { $city } and from your network
       *[other] Too far from { $city }: go to { $first } first
    }
scene-refuse-planning =
    { $count ->
        [one] Takes { $count } agent to plan, you have { $have }
       *[other] Takes { $count } agents to plan, you have { $have }
    }
scene-refuse-tired = Your spy has moved often enough this turn: connect, stay, or undo
scene-refuse-full =
    { $count ->
        [one] You hold { $count } mission, the most allowed. Discard it first.
       *[other] You hold { $count } missions, the most allowed. Discard one first.
    }
scene-refuse-accept-moved = Your spy has moved. Go back to where you began, or undo, to accept a mission instead.
scene-refuse-accept-mark = You have acted already this turn.
scene-refuse-cut = Taking these would cut off { $what }
scene-refuse-cut-agents = Taking these would cut off your other agents

## The end

scene-wins =
    { $you ->
        [yes] { $count ->
            [one] You win with { $count } point
           *[other] You win with { $count } points
        }
       *[no] { $count ->
            [one] { $who } wins with { $count } point
           *[other] { $who } wins with { $count } points
        }
    }
scene-why-missions =
    { $you ->
        [yes] You completed { $count ->
            [one] { $count } mission
           *[other] { $count } missions
        }, everybody else had one last turn, and the highest score wins.
       *[no] { $who } completed { $count ->
            [one] { $count } mission
           *[other] { $count } missions
        }, everybody else had one last turn, and the highest score wins.
    }
scene-why-exhausted = The missions ran out, everybody had one last turn, and the highest score wins.
scene-tie =
    { $you ->
        [yes] { $names } have { $points } points each; your last turn came later.
       *[no] { $names } have { $points } points each; { $who }’s last turn came later.
    }

## The log

scene-log-row-opened = The first missions lie open: { $missions }.
scene-log-began =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
scene-log-starts-opened = Start missions to pick from: { $missions }.
scene-log-start =
    { $you ->
        [yes] You start in { $city }: { $mission }.
       *[no] { $who } starts in { $city }: { $mission }.
    }
scene-log-turn =
    { $you ->
        [yes] Round { $round } · You
       *[no] Round { $round } · { $who }
    }
scene-log-extra-turn =
    { $you ->
        [yes] Extra turn · You
       *[no] Extra turn · { $who }
    }
scene-log-accepted =
    { $you ->
        [yes] You accept { $mission }{ $planning ->
            [0] .
            [one] : { $planning } agent plans it.
           *[other] : { $planning } agents plan it.
        }
       *[no] { $who } accepts { $mission }{ $planning ->
            [0] .
            [one] : { $planning } agent plans it.
           *[other] : { $planning } agents plan it.
        }
    }
scene-log-turned-up = New mission: { $mission }.
scene-log-connected =
    { $you ->
        [yes] You connect { $city }: { $cost ->
            [one] { $cost } agent.
           *[other] { $cost } agents.
        }
       *[no] { $who } connects { $city }: { $cost ->
            [one] { $cost } agent.
           *[other] { $cost } agents.
        }
    }
scene-log-moved =
    { $you ->
        [yes] You move your spy to { $city }.
       *[no] { $who } moves to { $city }.
    }
scene-log-took-back =
    { $you ->
        [yes] You take back { $count ->
            [one] { $count } agent: { $space }.
           *[other] { $count } agents: { $space }.
        }
       *[no] { $who } takes back { $count ->
            [one] { $count } agent: { $space }.
           *[other] { $count } agents: { $space }.
        }
    }
scene-log-unmarked =
    { $you ->
        [yes] You take the mark on { $city } back: { $mission }.
       *[no] { $who } takes the mark on { $city } back: { $mission }.
    }
scene-log-discarded =
    { $you ->
        [yes] You discard { $mission }.
       *[no] { $who } discards { $mission }.
    }
scene-log-marked =
    { $you ->
        [yes] You mark { $city }: { $mission }.
       *[no] { $who } marks { $city }: { $mission }.
    }
scene-log-completed =
    { $you ->
        [yes] You complete { $mission }: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[no] { $who } completes { $mission }: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
scene-log-declined =
    { $you ->
        [yes] You decline the extra turn.
       *[no] { $who } declines the extra turn.
    }
scene-log-last-round =
    { $you ->
        [yes] You have triggered the end of the game: everybody else has one last turn.
       *[no] { $who } has triggered the end of the game: everybody else has one last turn.
    }
scene-log-exhausted =
    { $you ->
        [yes] The missions have run out: everybody but you has one last turn.
       *[no] The missions have run out: everybody but { $who } has one last turn.
    }

## About the data

scene-data-rules = The rules, the numbers of cards and agents, the prices and the limits are those of the rulebook.
scene-data-cities = { $count } cities: { $sources }.
scene-data-spaces = { $count } spaces: { $sources }.
scene-data-connections = { $count } connections: { $sources }.
scene-data-missions = { $count } missions: { $sources }.
scene-data-start-missions = { $count } start missions: { $sources }.
scene-data-rulebook = { $count } named in the rulebook
scene-data-public = { $count } known from published reviews
scene-data-reconstructed = { $count } made by us
scene-data-ours = What we made stands in where no source says anything: it is playable and balanced, but it is not what is in the box.
scene-data-replace = If you own the box, you can put its own map and missions in a file of the same shape; the documentation says how.
scene-data-replaced = Played here with the host’s own data, not with ours. Their fingerprint is { $data }.
scene-data-numbers = The rules and the numbers of agents are those of the rulebook. From the data: cities { $box-cities }, missions { $box-missions }, start missions { $box-starts }; planning agents from the bottom slot up { $box-light } (light side) or { $box-dark } (dark side); active missions at most { $box-held }; the game ends at { $box-enough } completed missions; points for a mark on an unfinished one { $box-mark }.
scene-here-map =
    { $box-slots ->
        [one] Here: { $box-cities } cities and { $box-slots } slot.
       *[other] Here: { $box-cities } cities and { $box-slots } slots.
    }
scene-here-cards = Here: { $box-missions } missions and { $box-starts } start missions.
scene-here-deck =
    { $box-slots ->
        [one] Here: { $box-missions } missions and { $box-slots } slot.
       *[other] Here: { $box-missions } missions and { $box-slots } slots.
    }
scene-here-starts = Here: { $box-starts } start missions.
scene-here-held = Here the limit is { $box-held }.
scene-here-light = Here, from the bottom slot up: { $box-light }.
scene-here-dark = Here, from the bottom slot up: { $box-dark }.
scene-here-enough =
    { $box-enough ->
        [one] Here it takes { $box-enough } mission.
       *[other] Here it takes { $box-enough } missions.
    }
scene-here-mark = Here it is { $box-mark } points.
