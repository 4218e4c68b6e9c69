### Prvé kolo, ako ho rozpráva bot.

guide-goal = Dobrý deň, volám sa { $name }. Sme zavretí na základni na Marse a niečo nás tu loví. Ukážem vám jedno kolo a potom už hráte sami. Na víťazstvo musíte prežiť a splniť tajnú úlohu. Ja tiež, a mám inú než vy.
guide-character = Kto ste? Každý má desať vlastných kariet. Vezmite si Stroskotanku: začína v Izolačnej komore, a tam dostane o kartu viac.
guide-hand =
    { $count ->
        [one] Toto je vaša ruka: 1 karta. Kartami platíte všetko. Krok stojí 1, niečo stojí 2. Alebo kartu zahrajte a vykonajte, čo na nej stojí.
        [few] Toto je vaša ruka: { $count } karty. Kartami platíte všetko. Krok stojí 1, niečo stojí 2. Alebo kartu zahrajte a vykonajte, čo na nej stojí.
       *[other] Toto je vaša ruka: { $count } kariet. Kartami platíte všetko. Krok stojí 1, niečo stojí 2. Alebo kartu zahrajte a vykonajte, čo na nej stojí.
    }
guide-objectives = Dve úlohy, ktoré vidíte len vy. Jedna z nich chce vyslať signál. Tá druhá chce moju smrť! Keď sa objaví prvý votrelec, jednu z nich si necháte. Dúfam, že tú prvú.
guide-turn = Máte dve akcie, potom hrám ja, potom zasa vy, kým obaja nepasujeme. Nikto nevie, ktorá miestnosť je kde. Choďte sa pozrieť vedľa.
guide-pay = Zaplaťte kartou, ktorá vám nebude chýbať. Pôjde na odkladací balíček, a keď sa vám minie doberací, príde znova.
guide-explore =
    { $count ->
        [0] Toto je { $tile }! Predmety tu nie sú. Kto do miestnosti vojde prvý, odkryje aj jej žetón, a môže ho privítať požiar, porucha, sliz alebo zabuchnuté dvere.
        [one] Toto je { $tile }! Nájdete tu 1 predmet. Kto do miestnosti vojde prvý, odkryje aj jej žetón, a môže ho privítať požiar, porucha, sliz alebo zabuchnuté dvere.
        [few] Toto je { $tile }! Nájdete tu { $count } predmety. Kto do miestnosti vojde prvý, odkryje aj jej žetón, a môže ho privítať požiar, porucha, sliz alebo zabuchnuté dvere.
       *[other] Toto je { $tile }! Nájdete tu { $count } predmetov. Kto do miestnosti vojde prvý, odkryje aj jej žetón, a môže ho privítať požiar, porucha, sliz alebo zabuchnuté dvere.
    }
guide-noise = Kroky robia hluk. Kocka povedala, v ktorej chodbe, a tam leží žetón. Ak padne chodba, kde už hluk je, niečo z nej vylezie.
guide-search = Niečo tu leží, tak zahrajte Hľadanie. Karta nič nestojí: prezriete si dva predmety a jeden si necháte.
guide-keep-item = Jeden si nechajte, druhý pôjde pod balíček. Ak je to zbraň, berte. Zíde sa.
guide-rival = Teraz hrám ja. Tu vidíte, kde som, koľko mám kariet a ako na tom som. Akú mám úlohu, to môžete len hádať.
guide-room =
    { $tile-id ->
        [transmitter_control_room] Väčšina miestností niečo vie, obvykle za 2 karty. Odtiaľto vyšlete signál, ktorý chce vaša úloha. Urobte to, kým vás nikto neruší!
       *[other] Väčšina miestností niečo vie, obvykle za 2 karty. Čo vie táto, čítate pri tlačidle.
    }
guide-risk = Pri každej ceste stojí, aký pravdepodobný je stret. Tu už hluk je, ale risknete to. Keď sa neponáhľate, choďte opatrne: stojí to 2 karty a sami určíte, kde bude hluk.
guide-encounter = A je tu: { $kind-low }. Hluk v hlučnej chodbe vytiahne z vrecka votrelca. Ak máte menej kariet, než koľko stojí na jeho žetóne, hneď na vás zaútočí. Preto po ceste nikdy neminte všetky!
guide-keep-objective =
    { $signal ->
        [yes] Prvý votrelec: každý si teraz nechá jednu úlohu a nikto sa nedozvie ktorú. Signál je vyslaný, takže si nechajte tú, ktorá ho chce.
       *[no] Prvý votrelec: každý si teraz nechá jednu úlohu a nikto sa nedozvie ktorú. Nechajte si tú, na ktorú si trúfate.
    }
