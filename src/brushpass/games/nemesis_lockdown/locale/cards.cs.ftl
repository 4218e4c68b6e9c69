### Nemesis: Lockdown: co co dělá. `about-<id>`: karta, místnost, akce, předmět; `dark-<id>`: co karta dělá navíc těm, kdo jsou ve tmě; `protected-<id>`: co dělá karta povrchu tomu, kdo má skafandr nebo je v budově; `unlock-<id>`: čím se odemkne speciální předmět.

## Postavy

about-survivor = Tohle už jednou zažila: zoufalé útoky, úniky na poslední chvíli a ventilační šachty.
about-hacker = Poslouchá ho proud, počítače i dveře a místnosti pro něj pracují na dálku.
about-xenobiologist = Čím víc o vetřelcích ví, tím hůř si s nimi umí pohrát.
about-sentry = Karanténa, omračování a obchůzky: udržuje pořádek a ostatní vodí s sebou.
about-janitor = Má klíče, zná tiché cesty a něco užitečného najde i v prázdné místnosti.
about-lab_rat = Tma mu nevadí: schová se za ostatní a slyší, co nikdo jiný.
about-nemesis_survivor = Začíná v Izolační komoře a o vetřelcích už něco ví.
about-facility_worker = Začíná v Úschovně a o vetřelcích neví skoro nic.

## Vetřelci a vzorky

about-larva = Zabije ji jediné zranění. Místo poranění se na oběť uchytí a ta dostane i kartu infekce.
about-creeper = Jeho odolnost udává jedna karta útoku. Některé útoky z něj udělají strážce.
about-adult = Jeho odolnost udává jedna karta útoku.
about-breeder = Jeho odolnost je součet dvou karet útoku.
about-queen = Její odolnost je součet dvou karet útoku. Je jen jedna.
about-egg = Dá se odnést, analyzovat i zničit. Bez vajec je Hnízdo zničené.
about-corpse = Co zbylo z postavy. Dá se analyzovat.
about-carcass = Co zbylo z vetřelce. Dá se analyzovat.
about-blank = Žádný vetřelec: hluk ve všech chodbách místnosti a žeton se vrátí do sáčku.

## Základní akce

about-move = Jděte do sousední místnosti. Není-li v ní nikdo, hoďte na hluk.
about-careful_move = Jděte do sousední místnosti; místo hodu na hluk sami určíte chodbu, kde se hluk ozve.
about-pick_up_object = Vezměte do ruky vejce, mrtvolu nebo mršinu, která leží ve vaší místnosti.
about-trade = Vyměňujte si předměty a vzorky s ostatními v místnosti, pokud souhlasí.
about-craft = Odhoďte dva předměty se správnými symboly a vezměte si sestavený předmět.
about-escape = Jděte do sousední místnosti; každý vetřelec ve vaší místnosti na vás nejdřív zaútočí.
about-shoot = Odhoďte 1 munici a hoďte: na světle kostkou výhod, jinak bojovou kostkou.
about-melee = Vezměte si kartu infekce a hoďte bojovou kostkou. Když minete, utrpíte vážné poranění.
about-escape_facility = Z Výstupní komory do Bunkru, roverem nebo ve skafandru, jakmile je hlavní brána otevřená.
about-unlock_quest_item = Splňte, co žádá váš speciální předmět, a můžete ho používat.
about-computer_action = U fungujícího počítače v sekci s proudem: jedna ze tří možností vyložené karty.

## Místnosti

