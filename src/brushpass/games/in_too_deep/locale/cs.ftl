### Za hranou: na čem se stůl dohodne, otázky, odpovědi a co se stalo. Jména jsou v names.cs.ftl, slova karet v cards.cs.ftl.

game-title = Za hranou
game-about = Jste v utajení přímo v hlavách zločinců: zahákněte je, veďte je osmi zónami města a z jejich zločinů sbírejte důkazy. Jenže každý zločin se na vás podepíše a jeden z vás skončí za hranou.
mode-standard = Standardní
mode-standard-about = 2 až 5 hráčů, každý sám za sebe.
mode-echo = S Echo
mode-echo-about = Sami nebo ve dvou proti Echo, která se řídí svými kartami a zločin páchá skoro v každém tahu.

setting-difficulty = Echo
setting-difficulty-about = Jak rychle se dostane ke zločinu.
setting-difficulty-normal = Běžná
setting-difficulty-hard = Těžká
setting-starts = Kdo začíná
setting-starts-random = Rozhodne náhoda
setting-starts-first = Hráč 1
setting-lines = Dějové linky
setting-lines-about = Čím víc jich je, tím hůř se příběh dostává na další úroveň.
setting-lines-5 = 5
setting-lines-6 = 6
setting-lines-7 = 7
group-criminals = Zločinci
group-criminals-about = Kdo ve hře jistě je a kdo ne; zbytek určí náhoda.
setting-crusher = { name-crusher }
setting-crusher-about = { short-crusher }
setting-crusher-maybe = Možná
setting-crusher-in = Ve hře
setting-crusher-out = Mimo hru
setting-hacker = { name-hacker }
setting-hacker-about = { short-hacker }
setting-hacker-maybe = Možná
setting-hacker-in = Ve hře
setting-hacker-out = Mimo hru
setting-hustler = { name-hustler }
setting-hustler-about = { short-hustler }
setting-hustler-maybe = Možná
setting-hustler-in = Ve hře
setting-hustler-out = Mimo hru
setting-shadow = { name-shadow }
setting-shadow-about = { short-shadow }
setting-shadow-maybe = Možná
setting-shadow-in = Ve hře
setting-shadow-out = Mimo hru
setting-jumper = { name-jumper }
setting-jumper-about = { short-jumper }
setting-jumper-maybe = Možná
setting-jumper-in = Ve hře
setting-jumper-out = Mimo hru
setting-mechanic = { name-mechanic }
setting-mechanic-about = { short-mechanic }
setting-mechanic-maybe = Možná
setting-mechanic-in = Ve hře
setting-mechanic-out = Mimo hru
setting-enforcer = { name-enforcer }
setting-enforcer-about = { short-enforcer }
setting-enforcer-maybe = Možná
setting-enforcer-in = Ve hře
setting-enforcer-out = Mimo hru
setting-oracle = { name-oracle }
setting-oracle-about = { short-oracle }
setting-oracle-maybe = Možná
setting-oracle-in = Ve hře
setting-oracle-out = Mimo hru
setting-smuggler = { name-smuggler }
setting-smuggler-about = { short-smuggler }
setting-smuggler-maybe = Možná
setting-smuggler-in = Ve hře
setting-smuggler-out = Mimo hru
setting-courier = { name-courier }
setting-courier-about = { short-courier }
setting-courier-maybe = Možná
setting-courier-in = Ve hře
setting-courier-out = Mimo hru

## Ve zkratce

intro-1 = Jste agenti v hlavách zločinců. Ve svém tahu jednoho zaháknete, nad každým, koho máte, získáte 1 nadvládu a provedete s nimi dvě akce: pohnete se, zvednete předmět, použijete zónu nebo schopnost.
intro-2 = Vaše karty jsou zločiny a každá říká, co musí ve městě platit: kdo je kde, s čím a s kým. Drobné zločiny jsou zdarma. Jednou za tah smíte spáchat velký zločin, opatrně, nebo bezohledně; pak přijdete o všechna zaháknutí.
intro-3 = Zločiny přinášejí informace, důkazy a dilemata. Důkazy zpracujte: ve vyšetřování kapitoly za ně máte složky, v plánu rozhodují, jakou cenu bude který druh na konci mít.
intro-4 = Když na displeji dojdou důkazy, kapitola končí. Složky vynesou, je-li vyšetřování hotové; jinak je potrestán ten, kdo jich má nejméně. Polovinu dilemat tajně uložíte: boduje se za ně, ale kazí vás.
intro-5 = Po třech kapitolách vyhrává, kdo má nejvíc informací. Nejméně zkažený získá bonus; nejzkaženější je za hranou a draze zaplatí, byl-li plán zmařen.
intro-beware = Použití zóny přiláká policii a zóna, kde se pátrá, použít nejde. A velký zločin vám vyprázdní porty, takže zaháknuté zločince nejdřív využijte.

