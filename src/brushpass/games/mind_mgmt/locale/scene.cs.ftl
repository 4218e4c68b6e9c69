### MIND MGMT v prohlížeči: co leží na stole, co z volby plyne, co odpověď dokázala.

## Stůl

scene-round = { $round }. kolo
scene-goal =
    { $count ->
        [one] { $count } rekrut nebo { $time }
        [few] { $count } rekruti nebo { $time }
       *[other] { $count } rekrutů nebo { $time }
    }
scene-the-recruiter = Náborář
scene-recruiter-hidden = { $who } · neznámo kde
scene-recruiter-on = { $who } · na { $place }
scene-recruiter-here =
    { $you ->
        [yes] Vy, Náborář
       *[no] Náborář
    }
scene-of-recruits =
    { $count ->
        [one] z { $count } rekruta
       *[other] z { $count } rekrutů
    }
scene-next-alert = výstraha { $alert }
scene-no-alert = konec v { $alert }
scene-own-features = Vaše zajímavosti
scene-hidden-features = Skryté zajímavosti
scene-open = odkryto
scene-display = Nábor nesmrtelnými
scene-ready-to-recruit = shoda
scene-pile =
    { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }
scene-slips-left =
    { $count ->
        [one] iluze zbývá
        [few] iluze zbývají
       *[other] iluzí zbývá
    }
scene-slip-on = iluze na { $place }
scene-immortal-recruits =
    { $count ->
        [one] rekrut nesmrtelných: { $features }
        [few] rekruti nesmrtelných: { $features }
       *[other] rekrutů nesmrtelných: { $features }
    }
scene-agents-ready =
    { $count ->
        [one] { $count } ze 4 připraven
        [few] { $count } ze 4 připraveni
       *[other] { $count } ze 4 připraveno
    }
scene-last-say =
    { $you ->
        [yes] Poslední slovo máte vy
       *[no] Poslední slovo má { $who }
    }
scene-one-agent-player =
    { $you ->
        [yes] Vedete všechny čtyři
       *[no] Všechny čtyři vede { $who }
    }
scene-acting = jedná
scene-ready = čeká
scene-done = hotovo
scene-together = společně
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
scene-who-could-it-be = Kdo to může být?
scene-who-you-are = Vaše karta Náboráře
scene-who-it-was = Kdo to byl
scene-ally = Spojenec
scene-notes = Poznámky
scene-agents-only = jen pro Agenty

scene-location = { $place }: { $what }
scene-immortal = Nesmrtelný { $number }
scene-chaos = Chaos mezi { $border }
scene-step = Žeton kroku: Náborář byl na { $place }
scene-slip = Žeton iluze na { $place }
scene-confirmed = Potvrzená poznámka: číslo { $number } na { $place }
scene-note = Poznámka na { $place }: { $text }
scene-mark = Vaše značka na { $place }, jen pro Agenty: { $text }

scene-time = Čas: { $hour }
scene-time-before = Před první hodinou
scene-opening-hours = 1–5
scene-now = teď
scene-later = potom
scene-gained = +{ $count }
scene-announced =
    { $count ->
        [0] žádný nový rekrut
        [one] { $count } nový rekrut
        [few] { $count } noví rekruti
       *[other] { $count } nových rekrutů
    }
scene-alert = výstraha
scene-final = poslední hodina
scene-slipped = Iluze v { $hour }

scene-percent = { $share } %
scene-under-one = <1 %

scene-tab-city = Město
scene-tab-deduce = Dedukce
scene-tab-sides = Strany
scene-tab-log = Spis
scene-tab-notes = Poznámky

## Co se dá vědět

scene-path = Vaše cesta
scene-agents-know = Co mohou vědět Agenti
scene-deduction = Dedukce
scene-lens-now = Teď
scene-lens-been = Byl tam
scene-lens-features = Zajímavosti
scene-fits =
    { $count ->
        [one] Všem stopám odpovídá jediná cesta.
        [few] Všem stopám odpovídají { $count } cesty.
       *[other] Všem stopám odpovídá { $count } cest.
    }
