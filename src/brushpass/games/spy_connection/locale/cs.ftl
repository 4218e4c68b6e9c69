### Spy Connection: všechno, co si hráč přečte. Města mají čtvrtý pád (.acc), kam (.to) a kde (.in); mise a políčka se jmenují podle měst (viz box/naming.py).

game-title = Spy Connection
game-about =
    { $box-map ->
        [europe] Vaši agenti spojují evropská města a váš špion po těch spojeních cestuje. Přijímejte mise, navštěvujte jejich města a plňte je dřív než ostatní. Agentů je málo: každý plán, spojení i značka nějaké zaměstná.
       *[other] Vaši agenti spojují města a váš špion po těch spojeních cestuje. Přijímejte mise, navštěvujte jejich města a plňte je dřív než ostatní. Agentů je málo: každý plán, spojení i značka nějaké zaměstná.
    }
mode-first = První hra
mode-first-about = Startovní mise se rozdají.
mode-advanced = Pokročilá
mode-advanced-about = Startovní mise si postupně vybíráte; na začínajícího hráče zbude poslední.

setting-board = Herní plán
setting-board-about =
    { $box-prices ->
        [rulebook] Na tmavé straně stojí mise o jednoho plánujícího agenta víc; nemáte-li žádnou jinou, nestojí nic. Všichni tam mají 15 agentů.
       *[other] Kolik plánujících agentů mise stojí, od nejnižšího místa nahoru: světlá strana { $box-light }, tmavá strana { $box-dark }. Na tmavé straně nestojí mise nic, nemáte-li žádnou jinou, a všichni tam mají 15 agentů.
    }
setting-board-light = Světlá strana
setting-board-dark = Tmavá strana
setting-agents_1 = Agenti 1. hráče
setting-agents_1-about = Obvykle 15; se 14 to má hráč těžší.
setting-agents_1-15 = 15
setting-agents_1-14 = 14
setting-agents_2 = Agenti 2. hráče
setting-agents_2-15 = 15
setting-agents_2-14 = 14
setting-agents_3 = Agenti 3. hráče
setting-agents_3-15 = 15
setting-agents_3-14 = 14
setting-agents_4 = Agenti 4. hráče
setting-agents_4-15 = 15
setting-agents_4-14 = 14

## Ve zkratce

intro-1 =
    { $box-map ->
        [europe] Jste špion v Evropě dvanácti měst a cestu vám otevírá patnáct agentů.
       *[other] { $box-cities ->
            [few] Jste špion, na mapě jsou { $box-cities } města a cestu vám otevírá patnáct agentů.
           *[other] Jste špion, na mapě je { $box-cities } měst a cestu vám otevírá patnáct agentů.
        }
    }
intro-2 = Ve svém tahu uděláte jednu ze tří věcí: přijmete jednu z nabízených misí, připojíte nové město a přesunete se tam, nebo se přesunete do kteréhokoli města, které už vaši agenti spojují.
intro-3 = Město připojíte tak, že na každé políčko cesty k němu dáte agenta, a kde už stojí jiný hráč, tam dva.
intro-4 = Když váš špion skončí tah ve městě některé z vašich misí, označte ho na ní agentem. Jsou-li označena všechna její města, je mise splněna: máte za ni body a agenti z ní se vám vrátí.
intro-5 =
    Jakmile někdo splní { $box-enough ->
        [7] sedm misí
        [one] jednu misi
        [few] { $box-enough } mise
       *[other] { $box-enough } misí
    }, mají všichni ostatní poslední tah. Vyhrává, kdo má nejvíc bodů; za značku na nesplněné misi { $box-mark ->
        [one] je jeden bod
        [few] jsou { $box-mark } body
       *[other] je { $box-mark } bodů
    }.
intro-beware = Agenti dojdou dřív, než byste čekali: každý plán, spojení i značka nějaké zaměstná. Kdykoli ve svém tahu si můžete vzít zpět ty, které už nepotřebujete, jen musí váš špion a ostatní agenti na herním plánu zůstat propojeni.

## Jména

