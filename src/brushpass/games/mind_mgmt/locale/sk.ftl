### MIND MGMT: mená, otázky, odpovede a čo sa stalo. Zaujímavosti a agenti majú okrem názvu aj tvar uprostred vety (.low) a štvrtý pád (.acc).

game-title = MIND MGMT
game-about = Jeden z vás je Náborár, prechádza mestom, nikto ho nevidí a hľadá regrútov. Ostatní spolu vedú štyroch odpadnutých agentov, pýtajú sa, kde už bol, skladajú jeho stopu a sťahujú okolo neho slučku.
mode-training = Výcviková misia
mode-training-about = Tu sa začína: štart je známy, Náborárovi stačí 9 regrútov alebo vydržať do 14:00.
mode-full = Plná hra
mode-full-about = Skrytý štart, nesmrteľní, chaos v uliciach, schopnosti a spojenec; 12 regrútov alebo 16:00.

setting-aids = Pomôcky pre Agentov
setting-aids-about = Čo stôl vypočíta všetkým Agentom rovnako, a len z toho, čo je verejné.
setting-aids-crossed = Kde Náborár byť nemôže
setting-aids-places = Kde Náborár byť môže
setting-aids-heat = Aké je ktoré miesto pravdepodobné
setting-aids-none = Žiadne
setting-agent_cards = Agenti
setting-agent_cards-about = Kto koho vedie.
setting-agent_cards-dealt = Rozdajú sa
setting-agent_cards-chosen = Vyberáte si postupne
setting-early_visit_counts = Druhý žetón ilúzie
setting-early_visit_counts-about = Získa ho aj ten, kto na jeho mieste bol už pri úvodných krokoch?
setting-early_visit_counts-True = Stačí ktorákoľvek návšteva
setting-early_visit_counts-False = Len návšteva po úvode
setting-softer_target = { name-softer_target }
setting-softer_target-about = Na víťazstvo stačí o 1 regrúta menej.
setting-softer_target-False = Nie
setting-softer_target-True = Áno
setting-picky_handler = { name-picky_handler }
setting-picky_handler-about = Potiahne si 4 skryté zaujímavosti a jednu vráti.
setting-picky_handler-False = Nie
setting-picky_handler-True = Áno
setting-street_works = { name-street_works }
setting-street_works-about = Keď ležia všetky žetóny chaosu, smie jeden preložiť.
setting-street_works-False = Nie
setting-street_works-True = Áno
setting-restless_ones = { name-restless_ones }
setting-restless_ones-about = Raz za hru je dodatočný presun nesmrteľného bez žetónu kroku.
setting-restless_ones-False = Nie
setting-restless_ones-True = Áno
setting-late_paperwork = { name-late_paperwork }
setting-late_paperwork-about = Raz za hru smie výstraha počkať na ďalšiu.
setting-late_paperwork-False = Nie
setting-late_paperwork-True = Áno
setting-wide_brief = { name-wide_brief }
setting-wide_brief-about = Nesmrteľní majú na nábor 3 zaujímavosti.
setting-wide_brief-False = Nie
setting-wide_brief-True = Áno
setting-second_wind = { name-second_wind }
setting-second_wind-about = Druhý žetón ilúzie hneď od začiatku.
setting-second_wind-False = Nie
setting-second_wind-True = Áno
setting-early_tip = { name-early_tip }
setting-early_tip-about = Náborár prezradí jednu lokáciu zo začiatku cesty.
setting-early_tip-False = Nie
setting-early_tip-True = Áno
setting-long_stride = { name-long_stride }
setting-long_stride-about = Raz za kolo smie agent až o 3 polia.
setting-long_stride-False = Nie
setting-long_stride-True = Áno
setting-higher_bar = { name-higher_bar }
setting-higher_bar-about = Náborár potrebuje o 1 regrúta viac.
setting-higher_bar-False = Nie
setting-higher_bar-True = Áno
setting-inside_man = { name-inside_man }
setting-inside_man-about = Jeden agent smie začať aj mimo okraja.
setting-inside_man-False = Nie
setting-inside_man-True = Áno
setting-double_question = { name-double_question }
setting-double_question-about = Raz za hru sa pri zastrašovaní pýtate na dve zaujímavosti.
setting-double_question-False = Nie
setting-double_question-True = Áno
setting-tame_dolphin = { name-tame_dolphin }
setting-tame_dolphin-about = Špionážny delfín pomôže dvakrát.
setting-tame_dolphin-False = Nie
setting-tame_dolphin-True = Áno
setting-overtime = { name-overtime }
setting-overtime-about = Ešte jeden ťah v poslednej hodine.
setting-overtime-False = Nie
setting-overtime-True = Áno

