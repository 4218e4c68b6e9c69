### MIND MGMT in the browser: what stands on the table, what follows from a choice, what an answer proved.

## The table

scene-round = Round { $round }
scene-goal =
    { $count ->
        [one] { $count } recruit or { $time }
       *[other] { $count } recruits or { $time }
    }
scene-the-recruiter = The Recruiter
scene-recruiter-hidden = { $who } · hidden
scene-recruiter-on = { $who } · on { $place }
scene-recruiter-here =
    { $you ->
        [yes] You, the Recruiter
       *[no] The Recruiter
    }
scene-of-recruits =
    { $count ->
        [one] of { $count } recruit
       *[other] of { $count } recruits
    }
scene-next-alert = alert { $alert }
scene-no-alert = ends at { $alert }
scene-own-features = Your features
scene-hidden-features = Hidden features
scene-open = open
scene-display = Immortals recruit on
scene-ready-to-recruit = matched
scene-pile =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
scene-slips-left =
    { $count ->
        [one] Mind Slip left
       *[other] Mind Slips left
    }
scene-slip-on = Mind Slip on { $place }
scene-immortal-recruits =
    { $count ->
        [one] recruit by immortals: { $features }
       *[other] recruits by immortals: { $features }
    }
scene-agents-ready = { $count } of 4 ready
scene-last-say =
    { $you ->
        [yes] You have the last say
       *[no] { $who } has the last say
    }
scene-one-agent-player =
    { $you ->
        [yes] You run all four
       *[no] { $who } runs all four
    }
scene-acting = acting
scene-ready = ready
scene-done = done
scene-together = together
scene-runs =
    { $you ->
        [yes] You
       *[no] { $who }
    }
scene-runs-ability =
    { $you ->
        [yes] You · { $ability }
       *[no] { $who } · { $ability }
    }
scene-who-could-it-be = Who could it be?
scene-who-you-are = Your recruiter card
scene-who-it-was = Who it was
scene-ally = Ally
scene-notes = Notes
scene-agents-only = agents only

scene-location = { $place }: { $what }
scene-immortal = Immortal { $number }
scene-chaos = Chaos between { $border }
scene-step = Step token: the Recruiter has been on { $place }
scene-slip = Mind Slip token on { $place }
scene-confirmed = Confirmed note: number { $number } on { $place }
scene-note = Note on { $place }: { $text }
scene-mark = Your mark on { $place }, for agents only: { $text }

scene-time = Time: { $hour }
scene-time-before = Before the first hour
scene-opening-hours = 1–5
scene-now = now
scene-later = later
scene-gained = +{ $count }
scene-announced =
    { $count ->
        [0] no new recruits
        [one] { $count } new recruit
       *[other] { $count } new recruits
    }
scene-alert = alert
scene-final = final hour
scene-slipped = Mind Slip at { $hour }

scene-percent = { $share }%
scene-under-one = <1%

scene-tab-city = City
scene-tab-deduce = Deduce
scene-tab-sides = Sides
scene-tab-log = Log
scene-tab-notes = Notes

## What can be known

scene-path = Your path
scene-agents-know = What the Agents can know
scene-deduction = Deduction
scene-lens-now = Now
scene-lens-been = Been there
scene-lens-features = Features
scene-fits =
    { $count ->
        [one] One path fits every clue.
       *[other] { $count } paths fit every clue.
    }
scene-shares = Shares of possible histories.
scene-fits-more = More than { $count } paths fit; shares are estimated from these.
scene-features-line = How likely each is one of the hidden cards.
scene-cross = ✕
scene-perhaps = ?
scene-sure = ✓
scene-not-by = { $feature }: not visited by { $time }
scene-has = { $feature }: was a hidden card
scene-has-not = { $feature }: not a hidden card

## Set-up

