### Za hranou: čo hovoria karty, zóny, zločinci a žetóny. Člen podmienky je `term-<predikát>` alebo `term-<predikát>-not`, efekt je `effect-<efekt>`.
### $who, $a a $b sú zločinci (alebo `mine`, `mine-too`, `anyone`, `stranger`, kým nejde o nikoho určitého), Strážca, predmety či zóny; $zone je zóna (alebo `there`, `across`, `choice`); $item je predmet alebo druh predmetov; $size je least, most alebo exactly.

## Čo zóna dokáže, krátko a celé

short-blocks = Vyzvať súpera
short-centre = 3× Strážca či zátaras
short-ion_towers = 1 podpora alebo zločin
short-parish = 1 tolerancia
short-harbour = Získať či spracovať dôkaz
short-aerodrome = Poslať zločinca kamkoľvek
short-heights = Dva malé ťahy či pohľady
short-zinbazaar = Vymeniť dva predmety
about-blocks = Smiete vyzvať súpera, ak máte obaja v ruke dilemu. Obaja ich ukážete; kto je po odpočítaní tolerancie skazenejší, zaplatí 2 informácie a jednu z tých dilem odhodí. Pri zhode vyhrávate vy.
about-centre = Až 3 pohyby, ktoré ľubovoľne rozdelíte medzi Strážcu a oba zátarasy.
about-ion_towers = Získate 1 žetón podpory, alebo si doberiete 1 kartu z ktoréhokoľvek balíčka zločinov; pozriete sa na ňu až na konci ťahu.
about-parish = Získate 1 žetón tolerancie.
about-harbour = Získate 1 dôkaz, alebo 1 dôkaz spracujete.
about-aerodrome = Presuniete ktoréhokoľvek zločinca aj s tým, čo drží, do ľubovoľnej zóny.
about-heights = Dve z týchto možností alebo jedna dvakrát: pohnúť zločincom; pohnúť predmetom; pozrieť sa na 2 dôkazy lícom nadol; pohnúť zátarasom alebo Strážcom. Zločinci a predmety zátaras neprekročia.
about-zinbazaar = Vymeníte ľubovoľné dva predmety, držané aj odložené.

## Čo zločinec dokáže

short-crusher = Pohne neďalekým zátarasom či Strážcom
short-hacker = Pohne neďalekým predmetom alebo ho zdvihne
short-hustler = Použije neďalekú zónu
short-shadow = Prejde zátarasom, je vždy sama
short-jumper = Skočí do zóny naproti
short-mechanic = Jej predmet platí aj za druhý z dvojice
short-enforcer = Pohne neďalekým zločincom
short-oracle = +1 nad neďalekým zločincom
short-smuggler = Berie predmety zadarmo
short-courier = Dôjde kamkoľvek až po zátaras
about-crusher = Pohne neďalekým zátarasom alebo neďalekým Strážcom. Prvý raz v ťahu zadarmo, potom zakaždým za akciu.
about-hacker = Za akciu: pohne neďalekým predmetom o jednu zónu, kde zostane odložený, alebo zdvihne neďaleký odložený predmet. Zátarasy neprekážajú.
about-hustler = Za akciu: použije efekt svojej alebo susednej zóny bez pátrania, aj cez zátaras.
about-shadow = Stále: pri svojom pohybe ignoruje zátarasy a pre zločiny je vždy sama.
about-jumper = Za akciu: presunie sa do zóny naproti.
about-mechanic = Stále: pre zločiny smie to, čo drží, platiť za druhý predmet toho istého druhu.
about-enforcer = Za akciu: pohne iným neďalekým zločincom o jednu zónu, nie cez zátaras.
about-oracle = Raz za ťah zadarmo: získate 1 nadvládu nad iným neďalekým zločincom.
about-smuggler = Zadarmo a koľkokrát chcete: zdvihne predmet vo svojej zóne alebo ho tam vezme inému zločincovi.
about-courier = Za akciu: presunie sa do ktorejkoľvek zóny, kam dôjde bez prekročenia zátarasu.
about-guardian = Neslúži nikomu. Vždy keď sa pohne, smie so sebou vziať jedného zločinca, aj cez zátaras. Kto je s ním v zóne, nie je sám.