## V skratke

intro-1 = Jeden z vás je Náborár a jeho cestu nikto iný nevidí. Ostatní spolu vedú štyroch agentov, ktorí idú po ňom.
intro-2 = Každú hodinu urobí Náborár krok do susednej lokácie a nikam sa nevracia. Tri skryté karty mu určujú, ktoré zaujímavosti mesta prinášajú regrútov; každú druhú hodinu ohlási, koľkých získal.
intro-3 = Potom konajú dvaja agenti. Každý sa smie presunúť až o 2 polia a vykonať jednu akciu.
intro-4 = Otázkou sa pýtate na zaujímavosť tam, kde agent stojí: ak už Náborár pri niektorej takej bol, musí na jednu z tých lokácií dať žetón kroku. Odhalením zistíte, kedy tam bol. A zajatie skúste, keď si myslíte, že je Náborár práve tu.
intro-5 = Keď sa zajatie podarí, vyhrali Agenti. Náborár vyhrá, keď má dosť regrútov alebo keď vyprší čas.
intro-beware = Aj „žiadny žetón kroku“ je odpoveď: na žiadnej neoznačenej lokácii s touto zaujímavosťou Náborár nebol. Kto sa pýta, nájde stopu skôr než ten, kto za Náborárom len behá.

## Zaujímavosti

name-bookstore = Podvratné kníhkupectvo
    .low = podvratné kníhkupectvo
    .acc = podvratné kníhkupectvo
name-billboard = Podprahový bilbord
    .low = podprahový bilbord
    .acc = podprahový bilbord
name-cafe = Kaviareň Flux
    .low = kaviareň Flux
    .acc = kaviareň Flux
name-bus = Autobus snov
    .low = autobus snov
    .acc = autobus snov
name-palm = Psychická palma
    .low = psychická palma
    .acc = psychickú palmu
name-umbrella = Protimyšlienkový dáždnik
    .low = protimyšlienkový dáždnik
    .acc = protimyšlienkový dáždnik
name-dogs = C-4 K-9 vražedné psy
    .low = C-4 K-9 vražedné psy
    .acc = C-4 K-9 vražedné psy
name-courier = Myšlienkový kuriér
    .low = myšlienkový kuriér
    .acc = myšlienkového kuriéra
name-idol = Idol zmätenia
    .low = idol zmätenia
    .acc = idol zmätenia
name-graffiti = Graffiti
    .low = graffiti
    .acc = graffiti
name-garden = Záhrada
    .low = záhrada
    .acc = záhradu
name-fountain = Fontána
    .low = fontána
    .acc = fontánu
name-pool = Bazén
    .low = bazén
    .acc = bazén
name-parrot = Papagáj
    .low = papagáj
    .acc = papagája
name-monks = Pozorujúci mnísi
    .low = pozorujúci mnísi
    .acc = pozorujúcich mníchov
name-torches = Fakle
    .low = fakle
    .acc = fakle

## Ľudia a veci

name-recruiter = Náborár
name-agents = Odpadnutí agenti
name-meru = Meru
    .acc = Meru
name-henry_lyme = Henry Lyme
    .acc = Henryho Lymea
name-bill_falls = Bill Falls
    .acc = Billa Fallsa
name-dusty = Dusty
    .acc = Dustyho
name-psychic_targeting = Psychické zameriavanie
name-mental_block = Mentálny blok
name-expose_weakness = Odhalenie slabiny
name-neurorhythm = Neurorytmus
about-meru = Akcia: je Náborár tam, kde Meru, alebo do 2 polí od nej v priamej línii? Áno, alebo nie.
about-henry_lyme = Stále: nesmrteľní pri Henrym a hneď vedľa neho nezískavajú regrútov.
about-bill_falls = Voľná akcia: presunie nesmrteľného, ktorý stojí vedľa Billa, o 1 pole.
about-dusty = Voľná akcia: presunie ktoréhokoľvek agenta o 1 pole a o 1 ďalšie za každú kartu zaujímavosti odhalenú zastrašovaním.
name-karl_box = Karl Box
name-pipe_girl = Dievča s fajkou
about-karl_box = Ilúzia (Podprahová reklama): presne o 2 polia, kolmo.
about-pipe_girl = Ilúzia (Dymová clona): presne o 2 polia, šikmo.
name-spy_dolphin = Špionážny delfín
about-spy_dolphin = Raz, pri otázke: žetóny kroku prídu na všetky navštívené neoznačené lokácie s danou zaujímavosťou.
name-temple = Chrám
name-front = žetón pred clonou
    .by = žetónom pred clonou
