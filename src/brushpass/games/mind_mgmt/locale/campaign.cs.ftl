### MIND MGMT: obě strany a co se domlouvá o kampani.

side-1 = { name-recruiter }
side-2 = { name-agents }

group-recruiter_modules = Domácí moduly pro Náboráře
group-recruiter_modules-about = Naše vlastní pravidla, která pomáhají Náboráři.
group-agent_modules = Domácí moduly pro Agenty
group-agent_modules-about = Naše vlastní pravidla, která pomáhají Agentům.
