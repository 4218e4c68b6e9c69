### Spy Connection v prohlížeči: co leží na stole, co z volby plyne a proč něco nejde.

## Stůl

scene-light = Světlá strana
scene-dark = Tmavá strana
scene-round = { $round }. kolo
scene-over = konec po { $round }. kole
scene-last-turns = poslední tahy
scene-goal =
    { $count ->
        [one] hra končí první splněnou misí
       *[other] hra končí po { $count } splněných misích
    }
scene-own-data = vlastní data { $data }
scene-spy =
    { $you ->
        [yes] Váš špion
       *[no] Špion ({ $who })
    }
scene-agents =
    { $you ->
        [yes] { $count ->
            [one] váš agent
            [few] { $count } vaši agenti
           *[other] { $count } vašich agentů
        }
       *[no] { $count ->
            [one] agent ({ $who })
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
scene-plus = +{ $points } b.
scene-of =
    { $count ->
        [1] z { $count } mise
        [5] z { $count } misí
        [8] z { $count } misí
        [9] z { $count } misí
        [10] z { $count } misí
       *[other] ze { $count } misí
    }
scene-offers = Mise v nabídce
scene-tab-offers = Nabídka
scene-tab-map = Mapa
scene-tab-missions = Mise
scene-tab-rivals = Soupeři
scene-tab-players = Hráči
scene-starts = Startovní mise
scene-planning-word = na plán
scene-extra-turn = tah navíc
scene-near = v síti { $count } ze { $of } měst
scene-starts-in = začíná { $city-in }
scene-row-full =
    { $count ->
        [one] Máte { $count } misi, víc jich mít nesmíte. Když někdo vezme nižší kartu, vyšší se posunou.
        [few] Máte { $count } mise, víc jich mít nesmíte. Když někdo vezme nižší kartu, vyšší se posunou.
       *[other] Máte { $count } misí, víc jich mít nesmíte. Když někdo vezme nižší kartu, vyšší se posunou.
    }
scene-row-free = Nemáte žádnou misi: další nepotřebuje plánující agenty.
scene-row-slides = Když někdo vezme nižší kartu, vyšší se posunou a zlevní.
scene-missions = Mise
scene-start-mission = startovní mise
scene-planned =
    { $count ->
        [one] plánuje { $count } agent
        [few] plánují { $count } agenti
       *[other] plánuje { $count } agentů
    }
scene-last-city = chybí už jen { $city }
scene-completed = Vaše splněné mise
scene-completed-by = Splněné mise: { $who }
scene-done-mission = { $mission } ({ $points } b.)
scene-spy-in = Špion { $city-in }
scene-finished = ukončuje hru
scene-extra-owed =
    { $count ->
        [one] ještě { $count } tah navíc
        [few] ještě { $count } tahy navíc
       *[other] ještě { $count } tahů navíc
    }
scene-supply-word = v zásobě
scene-planning-agents =
    { $count ->
        [one] plánuje
        [few] plánují
       *[other] plánuje
    }
scene-in-supply = { $count } v zásobě
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
scene-ask-end = Ukončete tah, nebo si ještě něco vezměte zpět
scene-ask-over = Ukončete tah
scene-ask-extra = Zahrajete si tah navíc?
scene-context-last = Toto je váš poslední tah.
scene-kind-mark = Označit
scene-kind-connect = Připojit
scene-kind-go = Přesun
scene-kind-accept = Přijmout
scene-kind-lift = Vzít zpět
scene-kind-missions = Odznačit, odhodit
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
scene-decline = Odmítnout
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
        [0] bez plánujících agentů
       *[other] na plán { $count }, zbývá { $left }
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
scene-go-on = zůstat tam, nebo odtud připojit město
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
scene-loses = odpojí se { $cities }
scene-unmark = vzít značku zpět z mise { $mission }
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

scene-refuse-dear =
    { $count ->
        [one] Je třeba { $count } agent, máte { $have }
        [few] Jsou třeba { $count } agenti, máte { $have }
       *[other] Je třeba { $count } agentů, máte { $have }
    }
scene-refuse-far =
    { $first ->
        [none] Příliš daleko od špiona i od vaší sítě
       *[other] Od špiona příliš daleko: nejdřív se přesuňte ({ $first })
    }
scene-refuse-planning = Na plán je třeba { $count }, máte { $have }
scene-refuse-tired = Špion se v tomto tahu už nacestoval dost: připojte město, zůstaňte, nebo vezměte přesun zpět
scene-refuse-full =
    { $count ->
        [one] Máte { $count } misi, víc jich mít nesmíte. Nejdřív ji odhoďte.
        [few] Máte { $count } mise, víc jich mít nesmíte. Nejdřív některou odhoďte.
       *[other] Máte { $count } misí, víc jich mít nesmíte. Nejdřív některou odhoďte.
    }
scene-refuse-accept-moved = Špion se už přesunul. Chcete-li raději přijmout misi, vraťte ho tam, kde tah začal, nebo vezměte přesun zpět.
scene-refuse-accept-mark = V tomto tahu jste už svou akci provedli.
scene-refuse-cut = Bez nich by se odpojilo: { $what }
scene-refuse-cut-agents = Bez nich by se odpojili vaši další agenti

## Konec

scene-wins =
    { $you ->
        [yes] { $count ->
            [one] Vyhráváte s { $count } bodem
           *[other] Vyhráváte s { $count } body
        }
       *[no] { $count ->
            [one] Vyhrává { $who } s { $count } bodem
           *[other] Vyhrává { $who } s { $count } body
        }
    }
scene-why-missions =
    { $you ->
        [yes] { $count ->
            [one] Splnili jste { $count } misi, ostatní měli poslední tah a vyhrává, kdo má nejvíc bodů.
            [few] Splnili jste { $count } mise, ostatní měli poslední tah a vyhrává, kdo má nejvíc bodů.
           *[other] Splnili jste { $count } misí, ostatní měli poslední tah a vyhrává, kdo má nejvíc bodů.
        }
       *[no] { $count ->
            [one] { $who } má splněnou { $count } misi, ostatní měli poslední tah a vyhrává, kdo má nejvíc bodů.
            [few] { $who } má splněné { $count } mise, ostatní měli poslední tah a vyhrává, kdo má nejvíc bodů.
           *[other] { $who } má splněných { $count } misí, ostatní měli poslední tah a vyhrává, kdo má nejvíc bodů.
        }
    }
scene-why-exhausted = Mise došly, všichni měli poslední tah a vyhrává, kdo má nejvíc bodů.
scene-tie =
    { $you ->
        [yes] Stejně bodů ({ $points }) mají { $names }; rozhodl pozdější poslední tah, a ten jste měli vy.
       *[no] Stejně bodů ({ $points }) mají { $names }; rozhodl pozdější poslední tah, a ten má { $who }.
    }

## Záznam

scene-log-row-opened = V nabídce leží první mise: { $missions }.
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
            [one] , plánuje ji { $planning } agent.
            [few] , plánují ji { $planning } agenti.
           *[other] , plánuje ji { $planning } agentů.
        }
       *[no] { $who } přijímá misi { $mission }{ $planning ->
            [0] .
            [one] , plánuje ji { $planning } agent.
            [few] , plánují ji { $planning } agenti.
           *[other] , plánuje ji { $planning } agentů.
        }
    }
