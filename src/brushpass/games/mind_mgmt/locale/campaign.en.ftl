### MIND MGMT: the two sides, and what is agreed about a campaign.

side-1 = { name-recruiter }
side-2 = { name-agents }

group-recruiter_modules = House modules for the Recruiter
group-recruiter_modules-about = Rules of our own that help the Recruiter.
group-agent_modules = House modules for the Agents
group-agent_modules-about = Rules of our own that help the Agents.
