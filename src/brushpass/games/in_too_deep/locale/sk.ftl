### Za hranou: na čom sa stôl dohodne, otázky, odpovede a čo sa stalo. Mená sú v names.sk.ftl, slová kariet v cards.sk.ftl.

game-title = Za hranou
game-about = Ste v utajení priamo v hlavách zločincov: zaháknite ich, veďte ich ôsmimi zónami mesta a z ich zločinov zbierajte dôkazy. Lenže každý zločin sa na vás podpíše a jeden z vás skončí za hranou.
mode-standard = Štandardné
mode-standard-about = 2 až 5 hráčov, každý sám za seba.
mode-echo = S Echo
mode-echo-about = Sami alebo vo dvojici proti Echo, ktorá sa riadi svojimi kartami a zločin pácha takmer v každom ťahu.

setting-difficulty = Echo
setting-difficulty-about = Ako rýchlo sa dostane k zločinu.
setting-difficulty-normal = Bežná
setting-difficulty-hard = Ťažká
setting-starts = Kto začína
setting-starts-random = Rozhodne náhoda
setting-starts-first = Hráč 1
setting-lines = Dejové línie
setting-lines-about = Čím viac ich je, tým ťažšie sa príbeh dostáva na ďalšiu úroveň.
setting-lines-5 = 5
setting-lines-6 = 6
setting-lines-7 = 7
group-criminals = Zločinci
group-criminals-about = Kto v hre určite je a kto nie; zvyšok určí náhoda.
setting-crusher = { name-crusher }
setting-crusher-about = { short-crusher }
setting-crusher-maybe = Možno
setting-crusher-in = V hre
setting-crusher-out = Mimo hry
setting-hacker = { name-hacker }
setting-hacker-about = { short-hacker }
setting-hacker-maybe = Možno
setting-hacker-in = V hre
setting-hacker-out = Mimo hry
setting-hustler = { name-hustler }
setting-hustler-about = { short-hustler }
setting-hustler-maybe = Možno
setting-hustler-in = V hre
setting-hustler-out = Mimo hry
setting-shadow = { name-shadow }
setting-shadow-about = { short-shadow }
setting-shadow-maybe = Možno
setting-shadow-in = V hre
setting-shadow-out = Mimo hry
setting-jumper = { name-jumper }
setting-jumper-about = { short-jumper }
setting-jumper-maybe = Možno
setting-jumper-in = V hre
setting-jumper-out = Mimo hry
setting-mechanic = { name-mechanic }
setting-mechanic-about = { short-mechanic }
setting-mechanic-maybe = Možno
setting-mechanic-in = V hre
setting-mechanic-out = Mimo hry
setting-enforcer = { name-enforcer }
setting-enforcer-about = { short-enforcer }
setting-enforcer-maybe = Možno
setting-enforcer-in = V hre
setting-enforcer-out = Mimo hry
setting-oracle = { name-oracle }
setting-oracle-about = { short-oracle }
setting-oracle-maybe = Možno
setting-oracle-in = V hre
setting-oracle-out = Mimo hry
setting-smuggler = { name-smuggler }
setting-smuggler-about = { short-smuggler }
setting-smuggler-maybe = Možno
setting-smuggler-in = V hre
setting-smuggler-out = Mimo hry
setting-courier = { name-courier }
setting-courier-about = { short-courier }
setting-courier-maybe = Možno
setting-courier-in = V hre
setting-courier-out = Mimo hry

## V skratke

intro-1 = Ste agenti v hlavách zločincov. Vo svojom ťahu jedného zaháknete, nad každým, koho máte, získate 1 nadvládu a vykonáte s nimi dve akcie: pohnete sa, zdvihnete predmet, použijete zónu alebo schopnosť.
intro-2 = Vaše karty sú zločiny a každá hovorí, čo musí v meste platiť: kto je kde, s čím a s kým. Drobné zločiny sú zadarmo. Raz za ťah smiete spáchať veľký zločin, opatrne alebo bezohľadne; potom prídete o všetky zaháknutia.
intro-3 = Zločiny prinášajú informácie, dôkazy a dilemy. Dôkazy spracujte: vo vyšetrovaní kapitoly za ne máte zložky, v pláne rozhodujú, akú cenu bude ktorý druh na konci mať.
intro-4 = Keď sa na displeji minú dôkazy, kapitola sa končí. Zložky vynesú, ak je vyšetrovanie hotové; inak je potrestaný ten, kto ich má najmenej. Polovicu dilem tajne uložíte: boduje sa za ne, ale kazia vás.
intro-5 = Po troch kapitolách vyhráva, kto má najviac informácií. Najmenej skazený získa bonus; najskazenejší je za hranou a draho zaplatí, ak bol plán zmarený.
intro-beware = Použitie zóny priláka políciu a zónu, kde sa pátra, použiť nemožno. A veľký zločin vám vyprázdni porty, takže zaháknutých zločincov najprv využite.