scene-shares = Podíly možných průběhů.
scene-fits-more = Odpovídá víc než { $count } cest; podíly jsou odhad z nich.
scene-features-line = Jak pravděpodobně je která skrytou kartou.
scene-cross = ✕
scene-perhaps = ?
scene-sure = ✓
scene-not-by = { $feature }: do { $time } nenavštíveno
scene-has = { $feature }: byla to skrytá karta
scene-has-not = { $feature }: není to skrytá karta

## Příprava

scene-ask-chaos = Položte žeton chaosu na hranici ({ $number } z { $count })
scene-context-chaos = Přes něj nikdo neprojde. Dva žetony se nesmějí dotýkat.
scene-ask-street-works = Přeložte jeden žeton chaosu, nebo je nechte
scene-street-works-leave = Nechat je
scene-ask-street-works-to = Kam se žetonem chaosu z { $border }?
scene-ask-card = Vyberte si kartu Náboráře
scene-context-card = Agenti se nedozvědí kterou.
scene-card-random = Ať rozhodne náhoda
scene-ask-start = Kde začnete?
scene-context-start-training = Agenti to uvidí. Tři zajímavosti si táhnete až potom.
scene-context-start-full = Zůstane to tajné. Tři zajímavosti si táhnete až potom.
scene-ask-put-back = Vraťte jednu ze čtyř zajímavostí
scene-ask-opening = { $number }. krok z { $count }: kam?
scene-context-opening = Zatím po vás nikdo nejde. Čísla ve městě jsou vaši rekruti.
scene-ask-confirm = Je to vaše úvodní cesta?
scene-context-confirm =
    { $count ->
        [0] V 05:00 neohlásíte žádného rekruta. Kroky vezmete zpět tlačítkem Zpět.
        [one] V 05:00 ohlásíte { $count } rekruta. Kroky vezmete zpět tlačítkem Zpět.
        [few] V 05:00 ohlásíte { $count } rekruty. Kroky vezmete zpět tlačítkem Zpět.
       *[other] V 05:00 ohlásíte { $count } rekrutů. Kroky vezmete zpět tlačítkem Zpět.
    }
scene-confirm-confirm = Potvrdit
scene-ask-immortal = Postavte nesmrtelného ({ $number } ze 4)
scene-context-immortal = Umlčí agenty na své lokaci a obě její zajímavosti všude.
scene-ask-agent-card = Kterého agenta si vezmete?
scene-ask-agent-start = { $agent }: vyberte začátek na okraji
scene-ask-second-slip = Položte druhý žeton iluze vedle chrámu
scene-context-second-slip = Náborář ho získá, když jeho lokaci navštíví.
scene-ask-early-tip = Prozraďte jednu z prvních pěti lokací
scene-context-early-tip = Přijde na ni žeton kroku.

## Tah Náboráře

scene-ask-walk = Kam s číslem { $number }?
scene-ask-immortals = Přesuňte nesmrtelného, nebo ukončete tah
scene-ask-extra = Přesuňte kteréhokoli nesmrtelného: je zaplaceno
scene-ask-turn-over = Ukončete tah
scene-context-due =
    { $count ->
        [one] Na příští výstrahu čeká { $count } kontakt.
        [few] Na příští výstrahu čekají { $count } kontakty.
       *[other] Na příští výstrahu čeká { $count } kontaktů.
    }
scene-kind-glide = Nesmrtelní
scene-step-to = Krok na { $place }
scene-slip-to = Iluze na { $place }
scene-slip-folder = Iluze
scene-slip-front = žeton před clonou
scene-slip-board = žeton na plánu
scene-contacts =
    { $count ->
        [one] { $count } rekrut: { $features }
        [few] { $count } rekruti: { $features }
       *[other] { $count } rekrutů: { $features }
    }