## Místa a věci

name-echo = Echo
name-level-1 = 1. úroveň
    .deck = balíčku 1. úrovně
name-level-2 = 2. úroveň
    .deck = balíčku 2. úrovně
name-level-3 = 3. úroveň
    .deck = balíčku 3. úrovně
name-petty = Drobný zločin
    .deck = balíčku drobných zločinů
name-display = Displej
    .in = na displeji
    .from = z displeje
name-shared = Sdílená schránka
    .in = ve sdílené schránce
    .from = ze sdílené schránky
name-bonus_support = Bonusové pole: podpora
    .in = na bonusovém poli podpory
    .from = z bonusového pole podpory
    .to = na bonusové pole podpory
name-bonus_tolerance = Bonusové pole: tolerance
    .in = na bonusovém poli tolerance
    .from = z bonusového pole tolerance
    .to = na bonusové pole tolerance
name-bonus_dominance = Bonusové pole: nadvláda
    .in = na bonusovém poli nadvlády
    .from = z bonusového pole nadvlády
    .to = na bonusové pole nadvlády
name-careful = Opatrně
    .low = opatrně
name-reckless = Bezohledně
    .low = bezohledně

## Otázky

prompt-hook = Koho zaháknete?
prompt-extra-hook = Koho zaháknete žetonem?
prompt-act = Co uděláte?
prompt-pay = Akce, nebo výdrž { $criminal-of }?
prompt-police =
    { $count ->
        [one] Strážce a zátarasy: zbývá { $count } pohyb
        [few] Strážce a zátarasy: zbývají { $count } pohyby
       *[other] Strážce a zátarasy: zbývá { $count } pohybů
    }
prompt-crush = Čím Drtič pohne?
prompt-heights =
    { $count ->
        [1] Výšiny: co zvolíte podruhé?
       *[other] Výšiny: co zvolíte nejdřív?
    }
prompt-heights-police = Pohnete Strážcem, nebo zátarasem?
prompt-look =
    { $count ->
        [1] Kam se podíváte podruhé?
       *[other] Kam se podíváte nejdřív?
    }
prompt-take-seen = Viděli jste: { $kind-low } a { $other-low }. Který důkaz si vezmete?
prompt-take = Odkud si vezmete důkaz?
prompt-take-own = Který důkaz si vezmete ze své schránky?
prompt-flip = Kde otočíte důkaz lícem vzhůru?
prompt-flip-own = Který důkaz ze své schránky otočíte?
prompt-dominate =
    { $count ->
        [one] Nad kým získáte 1 nadvládu?
       *[other] Nad kým získáte nadvládu? Zbývá { $count }
    }
