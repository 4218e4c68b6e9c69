### Můj soused špion: všechno, co si hráč přečte. Jména karet mají kromě základního tvaru i čtvrtý pád (.acc).

game-title = Můj soused špion
game-about = Dva sousedé, oba špioni. Nabídněte jednu kartu odkrytou a jednu skrytou, verbujte agenty a dohoňte soupeře dřív než on vás.
mode-basic = Základní
mode-basic-about = Jen agenti: tak se začíná.
mode-advanced = Pokročilá
mode-advanced-about = S černým trhem, jehož karty mění pravidla.
setting-pair = Kdo hraje ve dvojici
setting-pair-about = Dva hrají spolu proti jednomu.
setting-pair-green = Místa 1 a 2
setting-pair-blue = Místa 2 a 3

## Ve zkratce

intro-1 = Jste sousedé a oba jste špioni. Běžte kolem bloku po směru hodin a dohoňte soupeřovu figurku dřív, než ona dohoní vaši.
intro-2 = Ve svém tahu vyložíte z ruky dvě různé karty, jednu odkrytě a jednu skrytě.
intro-3 = Soupeř jednu z nich verbuje, druhá zbude na vás.
intro-4 = Pak se pohnou obě figurky: na každé kartě je, jak daleko vás posune jako první, druhý a třetí agent toho jména, kterého máte před sebou.
intro-5 = Vyhrajete, když vaše figurka na konci tahu dohnala nebo předběhla soupeřovu, anebo když máte tři Kryptografky. Se třemi Odvážlivci prohrajete.
intro-beware = Ve vašem tahu si kartu nevybíráte vy, ale soupeř. Zvažte proto, co by mu která ze dvou přinesla, a vyložte takovou dvojici, ze které snesete obě.

## Jména

name-green = Zelená
    .low = zelená
name-blue = Modrá
    .low = modrá
name-codebreaker = Kryptografka
    .acc = Kryptografku
name-daredevil = Odvážlivec
    .acc = Odvážlivce
name-double_agent = Dvojitá agentka
    .acc = Dvojitou agentku
name-enforcer = Bojovnice
    .acc = Bojovnici
name-mole = Krtek
    .acc = Krtka
name-saboteur = Sabotér
    .acc = Sabotéra
name-sentinel = Hlídka
    .acc = Hlídku
name-sidekick = Parťák
    .acc = Parťáka
name-distraction_device = Odvádění pozornosti
name-double_trouble = Dvojnásobné potíže
name-getaway_car = Únikové auto
name-leader_of_the_pack = Vůdkyně smečky
name-masterplan = Hlavní plán
name-mind_control = Ovládání mysli
name-outpost = Pozorovatelna
name-secret_recruit = Tajný rekrut
name-security_system = Bezpečnostní systém
name-sinister_twin = Zlé dvojče
name-smoke_screen = Kouřová clona
name-spycation = Špionské prázdniny
name-supercomputer = Superpočítač
name-surveillance_truck = Sledovací dodávka
name-watchtower = Domek na stromě

about-distraction_device = Když verbujete Sabotéra, jdete dopředu místo dozadu.
about-double_trouble = Ukažte z ruky dvě stejné karty, jednu z nich verbujte, druhou si nechte.
about-getaway_car = Když skončíte přesně na některém domově, jdete o 3 pole dál.
about-leader_of_the_pack = Se třemi Odvážlivci neprohrajete, ale vyhrajete.
about-masterplan = Se sedmi agenty různých jmen vyhráváte.
about-mind_control = Vezměte si do ruky jednoho agenta, kterého má soupeř ve hře.
about-outpost = Verbujte z ruky Hlídku.
about-secret_recruit = Verbujte z ruky agenta, jakého ještě nemáte ve hře.
about-security_system = Stojí-li na konci tahu soupeř na vašem domově, vyhráváte.
about-sinister_twin = Dvojitá agentka s vámi pohne o dvojnásobek.
about-smoke_screen = Verbujte vrchní kartu balíčku agentů.
about-spycation = Vraťte si do ruky jednoho ze svých agentů; hned ho smíte verbovat znovu.
about-supercomputer = Když verbujete Kryptografku, jdete o 3 pole dál.
about-surveillance_truck = Jděte o 1 pole dál.
about-watchtower = Když verbujete Bojovnici, jdete o 2 pole víc.

