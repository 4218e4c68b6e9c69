### MIND MGMT v prehliadači: čo leží na stole, čo z voľby plynie, čo odpoveď dokázala.

## Stôl

scene-round = { $round }. kolo
scene-goal =
    { $count ->
        [one] { $count } regrút alebo { $time }
        [few] { $count } regrúti alebo { $time }
       *[other] { $count } regrútov alebo { $time }
    }
scene-the-recruiter = Náborár
scene-recruiter-hidden = { $who } · nevedno kde
scene-recruiter-on = { $who } · na { $place }
scene-recruiter-here =
    { $you ->
        [yes] Vy, Náborár
       *[no] Náborár
    }
scene-of-recruits =
    { $count ->
        [one] z { $count } regrúta
       *[other] z { $count } regrútov
    }
scene-next-alert = výstraha { $alert }
scene-no-alert = koniec o { $alert }
scene-own-features = Vaše zaujímavosti
scene-hidden-features = Skryté zaujímavosti
scene-open = odkryté
scene-display = Nábor nesmrteľnými
scene-ready-to-recruit = zhoda
scene-pile =
    { $count ->
        [one] ostáva { $count } karta
        [few] ostávajú { $count } karty
       *[other] ostáva { $count } kariet
    }
scene-slips-left =
    { $count ->
        [one] ilúzia ostáva
        [few] ilúzie ostávajú
       *[other] ilúzií ostáva
    }
scene-slip-on = ilúzia na { $place }
scene-immortal-recruits =
    { $count ->
        [one] regrút nesmrteľných: { $features }
        [few] regrúti nesmrteľných: { $features }
       *[other] regrútov nesmrteľných: { $features }
    }
scene-agents-ready =
    { $count ->
        [one] { $count } zo 4 pripravený
        [few] { $count } zo 4 pripravení
       *[other] { $count } zo 4 pripravených
    }
scene-last-say =
    { $you ->
        [yes] Posledné slovo máte vy
       *[no] Posledné slovo má { $who }
    }
scene-one-agent-player =
    { $you ->
        [yes] Vediete všetkých štyroch
       *[no] Všetkých štyroch vedie { $who }
    }
scene-acting = koná
scene-ready = čaká
scene-done = hotovo
scene-together = spoločne
scene-runs =
    { $you ->
        [yes] Vy
       *[no] { $who }
    }
scene-runs-ability =
    { $you ->
        [yes] Vy · { $ability }
       *[no] { $who } · { $ability }
    }
scene-who-could-it-be = Kto to môže byť?
scene-who-you-are = Vaša karta Náborára
scene-who-it-was = Kto to bol
scene-ally = Spojenec
scene-notes = Poznámky
scene-agents-only = len pre Agentov

scene-location = { $place }: { $what }
scene-immortal = Nesmrteľný { $number }
scene-chaos = Chaos medzi { $border }
scene-step = Žetón kroku: Náborár bol na { $place }
scene-slip = Žetón ilúzie na { $place }
scene-confirmed = Potvrdená poznámka: číslo { $number } na { $place }
scene-note = Poznámka na { $place }: { $text }
scene-mark = Vaša značka na { $place }, len pre Agentov: { $text }

scene-time = Čas: { $hour }
scene-time-before = Pred prvou hodinou
scene-opening-hours = 1–5
scene-now = teraz
scene-later = potom
scene-gained = +{ $count }
scene-announced =
    { $count ->
        [0] žiadny nový regrút
        [one] { $count } nový regrút
        [few] { $count } noví regrúti
       *[other] { $count } nových regrútov
    }
scene-alert = výstraha
scene-final = posledná hodina
scene-slipped = Ilúzia o { $hour }

scene-percent = { $share } %
scene-under-one = <1 %

scene-tab-city = Mesto
scene-tab-deduce = Dedukcia
scene-tab-sides = Strany
scene-tab-log = Spis
scene-tab-notes = Poznámky

## Čo sa dá vedieť

scene-path = Vaša cesta
scene-agents-know = Čo môžu vedieť Agenti
scene-deduction = Dedukcia
scene-lens-now = Teraz
scene-lens-been = Bol tam
scene-lens-features = Zaujímavosti
scene-fits =
    { $count ->
        [one] Všetkým stopám zodpovedá jediná cesta.
        [few] Všetkým stopám zodpovedajú { $count } cesty.
       *[other] Všetkým stopám zodpovedá { $count } ciest.
    }
