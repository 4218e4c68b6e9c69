game-title = Vyššia karta
game-about = Tri kolá: všetci vyložia kartu naraz a kolo vyhrá najvyššia karta, ktorú nevyložil nikto iný.
mode-standard = Bežná hra

intro-1 = Tri kolá a do kariet vám nikto nevidí.
intro-2 = Kto kolo vedie, smie pred ním vymeniť kartu za novú.
intro-3 = Potom všetci naraz vyložia kartu; kolo vyhrá najvyššia, ktorú nevyložil nikto iný.
intro-4 = Víťazí, kto vyhral najviac kôl.
intro-beware = Najvyššia karta nie je istá výhra: vyložená dvakrát sa nepočíta nikomu.

name-1 = jednotka
    .acc = jednotku
name-2 = dvojka
    .acc = dvojku
name-3 = trojka
    .acc = trojku
name-4 = štvorka
    .acc = štvorku
name-5 = päťka
    .acc = päťku
name-6 = šestka
    .acc = šestku

prompt-swap = Chcete vymeniť kartu?
prompt-lay = Ktorú kartu vyložíte?
option-keep = Nechám si karty
waiting-swap = { $seat } smie vymeniť kartu.
waiting-lay = { $seat } vyberá kartu.

event-began = Začína { $seat }.
event-swapped = { $seat } mení kartu.
event-drew = Beriete si { $card-acc }.
event-laid = { $seat } vykladá { $card-acc }.
event-scored = Kolo vyhráva { $seat } a vedie ďalej.

reason-most-rounds = Nikto nevyhral viac kôl.
