### Nemesis: Lockdown: efekty a podmienky slovami, pre karty, ktoré nikto neopísal. `effect-<operácia>`, `cond-<predikát>`; $who je self, again alebo niekto iný, komu sa hovorí $whom (again: už zaznelo); $amount je z `amount-<vec>`; $in je kde, z `room-…`.

effect-then = { $head } a { $last }
effect-and = { $head } a { $last }
effect-or = { $head }, alebo { $last }
effect-either = { $head } alebo { $last }
effect-if = ak { $cond }, { $then }
effect-if-else = ak { $cond }, { $then }; ak nie, { $else }
effect-dark = V tme: { $effect }
effect-requires = Len ak { $cond }.
effect-reaction = { $when }: { $effect }

## Kto

who-target = obeť
who-each = každý, koho sa to týka,
who-others_here = každá iná postava vo vašej miestnosti
who-character_here = postava vo vašej miestnosti, možno vy,
who-character_here_max_3_cards = postava vo vašej miestnosti s najviac 3 kartami
who-all_here = každý tu
who-self_and_one_here = vy a 1 ochotná postava
who-rules_dark_only = postava v tme
who-any_character = niektorá postava
who-any_survivor = niektorá preživšia postava
who-which = ktorá
each-character = každá postava{ $in ->
        [none] {""}
       *[other] {""} { $in }
    }{ $which ->
        [none] {""}
       *[other] , { $which },
    }

## Koľko

amount-light_wound = { $n ->
        [all] všetky ľahké poranenia
        [one] 1 ľahké poranenie
        [few] { $n } ľahké poranenia
       *[other] { $n } ľahkých poranení
    }
amount-serious_wound = { $n ->
        [all] všetky vážne poranenia
        [one] 1 vážne poranenie
        [few] { $n } vážne poranenia
       *[other] { $n } vážnych poranení
    }
amount-dressed = { $n ->
        [all] všetky obviazané vážne poranenia
        [one] 1 obviazané vážne poranenie
        [few] { $n } obviazané vážne poranenia
       *[other] { $n } obviazaných vážnych poranení
    }
amount-contamination = { $n ->
        [one] 1 kartu infekcie
        [few] { $n } karty infekcie
       *[other] { $n } kariet infekcie
    }
amount-card = { $n ->
        [serious_wounds] 1 kartu za každé vážne poranenie
        [one] 1 kartu
        [few] { $n } karty
       *[other] { $n } kariet
    }
amount-action = { $n ->
        [one] 1 akčnú kartu
        [few] { $n } akčné karty
       *[other] { $n } akčných kariet
    }
amount-item = { $n ->
        [one] 1 predmet
        [few] { $n } predmety
       *[other] { $n } predmetov
    }
amount-weapon = { $n ->
        [one] 1 zbraň
        [few] { $n } zbrane
       *[other] { $n } zbraní
    }
amount-ammo = { $n ->
        [one] 1 muníciu
        [few] { $n } munície
       *[other] { $n } munícií
    }
amount-injury = { $n ->
        [one] 1 zranenie
        [few] { $n } zranenia
       *[other] { $n } zranení
    }
amount-knowledge = { $n ->
        [one] 1 znalosť
        [few] { $n } znalosti
       *[other] { $n } znalostí
    }
amount-egg = { $n ->
        [one] 1 vajce
        [few] { $n } vajcia
       *[other] { $n } vajec
    }
amount-object = { $n ->
        [one] 1 vzorku
        [few] { $n } vzorky
       *[other] { $n } vzoriek
    }
amount-css = { $n ->
        [one] 1 žetón SNK
        [few] { $n } žetóny SNK
       *[other] { $n } žetónov SNK
    }
amount-unexplored = { $n ->
        [one] 1 nepreskúmanú miestnosť
        [few] { $n } nepreskúmané miestnosti
       *[other] { $n } nepreskúmaných miestností
    }
