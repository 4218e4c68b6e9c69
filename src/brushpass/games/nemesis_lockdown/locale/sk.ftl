### Nemesis: Lockdown: na čom sa stôl dohodne, otázky a odpovede. Mená sú v names.sk.ftl, čo robia karty v cards.sk.ftl, čo sa stalo v log.sk.ftl.

game-title = Nemesis: Lockdown
game-about = Základňa na Marse potemnela a niečo v nej loví. Chcete prežiť a splniť svoju tajnú úlohu; ostatní tiež, a všetkým sa to podariť nemôže.
mode-standard = Bežná hra
mode-standard-about = 2 až 5 hráčov, každý s vlastnou úlohou. Pomáhajte si, kým sa vám to hodí.
mode-coop = Kooperácia
mode-coop-about = Vyhrávate spolu: splnené všetky vyložené úlohy a aspoň jeden z vás nažive.
mode-resuscitation = Kooperácia s resuscitáciou
mode-resuscitation-about = Kto zomrie, toho možno priviesť späť na Ošetrovni.
mode-solo = Sólo
mode-solo-about = Jedna postava, polovica predmetov a jedna úloha na splnenie.
setting-board = Plán
setting-board-about = Povrch Marsu je pre tých, kto základňu poznajú.
setting-board-basic = Základňa
setting-board-surface = Povrch Marsu

## V skratke

intro-1 = Na kolo máte 5 kariet. Vo svojom ťahu vykonáte dve akcie: pohyb, hľadanie, zostavenie, streľba, akcia miestnosti, karty či predmetu. Akcia stojí toľko kariet, koľko je pri nej napísané; keď budete mať dosť, pasujte.
intro-2 = Nikto nevie, ktorá miestnosť je kde. Choďte sa pozrieť; každý krok však robí hluk a druhý hluk v tej istej chodbe privolá votrelca. Ak máte málo kariet v ruke, hneď na vás zaútočí.
intro-3 = Kde nejde prúd, je tma, a v tme je všetko horšie. Prúd postupne vypadáva; pri Záložnom agregáte ho časť vrátite.
intro-4 = Poranenia vás spomaľujú: štvrté vážne zabije. Infekcia vám zanáša ruku a len skener ukáže, či je v nej parazit. Parazit donesený až do konca vás môže stáť život.
intro-5 = Dostanete dve tajné úlohy a pri prvom strete si jednu necháte. Na víťazstvo ju musíte splniť a prežiť: zamknutí v Izolačnej komore, v odpálenej kapsule alebo v Bunkri.
intro-6 = Na konci sa odkryje tajný terminačný rozkaz a ten vás môže ešte zabiť. Každý pozná časť rozkazov; pozerajte sa ostatným na žetóny, pýtajte sa a neverte všetkému.
intro-beware = Nestačí prežiť a nestačí splniť úlohu: potrebujete oboje. Včas zistite, ktorý rozkaz platí a kadiaľ odtiaľto zmiznete.

## Otázky

prompt-draft = Kto ste?
prompt-action = Čo urobíte?
prompt-pay = Ktorou kartou zaplatíte?
prompt-discard = Ktorú kartu odhodíte?
prompt-pass-discard = Pasujete. Odhodíte niečo?
prompt-make-room = Máte plné ruky. Čo pustíte, aby ste uniesli { $thing-acc }?
prompt-blocked-hand = Musíte niečo pustiť. Čo?
prompt-search-keep = Ktorý predmet si necháte?
prompt-which-deck = Predmety ktorej farby?
prompt-drop-what = Ktorý predmet pustíte?
prompt-lose-item = O ktorý predmet prídete?
prompt-give-what = Ktorý predmet dáte?
prompt-accept = Súhlasíte s výmenou?
prompt-trade = Kto dá čo komu?
prompt-show-what = Ktorý predmet ukážete?
prompt-trade-room = Máte plné ruky. Čo pre výmenu pustíte?
prompt-pick-up = Ktorú vzorku zdvihnete?
prompt-whose-corpse = Čiu mŕtvolu?
prompt-craft = Čo zostavíte a z čoho?
prompt-crafted = Ktorý zostavený predmet si vezmete?
prompt-load = Ktorú zbraň nabijete?
prompt-lose-ammo = Ktorá zbraň príde o muníciu?
prompt-attach = Ku ktorej zbrani ho pripojíte?
prompt-reroll =
    { $face-id ->
        [blank] Nepadlo nič. Hodíte znova?
       *[other] Padlo „{ $face }“. Hodíte znova?
    }
