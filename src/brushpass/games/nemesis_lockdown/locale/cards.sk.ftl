### Nemesis: Lockdown: čo čo robí. `about-<id>`: karta, miestnosť, akcia, predmet; `dark-<id>`: čo karta robí navyše tým, kto sú v tme; `protected-<id>`: čo robí karta povrchu tomu, kto má skafander alebo je v budove; `unlock-<id>`: čím sa odomkne špeciálny predmet.

## Postavy

about-survivor = Toto už raz zažila: zúfalé útoky, úniky v poslednej chvíli a ventilačné šachty.
about-hacker = Počúva ho prúd, počítače aj dvere a miestnosti preňho pracujú na diaľku.
about-xenobiologist = Čím viac o votrelcoch vie, tým horšie to s nimi dopadne.
about-sentry = Karanténa, omračovanie a obchôdzky: udržiava poriadok a ostatných vodí so sebou.
about-janitor = Má kľúče, pozná tiché cesty a niečo užitočné nájde aj v prázdnej miestnosti.
about-lab_rat = Tma mu neprekáža: schová sa za ostatných a počuje, čo nikto iný.
about-nemesis_survivor = Začína v Izolačnej komore a o votrelcoch už niečo vie.
about-facility_worker = Začína v Úschovni a o votrelcoch nevie takmer nič.

## Votrelci a vzorky

about-larva = Zabije ju jediné zranenie. Namiesto poranenia sa na obeť uchytí a tá dostane aj kartu infekcie.
about-creeper = Jeho odolnosť udáva jedna karta útoku. Niektoré útoky z neho spravia strážcu.
about-adult = Jeho odolnosť udáva jedna karta útoku.
about-breeder = Jeho odolnosť je súčet dvoch kariet útoku.
about-queen = Jej odolnosť je súčet dvoch kariet útoku. Je len jedna.
about-egg = Dá sa odniesť, analyzovať aj zničiť. Bez vajec je Hniezdo zničené.
about-corpse = Čo zostalo z postavy. Dá sa analyzovať.
about-carcass = Čo zostalo z votrelca. Dá sa analyzovať.
about-blank = Žiadny votrelec: hluk vo všetkých chodbách miestnosti a žetón sa vráti do vrecka.

## Základné akcie

about-move = Choďte do susednej miestnosti. Ak v nej nikto nie je, hoďte na hluk.
about-careful_move = Choďte do susednej miestnosti; namiesto hodu na hluk sami určíte chodbu, kde sa hluk ozve.
about-pick_up_object = Vezmite do ruky vajce, mŕtvolu alebo zdochlinu, ktorá leží vo vašej miestnosti.
about-trade = Vymieňajte si predmety a vzorky s ostatnými v miestnosti, ak súhlasia.
about-craft = Odhoďte dva predmety so správnymi symbolmi a vezmite si zostavený predmet.
about-escape = Choďte do susednej miestnosti; každý votrelec vo vašej miestnosti na vás najprv zaútočí.
about-shoot = Odhoďte 1 muníciu a hoďte: na svetle kockou výhod, inak bojovou kockou.
about-melee = Vezmite si kartu infekcie a hoďte bojovou kockou. Ak miniete, utrpíte vážne poranenie.
about-escape_facility = Z Výstupnej komory do Bunkra, roverom alebo v skafandri, len čo je hlavná brána otvorená.
about-unlock_quest_item = Splňte, čo žiada váš špeciálny predmet, a môžete ho používať.
about-computer_action = Pri fungujúcom počítači v sekcii s prúdom: jedna z troch možností vyloženej karty.

## Miestnosti

