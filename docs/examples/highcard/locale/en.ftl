game-title = High Card
game-about = Three rounds: everybody lays a card at the same time, and the highest one that nobody else laid wins the round.
mode-standard = Standard

intro-1 = Three rounds, and nobody sees your cards.
intro-2 = Before each round whoever leads may swap a card for a new one.
intro-3 = Then all lay a card at the same time; the highest one that nobody else laid wins the round.
intro-4 = Whoever has won the most rounds wins.
intro-beware = The highest card is no safe win: laid twice, it counts for nobody.

name-1 = One
name-2 = Two
name-3 = Three
name-4 = Four
name-5 = Five
name-6 = Six

prompt-swap = Do you want to swap a card?
prompt-lay = Which card do you lay?
option-keep = Keep my cards
waiting-swap = { $seat } may swap a card.
waiting-lay = { $seat } chooses a card.

event-began = { $seat } leads.
event-swapped = { $seat } swaps a card.
event-drew = You draw a { $card }.
event-laid = { $seat } lays a { $card }.
event-scored = { $seat } wins the round and leads.

reason-most-rounds = Nobody has won more rounds.
