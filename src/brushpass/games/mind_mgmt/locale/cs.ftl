### MIND MGMT: jména, otázky, odpovědi a co se stalo. Zajímavosti a agenti mají kromě názvu i tvar uprostřed věty (.low) a čtvrtý pád (.acc).

game-title = MIND MGMT
game-about = Jeden z vás je Náborář, prochází městem, aniz ho kdo vidí, a hledá rekruty. Ostatní společně vedou čtyři odpadlé agenty, ptají se, kde už byl, skládají jeho stopu a stahují kolem něj smyčku.
mode-training = Výcviková mise
mode-training-about = Tady se začíná: start je známý, Náboráři stačí 9 rekrutů nebo vydržet do 14:00.
mode-full = Plná hra
mode-full-about = Skrytý start, nesmrtelní, chaos v ulicích, schopnosti a spojenec; 12 rekrutů nebo 16:00.

setting-aids = Pomůcky pro Agenty
setting-aids-about = Co stůl spočítá všem Agentům stejně, a jen z toho, co je veřejné.
setting-aids-crossed = Kde Náborář být nemůže
setting-aids-places = Kde Náborář být může
setting-aids-heat = Jak je které místo pravděpodobné
setting-aids-none = Žádné
setting-agent_cards = Agenti
setting-agent_cards-about = Kdo koho vede.
setting-agent_cards-dealt = Rozdají se
setting-agent_cards-chosen = Vybíráte si postupně
setting-early_visit_counts = Druhý žeton iluze
setting-early_visit_counts-about = Získá ho i ten, kdo na jeho místě byl už při úvodních krocích?
setting-early_visit_counts-True = Stačí kterákoli návštěva
setting-early_visit_counts-False = Jen návštěva po úvodu
setting-softer_target = { name-softer_target }
setting-softer_target-about = K vítězství stačí o 1 rekruta míň.
setting-softer_target-False = Ne
setting-softer_target-True = Ano
setting-picky_handler = { name-picky_handler }
setting-picky_handler-about = Dobere si 4 skryté zajímavosti a jednu vrátí.
setting-picky_handler-False = Ne
setting-picky_handler-True = Ano
setting-street_works = { name-street_works }
setting-street_works-about = Když leží všechny žetony chaosu, smí jeden přeložit.
setting-street_works-False = Ne
setting-street_works-True = Ano
setting-restless_ones = { name-restless_ones }
setting-restless_ones-about = Jednou za hru je dodatečný přesun nesmrtelného bez žetonu kroku.
setting-restless_ones-False = Ne
setting-restless_ones-True = Ano
setting-late_paperwork = { name-late_paperwork }
setting-late_paperwork-about = Jednou za hru smí výstraha počkat na příští.
setting-late_paperwork-False = Ne
setting-late_paperwork-True = Ano
setting-wide_brief = { name-wide_brief }
setting-wide_brief-about = Nesmrtelní mají k náboru 3 zajímavosti.
setting-wide_brief-False = Ne
setting-wide_brief-True = Ano
setting-second_wind = { name-second_wind }
setting-second_wind-about = Druhý žeton iluze hned od začátku.
setting-second_wind-False = Ne
setting-second_wind-True = Ano
setting-early_tip = { name-early_tip }
setting-early_tip-about = Náborář prozradí jednu lokaci ze začátku cesty.
setting-early_tip-False = Ne
setting-early_tip-True = Ano
setting-long_stride = { name-long_stride }
setting-long_stride-about = Jednou za kolo smí agent až o 3 pole.
setting-long_stride-False = Ne
setting-long_stride-True = Ano
setting-higher_bar = { name-higher_bar }
setting-higher_bar-about = Náborář potřebuje o 1 rekruta víc.
setting-higher_bar-False = Ne
setting-higher_bar-True = Ano
setting-inside_man = { name-inside_man }
setting-inside_man-about = Jeden agent smí začít i mimo okraj.
setting-inside_man-False = Ne
setting-inside_man-True = Ano
setting-double_question = { name-double_question }
setting-double_question-about = Jednou za hru se při zastrašování ptáte na dvě zajímavosti.
setting-double_question-False = Ne
setting-double_question-True = Ano
setting-tame_dolphin = { name-tame_dolphin }
setting-tame_dolphin-about = Špionážní delfín pomůže dvakrát.
setting-tame_dolphin-False = Ne
setting-tame_dolphin-True = Ano
setting-overtime = { name-overtime }
setting-overtime-about = Ještě jeden tah v poslední hodině.
setting-overtime-False = Ne
setting-overtime-True = Ano

