### Nemesis: Lockdown: co je na stole kromě karet a otázek. Jména jsou v names.cs.ftl.

## Místnosti slovem či dvěma, jak jsou na mapě

short-archive = Archiv
short-cave_entrance = Jeskyně
short-cooling_system = Chlazení
short-decontamination_room = Sprcha
short-emergency_room = Ošetřovna
short-laboratory = Laboratoř
short-cargo_sending_system_a = Kapsle A
short-cargo_sending_system_b = Kapsle B
short-cargo_sending_system_c = Kapsle C
short-nest = Hnízdo
short-power_generator = Generátor
short-transmitter_control_room = Vysílač
short-css_control_system = Dispečink
short-defense_control_room = Obrana
short-guard_room = Strážnice
short-contaminated_room = Kontaminace
short-surgery = Operační sál
short-testing_lab = Chemikálie
short-vent_control_room = Uzávěry
short-alert_room = Velín
short-backup_power_supply = Agregát
short-repository = Úschovna
short-isolation_room = Izolace
short-elevator_room_s01 = Výtah
short-elevator_room_s02 = Výtah
short-elevator_room_s03 = Výtah

## Stůl

scene-characters = { $count ->
        [one] 1 postava
        [few] { $count } postavy
       *[other] { $count } postav
    }
scene-rounds-left = { $count ->
        [0] poslední kolo
        [one] zbývá 1 kolo
        [few] zbývají { $count } kola
       *[other] zbývá { $count } kol
    }
scene-crew = Posádka
scene-turn-order = pořadí v kole
scene-tab-map = Mapa
scene-tab-cards = Karty
scene-tab-gear = Výbava
scene-tab-crew = Posádka
scene-tab-base = Základna
scene-tab-end = Osudy
scene-tab-log = Záznam

## Základna

scene-unexplored = Neznámá { $slot }
scene-unexplored-number = Neznámá { $number }
scene-stairs = Schodiště { $letter }
scene-nowhere = mimo plán
scene-items = { $colour ->
        [red] V
        [yellow] T
        [green] L
       *[other] J
    }{ $count }
scene-room-items = { $room }, { $colour ->
        [red] vojenské
        [yellow] technické
        [green] lékařské
       *[other] jakékoli
    } předměty: { $count }
