"""What the text of a printed card says, read when it is looked at: kinds, rules, and what is not understood."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rules_data.core.abilities import parts_of
from rules_data.core.abilities.reading import Outcome
from rules_data.core.cards import PrintedCard as Printed
from rules_data.core.cards import PrintedFace
from rules_data.core.games import GAMES
from rules_data.core.scenarios import CardLine, CardText, described_without_text, read_card_text
from rules_data.models import PrintedCard, PrintedReading

from .printed_outcomes import as_asked

KEPT = 512
READER_FAILS = (
    "The reader itself fails at this text, so nothing is said of it here. "
    "That is a fault of this site, not of the card."
)
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LineReading:
    """One ability of a card as it was read.

    `kinds` are the kind and the marks of each ability in it, with the rules that tell them; `missing` the words that
    are not understood, and `why`; `unknown` what of the words the evaluator cannot run. `parts`: condition, effect,
    cost and the like, in the words of the card.
    """

    text: str
    outcome: str
    kinds: tuple[tuple[str, tuple[str, ...]], ...]
    missing: str = ""
    why: str = ""
    unknown: str = ""
    parts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class CardReading:
    """A card's lines, face by face; `description` is what a scenario can say of it, or `why` it cannot be run.

    `failed`: the reader itself broke down over the text, so that no line is known.
    """

    faces: tuple[tuple[LineReading, ...], ...]
    description: Mapping[str, Any] | None
    why: str = ""
    failed: bool = False

    @property
    def is_read(self) -> bool:
        """Whether every line of it is understood."""
        return not self.failed and all(line.outcome == "read" for face in self.faces for line in face)


def card_reading(game: str, slug: str, edition: str = "") -> CardReading | None:
    """How a printed card is understood under an edition's rules; None where there is no such card."""
    row = PrintedCard.objects.filter(game__slug=game, slug=slug).first()
    return None if row is None else _reading(row, edition)


def runnable_card(game: str, name: str) -> tuple[PrintedCard, CardReading] | None:
    """The printed card of this name, in small or capital letters; of several colors the first.

    A card with two faces is found by the name of its front as well.
    """
    rows = PrintedCard.objects.filter(game__slug=game).order_by("variant")
    row = rows.filter(name__iexact=name.strip()[:200]).first()
    if row is None and name.strip():
        row = rows.filter(name__istartswith=f"{name.strip()[:200]} // ").first()
    return None if row is None else (row, _reading(row, ""))


def without_text(row: PrintedCard) -> Mapping[str, Any] | None:
    """What a scenario can say of a printed card whose text is left out; None where its facts don't fit the format."""
    played = GAMES[row.game.slug].played
    return described_without_text(_printed(row), played) if played is not None else None


def outcome_of(row: PrintedCard) -> PrintedReading.Outcome:
    """Read a card, with its game, as the lab does, and say what came of it; nothing of it is kept here."""
    read = _read_anew(row, "")
    lines = [line.reading.outcome for face in read.faces for line in face]
    return _came_of(lines, runs=read.description is not None)


def reading_asked(reading: CardReading) -> str:
    """How a card is read, in the words in which readers ask for it (see READINGS)."""
    if reading.failed:
        return as_asked(PrintedReading.Outcome.FAILED)
    lines = [line.outcome for face in reading.faces for line in face]
    return as_asked(_came_of(lines, runs=reading.description is not None))


def _came_of(lines: Sequence[str], *, runs: bool) -> PrintedReading.Outcome:
    """What came of a card whose lines were read so."""
    if runs:
        return PrintedReading.Outcome.RUNS
    if set(lines) <= {Outcome.READ}:
        return PrintedReading.Outcome.READ
    if set(lines) == {Outcome.NOT_UNDERSTOOD}:
        return PrintedReading.Outcome.NOT_UNDERSTOOD
    return PrintedReading.Outcome.READ_IN_PART


def _reading(row: PrintedCard, edition: str) -> CardReading:
    try:
        read = _read(row.pk, row.digest, edition)
    except Exception:  # noqa: BLE001 - one text that can't be read must not take the card's page with it
        _log.exception("The text of %s could not be read.", row)
        return CardReading(tuple(() for _ in row.faces), None, READER_FAILS, failed=True)
    faces = tuple(tuple(_line(line) for line in face) for face in read.faces)
    return CardReading(faces, read.description, read.why)


@lru_cache(maxsize=KEPT)
def _read(row_id: int, digest: str, edition: str) -> CardText:
    """Kept as long as the card says the same, which `digest` tells."""
    return _read_anew(PrintedCard.objects.select_related("game").get(pk=row_id), edition)


def _read_anew(row: PrintedCard, edition: str) -> CardText:
    played, printed = GAMES[row.game.slug].played, _printed(row)
    if played is None:
        return CardText(tuple(() for _ in printed.faces), None, "The examples of this game do not run here.")
    return read_card_text(printed, played, edition)


def _printed(row: PrintedCard) -> Printed:
    faces = tuple(PrintedFace(one["name"], one["types"], one["text"], one["facts"]) for one in row.faces)
    facets = {called: tuple(words) for called, words in row.facets.items()}
    return Printed(row.key, row.name, faces, row.variant, facets)


def _line(line: CardLine) -> LineReading:
    read = line.reading
    kinds = tuple((_called(one.kind, one.marks), one.rules) for one in read.kinds)
    return LineReading(
        text=read.line.text,
        outcome=read.outcome.value,
        kinds=tuple(dict.fromkeys(kinds)),
        missing=read.reading.not_understood,
        why=read.reading.why,
        unknown=line.unknown[0] if line.unknown else "",
        parts=tuple(parts_of(read).items()),
    )


def _called(kind: Any, marks: tuple[str, ...]) -> str:
    """A kind in a few words: "triggered: intervening if"."""
    words = [kind.value] if kind is not None else []
    return ": ".join(filter(None, (", ".join(words), ", ".join(marks))))
