### První kolo, jak ho vypráví bot.

guide-goal = Dobrý den, jmenuji se { $name }. Jsme zavření na základně na Marsu a něco nás tu loví. Ukážu vám jedno kolo a pak už hrajete sami. K vítězství musíte přežít a splnit tajný úkol. Já taky, a mám jiný než vy.
guide-character = Kdo jste? Každý má deset vlastních karet. Vezměte si Trosečnici: začíná v Izolační komoře, a tam dostane o kartu víc.
guide-hand =
    { $count ->
        [one] Tohle je vaše ruka: 1 karta. Kartami platíte všechno. Krok stojí 1, něco stojí 2. Nebo kartu zahrajte a proveďte, co na ní stojí.
        [few] Tohle je vaše ruka: { $count } karty. Kartami platíte všechno. Krok stojí 1, něco stojí 2. Nebo kartu zahrajte a proveďte, co na ní stojí.
       *[other] Tohle je vaše ruka: { $count } karet. Kartami platíte všechno. Krok stojí 1, něco stojí 2. Nebo kartu zahrajte a proveďte, co na ní stojí.
    }
guide-objectives = Dva úkoly, které vidíte jen vy. Jeden z nich chce vyslat signál. Ten druhý chce mou smrt! Až se objeví první vetřelec, jeden z nich si necháte. Doufám, že ten první.
guide-turn = Máte dvě akce, pak hraju já, pak zase vy, dokud oba nepasujeme. Nikdo neví, která místnost je kde. Jděte se podívat vedle.
guide-pay = Zaplaťte kartou, která vám nebude chybět. Půjde na odkládací balíček, a až vám dojde dobírací, přijde znovu.
guide-explore =
    { $count ->
        [0] Tohle je { $tile }! Předměty tu nejsou. Kdo do místnosti vejde první, odkryje i její žeton, a může ho uvítat požár, porucha, sliz nebo zabouchnuté dveře.
        [one] Tohle je { $tile }! Najdete tu 1 předmět. Kdo do místnosti vejde první, odkryje i její žeton, a může ho uvítat požár, porucha, sliz nebo zabouchnuté dveře.
        [few] Tohle je { $tile }! Najdete tu { $count } předměty. Kdo do místnosti vejde první, odkryje i její žeton, a může ho uvítat požár, porucha, sliz nebo zabouchnuté dveře.
       *[other] Tohle je { $tile }! Najdete tu { $count } předmětů. Kdo do místnosti vejde první, odkryje i její žeton, a může ho uvítat požár, porucha, sliz nebo zabouchnuté dveře.
    }
guide-noise = Kroky dělají hluk. Kostka řekla, ve které chodbě, a tam leží žeton. Padne-li chodba, kde už hluk je, něco z ní vyleze.
guide-search = Něco tu leží, tak zahrajte Hledání. Karta nic nestojí: prohlédnete si dva předměty a jeden si necháte.
guide-keep-item = Jeden si nechte, druhý půjde pod balíček. Jestli je to zbraň, berte. Bude se hodit.
guide-rival = Teď hraju já. Tady vidíte, kde jsem, kolik mám karet a jak na tom jsem. Co mám za úkol, to můžete jen hádat.
guide-room =
    { $tile-id ->
        [transmitter_control_room] Většina místností něco umí, obvykle za 2 karty. Odsud vyšlete signál, který chce váš úkol. Udělejte to, dokud vás nikdo neruší!
       *[other] Většina místností něco umí, obvykle za 2 karty. Co umí tahle, čtete u tlačítka.
    }
