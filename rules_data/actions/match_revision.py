"""Set out which rules of a draft continue which of the version before, the doubtful ones to be settled by people."""

from __future__ import annotations

from rules_data.core.tree import Change, CrosswalkLink, align
from rules_data.models import MatchDecision, MatchPair, Revision

from ._match_decisions import decided_between, shaped, still_holds
from ._one_writer import one_writer, readers_see_the_same
from ._provisions import confirmed_pairs, kept_tree
from .check_revision import open_revision

# Equal texts that the machine is as sure of are not even listed.
CERTAIN = 0.9
PLAIN = (Change.SAME, Change.MOVED)


@one_writer
def match_revision(*, game: str, document: str, edition: str) -> int:
    """Make the match board of an open draft anew; gives back how many pairs wait to be settled.

    What was decided about these rules before, at this import or an earlier one, is decided already.
    """
    readers_see_the_same()
    revision = open_revision(game, document, edition)
    revision.match_pairs.all().delete()
    before = version_before(revision)
    if before is None:
        return 0
    old, new = kept_tree(before), kept_tree(revision)
    decided = decided_between(before.edition, revision.edition, old, new)
    sure = [*decided.pairs]
    for a, b in confirmed_pairs(before.edition, revision.edition):
        if a in old and b in new and a not in {x for x, _ in sure} and b not in {y for _, y in sure}:
            sure.append((a, b))
    crosswalk = shaped(align(old, new, confirmed=sure), decided)
    people = _deciders(before, revision, {f"old {n.number}": n.content_hash for n in old}
                       | {f"new {n.number}": n.content_hash for n in new})  # fmt: skip
    pairs = [_pair(link, before, revision, people) for link in crosswalk.links if _is_told(link)]
    MatchPair.objects.bulk_create(pairs, batch_size=500)
    return sum(not pair.decided_by and pair.confidence < CERTAIN for pair in pairs)


def version_before(revision: Revision) -> Revision | None:
    """The published revision of the edition before, in force when the draft's edition comes."""
    published = Revision.objects.filter(edition__document=revision.edition.document, status=Revision.Status.PUBLISHED)
    earlier = published.filter(edition__effective__lt=revision.edition.effective).select_related("edition__document")
    return earlier.order_by("-edition__effective").first()


def _is_told(link: CrosswalkLink) -> bool:
    return link.change not in PLAIN or link.confidence < CERTAIN


def _pair(link: CrosswalkLink, before: Revision, revision: Revision, people: dict[str, str]) -> MatchPair:
    old, new = str(link.old or ""), str(link.new or "")
    return MatchPair(
        revision=revision,
        before=before,
        old_number=old,
        new_number=new,
        change=link.change.value,
        confidence=link.confidence,
        decided_by=people.get(f"new {new}" if new else f"old {old}", ""),
    )


def _deciders(before: Revision, revision: Revision, texts: dict[str, str]) -> dict[str, str]:
    """Who decided about each number, by "old 100.1" and "new 200.1"."""
    kept = MatchDecision.objects.filter(
        document=revision.edition.document, old_label=before.edition.label, new_label=revision.edition.label
    )
    return {name: one.decided_by for one in kept.order_by("id") if still_holds(one, texts) for name in one.texts}
