### Za hranou na stole: čo stojí na doskách, pri otázkach a na konci.

scene-chapter = Kapitola { $chapter } z 3
scene-round = { $round }. kolo
scene-goal = vyhráva, kto má najviac informácií
scene-short-chapter = { $chapter }. kapitola · { $left }
scene-short-ending = končí sa
scene-rivals = Súperi

## Mesto

scene-searched = Teraz nič nerobí
scene-is-searched = pátra sa tam
scene-search =
    { $count ->
        [one] 1 žetón pátrania
        [few] { $count } žetóny pátrania
       *[other] { $count } žetónov pátrania
    }
scene-hooked-by =
    { $you ->
        [yes] na vašom háku
       *[no] na háku: { $who }
    }
scene-free = na žiadnom háku
scene-locked = zamknuté
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
        [one] Voľný hák
       *[other] Voľné háky
    }
scene-there = je tam: { $names }
scene-nobody = nikto tam nie je
scene-steps = Päť krokov ťahu
scene-step-1 = Zaháknuť
scene-step-2 = Nadvláda
scene-step-3 =
    { $now ->
        [yes] Akcie, { $count ->
            [few] zostávajú { $count }
           *[other] zostáva { $count }
        }
       *[no] Akcie
    }
scene-step-4 = Veľký zločin
scene-step-5 = Odložiť, dobrať

## Zločiny a čo prinesú

scene-your-crimes = Vaše zločiny
scene-tag-petty = Drobný · zadarmo
scene-tag-major = { $line } · { $level }. úroveň
scene-effect = Potom: { $text }
scene-gain-either =
    { $information } inf. + { $dilemmas ->
        [one] 1 dilema
        [few] { $dilemmas } dilemy
       *[other] { $dilemmas } dilem
    }, alebo { $more } + { $worse } · dôkazy { $evidence }, spracovať { $process }
scene-either = { $one } či { $other }
scene-reward-information = { $count } inf.
scene-reward-dilemmas =
    { $count ->
        [one] 1 dilema
        [few] { $count } dilemy
       *[other] { $count } dilem
    }
scene-reward-evidence =
    { $count ->
        [one] 1 dôkaz
        [few] { $count } dôkazy
       *[other] { $count } dôkazov
    }
scene-reward-process = spracovať { $count }
scene-reward-support =
    { $count ->
        [one] 1 podpora
        [few] { $count } podpory
       *[other] { $count } podpôr
    }
scene-reward-nothing = nič
scene-news-ready = { $crimes }: dá sa spáchať
scene-news-broken = { $crimes }: už nie
scene-outcome = { $outcome }: { $reward }
scene-no-crime = Žiadny zločin
scene-no-matter = Na tom nezáleží
scene-crime-context = Raz za ťah. Všetky vaše háky sa potom vrátia do stredu.
scene-crime-impossible = Žiadny zločin z vašej ruky sa teraz spáchať nedá.

## Konzoly

scene-your-console = Vaša konzola
scene-short-info = { $count } inf.
scene-information =
    { $count ->
        [one] informácia
        [few] informácie
       *[other] informácií
    }
scene-info-word = inf.
scene-dilemmas-word =
    { $count ->
        [one] dilema
        [few] dilemy
       *[other] dilem
    }
scene-ports = Porty Háku
scene-port-free = voľný
scene-port-third = 1 dilema
scene-port-locked = zamknutý
scene-dominance = Nadvláda
scene-ability = schop.
scene-stamina = výdrž
scene-field = hodnota { $worth }
scene-becomes = { $before } → { $after }
scene-memory = Pamäť
scene-own-stash = Vaša schránka
scene-nothing = nič
scene-none = žiadna
scene-supports = Podpora
scene-dilemmas = Dilemy v ruke
scene-dilemmas-line =
    { $count ->
        [one] 1 dilema v ruke, skazenosť po odčítaní tolerancie { $corruption }
        [few] { $count } dilemy v ruke, skazenosť po odčítaní tolerancie { $corruption }
       *[other] { $count } dilem v ruke, skazenosť po odčítaní tolerancie { $corruption }
    }