guide-risk = U každé cesty stojí, jak je pravděpodobný střet. Tady už hluk je, ale risknete to. Když nespěcháte, jděte opatrně: stojí to 2 karty a sami určíte, kde bude hluk.
guide-encounter = A je tu: { $kind-low }. Hluk v hlučné chodbě vytáhne ze sáčku vetřelce. Máte-li míň karet, než kolik stojí na jeho žetonu, hned na vás zaútočí. Proto po cestě nikdy neutraťte všechny!
guide-keep-objective =
    { $signal ->
        [yes] První vetřelec: každý si teď nechá jeden úkol a nikdo se nedozví který. Signál je vyslaný, takže si nechte ten, který ho chce.
       *[no] První vetřelec: každý si teď nechá jeden úkol a nikdo se nedozví který. Nechte si ten, na který si troufáte.
    }
guide-wounds = Máte poranění. Dvě lehká unesete, třetí už je vážné a vážná vás zpomalují. Čtvrté vážné zabíjí.
guide-contamination = A teď máte kartu infekce. Jednou vám přijde do ruky a nic s ní nezaplatíte. Navíc v ní může být parazit. Odhalí ho jen skener a na konci vás může stát život.
guide-combat = Jste v boji: střílejte, nebo ustupte. Výstřel stojí 1 kartu a 1 náboj a kolik vetřelec vydrží, zjistíte, až ho zasáhnete. Při ústupu na vás nejdřív zaútočí. Holýma rukama až když není zbytí.
guide-pass = Máte dost? Pasujte: v tomhle kole už na tah nepřijdete. Co držíte, zůstane v ruce a příští kolo si doberete do 5. Až pasují všichni, hraje základna.
guide-time =
    { $dark ->
        [yes] Tohle je fáze událostí. Nejdřív čas: o kolo míň, a kde je na počítadle blesk, někde vypadne proud. Teď je tma i u vás: ve tmě se hůř střílí a spíš vás něco přepadne.
       *[no] Tohle je fáze událostí. Nejdřív čas: o kolo míň, a kde je na počítadle blesk, někde vypadne proud. Ve tmě se hůř střílí a spíš vás něco přepadne.
    }
guide-event =
    { $known ->
        [yes] Pak zaútočí každý vetřelec, který je s někým v místnosti. Potom přijde karta události, tentokrát „{ $card }“: vetřelci, kteří s nikým nejsou, se pohnou a stane se, co na ní stojí.
       *[no] Pak zaútočí každý vetřelec, který je s někým v místnosti. Potom přijde karta události: vetřelci, kteří s nikým nejsou, se pohnou a stane se, co na ní stojí.
    }
guide-bag = Nakonec se ze sáčku vytáhne jeden žeton a vetřelci rostou: místo larvy přibude dospělec. Co je v sáčku, to můžete potkat.
guide-win =
    { $fate ->
        [out] To bylo krátké! Základna nic neodpouští. K vítězství potřebujete obojí: splnit úkol a přežít. Zbytek dohraju mlčky, nebo začněte znovu: už víte, jak na to.
       *[here]
        { $count ->
            [one] Víc nepotřebujete! K vítězství splňte úkol a zmizte: v kapsli, která odletí, do Bunkru, nebo se zamkněte v Izolační komoře. I pak vás může zabít tajný terminační rozkaz, tak zjistěte, co vědí ostatní. Zbývá 1 kolo a já hraju dál mlčky. Hodně štěstí!
            [few] Víc nepotřebujete! K vítězství splňte úkol a zmizte: v kapsli, která odletí, do Bunkru, nebo se zamkněte v Izolační komoře. I pak vás může zabít tajný terminační rozkaz, tak zjistěte, co vědí ostatní. Zbývají { $count } kola a já hraju dál mlčky. Hodně štěstí!
           *[other] Víc nepotřebujete! K vítězství splňte úkol a zmizte: v kapsli, která odletí, do Bunkru, nebo se zamkněte v Izolační komoře. I pak vás může zabít tajný terminační rozkaz, tak zjistěte, co vědí ostatní. Zbývá { $count } kol a já hraju dál mlčky. Hodně štěstí!
        }
    }

guide-why-move = Jdu se tam podívat: { $where }.
guide-why-pass = Pasuji a zbylé karty si nechávám: kdo jich má málo, toho něco snadno přepadne.
