"""Proxies that hand out pages by themselves have forgotten all of them when a change is committed.

So nobody meets the older state after the newer: first every server tells them to keep nothing, then what they had
runs out, and only then the change is there for all.
"""

from __future__ import annotations

import time

from django.conf import settings
from django.core.cache import caches
from django.db import transaction

from rules_data.queries import ABOUT_TO_CHANGE

# A proxy counts whole seconds, and an answer may be on its way.
MARGIN = 2.0
# Whoever dies before the commit keeps proxies from keeping for so long.
LONGEST = 600


def let_proxies_forget() -> None:
    """Wait until no proxy has a page any more; from then until the commit none is kept. At once where there is none."""
    if not settings.PROXY_KEEPS:
        return
    began = caches["pages"].get(ABOUT_TO_CHANGE)
    if began is None:
        began = time.time()
        caches["pages"].set(ABOUT_TO_CHANGE, began, LONGEST)
        transaction.on_commit(lambda: caches["pages"].delete(ABOUT_TO_CHANGE))
    time.sleep(max(0.0, settings.PROXY_KEEPS + MARGIN - max(0.0, time.time() - began)))
