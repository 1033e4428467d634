"""What changed lately: the newest version of each document beside the one before it, in a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from rules_data.queries import DocumentView, EditionView, GameView, compare

from .paths import compare_path

HIDE_NOISE = "?hide=number&hide=reference&hide=punctuation"


@dataclass(frozen=True)
class News:
    """The latest version of a document: what it changed, in a sentence, and where that is shown."""

    game: str
    game_name: str
    document: str
    edition: EditionView
    sentence: str
    path: str


def latest_news(games: tuple[GameView, ...]) -> list[News]:
    """The latest change of each document that has an earlier version, the newest first."""
    found = [_news(game, document) for game in games for document in game.documents]
    return sorted((one for one in found if one is not None), key=lambda one: one.edition.effective, reverse=True)


def _news(game: GameView, document: DocumentView) -> News | None:
    past = [edition for edition in document.editions if not edition.is_future]
    if len(past) < 2:
        return None
    new, old = past[0], past[1]
    path = compare_path(document, old, new) + HIDE_NOISE
    return News(game.slug, game.name, document.title, new, _sentence(document, old, new), path)


@lru_cache(maxsize=32)
def _sentence(document: DocumentView, old: EditionView, new: EditionView) -> str:
    rows = [row for row in compare(document, old, new).rows if row.is_substantial]
    added = sum(row.change == "added" for row in rows)
    removed = sum(row.change == "removed" for row in rows)
    if "restated" in (old.provenance, new.provenance):
        # What is restated is a part of the rules: one that is missing here may stand in the publisher's text.
        reworded = len(rows) - added - removed
        told = ngettext("%d of the rules shown here reworded", "%d of the rules shown here reworded", reworded)
        return told % reworded if reworded else _("None of the rules shown here changed in substance")
    parts = [
        ngettext("%d rule added", "%d rules added", added) % added if added else "",
        ngettext("%d removed", "%d removed", removed) % removed if removed else "",
        _("%d reworded") % (len(rows) - added - removed) if len(rows) > added + removed else "",
    ]
    return ", ".join(part for part in parts if part) or _("No rule changed in substance")
