"""What kinds of abilities there are, where they come from, how long they last and how often they work."""

from __future__ import annotations

from enum import StrEnum


class AbilityKind(StrEnum):
    """The structures an ability can have."""

    PASSIVE = "passive"
    REPLACEMENT = "replacement"
    ACTIVATED = "activated"
    TRIGGERED = "triggered"
    INSTRUCTIONS = "instructions"  # what a spell does when it is carried out


class Origin(StrEnum):
    """Where an ability comes from."""

    PRINTED = "printed"
    DELAYED = "delayed"
    REFLEXIVE = "reflexive"


class Duration(StrEnum):
    """How long something created by an effect lasts."""

    THIS_TURN = "this turn"
    THIS_COMBAT = "this combat"
    NEXT_TIME = "next time"  # until it has applied or triggered once, and no longer than the turn
    WHILE_ON_BOARD = "while on board"  # as long as the object it is linked to stays where it is
    WHILE_CONTROLLED = "while you control this"  # as long as its source is on the board under the same control
    WHILE_TAPPED = "while this remains tapped"  # as long as its source is on the board and stays tapped
    THIS_LINK = "this chain link"
    END_OF_NEXT_TURN = "until the end of the next turn"
    START_OF_NEXT_TURN = "until the start of the next turn"
    DURING_NEXT_TURN = "during the next turn"  # not before that turn begins
    NEXT_UNTAP = "until its controller has untapped"  # their next untap step is over
    PERMANENT = "permanent"


class Limit(StrEnum):
    """How often an ability may trigger, apply or be used."""

    NONE = "none"
    ONCE_EACH_TURN = "once each turn"
    ONCE_EACH_COMBAT = "once each combat"
    ONCE = "once"
    DONE_ONCE_EACH_TURN = "do this only once each turn"  # counted when it is done, not when it triggers
