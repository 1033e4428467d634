"""The rules by which an ability's kind is recognised from its text, each with its numbers in every edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Decision:
    """One thing the Core Rules say about recognising abilities.

    `cites` are the rules it rests on in each edition; an edition that is not there has no such rule.
    """

    name: str
    cites: Mapping[str, tuple[str, ...]]

    def rules(self, edition: str) -> tuple[str, ...]:
        return self.cites.get(edition, ())

    def holds(self, edition: str, without: frozenset[str]) -> bool:
        """Whether it is a rule of the edition and not switched off, by name or by one of its numbers."""
        rules = self.rules(edition)
        return bool(rules) and self.name not in without and without.isdisjoint(rules)


def _decision(name: str, v12: str, v13: str) -> Decision:
    cites = {"v1.2": tuple(v12.split()), "v1.3": tuple(v13.split())}
    return Decision(name, MappingProxyType({edition: rules for edition, rules in cites.items() if rules}))


ACTIVATED = _decision("a colon between cost and effect", "370.1", "377.1")
REPLACEMENT = _decision("the word instead", "366.1", "369.1")
REPLACEMENT_WOULD = _decision("the word would", "", "369.1")
TRIGGERED = _decision("when, at a time, or the nth time", "376.1", "383.1")
TRIGGERED_ANYWHERE = _decision("the condition behind or inside the sentence", "376.1 376.1.a", "383.1 383.1.a")
DELAYED_TRIGGER = _decision("a trigger for one time only", "383.2", "390.2")
DELAYED_REPLACEMENT = _decision("a replacement for one time only", "383.3", "390.3")
DELAYED_PASSIVE = _decision("a statement for one time only", "383.4", "390.4")
REFLEXIVE = _decision("do this", "380.1", "387.1")
PASSIVE = _decision("a statement of fact", "361.2", "364.2")
PLAYING_LIMITED = _decision("a statement about when the card itself is played", "363.1", "366.1")
CONDITIONAL_PASSIVE = _decision("a statement with if or while", "361.3.a", "364.3.a")
CONDITION = _decision("the condition follows the when", "376.2.a", "383.2.a")
EFFECT = _decision("the effect follows the comma", "376.2.b", "383.2.b")
OPTIONAL = _decision("you may at the beginning of the effect", "", "383.3.a")
COST_WITHIN = _decision("a cost within the instructions", "", "383.3.b")
CONDITIONAL_STATEMENT = _decision("an if behind the condition", "", "383.3.e")
LIMIT = _decision("once each turn", "", "383.3.f")
REPLACEMENT_LIMIT = _decision("a replacement once each turn", "", "371")
REMINDER_TEXT = _decision("reminder text says nothing", "134.2.d.3", "135.2.d.3")

PLAY_EFFECT = _decision("play effect", "376.4.a.1", "383.4.a.1")
NO_PLAY_EFFECT = _decision("no play effect", "376.4.a.4", "383.4.a.4")
TARGETING_EFFECT = _decision("targeting effect", "", "383.4.b.1")
CONQUER_EFFECT = _decision("conquer effect", "376.4.b.1", "383.4.c.1")
HOLD_EFFECT = _decision("hold effect", "376.4.c.1", "383.4.d.1")
ATTACK_TRIGGER = _decision("attack trigger", "376.4.d.1", "383.4.e.1")
DEFEND_TRIGGER = _decision("defend trigger", "376.4.e.1", "383.4.f.1")

# Keywords are short for an ability of a kind (keyword glossary, 730 in v1.2 and 804 in v1.3).
KEYWORDS_OF_KIND: Mapping[str, Mapping[str, Decision]] = {
    "triggered": {
        name: _decision(f"the keyword {name}", v12, v13)
        for name, v12, v13 in (
            ("Deathknell", "734.1", "808.1"),
            ("Temporary", "742.1", "816.1"),
            ("Vision", "743.1", "817.1"),
            ("Quick-Draw", "745.1", "819.1"),
            ("Weaponmaster", "747.1", "821.1"),
            ("Hunt", "", "823.1"),
        )
    },
    "activated": {"Equip": _decision("the keyword Equip", "744.1", "818.1")},
    "passive": {
        name: _decision(f"the keyword {name}", v12, v13)
        for name, v12, v13 in (
            ("Accelerate", "731.1", "805.1"),
            ("Action", "732.1", "806.1"),
            ("Assault", "733.1", "807.1"),
            ("Deflect", "735.1", "809.1"),
            ("Ganking", "736.1", "810.1"),
            ("Hidden", "737.1", "811.1"),
            ("Reaction", "739.1", "813.1"),
            ("Shield", "740.1", "814.1"),
            ("Tank", "741.1", "815.1"),
            ("Repeat", "746.1", "820.1"),
            ("Ambush", "", "822.1"),
            ("Unique", "", "825.1"),
            ("Backline", "", "826.1"),
        )
    },
}
# Keywords that stand for a condition of the ability behind them.
DEPENDENT_KEYWORDS: Mapping[str, Decision] = {
    "Legion": _decision("the keyword Legion", "738.1", "812.1"),
    "Level": _decision("the keyword Level", "", "824.1"),
}

EDITIONS = ("v1.2", "v1.3")
