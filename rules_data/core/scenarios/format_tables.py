"""The tables of the format that are made from the declarations the reader works with, and never written by hand."""

from __future__ import annotations

from collections.abc import Iterable

from rules_data.core.abilities import Keys, Part
from rules_data.core.evaluator import Vocabulary

from .played import PlayedGame, PlayedGames

BEGIN = "<!-- The tables from here on are written by `manage.py write_format`. -->"
END = "<!-- The tables end here. -->"


def with_tables(text: str, games: PlayedGames) -> str:
    """The format's text with the tables between its two marks made anew. Raises ValueError where a mark is missing."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"The format has no part between {BEGIN!r} and {END!r}.")
    tables = "\n\n".join(_tables(game) for game in games.values())
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}"


def _tables(game: PlayedGame) -> str:
    words = game.table.vocabulary
    return (
        f"## Instructions of `game: {game.slug}`, word by word\n\n{_instructions(words)}\n\n"
        f"## Abilities of `game: {game.slug}`, key by key\n\n{_abilities(words)}\n\n"
        f"## Events of `game: {game.slug}`, word by word\n\n{_events(words)}\n\n"
        f"## Filters of `game: {game.slug}`, key by key\n\n{_filters(words)}"
    )


def _instructions(words: Vocabulary) -> str:
    """Each instruction with what stands behind it and the keys it takes; those that are written alike in one row."""
    alike: dict[tuple[str, str], list[str]] = {}
    for word in sorted(words.verbs):
        parts = dict(words.parts_of(word))
        alike.setdefault((parts.pop(word).shape.value, _keys(parts)), []).append(word)
    rows = [(_words(named), main, keys) for (main, keys), named in alike.items()]
    return "\n".join(
        [
            f"Every instruction also takes {_keys(words.keys_of_any_verb)}.",
            "",
            *_table(("word", "behind it", "further keys"), rows),
        ]
    )


def _abilities(words: Vocabulary) -> str:
    """Each key that an ability begins with: what stands behind it, and what acts beside it."""
    rows = [(f"`{lead}`", one.main.value, _keys(one.keys)) for lead, one in words.abilities.items()]
    return "\n".join(_table(("begins with", "behind it", "further keys"), rows))


def _events(words: Vocabulary) -> str:
    """The events, those in one row that carry the same."""
    alike: dict[str, list[str]] = {}
    for word, keys in sorted(words.events.items()):
        alike.setdefault(_keys(keys), []).append(word)
    rows = [(_words(named), keys) for keys, named in alike.items()]
    return "\n".join(_table(("event", "what can be asked of it"), rows))


def _filters(words: Vocabulary) -> str:
    """Each key of a filter with what it asks of an object."""
    alike: dict[tuple[str, str], list[str]] = {}
    for key, (criterion, part) in words.filter_keys.items():
        alike.setdefault((part.shape.value, (criterion.__doc__ or "").strip()), []).append(key)
    rows = [(_words(named), behind, asks) for (behind, asks), named in alike.items()]
    return "\n".join(_table(("key", "behind it", "which objects"), rows))


def _words(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _keys(parts: Keys) -> str:
    return ", ".join(f"`{key}` ({_told(part)})" for key, part in parts.items())


def _told(part: Part) -> str:
    """What stands behind a key, and where the key says nothing by itself."""
    if not part.needs:
        return part.shape.value
    beside = f"`{part.needs}` or `{part.or_needs}`" if part.or_needs else f"`{part.needs}`"
    return f"{part.shape.value}; only with {beside}"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    lines = [head, ("---",) * len(head), *rows]
    return [f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in lines]
