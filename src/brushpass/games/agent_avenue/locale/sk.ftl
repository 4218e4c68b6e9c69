### Môj sused špión: všetko, čo si hráč prečíta. Mená kariet majú okrem základného tvaru aj štvrtý pád (.acc).

game-title = Môj sused špión
game-about = Dvaja susedia, obaja špióni. Ponúknite jednu kartu odkrytú a jednu skrytú, verbujte agentov a dobehnite súpera skôr než on vás.
mode-basic = Základné
mode-basic-about = Len agenti: tak sa začína.
mode-advanced = Pokročilé
mode-advanced-about = S čiernym trhom, ktorého karty menia pravidlá.
setting-pair = Kto hrá vo dvojici
setting-pair-about = Dvaja hrajú spolu proti jednému.
setting-pair-green = Miesta 1 a 2
setting-pair-blue = Miesta 2 a 3

## V skratke

intro-1 = Ste susedia a obaja ste špióni. Bežte okolo bloku v smere hodín a dobehnite súperovu figúrku skôr, než ona dobehne vašu.
intro-2 = Vo svojom ťahu vyložíte z ruky dve rôzne karty, jednu odkryto a jednu skryto.
intro-3 = Súper jednu z nich verbuje, druhá zostane vám.
intro-4 = Potom sa pohnú obe figúrky: na každej karte je, ako ďaleko vás posunie ako prvý, druhý a tretí agent toho mena, ktorého máte pred sebou.
intro-5 = Vyhráte, keď vaša figúrka na konci ťahu dobehla alebo predbehla súperovu, alebo keď máte tri Kryptografky. S tromi Odvážlivcami prehráte.
intro-beware = Vo vašom ťahu si kartu nevyberáte vy, ale súper. Zvážte preto, čo by mu ktorá z dvoch priniesla, a vyložte takú dvojicu, z ktorej znesiete obe.

## Mená

name-green = Zelená
    .low = zelená
name-blue = Modrá
    .low = modrá
name-codebreaker = Kryptografka
    .acc = Kryptografku
name-daredevil = Odvážlivec
    .acc = Odvážlivca
name-double_agent = Dvojitá agentka
    .acc = Dvojitú agentku
name-enforcer = Bojovníčka
    .acc = Bojovníčku
name-mole = Krtko
    .acc = Krtka
name-saboteur = Sabotér
    .acc = Sabotéra
name-sentinel = Hliadka
    .acc = Hliadku
name-sidekick = Parťák
    .acc = Parťáka
name-distraction_device = Odvádzanie pozornosti
name-double_trouble = Dvojitý problém
name-getaway_car = Únikové auto
name-leader_of_the_pack = Vodkyňa svorky
name-masterplan = Hlavný plán
name-mind_control = Ovládanie mysle
name-outpost = Pozorovateľňa
name-secret_recruit = Tajný regrút
name-security_system = Bezpečnostný systém
name-sinister_twin = Zlé dvojča
name-smoke_screen = Dymová clona
name-spycation = Špiónske prázdniny
name-supercomputer = Superpočítač
name-surveillance_truck = Sledovacia dodávka
name-watchtower = Domček na strome

about-distraction_device = Keď verbujete Sabotéra, idete dopredu namiesto dozadu.
about-double_trouble = Ukážte z ruky dve rovnaké karty, jednu z nich verbujte, druhú si nechajte.
about-getaway_car = Keď skončíte presne na niektorom domove, idete o 3 polia ďalej.
about-leader_of_the_pack = S tromi Odvážlivcami neprehráte, ale vyhráte.
about-masterplan = So siedmimi agentmi rôznych mien vyhrávate.
about-mind_control = Vezmite si do ruky jedného agenta, ktorého má súper v hre.
about-outpost = Verbujte z ruky Hliadku.
about-secret_recruit = Verbujte z ruky agenta, akého ešte nemáte v hre.
about-security_system = Ak na konci ťahu stojí súper na vašom domove, vyhrávate.
about-sinister_twin = Dvojitá agentka s vami pohne o dvojnásobok.
about-smoke_screen = Verbujte vrchnú kartu balíčka agentov.
about-spycation = Vráťte si do ruky jedného zo svojich agentov; hneď ho smiete verbovať znova.
about-supercomputer = Keď verbujete Kryptografku, idete o 3 polia ďalej.
about-surveillance_truck = Choďte o 1 pole ďalej.
about-watchtower = Keď verbujete Bojovníčku, idete o 2 polia viac.

