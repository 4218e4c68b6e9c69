### Prvé partie, ako ich rozpráva bot: hide- Náborárovi, hunt- Agentom.

guide-as-0 = Naučiť sa za Náborára
guide-as-1 = Naučiť sa za Agentov

## Náborár

guide-hide-goal = Dobrý deň, som { $who } a vediem štyroch agentov, ktorí idú po vás. Vy ste Náborár: kadiaľ idete, nevidí nikto okrem vás. Získajte { $count } regrútov alebo vydržte do { $time } a vyhrávate. Keď vás zajmem skôr, vyhrávam ja.
guide-hide-card = Jedno o vás zostane tajomstvom: ako skáče vaša jediná ilúzia. Karl Box o 2 rovno, Dievča s fajkou o 2 šikmo. Dnes si vezmite Karla Boxa.
guide-hide-start = Kde začnete? Vo výcvikovej misii sa to dozviem, v skutočnej hre nie. Najlepšie je to vnútri mesta: moji agenti prichádzajú z okraja.
guide-hide-features = Tieto tri poznáte len vy: { $features }. Každá lokácia s jednou z nich prinesie regrúta a lokácia s dvoma prinesie dvoch.
guide-hide-walk = Skôr než smiem čokoľvek urobiť, prejdete štyri kroky, do strán, nahor alebo nadol. Nikam sa nemožno vrátiť, tak myslite na to, kam sa ešte dostanete: slepá ulička znamená prehru.
guide-hide-temple = V chrámoch nie sú zaujímavosti, ale sú to križovatky: do chrámu aj z chrámu sa smie aj šikmo.
guide-hide-confirm = To je vaša doterajšia cesta. Ešte raz si ju prezrite: kým ju nepotvrdíte, možno kroky vziať späť.
guide-hide-count =
    { $count ->
        [0] Zatiaľ žiadny regrút. Viac sa nedozviem. A teraz prichádzajú moji agenti.
        [one] Zatiaľ jeden regrút. Dozviem sa len to číslo, nie kde to bolo. A teraz prichádzajú moji agenti.
        [few] Zatiaľ { $count } regrúti. Dozviem sa len to číslo, nie kde to bolo. A teraz prichádzajú moji agenti.
       *[other] Zatiaľ { $count } regrútov. Dozviem sa len to číslo, nie kde to bolo. A teraz prichádzajú moji agenti.
    }
guide-hide-turn = Ste na ťahu: jeden krok. Pri každom mieste vidíte, čo vám prinesie a ako pravdepodobné je, že tam budete, podľa toho, čo môžem vedieť.
guide-hide-time = Ukončite ťah a hodiny sa posunú o hodinu. Číslo na vašej mape je vždy tá hodina.
guide-hide-hunters = Po každom vašom ťahu konajú dvaja z mojich štyroch agentov, po ďalšom zase druhí dvaja. Každý sa smie presunúť až o 2 polia a urobiť jednu vec: spýtať sa, odhaliť, alebo zajať.
guide-hide-answer =
    { $several ->
        [yes] Pýtam sa na zaujímavosť tam, kde môj agent stojí. Číslo už máte na viacerých takých miestach, takže na jedno z nich musíte dať žetón kroku; na ktoré, je na vás. Najmenej mi prezradí staré a vzdialené.
       *[no] Pýtam sa na zaujímavosť tam, kde môj agent stojí. Také navštívené miesto, o ktorom ešte neviem, je len jedno, a žetón kroku teda musí prísť tam.
    }
guide-hide-vain = Otázka vyšla naprázdno, ale aj to mi niečo hovorí: ešte nemáte navštívené { $places }.
guide-hide-alert =
    { $count ->
        [0] Každú nepárnu hodinu je výstraha: ohlásite, koľkých regrútov priniesli posledné dva kroky. Tentoraz nikoho; spolu { $all }.
        [one] Každú nepárnu hodinu je výstraha: ohlásite, koľkých regrútov priniesli posledné dva kroky. Tentoraz jedného; spolu { $all }.
       *[other] Každú nepárnu hodinu je výstraha: ohlásite, koľkých regrútov priniesli posledné dva kroky. Tentoraz { $count }; spolu { $all }.
    }