about-archive = Jednou za hru si tu ověříte znalosti.
about-cave_entrance = Cesta servisními chodbami, ale ne zadarmo.
about-cooling_system = Odsud se spouští autodestrukce.
about-decontamination_room = Zbaví vás parazitů v ruce, larvy i slizu.
about-emergency_room = Ošetří vaše poranění.
about-laboratory = Analýza vzorků: znalosti a slabiny.
about-cargo_sending_system_a = Nástup do kapsle A, když má odletět.
about-cargo_sending_system_b = Nástup do kapsle B, když má odletět.
about-cargo_sending_system_c = Nástup do kapsle C, když má odletět.
about-nest = Tady jsou vejce. Kdo ho objeví, získá 1 znalost. Hledat se tu nedá a není se tu co porouchat.
about-power_generator = Zastaví autodestrukci nebo přepne proud v sekci.
about-transmitter_control_room = Vyšlete signál, nebo zkontrolujte úkol někoho, kdo ho už vyslal.
about-css_control_system = Podívejte se na žeton SNK a třeba ho posuňte.
about-defense_control_room = Na dálku zasáhne vetřelce i ty, kdo jsou s nimi.
about-guard_room = Vezměte si paralyzér nebo skafandr.
about-contaminated_room = Kdo tu hledá, toho zasáhne sliz. Porouchat se nemůže.
about-surgery = Zbaví vás všech parazitů za cenu lehkého poranění a zbytku kola.
about-testing_lab = Vezměte si neutralizér, víte-li toho dost.
about-vent_control_room = Odsaje vzduch z některé místnosti.
about-alert_room = Vyhlaste poplach, nebo si vezměte terminační rozkaz z neutrální zásoby.
about-backup_power_supply = Vrátí proud a vy určíte kam.
about-repository = Každý tu může sestavit předmět z jediné komponenty. Začínají tu zaměstnanci základny.
about-isolation_room = Kdo tu začne kolo, dobírá si do 6 karet. Až se odjistí, můžete se tu zamknout.
about-elevator_room_s01 = Přivolejte výtah a jeďte jím do jiné sekce.
about-elevator_room_s02 = Přivolejte výtah a jeďte jím do jiné sekce.
about-elevator_room_s03 = Přivolejte výtah a jeďte jím do jiné sekce.
about-emergency_staircase = Spojuje dvě sekce a do žádné nepatří. Vždy je tu tma.
about-exit_room = Odtud se dá odejít do Bunkru.
about-bunker = Kdo je tady, tomu už základna neublíží. Terminační rozkaz ano.
about-tech = Jedna síť tunelů pod základnou; hluk v ní je slyšet u každého vyústění.

## Akce místností

