"""Magic's rows on zone changes: finding what moved, what enters, and looking back in time (400.7, 603.6, 603.10)."""

from __future__ import annotations

from typing import Any

from rules_data.core.abilities import EventPattern, OfType
from rules_data.core.evaluator.matching import Sought
from rules_data.core.evaluator.policy import (
    HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN,
    PARTS_OF_AN_EFFECT_FIND_WHAT_IT_MOVED,
    SOURCE_ENTERS_WITH_THE_EVENT,
    SOURCE_LEAVES_WITH_THE_EVENT,
    WHEN_A_CONDITION_IS_EVALUATED,
)

from .questions_objects import (
    A_NAMED_CARD_IS_FOUND_AS_IT_IS_PLAYED,
    A_PAIR_PARTS,
    AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT,
    AN_EMBLEM_WORKS_IN_THE_COMMAND_ZONE,
    AN_OBJECT_IS_FOUND_IN_A_HIDDEN_ZONE,
    AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE,
    HOW_AN_EVENTS_OBJECTS_LOOK,
    LOOKS_BACK_IN_TIME,
    WHAT_AN_EFFECT_MOVED_KEEPS_ITS_NAME,
    WHAT_AN_OBJECT_BECAME_IS_FOUND,
    WHAT_ARRIVES_IS_MODIFIED_AT_ONCE,
    WHAT_IS_ATTACHED_IS_FOUND_WHERE_IT_WENT,
    WHAT_IS_DONE_AS_SOMETHING_ARRIVES_COMES_BEFORE,
)
from .rows_triggers import row, yes

_TO_A_ZONE = frozenset(
    (
        "is put into a graveyard",
        "is put into a hand",
        "is put into a library",
        "is exiled",
        "is returned",
        "changes zones",
    )
)
_FROM_THE_BATTLEFIELD = frozenset(("dies", "leaves", "is sacrificed", "is destroyed"))
_ENTERING = frozenset(("enters", "is created"))
_PUBLIC = frozenset(("battlefield", "graveyard", "exile", "stack", "command"))
_ABILITIES = frozenset(("ability", "triggered ability", "activated ability"))


def _is_entering(pattern: EventPattern) -> bool:
    return pattern.event in _ENTERING


def _leaves_the_battlefield(pattern: EventPattern) -> bool:
    """A trigger on going from the battlefield to another zone, or to a zone from anywhere."""
    if pattern.event in _FROM_THE_BATTLEFIELD:
        return True
    if pattern.event not in _TO_A_ZONE:
        return False
    return not pattern.from_zones or "battlefield" in pattern.from_zones


def _from_anywhere(pattern: EventPattern) -> bool:
    return pattern.event in _TO_A_ZONE and not pattern.from_zones


def _leaves_a_graveyard(pattern: EventPattern) -> bool:
    return "graveyard" in pattern.from_zones


def _goes_out_of_sight(pattern: EventPattern) -> bool:
    """A trigger on an object that all players can see being put into a hand or library."""
    hidden = pattern.event in ("is put into a hand", "is put into a library", "is returned")
    return hidden and bool(pattern.from_zones) and set(pattern.from_zones) <= _PUBLIC


def _spell_is_countered(pattern: EventPattern) -> bool:
    asked = pattern.object.get(OfType) if pattern.object is not None else None
    types = set(asked.types) if asked is not None else set()
    return pattern.event == "is countered" and not (types and types <= _ABILITIES)


def _event_is(word: str) -> Any:
    return lambda pattern: pattern.event == word


# --- what is sought when an ability speaks of an object that has moved ---------------------------------------------


def _of_delayed(sought: Sought) -> bool:
    return sought.view.delayed is not None


def _of_leaving(sought: Sought) -> bool:
    return not _of_delayed(sought) and "leaves" in _words(sought)


def _of_zone_change(sought: Sought) -> bool:
    return not _of_delayed(sought) and not _of_leaving(sought) and "changes zones" in _words(sought)