## Miesta a veci

name-echo = Echo
name-level-1 = 1. úroveň
    .deck = balíčka 1. úrovne
name-level-2 = 2. úroveň
    .deck = balíčka 2. úrovne
name-level-3 = 3. úroveň
    .deck = balíčka 3. úrovne
name-petty = Drobný zločin
    .deck = balíčka drobných zločinov
name-display = Displej
    .in = na displeji
    .from = z displeja
name-shared = Spoločná schránka
    .in = v spoločnej schránke
    .from = zo spoločnej schránky
name-bonus_support = Bonusové pole: podpora
    .in = na bonusovom poli podpory
    .from = z bonusového poľa podpory
    .to = na bonusové pole podpory
name-bonus_tolerance = Bonusové pole: tolerancia
    .in = na bonusovom poli tolerancie
    .from = z bonusového poľa tolerancie
    .to = na bonusové pole tolerancie
name-bonus_dominance = Bonusové pole: nadvláda
    .in = na bonusovom poli nadvlády
    .from = z bonusového poľa nadvlády
    .to = na bonusové pole nadvlády
name-careful = Opatrne
    .low = opatrne
name-reckless = Bezohľadne
    .low = bezohľadne

## Otázky

prompt-hook = Koho zaháknete?
prompt-extra-hook = Koho zaháknete žetónom?
prompt-act = Čo urobíte?
prompt-pay = Akcia, alebo výdrž { $criminal-of }?
prompt-police =
    { $count ->
        [one] Strážca a zátarasy: zostáva { $count } pohyb
        [few] Strážca a zátarasy: zostávajú { $count } pohyby
       *[other] Strážca a zátarasy: zostáva { $count } pohybov
    }
prompt-crush = Čím Drvič pohne?
prompt-heights =
    { $count ->
        [1] Výšiny: čo zvolíte druhý raz?
       *[other] Výšiny: čo zvolíte najprv?
    }
prompt-heights-police = Pohnete Strážcom, alebo zátarasom?
prompt-look =
    { $count ->
        [1] Kam sa pozriete druhý raz?
       *[other] Kam sa pozriete najprv?
    }
prompt-take-seen = Videli ste: { $kind-low } a { $other-low }. Ktorý dôkaz si vezmete?
prompt-take = Odkiaľ si vezmete dôkaz?
prompt-take-own = Ktorý dôkaz si vezmete zo svojej schránky?
prompt-flip = Kde otočíte dôkaz lícom nahor?
prompt-flip-own = Ktorý dôkaz zo svojej schránky otočíte?
prompt-dominate =
    { $count ->
        [one] Nad kým získate 1 nadvládu?
       *[other] Nad kým získate nadvládu? Zostáva { $count }
    }
