"""Flesh and Blood: the-fab-cube's card.json, its flattened twin, and card.csv (columns parted by tabs)."""

from __future__ import annotations

import re
from typing import Any

from rules_data.core.cards.model import FORM, CardFormat, PrintedCard, PrintedFace, Record, listed, printed, said

_COLORS = {"1": "Red", "2": "Yellow", "3": "Blue"}
_FACTS = {
    "pitch": "pitch",
    "cost": "cost",
    "power": "power",
    "defense": "defense",
    "health": "life",
    "intelligence": "intellect",
    "arcane": "arcane",
}
_COLUMNS = {
    "Unique ID": "unique_id", "Name": "name", "Pitch": "pitch", "Color": "color", "Cost": "cost", "Power": "power",
    "Defense": "defense", "Health": "health", "Intelligence": "intelligence", "Arcane": "arcane",
    "Functional Text": "functional_text", "Type Text": "type_text",
}  # fmt: skip
# A line between the texts of two sides.
_BETWEEN_SIDES = re.compile(r"^\s*//\s*$", re.MULTILINE)
_LISTS = {"Types": "types", "Traits": "traits", "Card Keywords": "card_keywords"}


def _from_json(record: Record) -> PrintedCard:
    color = said(record, "color") or _COLORS.get(said(record, "pitch"), "")
    name = said(record, "name")
    facts = printed(record, _FACTS)
    if "Chi" in listed(record, "types") and "pitch" in facts:
        facts["chi"] = facts.pop("pitch")  # its symbols stand for chi points, which these files don't tell
    faces = _faces(name, said(record, "type_text"), said(record, "functional_text"), facts)
    facets = {
        "types": listed(record, "types"),
        "traits": listed(record, "traits"),
        "keywords": listed(record, "card_keywords"),
        "colors": (color,) if color else (),
        FORM: ("halves",) if len(faces) > 1 else (),
    }
    key = said(record, "card_unique_id") or said(record, "unique_id")
    return PrintedCard(key, name, faces, color, {called: words for called, words in facets.items() if words})


def _faces(name: str, types: str, text: str, facts: dict[str, str]) -> tuple[PrintedFace, ...]:
    """The faces of a card: of a split-card its two sides, each with a name, types and text of its own (9.2.1).

    What is printed once for both of them, costs and numbers, is told of the first.
    """
    parts = [part.split("//") for part in (name, types)] + [_BETWEEN_SIDES.split(text)]
    if any(len(part) != 2 for part in parts):
        return (PrintedFace(name, types, text, facts),)
    named, typed, told = ([each.strip() for each in part] for part in parts)
    sides = zip(named, typed, told, (facts, {}), strict=True)
    return tuple(PrintedFace(*side) for side in sides)


def _from_columns(row: Record) -> PrintedCard:
    record: dict[str, Any] = {key: row.get(column) or "" for column, key in _COLUMNS.items()}
    for column, key in _LISTS.items():
        record[key] = [one.strip() for one in (row.get(column) or "").split(",")]
    return _from_json(record)


def _is_json(record: Any) -> bool:
    return isinstance(record, dict) and "functional_text" in record and "type_text" in record


def _is_columns(row: Any) -> bool:
    return {"Unique ID", "Name", "Functional Text", "Type Text"} <= set(row)


FLESH_AND_BLOOD = (
    CardFormat("the-fab-cube's card.json", ("item",), _is_json, _from_json),
    CardFormat("the-fab-cube's card.csv", ("",), _is_columns, _from_columns, tabs=True),
)
