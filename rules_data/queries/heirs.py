"""What became of rules from one edition to the next."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping

from rules_data.models import CrosswalkLink

# By a rule's provision: the provisions it became, and how, oldest first.
Onward = Mapping[int, tuple[tuple[int, str], ...]]


def onward(provisions: Iterable[int] = (), *, of: tuple[str, str] | None = None) -> Onward:
    """What some rules became, or all rules `of` a game's document: one query."""
    links = CrosswalkLink.objects.filter(new_provision__isnull=False)
    if of is not None:
        game, document = of
        links = links.filter(old_provision__document__slug=document, old_provision__document__game__slug=game)
    else:
        links = links.filter(old_provision__in=list(provisions))
    found: defaultdict[int, list[tuple[int, str]]] = defaultdict(list)
    rows = links.order_by("old_edition__effective", "-confidence")
    for old, new, change in rows.values_list("old_provision_id", "new_provision_id", "change"):
        if old is not None and new is not None:
            # One text for thousands of rows.
            found[old].append((new, sys.intern(change)))
    return {provision: tuple(links) for provision, links in found.items()}
