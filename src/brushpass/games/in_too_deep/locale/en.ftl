### In Too Deep: what the table agrees on, questions, answers and what happened. Names are in names.en.ftl, words of the cards in cards.en.ftl.

game-title = In Too Deep
game-about = You are undercover in the minds of criminals: hook them, steer them through eight zones and let their crimes bring you evidence. But every crime leaves its mark, and one of you will sink too deep.
mode-standard = Standard
mode-standard-about = 2 to 5 players, each for themselves.
mode-echo = With Echo
mode-echo-about = Alone or as two against Echo, who follows her cards and commits a crime in most of her turns.

setting-difficulty = Echo
setting-difficulty-about = How fast she gets to her crimes.
setting-difficulty-normal = Normal
setting-difficulty-hard = Hard
setting-starts = Who starts
setting-starts-random = Chance decides
setting-starts-first = Seat 1
setting-lines = Plot lines
setting-lines-about = With more of them it is harder to get a story on to the next level.
setting-lines-5 = 5
setting-lines-6 = 6
setting-lines-7 = 7
group-criminals = Criminals
group-criminals-about = Who is surely in play and who is not; chance draws the rest.
setting-crusher = { name-crusher }
setting-crusher-about = { short-crusher }
setting-crusher-maybe = Perhaps
setting-crusher-in = In play
setting-crusher-out = Not in play
setting-hacker = { name-hacker }
setting-hacker-about = { short-hacker }
setting-hacker-maybe = Perhaps
setting-hacker-in = In play
setting-hacker-out = Not in play
setting-hustler = { name-hustler }
setting-hustler-about = { short-hustler }
setting-hustler-maybe = Perhaps
setting-hustler-in = In play
setting-hustler-out = Not in play
setting-shadow = { name-shadow }
setting-shadow-about = { short-shadow }
setting-shadow-maybe = Perhaps
setting-shadow-in = In play
setting-shadow-out = Not in play
setting-jumper = { name-jumper }
setting-jumper-about = { short-jumper }
setting-jumper-maybe = Perhaps
setting-jumper-in = In play
setting-jumper-out = Not in play
setting-mechanic = { name-mechanic }
setting-mechanic-about = { short-mechanic }
setting-mechanic-maybe = Perhaps
setting-mechanic-in = In play
setting-mechanic-out = Not in play
setting-enforcer = { name-enforcer }
setting-enforcer-about = { short-enforcer }
setting-enforcer-maybe = Perhaps
setting-enforcer-in = In play
setting-enforcer-out = Not in play
setting-oracle = { name-oracle }
setting-oracle-about = { short-oracle }
setting-oracle-maybe = Perhaps
setting-oracle-in = In play
setting-oracle-out = Not in play
setting-smuggler = { name-smuggler }
setting-smuggler-about = { short-smuggler }
setting-smuggler-maybe = Perhaps
setting-smuggler-in = In play
setting-smuggler-out = Not in play
setting-courier = { name-courier }
setting-courier-about = { short-courier }
setting-courier-maybe = Perhaps
setting-courier-in = In play
setting-courier-out = Not in play

## In short

intro-1 = You are agents in the heads of criminals. On your turn you hook one, gain 1 dominance over each you have hooked, and take two actions with them: move, pick up an item, use a zone, use an ability.
intro-2 = Your cards are crimes, and each says what must be true in the city: who is where, with what, with whom. Petty crimes are free and small. Once a turn you may commit a major crime; careful or reckless is up to you, and then you give up all your hooks.
intro-3 = Crimes bring information, evidence and dilemmas. Process evidence: into the investigation of the chapter for folders, or into the plan, where it decides what every kind is worth in the end.
intro-4 = When the evidence of the display is gone, the chapter ends. Folders pay if the investigation is complete, otherwise whoever has the fewest is punished. You store half of your dilemmas, secretly: they score, and they corrupt.
intro-5 = After three chapters the most information wins. The least corrupt gains; the most corrupt is in too deep and pays dearly, if the plan is foiled.
intro-beware = Using a zone draws the police there: a searched zone cannot be used. And a major crime empties your ports, so make the most of your hooks first.