scene-ask-chaos = Place chaos token { $number } of { $count } on a border
scene-context-chaos = Nobody walks across it. Two tokens may not touch.
scene-ask-street-works = Move one of the chaos tokens, or leave them
scene-street-works-leave = Leave them
scene-ask-street-works-to = Where does the chaos token from { $border } go?
scene-ask-card = Choose your recruiter card
scene-context-card = The Agents will not learn which.
scene-card-random = Leave it to chance
scene-ask-start = Choose where you start
scene-context-start-training = The Agents will see it. Your three features are drawn after that.
scene-context-start-full = It stays secret. Your three features are drawn after that.
scene-ask-put-back = Put one of your four features back
scene-ask-opening = Step { $number } of { $count }: where to?
scene-context-opening = Nobody is after you yet. Numbers on the city are your recruits.
scene-ask-confirm = Is this your opening?
scene-context-confirm =
    { $count ->
        [0] No recruits will be announced at 05:00. Undo takes steps back.
        [one] { $count } recruit will be announced at 05:00. Undo takes steps back.
       *[other] { $count } recruits will be announced at 05:00. Undo takes steps back.
    }
scene-confirm-confirm = Confirm it
scene-ask-immortal = Place immortal { $number } of 4
scene-context-immortal = It silences agents on its location, and both its features everywhere.
scene-ask-agent-card = Which agent do you take?
scene-ask-agent-start = { $agent }: choose a start on the edge
scene-ask-second-slip = Place the second Mind Slip token beside a temple
scene-context-second-slip = The Recruiter earns it by visiting its location.
scene-ask-early-tip = Give one of your first five locations away
scene-context-early-tip = A step token goes there.

## The Recruiter's turn

scene-ask-walk = Where to for number { $number }?
scene-ask-immortals = Move an immortal, or end your turn
scene-ask-extra = Move any immortal: this move is paid for
scene-ask-turn-over = End your turn
scene-context-due =
    { $count ->
        [one] { $count } contact waits for the next alert.
       *[other] { $count } contacts wait for the next alert.
    }
scene-kind-glide = Immortals
scene-step-to = Step to { $place }
scene-slip-to = Mind Slip to { $place }
scene-slip-folder = Mind Slip
scene-slip-front = the token in front of the screen
scene-slip-board = the token on the board
scene-contacts =
    { $count ->
        [one] { $count } recruit: { $features }
       *[other] { $count } recruits: { $features }
    }
scene-no-contact = no contact
scene-they-think = Agents: { $share }
scene-your-number = your number { $number }
scene-glide = Immortal { $place } → { $target }
scene-pairs = then two stand on { $features }
scene-recruit = Immortals recruit: { $feature }
scene-recruits-then = { $count } of { $goal } recruits then
scene-pay = Step token on { $place }
scene-pay-folder = Another immortal move
scene-pay-about = costs a step token on a location of yours
scene-restless = Another move for free
scene-restless-about = Restless Ones, once a game
scene-recruiter-end = End turn
scene-time-advances = it is { $time } then
scene-ask-late-paperwork = An alert is due. Announce now?
scene-late-paperwork-announce = Announce now
scene-late-paperwork-put-off = Put it off to the next alert
scene-ask-answer = They ask about the { $feature }: where does the step token go?
scene-context-answer = One of the locations you have visited, your choice.
scene-refuse-visited = You were here with number { $number }

## The Agents' turn

scene-label-last-say = You have the last say
scene-label-acts = { $agent } acts
scene-ask-activate = Who acts?
scene-on = { $place }: { $what }
scene-ask-agent =
    { $left ->
        [both] { $count ->
            [one] Move { $count } more, or act here
           *[other] Move up to { $count }, or act here
        }
        [move] { $count ->
            [one] Move { $count } more, or end the activation
           *[other] Move up to { $count }, or end the activation
        }
        [act] Act here, or end the activation
       *[none] End the activation
    }
scene-agent-end = Done
scene-kind-move = Move
scene-move-to = Move to { $place }
scene-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
scene-stride = up to 3 spaces this time
scene-ask-word = Ask
scene-ask-about = Ask: { $feature }
scene-ask-one = a step token, or none visited
scene-ask-all = a step on every visited one
scene-ask-chance = step token: { $share }
scene-dolphin-about = an Ask that marks every match
scene-reveal = Reveal { $place }
scene-reveal-about = when the Recruiter was here
scene-capture = Capture on { $place }
scene-capture-about = is the Recruiter here?
scene-chance = chance: { $share }
scene-target-chance = on these lines: { $share }
scene-target-about = is it one of { $places }?
scene-shake = Shakedown
scene-shake-about = name a feature, then push the immortal
scene-shake-open = lies open already: the answer is no
scene-pair-about = a Shakedown with two features, once
scene-drum-about =
    { $count ->
        [one] on { $place }, up to { $count } space
       *[other] on { $place }, up to { $count } spaces
    }
