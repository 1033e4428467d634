"""Save a text that is being written, unless somebody saved another one meanwhile."""

from __future__ import annotations

import re

from django.db import IntegrityError, transaction
from django.utils import timezone

from rules_data.models import Game, TextSaved, WorkingText, of_game
from rules_data.queries.desk.writing import LONGEST_TEXT

from ._one_writer import one_writer, readers_see_the_same
from ._texts import kind_of, owner_of
from ._trail import actor
from .errors import EditConflict, UnableToEditText

MOST_SAVED = 200
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@one_writer
def save_text(*, kind: str, game: str, slug: str, source: str, version: int) -> int:
    """Keep `source` as the working text; returns its new version.

    `version` is the one the editor began with, 0 for none. Raises EditConflict, with the other text, when that is
    not the one that stands there now: nothing is written then. A faulty text may be saved; it cannot be published.
    """
    readers_see_the_same()
    written = source.replace("\r\n", "\n")
    if len(written) > LONGEST_TEXT or "\x00" in written:
        raise UnableToEditText(f"A text may have {LONGEST_TEXT:,} characters at most, and no NUL character.")
    if len(slug) > 100 or not _SLUG.fullmatch(slug):
        raise UnableToEditText(f"“{slug[:100]}” cannot stand in an address: use small letters, digits and hyphens.")
    owner, named = owner_of(game, kind), {"kind": kind_of(kind), "slug": slug}
    text = WorkingText.objects.filter(of_game(game), **named).first()
    if text is None and version == 0:
        text = _begin(game, owner, named, written)
    elif text is None:
        raise EditConflict("", "Somebody published or discarded it, and then somebody", 0)
    elif text.source == written:
        return text.version
    else:
        _replace(text, written, version)
    TextSaved.objects.create(text=text, version=text.version, source=written, who=actor().who, at=timezone.now())
    TextSaved.objects.filter(text=text, version__lte=text.version - MOST_SAVED).delete()
    return text.version


def _begin(game: str, owner: Game | None, named: dict[str, str], source: str) -> WorkingText:
    fresh = WorkingText(game=owner, source=source, changed_by=actor().who, changed_at=timezone.now(), **named)
    try:
        with transaction.atomic():
            fresh.save(force_insert=True)
    except IntegrityError:
        theirs = WorkingText.objects.get(of_game(game), **named)
        raise EditConflict(theirs.source, theirs.changed_by, theirs.version) from None
    return fresh


def _replace(text: WorkingText, source: str, version: int) -> None:
    """In one statement, so that of two who save at once only one can find the version they began with."""
    changed = WorkingText.objects.filter(pk=text.pk, version=version).update(
        source=source, version=version + 1, changed_by=actor().who, changed_at=timezone.now()
    )
    if not changed:
        theirs = WorkingText.objects.get(pk=text.pk)
        raise EditConflict(theirs.source, theirs.changed_by, theirs.version)
    text.version, text.source = version + 1, source