about-archive = Raz za hru si tu overíte znalosti.
about-cave_entrance = Cesta servisnými chodbami, ale nie zadarmo.
about-cooling_system = Odtiaľto sa spúšťa autodeštrukcia.
about-decontamination_room = Zbaví vás parazitov v ruke, larvy aj slizu.
about-emergency_room = Ošetrí vaše poranenia.
about-laboratory = Analýza vzoriek: znalosti a slabiny.
about-cargo_sending_system_a = Nástup do kapsuly A, keď má odletieť.
about-cargo_sending_system_b = Nástup do kapsuly B, keď má odletieť.
about-cargo_sending_system_c = Nástup do kapsuly C, keď má odletieť.
about-nest = Tu sú vajcia. Kto ho objaví, získa 1 znalosť. Hľadať sa tu nedá a nemá sa tu čo pokaziť.
about-power_generator = Zastaví autodeštrukciu alebo prepne prúd v sekcii.
about-transmitter_control_room = Vyšlite signál, alebo skontrolujte úlohu niekoho, kto ho už vyslal.
about-css_control_system = Pozrite sa na žetón SNK a možno ho posuňte.
about-defense_control_room = Na diaľku zasiahne votrelcov aj tých, kto sú s nimi.
about-guard_room = Vezmite si paralyzér alebo skafander.
about-contaminated_room = Kto tu hľadá, toho zasiahne sliz. Pokaziť sa nemôže.
about-surgery = Zbaví vás všetkých parazitov za cenu ľahkého poranenia a zvyšku kola.
about-testing_lab = Vezmite si neutralizér, ak viete dosť.
about-vent_control_room = Odsaje vzduch z niektorej miestnosti.
about-alert_room = Vyhláste poplach, alebo si vezmite terminačný rozkaz z neutrálnej zásoby.
about-backup_power_supply = Vráti prúd a vy určíte kam.
about-repository = Každý tu môže zostaviť predmet z jedinej súčasti. Začínajú tu zamestnanci základne.
about-isolation_room = Kto tu začne kolo, doberá si do 6 kariet. Keď sa odistí, môžete sa tu zamknúť.
about-elevator_room_s01 = Privolajte výťah a odvezte sa ním do inej sekcie.
about-elevator_room_s02 = Privolajte výťah a odvezte sa ním do inej sekcie.
about-elevator_room_s03 = Privolajte výťah a odvezte sa ním do inej sekcie.
about-emergency_staircase = Spája dve sekcie a do žiadnej nepatrí. Vždy je tu tma.
about-exit_room = Odtiaľto sa dá odísť do Bunkra.
about-bunker = Kto je tu, tomu už základňa neublíži. Terminačný rozkaz áno.
about-tech = Jedna sieť tunelov pod základňou; hluk v nej počuť pri každom vyústení.

## Akcie miestností