about-examine_archives = Získejte 2 znalosti a ověřte si je; pak se podívejte na kterýkoli žeton terminačního rozkazu kromě aktivního. Jen dokud znalosti ověřené nemáte.
about-move_through_technical_corridors = Jděte do jiné prozkoumané místnosti s vyústěním servisních chodeb. Cestou na vás zaútočí jakoby dospělec ve tmě.
about-initiate_autodestruction = Žeton autodestrukce jde na počítadle času o 3 pole dopředu. Dokud je žlutý, dá se zastavit.
about-decontaminate = Oskenujte karty infekce v ruce a zbavte se parazitů; odstraňte larvu i sliz.
about-treat_wounds = Obvažte všechna vážná poranění, nebo vylečte 1 obvázané, nebo vylečte všechna lehká.
about-analyze_object = Spotřebujte vejce, mrtvolu nebo mršinu: získáte 3 znalosti a nový druh vzorku odhalí další slabinu.
about-enter_css_pod = Leží-li u současného času žeton SNK a kapsle je volná: nastupte, odhoďte karty z ruky a pasujte.
about-take_egg = Vyjměte 1 vejce z kokonu do ruky a pak hoďte na hluk.
about-stop_autodestruction = Odhoďte žeton autodestrukce, dokud je žlutý.
about-power_a_section = Otočte žeton energie této sekce.
about-send_signal = Máte vyslaný signál.
about-check_objective = Kdo už vyslal signál, tajně vám ukáže své úkoly.
about-schedule_css = Podívejte se na 1 žeton SNK; smíte ho posunout o jedno pole.
about-exterminate = Snižte zdejší počet předmětů o 1, nebo sem dejte poruchu. Pak v některé místnosti s vetřelci každý vetřelec utrpí 1 zranění, každá postava 1 vážné poranění a místnost se porouchá.
about-take_equipment = Snižte počet předmětů o 1 a vezměte si paralyzér nebo skafandr.
about-surgical_procedure = Oskenujte všechny své karty infekce a zbavte se parazitů i larvy. Utrpíte 1 lehké poranění, pasujete a všechny své karty zamícháte do nového balíčku.
about-take_neutralizer = Se znalostmi aspoň 4 si vezměte neutralizér.
about-vent_out = Zvolte místnost s vyústěním servisních chodeb: dveře se zavřou a požár zhasne. Zůstanou-li zavřené, dokud všichni nepasují, vše živé uvnitř zahyne.
about-start_alert = Žeton poplachu jde na polovinu zbývajícího času: tehdy hra skončí. Izolační komora se hned odjistí.
about-peek_neutral_contingency = Vezměte si 1 žeton terminačního rozkazu z neutrální zásoby a podívejte se na něj.
about-restore_power = Jsou-li modré nejvýš 2 žetony energie, dva nejnižší zmodrají a ostatní zčervenají. Pak všechny rozmístěte, jak chcete, a ukazatel času otočte na modrou.
about-craft_equipment = Každý tady může sestavit předmět, i když má jen 1 ze 2 komponent.
about-lock_yourself_in = Hoďte na hluk. Neobjeví-li se vetřelec, jste zamčení: hra pro vás končí a jste v bezpečí, dokud stojí základna.
about-call_elevator = Výtah přijede do vaší sekce. Potřebuje proud.
about-use_elevator = Jeďte do jiné sekce bez hodu na hluk; ostatní tady mohou jet s vámi.

## Akční karty

about-search = Snižte počet předmětů v místnosti o 1, podívejte se na 2 předměty její barvy a 1 si nechte. V bílé místnosti si barvu zvolíte.
about-rest = Oskenujte karty infekce v ruce a zbavte se neškodných. Parazit znamená larvu, a máte-li ji už, smrt.
about-demolition = Zničte 1 dveře své místnosti, nebo do ní dejte poruchu.
about-interruption = Zrušte akci jiného hráče ve své místnosti, nebo jeho Přerušení. Co stála, to zůstane zaplacené.
about-desperate_attack = Vezměte si 1 kartu infekce; 1 vetřelec v místnosti utrpí 2 zranění.
about-distraction = Odhoďte 1 předmět a ustupte, aniž na vás kdo zaútočí.
about-obstinate = Doberte si kartu za každé své vážné poranění, nebo si 1 vážné poranění obvažte.
about-repairs = Odstraňte poruchu ze své místnosti.
about-vents = Z místnosti s vyústěním servisních chodeb jděte do kterékoli jiné takové. Cestou na vás zaútočí jakoby dospělec ve tmě.
about-bypass = Otočte žeton energie své sekce nebo výtahu.
about-backdoor = U fungujícího počítače proveďte IT akci zdarma, třeba i bez proudu.
about-remote_execution = U fungujícího počítače použijte kteroukoli prozkoumanou místnost s fungujícím počítačem, a to zdarma.
about-overload = Dejte poruchu do prozkoumané místnosti s počítačem, nebo otevřete či zavřete 1 dveře ve své sekci.
about-vivisection = 1 vetřelec v místnosti utrpí 1 zranění a za každé 2 vaše znalosti ještě 1.
about-field_experience = Je-li v místnosti vetřelec nebo vzorek, získejte 1 znalost.
about-pheromones = 1 vetřelec v místnosti uteče. Se znalostmi aspoň 5 utečou všichni.
about-specimen_care = Zvedněte 1 vzorek a doberte si kartu, nebo odstraňte svůj sliz.
about-basic_repairs = Odstraňte poruchu ze své místnosti.
about-quarantine = U fungujícího počítače zavřete dveře ve všech chodbách kterékoli 1 místnosti.
about-stun = Postava v místnosti s nejvýš 3 kartami odhodí ruku; nebo odhoďte svou zbraň a 1 vetřelec v místnosti uteče.
about-defense_plan = Použijte zdarma bílou nebo červenou místnost, ve které jste, nebo se podívejte na 2 neprozkoumané místnosti.
about-facility_tour = Jděte do sousední místnosti a vezměte s sebou 1 ochotnou postavu; hod na hluk je jeden za oba.
about-clean_up = Odstraňte ze své místnosti poruchu, nebo požár.
about-master_keys = Otevřete nebo zavřete až 2 dveře své místnosti.
about-scavenging = Hledejte ve své místnosti, i když už v ní žádné předměty nezbývají.
about-service_route = Jděte do sousední místnosti bez hodu na hluk.
about-odd_jobs = Sestavte předmět; kteroukoli komponentu smí nahradit 1 žlutý předmět.
about-inconspicuous = Když na vás vetřelec útočí a někdo je s vámi, zaútočí na něj. Nebo ve tmě vynechte svůj hod na hluk na konci kola.
about-weird_metabolism = Odhoďte z ruky kartu infekce a doberte si 2 karty, nebo odstraňte svůj sliz.
about-sensitive_hearing = Přidejte nebo odstraňte 1 hluk v chodbě své místnosti.
about-feel_of_the_dark = Ignorujte, co ve tmě dělá událost, nebo ignorujte přepadový útok ve tmě.

