### První partie, jak je vypráví bot: hide- Náboráři, hunt- Agentům.

guide-as-0 = Naučit se za Náboráře
guide-as-1 = Naučit se za Agenty

## Náborář

guide-hide-goal = Dobrý den, jsem { $who } a vedu čtyři agenty, kteří po vás jdou. Vy jste Náborář: kudy jdete, nevidí nikdo kromě vás. Získejte { $count } rekrutů nebo vydržte do { $time } a vyhráváte. Když vás zajmu dřív, vyhrávám já.
guide-hide-card = Jedno o vás zůstane tajemstvím: jak skáče vaše jediná iluze. Karl Box o 2 rovně, Dívka s dýmkou o 2 šikmo. Dnes si vezměte Karla Boxe.
guide-hide-start = Kde začnete? Ve výcvikové misi se to dozvím, ve skutečné hře ne. Nejlepší je to uvnitř města: moji agenti přicházejí z okraje.
guide-hide-features = Tyhle tři znáte jen vy: { $features }. Každá lokace s jednou z nich přinese rekruta a lokace se dvěma přinese dva.
guide-hide-walk = Než smím cokoli udělat, ujdete čtyři kroky, do stran, nahoru nebo dolů. Nikam se nelze vrátit, tak myslete na to, kam se ještě dostanete: slepá ulička znamená prohru.
guide-hide-temple = V chrámech nejsou zajímavosti, ale jsou to křižovatky: do chrámu i z chrámu se smí také šikmo.
guide-hide-confirm = To je vaše dosavadní cesta. Ještě jednou si ji prohlédněte: dokud ji nepotvrdíte, lze kroky vzít zpět.
guide-hide-count =
    { $count ->
        [0] Zatím žádný rekrut. Víc se nedozvím. A teď přicházejí moji agenti.
        [one] Zatím jeden rekrut. Dozvím se jen to číslo, ne kde to bylo. A teď přicházejí moji agenti.
        [few] Zatím { $count } rekruti. Dozvím se jen to číslo, ne kde to bylo. A teď přicházejí moji agenti.
       *[other] Zatím { $count } rekrutů. Dozvím se jen to číslo, ne kde to bylo. A teď přicházejí moji agenti.
    }
guide-hide-turn = Jste na tahu: jeden krok. U každého místa vidíte, co vám přinese a jak pravděpodobné je, že tam budete, podle toho, co mohu vědět.
guide-hide-time = Ukončete tah a hodiny se posunou o hodinu. Číslo na vaší mapě je vždycky ta hodina.
guide-hide-hunters = Po každém vašem tahu jednají dva z mých čtyř agentů, po dalším zase druzí dva. Každý se smí přesunout až o 2 pole a udělat jednu věc: zeptat se, odhalit, nebo zajmout.
guide-hide-answer =
    { $several ->
        [yes] Ptám se na zajímavost tam, kde můj agent stojí. Číslo už máte na více takových místech, takže na jedno z nich musíte dát žeton kroku; na které, je na vás. Nejmíň mi prozradí staré a vzdálené.
       *[no] Ptám se na zajímavost tam, kde můj agent stojí. Takové navštívené místo, o kterém ještě nevím, je jen jedno, a žeton kroku tedy musí přijít tam.
    }
guide-hide-vain = Otázka vyšla naprázdno, ale i to mi něco říká: ještě nemáte navštíveno { $places }.
guide-hide-alert =
    { $count ->
        [0] Každou lichou hodinu je výstraha: ohlásíte, kolik rekrutů přinesly poslední dva kroky. Tentokrát nikoho; celkem { $all }.
        [one] Každou lichou hodinu je výstraha: ohlásíte, kolik rekrutů přinesly poslední dva kroky. Tentokrát jednoho; celkem { $all }.
       *[other] Každou lichou hodinu je výstraha: ohlásíte, kolik rekrutů přinesly poslední dva kroky. Tentokrát { $count }; celkem { $all }.
    }
guide-hide-number = Na vašem žetonu kroku stojí můj agent a odhaluje ho: teď vím, že na { $where } máte číslo { $number }. Žetony a čísla dohromady kreslí vaši cestu.
guide-hide-danger =
    { $count ->
        [one] Pozor: jeden z mých agentů by mohl jediným pohybem přijít tam, kde jste. Jděte tam, kde vás nečekají.
        [few] Pozor: { $count } moji agenti by mohli jediným pohybem přijít tam, kde jste. Jděte tam, kde vás nečekají.
       *[other] Pozor: { $count } mých agentů by mohlo jediným pohybem přijít tam, kde jste. Jděte tam, kde vás nečekají.
    }
guide-hide-slip = Od toho máte iluzi: jednou za hru skočíte přesně o 2 pole, přes cokoli. Uvidím, že jste ji použili, ale ne kam vedla.
guide-hide-missed = Zajetí platí jen tam, kde jste právě teď. Přicházím pozdě a akce mého agenta je pryč.
guide-hide-near =
    { $count ->
        [one] Chybí vám už jen jeden rekrut. Platí, až ho ohlásíte, tak myslete na příští výstrahu.
        [few] Chybí vám už jen { $count } rekruti. Platí, až je ohlásíte, tak myslete na příští výstrahu.
       *[other] Chybí vám ještě { $count } rekrutů. Platí, až je ohlásíte, tak myslete na příští výstrahu.
    }
guide-hide-alone = To je všechno. Odteď po vás jdu beze slova. Hodně štěstí!
guide-hide-end =
    { $won ->
        [yes] Výborně, prošlo vám to! Celá cesta teď leží odkrytá i s tím, co se o ní dalo hodinu po hodině vědět. V plné hře jsou nesmrtelní, chaos v ulicích a agenti se schopnostmi.
       *[no] Tentokrát vás mám. Celá cesta teď leží odkrytá i s tím, co se o ní dalo hodinu po hodině vědět. Zkuste to znovu, nebo buďte mezi lovci.
    }

