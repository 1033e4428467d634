"""A grammar made of phrases: what can follow what when a text is read, and which phrases can say some data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .phrases import OTHERWISE, Data, Phrase, Slot, UnableToReadPhrases
from .terminals import ONLY_SAID, Terminal, singular, terminals


@dataclass(slots=True)
class Node:
    """A place within phrases of one kind: the words and kinds of phrases that can follow, and the phrases that end."""

    words: dict[str, Node] = field(default_factory=dict)
    slots: dict[str, Node] = field(default_factory=dict)
    ends: list[tuple[Phrase, int]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Grammar:
    """Phrases by kind. `trees`: to read them; `phrases`: to write them; `openings`: the words each kind begins with.

    `shown`: words as readers see them where phrases have others, by the phrases' word; `meant`: the other way round.
    """

    trees: Mapping[str, Node]
    phrases: Mapping[str, tuple[Phrase, ...]]
    openings: Mapping[str, frozenset[str]]
    opening_forms: Mapping[str, tuple[str, ...]]
    forms: Mapping[str, Terminal]
    by_key: Mapping[str, Mapping[str, tuple[Phrase, ...]]]
    shown: Mapping[str, str] = field(default_factory=dict)
    meant: Mapping[str, str] = field(default_factory=dict)


def make_grammar(
    phrases: Iterable[Phrase], symbols: Mapping[str, str], shown: Mapping[str, str] | None = None
) -> Grammar:
    """The grammar of these phrases, with what readers see for some of their words.

    Raises UnableToReadPhrases for a kind of phrase that there is not.
    """
    by_kind: dict[str, list[Phrase]] = {}
    for phrase in phrases:
        by_kind.setdefault(phrase.kind, []).append(phrase)
    words = {
        in_text(piece)
        for each in by_kind.values()
        for phrase in each
        for spelling in phrase.spellings
        for piece in spelling
        if isinstance(piece, str)
    }
    # What is said of records alone in one game has phrases in another, which are read.
    names = {singular(word) for each in by_kind.values() for phrase in each for word in _names_in(phrase)}
    known = terminals(frozenset(words), symbols, frozenset(names))
    forms = {kind: form for kind, form in known.items() if kind not in by_kind or kind not in ONLY_SAID}
    for each in by_kind.values():
        for phrase in each:
            for piece in (piece for spelling in phrase.spellings for piece in spelling if isinstance(piece, Slot)):
                if not {piece.kind, f"{piece.kind}{OTHERWISE}"} & {*by_kind, *forms}:
                    raise UnableToReadPhrases(f"{phrase.at}: there is no kind of phrase called {piece.kind!r}.")
    plain = dict.fromkeys(kind.removesuffix(OTHERWISE) for kind in by_kind)
    trees = {kind: _tree((*by_kind.get(kind, ()), *by_kind.get(f"{kind}{OTHERWISE}", ()))) for kind in plain}
    openings, opening_forms = _openings(trees, forms)
    kept = {kind: tuple(each) for kind, each in by_kind.items()}
    by_key = {kind: _by_key(each) for kind, each in kept.items()}
    shown = shown or {}
    meant = {seen.lower(): word for word, seen in shown.items() if seen.lower() != word}
    return Grammar(trees, kept, openings, opening_forms, forms, by_key, shown, meant)


def _names_in(phrase: Phrase) -> set[str]:
    """The words that a phrase spells with a capital letter as well as without, as names are: goblin/Goblin."""
    spelled = {piece for spelling in phrase.spellings for piece in spelling if isinstance(piece, str)}
    return {word.lower() for word in spelled if word[:1].isupper() and word.lower() in spelled}


def in_text(word: str) -> str:
    """A word of a phrase as it stands in a text that is read: names of phases and zones are written with capitals."""
    return word.lower() if word.isalpha() else word


def _tree(phrases: Iterable[Phrase]) -> Node:
    root = Node()
    for phrase in phrases:
        for number, spelling in enumerate(phrase.spellings):
            if number < phrase.unread:
                continue
            node = root
            for piece in spelling:
                if isinstance(piece, Slot):
                    node = node.slots.setdefault(piece.kind, Node())
                else:
                    node = node.words.setdefault(in_text(piece), Node())
            node.ends.append((phrase, number))
    return root


def _openings(
    trees: Mapping[str, Node], forms: Mapping[str, Terminal]
) -> tuple[dict[str, frozenset[str]], dict[str, tuple[str, ...]]]:
    """Which words, and words of which form, a phrase of each kind can begin with."""
    reached = {kind: set(root.slots) for kind, root in trees.items()}
    changed = True
    while changed:
        changed = False
        for begins in reached.values():
            more = {each for kind in begins if kind in reached for each in reached[kind]} - begins
            if more:
                begins.update(more)
                changed = True
    words = {
        kind: frozenset(root.words).union(*(trees[other].words for other in reached[kind] if other in trees))
        for kind, root in trees.items()
    }
    return words, {kind: tuple(sorted(other for other in kinds if other in forms)) for kind, kinds in reached.items()}


def _by_key(phrases: tuple[Phrase, ...]) -> Mapping[str, tuple[Phrase, ...]]:
    """The phrases that can say a mapping, by a key it needs to have; under "" those that can say anything."""
    found: dict[str, list[Phrase]] = {}
    for phrase in phrases:
        if not phrase.only_read:
            found.setdefault(leading_key(phrase.data), []).append(phrase)
    return {key: tuple(each) for key, each in found.items()}


def leading_key(data: Data) -> str:
    """A key that data of this form always has; "" where there is none."""
    if isinstance(data, dict):
        return next((key for key in data if key[0] != "+" and "$" not in key), "")
    return ""
