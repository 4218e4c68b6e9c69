### Nemesis: Lockdown: čo sa stalo. $seat, $actor a $rival sú hráči; $room a $way miesta na pláne, ostatné veci s menom, čísla alebo slová, podľa ktorých sa vyberá.

## Príprava a kolá

event-shared-objectives = Vaše úlohy: { $cards }.
event-character = { $seat }: { $character }.
event-round = Začína sa { $round }. kolo.
event-turn = Na ťahu je { $seat }.
event-passes = { $seat } pasuje.
event-ended =
    { $how ->
        [destroyed] Základňa je zničená.
       *[over] Je koniec: na základňu vtrhlo záchranné komando.
    }

## Akcie

event-acts = { $seat }: { $action }.
event-plays = { $seat } hrá kartu { $card }.
event-uses = { $seat } používa { $item-acc }.
event-room-action = { $seat } používa miestnosť: { $action }.
event-discarded = { $seat } odhadzuje: { $card }.
event-reacted = { $seat } reaguje kartou { $card }.
event-interrupted = { $seat } prerušuje, čo robí { $actor }: akcia nemá účinok.
event-light = { $seat } si svieti: { $item }.
event-computer = Počítače ponúkajú: { $card }.

## Pohyb a hluk

event-moved = { $seat } ide { $room-to }.
event-explored =
    { $tile-id ->
        [nest] { $seat } objavuje { $tile-acc }: { $effect }.
       *[other] { $count ->
            [one] { $seat } objavuje { $tile-acc }: { $effect }, 1 predmet.
            [few] { $seat } objavuje { $tile-acc }: { $effect }, { $count } predmety.
           *[other] { $seat } objavuje { $tile-acc }: { $effect }, { $count } predmetov.
        }
    }
event-noise-roll = { $seat } hádže na hluk: { $face }.
event-noise = Hluk { $way-in }.
event-surface-token = { $seat } sa rozhliada { $room-in }: { $effect }.
event-surface-card = Povrch Marsu: { $card }.
event-drove = { $seat } ide roverom { $room-to }.
event-danger = Nebezpečenstvo { $room-in }!

## Žetóny a dvere

event-fire = Požiar { $room-in }.
event-malfunction = Porucha { $room-in }.
event-marker-discarded =
    { $marker-id ->
        [fire] Požiar { $room-in } je uhasený.
        [malfunction] Porucha { $room-in } je opravená.
       *[other] { $marker } { $room-in } je preč.
    }
event-door-closed = Dvere { $way-in } sa zatvárajú.
event-door-opened = Dvere { $way-in } sa otvárajú.
event-door-destroyed = Dvere { $way-in } sú zničené.
event-venting = Z miestnosti sa odsáva vzduch: { $room }.
event-venting-stopped = Odsávanie sa zastavilo: niektoré dvere sú otvorené.
event-vented = Vzduch { $room-in } je preč: všetko živé tam zahynie.

## Votrelci

event-no-encounter = Vrecko je prázdne: { $seat } nikoho nestretáva.
event-encounter =
    { $kind-id ->
        [blank] Stret: { $seat } vyťahuje prázdny žetón.
       *[other] Stret: { $seat } a { $kind-low }.
    }
event-first-encounter = Prvý stret: každý si nechá jednu úlohu.
event-kept = { $seat } si necháva: { $deck }.
event-appeared = { $kind } { $room-in }!
event-left-board = { $kind } { $room-in } mizne v tme.
event-intruder-moved = { $kind } ide { $room-to }.
event-replaced = Z { $kind-gen } je { $becomes-low }.
event-surprise = Prepadový útok! Útočí { $kind-low }, cieľom je { $seat }.
event-attack =
    { $result ->
        [hit] { $kind } útočí, cieľom je { $seat }: { $card }.
       *[miss] { $kind } útočí, cieľom je { $seat }, ale bez zásahu ({ $card }).
    }
event-larva-attack = Larva sa uchytila. Má ju { $seat }.
event-shot =
    { $face-id ->
        [blank] { $seat } strieľa { $item-ins }: vedľa.
       *[other] { $seat } strieľa { $item-ins }: { $face }.
    }