## Otázky

prompt-swap = Chcete vymeniť kartu?
prompt-lay-face-up = Ktorú kartu vyložíte odkryto?
prompt-lay-face-down = Ktorú kartu vyložíte skryto?
prompt-recruit = Ktorú kartu verbujete?
prompt-take-market-card = Ktorú kartu si vezmete z čierneho trhu?
prompt-mind-control = Ktorého súperovho agenta si vezmete do ruky?
prompt-double-trouble = Ktorú dvojicu ukážete?
prompt-secret-recruit = Ktorého agenta verbujete z ruky?
prompt-spycation-return = Ktorého svojho agenta si vrátite do ruky?
prompt-spycation-recruit = Verbujete { $card-acc } hneď znova?

prompt-propose-first = Kto z vás dvoch má vyložiť odkrytú kartu?
prompt-respond-first = Súhlasíte, kto vyloží odkrytú kartu?
prompt-settle-first = Spoluhráč to vidí inak. Kto z vás vyloží odkrytú kartu?
prompt-propose-recruit = Ktorú kartu má vaša strana verbovať?
prompt-respond-recruit = Súhlasíte, ktorú kartu verbovať?
prompt-settle-recruit = Spoluhráč to vidí inak. Ktorú kartu verbujete?
prompt-propose-taker = Kto z vás dvoch si má vziať kartu čierneho trhu?
prompt-respond-taker = Súhlasíte, kto si vezme kartu čierneho trhu?
prompt-settle-taker = Spoluhráč to vidí inak. Kto z vás si vezme kartu čierneho trhu?
prompt-propose-market = Ktorú kartu čierneho trhu si má vaša strana vziať?
prompt-respond-market = Súhlasíte, ktorú kartu čierneho trhu vziať?
prompt-settle-market = Spoluhráč to vidí inak. Ktorú kartu čierneho trhu si vezmete?

option-no_swap = Nechať si karty
option-face_up = Odkrytú kartu
option-face_down = Skrytú kartu
option-confirm = Súhlasím
option-me = Ja
option-first-seat = Odkrytú kartu vyloží { $player }
option-taker-seat = Kartu si vezme { $player }
option-recruit = Verbovať hneď
send-both = Vyložiť obe
option-keep = Nechať v ruke

## Na koho sa čaká

waiting-swap = { $seat } zvažuje výmenu karty.
waiting-lay-both = { $seat } vyberá dve karty na vyloženie.
waiting-lay-face-up = { $seat } vyberá odkrytú kartu.
waiting-lay-face-down = { $seat } vyberá skrytú kartu.
waiting-recruit = { $seat } vyberá, koho verbovať.
waiting-take-market-card = { $seat } vyberá na čiernom trhu.
waiting-mind-control = { $seat } vyberá súperovho agenta.
waiting-double-trouble = { $seat } vyberá dvojicu z ruky.
waiting-secret-recruit = { $seat } vyberá agenta z ruky.
waiting-spycation-return = { $seat } vyberá, koho si vrátiť do ruky.
waiting-spycation-recruit = { $seat } zvažuje, či agenta hneď verbovať.
waiting-propose-first = { $seat } premýšľa, kto vyloží odkrytú kartu.
waiting-respond-first = { $seat } návrh zvažuje.
waiting-settle-first = { $seat } rozhoduje.
waiting-propose-recruit = { $seat } premýšľa, ktorú kartu verbovať.
waiting-respond-recruit = { $seat } návrh zvažuje.
waiting-settle-recruit = { $seat } rozhoduje.
waiting-propose-taker = { $seat } premýšľa, kto si vezme kartu čierneho trhu.
waiting-respond-taker = { $seat } návrh zvažuje.
waiting-settle-taker = { $seat } rozhoduje.
waiting-propose-market = { $seat } premýšľa, ktorú kartu čierneho trhu vziať.
waiting-respond-market = { $seat } návrh zvažuje.
waiting-settle-market = { $seat } rozhoduje.

