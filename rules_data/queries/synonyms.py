"""What players write where the rules say something else."""

from __future__ import annotations

import hashlib
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


@dataclass(frozen=True)
class SynonymRow:
    """A row as an editor meets it; `seen` names what it says, to be given back with a change."""

    id: int
    game: str
    game_name: str
    words: tuple[str, ...]
    means: tuple[str, ...]
    in_use: bool
    seen: str

    @property
    def word_lines(self) -> str:
        return "\n".join(self.words)

    @property
    def meaning_lines(self) -> str:
        return "\n".join(self.means)


def synonym_rows(game: str = "", find: str = "") -> tuple[SynonymRow, ...]:
    """Every row, of one game if it is named, with a word in it if one is."""
    found = Synonym.objects.select_related("game").order_by("game__name", "first_word")
    if game:
        found = found.filter(game__slug=game)
    rows = map(_row, found)
    wanted = find.lower()
    return tuple(row for row in rows if any(wanted in text.lower() for text in (*row.words, *row.means)))


def synonym_row(pk: int) -> SynonymRow | None:
    """One row by its key."""
    found = Synonym.objects.filter(pk=pk).select_related("game").first()
    return _row(found) if found else None


def synonym_seen(row: Synonym) -> str:
    """One word for what a row says, another one whenever it says something else."""
    said = repr((row.game_id, row.words, row.means, row.in_use))
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def _row(row: Synonym) -> SynonymRow:
    game = row.game
    return SynonymRow(
        row.pk, game.slug if game else "", game.name if game else "", tuple(map(str, row.words)),
        tuple(map(str, row.means)), row.in_use, synonym_seen(row),
    )  # fmt: skip