event-struck =
    { $face-id ->
        [blank] { $seat } útočí zblízka: vedľa.
       *[other] { $seat } útočí zblízka: { $face }.
    }
event-injured =
    { $count ->
        [one] { $kind } utrpí 1 zranenie.
        [few] { $kind } utrpí { $count } zranenia.
       *[other] { $kind } utrpí { $count } zranení.
    }
event-checked = { $kind }, odolnosť: { $cards }.
event-killed =
    { $kind-sex ->
        [f] { $kind } { $room-in } je mŕtva.
       *[m] { $kind } { $room-in } je mŕtvy.
    }
event-retreats = { $kind } uteká.
event-egg-destroyed = Vajce { $room-in } je zničené.
event-egg-laid = V Hniezde pribudlo vajce.
event-nest-destroyed = Hniezdo je zničené.

## Ľudia

event-burns = { $seat } stojí v požiari.
event-light-wound = { $seat }: ľahké poranenie.
event-healed-light = { $seat } už nemá ľahké poranenia.
event-serious-wound = { $seat }: vážne poranenie ({ $card }).
event-dressed = { $seat } má obviazané vážne poranenie ({ $card }).
event-healed = { $seat } má vyliečené vážne poranenie ({ $card }).
event-died = { $seat } umiera.
event-revived = { $seat } sa na Ošetrovni vracia medzi živých.
event-slimed = { $seat } má na sebe sliz.
event-larva = { $seat } má larvu.
event-larva-removed = { $seat } už nemá larvu.
event-contaminated = { $seat } dostáva kartu infekcie.
event-scanned =
    { $count ->
        [0] { $seat } nemá čo skenovať.
        [one] { $seat } skenuje 1 kartu infekcie.
        [few] { $seat } skenuje { $count } karty infekcie.
       *[other] { $seat } skenuje { $count } kariet infekcie.
    }
event-saw-scan =
    { $count ->
        [0] Žiaden parazit.
        [one] Našli ste parazita.
        [few] Našli ste { $count } parazity.
       *[other] Našli ste { $count } parazitov.
    }
event-scanned-openly =
    { $strain-id ->
        [infected] { $seat } skenuje pred všetkými: parazit.
       *[harmless] { $seat } skenuje pred všetkými: neškodná.
    }
event-got-rid =
    { $strain-id ->
        [infected] { $seat } sa zbavuje parazita.
       *[harmless] { $seat } sa zbavuje neškodnej karty infekcie.
    }
event-learned =
    { $count ->
        [one] { $seat } má 1 znalosť.
        [few] { $seat } má { $count } znalosti.
       *[other] { $seat } má { $count } znalostí.
    }
event-verified = { $seat } má overené znalosti.
event-signal = { $seat } vysiela signál.
event-analysed = { $seat } analyzuje { $thing-acc }.
event-weakness = Objavená slabina: { $card }.

## Predmety

event-searched = { $seat } hľadá a necháva si { $colour-item }.
event-found = { $seat } nachádza { $colour-item }.
event-took = { $seat } si berie { $thing-acc }.
event-dropped = { $seat } púšťa { $thing-acc }.
event-dropped-hidden = { $seat } púšťa { $colour-item }.
event-lost = { $seat } prichádza o { $colour-item }.
event-gave = { $seat } dáva { $colour-item }. Má ho { $rival }.
event-handed = { $seat } dáva { $thing-acc }. Teraz { $thing-acc } má { $rival }.
event-showed = { $seat } ukazuje { $colour-item }. Vidí { $rival }.
event-saw-item = { $rival } vám ukazuje { $item-acc }.
event-refused = { $seat } nesúhlasí.
event-crafted = { $seat } zostavuje { $item-acc }.
event-unlocked = { $seat } odomyká { $item-acc }.
event-loaded = { $seat } nabíja { $item-acc }, munícia: { $count }.
event-attached = { $seat } pripája zásobník: { $item }.
event-repaired = { $seat } opravuje { $item-acc }.
event-bound = { $seat } spája { $item-acc } a { $thing-acc }.

