"""Keep what players write where the rules say something else, as an editor says it."""

from __future__ import annotations

from collections.abc import Sequence

from django.db import transaction

from rules_data import search
from rules_data.models import Synonym
from rules_data.queries.synonyms import synonym_seen

from ._one_writer import one_writer
from ._synonyms import checked_texts, game_named
from ._trail import record
from .errors import EditConflict, UnableToKeepSynonym


@one_writer
def keep_synonym(
    *,
    words: Sequence[str],
    means: Sequence[str],
    game: str = "",
    in_use: bool = True,
    row: int | None = None,
    seen: str | None = None,
) -> int:
    """Write one row of synonyms, a new one unless `row` names it; gives back which. Searches know it at once.

    Raises UnableToKeepSynonym, as check_synonym does; and EditConflict when the row no longer says what the editor
    had `seen` (see SynonymRow).
    """
    check_synonym(words=words, means=means, game=game, row=row)
    said, meant = checked_texts(words, "words"), checked_texts(means, "means")
    kept = Synonym() if row is None else Synonym.objects.filter(pk=row).first()
    if kept is None:
        raise UnableToKeepSynonym("This row was taken out meanwhile. Write it as a new one if it is still wanted.")
    if seen is not None and kept.pk and synonym_seen(kept) != seen:
        said_now = f"{', '.join(kept.words)} = {', '.join(kept.means)}"
        raise EditConflict(said_now, "Somebody else", 0)
    kept.game, kept.words, kept.means = game_named(game), said, meant
    kept.first_word, kept.in_use = said[0].lower(), in_use
    kept.save()
    record("keep synonym", f"{game or 'all games'}: {said[0]}", means=", ".join(meant)[:300], in_use=int(in_use))
    transaction.on_commit(search.forget_synonyms)
    return int(kept.pk)


def check_synonym(*, words: Sequence[str], means: Sequence[str], game: str = "", row: int | None = None) -> None:
    """Raise UnableToKeepSynonym for texts that are missing or too long, or words that begin another row."""
    said = checked_texts(words, "words")
    checked_texts(means, "means")
    if Synonym.objects.filter(game=game_named(game), first_word=said[0].lower()).exclude(pk=row or 0).exists():
        raise UnableToKeepSynonym(f"Another row begins with “{said[0]}” already: add to that one.")