name-board = žetón z herného plánu
    .by = žetónom z herného plánu
name-softer_target = Ľahší cieľ
name-picky_handler = Vyberavý šéf
name-street_works = Rozkopaná ulica
name-restless_ones = Nepokojní nesmrteľní
name-late_paperwork = Oneskorené hlásenie
name-wide_brief = Širšie zadanie
name-second_wind = Druhý dych
name-early_tip = Včasný tip
name-long_stride = Dlhé nohy
name-higher_bar = Latka vyššie
name-inside_man = Náš človek v meste
name-double_question = Dvojitý nátlak
name-tame_dolphin = Skrotený delfín
name-overtime = Nadčas

## Otázky

prompt-chaos = Medzi ktoré dve lokácie dáte žetón chaosu?
prompt-street-works = Preložíte niektorý žetón chaosu?
prompt-street-works-to = Kam preložíte žetón chaosu z { $border }?
prompt-card = Ktorú kartu Náborára si vezmete?
prompt-start = Kde začnete?
prompt-put-back = Ktorú kartu zaujímavosti vrátite?
prompt-opening = Kam ďalej, kým po vás ešte nikto nejde?
prompt-confirm = Je to vaša úvodná cesta?
prompt-immortal = Kam postavíte nesmrteľného?
prompt-agent-card = Ktorého agenta si vezmete?
prompt-agent-start = { $agent }: kde na okraji začne?
prompt-second-slip = Kam dáte druhý žetón ilúzie?
prompt-early-tip = Ktorú zo svojich piatich lokácií prezradíte?
prompt-recruiter = Ste na ťahu. Čo urobíte?
prompt-late-paperwork = Prišla výstraha. Ohlásite regrútov hneď?
prompt-activate = Kto bude konať?
prompt-agent = { $agent }: čo urobí?
prompt-answer = Pýtajú sa na { $feature-acc }. Kam dáte žetón kroku?
prompt-take-back = Všetky poznámky ležia na pláne. Ktorú vezmete späť?
prompt-push = Kam vytlačíte nesmrteľného z { $place }?
prompt-drum = { $agent }: kam sa presunie?

option-random = Nech rozhodne náhoda
option-leave = Nechať ich ležať
option-confirm = Áno, to je ona
option-step = Krok na { $second }
option-slip = Ilúzia na { $second } ({ $third })
option-glide = Presunúť nesmrteľného z { $second } na { $third }
option-recruit = Nábor nesmrteľnými: { $second-low }
option-pay = Dodatočný presun nesmrteľného: žetón kroku na { $second }
option-rest = Dodatočný presun nesmrteľného bez žetónu kroku
option-recruiter-end = Ukončiť ťah
option-announce = Ohlásiť ich hneď
option-put-off = Odložiť to do ďalšej výstrahy
option-move = Presun na { $second }
option-stride = Dlhé nohy: tentoraz až o 3 polia
option-ask =
    { $parts ->
        [3] Otázka na { $second-acc }, s delfínom
       *[other] Otázka na { $second-acc }
    }
option-reveal = Odhaliť, kedy tu Náborár bol
option-capture = Zajať Náborára tu
option-target = Psychické zameriavanie
option-shake =
    { $parts ->
        [3] Zastrašovanie: { $second-low } a { $third-low }
       *[other] Zastrašovanie: { $second-low }
    }
option-drum = Neurorytmus: { $second }
option-expose = Odhalenie slabiny: nesmrteľný z { $second } na { $third }
option-agent-end = Hotovo
option-stay = Nechať ho tam
option-drum-stay = Zostať
option-take-back = Poznámka { $option }
option-take-back-0 = Žiadnu, už je miesto

## Na koho sa čaká

waiting-chaos = { $seat } kladie žetón chaosu.
waiting-street-works = { $seat } si prezerá ulice.
waiting-street-works-to = { $seat } prekladá žetón chaosu.
waiting-card = { $seat } si vyberá kartu Náborára.
waiting-start = { $seat } vyberá, kde začne.
waiting-put-back = { $seat } vracia kartu zaujímavosti.
waiting-opening = { $seat } prechádza mestom.
waiting-confirm = { $seat } kontroluje úvodnú cestu.
waiting-immortal = { $seat } rozostavuje nesmrteľných.
waiting-agent-card = { $seat } si vyberá agenta.
waiting-agent-start = { $seat } stavia agenta na plán.
waiting-second-slip = { $seat } kladie druhý žetón ilúzie.
waiting-early-tip = { $seat } musí jednu lokáciu prezradiť.
waiting-recruiter = Na ťahu je Náborár, { $seat }.
waiting-late-paperwork = { $seat } preberá papiere.
waiting-activate = { $seat } rozhoduje, kto bude konať.
waiting-agent = { $seat } koná s agentom.
waiting-answer = { $seat } musí položiť žetón kroku.
waiting-take-back = { $seat } robí miesto pre poznámku.
waiting-push = { $seat } smie vytlačiť nesmrteľného.
waiting-drum = { $seat } presúva agenta.

