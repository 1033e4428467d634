"""Riftbound's texts as they are printed, read into cards that a scenario can use."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from typing import Any

import yaml

from rules_data.core.cards import read_cards
from rules_data.core.games import GAMES
from rules_data.core.scenarios import CardText, read_card_text

GAME = GAMES.played["riftbound"]


class Whole(yaml.SafeDumper):
    """YAML that says everything where it stands."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def read_text(name: str, kind: str, text: str) -> CardText:
    """What is read of a card with this text, whatever of it is understood."""
    record = {
        "name": name,
        "classification": {"type": kind, "supertype": "", "domain": ["Fury"]},
        "attributes": {"might": 3} if kind == "Unit" else {},
        "text": {"plain": text},
        "tags": [],
    }
    [card] = read_cards(io.BytesIO(json.dumps([record]).encode()), GAMES["riftbound"].card_formats).cards
    return read_card_text(card, GAME, "v1.4")


def cards_of(
    texts: Mapping[str, tuple[str, str]], others: Mapping[str, Any], energy: Mapping[str, int] | None = None
) -> str:
    """A scenario's cards: those with these kinds and texts, all of which is read, and others as files have them.

    `energy`: what those cost that cost anything.
    """
    cards = dict(others)
    for name, (kind, text) in texts.items():
        read = read_text(name, kind, text)
        assert read.description is not None, f"{name}: {read.why}"
        cards[name] = read.description
    for name, number in (energy or {}).items():
        cards[name] = {**cards[name], "cost": {"energy": number}}
    return yaml.dump({"cards": cards}, Dumper=Whole, sort_keys=False)
