### Nemesis: Lockdown: efekty a podmínky slovy, pro karty, které nikdo nepopsal. `effect-<operace>`, `cond-<predikát>`; $who je self, again nebo někdo jiný, komu se říká $whom (again: už zaznělo); $amount je z `amount-<věc>`; $in je kde, z `room-…`.

effect-then = { $head } a { $last }
effect-and = { $head } a { $last }
effect-or = { $head }, nebo { $last }
effect-either = { $head } nebo { $last }
effect-if = pokud { $cond }, { $then }
effect-if-else = pokud { $cond }, { $then }; pokud ne, { $else }
effect-dark = Ve tmě: { $effect }
effect-requires = Jen pokud { $cond }.
effect-reaction = { $when }: { $effect }

## Kdo

who-target = oběť
who-each = každý, koho se to týká,
who-others_here = každá jiná postava ve vaší místnosti
who-character_here = postava ve vaší místnosti, třeba vy,
who-character_here_max_3_cards = postava ve vaší místnosti s nejvýš 3 kartami
who-all_here = každý tady
who-self_and_one_here = vy a 1 ochotná postava
who-rules_dark_only = postava ve tmě
who-any_character = některá postava
who-any_survivor = některá přeživší postava
who-which = která
each-character = každá postava{ $in ->
        [none] {""}
       *[other] {""} { $in }
    }{ $which ->
        [none] {""}
       *[other] , { $which },
    }

## Kolik

amount-light_wound = { $n ->
        [all] všechna lehká poranění
        [one] 1 lehké poranění
        [few] { $n } lehká poranění
       *[other] { $n } lehkých poranění
    }
amount-serious_wound = { $n ->
        [all] všechna vážná poranění
        [one] 1 vážné poranění
        [few] { $n } vážná poranění
       *[other] { $n } vážných poranění
    }
amount-dressed = { $n ->
        [all] všechna obvázaná vážná poranění
        [one] 1 obvázané vážné poranění
        [few] { $n } obvázaná vážná poranění
       *[other] { $n } obvázaných vážných poranění
    }
amount-contamination = { $n ->
        [one] 1 kartu infekce
        [few] { $n } karty infekce
       *[other] { $n } karet infekce
    }