## Žetóny podpory

about-swap_items = Vymeňte ľubovoľné dva predmety, držané aj odložené; kto držal jeden, drží teraz druhý.
about-relocate_item = Ktorýkoľvek predmet dajte do ľubovoľnej zóny; bude tam odložený.
about-swap_item_with_criminal = Predmet a zločinec z rôznych zón si vymenia miesta. Predmet bude odložený, zločinec si nechá, čo drží.
about-swap_criminals = Dvaja zločinci si vymenia miesta aj s tým, čo držia.
about-relocate_criminal = Ktorýkoľvek zločinec sa presunie do ľubovoľnej zóny aj s tým, čo drží.
about-guardian_barrier_2 = Až 2 pohyby, ktoré ľubovoľne rozdelíte medzi Strážcu a zátarasy.
about-guardian_barrier_3 = Až 3 pohyby, ktoré ľubovoľne rozdelíte medzi Strážcu a zátarasy.
about-swap_hooks = Vymeňte všetky svoje žetóny zaháknutia za všetky žetóny jedného súpera. Nadvládu nikto nezíska.
about-discard_dilemma = Odhoďte dilemu z ruky alebo z databanky.
about-draw_discard_dilemmas = Doberte si 2 dilemy a potom 2 ľubovoľné z ruky odhoďte.
about-challenge = Vyzvite súpera ako v Blokoch.
about-lock_hook = Uzamknite jeden svoj žetón zaháknutia: toho zločinca vám nikto nevezme, kým ho neodháknete.
about-peek_evidence = Pozrite sa na 2 dôkazy lícom nadol na displeji alebo v pláne.
about-peek_take_evidence = Pozrite sa na 2 dôkazy lícom nadol na displeji alebo v pláne a jeden z nich si vezmite.
about-take_evidence = Vezmite si naslepo 1 dôkaz lícom nadol z displeja alebo z plánu.
about-flip_plan_evidence = Otočte 1 dôkaz v pláne lícom nahor; pôjde do spoločnej schránky.
about-draw_petty = Doberte si 2 drobné zločiny; pozriete sa na ne až na konci ťahu.
about-dominance_2 = Získajte 2 nadvlády nad ľubovoľnými zločincami, aj nezaháknutými.
about-dominance_3 = Získajte 3 nadvlády nad ľubovoľnými zločincami, aj nezaháknutými.
about-ignore_barriers = Do konca ťahu zátarasy nezastavia zločincov ani predmety, ktorými pohybujete.
about-move_search = Všetky žetóny pátrania z jednej zóny presuňte do zóny bez pátrania.
about-tolerance = Získajte 1 žetón tolerancie.
about-extra_hook = Zaháknite zločinca podľa bežných pravidiel a získajte nad ním 1 nadvládu.
about-actions_1 = V tomto ťahu máte o 1 akciu viac.
about-actions_2 = V tomto ťahu máte o 2 akcie viac.

## Členy podmienky

term-in_zone = { $who } { $who-be } { $zone-in }
term-in_zone-not = { $who } nie { $who-be } { $zone-in }
term-same_zone = { $a } { $a-be } { $b-with }
term-same_zone-not = { $a } nie { $a-be } { $b-with }
term-different_zone = { $a } nie { $a-be } { $b-with }
term-different_zone-not = { $a } { $a-be } { $b-with }
term-adjacent = { $a } { $a-be } { $b-by }
term-adjacent-not = { $a } nie { $a-be } { $b-by }
term-opposite = { $a } { $a-be } { $b-opp }
term-opposite-not = { $a } nie { $a-be } { $b-opp }
term-alone = { $who } je { $who-sex ->
        [f] sama
       *[m] sám
    }
term-alone-not = { $who } nie je { $who-sex ->
        [f] sama
       *[m] sám
    }
term-alone_with = { $who } je { $who-sex ->
        [f] sama
       *[m] sám
    } { $company-with }
term-alone_with-not = { $who } nie je { $who-sex ->
        [f] sama
       *[m] sám
    } { $company-with }
