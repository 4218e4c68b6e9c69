### První hra, jak ji vypráví bot. Mluví v přítomném čase: není vidět, jestli je to on, nebo ona.

guide-goal = Dobrý den, tady { $who } odnaproti. Oba jsme špioni a oba běháme kolem bloku po směru hodinových ručiček, { $count } kroků od sebe. Když mě doženete nebo předběhnete, vyhrajete. Já zkusím totéž.
guide-keep = Než vyložíte, smíte vyměnit karty za nové, čtyřikrát za hru. Tyhle si zatím nechte.
guide-hand = Vaši agenti. Tři čísla říkají, o kolik polí vás posune první, druhý a třetí agent toho jména, kterého máte před sebou. Zvýrazněné platí teď.
guide-two = Vyložte dvě karty: jednu odkrytě, jednu skrytě. Jednu si vezmu, druhá je vaše. Vyberte tedy takové, ze kterých snesete obě.
guide-hidden = Teď jinou kartu, tu já neuvidím. Co to je, se ukáže, až si ji někdo vezme.
guide-open = V téhle první hře jsou karty připravené a moje ruka leží odkrytě: vidíte, z čeho vybírám. A vždycky řeknu proč.
guide-moved = Obě karty jsou rozebrané, a tak se pohneme oba: vy { $mine }, já { $theirs }. K dohonění vám chybí { $count }.
guide-choose = Teď jsou na stole moje karty a vybíráte vy: jedna bude vaše, druhá moje. Skrytá se otočí, až si ji někdo vezme.
guide-second = Každá další karta téhož jména platí jinak: první { $card } je { $first }, ale druhá { $second }.
guide-codebreaker = Kryptografka nikoho neposune, ale kdo má tři, vyhrává. I ta první je proto dobrá návnada.
guide-bluff = Vidím jen odkrytou kartu. Nalákejte mě na ni a skryjte tu, kterou chcete pro sebe.
guide-danger =
    { $count ->
        [one] Odvážlivci jsou rychlí, ale kdo má tři, prohrává. Vy máte jednoho.
       *[other] Odvážlivci jsou rychlí, ale kdo má tři, prohrává. Vy máte { $count }.
    }
guide-threat = Pozor: mám dvě Kryptografky a třetí vyhrává. Nenechte mi ji.
guide-swap =
    { $third ->
        [yes] Tenhle Odvážlivec by byl váš třetí. Vyměňte ho: zmizí ze hry a líznete si jinou kartu.
       *[no] Je tu karta, kterou nechcete ani u sebe, ani u mě? Vyměňte ji: zmizí ze hry a líznete si jinou.
    }
guide-near =
    { $count ->
        [one] K dohonění vám chybí jediný krok. Předběhnout mě je stejně dobré jako dohonit.
        [few] K dohonění vám chybí jen { $count } kroky. Předběhnout mě je stejně dobré jako dohonit.
       *[other] K dohonění vám chybí jen { $count } kroků. Předběhnout mě je stejně dobré jako dohonit.
    }
guide-reap = Teď skryjte svou druhou { $card-acc }: je za { $second }. Druhou kartu klidně nechte mně.
guide-alone = To je celá hra. Odteď hraju beze slov. Hodně štěstí!
guide-end =
    { $won ->
        [yes] Výborně! Teď znáte celou hru. Odveta už bude opravdová: nikdo vám neukáže karty ani neřekne proč, to musíte uhodnout.
       *[no] Tentokrát to vyšlo mně. Teď ale znáte celou hru. Odveta už bude opravdová: nikdo vám neukáže karty ani neřekne proč, to musíte uhodnout.
    }

guide-why-wins = Beru si { $card-acc }, a tím vyhrávám.
guide-why-saves = { $card }: s touhle kartou vyhrajete. Musím si ji vzít já.
guide-why-gains = { $card } je pro mě { $mine }. Beru: co skrýváte, může být horší.
guide-why-collects = { $card }: tři vyhrávají. Radši ji vezmu, než ji nechat vám.
guide-why-denies = { $card } je pro vás { $yours }. To si radši vezmu já.
guide-why-settles = { $card } je pro mě { $mine }. Žádná sláva, ale co skrýváte, může být horší.
guide-why-fears = { $card }: s touhle kartou prohraju. Beru si skrytou, ať je to cokoli.
guide-why-guesses = { $card } je pro mě jen { $mine }. Zkusím štěstí se skrytou kartou.
guide-why-swaps = Vyměňuju { $card-acc } za novou kartu, k ničemu mi není.
guide-why-plays = Jsem na tahu. Odkrytě vykládám { $card-acc }: pro vás { $yours }, pro mě { $mine }. Další karta půjde skrytě. Která to asi bude?
