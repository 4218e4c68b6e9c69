### Nemesis: Lockdown: na čem se stůl dohodne, otázky a odpovědi. Jména jsou v names.cs.ftl, co dělají karty v cards.cs.ftl, co se stalo v log.cs.ftl.

game-title = Nemesis: Lockdown
game-about = Základna na Marsu potemněla a něco v ní loví. Chcete přežít a splnit svůj tajný úkol; ostatní také, a všem se to podařit nemůže.
mode-standard = Běžná hra
mode-standard-about = 2 až 5 hráčů, každý s vlastním úkolem. Pomáhejte si, dokud se vám to hodí.
mode-coop = Kooperace
mode-coop-about = Vyhráváte spolu: splněné všechny vyložené úkoly a aspoň jeden z vás naživu.
mode-resuscitation = Kooperace s resuscitací
mode-resuscitation-about = Kdo zemře, toho lze přivést zpět na Ošetřovně.
mode-solo = Sólo
mode-solo-about = Jedna postava, polovina předmětů a jeden úkol ke splnění.
setting-board = Plán
setting-board-about = Povrch Marsu je pro ty, kdo základnu znají.
setting-board-basic = Základna
setting-board-surface = Povrch Marsu

## Ve zkratce

intro-1 = Na kolo máte 5 karet. Ve svém tahu provedete dvě akce: pohyb, hledání, sestavení, střelba, akce místnosti, karty či předmětu. Akce stojí tolik karet, kolik je u ní napsáno; až budete mít dost, pasujte.
intro-2 = Nikdo neví, která místnost je kde. Jděte se podívat; každý krok ale dělá hluk a druhý hluk v téže chodbě přivolá vetřelce. Máte-li málo karet v ruce, hned na vás zaútočí.
intro-3 = Kde nejde proud, je tma, a ve tmě je všechno horší. Proud postupně vypadává; u Záložního agregátu ho část vrátíte.
intro-4 = Poranění vás zpomalují: čtvrté vážné zabije. Infekce vám zanáší ruku a jen skener ukáže, jestli je v ní parazit. Parazit donesený až do konce vás může stát život.
intro-5 = Dostanete dva tajné úkoly a při prvním střetu si jeden necháte. K vítězství ho musíte splnit a přežít: zamčení v Izolační komoře, v odpálené kapsli nebo v Bunkru.
intro-6 = Na konci se odkryje tajný terminační rozkaz a ten vás může ještě zabít. Každý zná část rozkazů; dívejte se ostatním na žetony, ptejte se a nevěřte všemu.
intro-beware = Nestačí přežít a nestačí splnit úkol: potřebujete obojí. Včas zjistěte, který rozkaz platí a kudy odsud zmizíte.

## Otázky

prompt-draft = Kdo jste?
prompt-action = Co uděláte?
prompt-pay = Kterou kartou zaplatíte?
prompt-discard = Kterou kartu odhodíte?
prompt-pass-discard = Pasujete. Odhodíte něco?
prompt-make-room = Máte plné ruce. Co upustíte, abyste unesli { $thing-acc }?
prompt-blocked-hand = Musíte něco upustit. Co?
prompt-search-keep = Který předmět si necháte?
prompt-which-deck = Předměty které barvy?
prompt-drop-what = Který předmět upustíte?
prompt-lose-item = O který předmět přijdete?
prompt-give-what = Který předmět dáte?
prompt-accept = Souhlasíte s výměnou?
prompt-trade = Kdo dá co komu?
prompt-show-what = Který předmět ukážete?
prompt-trade-room = Máte plné ruce. Co kvůli výměně upustíte?
prompt-pick-up = Který vzorek zvednete?
prompt-whose-corpse = Čí mrtvolu?
prompt-craft = Co sestavíte a z čeho?
prompt-crafted = Který sestavený předmět si vezmete?
prompt-load = Kterou zbraň nabijete?
prompt-lose-ammo = Která zbraň přijde o munici?
prompt-attach = Ke které zbrani ho připojíte?
prompt-reroll =
    { $face-id ->
        [blank] Nepadlo nic. Hodíte znovu?
       *[other] Padlo „{ $face }“. Hodíte znovu?
    }