term-completely_empty =
    { $zone-id ->
        [across] Zóna naproti je úplne prázdna
        [there] Tá zóna je úplne prázdna
       *[other] { $zone }: úplne prázdno
    }
term-completely_empty-not =
    { $zone-id ->
        [across] Zóna naproti nie je úplne prázdna
        [there] Tá zóna nie je úplne prázdna
       *[other] { $zone }: nie úplne prázdno
    }
term-holds = { $who } drží { $item-acc }
term-holds-not = { $who } nedrží { $item-acc }
term-holds_nothing = { $who } nič nedrží
term-holds_nothing-not = { $who } niečo drží
term-item_at =
    { $state ->
        [dropped] { $item-be ->
            [je] Leží
           *[other] Ležia
        } { $zone-in } { $item-low }
        [held] Niekto { $zone-in } drží { $item-acc }
       *[any] { $item-be ->
            [je] Je
           *[other] Sú
        } { $zone-in } { $item-low }
    }
term-item_at-not =
    { $state ->
        [dropped] { $item-be ->
            [je] Neleží
           *[other] Neležia
        } { $zone-in } { $item-low }
        [held] Nikto { $zone-in } nedrží { $item-acc }
       *[any] Nie { $item-be } { $zone-in } { $item-low }
    }
term-count_items =
    { $item-id ->
        [any] { $size ->
            [least] Aspoň
            [most] Najviac
           *[exactly] { $count ->
                [0] Žiadny
               *[other] Práve
            }
        }{ $count ->
            [0] {""}
           *[other] {" "}{ $count }
        } { $count ->
            [0] { $state ->
                [dropped] odložený predmet
                [held] držaný predmet
               *[any] predmet
            }
            [one] { $state ->
                [dropped] odložený predmet
                [held] držaný predmet
               *[any] predmet
            }
            [few] { $state ->
                [dropped] odložené predmety
                [held] držané predmety
               *[any] predmety
            }
           *[other] { $state ->
                [dropped] odložených predmetov
                [held] držaných predmetov
               *[any] predmetov
            }
        } { $zone-in }
       *[other] { $size ->
            [least] Aspoň
            [most] Najviac
           *[exactly] Práve
        } { $count }× { $item-low } { $zone-in }{ $state ->
            [dropped] , odložené
            [held] , niekto drží
           *[any] {""}
        }
    }
term-count_items-not =
    Neplatí: { $size ->
        [least] aspoň
        [most] najviac
       *[exactly] práve
    } { $count }× { $item-low } { $zone-in }{ $state ->
        [dropped] , odložené
        [held] , niekto drží
       *[any] {""}
    }
term-count_criminals =
    { $size ->
        [least] Aspoň { $count ->
            [one] { $count } zločinec
            [few] { $count } zločinci
           *[other] { $count } zločincov
        }
        [most] Najviac { $count ->
            [one] { $count } zločinec
            [few] { $count } zločinci
           *[other] { $count } zločincov
        }
       *[exactly] { $count ->
            [0] Žiadny zločinec
            [one] Práve { $count } zločinec
            [few] Práve { $count } zločinci
           *[other] Práve { $count } zločincov
        }
    } { $zone-in }
term-count_criminals-not =
    Neplatí: { $size ->
        [least] aspoň
        [most] najviac
       *[exactly] práve
    } { $count ->
        [one] { $count } zločinec
        [few] { $count } zločinci
       *[other] { $count } zločincov
    } { $zone-in }
term-guardian_at = Strážca je { $zone-in }
term-guardian_at-not = Strážca nie je { $zone-in }
term-barriers_at =
    { $size ->
        [least] { $count ->
            [1] Zátaras
           *[other] Aspoň { $count } zátarasy
        }
        [most] { $count ->
            [0] Bez zátarasu
            [1] Najviac 1 zátaras
           *[other] Najviac { $count } zátarasy
        }
       *[exactly] { $count ->
            [0] Bez zátarasu
            [1] Práve 1 zátaras
           *[other] Práve { $count } zátarasy
        }
    } { $zone-at }