scene-databank = Databanka
scene-databank-line =
    { $count ->
        [one] 1 uložená dilema, skazenosť po odčítaní tolerancie { $corruption }
        [few] { $count } uložené dilemy, skazenosť po odčítaní tolerancie { $corruption }
       *[other] { $count } uložených dilem, skazenosť po odčítaní tolerancie { $corruption }
    }
scene-folders =
    { $count ->
        [one] zložka
        [few] zložky
       *[other] zložiek
    }
scene-tolerance = tolerancia
scene-corruption = skazenosť { $count }
scene-dilemma-evidence = { $count } × { $kind }
scene-dilemma-information =
    { $count ->
        [one] 1 informácia
        [few] { $count } informácie
       *[other] { $count } informácií
    }
scene-dilemma-badge = Odznak
scene-dilemma-warrant = { $warrant }

scene-next = ďalší
scene-triggered = má hotovo
scene-echo-line = postup { $progress }
scene-known = Čo sa vie
scene-times =
    { $count ->
        [one] { $name }
       *[other] { $count }× { $name }
    }
scene-fact-crimes = Zločiny v ruke
scene-fact-beside = Vedľa konzoly, nevidené
scene-fact-lines = Dá sa nadviazať
scene-fact-level = { $level }. úroveň: { $lines }
scene-fact-memory = Dôkazy
scene-fact-memory-text = { $count } v pamäti, { $stash } v schránke.
scene-fact-bar = Doteraz z lišty: { $kinds }.
scene-fact-dilemmas = Dilemy
scene-fact-dilemmas-text = { $hand } v ruke, { $databank } v databanke.
scene-fact-shown = V poslednej výzve ukázané: { $names }.
scene-fact-rest = Tolerancia a zložky
scene-fact-rest-text = Tolerancia { $tolerance }, zložky: { $folders }
scene-echo-letters = Písmená
scene-echo-progress = Postup
scene-echo-progress-text = { $progress }; zločin 1., 2., 3. úrovne spácha na { $track }
scene-echo-deck = Jej karty
scene-echo-deck-text =
    { $count ->
        [one] zostáva 1
        [few] zostávajú { $count }
       *[other] zostáva { $count }
    }
scene-opened-hand = Dilemy v ruke
scene-opened-stored = Databanka
scene-opened-crimes = Zločiny a dôkazy

## Dosky

scene-clock = Do konca { $chapter }. kapitoly
scene-left =
    { $count ->
        [one] zostáva 1
        [few] zostávajú { $count }
       *[other] zostáva { $count }
    }
scene-chapter-ends = kapitola sa končí
scene-drought =
    { $count ->
        [one] po 1 ďalšom kole bez dôkazu začne ubúdať
       *[other] po { $count } ďalších kolách bez dôkazu začne ubúdať
    }
scene-dead-clock = ubúda, kým niekto nezíska dôkaz
scene-display-token = dôkaz lícom nadol
scene-display-gone = preč
scene-bar = Dôkazy na výber
scene-investigation = Vyšetrovanie
scene-per-folder = { $count } inf. za zložku
scene-face-down = lícom nadol
scene-folder = zložka
scene-plan = Plán
scene-bonus_support = podpora
scene-bonus_tolerance = tolerancia
scene-bonus_dominance = nadvláda
scene-foiled-by = zmaria ho po { $count } z { $kinds } druhov
scene-field-free = voľné
scene-field-taken = obsadené, lícom nadol
scene-stashes = V schránkach lícom nadol
scene-shared = Spoločná schránka, odkryto
scene-offer = Ponuka podpory
scene-offer-info = +{ $count } inf.
scene-timing-keep = na potom
scene-timing-instant = hneď
scene-story = Príbeh
scene-levels-done = hotové úrovne
scene-level-open = zatiaľ nič
scene-decks = Balíčky zločinov

scene-tab-city = Mesto
scene-tab-console = Konzola
scene-tab-crimes = Zločiny
scene-tab-syndicate = Syndikát
scene-tab-scoring = Bodovanie
scene-tab-log = Záznam

## Háky a nadvláda

