### Spy Connection: všetko, čo si hráč prečíta. Mestá majú štvrtý pád (.acc), kam (.to) a kde (.in); misie a políčka sa volajú podľa miest (pozri box/naming.py).

game-title = Spy Connection
game-about =
    { $box-map ->
        [europe] Vaši agenti spájajú európske mestá a váš špión po tých spojeniach cestuje. Prijímajte misie, navštevujte ich mestá a plňte ich skôr než ostatní. Agentov je málo: každý plán, spojenie aj značka niektorých zamestná.
       *[other] Vaši agenti spájajú mestá a váš špión po tých spojeniach cestuje. Prijímajte misie, navštevujte ich mestá a plňte ich skôr než ostatní. Agentov je málo: každý plán, spojenie aj značka niektorých zamestná.
    }
mode-first = Prvá hra
mode-first-about = Štartovné misie sa rozdajú.
mode-advanced = Pokročilá
mode-advanced-about = Štartovné misie si postupne vyberáte; na začínajúceho hráča zostane posledná.

setting-board = Herný plán
setting-board-about =
    { $box-prices ->
        [rulebook] Na tmavej strane stojí misia o jedného plánujúceho agenta viac; ak nemáte žiadnu inú, nestojí nič. Všetci tam majú 15 agentov.
       *[other] Koľko plánujúcich agentov misia stojí, od najnižšieho miesta nahor: svetlá strana { $box-light }, tmavá strana { $box-dark }. Na tmavej strane nestojí misia nič, ak nemáte žiadnu inú, a všetci tam majú 15 agentov.
    }
setting-board-light = Svetlá strana
setting-board-dark = Tmavá strana
setting-agents_1 = Agenti 1. hráča
setting-agents_1-about = Zvyčajne 15; so 14 to má hráč ťažšie.
setting-agents_1-15 = 15
setting-agents_1-14 = 14
setting-agents_2 = Agenti 2. hráča
setting-agents_2-15 = 15
setting-agents_2-14 = 14
setting-agents_3 = Agenti 3. hráča
setting-agents_3-15 = 15
setting-agents_3-14 = 14
setting-agents_4 = Agenti 4. hráča
setting-agents_4-15 = 15
setting-agents_4-14 = 14

## V skratke

intro-1 =
    { $box-map ->
        [europe] Ste špión v Európe dvanástich miest a cestu vám otvára pätnásť agentov.
       *[other] { $box-cities ->
            [few] Ste špión, na mape sú { $box-cities } mestá a cestu vám otvára pätnásť agentov.
           *[other] Ste špión, na mape je { $box-cities } miest a cestu vám otvára pätnásť agentov.
        }
    }
intro-2 = Vo svojom ťahu urobíte jednu z troch vecí: prijmete jednu z ponúkaných misií, pripojíte nové mesto a presuniete sa tam, alebo sa presuniete do ktoréhokoľvek mesta, ktoré už vaši agenti spájajú.
intro-3 = Mesto pripojíte tak, že na každé políčko cesty k nemu dáte agenta, a kde už stojí iný hráč, tam dvoch.
intro-4 = Keď váš špión skončí ťah v meste niektorej z vašich misií, označte ho na nej agentom. Ak sú označené všetky jej mestá, misia je splnená: máte za ňu body a agenti z nej sa vám vrátia.
intro-5 =
    Len čo niekto splní { $box-enough ->
        [7] sedem misií
        [one] jednu misiu
        [few] { $box-enough } misie
       *[other] { $box-enough } misií
    }, majú všetci ostatní posledný ťah. Vyhráva, kto má najviac bodov; za značku na nesplnenej misii { $box-mark ->
        [one] je jeden bod
        [few] sú { $box-mark } body
       *[other] je { $box-mark } bodov
    }.
intro-beware = Agenti sa minú skôr, než by ste čakali: každý plán, spojenie aj značka niektorých zamestná. Kedykoľvek vo svojom ťahu si môžete vziať späť tých, ktorých už nepotrebujete, len musia váš špión a ostatní agenti na hernom pláne zostať prepojení.

## Mená

name-london = Londýn
    .acc = Londýn
    .to = do Londýna
    .in = v Londýne
