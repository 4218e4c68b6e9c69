### In Too Deep on the table: what stands on the boards, beside the questions and at the end.

scene-chapter = Chapter { $chapter } of 3
scene-round = round { $round }
scene-goal = most information wins
scene-short-chapter = Chapter { $chapter } · { $left }
scene-short-ending = ending
scene-rivals = Rivals

## The city

scene-searched = No effect for now
scene-is-searched = searched
scene-search =
    { $count ->
        [one] 1 search token
       *[other] { $count } search tokens
    }
scene-hooked-by =
    { $you ->
        [yes] hooked by you
       *[no] hooked by { $who }
    }
scene-free = hooked by nobody
scene-locked = locked
scene-holds = holds { $item-acc }
scene-held-by = held by { $criminal-acc }
scene-in = { $zone-in }
scene-item = { $item } ({ $type })
scene-barrier =
    { $marked ->
        [yes] Barrier { $number }, marked
       *[no] Barrier { $number }
    }
scene-free-hooks =
    { $count ->
        [one] Free hook
       *[other] Free hooks
    }
scene-there = with { $names }
scene-nobody = nobody there
scene-steps = The five steps of a turn
scene-step-1 = Hook
scene-step-2 = Dominance
scene-step-3 =
    { $now ->
        [yes] Actions, { $count } left
       *[no] Actions
    }
scene-step-4 = Major crime
scene-step-5 = Discard, draw

## Crimes and what they bring

scene-your-crimes = Your crimes
scene-tag-petty = Petty · free
scene-tag-major = { $line } · level { $level }
scene-effect = Then: { $text }
scene-gain-either =
    { $information } info + { $dilemmas ->
        [one] 1 dilemma
       *[other] { $dilemmas } dilemmas
    }, or { $more } + { $worse } · evidence { $evidence }, process { $process }
scene-either = { $one } or { $other }
scene-reward-information = { $count } info
scene-reward-dilemmas =
    { $count ->
        [one] 1 dilemma
       *[other] { $count } dilemmas
    }
scene-reward-evidence = { $count } evidence
scene-reward-process = process { $count }
scene-reward-support = { $count } support
scene-reward-nothing = nothing
scene-news-ready = { $crimes }: ready
scene-news-broken = { $crimes }: no longer
scene-outcome = { $outcome }: { $reward }
scene-no-crime = No crime
scene-no-matter = It does not matter
scene-crime-context = Once a turn. Afterwards all your hooks go back to the middle.
scene-crime-impossible = No crime in your hand can be committed as things stand.

## Consoles

scene-your-console = Your console
scene-short-info = { $count } info
scene-information = information
scene-info-word = info
scene-dilemmas-word =
    { $count ->
        [one] dilemma
       *[other] dilemmas
    }
scene-ports = Hook ports
scene-port-free = free
scene-port-third = 1 dilemma
scene-port-locked = locked
scene-dominance = Dominance
scene-ability = ability
scene-stamina = stamina
scene-field = worth { $worth }
scene-becomes = { $before } → { $after }
scene-memory = Memory
scene-own-stash = Your stash
scene-nothing = nothing
scene-none = none
scene-supports = Support
scene-dilemmas = Dilemmas in hand
scene-dilemmas-line =
    { $count ->
        [one] 1 dilemma in hand, corruption { $corruption } after tolerance
       *[other] { $count } dilemmas in hand, corruption { $corruption } after tolerance
    }
scene-databank = Databank
scene-databank-line =
    { $count ->
        [one] 1 dilemma stored, corruption { $corruption } after tolerance
       *[other] { $count } dilemmas stored, corruption { $corruption } after tolerance
    }
scene-folders =
    { $count ->
        [one] folder
       *[other] folders
    }
scene-tolerance = tolerance
scene-corruption = corruption { $count }
scene-dilemma-evidence = { $count } × { $kind }
scene-dilemma-information = { $count } information
scene-dilemma-badge = Badge
scene-dilemma-warrant = { $warrant }

scene-next = next
scene-triggered = is done
scene-echo-line = progress { $progress }
scene-known = What is known
scene-times =
    { $count ->
        [one] { $name }
       *[other] { $count }× { $name }
    }
