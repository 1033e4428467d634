"""Riftbound's symbols in words."""

import re

from rules_data.core.markup import SymbolTable

_RUNES = {
    "fury": "R", "calm": "G", "mind": "B", "body": "O", "chaos": "P", "order": "Y", "rainbow": "A",
}  # fmt: skip
_SPELLINGS = {
    r":rb_energy_(\d+):|\{(\d+)\}|\[E(\d+)\]": r"[\1\2\3]",
    r":rb_might:|\{MIGHT\}|\[MIGHT\]": "[M]",
    r":rb_exhaust:|\{EXHAUST\}|\[EXHAUST\]": "[E]",
    **{rf":rb_rune_{name}:|\{{{name}\}}|\[RUNE:{name}\]": f"[{letter}]" for name, letter in _RUNES.items()},
}

# Core Rules v1.3 on symbols (135.2.e) and the keyword glossary (804); [S] and [T] are the forms of v1.0.
SYMBOLS = SymbolTable(
    spellings=tuple((re.compile(written), printed) for written, printed in _SPELLINGS.items()),
    meanings={
        "M": "Might",
        "S": "Might",
        "E": "exhaust",
        "T": "exhaust",
        "A": "1 power of any domain",
        "C": "1 power of the card's domain",
        "R": "1 Fury power",
        "G": "1 Calm power",
        "B": "1 Mind power",
        "O": "1 Body power",
        "P": "1 Chaos power",
        "Y": "1 Order power",
        "N": "N energy",
        "X": "X energy",
        ">": "has this ability:",
        ">>": "and then",
    },
    keywords=frozenset(
        {
            "Accelerate",
            "Action",
            "Add",
            "Ambush",
            "Assault",
            "Backline",
            "Buff",
            "Deathknell",
            "Deflect",
            "Empower",
            "Empowered",
            "Equip",
            "Flow",
            "Ganking",
            "Hidden",
            "Hunt",
            "Legion",
            "Level",
            "Mighty",
            "Predict",
            "Quick-Draw",
            "Reaction",
            "Repeat",
            "Shield",
            "Stun",
            "Tank",
            "Temporary",
            "Unique",
            "Vision",
            "Weaponmaster",
        }
    ),
    amount_of="energy",
    # [S] and [T] are the older forms of [M] and [E].
    drawings={letter: f"riftbound-{letter.lower()}" for letter in "MEACRGBOPYNX"}
    | {"S": "riftbound-m", "T": "riftbound-e"}
    | {str(amount): f"riftbound-{amount}" for amount in range(13)},
)