## Names of places and things

name-echo = Echo
name-level-1 = Level 1
    .deck = the level 1 deck
name-level-2 = Level 2
    .deck = the level 2 deck
name-level-3 = Level 3
    .deck = the level 3 deck
name-petty = Petty crime
    .deck = the deck of petty crimes
name-display = Display
    .in = in the display
    .from = from the display
name-shared = Shared stash
    .in = in the shared stash
    .from = from the shared stash
name-bonus_support = Bonus field: support
    .in = on the bonus field for support
    .from = from the bonus field for support
name-bonus_tolerance = Bonus field: tolerance
    .in = on the bonus field for tolerance
    .from = from the bonus field for tolerance
name-bonus_dominance = Bonus field: dominance
    .in = on the bonus field for dominance
    .from = from the bonus field for dominance
name-careful = Careful
    .low = carefully
name-reckless = Reckless
    .low = recklessly

## Questions

prompt-hook = Whom do you hook?
prompt-extra-hook = Whom do you hook with the token?
prompt-act = What do you do?
prompt-pay = An action, or stamina { $criminal-over }?
prompt-police =
    { $count ->
        [one] Guardian and barriers: 1 move left
       *[other] Guardian and barriers: { $count } moves left
    }
prompt-crush = What does the Crusher move?
prompt-heights =
    { $count ->
        [1] Heights: what is your second choice?
       *[other] Heights: what is your first choice?
    }
prompt-heights-police = Do you move the Guardian or a barrier?
prompt-look =
    { $count ->
        [1] Where do you look second?
       *[other] Where do you look first?
    }
prompt-take-seen = You saw { $kind } and { $other }. Which do you take?
prompt-take = Where do you take evidence from?
prompt-take-own = Which evidence do you take from your stash?
prompt-flip = Where do you turn evidence face up?
prompt-flip-own = Which evidence of your stash do you turn face up?
prompt-dominate =
    { $count ->
        [one] Over whom do you gain 1 dominance?
       *[other] Over whom do you gain dominance? { $count } left
    }
prompt-lose = Over whom do you lose 1 dominance?
prompt-send-criminal = Whom do you send?
prompt-criminal-zone = Where does { $criminal-acc } go?
prompt-send-item = Which item do you relocate?
prompt-item-zone = Where does { $item-acc } go?
prompt-swap-item = Which item do you swap?
prompt-swap-other-item = With which item?
prompt-swap-item-first = Which item changes places with a criminal?
prompt-swap-item-with = With which criminal?
prompt-swap-criminal = Which criminal changes places?
prompt-swap-other-criminal = With whom?
prompt-swap-hooks = With whom do you exchange all hooks?
prompt-discard-dilemma = Which dilemma do you discard?
prompt-discard = Which dilemma do you discard from your hand?
prompt-search-from = From which zone do you move the search?
prompt-search-to = Where does the search { $zone-from } go?
prompt-lock = Which hook do you lock?
prompt-challenge = Whom do you challenge?
prompt-towers = What do the Ion Towers give you?
prompt-harbour = Do you gain or process evidence?
prompt-nudge-criminal = Whom do you move, and where?
prompt-nudge-item = Which item do you move, and where?
prompt-crime = Do you commit a major crime?
prompt-assign = { $crime }: whom is the effect about?
prompt-outcome = { $crime }: careful or reckless?
prompt-effect-police = What do you move? The crime demands it.
prompt-effect-zone = Where does { $thing-acc } go?
prompt-effect-way = Where do you move { $criminal-acc }?
prompt-bar = Which evidence do you take from the bar?
prompt-process = Where do you process evidence?
prompt-evidence = Which evidence is it? Nobody else sees it.
prompt-offer = Which support token do you take?
prompt-return = Return any crimes?
prompt-deck = From which deck do you draw a major crime?
prompt-store =
    { $count ->
        [one] Which dilemma do you store? 1 to go
       *[other] Which dilemma do you store? { $count } to go
    }
