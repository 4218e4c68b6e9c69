### Nemesis: Lockdown: odkud jsou data.

data-rules = Pravidla jsou podle české příručky.
data-map = Šestnáct skrytých místností leží tam, kde na tištěném plánu; chodby, čísla a povrch Marsu jsou naše.
data-rulebook = { $count } z pravidel
data-public = { $count } veřejně známých
data-partly = { $count } zčásti našich
data-reconstructed = { $count } našich
data-rooms = Místnosti ({ $count }): { $sources }.
data-cards = Druhy akčních karet ({ $count }): { $sources }.
data-items = Druhy předmětů ({ $count }): { $sources }.
data-intruders = Žetony vetřelců ({ $count }): { $sources }.
data-attacks = Karty útoků ({ $count }): { $sources }.
data-events = Karty událostí ({ $count }): { $sources }.
data-computers = Karty IT akcí ({ $count }): { $sources }.
data-wounds = Druhy vážných poranění ({ $count }): { $sources }.
data-weaknesses = Slabiny ({ $count }): { $sources }.
data-objectives = Úkoly ({ $count }): { $sources }.
data-contingencies = Terminační rozkazy ({ $count }): { $sources }.
data-explorations = Žetony průzkumu ({ $count }): { $sources }.
data-surface = Karty povrchu ({ $count }): { $sources }.
data-ours = Co je naše, vymysleli jsme pro tento stůl, protože tištěné karty nejsou veřejné. Kdo má krabici, může vložit vlastní.
data-replaced = Tento stůl hraje s vlastními daty: { $data }.
