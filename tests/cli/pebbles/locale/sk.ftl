game-title = Kamienky
game-about = Schovaj tri, vylož dva.
mode-standard = So stávkami
mode-quick = Rýchlo
prompt-bet = Koľko červených?
prompt-where = Kam?
prompt-lay = Ktorý vyložíte?
prompt-close = Všetci vyložili.
waiting-bet = { $seat } stavuje.
waiting-where = { $seat } vyberá místo.
waiting-lay = { $seat } vykladá kamienok.
waiting-close = { $seat } končí partiu.
option-bet =
    { $option ->
        [one] { $option } červený
        [few] { $option } červené
       *[other] { $option } červených
    }
option-where = { $first }: { $second } hromádka
option-close = Koniec partie
name-left = levá
name-right = pravá
name-red = Červený
    .acc = červený kamienok
name-green = Zelený
    .acc = zelený kamienok
name-blue = Modrý
    .acc = modrý kamienok
event-dealt =
    { $number ->
        [one] { $seat } dostáva { $number } kamienok.
        [few] { $seat } dostáva { $number } kamienky.
       *[other] { $seat } dostáva { $number } kamienkov.
    }
event-hand = Držíte: { $cards-acc }.
event-bets-made = Stávky uzatvárajú { $seats }.
event-laid = { $seat } vykladá { $card-acc }.
reason-reds = Vyložených červených kamienkov je tam nejvíc.
reason-even = Stejně červených kamienkov má víc hráčů.
