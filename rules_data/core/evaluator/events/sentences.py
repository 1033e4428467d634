"""How a game tells of its events: sentences with slots, the names of its phases, and how things come into its zones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Sentences:
    """What a trace says of each kind of event.

    `events`: by the kind, a sentence with slots (Slots says which); a kind that is not in it is told of its objects,
    or of its player where it has none, in its own words. `phases`: what a phase or step is called in a sentence.
    `into`: by the zone, how something comes there, as "into the graveyard".
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
        return f"{article} {name}" if self.number == 1 else f"{self.number} {_several(name)}"


def _several(noun: str) -> str:
    first, of, rest = noun.partition(" of ")
    return f"{first}s{of}{rest}" if first[-1:] != "s" else noun


def agreeing(verb: str, many: bool) -> str:
    """A verb of the third person, as it stands after one thing or after several: is, are; becomes, become."""
    if not many:
        return verb
    if verb in _OF_SEVERAL:
        return _OF_SEVERAL[verb]
    if verb.endswith(("shes", "ches", "sses", "xes", "oes")):
        return verb[:-2]
    return verb.removesuffix("s")


_OF_SEVERAL = {"is": "are", "has": "have", "was": "were"}
