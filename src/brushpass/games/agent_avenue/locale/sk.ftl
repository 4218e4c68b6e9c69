### Môj sused špión: všetko, čo si hráč prečíta. Mená kariet majú okrem základného tvaru aj štvrtý pád (.acc).

game-title = Môj sused špión
game-about = Dvaja susedia, obaja špióni, sa naháňajú okolo bloku. V každom ťahu ponúknete súperovi dve karty, jednu odkrytú a jednu skrytú; jednu si vezme on, druhá zostane vám. Vyhráva, kto druhého dobehne.
mode-basic = Základný režim
mode-advanced = Pokročilý režim s čiernym trhom

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
about-leader_of_the_pack = S tromi Odvážlivcami vyhrávate, namiesto toho, aby ste prehrali.
about-masterplan = So siedmimi agentmi rôznych mien vyhrávate.
about-mind_control = Vezmite si do ruky jedného agenta, ktorého má súper v hre.
about-outpost = Verbujte z ruky Hliadku.
about-secret_recruit = Verbujte z ruky agenta, akého ešte nemáte v hre.
about-security_system = Keď súper stojí na vašom domove, vyhrávate.
about-sinister_twin = Dvojitá agentka s vami pohne o dvojnásobok.
about-smoke_screen = Verbujte vrchnú kartu balíčka agentov.
about-spycation = Vráťte si do ruky jedného zo svojich agentov; hneď ho smiete verbovať znova.
about-supercomputer = Keď verbujete Kryptografku, idete o 3 polia ďalej.
about-surveillance_truck = Choďte o 1 pole ďalej.
about-watchtower = Keď verbujete Bojovníčku, idete o 2 polia ďalej navyše.

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
prompt-spycation-recruit = Verbujete ho hneď znova?

prompt-propose-first = Kto z vás má podľa vás vyložiť odkrytú kartu?
prompt-respond-first = Spoluhráč navrhuje, kto vyloží odkrytú kartu. Súhlasíte?
prompt-settle-first = Spoluhráč to vidí inak. Kto vyloží odkrytú kartu?
prompt-propose-recruit = Ktorú kartu navrhujete verbovať?
prompt-respond-recruit = Spoluhráč navrhuje, ktorú kartu verbovať. Súhlasíte?
prompt-settle-recruit = Spoluhráč to vidí inak. Ktorú kartu verbujete?
prompt-propose-taker = Kto z vás si má vziať kartu čierneho trhu?
prompt-respond-taker = Spoluhráč navrhuje, kto si vezme kartu čierneho trhu. Súhlasíte?
prompt-settle-taker = Spoluhráč to vidí inak. Kto si vezme kartu čierneho trhu?
prompt-propose-market = Ktorú kartu čierneho trhu navrhujete?
prompt-respond-market = Spoluhráč navrhuje kartu čierneho trhu. Súhlasíte?
prompt-settle-market = Spoluhráč to vidí inak. Ktorú kartu čierneho trhu si vezmete?

option-no_swap = Nechať si karty
option-face_up = Odkrytú kartu
option-face_down = Skrytú kartu
option-confirm = Súhlasím
option-recruit = Verbovať hneď
option-keep = Nechať v ruke

## Na koho sa čaká

waiting-swap = { $seat } zvažuje výmenu karty.
waiting-lay-face-up = { $seat } vyberá odkrytú kartu.
waiting-lay-face-down = { $seat } vyberá skrytú kartu.
waiting-recruit = { $seat } vyberá, koho verbovať.
waiting-take-market-card = { $seat } vyberá na čiernom trhu.
waiting-mind-control = { $seat } vyberá súperovho agenta.
waiting-double-trouble = { $seat } vyberá dvojicu z ruky.
waiting-secret-recruit = { $seat } vyberá agenta z ruky.
waiting-spycation-return = { $seat } vyberá, koho si vrátiť do ruky.
waiting-spycation-recruit = { $seat } zvažuje, či agenta hneď verbovať.
waiting-propose-first = { $seat } navrhuje, kto vyloží odkrytú kartu.
waiting-respond-first = { $seat } zvažuje návrh, kto vyloží odkrytú kartu.
waiting-settle-first = { $seat } rozhoduje, kto vyloží odkrytú kartu.
waiting-propose-recruit = { $seat } navrhuje, ktorú kartu verbovať.
waiting-respond-recruit = { $seat } zvažuje návrh, ktorú kartu verbovať.
waiting-settle-recruit = { $seat } rozhoduje, ktorú kartu verbovať.
waiting-propose-taker = { $seat } navrhuje, kto si vezme kartu čierneho trhu.
waiting-respond-taker = { $seat } zvažuje návrh, kto si vezme kartu čierneho trhu.
waiting-settle-taker = { $seat } rozhoduje, kto si vezme kartu čierneho trhu.
waiting-propose-market = { $seat } navrhuje kartu čierneho trhu.
waiting-respond-market = { $seat } zvažuje návrh na kartu čierneho trhu.
waiting-settle-market = { $seat } rozhoduje o karte čierneho trhu.

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

reason-catch = Figúrka víťaza dobehla súperovu figúrku.
reason-codebreakers = Víťaz má v hre tri Kryptografky.
reason-daredevils = Porazený má v hre troch Odvážlivcov.
reason-leader-of-the-pack = Víťaz má troch Odvážlivcov a Vodkyňu svorky.
reason-masterplan = Víťaz má Hlavný plán a sedem agentov rôznych mien.
reason-security-system = Porazený stojí na domove víťaza, ktorý má Bezpečnostný systém.
reason-running-out = Došli karty a víťaz má k dobehnutiu súpera bližšie; pri rovnakej vzdialenosti vyhráva, kto bol práve na ťahu.

## Terminál

terminal-turn = { $turn }. ťah: { $side }
terminal-letter-green = Z
terminal-letter-blue = M
terminal-face-up = odkryto
terminal-face-down = skryto
terminal-unknown = ?
terminal-you = { $seat } (vy)
terminal-agents = Agenti (ďalší)
terminal-distance = K dobehnutiu súpera zostáva krokov: { $first } { $green }, { $second } { $blue }
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
follows-laid = vy: { $own }, súper: { $other }
follows-face-up = { $card }, pre vás: { $own }
follows-face-down = uvidíte ju, keď ju budete mať
