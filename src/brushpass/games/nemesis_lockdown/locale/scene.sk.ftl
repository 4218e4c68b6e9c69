### Nemesis: Lockdown: čo je na stole okrem kariet a otázok. Mená sú v names.sk.ftl.

## Miestnosti slovom či dvoma, ako sú na mape

short-archive = Archív
short-cave_entrance = Jaskyňa
short-cooling_system = Chladenie
short-decontamination_room = Sprcha
short-emergency_room = Ošetrovňa
short-laboratory = Laboratórium
short-cargo_sending_system_a = Kapsula A
short-cargo_sending_system_b = Kapsula B
short-cargo_sending_system_c = Kapsula C
short-nest = Hniezdo
short-power_generator = Generátor
short-transmitter_control_room = Vysielač
short-css_control_system = Dispečing
short-defense_control_room = Obrana
short-guard_room = Strážnica
short-contaminated_room = Kontaminácia
short-surgery = Operačná sála
short-testing_lab = Chemikálie
short-vent_control_room = Uzávery
short-alert_room = Velín
short-backup_power_supply = Agregát
short-repository = Úschovňa
short-isolation_room = Izolácia
short-elevator_room_s01 = Výťah
short-elevator_room_s02 = Výťah
short-elevator_room_s03 = Výťah

## Stôl

scene-characters = { $count ->
        [one] 1 postava
        [few] { $count } postavy
       *[other] { $count } postáv
    }
scene-rounds-left = { $count ->
        [0] posledné kolo
        [one] zostáva 1 kolo
        [few] zostávajú { $count } kolá
       *[other] zostáva { $count } kôl
    }
scene-crew = Posádka
scene-turn-order = poradie v kole
scene-tab-map = Mapa
scene-tab-cards = Karty
scene-tab-gear = Výbava
scene-tab-crew = Posádka
scene-tab-base = Základňa
scene-tab-end = Osudy
scene-tab-log = Záznam

## Základňa

scene-unexplored = Neznáma { $slot }
scene-unexplored-number = Neznáma { $number }
scene-stairs = Schodisko { $letter }
scene-nowhere = mimo plánu
scene-items = { $colour ->
        [red] V
        [yellow] T
        [green] L
       *[other] A
    }{ $count }
scene-room-items = { $room }, { $colour ->
        [red] vojenské
        [yellow] technické
        [green] lekárske
       *[other] akékoľvek
    } predmety: { $count }
scene-sign-fire = Požiar
scene-sign-malfunction = Porucha
scene-sign-venting = Odsáva sa vzduch
scene-sign-egg = Vajcia
scene-sign-rover = Východ; stojí tu rover
scene-sign-exit = Východ zo základne
scene-sign-cabin = Výťah stojí tu
scene-power = Prúd { $number }
scene-no-power = Bez prúdu { $number }
scene-noise = hluk
scene-no-noise = ticho
scene-bag = Vrecko votrelcov
scene-tokens = { $count ->
        [one] 1 žetón
        [few] { $count } žetóny
       *[other] { $count } žetónov
    }
scene-gate-open = otvorená
scene-gate-closed = zatvorená
scene-lift = Výťah: { $at }
scene-door-closed = Zatvorené dvere
scene-door-destroyed = Zničené dvere
scene-whose = { $thing }: { $name }

## Čas

scene-time = Čas, { $count ->
        [0] posledné kolo
        [one] zostáva 1 kolo
        [few] zostávajú { $count } kolá
       *[other] zostáva { $count } kôl
    }
scene-slot-last = S
scene-now = teraz
scene-end = koniec
scene-pod = SNK
scene-css = { $slot }, žetón SNK: kapsuly môžu odletieť
scene-countdown = Autodeštrukcia, ešte ju možno zastaviť
scene-countdown-red = Autodeštrukcia, už ju zastaviť nemožno
scene-line-blue = Tu niekde vypadne prúd
scene-line-red = Tu niekde vypadne prúd, ak nebeží agregát
scene-line-spared = Beží agregát: tu prúd nevypadne

## Ľudia

scene-who = { $name }, { $character }
scene-fate-here = na základni
scene-fate-pod = v kapsule
scene-fate-bunker = v bunkri
scene-fate-evacuated = preč v kapsule
scene-fate-isolated = v izolačnej komore
scene-fate-dead = po smrti
scene-state-dark = V tme
scene-state-passed = Dohrané
scene-state-larva = Larva
scene-state-signal = Signál vyslaný
scene-state-verified = Znalosti overené
scene-state-quiet = neprerušuje
scene-light-wounds = { $count ->
        [one] ľahké poranenie
        [few] ľahké poranenia
       *[other] ľahkých poranení
    }