about-examine_archives = Získajte 2 znalosti a overte si ich; potom sa pozrite na ktorýkoľvek žetón terminačného rozkazu okrem aktívneho. Len kým znalosti overené nemáte.
about-move_through_technical_corridors = Choďte do inej preskúmanej miestnosti s vyústením servisných chodieb. Cestou na vás zaútočí akoby dospelec v tme.
about-initiate_autodestruction = Žetón autodeštrukcie ide na počítadle času o 3 polia dopredu. Kým je žltý, dá sa zastaviť.
about-decontaminate = Oskenujte karty infekcie v ruke a zbavte sa parazitov; odstráňte larvu aj sliz.
about-treat_wounds = Obviažte všetky vážne poranenia, alebo vyliečte 1 obviazané, alebo vyliečte všetky ľahké.
about-analyze_object = Spotrebujte vajce, mŕtvolu alebo zdochlinu: získate 3 znalosti a nový druh vzorky odhalí ďalšiu slabinu.
about-enter_css_pod = Ak pri súčasnom čase leží žetón SNK a kapsula je voľná: nastúpte, odhoďte karty z ruky a pasujte.
about-take_egg = Vyberte 1 vajce z kukly do ruky a potom hoďte na hluk.
about-stop_autodestruction = Odhoďte žetón autodeštrukcie, kým je žltý.
about-power_a_section = Otočte žetón energie tejto sekcie.
about-send_signal = Máte vyslaný signál.
about-check_objective = Kto už vyslal signál, tajne vám ukáže svoje úlohy.
about-schedule_css = Pozrite sa na 1 žetón SNK; smiete ho posunúť o jedno pole.
about-exterminate = Znížte tunajší počet predmetov o 1, alebo sem dajte poruchu. Potom v niektorej miestnosti s votrelcami každý votrelec utrpí 1 zranenie, každá postava 1 vážne poranenie a miestnosť sa pokazí.
about-take_equipment = Znížte počet predmetov o 1 a vezmite si paralyzér alebo skafander.
about-surgical_procedure = Oskenujte všetky svoje karty infekcie a zbavte sa parazitov aj larvy. Utrpíte 1 ľahké poranenie, pasujete a všetky svoje karty zamiešate do nového balíčka.
about-take_neutralizer = So znalosťami aspoň 4 si vezmite neutralizér.
about-vent_out = Zvoľte miestnosť s vyústením servisných chodieb: dvere sa zatvoria a požiar zhasne. Ak zostanú zatvorené, kým všetci nepasujú, všetko živé vnútri zahynie.
about-start_alert = Žetón poplachu ide na polovicu zostávajúceho času: vtedy sa hra skončí. Izolačná komora sa hneď odistí.
about-peek_neutral_contingency = Vezmite si 1 žetón terminačného rozkazu z neutrálnej zásoby a pozrite sa naň.
about-restore_power = Ak sú modré najviac 2 žetóny energie, dva najnižšie zmodrejú a ostatné očervenejú. Potom všetky rozmiestnite, ako chcete, a ukazovateľ času otočte na modrú.
about-craft_equipment = Každý tu môže zostaviť predmet, aj keď má len 1 z 2 súčastí.
about-lock_yourself_in = Hoďte na hluk. Ak sa neobjaví votrelec, ste zamknutí: hra sa pre vás končí a ste v bezpečí, kým stojí základňa.
about-call_elevator = Výťah príde do vašej sekcie. Potrebuje prúd.
about-use_elevator = Odvezte sa do inej sekcie bez hodu na hluk; ostatní tu môžu ísť s vami.

## Akčné karty

about-search = Znížte počet predmetov v miestnosti o 1, pozrite sa na 2 predmety jej farby a 1 si nechajte. V bielej miestnosti si farbu zvolíte.
about-rest = Oskenujte karty infekcie v ruke a zbavte sa neškodných. Parazit znamená larvu, a ak ju už máte, smrť.
about-demolition = Zničte 1 dvere svojej miestnosti, alebo do nej dajte poruchu.
about-interruption = Zrušte akciu iného hráča vo svojej miestnosti, alebo jeho Prerušenie. Čo stála, to zostane zaplatené.
about-desperate_attack = Vezmite si 1 kartu infekcie; 1 votrelec v miestnosti utrpí 2 zranenia.
about-distraction = Odhoďte 1 predmet a ustúpte bez toho, aby na vás niekto zaútočil.
about-obstinate = Doberte si kartu za každé svoje vážne poranenie, alebo si 1 vážne poranenie obviažte.
about-repairs = Odstráňte poruchu zo svojej miestnosti.
about-vents = Z miestnosti s vyústením servisných chodieb choďte do ktorejkoľvek inej takej. Cestou na vás zaútočí akoby dospelec v tme.
about-bypass = Otočte žetón energie svojej sekcie alebo výťahu.
about-backdoor = Pri fungujúcom počítači vykonajte IT akciu zadarmo, aj bez prúdu.
about-remote_execution = Pri fungujúcom počítači použite ktorúkoľvek preskúmanú miestnosť s fungujúcim počítačom, a to zadarmo.
about-overload = Dajte poruchu do preskúmanej miestnosti s počítačom, alebo otvorte či zatvorte 1 dvere vo svojej sekcii.
about-vivisection = 1 votrelec v miestnosti utrpí 1 zranenie a za každé 2 vaše znalosti ešte 1.
about-field_experience = Ak je v miestnosti votrelec alebo vzorka, získajte 1 znalosť.
about-pheromones = 1 votrelec v miestnosti utečie. So znalosťami aspoň 5 utečú všetci.
about-specimen_care = Zdvihnite 1 vzorku a doberte si kartu, alebo odstráňte svoj sliz.
about-basic_repairs = Odstráňte poruchu zo svojej miestnosti.
about-quarantine = Pri fungujúcom počítači zatvorte dvere vo všetkých chodbách ktorejkoľvek 1 miestnosti.
about-stun = Postava v miestnosti s najviac 3 kartami odhodí ruku; alebo odhoďte svoju zbraň a 1 votrelec v miestnosti utečie.
about-defense_plan = Použite zadarmo bielu alebo červenú miestnosť, v ktorej ste, alebo sa pozrite na 2 nepreskúmané miestnosti.
about-facility_tour = Choďte do susednej miestnosti a vezmite so sebou 1 ochotnú postavu; hod na hluk je jeden za oboch.
about-clean_up = Odstráňte zo svojej miestnosti poruchu, alebo požiar.
about-master_keys = Otvorte alebo zatvorte až 2 dvere svojej miestnosti.
about-scavenging = Hľadajte vo svojej miestnosti, aj keď v nej už žiadne predmety nezostali.
about-service_route = Choďte do susednej miestnosti bez hodu na hluk.
about-odd_jobs = Zostavte predmet; ktorúkoľvek súčasť smie nahradiť 1 žltý predmet.
about-inconspicuous = Keď na vás votrelec útočí a niekto je s vami, zaútočí naňho. Alebo v tme vynechajte svoj hod na hluk na konci kola.
about-weird_metabolism = Odhoďte z ruky kartu infekcie a doberte si 2 karty, alebo odstráňte svoj sliz.
about-sensitive_hearing = Pridajte alebo odstráňte 1 hluk v chodbe svojej miestnosti.
about-feel_of_the_dark = Ignorujte, čo v tme robí udalosť, alebo ignorujte prepadový útok v tme.

