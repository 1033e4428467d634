"""What there is protection from beside colors: types, or so many colors (Comprehensive Rules 702.16)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

QUALITIES_OF_TYPES = {
    "artifacts": "artifact", "creatures": "creature", "enchantments": "enchantment", "instants": "instant",
    "lands": "land", "planeswalkers": "planeswalker", "sorceries": "sorcery",
}  # fmt: skip
# By how many colors the source has.
OTHER_QUALITIES: Mapping[str, Callable[[int], bool]] = {
    "everything": lambda colors: True,
    "all colors": lambda colors: colors > 0,
    "monocolored": lambda colors: colors == 1,
    "multicolored": lambda colors: colors > 1,
}