amount-contingency = { $n ->
        [all] všetky terminačné rozkazy
        [one] 1 terminačný rozkaz
        [few] { $n } terminačné rozkazy
       *[other] { $n } terminačných rozkazov
    }
amount-door = { $n ->
        [all] všetky dvere
        [one] 1 dvere
       *[other] až { $n } dvere
    }
amount-noise = { $n ->
        [all] všetok hluk
       *[other] { $n } hluk
    }

## Kde

room-here = vo vašej miestnosti
room-any = v ktorejkoľvek jednej miestnosti
room-here_or_neighbouring = vo vašej alebo susednej miestnosti
room-kind-elevator = pri každom Vstupe do výťahu
room-kind-staircase = na každom Núdzovom schodisku
rooms = { $pick ->
        [lowest_number] v
        [chosen] v jednej
        [some] v
        [here] vo vašej
       *[each] v každej
    } { $adjectives } miestnosti { $extras }
room-explored = preskúmanej
room-computer = s počítačom
room-powered = v sekcii s prúdom
room-marker = s { $marker-ins }
room-without_marker = { $marker-id ->
        [fire] bez požiaru
       *[other] bez poruchy
    }
room-with = , kde je niekto v tme,
room-with_character = s postavou, { $which },
room-with_intruder = , kde je { $kinds },
room-technical_entrance = s vyústením servisných chodieb
room-without_destroyed_doors = bez zničených dverí
room-not_here = okrem tejto
room-lowest_number = s najnižším číslom
room-not_tile = nie je { $in }
room-outside = , ale nie { $in },
colour-red = červenej
colour-yellow = žltej
colour-green = zelenej
colour-white = bielej
kind-any = votrelec
a-kind = { $it-low }
a-thing = { $it-acc }
weapon-energy = energetickú zbraň
weapon-classic = klasickú zbraň
weapon-attached = ju

## Operácie s ľuďmi

effect-light_wound = { $who ->
        [self] utrpíte
       *[other] { $whom } utrpí
    } { $amount }
effect-serious_wound = { $who ->
        [self] utrpíte
       *[other] { $whom } utrpí
    } { $amount }
effect-die = { $who ->
        [self] zomriete
       *[other] { $whom } zomrie
    }
effect-dress_serious = { $who ->
        [self] obviažte
       *[other] { $whom } obviaže
    } { $amount }
effect-heal_dressed_serious = { $who ->
        [self] vyliečte
       *[other] { $whom } vylieči
    } { $amount }
effect-heal_light = { $who ->
        [self] vyliečte
       *[other] { $whom } vylieči
    } { $amount }
effect-slime = { $who ->
        [self] dostanete sliz
       *[other] { $whom } dostane sliz
    }
effect-discard_slime = { $who ->
        [self] odstráňte svoj sliz
       *[other] { $whom } odstráni svoj sliz
    }
effect-contamination = { $who ->
        [self] vezmite si
        [again] vezme si
       *[other] { $whom } si vezme
    } { $amount }
effect-infest = { $who ->
        [self] dostanete larvu
       *[other] { $whom } dostane larvu
    } a 1 kartu infekcie
effect-remove_larva = { $who ->
        [self] odstráňte svoju larvu
       *[other] { $whom } odstráni svoju larvu
    }
effect-remove_larva-then = { $first } a ak ju mala, { $then }
effect-scan = { $who ->
        [self] oskenujte
       *[other] { $whom } oskenuje
    } { $zone ->
        [hand] karty infekcie v ruke
        [one_in_hand] 1 kartu infekcie v ruke
        [drawn] dobrané karty infekcie
       *[all] všetky karty infekcie
    }{ $remove ->
        [infected] {""} (parazity zmiznú)
        [not_infected] {""} (neškodné zmiznú)
        [all] {""} (oskenované zmiznú)
       *[none] {""}
    }{ $on_infected ->
        [infect] {""} (parazit znamená larvu, a kto ju už má, zomrie)
        [larva] {""} (parazit znamená larvu)
        [contamination] {""} (parazit znamená novú kartu infekcie)
       *[none] {""}
    }
