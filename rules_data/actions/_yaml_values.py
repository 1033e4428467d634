"""YAML as values of Python, by the C library where it is there: for what ships, and what its own reader has accepted.

That reader bounds size and nesting and says where a fault is; this one is ten times as quick.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from rules_data.core.abilities import whole_number

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NUMBER = "!number"


class _AsInTheFormat(_Loader):  # type: ignore[misc, valid-type]
    """Words as examples and cards mean them: `on`, `yes` and 2026-06-10 are texts, and nothing but `true` is true."""

    yaml_implicit_resolvers: dict[str, Any] = {}


_AsInTheFormat.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("(?:true|false)$"), list("tf"))
_AsInTheFormat.add_implicit_resolver("tag:yaml.org,2002:null", re.compile("(?:~|null|)$"), ["~", "n", ""])
_AsInTheFormat.add_implicit_resolver(_NUMBER, re.compile("[-0-9]+$"), list("-0123456789"))


def _mapping(loader: yaml.SafeLoader, node: yaml.MappingNode) -> dict[str, Any]:
    """What stands behind each key; a key is a word, also where its characters are those of a number."""
    return {key.value: loader.construct_object(value, deep=True) for key, value in node.value}


def _number(text: str) -> int | str:
    number = whole_number(text)
    return text if number is None else number


_AsInTheFormat.add_constructor("tag:yaml.org,2002:map", _mapping)
_AsInTheFormat.add_constructor(_NUMBER, lambda loader, node: _number(node.value))


def yaml_values(source: str) -> Any:
    """What a source holds; nothing is constructed but strings, numbers, dates, lists and mappings."""
    return yaml.load(source, Loader=_Loader)  # noqa: S506 - either is a safe loader


def format_values(source: str) -> Any:
    """What an example or a card holds, as its own reader reads it: texts, whole numbers, true, false and nothing."""
    return yaml.load(source, Loader=_AsInTheFormat)  # noqa: S506 - made of a safe loader