scene-fact-crimes = Crimes in hand
scene-fact-beside = Beside the console, unseen
scene-fact-lines = Could go on with
scene-fact-level = level { $level }: { $lines }
scene-fact-memory = Evidence
scene-fact-memory-text = { $count } in memory, { $stash } in the stash.
scene-fact-bar = From the bar so far: { $kinds }.
scene-fact-dilemmas = Dilemmas
scene-fact-dilemmas-text = { $hand } in hand, { $databank } stored.
scene-fact-shown = Shown in the last challenge: { $names }.
scene-fact-rest = Tolerance and folders
scene-fact-rest-text = Tolerance { $tolerance }, folders: { $folders }
scene-echo-letters = Letters
scene-echo-progress = Progress
scene-echo-progress-text = { $progress }; she commits level 1, 2, 3 at { $track }
scene-echo-deck = Her cards
scene-echo-deck-text = { $count } left
scene-opened-hand = Dilemmas in hand
scene-opened-stored = Databank
scene-opened-crimes = Crimes and evidence

## The boards

scene-clock = Until chapter { $chapter } ends
scene-left = { $count } left
scene-chapter-ends = the chapter is ending
scene-drought =
    { $count ->
        [one] drains after 1 more round without evidence
       *[other] drains after { $count } more rounds without evidence
    }
scene-dead-clock = drains until somebody gains evidence
scene-display-token = evidence, face down
scene-display-gone = gone
scene-bar = Evidence to choose
scene-investigation = Investigation
scene-per-folder = { $count } info per folder
scene-face-down = face down
scene-folder = a folder
scene-plan = The plan
scene-bonus_support = support
scene-bonus_tolerance = tolerance
scene-bonus_dominance = dominance
scene-foiled-by = foiled by { $count } each of { $kinds } kinds
scene-field-free = free
scene-field-taken = taken, face down
scene-stashes = In the stashes, face down
scene-shared = Shared stash, open
scene-offer = Support on offer
scene-offer-info = +{ $count } info
scene-timing-keep = keep
scene-timing-instant = at once
scene-story = Story
scene-levels-done = levels done
scene-level-open = not yet
scene-decks = Crimes to draw

scene-tab-city = City
scene-tab-console = Console
scene-tab-crimes = Crimes
scene-tab-syndicate = Syndicate
scene-tab-scoring = Scoring
scene-tab-log = Log

## Hooks and dominance

scene-hook-must = You have unhooked, so you must hook.
scene-hook-full = All ports are full: unhook first, or hook nobody.
scene-hook-pays =
    { $count ->
        [0] { $who } gets 1 info from the supply
       *[other] 1 info to { $who }
    }
scene-hook-third = A third hook costs 1 dilemma.
scene-hook-dominance =
    { $zone ->
        [stamina] dominance { $worth }: stamina
        [ability] dominance { $worth }: ability
       *[none] dominance { $worth }
    }
scene-unhook = Unhook { $criminal-acc }
scene-unhook-about = then you must hook
scene-skip-about = 1 dominance over each you have hooked
scene-refuse-locked = This hook is locked.

## Actions

scene-ask-act =
    { $count ->
        [0] No action left
        [one] Your last action
       *[other] { $count } actions
    }
scene-stamina-more = Stamina for more: { $names }.
scene-stamina-only = Stamina only: each action costs 1 dominance ({ $names }).
scene-through = Barriers do not stop you this turn.
scene-free-action = free
scene-kind-free = Cards and tokens
scene-kind-items = Items
scene-to = To { $zone-acc }
scene-jump = Jump to { $zone-acc }
scene-pick = { $criminal } takes { $item-acc }
scene-grab = { $criminal } grabs { $item-acc }
scene-fetch = Pull { $item-acc }
scene-drop = { $criminal } drops { $item-acc }
scene-drops = drops { $item-acc }
scene-use = Use { $zone-acc }
scene-use-short = Use
scene-dominate = Dominance +1
scene-dominate-short = +1
scene-crush = Push police
scene-crush-about = a nearby barrier or the Guardian
scene-thing-to = { $thing } { $zone-to }
scene-folder-push = Move an item
scene-folder-push-about = one zone, dropped
scene-folder-pull = Pull an item
scene-folder-pull-about = from up to one zone away
scene-folder-force = Move somebody
scene-folder-force-about = nearby, one zone
scene-folder-foresee = Foresee
scene-folder-foresee-about = free: 1 dominance over somebody near
scene-folder-lift = Pick up
scene-folder-lift-about = for an action
scene-folder-run = Run
scene-folder-run-about = up to a barrier
scene-done-about =
    { $count ->
        [one] 1 action is lost
       *[other] { $count } actions are lost
    }