## Základňa a čas

event-power =
    { $side ->
        [on] Prúd naskočil { $circuit-in }.
       *[off] Prúd vypadol { $circuit-in }.
    }
event-power-restored = { $seat } nanovo rozdeľuje prúd.
event-power-swapped = Žetóny energie { $circuit-in } a { $rest-in } si vymenili miesto.
event-backup =
    { $side ->
        [on] Záložný agregát beží.
       *[off] Záložný agregát nebeží.
    }
event-elevator = Výťah je { $circuit-in }.
event-rover =
    { $room-id ->
        [bunker] Rover je pri Bunkri.
       *[other] Rover je { $room-in }.
    }
event-gate-opened = Hlavná brána sa otvorila.
event-time =
    { $slot ->
        [0] Čas vypršal.
       *[other] Čas: { $slot }.
    }
event-event = Udalosť: { $card }.
event-development = Z vrecka: { $kind }.
event-launch = { $token }.
event-alert = Poplach! Hra sa skončí, keď čas opustí pole { $slot }.
event-countdown =
    { $slot ->
        [0] Autodeštrukcia beží: ak ju nikto nezastaví, základňa bude zničená, keď vyprší čas.
       *[other] Autodeštrukcia beží. Zastaviť ju možno, kým čas neopustí pole { $slot }.
    }
event-countdown-stopped = Autodeštrukcia je zastavená.
event-irreversible =
    { $slot ->
        [0] Autodeštrukciu už nemožno zastaviť. Keď vyprší čas, základňa bude zničená.
       *[other] Autodeštrukciu už nemožno zastaviť. Keď čas opustí pole { $slot }, základňa bude zničená.
    }

## Odchod

event-boarded =
    { $pod ->
        [a] { $seat } nastupuje do kapsuly A.
        [b] { $seat } nastupuje do kapsuly B.
       *[c] { $seat } nastupuje do kapsuly C.
    }
event-returned = { $seat } sa vracia { $room-to }.
event-left =
    { $fate ->
        [bunker] { $seat } je v Bunkri.
        [evacuated] { $seat } odlieta v kapsule.
       *[isolated] { $seat } sa zamyká v Izolačnej komore.
    }

## Pozeranie

event-looked-at-orders =
    { $source ->
        [-1] { $seat } nazerá do neutrálnej zásoby rozkazov.
       *[other] { $seat } sa pozerá na terminačné rozkazy iného hráča.
    }
event-saw-orders = Videli ste: { $orders }.
event-took-order = { $seat } si berie terminačný rozkaz.
event-order-opened = Odkrýva sa terminačný rozkaz: { $order }.
event-checked-objectives = { $seat } kontroluje úlohy. Ukazuje ich { $rival }.
event-saw-objective = { $rival } má úlohu: { $card }.
event-looked-at-css = { $seat } sa pozerá na žetón SNK na poli { $slot }.
event-saw-css = Žetón SNK na poli { $slot }: { $token }.
event-moved-css = { $seat } posúva žetón SNK z poľa { $slot } na pole { $to }.
event-looked-at-room = { $seat } sa pozerá, čo je { $room-in }.
event-saw-tile = Videli ste, čo je { $room-in }: { $tile }.
event-saw-token = Videli ste žetón prieskumu { $room-in }: { $token }.

## Koniec

event-order = Aktívny terminačný rozkaz: { $order }.
event-condemned = { $seat } neprežíva terminačný rozkaz.
event-last-scan =
    { $result ->
        [infected] { $seat } má parazita.
       *[clean] { $seat } nemá parazita.
    }
event-last-cards = { $seat } odkrýva: { $cards }.
event-shared-objective =
    { $result ->
        [fulfilled] Úloha { $card } je splnená.
       *[failed] Úloha { $card } splnená nie je.
    }
event-objective =
    { $result ->
        [fulfilled] { $seat } má splnenú úlohu: { $card }.
       *[failed] { $seat } nemá splnenú úlohu: { $card }.
    }
event-turned-up = Nikto neobjavil, čo je { $room-in }: { $tile }.
