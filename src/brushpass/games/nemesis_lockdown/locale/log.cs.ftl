### Nemesis: Lockdown: co se stalo. $seat, $actor a $rival jsou hráči; $room a $way místa na plánu, ostatní věci se jménem, čísla nebo slova, podle kterých se vybírá.

## Příprava a kola

event-shared-objectives = Vaše úkoly: { $cards }.
event-character = { $seat }: { $character }.
event-round = Začíná { $round }. kolo.
event-turn = Na tahu je { $seat }.
event-passes = { $seat } pasuje.
event-ended =
    { $how ->
        [destroyed] Základna je zničená.
       *[over] Je konec: na základnu vtrhlo záchranné komando.
    }

## Akce

event-acts = { $seat }: { $action }.
event-plays = { $seat } hraje kartu { $card }.
event-uses = { $seat } používá { $item-acc }.
event-room-action = { $seat } používá místnost: { $action }.
event-discarded = { $seat } odhazuje: { $card }.
event-reacted = { $seat } reaguje kartou { $card }.
event-interrupted = { $seat } přerušuje, co dělá { $actor }: akce nemá účinek.
event-light = { $seat } si svítí: { $item }.
event-computer = Počítače nabízejí: { $card }.

## Pohyb a hluk

event-moved = { $seat } jde { $room-to }.
event-explored =
    { $tile-id ->
        [nest] { $seat } objevuje { $tile-acc }: { $effect }.
       *[other] { $count ->
            [one] { $seat } objevuje { $tile-acc }: { $effect }, 1 předmět.
            [few] { $seat } objevuje { $tile-acc }: { $effect }, { $count } předměty.
           *[other] { $seat } objevuje { $tile-acc }: { $effect }, { $count } předmětů.
        }
    }
event-noise-roll = { $seat } hází na hluk: { $face }.
event-noise = Hluk { $way-in }.
event-surface-token = { $seat } se rozhlíží { $room-in }: { $effect }.
event-surface-card = Povrch Marsu: { $card }.
event-drove = { $seat } jede { $room-to }.
event-danger = Nebezpečí { $room-in }!

## Žetony a dveře

event-fire = Požár { $room-in }.
event-malfunction = Porucha { $room-in }.
event-marker-discarded =
    { $marker-id ->
        [fire] Požár { $room-in } je uhašený.
        [malfunction] Porucha { $room-in } je opravená.
       *[other] { $marker } { $room-in } je pryč.
    }
event-door-closed = Dveře { $way-in } se zavírají.
event-door-opened = Dveře { $way-in } se otvírají.
event-door-destroyed = Dveře { $way-in } jsou zničené.
event-venting = Z místnosti se odsává vzduch: { $room }.
event-venting-stopped = Odsávání se zastavilo: některé dveře jsou otevřené.
event-vented = Vzduch { $room-in } je pryč: všechno živé tam zahyne.

## Vetřelci

event-no-encounter = Sáček je prázdný: { $seat } nikoho nepotkává.
event-encounter =
    { $kind-id ->
        [blank] Střet: { $seat } vytahuje prázdný žeton.
       *[other] Střet: { $seat } a { $kind-low }.
    }
event-first-encounter = První střet: každý si nechá jeden úkol.
event-kept = { $seat } si nechává: { $deck }.
event-appeared = { $kind } { $room-in }!
event-left-board = { $kind } { $room-in } mizí ve tmě.
event-intruder-moved = { $kind } jde { $room-to }.
event-replaced = Z { $kind-gen } je { $becomes-low }.
event-surprise = Přepadový útok! Útočí { $kind-low }, cílem je { $seat }.
event-attack =
    { $result ->
        [hit] { $kind } útočí, cílem je { $seat }: { $card }.
       *[miss] { $kind } útočí, cílem je { $seat }, ale bez zásahu ({ $card }).
    }