## Ve zkratce

intro-1 = Jeden z vás je Náborář a jeho cestu nikdo jiný nevidí. Ostatní společně vedou čtyři agenty, kteří po něm jdou.
intro-2 = Každou hodinu udělá Náborář krok do sousední lokace a nikam se nevrací. Tři skryté karty mu určují, které zajímavosti města přinášejí rekruty; každou druhou hodinu ohlásí, kolik jich získal.
intro-3 = Pak jednají dva agenti. Každý se smí přesunout až o 2 pole a provést jednu akci.
intro-4 = Otázkou se ptáte na zajímavost tam, kde agent stojí: byl-li už Náborář u některé takové, musí na jednu z těch lokací dát žeton kroku. Odhalením zjistíte, kdy tam byl. A zajetí zkuste, když si myslíte, že je Náborář právě tady.
intro-5 = Když se zajetí podaří, vyhráli Agenti. Náborář vyhraje, když má dost rekrutů nebo když vyprší čas.
intro-beware = I „žádný žeton kroku“ je odpověď: na žádné neoznačené lokaci s touto zajímavostí Náborář nebyl. Kdo se ptá, najde stopu dřív než ten, kdo za Náborářem jen běhá.

## Zajímavosti

name-bookstore = Podvratné knihkupectví
    .low = podvratné knihkupectví
    .acc = podvratné knihkupectví
name-billboard = Podprahový billboard
    .low = podprahový billboard
    .acc = podprahový billboard
name-cafe = Kavárna Flux
    .low = kavárna Flux
    .acc = kavárnu Flux
name-bus = Autobus snů
    .low = autobus snů
    .acc = autobus snů
name-palm = Psychická palma
    .low = psychická palma
    .acc = psychickou palmu
name-umbrella = Protimyšlenkový deštník
    .low = protimyšlenkový deštník
    .acc = protimyšlenkový deštník
name-dogs = C-4 K-9 atentátní psi
    .low = C-4 K-9 atentátní psi
    .acc = C-4 K-9 atentátní psy
name-courier = Myšlenkový kurýr
    .low = myšlenkový kurýr
    .acc = myšlenkového kurýra
name-idol = Idol zmatení
    .low = idol zmatení
    .acc = idol zmatení
name-graffiti = Graffiti
    .low = graffiti
    .acc = graffiti
name-garden = Zahrada
    .low = zahrada
    .acc = zahradu
name-fountain = Fontána
    .low = fontána
    .acc = fontánu
name-pool = Bazén
    .low = bazén
    .acc = bazén
name-parrot = Papoušek
    .low = papoušek
    .acc = papouška
name-monks = Pozorující mniši
    .low = pozorující mniši
    .acc = pozorující mnichy
name-torches = Pochodně
    .low = pochodně
    .acc = pochodně

## Lidé a věci

name-recruiter = Náborář
name-agents = Odpadlí agenti
name-meru = Meru
    .acc = Meru
name-henry_lyme = Henry Lyme
    .acc = Henryho Lymea
name-bill_falls = Bill Falls
    .acc = Billa Fallse
name-dusty = Dusty
    .acc = Dustyho
name-psychic_targeting = Psychické zaměřování
name-mental_block = Mentální blok
name-expose_weakness = Odhalení slabiny
name-neurorhythm = Neurorytmus
about-meru = Akce: je Náborář tam, kde Meru, nebo do 2 polí od ní v přímé linii? Ano, nebo ne.
about-henry_lyme = Stále: nesmrtelní u Henryho a hned vedle něj nezískávají rekruty.
about-bill_falls = Volná akce: přesune nesmrtelného, který stojí vedle Billa, o 1 pole.
about-dusty = Volná akce: přesune kteréhokoli agenta o 1 pole a o 1 další za každou kartu zajímavosti odhalenou zastrašováním.
name-karl_box = Karl Box
name-pipe_girl = Dívka s dýmkou
about-karl_box = Iluze (Podprahová reklama): přesně o 2 pole, kolmo.
about-pipe_girl = Iluze (Kouřová clona): přesně o 2 pole, šikmo.
name-spy_dolphin = Špionážní delfín
about-spy_dolphin = Jednou, při otázce: žetony kroku přijdou na všechny navštívené neoznačené lokace s danou zajímavostí.
name-temple = Chrám
name-front = žeton před clonou
    .by = žetonem před clonou
