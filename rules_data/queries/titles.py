"""What each rule is called: its heading, the line it opens with, or the short title it was given."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules_data.models import Rule

from .entries import title_line
from .games import EditionView
from .records import printed


@lru_cache(maxsize=16)
def titles(edition: EditionView) -> Mapping[str, str]:
    """By number, the titles of an edition's records; those that have none are left out.

    A title that an editor gives or changes is seen at once: the edition says how often that happened.
    """
    given = Rule.objects.filter(revision_id=edition.revision_id).exclude(provision__title="")
    short = dict(given.values_list("number", "provision__title"))
    found = {
        one.number: one.text if one.is_heading else short.get(one.number) or title_line(one.text)
        for one in printed(edition).records
    }
    return {number: title for number, title in found.items() if title}