scene-drum-folder = move an agent, free
scene-silenced = Ask, Reveal, Capture
scene-refuse-immortal = An immortal stands here
scene-refuse-temple = A temple has no features
scene-refuse-blocked = Blocked by an immortal on { $places }
scene-ask-push = Push the immortal, or leave it
scene-push-stay = Leave it
scene-ask-drum = { $agent }: where to?
scene-drum-stay = Stay
scene-ask-take-back = All notes are in use: take one back
scene-room-now = None, there is room now

## The turn so far

scene-step-acted = Moved
scene-step-glided = Immortal { $place } → { $target }
scene-step-recruited = Recruited: { $feature }
scene-step-restless = Free move
scene-step-moved = Moved to { $place }
scene-step-strides = Long Stride
scene-step-asks = Asked: { $feature }
scene-step-revealed = Revealed { $place }: { $number }
scene-step-missed = Not on { $place }
scene-step-targeted = Psychic Targeting
scene-step-shaken = Named: { $feature }
scene-step-pushed = Pushed to { $target }

## Notes

scene-tool-note = Note
scene-tool-note-about = A note on the city. Everybody sees it.
scene-tool-note-text = Rewrite
scene-tool-note-text-about = Write something else on a note.
scene-tool-note-away = Take away
scene-tool-note-away-about = Take a note off the city.
scene-tool-note-move = Move
scene-tool-note-move-about = Move a note to another location.
scene-tool-mark = Mark
scene-tool-mark-about = A mark that only the Agents see.

## What is seen to happen

scene-beat-step = Visited by { $time }
scene-beat-never = ✕
scene-beat-recruits =
    { $count ->
        [0] No new recruits
        [one] +{ $count } recruit
       *[other] +{ $count } recruits
    }
scene-beat-slip = Mind Slip!
scene-beat-capture = Capture …
scene-beat-missed = Nobody here
scene-beat-captured = Got you!
scene-beat-in-line = Yes, in line
scene-beat-not-in-line = No, not in line
scene-beat-named = { $feature }?
scene-beat-no = No
scene-beat-hit = A hit!

## The end

scene-won-recruiter =
    { $you ->
        [yes] You win
       *[no] { $who }, the Recruiter, wins
    }
scene-won-agents =
    { $you ->
        [yes] You win, Agents
       *[no] The Agents win
    }
scene-why-capture = The Recruiter was caught on { $place } at { $time }.
scene-why-dead-end = On { $place } there was no way on: a dead end at { $time }.
scene-why-recruits = { $recruits } of { $goal } recruits at { $time }: the organization has what it wanted.
scene-why-clock = It is { $time } and nobody has caught the Recruiter.
scene-result-recruiter =
    { $recruits ->
        [one] { $recruits } recruit
       *[other] { $recruits } recruits
    }, { $count ->
        [one] { $count } location
       *[other] { $count } locations
    }{ $slips ->
        [0] {""}
        [one] , { $slips } Mind Slip
       *[other] , { $slips } Mind Slips
    }
scene-result-agent = { $agent }: { $deeds }
scene-did-asks =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
scene-did-revealed =
    { $count ->
        [one] { $count } reveal
       *[other] { $count } reveals
    }
scene-did-targeted =
    { $count ->
        [one] { $count } Psychic Targeting
       *[other] { $count }× Psychic Targeting
    }
scene-did-shaken =
    { $count ->
        [one] { $count } Shakedown
       *[other] { $count } Shakedowns
    }
scene-did-missed =
    { $count ->
        [one] { $count } capture failed
       *[other] { $count } captures failed
    }
scene-did-captured = the capture
scene-did-nothing = waited
scene-result-nothing = ran the shared agents
scene-hour-by-hour = Hour by hour
scene-whole-path = All
scene-whole-line = The whole path. Pick an hour to see what the Agents could know when their turn began.
scene-hour-line =
    { $count ->
        [one] The Recruiter was on { $place }: { $share }, the only path left.
       *[other] The Recruiter was on { $place }: { $share } of the histories. { $count } paths fitted.
    }
scene-curve = How near the Agents were
scene-curve-text = How likely the Recruiter’s true location was, hour by hour; most at { $time }: { $share }.
scene-moment-slip = Mind Slip

## The log