## Otázky

prompt-swap = Chcete vyměnit kartu?
prompt-lay-face-up = Kterou kartu vyložíte odkrytě?
prompt-lay-face-down = Kterou kartu vyložíte skrytě?
prompt-recruit = Kterou kartu verbujete?
prompt-take-market-card = Kterou kartu si vezmete z černého trhu?
prompt-mind-control = Kterého soupeřova agenta si vezmete do ruky?
prompt-double-trouble = Kterou dvojici ukážete?
prompt-secret-recruit = Kterého agenta verbujete z ruky?
prompt-spycation-return = Kterého svého agenta si vrátíte do ruky?
prompt-spycation-recruit = Verbujete { $card-acc } hned znovu?

prompt-propose-first = Kdo z vás dvou má vyložit odkrytou kartu?
prompt-respond-first = Souhlasíte, kdo vyloží odkrytou kartu?
prompt-settle-first = Spoluhráč to vidí jinak. Kdo z vás vyloží odkrytou kartu?
prompt-propose-recruit = Kterou kartu má vaše strana verbovat?
prompt-respond-recruit = Souhlasíte, kterou kartu verbovat?
prompt-settle-recruit = Spoluhráč to vidí jinak. Kterou kartu verbujete?
prompt-propose-taker = Kdo z vás dvou si má vzít kartu černého trhu?
prompt-respond-taker = Souhlasíte, kdo si vezme kartu černého trhu?
prompt-settle-taker = Spoluhráč to vidí jinak. Kdo z vás si vezme kartu černého trhu?
prompt-propose-market = Kterou kartu černého trhu si má vaše strana vzít?
prompt-respond-market = Souhlasíte, kterou kartu černého trhu vzít?
prompt-settle-market = Spoluhráč to vidí jinak. Kterou kartu černého trhu si vezmete?

option-no_swap = Nechat si karty
option-face_up = Odkrytou kartu
option-face_down = Skrytou kartu
option-confirm = Souhlasím
option-me = Já
option-first-seat = Odkrytou kartu vyloží { $player }
option-taker-seat = Kartu si vezme { $player }
option-recruit = Verbovat hned
send-both = Vyložit obě
option-keep = Nechat v ruce

## Na koho se čeká

waiting-swap = { $seat } zvažuje výměnu karty.
waiting-lay-both = { $seat } vybírá dvě karty k vyložení.
waiting-lay-face-up = { $seat } vybírá odkrytou kartu.
waiting-lay-face-down = { $seat } vybírá skrytou kartu.
waiting-recruit = { $seat } vybírá, koho verbovat.
waiting-take-market-card = { $seat } vybírá na černém trhu.
waiting-mind-control = { $seat } vybírá soupeřova agenta.
waiting-double-trouble = { $seat } vybírá dvojici z ruky.
waiting-secret-recruit = { $seat } vybírá agenta z ruky.
waiting-spycation-return = { $seat } vybírá, koho si vrátit do ruky.
waiting-spycation-recruit = { $seat } zvažuje, jestli agenta hned verbovat.
waiting-propose-first = { $seat } přemýšlí, kdo vyloží odkrytou kartu.
waiting-respond-first = { $seat } návrh zvažuje.
waiting-settle-first = { $seat } rozhoduje.
waiting-propose-recruit = { $seat } přemýšlí, kterou kartu verbovat.
waiting-respond-recruit = { $seat } návrh zvažuje.
waiting-settle-recruit = { $seat } rozhoduje.
waiting-propose-taker = { $seat } přemýšlí, kdo si vezme kartu černého trhu.
waiting-respond-taker = { $seat } návrh zvažuje.
waiting-settle-taker = { $seat } rozhoduje.
waiting-propose-market = { $seat } přemýšlí, kterou kartu černého trhu vzít.
waiting-respond-market = { $seat } návrh zvažuje.
waiting-settle-market = { $seat } rozhoduje.

