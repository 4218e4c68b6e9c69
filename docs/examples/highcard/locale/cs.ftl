game-title = Vyšší karta
game-about = Tři kola: všichni vyloží kartu najednou a kolo vyhraje nejvyšší karta, kterou nevyložil nikdo jiný.
mode-standard = Běžná hra

intro-1 = Tři kola a do karet vám nikdo nevidí.
intro-2 = Kdo kolo vede, smí před ním vyměnit kartu za novou.
intro-3 = Pak všichni najednou vyloží kartu; kolo vyhraje nejvyšší, kterou nevyložil nikdo jiný.
intro-4 = Vítězí, kdo vyhrál nejvíc kol.
intro-beware = Nejvyšší karta není jistá výhra: vyložená dvakrát se nepočítá nikomu.

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
