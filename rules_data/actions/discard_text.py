"""Give up a text that is being written; what readers see stays."""

from __future__ import annotations

from rules_data.models import WorkingText, of_game

from ._one_writer import one_writer, readers_see_the_same
from ._texts import kind_of
from ._trail import record
from .errors import EditConflict, UnableToEditText


@one_writer
def discard_text(*, kind: str, game: str, slug: str, version: int) -> None:
    """Delete a working text as it stood at `version`; EditConflict when somebody saved since."""
    readers_see_the_same()
    text = WorkingText.objects.filter(of_game(game), kind=kind_of(kind), slug=slug).first()
    if text is None:
        raise UnableToEditText("Nobody is working on this text.")
    if text.version != version:
        raise EditConflict(text.source, text.changed_by, text.version)
    text.delete()
    record("discard text", f"{game} {kind} {slug}")
