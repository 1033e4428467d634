"""What others have said about card text, line by line, beside what was read of it.

Their words for kinds are coarser in places: a line that one of their keywords stands for may be a static ability or a
replacement effect of the rules, and labels that their makers marked as unsure are not asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rules_data.core.abilities.reading import AbilityReading

# Their kind of a line, and the kinds of the rules that it may stand for.
_KINDS = {
    "keyword": {"keyword", "passive", "replacement", "activated"},
    "triggered": {"triggered"},
    "activated": {"activated"},
    "static": {"passive", "replacement"},
    "replacement": {"replacement", "passive"},
    "spell": {"instructions"},
}
# Their word for a trigger's event, and the words of example files for it.
_EVENTS = {
    "Phase": {"beginning of"},
    "SpellCast": {"is cast", "is copied"},
    "SpellCastOrCopy": {"is cast", "is copied"},
    "Attacks": {"attacks", "attacks alone"},
    "AttackersDeclared": {"attacks with", "attacks"},
    "DamageDone": {"is dealt damage", "deals damage"},
    "DamageDoneOnce": {"is dealt damage", "deals damage"},
    "DamageDealtOnce": {"is dealt damage", "deals damage"},
    "Blocks": {"blocks", "blocks a creature"},
    "AttackerBlocked": {"becomes blocked"},
    "AttackerBlockedByCreature": {"becomes blocked by", "blocks a creature"},
    "AttackerUnblocked": {"is unblocked"},
    "BecomesTarget": {"is targeted"},
    "TurnFaceUp": {"is turned face up"},
    "Taps": {"becomes tapped"},
    "Untaps": {"becomes untapped"},
    "TapsForMana": {"is tapped for mana"},
    "Discarded": {"discards", "is discarded"},
    "Cycled": {"is cycled"},
    "LifeGained": {"gains life"},
    "LifeLost": {"loses life"},
    "Drawn": {"draws"},
    "Sacrificed": {"is sacrificed"},
    "CounterAdded": {"counter is put"},
    "CounterAddedOnce": {"counter is put"},
    "CounterRemoved": {"counter is removed"},
    "Transformed": {"transforms"},
    "Countered": {"is countered"},
    "PhaseIn": {"phases in"},
    "SetInMotion": {"set in motion"},
    "PlanarDice": {"chaos ensues"},
    "PlaneswalkedTo": {"planeswalks to"},
    "PlaneswalkedFrom": {"planeswalks away"},
    "Exerted": {"is exerted"},
    "BecomeMonstrous": {"becomes monstrous"},
    "Exploited": {"exploits"},
    "Always": {"state"},
    "LandPlayed": {"is played"},
    "Clashed": {"clashes", "wins a clash"},
    "Shuffled": {"shuffles"},
    "LosesGame": {"loses the game"},
    "Attached": {"becomes attached"},
    "Unattach": {"becomes unattached"},
    "Investigated": {"investigates"},
    "Surveil": {"surveils"},
    "Fight": {"fights"},
    "Explores": {"explores"},
    "Crewed": {"crews"},
    "Evolved": {"evolves"},
}


@dataclass(slots=True)
class Agreement:
    """How many labels were asked, how many agree, and those that do not: label, read as, line."""

    asked: int = 0
    agree: int = 0
    examples: list[tuple[str, str, str]] = field(default_factory=list)

    def __add__(self, other: Agreement) -> Agreement:
        return Agreement(self.asked + other.asked, self.agree + other.agree, self.examples + other.examples)

    def compare_kind(self, each: AbilityReading, label: str) -> None:
        """Whether the kinds of a line that was read are those its label may stand for."""
        kinds = {"keyword" if kind.kind is None else kind.kind.value for kind in each.kinds}
        if label in _KINDS and kinds:
            self._note(label, kinds, kinds <= _KINDS[label], each)

    def compare_event(self, each: AbilityReading, expected: set[str]) -> None:
        """Whether the events of a triggered line that was read are among those its label may stand for."""
        found = set(_events(each.data))
        if expected and found:
            self._note(" or ".join(sorted(expected)), found, bool(found & expected), each)

    def _note(self, label: str, found: set[str], right: bool, each: AbilityReading) -> None:
        self.asked += 1
        self.agree += right
        if not right:
            self.examples.append((label, " and ".join(sorted(found)), each.line.text[:90]))


def _events(data: Any) -> Iterator[str]:
    """The events on which the abilities of a line trigger."""
    for ability in data.get("abilities", ()) if isinstance(data, dict) else ():
        when = ability.get("when") if isinstance(ability, dict) else None
        yield from _of_pattern(when)


def _of_pattern(when: Any) -> Iterator[str]:
    if isinstance(when, dict):
        if "state" in when:
            yield "state"
        elif "any of" in when:
            for one in when["any of"]:
                yield from _of_pattern(one)
        elif isinstance(when.get("event"), str):
            yield when["event"]


def line_labels(
    row: dict[str, Any], readings: tuple[AbilityReading, ...]
) -> Iterator[tuple[AbilityReading, str, set[str]]]:
    """Each line that has a label, with that label and the events that its triggers of that text have."""
    labels = row.get("line_labels")
    printed = str(row.get("oracle", "")).split("\n")
    if not isinstance(labels, list) or len(labels) != len(printed):
        return
    place = 0
    triggers = [one for one in row.get("triggers", ()) if isinstance(one, dict)]
    by_line = {index: label for index, label in enumerate(labels) if printed[index].strip()}
    for each in readings:
        while place < len(printed) and not _is(each, printed[place], row["name"]):
            place += 1
        if place >= len(printed):
            return
        yield each, by_line.get(place, ""), _expected(triggers, printed[place], row["name"])
        place += 1 + len(each.line.options)


def _is(each: AbilityReading, printed: str, name: str) -> bool:
    """Whether a reading is that of a printed line: both have the same first word, but for names."""
    first = each.line.text.partition(" ")[0]
    if "~" not in first:
        return first in printed
    return re.split("[, ]", name)[0] in printed or "his " in printed


def _expected(triggers: list[dict[str, Any]], printed: str, name: str) -> set[str]:
    """The events that their trigger with this very text has, in the words of example files."""
    plain = printed.replace(name, "CARDNAME")
    for one in triggers:
        if str(one.get("desc", "")) and str(one.get("desc", ""))[:60] in plain:
            return _EVENTS.get(str(one.get("mode")), _of_zones(one))
    return set()


def _of_zones(trigger: dict[str, Any]) -> set[str]:
    """A change of zones is an event by where it begins and ends."""
    if trigger.get("mode") not in ("ChangesZone", "ChangesZoneAll"):
        return set()
    origin, destination = str(trigger.get("origin", "")), str(trigger.get("destination", ""))
    if destination == "Battlefield":
        return {"enters"}
    if destination == "Graveyard":
        return {"dies"} if origin == "Battlefield" else {"is put into a graveyard", "dies", "is discarded"}
    return {"leaves", "is exiled", "is returned", "leaves graveyard"} if origin else set()
