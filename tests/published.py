"""The rulebooks as their publishers gave them out, read and compared once a process for all tests that look at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules_data.core.documents import ParsedDocument, parse_document
from rules_data.core.games import GAMES
from rules_data.core.tree import Crosswalk, RuleTree, align

DOCUMENTS = Path(__file__).resolve().parents[2] / "shared" / "documents"
_FILES = {"riftbound": "riftbound/CR-{}.txt", "magic": "magic/MagicCompRules-{}.txt"}


@cache
def published(game: str, edition: str) -> ParsedDocument:
    """An edition of a game's rulebook."""
    source = (DOCUMENTS / _FILES[game].format(edition)).read_bytes()
    return parse_document(source, GAMES[game].publications["cr"].reader)


def tree(game: str, edition: str) -> RuleTree:
    """Its rules."""
    return published(game, edition).tree


@cache
def crosswalk(game: str, old: str, new: str) -> Crosswalk:
    """What became of each rule from one edition to another."""
    return align(tree(game, old), tree(game, new))
