"""Markdown that begins with a head in YAML, between two lines of three hyphens."""

from __future__ import annotations

import re
from typing import Any

import yaml

# Lines of their own: what stands in the head may end like one.
_HYPHENS = re.compile(r"^---[ \t]*\n", re.MULTILINE)
_Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def front_matter(source: str) -> tuple[str, str] | None:
    """The head and what follows it, as they are written; None where the text does not begin with a head."""
    pieces = _HYPHENS.split(source.replace("\r\n", "\n"), 2)
    return (pieces[1], pieces[2]) if len(pieces) == 3 and not pieces[0].strip() else None


def values_as_written(head: str) -> Any:
    """What a head says, in strings, lists and mappings alone: 603.10 is a rule's number and no fraction, and nothing
    is the empty string. Raises yaml.YAMLError.
    """
    return yaml.load(head, Loader=_Loader)  # noqa: S506 - constructs nothing else