## Čo sa stalo

event-began = Začína { $side-low }.
event-supply-opened = Na čiernom trhu ležia { $cards }.
event-swapped = { $seat } mení kartu za novú z balíčka.
event-laid-face-up = { $seat } odkryto vykladá { $card-acc }.
event-laid-face-down = { $seat } skryto vykladá druhú kartu.
event-recruited =
    { $steps ->
        [-1] { $side } verbuje { $card-acc } a ide o 1 pole späť.
        [-2] { $side } verbuje { $card-acc } a ide o 2 polia späť.
        [-3] { $side } verbuje { $card-acc } a ide o 3 polia späť.
        [0] { $side } verbuje { $card-acc } a zostáva stáť.
        [one] { $side } verbuje { $card-acc } a ide o { $steps } pole ďalej.
        [few] { $side } verbuje { $card-acc } a ide o { $steps } polia ďalej.
       *[other] { $side } verbuje { $card-acc } a ide o { $steps } polí ďalej.
    }
event-drove-on =
    { $steps ->
        [one] { $side } nasadá do únikového auta a ide o { $steps } pole ďalej.
        [few] { $side } nasadá do únikového auta a ide o { $steps } polia ďalej.
       *[other] { $side } nasadá do únikového auta a ide o { $steps } polí ďalej.
    }
event-moved =
    { $steps ->
        [one] { $side } ide o { $steps } pole ďalej.
        [few] { $side } ide o { $steps } polia ďalej.
       *[other] { $side } ide o { $steps } polí ďalej.
    }
event-took-market-card = { $seat } si z čierneho trhu berie kartu { $market }.
event-supply-refilled = V ponuke čierneho trhu pribúda karta { $market }.
event-could-not = { $seat } kartu { $market } nemôže využiť.
event-mind-controlled = { $seat } si do ruky berie súperovu kartu { $card }.
event-showed-two = { $seat } ukazuje z ruky dve rovnaké karty: { $card }.
event-returned = { $seat } si vracia do ruky { $card-acc }.

## Ako sa partia skončila

reason-catch = Figúrka víťaza dobehla druhú figúrku.
reason-codebreakers = Víťaz má v hre tri Kryptografky.
reason-daredevils = Porazený má v hre troch Odvážlivcov.
reason-leader-of-the-pack = Víťaz má troch Odvážlivcov a Vodkyňu svorky.
reason-masterplan = Víťaz má Hlavný plán a sedem agentov rôznych mien.
reason-security-system = Porazený stojí na domove víťaza, ktorý má Bezpečnostný systém.
reason-running-out = Minuli sa karty a víťaz mal k súperovi bližšie; pri rovnakej vzdialenosti vyhráva strana, ktorá bola na ťahu.

## Terminál

terminal-turn = { $turn }. ťah: { $side }
terminal-letter-green = Z
terminal-letter-blue = M
terminal-face-up = odkryto
terminal-face-down = skryto
terminal-unknown = ?
terminal-you = { $seat } (vy)
terminal-agents = Agenti (ďalší)
terminal-distance = K súperovi zostáva polí: { $first } { $green }, { $second } { $blue }
terminal-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
terminal-swaps =
    { $left ->
        [0] bez ďalších výmen
        [one] zostáva { $left } výmena
        [few] zostávajú { $left } výmeny
       *[other] zostáva { $left } výmen
    }
terminal-aside = vymenené: { $cards }
terminal-deck =
    { $count ->
        [0] balíček je prázdny
        [one] v balíčku { $count } karta
        [few] v balíčku { $count } karty
       *[other] v balíčku { $count } kariet
    }
terminal-deck-left = V balíčku agentov zostáva: { $cards }
terminal-legend = ⌂ domov · ▶ smer vpred
terminal-legend-market = ⌂ domov · ◆ čierny trh · ▶ smer vpred
terminal-market =
    { $count ->
        [0] Čierny trh (balíček je prázdny):
        [one] Čierny trh (v balíčku { $count } karta):
        [few] Čierny trh (v balíčku { $count } karty):
       *[other] Čierny trh (v balíčku { $count } kariet):
    }