def _otherwise(sought: Sought) -> bool:
    return not (_of_delayed(sought) or _of_leaving(sought) or _of_zone_change(sought))


def _words(sought: Sought) -> tuple[str, ...]:
    occurrence = sought.view.occurrence
    return occurrence.event.words if occurrence is not None else ()


def _by_the_event(sought: Sought) -> bool:
    return sought.moved_by == "the event"


def _by_this_effect(sought: Sought) -> bool:
    return sought.moved_by == "this effect"


FINDING = (
    yes(
        "emblems-work",
        AN_EMBLEM_WORKS_IN_THE_COMMAND_ZONE,
        "114.4",
        "The abilities of an emblem work in the command zone.",
    ),
    yes(
        "new-object",
        AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE,
        "400.7",
        "An object that moves to another zone becomes a new object with no tie to what it was.",
        when=_otherwise,
    ),
    yes(
        "lost-after-moving-on",
        AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE,
        "603.6",
        "A zone-change trigger finds nothing once the object has left the zone it went to.",
        when=_of_zone_change,
    ),
    yes(
        "first-zone-only",
        AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE,
        "603.6c",
        "A leaves-the-battlefield trigger checks for the card only in the first zone it went to.",
        when=_of_leaving,
    ),
    yes(
        "delayed-knows-one-object",
        AN_OBJECT_THAT_CHANGED_ZONES_IS_ANOTHER_ONE,
        "603.7c",
        "A delayed trigger does not affect an object that has left the zone it was expected in.",
        when=_of_delayed,
    ),
    yes(
        "what-it-became-is-found",
        WHAT_AN_OBJECT_BECAME_IS_FOUND,
        "400.7e",
        "A zone-change trigger can find the new object in the public zone it went to.",
        when=_by_the_event,
    ),
    yes(
        "found-by-its-effect",
        WHAT_AN_OBJECT_BECAME_IS_FOUND,
        "400.7j",
        "An effect finds the object that a part of it has put into a public zone.",
        when=_by_this_effect,
    ),
    yes(
        "effects-name-what-they-move",
        WHAT_AN_EFFECT_MOVED_KEEPS_ITS_NAME,
        "400.7j",
        "What an effect has put into a public zone goes by the name the effect gave it.",
    ),
    yes(
        "effects-follow-what-they-move",
        PARTS_OF_AN_EFFECT_FIND_WHAT_IT_MOVED,
        "400.7j",
        "Further parts of an effect find what it has put into a public zone.",
    ),
    yes(
        "effects-find-the-spell",
        A_NAMED_CARD_IS_FOUND_AS_IT_IS_PLAYED,
        "400.7h",
        "What an effect says about casting a card applies to the spell that the card becomes.",
    ),
    row(
        "nothing-found-in-hidden-zones",
        AN_OBJECT_IS_FOUND_IN_A_HIDDEN_ZONE,
        "no",
        "603.6",
        "An object in a library or a hand cannot be found.",
    ),
    yes(
        "aura-found",
        WHAT_IS_ATTACHED_IS_FOUND_WHERE_IT_WENT,
        "603.6e 400.7f",
        "An Aura's trigger on its permanent leaving finds the Aura in the graveyard state-based actions put it in.",
    ),
    row(
        "last-known",
        HOW_WHAT_LEFT_THE_BOARD_IS_KNOWN,
        "as it last was, also where it is hidden",
        "608.2h 113.7a",
        "Of an object that is gone its last known information is used.",
    ),
)