name-board = žeton z herního plánu
    .by = žetonem z herního plánu
name-softer_target = Snazší cíl
name-picky_handler = Vybíravý šéf
name-street_works = Rozkopaná ulice
name-restless_ones = Neklidní nesmrtelní
name-late_paperwork = Opožděné hlášení
name-wide_brief = Širší zadání
name-second_wind = Druhý dech
name-early_tip = Včasný tip
name-long_stride = Dlouhé nohy
name-higher_bar = Laťka výš
name-inside_man = Náš člověk ve městě
name-double_question = Dvojí nátlak
name-tame_dolphin = Ochočený delfín
name-overtime = Přesčas

## Otázky

prompt-chaos = Mezi které dvě lokace dáte žeton chaosu?
prompt-street-works = Přeložíte některý žeton chaosu?
prompt-street-works-to = Kam přeložíte žeton chaosu z { $border }?
prompt-card = Kterou kartu Náboráře si vezmete?
prompt-start = Kde začnete?
prompt-put-back = Kterou kartu zajímavosti vrátíte?
prompt-opening = Kam dál, dokud po vás ještě nikdo nejde?
prompt-confirm = Je to vaše úvodní cesta?
prompt-immortal = Kam postavíte nesmrtelného?
prompt-agent-card = Kterého agenta si vezmete?
prompt-agent-start = { $agent }: kde na okraji začne?
prompt-second-slip = Kam dáte druhý žeton iluze?
prompt-early-tip = Kterou ze svých pěti lokací prozradíte?
prompt-recruiter = Jste na tahu. Co uděláte?
prompt-late-paperwork = Přišla výstraha. Ohlásíte rekruty hned?
prompt-activate = Kdo bude jednat?
prompt-agent = { $agent }: co udělá?
prompt-answer = Ptají se na { $feature-acc }. Kam dáte žeton kroku?
prompt-take-back = Všechny poznámky leží na plánu. Kterou vezmete zpět?
prompt-push = Kam vytlačíte nesmrtelného z { $place }?
prompt-drum = { $agent }: kam se přesune?

option-random = Ať rozhodne náhoda
option-leave = Nechat je ležet
option-confirm = Ano, to je ona
option-step = Krok na { $second }
option-slip = Iluze na { $second } ({ $third })
option-glide = Přesunout nesmrtelného z { $second } na { $third }
option-recruit = Nábor nesmrtelnými: { $second-low }
option-pay = Dodatečný přesun nesmrtelného: žeton kroku na { $second }
option-rest = Dodatečný přesun nesmrtelného bez žetonu kroku
option-recruiter-end = Ukončit tah
option-announce = Ohlásit je hned
option-put-off = Odložit to do příští výstrahy
option-move = Přesun na { $second }
option-stride = Dlouhé nohy: tentokrát až o 3 pole
option-ask =
    { $parts ->
        [3] Otázka na { $second-acc }, s delfínem
       *[other] Otázka na { $second-acc }
    }
option-reveal = Odhalit, kdy tu Náborář byl
option-capture = Zajmout Náboráře tady
option-target = Psychické zaměřování
option-shake =
    { $parts ->
        [3] Zastrašování: { $second-low } a { $third-low }
       *[other] Zastrašování: { $second-low }
    }
option-drum = Neurorytmus: { $second }
option-expose = Odhalení slabiny: nesmrtelný z { $second } na { $third }
option-agent-end = Hotovo
option-stay = Nechat ho tam
option-drum-stay = Zůstat
option-take-back = Poznámka { $option }
option-take-back-0 = Žádnou, už je místo

## Na koho se čeká

waiting-chaos = { $seat } pokládá žeton chaosu.
waiting-street-works = { $seat } si prohlíží ulice.
waiting-street-works-to = { $seat } překládá žeton chaosu.
waiting-card = { $seat } si vybírá kartu Náboráře.
waiting-start = { $seat } vybírá, kde začne.
waiting-put-back = { $seat } vrací kartu zajímavosti.
waiting-opening = { $seat } prochází městem.
waiting-confirm = { $seat } kontroluje úvodní cestu.
waiting-immortal = { $seat } rozestavuje nesmrtelné.
waiting-agent-card = { $seat } si vybírá agenta.
waiting-agent-start = { $seat } staví agenta na plán.
waiting-second-slip = { $seat } pokládá druhý žeton iluze.
waiting-early-tip = { $seat } musí jednu lokaci prozradit.
waiting-recruiter = Na tahu je Náborář, { $seat }.
waiting-late-paperwork = { $seat } probírá papíry.
waiting-activate = { $seat } rozhoduje, kdo bude jednat.
waiting-agent = { $seat } jedná s agentem.
waiting-answer = { $seat } musí položit žeton kroku.
waiting-take-back = { $seat } dělá místo pro poznámku.
waiting-push = { $seat } smí vytlačit nesmrtelného.
waiting-drum = { $seat } přesouvá agenta.

