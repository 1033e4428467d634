"""Take a record out that is no rule of the book, without importing the book again."""

from __future__ import annotations

from ._one_writer import one_writer, readers_see_the_same
from ._provisions import kept_tree
from ._trail import record
from ._tree_changes import draft_for, move, settle, tree_of
from .correct_rule import Corrected
from .errors import UnableToEditText


@one_writer
def remove_rule(*, game: str, document: str, edition: str, number: str, note: str) -> Corrected:
    """Take a record out of the draft that was none in the book, such as a line of a page's foot.

    Raises UnableToEditText for a number that is not there, one with rules below it, or a missing note.
    """
    readers_see_the_same()
    draft = draft_for(game, document, edition, note)
    rule = draft.rules.filter(number=number.strip()).first()
    if rule is None:
        raise UnableToEditText(f"{draft.edition} has no rule {number.strip()[:40]}.")
    below = draft.rules.filter(parent_number=rule.number).order_by("position").first()
    if below is not None:
        raise UnableToEditText(f"{below.number} stands under {rule.number}: take what is below it out first.")
    place, before = rule.position, rule.text
    tree = tree_of(draft, [one for one in kept_tree(draft) if str(one.number) != rule.number])
    rule.delete()
    move(draft, place + 1, -1)
    settle(draft, tree)
    record("remove rule", f"{draft.edition} {number.strip()}", note=note[:1000], before=before[:2000])
    return Corrected(draft.pk, "")
