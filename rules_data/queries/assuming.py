"""Which edition a text speaks of, and how that is known."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from datetime import date

from rules_data.core.citations import Citation, title_agrees

from .fates import editions_with_numbers
from .games import DocumentView, EditionView
from .records import printed

# Where a text names its edition: near its beginning or end.
_READ = 60_000
# Of so many numbers at least this share exists in the edition they were written for.
_FEWEST, _SHARE = 3, 0.34
# CR v1.1 | Core Rules (version 1.0) | rules v2.9.0: a version named with the rules, not a program's
_VERSION_NAMED = re.compile(
    r"\b(?:cr|core\s{1,3}rules|comprehensive\s{1,3}rules|comp\s?rules|rules|trp?)[\s,:(\[@-]{1,3}(?:edition|version)?\s?"
    r"v?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?![\d.]*[a-z\d]|\.\d)",
    re.IGNORECASE,
)
_MONTHS = tuple(date(2000, month, 1).strftime("%B") for month in range(1, 13))


@dataclass(frozen=True)
class Assumption:
    """The edition from which a text cites. `reason` is a whole sentence; `is_guess`: nobody named it.

    `is_named`: the text itself does. `is_kept` is false where the text speaks of an edition that is not kept here:
    then `edition` is only the nearest.
    """

    edition: EditionView
    reason: str
    is_guess: bool
    is_kept: bool = True
    is_named: bool = False


def assumed_edition(
    text: str, citations: tuple[Citation, ...], document: DocumentView, label: str = "", day: date | None = None
) -> Assumption:
    """The edition chosen, named in the text or in force on its day; else the best guess from what it cites.

    The document must have an edition in force.
    """
    chosen = document.edition(label) if label else None
    if chosen is not None:
        return Assumption(chosen, f"Read as citing {chosen.label}, as chosen.", False)
    if day is not None:
        then = document.in_force(day) or document.editions[-1]
        return Assumption(then, f"Read as citing {then.label}, the edition of {day.isoformat()}.", False)
    head = text if len(text) <= 2 * _READ else f"{text[:_READ]}\n{text[-_READ:]}"
    named = _named_in(head, document)
    if len(named) == 1:
        reason = f"The text names edition {named[0].label}, so it is read as citing that."
        return Assumption(named[0], reason, False, is_named=True)
    other = _named_elsewhere(head, document) if not named else ""
    if other:
        reason = f"The text names edition {other}, which is not on this site: what its numbers were cannot be said."
        return Assumption(document.current or document.editions[0], reason, False, is_kept=False)
    return _guessed(citations, document)


def _named_elsewhere(text: str, document: DocumentView) -> str:
    """The one edition named beside the document's name that is none of those kept; empty for none or several."""
    if not any(edition.label.lower().startswith("v") for edition in document.editions):
        return ""
    found = {f"v{match[1].lower()}" for match in _VERSION_NAMED.finditer(text)}
    return found.pop() if len(found) == 1 else ""


def _named_in(text: str, document: DocumentView) -> list[EditionView]:
    """The editions that a text names by label or by the day they came into force."""
    return [edition for edition in document.editions if _names(text, edition)]


def _names(text: str, edition: EditionView) -> bool:
    day = edition.effective
    month = _MONTHS[day.month - 1]
    forms = [rf"{re.escape(edition.label)}(?![\w.]\d|\d)"]
    if edition.label.lower().startswith("v"):
        forms.append(rf"(?:version|edition|rules|cr)\s{{1,3}}{re.escape(edition.label[1:])}(?![\w.]\d|\d)")
    forms += [day.isoformat(), day.strftime("%Y/%m/%d"), rf"\w{{0,20}}Rules\s?(?:%20)?{day.strftime('%Y%m%d')}"]
    forms += [rf"{month}\s{{1,3}}{day.day}(?:st|nd|rd|th)?,?\s{{1,3}}{day.year}", rf"{day.day}\s{month}\s{day.year}"]
    return re.search(rf"(?<![\w.-])(?:{'|'.join(forms)})(?!\d)", text, re.IGNORECASE) is not None


def _guessed(citations: tuple[Citation, ...], document: DocumentView) -> Assumption:
    known = [edition for edition in document.editions if not edition.is_future] or list(document.editions)
    kept = editions_with_numbers(document.editions)
    numbers = Counter(str(one.number) for one in citations)
    newest = document.current or known[0]
    scores = dict.fromkeys((edition.label for edition in known), 0.0)
    exist: Counter[str] = Counter()
    for number, times in numbers.items():
        for edition in kept.get(number, ()):
            exist[edition.label] += times
    for edition in known:
        scores[edition.label] = exist[edition.label] + 2 * _titles_right(citations, edition)
    best = max(known, key=lambda edition: (scores[edition.label], edition is newest, edition.effective))
    there, count = exist[best.label], len(citations)
    if (count >= _FEWEST and there < _SHARE * count) or (count > 1 and not there):
        reason = (
            f"Only {there} of {count} numbers exist in any edition on this site: the text seems to cite another, "
            "and what its numbers were there cannot be said."
        )
        return Assumption(best, reason, True, is_kept=False)
    return Assumption(best, _reason(best, newest, there, count), True)


def _titles_right(citations: tuple[Citation, ...], edition: EditionView) -> int:
    titled = [one for one in citations if one.title is not None]
    if not titled:
        return 0
    rules = printed(edition)
    found = [(one.title, rules.get(str(one.number))) for one in titled]
    return sum(rule is not None and title is not None and title_agrees(title, rule.text) for title, rule in found)


def _reason(best: EditionView, newest: EditionView, exist: int, count: int) -> str:
    which = f"{best.label}, the edition in force" if best.label == newest.label else f"edition {best.label}"
    if not count:
        return f"Nothing is cited, so nothing tells the edition; {which} was looked in."
    if exist == count:
        why = "its only number exists there" if count == 1 else f"all {count} numbers exist there"
    else:
        why = f"{exist} of {count} numbers exist there, and in no edition more"
    return f"No edition is named. Best guess: {which}, since {why}."