amount-card = { $n ->
        [serious_wounds] 1 kartu za každé vážné poranění
        [one] 1 kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
amount-action = { $n ->
        [one] 1 akční kartu
        [few] { $n } akční karty
       *[other] { $n } akčních karet
    }
amount-item = { $n ->
        [one] 1 předmět
        [few] { $n } předměty
       *[other] { $n } předmětů
    }
amount-weapon = { $n ->
        [one] 1 zbraň
        [few] { $n } zbraně
       *[other] { $n } zbraní
    }
amount-ammo = { $n ->
        [one] 1 munici
        [few] { $n } munice
       *[other] { $n } munic
    }
amount-injury = { $n } zranění
amount-knowledge = { $n ->
        [one] 1 znalost
        [few] { $n } znalosti
       *[other] { $n } znalostí
    }
amount-egg = { $n ->
        [one] 1 vejce
        [few] { $n } vejce
       *[other] { $n } vajec
    }
amount-object = { $n ->
        [one] 1 vzorek
        [few] { $n } vzorky
       *[other] { $n } vzorků
    }
amount-css = { $n ->
        [one] 1 žeton SNK
        [few] { $n } žetony SNK
       *[other] { $n } žetonů SNK
    }
amount-unexplored = { $n ->
        [one] 1 neprozkoumanou místnost
        [few] { $n } neprozkoumané místnosti
       *[other] { $n } neprozkoumaných místností
    }
amount-contingency = { $n ->
        [all] všechny terminační rozkazy
        [one] 1 terminační rozkaz
        [few] { $n } terminační rozkazy
       *[other] { $n } terminačních rozkazů
    }
amount-door = { $n ->
        [all] všechny dveře
        [one] 1 dveře
       *[other] až { $n } dveře
    }
amount-noise = { $n ->
        [all] všechen hluk
       *[other] { $n } hluk
    }

## Kde

room-here = ve vaší místnosti
room-any = v kterékoli jedné místnosti
room-here_or_neighbouring = ve vaší nebo sousední místnosti
room-kind-elevator = u každého Vstupu do výtahu
room-kind-staircase = na každém Nouzovém schodišti
rooms = { $pick ->
        [lowest_number] v
        [chosen] v jedné
        [some] v
        [here] ve vaší
       *[each] v každé
    } { $adjectives } místnosti { $extras }
room-explored = prozkoumané
room-computer = s počítačem
room-powered = v sekci s proudem
room-marker = s { $marker-ins }
room-without_marker = { $marker-id ->
        [fire] bez požáru
       *[other] bez poruchy
    }
room-with = , kde je někdo ve tmě,
room-with_character = s postavou, { $which },
room-with_intruder = , kde je { $kinds },
room-technical_entrance = s vyústěním servisních chodeb
room-without_destroyed_doors = bez zničených dveří
room-not_here = kromě této
room-lowest_number = s nejnižším číslem
room-not_tile = není { $in }
room-outside = , ale ne { $in },
colour-red = červené
colour-yellow = žluté
colour-green = zelené
colour-white = bílé
kind-any = vetřelec
a-kind = { $it-low }
a-thing = { $it-acc }
weapon-energy = energetickou zbraň
weapon-classic = klasickou zbraň
weapon-attached = ji

## Operace s lidmi

effect-light_wound = { $who ->
        [self] utrpíte
       *[other] { $whom } utrpí
    } { $amount }
effect-serious_wound = { $who ->
        [self] utrpíte
       *[other] { $whom } utrpí
    } { $amount }
effect-die = { $who ->
        [self] zemřete
       *[other] { $whom } zemře
    }
effect-dress_serious = { $who ->
        [self] obvažte
       *[other] { $whom } obváže
    } { $amount }
effect-heal_dressed_serious = { $who ->
        [self] vylečte
       *[other] { $whom } vyléčí
    } { $amount }
effect-heal_light = { $who ->
        [self] vylečte
       *[other] { $whom } vyléčí
    } { $amount }
effect-slime = { $who ->
        [self] dostanete sliz
       *[other] { $whom } dostane sliz
    }
effect-discard_slime = { $who ->
        [self] odstraňte svůj sliz
       *[other] { $whom } odstraní svůj sliz
    }
effect-contamination = { $who ->
        [self] vezměte si
        [again] vezme si
       *[other] { $whom } si vezme
    } { $amount }
effect-infest = { $who ->
        [self] dostanete larvu
       *[other] { $whom } dostane larvu
    } a 1 kartu infekce
effect-remove_larva = { $who ->
        [self] odstraňte svou larvu
       *[other] { $whom } odstraní svou larvu
    }
effect-remove_larva-then = { $first } a pokud ji měla, { $then }
effect-scan = { $who ->
        [self] oskenujte
       *[other] { $whom } oskenuje
    } { $zone ->
        [hand] karty infekce v ruce
        [one_in_hand] 1 kartu infekce v ruce
        [drawn] dobrané karty infekce
       *[all] všechny karty infekce
    }{ $remove ->
        [infected] {""} (parazité zmizí)
        [not_infected] {""} (neškodné zmizí)
        [all] {""} (oskenované zmizí)
       *[none] {""}
    }{ $on_infected ->
        [infect] {""} (parazit znamená larvu, a kdo už ji má, zemře)
        [larva] {""} (parazit znamená larvu)
        [contamination] {""} (parazit znamená novou kartu infekce)
       *[none] {""}
    }
effect-contamination_scan_or_die = { $who ->
        [self] vezměte si 1 kartu infekce a oskenujte ji
        [again] vezme si 1 kartu infekce a oskenuje ji
       *[other] { $whom } si vezme 1 kartu infekce a oskenuje ji
    }: parazit zabíjí{ $creeper_on_death ->
        [yes] {""} a objeví se nymfoid
       *[no] {""}
    }
effect-draw_cards = { $who ->
        [self] doberte si
        [again] dobere si
       *[other] { $whom } si dobere
    } { $amount }
effect-discard_cards = { $who ->
        [self] odhoďte
       *[other] { $whom } odhodí
    } { $which ->
        [drawn] dobrané karty
        [hand] celou ruku
       *[some] { $amount }
    }
effect-pass = { $who ->
        [self] pasujte
       *[other] { $whom } pasuje
    }
effect-shuffle_all_cards = { $who ->
        [self] zamíchejte
       *[other] { $whom } zamíchá
    } { $include_hand ->
        [yes] ruku, odhozené karty a balíček do nového balíčku
       *[no] odhozené karty a balíček do nového balíčku
    }
effect-hand_size_bonus = kdo tu začne kolo, dobere si o { $n ->
        [one] 1 kartu
        [few] { $n } karty
       *[other] { $n } karet
    } víc{ $blocked_by ->
        [malfunction] , není-li tu porucha
       *[none] {""}
    }
effect-discard_item = { $who ->
        [self] odhoďte
       *[other] { $whom } odhodí
    } { $amount }
effect-discard_ammo = { $who ->
        [self] ztratíte
       *[other] { $whom } ztratí
    } { $amount }{ $else ->
        [none] {""}
       *[other] , a nestačí-li, { $else }
    }
effect-gain_knowledge = { $who ->
        [self] získejte
       *[other] { $whom } získá
    } { $amount }
effect-activate_knowledge = { $who ->
        [self] ověřte si znalosti
        [again] ověří si znalosti
       *[other] { $whom } si ověří znalosti
    }
effect-send_signal = { $who ->
        [self] vyšlete signál
       *[other] { $whom } vyšle signál
    }
effect-lock_isolation = { $who ->
        [self] jste zamčení v izolaci
       *[other] { $whom } se zamkne v izolaci
    }
effect-noise_roll = { $who ->
        [self] hoďte na hluk
       *[other] { $whom } hodí na hluk
    }
effect-encounter = { $who ->
        [self] vyhodnoťte střet
       *[other] { $whom } vyhodnotí střet
    }

## Operace s předměty a vzorky

effect-gain_crafted = vezměte si ze sestavených předmětů { $items }
effect-search = hledejte ve své místnosti: podívejte se na { $look } a nechte si { $keep }{ $ignore_counter ->
        [yes] , i když tu žádné nezbývají
       *[no] {""}
    }
effect-craft = { $who ->
        [self] sestavte předmět
       *[other] { $whom } smí sestavit předmět
    }{ $components_needed ->
        [1] {""} jen z 1 ze 2 komponent
       *[other] {""}
    }{ $wildcard ->
        [none] {""}
       *[other] ; kteroukoli komponentu smí nahradit { $wildcard }
    }
effect-pick_up_object = zvedněte { $amount }
effect-take_egg = vyjměte 1 vejce z kokonu
effect-remove_egg = z Hnízda zmizí { $amount }
effect-analyze_object = spotřebujte { $objects }: získáte { $amount } a nový druh vzorku odhalí slabinu
effect-take_carcass_from_supply = vezměte si do ruky mršinu
effect-exhaust_self = tato karta je vyřazená, dokud neodhodíte { $item }
effect-load_ammo = { $n ->
        [full] plně nabijte { $weapon }
       *[other] nabijte { $weapon } o { $amount }
    }
effect-attach_to_weapon = vylepšete touto kartou { $weapon }, od teď pojme o { $n ->
        [one] 1 munici
        [few] { $n } munice
       *[other] { $n } munic
    } víc
effect-reload_with = ve svém tahu smíte odhodit { $item } a tuto zbraň { $n ->
        [full] plně nabít
       *[other] nabít o { $amount }
    }
effect-bind_heavy_items = spojte 2 těžké předměty, ať se vejdou do 1 ruky
effect-counts_as = platí za { $item }
effect-immune = { $parts }
immune-slime = nikdy nedostanete sliz
immune-fire = požár vás nepopálí
effect-light_source = { $duration ->
        [round] do konce kola nejste ve tmě
       *[one_effect] pro jeden efekt nejste ve tmě
    }
effect-shot_modifier = { $when ->
        [hit_2] při dvojitém zásahu
        [not_blank] když nepadne prázdná stěna,
        [at_least_1_injury] když zasáhnete,
       *[any] při každém výstřelu
    } { $parts }
shot-reroll = smíte hodit znovu
shot-treat_as = platí „{ $face }“
shot-minimum_injuries = je to aspoň { $amount }
shot-extra_injuries = je to o { $amount } víc
shot-spend_ammo = smíte zaplatit { $price } za { $amount } navíc
shot-place = { $marker-id ->
        [fire] vypukne ve vaší místnosti požár
       *[other] nastane ve vaší místnosti porucha
    }

## Operace na plánu

effect-place_marker = { $in } { $marker-id ->
        [fire] vypukne požár
       *[other] nastane porucha
    }
effect-discard_marker = odstraňte { $marker-acc } { $in }
effect-set_item_counter = počet předmětů { $in } je { $n }
effect-change_item_counter = { $change ->
        [more] zvyšte
       *[less] snižte
    } počet předmětů { $in } o { $n }
effect-remove_from_supply = ze zásoby nadobro zmizí { $n } { $marker-id ->
        [fire] { $n ->
            [one] požár
            [few] požáry
           *[other] požárů
        }
       *[other] { $n ->
            [one] porucha
            [few] poruchy
           *[other] poruch
        }
    }
effect-spread_fire = požár se rozšíří do všech místností vedle hořících, ne přes zavřené dveře
effect-strike_room = { $in } utrpí každý vetřelec { $injuries } a každá postava { $wounds }{ $place ->
        [none] {""}
       *[other] {""} a { $place }
    }
effect-blast = { $range ->
        [0] ve vaší místnosti
       *[other] ve vaší nebo sousední místnosti
    }{ $blocked_by ->
        [closed_door] , ne přes zavřené dveře,
       *[none] {""}
    } utrpí 1 vetřelec { $injuries }, každý jiný { $others } a každá postava { $wounds }{ $place ->
        [none] {""}
       *[other] {""} a { $place }
    }
blast-place = { $marker-id ->
        [fire] vypukne tam požár
       *[other] nastane tam porucha
    }
effect-place_noise = { $where ->
        [corridors_of] { $in } se ozve hluk v každé prázdné chodbě
        [technical] v servisních chodbách se ozve hluk
        [areas] hluk se ozve { $n ->
            [all] ve všech oblastech
            [own] ve vaší oblasti
            [one] v 1 oblasti
           *[other] v { $n } oblastech
        }
        [one_corridor_here] přidejte 1 hluk do chodby své místnosti
       *[section_here] přidejte hluk do každé prázdné chodby své sekce
    }
effect-discard_noise = odstraňte { $amount } { $where ->
        [areas] { $n ->
            [own] ve své oblasti
           *[other] v oblastech
        }
        [one_corridor_here] v chodbě své místnosti
       *[section_here] ve své sekci
    }
effect-skip_noise_roll = vynechte svůj hod na hluk na konci kola{ $needs_darkness ->
        [yes] , jste-li ve tmě
       *[no] {""}
    }
effect-door = { $action ->
        [open] otevřete
        [close] zavřete
        [destroy] zničte
       *[toggle] otevřete či zavřete
    } { $amount } { $where ->
        [any] kdekoli
        [corridors_here] své místnosti
        [section_here] ve své sekci
        [corridors_of_chosen_room] kterékoli jedné místnosti
       *[all] na plánu
    }
effect-vent_out = začněte odsávat vzduch { $in }
effect-move = { $company ->
        [yes] jděte do sousední místnosti s 1 ochotnou postavou
       *[no] { $who ->
            [self] jděte do sousední místnosti
           *[other] { $whom } jde do sousední místnosti
        }
    }{ $noise ->
        [none] {""} bez hodu na hluk
       *[normal] {""}
    }{ $attacks ->
        [no] {""} bez útoku vetřelců
       *[yes] {""}
    }
effect-move_technical = jděte do jiné { $to ->
        [explored_entrance] prozkoumané místnosti
       *[any_entrance] místnosti
    } s vyústěním servisních chodeb

## Operace s vetřelci

effect-lure = všichni vetřelci z okolí sousední místnosti jdou do ní{ $attack_first ->
        [yes] , a kdo je v boji, nejdřív zaútočí
       *[no] {""}
    }
effect-hunt_in_section = v každé sekci přijdou všichni vetřelci mimo boj za postavou, { $which }
effect-intruder_follows = vetřelec jde s ní
effect-cannot_be_followed = vetřelci vás nepronásledují
effect-move_intruder = pohněte 1 vetřelcem své sekce, který není v boji, chodbou podle své volby
effect-injure = { $target ->
        [all_here] každý vetřelec ve vaší místnosti
       *[one_here] 1 vetřelec ve vaší místnosti
    } utrpí { $amount }{ $per ->
        [0] {""}
        [one] {""} a za každou vaši znalost ještě 1
        [few] {""} a za každé { $per } vaše znalosti ještě 1
       *[other] {""} a za každých { $per } vašich znalostí ještě 1
    }
effect-retreat = { $target ->
        [all_here] všichni vetřelci ve vaší místnosti utečou
        [all_in_chosen_room] všichni vetřelci odtud utečou
        [injured_if_alive] ten vetřelec uteče, žije-li ještě
        [attacker] útočník uteče
       *[one_here] 1 vetřelec ve vaší místnosti uteče
    }
effect-replace_intruder = z útočníka se stane { $kind-low }
effect-place_intruder = { $in } se objeví { $kind-low }
effect-return_intruders_to_bag = všichni vetřelci v místnostech bez postav se vrátí do sáčku
effect-add_token = do sáčku přibude { $kind-low }
effect-intruder_attack = { $attacker ->
        [replaced] nový vetřelec hned zaútočí
       *[other] zaútočí každý vetřelec v místnosti, kde je někdo ve tmě
    }
effect-resolve_attack_card = { $who ->
        [self] zaútočí na vás jakoby
       *[other] { $whom } čelí útoku, jaký vede
    } { $kind-low }{ $darkness ->
        [yes] {""} ve tmě
       *[no] {""}
    }
effect-redirect_attack = útok míří na jinou postavu ve vaší místnosti
effect-attack_misses_if = útok vás mine, pokud { $cond }
effect-ignore_surprise_attack = ignorujte přepadový útok{ $needs_darkness ->
        [yes] {""} ve tmě
       *[no] {""}
    }
effect-ignore_dark_effect = ignorujte, co ve tmě dělá { $source ->
        [event] událost
        [attack] { $attack }
       *[other] karta
    }{ $attacker-id ->
        [none] {""}
       *[other] , když útočí { $attacker-low }
    }
effect-treat_face = když útočíte na { $target-acc }, platí „{ $face }“ za „{ $other }“

## Proud, čas, tajemství

effect-flip_power = otočte žeton energie { $section-id ->
        [here] své sekce
        [elevator] výtahu
       *[other] { $section-in }
    }
effect-set_power = { $section-id ->
        [here] ve vaší sekci
       *[other] { $section-in }
    } { $side ->
        [blue] naskočí proud
       *[red] vypadne proud
    }
effect-swap_power = vyměňte { $n ->
        [one] 1 žeton
        [few] { $n } žetony
       *[other] { $n } žetonů
    } energie
effect-restore_power = zapněte záložní agregát
effect-set_time_token = ukazatel času se otočí na { $side ->
        [blue] modrou
       *[red] červenou
    }
effect-start_autodestruction = spustí se autodestrukce
effect-stop_autodestruction = zastavte autodestrukci, dokud je žlutá
effect-start_alert = vyhlaste poplach
effect-see_objectives = někdo, kdo vyslal signál, vám tajně ukáže své úkoly
effect-peek_contingency = podívejte se na { $amount }{ $of ->
        [any_not_active] , jen ne na aktivní
        [other_player_in_same_section] {""} jiného hráče ve své sekci
        [any_other_player] {""} jiného hráče
       *[neutral_pool] {""} z neutrální zásoby
    }
effect-take_contingency = vezměte si { $amount } z neutrální zásoby a podívejte se na něj
effect-peek_css = podívejte se na { $amount }
effect-move_css = { $optional ->
        [yes] smíte ho posunout
       *[no] posuňte ho
    } o { $n ->
        [one] 1 pole
        [few] { $n } pole
       *[other] { $n } polí
    }
effect-peek_rooms = podívejte se na { $amount }{ $tokens ->
        [yes] {""} i s žetonem průzkumu
       *[no] {""}
    }
effect-move_rover = přemístěte rover
effect-open_main_gate = otevřete hlavní bránu
effect-computer_action = proveďte IT akci{ $free ->
        [yes] {""} zdarma
       *[no] {""}
    }{ $needs_power ->
        [no] , třeba i bez proudu
       *[yes] {""}
    }
effect-computer_options = z IT akce využijete { $n ->
        [one] 1 možnost
        [few] { $n } možnosti
       *[other] { $n } možností
    }
effect-room_action = proveďte{ $free ->
        [yes] {""} zdarma
       *[no] {""}
    } akci, která se nabízí { $in }
effect-call_elevator = přivolejte výtah
effect-use_elevator = jeďte výtahem
effect-enter_css_pod = nastupte do kapsle { $pod }, odhoďte ruku a pasujte
effect-cancel_action = zrušte akci jiného hráče ve své místnosti
effect-cancel_interruption = zrušte Přerušení jiného hráče ve své místnosti
effect-nothing = nic se nestane

## Trvalé změny

effect-modifier = { $stat ->
        [hand_size] na začátku kola si dobíráte o { $n ->
            [one] 1 kartu
            [few] { $n } karty
           *[other] { $n } karet
        } { $change ->
            [more] víc
           *[less] méně
        }
        [move_cost] { $scope ->
            [first_move_of_first_turn] první pohyb v prvním tahu kola
           *[always] pohyb
        } stojí o { $n ->
            [one] 1 kartu
            [few] { $n } karty
           *[other] { $n } karet
        } { $change ->
            [more] víc
           *[less] méně
        }
        [item_cost] použití předmětu stojí o { $n ->
            [one] 1 kartu
            [few] { $n } karty
           *[other] { $n } karet
        } { $change ->
            [more] víc
           *[less] méně
        }
        [hand_slots] na nošení máte o { $n } ruku { $change ->
            [more] víc
           *[less] méně
        }
        [surprise_number] { $scope ->
            [not_in_darkness] na světle je číslo přepadového útoku na vás
           *[always] číslo přepadového útoku na vás je
        } o { $n } { $change ->
            [more] vyšší
           *[less] nižší
        }
       *[intruder_health] koho zraníte, má odolnost o { $n } { $change ->
            [more] vyšší
           *[less] nižší
        }
    }
effect-on_trigger = { $when } { $do }
trigger-self_passes = kdykoli pasujete,
trigger-self_injures_intruder_in_fire_room = když zraníte vetřelce v hořící místnosti,
trigger-other_player_acts_here = Když jiný hráč něco dělá ve vaší místnosti
trigger-attacked_or_bag_noise = Když na vás někdo útočí a nejste sami, nebo máte ve tmě na konci kola házet na hluk
trigger-dark_event_or_surprise_attack = Když vás ve tmě zastihne událost nebo přepadový útok

## Čím se odemkne speciální předmět

asks-discard_item = odhoďte { $items }
asks-discard_item_colour = odhoďte { $items }
asks-in_room = buďte { $in }
asks-knowledge_min = mějte aspoň { $amount }
asks-take_contamination = vezměte si { $amount }

## Podmínky

cond-and = { $head } a { $last }
cond-or = buď { $head }, nebo { $last }
cond-attack_cause = { $is ->
        [escape] jde o ústup
        [surprise] jde o přepadový útok
        [event] jde o útok ve fázi událostí
       *[card] jde o útok kartou
    }
cond-attack_card_health_is = { $is ->
        [retreat] karta útoku má symbol útěku
       *[other] karta útoku má odolnost { $is }
    }
cond-has_undressed_serious = { $who ->
        [self] máte
       *[other] { $whom } má
    } neobvázané vážné poranění
cond-serious_wounds_min = { $who ->
        [self] máte
       *[other] { $whom } má
    } aspoň { $amount }
cond-no_action_cards = { $who ->
        [self] nemáte
       *[other] { $whom } nemá
    } akční karty
cond-has_action_cards = { $who ->
        [self] máte
       *[other] { $whom } má
    } akční karty
cond-in_darkness = { $who ->
        [self] jste
       *[other] { $whom } je
    } ve tmě
cond-not_in_combat = { $who ->
        [self] nejste
       *[other] { $whom } není
    } v boji
cond-in_nest_or_carries_egg = { $who ->
        [self] jste v Hnízdě nebo nesete vejce
       *[other] { $whom } je v Hnízdě nebo nese vejce
    }
cond-has_larva = { $who ->
        [self] máte
       *[other] { $whom } má
    } larvu
cond-no_larva_at_start = { $who ->
        [self] jste předtím neměli
       *[other] { $whom } předtím neměla
    } larvu
cond-nobody_infested_by_this_card = nikdo touto kartou nedostal larvu
cond-room_has_marker = { $in } je { $marker-id ->
        [fire] požár
       *[other] porucha
    }
cond-room_explored = je prozkoumaná místnost { $room }
cond-room_exists = se to dá udělat { $in }
cond-technical_noise_present = v servisních chodbách je hluk
cond-time_on_css_token = u současného času leží žeton SNK
cond-css_pod_empty = kapsle { $pod } je volná
cond-face_down_css_token_left = leží některý žeton SNK lícem dolů
cond-knowledge_inactive = { $who ->
        [self] nemáte
       *[other] { $whom } nemá
    } ověřené znalosti
cond-knowledge_active = { $who ->
        [self] máte
       *[other] { $whom } má
    } ověřené znalosti
cond-knowledge_min = { $who ->
        [self] máte
       *[other] { $whom } má
    } aspoň { $amount }
cond-knowledge_max = { $who ->
        [self] máte
       *[other] { $whom } má
    } nejvýš { $amount }
cond-object_in_room = je ve vaší místnosti vzorek
cond-cocooned_egg_left = v Hnízdě zbývají vejce
cond-autodestruction_yellow = je autodestrukce žlutá
cond-autodestruction_not_running = autodestrukce neběží
cond-alert_not_started = ještě není poplach
cond-neutral_pool_not_empty = je v neutrální zásobě žeton
cond-venting_token_free = se zrovna z žádné místnosti neodsává vzduch
cond-crafted_in_stock = lze získat { $items }
cond-item_counter_min = v místnosti { $n ->
        [one] zbývá aspoň 1 předmět
        [few] zbývají aspoň { $n } předměty
       *[other] zbývá aspoň { $n } předmětů
    }
cond-elevator_powered = jde ve výtahu proud
cond-elevator_here = je výtah tady
cond-elevator_elsewhere = je výtah jinde
cond-no_intruder_here = tu není vetřelec
cond-isolation_open = je Izolační komora odjištěná
cond-technical_entrance_here = do vaší místnosti ústí servisní chodba
cond-working_computer_here = je ve vaší místnosti fungující počítač
cond-intruder_or_object_here = je ve vaší místnosti vetřelec nebo vzorek
cond-in_exit_room = jste ve Výstupní komoře
cond-other_player_sent_signal = signál vyslal jiný hráč
cond-signal_sent = { $who ->
        [self] máte
       *[other] { $whom } má
    } vyslaný signál
cond-signal_not_sent = { $who ->
        [self] nemáte
       *[other] { $whom } nemá
    } vyslaný signál
cond-escaped_in = { $place ->
        [css_pod] { $who ->
            [self] odletíte v kapsli
           *[other] { $whom } odletí v kapsli
        }
        [bunker] { $who ->
            [self] dojdete do Bunkru
           *[other] { $whom } dojde do Bunkru
        }
        [css_pod_or_bunker] { $who ->
            [self] odletíte v kapsli nebo dojdete do Bunkru
           *[other] { $whom } odletí v kapsli nebo dojde do Bunkru
        }
       *[isolation_room] { $who ->
            [self] jste zamčení v Izolační komoře
           *[other] { $whom } je zamčená v Izolační komoře
        }
    }
cond-no_nemesis_survivor_survives = nepřežije žádný { $others ->
        [yes] jiný
       *[no] {""}
    } přeživší z Nemesis
cond-only_survivor = přežijete jako jediní
cond-sections_explored = všechny místnosti { $in } jsou prozkoumané
cond-queen_killed = královna je mrtvá
cond-facility_destroyed = základna je zničená
cond-nest_destroyed = Hnízdo je zničené
cond-items_min = { $who ->
        [self] máte u sebe
       *[other] { $whom } má u sebe
    } aspoň { $amount }
cond-survivors_min = { $n ->
        [one] přežije aspoň 1 postava
        [few] přežijí aspoň { $n } postavy
       *[other] přežije aspoň { $n } postav
    }
cond-survivors_max = { $n ->
        [one] přežije nejvýš 1 postava
        [few] přežijí nejvýš { $n } postavy
       *[other] přežije nejvýš { $n } postav
    }
cond-player_dead = postava hráče { $player } nepřežije
cond-carries_object = { $who ->
        [self] na konci držíte
       *[other] { $whom } na konci drží
    } { $object-acc }
cond-weaknesses_face_up_min = { $n ->
        [one] aspoň 1 slabina je objevená
        [few] aspoň { $n } slabiny jsou objevené
       *[other] aspoň { $n } slabin je objevených
    }
cond-power_blue_min = { $n ->
        [one] aspoň 1 žeton energie je na konci modrý
        [few] aspoň { $n } žetony energie jsou na konci modré
       *[other] aspoň { $n } žetonů energie je na konci modrých
    }
cond-players_max = { $n ->
        [one] hrajete sami
       *[other] je vás nejvýš { $n }
    }