effect-contamination_scan_or_die = { $who ->
        [self] vezmite si 1 kartu infekcie a oskenujte ju
        [again] vezme si 1 kartu infekcie a oskenuje ju
       *[other] { $whom } si vezme 1 kartu infekcie a oskenuje ju
    }: parazit zabíja{ $creeper_on_death ->
        [yes] {""} a objaví sa nymfoid
       *[no] {""}
    }
effect-draw_cards = { $who ->
        [self] doberte si
        [again] doberie si
       *[other] { $whom } si doberie
    } { $amount }
effect-discard_cards = { $who ->
        [self] odhoďte
       *[other] { $whom } odhodí
    } { $which ->
        [drawn] dobrané karty
        [hand] celú ruku
       *[some] { $amount }
    }
effect-pass = { $who ->
        [self] pasujte
       *[other] { $whom } pasuje
    }
effect-shuffle_all_cards = { $who ->
        [self] zamiešajte
       *[other] { $whom } zamieša
    } { $include_hand ->
        [yes] ruku, odhodené karty a balíček do nového balíčka
       *[no] odhodené karty a balíček do nového balíčka
    }
effect-hand_size_bonus = kto tu začne kolo, doberie si o { $n ->
        [one] 1 kartu
        [few] { $n } karty
       *[other] { $n } kariet
    } viac{ $blocked_by ->
        [malfunction] , ak tu nie je porucha
       *[none] {""}
    }
effect-discard_item = { $who ->
        [self] odhoďte
       *[other] { $whom } odhodí
    } { $amount }
effect-discard_ammo = { $who ->
        [self] stratíte
       *[other] { $whom } stratí
    } { $amount }{ $else ->
        [none] {""}
       *[other] , a ak nestačí, { $else }
    }
effect-gain_knowledge = { $who ->
        [self] získajte
       *[other] { $whom } získa
    } { $amount }
effect-activate_knowledge = { $who ->
        [self] overte si znalosti
        [again] overí si znalosti
       *[other] { $whom } si overí znalosti
    }
effect-send_signal = { $who ->
        [self] vyšlite signál
       *[other] { $whom } vyšle signál
    }
effect-lock_isolation = { $who ->
        [self] ste zamknutí v izolácii
       *[other] { $whom } sa zamkne v izolácii
    }
effect-noise_roll = { $who ->
        [self] hoďte na hluk
       *[other] { $whom } hodí na hluk
    }
effect-encounter = { $who ->
        [self] vyhodnoťte stret
       *[other] { $whom } vyhodnotí stret
    }

## Operácie s predmetmi a vzorkami

effect-gain_crafted = vezmite si zo zostavených predmetov { $items }
effect-search = hľadajte vo svojej miestnosti: pozrite sa na { $look } a nechajte si { $keep }{ $ignore_counter ->
        [yes] , aj keď tu žiadne nezostali
       *[no] {""}
    }
effect-craft = { $who ->
        [self] zostavte predmet
       *[other] { $whom } smie zostaviť predmet
    }{ $components_needed ->
        [1] {""} len z 1 z 2 súčastí
       *[other] {""}
    }{ $wildcard ->
        [none] {""}
       *[other] ; ktorúkoľvek súčasť smie nahradiť { $wildcard }
    }
effect-pick_up_object = zdvihnite { $amount }
effect-take_egg = vyberte 1 vajce z kukly
effect-remove_egg = z Hniezda { $n ->
        [few] zmiznú
       *[other] zmizne
    } { $amount }
effect-analyze_object = spotrebujte { $objects }: získate { $amount } a nový druh vzorky odhalí slabinu
effect-take_carcass_from_supply = vezmite si do ruky zdochlinu
effect-exhaust_self = táto karta je vyradená, kým neodhodíte { $item }
effect-load_ammo = { $n ->
        [full] naplno nabite { $weapon }
       *[other] nabite { $weapon } o { $amount }
    }
