### Za hranou na stole: co stojí na deskách, u otázek a na konci.

scene-chapter = Kapitola { $chapter } ze 3
scene-round = { $round }. kolo
scene-goal = vyhrává, kdo má nejvíc informací
scene-short-chapter = { $chapter }. kapitola · { $left }
scene-short-ending = končí
scene-rivals = Soupeři

## Město

scene-searched = Teď nic nedělá
scene-is-searched = pátrá se tam
scene-search =
    { $count ->
        [one] 1 žeton pátrání
        [few] { $count } žetony pátrání
       *[other] { $count } žetonů pátrání
    }
scene-hooked-by =
    { $you ->
        [yes] na vašem háku
       *[no] na háku: { $who }
    }
scene-free = na žádném háku
scene-locked = uzamčeno
scene-holds = drží { $item-acc }
scene-held-by = drží { $criminal }
scene-in = { $zone-in }
scene-item = { $item } ({ $type })
scene-barrier =
    { $marked ->
        [yes] Zátaras { $number }, označený
       *[no] Zátaras { $number }
    }
scene-free-hooks =
    { $count ->
        [one] Volný hák
       *[other] Volné háky
    }
scene-there = je tam: { $names }
scene-nobody = nikdo tam není
scene-steps = Pět kroků tahu
scene-step-1 = Zaháknout
scene-step-2 = Nadvláda
scene-step-3 =
    { $now ->
        [yes] Akce, { $count ->
            [few] zbývají { $count }
           *[other] zbývá { $count }
        }
       *[no] Akce
    }
scene-step-4 = Velký zločin
scene-step-5 = Odložit, dobrat

## Zločiny a co přinesou

scene-your-crimes = Vaše zločiny
scene-tag-petty = Drobný · zdarma
scene-tag-major = { $line } · { $level }. úroveň
scene-effect = Pak: { $text }
scene-gain-either =
    { $information } inf. + { $dilemmas ->
        [one] 1 dilema
        [few] { $dilemmas } dilemata
       *[other] { $dilemmas } dilemat
    }, nebo { $more } + { $worse } · důkazy { $evidence }, zpracovat { $process }
scene-either = { $one } či { $other }
scene-reward-information = { $count } inf.
scene-reward-dilemmas =
    { $count ->
        [one] 1 dilema
        [few] { $count } dilemata
       *[other] { $count } dilemat
    }
scene-reward-evidence =
    { $count ->
        [one] 1 důkaz
        [few] { $count } důkazy
       *[other] { $count } důkazů
    }
scene-reward-process = zpracovat { $count }
scene-reward-support =
    { $count ->
        [one] 1 podpora
        [few] { $count } podpory
       *[other] { $count } podpor
    }
scene-reward-nothing = nic
scene-news-ready = { $crimes }: lze spáchat
scene-news-broken = { $crimes }: už ne
scene-outcome = { $outcome }: { $reward }
scene-no-crime = Žádný zločin
scene-no-matter = Na tom nezáleží
scene-crime-context = Jednou za tah. Všechny vaše háky se pak vrátí doprostřed.
scene-crime-impossible = Žádný zločin z vaší ruky teď spáchat nelze.

## Konzole

scene-your-console = Vaše konzole
scene-short-info = { $count } inf.
scene-information =
    { $count ->
        [one] informace
        [few] informace
       *[other] informací
    }
scene-info-word = inf.
scene-dilemmas-word =
    { $count ->
        [one] dilema
        [few] dilemata
       *[other] dilemat
    }
scene-ports = Porty Háku
scene-port-free = volný
scene-port-third = 1 dilema
scene-port-locked = zamčený
scene-dominance = Nadvláda
scene-ability = schop.
scene-stamina = výdrž
scene-field = hodnota { $worth }
scene-becomes = { $before } → { $after }
scene-memory = Paměť
scene-own-stash = Vaše schránka
scene-nothing = nic
scene-none = žádná
scene-supports = Podpora
scene-dilemmas = Dilemata v ruce
scene-dilemmas-line =
    { $count ->
        [one] 1 dilema v ruce, zkaženost po odečtení tolerance { $corruption }
        [few] { $count } dilemata v ruce, zkaženost po odečtení tolerance { $corruption }
       *[other] { $count } dilemat v ruce, zkaženost po odečtení tolerance { $corruption }
    }
