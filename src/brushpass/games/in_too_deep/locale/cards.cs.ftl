### Za hranou: co říkají karty, zóny, zločinci a žetony. Člen podmínky je `term-<predikát>` nebo `term-<predikát>-not`, efekt je `effect-<efekt>`.
### $who, $a a $b jsou zločinci (nebo `mine`, `mine-too`, `anyone`, `stranger`, dokud není řeč o nikom určitém), Strážce, předměty či zóny; $zone je zóna (nebo `there`, `across`, `choice`); $item je předmět nebo druh předmětů; $size je least, most nebo exactly.

## Co zóna umí, krátce a celé

short-blocks = Vyzvat soupeře
short-centre = 3× Strážce či zátaras
short-ion_towers = 1 podpora, nebo zločin
short-parish = 1 tolerance
short-harbour = Získat či zpracovat důkaz
short-aerodrome = Poslat zločince kamkoli
short-heights = Dva drobné tahy či pohledy
short-zinbazaar = Vyměnit dva předměty
about-blocks = Smíte vyzvat soupeře, máte-li oba v ruce dilema. Oba je ukážete; kdo je po odečtení tolerance zkaženější, zaplatí 2 informace a jedno z těch dilemat odhodí. Při shodě vyhráváte vy.
about-centre = Až 3 pohyby, které libovolně rozdělíte mezi Strážce a oba zátarasy.
about-ion_towers = Získáte 1 žeton podpory, nebo si doberete 1 kartu z kteréhokoli balíčku zločinů; podíváte se na ni až na konci tahu.
about-parish = Získáte 1 žeton tolerance.
about-harbour = Získáte 1 důkaz, nebo 1 důkaz zpracujete.
about-aerodrome = Přesunete kteréhokoli zločince i s tím, co drží, do libovolné zóny.
about-heights = Dvě z těchto možností, nebo jedna dvakrát: pohnout zločincem; pohnout předmětem; podívat se na 2 důkazy lícem dolů; pohnout zátarasem nebo Strážcem. Zločinci a předměty zátaras nepřekročí.
about-zinbazaar = Vyměníte libovolné dva předměty, držené i odložené.

## Co zločinec umí

short-crusher = Pohne nedalekým zátarasem či Strážcem
short-hacker = Pohne nedalekým předmětem nebo ho zvedne
short-hustler = Použije nedalekou zónu
short-shadow = Projde zátarasem, je vždy sama
short-jumper = Skočí do zóny naproti
short-mechanic = Její předmět platí i za druhý z dvojice
short-enforcer = Pohne nedalekým zločincem
short-oracle = +1 nad nedalekým zločincem
short-smuggler = Bere předměty zdarma
short-courier = Dojde kamkoli až k zátarasu
about-crusher = Pohne nedalekým zátarasem nebo nedalekým Strážcem. Poprvé v tahu zdarma, pak pokaždé za akci.
about-hacker = Za akci: pohne nedalekým předmětem o jednu zónu, kde zůstane odložený, nebo zvedne nedaleký odložený předmět. Zátarasy nevadí.
about-hustler = Za akci: použije efekt své nebo sousední zóny bez pátrání, i přes zátaras.
about-shadow = Stále: při svém pohybu ignoruje zátarasy a pro zločiny je vždy sama.
about-jumper = Za akci: přesune se do zóny naproti.
about-mechanic = Stále: pro zločiny smí to, co drží, platit za druhý předmět téhož druhu.
about-enforcer = Za akci: pohne jiným nedalekým zločincem o jednu zónu, ne přes zátaras.
about-oracle = Jednou za tah zdarma: získáte 1 nadvládu nad jiným nedalekým zločincem.
about-smuggler = Zdarma a kolikrát chcete: zvedne předmět ve své zóně, nebo ho tam vezme jinému zločinci.
about-courier = Za akci: přesune se do kterékoli zóny, kam dojde bez překročení zátarasu.
about-guardian = Neslouží nikomu. Kdykoli se pohne, smí s sebou vzít jednoho zločince, i přes zátaras. Kdo je s ním v zóně, není sám.

