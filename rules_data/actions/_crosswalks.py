"""The old-to-new tables between neighbouring editions: made again whenever what is published changes."""

from __future__ import annotations

from itertools import pairwise

from rules_data.core.tree import Crosswalk, RuleNumber, RuleTree, align
from rules_data.models import CrosswalkLink, Edition, Revision, Rule

from ._match_decisions import decided_between, shaped
from ._provisions import kept_tree

# Alignments by what they are of, the last few: each is of thousands of rules and takes a second.
MOST_KEPT = 8
_ALIGNED: dict[tuple[str, str, tuple[tuple[RuleNumber, RuleNumber], ...]], Crosswalk] = {}


def connect_editions(changed: Edition) -> int:
    """Make the crosswalks anew that a change of what is published of one edition touches.

    Returns how many links they have together. Crosswalks between other neighbours stay as they are.
    """
    published = list(
        Revision.objects.filter(edition__document=changed.document, status=Revision.Status.PUBLISHED)
        .select_related("edition__document")
        .order_by("edition__effective")
    )
    wanted = list(pairwise(published))
    kept = CrosswalkLink.objects.filter(old_edition__document=changed.document)
    connected = set(kept.values_list("old_edition", "new_edition").distinct())
    stays = {
        (old.edition_id, new.edition_id)
        for old, new in wanted
        if changed.pk not in (old.edition_id, new.edition_id) and (old.edition_id, new.edition_id) in connected
    }
    for old_edition, new_edition in connected - stays:
        kept.filter(old_edition=old_edition, new_edition=new_edition).delete()
    made = [(old, new) for old, new in wanted if (old.edition_id, new.edition_id) not in stays]
    links = [link for old, new in made for link in _links(old, new)]
    CrosswalkLink.objects.bulk_create(links, batch_size=500)
    return len(links)


def crosswalk_between(old: Revision, new: Revision) -> Crosswalk:
    """The alignment of two kept revisions, in which equal provisions and what people decided are taken as given."""
    theirs, ours = provisions_by_number(old), provisions_by_number(new)
    number_of = {pk: number for number, pk in ours.items()}
    pairs = [(number, number_of[pk]) for number, pk in theirs.items() if pk in number_of]
    old_tree, new_tree = kept_tree(old), kept_tree(new)
    decided = decided_between(old.edition, new.edition, old_tree, new_tree)
    return shaped(_aligned(old_tree, new_tree, tuple(pairs)), decided)


def _aligned(old: RuleTree, new: RuleTree, pairs: tuple[tuple[RuleNumber, RuleNumber], ...]) -> Crosswalk:
    """The alignment of two trees; what a check has worked out serves the publication after it."""
    key = (old.content_hash, new.content_hash, pairs)
    if key not in _ALIGNED:
        if len(_ALIGNED) >= MOST_KEPT:
            _ALIGNED.clear()
        _ALIGNED[key] = align(old, new, confirmed=pairs)
    return _ALIGNED[key]


def provisions_by_number(revision: Revision) -> dict[RuleNumber, int]:
    scheme = revision.edition.document.scheme
    rows = Rule.objects.filter(revision=revision).values_list("number", "provision_id")
    return {RuleNumber.parse(number, scheme): pk for number, pk in rows}


def _links(old: Revision, new: Revision) -> list[CrosswalkLink]:
    crosswalk = crosswalk_between(old, new)
    theirs, ours = provisions_by_number(old), provisions_by_number(new)
    reused = set(crosswalk.reused)
    return [
        CrosswalkLink(
            old_edition=old.edition,
            new_edition=new.edition,
            old_number=str(link.old or ""),
            new_number=str(link.new or ""),
            old_provision_id=theirs[link.old] if link.old else None,
            new_provision_id=ours[link.new] if link.new else None,
            change=link.change.value,
            moved=link.moved,
            confidence=link.confidence,
            reused=link.old in reused,
        )
        for link in crosswalk.links
    ]