## Počáteční a speciální předměty

about-smart_gun = Jednou za výstřel smíte hodit znovu.
about-nailgun = Dvojitý zásah platí za jednoduchý. Ve svém tahu smíte odhodit nářadí a plně ji nabít.
about-smg = Když zasáhnete, smíte za další 1 munici způsobit o 1 zranění víc.
about-probe_arm = Vedle vetřelce si vezměte do ruky mršinu; pak je rameno vyřazené, dokud ho nespravíte odhozením nářadí.
about-assault_rifle = Když zasáhnete, je to o 1 zranění víc.
about-cheat_codes = Z IT akce využijete 2 ze 3 možností.
about-overmind = Pohněte 1 vetřelcem ve své sekci, který není v boji, chodbou podle své volby.
about-battle_suit = Nedostane se na vás sliz ani vás nepopálí požár; platí za skafandr.
about-pressure_washer = Odstraňte požár ze své nebo sousední místnosti, nebo odstraňte svůj sliz, nebo 1 vetřelec v místnosti uteče.
about-wail = Odstraňte všechen hluk ve své sekci, nebo ho přidejte do každé její prázdné chodby.
unlock-assault_rifle = Odhoďte baterii.
unlock-cheat_codes = Buďte v Komunikačním terminálu.
unlock-overmind = Mějte znalosti aspoň 6.
unlock-battle_suit = Buďte v Úschovně a odhoďte 1 červený předmět.
unlock-pressure_washer = Odhoďte nářadí nebo lepicí pásku.
unlock-wail = Vezměte si 1 kartu infekce.

## Předměty