## Žetony podpory

about-swap_items = Vyměňte libovolné dva předměty, držené i odložené; kdo držel jeden, drží teď druhý.
about-relocate_item = Kterýkoli předmět dejte do libovolné zóny; bude tam odložený.
about-swap_item_with_criminal = Předmět a zločinec z různých zón si vymění místa. Předmět bude odložený, zločinec si nechá, co drží.
about-swap_criminals = Dva zločinci si vymění místa i s tím, co drží.
about-relocate_criminal = Kterýkoli zločinec se přesune do libovolné zóny i s tím, co drží.
about-guardian_barrier_2 = Až 2 pohyby, které libovolně rozdělíte mezi Strážce a zátarasy.
about-guardian_barrier_3 = Až 3 pohyby, které libovolně rozdělíte mezi Strážce a zátarasy.
about-swap_hooks = Vyměňte všechny své žetony zaháknutí za všechny žetony jednoho soupeře. Nadvládu nikdo nezíská.
about-discard_dilemma = Odhoďte dilema z ruky nebo z databanky.
about-draw_discard_dilemmas = Doberte si 2 dilemata a pak 2 libovolná z ruky odhoďte.
about-challenge = Vyzvěte soupeře jako v Blocích.
about-lock_hook = Uzamkněte jeden svůj žeton zaháknutí: toho zločince vám nikdo nevezme, dokud ho neodháknete.
about-peek_evidence = Podívejte se na 2 důkazy lícem dolů na displeji nebo v plánu.
about-peek_take_evidence = Podívejte se na 2 důkazy lícem dolů na displeji nebo v plánu a jeden z nich si vezměte.
about-take_evidence = Vezměte si naslepo 1 důkaz lícem dolů z displeje nebo z plánu.
about-flip_plan_evidence = Otočte 1 důkaz v plánu lícem vzhůru; půjde do sdílené schránky.
about-draw_petty = Doberte si 2 drobné zločiny; podíváte se na ně až na konci tahu.
about-dominance_2 = Získejte 2 nadvlády nad libovolnými zločinci, i nezaháknutými.
about-dominance_3 = Získejte 3 nadvlády nad libovolnými zločinci, i nezaháknutými.
about-ignore_barriers = Do konce tahu zátarasy nezastaví zločince ani předměty, kterými pohybujete.
about-move_search = Všechny žetony pátrání z jedné zóny přesuňte do zóny bez pátrání.
about-tolerance = Získejte 1 žeton tolerance.
about-extra_hook = Zahákněte zločince podle běžných pravidel a získejte nad ním 1 nadvládu.
about-actions_1 = V tomto tahu máte o 1 akci víc.
about-actions_2 = V tomto tahu máte o 2 akce víc.

## Členy podmínky

term-in_zone = { $who } { $who-be } { $zone-in }
term-in_zone-not = { $who } { $who-be ->
        [jsou] nejsou
       *[je] není
    } { $zone-in }
term-same_zone = { $a } { $a-be } { $b-with }
term-same_zone-not = { $a } { $a-be ->
        [jsou] nejsou
       *[je] není
    } { $b-with }
term-different_zone = { $a } { $a-be ->
        [jsou] nejsou
       *[je] není
    } { $b-with }
term-different_zone-not = { $a } { $a-be } { $b-with }
term-adjacent = { $a } { $a-be } { $b-by }
term-adjacent-not = { $a } { $a-be ->
        [jsou] nejsou
       *[je] není
    } { $b-by }
term-opposite = { $a } { $a-be } { $b-opp }
term-opposite-not = { $a } { $a-be ->
        [jsou] nejsou
       *[je] není
    } { $b-opp }
term-alone = { $who } je { $who-sex ->
        [f] sama
       *[m] sám
    }
term-alone-not = { $who } není { $who-sex ->
        [f] sama
       *[m] sám
    }
term-alone_with = { $who } je { $who-sex ->
        [f] sama
       *[m] sám
    } { $company-with }
term-alone_with-not = { $who } není { $who-sex ->
        [f] sama
       *[m] sám
    } { $company-with }