## Čo sa stalo

event-chaos = { $seat } dáva žetón chaosu medzi { $border }.
event-streets-left = Náborár necháva žetóny chaosu, kde sú.
event-streets-moved = Náborár prekladá žetón chaosu z { $border } na { $target }.
event-card-kept = Náborár má svoju kartu.
event-card-is = Vaša karta Náborára: { $card }.
event-started = Náborár začína na { $place }.
event-announced =
    { $hour ->
        [5] { $count ->
            [0] Do 05:00 nemá Náborár žiadneho regrúta.
            [one] Do 05:00 má Náborár { $count } regrúta.
           *[other] Do 05:00 má Náborár { $count } regrútov.
        }
       *[other] { $count ->
            [0] Výstraha: žiadny nový regrút.
            [one] Výstraha: { $count } nový regrút.
            [few] Výstraha: { $count } noví regrúti.
           *[other] Výstraha: { $count } nových regrútov.
        }
    }
event-immortal = Na { $place } stojí nesmrteľný.
event-shared-out = Agenti sú rozdelení.
event-agent-taken = { $seat } si berie: { $agent }.
event-agent-starts = { $agent } začína na { $place }.
event-second-slip = Druhý žetón ilúzie leží na { $place }.
event-displayed = Nová zaujímavosť pre nábor nesmrteľnými: { $feature-low }.
event-step-laid = Žetón kroku na { $place }: tu Náborár bol.
event-acted = Náborár má svoju akciu za sebou.
event-glided = Nesmrteľný ide z { $place } na { $target }.
event-restless = Nepokojní nesmrteľní: dodatočný presun je zadarmo.
event-recruited = Nesmrteľní získavajú regrúta: { $feature-low }.
event-hour = { NUMBER($hour, minimumIntegerDigits: 2) }:00
event-slipped =
    { $token-id ->
        [board] O { NUMBER($hour, minimumIntegerDigits: 2) }:00 použil Náborár ilúziu, a to { $token-by }.
       *[other] O { NUMBER($hour, minimumIntegerDigits: 2) }:00 použil Náborár ilúziu.
    }
event-put-off = Výstraha sa odkladá do ďalšej.
event-activated = { $agent } koná.
event-strides = { $agent } má dlhé nohy: až o 3 polia.
event-moved = { $agent } ide na { $place }.
event-asks = { $agent } sa na { $place } pýta na { $feature-acc }.
event-dolphin = Pomáha Špionážny delfín: žetón kroku dostanú všetky také navštívené lokácie.
event-nothing = Žetón kroku položiť nemožno: { $feature-low }.
event-revealed = { $agent } odhaľuje { $place }: Náborár tu bol s číslom { $number }.
event-captured = Zajatie na { $place } ({ $agent }): Náborár je dolapený!
event-missed = { $agent } skúša na { $place } zajatie. Náborár tam nie je.
event-targeted =
    { $yes ->
        [1] Psychické zameriavanie z { $place }: áno, Náborár je v línii.
       *[0] Psychické zameriavanie z { $place }: nie, Náborár v línii nie je.
    }
event-shaken =
    { $hit ->
        [1] { $agent } pri zastrašovaní tipuje { $feature-acc }: zásah, karta je odhalená.
       *[0] { $agent } pri zastrašovaní tipuje { $feature-acc }: nie.
    }
event-pushed = { $agent } vytláča nesmrteľného z { $place } na { $target }.
event-agent-rests = { $agent } má v tomto kole hotovo.
event-round = { $round }. kolo
event-noted = { $seat } píše poznámku na { $place }: { $text }
event-note-moved = { $seat } prekladá poznámku z { $place } na { $target }: { $text }
event-note-gone = { $seat } berie poznámku z { $place }: { $text }

## Ako sa partia skončila

reason-capture = Agent zajal Náborára.
reason-dead-end = Náborár je v slepej uličke a nemôže ďalej.
reason-recruits = Náborár získal dosť regrútov.
reason-clock = Čas vypršal a Náborár je stále na slobode.