scene-log-set-up = Set-up
scene-log-share = { $agent } – { $who }
scene-log-shared-out = Who runs whom: { $shares }.
scene-log-chaos =
    { $you ->
        [yes] You place chaos between { $border }.
       *[no] { $who } places chaos between { $border }.
    }
scene-log-streets-left =
    { $you ->
        [yes] You leave the chaos tokens where they lie.
       *[no] { $who } leaves the chaos tokens where they lie.
    }
scene-log-streets-moved =
    { $you ->
        [yes] You move chaos from { $border } to { $target }.
       *[no] { $who } moves chaos from { $border } to { $target }.
    }
scene-log-card-kept = { $who } has taken a recruiter card.
scene-log-card-is = Your recruiter card: { $card }.
scene-log-started =
    { $you ->
        [yes] You start on { $place }.
       *[no] { $who } starts on { $place }.
    }
scene-log-announced =
    { $hour ->
        [5] { $count ->
            [0] No recruits by 05:00.
            [one] { $count } recruit by 05:00.
           *[other] { $count } recruits by 05:00.
        }
       *[other] { $count ->
            [0] No new recruits this round.
            [one] { $count } new recruit this round.
           *[other] { $count } new recruits this round.
        }
    }
scene-log-immortal = An immortal stands on { $place }.
scene-log-agent-taken =
    { $you ->
        [yes] You take { $agent }.
       *[no] { $who } takes { $agent }.
    }
scene-log-agent-starts = { $agent } starts on { $place }.
scene-log-second-slip = The second Mind Slip token lies on { $place }.
scene-log-displayed = Immortals can recruit on { $feature }.
scene-log-step-laid =
    { $why ->
        [asked] A step on { $place }: visited by { $time }.
       *[given] A step token is laid on { $place }.
    }
scene-log-glided = An immortal moves from { $place } to { $target }.
scene-log-restless = Restless Ones: one more immortal move, for free.
scene-log-recruited = The immortals recruit on { $feature }: +1.
scene-log-slipped =
    { $token-id ->
        [board] A Mind Slip at { $time }, with the token from the board.
       *[other] A Mind Slip at { $time }.
    }
scene-log-put-off = The alert is put off: its recruits come with the next one.
scene-log-strides = { $agent } takes a Long Stride.
scene-log-moved = { $agent } goes to { $place }.
scene-log-asks = { $agent } asks on { $place } about the { $feature }.
scene-log-dolphin = Spy Dolphin: every visited one gets a step, the others were not visited by { $time }.
scene-log-nothing = No step: { $places } not visited by { $time }.
scene-log-revealed = { $agent } reveals { $place }: number { $number }, so { $when }.
scene-log-captured = { $agent } captures the Recruiter on { $place }!
scene-log-missed = { $agent } tries to capture on { $place }: the Recruiter is not there at { $time }.
scene-log-targeted =
    { $answer ->
        [yes] Psychic Targeting from { $place }: at { $time } the Recruiter is on one of { $places }.
       *[no] Psychic Targeting from { $place }: at { $time } the Recruiter is on none of { $places }.
    }
scene-log-shaken =
    { $answer ->
        [yes] { $agent } shakes an immortal down: { $feature } is a hidden card, and now it is open.
       *[no] { $agent } shakes an immortal down: { $feature } is not a hidden card.
    }
scene-log-pushed = { $agent } pushes an immortal from { $place } to { $target }.
scene-log-agent-rests = { $agent } waits.
scene-log-noted =
    { $you ->
        [yes] You note on { $place }: { $text }
       *[no] { $who } notes on { $place }: { $text }
    }
scene-log-note-moved =
    { $you ->
        [yes] You move a note from { $place } to { $target }: { $text }
       *[no] { $who } moves a note from { $place } to { $target }: { $text }
    }
scene-log-note-gone =
    { $you ->
        [yes] You take a note off { $place }: { $text }
       *[no] { $who } takes a note off { $place }: { $text }
    }

## About the data

scene-data-rules = Rules of play, numbers and hours are those of the rulebook.
scene-data-map = The city, location by location, is known from public pictures and map files of the board.
scene-data-names = Eight features are named in the rulebook; the other names are from published pictures or ours.
scene-data-slips = Which recruiter jumps straight and which diagonally is our reading.
scene-data-modules = The house modules are ours, not the publisher’s. All drawings are ours.