terminal-ongoing = { $card }, text karty: „{ $text }“
steps-win = výhra
steps-lose = prehra
follows-you = vy
follows-reach =
    { $market ->
        [yes] { $told }, čierny trh
       *[no] { $told }
    }
follows-laid = { $own } · { $other }
follows-face-up = { $card }: { $own }
follows-face-down = uvidíte ju, keď ju budete mať

## Scéna: stôl v prehliadači

scene-status = { $mode } · { $turn }. ťah · balíček agentov { $deck }
scene-status-over = { $mode } · koniec po { $turn }. ťahu
scene-you = Vy
scene-space = Pole { $number }
scene-home = Domov
scene-home-of =
    { $you ->
        [yes] Pole { $number }, váš domov
       *[no] Pole { $number }, domov: { $who }
    }
scene-market-space = Pole { $number }, čierny trh
scene-in-play = Agenti v hre
scene-next = potom { $worth }
scene-only-one = jediná karta
scene-no-more = viac ich nie je
scene-ongoing = Trvalá
scene-instant = Okamžitá
scene-centre = Vyložené karty
scene-face-up = Odkrytá
scene-face-up-chosen = Zatiaľ nevyložená
scene-face-down = Skrytá
scene-face-down-card = Skrytá karta
scene-face-down-yours = Skrytá, vidíte ju len vy
scene-hand = Vaša ruka
scene-hand-later = na váš ďalší ťah
scene-held = V ruke: { $who }
scene-deck = balíček agentov
scene-market = Čierny trh
scene-market-left = v balíčku
scene-discard = použité
scene-aside =
    { $several ->
        [yes] { $who }: vymenené
       *[no] vymenené
    }
scene-in-hand = v ruke
scene-swaps =
    { $count ->
        [one] výmena
        [few] výmeny
       *[other] výmen
    }
scene-swapping = vymieňa kartu
scene-two = dve rovnaké: { $card }
scene-to-catch =
    { $you ->
        [yes] { $count ->
            [one] k vám zostáva { $count } pole
            [few] k vám zostávajú { $count } polia
           *[other] k vám zostáva { $count } polí
        }
       *[no] { $count ->
            [one] k súperovi zostáva { $count } pole
            [few] k súperovi zostávajú { $count } polia
           *[other] k súperovi zostáva { $count } polí
        }
    }
scene-short =
    { $count ->
        [one] zostáva { $count } pole
        [few] zostávajú { $count } polia
       *[other] zostáva { $count } polí
    }
scene-chase = Naháňačka
scene-chase-low =
    { $you ->
        [yes] { $who } vás dobehne
       *[no] { $who } dobieha
    }
scene-chase-high =
    { $you ->
        [yes] dobehnete súpera
       *[no] { $who } dobieha
    }
scene-chase-need =
    { $you ->
        [yes] zostáva vám { $count }
       *[no] { $who }: zostáva { $count }
    }
scene-curve =
    { $you ->
        [yes] Váš náskok v krokoch od začiatku, ťah po ťahu: { $points }.
       *[no] { $who }, náskok v krokoch od začiatku, ťah po ťahu: { $points }.
    }
scene-curve-level = čiarkovane: vyrovnané
scene-curve-end = { $turn }. ťah
scene-turn = { $turn }. ťah · { $who }
scene-won = Výhra
scene-lost = Prehra
scene-took =
    { $end ->
        [yes] { $who }: { $worth }
       *[no] { $who } { $worth }
    }
scene-took-hidden = { $what }, ležala skrytá
scene-end-catch =
    { $you ->
        [won] Máte súpera!
        [lost] { $winner } vás má!
       *[watched] { $winner } má súpera!
    }
scene-end-codebreakers =
    { $you ->
        [won] Vyhrávate s tromi Kryptografkami
       *[other] { $winner } víťazí s tromi Kryptografkami
    }