term-completely_empty =
    { $zone-id ->
        [across] Zóna naproti je zcela prázdná
        [there] Ta zóna je zcela prázdná
       *[other] { $zone }: zcela prázdno
    }
term-completely_empty-not =
    { $zone-id ->
        [across] Zóna naproti není zcela prázdná
        [there] Ta zóna není zcela prázdná
       *[other] { $zone }: ne zcela prázdno
    }
term-holds = { $who } drží { $item-acc }
term-holds-not = { $who } nedrží { $item-acc }
term-holds_nothing = { $who } nic nedrží
term-holds_nothing-not = { $who } něco drží
term-item_at =
    { $state ->
        [dropped] Leží { $zone-in } { $item-low }
        [held] Někdo { $zone-in } drží { $item-acc }
       *[any] { $item-be ->
            [jsou] Jsou
           *[je] Je
        } { $zone-in } { $item-low }
    }
term-item_at-not =
    { $state ->
        [dropped] Neleží { $zone-in } { $item-low }
        [held] Nikdo { $zone-in } nedrží { $item-acc }
       *[any] { $item-be ->
            [jsou] Nejsou
           *[je] Není
        } { $zone-in } { $item-low }
    }
term-count_items =
    { $item-id ->
        [any] { $size ->
            [least] Aspoň
            [most] Nejvýš
           *[exactly] { $count ->
                [0] Žádný
               *[other] Právě
            }
        }{ $count ->
            [0] {""}
           *[other] {" "}{ $count }
        } { $count ->
            [0] { $state ->
                [dropped] odložený předmět
                [held] držený předmět
               *[any] předmět
            }
            [one] { $state ->
                [dropped] odložený předmět
                [held] držený předmět
               *[any] předmět
            }
            [few] { $state ->
                [dropped] odložené předměty
                [held] držené předměty
               *[any] předměty
            }
           *[other] { $state ->
                [dropped] odložených předmětů
                [held] držených předmětů
               *[any] předmětů
            }
        } { $zone-in }
       *[other] { $size ->
            [least] Aspoň
            [most] Nejvýš
           *[exactly] Právě
        } { $count }× { $item-low } { $zone-in }{ $state ->
            [dropped] , odloženo
            [held] , někdo drží
           *[any] {""}
        }
    }
term-count_items-not =
    Neplatí: { $size ->
        [least] aspoň
        [most] nejvýš
       *[exactly] právě
    } { $count }× { $item-low } { $zone-in }{ $state ->
        [dropped] , odloženo
        [held] , někdo drží
       *[any] {""}
    }
term-count_criminals =
    { $size ->
        [least] Aspoň { $count ->
            [one] { $count } zločinec
            [few] { $count } zločinci
           *[other] { $count } zločinců
        }
        [most] Nejvýš { $count ->
            [one] { $count } zločinec
            [few] { $count } zločinci
           *[other] { $count } zločinců
        }
       *[exactly] { $count ->
            [0] Žádný zločinec
            [one] Právě { $count } zločinec
            [few] Právě { $count } zločinci
           *[other] Právě { $count } zločinců
        }
    } { $zone-in }
term-count_criminals-not =
    Neplatí: { $size ->
        [least] aspoň
        [most] nejvýš
       *[exactly] právě
    } { $count ->
        [one] { $count } zločinec
        [few] { $count } zločinci
       *[other] { $count } zločinců
    } { $zone-in }
term-guardian_at = Strážce je { $zone-in }
term-guardian_at-not = Strážce není { $zone-in }
term-barriers_at =
    { $size ->
        [least] { $count ->
            [1] Zátaras
           *[other] Aspoň { $count } zátarasy
        }
        [most] { $count ->
            [0] Bez zátarasu
            [1] Nejvýš 1 zátaras
           *[other] Nejvýš { $count } zátarasy
        }
       *[exactly] { $count ->
            [0] Bez zátarasu
            [1] Právě 1 zátaras
           *[other] Právě { $count } zátarasy
        }
    } { $zone-at }