scene-shares = Podiely možných priebehov.
scene-fits-more = Zodpovedá viac než { $count } ciest; podiely sú odhad z nich.
scene-features-line = Aké pravdepodobné je, že je to skrytá karta.
scene-cross = ✕
scene-perhaps = ?
scene-sure = ✓
scene-not-by = { $feature }: do { $time } nenavštívené
scene-has = { $feature }: bola to skrytá karta
scene-has-not = { $feature }: nie je to skrytá karta

## Príprava

scene-ask-chaos = Položte žetón chaosu na hranicu ({ $number } z { $count })
scene-context-chaos = Cezeň nikto neprejde. Dva žetóny sa nesmú dotýkať.
scene-ask-street-works = Preložte jeden žetón chaosu, alebo ich nechajte
scene-street-works-leave = Nechať ich
scene-ask-street-works-to = Kam so žetónom chaosu z { $border }?
scene-ask-card = Vyberte si kartu Náborára
scene-context-card = Agenti sa nedozvedia ktorú.
scene-card-random = Nech rozhodne náhoda
scene-ask-start = Kde začnete?
scene-context-start-training = Agenti to uvidia. Tri zaujímavosti si ťaháte až potom.
scene-context-start-full = Zostane to tajné. Tri zaujímavosti si ťaháte až potom.
scene-ask-put-back = Vráťte jednu zo štyroch zaujímavostí
scene-ask-opening = { $number }. krok z { $count }: kam?
scene-context-opening = Zatiaľ po vás nikto nejde. Čísla v meste sú vaši regrúti.
scene-ask-confirm = Je to vaša úvodná cesta?
scene-context-confirm =
    { $count ->
        [0] O 05:00 neohlásite žiadneho regrúta. Kroky vezmete späť tlačidlom Späť.
        [one] O 05:00 ohlásite { $count } regrúta. Kroky vezmete späť tlačidlom Späť.
       *[other] O 05:00 ohlásite { $count } regrútov. Kroky vezmete späť tlačidlom Späť.
    }
scene-confirm-confirm = Potvrdiť
scene-ask-immortal = Postavte nesmrteľného ({ $number } zo 4)
scene-context-immortal = Umlčí agentov na svojej lokácii a obe jej zaujímavosti všade.
scene-ask-agent-card = Ktorého agenta si vezmete?
scene-ask-agent-start = { $agent }: vyberte začiatok na okraji
scene-ask-second-slip = Položte druhý žetón ilúzie vedľa chrámu
scene-context-second-slip = Náborár ho získa, keď jeho lokáciu navštívi.
scene-ask-early-tip = Prezraďte jednu z prvých piatich lokácií
scene-context-early-tip = Príde na ňu žetón kroku.

## Ťah Náborára

scene-ask-walk = Kam s číslom { $number }?
scene-ask-immortals = Presuňte nesmrteľného, alebo ukončite ťah
scene-ask-extra = Presuňte ktoréhokoľvek nesmrteľného: je zaplatené
scene-ask-turn-over = Ukončite ťah
scene-context-due =
    { $count ->
        [one] Na ďalšiu výstrahu čaká { $count } kontakt.
        [few] Na ďalšiu výstrahu čakajú { $count } kontakty.
       *[other] Na ďalšiu výstrahu čaká { $count } kontaktov.
    }
scene-kind-glide = Nesmrteľní
scene-step-to = Krok na { $place }
scene-slip-to = Ilúzia na { $place }
scene-slip-folder = Ilúzia
scene-slip-front = žetón pred clonou
scene-slip-board = žetón na pláne
scene-contacts =
    { $count ->
        [one] { $count } regrút: { $features }
        [few] { $count } regrúti: { $features }
       *[other] { $count } regrútov: { $features }
    }