about-weapon_battery = Plně nabijte 1 energetickou zbraň, nebo otevřete či zavřete 1 dveře své místnosti.
about-glowstick = Do konce kola nejste ve tmě. Smíte ji použít, kdykoli by na tmě záleželo.
about-grenade = Na vetřelce ve své nebo sousední místnosti, ne skrz zavřené dveře: 2 zranění; každý jiný vetřelec tam 1 zranění a každá postava 1 vážné poranění.
about-thermite_charge = Ve své nebo sousední místnosti, ne skrz zavřené dveře: porucha a požár; každý vetřelec 1 zranění, každá postava 1 lehké poranění.
about-smoke_grenade = Každý jiný ve vaší místnosti odhodí 1 akční kartu a vy jdete do sousední místnosti, aniž na vás kdo zaútočí.
about-decoy = Všichni vetřelci z okolí sousední místnosti jdou do ní; kdo je v boji, nejdřív zaútočí.
about-recon_drone = Podívejte se na 1 neprozkoumanou místnost i na její žeton průzkumu.
about-rifle = Energetická zbraň bez zvláštností.
about-shotgun = Když zasáhnete, je to o 1 zranění víc.
about-extended_magazine = Připojte ho k energetické zbrani: pojme o 2 munice víc a 2 hned dostane.
about-gate_key = Ve Výstupní komoře: otevřete hlavní bránu.
about-access_card = U fungujícího počítače: podívejte se na všechny terminační rozkazy 1 hráče, nebo zdarma využijte akci kterékoli prozkoumané místnosti s fungujícím počítačem.
about-autodestruction_key = U fungujícího počítače: spusťte autodestrukci, nebo ji zastavte, dokud je žlutá.
about-toolbelt = Odstraňte poruchu ze své místnosti, nebo otevřete či zavřete 1 její dveře.
about-duct_tape = Odstraňte poruchu ze své místnosti, nebo slepte 2 těžké předměty, ať se vejdou do 1 ruky.
about-reagent = Plně nabijte plamenomet; nebo se znalostmi aspoň 5 uteče 1 vetřelec v místnosti.
about-flashlight = Tři použití: pokaždé pro jeden efekt nejste ve tmě.
about-fire_blanket = Odstraňte požár ze své místnosti, nebo odstraňte svůj sliz.
about-cave_plans = Z místnosti s vyústěním servisních chodeb jděte do kterékoli jiné takové.
about-facility_plans = Podívejte se na 2 neprozkoumané místnosti.
about-rover_remote = Pošlete rover k Bunkru, nebo ho přivolejte zpět.
about-medkit = Obvažte 1 vážné poranění, nebo vylečte 1 obvázané.
about-medical_stapler = Obvažte 1 vážné poranění, nebo vylečte všechna lehká.
about-clothes = Odstraňte svůj sliz, nebo obvažte 1 vážné poranění.
about-antiseptic = Oskenujte 1 kartu infekce v ruce a zbavte se jí; byl-li to parazit, vezměte si novou.
about-caffeine_pills = Doberte si 2 karty a oskenujte infekci mezi nimi. Parazit znamená larvu, a máte-li ji už, smrt.
about-scalpel = Někdo v místnosti, třeba vy, přijde o larvu a utrpí 1 vážné poranění; nebo 1 vetřelec v místnosti utrpí 1 zranění a vy si vezmete 1 kartu infekce.
about-analyze_toolset = Analyzujte 1 vzorek na místě: 3 znalosti a třeba i slabina; nebo oskenujte karty infekce v ruce.
about-research_documents = Získejte 2 znalosti, nebo se podívejte na 1 terminační rozkaz v neutrální zásobě.

## Sestavené předměty

about-neutralizer = Oskenujte všechny své karty infekce a zbavte se parazitů i larvy. Vezměte si 1 kartu infekce, zamíchejte odhozené karty do balíčku a pasujte; karty v ruce vám zůstanou.
about-taser = 1 vetřelec v místnosti utrpí 1 zranění a uteče; nebo 1 postava v místnosti odhodí ruku.
about-flamethrower = Kromě prázdné stěny je každý hod aspoň 1 zranění; dvojitý zásah místnost zapálí.
about-enviro_suit = Dojdete v něm do Bunkru pěšky a na povrchu vás chrání.
about-pistol = Dvojitý zásah platí za jednoduchý.

## Karty útoků