## Co se stalo

event-began = Začíná { $side-low }.
event-supply-opened = Na černém trhu leží { $cards }.
event-swapped = { $seat } mění kartu za novou z balíčku.
event-laid-face-up = { $seat } odkrytě vykládá { $card-acc }.
event-laid-face-down = { $seat } skrytě vykládá druhou kartu.
event-recruited =
    { $steps ->
        [-1] { $side } verbuje { $card-acc } a jde o 1 pole zpět.
        [-2] { $side } verbuje { $card-acc } a jde o 2 pole zpět.
        [-3] { $side } verbuje { $card-acc } a jde o 3 pole zpět.
        [0] { $side } verbuje { $card-acc } a zůstává stát.
        [one] { $side } verbuje { $card-acc } a jde o { $steps } pole dál.
        [few] { $side } verbuje { $card-acc } a jde o { $steps } pole dál.
       *[other] { $side } verbuje { $card-acc } a jde o { $steps } polí dál.
    }
event-drove-on =
    { $steps ->
        [one] { $side } nasedá do únikového auta a jede o { $steps } pole dál.
        [few] { $side } nasedá do únikového auta a jede o { $steps } pole dál.
       *[other] { $side } nasedá do únikového auta a jede o { $steps } polí dál.
    }
event-moved =
    { $steps ->
        [one] { $side } jde o { $steps } pole dál.
        [few] { $side } jde o { $steps } pole dál.
       *[other] { $side } jde o { $steps } polí dál.
    }
event-took-market-card = { $seat } si z černého trhu bere kartu { $market }.
event-supply-refilled = V nabídce černého trhu přibývá karta { $market }.
event-could-not = { $seat } kartu { $market } nemůže využít.
event-mind-controlled = { $seat } si do ruky bere soupeřovu kartu { $card }.
event-showed-two = { $seat } ukazuje z ruky dvě stejné karty: { $card }.
event-returned = { $seat } si vrací do ruky { $card-acc }.

## Jak partie skončila

reason-catch = Figurka vítěze dohnala druhou figurku.
reason-codebreakers = Vítěz má ve hře tři Kryptografky.
reason-daredevils = Poražený má ve hře tři Odvážlivce.
reason-leader-of-the-pack = Vítěz má tři Odvážlivce a Vůdkyni smečky.
reason-masterplan = Vítěz má Hlavní plán a sedm agentů různých jmen.
reason-security-system = Poražený stojí na domově vítěze, který má Bezpečnostní systém.
reason-running-out = Došly karty a vítěz měl k soupeři blíž; při stejné vzdálenosti vyhrává strana, která byla na tahu.

## Terminál

terminal-turn = { $turn }. tah: { $side }
terminal-letter-green = Z
terminal-letter-blue = M
terminal-face-up = odkrytě
terminal-face-down = skrytě
terminal-unknown = ?
terminal-you = { $seat } (vy)
terminal-agents = Agenti (další)
terminal-distance = K soupeři zbývá polí: { $first } { $green }, { $second } { $blue }
terminal-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
terminal-swaps =
    { $left ->
        [0] bez dalších výměn
        [one] zbývá { $left } výměna
        [few] zbývají { $left } výměny
       *[other] zbývá { $left } výměn
    }
terminal-aside = vyměněno: { $cards }
terminal-deck =
    { $count ->
        [0] balíček je prázdný
        [one] v balíčku { $count } karta
        [few] v balíčku { $count } karty
       *[other] v balíčku { $count } karet
    }
terminal-deck-left = V balíčku agentů zbývá: { $cards }
terminal-legend = ⌂ domov · ▶ směr vpřed
terminal-legend-market = ⌂ domov · ◆ černý trh · ▶ směr vpřed
terminal-market =
    { $count ->
        [0] Černý trh (balíček je prázdný):
        [one] Černý trh (v balíčku { $count } karta):
        [few] Černý trh (v balíčku { $count } karty):
       *[other] Černý trh (v balíčku { $count } karet):
    }