effect-attach_to_weapon = vylepšite touto kartou { $weapon }, odteraz pojme o { $n ->
        [one] 1 muníciu
        [few] { $n } munície
       *[other] { $n } munícií
    } viac
effect-reload_with = vo svojom ťahu smiete odhodiť { $item } a túto zbraň { $n ->
        [full] naplno nabiť
       *[other] nabiť o { $amount }
    }
effect-bind_heavy_items = spojte 2 ťažké predmety, nech sa zmestia do 1 ruky
effect-counts_as = platí za { $item }
effect-immune = { $parts }
immune-slime = nikdy nedostanete sliz
immune-fire = požiar vás nepopáli
effect-light_source = { $duration ->
        [round] do konca kola nie ste v tme
       *[one_effect] pre jeden efekt nie ste v tme
    }
effect-shot_modifier = { $when ->
        [hit_2] pri dvojitom zásahu
        [not_blank] keď nepadne prázdna strana,
        [at_least_1_injury] keď zasiahnete,
       *[any] pri každom výstrele
    } { $parts }
shot-reroll = smiete hodiť znova
shot-treat_as = platí „{ $face }“
shot-minimum_injuries = je to aspoň { $amount }
shot-extra_injuries = je to o { $amount } viac
shot-spend_ammo = smiete zaplatiť { $price } za { $amount } navyše
shot-place = { $marker-id ->
        [fire] vypukne vo vašej miestnosti požiar
       *[other] nastane vo vašej miestnosti porucha
    }

## Operácie na pláne

effect-place_marker = { $in } { $marker-id ->
        [fire] vypukne požiar
       *[other] nastane porucha
    }
effect-discard_marker = odstráňte { $marker-acc } { $in }
effect-set_item_counter = počet predmetov { $in } je { $n }
effect-change_item_counter = { $change ->
        [more] zvýšte
       *[less] znížte
    } počet predmetov { $in } o { $n }
effect-remove_from_supply = zo zásoby nadobro { $n ->
        [few] zmiznú
       *[other] zmizne
    } { $n } { $marker-id ->
        [fire] { $n ->
            [one] požiar
            [few] požiare
           *[other] požiarov
        }
       *[other] { $n ->
            [one] porucha
            [few] poruchy
           *[other] porúch
        }
    }
effect-spread_fire = požiar sa rozšíri do všetkých miestností vedľa horiacich, nie cez zatvorené dvere
effect-strike_room = { $in } utrpí každý votrelec { $injuries } a každá postava { $wounds }{ $place ->
        [none] {""}
       *[other] {""} a { $place }
    }
effect-blast = { $range ->
        [0] vo vašej miestnosti
       *[other] vo vašej alebo susednej miestnosti
    }{ $blocked_by ->
        [closed_door] , nie cez zatvorené dvere,
       *[none] {""}
    } utrpí 1 votrelec { $injuries }, každý iný { $others } a každá postava { $wounds }{ $place ->
        [none] {""}
       *[other] {""} a { $place }
    }
blast-place = { $marker-id ->
        [fire] vypukne tam požiar
       *[other] nastane tam porucha
    }
effect-place_noise = { $where ->
        [corridors_of] { $in } sa ozve hluk v každej prázdnej chodbe
        [technical] v servisných chodbách sa ozve hluk
        [areas] hluk sa ozve { $n ->
            [all] vo všetkých oblastiach
            [own] vo vašej oblasti
            [one] v 1 oblasti
           *[other] v { $n } oblastiach
        }
        [one_corridor_here] pridajte 1 hluk do chodby svojej miestnosti
       *[section_here] pridajte hluk do každej prázdnej chodby svojej sekcie
    }
