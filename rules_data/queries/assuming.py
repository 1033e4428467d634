"""Which game and which edition a text speaks of, and how that is known."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from datetime import date

from rules_data.core.citations import Citation, find, grammar_named, title_agrees

from .fates import editions_with_numbers
from .games import DocumentView, EditionView, GameView
from .records import printed

# Enough of a text to tell its game from.
_SAMPLE = 60_000
_MOST = 3_000
_MONTHS = tuple(date(2000, month, 1).strftime("%B") for month in range(1, 13))


@dataclass(frozen=True)
class Assumption:
    """The edition from which a text cites. `reason` is a whole sentence; `is_guess`: nobody named it."""

    edition: EditionView
    reason: str
    is_guess: bool


def assumed_game(text: str, known: tuple[GameView, ...], slug: str = "") -> GameView | None:
    """The game named, else the one in whose rules the most of what the text cites has ever existed."""
    if slug:
        wanted = slug.lower()
        return next((game for game in known if wanted == game.slug or wanted in game.aliases), None)
    sample = text if len(text) <= 2 * _SAMPLE else text[:_SAMPLE] + "\n" + text[-_SAMPLE:]
    scores = {game.slug: _evidence(sample, game) for game in known}
    best = max(known, key=lambda game: scores[game.slug], default=None)
    return best if best is not None and scores[best.slug] > 0 else None


def _evidence(text: str, game: GameView) -> float:
    """How many references of a text are numbers of the game; its name counts as well."""
    grammar = grammar_named(game.slug)
    known = {number for document in game.documents for number in editions_with_numbers(document.editions)}
    found = find(text, grammar, _MOST)
    exist = sum(str(one.number) in known for one in found)
    named = min(len(grammar.called.findall(text)), 5)
    # A deep number is rarely right by chance; three digits alone often are.
    deep = sum(str(one.number) in known and one.number.depth > 0 for one in found)
    return exist + deep + (0.5 + named if named and found else 0) - 0.5 * (len(found) - exist)


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
    named = _named_in(text, document)
    if len(named) == 1:
        return Assumption(named[0], f"The text names edition {named[0].label}, so it is read as citing that.", False)
    return _guessed(citations, document)


def _named_in(text: str, document: DocumentView) -> list[EditionView]:
    """The editions that a text names by label or by the day they came into force."""
    return [edition for edition in document.editions if _names(text, edition)]


def _names(text: str, edition: EditionView) -> bool:
    day = edition.effective
    month = _MONTHS[day.month - 1]
    forms = [rf"{re.escape(edition.label)}(?![\w.]\d|\d)"]
    if edition.label.lower().startswith("v"):
        forms.append(rf"(?:version|edition|rules|cr)\s{{1,3}}{re.escape(edition.label[1:])}(?![\w.]\d|\d)")
    forms += [day.isoformat(), day.strftime("%Y/%m/%d"), rf"(?:Rules\s?(?:%20)?){day.strftime('%Y%m%d')}"]
    forms += [rf"{month}\s{{1,3}}{day.day}(?:st|nd|rd|th)?,?\s{{1,3}}{day.year}", rf"{day.day}\s{month}\s{day.year}"]
    return re.search(rf"(?<![\w.-])(?:{'|'.join(forms)})", text, re.IGNORECASE) is not None


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
    return Assumption(best, _reason(best, newest, exist[best.label], len(citations)), True)


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