scene-end-daredevils =
    { $you ->
        [won] Vyhrávate: súper má troch Odvážlivcov
        [lost] Prehrávate s tromi Odvážlivcami
       *[watched] { $loser } prehráva s tromi Odvážlivcami
    }
scene-end-leader-of-the-pack =
    { $you ->
        [won] Vyhrávate s tromi Odvážlivcami
       *[other] { $winner } víťazí s tromi Odvážlivcami
    }
scene-end-masterplan =
    { $you ->
        [won] Vyhrávate s Hlavným plánom
       *[other] { $winner } víťazí s Hlavným plánom
    }
scene-end-security-system =
    { $you ->
        [won] Súper vám vošiel do pasce
        [lost] Vošli ste súperovi do pasce
       *[watched] { $loser } vchádza súperovi do pasce
    }
scene-end-running-out =
    { $you ->
        [won] Vyhrávate: minuli sa karty
       *[other] { $winner } víťazí: minuli sa karty
    }
scene-why-codebreakers = Tri Kryptografky v hre na konci ťahu znamenajú výhru.
scene-why-daredevils = Traja Odvážlivci v hre na konci ťahu znamenajú prehru.
scene-why-leader-of-the-pack = Traja Odvážlivci znamenajú prehru, ale s Vodkyňou svorky výhru.
scene-why-masterplan = V hre je sedem agentov rôznych mien.
scene-why-security-system =
    { $you ->
        [won] Súperova figúrka stojí na vašom domove, ktorý stráži Bezpečnostný systém.
        [lost] Vaša figúrka stojí na súperovom domove, ktorý stráži Bezpečnostný systém.
       *[watched] Figúrka stojí na domove druhej strany, ktorý stráži Bezpečnostný systém.
    }
scene-why-running-out =
    { $level ->
        [yes] Obe strany to k sebe mali rovnako ďaleko; potom vyhráva tá, ktorá bola na ťahu.
       *[no] { $you ->
            [won] K dobehnutiu zostávalo polí: vám { $near }, súperovi { $far }.
            [lost] K dobehnutiu zostávalo polí: súperovi { $near }, vám { $far }.
           *[watched] K dobehnutiu zostávalo polí: { $winner } { $near }, { $loser } { $far }.
        }
    }
scene-also-catch =
    { $you ->
        [won] Súperova figúrka dobehla vašu.
        [lost] Vaša figúrka dobehla súperovu.
       *[watched] { $loser } má dobehnutého súpera.
    }
scene-also-codebreakers =
    { $you ->
        [lost] Máte v hre tri Kryptografky.
       *[other] { $loser } má v hre tri Kryptografky.
    }
scene-also-daredevils =
    { $you ->
        [won] Máte v hre troch Odvážlivcov, čo je prehra.
       *[other] { $winner } má v hre troch Odvážlivcov, čo je prehra.
    }
scene-also-leader-of-the-pack =
    { $you ->
        [lost] Máte troch Odvážlivcov a Vodkyňu svorky.
       *[other] { $loser } má troch Odvážlivcov a Vodkyňu svorky.
    }
scene-also-masterplan =
    { $you ->
        [lost] Máte splnený Hlavný plán.
       *[other] { $loser } má splnený Hlavný plán.
    }
scene-also-security-system =
    { $you ->
        [won] Vaša figúrka stojí na súperovom domove, ktorý stráži Bezpečnostný systém.
        [lost] Súperova figúrka stojí na vašom domove, ktorý stráži Bezpečnostný systém.
       *[watched] { $winner } má figúrku na súperovom domove, ktorý stráži Bezpečnostný systém.
    }
scene-tie =
    { $you ->
        [won] { $also } Vyhrali by obe strany, a tak vyhráva tá na ťahu: vy.
       *[other] { $also } Vyhrali by obe strany, a tak vyhráva tá na ťahu: { $winner }.
    }
