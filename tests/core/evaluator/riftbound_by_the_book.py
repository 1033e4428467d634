"""Cards for situations that were derived from Riftbound's rules before they were run, and how such a one is held."""

from __future__ import annotations

from tests.verdicts import Written

CARDS = """
cards:
  Altar: {types: [battlefield], abilities: []}
  Mill: {types: [battlefield], abilities: []}
  Tale: {types: [spell], keywords: [reaction], abilities: [{do: [{draw: 1}]}]}
  Strike: {types: [spell], keywords: [action], abilities: [{do: [{deal: 2, to: {choose: 1, type: unit}}]}]}
  Crush: {types: [spell], abilities: [{do: [{kill: {choose: 1, type: unit}}]}]}
  No: {types: [spell], keywords: [reaction], abilities: [{do: [{counter: {choose: 1, zone: chain, type: spell}}]}]}
  Axe: {types: [gear], tags: [Equipment], might: 2, keywords: [{equip: {energy: 1}}], abilities: []}
  Wolf: {types: [unit], might: 3, abilities: []}
  Bear: {types: [unit], might: 5, abilities: []}
"""


def holds(editions: tuple[str, ...], cards: str, body: str) -> None:
    """Raises AssertionError, with what differed, where it does not come out as it was written down."""
    Written("riftbound", editions, f"{CARDS}{cards.strip(chr(10))}\n").confirm(body)
