"""The bots of Spy Connection: heads of stations all over Europe, the newly appointed first."""

from __future__ import annotations

from brushpass.table.company import Looks, Persona

STATIONS = {
    "rookie": (
        Persona("Timo", Looks("pale", "short", "blond", "turtleneck")),
        Persona("Pia", Looks("tan", "bob", "brown", "trench")),
        Persona("Janek", Looks("fair", "curls", "brown", "tie", ("glasses",))),
        Persona("Lena", Looks("brown", "bun", "black", "turtleneck")),
    ),
    "agent": (
        Persona("Greta", Looks("pale", "bob", "blond", "trench", ("hat",))),
        Persona("Boris", Looks("fair", "short", "black", "trench", ("moustache", "hat"))),
        Persona("Ines", Looks("tan", "curls", "black", "pearls")),
        Persona("Marek", Looks("fair", "quiff", "red", "tie", ("shades",))),
    ),
    "handler": (
        Persona("Henrik", Looks("pale", "quiff", "grey", "tie", ("beard",))),
        Persona("Astrid", Looks("fair", "bun", "blond", "turtleneck", ("glasses",))),
        Persona("Carla", Looks("tan", "bob", "grey", "trench", ("shades",))),
        Persona("Samir", Looks("brown", "short", "black", "tie", ("moustache", "glasses"))),
    ),
    "mastermind": (
        Persona("Nadia", Looks("brown", "bun", "black", "trench", ("patch",))),
        Persona("Leopold", Looks("pale", "bald", "grey", "tie", ("monocle", "moustache"))),
        Persona("Elsa", Looks("fair", "curls", "grey", "pearls", ("hat",))),
        Persona("Maurice", Looks("tan", "quiff", "black", "turtleneck", ("shades", "beard"))),
    ),
}