about-blood_chase = 1 lehké poranění a sliz. Kdo ustupuje s neobvázaným vážným poraněním, za tím vetřelec jde.
about-blood_rage = Se 2 vážnými poraněními oběť zemře; s neobvázaným utrpí 2 vážná poranění, jinak 1.
about-cut = 1 lehké poranění a 1 karta infekce.
dark-cut = Ještě 1 lehké poranění.
about-evolve = Z nymfoida se stane strážce, pokud je ještě nějaký v zásobě.
dark-evolve = Nový strážce hned zaútočí.
about-infecting_the_host = Oběť zasáhne sliz.
dark-infecting_the_host = Na oběť se uchytí larva.
about-perched_in_the_dark = 1 vážné poranění.
dark-perched_in_the_dark = Se 3 vážnými poraněními oběť zemře.
about-piercing_the_heart = 1 vážné poranění a 1 karta infekce.
dark-piercing_the_heart = Se 2 a více vážnými poraněními oběť zemře.

## Karty událostí

about-blood_trace = V každé sekci přijdou všichni vetřelci mimo boj za tím, kdo má neobvázané vážné poranění a žádnou akční kartu.
dark-blood_trace = Akční karty nepomohou.
about-blue_screen = Porucha v prozkoumané místnosti s počítačem s nejnižším číslem v sekcích s proudem.
about-bulkheads_open = Všechny dveře se otevřou, zničené zůstanou zničené.
dark-bulkheads_open = Hluk v každé prázdné chodbě vaší místnosti.
about-consuming_fire = Hořící místnosti přijdou o všechny předměty a požár se rozšíří do všech sousedních, ne přes zavřené dveře.
about-coolant_leak = Porucha v Centrále chlazení; je-li tam už, spustí se autodestrukce.
about-damage = Porucha v každé místnosti s dospělcem, strážcem nebo královnou.
dark-damage = Porucha ve vaší místnosti.
about-egg_protection = Kdo je v Hnízdě nebo nese vejce, vyhodnotí střet.
dark-egg_protection = Vezměte si 1 kartu infekce.
about-fire_in_the_hole = Požár ve všech Nákladních terminálech; kdo tam je bez akčních karet, utrpí 1 vážné poranění.
about-hatching = 1 vejce se vylíhne: na každého v Hnízdě bez akčních karet se uchytí larva. Není-li tam nikdo, přibude larva v sáčku.
dark-hatching = I jinde se larva uchytí na každého bez akčních karet.
about-kickstopper = Výtah přijde o proud a všechny Vstupy do výtahu se porouchají.
about-leaving_the_shell = Kdo má larvu, vezme si kartu infekce a oskenuje ji: parazit zabije a objeví se nymfoid. Ostatní si doberou 4 karty, s parazitem mezi nimi dostanou larvu a pak je odhodí.
about-lurking = Všichni vetřelci v místnostech bez postav zmizí z plánu a vrátí se do sáčku.
dark-lurking = Zaútočí každý vetřelec ve vaší místnosti.
about-nest_event = Je-li Hnízdo objevené, hluk v každé jeho prázdné chodbě.
dark-nest_event = Hluk v každé prázdné chodbě vaší místnosti.
about-noise_in_corridors = Hluk v servisních chodbách; je-li tam už, 1 porucha a 1 požár nadobro zmizí ze zásoby.
dark-noise_in_corridors = Ústí-li do vaší místnosti servisní chodba, utrpíte 1 lehké poranění.
about-panic = Kdo nemá akční karty, přijde o 2 munice, a nemá-li je, o 1 předmět.
dark-panic = Týká se i těch, kdo akční karty mají.
about-power_surge = Ukazatel času zčervená: záložní agregát neběží.
about-sanitary_network_failure = Porucha v každé prozkoumané zelené místnosti.
about-scent_of_blood = Hluk v každé prázdné chodbě kolem toho, kdo má neobvázané vážné poranění.
dark-scent_of_blood = Máte-li neobvázané vážné poranění a žádného vetřelce v místnosti, objeví se tam dospělec.
about-short_circuit = Požár v každé prozkoumané místnosti s počítačem v sekcích s proudem.
about-thats_hot = Požár u Záložního agregátu a u Generátoru.

## Karty IT akcí

