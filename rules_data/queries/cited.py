"""A rule of an edition as citations name it."""

from __future__ import annotations

from rules_data.core.citations import CitedRule

from .games import EditionView, GameView


def as_cited(game: GameView, edition: EditionView, number: str, is_summary: bool = False) -> CitedRule:
    """What a citation says of a number in an edition; `number` may be a range, "603.7d–f"."""
    return CitedRule(
        game=game.name,
        document_title=edition.document_title,
        document=edition.document,
        number=number,
        edition=edition.label,
        effective=edition.effective,
        publisher=game.publisher,
        is_summary=is_summary,
    )
