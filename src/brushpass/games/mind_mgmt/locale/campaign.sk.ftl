### MIND MGMT: obe strany a čo sa dohaduje o kampani.

side-1 = { name-recruiter }
side-2 = { name-agents }

group-recruiter_modules = Domáce moduly pre Náborára
group-recruiter_modules-about = Naše vlastné pravidlá, ktoré pomáhajú Náborárovi.
group-agent_modules = Domáce moduly pre Agentov
group-agent_modules-about = Naše vlastné pravidlá, ktoré pomáhajú Agentom.