prompt-lose = Nad kým ztratíte 1 nadvládu?
prompt-send-criminal = Koho přesunete?
prompt-criminal-zone = Kam přesunete { $criminal-acc }?
prompt-send-item = Který předmět přesunete?
prompt-item-zone = Kam přesunete { $item-acc }?
prompt-swap-item = Který předmět vyměníte?
prompt-swap-other-item = Za který předmět?
prompt-swap-item-first = Který předmět si vymění místo se zločincem?
prompt-swap-item-with = Se kterým zločincem?
prompt-swap-criminal = Který zločinec si vymění místo?
prompt-swap-other-criminal = S kým?
prompt-swap-hooks = S kým si vyměníte všechny žetony zaháknutí?
prompt-discard-dilemma = Které dilema odhodíte?
prompt-discard = Které dilema odhodíte z ruky?
prompt-search-from = Ze které zóny přesunete pátrání?
prompt-search-to = Kam přesunete pátrání { $zone-from }?
prompt-lock = Koho si uzamknete?
prompt-challenge = Koho vyzvete?
prompt-towers = Co vám dají Iontové věže?
prompt-harbour = Získáte důkaz, nebo zpracujete?
prompt-nudge-criminal = Kým pohnete a kam?
prompt-nudge-item = Čím pohnete a kam?
prompt-crime = Spácháte velký zločin?
prompt-assign = { $crime }: koho se efekt týká?
prompt-outcome = { $crime }: opatrně, nebo bezohledně?
prompt-effect-police = Čím pohnete? Zločin to žádá.
prompt-effect-zone = Kam přesunete { $thing-acc }?
prompt-effect-way = Kam pohnete { $criminal-ins }?
prompt-bar = Který důkaz si vezmete z lišty?
prompt-process = Kde důkaz zpracujete?
prompt-evidence = Který důkaz to bude? Nikdo jiný ho neuvidí.
prompt-offer = Který žeton podpory si vezmete?
prompt-return = Vrátíte nějaké zločiny?
prompt-deck = Ze kterého balíčku si doberete velký zločin?
prompt-store =
    { $count ->
        [one] Které dilema uložíte? Zbývá { $count }
        [few] Které dilema uložíte? Zbývají { $count }
       *[other] Které dilema uložíte? Zbývá { $count }
    }
prompt-echo-offer = Který žeton si vezme Echo?
prompt-echo-gains = Nad kým získá Echo nadvládu?
prompt-echo-loses = Nad kým ztratí Echo nadvládu?

option-hook = Zaháknout { $second-acc }
option-unhook = Odháknout { $second-acc }
option-skip = Nezaháknout nikoho
option-move = { $second }: pohyb { $third-to }
option-pick = { $second }: zvednout { $third-acc }
option-zone = { $second }: použít zónu
option-dominate = Získat 1 nadvládu { $second-over }
option-drop = { $second }: odložit předmět
option-crush = Drtič: pohnout zátarasem nebo Strážcem
option-hack = Hacker: přesunout { $second-acc } { $third-to }
option-fetch = Hacker: vzít { $second-acc }
option-hustle = Kšeftař: použít { $second-acc }
option-jump = Skokanka: skok { $second-to }
option-force = Vymahač: pohnout { $second-ins } { $third-to }
option-foresee = Vědma: získat 1 nadvládu { $second-over }
option-grab = Pašerák: sebrat { $second-acc }
option-run = Kurýrka: běh { $second-to }
option-support = Použít žeton: { $second }
option-act-petty = Spáchat: { $second }
option-done = Hotovo
option-action = Akce
option-stamina = Výdrž: 1 nadvláda
option-guardian = Strážce { $second-to }
option-escort = Strážce { $second-to } i { $third-with }
option-barrier = Zátaras { $second } na hranici { $third }
option-stop = Nechat to být
option-heights-criminal = Pohnout zločincem
option-heights-item = Pohnout předmětem
option-heights-look = Podívat se na 2 důkazy
option-heights-police = Pohnout zátarasem nebo Strážcem
option-look-seat = Schránka: { $player }
option-look-echo = Schránka: Echo
option-take-seat = Schránka: { $player }
option-take-echo = Schránka: Echo
option-flip-seat = Schránka: { $player }
option-flip-echo = Schránka: Echo
option-take-seen-1 = První
option-take-seen-2 = Druhý
option-nobody = Nikoho
option-towers-support = Žeton podpory
option-gain = Získat 1 důkaz
option-process = Zpracovat 1 důkaz
option-none = Žádný zločin
option-assign =
    { $parts ->
        [1] { $first }
        [2] { $first } a { $second }
       *[other] { $first }, { $second } a { $third }
    }
option-nudge-criminal = { $first } { $second-to }
option-nudge-item = { $first } { $second-to }
option-row_1 = Horní řada vyšetřování
option-row_2 = Prostřední řada vyšetřování
option-row_3 = Dolní řada vyšetřování
option-stash = Vaše schránka
option-decline = Nezpracovat
option-offer = Žeton z { $option }. třetiny
option-echo-offer = Žeton z { $option }. třetiny
option-return = Vrátit: { $second }
option-discard-dilemma-hand = Z ruky: { $second }
option-discard-dilemma-databank = Z databanky: { $second }