scene-refuse-searched = It is searched.
scene-ask-pay = How do you pay for what { $criminal-acc } does?
scene-pay-action = An action
scene-pay-stamina = Stamina
scene-pay-left =
    { $count ->
        [0] none left then
       *[other] { $count } left then
    }

## Guardian, barriers, zones, tokens

scene-ask-police =
    { $count ->
        [one] 1 move left
       *[other] { $count } moves left
    }
scene-take-police =
    { $escorts ->
        [yes] Take up what moves on the board, then put it down. A criminal goes along with the Guardian.
       *[no] Take up what moves on the board, then put it down.
    }
scene-take-up = Take something up on the board, then put it down.
scene-guardian-to = Guardian { $zone-to }
scene-escort = Guardian { $zone-to }, { $criminal-with }
scene-barrier-to = Barrier { $number }: { $zone } – { $next }
scene-towers-support = A support token
scene-towers-support-about = one of the three on offer
scene-towers-deck-about =
    { $count ->
       *[other] a crime unseen, { $count } left
    }
scene-harbour-gain = Gain 1 evidence
scene-harbour-gain-about = one of the bar
scene-harbour-process = Process 1 evidence
scene-harbour-process-about = from your memory onto the Syndicate board
scene-heights-criminal = Move a criminal
scene-heights-criminal-about = one zone, not across a barrier
scene-heights-item = Move an item
scene-heights-item-about = one zone, not across a barrier
scene-heights-look = Look
scene-heights-look-about = at 2 face-down evidence
scene-heights-police = Guardian or barrier
scene-heights-police-about = one move
scene-heights-stop = Leave it at that
scene-challenge-own = You would show corruption { $count }. The higher one pays 2 info and discards a dilemma; you win ties.
scene-challenge-nobody = Nobody
scene-challenge-about =
    { $count ->
        [one] 1 dilemma in hand, tolerance { $tolerance }
       *[other] { $count } dilemmas in hand, tolerance { $tolerance }
    }
scene-stash-of =
    { $you ->
        [yes] Your stash
       *[no] Stash of { $who }
    }
scene-spot-display = The display
scene-spot-shared = The shared stash
scene-face-down-count = { $count } face down
scene-in-memory =
    { $count ->
        [0] none in your memory
       *[other] { $count } in your memory
    }

## Evidence, decks, dilemmas

scene-asked-for = a task asks for it
scene-process-context = If all folders are taken, each brings { $count } info.
scene-face-up = face up, for a folder
scene-process-bonus = bonus at once
scene-process-stash = Your stash
scene-process-stash-short = Stash
scene-process-stash-about = no bonus
scene-process-decline = Do not process
scene-return-done = Draw, end turn
scene-return-about = under its deck
scene-deck-any =
    { $count ->
       *[other] can always be committed, { $count } left
    }
scene-deck-lines = open: { $lines }
scene-deck-none = no line is open yet
scene-from-hand = from your hand
scene-from-databank = from your databank
scene-store-context = Stored so far: corruption { $stored }, tolerance { $tolerance }. The rest is discarded.

## The end

scene-wins =
    { $you ->
        [yes] { $many ->
            [one] You win with { $count } information
           *[other] { $who } win together with { $count } information
        }
       *[no] { $many ->
            [one] { $who } wins with { $count } information
           *[other] { $who } win together with { $count } information
        }
    }
