### Spy Connection v prehliadači: čo leží na stole, čo z voľby vyplýva a prečo niečo nejde.

## Stôl

scene-light = Svetlá strana
scene-dark = Tmavá strana
scene-round = { $round }. kolo
scene-over = koniec po { $round }. kole
scene-last-turns = posledné ťahy
scene-goal = hra sa končí splnením { $count } misií
scene-own-data = vlastné dáta { $data }
scene-spy =
    { $you ->
        [yes] Váš špión
       *[no] Špión ({ $who })
    }
scene-agents =
    { $you ->
        [yes] { $count ->
            [one] { $count } váš agent
            [few] { $count } vaši agenti
           *[other] { $count } vašich agentov
        }
       *[no] { $count ->
            [one] { $count } agent ({ $who })
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
scene-plus = +{ $points }
scene-of = zo { $count }
scene-offers = Misie na prijatie
scene-starts = Štartovné misie
scene-planning-word = plánuje
scene-extra-turn = ťah navyše
scene-near = pripojené { $count } z { $of }
scene-starts-in = začína { $city-in }
scene-row-full =
    { $count ->
        [few] Máte { $count } misie, viac ich mať nesmiete. Karta klesne, keď pod ňou iná zmizne.
       *[other] Máte { $count } misií, viac ich mať nesmiete. Karta klesne, keď pod ňou iná zmizne.
    }
scene-row-free = Nemáte žiadnu misiu: ďalšia nepotrebuje plánujúcich agentov.
scene-row-slides = Karta klesne a zlacnie, keď pod ňou iná zmizne.
scene-missions = Misie
scene-start-mission = štartovná misia
scene-planned = plánuje { $count }
scene-last-city = chýba už len { $city }
scene-completed = Vaše splnené misie
scene-completed-by = Splnené misie: { $who }
scene-done-mission = { $mission } ({ $points })
scene-spy-in = Špión { $city-in }
scene-finished = koniec hry
scene-extra-owed =
    { $count ->
        [one] ešte { $count } ťah navyše
        [few] ešte { $count } ťahy navyše
       *[other] ešte { $count } ťahov navyše
    }
scene-supply-word = v zásobe
scene-planning-agents = plánuje
scene-in-supply = zásoba { $count }
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
scene-ask-done = Tu { $city-in } už nie je čo označiť
scene-ask-extra = Zahráte si ťah navyše?
scene-context-last = Toto je váš posledný ťah.
scene-kind-mark = Označiť
scene-kind-connect = Pripojiť
scene-kind-go = Presun
scene-kind-accept = Prijať
scene-kind-lift = Vziať späť
scene-kind-missions = Misie
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
scene-decline = Bez ťahu navyše
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
        [0] bez plánovania
       *[other] plánuje { $count }, zostáva { $left }
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
scene-go-on = zostať tam, alebo pripájať odtiaľ
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
scene-loses = zo siete vypadne { $cities }
scene-unmark = značka späť: { $mission }
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

scene-refuse-dear = Potrebujete { $count }, máte { $have }
scene-refuse-far =
    { $first ->
        [none] Priďaleko od špióna aj od vašej siete
       *[other] Od špióna priďaleko: najprv sa presuňte ({ $first })
    }
scene-refuse-planning = Plánovať má { $count }, máte { $have }
scene-refuse-tired = Špión už v tomto ťahu cestoval dosť: pripojte mesto, zostaňte, alebo vezmite ťah späť
scene-refuse-full =
    { $count ->
        [few] Máte { $count } misie, viac ich mať nesmiete. Najprv niektorú odhoďte.
       *[other] Máte { $count } misií, viac ich mať nesmiete. Najprv niektorú odhoďte.
    }
scene-refuse-accept-moved = Špión sa už presunul. Ak chcete radšej prijať misiu, vráťte sa na začiatok ťahu.
scene-refuse-accept-mark = V tomto ťahu ste už svoju akciu vykonali.
scene-refuse-cut = Bez nich by sa odpojilo: { $what }
scene-refuse-cut-agents = Bez nich by sa odpojili vaši ďalší agenti

## Koniec

scene-wins =
    { $you ->
        [yes] Vyhrávate, body: { $count }
       *[no] Vyhráva { $who }, body: { $count }
    }
scene-why-missions =
    { $you ->
        [yes] { $count ->
            [few] Splnili ste { $count } misie, ostatní mali posledný ťah a vyhráva najviac bodov.
           *[other] Splnili ste { $count } misií, ostatní mali posledný ťah a vyhráva najviac bodov.
        }
       *[no] { $count ->
            [few] { $who } má splnené { $count } misie, ostatní mali posledný ťah a vyhráva najviac bodov.
           *[other] { $who } má splnených { $count } misií, ostatní mali posledný ťah a vyhráva najviac bodov.
        }
    }
scene-why-exhausted = Misie sa minuli, všetci mali posledný ťah a vyhráva najviac bodov.
scene-tie =
    { $you ->
        [yes] Rovnako bodov ({ $points }) majú { $names }; váš posledný ťah prišiel neskôr.
       *[no] Rovnako bodov ({ $points }) majú { $names }; posledný ťah mal neskôr hráč { $who }.
    }

## Záznam

scene-log-row-opened = Prvé misie ležia na stole: { $missions }.
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
           *[other] , plánuje { $planning }.
        }
       *[no] { $who } prijíma misiu { $mission }{ $planning ->
            [0] .
           *[other] , plánuje { $planning }.
        }
    }
scene-log-turned-up = Nová misia: { $mission }.
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
        [yes] Ťahu navyše sa vzdávate.
       *[no] { $who } sa vzdáva ťahu navyše.
    }
scene-log-last-round =
    { $you ->
        [yes] Končíte hru: ostatní majú posledný ťah.
       *[no] { $who } končí hru: ostatní majú posledný ťah.
    }
scene-log-exhausted = Misie sa minuli: { $who } končí hru, ostatní majú posledný ťah.

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
scene-data-ours = Čo je naše, stojí tam, kde žiadny zdroj nič nehovorí: hrá sa s tým dobre, ale v krabici je to inak.
scene-data-replace = Kto hru vlastní, môže jej mapu a misie zapísať do súboru rovnakého tvaru; ako, hovorí dokumentácia.
scene-data-replaced = Tu sa hrá s vlastnými dátami hostiteľa, nie s našimi. Ich odtlačok je { $data }.