## Na koho se čeká

waiting-hook = { $seat } zahákuje.
waiting-extra-hook = { $seat } zahákuje ještě jednou.
waiting-act = { $seat } provádí akce.
waiting-pay = { $seat } rozhoduje, čím zaplatí.
waiting-police = { $seat } hýbe Strážcem a zátarasy.
waiting-crush = { $seat } jedná s Drtičem.
waiting-heights = { $seat } vybírá ve Výšinách.
waiting-heights-police = { $seat } hýbe Strážcem či zátarasy.
waiting-look = { $seat } si prohlíží důkazy.
waiting-take-seen = { $seat } vybírá ze dvou důkazů.
waiting-take = { $seat } si bere důkaz.
waiting-take-own = { $seat } si bere důkaz ze své schránky.
waiting-flip = { $seat } otáčí důkaz.
waiting-flip-own = { $seat } vybírá ze své schránky.
waiting-dominate = { $seat } získává nadvládu.
waiting-lose = { $seat } ztrácí nadvládu.
waiting-send-criminal = { $seat } přesouvá zločince.
waiting-criminal-zone = { $seat } přesouvá zločince.
waiting-send-item = { $seat } přesouvá předmět.
waiting-item-zone = { $seat } přesouvá předmět.
waiting-swap-item = { $seat } vyměňuje předměty.
waiting-swap-other-item = { $seat } vyměňuje předměty.
waiting-swap-item-first = { $seat } vyměňuje předmět se zločincem.
waiting-swap-item-with = { $seat } vyměňuje předmět se zločincem.
waiting-swap-criminal = { $seat } vyměňuje zločince.
waiting-swap-other-criminal = { $seat } vyměňuje zločince.
waiting-swap-hooks = { $seat } vyměňuje žetony zaháknutí.
waiting-discard-dilemma = { $seat } odhazuje dilema.
waiting-discard = { $seat } odhazuje dilema.
waiting-search-from = { $seat } přesouvá pátrání.
waiting-search-to = { $seat } přesouvá pátrání.
waiting-lock = { $seat } si uzamyká zločince.
waiting-challenge = { $seat } si vybírá soupeře.
waiting-towers = { $seat } vybírá v Iontových věžích.
waiting-harbour = { $seat } vybírá v Přístavu.
waiting-nudge-criminal = { $seat } hýbe zločincem.
waiting-nudge-item = { $seat } hýbe předmětem.
waiting-crime = { $seat } zvažuje velký zločin.
waiting-assign = { $seat } dolaďuje zločin.
waiting-outcome = { $seat } rozhoduje: opatrně, nebo bezohledně.
waiting-effect-police = { $seat } vyhodnocuje zločin.
waiting-effect-zone = { $seat } vyhodnocuje zločin.
waiting-effect-way = { $seat } vyhodnocuje zločin.
waiting-bar = { $seat } si bere důkaz z lišty.
waiting-process = { $seat } zpracovává důkaz.
waiting-evidence = { $seat } zpracovává důkaz.
waiting-offer = { $seat } si bere žeton podpory.
waiting-return = { $seat } prochází své zločiny.
waiting-deck = { $seat } si dobírá velký zločin.
waiting-store = { $seat } ukládá dilemata.
waiting-echo-offer = { $seat } vybírá za Echo.
waiting-echo-gains = { $seat } vybírá za Echo.
waiting-echo-loses = { $seat } vybírá za Echo.

## Co se stalo

event-city = Město stojí. Ve hře: { $criminals }.
event-lines = Dějové linky ve hře: { $lines }.
event-starts = Začíná { $seat }.
event-turn = { $turn }. tah: { $seat }
event-hooked = { $seat } zahákuje { $criminal-acc }.
event-took-hook =
    { $paid ->
        [0] { $seat } přebírá { $criminal-acc }; { $rival } dostává 1 informaci ze zásoby.
       *[other] { $seat } za 1 informaci přebírá { $criminal-acc }. Dosud: { $rival }.
    }
