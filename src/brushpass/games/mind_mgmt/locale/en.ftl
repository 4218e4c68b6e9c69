### MIND MGMT: names, questions, answers and what happened. Locations are called by column and row, B4.

game-title = MIND MGMT
game-about = One of you is the Recruiter and walks unseen through a city, finding recruits. Everybody else runs four rogue agents, asks about what was visited, pieces the path together and closes in.
mode-training = Training mission
mode-training-about = The way to begin: the start is known, the Recruiter needs 9 recruits or lasts until 14:00.
mode-full = Full game
mode-full-about = A hidden start, immortals, chaos in the streets, abilities and an ally; 12 recruits or 16:00.

setting-aids = Aids for the Agents
setting-aids-about = What the table works out for all Agents alike, from public facts only.
setting-aids-crossed = Where the Recruiter cannot be
setting-aids-places = Where the Recruiter can be
setting-aids-heat = How likely every place is
setting-aids-none = None
setting-agent_cards = Agents
setting-agent_cards-about = Who runs whom.
setting-agent_cards-dealt = Dealt
setting-agent_cards-chosen = Chosen in turn
setting-early_visit_counts = Second Mind Slip token
setting-early_visit_counts-about = Does a visit during the opening earn it?
setting-early_visit_counts-True = Earned by any visit
setting-early_visit_counts-False = Only after the opening
setting-softer_target = { name-softer_target }
setting-softer_target-about = 1 recruit fewer wins.
setting-softer_target-False = Off
setting-softer_target-True = On
setting-picky_handler = { name-picky_handler }
setting-picky_handler-about = Draws 4 hidden features and puts one back.
setting-picky_handler-False = Off
setting-picky_handler-True = On
setting-street_works = { name-street_works }
setting-street_works-about = May move one chaos token when all lie.
setting-street_works-False = Off
setting-street_works-True = On
setting-restless_ones = { name-restless_ones }
setting-restless_ones-about = Once, the extra immortal move needs no step token.
setting-restless_ones-False = Off
setting-restless_ones-True = On
setting-late_paperwork = { name-late_paperwork }
setting-late_paperwork-about = Once, an alert may wait for the next one.
setting-late_paperwork-False = Off
setting-late_paperwork-True = On
setting-wide_brief = { name-wide_brief }
setting-wide_brief-about = The immortals have 3 features to recruit with.
setting-wide_brief-False = Off
setting-wide_brief-True = On
setting-second_wind = { name-second_wind }
setting-second_wind-about = A second Mind Slip token from the start.
setting-second_wind-False = Off
setting-second_wind-True = On
setting-early_tip = { name-early_tip }
setting-early_tip-about = One location of the opening is given away.
setting-early_tip-False = Off
setting-early_tip-True = On
setting-long_stride = { name-long_stride }
setting-long_stride-about = Once a round an agent moves up to 3 spaces.
setting-long_stride-False = Off
setting-long_stride-True = On
setting-higher_bar = { name-higher_bar }
setting-higher_bar-about = The Recruiter needs 1 recruit more.
setting-higher_bar-False = Off
setting-higher_bar-True = On
setting-inside_man = { name-inside_man }
setting-inside_man-about = One agent may start off the edge.
setting-inside_man-False = Off
setting-inside_man-True = On
setting-double_question = { name-double_question }
setting-double_question-about = Once, a Shakedown names two features.
setting-double_question-False = Off
setting-double_question-True = On
setting-tame_dolphin = { name-tame_dolphin }
setting-tame_dolphin-about = Spy Dolphin helps twice.
setting-tame_dolphin-False = Off
setting-tame_dolphin-True = On
setting-overtime = { name-overtime }
setting-overtime-about = A last turn at the final hour.
setting-overtime-False = Off
setting-overtime-True = On

## In short

intro-1 = One of you is the Recruiter, on a path that nobody else can see. The others together run four agents who hunt them.
intro-2 = Every hour the Recruiter steps to a neighbouring location and never comes back to one. Three hidden cards say which features of the city bring recruits; every other hour their number is announced.
intro-3 = Then two of the agents act. Each may move up to 2 spaces and take one action.
intro-4 = Ask about a feature where the agent stands: if the Recruiter has been at one like it, a step token must be laid on such a location. Reveal a step token to learn when the Recruiter was there. Capture if you think the Recruiter is here right now.
intro-5 = A capture wins the game for the Agents. The Recruiter wins with enough recruits, or when time runs out.
intro-beware = “No step token” is an answer too: none of the unmarked locations with that feature has been visited. Agents who keep asking find the path sooner than those who only run after it.

## Features

