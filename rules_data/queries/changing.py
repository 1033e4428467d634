"""Whether what readers see is about to change: until it has, proxies are told to keep nothing."""

from __future__ import annotations

from django.conf import settings
from django.core.cache import caches

ABOUT_TO_CHANGE = "about-to-change"


def seconds_to_keep() -> int:
    """For how long a proxy before the site may hand out a page by itself: 0 while something is being published."""
    keeps: int = settings.PROXY_KEEPS
    return 0 if keeps and caches["pages"].get(ABOUT_TO_CHANGE) else keeps
