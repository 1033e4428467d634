"""What a reading says, with the words that say it: the same data, each part with its place in the text."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data.core.abilities.reading import Data, Leaf, Slot, Tree, names_in

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Located:
    """A part of what a text says. `span`: from which word to behind which; `keys`: the phrase each key comes from."""

    data: dict[str, Located] | list[Located] | str | int | bool
    span: Span
    keys: dict[str, Span]

    def __contains__(self, key: str) -> bool:
        return isinstance(self.data, dict) and key in self.data

    def get(self, key: str) -> Located | None:
        """What stands under a key; None where there is no such key."""
        return self.data.get(key) if isinstance(self.data, dict) else None

    def entries(self) -> list[Located]:
        """The entries of a list; a single thing is a list of one."""
        return self.data if isinstance(self.data, list) else [self]

    def plain(self) -> Data:
        """The data alone."""
        if isinstance(self.data, dict):
            return {key: value.plain() for key, value in self.data.items()}
        return [one.plain() for one in self.data] if isinstance(self.data, list) else self.data


def located(tree: Tree) -> Located:
    """What a reading of a whole text says, part by part."""
    return _located(tree, 0)[0]


def _located(tree: Tree, first: int) -> tuple[Located, int]:
    if isinstance(tree, Leaf):
        return _plain(tree.data, (first, first + 1)), first + 1
    parts: dict[str, Located] = {}
    place, coming = first, iter(tree.parts)
    for piece in tree.phrase.spellings[tree.spelling]:
        if isinstance(piece, Slot):
            parts[piece.name], place = _located(next(coming), place)
        else:
            place += 1
    filled = _filled(tree.phrase.data, parts, (first, place))
    # What a phrase says as a whole is said by all of its words: "you gain 2 life", and not "gain 2 life" alone.
    return Located(filled.data, (first, place), filled.keys), place


def _plain(data: Data, span: Span) -> Located:
    """Data that stand as they are, all of them said by the same words."""
    if isinstance(data, dict):
        return Located({key: _plain(value, span) for key, value in data.items()}, span, dict.fromkeys(data, span))
    return Located([_plain(one, span) for one in data] if isinstance(data, list) else data, span, {})


def _filled(template: Data, parts: dict[str, Located], span: Span) -> Located:
    if isinstance(template, dict):
        return _keys(template, parts, span)
    if isinstance(template, list):
        entries: list[Located] = []
        for one in template:
            more = isinstance(one, str) and one.startswith("+$")
            entries += parts[str(one)[2:]].entries() if more else [_filled(one, parts, _within(one, parts, span))]
        return Located(entries, (entries[0].span[0], entries[-1].span[1]) if entries else span, {})
    if isinstance(template, str) and template.startswith("$") and " " not in template:
        return parts[template[1:]]
    if isinstance(template, str) and "$" in template:
        words = (str(parts[one[1:]].data) if one[0] == "$" else one for one in template.split(" "))
        return Located(" ".join(words), span, {})
    return _plain(template, span)


def _within(template: Data, parts: dict[str, Located], span: Span) -> Span:
    """The words of the phrases that stand within a part of what a phrase says; all of its words where none does."""
    spans = [parts[name].span for name in names_in(template)]
    return (min(first for first, _ in spans), max(behind for _, behind in spans)) if spans else span


def _keys(template: dict[str, Data], parts: dict[str, Located], span: Span) -> Located:
    found: dict[str, Located] = {}
    keys: dict[str, Span] = {}
    for key, value in template.items():
        inner = _filled(value, parts, _within(value, parts, span))
        if key[0] == "+":
            found |= inner.data if isinstance(inner.data, dict) else {}
            keys |= inner.keys
        else:
            name = str(parts[key[1:]].data) if key[0] == "$" else key
            found[name], keys[name] = inner, span
    return Located(found, span, keys)
