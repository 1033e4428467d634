"""One ability's text while its kind is looked for: what it says, its words, and what the rules have told so far."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rules_data.core.abilities.reading import Data

from .located import Located, Span
from .printed import PrintedWords

REMINDERS = "reminder text"


class Deciding:
    """The rules of an edition by what they tell, and what they told of one text.

    `of_their_kind`: instructions that make an ability for later are of the kind of that ability, as the game's rules
    have it; otherwise they stay instructions.
    """

    def __init__(
        self, rules: Mapping[str, tuple[str, ...]], keyword_kinds: Mapping[str, str], *, of_their_kind: bool = True
    ) -> None:
        self.rules = rules
        self.keyword_kinds = keyword_kinds
        self.of_their_kind = of_their_kind
        self.parts: dict[str, str] = {}
        self.marks: set[str] = set()
        self.seen: list[tuple[str, tuple[str, ...]]] = []

    def holds(self, *names: str) -> bool:
        """Whether all of these are rules of the edition, and none is left out."""
        return all(name in self.rules for name in names)

    def decided(self, name: str, reason: str, *marks: str) -> bool:
        """Take what a rule tells, if it holds: its reason and its marks."""
        if name not in self.rules:
            return False
        self.seen.append((reason, self.rules[name]))
        self.marks |= set(marks)
        return True


class Sentence:
    """What one ability's text says, and its words as they were printed.

    `meant`: its data as examples have them, where the words alone leave open of what kind it is.
    """

    def __init__(self, said: Located, printed: PrintedWords, meant: Data | None = None) -> None:
        self.printed = printed
        self.meant = _first_ability(meant)
        self.words = printed.words.words
        self.end = len(self.words)
        self.said = said
        abilities = said.get("abilities")
        self.ability = abilities.entries()[0] if abilities is not None else said

    def span(self, span: Span) -> str:
        return self.printed.span(*span)

    def clause(self, span: Span) -> Span:
        """A condition with whatever else is said of it, up to the comma behind it or the end of the sentence."""
        ends = (place for place in range(span[1], self.end) if self.words[place] in (",", "."))
        return span[0], next(ends, self.end)

    def has(self, word: str, span: Span | None = None) -> bool:
        """Whether a word stands there, outside of quotation marks."""
        first, behind = span or (0, self.end)
        quoted = self.words[:first].count('"') % 2
        for one in self.words[first:behind]:
            quoted = 1 - quoted if one == '"' else quoted
            if one == word and not quoted:
                return True
        return False


def _first_ability(data: Data | None) -> Collection[str]:
    """The keys of the first ability that a line says."""
    abilities = data.get("abilities") if isinstance(data, dict) else None
    first = abilities[0] if isinstance(abilities, list) and abilities else None
    return first if isinstance(first, dict) else ()
