"""Find the references in a text, one grammar for each family of documents."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from heapq import merge
from itertools import chain, islice

from rules_data.core.tree import NotARuleNumber, RuleNumber

from .false_friends import KIND_OF_COST, NO_PRICE, PAID_BEHIND, SELDOM_A_PRICE
from .grammar import Grammar
from .joints import IN_NOTHING_ELSE, PARTED, TITLED
from .model import Citation
from .windows import windows

_LOOK_BACK, _LONGEST_TITLE = 48, 120
# "moved from 702.5 to 702.26" names two rules, "from 702.5 to 702.26" all between them.
_RENUMBERED = re.compile(
    r"\b(?:renumber|mov|chang|correct|shift|renam|becom|becam|updat|fix|went|was)\w{0,5}\s(?:\w+\s)?(?:from\s)?"
    r"(?:cr\s|rules?\s)?\Z",
    re.IGNORECASE,
)
# Rulings are counted: "rulings 196 and 197" are those of a list, "ruling 603.4" is a rule's.
_RULING = re.compile(r"\brulings?\s(?:(?:no\.?|nr\.?|numbers?|#)\s?)?\Z", re.IGNORECASE)
# Rule 603 | CR: 603.4 | Comprehensive Rules, in front of which a price or a version is another matter
_CALLED_A_RULE = re.compile(r"(?:(?:sub-?)?rules?|cr|c\.\s?r\.|comp\w*)(?![a-z])", re.IGNORECASE)
_APART = re.compile(r"[,(]\s?\Z")
# What may follow a whole number at the end of a list of dotted ones; a number of cards or players is followed by these.
_LIST_ENDS = re.compile(r"\s?(?:[)\];]|\.(?=\s|\Z)|\Z|,\s\d{3}\b)|\s(?:appl(?:y|ies)|says?|govern|cover)")
_WHOLE_DIGITS = 3
_TO = re.compile(r"[\s*_`\"”]*to\s", re.IGNORECASE)

# Asked again and again while a long work goes on: whether its time is up.
TimeIsUp = Callable[[], bool]
# How an edition is named by its day: Aug 7, 2026.
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_WORDED_DAY = re.compile(rf"({'|'.join(_MONTHS)})[a-z]*[ ](\d{{1,2}}),[ ](\d{{4}})", re.IGNORECASE)


def unhurried() -> bool:
    """For work that may take the time it takes."""
    return False


def find(
    text: str, grammar: Grammar, most: int | None = None, time_is_up: TimeIsUp = unhurried
) -> tuple[Citation, ...]:
    """All references in a text, or the first `most` of them, in order; their spans never overlap.

    Those found until then where `time_is_up` comes true on the way: it is asked at every place that is looked at.

    >>> from rules_data.core.citations.grammars import RIFTBOUND
    >>> [c.raw for c in find("See rule 355.6. Targeting for more information.", RIFTBOUND)]
    ['rule 355.6. Targeting']
    """
    return tuple(islice(_Scanner(text, grammar, time_is_up).citations(), most))


@dataclass(frozen=True, slots=True)
class _Lead:
    """Where a reference begins, where its number does, and what the words before it told.

    `behind` is where the words before it end, `listed_from` where the list begins in which it stands. `beside` is
    the number itself where only its last part is printed: "810.8a/c"; `ends_at` is where that part ends.
    """

    start: int
    number_at: int
    introduced: bool
    weak: bool = False
    document: str | None = None
    edition: str | None = None
    behind: int = 0
    beside: RuleNumber | None = None
    ends_at: int = 0
    listed_from: int = -1


def _spans(form: re.Pattern[str], text: str, begins: int, ends: int) -> Iterator[tuple[int, int]]:
    return (match.span() for match in form.finditer(text, begins, ends))


class _Scanner:
    """Reads one text from left to right: a lead, its number, then the list that may follow it."""

    def __init__(self, text: str, grammar: Grammar, time_is_up: TimeIsUp = unhurried) -> None:
        self.text = text
        self.grammar = grammar
        self.time_is_up = time_is_up

    def citations(self) -> Iterator[Citation]:
        position = 0
        for begins, ends in windows(self.text):
            position = max(position, begins)
            spans = merge(*(_spans(form, self.text, position, ends) for form in self.grammar.never_within))
            for inside, behind in chain(spans, [(ends, ends)]):
                yield from self._citations_between(position, inside)
                position = max(position, behind)
            if self.time_is_up():
                return

    def _citations_between(self, position: int, stop: int) -> Iterator[Citation]:
        # Read side by side as far as they are wanted: both come in the order of their numbers.
        leads = merge(
            self._introduced(position, stop),
            self._bare(position, stop),
            # An introduced lead begins before its number; where both match, it comes first and takes the number.
            key=lambda lead: (lead.number_at, not lead.introduced, lead.start),
        )
        for lead in leads:
            if lead.start < position or self._is_foreign(lead):
                continue
            listed = self._chain(lead)
            if listed:
                yield from listed
                position = listed[-1].end

    def _introduced(self, position: int, stop: int) -> Iterator[_Lead]:
        for match in self.grammar.introduction.finditer(self.text, position, stop):
            groups = match.groupdict()
            weak = groups.get("weak") is not None
            if weak and not groups["weak"] and not self._may_be_bracketed(match.end()):
                continue
            alone = weak or bool(groups.get("apart") or groups.get("within"))
            yield _Lead(
                start=match.end() if alone else match.start("kept"),
                number_at=match.end(),
                introduced=True,
                weak=weak,
                document=self._document(groups.get("document")),
                edition=_labelled(groups.get("edition") or groups.get("edition_alone")),
                behind=match.start(),
            )
            if self.time_is_up():
                return

    def _bare(self, position: int, stop: int) -> Iterator[_Lead]:
        for look in self.grammar.bare_look.finditer(self.text, position, stop):
            match = self.grammar.bare.match(self.text, look.start(), stop)
            if match is not None and not self._is_measure(match):
                yield _Lead(match.start(), match.start(), introduced=False, behind=match.start())
            if self.time_is_up():
                return

    def _is_foreign(self, lead: _Lead) -> bool:
        """Whether the words in front are of a law, a version, a price: of anything but rules.

        What is called a rule, "bug: rule 704.5f", has no price and no version, nor has what is set apart and has a
        letter, "costs are paid (601.2h)".
        """
        before = self._before(lead.behind)
        return self._foreign_form(lead, before).search(before) is not None

    def _foreign_form(self, lead: _Lead, before: str) -> re.Pattern[str]:
        if lead.introduced:
            called = _CALLED_A_RULE.match(self.text, lead.behind) is not None
            return self.grammar.never_behind_rule if called else self.grammar.never_behind
        printed = self.grammar.number.match(self.text, lead.number_at)
        if printed is None:
            return self.grammar.never_behind
        paid = PAID_BEHIND.search(before) and NO_PRICE.fullmatch(printed[0])
        if paid or (KIND_OF_COST.search(before) and SELDOM_A_PRICE.fullmatch(printed[0])):
            return self.grammar.never_behind_apart
        if not _APART.search(before):
            return self.grammar.never_behind
        if printed[0][-1].isalpha():
            return self.grammar.never_behind_rule
        decimal = self.grammar.decimal.fullmatch(printed[0]) is not None
        return self.grammar.never_behind if decimal else self.grammar.never_behind_apart

    def _is_measure(self, match: re.Match[str]) -> bool:
        if self.grammar.decimal.fullmatch(match[0]) is None:
            return False
        return self.grammar.measure_behind.search(self._before(match.start())) is not None

    def _before(self, at: int) -> str:
        """What stands before a place, as far as it matters: no further than its line."""
        line = self.text[max(0, at - _LOOK_BACK) : at]
        return line[line.rfind("\n") + 1 :]

    def _may_be_bracketed(self, at: int) -> bool:
        """Whether a bracket has just opened in a heading or in bold, which name the rules they are about."""
        if IN_NOTHING_ELSE.match(self.text, at) is not None:
            return True
        return TITLED.search(self.text[max(0, at - _LONGEST_TITLE) : at]) is not None

    def _document(self, words: str | None) -> str | None:
        first = words.split()[0].casefold() if words else ""
        return next((slug for name, slug in self.grammar.documents.items() if first == name), None) or (
            "cr" if first.startswith("comp") else None
        )

    def _chain(self, lead: _Lead) -> list[Citation]:
        """The reference at a lead and the ones listed after it."""
        chain: list[Citation] = []
        current: _Lead | None = lead
        while current is not None:
            citation = self._citation(current)
            if citation is None:
                break
            chain.append(citation)
            if self.time_is_up():
                break
            lead = self._within(lead, current.document)
            current = self._listed_after(citation, lead)
        return self._with_hint_behind(chain)

    def _within(self, lead: _Lead, document: str | None) -> _Lead:
        """The lead of a list from where one of its references names another document: the edition was the first's."""
        return lead if document == lead.document else replace(lead, document=document, edition=None)

    def _citation(self, lead: _Lead) -> Citation | None:
        number, ends = self._number_at(lead)
        if number is None:
            return None
        end, last, last_at = self._range(lead, number, ends)
        title, end = self._title(lead, end) if last is None else (None, end)
        return Citation(
            lead.start, end, self.text[lead.start : end], number, last, title, lead.document, lead.edition,
            (lead.number_at, ends), last_at,
        )  # fmt: skip

    def _number_at(self, lead: _Lead) -> tuple[RuleNumber | None, int]:
        if lead.beside is not None:
            return lead.beside, lead.ends_at
        match = self.grammar.number.match(self.text, lead.number_at)
        if match is None or not self._may_be_a_number(lead, match[0], match.end()):
            return None, lead.number_at
        ends = self._parted(lead, match[0], match.end())
        return self._number(self.text[match.start() : ends]), ends

    def _parted(self, lead: _Lead, printed: str, end: int) -> int:
        """Where a number ends whose letter is parted from it, "CR 603.7 d"; where it ended if there is no such."""
        if not lead.introduced or lead.weak or "." not in printed or not printed[-1].isdigit():
            return end
        letter = PARTED.match(self.text, end)
        return letter.end() if letter is not None else end

    def _may_be_a_number(self, lead: _Lead, printed: str, end: int) -> bool:
        whole = printed.isdecimal()
        certain = lead.introduced and not lead.weak and not whole
        if whole and lead.introduced and _RULING.search(self._before(lead.number_at)):
            return False
        if not certain and self.grammar.never_before.match(self.text, end):
            return False
        if self.grammar.never_ahead.match(self.text, end):
            return False
        return not (whole and lead.weak) or self.grammar.may_follow_weak.match(self.text, end) is not None

    def _number(self, printed: str) -> RuleNumber | None:
        try:
            return RuleNumber.parse(self.grammar.normal(printed), self.grammar.scheme)
        except NotARuleNumber:
            return None

    def _range(self, lead: _Lead, first: RuleNumber, end: int) -> tuple[int, RuleNumber | None, tuple[int, int]]:
        match = self.grammar.range_end.match(self.text, end)
        if match is not None and not (_TO.match(match[0]) and self._is_renumbered(lead)):
            named = "number" if match["number"] else "tail"
            last = self._number(match["number"]) if match["number"] else _sibling(first, match["tail"].lower())
            if last is not None and first < last:
                return match.end(), last, match.span(named)
        return end, None, (0, 0)

    def _is_renumbered(self, lead: _Lead) -> bool:
        begins = lead.start if lead.listed_from < 0 else lead.listed_from
        return _RENUMBERED.search(self._before(begins)) is not None

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
        if self.text[citation.end - 1].isalpha() and self._is_bare(citation.end):
            return replace(lead, start=citation.end, number_at=citation.end, weak=False, beside=None)
        match = self.grammar.list_joint.match(self.text, citation.end)
        if match is None:
            return self._tail_after(citation, lead)
        own_word = bool(match["kept"])
        printed = self.grammar.number.match(self.text, match.end())
        led = lead.introduced or own_word or self._is_bare(match.end())
        if printed is None or not (led or self._ends_list(printed)):
            return None if match["kept"] else self._tail_after(citation, lead)
        return replace(
            self._within(lead, self._document(match["kept"]) or lead.document),
            start=match.start("kept"),
            number_at=match.end(),
            listed_from=lead.listed_from if lead.listed_from >= 0 else lead.start,
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
        start, end = match.span("tail")
        return replace(lead, start=start, number_at=start, weak=False, beside=number, ends_at=end)

    def _ends_list(self, printed: re.Match[str]) -> bool:
        """Whether a whole number closes a list of bare ones, "386.1 and 386.2, then 387 applies", "(386.1, 387)"."""
        return len(printed[0]) == _WHOLE_DIGITS and _LIST_ENDS.match(self.text, printed.end()) is not None

    def _is_bare(self, at: int) -> bool:
        return self.grammar.bare_number.match(self.text, at) is not None

    def _with_hint_behind(self, chain: list[Citation]) -> list[Citation]:
        match = self.grammar.hint_behind.match(self.text, chain[-1].end) if chain else None
        if match is None:
            return chain
        document, edition = self._document(match["document"]), _labelled(match["edition"])
        return [replace(one, document=one.document or document, edition=one.edition or edition) for one in chain]


def _labelled(edition: str | None) -> str | None:
    """The label of an edition: a version is written with its v, a day in digits."""
    if edition and (day := _WORDED_DAY.fullmatch(edition)) is not None:
        return f"{day[3]}-{_MONTHS.index(day[1].lower()) + 1:02d}-{int(day[2]):02d}"
    return f"v{edition}" if edition and edition[0].isdigit() and "-" not in edition else edition


def _sibling(first: RuleNumber, tail: str) -> RuleNumber | None:
    part: int | str = int(tail) if tail.isdigit() else tail
    if type(part) is not type(first.parts[-1]) or first.depth == 0:
        return None
    return replace(first, parts=(*first.parts[:-1], part))