name-london = Londýn
    .acc = Londýn
    .to = do Londýna
    .in = v Londýně
name-paris = Paříž
    .acc = Paříž
    .to = do Paříže
    .in = v Paříži
name-madrid = Madrid
    .acc = Madrid
    .to = do Madridu
    .in = v Madridu
name-berlin = Berlín
    .acc = Berlín
    .to = do Berlína
    .in = v Berlíně
name-monaco = Monako
    .acc = Monako
    .to = do Monaka
    .in = v Monaku
name-rome = Řím
    .acc = Řím
    .to = do Říma
    .in = v Římě
name-helsinki = Helsinky
    .acc = Helsinky
    .to = do Helsinek
    .in = v Helsinkách
name-moscow = Moskva
    .acc = Moskvu
    .to = do Moskvy
    .in = v Moskvě
name-istanbul = Istanbul
    .acc = Istanbul
    .to = do Istanbulu
    .in = v Istanbulu
name-stockholm = Stockholm
    .acc = Stockholm
    .to = do Stockholmu
    .in = ve Stockholmu
name-budapest = Budapešť
    .acc = Budapešť
    .to = do Budapešti
    .in = v Budapešti
name-athens = Athény
    .acc = Athény
    .to = do Athén
    .in = v Athénách

## Otázky

prompt-draft = Kterou startovní misi si vyberete?
prompt-turn = Jste na tahu. Co uděláte?
prompt-moved = Váš špion je teď { $city-in }. Co dál?
prompt-mark = Váš špion končí tah { $city-in }. Co označíte?
prompt-extra =
    { $count ->
        [one] Máte tah navíc. Využijete ho?
        [few] Zbývají vám { $count } tahy navíc. Využijete jeden?
       *[other] Zbývá vám { $count } tahů navíc. Využijete jeden?
    }

option-accept = Přijmout misi na { $second }. místě
option-connect = Připojit { $second-acc } a přesunout se tam
option-go = Přesunout se { $second-to }
option-lift = Vzít zpět agenty: { $second }
option-unmark = Vzít zpět značku { $third-in }: { $second }
option-discard = Odhodit misi { $second }
option-mark = Označit misi { $second }
option-stay = Zůstat tady
option-done = Ukončit tah
option-take = Využít tah navíc
option-decline = Odmítnout

## Na koho se čeká

waiting-draft = { $seat } si vybírá startovní misi.
waiting-turn = { $seat } je na tahu.
waiting-moved = { $seat } se už přesouvá a hraje dál.
waiting-mark = { $seat } končí tah.
waiting-extra = { $seat } si rozmýšlí tah navíc.

## Co se stalo

event-row-opened = V nabídce misí jsou { $missions }.
event-began = Začíná { $seat }.
event-starts-opened = Startovní mise na výběr: { $missions }.
event-start = { $seat } má startovní misi { $mission } a začíná { $city-in }.
event-turn = { $round }. kolo: { $seat }
event-accepted =
    { $planning ->
        [0] { $seat } přijímá misi { $mission }.
        [one] { $seat } přijímá misi { $mission }, plánuje ji { $planning } agent.
        [few] { $seat } přijímá misi { $mission }, plánují ji { $planning } agenti.
       *[other] { $seat } přijímá misi { $mission }, plánuje ji { $planning } agentů.
    }
event-turned-up = V nabídce je nová mise { $mission }.
event-connected =
    { $cost ->
        [0] { $seat } připojuje { $city-acc } a přesouvá se tam, bez dalších agentů.
        [one] { $seat } připojuje { $city-acc } a přesouvá se tam: { $cost } agent.
        [few] { $seat } připojuje { $city-acc } a přesouvá se tam: { $cost } agenti.
       *[other] { $seat } připojuje { $city-acc } a přesouvá se tam: { $cost } agentů.
    }
event-moved = { $seat } se přesouvá { $city-to }.
event-stayed = { $seat } zůstává { $city-in }.
event-took-back =
    { $count ->
        [one] { $seat } bere zpět { $count } agenta: { $space }.
        [few] { $seat } bere zpět { $count } agenty: { $space }.
       *[other] { $seat } bere zpět { $count } agentů: { $space }.
    }