scene-no-contact = bez rekruta
scene-they-think = Agenti: { $share }
scene-your-number = vaše číslo { $number }
scene-glide = Nesmrtelný { $place } → { $target }
scene-pairs = pak dva stojí na: { $features }
scene-recruit = Nábor nesmrtelnými: { $feature-low }
scene-recruits-then = rekruti: { $count } z { $goal }
scene-pay = Žeton kroku na { $place }
scene-pay-folder = Další přesun nesmrtelného
scene-pay-about = za žeton kroku na vaší lokaci
scene-restless = Další přesun zdarma
scene-restless-about = Neklidní nesmrtelní, jednou za hru
scene-recruiter-end = Konec tahu
scene-time-advances = pak bude { $time }
scene-ask-late-paperwork = Přišla výstraha. Ohlásit hned?
scene-late-paperwork-announce = Ohlásit hned
scene-late-paperwork-put-off = Odložit na příští výstrahu
scene-ask-answer = Ptají se na { $feature-acc }: kam se žetonem kroku?
scene-context-answer = Na jednu z lokací, kde jste byli; je to na vás.
scene-refuse-visited = Tady už máte číslo { $number }

## Tah Agentů

scene-label-last-say = Máte poslední slovo
scene-label-acts = Jedná { $agent }
scene-ask-activate = Kdo bude jednat?
scene-on = { $place }: { $what }
scene-ask-agent =
    { $left ->
        [both] { $count ->
            [one] Ještě { $count } pole, nebo jednejte tady
            [few] Až o { $count } pole, nebo jednejte tady
           *[other] Až o { $count } polí, nebo jednejte tady
        }
        [move] { $count ->
            [one] Ještě { $count } pole, nebo konec
            [few] Až o { $count } pole, nebo konec
           *[other] Až o { $count } polí, nebo konec
        }
        [act] Jednejte tady, nebo konec
       *[none] Hotovo?
    }
scene-agent-end = Hotovo
scene-kind-move = Přesun
scene-move-to = Přesun na { $place }
scene-spaces =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }
scene-stride = tentokrát až o 3 pole
scene-ask-word = Otázka
scene-ask-about = Otázka: { $feature-low }
scene-ask-one = žeton kroku, nebo nikde nebyl
scene-ask-all = krok na každou navštívenou
scene-ask-chance = žeton kroku: { $share }
scene-dolphin-about = otázka, která označí všechny shody
scene-reveal = Odhalit { $place }
scene-reveal-about = kdy tu Náborář byl
scene-capture = Zajmout na { $place }
scene-capture-about = je tu Náborář?
scene-chance = šance: { $share }
scene-target-chance = na těchto liniích: { $share }
scene-target-about = je na některé z { $places }?
scene-shake = Zastrašování
scene-shake-about = jmenujte zajímavost, pak smíte vytlačit
scene-shake-open = už leží odkrytá: odpověď je ne
scene-pair-about = zastrašování se dvěma zajímavostmi, jednou
scene-drum-about =
    { $count ->
        [one] na { $place }, o { $count } pole
        [few] na { $place }, až o { $count } pole
       *[other] na { $place }, až o { $count } polí
    }
scene-drum-folder = přesuňte agenta, zdarma
scene-silenced = Otázka, odhalení, zajetí
scene-refuse-immortal = Stojí tu nesmrtelný
scene-refuse-temple = Chrám nemá zajímavosti
scene-refuse-blocked = Brání nesmrtelný na { $places }
scene-ask-push = Vytlačte nesmrtelného, nebo ho nechte
scene-push-stay = Nechat ho
scene-ask-drum = { $agent }: kam?
scene-drum-stay = Zůstat
scene-ask-take-back = Všechny poznámky leží: jednu vezměte zpět
scene-room-now = Žádnou, už je místo

## Tah dosud

scene-step-acted = Přesunuto
scene-step-glided = Nesmrtelný { $place } → { $target }
scene-step-recruited = Nábor: { $feature-low }
scene-step-restless = Přesun zdarma
scene-step-moved = Přesun na { $place }
scene-step-strides = Dlouhé nohy
scene-step-asks = Otázka: { $feature-low }
scene-step-revealed = Odhaleno { $place }: { $number }
scene-step-missed = Na { $place } není
scene-step-targeted = Psychické zaměřování
scene-step-shaken = Jmenováno: { $feature-low }
scene-step-pushed = Vytlačen na { $target }

## Poznámky

scene-tool-note = Poznámka
scene-tool-note-about = Poznámka na plánu. Vidí ji všichni.
scene-tool-note-text = Přepsat
scene-tool-note-text-about = Napište na poznámku něco jiného.
scene-tool-note-away = Sundat
scene-tool-note-away-about = Vezměte poznámku z plánu.
scene-tool-note-move = Přesunout
scene-tool-note-move-about = Přesuňte poznámku na jinou lokaci.
scene-tool-mark = Značka
scene-tool-mark-about = Značka, kterou vidí jen Agenti.