name-bookstore = Subversive Bookstore
name-billboard = Subliminal Billboard
name-cafe = Flux Café
name-bus = Dream Bus
name-palm = Psychic Palm
name-umbrella = Anti-Thought Umbrella
name-dogs = C-4 K-9 Assassin Dogs
name-courier = Thought Courier
name-idol = Confusion Idol
name-graffiti = Graffiti
name-garden = Garden
name-fountain = Fountain
name-pool = Pool
name-parrot = Parrot
name-monks = Observation Monks
name-torches = Torches

## People and things

name-recruiter = Recruiter
name-agents = Rogue Agents
name-meru = Meru
name-henry_lyme = Henry Lyme
name-bill_falls = Bill Falls
name-dusty = Dusty
name-psychic_targeting = Psychic Targeting
name-mental_block = Mental Block
name-expose_weakness = Expose Weakness
name-neurorhythm = Neurorhythm
about-meru = Action: is the Recruiter on Meru’s location, or up to 2 spaces away in a straight line? Yes or no.
about-henry_lyme = Always: immortals on Henry’s location or beside it do not recruit.
about-bill_falls = Free: moves an immortal beside Bill by one space.
about-dusty = Free: moves any agent by 1 space, and by 1 more for every feature card that a Shakedown has opened.
name-karl_box = Karl Box
name-pipe_girl = The Girl with the Pipe
about-karl_box = Mind Slip (Subliminal Advertising): exactly 2 spaces, straight.
about-pipe_girl = Mind Slip (Smokescreen): exactly 2 spaces, diagonally.
name-spy_dolphin = Spy Dolphin
about-spy_dolphin = Once, with an Ask: step tokens go on all visited, unmarked locations with that feature.
name-temple = Temple
name-front = the token in front of the screen
name-board = the token from the board
name-softer_target = Softer Target
name-picky_handler = Picky Handler
name-street_works = Street Works
name-restless_ones = Restless Ones
name-late_paperwork = Late Paperwork
name-wide_brief = Wide Brief
name-second_wind = Second Wind
name-early_tip = Early Tip
name-long_stride = Long Stride
name-higher_bar = Higher Bar
name-inside_man = Inside Man
name-double_question = Double Question
name-tame_dolphin = Tame Dolphin
name-overtime = Overtime

## Questions

prompt-chaos = Between which two locations do you put a chaos token?
prompt-street-works = Do you move one of the chaos tokens?
prompt-street-works-to = Where does the chaos token from { $border } go?
prompt-card = Which recruiter card do you play?
prompt-start = Where do you start?
prompt-put-back = Which feature card do you put back?
prompt-opening = Where to next, before anybody is after you?
prompt-confirm = Is this your opening?
prompt-immortal = Where do you put an immortal?
prompt-agent-card = Which agent do you take?
prompt-agent-start = Where on the edge does { $agent } start?
prompt-second-slip = Where do you put the second Mind Slip token?
prompt-early-tip = Which of your five locations do you give away?
prompt-recruiter = It is your turn. What do you do?
prompt-late-paperwork = The alert is due. Do you announce your recruits now?
prompt-activate = Who acts?
prompt-agent = What does { $agent } do?
prompt-answer = You are asked about the { $feature }. Where do you lay a step token?
prompt-take-back = All notes are in use. Which one do you take back?
prompt-push = Where do you push the immortal from { $place }?
prompt-drum = Where does { $agent } go?

option-random = Leave it to chance
option-leave = Leave them as they are
option-confirm = Yes, this is it
option-step = Step to { $second }
option-slip = Mind Slip to { $second }, with { $third }
option-glide = Move an immortal from { $second } to { $third }
option-recruit = Immortals recruit: { $second }
option-pay = Extra immortal move: a step token on { $second }
option-rest = Extra immortal move without a step token
option-recruiter-end = End the turn
option-announce = Announce them now
option-put-off = Put it off until the next alert
option-move = Move to { $second }
option-stride = Long Stride: up to 3 spaces this time
option-ask =
    { $parts ->
        [3] Ask about the { $second }, with { $third }
       *[other] Ask about the { $second }
    }
option-reveal = Reveal when the Recruiter was here
option-capture = Capture the Recruiter here
option-target = Psychic Targeting
option-shake =
    { $parts ->
        [3] Shakedown: { $second } and { $third }
       *[other] Shakedown: { $second }
    }
option-drum = Neurorhythm: { $second }
option-expose = Expose Weakness: immortal from { $second } to { $third }
option-agent-end = Done
option-stay = Leave it there
option-drum-stay = Stay
option-take-back = Note { $option }
option-take-back-0 = None, there is room now

## Who is being waited for

