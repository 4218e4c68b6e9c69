game-title = Vyšší karta
game-about = Tři kola: všichni vyloží kartu najednou a kolo vyhraje nejvyšší karta, kterou nevyložil nikdo jiný.
mode-standard = Běžná hra

name-1 = jednička
    .acc = jedničku
name-2 = dvojka
    .acc = dvojku
name-3 = trojka
    .acc = trojku
name-4 = čtyřka
    .acc = čtyřku
name-5 = pětka
    .acc = pětku
name-6 = šestka
    .acc = šestku

prompt-swap = Chcete vyměnit kartu?
prompt-lay = Kterou kartu vyložíte?
option-keep = Nechám si karty
waiting-swap = { $seat } smí vyměnit kartu.
waiting-lay = { $seat } vybírá kartu.

event-began = Začíná { $seat }.
event-swapped = { $seat } mění kartu.
event-drew = Berete si { $card-acc }.
event-laid = { $seat } vykládá { $card-acc }.
event-scored = Kolo vyhrává { $seat } a vede dál.

reason-most-rounds = Nikdo nevyhrál víc kol.