name-paris = Paríž
    .acc = Paríž
    .to = do Paríža
    .in = v Paríži
name-madrid = Madrid
    .acc = Madrid
    .to = do Madridu
    .in = v Madride
name-berlin = Berlín
    .acc = Berlín
    .to = do Berlína
    .in = v Berlíne
name-monaco = Monako
    .acc = Monako
    .to = do Monaka
    .in = v Monaku
name-rome = Rím
    .acc = Rím
    .to = do Ríma
    .in = v Ríme
name-helsinki = Helsinki
    .acc = Helsinki
    .to = do Helsínk
    .in = v Helsinkách
name-moscow = Moskva
    .acc = Moskvu
    .to = do Moskvy
    .in = v Moskve
name-istanbul = Istanbul
    .acc = Istanbul
    .to = do Istanbulu
    .in = v Istanbule
name-stockholm = Štokholm
    .acc = Štokholm
    .to = do Štokholmu
    .in = v Štokholme
name-budapest = Budapešť
    .acc = Budapešť
    .to = do Budapešti
    .in = v Budapešti
name-athens = Atény
    .acc = Atény
    .to = do Atén
    .in = v Aténach

## Otázky

prompt-draft = Ktorú štartovnú misiu si vyberiete?
prompt-turn = Ste na ťahu. Čo urobíte?
prompt-moved = Váš špión je teraz { $city-in }. Čo ďalej?
prompt-mark = Váš špión končí ťah { $city-in }. Čo označíte?
prompt-extra =
    { $count ->
        [one] Máte ťah navyše. Využijete ho?
        [few] Zostávajú vám { $count } ťahy navyše. Využijete jeden?
       *[other] Zostáva vám { $count } ťahov navyše. Využijete jeden?
    }

option-accept = Prijať misiu na { $second }. mieste
option-connect = Pripojiť { $second-acc } a presunúť sa tam
option-go = Presunúť sa { $second-to }
option-lift = Vziať späť agentov: { $second }
option-unmark = Vziať späť značku { $third-in }: { $second }
option-discard = Odhodiť misiu { $second }
option-mark = Označiť misiu { $second }
option-stay = Zostať tu
option-done = Ukončiť ťah
option-take = Využiť ťah navyše
option-decline = Odmietnuť

## Na koho sa čaká

waiting-draft = { $seat } si vyberá štartovnú misiu.
waiting-turn = { $seat } je na ťahu.
waiting-moved = { $seat } sa už presúva a hrá ďalej.
waiting-mark = { $seat } končí ťah.
waiting-extra = { $seat } si rozmýšľa ťah navyše.

## Čo sa stalo

event-row-opened = V ponuke misií sú { $missions }.
event-began = Začína { $seat }.
event-starts-opened = Štartovné misie na výber: { $missions }.
event-start = { $seat } má štartovnú misiu { $mission } a začína { $city-in }.
event-turn = { $round }. kolo: { $seat }
event-accepted =
    { $planning ->
        [0] { $seat } prijíma misiu { $mission }.
        [one] { $seat } prijíma misiu { $mission }, plánuje ju { $planning } agent.
        [few] { $seat } prijíma misiu { $mission }, plánujú ju { $planning } agenti.
       *[other] { $seat } prijíma misiu { $mission }, plánuje ju { $planning } agentov.
    }
event-turned-up = V ponuke je nová misia { $mission }.
event-connected =
    { $cost ->
        [0] { $seat } pripája { $city-acc } a presúva sa tam, bez ďalších agentov.
        [one] { $seat } pripája { $city-acc } a presúva sa tam: { $cost } agent.
        [few] { $seat } pripája { $city-acc } a presúva sa tam: { $cost } agenti.
       *[other] { $seat } pripája { $city-acc } a presúva sa tam: { $cost } agentov.
    }
event-moved = { $seat } sa presúva { $city-to }.
event-stayed = { $seat } zostáva { $city-in }.
event-took-back =
    { $count ->
        [one] { $seat } berie späť { $count } agenta: { $space }.
        [few] { $seat } berie späť { $count } agentov: { $space }.
       *[other] { $seat } berie späť { $count } agentov: { $space }.
    }