event-larva-attack = Larva se uchytila. Má ji { $seat }.
event-shot =
    { $face-id ->
        [blank] { $seat } střílí { $item-ins }: vedle.
       *[other] { $seat } střílí { $item-ins }: { $face }.
    }
event-struck =
    { $face-id ->
        [blank] { $seat } útočí na blízko: vedle.
       *[other] { $seat } útočí na blízko: { $face }.
    }
event-injured = { $kind } utrpí { $count } zranění.
event-checked = { $kind }, odolnost: { $cards }.
event-killed =
    { $kind-sex ->
        [f] { $kind } { $room-in } je mrtvá.
       *[m] { $kind } { $room-in } je mrtvý.
    }
event-retreats = { $kind } utíká.
event-egg-destroyed = Vejce { $room-in } je zničené.
event-egg-laid = V Hnízdě přibylo vejce.
event-nest-destroyed = Hnízdo je zničené.

## Lidé

event-burns = { $seat } stojí v požáru.
event-light-wound = { $seat }: lehké poranění.
event-healed-light = { $seat } už nemá lehká poranění.
event-serious-wound = { $seat }: vážné poranění ({ $card }).
event-dressed = { $seat } má obvázané vážné poranění ({ $card }).
event-healed = { $seat } má vyléčené vážné poranění ({ $card }).
event-died = { $seat } umírá.
event-revived = { $seat } se na Ošetřovně vrací mezi živé.
event-slimed = { $seat } má na sobě sliz.
event-larva = { $seat } má larvu.
event-larva-removed = { $seat } už nemá larvu.
event-contaminated = { $seat } dostává kartu infekce.
event-scanned =
    { $count ->
        [0] { $seat } nemá co skenovat.
        [one] { $seat } skenuje 1 kartu infekce.
        [few] { $seat } skenuje { $count } karty infekce.
       *[other] { $seat } skenuje { $count } karet infekce.
    }
event-saw-scan =
    { $count ->
        [0] Žádný parazit.
        [one] Našli jste parazita.
        [few] Našli jste { $count } parazity.
       *[other] Našli jste { $count } parazitů.
    }
event-scanned-openly =
    { $strain-id ->
        [infected] { $seat } skenuje před všemi: parazit.
       *[harmless] { $seat } skenuje před všemi: neškodná.
    }
event-got-rid =
    { $strain-id ->
        [infected] { $seat } se zbavuje parazita.
       *[harmless] { $seat } se zbavuje neškodné karty infekce.
    }
event-learned =
    { $count ->
        [one] { $seat } má 1 znalost.
        [few] { $seat } má { $count } znalosti.
       *[other] { $seat } má { $count } znalostí.
    }
event-verified = { $seat } má ověřené znalosti.
event-signal = { $seat } vysílá signál.
event-analysed = { $seat } analyzuje { $thing-acc }.
event-weakness = Objevená slabina: { $card }.

## Předměty

event-searched = { $seat } hledá a nechává si { $colour-item }.
event-found = { $seat } nachází { $colour-item }.
event-took = { $seat } si bere { $thing-acc }.
event-dropped = { $seat } upouští { $thing-acc }.
event-dropped-hidden = { $seat } upouští { $colour-item }.
event-lost = { $seat } přichází o { $colour-item }.
event-gave = { $seat } dává { $colour-item }. Má ho { $rival }.
event-handed = { $seat } dává { $thing-acc }. Teď { $thing-acc } má { $rival }.
event-showed = { $seat } ukazuje { $colour-item }. Vidí { $rival }.
event-saw-item = { $rival } vám ukazuje { $item-acc }.
event-refused = { $seat } nesouhlasí.
event-crafted = { $seat } sestavuje { $item-acc }.
event-unlocked = { $seat } odemyká { $item-acc }.
event-loaded = { $seat } nabíjí { $item-acc }, munice: { $count }.
event-attached = { $seat } připojuje zásobník: { $item }.
event-repaired = { $seat } opravuje { $item-acc }.
event-bound = { $seat } spojuje { $item-acc } a { $thing-acc }.