prompt-echo-offer = Which token does Echo take?
prompt-echo-gains = Over whom does Echo gain dominance?
prompt-echo-loses = Over whom does Echo lose dominance?

option-hook = Hook { $second-acc }
option-unhook = Unhook { $second-acc }
option-skip = Hook nobody
option-move = { $second }: move { $third-to }
option-pick = { $second }: pick up { $third-acc }
option-zone = { $second }: use the zone
option-dominate = Gain 1 dominance { $second-over }
option-drop = { $second }: drop the item
option-crush = Crusher: move a barrier or the Guardian
option-hack = Hacker: move { $second-acc } { $third-to }
option-fetch = Hacker: take { $second-acc }
option-hustle = Hustler: use { $second-acc }
option-jump = Jumper: jump { $second-to }
option-force = Enforcer: move { $second-acc } { $third-to }
option-foresee = Oracle: gain 1 dominance { $second-over }
option-grab = Smuggler: grab { $second-acc }
option-run = Courier: run { $second-to }
option-support = Use the token: { $second }
option-act-petty = Commit { $second }
option-done = Done
option-action = An action
option-stamina = Stamina: 1 dominance
option-guardian = Guardian { $second-to }
option-escort = Guardian { $second-to }, with { $third-acc }
option-barrier = Barrier { $second } to border { $third }
option-stop = Leave it at that
option-heights-criminal = Move a criminal
option-heights-item = Move an item
option-heights-look = Look at 2 evidence
option-heights-police = Move a barrier or the Guardian
option-look-seat = Stash of { $player }
option-look-echo = Echo’s stash
option-take-seat = Stash of { $player }
option-take-echo = Echo’s stash
option-flip-seat = Stash of { $player }
option-flip-echo = Echo’s stash
option-take-seen-1 = The first
option-take-seen-2 = The second
option-nobody = Nobody
option-towers-support = A support token
option-gain = Gain 1 evidence
option-process = Process 1 evidence
option-none = No crime
option-assign =
    { $parts ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }
option-nudge-criminal = { $first } { $second-to }
option-nudge-item = { $first } { $second-to }
option-row_1 = Top row of the investigation
option-row_2 = Middle row of the investigation
option-row_3 = Bottom row of the investigation
option-stash = Your stash
option-decline = Do not process
option-offer = The token of third { $option }
option-echo-offer = The token of third { $option }
option-return = Return { $second }
option-discard-dilemma-hand = From your hand: { $second }
option-discard-dilemma-databank = From your databank: { $second }

## Who is being waited for