event-unhooked = { $seat } odhákuje { $criminal-acc }.
event-dominance = { $seat }: nadvláda { $criminal-over } je na poli { $field }.
event-moved = { $criminal } jde { $zone-to }.
event-item-moved = Odloženo { $zone-in }: { $item-low }.
event-took-item = { $criminal } bere { $item-acc }.
event-dropped = { $criminal } odkládá { $item-acc }.
event-items-swapped = Místa si mění { $item-low } a { $other-low }.
event-searched = Policie pátrá { $zone-in }.
event-search-moved =
    { $count ->
        [one] { $count } žeton pátrání jde { $zone-to }.
        [few] { $count } žetony pátrání jdou { $zone-to }.
       *[other] { $count } žetonů pátrání jde { $zone-to }.
    }
event-guardian = Strážce jde { $zone-to }.
event-barrier = Zátaras { $number } stojí mezi { $zone-ins } a { $next-ins }.
event-stamina = { $seat } platí výdrží { $criminal-of }.
event-used-zone = { $seat } používá { $zone-acc }.
event-tolerance = { $seat } má toleranci { $count }.
event-dilemmas =
    { $count ->
        [one] { $seat } si dobírá { $count } dilema.
        [few] { $seat } si dobírá { $count } dilemata.
       *[other] { $seat } si dobírá { $count } dilemat.
    }
event-drew-dilemmas = Vaše nová dilemata: { $dilemmas }.
event-challenged = { $seat } vyzývá na souboj: { $rival }.
event-showed = { $seat } ukazuje zkaženost { $value }.
event-won-challenge =
    { $count ->
        [0] { $seat } vyhrává souboj; { $rival } nemá čím platit.
        [one] { $seat } vyhrává souboj; { $rival } platí { $count } informaci.
        [few] { $seat } vyhrává souboj; { $rival } platí { $count } informace.
       *[other] { $seat } vyhrává souboj; { $rival } platí { $count } informací.
    }
event-discarded-dilemma = { $seat } odhazuje dilema.
event-gained = { $seat } bere z lišty důkaz: { $kind-low }.
event-gained-unseen = { $seat } získává důkaz z displeje.
event-drew-evidence = Váš důkaz: { $kind-low }.
event-bar-filled = Na lištu přichází: { $kinds-low }.
event-declined = { $seat } nezpracovává.
event-filed =
    { $kind-id ->
        [none] { $seat } dává do { $row }. řady důkaz lícem dolů a bere složku.
       *[other] { $seat } dává do { $row }. řady důkaz a bere složku: { $kind-low }.
    }
event-stashed = { $seat } dává důkaz do schránky.
event-planned = { $seat } dává důkaz { $bonus-to }.
event-looked = { $seat } se dívá na důkaz { $place-in }.
event-looked-stash = { $seat } se dívá na důkaz ve schránce: { $rival }.
event-saw = Viděli jste důkaz { $place-in }: { $kind-low }.
event-saw-stash = Viděli jste důkaz ve schránce ({ $rival }): { $kind-low }.
event-took = { $seat } bere důkaz { $place-from }.
event-took-stash = { $seat } bere důkaz ze schránky: { $rival }.
event-flipped = { $seat } otáčí důkaz { $place-in }: { $kind-low }.
event-flipped-stash = { $seat } otáčí důkaz ve schránce ({ $rival }): { $kind-low }.
event-support =
    { $count ->
        [0] { $seat } bere žeton podpory: { $token }.
        [one] { $seat } bere žeton podpory a { $count } informaci: { $token }.
        [few] { $seat } bere žeton podpory a { $count } informace: { $token }.
       *[other] { $seat } bere žeton podpory a { $count } informací: { $token }.
    }