prompt-card-for-hit = Odhodíte kartu za ďalšie zranenie?
prompt-spend-ammo = Zaplatíte 1 muníciu za ďalšie zranenie?
prompt-target = Na čo mierite?
prompt-who-attacks = Ktorý votrelec na vás zaútočí prvý?
prompt-which-character = Koho?
prompt-which-room = Ktorá miestnosť?
prompt-which-corridor = Ktorá chodba?
prompt-which-area = V ktorej oblasti hluk utíchne?
prompt-which-door = Ktoré dvere?
prompt-move-door = Ďalšie dvere už nie sú. Ktoré namiesto nich otvoríte?
prompt-where = Kam idete?
prompt-careful-noise = V ktorej chodbe sa ozve hluk?
prompt-take-along = Koho vezmete so sebou?
prompt-come-along = { $seat } vás berie so sebou. Idete?
prompt-ride = Do ktorej sekcie sa veziete?
prompt-which-action = Ktorú miestnosť použijete?
prompt-computer = Čo urobíte pri počítači?
prompt-either = Čo z toho?
prompt-which-tile = Na ktorú miestnosť sa pozriete?
prompt-which-css = Na ktorý žetón SNK sa pozriete?
prompt-move-css = Kam posuniete žetón SNK z poľa { $slot }?
prompt-whose-order = Čie terminačné rozkazy chcete vidieť?
prompt-whose-objective = Čie úlohy skontrolujete?
prompt-analyse = Čo budete analyzovať?
prompt-allow = Dovolíte analyzovať { $thing-acc }?
prompt-dress = Ktoré poranenie obviažete?
prompt-heal = Ktoré poranenie vyliečite?
prompt-scan-which = Ktorú kartu infekcie oskenujete?
prompt-place-power = Kam dáte žetón energie { $number }?
prompt-power-from = Ktorý žetón energie presuniete?
prompt-power-to = S ktorým vymeníte žetón { $circuit-in }?
prompt-keep-objective = Ktorú úlohu si necháte?
prompt-interrupt = Prerušíte to?
prompt-redirect = Pošlete útok na niekoho iného?
prompt-redirect-to = Na koho?
prompt-ignore-dark = Ignorujete, čo sa deje v tme?
prompt-ignore-surprise = Ignorujete prepadový útok?
prompt-skip-noise = Vynecháte hod na hluk?
prompt-light = Posvietite si?

option-action-move = Ísť { $second-to }
option-action-careful = Ísť obozretne { $second-to }
option-action-escape = Ustúpiť { $second-to }
option-action-drive =
    { $second-id ->
        [bunker] Ísť roverom do Bunkra
       *[other] Ísť roverom { $second-to }
    }
option-action-pick-up = Zdvihnúť vzorku
option-action-craft = Zostaviť predmet
option-action-trade = Vymieňať
option-action-unlock = Odomknúť špeciálny predmet
option-action-leave =
    { $second-id ->
        [rover] Odviezť sa do Bunkra
       *[foot] Odísť do Bunkra
    }
option-action-shoot = Strieľať { $second-ins }, cieľ: { $third }
option-action-melee = Zaútočiť zblízka, cieľ: { $second }
option-action-card = Zahrať: { $second }
option-action-item = Použiť { $third-acc }
option-action-room =
    { $second ->
        [0] Použiť miestnosť
       *[1] Použiť miestnosť (druhá akcia)
    }
option-action-computer =
    { $second ->
        [0] Počítač: prvá možnosť
        [1] Počítač: druhá možnosť
       *[2] Počítač: tretia možnosť
    }
option-action-drop = Pustiť { $second-acc }
option-action-drop-hidden = Pustiť predmet ({ $second })
option-action-reload = Nabiť { $second-acc }
option-action-repair = Opraviť { $second-acc }
option-pass = Pasovať
option-interrupt-pass = Nie
option-redirect-pass = Nie
option-ignore-dark-pass = Nie
option-ignore-surprise-pass = Nie
option-skip-noise-pass = Nie
option-light-pass = Nie
option-pass-discard-stop = Už nič
option-make-room-decline = Nechať tak
option-craft-decline = Nič
option-trade-stop = Žiadna výmena
option-trade-done = Navrhnúť
giver =
    { $second ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[4] 5
    }
getter =
    { $third ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[4] 5
    }
option-trade-open = { $fourth }: hráč { giver } hráčovi { getter }
option-trade-hidden = Skrytý predmet ({ $fourth }): hráč { giver } hráčovi { getter }
option-show = Ukázať predmet ({ $third }) hráčovi { giver }
option-give-what-decline = Nič
option-trade-room-decline = Nesúhlasím
option-craft = { $first }
option-lose-item = { $second }
option-analyse = { $second }
option-light = { $first }
option-which-action =
    { $second ->
        [0] { $first }
       *[1] { $first } (druhá akcia)
    }
option-enough = Stačí
option-keep = Nechať
option-reroll = Hodiť znova
option-yes = Áno
option-no = Nie
option-rover = Roverom
option-foot = Pešo
option-which-css = Pole { $option }
option-move-css = Pole { $option }
option-either =
    { $option ->
        [0] Prvá
        [1] Druhá
       *[2] Tretia
    }