terminal-ongoing = { $card }, text karty: „{ $text }“
steps-win = výhra
steps-lose = prohra
follows-you = vy
follows-reach =
    { $market ->
        [yes] { $told }, černý trh
       *[no] { $told }
    }
follows-laid = { $own } · { $other }
follows-face-up = { $card }: { $own }
follows-face-down = uvidíte ji, až ji budete mít

## Scéna: stůl v prohlížeči

scene-status = { $mode } · { $turn }. tah · balíček agentů { $deck }
scene-status-over = { $mode } · konec po { $turn }. tahu
scene-you = Vy
scene-space = Pole { $number }
scene-home = Domov
scene-home-of =
    { $you ->
        [yes] Pole { $number }, váš domov
       *[no] Pole { $number }, domov: { $who }
    }
scene-market-space = Pole { $number }, černý trh
scene-in-play = Agenti ve hře
scene-next = další { $worth }
scene-only-one = jediná karta
scene-no-more = víc jich není
scene-ongoing = Trvalá
scene-instant = Okamžitá
scene-centre = Vyložené karty
scene-face-up = Odkrytá
scene-face-up-chosen = Zatím nevyložená
scene-face-down = Skrytá
scene-face-down-card = Skrytá karta
scene-face-down-yours = Skrytá, vidíte ji jen vy
scene-hand = Vaše ruka
scene-hand-later = na váš příští tah
scene-held = V ruce: { $who }
scene-deck = balíček agentů
scene-market = Černý trh
scene-market-left = v balíčku
scene-discard = použité
scene-aside =
    { $several ->
        [yes] { $who }: vyměněno
       *[no] vyměněno
    }
scene-in-hand = v ruce
scene-swaps =
    { $count ->
        [one] výměna
        [few] výměny
       *[other] výměn
    }
scene-swapping = mění kartu
scene-two = dvě stejné: { $card }
scene-to-catch =
    { $you ->
        [yes] { $count ->
            [one] k vám zbývá { $count } pole
            [few] k vám zbývají { $count } pole
           *[other] k vám zbývá { $count } polí
        }
       *[no] { $count ->
            [one] k soupeři zbývá { $count } pole
            [few] k soupeři zbývají { $count } pole
           *[other] k soupeři zbývá { $count } polí
        }
    }
scene-short =
    { $count ->
        [one] zbývá { $count } pole
        [few] zbývají { $count } pole
       *[other] zbývá { $count } polí
    }
scene-chase = Honička
scene-chase-low =
    { $you ->
        [yes] { $who } vás dohoní
       *[no] { $who } dohání
    }
scene-chase-high =
    { $you ->
        [yes] dohoníte soupeře
       *[no] { $who } dohání
    }
scene-chase-need =
    { $you ->
        [yes] zbývá vám { $count }
       *[no] { $who }: zbývá { $count }
    }
scene-curve =
    { $you ->
        [yes] Váš náskok v krocích od začátku, tah po tahu: { $points }.
       *[no] { $who }, náskok v krocích od začátku, tah po tahu: { $points }.
    }
scene-curve-level = čárkovaně: vyrovnáno
scene-curve-end = { $turn }. tah
scene-turn = { $turn }. tah · { $who }
scene-won = Výhra
scene-lost = Prohra
scene-took =
    { $end ->
        [yes] { $who }: { $worth }
       *[no] { $who } { $worth }
    }
scene-took-hidden = { $what }, ležela skrytá
scene-end-catch =
    { $you ->
        [won] Máte soupeře!
        [lost] { $winner } vás má!
       *[watched] { $winner } má soupeře!
    }
scene-end-codebreakers =
    { $you ->
        [won] Vyhráváte se třemi Kryptografkami
       *[other] { $winner } vítězí se třemi Kryptografkami
    }
scene-end-daredevils =
    { $you ->
        [won] Vyhráváte: soupeř má tři Odvážlivce
        [lost] Prohráváte se třemi Odvážlivci
       *[watched] { $loser } prohrává se třemi Odvážlivci
    }