## Základna a čas

event-power =
    { $side ->
        [on] Proud naskočil { $circuit-in }.
       *[off] Proud vypadl { $circuit-in }.
    }
event-power-restored = { $seat } nově rozděluje proud.
event-power-swapped = Žetony energie { $circuit-in } a { $rest-in } si vyměnily místo.
event-backup =
    { $side ->
        [on] Záložní agregát běží.
       *[off] Záložní agregát neběží.
    }
event-elevator = Výtah je { $circuit-in }.
event-rover =
    { $room-id ->
        [bunker] Rover je u Bunkru.
       *[other] Rover je { $room-in }.
    }
event-gate-opened = Hlavní brána se otevřela.
event-time =
    { $slot ->
        [0] Čas vypršel.
       *[other] Čas: { $slot }.
    }
event-event = Událost: { $card }.
event-development = Ze sáčku: { $kind }.
event-launch = { $token }.
event-alert = Poplach! Hra skončí, až čas opustí pole { $slot }.
event-countdown =
    { $slot ->
        [0] Autodestrukce běží: nezastaví-li ji nikdo, bude základna zničena, až vyprší čas.
       *[other] Autodestrukce běží. Zastavit ji lze, dokud čas neopustí pole { $slot }.
    }
event-countdown-stopped = Autodestrukce je zastavená.
event-irreversible =
    { $slot ->
        [0] Autodestrukci už nelze zastavit. Až vyprší čas, bude základna zničena.
       *[other] Autodestrukci už nelze zastavit. Až čas opustí pole { $slot }, bude základna zničena.
    }

## Odchod

event-boarded =
    { $pod ->
        [a] { $seat } nastupuje do kapsle A.
        [b] { $seat } nastupuje do kapsle B.
       *[c] { $seat } nastupuje do kapsle C.
    }
event-returned = { $seat } se vrací { $room-to }.
event-left =
    { $fate ->
        [bunker] { $seat } je v Bunkru.
        [evacuated] { $seat } odlétá v kapsli.
       *[isolated] { $seat } se zamyká v Izolační komoře.
    }

## Dívání

event-looked-at-orders =
    { $source ->
        [-1] { $seat } nahlíží do neutrální zásoby rozkazů.
       *[other] { $seat } se dívá na terminační rozkazy jiného hráče.
    }
event-saw-orders = Viděli jste: { $orders }.
event-took-order = { $seat } si bere terminační rozkaz.
event-order-opened = Odkrývá se terminační rozkaz: { $order }.
event-checked-objectives = { $seat } kontroluje úkoly. Ukazuje je { $rival }.
event-saw-objective = { $rival } má úkol: { $card }.
event-looked-at-css = { $seat } se dívá na žeton SNK na poli { $slot }.
event-saw-css = Žeton SNK na poli { $slot }: { $token }.
event-moved-css = { $seat } posouvá žeton SNK z pole { $slot } na pole { $to }.
event-looked-at-room = { $seat } se dívá, co je { $room-in }.
event-saw-tile = Viděli jste, co je { $room-in }: { $tile }.
event-saw-token = Viděli jste žeton průzkumu { $room-in }: { $token }.

## Konec

event-order = Aktivní terminační rozkaz: { $order }.
event-condemned = { $seat } nepřežívá terminační rozkaz.
event-last-scan =
    { $result ->
        [infected] { $seat } má parazita.
       *[clean] { $seat } nemá parazita.
    }
event-last-cards = { $seat } odkrývá: { $cards }.
event-shared-objective =
    { $result ->
        [fulfilled] Úkol { $card } je splněn.
       *[failed] Úkol { $card } splněn není.
    }
event-objective =
    { $result ->
        [fulfilled] { $seat } má splněný úkol: { $card }.
       *[failed] { $seat } nemá splněný úkol: { $card }.
    }
event-turned-up = Nikdo neobjevil, co je { $room-in }: { $tile }.
