### MIND MGMT v terminálu.

terminal-round = { $round }. kolo
terminal-recruits = rekruti: { $count } z { $goal }
terminal-hours = Čas: { $hours }
terminal-signs = M H B D agenti (malé: hotovo) · † nesmrtelný · * žeton kroku · =7 potvrzeno · @ iluze · ≈ chaos · #7 cesta
terminal-slips =
    { $count ->
        [one] zbývá { $count } iluze
        [few] zbývají { $count } iluze
       *[other] zbývá { $count } iluzí
    }
terminal-secret = { $card } · cesta: { $path }
terminal-features = Zajímavosti: { $features }
terminal-opened = Odkryté: { $features }
terminal-display = Nábor nesmrtelnými: { $features }
terminal-together = společně
terminal-notes = Poznámky: { $notes }
