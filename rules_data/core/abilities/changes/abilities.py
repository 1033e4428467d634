"""How effects change what objects have: keywords, abilities, states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules_data.core.abilities.model import Ability, Change
from rules_data.core.abilities.model_values import Amount


@dataclass(frozen=True, slots=True)
class GainKeyword(Change):
    """A keyword, with its number where it has one."""

    what: ClassVar[str] = "keyword"
    keyword: str
    amount: Amount = 1


@dataclass(frozen=True, slots=True)
class LoseKeyword(Change):
    """Without a keyword; "all" for every one."""

    what: ClassVar[str] = "lose keyword"
    keyword: str


@dataclass(frozen=True, slots=True)
class GainAbility(Change):
    """A whole ability."""

    what: ClassVar[str] = "ability"
    ability: Ability


@dataclass(frozen=True, slots=True)
class LoseAbility(Change):
    """Without the ability of that name."""

    what: ClassVar[str] = "lose ability"
    name: str


@dataclass(frozen=True, slots=True)
class LoseAbilities(Change):
    """Without any ability or keyword."""

    what: ClassVar[str] = "lose abilities"


@dataclass(frozen=True, slots=True)
class LoseText(Change):
    """Without anything that its text box says."""

    what: ClassVar[str] = "lose text"