scene-no-contact = bez regrúta
scene-they-think = Agenti: { $share }
scene-your-number = vaše číslo { $number }
scene-glide = Nesmrteľný { $place } → { $target }
scene-pairs = potom dvaja stoja na: { $features }
scene-recruit = Nábor nesmrteľnými: { $feature-low }
scene-recruits-then = regrúti: { $count } z { $goal }
scene-pay = Žetón kroku na { $place }
scene-pay-folder = Ďalší presun nesmrteľného
scene-pay-about = za žetón kroku na vašej lokácii
scene-restless = Ďalší presun zadarmo
scene-restless-about = Nepokojní nesmrteľní, raz za hru
scene-recruiter-end = Koniec ťahu
scene-time-advances = potom bude { $time }
scene-ask-late-paperwork = Prišla výstraha. Ohlásiť hneď?
scene-late-paperwork-announce = Ohlásiť hneď
scene-late-paperwork-put-off = Odložiť na ďalšiu výstrahu
scene-ask-answer = Pýtajú sa na { $feature-acc }: kam so žetónom kroku?
scene-context-answer = Na jednu z lokácií, kde ste boli; je to na vás.
scene-refuse-visited = Tu už máte číslo { $number }

## Ťah Agentov

scene-label-last-say = Máte posledné slovo
scene-label-acts = Koná { $agent }
scene-ask-activate = Kto bude konať?
scene-on = { $place }: { $what }
scene-ask-agent =
    { $left ->
        [both] { $count ->
            [one] Ešte { $count } pole, alebo konajte tu
            [few] Až o { $count } polia, alebo konajte tu
           *[other] Až o { $count } polí, alebo konajte tu
        }
        [move] { $count ->
            [one] Ešte { $count } pole, alebo koniec
            [few] Až o { $count } polia, alebo koniec
           *[other] Až o { $count } polí, alebo koniec
        }
        [act] Konajte tu, alebo koniec
       *[none] Hotovo?
    }
scene-agent-end = Hotovo
scene-kind-move = Presun
scene-move-to = Presun na { $place }
scene-spaces =
    { $count ->
        [one] { $count } pole
        [few] { $count } polia
       *[other] { $count } polí
    }
scene-stride = tentoraz až o 3 polia
scene-ask-word = Otázka
scene-ask-about = Otázka: { $feature-low }
scene-ask-one = žetón kroku, alebo nikde nebol
scene-ask-all = krok na každú navštívenú
scene-ask-chance = žetón kroku: { $share }
scene-dolphin-about = otázka, ktorá označí všetky zhody
scene-reveal = Odhaliť { $place }
scene-reveal-about = kedy tu Náborár bol
scene-capture = Zajať na { $place }
scene-capture-about = je tu Náborár?
scene-chance = šanca: { $share }
scene-target-chance = na týchto líniách: { $share }
scene-target-about = je na niektorej z { $places }?
scene-shake = Zastrašovanie
scene-shake-about = menujte zaujímavosť, potom smiete vytlačiť
scene-shake-open = už leží odkrytá: odpoveď je nie
scene-pair-about = zastrašovanie s dvoma zaujímavosťami, raz
scene-drum-about =
    { $count ->
        [one] na { $place }, o { $count } pole
        [few] na { $place }, až o { $count } polia
       *[other] na { $place }, až o { $count } polí
    }
scene-drum-folder = presuňte agenta, zadarmo
scene-silenced = Otázka, odhalenie, zajatie
scene-refuse-immortal = Stojí tu nesmrteľný
scene-refuse-temple = Chrám nemá zaujímavosti
scene-refuse-blocked = Bráni nesmrteľný na { $places }
scene-ask-push = Vytlačte nesmrteľného, alebo ho nechajte
scene-push-stay = Nechať ho
scene-ask-drum = { $agent }: kam?
scene-drum-stay = Zostať
scene-ask-take-back = Všetky poznámky ležia: jednu vezmite späť
scene-room-now = Žiadnu, už je miesto

## Ťah doteraz

scene-step-acted = Presunuté
scene-step-glided = Nesmrteľný { $place } → { $target }
scene-step-recruited = Nábor: { $feature-low }
scene-step-restless = Presun zadarmo
scene-step-moved = Presun na { $place }
scene-step-strides = Dlhé nohy
scene-step-asks = Otázka: { $feature-low }
scene-step-revealed = Odhalené { $place }: { $number }
scene-step-missed = Na { $place } nie je
scene-step-targeted = Psychické zameriavanie
scene-step-shaken = Menované: { $feature-low }
scene-step-pushed = Vytlačený na { $target }

## Poznámky

scene-tool-note = Poznámka
scene-tool-note-about = Poznámka na pláne. Vidia ju všetci.
scene-tool-note-text = Prepísať
scene-tool-note-text-about = Napíšte na poznámku niečo iné.
scene-tool-note-away = Zložiť
scene-tool-note-away-about = Vezmite poznámku z plánu.
scene-tool-note-move = Presunúť
scene-tool-note-move-about = Presuňte poznámku na inú lokáciu.
scene-tool-mark = Značka
scene-tool-mark-about = Značka, ktorú vidia len Agenti.