scene-end-leader-of-the-pack =
    { $you ->
        [won] Vyhráváte se třemi Odvážlivci
       *[other] { $winner } vítězí se třemi Odvážlivci
    }
scene-end-masterplan =
    { $you ->
        [won] Vyhráváte s Hlavním plánem
       *[other] { $winner } vítězí s Hlavním plánem
    }
scene-end-security-system =
    { $you ->
        [won] Soupeř vám vešel do pasti
        [lost] Vešli jste soupeři do pasti
       *[watched] { $loser } vchází soupeři do pasti
    }
scene-end-running-out =
    { $you ->
        [won] Vyhráváte: došly karty
       *[other] { $winner } vítězí: došly karty
    }
scene-why-codebreakers = Tři Kryptografky ve hře na konci tahu znamenají výhru.
scene-why-daredevils = Tři Odvážlivci ve hře na konci tahu znamenají prohru.
scene-why-leader-of-the-pack = Tři Odvážlivci znamenají prohru, ale s Vůdkyní smečky výhru.
scene-why-masterplan = Ve hře je sedm agentů různých jmen.
scene-why-security-system =
    { $you ->
        [won] Soupeřova figurka stojí na vašem domově, který hlídá Bezpečnostní systém.
        [lost] Vaše figurka stojí na soupeřově domově, který hlídá Bezpečnostní systém.
       *[watched] Figurka stojí na domově druhé strany, který hlídá Bezpečnostní systém.
    }
scene-why-running-out =
    { $level ->
        [yes] Obě strany to k sobě měly stejně daleko; pak vyhrává ta, která byla na tahu.
       *[no] { $you ->
            [won] K dohonění zbývalo polí: vám { $near }, soupeři { $far }.
            [lost] K dohonění zbývalo polí: soupeři { $near }, vám { $far }.
           *[watched] K dohonění zbývalo polí: { $winner } { $near }, { $loser } { $far }.
        }
    }
scene-also-catch =
    { $you ->
        [won] Soupeřova figurka dohnala vaši.
        [lost] Vaše figurka dohnala soupeřovu.
       *[watched] { $loser } má dohnaného soupeře.
    }
scene-also-codebreakers =
    { $you ->
        [lost] Máte ve hře tři Kryptografky.
       *[other] { $loser } má ve hře tři Kryptografky.
    }
scene-also-daredevils =
    { $you ->
        [won] Máte ve hře tři Odvážlivce, což je prohra.
       *[other] { $winner } má ve hře tři Odvážlivce, což je prohra.
    }
scene-also-leader-of-the-pack =
    { $you ->
        [lost] Máte tři Odvážlivce a Vůdkyni smečky.
       *[other] { $loser } má tři Odvážlivce a Vůdkyni smečky.
    }
scene-also-masterplan =
    { $you ->
        [lost] Máte splněný Hlavní plán.
       *[other] { $loser } má splněný Hlavní plán.
    }
scene-also-security-system =
    { $you ->
        [won] Vaše figurka stojí na soupeřově domově, který hlídá Bezpečnostní systém.
        [lost] Soupeřova figurka stojí na vašem domově, který hlídá Bezpečnostní systém.
       *[watched] { $winner } má figurku na soupeřově domově, který hlídá Bezpečnostní systém.
    }
scene-tie =
    { $you ->
        [won] { $also } Vyhrály by obě strany, a tak vyhrává ta na tahu: vy.
       *[other] { $also } Vyhrály by obě strany, a tak vyhrává ta na tahu: { $winner }.
    }
terminal-tie = Vyhrály by obě strany, a tak vyhrává ta na tahu: { $side }.
scene-nth = { $number }.
scene-badge = vaše { $nth }: { $worth }
scene-unknown = neznámá
scene-move =
    { $way ->
        [back] { $count ->
            [one] { $count } pole zpět
            [few] { $count } pole zpět
           *[other] { $count } polí zpět
        }
        [stay] bez pohybu
       *[on] { $count ->
            [one] { $count } pole vpřed
            [few] { $count } pole vpřed
           *[other] { $count } polí vpřed
        }
    }

