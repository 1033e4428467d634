"""How effects change what objects are: types, tags, colours, names, copies, controllers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_data.core.abilities.model import CardFacts, Change
from rules_data.core.abilities.model_values import Relation, Selector


@dataclass(frozen=True, slots=True)
class OfWord(Change):
    """A word of the object's type box that comes or goes."""

    word: str


@dataclass(frozen=True, slots=True)
class GainType(OfWord):
    """Also a creature."""

    what: ClassVar[str] = "type"


@dataclass(frozen=True, slots=True)
class LoseType(OfWord):
    """No creature any more; "all" for every type."""

    what: ClassVar[str] = "lose type"


@dataclass(frozen=True, slots=True)
class GainTag(OfWord):
    """Also a Knight (and of `more` kinds as well): a subtype, supertype or tag, whatever the game's word for it."""

    what: ClassVar[str] = "tag"
    more: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LoseTag(OfWord):
    """No Knight any more; "all", or the word for a kind of tags, for every one of them."""

    what: ClassVar[str] = "lose tag"


@dataclass(frozen=True, slots=True)
class SetTag(OfWord):
    """A Mountain, in place of what it was of that kind and of what its own text says (Magic 305.7)."""

    what: ClassVar[str] = "only tag"


@dataclass(frozen=True, slots=True)
class ReplaceTag(OfWord):
    """A Frog (and of `more` kinds as well), in place of what else it was of that kind; its text stays."""

    what: ClassVar[str] = "instead tag"
    more: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetDomain(Change):
    """Of this colour or domain (and of `more` as well), and of no other; with an empty word of none."""

    what: ClassVar[str] = "domain"
    domain: str
    more: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetName(Change):
    """Called so; with an empty name, nothing."""

    what: ClassVar[str] = "called"
    name: str


@dataclass(frozen=True, slots=True)
class Copy(Change):
    """A copy of another object: `of` says which, and `card` is what it is, once that is known."""

    what: ClassVar[str] = "copy of"
    of: Selector | None = None
    card: CardFacts | None = None

    def __post_init__(self) -> None:
        if self.of is None and self.card is None:
            raise ValueError("A copy is of something.")


@dataclass(frozen=True, slots=True)
class Controlled(Change):
    """Under the control of such a player; `player` is who that is, once that is known."""

    what: ClassVar[str] = "controller"
    by: Relation
    player: str = ""