scene-hook-must = Odhákli ste, takže musíte niekoho zaháknuť.
scene-hook-full = Porty sú plné: najprv niekoho odháknite.
scene-hook-pays =
    { $count ->
        [0] { $who } dostane 1 inf. zo zásoby
       *[other] 1 inf. dostane { $who }
    }
scene-hook-third = Tretí hák stojí 1 dilemu.
scene-hook-dominance =
    { $zone ->
        [stamina] nadvláda { $worth }: výdrž
        [ability] nadvláda { $worth }: schopnosť
       *[none] nadvláda { $worth }
    }
scene-unhook = Odháknuť { $criminal-acc }
scene-unhook-about = potom musíte zaháknuť
scene-skip-about = 1 nadvláda nad každým, koho máte na háku
scene-refuse-locked = Tento hák je zamknutý.

## Akcie

scene-ask-act =
    { $count ->
        [0] Akcie sa minuli
        [one] Vaša posledná akcia
        [few] { $count } akcie
       *[other] { $count } akcií
    }
scene-stamina-more = Výdrž: { $names }.
scene-stamina-only = Už len za výdrž: každá akcia stojí 1 nadvládu ({ $names }).
scene-through = V tomto ťahu vás zátarasy nezastavia.
scene-free-action = zadarmo
scene-kind-free = Karty a žetóny
scene-kind-items = Predmety
scene-to = Ísť { $zone-to }
scene-jump = Skok { $zone-to }
scene-pick = { $criminal } zdvihne { $item-acc }
scene-grab = { $criminal } vezme { $item-acc }
scene-fetch = Pritiahnuť { $item-acc }
scene-drop = { $criminal } odloží { $item-acc }
scene-drops = odloží { $item-acc }
scene-use = Použiť { $zone-acc }
scene-use-short = Použiť
scene-dominate = Nadvláda +1
scene-dominate-short = +1
scene-crush = Odtlačiť
scene-crush-about = neďaleký zátaras alebo Strážcu
scene-thing-to = { $thing } { $zone-to }
scene-folder-push = Pohnúť predmetom
scene-folder-push-about = o zónu, bude odložený
scene-folder-pull = Pritiahnuť predmet
scene-folder-pull-about = až zo susednej zóny
scene-folder-force = Pohnúť niekým
scene-folder-force-about = nablízku, o zónu
scene-folder-foresee = Predvídať
scene-folder-foresee-about = zadarmo: 1 nadvláda nad niekým nablízku
scene-folder-lift = Zdvihnúť
scene-folder-lift-about = za akciu
scene-folder-run = Bežať
scene-folder-run-about = až k zátarasu
scene-done-about =
    { $count ->
        [one] 1 akcia prepadne
        [few] { $count } akcie prepadnú
       *[other] { $count } akcií prepadne
    }
scene-refuse-searched = Pátra sa tu.
scene-ask-pay = Čím zaplatíte? Koná { $criminal }.
scene-pay-action = Akciou
scene-pay-stamina = Výdržou
scene-pay-left =
    { $count ->
        [0] potom už žiadna nezostane
        [one] potom zostane 1
        [few] potom zostanú { $count }
       *[other] potom zostane { $count }
    }

## Strážca, zátarasy, zóny, žetóny

scene-ask-police =
    { $count ->
        [one] Zostáva 1 pohyb
        [few] Zostávajú { $count } pohyby
       *[other] Zostáva { $count } pohybov
    }
scene-take-police =
    { $escorts ->
        [yes] Na pláne vezmite, čím pohnete, a postavte to inam. Zločinec ide spolu so Strážcom.
       *[no] Na pláne vezmite, čím pohnete, a postavte to inam.
    }
scene-take-up = Na pláne najprv vezmite, čím pohnete, a potom to postavte.
scene-guardian-to = Strážca { $zone-to }
scene-escort = Strážca { $zone-to }, { $criminal-with }
scene-barrier-to = Zátaras { $number }: { $zone } – { $next }
scene-towers-support = Žetón podpory
scene-towers-support-about = jeden z troch v ponuke
scene-towers-deck-about =
    { $count ->
        [one] zločin naslepo, zostáva 1
        [few] zločin naslepo, zostávajú { $count }
       *[other] zločin naslepo, zostáva { $count }
    }
