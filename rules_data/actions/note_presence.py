"""Note that a person is at a page of the desk, for those who are there, too."""

from __future__ import annotations

import logging

from django.db import OperationalError, transaction
from django.utils import timezone

from rules_data.models import Presence
from rules_data.queries.desk.presence import LASTS

from ._one_writer import waiting_at_most

log = logging.getLogger(__name__)
LONGEST_PLACE = 300
# Nobody has more pages open and in sight; what is more is a program.
MOST_PLACES = 20
MILLISECONDS = 200


def note_presence(place: str, who: str) -> bool:
    """Keep that `who` is at `place` now, and forget who left; False when it is not kept.

    It is not worth waiting for: while someone else writes, the next time a page asks is soon enough.
    """
    if not who or len(place) > LONGEST_PLACE:
        return False
    try:
        with waiting_at_most(MILLISECONDS), transaction.atomic():
            now = timezone.now()
            Presence.objects.filter(seen_at__lt=now - LASTS).delete()
            elsewhere = Presence.objects.filter(who=who).exclude(place=place)
            if elsewhere.count() >= MOST_PLACES:
                elsewhere.order_by("seen_at")[0].delete()
            Presence.objects.update_or_create(place=place, who=who, defaults={"seen_at": now})
    except OperationalError as busy:
        log.info("Who is at %s was not noted: %s", place, busy)
        return False
    return True