prompt-lose = Nad kým stratíte 1 nadvládu?
prompt-send-criminal = Koho presuniete?
prompt-criminal-zone = Kam presuniete { $criminal-acc }?
prompt-send-item = Ktorý predmet presuniete?
prompt-item-zone = Kam presuniete { $item-acc }?
prompt-swap-item = Ktorý predmet vymeníte?
prompt-swap-other-item = Za ktorý predmet?
prompt-swap-item-first = Ktorý predmet si vymení miesto so zločincom?
prompt-swap-item-with = S ktorým zločincom?
prompt-swap-criminal = Ktorý zločinec si vymení miesto?
prompt-swap-other-criminal = S kým?
prompt-swap-hooks = S kým si vymeníte všetky žetóny zaháknutia?
prompt-discard-dilemma = Ktorú dilemu odhodíte?
prompt-discard = Ktorú dilemu odhodíte z ruky?
prompt-search-from = Z ktorej zóny presuniete pátranie?
prompt-search-to = Kam presuniete pátranie { $zone-from }?
prompt-lock = Koho si uzamknete?
prompt-challenge = Koho vyzvete?
prompt-towers = Čo vám dajú Iónové veže?
prompt-harbour = Získate dôkaz, alebo spracujete?
prompt-nudge-criminal = Kým pohnete a kam?
prompt-nudge-item = Čím pohnete a kam?
prompt-crime = Spáchate veľký zločin?
prompt-assign = { $crime }: koho sa efekt týka?
prompt-outcome = { $crime }: opatrne, alebo bezohľadne?
prompt-effect-police = Čím pohnete? Zločin to žiada.
prompt-effect-zone = Kam presuniete { $thing-acc }?
prompt-effect-way = Kam pohnete { $criminal-ins }?
prompt-bar = Ktorý dôkaz si vezmete z lišty?
prompt-process = Kde dôkaz spracujete?
prompt-evidence = Ktorý dôkaz to bude? Nikto iný ho neuvidí.
prompt-offer = Ktorý žetón podpory si vezmete?
prompt-return = Vrátite nejaké zločiny?
prompt-deck = Z ktorého balíčka si doberiete veľký zločin?
prompt-store =
    { $count ->
        [one] Ktorú dilemu uložíte? Zostáva { $count }
        [few] Ktorú dilemu uložíte? Zostávajú { $count }
       *[other] Ktorú dilemu uložíte? Zostáva { $count }
    }
prompt-echo-offer = Ktorý žetón si vezme Echo?
prompt-echo-gains = Nad kým získa Echo nadvládu?
prompt-echo-loses = Nad kým stratí Echo nadvládu?

option-hook = Zaháknuť { $second-acc }
option-unhook = Odháknuť { $second-acc }
option-skip = Nezaháknuť nikoho
option-move = { $second }: pohyb { $third-to }
option-pick = { $second }: zdvihnúť { $third-acc }
option-zone = { $second }: použiť zónu
option-dominate = Získať 1 nadvládu { $second-over }
option-drop = { $second }: odložiť predmet
option-crush = Drvič: pohnúť zátarasom alebo Strážcom
option-hack = Hacker: presunúť { $second-acc } { $third-to }
option-fetch = Hacker: vziať { $second-acc }
option-hustle = Kšeftár: použiť { $second-acc }
option-jump = Skokanka: skok { $second-to }
option-force = Vymáhač: pohnúť { $second-ins } { $third-to }
option-foresee = Veštkyňa: získať 1 nadvládu { $second-over }
option-grab = Pašerák: zobrať { $second-acc }
option-run = Kuriérka: beh { $second-to }
option-support = Použiť žetón: { $second }
option-act-petty = Spáchať: { $second }
option-done = Hotovo
option-action = Akcia
option-stamina = Výdrž: 1 nadvláda
option-guardian = Strážca { $second-to }
option-escort = Strážca { $second-to } aj { $third-with }
option-barrier = Zátaras { $second } na hranicu { $third }
option-stop = Nechať to tak
option-heights-criminal = Pohnúť zločincom
option-heights-item = Pohnúť predmetom
option-heights-look = Pozrieť sa na 2 dôkazy
option-heights-police = Pohnúť zátarasom alebo Strážcom
option-look-seat = Schránka: { $player }
option-look-echo = Schránka: Echo
option-take-seat = Schránka: { $player }
option-take-echo = Schránka: Echo
option-flip-seat = Schránka: { $player }
option-flip-echo = Schránka: Echo
option-take-seen-1 = Prvý
option-take-seen-2 = Druhý
option-nobody = Nikoho
option-towers-support = Žetón podpory
option-gain = Získať 1 dôkaz
option-process = Spracovať 1 dôkaz
option-none = Žiadny zločin
option-assign =
    { $parts ->
        [1] { $first }
        [2] { $first } a { $second }
       *[other] { $first }, { $second } a { $third }
    }
