"""Tables of small scenarios: each case is a sentence, and the situation in which it is true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest


def each(cases: Mapping[str, str]) -> Any:
    """A test of every case of a table; the test takes its `body`, and is named by its sentence."""
    return pytest.mark.parametrize("body", list(cases.values()), ids=list(cases))
