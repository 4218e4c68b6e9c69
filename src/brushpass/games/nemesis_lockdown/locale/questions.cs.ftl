### Nemesis: Lockdown: co stojí vedle otázek a odpovědí: co bude následovat, kolik to stojí, proč ne.

scene-ask-action = { $number ->
        [1] Vaše první akce
       *[2] Vaše druhá akce
    }
scene-to-spend = { $count ->
        [0] žádné karty na placení
        [one] 1 karta na placení
        [few] { $count } karty na placení
       *[other] { $count } karet na placení
    }
scene-dark-surprise = ve tmě: přepadení podle vyššího čísla
scene-kind-move = Pohyb
scene-kind-escape = Ústup
scene-kind-fight = Boj
scene-kind-act = Akce
scene-kind-card = Karty
scene-kind-computer = Počítač
scene-costs = { $count ->
        [0] zdarma
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
scene-items-left = { $count ->
        [one] zbývá 1 předmět
        [few] zbývají { $count } předměty
       *[other] zbývá { $count } předmětů
    }
scene-combat = { $kinds }: boj
scene-company = { $names }: bez hodu na hluk
scene-on-fire = požár
scene-burning = hoří tu: na konci tahu lehké poranění
scene-no-noise-near = žádný hluk poblíž
scene-encounter-odds = { $percent } % střet
scene-careful = Opatrně
scene-careful-about = bez hodu
scene-careful-noise = hluk, kde si zvolíte
scene-escape = { $count ->
        [one] napřed 1 útok
        [few] napřed { $count } útoky
       *[other] napřed { $count } útoků
    }
scene-escape-from = při ústupu napřed útočí: { $kinds }
scene-leave = odejdete ze hry, prozatím v bezpečí
scene-shoot = { $gun }: { $target }
scene-melee = Na blízko: { $target }
scene-hits = { $percent } % zásah
scene-ammo-left = zbude munice: { $count }
scene-melee-risk = infekce; když minete, vážné poranění
scene-drop = Upustit
scene-drop-about = zdarma
scene-drop-lost = předmět je pryč
scene-drop-stays = zůstane v místnosti
scene-pass-about = v tomto kole už žádný tah
scene-pass-discard = Co odhodíte, doberete znovu; zbytek zůstane v ruce.
scene-refuse-door = V cestě jsou zavřené dveře.
scene-refuse-cost = Na to nemáte dost karet.
scene-refuse-reaction = Hraje se, až přijde její chvíle: zeptáme se.
scene-refuse-combat = Ne v boji.
scene-refuse-peace = Jen v boji.
scene-refuse-nothing = Tady a teď by nic neudělala.
scene-sign-noise = Hluk v této oblasti
scene-way-to = Směr { $room }
scene-way = { $room } – { $other }
scene-injuries = { $count ->
        [one] 1 zranění
       *[other] { $count } zranění
    }
scene-no-such-card = Takovou kartu nemáte; ostatní to nevědí.
scene-no-light =
    { $alone ->
        [yes] Čím si posvítit nemáte.
       *[no] Čím si posvítit nemáte; ostatní to nevědí.
    }
scene-light-surprise = Ve tmě platí při přepadení vyšší číslo.
scene-along-stop = k výtahu v sekci { $section }
scene-along-near = do sousední místnosti, která se teprve vybere
scene-nothing-else = Nic jiného teď nejde.
scene-deck-left = zbývá { $count }
scene-made-of = z čeho: { $parts }
scene-analyse-new = 3 znalosti a slabina
scene-analyse-known = 3 znalosti
scene-show = Ukázat ({ $name }): { $thing }
scene-deal = Obchod: { $deal }
scene-show-to = Ukázat ({ $name })
scene-between = { $giver } → { $getter }
scene-slot = Pole { $number }
scene-transfer = { $thing }: { $giver } → { $getter }
scene-in-rounds = { $count ->
        [0] teď
        [one] za 1 kolo
        [few] za { $count } kola
       *[other] za { $count } kol
    }
scene-orders-there = { $count ->
        [one] 1 žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }

## Zápis a to, co je vidět

scene-log-round = Čas { $slot } · posádka
scene-log-events = { $slot ->
        [0] Čas vypršel
       *[other] Události · čas { $slot }
    }
scene-log-orders = { $seat } se dívá na terminační rozkazy, které má { $rival }.
scene-log-noise = Hluk: { $one } – { $two }.
scene-log-door-closed = Dveře se zavřely: { $one } – { $two }.
scene-log-door-opened = Dveře se otevřely: { $one } – { $two }.
scene-log-door-destroyed = Dveře jsou zničené: { $one } – { $two }.
scene-does = { $name }: { $what }
scene-keep-one = Druhý odejde ze hry a nikdo ho neuvidí.{ $alone ->
        [yes] {""}
       *[no] {" "}Ze kterého balíčku je ten váš, uvidí všichni.
    }
scene-paying = { $count ->
        [1] { $what }
       *[other] { $what } · karta { $number } z { $count }
    }
scene-beat-roll = Hod na hluk: { $face }
scene-beat-noise = Hluk
scene-beat-danger = Nebezpečí!
scene-beat-fire = Požár
scene-beat-malfunction = Porucha
scene-beat-dead = po smrti
scene-beat-miss = vedle
scene-beat-light = Lehké poranění
scene-beat-serious = Vážné poranění
scene-beat-power = { $side ->
        [on] Proud naskočil
       *[off] Proud vypadl
    }
scene-beat-passes = pasuje
scene-beat-bag = Ze sáčku: { $kind }
scene-beat-attacks = { $kind } → { $seat }
scene-beat-wound = { $name }: vážné poranění
scene-beat-died = po smrti
scene-beat-shot = Útok: { $face }
scene-beat-encounter = Střet: { $name }
scene-beat-blank = Nikde nic, jen hluk kolem dokola.
scene-beat-surprise-number = { $light ->
        [0] { $dark ->
            [0] Z přepadu neútočí.
           *[other] Ve tmě zaútočí z přepadu, pokud { $name } nemá v ruce aspoň tolik karet: { $dark }.
        }
       *[other] Zaútočí z přepadu, pokud { $name } nemá v ruce aspoň tolik karet: { $light } (ve tmě { $dark }).
    }
scene-beat-surprise = Přepadový útok!
scene-beat-injured = { $count } zranění
scene-beat-slime = Sliz
scene-beat-end = Je po všem
scene-beat-infected = Infekce
scene-beat-clean = Bez infekce

## Terminál

terminal-time = Kolo { $round }, čas { $slot }
terminal-css = Žetony SNK na polích { $slots }
terminal-between = Mezi sekcemi
terminal-unexplored = ?
terminal-items = { $count ->
        [one] 1 předmět
        [few] { $count } předměty
       *[other] { $count } předmětů
    }
terminal-bag = Sáček vetřelců: { $tokens }
terminal-you = { $seat } (vy)
terminal-crew = karty { $cards }, lehká poranění { $light }, vážná poranění { $serious }, znalosti { $knowledge }