## Počiatočné a špeciálne predmety

about-smart_gun = Raz za výstrel smiete hodiť znova.
about-nailgun = Dvojitý zásah platí za jednoduchý. Vo svojom ťahu smiete odhodiť náradie a naplno ju nabiť.
about-smg = Keď zasiahnete, smiete za ďalšiu 1 muníciu spôsobiť o 1 zranenie viac.
about-probe_arm = Vedľa votrelca si vezmite do ruky zdochlinu; potom je rameno vyradené, kým ho neopravíte odhodením náradia.
about-assault_rifle = Keď zasiahnete, je to o 1 zranenie viac.
about-cheat_codes = Z IT akcie využijete 2 z 3 možností.
about-overmind = Pohnite 1 votrelcom vo svojej sekcii, ktorý nie je v boji, chodbou podľa svojej voľby.
about-battle_suit = Nezasiahne vás sliz ani vás nepopáli požiar; platí za skafander.
about-pressure_washer = Odstráňte požiar zo svojej alebo susednej miestnosti, alebo odstráňte svoj sliz, alebo 1 votrelec v miestnosti utečie.
about-wail = Odstráňte všetok hluk vo svojej sekcii, alebo ho pridajte do každej jej prázdnej chodby.
unlock-assault_rifle = Odhoďte batériu.
unlock-cheat_codes = Buďte v Komunikačnom termináli.
unlock-overmind = Majte znalosti aspoň 6.
unlock-battle_suit = Buďte v Úschovni a odhoďte 1 červený predmet.
unlock-pressure_washer = Odhoďte náradie alebo lepiacu pásku.
unlock-wail = Vezmite si 1 kartu infekcie.

## Predmety