## Čo je vidieť

scene-beat-step = Do { $time } tu bol
scene-beat-never = ✕
scene-beat-recruits =
    { $count ->
        [0] Nikto nový
        [one] +{ $count } regrút
        [few] +{ $count } regrúti
       *[other] +{ $count } regrútov
    }
scene-beat-slip = Ilúzia!
scene-beat-capture = Zajatie …
scene-beat-missed = Nikto tu nie je
scene-beat-captured = Mám ťa!
scene-beat-in-line = Áno, v línii
scene-beat-not-in-line = Nie, v línii nie je
scene-beat-named = { $feature }?
scene-beat-no = Nie
scene-beat-hit = Zásah!

## Koniec

scene-won-recruiter =
    { $you ->
        [yes] Vyhrali ste
       *[no] Vyhráva Náborár, { $who }
    }
scene-won-agents =
    { $you ->
        [yes] Agenti, vyhrali ste
       *[no] Vyhrávajú Agenti
    }
scene-why-capture = Náborára dolapili na { $place } o { $time }.
scene-why-dead-end = Z { $place } neviedla žiadna cesta: slepá ulička o { $time }.
scene-why-recruits = O { $time } je regrútov { $recruits } z { $goal }: organizácia má, čo chcela.
scene-why-clock = Je { $time } a Náborára nikto nechytil.
scene-result-recruiter =
    { $recruits ->
        [one] { $recruits } regrút
        [few] { $recruits } regrúti
       *[other] { $recruits } regrútov
    }, { $count ->
        [one] { $count } lokácia
        [few] { $count } lokácie
       *[other] { $count } lokácií
    }{ $slips ->
        [0] {""}
        [one] , { $slips } ilúzia
       *[other] , { $slips } ilúzie
    }
scene-result-agent = { $agent }: { $deeds }
scene-did-asks =
    { $count ->
        [one] { $count } otázka
        [few] { $count } otázky
       *[other] { $count } otázok
    }
scene-did-revealed =
    { $count ->
        [one] { $count } odhalenie
        [few] { $count } odhalenia
       *[other] { $count } odhalení
    }
scene-did-targeted = { $count }× psychické zameriavanie
scene-did-shaken = { $count }× zastrašovanie
scene-did-missed =
    { $count ->
        [one] { $count } márne zajatie
        [few] { $count } márne zajatia
       *[other] { $count } márnych zajatí
    }
scene-did-captured = zajatie!
scene-did-nothing = nič
scene-result-nothing = spoloční agenti
scene-hour-by-hour = Hodinu po hodine
scene-whole-path = Všetko
scene-whole-line = Celá cesta. Vyberte hodinu a uvidíte, čo mohli Agenti vedieť na začiatku svojho ťahu.
scene-hour-line =
    { $count ->
        [one] Náborár bol na { $place }: { $share }, jediná zvyšná cesta.
        [few] Náborár bol na { $place }: { $share } priebehov. Zodpovedali { $count } cesty.
       *[other] Náborár bol na { $place }: { $share } priebehov. Zodpovedalo { $count } ciest.
    }
scene-curve = Ako blízko boli Agenti
scene-curve-text = Aké pravdepodobné bolo skutočné miesto Náborára hodinu po hodine; najviac o { $time }: { $share }.
scene-moment-slip = Ilúzia

## Spis

scene-log-set-up = Príprava
scene-log-share = { $agent } – { $who }
scene-log-shared-out = Kto koho vedie: { $shares }.
scene-log-chaos =
    { $you ->
        [yes] Dávate chaos medzi { $border }.
       *[no] { $who } dáva chaos medzi { $border }.
    }
scene-log-streets-left =
    { $you ->
        [yes] Žetóny chaosu nechávate ležať.
       *[no] { $who } necháva žetóny chaosu ležať.
    }
scene-log-streets-moved =
    { $you ->
        [yes] Prekladáte chaos z { $border } na { $target }.
       *[no] { $who } prekladá chaos z { $border } na { $target }.
    }
