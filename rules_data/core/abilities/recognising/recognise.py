"""What kind of ability a text is, and its parts: read from what the game's grammar made of the text.

The rules that decide stand with the game's phrases, by edition. A text that the grammar does not read to its last word
is refused: half of it could be of another kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rules_data.core.abilities.kinds import AbilityKind
from rules_data.core.abilities.reading import AbilityText, LineReading, ability_text, read_line, settled

from .deciding import decide
from .further import further_marks
from .located import located
from .printed import PrintedWords, printed_words, starts_with_ability_word
from .sentence import REMINDERS, Deciding, Sentence

LONGEST_TEXT = 2_000


class UnableToRecognise(ValueError):
    """The text is empty or too long or not understood, or the edition's rules on recognising it are not known."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One thing that was seen in a text, and the rules by which it says something, by number."""

    reason: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Recognition:
    """What an ability's text is.

    `parts` are its pieces as printed: condition, effect, cost, ordinal, limit, "conditional statement", event (what a
    replacement replaces), statement. `marks` tell more than the kind: reflexive, delayed, conditional, replacement
    (inside another ability), keyword, "conquer effect" and the like. `seen`: what decided, in turn.
    """

    kind: AbilityKind
    parts: Mapping[str, str] = field(default_factory=dict)
    marks: frozenset[str] = frozenset()
    seen: tuple[Seen, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers, in the edition, of the rules that decided."""
        return tuple(dict.fromkeys(rule for one in self.seen for rule in one.rules))


def recognise(game: str, text: str, edition: str, *, without: frozenset[str] = frozenset()) -> Recognition:
    """What kind of ability a text is under an edition of a game's rules.

    `without` are rules that are left out, by number: the ability is then recognised by those that remain, and is plain
    instructions where none applies. Raises UnableToRecognise, with the words that are not understood.
    """
    texts = ability_text(game)
    rules = _rules(texts, edition, without)
    if not text.strip() or len(text) > LONGEST_TEXT:
        raise UnableToRecognise(f"Give one ability's text, of 1 to {LONGEST_TEXT:,} characters.")
    printed = printed_words(text, texts.spellings, texts.ability_words, keep_reminders=REMINDERS not in rules)
    reading = _read(game, printed.printed.text)
    if reading.tree is None or reading.data is None:
        raise UnableToRecognise(_why(reading, printed))
    said = located(reading.tree)
    # Where rules tell of passives for later as well, whatever is for later is of a kind of its own.
    deciding = Deciding(rules, texts.keyword_kinds, of_their_kind="delayed passive" in texts.rules[edition])
    kind = decide(Sentence(said, printed, settled(reading.data)), deciding)
    if kind is None:
        raise UnableToRecognise(f"No rule of this edition tells what kind of ability “{text.strip()}” stands for.")
    further_marks(deciding, reading.data)
    if starts_with_ability_word(text, texts.ability_words):
        reason = "an ability word stands in front, which means nothing by itself"
        deciding.decided("ability word", reason, "ability word")
    if REMINDERS in rules and "(" in text:
        deciding.decided(REMINDERS, "its reminder text in brackets is left out")
    seen = tuple(Seen(reason, numbers) for reason, numbers in deciding.seen)
    return Recognition(kind, deciding.parts, frozenset(deciding.marks), seen)


@lru_cache(maxsize=64)
def _read(game: str, text: str) -> LineReading:
    """What the grammar makes of a text, which is asked for again without each of the rules that could decide."""
    return read_line(ability_text(game).grammar, text)


def rules_of_recognition(game: str, edition: str, *, keywords: bool = True) -> frozenset[str]:
    """The numbers of all rules by which texts are recognised under an edition, with or without those of `keywords`."""
    rules = ability_text(game).rules[edition]
    told = (numbers for name, numbers in rules.items() if keywords or not name.startswith("keyword"))
    return frozenset(number for numbers in told for number in numbers.split())


def _rules(texts: AbilityText, edition: str, without: frozenset[str]) -> Mapping[str, tuple[str, ...]]:
    """The rules of an edition by what they tell, without those that are left out."""
    known = [label for label, table in texts.rules.items() if REMINDERS in table]
    if edition not in known:
        raise UnableToRecognise(f"Abilities are recognised under {' and '.join(sorted(known))}, not {edition!r}.")
    by_name = {name: tuple(numbers.split()) for name, numbers in texts.rules[edition].items()}
    return {name: numbers for name, numbers in by_name.items() if without.isdisjoint(numbers)}


def _why(reading: LineReading, printed: PrintedWords) -> str:
    if not printed.words.words:
        return "Besides reminder text this says nothing."
    words = reading.not_understood.strip()
    return f"{reading.why} “{words}” isn't understood." if words else f"This text isn't understood. {reading.why}"
