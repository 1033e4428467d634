"""Take a published text back: readers see again what they saw before it."""

from __future__ import annotations

from rules_data.models import TextVersion

from ._one_writer import one_writer
from ._texts import put_before_readers
from ._trail import record
from .errors import UnableToEditText


@one_writer
def undo_text(version_id: int) -> None:
    """Undo the last publication of a text. Raises UnableToEditText when another followed, or it was undone before."""
    version = TextVersion.objects.filter(pk=version_id).select_related("game").first()
    if version is None:
        raise UnableToEditText("Nothing was published or withdrawn under this number.")
    if version.undone:
        raise UnableToEditText("This was undone before.")
    same = TextVersion.objects.filter(game=version.game, kind=version.kind, slug=version.slug, undone=False)
    if same.filter(pk__gt=version.pk).exists():
        raise UnableToEditText("Something newer of this text was published since: take that back first.")
    put_before_readers(version.kind, version.game, version.slug, version.before)
    version.undone = True
    version.save(update_fields=["undone"])
    record("undo text", f"{version.game_slug} {version.kind} {version.slug}", version=version.pk)