context-swap =
    { $count ->
        [one] V této partii je to vaše poslední výměna. Odložená karta se do hry nevrátí.
        [few] V této partii vám zbývají { $count } výměny. Odložená karta se do hry nevrátí.
       *[other] V této partii vám zbývá { $count } výměn. Odložená karta se do hry nevrátí.
    }
context-goal = Cíl: běžte po směru hodin a dohoňte soupeře, nebo získejte tři Kryptografky.
context-lay-face-up = { $rival } si z vašich dvou karet jednu vybere, druhá zbude na vás.
context-lay-face-down = Která to je, víte jen vy.
context-recruit = Druhou dostane { $rival }. Kdybyste vyhráli oba najednou, vyhrává { $rival }.
context-first = Druhý z vás pak vyloží kartu skrytě.
context-market = Zastavili jste na černém trhu.

proposal-first =
    { $whom ->
        [me] Odkrytou kartu chcete vyložit vy.
        [mate] Navrhujete, ať odkrytou kartu vyloží { $mate }.
        [you] { $who } navrhuje: odkrytou kartu vyložte vy.
        [self] Odkrytou kartu chce vyložit { $who }.
       *[other] { $who } navrhuje, ať odkrytou kartu vyloží { $mate }.
    }
proposal-taker =
    { $whom ->
        [me] Kartu černého trhu si chcete vzít vy.
        [mate] Navrhujete, ať si kartu černého trhu vezme { $mate }.
        [you] { $who } navrhuje: kartu černého trhu si vezměte vy.
        [self] Kartu černého trhu si chce vzít { $who }.
       *[other] { $who } navrhuje, ať si kartu černého trhu vezme { $mate }.
    }
proposal-recruit =
    { $hidden ->
        [yes] { $mine ->
            [yes] Navrhujete verbovat skrytou kartu.
           *[no] { $who } navrhuje verbovat skrytou kartu.
        }
       *[no] { $mine ->
            [yes] Navrhujete verbovat { $card-acc }.
           *[no] { $who } navrhuje verbovat { $card-acc }.
        }
    }
proposal-market =
    { $mine ->
        [yes] Navrhujete vzít kartu { $market }.
       *[no] { $who } navrhuje vzít kartu { $market }.
    }

follows-swap = Natrvalo zmizí ze hry a vy si doberete jinou.
follows-hidden = Zjistíte, co to je. { $rival } dostane kartu { $card }: { $worth }.
follows-rival-market = { $rival } zastaví na černém trhu.
follows-market = Zastavíte na černém trhu.
follows-trap = Zastavíte na soupeřově domově: díky Bezpečnostnímu systému vyhrává { $rival }.
follows-codebreakers =
    { $hidden ->
        [yes] Tři Kryptografky: vyhráváte, pokud v témže tahu nevyhraje { $rival }.
       *[no] Tři Kryptografky na konci tahu vyhrávají.
    }
follows-daredevils-win =
    { $hidden ->
        [yes] Tři Odvážlivci a Vůdkyně smečky: vyhráváte, pokud v témže tahu nevyhraje { $rival }.
       *[no] Tři Odvážlivci a Vůdkyně smečky na konci tahu vyhrávají.
    }
follows-masterplan =
    { $hidden ->
        [yes] Sedm různých agentů: vyhráváte, pokud v témže tahu nevyhraje { $rival }.
       *[no] Sedm různých agentů s Hlavním plánem na konci tahu vyhrává.
    }
follows-daredevils = Tři Odvážlivci na konci tahu prohrávají.
follows-catch =
    { $unless ->
        [none] Dohoníte soupeře.
        [more] Dohoníte soupeře, pokud ho skrytá karta neposune o { $more } nebo víc vpřed.
        [wins] Dohoníte soupeře, pokud mu skrytá karta nepřinese výhru.
       *[both] Dohoníte soupeře, pokud ho skrytá karta neposune o { $more } nebo víc vpřed nebo mu nepřinese výhru.
    }
follows-caught =
    { $unless ->
        [back] { $rival } vás dohoní, pokud skrytá karta nevede o { $more } nebo víc zpět.
       *[none] { $rival } vás dohoní.
    }
