### MIND MGMT in a terminal.

terminal-round = Round { $round }
terminal-recruits = recruits: { $count } of { $goal }
terminal-hours = Time: { $hours }
terminal-signs = M H B D agents (small: done) · † immortal · * step token · =7 confirmed · @ Mind Slip · ≈ chaos · #7 path
terminal-slips =
    { $count ->
        [one] { $count } Mind Slip left
       *[other] { $count } Mind Slips left
    }
terminal-secret = { $card } · path: { $path }
terminal-features = Features: { $features }
terminal-opened = Opened: { $features }
terminal-display = Immortals recruit on: { $features }
terminal-together = together
terminal-notes = Notes: { $notes }