guide-wounds = Máte poranenie. Dve ľahké unesiete, tretie je už vážne a vážne vás spomaľujú. Štvrté vážne zabíja.
guide-contamination = A teraz máte kartu infekcie. Raz vám príde do ruky a nič ňou nezaplatíte. Navyše v nej môže byť parazit. Odhalí ho len skener a na konci vás môže stáť život.
guide-combat = Ste v boji: strieľajte, alebo ustúpte. Výstrel stojí 1 kartu a 1 náboj a koľko votrelec vydrží, zistíte, až keď ho zasiahnete. Pri ústupe na vás najprv zaútočí. Holými rukami až vtedy, keď niet inej cesty.
guide-pass = Máte dosť? Pasujte: v tomto kole už na ťah neprídete. Čo držíte, zostane v ruke a nabudúce si doberiete do 5. Keď pasujú všetci, hrá základňa.
guide-time =
    { $dark ->
        [yes] Toto je fáza udalostí. Najprv čas: o kolo menej, a kde je na počítadle blesk, niekde vypadne prúd. Teraz je tma aj u vás: v tme sa horšie strieľa a skôr vás niečo prepadne.
       *[no] Toto je fáza udalostí. Najprv čas: o kolo menej, a kde je na počítadle blesk, niekde vypadne prúd. V tme sa horšie strieľa a skôr vás niečo prepadne.
    }
guide-event =
    { $known ->
        [yes] Potom zaútočí každý votrelec, ktorý je s niekým v miestnosti. Nasleduje karta udalosti, tentoraz „{ $card }“: votrelci, ktorí s nikým nie sú, sa pohnú a stane sa, čo na nej stojí.
       *[no] Potom zaútočí každý votrelec, ktorý je s niekým v miestnosti. Nasleduje karta udalosti: votrelci, ktorí s nikým nie sú, sa pohnú a stane sa, čo na nej stojí.
    }
guide-bag = Nakoniec sa z vrecka vytiahne jeden žetón a votrelci rastú: namiesto larvy pribudne dospelec. Čo je vo vrecku, to môžete stretnúť.
guide-win =
    { $fate ->
        [out] To bolo krátke! Základňa nič neodpúšťa. Na víťazstvo potrebujete oboje: splniť úlohu a prežiť. Zvyšok dohrám mlčky, alebo začnite znova: už viete, ako na to.
       *[here]
        { $count ->
            [one] Viac nepotrebujete! Na víťazstvo splňte úlohu a zmiznite: v kapsule, ktorá odletí, do Bunkra, alebo sa zamknite v Izolačnej komore. Aj potom vás môže zabiť tajný terminačný rozkaz, tak zistite, čo vedia ostatní. Zostáva 1 kolo a ja hrám ďalej mlčky. Veľa šťastia!
            [few] Viac nepotrebujete! Na víťazstvo splňte úlohu a zmiznite: v kapsule, ktorá odletí, do Bunkra, alebo sa zamknite v Izolačnej komore. Aj potom vás môže zabiť tajný terminačný rozkaz, tak zistite, čo vedia ostatní. Zostávajú { $count } kolá a ja hrám ďalej mlčky. Veľa šťastia!
           *[other] Viac nepotrebujete! Na víťazstvo splňte úlohu a zmiznite: v kapsule, ktorá odletí, do Bunkra, alebo sa zamknite v Izolačnej komore. Aj potom vás môže zabiť tajný terminačný rozkaz, tak zistite, čo vedia ostatní. Zostáva { $count } kôl a ja hrám ďalej mlčky. Veľa šťastia!
        }
    }

guide-why-move = Idem sa tam pozrieť: { $where }.
guide-why-pass = Pasujem a zvyšné karty si nechávam: kto ich má málo, toho niečo ľahko prepadne.
