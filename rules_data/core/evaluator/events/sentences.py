"""How a game tells of its events: sentences with slots, the names of its phases, and how things come into its zones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rules_data.core.abilities import plural


@dataclass(frozen=True, slots=True)
class Sentences:
    """What a trace says of each kind of event.

    `events`: by the kind, a sentence with slots (`describing` says which); a kind that is not in it is told of its
    objects, or of its player where it has none, in its own words. `phases`: what a phase or step is called in a
    sentence. `into`: by the zone, how something comes there, as "into the graveyard".
    """

    events: Mapping[str, str] = field(default_factory=dict)
    phases: Mapping[str, str] = field(default_factory=dict)
    into: Mapping[str, str] = field(default_factory=dict)


NO_SENTENCES = Sentences(MappingProxyType({}), MappingProxyType({}), MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class HowMany:
    """A number in a sentence: `{n:a card}` says "a card" of one and "3 cards" of three."""

    number: int

    def __format__(self, noun: str) -> str:
        article, _, name = noun.partition(" ")
        return f"{article} {name}" if self.number == 1 else f"{self.number} {plural(name)}"
