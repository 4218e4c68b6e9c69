"""The bots of In Too Deep: agents undercover, those on their first assignment first."""

from __future__ import annotations

from brushpass.table.company import Looks, Persona

UNDERCOVER = {
    "rookie": (
        Persona("Kip", Looks("fair", "curls", "red", "dungarees")),
        Persona("Suri", Looks("brown", "bob", "black", "turtleneck", ("glasses",))),
        Persona("Bo", Looks("tan", "short", "black", "cardigan", ("cap",))),
        Persona("Nell", Looks("pale", "bun", "brown", "turtleneck")),
        Persona("Taro", Looks("fair", "quiff", "black", "trench")),
    ),
    "agent": (
        Persona("Cass", Looks("brown", "short", "black", "trench", ("shades",))),
        Persona("Imani", Looks("brown", "curls", "brown", "turtleneck", ("scarf",))),
        Persona("Dima", Looks("pale", "short", "blond", "trench", ("beard",))),
        Persona("Vera", Looks("fair", "bob", "red", "trench", ("hat",))),
        Persona("Luka", Looks("tan", "quiff", "brown", "tie")),
    ),
    "handler": (
        Persona("Halina", Looks("pale", "bun", "grey", "turtleneck", ("glasses",))),
        Persona("Osei", Looks("brown", "bald", "black", "tie", ("beard", "shades"))),
        Persona("Quinn", Looks("fair", "bob", "black", "tie", ("patch",))),
        Persona("Rafael", Looks("tan", "quiff", "grey", "trench", ("moustache",))),
        Persona("Petra", Looks("fair", "curls", "grey", "pearls", ("hat",))),
    ),
    "mastermind": (
        Persona("Solveig", Looks("pale", "bob", "grey", "trench", ("shades",))),
        Persona("Cyrus", Looks("tan", "bald", "grey", "turtleneck", ("beard", "monocle"))),
        Persona("Noemi", Looks("brown", "bun", "black", "pearls", ("patch",))),
        Persona("Magnus", Looks("fair", "short", "grey", "tie", ("moustache", "hat"))),
        Persona("Yelena", Looks("pale", "curls", "black", "trench", ("monocle",))),
    ),
}
