"""From which published edition the evaluator's rows are led on to an edition that they do not name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rules_data.models import Edition, Revision


def shipped_crosswalks(old: Edition, new: Edition) -> list[dict[str, Any]]:
    """What ships of two editions: `pairs` of numbers that are one rule, and which of the old ones are `unchanged`."""
    kept: list[dict[str, Any]] = old.document.confirmed_pairs
    return [one for one in kept if (one["old"], one["new"]) == (old.label, new.label)]


def way_to(revision: Revision, known: Collection[str]) -> list[Revision]:
    """From the nearest published edition with rows of its own, an earlier one if there is one, to the revision.

    `known` are the labels of editions with rows of their own. Empty where no such edition is published.
    """
    published = list(
        Revision.objects.filter(edition__document=revision.edition.document, status=Revision.Status.PUBLISHED)
        .exclude(edition=revision.edition)
        .select_related("edition__document__game")
        .order_by("edition__effective")
    )
    day = revision.edition.effective
    earlier = [one for one in published if one.edition.effective < day]
    later = [one for one in reversed(published) if one.edition.effective > day]
    for side in (earlier, later):
        homes = [place for place, one in enumerate(side) if one.edition.label in known]
        if homes:
            return [*side[homes[-1] :], revision]
    return []