about-computer_action_a = Pohněte roverem, nebo se podívejte na 1 žeton SNK, nebo na všechny terminační rozkazy jiného hráče ve své sekci.
about-computer_action_b = Získejte 1 znalost, nebo se podívejte na 1 žeton SNK, nebo vyměňte 2 žetony energie.
about-computer_action_c = Uhaste požár v kterékoli 1 místnosti a všichni vetřelci z ní utečou, nebo vyměňte 2 žetony energie, nebo se podívejte na všechny terminační rozkazy jiného hráče ve své sekci.
about-computer_action_d = Otevřete nebo zavřete 1 dveře, nebo se podívejte na 1 žeton SNK, nebo pohněte roverem.
about-computer_action_e = Uhaste požár v kterékoli 1 místnosti a všichni vetřelci z ní utečou, nebo vyměňte 2 žetony energie, nebo se podívejte na 1 žeton SNK.
about-lockdown = Kdo ji otočí, má ve své místnosti poruchu; pak se zamíchá všech šest karet.

## Vážná poranění a infekce

about-body = Na začátku kola si dobíráte o 1 kartu méně.
about-knee = První pohyb v prvním tahu kola stojí o 1 kartu víc.
about-hand = Použití předmětu stojí o 1 kartu víc.
about-arm = Nosit můžete jen v jedné ruce.
about-bleeding = Kdykoli pasujete, utrpíte 1 lehké poranění.
about-contamination = Nic se jí nezaplatí. Jestli je v ní parazit, ukáže jen skener.
about-infected = Parazit.
about-harmless = Bez parazita.

## Slabiny

about-wary_of_shadows = Když na vás dospělec zaútočí kartou Číhání ve tmě, tma nic nezhorší.
about-light_blindness = Na světle platí číslo přepadového útoku na vás o 1 nižší.
about-soft_underbelly = Když střílíte na dospělce, zasáhne i stěna s nymfoidem.
about-thin_blood = Koho zraníte, má při následné kontrole odolnost o 1 nižší.
about-fear_of_flame = Koho zraníte v hořící místnosti, ten uteče, pokud přežije.
about-clumsy_pursuit = Když ustupujete, karty útoku se symbolem útěku vás minou a nikdo vás nepronásleduje.

## Úkoly

about-no_witnesses = Vyslali jste signál a nepřežil žádný jiný přeživší z Nemesis; nebo jste přežili jako jediní.
about-upper_floors = Všechny místnosti v S-01 a S-02 jsou prozkoumané a vyslali jste signál.
about-lower_floors = Všechny místnosti v S-02 a S-03 jsou prozkoumané.
about-big_game = Vyslali jste signál a královna je mrtvá nebo je základna zničená.
about-pack_rat = Odleťte v kapsli nebo odejděte do Bunkru s aspoň 6 předměty; vzorky se nepočítají.
about-expert_witness = Máte znalosti aspoň 6 a jsou ověřené.
about-scorched_earth = Hnízdo nebo celá základna je zničená a vyslali jste signál.
about-not_alone = Přežijete vy a aspoň 1 další postava a vaše znalosti jsou ověřené.
about-old_grudge = Přežijí nejvýš 2 postavy a vyslali jste signál.
about-sever_ties_1 = Postava hráče 1 nepřežije; nebo přežijete jako jediní.
about-sever_ties_2 = Postava hráče 2 nepřežije; nebo přežijete jako jediní.
about-sever_ties_3 = Postava hráče 3 nepřežije; nebo přežijete jako jediní.
about-sever_ties_4 = Postava hráče 4 nepřežije; nebo přežijete jako jediní.
about-sever_ties_5 = Postava hráče 5 nepřežije; nebo přežijete jako jediní.
about-live_sample = Vyslali jste signál a na konci držíte vejce.
about-weakness_report = Je objevená aspoň 1 nová slabina a vyslali jste signál.
about-full_dossier = Máte znalosti aspoň 8.
about-sterilization = Hnízdo je zničené.
about-coop_signal = Někdo vyslal signál.
about-coop_knowledge = Některá přeživší postava má znalosti aspoň 8.
about-coop_weakness = Jsou objevené všechny 3 slabiny.
about-coop_nest = Hnízdo je zničené.
about-coop_queen = Královna je mrtvá, nebo je základna zničená.
about-coop_explore = Všechny místnosti ve všech sekcích jsou prozkoumané.
about-coop_egg = Některá přeživší postava na konci drží vejce.
about-coop_signal_archive = Jedna a táž postava vyslala signál a má ověřené znalosti.
about-coop_power = Na konci jsou modré aspoň 2 žetony energie.
about-coop_bunker = Jedna přeživší postava je v Bunkru a jedna odletěla v kapsli; v sólové hře stačí jedno z toho.