scene-log-card-kept = { $who } má svoju kartu Náborára.
scene-log-card-is = Vaša karta Náborára: { $card }.
scene-log-started =
    { $you ->
        [yes] Začínate na { $place }.
       *[no] { $who } začína na { $place }.
    }
scene-log-announced =
    { $hour ->
        [5] { $count ->
            [0] Do 05:00 žiadny regrút.
            [one] Do 05:00 { $count } regrút.
            [few] Do 05:00 { $count } regrúti.
           *[other] Do 05:00 { $count } regrútov.
        }
       *[other] { $count ->
            [0] V tomto kole žiadny nový regrút.
            [one] V tomto kole { $count } nový regrút.
            [few] V tomto kole { $count } noví regrúti.
           *[other] V tomto kole { $count } nových regrútov.
        }
    }
scene-log-immortal = Na { $place } stojí nesmrteľný.
scene-log-agent-taken =
    { $you ->
        [yes] Beriete si: { $agent }.
       *[no] { $who } si berie: { $agent }.
    }
scene-log-agent-starts = { $agent } začína na { $place }.
scene-log-second-slip = Druhý žetón ilúzie leží na { $place }.
scene-log-displayed = Nová zaujímavosť pre nábor nesmrteľnými: { $feature-low }.
scene-log-step-laid =
    { $why ->
        [asked] Krok na { $place }: do { $time } tu Náborár bol.
       *[given] Na { $place } prichádza žetón kroku.
    }
scene-log-glided = Nesmrteľný ide z { $place } na { $target }.
scene-log-restless = Nepokojní nesmrteľní: ďalší presun zadarmo.
scene-log-recruited = Nesmrteľní získavajú regrúta: { $feature-low }, +1.
scene-log-slipped =
    { $token-id ->
        [board] Ilúzia o { $time }, žetónom z plánu.
       *[other] Ilúzia o { $time }.
    }
scene-log-put-off = Výstraha sa odkladá: regrúti sa ohlásia s ďalšou.
scene-log-strides = { $agent } má dlhé nohy.
scene-log-moved = { $agent } ide na { $place }.
scene-log-asks = { $agent } sa na { $place } pýta na { $feature-acc }.
scene-log-dolphin = Špionážny delfín: krok dostane každá navštívená, na ostatných do { $time } nebol.
scene-log-nothing = Žiadny krok: { $places } do { $time } nenavštívené.
scene-log-revealed = { $agent } odhaľuje { $place }: číslo { $number }, teda { $when }.
scene-log-captured = Zajatie na { $place } ({ $agent }): Náborár je dolapený!
scene-log-missed = { $agent } skúša zajatie na { $place }: o { $time } tam Náborár nie je.
scene-log-targeted =
    { $answer ->
        [yes] Psychické zameriavanie z { $place }: o { $time } je Náborár na niektorej z { $places }.
       *[no] Psychické zameriavanie z { $place }: o { $time } nie je Náborár na žiadnej z { $places }.
    }
scene-log-shaken =
    { $answer ->
        [yes] { $agent } zastrašuje: { $feature-low } – áno, skrytá karta. Teraz leží odkrytá.
       *[no] { $agent } zastrašuje: { $feature-low } – nie, skrytá karta to nie je.
    }
scene-log-pushed = { $agent } vytláča nesmrteľného z { $place } na { $target }.
scene-log-agent-rests = { $agent } vyčkáva.
scene-log-noted =
    { $you ->
        [yes] Píšete na { $place }: { $text }
       *[no] { $who } píše na { $place }: { $text }
    }
scene-log-note-moved =
    { $you ->
        [yes] Presúvate poznámku z { $place } na { $target }: { $text }
       *[no] { $who } presúva poznámku z { $place } na { $target }: { $text }
    }
scene-log-note-gone =
    { $you ->
        [yes] Beriete poznámku z { $place }: { $text }
       *[no] { $who } berie poznámku z { $place }: { $text }
    }

## O údajoch

scene-data-rules = Pravidlá, počty a hodiny sú z pravidiel hry.
scene-data-map = Mesto, lokáciu po lokácii, poznáme z verejných obrázkov a máp herného plánu.
scene-data-names = Osem zaujímavostí menujú pravidlá; ostatné mená sú zo zverejnených obrázkov alebo naše.
scene-data-slips = Ktorý Náborár skáče rovno a ktorý šikmo, je náš výklad.
scene-data-modules = Domáce moduly sú naše, nie vydavateľa. Všetky kresby sú naše.
