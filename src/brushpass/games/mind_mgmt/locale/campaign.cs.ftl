### MIND MGMT: obě strany a co se domlouvá o kampani.

side-1 = { name-recruiter }
side-2 = { name-agents }

group-recruiter_modules = Domácí moduly pro Náboráře
group-recruiter_modules-about = Naše vlastní pravidla, která pomáhají Náboráři.
group-agent_modules = Domácí moduly pro Agenty
group-agent_modules-about = Naše vlastní pravidla, která pomáhají Agentům.

campaign = Kampaň
campaign-about = Plné hry stejných lidí ve stejných rolích: kdo prohraje, otevře si domácí modul pro další hry.
campaign-agents = Odpadlí agenti v { $round }. kole · { $card }
campaign-recruits = Náborář: R, rekruti · { $card }
campaign-clock = Náborář: C, čas · { $card }
campaign-opens-1 = Náborář otevírá { $number }. balíček: { $module }.
campaign-opens-2 = Odpadlí agenti otevírají { $number }. balíček: { $module }.
campaign-streak-1 = Náborář vyhrál { $games }× za sebou.
campaign-streak-2 = Odpadlí agenti vyhráli { $games }× za sebou.
