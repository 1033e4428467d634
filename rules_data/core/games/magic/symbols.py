"""Magic's symbols in words: Comprehensive Rules of August 7, 2026, 107.4 to 107.18, 714.2 and 721.2."""

from __future__ import annotations

import re
from itertools import permutations

from rules_data.core.markup import SymbolTable

# {W} | {2/W} | {W/U/P} | {CHAOS} | {∞} | {rN1} | {8+} | [+1] | [−X]
_TOKEN = re.compile(
    r"(?:\{(?=[^+−{}\[\]-][^{}\[\]]*\})|\[(?=[+−-][^{}\[\]]{1,2}\]))"
    r"([A-Z0-9½∞]{1,6}(?:/[A-Z0-9]{1,3}){0,2}|r[A-Z0-9]{1,4}|[N\d]{1,2}\+|[+−-][NX\d]{1,2})"
    r"[}\]]"
)
_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_MANA = {**_COLORS, "C": "colorless"}
_MOST = 20
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

_OTHERS = {
    "X": "X generic mana",
    "Y": "Y generic mana",
    "Z": "Z generic mana",
    "½": "half a generic mana",
    "∞": "infinite generic mana",
    "HW": "half a white mana",
    "HR": "half a red mana",
    "S": "snow mana",
    "H": "any Phyrexian mana symbol",
    "T": "tap",
    "Q": "untap",
    "E": "energy counter",
    "P": "pawprint",
    "TK": "ticket counter",
    "A": "acorn counter",
    "PW": "planeswalker symbol",
    "CHAOS": "chaos symbol",
    "N+": "N or more charge counters",
    "0": "no generic mana",
}


def _meanings() -> dict[str, str]:
    """What stands inside each symbol, and its meaning."""
    return {**_OTHERS, **_mana(), **_hybrid(), **_loyalty(), **_chapters(), **_stations()}


def _mana() -> dict[str, str]:
    return {letter: f"{name} mana" for letter, name in _MANA.items()}


def _hybrid() -> dict[str, str]:
    """Mana to be paid in one of several ways, the colors in either order: copies of cards do not agree on one."""
    found: dict[str, str] = {}
    for one, other in permutations(_MANA, 2):
        found[f"{one}/{other}"] = f"{_MANA[one]} or {_MANA[other]} mana"
    for letter, name in _COLORS.items():
        found[f"2/{letter}"] = f"2 generic mana or {name} mana"
        found[f"{letter}/P"] = found[f"P/{letter}"] = f"{name} mana or 2 life"
    for one, other in permutations(_COLORS, 2):
        found[f"{one}/{other}/P"] = f"{_COLORS[one]} mana, {_COLORS[other]} mana or 2 life"
    found["C/P"] = "colorless mana or 2 life"
    return found


def _loyalty() -> dict[str, str]:
    amounts = [*(str(amount) for amount in range(_MOST + 1)), "N", "X"]
    found = {f"+{amount}": f"loyalty cost: add {amount}" for amount in amounts}
    for minus in "-−":
        found |= {f"{minus}{amount}": f"loyalty cost: remove {amount}" for amount in amounts}
    return found


def _chapters() -> dict[str, str]:
    found = {f"r{roman}": f"chapter {number}" for number, roman in enumerate(_ROMAN, start=1)}
    return found | {f"rN{number}": f"chapter N{number}" for number in ("", 1, 2)}


def _stations() -> dict[str, str]:
    return {f"{number}+": f"{number} or more charge counters" for number in range(1, _MOST + 1)}


def _drawings() -> dict[str, str]:
    """The drawings of this project, by what stands inside the symbol."""
    found = {inner: f"magic-{inner.lower()}" for inner in (*_MANA, "X", "Y", "Z", "S", "T", "Q", "E")}
    found |= {str(amount): f"magic-{amount}" for amount in range(_MOST + 1)}
    for one, other in permutations(_COLORS, 2):
        found[f"{one}/{other}"] = f"magic-{one}{other}".lower()
    for letter in _COLORS:
        found[f"2/{letter}"] = f"magic-2{letter.lower()}"
        found[f"{letter}/P"] = found[f"P/{letter}"] = f"magic-{letter.lower()}p"
    return found


SYMBOLS = SymbolTable(meanings=_meanings(), amount_of="generic mana", token=_TOKEN, drawings=_drawings())