about-weapon_battery = Naplno nabite 1 energetickú zbraň, alebo otvorte či zatvorte 1 dvere svojej miestnosti.
about-glowstick = Do konca kola nie ste v tme. Smiete ju použiť, kedykoľvek by na tme záležalo.
about-grenade = Na votrelca vo svojej alebo susednej miestnosti, nie cez zatvorené dvere: 2 zranenia; každý iný votrelec tam 1 zranenie a každá postava 1 vážne poranenie.
about-thermite_charge = Vo svojej alebo susednej miestnosti, nie cez zatvorené dvere: porucha a požiar; každý votrelec 1 zranenie, každá postava 1 ľahké poranenie.
about-smoke_grenade = Každý iný vo vašej miestnosti odhodí 1 akčnú kartu a vy idete do susednej miestnosti bez toho, aby na vás niekto zaútočil.
about-decoy = Všetci votrelci z okolia susednej miestnosti idú do nej; kto je v boji, najprv zaútočí.
about-recon_drone = Pozrite sa na 1 nepreskúmanú miestnosť aj na jej žetón prieskumu.
about-rifle = Energetická zbraň bez zvláštností.
about-shotgun = Keď zasiahnete, je to o 1 zranenie viac.
about-extended_magazine = Pripojte ho k energetickej zbrani: pojme o 2 munície viac a 2 hneď dostane.
about-gate_key = Vo Výstupnej komore: otvorte hlavnú bránu.
about-access_card = Pri fungujúcom počítači: pozrite sa na všetky terminačné rozkazy 1 hráča, alebo zadarmo využite akciu ktorejkoľvek preskúmanej miestnosti s fungujúcim počítačom.
about-autodestruction_key = Pri fungujúcom počítači: spustite autodeštrukciu, alebo ju zastavte, kým je žltá.
about-toolbelt = Odstráňte poruchu zo svojej miestnosti, alebo otvorte či zatvorte 1 jej dvere.
about-duct_tape = Odstráňte poruchu zo svojej miestnosti, alebo zlepte 2 ťažké predmety, nech sa zmestia do 1 ruky.
about-reagent = Naplno nabite plameňomet; alebo so znalosťami aspoň 5 utečie 1 votrelec v miestnosti.
about-flashlight = Tri použitia: zakaždým pre jeden efekt nie ste v tme.
about-fire_blanket = Odstráňte požiar zo svojej miestnosti, alebo odstráňte svoj sliz.
about-cave_plans = Z miestnosti s vyústením servisných chodieb choďte do ktorejkoľvek inej takej.
about-facility_plans = Pozrite sa na 2 nepreskúmané miestnosti.
about-rover_remote = Pošlite rover k Bunkru, alebo ho privolajte späť.
about-medkit = Obviažte 1 vážne poranenie, alebo vyliečte 1 obviazané.
about-medical_stapler = Obviažte 1 vážne poranenie, alebo vyliečte všetky ľahké.
about-clothes = Odstráňte svoj sliz, alebo obviažte 1 vážne poranenie.
about-antiseptic = Oskenujte 1 kartu infekcie v ruke a zbavte sa jej; ak to bol parazit, vezmite si novú.
about-caffeine_pills = Doberte si 2 karty a oskenujte infekciu medzi nimi. Parazit znamená larvu, a ak ju už máte, smrť.
about-scalpel = Niekto v miestnosti, možno vy, príde o larvu a utrpí 1 vážne poranenie; alebo 1 votrelec v miestnosti utrpí 1 zranenie a vy si vezmete 1 kartu infekcie.
about-analyze_toolset = Analyzujte 1 vzorku na mieste: 3 znalosti a možno aj slabina; alebo oskenujte karty infekcie v ruke.
about-research_documents = Získajte 2 znalosti, alebo sa pozrite na 1 terminačný rozkaz v neutrálnej zásobe.

## Zostavené predmety

about-neutralizer = Oskenujte všetky svoje karty infekcie a zbavte sa parazitov aj larvy. Vezmite si 1 kartu infekcie, zamiešajte odhodené karty do balíčka a pasujte; karty v ruke vám zostanú.
about-taser = 1 votrelec v miestnosti utrpí 1 zranenie a utečie; alebo 1 postava v miestnosti odhodí ruku.
about-flamethrower = Okrem prázdnej steny je každý hod aspoň 1 zranenie; dvojitý zásah miestnosť zapáli.
about-enviro_suit = Dôjdete v ňom do Bunkra pešo a na povrchu vás chráni.
about-pistol = Dvojitý zásah platí za jednoduchý.

## Karty útokov

