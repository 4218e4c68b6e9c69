"""The bots of Agent Avenue: neighbours in a quiet street, the harmless ones first."""

from __future__ import annotations

from brushpass.table.company import Looks, Persona

NEIGHBOURS = {
    "rookie": (
        Persona("Otto", Looks("fair", "curls", "red", "dungarees")),
        Persona("Lola", Looks("tan", "bob", "black", "cardigan")),
        Persona("Emil", Looks("pale", "short", "blond", "dungarees", ("cap",))),
        Persona("Zita", Looks("brown", "curls", "brown", "cardigan")),
    ),
    "agent": (
        Persona("Oskar", Looks("fair", "quiff", "brown", "cardigan", ("moustache",))),
        Persona("Irma", Looks("pale", "bun", "grey", "pearls", ("glasses",))),
        Persona("Felix", Looks("tan", "short", "black", "turtleneck", ("shades",))),
        Persona("Vera", Looks("fair", "bob", "red", "trench", ("scarf",))),
    ),
    "handler": (
        Persona("Ida", Looks("fair", "bun", "black", "trench", ("shades",))),
        Persona("Bruno", Looks("tan", "bald", "grey", "tie", ("beard",))),
        Persona("Marta", Looks("brown", "bob", "black", "pearls", ("hat",))),
        Persona("Hugo", Looks("pale", "short", "grey", "tie", ("glasses", "moustache"))),
    ),
    "mastermind": (
        Persona("Ada", Looks("pale", "bun", "grey", "turtleneck", ("monocle",))),
        Persona("Viktor", Looks("fair", "bald", "black", "trench", ("hat", "beard"))),
        Persona("Olga", Looks("tan", "curls", "grey", "pearls", ("shades",))),
        Persona("Konrad", Looks("brown", "quiff", "grey", "tie", ("patch",))),
    ),
}
