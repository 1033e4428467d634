"""Riftbound once more as a later version, in which a few rules read differently: what tests of standings share."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from django.conf import settings

from rules_data.actions import check_revision, import_document, publish_revision, revert_revision
from rules_data.models import Example

LABEL = "v1.9"
NAMED = {"game": "riftbound", "document": "cr", "edition": LABEL}
# 383.3.d in v1.3: whose triggers come first.
TURN_ORDER = "The Turn Player begins, and the others follow in Turn Order."
OTHER_WORDS = {TURN_ORDER: "First comes the Turn Player, then whoever is next in Turn Order."}
# An example that the sentence decides, and one that it does not.
DEPENDS, DOES_NOT = "turn-order-of-triggers", "two-deaths-one-trigger"


def publish_changed(words: Mapping[str, str] = OTHER_WORDS, keep: tuple[str, ...] = (DEPENDS, DOES_NOT)) -> None:
    """Publish v1.3 as v1.9 with some sentences replaced; of Riftbound's examples only `keep` stay, to be run.

    What ships of v1.4 is taken back before, so that v1.9 follows v1.3, of which it is made.
    """
    revert_revision(game="riftbound", document="cr", edition="v1.4")
    Example.objects.filter(game__slug="riftbound").exclude(slug__in=keep).delete()
    text = (settings.CORPUS_DIR / "riftbound" / "cr" / "v1.3.txt").read_text(encoding="utf-8")
    for old, new in words.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    day = date(2026, 9, 1)
    import_document(**NAMED, data=text.encode(), source_name="v1.9.txt", effective=day, restated={})
    check_revision(**NAMED)
    publish_revision(**NAMED, despite_obstacles=True, index=False)
