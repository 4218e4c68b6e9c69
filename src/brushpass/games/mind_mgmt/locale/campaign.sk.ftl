### MIND MGMT: obe strany a čo sa dohaduje o kampani.

side-1 = { name-recruiter }
side-2 = { name-agents }

group-recruiter_modules = Domáce moduly pre Náborára
group-recruiter_modules-about = Naše vlastné pravidlá, ktoré pomáhajú Náborárovi.
group-agent_modules = Domáce moduly pre Agentov
group-agent_modules-about = Naše vlastné pravidlá, ktoré pomáhajú Agentom.

campaign = Kampaň
campaign-about = Plné hry tých istých ľudí v tých istých rolách: kto prehrá, otvorí si domáci modul pre ďalšie hry.
campaign-agents = Odpadnutí agenti v { $round }. kole · { $card }
campaign-recruits = Náborár: R, regrúti · { $card }
campaign-clock = Náborár: C, čas · { $card }
campaign-opens-1 = Náborár otvára { $number }. balíček: { $module }.
campaign-opens-2 = Odpadnutí agenti otvárajú { $number }. balíček: { $module }.
campaign-streak-1 = Náborár vyhral { $games }× za sebou.
campaign-streak-2 = Odpadnutí agenti vyhrali { $games }× za sebou.