term-barriers_at-not =
    { $size ->
        [least] { $count ->
            [1] Bez zátarasu
           *[other] Menej zátarasov než { $count }
        }
        [most] Viac zátarasov než { $count }
       *[exactly] Iný počet zátarasov než { $count }
    } { $zone-at }
term-barrier_between = Medzi { $a-ins } a { $b-ins } stojí zátaras
term-barrier_between-not = Medzi { $a-ins } a { $b-ins } nie je zátaras
term-search_at =
    { $size ->
        [least] { $count ->
            [1] Pátranie { $zone-in }
            [few] Aspoň { $count } žetóny pátrania { $zone-in }
           *[other] Aspoň { $count } žetónov pátrania { $zone-in }
        }
        [most] { $count ->
            [0] Bez pátrania { $zone-in }
            [1] Najviac 1 žetón pátrania { $zone-in }
            [few] Najviac { $count } žetóny pátrania { $zone-in }
           *[other] Najviac { $count } žetónov pátrania { $zone-in }
        }
       *[exactly] { $count ->
            [0] { $zone-id ->
                [there] Nie je tam pátranie
               *[other] Bez pátrania { $zone-in }
            }
            [1] Práve 1 žetón pátrania { $zone-in }
            [few] Práve { $count } žetóny pátrania { $zone-in }
           *[other] Práve { $count } žetónov pátrania { $zone-in }
        }
    }
term-search_at-not =
    { $size ->
        [least] { $count ->
            [1] Bez pátrania
           *[other] Menej žetónov pátrania než { $count }
        }
        [most] { $count ->
            [0] Pátranie
           *[other] Viac žetónov pátrania než { $count }
        }
       *[exactly] { $count ->
            [0] Pátranie
           *[other] Iný počet žetónov pátrania než { $count }
        }
    } { $zone-in }
term-hooked_count =
    { $size ->
        [least] Máte zaháknutých aspoň { $count }
        [most] Máte zaháknutých najviac { $count }
       *[exactly] Máte zaháknutých práve { $count }
    }
term-hooked_count-not =
    { $size ->
        [least] Máte zaháknutých menej než { $count }
        [most] Máte zaháknutých viac než { $count }
       *[exactly] Nemáte zaháknutých práve { $count }
    }

# Dva členy povedané jedným; ostatné sa spájajú slovami „alebo“ a „a“.
term-near = { $who } { $who-be } { $zone-in } alebo vedľa
term-within = { $a } { $a-be } { $b-with } alebo hneď vedľa
term-or = { $head } alebo { $last }
term-and = { $head } a { $last }
term-prerequisite = Je spáchaný zločin { $level }. úrovne línie { $line }

## Efekty zločinu

effect-drop_held = { $who } odloží svoj predmet
effect-drop_items_at = Vaši zločinci { $zone-in } odložia svoje predmety
effect-move_guardian =
    { $count ->
        [1] Raz pohnite Strážcom
        [2] Dvakrát pohnite Strážcom
       *[other] { $count }× pohnite Strážcom
    }
effect-relocate_guardian = Strážca ide { $zone-to }
effect-move_barrier =
    { $count ->
        [1] Raz pohnite zátarasom
        [2] Dvakrát pohnite zátarasmi
       *[other] { $count }× pohnite zátarasmi
    }
effect-relocate_item = Odložte { $item-acc } { $zone-in }
effect-relocate_held = Čo drží { $who }, presuňte { $zone-to } a odložte
effect-relocate_criminal = { $who } ide { $zone-to }
effect-move_criminal = O jednu zónu pohnite { $who-ins }
effect-attract_search = Prilákajte pátranie { $zone-to }
effect-relocate_search_group =
    { $count ->
        [1] Osamelý žetón pátrania ide { $zone-to }
       *[other] Skupina { $count } žetónov pátrania ide { $zone-to }
    }
effect-gain_dominance = Získajte { $count ->
        [one] { $count } nadvládu
        [few] { $count } nadvlády
       *[other] { $count } nadvlád
    } { $who-over }
effect-lose_dominance = Straťte { $count ->
        [one] { $count } nadvládu
        [few] { $count } nadvlády
       *[other] { $count } nadvlád
    } { $who-over }
