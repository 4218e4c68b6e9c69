### What the terminal says at every table, and words that all games share.

list-nothing = nothing
list-and = { $head } and { $last }

player = Player { $number }
bot = Bot { $number }
level-rookie = Rookie
level-agent = Agent
level-handler = Handler
level-mastermind = Mastermind
heading = { $title } · { $mode }

## Several people at one device

curtain-pass = Pass the device to { $seat }.
curtain-ready = { $seat }, press Enter when nobody else is looking.

## Choosing

asked = { $seat }:
log-since = What happened since
log-whole = What has happened so far
log-empty = Nothing has happened yet.
choose-hint = A number or a name. More: { $commands }
choose-only = There is only this one: press Enter.
choose-number = The numbers go from 1 to { $most }.
choose-unknown = “{ $answer }” is neither an answer nor a command. Type { $help } to see what you can do.
choose-several = “{ $answer }” could be { $which }. Type more of it, or the number.
thinking = { $seat } is thinking …

command-undo = undo
command-log = log
command-rules = rules
command-save = save
command-help = help
command-quit = quit

help-choose = Answer with the number of an option, or with enough of its name.
help-undo = take your last choice back, as long as nothing came to light since
help-log = everything that has happened, as far as you may know
help-rules = the rules, or one of them: { $command } { $example }
help-save = write the match to a file: { $command } match.json
help-help = this list
help-quit = leave the match

rules-none = This game comes without its rules.
rules-unknown = There is no rule “{ $wanted }”. Near matches: { $near }.
undo-done = Taken back.
undo-nothing = There is nothing to take back: since then something was drawn or revealed, or another player chose.
save-done = Saved to { $file }. The file holds everybody’s secrets.
save-where = Say where to: { $command } match.json
save-failed = { $file } cannot be written: { $why }.
quit-unsaved = The match was left unfinished.
quit-saved = The match was left unfinished. To go on: brushpass play --load { $file }

## The end

end-won =
    { $seats-count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }
end-nobody = Nobody wins.
end-scores = Points
end-hidden = All cards are on the table:
end-check = To check the deal: brushpass verify { $file }

## Replays

replay-deal = The deal
replay-step = Step { $at } of { $all }
replay-choice = { $seat } chooses: { $option }
replay-hint = Enter: next step, q: stop
replay-unfinished = The match goes on from here.
replay-unseen = Nothing of this could be seen from here.

## Many matches

sim-title =
    { $title } · { $mode } · { $seats } { $seats ->
        [one] seat
       *[other] seats
    } · { $games } games
sim-random = random
sim-seat = seat
sim-player = player
sim-wins = wins
sim-ends = How they ended
sim-reason = reason
sim-share = share
sim-first = Whoever decided first won { $share }.
sim-nobody = Nobody won { $share }.
sim-decisions = Decisions per game: { $mean } ({ $least } to { $most }).
sim-speed = { $speed } decisions per second, { $seconds } s in all.
