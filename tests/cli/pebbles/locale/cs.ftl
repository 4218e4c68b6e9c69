game-title = Kamínky
game-about = Schovej tři, vylož dva.
mode-standard = Se sázkami
mode-quick = Rychle
prompt-bet = Kolik červených?
prompt-where = Kam?
prompt-lay = Který vyložíte?
prompt-close = Všichni vyložili.
waiting-bet = { $seat } sází.
waiting-where = { $seat } vybírá místo.
waiting-lay = { $seat } vykládá kamínek.
waiting-close = { $seat } končí partii.
option-bet =
    { $option ->
        [one] { $option } červený
        [few] { $option } červené
       *[other] { $option } červených
    }
option-where = { $first }: { $second } hromádka
option-close = Konec partie
name-left = levá
name-right = pravá
name-red = Červený
    .acc = červený kamínek
name-green = Zelený
    .acc = zelený kamínek
name-blue = Modrý
    .acc = modrý kamínek
event-dealt =
    { $number ->
        [one] { $seat } dostává { $number } kamínek.
        [few] { $seat } dostává { $number } kamínky.
       *[other] { $seat } dostává { $number } kamínků.
    }
event-hand = Držíte: { $cards-acc }.
event-bets-made = Sázky uzavírají { $seats }.
event-laid = { $seat } vykládá { $card-acc }.
reason-reds = Vyložených červených kamínků je tam nejvíc.
reason-even = Stejně červených kamínků má víc hráčů.
