"""What players write where the rules say something else."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.models import Synonym


@dataclass(frozen=True)
class SynonymView:
    """Words that are written, and what they mean; `game` is empty for every game."""

    game: str
    words: tuple[str, ...]
    means: tuple[str, ...]


def synonyms() -> tuple[SynonymView, ...]:
    """Every row in use."""
    rows = Synonym.objects.filter(in_use=True).values_list("game__slug", "words", "means")
    return tuple(
        SynonymView(game or "", tuple(str(one) for one in words), tuple(str(one) for one in means))
        for game, words, means in rows
    )
