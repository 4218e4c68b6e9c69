### Spy Connection v prehliadači: čo leží na stole, čo z voľby vyplýva a prečo niečo nejde.

## Stôl

scene-light = Svetlá strana
scene-dark = Tmavá strana
scene-round = { $round }. kolo
scene-over = koniec po { $round }. kole
scene-last-turns = posledné ťahy
scene-goal =
    { $count ->
        [one] hra sa končí prvou splnenou misiou
       *[other] hra sa končí po { $count } splnených misiách
    }
scene-own-data = vlastné dáta { $data }
scene-spy =
    { $you ->
        [yes] Váš špión
       *[no] Špión ({ $who })
    }
scene-agents =
    { $you ->
        [yes] { $count ->
            [one] váš agent
            [few] { $count } vaši agenti
           *[other] { $count } vašich agentov
        }
       *[no] { $count ->
            [one] agent ({ $who })
            [few] { $count } agenti ({ $who })
           *[other] { $count } agentov ({ $who })
        }
    }
scene-agents-count =
    { $count ->
        [one] { $count } agent
        [few] { $count } agenti
       *[other] { $count } agentov
    }
scene-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
scene-brings =
    { $count ->
        [one] +{ $count } bod
        [few] +{ $count } body
       *[other] +{ $count } bodov
    }
scene-points-word = b.
scene-plus = +{ $points } b.
scene-of =
    { $count ->
        [1] z { $count } misie
        [4] zo { $count } misií
        [6] zo { $count } misií
        [7] zo { $count } misií
       *[other] z { $count } misií
    }
scene-offers = Misie v ponuke
scene-tab-offers = Ponuka
scene-tab-map = Mapa
scene-tab-missions = Misie
scene-tab-rivals = Súperi
scene-tab-players = Hráči
scene-starts = Štartovné misie
scene-planning-word = na plán
scene-extra-turn = ťah navyše
scene-near =
    { $of ->
        [4] v sieti { $count } zo { $of } miest
       *[other] v sieti { $count } z { $of } miest
    }
scene-starts-in = začína { $city-in }
scene-row-full =
    { $count ->
        [one] Máte { $count } misiu, viac ich mať nesmiete. Keď niekto vezme nižšiu kartu, vyššie sa posunú.
        [few] Máte { $count } misie, viac ich mať nesmiete. Keď niekto vezme nižšiu kartu, vyššie sa posunú.
       *[other] Máte { $count } misií, viac ich mať nesmiete. Keď niekto vezme nižšiu kartu, vyššie sa posunú.
    }
scene-row-free = Nemáte žiadnu misiu: ďalšia nepotrebuje plánujúcich agentov.
scene-row-slides = Keď niekto vezme nižšiu kartu, vyššie sa posunú a zlacnejú.
scene-missions = Misie
scene-start-mission = štartovná misia
scene-planned =
    { $count ->
        [one] plánuje { $count } agent
        [few] plánujú { $count } agenti
       *[other] plánuje { $count } agentov
    }
scene-last-city = chýba už len { $city }
scene-completed = Vaše splnené misie
scene-completed-by = Splnené misie: { $who }
scene-done-mission = { $mission } ({ $points } b.)
scene-spy-in = Špión { $city-in }
scene-finished = ukončuje hru
scene-extra-owed =
    { $count ->
        [one] ešte { $count } ťah navyše
        [few] ešte { $count } ťahy navyše
       *[other] ešte { $count } ťahov navyše
    }
scene-supply-word = v zásobe
scene-planning-agents =
    { $count ->
        [one] plánuje
        [few] plánujú
       *[other] plánuje
    }
scene-in-supply = { $count } v zásobe
scene-missions-done =
    { $count ->
        [one] { $count } misia
        [few] { $count } misie
       *[other] { $count } misií
    }
scene-for-marks = { $count } b. za značky

## Otázka