event-unmarked = { $seat } berie späť značku { $city-in }: { $mission }.
event-discarded =
    { $count ->
        [0] { $seat } odhadzuje misiu { $mission }.
        [one] { $seat } odhadzuje misiu { $mission } a dostáva späť { $count } agenta.
        [few] { $seat } odhadzuje misiu { $mission } a dostáva späť { $count } agentov.
       *[other] { $seat } odhadzuje misiu { $mission } a dostáva späť { $count } agentov.
    }
event-marked = { $seat } označuje { $city-acc }: { $mission }.
event-completed =
    { $points ->
        [one] { $seat } plní misiu { $mission } za { $points } bod.
        [few] { $seat } plní misiu { $mission } za { $points } body.
       *[other] { $seat } plní misiu { $mission } za { $points } bodov.
    }
event-extra-turn = { $seat } využíva ťah navyše.
event-declined = { $seat } odmieta ťah navyše.
event-last-round = { $seat } má dosť splnených misií, a hra sa tým končí. Všetci ostatní majú posledný ťah.
event-exhausted = Misie sa minuli a nikto ich už nemôže splniť dosť. Všetci okrem hráča { $seat } majú posledný ťah.

## Ako sa partia skončila

reason-missions = Víťaz má najviac bodov.
reason-missions-tie = Najviac bodov má niekoľko hráčov; vyhráva ten, ktorého posledný ťah prišiel neskôr.
reason-exhausted = Misie sa minuli a víťaz má najviac bodov.
reason-exhausted-tie = Misie sa minuli a najviac bodov má niekoľko hráčov; vyhráva ten, ktorého posledný ťah prišiel neskôr.

## Terminál

terminal-round =
    { $deck ->
        [0] { $round }. kolo · { $board } · balíček je prázdny
        [one] { $round }. kolo · { $board } · v balíčku { $deck } misia
        [few] { $round }. kolo · { $board } · v balíčku { $deck } misie
       *[other] { $round }. kolo · { $board } · v balíčku { $deck } misií
    }
terminal-light = svetlá strana
terminal-dark = tmavá strana
terminal-own-data = · vlastné dáta { $data }
terminal-last = Hru ukončuje { $seat }: toto sú posledné ťahy.
terminal-row = Misie v ponuke (miesto: plánujúci agenti):
terminal-starts = Štartovné misie na výber:
terminal-mission = { $mission } ({ $worth })
terminal-worth =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }{ $extra ->
        [yes] , ťah navyše
       *[no] {""}
    }
terminal-you = { $seat } (vy)
terminal-spy = špión: { $city }
terminal-no-spy = zatiaľ bez špióna
terminal-supply = zásoba { $supply } z { $total }
terminal-completed = splnené { $count }
terminal-completed-which =
    { $score ->
        [one] splnené { $count }, zatiaľ { $score } bod
        [few] splnené { $count }, zatiaľ { $score } body
       *[other] splnené { $count }, zatiaľ { $score } bodov
    }
terminal-network = sieť: { $cities }
terminal-planning =
    { $count ->
        [one] { $count } plánujúci agent
        [few] { $count } plánujúci agenti
       *[other] { $count } plánujúcich agentov
    }
terminal-start-mission = štartovná misia

follows-mission =
    { $mission }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }{ $extra ->
        [yes] {" "}a ťah navyše
       *[no] {""}
    }; plánujúcich agentov: { $planning }
follows-start =
    { $points ->
        [one] { $points } bod, začiatok: { $city }
        [few] { $points } body, začiatok: { $city }
       *[other] { $points } bodov, začiatok: { $city }
    }
follows-cost = treba agentov: { $cost }
follows-back =
    { $count ->
        [one] { $count } agent sa vráti
        [few] { $count } agenti sa vrátia
       *[other] { $count } agentov sa vráti
    }
follows-go-back = kde sa váš ťah začal
follows-completes =
    splní ju: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }{ $extra ->
        [yes] {" "}a ťah navyše
       *[no] {""}
    }
follows-left =
    { $count ->
        [one] potom zostáva { $count } mesto
        [few] potom zostávajú { $count } mestá
       *[other] potom zostáva { $count } miest
    }