waiting-hook = { $seat } is hooking.
waiting-extra-hook = { $seat } is hooking once more.
waiting-act = { $seat } is acting.
waiting-pay = { $seat } is choosing how to pay.
waiting-police = { $seat } is moving Guardian and barriers.
waiting-crush = { $seat } is moving something with the Crusher.
waiting-heights = { $seat } is choosing in the Heights.
waiting-heights-police = { $seat } is moving Guardian or barriers.
waiting-look = { $seat } is looking at evidence.
waiting-take-seen = { $seat } is choosing between two evidence.
waiting-take = { $seat } is taking evidence.
waiting-take-own = { $seat } is taking evidence from the own stash.
waiting-flip = { $seat } is turning evidence face up.
waiting-flip-own = { $seat } is choosing from the own stash.
waiting-dominate = { $seat } is gaining dominance.
waiting-lose = { $seat } is losing dominance.
waiting-send-criminal = { $seat } is sending a criminal.
waiting-criminal-zone = { $seat } is sending a criminal.
waiting-send-item = { $seat } is relocating an item.
waiting-item-zone = { $seat } is relocating an item.
waiting-swap-item = { $seat } is swapping items.
waiting-swap-other-item = { $seat } is swapping items.
waiting-swap-item-first = { $seat } is swapping an item with a criminal.
waiting-swap-item-with = { $seat } is swapping an item with a criminal.
waiting-swap-criminal = { $seat } is swapping criminals.
waiting-swap-other-criminal = { $seat } is swapping criminals.
waiting-swap-hooks = { $seat } is exchanging hooks.
waiting-discard-dilemma = { $seat } is discarding a dilemma.
waiting-discard = { $seat } is discarding a dilemma.
waiting-search-from = { $seat } is moving the search.
waiting-search-to = { $seat } is moving the search.
waiting-lock = { $seat } is locking a hook.
waiting-challenge = { $seat } is looking for a rival.
waiting-towers = { $seat } is choosing in the Ion Towers.
waiting-harbour = { $seat } is choosing in the Harbour.
waiting-nudge-criminal = { $seat } is moving a criminal.
waiting-nudge-item = { $seat } is moving an item.
waiting-crime = { $seat } is thinking of a major crime.
waiting-assign = { $seat } is settling the details of a crime.
waiting-outcome = { $seat } is choosing: careful or reckless.
waiting-effect-police = { $seat } is resolving a crime.
waiting-effect-zone = { $seat } is resolving a crime.
waiting-effect-way = { $seat } is resolving a crime.
waiting-bar = { $seat } is taking evidence from the bar.
waiting-process = { $seat } is processing evidence.
waiting-evidence = { $seat } is processing evidence.
waiting-offer = { $seat } is taking a support token.
waiting-return = { $seat } is looking through crimes.
waiting-deck = { $seat } is drawing a major crime.
waiting-store = { $seat } is storing dilemmas.
waiting-echo-offer = { $seat } is choosing for Echo.
waiting-echo-gains = { $seat } is choosing for Echo.
waiting-echo-loses = { $seat } is choosing for Echo.

## What happened

event-city = The city is laid out. In play: { $criminals }.
event-lines = Plot lines in play: { $lines }.
event-starts = { $seat } starts.
event-turn = Turn { $turn }: { $seat }
event-hooked = { $seat } hooks { $criminal-acc }.
event-took-hook =
    { $paid ->
        [0] { $seat } takes { $criminal-acc } from { $rival }, who gets 1 information from the supply.
       *[other] { $seat } takes { $criminal-acc } from { $rival } for 1 information.
    }
event-unhooked = { $seat } unhooks { $criminal-acc }.
event-dominance = { $seat }: dominance { $criminal-over } is on field { $field }.
event-moved = { $criminal } goes { $zone-to }.
event-item-moved = { $item } { $item-be } dropped { $zone-in }.
event-took-item = { $criminal } takes { $item-acc }.
event-dropped = { $criminal } drops { $item-acc }.
event-items-swapped = { $item } and { $other-acc } change places.
event-searched = The police search { $zone-acc }.
event-search-moved =
    { $count ->
        [one] 1 search token goes { $zone-to }.
       *[other] { $count } search tokens go { $zone-to }.
    }
event-guardian = The Guardian goes { $zone-to }.
event-barrier = Barrier { $number } stands between { $zone-acc } and { $next-acc }.
event-stamina = { $seat } pays with stamina { $criminal-over }.
event-used-zone = { $seat } uses { $zone-acc }.
event-tolerance = { $seat } has { $count } tolerance.
event-dilemmas =
    { $count ->
        [one] { $seat } draws 1 dilemma.
       *[other] { $seat } draws { $count } dilemmas.
    }
event-drew-dilemmas = You have drawn { $dilemmas }.
event-challenged = { $seat } challenges { $rival }.
event-showed = { $seat } shows corruption { $value }.
event-won-challenge = { $seat } wins the challenge; { $rival } pays { $count } information.
event-discarded-dilemma = { $seat } discards a dilemma.
event-gained = { $seat } takes evidence from the bar: { $kind }.
event-gained-unseen = { $seat } gains evidence from the display.
event-drew-evidence = Your evidence: { $kind }.
event-bar-filled = On the bar: { $kinds }.
event-declined = { $seat } does not process.
event-filed =
    { $kind-id ->
        [none] { $seat } files evidence face down in row { $row } and takes a folder.
       *[other] { $seat } files evidence in row { $row } and takes a folder: { $kind }.
    }
