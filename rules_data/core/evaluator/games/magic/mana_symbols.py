"""Magic's kinds of mana, and the symbols of what is paid with either of two (Comprehensive Rules 106.1, 107.4)."""

from __future__ import annotations

from rules_data.core.abilities.reading import symbols_of

COLORS = ("white", "blue", "black", "red", "green")
MANA = (*COLORS, "colorless")
# Mana of each type that a snow source has produced: it pays for whatever such mana pays for, and for {S} (107.4h).
SNOW = "snow"
OF_SNOW = {kind: f"{SNOW} {kind}" for kind in MANA}
IN_POOLS = (*OF_SNOW.values(), *MANA)
# How much mana was spent to cast something, of one type or of all.
MANA_SPENT = {**{f"{kind} mana spent": frozenset((kind,)) for kind in MANA}, "mana spent": frozenset(MANA)}
_SYMBOLS = symbols_of("magic")
_TWO, _LIFE = "two or ", " or life"
LETTERS = {symbol: name for symbol, name in _SYMBOLS.items() if name in MANA}
# What is paid with either of two, as the symbol prints them.
HYBRID = {name: tuple(name.split("/")) for name in _SYMBOLS.values() if "/" in name and " or " not in name}
# What is paid with two mana of any kind or one of a color, and with mana of some colors or life.
MONOCOLORED_HYBRID = {name: name.removeprefix(_TWO) for name in _SYMBOLS.values() if name.startswith(_TWO)}
PHYREXIAN = {name: tuple(name.removesuffix(_LIFE).split("/")) for name in _SYMBOLS.values() if name.endswith(_LIFE)}
TWO_WAYS = frozenset((*HYBRID, *MONOCOLORED_HYBRID, *PHYREXIAN))
# Whoever copies a card may have the halves the other way round.
SYMBOLS_OF_TWO_WAYS = {
    either: name
    for symbol, name in _SYMBOLS.items()
    if name in TWO_WAYS
    for either in ("/".join(reversed(symbol.split("/"))), symbol)
}