## Co je vidět

scene-beat-step = Do { $time } tu byl
scene-beat-never = ✕
scene-beat-recruits =
    { $count ->
        [0] Nikdo nový
        [one] +{ $count } rekrut
        [few] +{ $count } rekruti
       *[other] +{ $count } rekrutů
    }
scene-beat-slip = Iluze!
scene-beat-capture = Zajetí …
scene-beat-missed = Nikdo tu není
scene-beat-captured = Mám tě!
scene-beat-in-line = Ano, v linii
scene-beat-not-in-line = Ne, v linii není
scene-beat-named = { $feature }?
scene-beat-no = Ne
scene-beat-hit = Zásah!

## Konec

scene-won-recruiter =
    { $you ->
        [yes] Vyhráli jste
       *[no] Vyhrává Náborář, { $who }
    }
scene-won-agents =
    { $you ->
        [yes] Agenti, vyhráli jste
       *[no] Vyhrávají Agenti
    }
scene-why-capture = Náborář byl dopaden na { $place } v { $time }.
scene-why-dead-end = Z { $place } nevedla žádná cesta: slepá ulička v { $time }.
scene-why-recruits = V { $time } je rekrutů { $recruits } z { $goal }: organizace má, co chtěla.
scene-why-clock = Je { $time } a Náboráře nikdo nechytil.
scene-result-recruiter =
    { $recruits ->
        [one] { $recruits } rekrut
        [few] { $recruits } rekruti
       *[other] { $recruits } rekrutů
    }, { $count ->
        [one] { $count } lokace
        [few] { $count } lokace
       *[other] { $count } lokací
    }{ $slips ->
        [0] {""}
        [one] , { $slips } iluze
       *[other] , { $slips } iluze
    }
scene-result-agent = { $agent }: { $deeds }
scene-did-asks =
    { $count ->
        [one] { $count } otázka
        [few] { $count } otázky
       *[other] { $count } otázek
    }
scene-did-revealed = { $count } odhalení
scene-did-targeted = { $count }× psychické zaměřování
scene-did-shaken = { $count }× zastrašování
scene-did-missed =
    { $count ->
        [one] { $count } marné zajetí
        [few] { $count } marná zajetí
       *[other] { $count } marných zajetí
    }
scene-did-captured = zajetí!
scene-did-nothing = nic
scene-result-nothing = společní agenti
scene-hour-by-hour = Hodinu po hodině
scene-whole-path = Vše
scene-whole-line = Celá cesta. Vyberte hodinu a uvidíte, co mohli Agenti vědět na začátku svého tahu.
scene-hour-line =
    { $count ->
        [one] Náborář byl na { $place }: { $share }, jediná zbylá cesta.
        [few] Náborář byl na { $place }: { $share } průběhů. Odpovídaly { $count } cesty.
       *[other] Náborář byl na { $place }: { $share } průběhů. Odpovídalo { $count } cest.
    }
scene-curve = Jak blízko byli Agenti
scene-curve-text = Jak pravděpodobné bylo skutečné místo Náboráře hodinu po hodině; nejvíc v { $time }: { $share }.
scene-moment-slip = Iluze

## Spis

scene-log-set-up = Příprava
scene-log-share = { $agent } – { $who }
scene-log-shared-out = Kdo koho vede: { $shares }.
scene-log-chaos =
    { $you ->
        [yes] Dáváte chaos mezi { $border }.
       *[no] { $who } dává chaos mezi { $border }.
    }
scene-log-streets-left =
    { $you ->
        [yes] Žetony chaosu necháváte ležet.
       *[no] { $who } nechává žetony chaosu ležet.
    }
scene-log-streets-moved =
    { $you ->
        [yes] Překládáte chaos z { $border } na { $target }.
       *[no] { $who } překládá chaos z { $border } na { $target }.
    }
scene-log-card-kept = { $who } má svou kartu Náboráře.
scene-log-card-is = Vaše karta Náboráře: { $card }.
scene-log-started =
    { $you ->
        [yes] Začínáte na { $place }.
       *[no] { $who } začíná na { $place }.
    }
