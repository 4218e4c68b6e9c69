### Nemesis: Lockdown: čo stojí vedľa otázok a odpovedí: čo bude nasledovať, koľko to stojí, prečo nie.

scene-ask-action = { $number ->
        [1] Vaša prvá akcia
       *[2] Vaša druhá akcia
    }
scene-to-spend = { $count ->
        [0] žiadne karty na platenie
        [one] 1 karta na platenie
        [few] { $count } karty na platenie
       *[other] { $count } kariet na platenie
    }
scene-dark-surprise = v tme: prepadnutie podľa vyššieho čísla
scene-kind-move = Pohyb
scene-kind-escape = Ústup
scene-kind-fight = Boj
scene-kind-act = Akcia
scene-kind-card = Karty
scene-kind-computer = Počítač
scene-costs = { $count ->
        [0] zadarmo
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
scene-items-left = { $count ->
        [one] zostáva 1 predmet
        [few] zostávajú { $count } predmety
       *[other] zostáva { $count } predmetov
    }
scene-combat = { $kinds }: boj
scene-company = { $names }: bez hodu na hluk
scene-on-fire = požiar
scene-burning = horí tu: na konci ťahu ľahké poranenie
scene-no-noise-near = žiadny hluk nablízku
scene-encounter-odds = { $percent } % stret
scene-careful = Opatrne
scene-careful-about = bez hodu
scene-careful-noise = hluk, kde si zvolíte
scene-escape = { $count ->
        [one] najprv 1 útok
        [few] najprv { $count } útoky
       *[other] najprv { $count } útokov
    }
scene-escape-from = pri ústupe najprv útočí: { $kinds }
scene-leave = odídete z hry, zatiaľ v bezpečí
scene-shoot = { $gun }: { $target }
scene-melee = Zblízka: { $target }
scene-hits = { $percent } % zásah
scene-ammo-left = zostane munícia: { $count }
scene-melee-risk = infekcia; ak miniete, vážne poranenie
scene-drop = Pustiť
scene-drop-about = zadarmo
scene-drop-lost = predmet je preč
scene-drop-stays = zostane v miestnosti
scene-pass-about = v tomto kole už žiadny ťah
scene-pass-discard = Čo odhodíte, doberiete znova; zvyšok zostane v ruke.
scene-refuse-door = V ceste sú zatvorené dvere.
scene-refuse-cost = Na to nemáte dosť kariet.
scene-refuse-reaction = Hrá sa, keď príde jej chvíľa: opýtame sa.
scene-refuse-combat = Nie v boji.
scene-refuse-peace = Len v boji.
scene-refuse-nothing = Tu a teraz by nič neurobila.
scene-sign-noise = Hluk v tejto oblasti
scene-way-to = Smer { $room }
scene-way = { $room } – { $other }
scene-injuries = { $count ->
        [one] 1 zranenie
        [few] { $count } zranenia
       *[other] { $count } zranení
    }
scene-no-such-card = Takú kartu nemáte; ostatní to nevedia.
scene-no-light =
    { $alone ->
        [yes] Čím si posvietiť nemáte.
       *[no] Čím si posvietiť nemáte; ostatní to nevedia.
    }
scene-light-surprise = V tme platí pri prepadnutí vyššie číslo.
scene-along-stop = k výťahu v sekcii { $section }
scene-along-near = do susednej miestnosti, ktorá sa ešte len vyberie
scene-nothing-else = Nič iné teraz nejde.
scene-deck-left = zostáva { $count }
scene-made-of = z čoho: { $parts }
scene-analyse-new = 3 znalosti a slabina
scene-analyse-known = 3 znalosti
scene-show = Ukázať ({ $name }): { $thing }
scene-deal = Obchod: { $deal }
scene-show-to = Ukázať ({ $name })
scene-between = { $giver } → { $getter }
scene-slot = Pole { $number }
scene-transfer = { $thing }: { $giver } → { $getter }
scene-in-rounds = { $count ->
        [0] teraz
        [one] o 1 kolo
        [few] o { $count } kolá
       *[other] o { $count } kôl
    }
scene-orders-there = { $count ->
        [one] 1 žetón
        [few] { $count } žetóny
       *[other] { $count } žetónov
    }

## Zápis a to, čo je vidieť

scene-log-round = Čas { $slot } · posádka
scene-log-events = { $slot ->
        [0] Čas vypršal
       *[other] Udalosti · čas { $slot }
    }
scene-log-orders = { $seat } sa pozerá na terminačné rozkazy, ktoré má { $rival }.
scene-log-noise = Hluk: { $one } – { $two }.
scene-log-door-closed = Dvere sa zatvorili: { $one } – { $two }.
scene-log-door-opened = Dvere sa otvorili: { $one } – { $two }.
scene-log-door-destroyed = Dvere sú zničené: { $one } – { $two }.
scene-does = { $name }: { $what }
scene-keep-one = Druhá odíde z hry a nikto ju neuvidí.{ $alone ->
        [yes] {""}
       *[no] {" "}Z ktorého balíčka je tá vaša, uvidia všetci.
    }
scene-paying = { $count ->
        [1] { $what }
       *[other] { $what } · karta { $number } z { $count }
    }
scene-beat-roll = Hod na hluk: { $face }
scene-beat-noise = Hluk
scene-beat-danger = Nebezpečenstvo!
scene-beat-fire = Požiar
scene-beat-malfunction = Porucha
scene-beat-dead = po smrti
scene-beat-miss = vedľa
scene-beat-light = Ľahké poranenie
scene-beat-serious = Vážne poranenie
scene-beat-power = { $side ->
        [on] Prúd naskočil
       *[off] Prúd vypadol
    }
scene-beat-passes = pasuje
scene-beat-bag = Z vrecka: { $kind }
scene-beat-attacks = { $kind } → { $seat }
scene-beat-wound = { $name }: vážne poranenie
scene-beat-died = po smrti
scene-beat-shot = Útok: { $face }
scene-beat-encounter = Stret: { $name }
scene-beat-blank = Nikde nič, len hluk dookola.
scene-beat-surprise-number = { $light ->
        [0] { $dark ->
            [0] Z prepadu neútočí.
           *[other] V tme zaútočí z prepadu, ak { $name } nemá v ruke aspoň toľko kariet: { $dark }.
        }
       *[other] Zaútočí z prepadu, ak { $name } nemá v ruke aspoň toľko kariet: { $light } (v tme { $dark }).
    }
scene-beat-surprise = Prepadový útok!
scene-beat-injured = { $count ->
        [one] 1 zranenie
        [few] { $count } zranenia
       *[other] { $count } zranení
    }
scene-beat-slime = Sliz
scene-beat-end = Je po všetkom
scene-beat-infected = Infekcia
scene-beat-clean = Bez infekcie

## Terminál

terminal-time = Kolo { $round }, čas { $slot }
terminal-css = Žetóny SNK na poliach { $slots }
terminal-between = Medzi sekciami
terminal-unexplored = ?
terminal-items = { $count ->
        [one] 1 predmet
        [few] { $count } predmety
       *[other] { $count } predmetov
    }
terminal-bag = Vrecko votrelcov: { $tokens }
terminal-you = { $seat } (vy)
terminal-crew = karty { $cards }, ľahké poranenia { $light }, vážne poranenia { $serious }, znalosti { $knowledge }