terminal-tie = Vyhrali by obe strany, a tak vyhráva tá na ťahu: { $side }.
scene-nth = { $number }.
scene-badge = vaša { $nth }: { $worth }
scene-unknown = neznáma
scene-move =
    { $way ->
        [back] { $count ->
            [one] { $count } pole späť
            [few] { $count } polia späť
           *[other] { $count } polí späť
        }
        [stay] bez pohybu
       *[on] { $count ->
            [one] { $count } pole vpred
            [few] { $count } polia vpred
           *[other] { $count } polí vpred
        }
    }

context-swap =
    { $count ->
        [one] V tejto partii je to vaša posledná výmena. Odložená karta sa do hry nevráti.
        [few] V tejto partii vám zostávajú { $count } výmeny. Odložená karta sa do hry nevráti.
       *[other] V tejto partii vám zostáva { $count } výmen. Odložená karta sa do hry nevráti.
    }
context-goal = Cieľ: bežte v smere hodín a dobehnite súpera, alebo získajte tri Kryptografky.
context-lay-face-up = { $rival } si z vašich dvoch kariet jednu vyberie, druhá zostane vám.
context-lay-face-down = Ktorá to je, viete len vy.
context-recruit = Druhú dostane { $rival }. Keby ste vyhrali obaja naraz, vyhráva { $rival }.
context-first = Druhý z vás potom vyloží kartu skryto.
context-market = Zastavili ste na čiernom trhu.

proposal-first =
    { $whom ->
        [me] Odkrytú kartu chcete vyložiť vy.
        [mate] Navrhujete, nech odkrytú kartu vyloží { $mate }.
        [you] { $who } navrhuje: odkrytú kartu vyložte vy.
        [self] Odkrytú kartu chce vyložiť { $who }.
       *[other] { $who } navrhuje, nech odkrytú kartu vyloží { $mate }.
    }
proposal-taker =
    { $whom ->
        [me] Kartu čierneho trhu si chcete vziať vy.
        [mate] Navrhujete, nech si kartu čierneho trhu vezme { $mate }.
        [you] { $who } navrhuje: kartu čierneho trhu si vezmite vy.
        [self] Kartu čierneho trhu si chce vziať { $who }.
       *[other] { $who } navrhuje, nech si kartu čierneho trhu vezme { $mate }.
    }
proposal-recruit =
    { $hidden ->
        [yes] { $mine ->
            [yes] Navrhujete verbovať skrytú kartu.
           *[no] { $who } navrhuje verbovať skrytú kartu.
        }
       *[no] { $mine ->
            [yes] Navrhujete verbovať { $card-acc }.
           *[no] { $who } navrhuje verbovať { $card-acc }.
        }
    }
proposal-market =
    { $mine ->
        [yes] Navrhujete vziať kartu { $market }.
       *[no] { $who } navrhuje vziať kartu { $market }.
    }

follows-swap = Natrvalo zmizne z hry a vy si doberiete inú.
follows-hidden = Zistíte, čo to je. { $rival } dostane kartu { $card }: { $worth }.
follows-rival-market = { $rival } zastaví na čiernom trhu.
follows-market = Zastavíte na čiernom trhu.
follows-trap = Zastavíte na súperovom domove: vďaka Bezpečnostnému systému vyhráva { $rival }.
follows-codebreakers =
    { $hidden ->
        [yes] Tri Kryptografky: vyhrávate, ak v tom istom ťahu nevyhrá { $rival }.
       *[no] Tri Kryptografky na konci ťahu vyhrávajú.
    }
follows-daredevils-win =
    { $hidden ->
        [yes] Traja Odvážlivci a Vodkyňa svorky: vyhrávate, ak v tom istom ťahu nevyhrá { $rival }.
       *[no] Traja Odvážlivci a Vodkyňa svorky na konci ťahu vyhrávajú.
    }
follows-masterplan =
    { $hidden ->
        [yes] Sedem rôznych agentov: vyhrávate, ak v tom istom ťahu nevyhrá { $rival }.
       *[no] Sedem rôznych agentov s Hlavným plánom na konci ťahu vyhráva.
    }
