"""Writing data by a grammar: the same phrases, the other way round.

The keys of data keep the order in which they were said. A phrase says all of the data it is asked to say or none: what
no phrase says is refused, never left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules_data.core.abilities.digits import whole_number

from .grammar import Grammar
from .parser import Leaf, Tree, said
from .phrases import OTHERWISE, Data, Phrase, Slot, weight

Bound = dict[str, Data]


def write(grammar: Grammar, kind: str, data: Data, *, otherwise: bool = False) -> list[str] | None:
    """The words that say this data as a phrase of a kind; None where no phrase says it.

    `otherwise`: also by the phrases that come after all others of their kind.
    """
    form = grammar.forms.get(kind)
    if form is not None:
        word = form.write(data)
        if word is not None:
            return [word]
    for each in (kind, f"{kind}{OTHERWISE}") if otherwise else (kind,):
        for phrase in candidates(grammar, each, data):
            if each != kind and phrase.unread:
                continue  # no text says it so
            for bound in matches(phrase.data, data, {}):
                words = _words(grammar, phrase, bound, otherwise)
                if words is not None:
                    return words
    return None


def canonical(tree: Tree, grammar: Grammar) -> list[str]:
    """The words of a reading with each phrase in its first spelling; "?" stands for what can't be written so."""
    if isinstance(tree, Leaf):
        return [grammar.forms[tree.kind].write(tree.data) or "?"]
    phrase = tree.phrase
    if phrase.only_read or phrase.kind.endswith(OTHERWISE):
        data, kind = said(tree), phrase.kind.removesuffix(OTHERWISE)
        words = write(grammar, kind, data) or write(grammar, kind, data, otherwise=True) or ["?"]
        return words if phrase.alike or weight(phrase.spellings[tree.spelling]) <= weight(words) else ["?"]
    names = (piece.name for piece in phrase.spellings[tree.spelling] if isinstance(piece, Slot))
    parts = dict(zip(names, tree.parts, strict=True))
    found: list[str] = []
    for piece in phrase.spellings[0]:
        found += canonical(parts[piece.name], grammar) if isinstance(piece, Slot) else [piece]
    return found


def candidates(grammar: Grammar, kind: str, data: Data) -> Iterator[Phrase]:
    by_key = grammar.by_key.get(kind, {})
    if isinstance(data, dict):
        for key in data:
            yield from by_key.get(key, ())
    yield from by_key.get("", ())


def _words(grammar: Grammar, phrase: Phrase, bound: Bound, otherwise: bool) -> list[str] | None:
    found: list[str] = []
    for piece in phrase.spellings[0]:
        if isinstance(piece, Slot):
            if piece.name not in bound:
                return None
            inner = write(grammar, piece.kind, bound[piece.name], otherwise=otherwise)
            if inner is None:
                return None
            found += inner
        else:
            found.append(piece)
    return found


def matches(template: Data, data: Data, bound: Bound) -> Iterator[Bound]:
    """Every way in which data can be of a template's form, with what stands in the template's places."""
    if isinstance(template, str) and "$" in template and " " in template:
        yield from _in_words(template.split(" "), data, dict(bound))
    elif isinstance(template, str) and template.startswith("$"):
        name = template[1:]
        if name not in bound:
            yield {**bound, name: data}
        elif bound[name] == data:
            yield bound
    elif isinstance(template, dict):
        if isinstance(data, dict):
            yield from _keys(list(template.items()), list(data.items()), bound)
    elif isinstance(template, list):
        if isinstance(data, list):
            yield from _entries(template, data, bound)
    elif template == data and type(template) is type(data):
        yield bound


def _in_words(templates: list[str], data: Data, bound: Bound) -> Iterator[Bound]:
    """Words with parts in them, each one word, and the first, or else the last, as many as there are."""
    words = data.split(" ") if isinstance(data, str) else []
    more, open_at = len(words) - len(templates), 0 if templates[0][0] == "$" else len(templates) - 1
    if more < 0 or (more and templates[open_at][0] != "$"):
        return
    words[open_at : open_at + more + 1] = [" ".join(words[open_at : open_at + more + 1])]
    for template, word in zip(templates, words, strict=True):
        number = whole_number(word)
        said: Data = word if number is None else number
        if template[0] != "$" and template != word:
            return
        if template[0] == "$" and bound.setdefault(template[1:], said) != said:
            return
    yield bound


def _keys(templates: list[tuple[str, Data]], items: list[tuple[str, Data]], bound: Bound) -> Iterator[Bound]:
    if not templates:
        if not items:
            yield bound
        return
    (key, value), rest = templates[0], templates[1:]
    if key[0] == "+":
        least = sum(1 for each, _ in rest)
        for size in range(len(items) - least, -1, -1):
            for found in matches(value, dict(items[:size]), bound):
                yield from _keys(rest, items[size:], found)
    elif items and (known := of_key(key, items[0][0], bound)) is not None:
        for found in matches(value, items[0][1], known):
            yield from _keys(rest, items[1:], found)


def of_key(key: str, name: str, bound: Bound) -> Bound | None:
    """What stands in the place of a key such as `highest $stat`; None where the name is not of its form."""
    before, is_open, rest = key.partition("$")
    if not is_open:
        return bound if key == name else None
    place, _, behind = rest.partition(" ")
    if not name.startswith(before) or not name.endswith(behind) or len(name) <= len(before) + len(behind):
        return None
    return {**bound, place: name[len(before) : len(name) - len(behind)].strip()}


def _entries(templates: list[Data], items: list[Data], bound: Bound) -> Iterator[Bound]:
    if not templates:
        if not items:
            yield bound
        return
    first, rest = templates[0], templates[1:]
    if isinstance(first, str) and first.startswith("+$"):
        for size in range(len(items) - len(rest), 0, -1):
            for found in matches(first[1:], items[:size], bound):
                yield from _entries(rest, items[size:], found)
    elif items:
        for found in matches(first, items[0], bound):
            yield from _entries(rest, items[1:], found)
