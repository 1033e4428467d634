"""Put a rule in that was read wrongly, or not at all, without importing the book again."""

from __future__ import annotations

from rules_data.core.tree import NodeKind, RuleNode
from rules_data.models import Rule

from ._one_writer import one_writer, readers_see_the_same
from ._provisions import identity_in, kept_tree
from ._trail import record
from ._tree_changes import draft_for, move, number_in, settle, tree_of
from .correct_rule import Corrected, checked_text


@one_writer
def add_rule(
    *, game: str, document: str, edition: str, number: str, text: str, note: str, is_heading: bool = False
) -> Corrected:
    """Put a rule with a number of its own into the open draft of an edition, or into a draft of what is published.

    It stands where its number belongs, and is the rule that it was where it is known. Raises UnableToEditText for a
    number that is none or is there already, a text that cannot stand there, or a missing note.
    """
    readers_see_the_same()
    said = checked_text(text, "The text")
    draft = draft_for(game, document, edition, note)
    kind = NodeKind.HEADING if is_heading else NodeKind.RULE
    node = RuleNode(number_in(number, draft), kind, said, ())
    before = list(kept_tree(draft))
    place = next((at for at, one in enumerate(before) if one.number > node.number), len(before))
    tree = tree_of(draft, [*before[:place], node, *before[place:]])
    move(draft, place, 1)
    rule = Rule.objects.create(
        revision=draft, provision=identity_in(draft, tree, node),
        number=str(node.number), position=place, depth=node.number.depth, kind=kind.value, text=said, examples=[],
        content_hash=node.content_hash,
    )  # fmt: skip
    settle(draft, tree)
    record("add rule", f"{draft.edition} {rule.number}", note=note[:1000], after=said[:2000])
    return Corrected(draft.pk, rule.content_hash)
