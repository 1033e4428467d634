"""Whether a word or a key stands anywhere in what has been read."""

from __future__ import annotations

from .phrases import Data


def mentions_key(data: Data, key: str) -> bool:
    """Whether a key stands anywhere within."""
    if isinstance(data, dict):
        return key in data or any(mentions_key(value, key) for value in data.values())
    return any(mentions_key(one, key) for one in data) if isinstance(data, list) else False


def mentions(data: Data, word: str) -> bool:
    """Whether a value within is this word, alone or in a list."""
    if isinstance(data, dict):
        return any(mentions(value, word) for value in data.values())
    return any(mentions(one, word) for one in data) if isinstance(data, list) else data == word