## Co se stalo

event-chaos = { $seat } dává žeton chaosu mezi { $border }.
event-streets-left = Náborář nechává žetony chaosu, kde jsou.
event-streets-moved = Náborář překládá žeton chaosu z { $border } na { $target }.
event-card-kept = Náborář má svou kartu.
event-card-is = Vaše karta Náboráře: { $card }.
event-started = Náborář začíná na { $place }.
event-announced =
    { $hour ->
        [5] { $count ->
            [0] Do 05:00 nemá Náborář žádného rekruta.
            [one] Do 05:00 má Náborář { $count } rekruta.
            [few] Do 05:00 má Náborář { $count } rekruty.
           *[other] Do 05:00 má Náborář { $count } rekrutů.
        }
       *[other] { $count ->
            [0] Výstraha: žádný nový rekrut.
            [one] Výstraha: { $count } nový rekrut.
            [few] Výstraha: { $count } noví rekruti.
           *[other] Výstraha: { $count } nových rekrutů.
        }
    }
event-immortal = Na { $place } stojí nesmrtelný.
event-shared-out = Agenti jsou rozdělení.
event-agent-taken = { $seat } si bere: { $agent }.
event-agent-starts = { $agent } začíná na { $place }.
event-second-slip = Druhý žeton iluze leží na { $place }.
event-displayed = Nová zajímavost pro nábor nesmrtelnými: { $feature-low }.
event-step-laid = Žeton kroku na { $place }: tady Náborář byl.
event-acted = Náborář má svou akci za sebou.
event-glided = Nesmrtelný jde z { $place } na { $target }.
event-restless = Neklidní nesmrtelní: dodatečný přesun je zdarma.
event-recruited = Nesmrtelní získávají rekruta: { $feature-low }.
event-hour = { NUMBER($hour, minimumIntegerDigits: 2) }:00
event-slipped =
    { $token-id ->
        [board] V { NUMBER($hour, minimumIntegerDigits: 2) }:00 použil Náborář iluzi, a to { $token-by }.
       *[other] V { NUMBER($hour, minimumIntegerDigits: 2) }:00 použil Náborář iluzi.
    }
event-put-off = Výstraha se odkládá do příští.
event-activated = { $agent } jedná.
event-strides = { $agent } má dlouhé nohy: až o 3 pole.
event-moved = { $agent } jde na { $place }.
event-asks = { $agent } se na { $place } ptá na { $feature-acc }.
event-dolphin = Pomáhá Špionážní delfín: žeton kroku dostanou všechny takové navštívené lokace.
event-nothing = Žeton kroku položit nelze: { $feature-low }.
event-revealed = { $agent } odhaluje { $place }: Náborář tu byl s číslem { $number }.
event-captured = Zajetí na { $place } ({ $agent }): Náborář je dopaden!
event-missed = { $agent } zkouší na { $place } zajetí. Náborář tam není.
event-targeted =
    { $yes ->
        [1] Psychické zaměřování z { $place }: ano, Náborář je v linii.
       *[0] Psychické zaměřování z { $place }: ne, Náborář v linii není.
    }
event-shaken =
    { $hit ->
        [1] { $agent } při zastrašování tipuje { $feature-acc }: zásah, karta je odhalená.
       *[0] { $agent } při zastrašování tipuje { $feature-acc }: ne.
    }
event-pushed = { $agent } vytlačuje nesmrtelného z { $place } na { $target }.
event-agent-rests = { $agent } má v tomto kole hotovo.
event-round = { $round }. kolo
event-noted = { $seat } píše poznámku na { $place }: { $text }
event-note-moved = { $seat } překládá poznámku z { $place } na { $target }: { $text }
event-note-gone = { $seat } bere poznámku z { $place }: { $text }

## Jak partie skončila

reason-capture = Agent zajal Náboráře.
reason-dead-end = Náborář je ve slepé uličce a nemůže dál.
reason-recruits = Náborář získal dost rekrutů.
reason-clock = Čas vypršel a Náborář je stále na svobodě.
