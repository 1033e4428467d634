"""Check the references in a text: which of them still lead where their author meant, and what they should say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from rules_data.core.citations import (
    Citation,
    Edit,
    Grammar,
    Renumbering,
    expand,
    quotes_beside,
    renumbered,
    repaired,
    unified_diff,
)
from rules_data.core.games import GAMES
from rules_data.core.tree import RuleNumber

from .assuming import Assumption, assumed_edition
from .assuming_games import assumed_game
from .budget import Budget
from .checked_documents import UnableToCheck, document_asked, edition_of, pinned_by, references_in
from .comparing import number_read
from .doubting import Doubt, doubt_about, quoted_from, titled_from
from .fates import Fate, Standing, editions_with_numbers, fate_of, unkept
from .games import DocumentView, EditionView, GameView
from .records import RuleView
from .resolving import numbers_named

MOST_CITATIONS = 20_000
# The shares of its time after which a text's game must be known, and after which its references must be found.
_GAME_BY, _FOUND_BY = 0.2, 0.5
_DECIMAL = re.compile(r"\d{1,3}\.\d{1,3}(?:\.\d{1,3})?")
_INTRODUCED = re.compile(r"\b(?:see(?:\s+also)?|cf\.?|under|per|by|to|of|in)\s+\Z", re.IGNORECASE)


@dataclass(frozen=True)
class CheckedCitation:
    """A reference in a text and where it stands.

    `parts` are the fates of all numbers it names, and `fate` the gravest of them. `doubt` is the other rule to which
    the words beside the reference belong. `is_pinned`: the text itself names the edition for it, so its number is
    true of that edition and stays. `edits` correct it in the text; there are none where nothing is certain. `in_full`
    says a number that stays in full: the "g" of "704.5f and g", where 704.5f went elsewhere.
    """

    citation: Citation
    document: str
    standing: Standing
    fate: Fate
    parts: tuple[Fate, ...]
    doubt: Doubt | None = None
    is_pinned: bool = False
    edits: tuple[Edit, ...] = ()
    in_full: tuple[Edit, ...] = ()

    @property
    def is_stale(self) -> bool:
        """Whether it no longer leads to what was meant; one pinned to an edition does as long as that has it."""
        untrue = self.standing in (Standing.NEVER_EXISTED, Standing.DOUBTFUL)
        return self.standing.is_stale and (untrue or not self.is_pinned)

    @property
    def now(self) -> tuple[RuleView, ...]:
        """The rules in force that continue what was cited."""
        return tuple(rule for part in self.parts for rule in part.now)

    @property
    def becomes(self) -> str:
        """The reference as it stands in the corrected text; empty where it stays."""
        edits = self.edits or self.in_full
        if not edits:
            return ""
        shift = self.citation.start
        return repaired(self.citation.raw, [Edit(one.start - shift, one.end - shift, one.new) for one in edits])


@dataclass(frozen=True)
class CheckedText:
    """A text with its references checked. Nothing is found in a text of no known game: `game` is None then.

    `like_rules` is how many numbers look like rules where they are of no game kept here. `unread_from` is where the
    time was up: nothing behind it was checked. None where all of the text was.
    """

    text: str
    game: GameView | None
    assumption: Assumption | None
    today: EditionView | None
    citations: tuple[CheckedCitation, ...] = ()
    counts: Mapping[Standing, int] = field(default_factory=dict)
    unread_from: int | None = None
    like_rules: int = 0

    @property
    def stale(self) -> tuple[CheckedCitation, ...]:
        return tuple(one for one in self.citations if one.is_stale)

    @property
    def corrected(self) -> str:
        """The text with every reference corrected that can be, and nothing else touched."""
        return repaired(self.text, (edit for one in self.citations for edit in (*one.edits, *one.in_full)))

    def diff(self, name: str = "text") -> str:
        return unified_diff(self.text, self.corrected, name)


@dataclass(frozen=True)
class CheckRequest:
    """How a text is to be read: `game` and `document` by slug, `edition` by label or the `day` it was written on.

    What is left empty is taken from the text itself. `against` is the edition to look to, else the one in force.
    `path` is where the text is kept, and `neighbour` the game of the texts beside it: they help to tell its game.
    """

    game: str = ""
    document: str = ""
    edition: str = ""
    day: date | None = None
    against: str = ""
    path: str = ""
    neighbour: str = ""


def check_text(
    text: str, known: Iterable[GameView], asked: CheckRequest | None = None, budget: Budget | None = None
) -> CheckedText:
    """Check all references in a text, or those in its beginning for which the budget suffices.

    `known` are the games there are. Raises UnableToCheck for a game, document or edition that is not kept here; a
    text without references is no error.
    """
    asked, budget = asked or CheckRequest(), budget or Budget(seconds=float("inf"))
    assumed = assumed_game(
        text, tuple(known), asked.game, path=asked.path, neighbour=asked.neighbour,
        time_is_up=lambda: budget.is_spent(_GAME_BY),
    )  # fmt: skip
    game = assumed.game
    if game is None:
        if asked.game:
            raise UnableToCheck(f"There is no game “{asked.game}” here.")
        return CheckedText(text, None, None, None, like_rules=assumed.like_rules)
    reading = _Reading.of(text, game, asked, budget)
    if reading is None:
        return CheckedText(text, game, None, None)
    read = tuple(reading.checked())
    checked = tuple(_without_measures(text, read, game))
    counts = Counter(one.standing for one in checked)
    return CheckedText(text, game, reading.assumption, reading.today, checked, counts, reading.unread_from(len(read)))


def _without_measures(text: str, checked: tuple[CheckedCitation, ...], game: GameView) -> Iterator[CheckedCitation]:
    """All but lone decimals that never were a rule: a measure, a version, a line of data, not somebody's mistake.

    Beside a reference in the same line it may be a mistake, and is told as one; and so is a rule of another edition.
    """
    lines = {_line(text, one) for one in checked if one.standing is not Standing.NEVER_EXISTED}
    for one in checked:
        alone = one.standing is Standing.NEVER_EXISTED and _DECIMAL.fullmatch(one.citation.raw) is not None
        alone = alone and not _is_of_any_edition(one, game)
        before = text[max(0, one.citation.start - 24) : one.citation.start]
        if not alone or _line(text, one) in lines or _INTRODUCED.search(before):
            yield one


def _is_of_any_edition(one: CheckedCitation, game: GameView) -> bool:
    document = game.document(one.document)
    return document is not None and str(one.citation.number) in editions_with_numbers(document.editions)


def _line(text: str, one: CheckedCitation) -> int:
    return text.rfind("\n", 0, one.citation.start)


@dataclass(frozen=True)
class _Reading:
    """One text being read as speaking of one game."""

    text: str
    game: GameView
    document: DocumentView
    found: tuple[Citation, ...]
    assumption: Assumption
    today: EditionView
    is_chosen: bool
    budget: Budget
    is_found_whole: bool

    @classmethod
    def of(cls, text: str, game: GameView, asked: CheckRequest, budget: Budget) -> _Reading | None:
        document = document_asked(game, asked.document)
        if document is None or document.current is None:
            return None
        today = edition_of(document, asked.against) if asked.against else document.current
        if asked.edition:
            edition_of(document, asked.edition)
        by = asked.document.lower()
        found = references_in(text, game, by, MOST_CITATIONS + 1, lambda: budget.is_spent(_FOUND_BY))
        is_whole = not budget.is_spent(_FOUND_BY)
        if len(found) > MOST_CITATIONS:
            raise UnableToCheck(f"The text has more than {MOST_CITATIONS:,} references: check it in parts.")
        own = tuple(one for one in found if one.document in (None, document.slug))
        assumption = assumed_edition(text, own, document, asked.edition, asked.day)
        chosen = bool(asked.document)
        return cls(text, game, document, found, assumption, today, chosen, budget, is_whole)

    def checked(self) -> Iterator[CheckedCitation]:
        before: RuleNumber | None = None
        end = -1
        for citation in self.found:
            # Another reference stands in the same list when hardly anything is between them.
            beside = before if 0 <= citation.start - end <= 8 else None
            one = self._check(citation, beside)
            grammar = self._grammar(one.document)
            end, before = citation.end, _number_after(one, grammar)
            if not one.edits:
                stays = Renumbering(citation.number, citation.last)
                one = replace(one, in_full=renumbered(self.text, citation, stays, grammar, beside))
            yield one
            if self.budget.is_spent():
                return

    def unread_from(self, checked: int) -> int | None:
        """Where the part of the text ends in which references were found and checked; None at its own end."""
        if checked == len(self.found) and self.is_found_whole:
            return None
        return self.found[checked].start if checked < len(self.found) else self.found[-1].end if self.found else 0

    def _check(self, citation: Citation, beside: RuleNumber | None) -> CheckedCitation:
        if self._is_of_an_absent_document(citation):
            return self._of_an_absent_document(citation)
        document, today = self._where(citation)
        cited_in, is_pinned = self._cited_in(citation, document)
        if cited_in is None:
            return self._unkept(citation, document, today)
        doubt = None
        quotes = quotes_beside(self.text, citation) if citation.last is None else ()
        if not is_pinned and not self.assumption.is_named:
            told = quoted_from(quotes, str(citation.number), document, cited_in, today)
            cited_in = told or titled_from(citation, document, cited_in, today) or cited_in
        fates = tuple(fate_of(document, number, cited_in, today) for number in numbers_named(citation, cited_in))
        if is_pinned or not self.assumption.is_guess:
            fates = tuple(_in_its_edition(fate, cited_in) for fate in fates)
        gravest = max(fates, key=lambda fate: fate.standing.gravity)
        if citation.last is None:
            doubt = doubt_about(quotes, citation, document, cited_in, today)
        standing = Standing.DOUBTFUL if doubt is not None else gravest.standing
        edits = () if doubt is not None or is_pinned else self._edits(citation, fates, beside, document.slug)
        return CheckedCitation(citation, document.slug, standing, gravest, fates, doubt, is_pinned, edits)

    def _unkept(self, citation: Citation, document: DocumentView, today: EditionView) -> CheckedCitation:
        fates = tuple(unkept(document, number, today) for number in numbers_named(citation, today))
        is_pinned = citation.edition is not None
        return CheckedCitation(citation, document.slug, Standing.NOT_KEPT, fates[0], fates, is_pinned=is_pinned)

    def _is_of_an_absent_document(self, citation: Citation) -> bool:
        """Whether a reference names a document of the game of which no edition is on this site."""
        if citation.document in (None, self.document.slug):
            return False
        named = self.game.document(citation.document)
        return named is None or named.current is None

    def _of_an_absent_document(self, citation: Citation) -> CheckedCitation:
        fates = tuple(Fate(str(number), Standing.NOT_KEPT) for number in expand(citation))
        return CheckedCitation(citation, citation.document or "", Standing.NOT_KEPT, fates[0], fates)

    def _where(self, citation: Citation) -> tuple[DocumentView, EditionView]:
        """The document a reference is to, and the edition of it to look to."""
        named = self.game.document(citation.document) if citation.document else None
        if named is not None and named.slug != self.document.slug and named.current is not None:
            return named, named.current
        return self.document, self.today

    def _cited_in(self, citation: Citation, document: DocumentView) -> tuple[EditionView | None, bool]:
        """The edition a reference is to, and whether the text names it for this one; None for one not kept here."""
        if citation.edition is not None:
            return pinned_by(citation, document), True
        if document.slug == self.document.slug:
            return (self.assumption.edition if self.assumption.is_kept else None), False
        return document.in_force(self.assumption.edition.effective) or document.editions[-1], False

    def _grammar(self, document: str) -> Grammar:
        """How references to a document are written."""
        game = GAMES[self.game.slug]
        own = (one.grammar for one in game.cited.documents if one.slug == document)
        return next(own, game.grammar)

    def _edits(
        self, citation: Citation, fates: tuple[Fate, ...], beside: RuleNumber | None, document: str
    ) -> tuple[Edit, ...]:
        first, last = fates[0], fates[-1]
        if not any(fate.moved_to for fate in fates) or any(len(fate.now) != 1 for fate in (first, last)):
            return ()
        if len(fates) > 1 and not _moved_together(fates):
            return ()
        grammar = self._grammar(document)
        number = number_read(first.now[0].number, grammar.scheme)
        end = number_read(last.now[0].number, grammar.scheme) if citation.last is not None else None
        return renumbered(self.text, citation, Renumbering(number, end), grammar, beside)


def _in_its_edition(fate: Fate, pinned: EditionView) -> Fate:
    """A number that a text pins to an edition is looked for in no other."""
    if fate.read_in is None or fate.read_in.label == pinned.label:
        return fate
    return Fate(fate.number, Standing.NEVER_EXISTED, read_in=pinned)


def _moved_together(fates: tuple[Fate, ...]) -> bool:
    """Whether the rules of a range stand together still, in the same order."""
    if any(len(fate.now) != 1 for fate in fates):
        return False
    heads = {fate.now[0].parent_number for fate in fates}
    ids = [fate.now[0].id for fate in fates]
    return len(heads) == 1 and ids == sorted(ids)


def _number_after(one: CheckedCitation, grammar: Grammar) -> RuleNumber:
    """The last number of a reference, as it stands in the corrected text."""
    last = one.parts[-1] if one.parts else one.fate
    if one.edits and len(last.now) == 1:
        return number_read(last.now[0].number, grammar.scheme)
    return one.citation.last or one.citation.number