scene-harbour-gain = Získať 1 dôkaz
scene-harbour-gain-about = jeden z lišty
scene-harbour-process = Spracovať 1 dôkaz
scene-harbour-process-about = z vašej pamäti na dosku Syndikátu
scene-heights-criminal = Pohnúť zločincom
scene-heights-criminal-about = o zónu, nie cez zátaras
scene-heights-item = Pohnúť predmetom
scene-heights-item-about = o zónu, nie cez zátaras
scene-heights-look = Pozrieť sa
scene-heights-look-about = na 2 dôkazy lícom nadol
scene-heights-police = Strážca alebo zátaras
scene-heights-police-about = jeden pohyb
scene-heights-stop = Nechať tak
scene-challenge-own = Ukázali by ste skazenosť { $count }. Kto má viac, zaplatí 2 informácie a odhodí dilemu; pri zhode vyhrávate vy.
scene-challenge-nobody = Nikoho
scene-challenge-about =
    { $count ->
        [one] 1 dilema v ruke, tolerancia { $tolerance }
        [few] { $count } dilemy v ruke, tolerancia { $tolerance }
       *[other] { $count } dilem v ruke, tolerancia { $tolerance }
    }
scene-stash-of =
    { $you ->
        [yes] Vaša schránka
       *[no] Schránka: { $who }
    }
scene-spot-display = Displej
scene-spot-shared = Spoločná schránka
scene-face-down-count = lícom nadol: { $count }
scene-in-memory =
    { $count ->
        [0] v pamäti žiadny
       *[other] v pamäti: { $count }
    }

## Dôkazy, balíčky, dilemy

scene-asked-for = chce ho úloha
scene-process-context =
    { $count ->
        [few] Ak sa rozoberú všetky zložky, je každá za { $count } informácie.
       *[other] Ak sa rozoberú všetky zložky, je každá za { $count } informácií.
    }
scene-face-up = lícom nahor, za zložku
scene-process-bonus = bonus hneď
scene-process-stash = Vaša schránka
scene-process-stash-short = Schránka
scene-process-stash-about = bez bonusu
scene-process-decline = Nespracovať
scene-return-done = Dobrať, koniec ťahu
scene-return-about = pod svoj balíček
scene-deck-any =
    { $count ->
        [one] dá sa spáchať vždy, zostáva 1
        [few] dá sa spáchať vždy, zostávajú { $count }
       *[other] dá sa spáchať vždy, zostáva { $count }
    }
scene-deck-lines = otvorené línie: { $lines }
scene-deck-none = zatiaľ nie je otvorená žiadna línia
scene-from-hand = z ruky
scene-from-databank = z databanky
scene-store-context = Zatiaľ uložená skazenosť { $stored }, tolerancia { $tolerance }. Zvyšok odhodíte.

## Koniec

scene-wins =
    { $you ->
        [yes] { $many ->
            [one] Vyhrávate, informácií: { $count }
           *[other] Spoločne vyhrávajú { $who }, informácií: { $count }
        }
       *[no] { $many ->
            [one] Vyhráva { $who }, informácií: { $count }
           *[other] Spoločne vyhrávajú { $who }, informácií: { $count }
        }
    }
scene-why-foiled =
    { $count ->
        [one] Plán je zmarený a za hranou je { $names }.
       *[other] Plán je zmarený a za hranou sú { $names }.
    }
scene-why-not-foiled =
    { $count ->
        [one] Za hranou je { $names }, ale plán zmarený nie je.
       *[other] Za hranou sú { $names }, ale plán zmarený nie je.
    }
scene-result =
    { $count ->
        [one] { $count } informácia ({ $parts })
        [few] { $count } informácie ({ $parts })
       *[other] { $count } informácií ({ $parts })
    }
