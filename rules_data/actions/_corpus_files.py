"""Files of what ships: texts and YAML mappings, each fault with its file and place."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import yaml

from ._yaml_values import yaml_values
from .errors import UnableToLoadCorpus


def read_text(file: Path) -> str:
    """The text of a corpus file, or UnableToLoadCorpus."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise UnableToLoadCorpus(f"{file}: {fault}") from fault


def read_yaml(file: Path) -> dict[str, Any]:
    """A YAML mapping, or UnableToLoadCorpus with line and column."""
    try:
        read = yaml_values(read_text(file))
    except yaml.YAMLError as fault:
        raise UnableToLoadCorpus(f"{file}: {fault}") from fault
    if not isinstance(read, dict):
        raise UnableToLoadCorpus(f"{file}: expected a mapping of keys to values.")
    return read


def source_hash(source: str) -> str:
    """What tells one state of a file from another."""
    return hashlib.sha256(source.encode()).hexdigest()