scene-databank = Databanka
scene-databank-line =
    { $count ->
        [one] 1 uložené dilema, zkaženost po odečtení tolerance { $corruption }
        [few] { $count } uložená dilemata, zkaženost po odečtení tolerance { $corruption }
       *[other] { $count } uložených dilemat, zkaženost po odečtení tolerance { $corruption }
    }
scene-folders =
    { $count ->
        [one] složka
        [few] složky
       *[other] složek
    }
scene-tolerance = tolerance
scene-corruption = zkaženost { $count }
scene-dilemma-evidence = { $count } × { $kind }
scene-dilemma-information =
    { $count ->
        [one] 1 informace
        [few] { $count } informace
       *[other] { $count } informací
    }
scene-dilemma-badge = Odznak
scene-dilemma-warrant = { $warrant }

scene-next = další
scene-triggered = má hotovo
scene-echo-line = postup { $progress }
scene-known = Co se ví
scene-times =
    { $count ->
        [one] { $name }
       *[other] { $count }× { $name }
    }
scene-fact-crimes = Zločiny v ruce
scene-fact-beside = Vedle konzole, neviděné
scene-fact-lines = Lze navázat
scene-fact-level = { $level }. úroveň: { $lines }
scene-fact-memory = Důkazy
scene-fact-memory-text = { $count } v paměti, { $stash } ve schránce.
scene-fact-bar = Dosud z lišty: { $kinds }.
scene-fact-dilemmas = Dilemata
scene-fact-dilemmas-text = { $hand } v ruce, { $databank } v databance.
scene-fact-shown = V poslední výzvě ukázáno: { $names }.
scene-fact-rest = Tolerance a složky
scene-fact-rest-text = Tolerance { $tolerance }, složky: { $folders }
scene-echo-letters = Písmena
scene-echo-progress = Postup
scene-echo-progress-text = { $progress }; zločin 1., 2., 3. úrovně spáchá na { $track }
scene-echo-deck = Její karty
scene-echo-deck-text =
    { $count ->
        [one] zbývá 1
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
scene-opened-hand = Dilemata v ruce
scene-opened-stored = Databanka
scene-opened-crimes = Zločiny a důkazy

## Desky

scene-clock = Do konce { $chapter }. kapitoly
scene-left =
    { $count ->
        [one] zbývá 1
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
scene-chapter-ends = kapitola končí
scene-drought =
    { $count ->
        [one] po 1 dalším kole bez důkazu začne ubývat
        [few] po { $count } dalších kolech bez důkazu začne ubývat
       *[other] po { $count } dalších kolech bez důkazu začne ubývat
    }
scene-dead-clock = ubývá, dokud někdo nezíská důkaz
scene-display-token = důkaz lícem dolů
scene-display-gone = pryč
scene-bar = Důkazy na výběr
scene-investigation = Vyšetřování
scene-per-folder = { $count } inf. za složku
scene-face-down = lícem dolů
scene-folder = složka
scene-plan = Plán
scene-bonus_support = podpora
scene-bonus_tolerance = tolerance
scene-bonus_dominance = nadvláda
scene-foiled-by = zmaří ho po { $count } od { $kinds } druhů
scene-field-free = volné
scene-field-taken = obsazené, lícem dolů
scene-stashes = Ve schránkách lícem dolů
scene-shared = Sdílená schránka, odkrytě
scene-offer = Nabídka podpory
scene-offer-info = +{ $count } inf.
scene-timing-keep = na potom
scene-timing-instant = hned
scene-story = Příběh
scene-levels-done = hotové úrovně
scene-level-open = zatím nic
scene-decks = Balíčky zločinů

scene-tab-city = Město
scene-tab-console = Konzole
scene-tab-crimes = Zločiny
scene-tab-syndicate = Syndikát
scene-tab-scoring = Bodování
scene-tab-log = Záznam

## Háky a nadvláda

scene-hook-must = Odhákli jste, takže musíte někoho zaháknout.
scene-hook-full = Porty jsou plné: napřed někoho odhákněte.
scene-hook-pays =
    { $count ->
        [0] { $who } dostane 1 inf. ze zásoby
       *[other] 1 inf. dostane { $who }
    }
scene-hook-third = Třetí hák stojí 1 dilema.
scene-hook-dominance =
    { $zone ->
        [stamina] nadvláda { $worth }: výdrž
        [ability] nadvláda { $worth }: schopnost
       *[none] nadvláda { $worth }
    }
scene-unhook = Odháknout { $criminal-acc }
scene-unhook-about = pak musíte zaháknout
scene-skip-about = 1 nadvláda nad každým, koho máte na háku
scene-refuse-locked = Tento hák je uzamčený.

## Akce

scene-ask-act =
    { $count ->
        [0] Akce došly
        [one] Vaše poslední akce
        [few] { $count } akce
       *[other] { $count } akcí
    }
scene-stamina-more = Výdrž: { $names }.
scene-stamina-only = Už jen za výdrž: každá akce stojí 1 nadvládu ({ $names }).
scene-through = V tomto tahu vás zátarasy nezastaví.
scene-free-action = zdarma
scene-kind-free = Karty a žetony
scene-kind-items = Předměty
scene-to = Jít { $zone-to }
scene-jump = Skok { $zone-to }
scene-pick = { $criminal } zvedne { $item-acc }
scene-grab = { $criminal } vezme { $item-acc }
scene-fetch = Přitáhnout { $item-acc }
scene-drop = { $criminal } odloží { $item-acc }
scene-drops = odloží { $item-acc }
scene-use = Použít { $zone-acc }
scene-use-short = Použít
scene-dominate = Nadvláda +1
scene-dominate-short = +1
scene-crush = Odtlačit
scene-crush-about = nedaleký zátaras nebo Strážce
scene-thing-to = { $thing } { $zone-to }
scene-folder-push = Pohnout předmětem
scene-folder-push-about = o zónu, bude odložený
scene-folder-pull = Přitáhnout předmět
scene-folder-pull-about = až ze sousední zóny
scene-folder-force = Pohnout někým
scene-folder-force-about = poblíž, o zónu
scene-folder-foresee = Předvídat
scene-folder-foresee-about = zdarma: 1 nadvláda nad někým poblíž
scene-folder-lift = Zvednout
scene-folder-lift-about = za akci
scene-folder-run = Běžet
scene-folder-run-about = až k zátarasu
scene-done-about =
    { $count ->
        [one] 1 akce propadne
        [few] { $count } akce propadnou
       *[other] { $count } akcí propadne
    }
scene-refuse-searched = Pátrá se tu.
scene-ask-pay = Čím zaplatíte? Jedná { $criminal }.
scene-pay-action = Akcí
scene-pay-stamina = Výdrží
scene-pay-left =
    { $count ->
        [0] pak už žádná nezbude
        [one] pak zbude 1
        [few] pak zbudou { $count }
       *[other] pak zbude { $count }
    }

## Strážce, zátarasy, zóny, žetony

scene-ask-police =
    { $count ->
        [one] Zbývá 1 pohyb
        [few] Zbývají { $count } pohyby
       *[other] Zbývá { $count } pohybů
    }
scene-take-police =
    { $escorts ->
        [yes] Na plánu vezměte, čím pohnete, a postavte to jinam. Zločinec jde spolu se Strážcem.
       *[no] Na plánu vezměte, čím pohnete, a postavte to jinam.
    }
scene-take-up = Na plánu napřed vezměte, čím pohnete, a pak to postavte.
scene-guardian-to = Strážce { $zone-to }
scene-escort = Strážce { $zone-to }, { $criminal-with }
scene-barrier-to = Zátaras { $number }: { $zone } – { $next }
scene-towers-support = Žeton podpory
scene-towers-support-about = jeden ze tří v nabídce
scene-towers-deck-about =
    { $count ->
        [one] zločin naslepo, zbývá 1
        [few] zločin naslepo, zbývají { $count }
       *[other] zločin naslepo, zbývá { $count }
    }
scene-harbour-gain = Získat 1 důkaz
scene-harbour-gain-about = jeden z lišty
scene-harbour-process = Zpracovat 1 důkaz
scene-harbour-process-about = z vaší paměti na desku Syndikátu
scene-heights-criminal = Pohnout zločincem
scene-heights-criminal-about = o zónu, ne přes zátaras
scene-heights-item = Pohnout předmětem
scene-heights-item-about = o zónu, ne přes zátaras
scene-heights-look = Podívat se
scene-heights-look-about = na 2 důkazy lícem dolů
scene-heights-police = Strážce nebo zátaras
scene-heights-police-about = jeden pohyb
scene-heights-stop = Nechat to být
scene-challenge-own = Ukázali byste zkaženost { $count }. Kdo má víc, zaplatí 2 informace a odhodí dilema; při shodě vyhráváte vy.
scene-challenge-nobody = Nikoho
scene-challenge-about =
    { $count ->
        [one] 1 dilema v ruce, tolerance { $tolerance }
        [few] { $count } dilemata v ruce, tolerance { $tolerance }
       *[other] { $count } dilemat v ruce, tolerance { $tolerance }
    }
scene-stash-of =
    { $you ->
        [yes] Vaše schránka
       *[no] Schránka: { $who }
    }
scene-spot-display = Displej
scene-spot-shared = Sdílená schránka
scene-face-down-count = lícem dolů: { $count }
scene-in-memory =
    { $count ->
        [0] v paměti žádný
       *[other] v paměti: { $count }
    }

## Důkazy, balíčky, dilemata

scene-asked-for = chce ho úkol
scene-process-context =
    { $count ->
        [few] Rozeberou-li se všechny složky, je každá za { $count } informace.
       *[other] Rozeberou-li se všechny složky, je každá za { $count } informací.
    }
scene-face-up = lícem vzhůru, za složku
scene-process-bonus = bonus hned
scene-process-stash = Vaše schránka
scene-process-stash-short = Schránka
scene-process-stash-about = bez bonusu
scene-process-decline = Nezpracovat
scene-return-done = Dobrat, konec tahu
scene-return-about = pod svůj balíček
scene-deck-any =
    { $count ->
        [one] lze spáchat vždy, zbývá 1
        [few] lze spáchat vždy, zbývají { $count }
       *[other] lze spáchat vždy, zbývá { $count }
    }
scene-deck-lines = otevřené linky: { $lines }
scene-deck-none = zatím není otevřená žádná linka
scene-from-hand = z ruky
scene-from-databank = z databanky
scene-store-context = Zatím uložena zkaženost { $stored }, tolerance { $tolerance }. Zbytek odhodíte.

## Konec

scene-wins =
    { $you ->
        [yes] { $many ->
            [one] Vyhráváte, informací: { $count }
           *[other] Společně vyhrávají { $who }, informací: { $count }
        }
       *[no] { $many ->
            [one] Vyhrává { $who }, informací: { $count }
           *[other] Společně vyhrávají { $who }, informací: { $count }
        }
    }
scene-why-foiled =
    { $count ->
        [one] Plán je zmařen a za hranou je { $names }.
       *[other] Plán je zmařen a za hranou jsou { $names }.
    }
scene-why-not-foiled =
    { $count ->
        [one] Za hranou je { $names }, ale plán zmařen není.
       *[other] Za hranou jsou { $names }, ale plán zmařen není.
    }
scene-result =
    { $count ->
        [one] { $count } informace ({ $parts })
        [few] { $count } informace ({ $parts })
       *[other] { $count } informací ({ $parts })
    }
scene-result-before = { $count } před koncem
scene-result-scored-dominance = nadvláda +{ $count }
scene-result-least-corrupt = nejmenší zkaženost +{ $count }
scene-result-sank = za hranou { $count }
scene-result-scored-evidence = důkazy +{ $count }
scene-result-scored-dilemmas = dilemata +{ $count }
scene-scoring = Závěrečné bodování
scene-scoring-scored-dominance = Nejnižší nadvláda
scene-scoring-corruption = Zkaženost
scene-scoring-least-corrupt = Nejméně zkažení získají
scene-scoring-sank = Za hranou, ztrácí
scene-scoring-scored-evidence = Důkazy
scene-scoring-scored-dilemmas = Uložená dilemata
scene-scoring-foiled = Plán je zmařen
scene-scoring-not-foiled = Plán není zmařen
scene-scoring-values = Hodnota důkazů
scene-count = { $name }: { $count }
scene-tale = Příběh
scene-deed = { $crime } ({ $who }, { $how })
scene-line = { $line } · { $name }
scene-no-deeds = Tady se nic nestalo.
scene-curve = Náskok: { $who }
scene-curve-behind = ztráta
scene-curve-ahead = náskok
scene-curve-level = čárkovaně: vyrovnáno
scene-curve-text = { $who }: konečný náskok { $count } po tolika tazích: { $turns }.
scene-curve-end = konec
scene-moment-scoring = bodování
scene-moment-worst = ztráta { $count }

## Odkud jsou data

scene-data-rules = Pravidla jsou podle české příručky.
scene-data-rulebook = { $count } z pravidel
scene-data-public = { $count } veřejně známých
scene-data-reconstructed = { $count } našich
scene-data-items = Předměty ({ $count }): { $sources }.
scene-data-support-tokens = Druhy žetonů podpory ({ $count }): { $sources }.
scene-data-dilemmas = Dilemata ({ $count }): { $sources }.
scene-data-major-crimes = Velké zločiny ({ $count }): { $sources }.
scene-data-petty-crimes = Drobné zločiny ({ $count }): { $sources }.
scene-data-echo-cards = Karty Echo ({ $count }): { $sources }.
scene-data-ours = Co je naše, vymysleli jsme pro tento stůl, protože tištěné karty nejsou veřejné. Kdo má krabici, může vložit vlastní.
scene-data-replaced = Tento stůl hraje s vlastními daty: { $data }.

## Co je vidět

scene-beat-search = Policie
scene-beat-info = +{ $count } inf.
scene-beat-loses = −{ $count } inf.
scene-beat-dilemmas =
    { $count ->
        [one] +1 dilema
        [few] +{ $count } dilemata
       *[other] +{ $count } dilemat
    }
scene-beat-echo = Karta { $letter }
scene-wins-duel = vyhrává
scene-beat-dominance = −{ $count } nadvlády
scene-echo-turned = Echo otáčí kartu s písmenem { $letter }.
scene-echo-does = Zločin { $how-low }, důkaz { $where }.
scene-echo-chapter_top = do horní řady
scene-echo-chapter_middle = do prostřední řady
scene-echo-chapter_bottom = do dolní řady
scene-echo-plan = do plánu
scene-told-chapter-ends = { $chapter }. kapitola končí
scene-told-empty = Displej je prázdný.
scene-told-last-turns = Závěrečné tahy
scene-told-turns =
    { $count ->
        [one] Ještě 1 tah, pak konec.
        [few] Ještě { $count } tahy, pak konec.
       *[other] Ještě { $count } tahů, pak konec.
    }
scene-told-dead-clock = Čas dochází
scene-told-drains = Deset kol bez nového důkazu: displej se vyprazdňuje sám, dokud někdo důkaz nezíská.
scene-told-drained = Displej se vyprazdňuje
scene-told-success = { $chapter }. kapitola: úspěch
scene-told-failure = { $chapter }. kapitola: neúspěch
scene-told-left =
    { $count ->
        [one] Zbyla 1 složka.
        [few] Zbyly { $count } složky.
       *[other] Zbylo { $count } složek.
    }
scene-told-tasks = Nové úkoly
scene-told-chapter = { $chapter }. kapitola
scene-told-opened = Z bonusových polí: { $kinds }
scene-told-in-too-deep = Za hranou