scene-log-turned-up = Nová mise v nabídce: { $mission }.
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
        [yes] Tah navíc odmítáte.
       *[no] { $who } odmítá tah navíc.
    }
scene-log-last-round =
    { $you ->
        [yes] Ukončujete hru: ostatní mají poslední tah.
       *[no] { $who } ukončuje hru: ostatní mají poslední tah.
    }
scene-log-exhausted =
    { $you ->
        [yes] Mise došly: všichni kromě vás mají poslední tah.
       *[no] Mise došly: všichni kromě hráče { $who } mají poslední tah.
    }

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
scene-data-ours = Co je naše, zaplňuje místa, o kterých žádný zdroj nic neříká: hraje se s tím dobře, ale v krabici je to jinak.
scene-data-replace = Kdo hru vlastní, může její mapu a mise zapsat do souboru stejného tvaru; návod je v dokumentaci.
scene-data-replaced = Tady se hraje s vlastními daty hostitele, ne s našimi. Jejich otisk je { $data }.
scene-data-numbers = Pravidla a počty agentů jsou podle návodu ke hře. Z dat pocházejí: města { $box-cities }, mise { $box-missions }, startovní mise { $box-starts }; plánující agenti od nejnižšího místa nahoru { $box-light } (světlá strana) nebo { $box-dark } (tmavá strana); nejvýš aktivních misí { $box-held }; splněných misí na konec hry { $box-enough }; bodů za značku na nesplněné misi { $box-mark }.
scene-here-map = Zde: měst { $box-cities }, míst v nabídce { $box-slots }.
scene-here-cards = Zde: misí { $box-missions }, startovních misí { $box-starts }.
scene-here-deck = Zde: misí { $box-missions }, míst v nabídce { $box-slots }.
scene-here-starts = Zde: startovních misí { $box-starts }.
scene-here-held = Zde je mez { $box-held }.
scene-here-light = Zde od nejnižšího místa nahoru: { $box-light }.
scene-here-dark = Zde od nejnižšího místa nahoru: { $box-dark }.
scene-here-enough = Zde je jich třeba { $box-enough }.
scene-here-mark = Zde je bodů { $box-mark }.
