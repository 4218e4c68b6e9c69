"""The bots of MIND MGMT: people who hear what others think, those who only guess first."""

from __future__ import annotations

from brushpass.table.company import Looks, Persona

PSYCHICS = {
    "rookie": (
        Persona("Nils", Looks("pale", "curls", "blond", "cardigan", ("glasses",))),
        Persona("Asha", Looks("brown", "bob", "black", "dungarees")),
        Persona("Pavo", Looks("tan", "short", "brown", "turtleneck", ("cap",))),
        Persona("Lulu", Looks("fair", "bun", "red", "cardigan", ("scarf",))),
        Persona("Jomo", Looks("brown", "short", "black", "dungarees")),
    ),
    "agent": (
        Persona("Amina", Looks("tan", "bun", "black", "trench", ("scarf",))),
        Persona("Ravi", Looks("brown", "quiff", "black", "tie")),
        Persona("Klara", Looks("pale", "bob", "brown", "turtleneck", ("glasses",))),
        Persona("Idris", Looks("brown", "short", "black", "trench", ("beard",))),
        Persona("June", Looks("fair", "curls", "red", "pearls", ("shades",))),
    ),
    "handler": (
        Persona("Salma", Looks("tan", "bob", "grey", "trench", ("hat",))),
        Persona("Edgar", Looks("pale", "short", "grey", "tie", ("monocle",))),
        Persona("Yara", Looks("brown", "curls", "brown", "pearls", ("glasses",))),
        Persona("Anton", Looks("fair", "bald", "brown", "turtleneck", ("moustache", "glasses"))),
        Persona("Mei", Looks("fair", "bun", "black", "tie")),
    ),
    "mastermind": (
        Persona("Zuri", Looks("brown", "bun", "grey", "pearls", ("shades",))),
        Persona("Casimir", Looks("pale", "quiff", "grey", "trench", ("patch", "beard"))),
        Persona("Noor", Looks("tan", "bob", "black", "turtleneck", ("monocle",))),
        Persona("Ambrose", Looks("fair", "bald", "grey", "tie", ("beard", "shades"))),
        Persona("Vesna", Looks("pale", "curls", "black", "trench", ("hat",))),
    ),
}
