"""Feeds that say when they last changed, also where they have no entry yet."""

from __future__ import annotations

from datetime import UTC, datetime, time

from django.utils.feedgenerator import Atom1Feed

from rules_data.queries import DocumentView

# Under this name a feed without entries is told since when nothing has changed.
UNCHANGED_SINCE = "unchanged_since"


class DatedFeed(Atom1Feed):
    """Atom; Django's own would say of a feed without entries that it has changed just now, whenever it is asked."""

    def latest_post_date(self) -> datetime:
        """The newest date of an entry, else the one that the feed was made with."""
        has_dates = any(item["updateddate"] or item["pubdate"] for item in self.items)
        if has_dates:
            return super().latest_post_date()
        since: datetime = self.feed[UNCHANGED_SINCE]
        return since


def last_change_of(document: DocumentView) -> datetime:
    """When a document's newest edition was published here, or came into force."""
    newest = document.editions[0]
    return newest.published_at or datetime.combine(newest.effective, time(), UTC)
