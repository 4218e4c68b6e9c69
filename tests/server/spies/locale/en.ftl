game-title = Spies
game-about = A game for tests.
mode-long = Long
mode-standard = Standard
setting-speed = Speed
setting-speed-slow = Slow
setting-speed-fast = Fast
prompt-mark = Which side do you mark?
prompt-hide = Which card do you hide?
prompt-bid = What do you bid?
option-bid = { $option }
waiting-mark = { $seat } marks a side.
waiting-hide = { $seat } hides a card.
waiting-bid = { $seat } bids.
event-marked = { $seat } marked a side.
event-hid = { $seat } hid a card.
event-bid = Together: { $sum }.
reason-points = The most points.
name-left = left
name-right = right
name-ace = Ace
name-bee = Bee
name-cat = Cat
name-dog = Dog

side-1 = Early birds

campaign = Feud