guide-hide-number = Na vašom žetóne kroku stojí môj agent a odhaľuje ho: teraz viem, že na { $where } máte číslo { $number }. Žetóny a čísla spolu kreslia vašu cestu.
guide-hide-danger =
    { $count ->
        [one] Pozor: jeden z mojich agentov by mohol jediným pohybom prísť tam, kde ste. Choďte tam, kde vás nečakajú.
        [few] Pozor: { $count } moji agenti by mohli jediným pohybom prísť tam, kde ste. Choďte tam, kde vás nečakajú.
       *[other] Pozor: { $count } mojich agentov by mohlo jediným pohybom prísť tam, kde ste. Choďte tam, kde vás nečakajú.
    }
guide-hide-slip = Na to máte ilúziu: raz za hru skočíte presne o 2 polia, cez čokoľvek. Uvidím, že ste ju použili, ale nie kam viedla.
guide-hide-missed = Zajatie platí len tam, kde ste práve teraz. Prichádzam neskoro a akcia môjho agenta je preč.
guide-hide-near =
    { $count ->
        [one] Chýba vám už len jeden regrút. Platí, až keď ho ohlásite, tak myslite na ďalšiu výstrahu.
        [few] Chýbajú vám už len { $count } regrúti. Platia, až keď ich ohlásite, tak myslite na ďalšiu výstrahu.
       *[other] Chýba vám ešte { $count } regrútov. Platia, až keď ich ohlásite, tak myslite na ďalšiu výstrahu.
    }
guide-hide-alone = To je všetko. Odteraz idem po vás bez slova. Veľa šťastia!
guide-hide-end =
    { $won ->
        [yes] Výborne, prešlo vám to! Celá cesta teraz leží odkrytá aj s tým, čo sa o nej dalo hodinu po hodine vedieť. V plnej hre sú nesmrteľní, chaos v uliciach a agenti so schopnosťami.
       *[no] Tentoraz vás mám. Celá cesta teraz leží odkrytá aj s tým, čo sa o nej dalo hodinu po hodine vedieť. Skúste to znova, alebo buďte medzi lovcami.
    }

guide-why-ask = { $agent } stojí na { $where } a pýta sa na { $feature-acc }. Máte nejakú takú lokáciu navštívenú?
guide-why-reveal = { $agent } stojí na vašom žetóne kroku na { $where } a odhaľuje ho: aké tu máte číslo?
guide-why-capture = Myslím, že ste na { $where }. { $agent } skúša zajatie!

## Agenti

guide-hunt-goal = Dobrý deň, som { $who } a hrám za Náborára. Prechádzam týmto mestom a nevidíte ma. Vyhrávam, keď mám { $count } regrútov alebo keď je { $time }. Vy máte štyroch agentov: zistite, kde som, a zajmite ma.
guide-hunt-start = Vo výcvikovej misii viete, kde začínam: na { $where }, číslo 1. Zelená poznámka hovorí, že to je isté. Potom prídu ďalšie štyri kroky, vždy do susednej lokácie, a nikam sa nevraciam.
guide-hunt-recruits =
    { $count ->
        [0] Ktoré zaujímavosti mi prinášajú regrútov, to určujú tri skryté karty. Zatiaľ nemám žiadneho.
        [one] Ktoré zaujímavosti mi prinášajú regrútov, to určujú tri skryté karty. Zatiaľ mám jedného.
       *[other] Ktoré zaujímavosti mi prinášajú regrútov, to určujú tri skryté karty. Zatiaľ mám { $count }.
    }
