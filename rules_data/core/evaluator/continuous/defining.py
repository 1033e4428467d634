"""Facts of a card as effects have defined them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules_data.core.abilities import Ability, CardFacts, Change, Pick
from rules_data.core.abilities.changes import Copy, GainTag, ReplaceTag, SetBase, SetDomain, SetTag
from rules_data.core.evaluator.state import Traits, replace


def facts_of(traits: Traits, card: CardFacts) -> CardFacts:
    """A card's facts as these traits have them."""
    return replace(
        card,
        name=traits.name,
        types=tuple(sorted(traits.types)),
        tags=tuple(sorted(traits.tags)),
        stats=tuple(traits.base.items()),
        keywords=tuple(_instances(traits)),
        abilities=traits.abilities,
        domains=tuple(sorted(traits.domains)),
    )


def _instances(traits: Traits) -> Iterator[tuple[str, int]]:
    """The keywords with their numbers, each instance by itself."""
    for word, number in traits.keywords.items():
        yield from ((word, each) for each in traits.several.get(word, (number,)))


def copied_by(changes: tuple[Change, ...], card: CardFacts) -> CardFacts:
    """The card whose costs an object has by these changes: what it is a copy of, on a card that stays its own."""
    for change in reversed(changes):
        card_of = change.card if isinstance(change, Copy) else None
        if card_of is not None:
            return replace(card_of, other_face=card.other_face, forms=card.forms, whole=card.whole)
    return card


def without(abilities: tuple[Ability, ...], others: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Abilities without these others, each of which takes one of them away."""
    left = list(abilities)
    for other in others:
        if other in left:
            left.remove(other)
    return tuple(left)


def is_copy(change: Change) -> bool:
    """Whether a change makes its object a copy."""
    return isinstance(change, Copy)


def is_set(change: Change) -> bool:
    """Whether a change gives its object a property in place of what it was, and not beside that."""
    return isinstance(change, SetBase | SetDomain | SetTag | ReplaceTag)


def defines_one_of(ability: Ability, given: Iterable[Change]) -> bool:
    """Whether an ability says of its own object, without any condition, what one of these changes gives."""
    own = ability.continuous
    if own is None or ability.condition is not None or own.affects.pick is not Pick.ME:
        return False
    return any(_of_the_same(each, change) for each in own.changes for change in given)


def _of_the_same(one: Change, other: Change) -> bool:
    if isinstance(one, SetBase) and isinstance(other, SetBase):
        return one.number == other.number
    words = (GainTag, SetTag, ReplaceTag)
    return (isinstance(one, SetDomain) and isinstance(other, SetDomain)) or (
        isinstance(one, words) and isinstance(other, words)
    )