scene-why-foiled =
    { $count ->
        [one] The plan is foiled, and { $names } is in too deep.
       *[other] The plan is foiled, and { $names } are in too deep.
    }
scene-why-not-foiled =
    { $count ->
        [one] { $names } is in too deep, but the plan was not foiled.
       *[other] { $names } are in too deep, but the plan was not foiled.
    }
scene-result = { $count } information ({ $parts })
scene-result-before = { $count } before the end
scene-result-scored-dominance = dominance +{ $count }
scene-result-least-corrupt = least corrupt +{ $count }
scene-result-sank = in too deep { $count }
scene-result-scored-evidence = evidence +{ $count }
scene-result-scored-dilemmas = dilemmas +{ $count }
scene-scoring = Final scoring
scene-scoring-scored-dominance = Lowest dominance
scene-scoring-corruption = Corruption
scene-scoring-least-corrupt = The least corrupt gain
scene-scoring-sank = In too deep, loses
scene-scoring-scored-evidence = Evidence
scene-scoring-scored-dilemmas = Stored dilemmas
scene-scoring-foiled = The plan is foiled
scene-scoring-not-foiled = The plan is not foiled
scene-scoring-values = What evidence is worth
scene-count = { $name }: { $count }
scene-tale = The story
scene-deed = { $crime } ({ $who }, { $how })
scene-line = { $line } · { $name }
scene-no-deeds = Nothing happened here.
scene-curve = How far { $who } was ahead
scene-curve-behind = behind
scene-curve-ahead = ahead
scene-curve-level = dashed: level
scene-curve-text = { $who } ended { $count } information ahead after { $turns } turns.
scene-curve-end = the end
scene-moment-scoring = scoring
scene-moment-worst = { $count } behind

## Where the data come from

scene-data-rules = The rules follow the Czech rulebook.
scene-data-rulebook = { $count } from the rulebook
scene-data-public = { $count } public
scene-data-reconstructed = { $count } ours
scene-data-items = { $count } items: { $sources }.
scene-data-support-tokens = { $count } sorts of support tokens: { $sources }.
scene-data-dilemmas = { $count } dilemmas: { $sources }.
scene-data-major-crimes = { $count } major crimes: { $sources }.
scene-data-petty-crimes = { $count } petty crimes: { $sources }.
scene-data-echo-cards = { $count } Echo cards: { $sources }.
scene-data-ours = What is ours was designed for this table, because the printed cards are not public. Whoever owns the box may put in their own.
scene-data-replaced = This table plays with data of its own: { $data }.

## What is seen to happen

scene-beat-search = Police
scene-beat-info = +{ $count } info
scene-beat-loses = −{ $count } info
scene-beat-dilemmas =
    { $count ->
        [one] +1 dilemma
       *[other] +{ $count } dilemmas
    }
scene-beat-echo = Card { $letter }
scene-wins-duel = wins
scene-beat-dominance = −{ $count } dominance
scene-echo-turned = Echo turns up a card with the letter { $letter }.
scene-echo-does = Crimes { $how-low }; evidence to { $where }.
scene-echo-chapter_top = the top row
scene-echo-chapter_middle = the middle row
scene-echo-chapter_bottom = the bottom row
scene-echo-plan = the plan
scene-told-chapter-ends = Chapter { $chapter } is ending
scene-told-empty = The display is empty.
scene-told-last-turns = The last turns
scene-told-turns =
    { $count ->
        [one] 1 more turn, then the end.
       *[other] { $count } more turns, then the end.
    }
scene-told-dead-clock = The clock runs out
scene-told-drains = Ten rounds without new evidence: the display drains by itself until somebody gains evidence.
scene-told-drained = The display drains
scene-told-success = Chapter { $chapter }: success
scene-told-failure = Chapter { $chapter }: failure
scene-told-left =
    { $count ->
        [one] 1 folder was left.
       *[other] { $count } folders were left.
    }
scene-told-tasks = New tasks
scene-told-chapter = Chapter { $chapter }
scene-told-opened = From the bonus fields: { $kinds }
scene-told-in-too-deep = In too deep
