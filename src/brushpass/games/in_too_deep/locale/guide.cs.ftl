### První partie, jak ji vypráví bot.

guide-goal = Dobrý den, jmenuji se { $name }. Oba jsme v utajení v hlavách zločinců. Když jejich zločiny proběhnou, přinesou vám informace. Kdo jich má po třech kapitolách nejvíc, vyhrává. Ukážu vám dva tahy a pak už hrajete sami.
guide-hook = Každý tah začíná zaháknutím: získáte kontrolu nad jedním zločincem. Žetony uprostřed jsou zdarma. Máte tři porty; kdo je zaháknutý, zůstává váš, dokud ho někdo nepřevezme nebo dokud nespácháte velký zločin.
guide-crimes = Tohle jsou vaše zločiny. Každý je seznam toho, co musí ve městě platit, a odškrtává se sám. Nikdo jiný je nevidí. Zahákněte toho, kdo vás k nim dovede: Hacker stojí u prachů.
guide-dominance = Po zaháknutí získáte 1 nadvládu nad každým, koho máte. Od čtvrtého pole smíte použít schopnost, kterou má { $criminal }, od šestého za nadvládu kupujete akce navíc.
guide-actions = Teď dvě akce: pohyb, zvednutí předmětu, efekt zóny nebo nadvláda. Stačí vybrat { $criminal-acc } nebo cokoli, co svítí. Ukažte na volbu a vaše seznamy předvedou, co by s nimi udělala.
guide-holding = { $criminal } teď drží { $item-acc } a bere si to všude s sebou. Jděte dál, ale ne přes zátaras: pruhované závory mezi zónami zločince nepustí.
guide-petty = { $crime }: všechno sedí! Drobný zločin je zdarma, smíte jich spáchat, kolik chcete, a zaháknutí vás nestojí.
guide-guardian = Zločin může něco žádat. Tady pohnete Strážcem o jednu zónu. Projde zátarasem a smí vzít zločince s sebou. Kdo je s ním v zóně, není sám, takže ho pošlete od sebe pryč.
guide-no-crime = Tohle je krok 4, velký zločin. Ten váš ještě připravený není. Stůl se ptá i tak, aby nikdo nepoznal, co držíte.
guide-return = Na konci tahu smíte zločiny vrátit pod balíčky a dobrat si jiné. Chybí-li vašemu málo, nechte si ho. Drobný zločin se dobere sám, když žádný nemáte.
guide-rival = Teď jsem na tahu já. Tady vidíte, co o mně smí vědět každý: koho mám zaháknutého, kolik mám informací, kolik zločinů a dilemat držím.
guide-take-over = U mě je teď { $criminal }. I to, co je moje, smíte převzít: stojí to 1 informaci a dostanu ji já.
guide-zone = { $criminal } smí použít { $zone-acc }: nikdo tam nepátrá. Použití ale přiláká policii: z každé zóny, kde se pátrá, přijde jeden žeton, a pak je zóna zavřená, dokud je něco nepřiláká jinam.
guide-search = Podívejte se, kde je policie teď. I to se dá využít: zóna, odkud odešla, je zase volná.
guide-bar =
    { $count ->
        [one] Když získáváte důkazy, první je z lišty, další naslepo z displeje. Tam zbývá { $count } žeton: až zmizí, kapitola končí. Nejcennější jsou teď druhy, které jsou úkolem.
        [few] Když získáváte důkazy, první je z lišty, další naslepo z displeje. Tam zbývají { $count } žetony: až zmizí, kapitola končí. Nejcennější jsou teď druhy, které jsou úkolem.
       *[other] Když získáváte důkazy, první je z lišty, další naslepo z displeje. Tam zbývá { $count } žetonů: až zmizí, kapitola končí. Nejcennější jsou teď druhy, které jsou úkolem.
    }
guide-crime = Váš velký zločin je připravený! Za tah smíte spáchat jeden. Půjde do příběhu, kde otevře další úroveň své dějové linky, a to všem.
guide-effect = Nejdřív efekt zločinu: vyberte, kam dáte { $thing-acc }. Kamkoli; nejlíp daleko ode mě.
guide-outcome = { $crime }: opatrně, nebo bezohledně? Bezohledně přinese víc informací i dilemat, opatrně smíte zpracovat víc důkazů.
guide-dilemma = Máte dilema: { $dilemmas }. Na konci kapitoly polovinu dilemat uložíte a jen ta se počítají: za odměnu i do zkaženosti.
guide-process = Zpracujte důkaz: v řadě svého úkolu za něj máte složku, která vynese, budou-li na konci kapitoly všechny řady plné. V plánu leží lícem dolů: čeho je tam nejvíc, to má na konci největší cenu.
guide-unhooked = Velký zločin vyprázdní porty: všechny žetony jsou zpátky uprostřed. Proto si předem rozmyslete, co s nimi ještě chcete udělat.
guide-level = Doberte si nový velký zločin. Úroveň 2 žádá v příběhu úroveň 1 téže linky, úroveň 3 úroveň 2.
guide-chapter =
    { $count ->
        [one] Víc nepotřebujete! Kapitola končí, až z displeje zmizí poslední žeton. Zkaženější z nás bude na konci za hranou a zaplatí, pokud bude plán zmařen. Odteď hraju mlčky. Hodně štěstí!
        [few] Víc nepotřebujete! Kapitola končí, až z displeje zmizí zbylé { $count } žetony. Zkaženější z nás bude na konci za hranou a zaplatí, pokud bude plán zmařen. Odteď hraju mlčky. Hodně štěstí!
       *[other] Víc nepotřebujete! Kapitola končí, až z displeje zmizí zbylých { $count } žetonů. Zkaženější z nás bude na konci za hranou a zaplatí, pokud bude plán zmařen. Odteď hraju mlčky. Hodně štěstí!
    }

guide-why-hook = Zahákuji { $criminal-acc }. K čemu, to můžete jen hádat podle toho, kam jdu a co zvedám.
guide-why-crime = Můj velký zločin je připravený: { $crime }. Sledujte, co přinese a že za něj dávám svá zaháknutí.