## Terminační rozkazy a žetony SNK

about-code_green = Všichni jsou evakuováni a nikdo nezemře.
about-code_yellow = Kdo má znalosti nejvýš 4, zemře.
about-code_blue = Kdo nevyslal signál, zemře.
about-code_gray = Kdo odletěl v kapsli, zemře.
about-code_red = Kdo je zamčený v Izolační komoře, zemře.
about-css_a = Odletí jen kapsle A; kdo je v jiné, vrátí se s vážným poraněním.
about-css_b = Odletí jen kapsle B; kdo je v jiné, vrátí se s vážným poraněním.
about-css_c = Odletí jen kapsle C; kdo je v jiné, vrátí se s vážným poraněním.
about-css_all = Odletí všechny kapsle.
about-css_none = Neodletí žádná kapsle; kdo v některé je, vrátí se s vážným poraněním.

## Karty povrchu

about-radioactive_dust = Vezměte si 1 kartu infekce a zasáhne vás sliz.
protected-radioactive_dust = Vezměte si 1 kartu infekce.
about-sandstorm = Každý venku bez skafandru odhodí 2 akční karty.
protected-sandstorm = Každý ve skafandru nebo v budově na povrchu odhodí 1 akční kartu.
about-suit_breach = Utrpíte 1 vážné poranění.
protected-suit_breach = Utrpíte 1 lehké poranění.
about-tremors = Hluk ve všech oblastech.
protected-tremors = Hluk ve vaší oblasti.
about-freezing_wind = Každý venku bez skafandru utrpí 1 lehké poranění.
protected-freezing_wind = Nic se nestane.
about-hunter_on_the_dunes = Vyhodnoťte střet.
protected-hunter_on_the_dunes = Hoďte na hluk.
about-lost_bearings = Přijdete o 1 předmět a pasujete.
protected-lost_bearings = Odhoďte 1 akční kartu.
about-clear_sky = Odstraňte hluk z jedné oblasti.
protected-clear_sky = Doberte si 1 kartu.

## Žetony a průzkum

about-silence = Nic se nestane a na hluk se nehází. Máte-li na sobě sliz, je to nebezpečí.
about-danger = Všichni vetřelci ze sousedních místností, kteří nejsou v boji, přijdou sem. Není-li žádný, hluk ve všech chodbách.
about-slime = Kdo má na sobě sliz, nemá nikdy klid: mění se v nebezpečí.
about-fire = Kdo tu skončí tah, utrpí 1 lehké poranění; vetřelci tu utrpí 1 zranění za kolo. Třináctý požár zničí základnu.
about-malfunction = Místnost ani její počítač nefungují. Jedenáctá porucha zničí základnu.
about-door = Dokud jsou zavřené, nikdo neprojde. Vetřelci je vyrazí.
about-noise = Druhý hluk v téže chodbě znamená střet.
about-red_item = Vezměte si vrchní červený předmět.
about-yellow_item = Vezměte si vrchní žlutý předmět.
about-green_item = Vezměte si vrchní zelený předmět.
about-mars_card = Otočte kartu povrchu.