scene-sign-fire = Požár
scene-sign-malfunction = Porucha
scene-sign-venting = Odsává se vzduch
scene-sign-egg = Vejce
scene-sign-rover = Východ; stojí tu rover
scene-sign-exit = Východ ze základny
scene-sign-cabin = Výtah stojí tady
scene-power = Proud { $number }
scene-no-power = Bez proudu { $number }
scene-noise = hluk
scene-no-noise = ticho
scene-bag = Sáček vetřelců
scene-tokens = { $count ->
        [one] 1 žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
scene-gate-open = otevřená
scene-gate-closed = zavřená
scene-lift = Výtah: { $at }
scene-door-closed = Zavřené dveře
scene-door-destroyed = Zničené dveře
scene-whose = { $thing }: { $name }

## Čas

scene-time = Čas, { $count ->
        [0] poslední kolo
        [one] zbývá 1 kolo
        [few] zbývají { $count } kola
       *[other] zbývá { $count } kol
    }
scene-slot-last = S
scene-now = teď
scene-end = konec
scene-pod = SNK
scene-css = { $slot }, žeton SNK: kapsle mohou odletět
scene-countdown = Autodestrukce, ještě ji lze zastavit
scene-countdown-red = Autodestrukce, už ji zastavit nelze
scene-line-blue = Tady někde vypadne proud
scene-line-red = Tady někde vypadne proud, pokud neběží agregát
scene-line-spared = Běží agregát: tady proud nevypadne

## Lidé

scene-who = { $name }, { $character }
scene-fate-here = na základně
scene-fate-pod = v kapsli
scene-fate-bunker = v bunkru
scene-fate-evacuated = v kapsli pryč
scene-fate-isolated = v izolační komoře
scene-fate-dead = po smrti
scene-state-dark = Ve tmě
scene-state-passed = Dohráno
scene-state-larva = Larva
scene-state-signal = Signál vyslán
scene-state-verified = Znalosti ověřené
scene-state-quiet = nepřerušuje
scene-light-wounds = { $count ->
        [one] lehké poranění
        [few] lehká poranění
       *[other] lehkých poranění
    }
scene-serious-wounds = { $count ->
        [one] vážné poranění
        [few] vážná poranění
       *[other] vážných poranění
    }
scene-knowledge = { $count ->
        [one] znalost
        [few] znalosti
       *[other] znalostí
    }
scene-cards = { $count ->
        [one] karta v ruce
        [few] karty v ruce
       *[other] karet v ruce
    }
scene-health = Stav
scene-wounds = Vážná poranění
scene-dressed = ošetřeno
scene-gear = Výbava
scene-kit = Co nesete
scene-bound = slepeno { $number }
scene-goals = Úkoly
scene-goal-end =
    { $done ->
        [yes] splněno
       *[no] nesplněno
    }
scene-objective = { $deck ->
        [personal] Osobní
        [corporate] Služební
       *[other] Úkol
    }
scene-order = Rozkaz
scene-quest = Zamčeno
scene-hand = Vaše ruka
scene-deck = balíček
scene-discarded = { $count } odhozeno
scene-scanned = po skenu

## Co nepatří nikomu

scene-event = Událost
scene-in-dark = Ve tmě: { $text }
scene-computer = Počítač
scene-weaknesses = Slabiny vetřelců
scene-weakness-unknown = Neodhalená
scene-weakness-level = Platí od { $count } znalostí
scene-left = Zbývá
scene-events = Události
scene-attacks = Útoky
scene-eggs-reserve = Vejce v zásobě
scene-pool = Neutrální rozkazy

## Konec

scene-wins = { $count ->
        [0] Nikdo nevyhrál
       *[other] { $you ->
            [yes] { $count ->
                [one] Vyhráváte
               *[other] Vyhráváte: { $names }
            }
           *[no] { $count ->
                [one] Vyhrává { $names }
               *[other] Vyhrávají { $names }
            }
        }
    }
scene-fates = Co se stalo s posádkou
scene-wanted = Úkol: { $what }.
scene-was-infected = Nákaza.
scene-active = aktivní rozkaz
scene-opened = Bylo skryté
scene-never-explored = neprozkoumáno
scene-log-died = { $seat } umírá: { $cause }.
scene-died-of = Postava nepřežila: { $cause }.
scene-death-attack = útok { $kind-gen }
scene-death-escape = útok { $kind-gen } při ústupu
scene-death-fire = požár { $room-in }
scene-death-burnt = požár
scene-death-vented = žádný vzduch { $room-in }
scene-death-melee = boj na blízko
scene-death-pod = kapsle, která neodletěla
scene-death-parasite = parazit
scene-death-event = událost { $card }
scene-death-surface = povrch Marsu, { $card }
scene-death-deed = { $thing }

## Co cíli ještě chybí

scene-or = {" nebo "}
scene-need-rooms = { $count ->
        [0] vše prozkoumáno
        [one] zbývá 1 místnost
        [few] zbývají { $count } místnosti
       *[other] zbývá { $count } místností
    }
scene-need-knowledge = znalosti { $count } z { $most }
scene-need-items = předměty { $count } z { $most }
scene-need-weaknesses = slabiny { $count } z { $most }
scene-need-power = s proudem { $count } z { $most }
scene-need-signal = signál vyslán
scene-need-verified = znalosti ověřeny
scene-need-queen = královna mrtvá
scene-need-nest = Hnízdo zničeno
scene-need-base = základna zničena
scene-need-dead = { $name }: po smrti
scene-need-nobody = toto číslo nikdo nemá
scene-need-alone = naživu jen vy
scene-need-survivors = naživu nikdo jiný z Nemesis
scene-need-company = naživu aspoň { $count }
scene-need-few = naživu nejvýš { $count }
scene-need-css_pod = pryč v kapsli
scene-need-bunker = v Bunkru
scene-need-css_pod_or_bunker = v kapsli nebo v Bunkru

scene-tool-quiet = Nikdy nepřerušovat
scene-tool-quiet-about = Hra se vás už nebude ptát, zda přerušíte ostatní ve své místnosti. Všichni to uvidí.
scene-tool-asked = Zase přerušovat
scene-tool-asked-about = Hra se vás bude znovu ptát, zda přerušíte ostatní ve své místnosti.