scene-ask-draft = Vyberte si štartovnú misiu
scene-context-draft = Špión začína v jej prvom meste, ktoré sa hneď označí.
scene-ask-turn = Ste { $city-in }: { $what }
scene-verb-connect = pripojte mesto
scene-verb-go = presuňte sa
scene-verb-accept = prijmite misiu
scene-ask-moved = Ste { $city-in }: pripojte nové mesto, alebo zostaňte
scene-ask-stuck = Vezmite späť agentov alebo odhoďte misiu, aby ste mohli hrať
scene-ask-mark = Označte { $city-acc } na svojich misiách
scene-ask-short = Ak chcete označiť { $city-acc }, vezmite späť agenta; inak ukončite ťah
scene-ask-end = Ukončite ťah, alebo si ešte niečo vezmite späť
scene-ask-over = Ukončite ťah
scene-ask-extra = Zahráte si ťah navyše?
scene-context-last = Toto je váš posledný ťah.
scene-kind-mark = Označiť
scene-kind-connect = Pripojiť
scene-kind-go = Presun
scene-kind-accept = Prijať
scene-kind-lift = Vziať späť
scene-kind-missions = Odznačiť, odhodiť
scene-free = zadarmo
scene-left =
    { $count ->
        [one] agent v zásobe
        [few] agenti v zásobe
       *[other] agentov v zásobe
    }
scene-stay = Zostať
scene-done = Koniec ťahu
scene-take = Ťah navyše
scene-decline = Odmietnuť
scene-or = alebo

## Doterajší ťah

scene-step-took-back =
    { $count ->
        [one] Späť { $count } agent
        [few] Späť { $count } agenti
       *[other] Späť { $count } agentov
    }
scene-step-unmarked =
    { $count ->
        [one] Späť { $count } značka
        [few] Späť { $count } značky
       *[other] Späť { $count } značiek
    }
scene-step-moved = Presun { $city-to }
scene-step-connected =
    { $count ->
        [one] Pripojené: { $city }, { $count } agent
        [few] Pripojené: { $city }, { $count } agenti
       *[other] Pripojené: { $city }, { $count } agentov
    }
scene-step-marked =
    { $count ->
        [one] Označené: { $city }
       *[other] Označené { $count }×: { $city }
    }
scene-step-accepted = Prijaté: { $mission }
scene-step-discarded = Odhodené: { $mission }
scene-step-completed = Splnené: { $mission }, +{ $points }

## Čo z toho vyplýva

scene-then = ďalej { $cities }
scene-unmarked-left = { $city } zostane bez značky
scene-take-from = celý ťah, začínate { $city-in }
scene-plans =
    { $count ->
        [0] bez plánujúcich agentov
       *[other] na plán { $count }, zostáva { $left }
    }
scene-at-once = hneď označíte { $city-acc }
scene-costs =
    { $wanted ->
        [yes] { $count ->
            [one] { $count } agent, na značku nezostane
            [few] { $count } agenti, na značku nezostane
           *[other] { $count } agentov, na značku nezostane
        }
       *[no] { $count ->
            [one] { $count } agent, zostáva { $left }
            [few] { $count } agenti, zostáva { $left }
           *[other] { $count } agentov, zostáva { $left }
        }
    }
scene-go-back = tu sa váš ťah začal
scene-go-on = zostať tam, alebo odtiaľ pripojiť mesto
scene-could-mark =
    { $count ->
        [one] označí misiu
        [few] označí { $count } misie
       *[other] označí { $count } misií
    }
scene-could-complete =
    { $count ->
        [one] splní misiu
        [few] splní { $count } misie
       *[other] splní { $count } misií
    }
scene-loses = odpojí sa { $cities }
scene-unmark = vziať značku späť z misie { $mission }
scene-discard =
    { $count ->
        [0] odhodiť
        [one] odhodiť: späť { $count } agent
        [few] odhodiť: späť { $count } agenti
       *[other] odhodiť: späť { $count } agentov
    }
scene-still = ešte chýba: { $cities }
scene-completes =
    { $extra ->
        [yes] { $count ->
            [few] splní ju: späť { $count } agenti, ťah navyše
           *[other] splní ju: späť { $count } agentov, ťah navyše
        }
       *[no] { $count ->
            [few] splní ju: späť { $count } agenti
           *[other] splní ju: späť { $count } agentov
        }
    }

## Čo nejde

scene-refuse-dear =
    { $count ->
        [one] Treba { $count } agenta, máte { $have }
       *[other] Treba { $count } agentov, máte { $have }
    }
scene-refuse-far =
    { $first ->
        [none] Priďaleko od špióna aj od vašej siete
       *[other] Od špióna priďaleko: najprv sa presuňte ({ $first })
    }
