### Spy Connection v prohlížeči: co leží na stole, co z volby plyne a proč něco nejde.

## Stůl

scene-light = Světlá strana
scene-dark = Tmavá strana
scene-round = { $round }. kolo
scene-over = konec po { $round }. kole
scene-last-turns = poslední tahy
scene-goal = hra končí splněním { $count } misí
scene-own-data = vlastní data { $data }
scene-spy =
    { $you ->
        [yes] Váš špion
       *[no] Špion ({ $who })
    }
scene-agents =
    { $you ->
        [yes] { $count ->
            [one] { $count } váš agent
            [few] { $count } vaši agenti
           *[other] { $count } vašich agentů
        }
       *[no] { $count ->
            [one] { $count } agent ({ $who })
            [few] { $count } agenti ({ $who })
           *[other] { $count } agentů ({ $who })
        }
    }
scene-agents-count =
    { $count ->
        [one] { $count } agent
        [few] { $count } agenti
       *[other] { $count } agentů
    }
scene-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
scene-brings =
    { $count ->
        [one] +{ $count } bod
        [few] +{ $count } body
       *[other] +{ $count } bodů
    }
scene-points-word = b.
scene-plus = +{ $points }
scene-of = z { $count }
scene-offers = Mise k přijetí
scene-starts = Startovní mise
scene-planning-word = plánuje
scene-extra-turn = tah navíc
scene-near = připojeno { $count } z { $of }
scene-starts-in = začíná { $city-in }
scene-row-full =
    { $count ->
        [few] Máte { $count } mise, víc jich mít nesmíte. Karta klesne, když pod ní jiná zmizí.
       *[other] Máte { $count } misí, víc jich mít nesmíte. Karta klesne, když pod ní jiná zmizí.
    }
scene-row-free = Nemáte žádnou misi: další nepotřebuje plánující agenty.
scene-row-slides = Karta klesne a zlevní, když pod ní jiná zmizí.
scene-missions = Mise
scene-start-mission = startovní mise
scene-planned = plánuje { $count }
scene-last-city = chybí jen { $city }
scene-completed = Vaše splněné mise
scene-completed-by = Splněné mise: { $who }
scene-done-mission = { $mission } ({ $points })
scene-spy-in = Špion { $city-in }
scene-finished = konec hry
scene-extra-owed =
    { $count ->
        [one] ještě { $count } tah navíc
        [few] ještě { $count } tahy navíc
       *[other] ještě { $count } tahů navíc
    }
scene-supply-word = v zásobě
scene-planning-agents = plánuje
scene-in-supply = zásoba { $count }
scene-missions-done =
    { $count ->
        [one] { $count } mise
        [few] { $count } mise
       *[other] { $count } misí
    }
scene-for-marks = { $count } b. za značky

## Otázka

scene-ask-draft = Vyberte si startovní misi
scene-context-draft = Špion začíná v jejím prvním městě, které se hned označí.
scene-ask-turn = Jste { $city-in }: { $what }
scene-verb-connect = připojte město
scene-verb-go = přesuňte se
scene-verb-accept = přijměte misi
scene-ask-moved = Jste { $city-in }: připojte nové město, nebo zůstaňte
scene-ask-stuck = Vezměte zpět agenty nebo odhoďte misi, abyste mohli hrát
scene-ask-mark = Označte { $city-acc } na svých misích
scene-ask-short = Chcete-li označit { $city-acc }, vezměte zpět agenta; jinak ukončete tah
scene-ask-done = Tady { $city-in } už není co označit
scene-ask-extra = Zahrajete si tah navíc?
scene-context-last = Toto je váš poslední tah.
scene-kind-mark = Označit
scene-kind-connect = Připojit
scene-kind-go = Přesun
scene-kind-accept = Přijmout
scene-kind-lift = Vzít zpět
scene-kind-missions = Mise
scene-free = zdarma
scene-left =
    { $count ->
        [one] agent v zásobě
        [few] agenti v zásobě
       *[other] agentů v zásobě
    }
scene-stay = Zůstat
scene-done = Konec tahu
scene-take = Tah navíc
scene-decline = Bez tahu navíc
scene-or = nebo

## Dosavadní tah

scene-step-took-back =
    { $count ->
        [one] Zpět { $count } agent
        [few] Zpět { $count } agenti
       *[other] Zpět { $count } agentů
    }
scene-step-unmarked =
    { $count ->
        [one] Zpět { $count } značka
        [few] Zpět { $count } značky
       *[other] Zpět { $count } značek
    }