event-stashed = { $seat } puts evidence into the stash.
event-planned = { $seat } puts evidence { $bonus-in }.
event-looked = { $seat } looks at evidence { $place-in }.
event-looked-stash = { $seat } looks at evidence in the stash of { $rival }.
event-saw = You saw evidence { $place-in }: { $kind }.
event-saw-stash = You saw evidence in the stash of { $rival }: { $kind }.
event-took = { $seat } takes evidence { $place-from }.
event-took-stash = { $seat } takes evidence from the stash of { $rival }.
event-flipped = { $seat } turns evidence { $place-in } face up: { $kind }.
event-flipped-stash = { $seat } turns evidence in the stash of { $rival } face up: { $kind }.
event-support =
    { $count ->
        [0] { $seat } takes a support token: { $token }.
       *[other] { $seat } takes a support token and { $count } information: { $token }.
    }
event-used-support = { $seat } uses a support token: { $token }.
event-locked = { $seat } locks the hook of { $criminal-acc }.
event-hooks-swapped = { $seat } and { $rival } exchange all hooks.
event-crime-beside = { $seat } puts a card from { $sort-deck } beside the console, unseen.
event-drew-crime = { $seat } draws from { $sort-deck }.
event-returned = { $seat } returns a card under { $sort-deck }.
event-no-crime = { $seat } commits no major crime.
event-committed = { $seat } commits a major crime: { $crime }.
event-committed-petty = { $seat } commits a petty crime: { $crime }.
event-outcome = { $seat } does it { $outcome-low }: { $crime }.
event-information = { $seat } gains { $count } information.
event-chapter-ends = The display is empty: chapter { $chapter } is ending.
event-last-turns =
    { $count ->
        [one] 1 last turn.
       *[other] { $count } last turns.
    }
event-dead-clock = Ten rounds without new evidence: from now on the display drains by itself, until somebody gains evidence (R-40).
event-drained =
    { $count ->
        [0] The last evidence of the display drains away.
       *[other] One evidence of the display drains away, { $count } left.
    }
event-success = Chapter { $chapter }: the investigation has succeeded.
event-folders-paid =
    { $folders ->
        [0] { $seat } has no folders.
        [one] { $seat } gains { $count } information for 1 folder.
       *[other] { $seat } gains { $count } information for { $folders } folders.
    }
event-failure =
    { $count ->
        [one] Chapter { $chapter }: the investigation has failed, 1 folder is left.
       *[other] Chapter { $chapter }: the investigation has failed, { $count } folders are left.
    }
event-loses-dominance = { $seat } has the fewest folders and loses { $count } dominance.
event-penalty = { $seat } has the fewest folders and loses { $count } information.
event-tasks = New tasks: { $kinds }.
event-stored =
    { $count ->
        [one] { $seat } stores 1 dilemma.
       *[other] { $seat } stores { $count } dilemmas.
    }
event-chapter =
    { $kinds-count ->
        [0] Chapter { $chapter } begins.
       *[other] Chapter { $chapter } begins. From the bonus fields: { $kinds }.
    }
event-echo-card = Echo turns up a card.
event-progress = Echo’s progress: { $count }.
event-scored-dominance = { $seat }: { $count } for the lowest dominance.
event-corruption = { $seat }: total corruption { $count }.
event-least-corrupt = { $seat } is least corrupt: { $count } information.
event-in-too-deep = { $seat } is in too deep.
event-foiled = The Syndicate’s plan is foiled!
event-not-foiled = The Syndicate’s plan succeeds.
event-sank = { $seat } is in too deep and loses { $count } information.
event-values = What evidence is worth is settled by the plan.
event-scored-evidence = { $seat }: { $count } for evidence.
event-scored-dilemmas = { $seat }: { $count } for stored dilemmas.

## How the match ended

reason-information = The most information wins.
reason-tie = The most information is held by several; the less corrupt wins.
reason-echo = Echo has the most information.