effect-discard_noise = odstráňte { $amount } { $where ->
        [areas] { $n ->
            [own] vo svojej oblasti
           *[other] v oblastiach
        }
        [one_corridor_here] v chodbe svojej miestnosti
       *[section_here] vo svojej sekcii
    }
effect-skip_noise_roll = vynechajte svoj hod na hluk na konci kola{ $needs_darkness ->
        [yes] , ak ste v tme
       *[no] {""}
    }
effect-door = { $action ->
        [open] otvorte
        [close] zatvorte
        [destroy] zničte
       *[toggle] otvorte či zatvorte
    } { $amount } { $where ->
        [any] kdekoľvek
        [corridors_here] svojej miestnosti
        [section_here] vo svojej sekcii
        [corridors_of_chosen_room] ktorejkoľvek jednej miestnosti
       *[all] na pláne
    }
effect-vent_out = začnite odsávať vzduch { $in }
effect-move = { $company ->
        [yes] choďte do susednej miestnosti s 1 ochotnou postavou
       *[no] { $who ->
            [self] choďte do susednej miestnosti
           *[other] { $whom } ide do susednej miestnosti
        }
    }{ $noise ->
        [none] {""} bez hodu na hluk
       *[normal] {""}
    }{ $attacks ->
        [no] {""} bez útoku votrelcov
       *[yes] {""}
    }
effect-move_technical = choďte do inej { $to ->
        [explored_entrance] preskúmanej miestnosti
       *[any_entrance] miestnosti
    } s vyústením servisných chodieb

## Operácie s votrelcami

effect-lure = všetci votrelci z okolia susednej miestnosti idú do nej{ $attack_first ->
        [yes] , a kto je v boji, najprv zaútočí
       *[no] {""}
    }
effect-hunt_in_section = v každej sekcii prídu všetci votrelci mimo boja za postavou, { $which }
effect-intruder_follows = votrelec ide s ňou
effect-cannot_be_followed = votrelci vás neprenasledujú
effect-move_intruder = pohnite 1 votrelcom svojej sekcie, ktorý nie je v boji, chodbou podľa svojej voľby
effect-injure = { $target ->
        [all_here] každý votrelec vo vašej miestnosti
       *[one_here] 1 votrelec vo vašej miestnosti
    } utrpí { $amount }{ $per ->
        [0] {""}
        [one] {""} a za každú vašu znalosť ešte 1
        [few] {""} a za každé { $per } vaše znalosti ešte 1
       *[other] {""} a za každých { $per } vašich znalostí ešte 1
    }
effect-retreat = { $target ->
        [all_here] všetci votrelci vo vašej miestnosti utečú
        [all_in_chosen_room] všetci votrelci odtiaľ utečú
        [injured_if_alive] ten votrelec utečie, ak ešte žije
        [attacker] útočník utečie
       *[one_here] 1 votrelec vo vašej miestnosti utečie
    }
effect-replace_intruder = z útočníka sa stane { $kind-low }
effect-place_intruder = { $in } sa objaví { $kind-low }
effect-return_intruders_to_bag = všetci votrelci v miestnostiach bez postáv sa vrátia do vrecka
effect-add_token = do vrecka pribudne { $kind-low }
effect-intruder_attack = { $attacker ->
        [replaced] nový votrelec hneď zaútočí
       *[other] zaútočí každý votrelec v miestnosti, kde je niekto v tme
    }
effect-resolve_attack_card = { $who ->
        [self] zaútočí na vás akoby
       *[other] { $whom } čelí útoku, aký vedie
    } { $kind-low }{ $darkness ->
        [yes] {""} v tme
       *[no] {""}
    }
effect-redirect_attack = útok mieri na inú postavu vo vašej miestnosti
effect-attack_misses_if = útok vás minie, ak { $cond }
effect-ignore_surprise_attack = ignorujte prepadový útok{ $needs_darkness ->
        [yes] {""} v tme
       *[no] {""}
    }
