"""Flesh and Blood's symbols in words."""

import re

from rules_data.core.markup import SymbolTable

# {p} | {2/W} | {10}
_BRACED = re.compile(r"\{([A-Za-z0-9½∞]{1,3}(?:/[A-Za-z0-9]{1,3}){0,2})\}")

# Comprehensive Rules of June 2026, 1.12.4.
SYMBOLS = SymbolTable(
    meanings={
        "c": "chi",
        "d": "defense",
        "h": "life",
        "i": "intellect",
        "p": "power",
        "r": "resource",
        "t": "tap",
        "u": "untap",
    },
    token=_BRACED,
    drawings={letter: f"fab-{letter}" for letter in "cdhiprtu"},
    spellings=(
        *((re.compile(rf"\{{{letter.upper()}\}}"), f"{{{letter}}}") for letter in "cdhiprtu"),
        *((re.compile(rf"\{{{'C' * count}\}}"), "{c}" * count) for count in (2, 3)),
    ),
)
