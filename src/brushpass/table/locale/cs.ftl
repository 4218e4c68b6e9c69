### Co říká terminál u každého stolu, a slova společná všem hrám.

list-nothing = nic
list-and = { $head } a { $last }

player = Hráč { $number }
bot = Bot { $number }
level-rookie = Nováček
level-agent = Agent
level-handler = Řídící důstojník
level-mastermind = Mozek
heading = { $title } · { $mode }

## Víc lidí u jednoho zařízení

curtain-pass = Předejte zařízení. Na řadě je { $seat }.
curtain-ready = { $seat }: stiskněte Enter, až se nikdo jiný nebude dívat.

## Rozhodování

asked = { $seat }:
log-since = Co se mezitím stalo
log-whole = Co se zatím stalo
log-empty = Zatím se nic nestalo.
choose-hint = Číslo nebo název. Dále: { $commands }
choose-only = Jiná možnost není: stiskněte Enter.
choose-number =
    { $most ->
        [one] Možnost je jen jedna, číslo 1.
       *[other] Čísla jdou od 1 do { $most }.
    }
choose-unknown = „{ $answer }“ není ani odpověď, ani příkaz. Co všechno jde, ukáže { $help }.
choose-several = „{ $answer }“ může být { $which }. Napište víc písmen nebo číslo.
thinking = { $seat } přemýšlí …

command-undo = zpět
command-log = záznam
command-rules = pravidla
command-save = ulož
command-help = pomoc
command-quit = konec

help-choose = Odpovězte číslem možnosti nebo začátkem jejího názvu.
help-undo = vezme zpět vaši poslední volbu, dokud od té doby nevyšlo nic najevo
help-log = všechno, co se zatím stalo, pokud o tom smíte vědět
help-rules = pravidla, nebo jedno z nich: { $command } { $example }
help-save = zapíše partii do souboru: { $command } partie.json
help-help = tento přehled
help-quit = odejde od partie

rules-none = Tato hra pravidla u sebe nemá.
rules-unknown = Pravidlo „{ $wanted }“ není. Podobná: { $near }.
undo-done = Vzato zpět.
undo-nothing = Není co vzít zpět: od vaší poslední volby rozhodla náhoda, vyšlo najevo tajemství nebo táhl někdo jiný.
save-done = Uloženo do souboru { $file }. Jsou v něm tajemství všech hráčů.
save-where = Napište i kam: { $command } partie.json
save-failed = Soubor { $file } nejde zapsat: { $why }.
quit-unsaved = Partie zůstala nedohraná.
quit-saved = Partie zůstala nedohraná. Pokračovat můžete takto: brushpass play --load { $file }

## Konec

end-won =
    { $seats-count ->
        [one] { $seats } vyhrává.
       *[other] { $seats } společně vyhrávají.
    }
end-nobody = Nevyhrává nikdo.
end-scores = Body
end-hidden = Všechny karty leží na stole:
end-check = Rozdání si můžete ověřit: brushpass verify { $file }

## Záznamy partií

replay-deal = Rozdání
replay-step = Krok { $at } z { $all }
replay-choice = { $seat } volí: { $option }
replay-hint = Enter: další krok, q: konec
replay-unfinished = Odtud se hraje dál.
replay-unseen = Odtud z toho nebylo vidět nic.

## Mnoho partií

sim-title = { $title } · { $mode } · počet míst: { $seats } · partií: { $games }
sim-random = náhoda
sim-seat = místo
sim-player = hráč
sim-wins = výhry
sim-ends = Jak skončily
sim-reason = důvod
sim-share = podíl
sim-first = Kdo rozhodoval jako první, vyhrál v { $share } partií.
sim-nobody = Bez vítěze skončilo { $share } partií.
sim-decisions = Rozhodnutí v jedné partii: { $mean } (od { $least } do { $most }).
sim-speed = { $speed } rozhodnutí za sekundu, celkem { $seconds } s.
