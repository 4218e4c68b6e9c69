game-title = Pebbles
game-about = Hide three, lay two.
mode-standard = With bets
mode-quick = Quick
prompt-bet = How many red ones?
prompt-where = Where to?
prompt-lay = Which one do you lay?
prompt-close = All have laid.
waiting-bet = { $seat } is betting.
waiting-where = { $seat } is choosing a place.
waiting-lay = { $seat } is laying a pebble.
waiting-close = { $seat } closes the match.
option-bet =
    { $option ->
        [one] { $option } red one
       *[other] { $option } red ones
    }
option-where = { $first }: the { $second } pile
option-close = Close
name-left = left
name-right = right
name-red = Red
name-green = Green
name-blue = Blue
event-dealt =
    { $number ->
        [one] { $seat } gets { $number } pebble.
       *[other] { $seat } gets { $number } pebbles.
    }
event-hand = You hold { $cards }.
event-bets-made = Bets were made by { $seats }.
event-laid = { $seat } lays { $card }.
reason-reds = Most red pebbles were laid there.
reason-even = As many red pebbles were laid by several.
