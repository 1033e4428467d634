"""Long campaigns: random boards, damaged documents, arbitrary queries.

A run of the tests takes a seeded sample of each, the same every time. `manage.py bench campaigns` runs them in full,
with new random values.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import settings

# How many times in full; 0 is a sample.
TIMES = int(os.environ.get("RULESITE_CAMPAIGN", "0"))
SAMPLED, FEWEST = 6, 8
Each = TypeVar("Each")


def rounds(full: int) -> int:
    """How many rounds of a campaign this run takes."""
    return full * TIMES if TIMES else min(full, max(full // SAMPLED, FEWEST))


def some_of(found: Sequence[Each], most: int) -> Sequence[Each]:
    """About so many of them, spread over all and the same every time; in full, all of them."""
    return found if TIMES else found[:: max(1, len(found) // most)]


in_full = pytest.mark.skipif(not TIMES, reason="a campaign: `manage.py bench campaigns` runs it")


def campaign(full: int, **more: Any) -> Callable[[Any], Any]:
    """Above `given`: so many examples in full, a seeded sample of them otherwise."""

    def decorate(test: Any) -> Any:
        tried = settings(max_examples=rounds(full), derandomize=not TIMES, **more)(test)
        return pytest.mark.campaign(tried)

    return decorate
