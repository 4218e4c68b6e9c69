### Spy Connection: všechno, co si hráč přečte. Města mají čtvrtý pád (.acc), kam (.to) a kde (.in); mise a políčka se jmenují podle měst (viz box/naming.py).

game-title = Spy Connection
game-about = Vaši agenti spojují evropská města a váš špion po těch spojeních cestuje. Přijímejte mise, navštěvujte jejich města a plňte je dřív než ostatní. Agentů je málo: každý plán, spojení i značka nějaké zaměstná.
mode-first = První hra
mode-first-about = Startovní mise se rozdají.
mode-advanced = Pokročilá
mode-advanced-about = Startovní mise si postupně vybíráte; na začínajícího hráče zbude poslední.

setting-board = Herní plán
setting-board-about = Na tmavé straně stojí mise o jednoho plánujícího agenta víc; nemáte-li žádnou jinou, nestojí nic. Všichni tam mají 15 agentů.
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

intro-1 = Jste špion v Evropě o dvanácti městech a cestu vám otevírá patnáct agentů.
intro-2 = Ve svém tahu uděláte jednu ze tří věcí: přijmete jednu ze čtyř nabízených misí, připojíte nové město a přesunete se tam, nebo se přesunete do kteréhokoli města, které už vaši agenti spojují.
intro-3 = Město připojíte tak, že na každé políčko cesty k němu dáte agenta, a kde už stojí jiný hráč, tam dva.
intro-4 = Když váš špion skončí tah ve městě některé z vašich misí, označte ho na ní agentem. Jsou-li označena všechna její města, je mise splněna: máte za ni body a agenti z ní se vám vrátí.
intro-5 = Jakmile někdo splní sedm misí, mají všichni ostatní poslední tah. Vyhrává nejvíc bodů; značka na nesplněné misi je za jeden.
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

option-accept = Přijmout misi z { $second }. místa
option-connect = Připojit { $second-acc } a přesunout se tam
option-go = Přesunout se { $second-to }
option-lift = Vzít zpět agenty: { $second }
option-unmark = Vzít zpět značku { $third-in }: { $second }
option-discard = Odhodit misi { $second }
option-mark = Označit misi { $second }
option-stay = Zůstat tady
option-done = Ukončit tah
option-take = Využít tah navíc
option-decline = Obejít se bez něj

## Na koho se čeká

waiting-draft = { $seat } si vybírá startovní misi.
waiting-turn = { $seat } je na tahu.
waiting-moved = { $seat } je po přesunu a pokračuje.
waiting-mark = { $seat } končí tah.
waiting-extra = { $seat } zvažuje tah navíc.

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
        [0] { $seat } bez dalších agentů připojuje { $city-acc } a přesouvá se tam.
        [one] { $seat } s { $cost } agentem připojuje { $city-acc } a přesouvá se tam.
       *[other] { $seat } s { $cost } agenty připojuje { $city-acc } a přesouvá se tam.
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
event-declined = { $seat } se obejde bez tahu navíc.
event-last-round = { $seat } má dost splněných misí, a hra tak končí. Všichni ostatní mají poslední tah.
event-exhausted = Mise došly a nikdo už jich nemůže splnit dost. Kromě hráče { $seat } mají všichni poslední tah.

## Jak partie skončila

reason-missions = Vítěz má nejvíc bodů.
reason-missions-tie = Nejvíc bodů má několik hráčů; vítěz z nich měl poslední tah později.
reason-exhausted = Mise došly a vítěz má nejvíc bodů.
reason-exhausted-tie = Mise došly a nejvíc bodů má několik hráčů; vítěz z nich měl poslední tah později.

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
terminal-last = { $seat } končí hru: toto jsou poslední tahy.
terminal-row = Mise k přijetí (místo: plánující agenti):
terminal-starts = Startovní mise na výběr:
terminal-mission =
    { $extra ->
        [yes] { $mission } ({ $points }, tah navíc)
       *[no] { $mission } ({ $points })
    }
terminal-you = { $seat } (vy)
terminal-spy = špion: { $city }
terminal-no-spy = zatím bez špiona
terminal-supply = zásoba { $supply } z { $total }
terminal-completed = splněno { $count }
terminal-completed-which = splněno { $count }, bodů zatím { $score }
terminal-network = síť: { $cities }
terminal-planning =
    { $count ->
        [one] { $count } plánující agent
        [few] { $count } plánující agenti
       *[other] { $count } plánujících agentů
    }
terminal-start-mission = startovní mise

follows-mission =
    { $extra ->
        [yes] { $mission }, body: { $points } a tah navíc; plánujících agentů: { $planning }
       *[no] { $mission }, body: { $points }; plánujících agentů: { $planning }
    }
follows-start = body: { $points }, začátek: { $city }
follows-cost = potřeba agentů: { $cost }
follows-back =
    { $count ->
        [one] { $count } agent se vrátí
        [few] { $count } agenti se vrátí
       *[other] { $count } agentů se vrátí
    }
follows-go-back = kde váš tah začal
follows-completes =
    { $extra ->
        [yes] splní ji, body: { $points } a tah navíc
       *[no] splní ji, body: { $points }
    }
follows-left =
    { $count ->
        [one] pak zbývá { $count } město
        [few] pak zbývají { $count } města
       *[other] pak zbývá { $count } měst
    }
