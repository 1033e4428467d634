"""Data in the phrases of a game, as a reader sees them: several things in the plural, names with their capitals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules_data.core.abilities.reading import IRREGULAR, Bound, Phrase, Slot, ability_text, candidates, matches

from .english import article, listed
from .english import plural as plural_word
from .lexicon import player_named, words

# What is said of several things is said of the nouns among its parts; what else stands in a phrase has its own number.
_OF_SEVERAL = frozenset(("type", "subtype", "proper", "stacked", "one noun", "any noun"))
_JOINING = frozenset(("or", "and", ","))
_CLOSE = frozenset((",", ".", ":"))

Special = Callable[[Any, bool], str | None]


def say(kind: str, data: Any, *, many: bool = False, special: Mapping[str, Special]) -> str | None:
    """The words for data as a phrase of a kind; None where no phrase says it.

    `special`: kinds that are said by other means than phrases.
    """
    own = special.get(kind) or _FORMS.get(kind)
    if own is not None and (said := own(data, many)) is not None:
        return said
    for phrase in candidates(ability_text(words().game).grammar, kind, data):
        for bound in matches(phrase.data, data, {}):
            said = spelled(phrase, bound, many=many, special=special)
            if said is not None:
                return said
    return None


def spelled(phrase: Phrase, bound: Bound, *, many: bool, special: Mapping[str, Special]) -> str | None:
    """A phrase with what stands in its places."""
    pieces = phrase.several if many else phrase.spellings[0]
    found: list[str] = []
    for place, piece in enumerate(pieces):
        if not isinstance(piece, Slot):
            found.append(words().shown.get(piece, piece))
            continue
        several = many and piece.kind in _OF_SEVERAL and _is_counted(pieces, place)
        said = say(piece.kind, bound[piece.name], many=several, special=special)
        if said is None:
            return None
        found.append(said)
    return _joined(found)


def _is_counted(pieces: tuple[Any, ...], place: int) -> bool:
    """Whether a noun at a place is the one that is counted: the last, and those that are listed with it."""
    behind = place + 1
    while behind < len(pieces) and pieces[behind] in _JOINING:
        behind += 1
    return behind == len(pieces) or (behind > place + 1 and _is_counted(pieces, behind))


def _joined(parts: list[str]) -> str:
    said = ""
    for part in parts:
        if said.endswith(" a") or said == "a":
            said = f"{said[:-1]}{article(part)}"
        else:
            said += part if part in _CLOSE or not said else f" {part}"
    return said


def _proper(data: Any, many: bool) -> str | None:
    if not isinstance(data, str) or not data[:1].isupper() or " " in data:
        return None
    return plural(data) if many else data


def plural(noun: str) -> str:
    """Of a noun with nothing behind it: poison counters, heroes, Elves."""
    front, space, last = noun.rpartition(" ")
    several = words().plurals.get(last) or IRREGULAR.get(last.lower())
    if several is None:
        return f"{front}{space}{plural_word(last)}"
    return f"{front}{space}{several.capitalize() if last[:1].isupper() else several}"


def _plain(data: Any, many: bool) -> str | None:
    return data if isinstance(data, str) else None


def _noun(data: Any, many: bool) -> str | None:
    each = data if isinstance(data, list) else [data]
    if not all(isinstance(one, str) for one in each):
        return None
    return listed([plural(one) if many else one for one in each], "or")


def _figure(data: Any, many: bool) -> str | None:
    return str(data) if isinstance(data, int) and not isinstance(data, bool) else None


_FORMS: Mapping[str, Special] = {
    "proper": _proper,
    "not proper": lambda data, many: f"non-{data}" if isinstance(data, str) and data[:1].isupper() else None,
    "any word": _plain,
    "any noun": _noun,
    "name": _plain,
    "counter name": _plain,
    "keyword": lambda data, many: words().keyword(data) if isinstance(data, str) else None,
    "player": lambda data, many: player_named(data),
    "number word": lambda data, many: words().stats.get(data),
    "digits": _figure,
    "number": _figure,
}