option-computer =
    { $option ->
        [0] Prvá
        [1] Druhá
       *[2] Tretia
    }
option-target = Votrelec { $option }
option-who-attacks = Votrelec { $option }
option-take-along =
    { $option ->
        [-1] Nikto
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
        [3] Hráč 4
       *[4] Hráč 5
    }
option-which-character =
    { $option ->
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
        [3] Hráč 4
       *[4] Hráč 5
    }
option-whose-corpse =
    { $option ->
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
        [3] Hráč 4
       *[4] Hráč 5
    }
option-redirect-to =
    { $option ->
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
        [3] Hráč 4
       *[4] Hráč 5
    }
option-whose-order =
    { $option ->
        [-1] Neutrálna zásoba
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
        [3] Hráč 4
       *[4] Hráč 5
    }
option-whose-objective =
    { $option ->
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
        [3] Hráč 4
       *[4] Hráč 5
    }

## Na koho sa čaká

waiting-draft = { $seat } si vyberá postavu.
waiting-action = { $seat } je na ťahu.
waiting-pay = { $seat } platí.
waiting-discard = { $seat } odhadzuje kartu.
waiting-pass-discard = { $seat } pasuje.
waiting-make-room = { $seat } si uvoľňuje ruky.
waiting-blocked-hand = { $seat } niečo púšťa.
waiting-search-keep = { $seat } hľadá.
waiting-which-deck = { $seat } hľadá.
waiting-drop-what = { $seat } púšťa predmet.
waiting-lose-item = { $seat } prichádza o predmet.
waiting-give-what = { $seat } dáva predmet.
waiting-accept = { $seat } zvažuje výmenu.
waiting-trade = { $seat } navrhuje výmenu.
waiting-show-what = { $seat } ukazuje predmet.
waiting-trade-room = { $seat } si uvoľňuje ruky.
waiting-pick-up = { $seat } niečo dvíha.
waiting-whose-corpse = { $seat } dvíha mŕtvolu.
waiting-craft = { $seat } zostavuje predmet.
waiting-crafted = { $seat } si berie zostavený predmet.
waiting-load = { $seat } nabíja zbraň.
waiting-lose-ammo = { $seat } prichádza o muníciu.
waiting-attach = { $seat } vylepšuje zbraň.
waiting-reroll = { $seat } smie hodiť znova.
waiting-card-for-hit = { $seat } smie odhodiť kartu za zásah.
waiting-spend-ammo = { $seat } smie pridať muníciu.
waiting-target = { $seat } mieri.
waiting-who-attacks = { $seat } ustupuje.
waiting-which-character = { $seat } niekoho vyberá.
waiting-which-room = { $seat } vyberá miestnosť.
waiting-which-corridor = { $seat } vyberá chodbu.
waiting-which-area = { $seat } vyberá oblasť.
waiting-which-door = { $seat } vyberá dvere.
waiting-move-door = { $seat } vyberá dvere.
waiting-where = { $seat } vyberá, kam ísť.
waiting-careful-noise = { $seat } ide obozretne.
waiting-take-along = { $seat } vyberá, koho vziať so sebou.
waiting-come-along = { $seat } sa rozhoduje, či ísť tiež.
waiting-ride = { $seat } je vo výťahu.
waiting-which-action = { $seat } vyberá miestnosť.
waiting-computer = { $seat } je pri počítači.
waiting-either = { $seat } vyberá, čo urobiť.
waiting-which-tile = { $seat } sa pozerá na miestnosti.
waiting-which-css = { $seat } sa pozerá na žetón SNK.
waiting-move-css = { $seat } smie posunúť žetón SNK.
waiting-whose-order = { $seat } sa pozerá na terminačné rozkazy.
waiting-whose-objective = { $seat } kontroluje úlohy.
waiting-analyse = { $seat } analyzuje.
waiting-allow = { $seat } má dať súhlas.
waiting-dress = { $seat } obväzuje poranenie.
waiting-heal = { $seat } lieči poranenie.
waiting-scan-which = { $seat } skenuje.
waiting-place-power = { $seat } rozdeľuje prúd.
waiting-power-from = { $seat } presúva prúd.
waiting-power-to = { $seat } presúva prúd.
waiting-keep-objective = { $seat } vyberá úlohu.
waiting-redirect-to = { $seat } vyberá, kto bude napadnutý.
waiting-react = { $seat } smie reagovať.

## Ako sa hra skončila

reason-won = Úloha splnená a postava nažive.
reason-failed = Úloha nesplnená.
reason-facility = Pri prílete záchranárov ešte na základni.
reason-explosion = Smrť so základňou.
reason-order = Smrť podľa terminačného rozkazu.
reason-infection = Smrť na infekciu.
reason-died = Postava neprežila.
