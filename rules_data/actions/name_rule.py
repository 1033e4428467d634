"""Give a rule the short title that players know it by."""

from __future__ import annotations

from rules_data.models import Provision

from ._one_writer import one_writer, readers_see_another
from ._titles_changed import titles_changed
from .errors import UnableToName

LONGEST = 120


@one_writer
def name_rule(*, game: str, document: str, provision: str, title: str) -> None:
    """Name the rule with this lasting identity, in all versions; an empty title takes the name away.

    Raises UnableToName for a rule that does not exist and for a title that is too long or cannot be printed.
    """
    readers_see_another(game)
    wanted = " ".join(title.split())
    if len(wanted) > LONGEST:
        raise UnableToName(f"The title has {len(wanted)} characters: write at most {LONGEST}.")
    if not wanted.isprintable():
        raise UnableToName("The title has a character that cannot be printed. Type it again.")
    found = Provision.objects.filter(document__game__slug=game, document__slug=document, slug=provision)
    kept = found.first()
    if kept is None:
        raise UnableToName(f"{game} {document} has no rule with the permanent name {provision!r}.")
    if kept.title != wanted:
        found.update(title=wanted)
        titles_changed(kept.document_id)