option-nudge-criminal = { $first } { $second-to }
option-nudge-item = { $first } { $second-to }
option-row_1 = Horný rad vyšetrovania
option-row_2 = Prostredný rad vyšetrovania
option-row_3 = Dolný rad vyšetrovania
option-stash = Vaša schránka
option-decline = Nespracovať
option-offer = Žetón z { $option }. tretiny
option-echo-offer = Žetón z { $option }. tretiny
option-return = Vrátiť: { $second }
option-discard-dilemma-hand = Z ruky: { $second }
option-discard-dilemma-databank = Z databanky: { $second }

## Na koho sa čaká

waiting-hook = { $seat } zahákuje.
waiting-extra-hook = { $seat } zahákuje ešte raz.
waiting-act = { $seat } vykonáva akcie.
waiting-pay = { $seat } rozhoduje, čím zaplatí.
waiting-police = { $seat } hýbe Strážcom a zátarasmi.
waiting-crush = { $seat } koná s Drvičom.
waiting-heights = { $seat } vyberá vo Výšinách.
waiting-heights-police = { $seat } hýbe Strážcom či zátarasmi.
waiting-look = { $seat } si prezerá dôkazy.
waiting-take-seen = { $seat } vyberá z dvoch dôkazov.
waiting-take = { $seat } si berie dôkaz.
waiting-take-own = { $seat } si berie dôkaz zo svojej schránky.
waiting-flip = { $seat } otáča dôkaz.
waiting-flip-own = { $seat } vyberá zo svojej schránky.
waiting-dominate = { $seat } získava nadvládu.
waiting-lose = { $seat } stráca nadvládu.
waiting-send-criminal = { $seat } presúva zločinca.
waiting-criminal-zone = { $seat } presúva zločinca.
waiting-send-item = { $seat } presúva predmet.
waiting-item-zone = { $seat } presúva predmet.
waiting-swap-item = { $seat } vymieňa predmety.
waiting-swap-other-item = { $seat } vymieňa predmety.
waiting-swap-item-first = { $seat } vymieňa predmet so zločincom.
waiting-swap-item-with = { $seat } vymieňa predmet so zločincom.
waiting-swap-criminal = { $seat } vymieňa zločincov.
waiting-swap-other-criminal = { $seat } vymieňa zločincov.
waiting-swap-hooks = { $seat } vymieňa žetóny zaháknutia.
waiting-discard-dilemma = { $seat } odhadzuje dilemu.
waiting-discard = { $seat } odhadzuje dilemu.
waiting-search-from = { $seat } presúva pátranie.
waiting-search-to = { $seat } presúva pátranie.
waiting-lock = { $seat } si uzamyká zločinca.
waiting-challenge = { $seat } si vyberá súpera.
waiting-towers = { $seat } vyberá v Iónových vežiach.
waiting-harbour = { $seat } vyberá v Prístave.
waiting-nudge-criminal = { $seat } hýbe zločincom.
waiting-nudge-item = { $seat } hýbe predmetom.
waiting-crime = { $seat } zvažuje veľký zločin.
waiting-assign = { $seat } dolaďuje zločin.
waiting-outcome = { $seat } rozhoduje: opatrne, alebo bezohľadne.
waiting-effect-police = { $seat } vyhodnocuje zločin.
waiting-effect-zone = { $seat } vyhodnocuje zločin.
waiting-effect-way = { $seat } vyhodnocuje zločin.
waiting-bar = { $seat } si berie dôkaz z lišty.
waiting-process = { $seat } spracúva dôkaz.
waiting-evidence = { $seat } spracúva dôkaz.
waiting-offer = { $seat } si berie žetón podpory.
waiting-return = { $seat } prechádza svoje zločiny.
waiting-deck = { $seat } si doberá veľký zločin.
waiting-store = { $seat } ukladá dilemy.
waiting-echo-offer = { $seat } vyberá za Echo.
waiting-echo-gains = { $seat } vyberá za Echo.
waiting-echo-loses = { $seat } vyberá za Echo.

## Čo sa stalo

event-city = Mesto stojí. V hre: { $criminals }.
event-lines = Dejové línie v hre: { $lines }.
event-starts = Začína { $seat }.
event-turn = { $turn }. ťah: { $seat }
event-hooked = { $seat } zahákuje { $criminal-acc }.
event-took-hook =
    { $paid ->
        [0] { $seat } preberá { $criminal-acc }; { $rival } dostáva 1 informáciu zo zásoby.
       *[other] { $seat } za 1 informáciu preberá { $criminal-acc }. Doteraz: { $rival }.
    }
