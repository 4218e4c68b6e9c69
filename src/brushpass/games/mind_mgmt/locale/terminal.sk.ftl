### MIND MGMT v termináli.

terminal-round = { $round }. kolo
terminal-recruits = regrúti: { $count } z { $goal }
terminal-hours = Čas: { $hours }
terminal-signs = M H B D agenti (malé: hotovo) · † nesmrteľný · * žetón kroku · =7 potvrdené · @ ilúzia · ≈ chaos · #7 cesta
terminal-slips =
    { $count ->
        [one] ostáva { $count } ilúzia
        [few] ostávajú { $count } ilúzie
       *[other] ostáva { $count } ilúzií
    }
terminal-secret = { $card } · cesta: { $path }
terminal-features = Zaujímavosti: { $features }
terminal-opened = Odkryté: { $features }
terminal-display = Nábor nesmrteľnými: { $features }
terminal-together = spoločne
terminal-notes = Poznámky: { $notes }
