### Prvá hra, ako ju rozpráva bot. Hovorí v prítomnom čase: nevidno, či je to on, alebo ona.

guide-goal = Dobrý deň, tu { $who } odoproti. Obaja sme špióni a obaja beháme okolo bloku v smere hodinových ručičiek, { $count } krokov od seba. Keď ma dobehnete alebo predbehnete, vyhráte. Ja skúsim to isté.
guide-keep = Skôr než vyložíte, smiete vymeniť karty za nové, štyrikrát za hru. Tieto si zatiaľ nechajte.
guide-hand = Vaši agenti. Tri čísla hovoria, o koľko polí vás posunie prvý, druhý a tretí agent toho mena, ktorého máte pred sebou. Zvýraznené platí teraz.
guide-two = Vyložte dve karty: jednu odkryto, jednu skryto. Jednu si vezmem, druhá je vaša. Vyberte teda také, z ktorých znesiete obe.
guide-hidden = Teraz inú kartu, tú ja neuvidím. Čo to je, sa ukáže, keď si ju niekto vezme.
guide-open = V tejto prvej hre sú karty pripravené a moja ruka leží odkrytá: vidíte, z čoho vyberám. A vždy poviem prečo.
guide-moved = Obe karty sú rozobraté, a tak sa pohneme obaja: vy { $mine }, ja { $theirs }. K dobehnutiu vám chýba { $count }.
guide-choose = Teraz sú na stole moje karty a vyberáte vy: jedna bude vaša, druhá moja. Skrytá sa otočí, keď si ju niekto vezme.
guide-second = Každá ďalšia karta toho istého mena platí inak: prvá { $card } je { $first }, ale druhá { $second }.
guide-codebreaker = Kryptografka nikoho neposunie, ale kto má tri, vyhráva. Aj tá prvá je preto dobrá návnada.
guide-bluff = Vidím len odkrytú kartu. Nalákajte ma na ňu a skryte tú, ktorú chcete pre seba.
guide-danger =
    { $count ->
        [one] Odvážlivci sú rýchli, ale kto má troch, prehráva. Vy máte jedného.
       *[other] Odvážlivci sú rýchli, ale kto má troch, prehráva. Vy máte { $count }.
    }
guide-threat = Pozor: mám dve Kryptografky a tretia vyhráva. Nenechajte mi ju.
guide-swap =
    { $third ->
        [yes] Tento Odvážlivec by bol váš tretí. Vymeňte ho: zmizne z hry a potiahnete si inú kartu.
       *[no] Je tu karta, ktorú nechcete ani u seba, ani u mňa? Vymeňte ju: zmizne z hry a potiahnete si inú.
    }
guide-near =
    { $count ->
        [one] K dobehnutiu vám chýba jediný krok. Predbehnúť ma je rovnako dobré ako dobehnúť.
        [few] K dobehnutiu vám chýbajú len { $count } kroky. Predbehnúť ma je rovnako dobré ako dobehnúť.
       *[other] K dobehnutiu vám chýba len { $count } krokov. Predbehnúť ma je rovnako dobré ako dobehnúť.
    }
guide-reap = Teraz skryte svoju druhú { $card-acc }: je za { $second }. Druhú kartu pokojne nechajte mne.
guide-alone = To je celá hra. Odteraz hrám bez slov. Veľa šťastia!
guide-end =
    { $won ->
        [yes] Výborne! Teraz poznáte celú hru. Odveta už bude naozajstná: nikto vám neukáže karty ani nepovie prečo, to musíte uhádnuť.
       *[no] Tentoraz to vyšlo mne. Teraz však poznáte celú hru. Odveta už bude naozajstná: nikto vám neukáže karty ani nepovie prečo, to musíte uhádnuť.
    }

guide-why-wins = Beriem si { $card-acc }, a tým vyhrávam.
guide-why-saves = { $card }: s touto kartou vyhráte. Musím si ju vziať ja.
guide-why-gains = { $card } je pre mňa { $mine }. Beriem: čo skrývate, môže byť horšie.
guide-why-collects = { $card }: tri vyhrávajú. Radšej ju vezmem, než ju nechať vám.
guide-why-denies = { $card } je pre vás { $yours }. To si radšej vezmem ja.
guide-why-settles = { $card } je pre mňa { $mine }. Žiadna sláva, ale čo skrývate, môže byť horšie.
guide-why-fears = { $card }: s touto kartou prehrám. Beriem si skrytú, nech je to čokoľvek.
guide-why-guesses = { $card } je pre mňa len { $mine }. Skúsim šťastie so skrytou kartou.
guide-why-swaps = Vymieňam { $card-acc } za novú kartu, na nič mi nie je.
guide-why-plays = Som na ťahu. Odkryto vykladám { $card-acc }: pre vás { $yours }, pre mňa { $mine }. Ďalšia karta pôjde skryto. Ktorá to asi bude?