event-unhooked = { $seat } odhákuje { $criminal-acc }.
event-dominance = { $seat }: nadvláda { $criminal-over } je na poli { $field }.
event-moved = { $criminal } ide { $zone-to }.
event-item-moved = Odložené { $zone-in }: { $item-low }.
event-took-item = { $criminal } berie { $item-acc }.
event-dropped = { $criminal } odkladá { $item-acc }.
event-items-swapped = Miesta si menia { $item-low } a { $other-low }.
event-searched = Polícia pátra { $zone-in }.
event-search-moved =
    { $count ->
        [one] { $count } žetón pátrania ide { $zone-to }.
        [few] { $count } žetóny pátrania idú { $zone-to }.
       *[other] { $count } žetónov pátrania ide { $zone-to }.
    }
event-guardian = Strážca ide { $zone-to }.
event-barrier = Zátaras { $number } stojí medzi { $zone-ins } a { $next-ins }.
event-stamina = { $seat } platí výdržou { $criminal-of }.
event-used-zone = { $seat } používa { $zone-acc }.
event-tolerance = { $seat } má toleranciu { $count }.
event-dilemmas =
    { $count ->
        [one] { $seat } si doberá { $count } dilemu.
        [few] { $seat } si doberá { $count } dilemy.
       *[other] { $seat } si doberá { $count } dilem.
    }
event-drew-dilemmas = Vaše nové dilemy: { $dilemmas }.
event-challenged = { $seat } vyzýva na súboj: { $rival }.
event-showed = { $seat } ukazuje skazenosť { $value }.
event-won-challenge =
    { $count ->
        [0] { $seat } vyhráva súboj; { $rival } nemá čím platiť.
        [one] { $seat } vyhráva súboj; { $rival } platí { $count } informáciu.
        [few] { $seat } vyhráva súboj; { $rival } platí { $count } informácie.
       *[other] { $seat } vyhráva súboj; { $rival } platí { $count } informácií.
    }
event-discarded-dilemma = { $seat } odhadzuje dilemu.
event-gained = { $seat } berie z lišty dôkaz: { $kind-low }.
event-gained-unseen = { $seat } získava dôkaz z displeja.
event-drew-evidence = Váš dôkaz: { $kind-low }.
event-bar-filled = Na lištu prichádza: { $kinds-low }.
event-declined = { $seat } nespracúva.
event-filed =
    { $kind-id ->
        [none] { $seat } dáva do { $row }. radu dôkaz lícom nadol a berie zložku.
       *[other] { $seat } dáva do { $row }. radu dôkaz a berie zložku: { $kind-low }.
    }
event-stashed = { $seat } dáva dôkaz do schránky.
event-planned = { $seat } dáva dôkaz { $bonus-to }.
event-looked = { $seat } sa pozerá na dôkaz { $place-in }.
event-looked-stash = { $seat } sa pozerá na dôkaz v schránke: { $rival }.
event-saw = Videli ste dôkaz { $place-in }: { $kind-low }.
event-saw-stash = Videli ste dôkaz v schránke ({ $rival }): { $kind-low }.
event-took = { $seat } berie dôkaz { $place-from }.
event-took-stash = { $seat } berie dôkaz zo schránky: { $rival }.
event-flipped = { $seat } otáča dôkaz { $place-in }: { $kind-low }.
event-flipped-stash = { $seat } otáča dôkaz v schránke ({ $rival }): { $kind-low }.
event-support =
    { $count ->
        [0] { $seat } berie žetón podpory: { $token }.
        [one] { $seat } berie žetón podpory a { $count } informáciu: { $token }.
        [few] { $seat } berie žetón podpory a { $count } informácie: { $token }.
       *[other] { $seat } berie žetón podpory a { $count } informácií: { $token }.
    }