follows-daredevils = Traja Odvážlivci na konci ťahu prehrávajú.
follows-catch =
    { $unless ->
        [none] Dobehnete súpera.
        [more] Dobehnete súpera, ak ho skrytá karta neposunie o { $more } alebo viac vpred.
        [wins] Dobehnete súpera, ak mu skrytá karta neprinesie výhru.
       *[both] Dobehnete súpera, ak ho skrytá karta neposunie o { $more } alebo viac vpred alebo mu neprinesie výhru.
    }
follows-caught =
    { $unless ->
        [back] { $rival } vás dobehne, ak skrytá karta nevedie o { $more } alebo viac späť.
       *[none] { $rival } vás dobehne.
    }
follows-near =
    { $hidden ->
        [yes] { $count ->
            [one] Na súpera vám potom bude chýbať { $count } pole; skrytá karta to ešte zmení.
            [few] Na súpera vám potom budú chýbať { $count } polia; skrytá karta to ešte zmení.
           *[other] Na súpera vám potom bude chýbať { $count } polí; skrytá karta to ešte zmení.
        }
       *[no] { $count ->
            [one] Na súpera vám potom bude chýbať { $count } pole.
            [few] Na súpera vám potom budú chýbať { $count } polia.
           *[other] Na súpera vám potom bude chýbať { $count } polí.
        }
    }
follows-mind-control =
    { $left ->
        [0] { $rival } potom nemá žiadnu takú kartu.
       *[other] { $rival } má potom takých kariet: { $left }
    }
follows-spycation = Keď ju hneď verbujete znova: { $worth }

refusal-lay-face-down = Má rovnaké meno ako odkrytá karta.
refusal-double-trouble = Takú kartu máte v ruke len jednu.
refusal-secret-recruit = Agenta tohto mena už v hre máte.

theirs-distraction_device = Sabotér ho posunie dopredu namiesto dozadu.
theirs-getaway_car = Keď skončí presne na niektorom domove, ide o 3 polia ďalej.
theirs-leader_of_the_pack = S tromi Odvážlivcami neprehrá, ale vyhrá.
theirs-masterplan = So siedmimi agentmi rôznych mien vyhráva.
theirs-security_system = Keď na konci ťahu stojí protivník na jeho domove, vyhráva.
theirs-sinister_twin = Dvojitá agentka s ním pohne o dvojnásobok.
theirs-supercomputer = Kryptografka ho posunie o 3 polia ďalej.
theirs-watchtower = Bojovníčka ho posunie o 2 polia viac.

event-scene-began =
    { $you ->
        [yes] Začínate vy.
       *[no] Začína { $who }.
    }
event-scene-swapped =
    { $you ->
        [yes] Meníte kartu.
       *[no] { $who } mení kartu.
    }
event-scene-laid-face-up =
    { $you ->
        [yes] Odkryto vykladáte { $card-acc }.
       *[no] { $who } odkryto vykladá { $card-acc }.
    }
event-scene-laid-face-down =
    { $you ->
        [yes] Skryto vykladáte druhú kartu.
       *[no] { $who } skryto vykladá druhú kartu.
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
        [yes] Nasadáte do únikového auta: { $move }.
       *[no] { $who } nasadá do únikového auta: { $move }.
    }
event-scene-moved =
    { $you ->
        [yes] Idete o { $move }.
       *[no] { $who } ide o { $move }.
    }
event-scene-took-market-card =
    { $you ->
        [yes] Z čierneho trhu si beriete kartu { $market }.
       *[no] { $who } si z čierneho trhu berie kartu { $market }.
    }
event-scene-could-not =
    { $you ->
        [yes] Kartu { $market } nemôžete využiť.
       *[no] { $who } kartu { $market } nemôže využiť.
    }
event-scene-mind-controlled =
    { $you ->
        [yes] Do ruky si beriete súperovu kartu { $card }.
       *[no] { $who } si do ruky berie súperovu kartu { $card }.
    }
event-scene-showed-two =
    { $you ->
        [yes] Ukazujete z ruky dve rovnaké karty: { $card }.
       *[no] { $who } ukazuje z ruky dve rovnaké karty: { $card }.
    }
event-scene-returned =
    { $you ->
        [yes] Vraciate si do ruky { $card-acc }.
       *[no] { $who } si vracia do ruky { $card-acc }.
    }
