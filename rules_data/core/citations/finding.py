"""Find the references in a text, one grammar for each family of documents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules_data.core.tree import NotARuleNumber, NumberScheme, RuleNumber, scheme_named

from .grammar import Grammar
from .model import Citation

_LOOK_BACK = 24
_LONGEST_RANGE = 200


def find(text: str, grammar: Grammar) -> tuple[Citation, ...]:
    """All references in a text, in order; their spans never overlap.

    >>> from rules_data.core.citations import grammar_named
    >>> [c.raw for c in find("See rule 355.6. Targeting for more information.", grammar_named("riftbound"))]
    ['rule 355.6. Targeting']
    """
    return tuple(_Scanner(text, grammar).citations())


def expand(citation: Citation) -> tuple[RuleNumber, ...]:
    """The numbers a reference names: one, or those between the ends of a range of siblings, both included.

    The ends alone where they are no siblings, for only the document knows what lies between.
    """
    first, last = citation.number, citation.last
    if last is None:
        return (first,)
    low, high = first.parts[-1], last.parts[-1]
    if first.parts[:-1] == last.parts[:-1]:
        if isinstance(low, int) and isinstance(high, int) and high - low <= _LONGEST_RANGE:
            return tuple(replace(first, parts=(*first.parts[:-1], part)) for part in range(low, high + 1))
        if isinstance(low, str) and isinstance(high, str) and first < last:
            letters = _letters_between(low, high, scheme_named(first.scheme))
            return tuple(replace(first, parts=(*first.parts[:-1], letter)) for letter in letters)
    return (first, last)


def _letters_between(low: str, high: str, scheme: NumberScheme) -> list[str]:
    letters = [low]
    while letters[-1] != high and len(letters) <= _LONGEST_RANGE and len(letters[-1]) <= len(high):
        letters.append(scheme.next_letters(letters[-1]))
    return letters if letters[-1] == high else [low, high]


@dataclass(frozen=True, slots=True)
class _Lead:
    """Where a reference begins, where its number does, and what the words before it told.

    `beside` is the number itself where only its last part is printed: "810.8a/c".
    """

    start: int
    number_at: int
    introduced: bool
    weak: bool = False
    document: str | None = None
    edition: str | None = None
    beside: RuleNumber | None = None


class _Scanner:
    """Reads one text from left to right: a lead, its number, then the list that may follow it."""

    def __init__(self, text: str, grammar: Grammar) -> None:
        self.text = text
        self.grammar = grammar

    def citations(self) -> Iterator[Citation]:
        position = 0
        for end in [*(m.span() for m in self.grammar.never_within.finditer(self.text)), (len(self.text),) * 2]:
            yield from self._citations_between(position, end[0])
            position = end[1]

    def _citations_between(self, position: int, stop: int) -> Iterator[Citation]:
        leads = [*self._introduced(position, stop), *self._bare(position, stop)]
        # An introduced lead begins before its number; where both match, it comes first and takes the number.
        for lead in sorted(leads, key=lambda lead: (lead.number_at, not lead.introduced, lead.start)):
            if lead.start < position:
                continue
            chain = self._chain(lead)
            if chain:
                yield from chain
                position = chain[-1].end

    def _introduced(self, position: int, stop: int) -> Iterator[_Lead]:
        for match in self.grammar.introduction.finditer(self.text, position, stop):
            groups = match.groupdict()
            weak = groups.get("weak") is not None
            yield _Lead(
                start=match.end() if weak else match.start("kept"),
                number_at=match.end(),
                introduced=True,
                weak=weak,
                document=self._document(groups.get("document")),
                edition=groups.get("edition") or groups.get("edition_alone"),
            )

    def _bare(self, position: int, stop: int) -> Iterator[_Lead]:
        for match in self.grammar.bare.finditer(self.text, position, stop):
            before = self.text[max(0, match.start() - _LOOK_BACK) : match.start()]
            if not self.grammar.never_behind.search(before):
                yield _Lead(start=match.start(), number_at=match.start(), introduced=False)

    def _document(self, words: str | None) -> str | None:
        return self.grammar.documents.get(words.split()[0].casefold()) if words else None

    def _chain(self, lead: _Lead) -> list[Citation]:
        """The reference at a lead and the ones listed after it."""
        chain: list[Citation] = []
        current: _Lead | None = lead
        while current is not None:
            citation = self._citation(current)
            if citation is None:
                break
            chain.append(citation)
            current = self._listed_after(citation, lead)
        return self._with_hint_behind(chain)

    def _citation(self, lead: _Lead) -> Citation | None:
        number, end = self._number_at(lead)
        if number is None:
            return None
        end, last = self._range(number, end)
        title, end = self._title(lead, end) if last is None else (None, end)
        return Citation(lead.start, end, self.text[lead.start : end], number, last, title, lead.document, lead.edition)

    def _number_at(self, lead: _Lead) -> tuple[RuleNumber | None, int]:
        if lead.beside is not None:
            return lead.beside, lead.number_at
        match = self.grammar.number.match(self.text, lead.number_at)
        if match is None or not self._may_be_a_number(lead, match[0], match.end()):
            return None, lead.number_at
        return self._number(match[0]), match.end()

    def _may_be_a_number(self, lead: _Lead, printed: str, end: int) -> bool:
        whole = self.grammar.whole_number.fullmatch(printed) is not None
        if self.grammar.never_before.match(self.text, end) and (whole or not lead.introduced):
            return False
        return not (whole and lead.weak) or self.grammar.may_follow_weak.match(self.text, end) is not None

    def _number(self, printed: str) -> RuleNumber | None:
        try:
            return RuleNumber.parse(printed, self.grammar.scheme)
        except NotARuleNumber:
            return None

    def _range(self, first: RuleNumber, end: int) -> tuple[int, RuleNumber | None]:
        match = self.grammar.range_end.match(self.text, end)
        if match is None:
            return end, None
        last = self._number(match["number"]) if match["number"] else _sibling(first, match["tail"])
        return (match.end(), last) if last is not None and first < last else (end, None)

    def _title(self, lead: _Lead, end: int) -> tuple[str | None, int]:
        forms = self.grammar.titles
        if lead.introduced:
            forms += self.grammar.after_introduction
        for form in forms:
            match = form.match(self.text, end)
            if match is not None:
                return re.sub(r"\s+", " ", match["title"]).strip(), match.end()
        return None, end

    def _listed_after(self, citation: Citation, lead: _Lead) -> _Lead | None:
        match = self.grammar.list_joint.match(self.text, citation.end)
        if match is None:
            return self._tail_after(citation, lead)
        own_word = bool(match["kept"])
        printed = self.grammar.number.match(self.text, match.end())
        if printed is None or not (lead.introduced or own_word or self._is_bare(match.end())):
            return None
        return replace(
            lead,
            start=match.start("kept"),
            number_at=match.end(),
            introduced=lead.introduced or own_word,
            weak=False,
            beside=None,
        )

    def _tail_after(self, citation: Citation, lead: _Lead) -> _Lead | None:
        """A reference listed by the last part of its number alone."""
        form = self.grammar.tail_joint
        match = form.match(self.text, citation.end) if form is not None and citation.title is None else None
        before = citation.last or citation.number
        number = _sibling(before, match["tail"]) if match is not None else None
        if match is None or number is None or not before < number:
            return None
        return replace(lead, start=match.start("tail"), number_at=match.end("tail"), weak=False, beside=number)

    def _is_bare(self, at: int) -> bool:
        return self.grammar.bare.match(self.text, at) is not None

    def _with_hint_behind(self, chain: list[Citation]) -> list[Citation]:
        match = self.grammar.hint_behind.match(self.text, chain[-1].end) if chain else None
        if match is None:
            return chain
        document, edition = self._document(match["document"]), match["edition"]
        return [replace(one, document=one.document or document, edition=one.edition or edition) for one in chain]


def _sibling(first: RuleNumber, tail: str) -> RuleNumber | None:
    part: int | str = int(tail) if tail.isdigit() else tail
    if type(part) is not type(first.parts[-1]) or first.depth == 0:
        return None
    return replace(first, parts=(*first.parts[:-1], part))