event-used-support = { $seat } používa žetón podpory: { $token }.
event-locked = { $seat } si uzamyká { $criminal-acc }.
event-hooks-swapped = { $seat } a { $rival } si vymieňajú všetky žetóny zaháknutia.
event-crime-beside = { $seat } si odkladá ku konzole nevidenú kartu z { $sort-deck }.
event-drew-crime = { $seat } si doberá z { $sort-deck }.
event-returned = { $seat } vracia kartu naspodok { $sort-deck }.
event-no-crime = { $seat } nepácha veľký zločin.
event-committed = { $seat } pácha veľký zločin: { $crime }.
event-committed-petty = { $seat } pácha drobný zločin: { $crime }.
event-outcome = { $seat } volí { $outcome-low }: { $crime }.
event-information =
    { $count ->
        [one] { $seat } získava { $count } informáciu.
        [few] { $seat } získava { $count } informácie.
       *[other] { $seat } získava { $count } informácií.
    }
event-chapter-ends = Displej je prázdny: { $chapter }. kapitola sa končí.
event-last-turns =
    { $count ->
        [one] Zostáva { $count } záverečný ťah.
        [few] Zostávajú { $count } záverečné ťahy.
       *[other] Zostáva { $count } záverečných ťahov.
    }
event-dead-clock = Desať kôl bez nového dôkazu: displej sa teraz vyprázdňuje sám, kým niekto dôkaz nezíska (R-40).
event-drained =
    { $count ->
        [0] Z displeja mizne posledný dôkaz.
        [one] Z displeja mizne dôkaz, zostáva { $count }.
        [few] Z displeja mizne dôkaz, zostávajú { $count }.
       *[other] Z displeja mizne dôkaz, zostáva { $count }.
    }
event-success = { $chapter }. kapitola: vyšetrovanie uspelo.
event-folders-paid =
    { $folders ->
        [0] { $seat } nemá žiadnu zložku.
       *[other] { $seat } získava za zložky: { $count } (zložiek { $folders }).
    }
event-failure =
    { $count ->
        [one] { $chapter }. kapitola: vyšetrovanie zlyhalo, zostala { $count } zložka.
        [few] { $chapter }. kapitola: vyšetrovanie zlyhalo, zostali { $count } zložky.
       *[other] { $chapter }. kapitola: vyšetrovanie zlyhalo, zostalo { $count } zložiek.
    }
event-loses-dominance =
    { $count ->
        [one] { $seat } má najmenej zložiek a stráca { $count } nadvládu.
        [few] { $seat } má najmenej zložiek a stráca { $count } nadvlády.
       *[other] { $seat } má najmenej zložiek a stráca { $count } nadvlád.
    }
event-penalty =
    { $count ->
        [one] { $seat } má najmenej zložiek a stráca { $count } informáciu.
        [few] { $seat } má najmenej zložiek a stráca { $count } informácie.
       *[other] { $seat } má najmenej zložiek a stráca { $count } informácií.
    }
event-tasks = Nové úlohy: { $kinds-low }.
event-stored =
    { $count ->
        [one] { $seat } ukladá { $count } dilemu.
        [few] { $seat } ukladá { $count } dilemy.
       *[other] { $seat } ukladá { $count } dilem.
    }
event-chapter =
    { $kinds-count ->
        [0] Začína sa { $chapter }. kapitola.
       *[other] Začína sa { $chapter }. kapitola. Z bonusových polí: { $kinds }.
    }
event-echo-card = Echo otáča kartu.
event-progress = Postup Echo: { $count }.
event-scored-dominance = { $seat }: { $count } za najnižšiu nadvládu.
event-corruption = { $seat }: celková skazenosť { $count }.
event-least-corrupt = Najmenej skazený hráč: { $seat }, bonus { $count }.
event-in-too-deep = Za hranou: { $seat }.
event-foiled = Plán Syndikátu je zmarený!
event-not-foiled = Plán Syndikátu sa podaril.
event-sank =
    { $count ->
        [one] Za hranou: { $seat } stráca { $count } informáciu.
        [few] Za hranou: { $seat } stráca { $count } informácie.
       *[other] Za hranou: { $seat } stráca { $count } informácií.
    }
event-values = Cenu dôkazov určil plán.
event-scored-evidence = { $seat }: { $count } za dôkazy.
event-scored-dilemmas = { $seat }: { $count } za uložené dilemy.

## Ako sa partia skončila

reason-information = Vyhráva, kto má najviac informácií.
reason-tie = Najviac informácií má viacero hráčov; rozhoduje menšia skazenosť.
reason-echo = Najviac informácií má Echo.