prompt-card-for-hit = Odhodíte kartu za další zranění?
prompt-spend-ammo = Zaplatíte 1 munici za další zranění?
prompt-target = Na co míříte?
prompt-who-attacks = Který vetřelec na vás zaútočí první?
prompt-which-character = Koho?
prompt-which-room = Která místnost?
prompt-which-corridor = Která chodba?
prompt-which-area = V které oblasti hluk utichne?
prompt-which-door = Které dveře?
prompt-move-door = Další dveře už nejsou. Které místo nich otevřete?
prompt-where = Kam jdete?
prompt-careful-noise = Ve které chodbě se ozve hluk?
prompt-take-along = Koho vezmete s sebou?
prompt-come-along = { $seat } vás bere s sebou. Jdete?
prompt-ride = Do které sekce jedete?
prompt-which-action = Kterou místnost použijete?
prompt-computer = Co uděláte u počítače?
prompt-either = Co z toho?
prompt-which-tile = Na kterou místnost se podíváte?
prompt-which-css = Na který žeton SNK se podíváte?
prompt-move-css = Kam posunete žeton SNK z pole { $slot }?
prompt-whose-order = Čí terminační rozkazy chcete vidět?
prompt-whose-objective = Čí úkoly zkontrolujete?
prompt-analyse = Co budete analyzovat?
prompt-allow = Dovolíte analyzovat { $thing-acc }?
prompt-dress = Které poranění obvážete?
prompt-heal = Které poranění vyléčíte?
prompt-scan-which = Kterou kartu infekce oskenujete?
prompt-place-power = Kam dáte žeton energie { $number }?
prompt-power-from = Který žeton energie přesunete?
prompt-power-to = Se kterým vyměníte žeton { $circuit-in }?
prompt-keep-objective = Který úkol si necháte?
prompt-interrupt = Přerušíte to?
prompt-redirect = Pošlete útok na někoho jiného?
prompt-redirect-to = Na koho?
prompt-ignore-dark = Ignorujete, co se děje ve tmě?
prompt-ignore-surprise = Ignorujete přepadový útok?
prompt-skip-noise = Vynecháte hod na hluk?
prompt-light = Posvítíte si?

option-action-move = Jít { $second-to }
option-action-careful = Jít obezřetně { $second-to }
option-action-escape = Ustoupit { $second-to }
option-action-drive =
    { $second-id ->
        [bunker] Jet do Bunkru
       *[other] Jet { $second-to }
    }
option-action-pick-up = Zvednout vzorek
option-action-craft = Sestavit předmět
option-action-trade = Vyměňovat
option-action-unlock = Odemknout speciální předmět
option-action-leave =
    { $second-id ->
        [rover] Odjet do Bunkru
       *[foot] Odejít do Bunkru
    }
option-action-shoot = Střílet { $second-ins }, cíl: { $third }
option-action-melee = Zaútočit na blízko, cíl: { $second }
option-action-card = Zahrát: { $second }
option-action-item = Použít { $third-acc }
option-action-room =
    { $second ->
        [0] Použít místnost
       *[1] Použít místnost (druhá akce)
    }
option-action-computer =
    { $second ->
        [0] Počítač: první možnost
        [1] Počítač: druhá možnost
       *[2] Počítač: třetí možnost
    }
option-action-drop = Upustit { $second-acc }
option-action-drop-hidden = Upustit předmět ({ $second })
option-action-reload = Nabít { $second-acc }
option-action-repair = Opravit { $second-acc }
option-pass = Pasovat
option-interrupt-pass = Ne
option-redirect-pass = Ne
option-ignore-dark-pass = Ne
option-ignore-surprise-pass = Ne
option-skip-noise-pass = Ne
option-light-pass = Ne
option-pass-discard-stop = Už nic
option-make-room-decline = Nechat být
option-craft-decline = Nic
option-trade-stop = Žádná výměna
option-trade-done = Navrhnout
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
option-trade-open = { $fourth }: hráč { giver } hráči { getter }
option-trade-hidden = Skrytý předmět ({ $fourth }): hráč { giver } hráči { getter }
option-show = Ukázat předmět ({ $third }) hráči { giver }
option-give-what-decline = Nic
option-trade-room-decline = Nesouhlasím
option-craft = { $first }
option-lose-item = { $second }
option-analyse = { $second }
option-light = { $first }
option-which-action =
    { $second ->
        [0] { $first }
       *[1] { $first } (druhá akce)
    }
