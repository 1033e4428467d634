"""From what a person writes to the rules it names: one resolver for pages, API, search and commands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from rules_data.core.citations import Citation, CitationQuery, NumbersRead, expand, parse_query
from rules_data.core.games import GAMES

from .games import DocumentView, EditionView, GameView, games
from .records import RuleView, printed
from .whereabouts import Whereabouts, whereabouts

MOST_IN_RANGE = 500


@dataclass(frozen=True)
class Candidate:
    """What a text names when it is read as speaking of one document.

    `edition` is the one it is read in: named by the text (`is_pinned`) or in force; None when none is. `rules` are
    the rules there, all of a range or list in their order, and `missing` the numbers that edition has not. `where`
    tells of the first number what it names and has named in all editions. `is_exact`: written as this game writes.
    """

    game: str
    game_name: str
    document: DocumentView
    edition: EditionView | None
    is_pinned: bool
    number: str
    last: str
    rules: tuple[RuleView, ...]
    missing: tuple[str, ...]
    where: Whereabouts
    is_exact: bool

    @property
    def rule(self) -> RuleView | None:
        """The rule with the (first) number in that edition."""
        return self.rules[0] if self.rules and self.rules[0].number == self.number else None

    @property
    def is_range(self) -> bool:
        """Whether several rules are named, by a range or a list."""
        return bool(self.last) or len(self.rules) + len(self.missing) > 1

    @property
    def is_known(self) -> bool:
        """Whether any of the numbers names a rule there, or the first one has named one anywhere."""
        return bool(self.rules) or self.where.is_known

    @property
    def written(self) -> str:
        """The numbers as one writes them: "603.7d–603.7f"."""
        if self.last:
            return f"{self.number}–{self.last}"
        return ", ".join([rule.number for rule in self.rules] or [self.number])


@dataclass(frozen=True)
class Resolution:
    """What a text names. `candidates` are known, the likeliest first; `unknown` look so and never named anything.

    `problem` says in a sentence why there is no candidate.
    """

    asked: CitationQuery
    candidates: tuple[Candidate, ...] = ()
    unknown: tuple[Candidate, ...] = ()
    problem: str = ""

    @property
    def only(self) -> Candidate | None:
        """The candidate, where there is no other."""
        return self.candidates[0] if len(self.candidates) == 1 else None


def resolve_asked(
    text: str, today: date, game: str | None = None, kept: tuple[GameView, ...] | None = None
) -> Resolution:
    """Find what a text names: a number, a range or a list, with or without game, document, edition or day.

    `game` (a slug or alias) is the game to look in unless the text names one itself; `kept` are the games where
    they have been read already. Never raises for what was written.
    """
    asked = parse_query(text, GAMES.cited)
    if not asked.names_rules:
        return Resolution(asked, problem=f"“{asked.text[:80]}” is not the number of a rule.")
    within = _games(asked, game, games(today) if kept is None else kept)
    named = ((game.name, reading, document) for game in within for reading, document in _read_in(asked, game))
    found = [one for name, reading, document in named if (one := _candidate(asked, name, reading, document))]
    known = [one for one in found if one.is_known]
    if any(one.is_exact for one in known):
        known = [one for one in known if one.is_exact]
    unknown = tuple(one for one in found if not one.is_known)
    return Resolution(asked, tuple(sorted(known, key=_likeliest)), unknown, "" if known else _problem(asked, within))


def resolve_found(
    citation: Citation, grammar: str, kept: tuple[GameView, ...], edition: str = ""
) -> tuple[Candidate, ...]:
    """What a reference found in a running text by a game's grammar names; empty when it never named anything.

    `edition` (a label or a day) is the one the text speaks of where the reference names none. A reference that
    names no document is one to the first document of the game that has the number.
    """
    pin = parse_query(f"@{citation.edition or edition}", GAMES.cited) if citation.edition or edition else None
    label, day = (pin.edition, pin.day) if pin else (None, None)
    reading = NumbersRead(grammar, (citation,), exact=True)
    asked = CitationQuery(citation.raw, str(citation.number), grammar, citation.document, label, day, (reading,))
    named = ((game.name, document) for game in _games(asked, None, kept) for document in game.documents)
    within = [one for one in named if citation.document in (None, one[1].slug)]
    found = [one for name, document in within if (one := _candidate(asked, name, reading, document))]
    return tuple(sorted((one for one in found if one.is_known), key=_likeliest)[:1])


def _games(asked: CitationQuery, game: str | None, kept: tuple[GameView, ...]) -> tuple[GameView, ...]:
    named = asked.game or game
    return tuple(one for one in kept if not named or one.is_called(named))


def _read_in(asked: CitationQuery, game: GameView) -> Iterator[tuple[NumbersRead, DocumentView]]:
    own = {document.slug for document in GAMES[game.slug].cited.documents}
    for document in game.documents:
        reading = asked.reading_in(game.slug, document.slug, document.slug in own)
        if reading is not None:
            yield reading, document


def _candidate(asked: CitationQuery, name: str, reading: NumbersRead, document: DocumentView) -> Candidate | None:
    """What a reading names in one document; None where the document has no edition that was named."""
    edition = edition_asked(asked, document)
    if edition is None and (asked.pin or not document.editions):
        return None
    rules, missing = _rules(edition, reading.citations)
    return Candidate(
        game=document.game,
        game_name=name,
        document=document,
        edition=edition,
        is_pinned=bool(asked.pin),
        number=str(reading.number),
        last=str(reading.last) if reading.last is not None and len(reading.citations) == 1 else "",
        rules=rules,
        missing=missing,
        where=whereabouts(document, str(reading.number)),
        is_exact=reading.exact,
    )


def edition_asked(asked: CitationQuery, document: DocumentView) -> EditionView | None:
    """The edition of a document that a text names by label or day; the one in force where it names none."""
    if asked.edition is not None:
        return document.edition(asked.edition)
    if asked.day is not None:
        return document.edition(asked.day.isoformat()) or document.in_force(asked.day)
    return document.current


def _rules(
    edition: EditionView | None, citations: tuple[Citation, ...]
) -> tuple[tuple[RuleView, ...], tuple[str, ...]]:
    """The rules an edition has of those named, and the numbers it has not."""
    if edition is None:
        return (), tuple(str(number) for one in citations for number in expand(one))
    kept = printed(edition)
    numbers = list(dict.fromkeys(number for one in citations for number in numbers_named(one, edition)))
    rules = [kept.get(number) for number in numbers[:MOST_IN_RANGE]]
    missing = tuple(number for number, rule in zip(numbers, rules, strict=False) if rule is None)
    return tuple(rule for rule in rules if rule is not None), missing


def numbers_named(citation: Citation, edition: EditionView) -> list[str]:
    """The numbers a reference names; of a range whose ends are no siblings, what the edition prints between them."""
    numbers = [str(number) for number in expand(citation)]
    first, last = citation.number, citation.last
    if last is None or first.parts[:-1] == last.parts[:-1]:
        return numbers
    kept = printed(edition)
    begins, ends = kept.places.get(numbers[0]), kept.places.get(numbers[-1])
    if begins is None or ends is None or ends - begins > MOST_IN_RANGE:
        return numbers
    deepest = max(first.depth, last.depth)
    return [record.number for record in kept.records[begins : ends + 1] if record.depth <= deepest]


def _likeliest(one: Candidate) -> tuple[bool, bool, str, str]:
    """A rule in the edition asked for comes before what is no longer there; then by game and document."""
    return (one.rule is None, not one.rules, one.game, one.document.slug)


def _problem(asked: CitationQuery, within: tuple[GameView, ...]) -> str:
    if not within:
        return f"There is no game “{asked.game}” here."
    named = [document for game in within for _, document in _read_in(asked, game)]
    if not named:
        where = within[0].name if len(within) == 1 else "No game here"
        return f"{where} has no document “{asked.document}” here." if asked.document else f"{where} has no such number."
    if asked.pin and not any(edition_asked(asked, document) for document in named):
        known = "; ".join(
            f"{document.title}: {', '.join(edition.label for edition in document.editions) or 'none'}"
            for document in named
        )
        return f"There is no published edition {asked.pin} here. There are: {known}."
    where = f"in edition {asked.pin} or any other" if asked.pin else "today or in any edition on this site"
    return f"No rule has the number {asked.number} {where}."
