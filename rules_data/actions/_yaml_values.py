"""YAML as values of Python, by the C library where it is there: for what ships, and what its own reader has accepted.

That reader bounds size and nesting and says where a fault is; this one is ten times as quick.
"""

from __future__ import annotations

from typing import Any

import yaml

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def yaml_values(source: str) -> Any:
    """What a source holds; nothing is constructed but strings, numbers, dates, lists and mappings."""
    return yaml.load(source, Loader=_Loader)  # noqa: S506 - either is a safe loader
