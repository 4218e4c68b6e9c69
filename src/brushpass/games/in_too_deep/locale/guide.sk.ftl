### Prvá partia, ako ju rozpráva bot.

guide-goal = Dobrý deň, volám sa { $name }. Obaja sme v utajení v hlavách zločincov. Keď ich zločiny prebehnú, prinesú vám informácie. Kto ich má po troch kapitolách najviac, vyhráva. Ukážem vám dva ťahy a potom už hráte sami.
guide-hook = Každý ťah sa začína zaháknutím: získate kontrolu nad jedným zločincom. Žetóny uprostred sú zadarmo. Máte tri porty; kto je zaháknutý, zostáva váš, kým ho niekto neprevezme alebo kým nespáchate veľký zločin.
guide-crimes = Toto sú vaše zločiny. Každý je zoznam toho, čo musí v meste platiť, a odškrtáva sa sám. Nikto iný ich nevidí. Zaháknite toho, kto vás k nim dovedie: Hacker stojí pri prachoch.
guide-dominance = Po zaháknutí získate 1 nadvládu nad každým, koho máte. Od štvrtého poľa smiete použiť schopnosť, ktorú má { $criminal }, od šiesteho za nadvládu kupujete akcie navyše.
guide-actions = Teraz dve akcie: pohyb, zdvihnutie predmetu, efekt zóny alebo nadvláda. Stačí vybrať { $criminal-acc } alebo čokoľvek, čo svieti. Ukážte na voľbu a vaše zoznamy predvedú, čo by s nimi urobila.
guide-holding = { $criminal } teraz drží { $item-acc } a berie si to všade so sebou. Choďte ďalej, ale nie cez zátaras: pruhované závory medzi zónami zločincov nepustia.
guide-petty = { $crime }: všetko sedí! Drobný zločin je zadarmo, smiete ich spáchať, koľko chcete, a zaháknutie vás nestojí.
guide-guardian = Zločin môže niečo žiadať. Tu pohnete Strážcom o jednu zónu. Prejde zátarasom a smie vziať zločinca so sebou. Kto je s ním v zóne, nie je sám, takže ho pošlite od seba preč.
guide-no-crime = Toto je krok 4, veľký zločin. Ten váš ešte pripravený nie je. Stôl sa pýta aj tak, aby nikto nespoznal, čo držíte.
guide-return = Na konci ťahu smiete zločiny vrátiť pod balíčky a dobrať si iné. Ak vášmu chýba málo, nechajte si ho. Drobný zločin sa doberie sám, keď žiadny nemáte.
guide-rival = Teraz som na ťahu ja. Tu vidíte, čo o mne smie vedieť každý: koho mám zaháknutého, koľko mám informácií, koľko zločinov a dilem držím.
guide-take-over = U mňa je teraz { $criminal }. Aj to, čo je moje, smiete prevziať: stojí to 1 informáciu a dostanem ju ja.
guide-zone = { $criminal } smie použiť { $zone-acc }: nikto tam nepátra. Použitie však priláka políciu: z každej zóny, kde sa pátra, príde jeden žetón, a potom je zóna zatvorená, kým ich niečo nepriláka inam.
guide-search = Pozrite sa, kde je polícia teraz. Aj to sa dá využiť: zóna, odkiaľ odišla, je zasa voľná.
guide-bar =
    { $count ->
        [one] Keď získavate dôkazy, prvý je z lišty, ďalšie naslepo z displeja. Tam zostáva { $count } žetón: keď zmizne, kapitola sa končí. Najcennejšie sú teraz druhy, ktoré sú úlohou.
        [few] Keď získavate dôkazy, prvý je z lišty, ďalšie naslepo z displeja. Tam zostávajú { $count } žetóny: keď zmiznú, kapitola sa končí. Najcennejšie sú teraz druhy, ktoré sú úlohou.
       *[other] Keď získavate dôkazy, prvý je z lišty, ďalšie naslepo z displeja. Tam zostáva { $count } žetónov: keď zmiznú, kapitola sa končí. Najcennejšie sú teraz druhy, ktoré sú úlohou.
    }
guide-crime = Váš veľký zločin je pripravený! Za ťah smiete spáchať jeden. Pôjde do príbehu, kde otvorí ďalšiu úroveň svojej dejovej línie, a to všetkým.
guide-effect = Najprv efekt zločinu: vyberte, kam dáte { $thing-acc }. Kamkoľvek; najlepšie ďaleko odo mňa.
guide-outcome = { $crime }: opatrne, alebo bezohľadne? Bezohľadne prinesie viac informácií aj dilem, opatrne smiete spracovať viac dôkazov.
guide-dilemma = Máte dilemu: { $dilemmas }. Na konci kapitoly polovicu dilem uložíte a len tie sa počítajú: za odmenu aj do skazenosti.
guide-process = Spracujte dôkaz: v rade svojej úlohy zaň máte zložku, ktorá vynesie, ak budú na konci kapitoly všetky rady plné. V pláne leží lícom nadol: čoho je tam najviac, to má na konci najväčšiu cenu.
guide-unhooked = Veľký zločin vyprázdni porty: všetky žetóny sú späť uprostred. Preto si vopred rozmyslite, čo s nimi ešte chcete urobiť.
guide-level = Doberte si nový veľký zločin. Úroveň 2 žiada v príbehu úroveň 1 tej istej línie, úroveň 3 úroveň 2.
guide-chapter =
    { $count ->
        [one] Viac nepotrebujete! Kapitola sa končí, keď z displeja zmizne posledný žetón. Skazenejší z nás bude na konci za hranou a zaplatí, ak bude plán zmarený. Odteraz hrám mlčky. Veľa šťastia!
        [few] Viac nepotrebujete! Kapitola sa končí, keď z displeja zmiznú zvyšné { $count } žetóny. Skazenejší z nás bude na konci za hranou a zaplatí, ak bude plán zmarený. Odteraz hrám mlčky. Veľa šťastia!
       *[other] Viac nepotrebujete! Kapitola sa končí, keď z displeja zmizne zvyšných { $count } žetónov. Skazenejší z nás bude na konci za hranou a zaplatí, ak bude plán zmarený. Odteraz hrám mlčky. Veľa šťastia!
    }

guide-why-hook = Zahákujem { $criminal-acc }. Načo, to môžete len hádať podľa toho, kam idem a čo zdvíham.
guide-why-crime = Môj veľký zločin je pripravený: { $crime }. Sledujte, čo prinesie a že zaň dávam svoje zaháknutia.