follows-near =
    { $hidden ->
        [yes] { $count ->
            [one] Na soupeře vám pak bude chybět { $count } pole; skrytá karta to ještě změní.
            [few] Na soupeře vám pak budou chybět { $count } pole; skrytá karta to ještě změní.
           *[other] Na soupeře vám pak bude chybět { $count } polí; skrytá karta to ještě změní.
        }
       *[no] { $count ->
            [one] Na soupeře vám pak bude chybět { $count } pole.
            [few] Na soupeře vám pak budou chybět { $count } pole.
           *[other] Na soupeře vám pak bude chybět { $count } polí.
        }
    }
follows-mind-control =
    { $left ->
        [0] { $rival } pak nemá žádnou takovou kartu.
       *[other] { $rival } pak má takových karet: { $left }
    }
follows-spycation = Když ji hned verbujete znovu: { $worth }

refusal-lay-face-down = Má stejné jméno jako odkrytá karta.
refusal-double-trouble = Takovou kartu máte v ruce jen jednu.
refusal-secret-recruit = Agenta tohoto jména už ve hře máte.

theirs-distraction_device = Sabotér ho posune dopředu místo dozadu.
theirs-getaway_car = Když skončí přesně na některém domově, jede o 3 pole dál.
theirs-leader_of_the_pack = Se třemi Odvážlivci neprohraje, ale vyhraje.
theirs-masterplan = Se sedmi agenty různých jmen vyhrává.
theirs-security_system = Když na konci tahu stojí protivník na jeho domově, vyhrává.
theirs-sinister_twin = Dvojitá agentka s ním pohne o dvojnásobek.
theirs-supercomputer = Kryptografka ho posune o 3 pole dál.
theirs-watchtower = Bojovnice ho posune o 2 pole víc.

event-scene-began =
    { $you ->
        [yes] Začínáte vy.
       *[no] Začíná { $who }.
    }
event-scene-swapped =
    { $you ->
        [yes] Měníte kartu.
       *[no] { $who } mění kartu.
    }
event-scene-laid-face-up =
    { $you ->
        [yes] Odkrytě vykládáte { $card-acc }.
       *[no] { $who } odkrytě vykládá { $card-acc }.
    }
event-scene-laid-face-down =
    { $you ->
        [yes] Skrytě vykládáte druhou kartu.
       *[no] { $who } skrytě vykládá druhou kartu.
    }
event-scene-recruited =
    { $nth ->
        [none] { $you ->
            [yes] Verbujete { $card-acc }: { $move }.
           *[no] { $who } verbuje { $card-acc }: { $move }.
        }
       *[other] { $you ->
            [yes] Verbujete { $card-acc } ({ $nth }): { $move }.
           *[no] { $who } verbuje { $card-acc } ({ $nth }): { $move }.
        }
    }
event-scene-drove-on =
    { $you ->
        [yes] Nasedáte do únikového auta: { $move }.
       *[no] { $who } nasedá do únikového auta: { $move }.
    }
event-scene-moved =
    { $you ->
        [yes] Jdete o { $move }.
       *[no] { $who } jde o { $move }.
    }
event-scene-took-market-card =
    { $you ->
        [yes] Z černého trhu si berete kartu { $market }.
       *[no] { $who } si z černého trhu bere kartu { $market }.
    }
event-scene-could-not =
    { $you ->
        [yes] Kartu { $market } nemůžete využít.
       *[no] { $who } kartu { $market } nemůže využít.
    }
event-scene-mind-controlled =
    { $you ->
        [yes] Do ruky si berete soupeřovu kartu { $card }.
       *[no] { $who } si do ruky bere soupeřovu kartu { $card }.
    }
event-scene-showed-two =
    { $you ->
        [yes] Ukazujete z ruky dvě stejné karty: { $card }.
       *[no] { $who } ukazuje z ruky dvě stejné karty: { $card }.
    }
event-scene-returned =
    { $you ->
        [yes] Vracíte si do ruky { $card-acc }.
       *[no] { $who } si vrací do ruky { $card-acc }.
    }