scene-refuse-planning = Na plán treba { $count }, máte { $have }
scene-refuse-tired = Špión sa v tomto ťahu už nacestoval dosť: pripojte mesto, zostaňte, alebo vezmite presun späť
scene-refuse-full =
    { $count ->
        [one] Máte { $count } misiu, viac ich mať nesmiete. Najprv ju odhoďte.
        [few] Máte { $count } misie, viac ich mať nesmiete. Najprv niektorú odhoďte.
       *[other] Máte { $count } misií, viac ich mať nesmiete. Najprv niektorú odhoďte.
    }
scene-refuse-accept-moved = Špión sa už presunul. Ak chcete radšej prijať misiu, vráťte ho tam, kde sa ťah začal, alebo vezmite presun späť.
scene-refuse-accept-mark = V tomto ťahu ste už svoju akciu vykonali.
scene-refuse-cut = Bez nich by sa odpojilo: { $what }
scene-refuse-cut-agents = Bez nich by sa odpojili vaši ďalší agenti

## Koniec

scene-wins =
    { $you ->
        [yes] { $count ->
            [one] Vyhrávate s { $count } bodom
           *[other] Vyhrávate s { $count } bodmi
        }
       *[no] { $count ->
            [one] Vyhráva { $who } s { $count } bodom
           *[other] Vyhráva { $who } s { $count } bodmi
        }
    }
scene-why-missions =
    { $you ->
        [yes] { $count ->
            [one] Splnili ste { $count } misiu, ostatní mali posledný ťah a vyhráva, kto má najviac bodov.
            [few] Splnili ste { $count } misie, ostatní mali posledný ťah a vyhráva, kto má najviac bodov.
           *[other] Splnili ste { $count } misií, ostatní mali posledný ťah a vyhráva, kto má najviac bodov.
        }
       *[no] { $count ->
            [one] { $who } má splnenú { $count } misiu, ostatní mali posledný ťah a vyhráva, kto má najviac bodov.
            [few] { $who } má splnené { $count } misie, ostatní mali posledný ťah a vyhráva, kto má najviac bodov.
           *[other] { $who } má splnených { $count } misií, ostatní mali posledný ťah a vyhráva, kto má najviac bodov.
        }
    }
scene-why-exhausted = Misie sa minuli, všetci mali posledný ťah a vyhráva, kto má najviac bodov.
scene-tie =
    { $you ->
        [yes] Rovnako bodov ({ $points }) majú { $names }; rozhodol neskorší posledný ťah, a ten ste mali vy.
       *[no] Rovnako bodov ({ $points }) majú { $names }; rozhodol neskorší posledný ťah, a ten má { $who }.
    }

## Záznam

scene-log-row-opened = V ponuke ležia prvé misie: { $missions }.
scene-log-began =
    { $you ->
        [yes] Začínate.
       *[no] Začína { $who }.
    }
scene-log-starts-opened = Štartovné misie na výber: { $missions }.
scene-log-start =
    { $you ->
        [yes] Začínate { $city-in }: { $mission }.
       *[no] { $who } začína { $city-in }: { $mission }.
    }
scene-log-turn =
    { $you ->
        [yes] { $round }. kolo · Vy
       *[no] { $round }. kolo · { $who }
    }
scene-log-extra-turn =
    { $you ->
        [yes] Ťah navyše · Vy
       *[no] Ťah navyše · { $who }
    }
scene-log-accepted =
    { $you ->
        [yes] Prijímate misiu { $mission }{ $planning ->
            [0] .
            [one] , plánuje ju { $planning } agent.
            [few] , plánujú ju { $planning } agenti.
           *[other] , plánuje ju { $planning } agentov.
        }
       *[no] { $who } prijíma misiu { $mission }{ $planning ->
            [0] .
            [one] , plánuje ju { $planning } agent.
            [few] , plánujú ju { $planning } agenti.
           *[other] , plánuje ju { $planning } agentov.
        }
    }
scene-log-turned-up = Nová misia v ponuke: { $mission }.
scene-log-connected =
    { $you ->
        [yes] Pripájate { $city-acc }: { $cost ->
            [one] { $cost } agent.
            [few] { $cost } agenti.
           *[other] { $cost } agentov.
        }
       *[no] { $who } pripája { $city-acc }: { $cost ->
            [one] { $cost } agent.
            [few] { $cost } agenti.
           *[other] { $cost } agentov.
        }
    }
