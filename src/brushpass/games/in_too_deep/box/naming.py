"""What things of the box are called: cards and tokens as the data say, and things that a file calls otherwise."""

from __future__ import annotations

from functools import cache
from typing import Final

from .box import Box, called
from .data import own_box

Names = dict[str, str | dict[str, str]]

ZONE: Final = {
    "en": {
        "in": "in the {}", "to": "to the {}", "from": "from the {}", "by": "next to the {}", "opp": "opposite the {}",
        "acc": "the {}", "at": "at the {}", "ins": "the {}", "with": "in the {}", "be": "is",
    },
    "cs": {
        "in": "v zóně {}", "to": "do zóny {}", "from": "ze zóny {}", "by": "vedle zóny {}", "opp": "naproti zóně {}",
        "acc": "zónu {}", "at": "u zóny {}", "ins": "zónou {}", "with": "v zóně {}", "be": "je",
    },
    "sk": {
        "in": "v zóne {}", "to": "do zóny {}", "from": "zo zóny {}", "by": "vedľa zóny {}", "opp": "naproti zóne {}",
        "acc": "zónu {}", "at": "pri zóne {}", "ins": "zónou {}", "with": "v zóne {}", "be": "je",
    },
}  # fmt: skip
CRIMINAL: Final = {
    "en": {
        "acc": "the {}", "with": "with the {}", "by": "next to the {}", "opp": "opposite the {}", "over": "over the {}",
        "of": "the {}’s", "ins": "the {}", "be": "is",
    },
    "cs": {
        "acc": "zločince {}", "with": "se zločincem {}", "by": "vedle zločince {}", "opp": "naproti zločinci {}",
        "over": "nad zločincem {}", "of": "zločince {}", "ins": "zločincem {}", "sex": "m",
        "be": "je",
    },
    "sk": {
        "acc": "zločinca {}", "with": "so zločincom {}", "by": "vedľa zločinca {}", "opp": "naproti zločincovi {}",
        "over": "nad zločincom {}", "of": "zločinca {}", "ins": "zločincom {}", "sex": "m",
        "be": "je",
    },
}  # fmt: skip
ITEM: Final = {
    "en": {
        "acc": "the {}", "low": "the {}", "by": "next to the {}", "opp": "opposite the {}", "with": "with the {}",
        "ins": "the {}", "be": "is",
    },
    "cs": {
        "acc": "předmět {}", "low": "předmět {}", "by": "vedle předmětu {}", "opp": "naproti předmětu {}",
        "with": "u předmětu {}", "ins": "předmětem {}", "be": "je",
    },
    "sk": {
        "acc": "predmet {}", "low": "predmet {}", "by": "vedľa predmetu {}", "opp": "naproti predmetu {}",
        "with": "pri predmete {}", "ins": "predmetom {}", "be": "je",
    },
}  # fmt: skip
TYPE: Final = {
    "en": {"be": "is"},
    "cs": {"acc": "předmět druhu {}", "low": "předmět druhu {}", "be": "je"},
    "sk": {"acc": "predmet druhu {}", "low": "predmet druhu {}", "be": "je"},
}
KIND: Final[dict[str, dict[str, str]]] = {"en": {}, "cs": {}, "sk": {}}
FORMS: Final = {"zones": ZONE, "criminals": CRIMINAL, "items": ITEM, "item_types": TYPE, "evidence_kinds": KIND}
"""How a sentence can speak of something whose declension nobody has told us, by the list it is in."""
DILEMMA: Final = {
    "en": {
        "evidence": "{symbols} × {evidence} (corruption {corruption})",
        "information": "{amount} information (corruption {corruption})",
        "warrant": "{warrant} (corruption {corruption})",
        "badge": "Badge (corruption {corruption})",
    },
    "cs": {
        "evidence": "{symbols}× {evidence} (zkaženost {corruption})",
        "information": "Informace: {amount} (zkaženost {corruption})",
        "warrant": "{warrant} (zkaženost {corruption})",
        "badge": "Odznak (zkaženost {corruption})",
    },
    "sk": {
        "evidence": "{symbols}× {evidence} (skazenosť {corruption})",
        "information": "Informácie: {amount} (skazenosť {corruption})",
        "warrant": "{warrant} (skazenosť {corruption})",
        "badge": "Odznak (skazenosť {corruption})",
    },
}
"""A dilemma has no name on it: it is called by what it brings and what it costs."""
WARRANTS: Final = {"en": "Warrant for {}", "cs": "Zatykač za {}", "sk": "Zatykač za {}"}
WARRANT: Final = {
    "en": ("arson", "blackmail", "smuggling", "kidnapping", "sabotage", "murder"),
    "cs": ("žhářství", "vydírání", "pašování", "únos", "sabotáž", "vraždu"),
    "sk": ("podpaľačstvo", "vydieranie", "pašovanie", "únos", "sabotáž", "vraždu"),
}
"""What the six warrants are for, in the order of their ids."""
CALLED: Final = ("plot_lines", "major_crimes", "petty_crimes", "support_tokens")
"""Lists whose names are only in the data."""


@cache
def names(box: Box, locale: str) -> Names:
    """The names that come from the data: of cards and tokens all, of other things those that are not the texts'."""
    found: Names = {one.id: called(one.names, locale) for section in CALLED for one in getattr(box.contents, section)}
    for section, forms in FORMS.items():
        usual = {one.id: called(one.names, locale) for one in getattr(own_box().contents, section)}
        for one in getattr(box.contents, section):
            name = called(one.names, locale)
            if name and name != usual[one.id]:
                found[one.id] = {"": name} | {form: text.format(name) for form, text in forms[locale].items()}
    return found | dilemmas(box, locale)


def dilemmas(box: Box, locale: str) -> Names:
    """Every warrant by its crime, and every dilemma by its reward and its corruption."""
    kinds = {one.id: called(one.names, locale) for one in box.contents.evidence_kinds}
    ids = sorted({one.warrant for one in box.dilemmas.values()} - {""})
    warrants = dict(zip(ids, (WARRANTS[locale].format(crime) for crime in WARRANT[locale]), strict=False))
    found: Names = {**warrants}
    for one in box.dilemmas.values():
        found[one.id] = DILEMMA[locale][one.kind].format(
            symbols=one.symbols,
            evidence=kinds.get(one.evidence, ""),
            amount=one.amount,
            warrant=warrants.get(one.warrant, one.warrant),
            corruption=one.corruption,
        )
    return found