scene-step-moved = Přesun { $city-to }
scene-step-connected =
    { $count ->
        [one] Připojeno: { $city }, { $count } agent
        [few] Připojeno: { $city }, { $count } agenti
       *[other] Připojeno: { $city }, { $count } agentů
    }
scene-step-marked =
    { $count ->
        [one] Označeno: { $city }
       *[other] Označeno { $count }×: { $city }
    }
scene-step-accepted = Přijato: { $mission }
scene-step-discarded = Odhozeno: { $mission }
scene-step-completed = Splněno: { $mission }, +{ $points }

## Co z toho plyne

scene-then = dál { $cities }
scene-unmarked-left = { $city } zůstane bez značky
scene-take-from = celý tah, začínáte { $city-in }
scene-plans =
    { $count ->
        [0] bez plánování
       *[other] plánuje { $count }, zbývá { $left }
    }
scene-at-once = hned označíte { $city-acc }
scene-costs =
    { $wanted ->
        [yes] { $count ->
            [one] { $count } agent, na značku nezbude
            [few] { $count } agenti, na značku nezbude
           *[other] { $count } agentů, na značku nezbude
        }
       *[no] { $count ->
            [one] { $count } agent, zbývá { $left }
            [few] { $count } agenti, zbývá { $left }
           *[other] { $count } agentů, zbývá { $left }
        }
    }
scene-go-back = tady váš tah začal
scene-go-on = zůstat tam, nebo připojovat odtud
scene-could-mark =
    { $count ->
        [one] označí misi
        [few] označí { $count } mise
       *[other] označí { $count } misí
    }
scene-could-complete =
    { $count ->
        [one] splní misi
        [few] splní { $count } mise
       *[other] splní { $count } misí
    }
scene-loses = ze sítě vypadne { $cities }
scene-unmark = značka zpět: { $mission }
scene-discard =
    { $count ->
        [0] odhodit
        [one] odhodit: zpět { $count } agent
        [few] odhodit: zpět { $count } agenti
       *[other] odhodit: zpět { $count } agentů
    }
scene-still = ještě chybí: { $cities }
scene-completes =
    { $extra ->
        [yes] { $count ->
            [few] splní ji: zpět { $count } agenti, tah navíc
           *[other] splní ji: zpět { $count } agentů, tah navíc
        }
       *[no] { $count ->
            [few] splní ji: zpět { $count } agenti
           *[other] splní ji: zpět { $count } agentů
        }
    }

## Co nejde

scene-refuse-dear = Potřebujete { $count }, máte { $have }
scene-refuse-far =
    { $first ->
        [none] Příliš daleko od špiona i od vaší sítě
       *[other] Od špiona příliš daleko: nejdřív se přesuňte ({ $first })
    }
scene-refuse-planning = Plánovat má { $count }, máte { $have }
scene-refuse-tired = Špion už v tomto tahu cestoval dost: připojte město, zůstaňte, nebo vezměte tah zpět
scene-refuse-full =
    { $count ->
        [few] Máte { $count } mise, víc jich mít nesmíte. Nejdřív některou odhoďte.
       *[other] Máte { $count } misí, víc jich mít nesmíte. Nejdřív některou odhoďte.
    }
scene-refuse-accept-moved = Špion se už přesunul. Chcete-li raději přijmout misi, vraťte se na začátek tahu.
scene-refuse-accept-mark = V tomto tahu jste už svou akci provedli.
scene-refuse-cut = Bez nich by se odpojilo: { $what }
scene-refuse-cut-agents = Bez nich by se odpojili vaši další agenti

## Konec

scene-wins =
    { $you ->
        [yes] Vyhráváte, body: { $count }
       *[no] Vyhrává { $who }, body: { $count }
    }
scene-why-missions =
    { $you ->
        [yes] { $count ->
            [few] Splnili jste { $count } mise, ostatní měli poslední tah a vyhrává nejvíc bodů.
           *[other] Splnili jste { $count } misí, ostatní měli poslední tah a vyhrává nejvíc bodů.
        }
       *[no] { $count ->
            [few] { $who } má splněné { $count } mise, ostatní měli poslední tah a vyhrává nejvíc bodů.
           *[other] { $who } má splněných { $count } misí, ostatní měli poslední tah a vyhrává nejvíc bodů.
        }
    }
scene-why-exhausted = Mise došly, všichni měli poslední tah a vyhrává nejvíc bodů.
scene-tie =
    { $you ->
        [yes] Stejně bodů ({ $points }) mají { $names }; váš poslední tah přišel později.
       *[no] Stejně bodů ({ $points }) mají { $names }; poslední tah měl později hráč { $who }.
    }

