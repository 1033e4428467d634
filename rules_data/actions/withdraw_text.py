"""Take an answer, card, example, concept or short title off the site, as one that can be undone."""

from __future__ import annotations

from django.utils import timezone

from rules_data.models import TextVersion
from rules_data.queries.desk.trail import seal_of_text
from rules_data.queries.desk.writing import published_source

from ._one_writer import one_writer
from ._texts import kind_of, owner_of, put_before_readers
from ._trail import actor, record
from .errors import UnableToEditText


@one_writer
def withdraw_text(*, kind: str, game: str, slug: str, note: str) -> int:
    """Take a published text away; gives back what to undo it by. Raises UnableToEditText without a reason for it."""
    if not note.strip():
        raise UnableToEditText("Say in the note why it is withdrawn.")
    before = published_source(kind_of(kind), game, slug)
    if not before:
        raise UnableToEditText("This is not published, so it cannot be withdrawn.")
    owner = owner_of(game, kind)
    version = TextVersion.objects.create(
        game=owner, kind=kind, slug=slug, before=before, note=note.strip()[:1000], published_by=actor().who,
        published_at=timezone.now(),
    )  # fmt: skip
    put_before_readers(kind, owner, slug, "")
    record("withdraw text", f"{game} {kind} {slug}", text=version.pk, seal=seal_of_text(version), note=note[:1000])
    return int(version.pk)