event-used-support = { $seat } používá žeton podpory: { $token }.
event-locked = { $seat } si uzamyká { $criminal-acc }.
event-hooks-swapped = { $seat } a { $rival } si vyměňují všechny žetony zaháknutí.
event-crime-beside = { $seat } si odkládá ke konzoli neviděnou kartu z { $sort-deck }.
event-drew-crime = { $seat } si dobírá z { $sort-deck }.
event-returned = { $seat } vrací kartu dospod { $sort-deck }.
event-no-crime = { $seat } nepáchá velký zločin.
event-committed = { $seat } páchá velký zločin: { $crime }.
event-committed-petty = { $seat } páchá drobný zločin: { $crime }.
event-outcome = { $seat } volí { $outcome-low }: { $crime }.
event-information =
    { $count ->
        [one] { $seat } získává { $count } informaci.
        [few] { $seat } získává { $count } informace.
       *[other] { $seat } získává { $count } informací.
    }
event-chapter-ends = Displej je prázdný: { $chapter }. kapitola končí.
event-last-turns =
    { $count ->
        [one] Zbývá { $count } závěrečný tah.
        [few] Zbývají { $count } závěrečné tahy.
       *[other] Zbývá { $count } závěrečných tahů.
    }
event-dead-clock = Deset kol bez nového důkazu: displej se teď vyprazdňuje sám, dokud někdo důkaz nezíská (R-40).
event-drained =
    { $count ->
        [0] Z displeje mizí poslední důkaz.
        [one] Z displeje mizí důkaz, zbývá { $count }.
        [few] Z displeje mizí důkaz, zbývají { $count }.
       *[other] Z displeje mizí důkaz, zbývá { $count }.
    }
event-success = { $chapter }. kapitola: vyšetřování uspělo.
event-folders-paid =
    { $folders ->
        [0] { $seat } nemá žádnou složku.
       *[other] { $seat } získává za složky: { $count } (složek { $folders }).
    }
event-failure =
    { $count ->
        [one] { $chapter }. kapitola: vyšetřování selhalo, zbyla { $count } složka.
        [few] { $chapter }. kapitola: vyšetřování selhalo, zbyly { $count } složky.
       *[other] { $chapter }. kapitola: vyšetřování selhalo, zbylo { $count } složek.
    }
event-loses-dominance =
    { $count ->
        [one] { $seat } má nejméně složek a ztrácí { $count } nadvládu.
        [few] { $seat } má nejméně složek a ztrácí { $count } nadvlády.
       *[other] { $seat } má nejméně složek a ztrácí { $count } nadvlád.
    }
event-penalty =
    { $count ->
        [one] { $seat } má nejméně složek a ztrácí { $count } informaci.
        [few] { $seat } má nejméně složek a ztrácí { $count } informace.
       *[other] { $seat } má nejméně složek a ztrácí { $count } informací.
    }
event-tasks = Nové úkoly: { $kinds-low }.
event-stored =
    { $count ->
        [one] { $seat } ukládá { $count } dilema.
        [few] { $seat } ukládá { $count } dilemata.
       *[other] { $seat } ukládá { $count } dilemat.
    }
event-chapter =
    { $kinds-count ->
        [0] Začíná { $chapter }. kapitola.
       *[other] Začíná { $chapter }. kapitola. Z bonusových polí: { $kinds }.
    }
event-echo-card = Echo otáčí kartu.
event-progress = Postup Echo: { $count }.
event-scored-dominance = { $seat }: { $count } za nejnižší nadvládu.
event-corruption = { $seat }: celková zkaženost { $count }.
event-least-corrupt = Nejméně zkažený hráč: { $seat }, bonus { $count }.
event-in-too-deep = Za hranou: { $seat }.
event-foiled = Plán Syndikátu je zmařen!
event-not-foiled = Plán Syndikátu se zdařil.
event-sank =
    { $count ->
        [one] Za hranou: { $seat } ztrácí { $count } informaci.
        [few] Za hranou: { $seat } ztrácí { $count } informace.
       *[other] Za hranou: { $seat } ztrácí { $count } informací.
    }
event-values = Cenu důkazů určil plán.
event-scored-evidence = { $seat }: { $count } za důkazy.
event-scored-dilemmas = { $seat }: { $count } za uložená dilemata.

## Jak partie skončila

reason-information = Vyhrává, kdo má nejvíc informací.
reason-tie = Nejvíc informací má několik hráčů; rozhoduje menší zkaženost.
reason-echo = Nejvíc informací má Echo.