about-blood_chase = 1 ľahké poranenie a sliz. Kto ustupuje s neobviazaným vážnym poranením, za tým votrelec ide.
about-blood_rage = S 2 vážnymi poraneniami obeť zomrie; s neobviazaným utrpí 2 vážne poranenia, inak 1.
about-cut = 1 ľahké poranenie a 1 karta infekcie.
dark-cut = Ešte 1 ľahké poranenie.
about-evolve = Z nymfoida sa stane strážca, ak je ešte nejaký v zásobe.
dark-evolve = Nový strážca hneď zaútočí.
about-infecting_the_host = Obeť zasiahne sliz.
dark-infecting_the_host = Na obeť sa uchytí larva.
about-perched_in_the_dark = 1 vážne poranenie.
dark-perched_in_the_dark = S 3 vážnymi poraneniami obeť zomrie.
about-piercing_the_heart = 1 vážne poranenie a 1 karta infekcie.
dark-piercing_the_heart = S 2 a viac vážnymi poraneniami obeť zomrie.

## Karty udalostí

about-blood_trace = V každej sekcii prídu všetci votrelci mimo boja za tým, kto má neobviazané vážne poranenie a žiadnu akčnú kartu.
dark-blood_trace = Akčné karty nepomôžu.
about-blue_screen = Porucha v preskúmanej miestnosti s počítačom s najnižším číslom v sekciách s prúdom.
about-bulkheads_open = Všetky dvere sa otvoria, zničené zostanú zničené.
dark-bulkheads_open = Hluk v každej prázdnej chodbe vašej miestnosti.
about-consuming_fire = Horiace miestnosti prídu o všetky predmety a požiar sa rozšíri do všetkých susedných, nie cez zatvorené dvere.
about-coolant_leak = Porucha v Centrále chladenia; ak tam už je, spustí sa autodeštrukcia.
about-damage = Porucha v každej miestnosti s dospelcom, strážcom alebo kráľovnou.
dark-damage = Porucha vo vašej miestnosti.
about-egg_protection = Kto je v Hniezde alebo nesie vajce, vyhodnotí stret.
dark-egg_protection = Vezmite si 1 kartu infekcie.
about-fire_in_the_hole = Požiar vo všetkých Nákladných termináloch; kto tam je bez akčných kariet, utrpí 1 vážne poranenie.
about-hatching = 1 vajce sa vyliahne: na každého v Hniezde bez akčných kariet sa uchytí larva. Ak tam nikto nie je, pribudne larva vo vrecku.
dark-hatching = Aj inde sa larva uchytí na každého bez akčných kariet.
about-kickstopper = Výťah príde o prúd a všetky Vstupy do výťahu sa pokazia.
about-leaving_the_shell = Kto má larvu, vezme si kartu infekcie a oskenuje ju: parazit zabije a objaví sa nymfoid. Ostatní si doberú 4 karty, s parazitom medzi nimi dostanú larvu a potom ich odhodia.
about-lurking = Všetci votrelci v miestnostiach bez postáv zmiznú z plánu a vrátia sa do vrecka.
dark-lurking = Zaútočí každý votrelec vo vašej miestnosti.
about-nest_event = Ak je Hniezdo objavené, hluk v každej jeho prázdnej chodbe.
dark-nest_event = Hluk v každej prázdnej chodbe vašej miestnosti.
about-noise_in_corridors = Hluk v servisných chodbách; ak tam už je, 1 porucha a 1 požiar nadobro zmiznú zo zásoby.
dark-noise_in_corridors = Ak do vašej miestnosti ústi servisná chodba, utrpíte 1 ľahké poranenie.
about-panic = Kto nemá akčné karty, príde o 2 munície, a ak ich nemá, o 1 predmet.
dark-panic = Týka sa aj tých, kto akčné karty majú.
about-power_surge = Ukazovateľ času očervenie: záložný agregát nebeží.
about-sanitary_network_failure = Porucha v každej preskúmanej zelenej miestnosti.
about-scent_of_blood = Hluk v každej prázdnej chodbe okolo toho, kto má neobviazané vážne poranenie.
dark-scent_of_blood = Ak máte neobviazané vážne poranenie a žiadneho votrelca v miestnosti, objaví sa tam dospelec.
about-short_circuit = Požiar v každej preskúmanej miestnosti s počítačom v sekciách s prúdom.
about-thats_hot = Požiar pri Záložnom agregáte a pri Generátore.