event-unmarked = { $seat } bere zpět značku { $city-in }: { $mission }.
event-discarded =
    { $count ->
        [0] { $seat } odhazuje misi { $mission }.
        [one] { $seat } odhazuje misi { $mission } a dostává zpět { $count } agenta.
        [few] { $seat } odhazuje misi { $mission } a dostává zpět { $count } agenty.
       *[other] { $seat } odhazuje misi { $mission } a dostává zpět { $count } agentů.
    }
event-marked = { $seat } označuje { $city-acc }: { $mission }.
event-completed =
    { $points ->
        [one] { $seat } plní misi { $mission } za { $points } bod.
        [few] { $seat } plní misi { $mission } za { $points } body.
       *[other] { $seat } plní misi { $mission } za { $points } bodů.
    }
event-extra-turn = { $seat } využívá tah navíc.
event-declined = { $seat } odmítá tah navíc.
event-last-round = { $seat } má dost splněných misí, a hra tak končí. Všichni ostatní mají poslední tah.
event-exhausted = Mise došly a nikdo už jich nemůže splnit dost. Všichni kromě hráče { $seat } mají poslední tah.

## Jak partie skončila

reason-missions = Vítěz má nejvíc bodů.
reason-missions-tie = Nejvíc bodů má několik hráčů; vyhrává ten, jehož poslední tah přišel později.
reason-exhausted = Mise došly a vítěz má nejvíc bodů.
reason-exhausted-tie = Mise došly a nejvíc bodů má několik hráčů; vyhrává ten, jehož poslední tah přišel později.

## Terminál

terminal-round =
    { $deck ->
        [0] { $round }. kolo · { $board } · balíček je prázdný
        [one] { $round }. kolo · { $board } · v balíčku { $deck } mise
        [few] { $round }. kolo · { $board } · v balíčku { $deck } mise
       *[other] { $round }. kolo · { $board } · v balíčku { $deck } misí
    }
terminal-light = světlá strana
terminal-dark = tmavá strana
terminal-own-data = · vlastní data { $data }
terminal-last = Hru ukončuje { $seat }: toto jsou poslední tahy.
terminal-row = Mise v nabídce (místo: plánující agenti):
terminal-starts = Startovní mise na výběr:
terminal-mission = { $mission } ({ $worth })
terminal-worth =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $extra ->
        [yes] , tah navíc
       *[no] {""}
    }
terminal-you = { $seat } (vy)
terminal-spy = špion: { $city }
terminal-no-spy = zatím bez špiona
terminal-supply = zásoba { $supply } z { $total }
terminal-completed = splněno { $count }
terminal-completed-which =
    { $score ->
        [one] splněno { $count }, zatím { $score } bod
        [few] splněno { $count }, zatím { $score } body
       *[other] splněno { $count }, zatím { $score } bodů
    }
terminal-network = síť: { $cities }
terminal-planning =
    { $count ->
        [one] { $count } plánující agent
        [few] { $count } plánující agenti
       *[other] { $count } plánujících agentů
    }
terminal-start-mission = startovní mise

follows-mission =
    { $mission }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $extra ->
        [yes] {" "}a tah navíc
       *[no] {""}
    }; plánujících agentů: { $planning }
follows-start =
    { $points ->
        [one] { $points } bod, začátek: { $city }
        [few] { $points } body, začátek: { $city }
       *[other] { $points } bodů, začátek: { $city }
    }
follows-cost = potřeba agentů: { $cost }
follows-back =
    { $count ->
        [one] { $count } agent se vrátí
        [few] { $count } agenti se vrátí
       *[other] { $count } agentů se vrátí
    }
follows-go-back = kde váš tah začal
follows-completes =
    splní ji: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $extra ->
        [yes] {" "}a tah navíc
       *[no] {""}
    }
follows-left =
    { $count ->
        [one] pak zbývá { $count } město
        [few] pak zbývají { $count } města
       *[other] pak zbývá { $count } měst
    }