ENTERING = (
    yes(
        "newcomers-see-entering",
        SOURCE_ENTERS_WITH_THE_EVENT,
        "603.6a",
        "Everything on the battlefield after permanents enter is checked, the newcomers among it.",
        when=_is_entering,
    ),
    yes(
        "present-after-the-event",
        SOURCE_ENTERS_WITH_THE_EVENT,
        "603.10",
        "What exists immediately after an event is checked.",
        when=lambda pattern: not _is_entering(pattern),
    ),
    yes(
        "modified-on-entering",
        WHAT_ARRIVES_IS_MODIFIED_AT_ONCE,
        "603.6b",
        "Continuous effects modify a permanent from the moment it is on the battlefield.",
    ),
    yes(
        "done-before-it-enters",
        WHAT_IS_DONE_AS_SOMETHING_ARRIVES_COMES_BEFORE,
        "614.12a 603.10",
        "What is chosen, and done, as a permanent enters comes before it is there, so it takes no part in that.",
        when=lambda replacer: _is_entering(replacer.ability.replacement.pattern),
    ),
    yes(
        "entering-with",
        AN_ADDITION_TO_AN_EVENT_IS_PART_OF_IT,
        "603.6d",
        "What a permanent enters with, as or how is part of its entering and no triggered ability.",
        when=lambda replacer: _is_entering(replacer.ability.replacement.pattern),
    ),
)

LOOKING_BACK = (
    row(
        "after-the-event",
        WHEN_A_CONDITION_IS_EVALUATED,
        "after",
        "603.10",
        "What an event fulfils is decided by what exists and applies immediately after it.",
    ),
    row(
        "absent-after-the-event",
        SOURCE_LEAVES_WITH_THE_EVENT,
        "no",
        "603.10",
        "What no longer exists immediately after an event is not checked, unless its trigger looks back.",
    ),
    row(
        "objects-after-the-event",
        HOW_AN_EVENTS_OBJECTS_LOOK,
        "after it, unless looking back",
        "603.10",
        "Objects are looked at as they are after the event, except by triggers that look back.",
    ),
    yes(
        "back-to-leaving",
        LOOKS_BACK_IN_TIME,
        "603.10a",
        "Leaves-the-battlefield abilities look back in time.",
        when=_leaves_the_battlefield,
    ),
    row(
        "from-anywhere",
        LOOKS_BACK_IN_TIME,
        "no",
        "603.6c",
        "A trigger on coming to a zone from anywhere is not a leaves-the-battlefield ability.",
        exception_to="back-to-leaving",
        when=_from_anywhere,
    ),
    yes(
        "back-to-the-graveyard",
        LOOKS_BACK_IN_TIME,
        "603.10a",
        "Triggers on a card's leaving a graveyard look back.",
        when=_leaves_a_graveyard,
    ),
    yes(
        "back-to-what-was-seen",
        LOOKS_BACK_IN_TIME,
        "603.10a",
        "Triggers on a visible object's going to a hand or library look back.",
        when=_goes_out_of_sight,
    ),
    yes(
        "back-to-phasing",
        LOOKS_BACK_IN_TIME,
        "603.10b",
        "So do those about a permanent's phasing out.",
        when=_event_is("phases out"),
    ),
    yes(
        "back-to-attachment",
        LOOKS_BACK_IN_TIME,
        "603.10c",
        "So do those about something's becoming unattached.",
        when=_event_is("becomes unattached"),
    ),
    yes(
        "back-to-control",
        LOOKS_BACK_IN_TIME,
        "603.10d",
        "So do those about an object's leaving someone's control.",
        when=_event_is("loses control"),
    ),
    yes(
        "back-to-the-spell",
        LOOKS_BACK_IN_TIME,
        "603.10e",
        "So do those about the countering of a spell.",
        when=_spell_is_countered,
    ),
    yes(
        "back-to-the-player",
        LOOKS_BACK_IN_TIME,
        "603.10f",
        "So do those about a player's losing.",
        when=_event_is("loses the game"),
    ),
    yes(
        "back-to-the-plane",
        LOOKS_BACK_IN_TIME,
        "603.10g",
        "So do those about planeswalking away.",
        when=_event_is("planeswalks away"),
    ),
)

PAIRS = (
    yes(
        "pairs-part",
        A_PAIR_PARTS,
        "702.95e",
        "A pair lasts as long as both are creatures on the battlefield that the player who paired them controls.",
    ),
)

OBJECTS = (*FINDING, *ENTERING, *LOOKING_BACK, *PAIRS)
