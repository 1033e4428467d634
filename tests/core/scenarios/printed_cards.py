"""Cards by name as they are printed, of files in the forms that people have."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rules_data.core.cards import PrintedCard, read_cards
from rules_data.core.games import GAMES

Row = dict[str, Any]
_SUPERTYPES = ("Basic", "Legendary", "Snow", "World")
_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery", "Kindred")


def printed_cards(folder: Path, game: str) -> Mapping[tuple[str, str], PrintedCard]:
    """The cards of a game by name and color, the latter only where one name is on cards of several colors."""
    file, record = _RECORDS[game]
    rows = (json.loads(line) for line in (folder / file).read_text(encoding="utf-8").splitlines())
    records = [made for row in rows for made in record(row)]
    found = read_cards(io.BytesIO(json.dumps(records).encode()), GAMES[game].card_formats)
    cards: dict[tuple[str, str], PrintedCard] = {}
    for card in found.cards:
        cards.setdefault((card.name, card.variant.lower()), card)
    return cards


def _flesh_and_blood(row: Row) -> Iterator[Row]:
    called = {"unique_id": "uid", "functional_text": "text", "card_keywords": "keywords"}
    yield {**row, **{key: row.get(there, "") for key, there in called.items()}}


def _magic(row: Row) -> Iterator[Row]:
    words = row.get("types", "").split()
    before = [word for word in words if word in (*_SUPERTYPES, *_TYPES)]
    after = [word for word in words if word not in before]
    cost = "" if row.get("mana_cost", "no cost") == "no cost" else row["mana_cost"]
    made = {
        "oracle_id": f"{row['file']} {row['face']}",
        "name": row["name"],
        "type_line": " — ".join(" ".join(part) for part in (before, after) if part),
        "oracle_text": row.get("oracle", ""),
        "mana_cost": "".join(f"{{{symbol}}}" for symbol in cost.split()),
        "colors": sorted(set(re.findall("[WUBRG]", cost))),
    }
    if "pt" in row:
        made["power"], made["toughness"] = row["pt"].split("/")
    yield made


def _riftbound(row: Row) -> Iterator[Row]:
    kinds = row["types"]
    yield {
        "name": row["name"],
        "classification": {
            "type": kinds[-1],
            "supertype": kinds[0] if len(kinds) > 1 else "",
            "domain": row.get("domains", []),
        },
        "attributes": {name: row[name] for name in ("energy", "power", "might") if name in row},
        "text": {"plain": row.get("text", "")},
        "tags": row.get("tags", []),
    }


_RECORDS: Mapping[str, tuple[str, Callable[[Row], Iterator[Row]]]] = {
    "flesh-and-blood": ("flesh_and_blood_cards_open.jsonl", _flesh_and_blood),
    "magic": ("magic_abilities_open.jsonl", _magic),
    "riftbound": ("riftbound_cards_open.jsonl", _riftbound),
}