waiting-chaos = { $seat } is placing a chaos token.
waiting-street-works = { $seat } is looking at the streets.
waiting-street-works-to = { $seat } is moving a chaos token.
waiting-card = { $seat } is choosing a recruiter card.
waiting-start = { $seat } is choosing where to start.
waiting-put-back = { $seat } is putting a feature card back.
waiting-opening = { $seat } is walking through the city.
waiting-confirm = { $seat } is looking over the opening.
waiting-immortal = { $seat } is placing the immortals.
waiting-agent-card = { $seat } is taking an agent.
waiting-agent-start = { $seat } is placing an agent.
waiting-second-slip = { $seat } is placing the second Mind Slip token.
waiting-early-tip = { $seat } has to give a location away.
waiting-recruiter = It is the turn of { $seat }, the Recruiter.
waiting-late-paperwork = { $seat } is looking at the paperwork.
waiting-activate = { $seat } decides which agent acts.
waiting-agent = { $seat } is acting with an agent.
waiting-answer = { $seat } has to lay a step token.
waiting-take-back = { $seat } is making room for a note.
waiting-push = { $seat } may push an immortal.
waiting-drum = { $seat } is moving an agent.

## What happened

event-chaos = { $seat } puts a chaos token between { $border }.
event-streets-left = The Recruiter leaves the chaos tokens where they are.
event-streets-moved = The Recruiter moves a chaos token from { $border } to { $target }.
event-card-kept = The Recruiter has a recruiter card.
event-card-is = Your recruiter card: { $card }.
event-started = The Recruiter starts on { $place }.
event-announced =
    { $hour ->
        [5] { $count ->
            [0] By 05:00 the Recruiter has no recruits.
            [one] By 05:00 the Recruiter has { $count } recruit.
           *[other] By 05:00 the Recruiter has { $count } recruits.
        }
       *[other] { $count ->
            [0] Alert: no new recruits.
            [one] Alert: { $count } new recruit.
           *[other] Alert: { $count } new recruits.
        }
    }
event-immortal = An immortal stands on { $place }.
event-shared-out = The agents are shared out.
event-agent-taken = { $seat } takes { $agent }.
event-agent-starts = { $agent } starts on { $place }.
event-second-slip = The second Mind Slip token lies on { $place }.
event-displayed = The immortals can recruit with a new feature: { $feature }.
event-step-laid = A step token on { $place }: the Recruiter has been there.
event-acted = The Recruiter has acted.
event-glided = An immortal moves from { $place } to { $target }.
event-restless = Restless Ones: the extra immortal move is free.
event-recruited = The immortals find a recruit: { $feature }.
event-hour = { NUMBER($hour, minimumIntegerDigits: 2) }:00
event-slipped =
    { $token-id ->
        [board] At { NUMBER($hour, minimumIntegerDigits: 2) }:00 the Recruiter used Mind Slip, with the token from the board.
       *[other] At { NUMBER($hour, minimumIntegerDigits: 2) }:00 the Recruiter used Mind Slip.
    }
event-put-off = The alert is put off until the next one.
event-activated = { $agent } acts.
event-strides = { $agent } takes a Long Stride.
event-moved = { $agent } goes to { $place }.
event-asks = { $agent } asks on { $place } about the { $feature }.
event-dolphin = Spy Dolphin helps: all such locations that were visited get a step token.
event-nothing = No step token can be laid: { $feature }.
event-revealed = { $agent } reveals { $place }: the Recruiter was there at number { $number }.
event-captured = { $agent } captures the Recruiter on { $place }!
event-missed = { $agent } tries a capture on { $place }. The Recruiter is not there.
event-targeted =
    { $yes ->
        [1] Psychic Targeting from { $place }: yes, the Recruiter is in line.
       *[0] Psychic Targeting from { $place }: no, the Recruiter is not in line.
    }
event-shaken =
    { $hit ->
        [1] { $agent } names the { $feature } in a Shakedown: a hit, the card is open.
       *[0] { $agent } names the { $feature } in a Shakedown: no.
    }
event-pushed = { $agent } pushes an immortal from { $place } to { $target }.
event-agent-rests = { $agent } is done for this round.
event-round = Round { $round }
event-noted = { $seat } notes on { $place }: { $text }
event-note-moved = { $seat } moves a note from { $place } to { $target }: { $text }
event-note-gone = { $seat } takes a note from { $place }: { $text }

## How the match ended

reason-capture = An agent has captured the Recruiter.
reason-dead-end = The Recruiter is in a dead end and cannot go on.
reason-recruits = The Recruiter has found enough recruits.
reason-clock = Time is up and the Recruiter is still free.
