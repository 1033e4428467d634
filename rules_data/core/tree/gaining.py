"""What a rule has gained from one edition to the next, and which rule without a pair has just that.

A part that `parting` looks for stands almost whole in another rule. Here it is the other way about: what the other
rule says beyond its own pair stands in the part. "Play a card" that became "Play a card or an activated ability" took
in the rule beside it, "Activate abilities of objects in play", of whose words it kept two.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from .searching import Searcher
from .sides import Alignment, Side
from .wording import Wording, beyond

# Which share of what was gained the part has to have, how like both have to be, and how many words that must be.
_GAINED_HELD, _GAINED_LIKE, _GAINED_WORDS = 0.7, 0.5, 2
_PART_WORDS = 6
# Of two as like as that, neither is liker.
_NEARLY = 0.02
# A sentence of the whole so like a short part is the part.
_SENTENCE_LIKE, _SENTENCE_WORDS, _NOT_ELSEWHERE = 0.72, 4, 0.6
# Rules of a list that were one rule: each stands there word for word.
_LISTED_WORDS = 6
_REACH = 2
# Rules that say the same of two things became one about both: how like all three are, how little nearer the pair may
# be than its twin, how little is left of what told them apart, and how far away a twin may stand.
_TWINS, _NEARER, _TOLD_APART, _TWIN_REACH = 0.58, 0.1, 0.4, 4


@dataclass(frozen=True)
class Towards:
    """One direction: parts without a pair on one side, wholes with one on the other."""

    alignment: Alignment
    parts: Side
    wholes: Side
    wholes_of: Callable[[int], list[int]]
    parts_of: Callable[[int], list[int]]
    in_order: Callable[[int, int], tuple[int, int]]

    def gained(self, whole: int) -> dict[str, int]:
        """What a whole says beyond all that it is already paired with."""
        left = dict(self.wholes.wordings[whole].counts)
        for pair in self.parts_of(whole):
            left = beyond(left, self.parts.wordings[pair].counts)
        return left


def directions(alignment: Alignment) -> tuple[Towards, Towards]:
    """Mergers, whose parts are old rules, and splits, whose parts are new ones."""
    old, new, before, after = alignment.old, alignment.new, alignment.predecessors, alignment.successors
    mergers = Towards(alignment, old, new, after, before, lambda part, whole: (part, whole))
    splits = Towards(alignment, new, old, before, after, lambda part, whole: (whole, part))
    return mergers, splits


def place_what_was_gained(alignment: Alignment) -> None:
    """Give each rule that has nothing on the other side to the rule near it that gained its words."""
    for towards in directions(alignment):
        searcher = Searcher(towards.wholes, alignment.weights)
        for part in range(len(towards.parts)):
            if towards.wholes_of(part):
                continue
            found = _gainer(towards, part, searcher) or _teller(towards, part) or _twin(towards, part, searcher)
            if found is not None:
                alignment.add_part(*towards.in_order(part, found[1]), found[0])
    _place_lists(alignment)


def _gainer(towards: Towards, part: int, searcher: Searcher) -> tuple[float, int] | None:
    """The rule near the part whose added words the part has, with how like they are, unless another is liker."""
    own, weights = towards.parts.wordings[part], towards.alignment.weights
    if own.length < _PART_WORDS:
        return None
    scored: list[tuple[float, int]] = []
    for whole in _near(towards, towards.parts.relatives(part, _REACH)):
        gained = towards.gained(whole)
        if sum(gained.values()) < _GAINED_WORDS:
            continue
        likeness = weights.likeness(own, towards.wholes.wordings[whole])
        if likeness >= _GAINED_LIKE and weights.held_in(gained, own.counts) >= _GAINED_HELD:
            scored.append((likeness, whole))
    found = max(scored, default=None)
    if found is None:
        return None
    liker = max((weights.likeness(own, towards.wholes.wordings[at]) for at in searcher.like(own)), default=0.0)
    return found if found[0] + _NEARLY >= liker else None


def _teller(towards: Towards, part: int) -> tuple[float, int] | None:
    """The rule near the part that says it in one of its sentences, and whose own pairs do not."""
    own, weights = towards.parts.wordings[part], towards.alignment.weights
    if own.length < _SENTENCE_WORDS:
        return None
    scored: list[tuple[float, int]] = []
    for whole in _near(towards, towards.parts.relatives(part, _REACH)):
        had = [towards.parts.wordings[pair] for pair in towards.parts_of(whole)]
        for sentence in towards.wholes.wordings[whole].parts:
            likeness = weights.likeness(own, sentence)
            if likeness >= _SENTENCE_LIKE and not _said(towards, sentence, had):
                scored.append((likeness, whole))
    return max(scored, default=None)


def _twin(towards: Towards, part: int, searcher: Searcher) -> tuple[float, int] | None:
    """The rule that a sibling said in like words became, if it no longer says what told the two apart."""
    own, weights = towards.parts.wordings[part], towards.alignment.weights
    if own.length < _PART_WORDS:
        return None
    scored: list[tuple[float, int]] = []
    for pair in towards.parts.beside(part, _TWIN_REACH):
        other = towards.parts.wordings[pair]
        for whole in _near(towards, [pair]):
            large = towards.wholes.wordings[whole]
            likeness, others = weights.likeness(own, large), weights.likeness(other, large)
            alike = min(likeness, others, weights.likeness(own, other)) >= _TWINS
            told_apart = beyond(other.counts, own.counts)
            if alike and others - likeness <= _NEARER and weights.held_in(told_apart, large.counts) <= _TOLD_APART:
                scored.append((likeness, whole))
    found = max(scored, default=None)
    liker = max((weights.likeness(own, towards.wholes.wordings[at]) for at in searcher.like(own)), default=0.0)
    return found if found is not None and found[0] + _NEARLY >= liker else None


def _said(towards: Towards, sentence: Wording, had: Iterable[Wording]) -> bool:
    return any(towards.alignment.weights.held_in(sentence.counts, one.counts) >= _NOT_ELSEWHERE for one in had)


def _near(towards: Towards, beside: Iterable[int]) -> list[int]:
    """What became of the rules beside a part, where that is not the very same text."""
    found = (
        whole
        for pair in beside
        for whole in towards.wholes_of(pair)
        if towards.wholes.wordings[whole].key != towards.parts.wordings[pair].key
    )
    return list(dict.fromkeys(found))


def _place_lists(alignment: Alignment) -> None:
    """A rule without a pair that holds whole rules without a pair became a list of them, or was made of one."""
    for towards in directions(alignment):
        by_rarest = _by_rarest_word(towards)
        for whole in range(len(towards.wholes)):
            if not by_rarest or towards.parts_of(whole):
                continue
            wording = towards.wholes.wordings[whole]
            near = sorted(part for word in wording.counts for part in by_rarest.get(word, ()))
            listed = [part for part in near if towards.parts.wordings[part].spaced in wording.spaced]
            if len(listed) > 1:
                for part in listed:
                    alignment.add_part(*towards.in_order(part, whole), 1.0)


def _by_rarest_word(towards: Towards) -> Mapping[str, list[int]]:
    """The rules that may stand in a list, each under its rarest word: what holds the rule has that word too."""
    weights = towards.alignment.weights
    found: defaultdict[str, list[int]] = defaultdict(list)
    for part, wording in enumerate(towards.parts.wordings):
        if wording.length >= _LISTED_WORDS and not towards.wholes_of(part):
            found[max(wording.counts, key=lambda word: (weights.of_word(word), word))].append(part)
    return found