scene-result-before = { $count } pred koncom
scene-result-scored-dominance = nadvláda +{ $count }
scene-result-least-corrupt = najmenšia skazenosť +{ $count }
scene-result-sank = za hranou { $count }
scene-result-scored-evidence = dôkazy +{ $count }
scene-result-scored-dilemmas = dilemy +{ $count }
scene-scoring = Záverečné bodovanie
scene-scoring-scored-dominance = Najnižšia nadvláda
scene-scoring-corruption = Skazenosť
scene-scoring-least-corrupt = Najmenej skazení získajú
scene-scoring-sank = Za hranou, stráca
scene-scoring-scored-evidence = Dôkazy
scene-scoring-scored-dilemmas = Uložené dilemy
scene-scoring-foiled = Plán je zmarený
scene-scoring-not-foiled = Plán nie je zmarený
scene-scoring-values = Hodnota dôkazov
scene-count = { $name }: { $count }
scene-tale = Príbeh
scene-deed = { $crime } ({ $who }, { $how })
scene-line = { $line } · { $name }
scene-no-deeds = Tu sa nič nestalo.
scene-curve = Náskok: { $who }
scene-curve-behind = strata
scene-curve-ahead = náskok
scene-curve-level = čiarkovane: vyrovnané
scene-curve-text = { $who }: konečný náskok { $count } po toľkých ťahoch: { $turns }.
scene-curve-end = koniec
scene-moment-scoring = bodovanie
scene-moment-worst = strata { $count }

## Odkiaľ sú dáta

scene-data-rules = Pravidlá sú podľa českej príručky.
scene-data-rulebook = { $count } z pravidiel
scene-data-public = { $count } verejne známych
scene-data-reconstructed = { $count } našich
scene-data-items = Predmety ({ $count }): { $sources }.
scene-data-support-tokens = Druhy žetónov podpory ({ $count }): { $sources }.
scene-data-dilemmas = Dilemy ({ $count }): { $sources }.
scene-data-major-crimes = Veľké zločiny ({ $count }): { $sources }.
scene-data-petty-crimes = Drobné zločiny ({ $count }): { $sources }.
scene-data-echo-cards = Karty Echo ({ $count }): { $sources }.
scene-data-ours = Čo je naše, vymysleli sme pre tento stôl, lebo tlačené karty nie sú verejné. Kto má škatuľu, môže vložiť vlastné.
scene-data-replaced = Tento stôl hrá s vlastnými dátami: { $data }.

## Čo je vidieť

scene-beat-search = Polícia
scene-beat-info = +{ $count } inf.
scene-beat-loses = −{ $count } inf.
scene-beat-dilemmas =
    { $count ->
        [one] +1 dilema
        [few] +{ $count } dilemy
       *[other] +{ $count } dilem
    }
scene-beat-echo = Karta { $letter }
scene-wins-duel = vyhráva
scene-beat-dominance = −{ $count } nadvlády
scene-echo-turned = Echo otáča kartu s písmenom { $letter }.
scene-echo-does = Zločin { $how-low }, dôkaz { $where }.
scene-echo-chapter_top = do horného radu
scene-echo-chapter_middle = do prostredného radu
scene-echo-chapter_bottom = do dolného radu
scene-echo-plan = do plánu
scene-told-chapter-ends = { $chapter }. kapitola sa končí
scene-told-empty = Displej je prázdny.
scene-told-last-turns = Záverečné ťahy
scene-told-turns =
    { $count ->
        [one] Ešte 1 ťah, potom koniec.
        [few] Ešte { $count } ťahy, potom koniec.
       *[other] Ešte { $count } ťahov, potom koniec.
    }
scene-told-dead-clock = Čas dochádza
scene-told-drains = Desať kôl bez nového dôkazu: displej sa vyprázdňuje sám, kým niekto dôkaz nezíska.
scene-told-drained = Displej sa vyprázdňuje
scene-told-success = { $chapter }. kapitola: úspech
scene-told-failure = { $chapter }. kapitola: neúspech
scene-told-left =
    { $count ->
        [one] Zostala 1 zložka.
        [few] Zostali { $count } zložky.
       *[other] Zostalo { $count } zložiek.
    }
scene-told-tasks = Nové úlohy
scene-told-chapter = { $chapter }. kapitola
scene-told-opened = Z bonusových polí: { $kinds }
scene-told-in-too-deep = Za hranou
