"""Rows of synonyms: checked, and written from the shipped files as far as no editor changed them."""

from __future__ import annotations

from pathlib import Path

import yaml
from django.db import transaction

from rules_data import search
from rules_data.models import Game, Synonym

from ._yaml_values import yaml_values
from .errors import UnableToKeepSynonym, UnableToLoadCorpus

LONGEST = 100
MOST = 20


def load_synonyms(file: Path, game: Game | None) -> int:
    """Write the rows of a shipped file as far as no editor changed them; gives back how many were written.

    Rows that shipped before and are not in it any more are taken out, unless an editor changed them. Raises
    UnableToLoadCorpus naming the row of a fault. A file that is not there has no rows.
    """
    written = 0
    seen: set[str] = set()
    kept = {row.first_word: row for row in Synonym.objects.filter(game=game)}
    new: list[Synonym] = []
    for number, row in enumerate(_rows(file), 1):
        try:
            said, meant = checked_texts(row["words"], "words"), checked_texts(row["means"], "means")
        except (KeyError, TypeError, UnableToKeepSynonym) as fault:
            raise UnableToLoadCorpus(f"{file}: row {number}: {fault}") from fault
        if said[0].lower() in seen:
            raise UnableToLoadCorpus(f"{file}: row {number}: another row begins with {said[0]!r} already.")
        seen.add(said[0].lower())
        first, shipped = said[0].lower(), {"words": said, "means": meant}
        if first in kept:
            written += _renew(kept[first], shipped)
        else:
            new.append(Synonym(game=game, first_word=first, shipped=shipped, words=said, means=meant))
    written += len(Synonym.objects.bulk_create(new))
    taken_out = _take_out(game, seen) if seen else 0
    if written or taken_out:
        transaction.on_commit(search.forget_synonyms)
    return written


def _take_out(game: Game | None, still: set[str]) -> int:
    """Remove the rows that ship no longer and that no editor changed; gives back how many."""
    gone = [
        row.pk
        for row in Synonym.objects.filter(game=game).exclude(shipped={})
        if row.first_word not in still and {"words": row.words, "means": row.means} == row.shipped
    ]
    return Synonym.objects.filter(pk__in=gone).delete()[0]


def _renew(kept: Synonym, shipped: dict[str, list[str]]) -> bool:
    """Write a row that ships otherwise than before, unless an editor changed it."""
    is_changed = {"words": kept.words, "means": kept.means} != kept.shipped
    if is_changed or kept.shipped == shipped:
        return False
    Synonym.objects.filter(pk=kept.pk).update(shipped=shipped, **shipped)
    return True


def _rows(file: Path) -> list[dict[str, object]]:
    if not file.is_file():
        return []
    try:
        rows = yaml_values(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as fault:
        raise UnableToLoadCorpus(f"{file}: {fault}") from fault
    if not isinstance(rows, list):
        raise UnableToLoadCorpus(f"{file}: expected a list of rows with words and means.")
    return rows


def game_named(slug: str) -> Game | None:
    """The game with this slug, None for every game. Raises UnableToKeepSynonym."""
    if not slug:
        return None
    game = Game.objects.filter(slug=slug).first()
    if game is None:
        raise UnableToKeepSynonym(f"There is no game {slug!r}.")
    return game


def checked_texts(given: object, name: str) -> list[str]:
    """A list of short texts, each once."""
    if not isinstance(given, list | tuple):
        raise UnableToKeepSynonym(f"{name}: expected a list, found {given!r}.")
    texts = list(dict.fromkeys(text for one in given if (text := " ".join(str(one).split()))))
    if not texts or len(texts) > MOST:
        raise UnableToKeepSynonym(f"{name}: expected 1 to {MOST}, found {len(texts)}.")
    unprintable = next((text for text in texts if not text.isprintable()), None)
    if unprintable is not None:
        raise UnableToKeepSynonym(f"{name}: {unprintable[:30]!r} has a character that cannot be printed.")
    long = next((text for text in texts if len(text) > LONGEST), None)
    if long is not None:
        raise UnableToKeepSynonym(f"{name}: “{long[:30]}…” is longer than {LONGEST} characters.")
    return texts