guide-hunt-edge = Postavte svojich štyroch agentov na okraj mesta, a pekne ďaleko od seba: budete sa chcieť pýtať na mnohých miestach.
guide-hunt-step = Teraz som na ťahu. Vidíte, že robím krok, ale nie kam. Potom sa hodiny posunú o hodinu.
guide-hunt-turn = Teraz konajú dvaja vaši agenti, druhí dvaja po mojom ďalšom kroku. Vyberte, kto bude prvý.
guide-hunt-move = { $agent } sa smie presunúť až o 2 polia a urobiť jednu vec, v ľubovoľnom poradí. Choďte tam, kde je na čo sa pýtať.
guide-hunt-ask = Spýtajte sa na jednu z dvoch tunajších zaujímavostí. Ak mám niektorú lokáciu s ňou navštívenú, musím na jednu z nich dať žetón kroku.
guide-hunt-token = Žetón kroku: lokáciu { $where } mám najneskôr o { $time } navštívenú. Ak je takých miest viac, vyberám si, ktoré ukážem, takže aj tie ostatné sú stále možné.
guide-hunt-done = Tento agent už má hotovo a do ďalšieho kola leží.
guide-hunt-vain = Aj žiadny žetón kroku je odpoveď. Zatiaľ nemám navštívené { $places }: tie miesta si vyčiarknite.
guide-hunt-alert =
    { $count ->
        [0] Každú nepárnu hodinu je výstraha: ohlásim regrútov z posledných dvoch krokov. Tentoraz nikoho.
        [one] Každú nepárnu hodinu je výstraha: ohlásim regrútov z posledných dvoch krokov. Tentoraz jedného, spolu { $all }. Ale ktorý to bol krok a ktorá zaujímavosť?
       *[other] Každú nepárnu hodinu je výstraha: ohlásim regrútov z posledných dvoch krokov. Tentoraz { $count }, spolu { $all }. Ale ktorý to bol krok a ktorá zaujímavosť?
    }
guide-hunt-note = Kedykoľvek chcete, napíšte si k lokácii poznámku: číslo, X, odhad. Všetko v hlave nosiť nemusíte.
guide-hunt-again = Spýtajte sa na { $feature-acc } znova. Na { $where } už žetón leží, takže ak mám ďalšiu takú lokáciu, musím teraz ukázať ju.
guide-hunt-reveal = Stojíte na žetóne kroku. Odhaľte ho a ja vám musím povedať, aké tu mám číslo.
guide-hunt-number =
    { $now ->
        [yes] Na { $where } mám číslo { $number }: to je práve táto hodina! Som tu, lenže vaši agenti musia počkať, kým urobím ďalší krok.
       *[no] Na { $where } mám číslo { $number }: to miesto je z { $number }. hodiny. Každé číslo je kúsok mojej cesty.
    }
guide-hunt-ready = Nové kolo: všetci štyria agenti sú zase pripravení.
guide-hunt-trail =
    { $how ->
        [slip] Pri { $time } leží žetón ilúzie: to znamená skok presne o 2 polia, rovno alebo šikmo, cez čokoľvek.
        [known] Pri { $time } žiadny žetón ilúzie neleží, bol to teda jeden obyčajný krok z { $where }. Som na jednom z týchto miest: { $places }. Spýtajte sa na niečo, čo ich rozlíši.
       *[step] Pri { $time } žiadny žetón ilúzie neleží, bol to teda jeden obyčajný krok. Dajte si stopy dokopy: kde teraz môžem byť?
    }
guide-hunt-capture = Tadiaľto vedie moja cesta a možno tu stále som. Ak ste si istí, zajmite ma: platí to len tam, kde som práve teraz. Neúspech stojí len akciu.
guide-hunt-alone = To je všetko. Odteraz idem bez slova. Veľa šťastia!
guide-hunt-end =
    { $won ->
        [yes] Máte ma! Celá moja cesta teraz leží odkrytá aj s tým, čo sa o nej dalo hodinu po hodine vedieť. V plnej hre je môj štart tajný, v ceste vám stoja nesmrteľní a každý agent má schopnosť.
       *[no] Tentoraz unikám. Celá moja cesta teraz leží odkrytá aj s tým, čo sa o nej dalo hodinu po hodine vedieť. Skúste to znova, alebo si zahrajte za Náborára.
    }

guide-why-answer = { $feature }: jednu takú lokáciu mám. Žetón kroku príde na { $where }.