## Karty IT akcií

about-computer_action_a = Pohnite roverom, alebo sa pozrite na 1 žetón SNK, alebo na všetky terminačné rozkazy iného hráča vo svojej sekcii.
about-computer_action_b = Získajte 1 znalosť, alebo sa pozrite na 1 žetón SNK, alebo vymeňte 2 žetóny energie.
about-computer_action_c = Uhaste požiar v ktorejkoľvek 1 miestnosti a všetci votrelci z nej utečú, alebo vymeňte 2 žetóny energie, alebo sa pozrite na všetky terminačné rozkazy iného hráča vo svojej sekcii.
about-computer_action_d = Otvorte alebo zatvorte 1 dvere, alebo sa pozrite na 1 žetón SNK, alebo pohnite roverom.
about-computer_action_e = Uhaste požiar v ktorejkoľvek 1 miestnosti a všetci votrelci z nej utečú, alebo vymeňte 2 žetóny energie, alebo sa pozrite na 1 žetón SNK.
about-lockdown = Kto ju otočí, má vo svojej miestnosti poruchu; potom sa zamieša všetkých šesť kariet.

## Vážne poranenia a infekcia

about-body = Na začiatku kola si doberáte o 1 kartu menej.
about-knee = Prvý pohyb v prvom ťahu kola stojí o 1 kartu viac.
about-hand = Použitie predmetu stojí o 1 kartu viac.
about-arm = Nosiť môžete len v jednej ruke.
about-bleeding = Kedykoľvek pasujete, utrpíte 1 ľahké poranenie.
about-contamination = Nič sa ňou nezaplatí. Či je v nej parazit, ukáže len skener.
about-infected = Parazit.
about-harmless = Bez parazita.

## Slabiny

about-wary_of_shadows = Keď na vás dospelec zaútočí kartou Číhanie v tme, tma nič nezhorší.
about-light_blindness = Na svetle platí číslo prepadového útoku na vás o 1 nižšie.
about-soft_underbelly = Keď strieľate na dospelca, zasiahne aj stena s nymfoidom.
about-thin_blood = Koho zraníte, má pri následnej kontrole odolnosť o 1 nižšiu.
about-fear_of_flame = Koho zraníte v horiacej miestnosti, ten utečie, ak prežije.
about-clumsy_pursuit = Keď ustupujete, karty útoku so symbolom úteku vás minú a nikto vás neprenasleduje.

## Úlohy

about-no_witnesses = Vyslali ste signál a neprežil žiadny iný preživší z Nemesis; alebo ste prežili ako jediní.
about-upper_floors = Všetky miestnosti v S-01 a S-02 sú preskúmané a vyslali ste signál.
about-lower_floors = Všetky miestnosti v S-02 a S-03 sú preskúmané.
about-big_game = Vyslali ste signál a kráľovná je mŕtva alebo je základňa zničená.
about-pack_rat = Odleťte v kapsule alebo odíďte do Bunkra s aspoň 6 predmetmi; vzorky sa nepočítajú.
about-expert_witness = Máte znalosti aspoň 6 a sú overené.
about-scorched_earth = Hniezdo alebo celá základňa je zničená a vyslali ste signál.
about-not_alone = Prežijete vy a aspoň 1 ďalšia postava a vaše znalosti sú overené.
about-old_grudge = Prežijú najviac 2 postavy a vyslali ste signál.
about-sever_ties_1 = Postava hráča 1 neprežije; alebo prežijete ako jediní.
about-sever_ties_2 = Postava hráča 2 neprežije; alebo prežijete ako jediní.
about-sever_ties_3 = Postava hráča 3 neprežije; alebo prežijete ako jediní.
about-sever_ties_4 = Postava hráča 4 neprežije; alebo prežijete ako jediní.
about-sever_ties_5 = Postava hráča 5 neprežije; alebo prežijete ako jediní.
about-live_sample = Vyslali ste signál a na konci držíte vajce.
about-weakness_report = Je objavená aspoň 1 nová slabina a vyslali ste signál.
about-full_dossier = Máte znalosti aspoň 8.
about-sterilization = Hniezdo je zničené.
about-coop_signal = Niekto vyslal signál.
about-coop_knowledge = Niektorá preživšia postava má znalosti aspoň 8.
about-coop_weakness = Sú objavené všetky 3 slabiny.
about-coop_nest = Hniezdo je zničené.
about-coop_queen = Kráľovná je mŕtva, alebo je základňa zničená.
about-coop_explore = Všetky miestnosti vo všetkých sekciách sú preskúmané.
about-coop_egg = Niektorá preživšia postava na konci drží vajce.
about-coop_signal_archive = Jedna a tá istá postava vyslala signál a má overené znalosti.
about-coop_power = Na konci sú modré aspoň 2 žetóny energie.
about-coop_bunker = Jedna preživšia postava je v Bunkri a jedna odletela v kapsule; v sólovej hre stačí jedno z toho.

