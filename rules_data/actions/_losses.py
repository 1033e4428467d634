"""A draft held against the publisher's texts that readers know: what may have been lost on the way."""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.documents import Loss, find_losses, find_lost_terms
from rules_data.core.tree import align
from rules_data.models import Revision

from ._provisions import kept_tree


def find_losses_of(revision: Revision) -> list[Loss]:
    """Signs that a draft lacks rules, compared with the edition before and with what is published of its own.

    A restatement holds only a part of its document, so only publishers' texts are compared with one another. The
    texts alone decide: the draft's identities were given to it before anybody looked it over.
    """
    if revision.provenance != Revision.Provenance.OFFICIAL:
        return []
    draft = kept_tree(revision)
    found: dict[str, Loss] = {}
    for before in _known_texts(revision):
        tree, called = kept_tree(before), before.edition.label
        terms = find_lost_terms(_terms(before), _terms(revision), called)
        for loss in (*find_losses(tree, draft, align(tree, draft), called), *terms):
            found.setdefault(loss.message, loss)
    return list(found.values())


def _terms(revision: Revision) -> list[str]:
    return list(revision.terms.order_by("position").values_list("term", flat=True))


def _known_texts(revision: Revision) -> Iterator[Revision]:
    published = Revision.objects.filter(
        edition__document=revision.edition.document,
        status=Revision.Status.PUBLISHED,
        provenance=Revision.Provenance.OFFICIAL,
    ).select_related("edition")
    own = published.filter(edition=revision.edition).first()
    earlier = published.filter(edition__effective__lt=revision.edition.effective)
    before = earlier.order_by("-edition__effective").first()
    yield from (found for found in (own, before) if found is not None)
