"""What "if you revealed a Cat" asks of: the card that an instruction before it has revealed, whatever came since."""

from __future__ import annotations

from collections.abc import Iterator

from .phrases import Data

_REVEALED = "revealed"


def with_what_was_revealed(ability: Data) -> Data:
    """An ability with the name of that card in the condition; left as no file knows it where none, or several, were."""
    names = list(dict.fromkeys(_names_of_what_is_revealed(ability)))
    return _told(ability, names[0]) if len(names) == 1 else ability


def _names_of_what_is_revealed(data: Data) -> Iterator[str]:
    if isinstance(data, list):
        for one in data:
            yield from _names_of_what_is_revealed(one)
    if not isinstance(data, dict):
        return
    shown = data.get("reveal")
    if isinstance(shown, dict) and shown.get("choose") == 1 and isinstance(name := shown.get("as"), str):
        yield name
    for value in data.values():
        yield from _names_of_what_is_revealed(value)


def _told(data: Data, name: str) -> Data:
    if isinstance(data, list):
        return [_told(one, name) for one in data]
    if not isinstance(data, dict):
        return data
    if set(data) == {_REVEALED}:
        return {"this": {"that": name}, "is": data[_REVEALED]}
    return {key: _told(value, name) for key, value in data.items()}