term-barriers_at-not =
    { $size ->
        [least] { $count ->
            [1] Bez zátarasu
           *[other] Méně zátarasů než { $count }
        }
        [most] Více zátarasů než { $count }
       *[exactly] Jiný počet zátarasů než { $count }
    } { $zone-at }
term-barrier_between = Mezi { $a-ins } a { $b-ins } stojí zátaras
term-barrier_between-not = Mezi { $a-ins } a { $b-ins } není zátaras
term-search_at =
    { $size ->
        [least] { $count ->
            [1] Pátrání { $zone-in }
            [few] Aspoň { $count } žetony pátrání { $zone-in }
           *[other] Aspoň { $count } žetonů pátrání { $zone-in }
        }
        [most] { $count ->
            [0] Bez pátrání { $zone-in }
            [1] Nejvýš 1 žeton pátrání { $zone-in }
            [few] Nejvýš { $count } žetony pátrání { $zone-in }
           *[other] Nejvýš { $count } žetonů pátrání { $zone-in }
        }
       *[exactly] { $count ->
            [0] { $zone-id ->
                [there] Není tam pátrání
               *[other] Bez pátrání { $zone-in }
            }
            [1] Právě 1 žeton pátrání { $zone-in }
            [few] Právě { $count } žetony pátrání { $zone-in }
           *[other] Právě { $count } žetonů pátrání { $zone-in }
        }
    }
term-search_at-not =
    { $size ->
        [least] { $count ->
            [1] Bez pátrání
           *[other] Méně žetonů pátrání než { $count }
        }
        [most] { $count ->
            [0] Pátrání
           *[other] Více žetonů pátrání než { $count }
        }
       *[exactly] { $count ->
            [0] Pátrání
           *[other] Jiný počet žetonů pátrání než { $count }
        }
    } { $zone-in }
term-hooked_count =
    { $size ->
        [least] Máte zaháknuté aspoň { $count }
        [most] Máte zaháknuté nejvýš { $count }
       *[exactly] Máte zaháknuté právě { $count }
    }
term-hooked_count-not =
    { $size ->
        [least] Máte zaháknutých méně než { $count }
        [most] Máte zaháknutých více než { $count }
       *[exactly] Nemáte zaháknuté právě { $count }
    }

# Dva členy řečené jedním; ostatní se spojují slovy „nebo“ a „a“.
term-near = { $who } { $who-be } { $zone-in } nebo vedle
term-within = { $a } { $a-be } { $b-with } nebo hned vedle
term-or = { $head } nebo { $last }
term-and = { $head } a { $last }
term-prerequisite = Je spáchán zločin { $level }. úrovně linky { $line }

## Efekty zločinu

effect-drop_held = { $who } odloží svůj předmět
effect-drop_items_at = Vaši zločinci { $zone-in } odloží své předměty
effect-move_guardian =
    { $count ->
        [1] Jednou pohněte Strážcem
        [2] Dvakrát pohněte Strážcem
       *[other] { $count }× pohněte Strážcem
    }
effect-relocate_guardian = Strážce jde { $zone-to }
effect-move_barrier =
    { $count ->
        [1] Jednou pohněte zátarasem
        [2] Dvakrát pohněte zátarasy
       *[other] { $count }× pohněte zátarasy
    }
effect-relocate_item = Odložte { $item-acc } { $zone-in }
effect-relocate_held = Co drží { $who }, přesuňte { $zone-to } a odložte
effect-relocate_criminal = { $who } jde { $zone-to }
effect-move_criminal = O jednu zónu pohněte { $who-ins }
effect-attract_search = Přilákejte pátrání { $zone-to }
effect-relocate_search_group =
    { $count ->
        [1] Osamělý žeton pátrání jde { $zone-to }
       *[other] Skupina { $count } žetonů pátrání jde { $zone-to }
    }
effect-gain_dominance = Získejte { $count ->
        [one] { $count } nadvládu
        [few] { $count } nadvlády
       *[other] { $count } nadvlád
    } { $who-over }
effect-lose_dominance = Ztraťte { $count ->
        [one] { $count } nadvládu
        [few] { $count } nadvlády
       *[other] { $count } nadvlád
    } { $who-over }
