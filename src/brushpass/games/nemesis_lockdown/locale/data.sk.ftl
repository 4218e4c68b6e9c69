### Nemesis: Lockdown: odkiaľ sú dáta.

data-rules = Pravidlá sú podľa českej príručky.
data-map = Šestnásť skrytých miestností leží tam, kde na tlačenom pláne; chodby, čísla a povrch Marsu sú naše.
data-rulebook = { $count } z pravidiel
data-public = { $count } verejne známych
data-partly = { $count } sčasti našich
data-reconstructed = { $count } našich
data-rooms = Miestnosti ({ $count }): { $sources }.
data-cards = Druhy akčných kariet ({ $count }): { $sources }.
data-items = Druhy predmetov ({ $count }): { $sources }.
data-intruders = Žetóny votrelcov ({ $count }): { $sources }.
data-attacks = Karty útokov ({ $count }): { $sources }.
data-events = Karty udalostí ({ $count }): { $sources }.
data-computers = Karty IT akcií ({ $count }): { $sources }.
data-wounds = Druhy vážnych poranení ({ $count }): { $sources }.
data-weaknesses = Slabiny ({ $count }): { $sources }.
data-objectives = Úlohy ({ $count }): { $sources }.
data-contingencies = Terminačné rozkazy ({ $count }): { $sources }.
data-explorations = Žetóny prieskumu ({ $count }): { $sources }.
data-surface = Karty povrchu ({ $count }): { $sources }.
data-ours = Čo je naše, vymysleli sme pre tento stôl, lebo tlačené karty nie sú verejné. Kto má škatuľu, môže vložiť vlastné.
data-replaced = Tento stôl hrá s vlastnými dátami: { $data }.