effect-ignore_dark_effect = ignorujte, čo v tme robí { $source ->
        [event] udalosť
        [attack] { $attack }
       *[other] karta
    }{ $attacker-id ->
        [none] {""}
       *[other] , keď útočí { $attacker-low }
    }
effect-treat_face = keď útočíte na { $target-acc }, platí „{ $face }“ za „{ $other }“

## Prúd, čas, tajomstvá

effect-flip_power = otočte žetón energie { $section-id ->
        [here] svojej sekcie
        [elevator] výťahu
       *[other] { $section-in }
    }
effect-set_power = { $section-id ->
        [here] vo vašej sekcii
       *[other] { $section-in }
    } { $side ->
        [blue] naskočí prúd
       *[red] vypadne prúd
    }
effect-swap_power = vymeňte { $n ->
        [one] 1 žetón
        [few] { $n } žetóny
       *[other] { $n } žetónov
    } energie
effect-restore_power = zapnite záložný agregát
effect-set_time_token = ukazovateľ času sa otočí na { $side ->
        [blue] modrú
       *[red] červenú
    }
effect-start_autodestruction = spustí sa autodeštrukcia
effect-stop_autodestruction = zastavte autodeštrukciu, kým je žltá
effect-start_alert = vyhláste poplach
effect-see_objectives = niekto, kto vyslal signál, vám tajne ukáže svoje úlohy
effect-peek_contingency = pozrite sa na { $amount }{ $of ->
        [any_not_active] , len nie na aktívny
        [other_player_in_same_section] {""} iného hráča vo svojej sekcii
        [any_other_player] {""} iného hráča
       *[neutral_pool] {""} z neutrálnej zásoby
    }
effect-take_contingency = vezmite si { $amount } z neutrálnej zásoby a pozrite sa naň
effect-peek_css = pozrite sa na { $amount }
effect-move_css = { $optional ->
        [yes] smiete ho posunúť
       *[no] posuňte ho
    } o { $n ->
        [one] 1 pole
        [few] { $n } polia
       *[other] { $n } polí
    }
effect-peek_rooms = pozrite sa na { $amount }{ $tokens ->
        [yes] {""} aj so žetónom prieskumu
       *[no] {""}
    }
effect-move_rover = premiestnite rover
effect-open_main_gate = otvorte hlavnú bránu
effect-computer_action = vykonajte IT akciu{ $free ->
        [yes] {""} zadarmo
       *[no] {""}
    }{ $needs_power ->
        [no] , aj bez prúdu
       *[yes] {""}
    }
effect-computer_options = z IT akcie využijete { $n ->
        [one] 1 možnosť
        [few] { $n } možnosti
       *[other] { $n } možností
    }
effect-room_action = vykonajte{ $free ->
        [yes] {""} zadarmo
       *[no] {""}
    } akciu, ktorá sa ponúka { $in }
effect-call_elevator = privolajte výťah
effect-use_elevator = odvezte sa výťahom
effect-enter_css_pod = nastúpte do kapsuly { $pod }, odhoďte ruku a pasujte
effect-cancel_action = zrušte akciu iného hráča vo svojej miestnosti
effect-cancel_interruption = zrušte Prerušenie iného hráča vo svojej miestnosti
effect-nothing = nič sa nestane

## Trvalé zmeny

