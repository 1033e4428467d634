"""The instructions that a game's texts give: which of the records there are, with which of their keys."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from rules_data.core.abilities import Effect, Part, effects


@dataclass(frozen=True, slots=True)
class Verb:
    """An instruction that a game allows: the record it is written with, and which of the record's keys the game allows.

    What stands behind the word and behind each key is the record's to say, and the same in every game. `needs` are
    keys without which it would do nothing in this one.
    """

    record: type[Effect]
    keys: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        unknown = [key for key in self.keys if key not in self.record.keys]
        if unknown:
            raise ValueError(f"The instruction {self.record.verb!r} has no key {' or '.join(map(repr, unknown))}.")

    @property
    def main(self) -> Part:
        """What stands behind the word itself."""
        return self.record.main


NEEDED = "!"


def allow_verbs(verbs: Mapping[type[Effect], Collection[str]]) -> Mapping[str, Verb]:
    """The instructions of a game by their words: the record of each, and the keys of it that the game allows.

    A key that ends in ! is needed in this game.
    """
    return {record.verb: _allowed(record, keys) for record, keys in verbs.items()}


def _allowed(record: type[Effect], keys: Collection[str]) -> Verb:
    needs = tuple(key.removesuffix(NEEDED) for key in keys if key.endswith(NEEDED))
    return Verb(record, tuple(key.removesuffix(NEEDED) for key in keys), needs)


# Instructions about other instructions, which every game's texts give alike.
ABOUT_INSTRUCTIONS: Mapping[type[Effect], tuple[str, ...]] = {
    effects.Choose: (),
    effects.If: ("do", "otherwise"),
    effects.Pay: ("to do", "otherwise"),
    effects.ForEach: ("do",),
    effects.Repeat: ("do",),
    effects.AtOnce: (),
    effects.YouMay: (),
    effects.ItHappens: (),
    effects.Nothing: (),
}