guide-why-ask = { $agent } stojí na { $where } a ptá se na { $feature-acc }. Máte nějakou takovou lokaci navštívenou?
guide-why-reveal = { $agent } stojí na vašem žetonu kroku na { $where } a odhaluje ho: jaké tu máte číslo?
guide-why-capture = Myslím, že jste na { $where }. { $agent } zkouší zajetí!

## Agenti

guide-hunt-goal = Dobrý den, jsem { $who } a hraji za Náboráře. Procházím tímhle městem a nevidíte mě. Vyhrávám, když mám { $count } rekrutů nebo když je { $time }. Vy máte čtyři agenty: zjistěte, kde jsem, a zajměte mě.
guide-hunt-start = Ve výcvikové misi víte, kde začínám: na { $where }, číslo 1. Zelená poznámka říká, že to je jisté. Pak přijdou další čtyři kroky, vždycky do sousední lokace, a nikam se nevracím.
guide-hunt-recruits =
    { $count ->
        [0] Které zajímavosti mi přinášejí rekruty, to určují tři skryté karty. Zatím nemám žádného.
        [one] Které zajímavosti mi přinášejí rekruty, to určují tři skryté karty. Zatím mám jednoho.
       *[other] Které zajímavosti mi přinášejí rekruty, to určují tři skryté karty. Zatím mám { $count }.
    }
guide-hunt-edge = Postavte své čtyři agenty na okraj města, a pěkně daleko od sebe: budete se chtít ptát na mnoha místech.
guide-hunt-step = Teď jsem na tahu. Vidíte, že dělám krok, ale ne kam. Pak se hodiny posunou o hodinu.
guide-hunt-turn = Teď jednají dva vaši agenti, druzí dva po mém dalším kroku. Vyberte, kdo bude první.
guide-hunt-move = { $agent } se smí přesunout až o 2 pole a udělat jednu věc, v libovolném pořadí. Jděte tam, kde je na co se ptát.
guide-hunt-ask = Zeptejte se na jednu ze dvou zdejších zajímavostí. Mám-li některou lokaci s ní navštívenou, musím na jednu z nich dát žeton kroku.
guide-hunt-token = Žeton kroku: lokaci { $where } mám nejpozději v { $time } navštívenou. Je-li takových míst víc, vybírám si, které ukážu, takže i ta ostatní jsou pořád možná.
guide-hunt-done = Tenhle agent už má hotovo a do dalšího kola leží.
guide-hunt-vain = I žádný žeton kroku je odpověď. Zatím nemám navštíveno { $places }: ta místa si vyškrtněte.
guide-hunt-alert =
    { $count ->
        [0] Každou lichou hodinu je výstraha: ohlásím rekruty z posledních dvou kroků. Tentokrát nikoho.
        [one] Každou lichou hodinu je výstraha: ohlásím rekruty z posledních dvou kroků. Tentokrát jednoho, celkem { $all }. Ale který to byl krok a která zajímavost?
       *[other] Každou lichou hodinu je výstraha: ohlásím rekruty z posledních dvou kroků. Tentokrát { $count }, celkem { $all }. Ale který to byl krok a která zajímavost?
    }
guide-hunt-note = Kdykoli chcete, napište si k lokaci poznámku: číslo, X, odhad. Všechno v hlavě nosit nemusíte.
guide-hunt-again = Zeptejte se na { $feature-acc } znovu. Na { $where } už žeton leží, takže jestli mám další takovou lokaci, musím teď ukázat ji.
guide-hunt-reveal = Stojíte na žetonu kroku. Odhalte ho a já vám musím říct, jaké tu mám číslo.
guide-hunt-number =
    { $now ->
        [yes] Na { $where } mám číslo { $number }: to je právě tahle hodina! Jsem tady, jenže vaši agenti musejí počkat, až udělám další krok.
       *[no] Na { $where } mám číslo { $number }: to místo je z { $number }. hodiny. Každé číslo je kousek mé cesty.
    }
guide-hunt-ready = Nové kolo: všichni čtyři agenti jsou zase připraveni.
guide-hunt-trail =
    { $how ->
        [slip] U { $time } leží žeton iluze: to znamená skok přesně o 2 pole, rovně nebo šikmo, přes cokoli.
        [known] U { $time } žádný žeton iluze neleží, byl to tedy jeden obyčejný krok z { $where }. Jsem na jednom z těchto míst: { $places }. Zeptejte se na něco, co je rozliší.
       *[step] U { $time } žádný žeton iluze neleží, byl to tedy jeden obyčejný krok. Dejte si stopy dohromady: kde teď mohu být?
    }
guide-hunt-capture = Tudy vede moje cesta a možná tu pořád jsem. Jste-li si jistí, zajměte mě: platí to jen tam, kde jsem právě teď. Nezdar stojí jen akci.
guide-hunt-alone = To je všechno. Odteď jdu beze slova. Hodně štěstí!
guide-hunt-end =
    { $won ->
        [yes] Máte mě! Celá moje cesta teď leží odkrytá i s tím, co se o ní dalo hodinu po hodině vědět. V plné hře je můj start tajný, v cestě vám stojí nesmrtelní a každý agent má schopnost.
       *[no] Tentokrát unikám. Celá moje cesta teď leží odkrytá i s tím, co se o ní dalo hodinu po hodině vědět. Zkuste to znovu, nebo si zahrajte za Náboráře.
    }

guide-why-answer = { $feature }: jednu takovou lokaci mám. Žeton kroku přijde na { $where }.