effect-modifier = { $stat ->
        [hand_size] na začiatku kola si doberáte o { $n ->
            [one] 1 kartu
            [few] { $n } karty
           *[other] { $n } kariet
        } { $change ->
            [more] viac
           *[less] menej
        }
        [move_cost] { $scope ->
            [first_move_of_first_turn] prvý pohyb v prvom ťahu kola
           *[always] pohyb
        } stojí o { $n ->
            [one] 1 kartu
            [few] { $n } karty
           *[other] { $n } kariet
        } { $change ->
            [more] viac
           *[less] menej
        }
        [item_cost] použitie predmetu stojí o { $n ->
            [one] 1 kartu
            [few] { $n } karty
           *[other] { $n } kariet
        } { $change ->
            [more] viac
           *[less] menej
        }
        [hand_slots] na nosenie máte o { $n } ruku { $change ->
            [more] viac
           *[less] menej
        }
        [surprise_number] { $scope ->
            [not_in_darkness] na svetle je číslo prepadového útoku na vás
           *[always] číslo prepadového útoku na vás je
        } o { $n } { $change ->
            [more] vyššie
           *[less] nižšie
        }
       *[intruder_health] koho zraníte, má odolnosť o { $n } { $change ->
            [more] vyššiu
           *[less] nižšiu
        }
    }
effect-on_trigger = { $when } { $do }
trigger-self_passes = kedykoľvek pasujete,
trigger-self_injures_intruder_in_fire_room = keď zraníte votrelca v horiacej miestnosti,
trigger-other_player_acts_here = Keď iný hráč niečo robí vo vašej miestnosti
trigger-attacked_or_bag_noise = Keď na vás niekto útočí a nie ste sami, alebo máte v tme na konci kola hádzať na hluk
trigger-dark_event_or_surprise_attack = Keď vás v tme zastihne udalosť alebo prepadový útok

## Čím sa odomkne špeciálny predmet

asks-discard_item = odhoďte { $items }
asks-discard_item_colour = odhoďte { $items }
asks-in_room = buďte { $in }
asks-knowledge_min = majte aspoň { $amount }
asks-take_contamination = vezmite si { $amount }

## Podmienky

cond-and = { $head } a { $last }
cond-or = buď { $head }, alebo { $last }
cond-attack_cause = { $is ->
        [escape] ide o ústup
        [surprise] ide o prepadový útok
        [event] ide o útok vo fáze udalostí
       *[card] ide o útok kartou
    }
cond-attack_card_health_is = { $is ->
        [retreat] karta útoku má symbol úteku
       *[other] karta útoku má odolnosť { $is }
    }
cond-has_undressed_serious = { $who ->
        [self] máte
       *[other] { $whom } má
    } neobviazané vážne poranenie
cond-serious_wounds_min = { $who ->
        [self] máte
       *[other] { $whom } má
    } aspoň { $amount }
cond-no_action_cards = { $who ->
        [self] nemáte
       *[other] { $whom } nemá
    } akčné karty
cond-has_action_cards = { $who ->
        [self] máte
       *[other] { $whom } má
    } akčné karty
cond-in_darkness = { $who ->
        [self] ste
       *[other] { $whom } je
    } v tme
cond-not_in_combat = { $who ->
        [self] nie ste
       *[other] { $whom } nie je
    } v boji
cond-in_nest_or_carries_egg = { $who ->
        [self] ste v Hniezde alebo nesiete vajce
       *[other] { $whom } je v Hniezde alebo nesie vajce
    }
cond-has_larva = { $who ->
        [self] máte
       *[other] { $whom } má
    } larvu
cond-no_larva_at_start = { $who ->
        [self] ste predtým nemali
       *[other] { $whom } predtým nemala
    } larvu
cond-nobody_infested_by_this_card = nikto touto kartou nedostal larvu
cond-room_has_marker = { $in } je { $marker-id ->
        [fire] požiar
       *[other] porucha
    }
cond-room_explored = je preskúmaná miestnosť { $room }
cond-room_exists = sa to dá urobiť { $in }
cond-technical_noise_present = v servisných chodbách je hluk
cond-time_on_css_token = pri súčasnom čase leží žetón SNK
cond-css_pod_empty = kapsula { $pod } je voľná
cond-face_down_css_token_left = niektorý žetón SNK leží lícom nadol
cond-knowledge_inactive = { $who ->
        [self] nemáte
       *[other] { $whom } nemá
    } overené znalosti
cond-knowledge_active = { $who ->
        [self] máte
       *[other] { $whom } má
    } overené znalosti