scene-serious-wounds = { $count ->
        [one] vážne poranenie
        [few] vážne poranenia
       *[other] vážnych poranení
    }
scene-knowledge = { $count ->
        [one] znalosť
        [few] znalosti
       *[other] znalostí
    }
scene-cards = { $count ->
        [one] karta v ruke
        [few] karty v ruke
       *[other] kariet v ruke
    }
scene-health = Stav
scene-wounds = Vážne poranenia
scene-dressed = ošetrené
scene-gear = Výbava
scene-kit = Čo nesiete
scene-bound = zlepené { $number }
scene-goals = Úlohy
scene-goal-end =
    { $done ->
        [yes] splnené
       *[no] nesplnené
    }
scene-objective = { $deck ->
        [personal] Osobná
        [corporate] Služobná
       *[other] Úloha
    }
scene-order = Rozkaz
scene-quest = Zamknuté
scene-hand = Vaša ruka
scene-deck = balíček
scene-discarded = { $count } odhodené
scene-scanned = po skene

## Čo nepatrí nikomu

scene-event = Udalosť
scene-in-dark = V tme: { $text }
scene-computer = Počítač
scene-weaknesses = Slabiny votrelcov
scene-weakness-unknown = Neodhalená
scene-weakness-level = Platí od { $count } znalostí
scene-left = Zostáva
scene-events = Udalosti
scene-attacks = Útoky
scene-eggs-reserve = Vajcia v zásobe
scene-pool = Neutrálne rozkazy

## Koniec

scene-wins = { $count ->
        [0] Nikto nevyhral
       *[other] { $you ->
            [yes] { $count ->
                [one] Vyhrávate
               *[other] Vyhrávate: { $names }
            }
           *[no] { $count ->
                [one] Vyhráva { $names }
               *[other] Vyhrávajú { $names }
            }
        }
    }
scene-fates = Čo sa stalo s posádkou
scene-wanted = Úloha: { $what }.
scene-was-infected = Nákaza.
scene-active = aktívny rozkaz
scene-opened = Bolo skryté
scene-never-explored = nepreskúmané
scene-log-died = { $seat } umiera: { $cause }.
scene-died-of = Postava neprežila: { $cause }.
scene-death-attack = útok { $kind-gen }
scene-death-escape = útok { $kind-gen } pri ústupe
scene-death-fire = požiar { $room-in }
scene-death-burnt = požiar
scene-death-vented = žiadny vzduch { $room-in }
scene-death-melee = boj zblízka
scene-death-pod = kapsula, ktorá neodletela
scene-death-parasite = parazit
scene-death-event = udalosť { $card }
scene-death-surface = povrch Marsu, { $card }
scene-death-deed = { $thing }

## Čo cieľu ešte chýba

scene-or = {" alebo "}
scene-need-rooms = { $count ->
        [0] všetko preskúmané
        [one] zostáva 1 miestnosť
        [few] zostávajú { $count } miestnosti
       *[other] zostáva { $count } miestností
    }
scene-need-knowledge = znalosti { $count } z { $most }
scene-need-items = predmety { $count } z { $most }
scene-need-weaknesses = slabiny { $count } z { $most }
scene-need-power = s prúdom { $count } z { $most }
scene-need-signal = signál vyslaný
scene-need-verified = znalosti overené
scene-need-queen = kráľovná mŕtva
scene-need-nest = Hniezdo zničené
scene-need-base = základňa zničená
scene-need-dead = { $name }: po smrti
scene-need-nobody = toto číslo nikto nemá
scene-need-alone = nažive iba vy
scene-need-survivors = nažive nikto iný z Nemesis
scene-need-company = nažive aspoň { $count }
scene-need-few = nažive najviac { $count }
scene-need-css_pod = preč v kapsule
scene-need-bunker = v Bunkri
scene-need-css_pod_or_bunker = v kapsule alebo v Bunkri

scene-tool-quiet = Nikdy neprerušovať
scene-tool-quiet-about = Hra sa vás už nebude pýtať, či prerušíte ostatných vo svojej miestnosti. Všetci to uvidia.
scene-tool-asked = Znova prerušovať
scene-tool-asked-about = Hra sa vás bude znova pýtať, či prerušíte ostatných vo svojej miestnosti.
