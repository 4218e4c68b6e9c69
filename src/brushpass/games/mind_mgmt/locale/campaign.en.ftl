### MIND MGMT: the two sides, and what is agreed about a campaign.

side-1 = { name-recruiter }
side-2 = { name-agents }

group-recruiter_modules = House modules for the Recruiter
group-recruiter_modules-about = Rules of our own that help the Recruiter.
group-agent_modules = House modules for the Agents
group-agent_modules-about = Rules of our own that help the Agents.

campaign = Campaign
campaign-about = Full games by the same people in the same roles: whoever loses opens a house module for the games to come.
campaign-agents = Rogue Agents in round { $round } · { $card }
campaign-recruits = Recruiter: R, recruits · { $card }
campaign-clock = Recruiter: C, clock · { $card }
campaign-opens-1 = The Recruiter opens package { $number }: { $module }.
campaign-opens-2 = The Rogue Agents open package { $number }: { $module }.
campaign-streak-1 = The Recruiter has won { $games } times in a row.
campaign-streak-2 = The Rogue Agents have won { $games } times in a row.