cond-knowledge_min = { $who ->
        [self] máte
       *[other] { $whom } má
    } aspoň { $amount }
cond-knowledge_max = { $who ->
        [self] máte
       *[other] { $whom } má
    } najviac { $amount }
cond-object_in_room = je vo vašej miestnosti vzorka
cond-cocooned_egg_left = v Hniezde zostali vajcia
cond-autodestruction_yellow = je autodeštrukcia žltá
cond-autodestruction_not_running = autodeštrukcia nebeží
cond-alert_not_started = ešte nie je poplach
cond-neutral_pool_not_empty = je v neutrálnej zásobe žetón
cond-venting_token_free = sa práve zo žiadnej miestnosti neodsáva vzduch
cond-crafted_in_stock = možno získať { $items }
cond-item_counter_min = v miestnosti { $n ->
        [one] zostáva aspoň 1 predmet
        [few] zostávajú aspoň { $n } predmety
       *[other] zostáva aspoň { $n } predmetov
    }
cond-elevator_powered = ide vo výťahu prúd
cond-elevator_here = je výťah tu
cond-elevator_elsewhere = je výťah inde
cond-no_intruder_here = tu nie je votrelec
cond-isolation_open = je Izolačná komora odistená
cond-technical_entrance_here = do vašej miestnosti ústi servisná chodba
cond-working_computer_here = je vo vašej miestnosti fungujúci počítač
cond-intruder_or_object_here = je vo vašej miestnosti votrelec alebo vzorka
cond-in_exit_room = ste vo Výstupnej komore
cond-other_player_sent_signal = signál vyslal iný hráč
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
            [self] odletíte v kapsule
           *[other] { $whom } odletí v kapsule
        }
        [bunker] { $who ->
            [self] dôjdete do Bunkra
           *[other] { $whom } dôjde do Bunkra
        }
        [css_pod_or_bunker] { $who ->
            [self] odletíte v kapsule alebo dôjdete do Bunkra
           *[other] { $whom } odletí v kapsule alebo dôjde do Bunkra
        }
       *[isolation_room] { $who ->
            [self] ste zamknutí v Izolačnej komore
           *[other] { $whom } je zamknutá v Izolačnej komore
        }
    }
cond-no_nemesis_survivor_survives = neprežije žiadny { $others ->
        [yes] iný
       *[no] {""}
    } preživší z Nemesis
cond-only_survivor = prežijete ako jediní
cond-sections_explored = všetky miestnosti { $in } sú preskúmané
cond-queen_killed = kráľovná je mŕtva
cond-facility_destroyed = základňa je zničená
cond-nest_destroyed = Hniezdo je zničené
cond-items_min = { $who ->
        [self] máte pri sebe
       *[other] { $whom } má pri sebe
    } aspoň { $amount }
cond-survivors_min = { $n ->
        [one] prežije aspoň 1 postava
        [few] prežijú aspoň { $n } postavy
       *[other] prežije aspoň { $n } postáv
    }
cond-survivors_max = { $n ->
        [one] prežije najviac 1 postava
        [few] prežijú najviac { $n } postavy
       *[other] prežije najviac { $n } postáv
    }
cond-player_dead = postava hráča { $player } neprežije
cond-carries_object = { $who ->
        [self] na konci držíte
       *[other] { $whom } na konci drží
    } { $object-acc }
cond-weaknesses_face_up_min = { $n ->
        [one] aspoň 1 slabina je objavená
        [few] aspoň { $n } slabiny sú objavené
       *[other] aspoň { $n } slabín je objavených
    }
cond-power_blue_min = { $n ->
        [one] aspoň 1 žetón energie je na konci modrý
        [few] aspoň { $n } žetóny energie sú na konci modré
       *[other] aspoň { $n } žetónov energie je na konci modrých
    }
cond-players_max = { $n ->
        [one] hráte sami
       *[other] je vás najviac { $n }
    }
