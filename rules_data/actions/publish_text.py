"""Put a text that was being written before the readers."""

from __future__ import annotations

from django.conf import settings
from django.utils import timezone

from rules_data.models import TextSaved, TextVersion, WorkingText, of_game
from rules_data.queries.desk.trail import seal_of_text
from rules_data.queries.desk.writing import preview_text, published_source

from ._one_writer import one_writer
from ._texts import kind_of, put_before_readers, view_of
from ._trail import actor, record
from .errors import EditConflict, UnableToEditText


@one_writer
def publish_text(*, kind: str, game: str, slug: str, version: int, note: str = "", despite_faults: bool = False) -> int:
    """Publish the working text as it stood at `version`; gives back what to undo it by.

    Raises EditConflict when somebody saved since, UnableToEditText for a text with faults (`despite_faults`
    overrules those that leave it readable, and needs a note), or where a second person has to do it.
    """
    text = WorkingText.objects.filter(of_game(game), kind=kind_of(kind), slug=slug).select_related("game").first()
    if text is None:
        raise UnableToEditText("Nobody is working on this text: there is nothing to publish.")
    if text.version != version:
        raise EditConflict(text.source, text.changed_by, text.version)
    _refuse_own_work(text)
    _refuse_faults(text, note, despite_faults)
    published = TextVersion.objects.create(
        game=text.game, kind=kind, slug=slug, source=text.source, before=published_source(kind, game, slug),
        note=note.strip()[:1000], published_by=actor().who, published_at=timezone.now(),
    )  # fmt: skip
    put_before_readers(kind, text.game, slug, text.source)
    text.delete()
    record("publish text", f"{game} {kind} {slug}", text=published.pk, seal=seal_of_text(published), note=note[:1000])
    return int(published.pk)


def _refuse_own_work(text: WorkingText) -> None:
    if not settings.TWO_PERSONS:
        return
    if TextSaved.objects.filter(text=text, who=actor().who).exists():
        raise UnableToEditText("You wrote in this text: where two persons are needed, somebody else publishes it.")


def _refuse_faults(text: WorkingText, note: str, despite_faults: bool) -> None:
    seen = preview_text(text.kind, view_of(text.game, timezone.localdate()), text.source, text.slug)
    grave = [fault.message for fault in seen.faults if fault.grave]
    if grave and not despite_faults:
        raise UnableToEditText("This has to be settled first:\n- " + "\n- ".join(grave))
    if grave and not note.strip():
        raise UnableToEditText("Say in the note why it is published although its check found faults.")
