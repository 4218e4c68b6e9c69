### Čo hovorí terminál pri každom stole, a slová spoločné všetkým hrám.

list-nothing = nič
list-and = { $head } a { $last }

player = Hráč { $number }
bot = Bot { $number }
level-rookie = Nováčik
level-agent = Agent
level-handler = Riadiaci dôstojník
level-mastermind = Mozog
heading = { $title } · { $mode }

## Viac ľudí pri jednom zariadení

curtain-pass = Odovzdajte zariadenie. Na rade je { $seat }.
curtain-ready = { $seat }: stlačte Enter, keď sa nikto iný nebude pozerať.

## Rozhodovanie

asked = { $seat }:
log-since = Čo sa medzitým stalo
log-whole = Čo sa zatiaľ stalo
log-empty = Zatiaľ sa nič nestalo.
choose-hint = Číslo alebo názov. Ďalej: { $commands }
choose-only = Iná možnosť nie je: stlačte Enter.
choose-number =
    { $most ->
        [one] Možnosť je len jedna, číslo 1.
       *[other] Čísla idú od 1 do { $most }.
    }
choose-unknown = „{ $answer }“ nie je ani odpoveď, ani príkaz. Čo všetko sa dá, ukáže { $help }.
choose-several = „{ $answer }“ môže byť { $which }. Napíšte viac písmen alebo číslo.
thinking = { $seat } premýšľa …

command-undo = späť
command-log = záznam
command-rules = pravidlá
command-save = ulož
command-help = pomoc
command-quit = koniec

help-choose = Odpovedzte číslom možnosti alebo začiatkom jej názvu.
help-undo = vezme späť vašu poslednú voľbu, kým odvtedy nič nevyšlo najavo
help-log = všetko, čo sa zatiaľ stalo, ak o tom smiete vedieť
help-rules = pravidlá, alebo jedno z nich: { $command } { $example }
help-save = zapíše partiu do súboru: { $command } partia.json
help-help = tento prehľad
help-quit = odíde od partie

rules-none = Táto hra pravidlá pri sebe nemá.
rules-unknown = Pravidlo „{ $wanted }“ nie je. Podobné: { $near }.
undo-done = Vzaté späť.
undo-nothing = Nie je čo vziať späť: od vašej poslednej voľby rozhodla náhoda, vyšlo najavo tajomstvo alebo ťahal niekto iný.
save-done = Uložené do súboru { $file }. Sú v ňom tajomstvá všetkých hráčov.
save-where = Napíšte aj kam: { $command } partia.json
save-failed = Súbor { $file } sa nedá zapísať: { $why }.
quit-unsaved = Partia zostala nedohraná.
quit-saved = Partia zostala nedohraná. Pokračovať môžete takto: brushpass play --load { $file }

## Koniec

end-won =
    { $seats-count ->
        [one] { $seats } vyhráva.
       *[other] { $seats } spoločne vyhrávajú.
    }
end-nobody = Nevyhráva nikto.
end-scores = Body
end-hidden = Všetky karty ležia na stole:
end-check = Rozdanie si môžete overiť: brushpass verify { $file }

## Záznamy partií

replay-deal = Rozdanie
replay-step = Krok { $at } z { $all }
replay-choice = { $seat } volí: { $option }
replay-hint = Enter: ďalší krok, q: koniec
replay-unfinished = Odtiaľto sa hrá ďalej.
replay-unseen = Odtiaľto z toho nebolo vidieť nič.

## Veľa partií

sim-title = { $title } · { $mode } · počet miest: { $seats } · partií: { $games }
sim-random = náhoda
sim-seat = miesto
sim-player = hráč
sim-wins = výhry
sim-ends = Ako skončili
sim-reason = dôvod
sim-share = podiel
sim-first = Kto rozhodoval ako prvý, vyhral v { $share } partií.
sim-nobody = Bez víťaza skončilo { $share } partií.
sim-decisions = Rozhodnutí v jednej partii: { $mean } (od { $least } do { $most }).
sim-speed = { $speed } rozhodnutí za sekundu, spolu { $seconds } s.