scene-log-announced =
    { $hour ->
        [5] { $count ->
            [0] Do 05:00 žádný rekrut.
            [one] Do 05:00 { $count } rekrut.
            [few] Do 05:00 { $count } rekruti.
           *[other] Do 05:00 { $count } rekrutů.
        }
       *[other] { $count ->
            [0] V tomto kole žádný nový rekrut.
            [one] V tomto kole { $count } nový rekrut.
            [few] V tomto kole { $count } noví rekruti.
           *[other] V tomto kole { $count } nových rekrutů.
        }
    }
scene-log-immortal = Na { $place } stojí nesmrtelný.
scene-log-agent-taken =
    { $you ->
        [yes] Berete si: { $agent }.
       *[no] { $who } si bere: { $agent }.
    }
scene-log-agent-starts = { $agent } začíná na { $place }.
scene-log-second-slip = Druhý žeton iluze leží na { $place }.
scene-log-displayed = Nová zajímavost pro nábor nesmrtelnými: { $feature-low }.
scene-log-step-laid =
    { $why ->
        [asked] Krok na { $place }: do { $time } tu Náborář byl.
       *[given] Na { $place } přichází žeton kroku.
    }
scene-log-glided = Nesmrtelný jde z { $place } na { $target }.
scene-log-restless = Neklidní nesmrtelní: další přesun zdarma.
scene-log-recruited = Nesmrtelní získávají rekruta: { $feature-low }, +1.
scene-log-slipped =
    { $token-id ->
        [board] Iluze v { $time }, žetonem z plánu.
       *[other] Iluze v { $time }.
    }
scene-log-put-off = Výstraha se odkládá: rekruti se ohlásí s příští.
scene-log-strides = { $agent } má dlouhé nohy.
scene-log-moved = { $agent } jde na { $place }.
scene-log-asks = { $agent } se na { $place } ptá na { $feature-acc }.
scene-log-dolphin = Špionážní delfín: krok dostane každá navštívená, na ostatních do { $time } nebyl.
scene-log-nothing = Žádný krok: { $places } do { $time } nenavštíveno.
scene-log-revealed = { $agent } odhaluje { $place }: číslo { $number }, tedy { $when }.
scene-log-captured = Zajetí na { $place } ({ $agent }): Náborář je dopaden!
scene-log-missed = { $agent } zkouší zajetí na { $place }: v { $time } tam Náborář není.
scene-log-targeted =
    { $answer ->
        [yes] Psychické zaměřování z { $place }: v { $time } je Náborář na některé z { $places }.
       *[no] Psychické zaměřování z { $place }: v { $time } není Náborář na žádné z { $places }.
    }
scene-log-shaken =
    { $answer ->
        [yes] { $agent } zastrašuje: { $feature-low } – ano, skrytá karta. Teď leží odkrytá.
       *[no] { $agent } zastrašuje: { $feature-low } – ne, skrytá karta to není.
    }
scene-log-pushed = { $agent } vytlačuje nesmrtelného z { $place } na { $target }.
scene-log-agent-rests = { $agent } vyčkává.
scene-log-noted =
    { $you ->
        [yes] Píšete na { $place }: { $text }
       *[no] { $who } píše na { $place }: { $text }
    }
scene-log-note-moved =
    { $you ->
        [yes] Přesouváte poznámku z { $place } na { $target }: { $text }
       *[no] { $who } přesouvá poznámku z { $place } na { $target }: { $text }
    }
scene-log-note-gone =
    { $you ->
        [yes] Berete poznámku z { $place }: { $text }
       *[no] { $who } bere poznámku z { $place }: { $text }
    }

## O datech

scene-data-rules = Pravidla, počty a hodiny jsou z pravidel hry.
scene-data-map = Město, lokaci po lokaci, známe z veřejných obrázků a map herního plánu.
scene-data-names = Osm zajímavostí jmenují pravidla; ostatní jména jsou ze zveřejněných obrázků nebo naše.
scene-data-slips = Který Náborář skáče rovně a který šikmo, je náš výklad.
scene-data-modules = Domácí moduly jsou naše, ne vydavatele. Všechny kresby jsou naše.