scene-log-moved =
    { $you ->
        [yes] Presúvate špióna { $city-to }.
       *[no] { $who } sa presúva { $city-to }.
    }
scene-log-took-back =
    { $you ->
        [yes] Beriete späť { $count ->
            [one] { $count } agenta: { $space }.
            [few] { $count } agentov: { $space }.
           *[other] { $count } agentov: { $space }.
        }
       *[no] { $who } berie späť { $count ->
            [one] { $count } agenta: { $space }.
            [few] { $count } agentov: { $space }.
           *[other] { $count } agentov: { $space }.
        }
    }
scene-log-unmarked =
    { $you ->
        [yes] Beriete späť značku: { $city } na misii { $mission }.
       *[no] { $who } berie späť značku: { $city } na misii { $mission }.
    }
scene-log-discarded =
    { $you ->
        [yes] Odhadzujete misiu { $mission }.
       *[no] { $who } odhadzuje misiu { $mission }.
    }
scene-log-marked =
    { $you ->
        [yes] Označujete { $city-acc }: { $mission }.
       *[no] { $who } označuje { $city-acc }: { $mission }.
    }
scene-log-completed =
    { $you ->
        [yes] Plníte misiu { $mission }: { $points ->
            [one] { $points } bod.
            [few] { $points } body.
           *[other] { $points } bodov.
        }
       *[no] { $who } plní misiu { $mission }: { $points ->
            [one] { $points } bod.
            [few] { $points } body.
           *[other] { $points } bodov.
        }
    }
scene-log-declined =
    { $you ->
        [yes] Ťah navyše odmietate.
       *[no] { $who } odmieta ťah navyše.
    }
scene-log-last-round =
    { $you ->
        [yes] Ukončujete hru: ostatní majú posledný ťah.
       *[no] { $who } ukončuje hru: ostatní majú posledný ťah.
    }
scene-log-exhausted =
    { $you ->
        [yes] Misie sa minuli: všetci okrem vás majú posledný ťah.
       *[no] Misie sa minuli: všetci okrem hráča { $who } majú posledný ťah.
    }

## O dátach

scene-data-rules = Pravidlá, počty kariet a agentov, ceny a obmedzenia sú podľa návodu na hru.
scene-data-cities = Mestá ({ $count }): { $sources }.
scene-data-spaces = Políčka ({ $count }): { $sources }.
scene-data-connections = Spojenia ({ $count }): { $sources }.
scene-data-missions = Misie ({ $count }): { $sources }.
scene-data-start-missions = Štartovné misie ({ $count }): { $sources }.
scene-data-rulebook = z návodu { $count }
scene-data-public = zo zverejnených recenzií { $count }
scene-data-reconstructed = naše vlastné { $count }
scene-data-ours = Čo je naše, zapĺňa miesta, o ktorých žiadny zdroj nič nehovorí: hrá sa s tým dobre, ale v krabici je to inak.
scene-data-replace = Kto hru vlastní, môže jej mapu a misie zapísať do súboru rovnakého tvaru; návod je v dokumentácii.
scene-data-replaced = Tu sa hrá s vlastnými dátami hostiteľa, nie s našimi. Ich odtlačok je { $data }.
scene-data-numbers = Pravidlá a počty agentov sú podľa návodu na hru. Z dát pochádzajú: mestá { $box-cities }, misie { $box-missions }, štartovné misie { $box-starts }; plánujúci agenti od najnižšieho miesta nahor { $box-light } (svetlá strana) alebo { $box-dark } (tmavá strana); najviac aktívnych misií { $box-held }; splnených misií na koniec hry { $box-enough }; bodov za značku na nesplnenej misii { $box-mark }.
scene-here-map = Tu: miest na mape { $box-cities }, miest v ponuke { $box-slots }.
scene-here-cards = Tu: misií { $box-missions }, štartovných misií { $box-starts }.
scene-here-deck = Tu: misií { $box-missions }, miest v ponuke { $box-slots }.
scene-here-starts = Tu: štartovných misií { $box-starts }.
scene-here-held = Tu je hranica { $box-held }.
scene-here-light = Tu od najnižšieho miesta nahor: { $box-light }.
scene-here-dark = Tu od najnižšieho miesta nahor: { $box-dark }.
scene-here-enough = Tu ich treba { $box-enough }.
scene-here-mark = Tu je bodov { $box-mark }.