option-enough = Stačí
option-keep = Nechat
option-reroll = Hodit znovu
option-yes = Ano
option-no = Ne
option-rover = Roverem
option-foot = Pěšky
option-which-css = Pole { $option }
option-move-css = Pole { $option }
option-either =
    { $option ->
        [0] První
        [1] Druhá
       *[2] Třetí
    }
option-computer =
    { $option ->
        [0] První
        [1] Druhá
       *[2] Třetí
    }
option-target = Vetřelec { $option }
option-who-attacks = Vetřelec { $option }
option-take-along =
    { $option ->
        [-1] Nikdo
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
        [-1] Neutrální zásoba
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

## Na koho se čeká

waiting-draft = { $seat } si vybírá postavu.
waiting-action = { $seat } je na tahu.
waiting-pay = { $seat } platí.
waiting-discard = { $seat } odhazuje kartu.
waiting-pass-discard = { $seat } pasuje.
waiting-make-room = { $seat } si uvolňuje ruce.
waiting-blocked-hand = { $seat } něco upouští.
waiting-search-keep = { $seat } hledá.
waiting-which-deck = { $seat } hledá.
waiting-drop-what = { $seat } upouští předmět.
waiting-lose-item = { $seat } přichází o předmět.
waiting-give-what = { $seat } dává předmět.
waiting-accept = { $seat } zvažuje výměnu.
waiting-trade = { $seat } navrhuje výměnu.
waiting-show-what = { $seat } ukazuje předmět.
waiting-trade-room = { $seat } si uvolňuje ruce.
waiting-pick-up = { $seat } něco zvedá.
waiting-whose-corpse = { $seat } zvedá mrtvolu.
waiting-craft = { $seat } sestavuje předmět.
waiting-crafted = { $seat } si bere sestavený předmět.
waiting-load = { $seat } nabíjí zbraň.
waiting-lose-ammo = { $seat } přichází o munici.
waiting-attach = { $seat } vylepšuje zbraň.
waiting-reroll = { $seat } smí hodit znovu.
waiting-card-for-hit = { $seat } smí odhodit kartu za zásah.
waiting-spend-ammo = { $seat } smí přidat munici.
waiting-target = { $seat } míří.
waiting-who-attacks = { $seat } ustupuje.
waiting-which-character = { $seat } někoho vybírá.
waiting-which-room = { $seat } vybírá místnost.
waiting-which-corridor = { $seat } vybírá chodbu.
waiting-which-area = { $seat } vybírá oblast.
waiting-which-door = { $seat } vybírá dveře.
waiting-move-door = { $seat } vybírá dveře.
waiting-where = { $seat } vybírá, kam jít.
waiting-careful-noise = { $seat } jde obezřetně.
waiting-take-along = { $seat } vybírá, koho vzít s sebou.
waiting-come-along = { $seat } se rozhoduje, zda jít také.
waiting-ride = { $seat } je ve výtahu.
waiting-which-action = { $seat } vybírá místnost.
waiting-computer = { $seat } je u počítače.
waiting-either = { $seat } vybírá, co provést.
waiting-which-tile = { $seat } se dívá na místnosti.
waiting-which-css = { $seat } se dívá na žeton SNK.
waiting-move-css = { $seat } smí posunout žeton SNK.
waiting-whose-order = { $seat } se dívá na terminační rozkazy.
waiting-whose-objective = { $seat } kontroluje úkoly.
waiting-analyse = { $seat } analyzuje.
waiting-allow = { $seat } má dát svolení.
waiting-dress = { $seat } obvazuje poranění.
waiting-heal = { $seat } léčí poranění.
waiting-scan-which = { $seat } skenuje.
waiting-place-power = { $seat } rozděluje proud.
waiting-power-from = { $seat } přesouvá proud.
waiting-power-to = { $seat } přesouvá proud.
waiting-keep-objective = { $seat } vybírá úkol.
waiting-redirect-to = { $seat } vybírá, kdo bude napaden.
waiting-react = { $seat } smí reagovat.

## Jak hra skončila

reason-won = Úkol splněn a postava naživu.
reason-failed = Úkol nesplněn.
reason-facility = Při příletu záchranářů ještě na základně.
reason-explosion = Smrt se základnou.
reason-order = Smrt podle terminačního rozkazu.
reason-infection = Smrt na infekci.
reason-died = Postava nepřežila.