## Záznam

scene-log-row-opened = První mise leží na stole: { $missions }.
scene-log-began =
    { $you ->
        [yes] Začínáte.
       *[no] Začíná { $who }.
    }
scene-log-starts-opened = Startovní mise na výběr: { $missions }.
scene-log-start =
    { $you ->
        [yes] Začínáte { $city-in }: { $mission }.
       *[no] { $who } začíná { $city-in }: { $mission }.
    }
scene-log-turn =
    { $you ->
        [yes] { $round }. kolo · Vy
       *[no] { $round }. kolo · { $who }
    }
scene-log-extra-turn =
    { $you ->
        [yes] Tah navíc · Vy
       *[no] Tah navíc · { $who }
    }
scene-log-accepted =
    { $you ->
        [yes] Přijímáte misi { $mission }{ $planning ->
            [0] .
           *[other] , plánuje { $planning }.
        }
       *[no] { $who } přijímá misi { $mission }{ $planning ->
            [0] .
           *[other] , plánuje { $planning }.
        }
    }
scene-log-turned-up = Nová mise: { $mission }.
scene-log-connected =
    { $you ->
        [yes] Připojujete { $city-acc }: { $cost ->
            [one] { $cost } agent.
            [few] { $cost } agenti.
           *[other] { $cost } agentů.
        }
       *[no] { $who } připojuje { $city-acc }: { $cost ->
            [one] { $cost } agent.
            [few] { $cost } agenti.
           *[other] { $cost } agentů.
        }
    }
scene-log-moved =
    { $you ->
        [yes] Přesouváte špiona { $city-to }.
       *[no] { $who } se přesouvá { $city-to }.
    }
scene-log-took-back =
    { $you ->
        [yes] Berete zpět { $count ->
            [one] { $count } agenta: { $space }.
            [few] { $count } agenty: { $space }.
           *[other] { $count } agentů: { $space }.
        }
       *[no] { $who } bere zpět { $count ->
            [one] { $count } agenta: { $space }.
            [few] { $count } agenty: { $space }.
           *[other] { $count } agentů: { $space }.
        }
    }
scene-log-unmarked =
    { $you ->
        [yes] Berete zpět značku: { $city } na misi { $mission }.
       *[no] { $who } bere zpět značku: { $city } na misi { $mission }.
    }
scene-log-discarded =
    { $you ->
        [yes] Odhazujete misi { $mission }.
       *[no] { $who } odhazuje misi { $mission }.
    }
scene-log-marked =
    { $you ->
        [yes] Označujete { $city-acc }: { $mission }.
       *[no] { $who } označuje { $city-acc }: { $mission }.
    }
scene-log-completed =
    { $you ->
        [yes] Plníte misi { $mission }: { $points ->
            [one] { $points } bod.
            [few] { $points } body.
           *[other] { $points } bodů.
        }
       *[no] { $who } plní misi { $mission }: { $points ->
            [one] { $points } bod.
            [few] { $points } body.
           *[other] { $points } bodů.
        }
    }
scene-log-declined =
    { $you ->
        [yes] Tahu navíc se vzdáváte.
       *[no] { $who } se vzdává tahu navíc.
    }
scene-log-last-round =
    { $you ->
        [yes] Končíte hru: ostatní mají poslední tah.
       *[no] { $who } končí hru: ostatní mají poslední tah.
    }
scene-log-exhausted = Mise došly: { $who } končí hru, ostatní mají poslední tah.

## O datech

scene-data-rules = Pravidla, počty karet a agentů, ceny a omezení jsou podle návodu ke hře.
scene-data-cities = Města ({ $count }): { $sources }.
scene-data-spaces = Políčka ({ $count }): { $sources }.
scene-data-connections = Spojení ({ $count }): { $sources }.
scene-data-missions = Mise ({ $count }): { $sources }.
scene-data-start-missions = Startovní mise ({ $count }): { $sources }.
scene-data-rulebook = z návodu { $count }
scene-data-public = ze zveřejněných recenzí { $count }
scene-data-reconstructed = naše vlastní { $count }
scene-data-ours = Co je naše, stojí tam, kde žádný zdroj nic neříká: hraje se s tím dobře, ale v krabici je to jinak.
scene-data-replace = Kdo hru vlastní, může její mapu a mise zapsat do souboru stejného tvaru; jak, říká dokumentace.
scene-data-replaced = Tady se hraje s vlastními daty hostitele, ne s našimi. Jejich otisk je { $data }.