## Terminačné rozkazy a žetóny SNK

about-code_green = Všetkých evakuujú a nikto nezomrie.
about-code_yellow = Kto má znalosti najviac 4, zomrie.
about-code_blue = Kto nevyslal signál, zomrie.
about-code_gray = Kto odletel v kapsule, zomrie.
about-code_red = Kto je zamknutý v Izolačnej komore, zomrie.
about-css_a = Odletí len kapsula A; kto je v inej, vráti sa s vážnym poranením.
about-css_b = Odletí len kapsula B; kto je v inej, vráti sa s vážnym poranením.
about-css_c = Odletí len kapsula C; kto je v inej, vráti sa s vážnym poranením.
about-css_all = Odletia všetky kapsuly.
about-css_none = Neodletí žiadna kapsula; kto v niektorej je, vráti sa s vážnym poranením.

## Karty povrchu

about-radioactive_dust = Vezmite si 1 kartu infekcie a zasiahne vás sliz.
protected-radioactive_dust = Vezmite si 1 kartu infekcie.
about-sandstorm = Každý vonku bez skafandra odhodí 2 akčné karty.
protected-sandstorm = Každý v skafandri alebo v budove na povrchu odhodí 1 akčnú kartu.
about-suit_breach = Utrpíte 1 vážne poranenie.
protected-suit_breach = Utrpíte 1 ľahké poranenie.
about-tremors = Hluk vo všetkých oblastiach.
protected-tremors = Hluk vo vašej oblasti.
about-freezing_wind = Každý vonku bez skafandra utrpí 1 ľahké poranenie.
protected-freezing_wind = Nič sa nestane.
about-hunter_on_the_dunes = Vyhodnoťte stret.
protected-hunter_on_the_dunes = Hoďte na hluk.
about-lost_bearings = Prídete o 1 predmet a pasujete.
protected-lost_bearings = Odhoďte 1 akčnú kartu.
about-clear_sky = Odstráňte hluk z jednej oblasti.
protected-clear_sky = Doberte si 1 kartu.

## Žetóny a prieskum

about-silence = Nič sa nestane a na hluk sa nehádže. Ak máte na sebe sliz, je to nebezpečenstvo.
about-danger = Všetci votrelci zo susedných miestností, ktorí nie sú v boji, prídu sem. Ak tam nikto nie je, hluk vo všetkých chodbách.
about-slime = Kto má na sebe sliz, nemá nikdy pokoj: mení sa na nebezpečenstvo.
about-fire = Kto tu skončí ťah, utrpí 1 ľahké poranenie; votrelci tu utrpia 1 zranenie za kolo. Trinásty požiar zničí základňu.
about-malfunction = Miestnosť ani jej počítač nefungujú. Jedenásta porucha zničí základňu.
about-door = Kým sú zatvorené, nikto neprejde. Votrelci ich vyvalia.
about-noise = Druhý hluk v tej istej chodbe znamená stret.
about-red_item = Vezmite si vrchný červený predmet.
about-yellow_item = Vezmite si vrchný žltý predmet.
about-green_item = Vezmite si vrchný zelený predmet.
about-mars_card = Otočte kartu povrchu.
