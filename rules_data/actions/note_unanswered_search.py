"""Note what was looked for and not found, for those who write the answers."""

from __future__ import annotations

import re
from datetime import date, timedelta

from django.db import transaction
from django.db.models import F

from rules_data.models import UnansweredSearch

from ._one_writer import waiting_at_most

KEPT_DAYS = 90
MOST_A_DAY = 500
# A reader waits for the answer meanwhile: while someone publishes, the search goes uncounted.
MILLISECONDS = 100
# An address, a number that could be a telephone's or a card's, or a word as long as a key: someone's own.
_SOMEONES_OWN = re.compile(r"\S@\S|(?:\d[\s()/-]{0,2}){7}|\d{3}\.\d{3}\.\d{3}|\S{31}|//")
_DAY = re.compile(r"\b\d{4}-\d\d-\d\d\b")


def note_unanswered_search(query: str, *, game: str = "", today: date) -> bool:
    """Count a search that found nothing; False when it is not kept.

    Kept are the words in small letters, the game and the day: one row for each, with a count. What looks like an
    address, a long number or a key is not kept at all, nor is more than MOST_A_DAY different searches of a day;
    after KEPT_DAYS days everything is deleted.
    """
    text = " ".join(query.lower().replace("\x00", " ").split())
    if not text or _SOMEONES_OWN.search(_DAY.sub("", text)):
        return False
    text = text[: UnansweredSearch.LONGEST].rstrip()
    with waiting_at_most(MILLISECONDS):
        return _count(text, game, today)


def _count(text: str, game: str, today: date) -> bool:
    rows = UnansweredSearch.objects.filter(day=today)
    if rows.filter(game=game, query=text).update(count=F("count") + 1):
        return True
    with transaction.atomic():
        kept = rows.count()
        if kept >= MOST_A_DAY:
            return False
        if not kept:
            UnansweredSearch.objects.filter(day__lte=today - timedelta(days=KEPT_DAYS)).delete()
        row, created = UnansweredSearch.objects.get_or_create(day=today, game=game, query=text)
    if not created:
        UnansweredSearch.objects.filter(pk=row.pk).update(count=F("count") + 1)
    return True
