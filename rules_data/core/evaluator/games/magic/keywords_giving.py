"""Backup: counters for a creature, and for another one what is printed below it (Comprehensive Rules 702.165)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    CardFacts,
    Change,
    Duration,
    EventPattern,
    Filter,
    Itself,
    Not,
    ObjectIs,
    OfType,
    Pick,
    Selector,
    Trigger,
)
from rules_data.core.abilities.changes import GainAbility, GainKeyword
from rules_data.core.abilities.effects import Give, If, PutCounter

Built = tuple[Ability, ...]
BACKUP = "backup"
_ITSELF = Filter((Itself(),))


def backup(number: int, given: tuple[Change, ...] = ()) -> Built:
    """So many +1/+1 counters on target creature, and for another one these abilities until end of turn (702.165a)."""
    target = Selector(Pick.CHOOSE, Filter((OfType(("creature",)),)), bind=BACKUP)
    backed = Selector(Pick.THAT, name=BACKUP)
    put = PutCounter(status="+1/+1", others=target, amount=number)
    give = Give(given, others=backed, duration=Duration.THIS_TURN)
    another = Not(ObjectIs(backed, _ITSELF))
    effects = (put, If((give,), condition=another)) if given else (put,)
    return (Ability(AbilityKind.TRIGGERED, effects, Trigger((EventPattern("enters", _ITSELF),))),)


def printed_under(card: CardFacts) -> tuple[Change, ...]:
    """The abilities that a card has printed under its backup: keywords behind it, and all that is none (702.165a).

    On every card with backup so far, what stands above it are keywords.
    """
    words = [word for word, _ in card.keywords]
    behind = card.keywords[words.index(BACKUP) + 1 :] if BACKUP in words else ()
    keywords = tuple(GainKeyword(word, number) for word, number in behind)
    return (*keywords, *map(GainAbility, card.abilities))
