"""Keywords of Magic that stand for abilities which create tokens, as data (Comprehensive Rules 702)."""

from __future__ import annotations

from rules_data.core.abilities import (
    Ability,
    AbilityKind,
    Effect,
    EventPattern,
    Filter,
    Itself,
    ItWasDone,
    Not,
    Pick,
    Selector,
    TokenKind,
    Trigger,
)
from rules_data.core.abilities.effects import Attach, CreateToken, If, PutCounter, YouMay

Built = tuple[Ability, ...]
_ME = Selector(Pick.ME)
_ITSELF = Filter((Itself(),))


def _when(event: str, *effects: Effect) -> Built:
    """A triggered ability on an event of its own object."""
    return (Ability(AbilityKind.TRIGGERED, effects, Trigger((EventPattern(event, _ITSELF),))),)


def _creature(
    name: str, size: int, subtypes: tuple[str, ...] = (), also: tuple[str, ...] = (), **facts: tuple[object, ...]
) -> TokenKind:
    stats = (("power", size), ("toughness", size))
    return TokenKind(name, (*also, "creature"), subtypes or (name,), stats, **facts)  # type: ignore[arg-type]


def afterlife(number: int) -> Built:
    """So many white and black Spirits with flying as it dies (702.135a)."""
    flying = (("flying", 1),)
    spirit = _creature("Spirit", 1, keywords=flying, domains=("white", "black"))
    return _when("dies", CreateToken(spirit, amount=number))


def fabricate(number: int) -> Built:
    """So many counters on it, or else so many Servos (702.123a)."""
    servo = _creature("Servo", 1, also=("artifact",))
    put = YouMay((PutCounter(status="+1/+1", others=_ME, amount=number),))
    return _when("enters", put, If((CreateToken(servo, amount=number),), condition=Not(ItWasDone())))


def for_mirrodin(number: int) -> Built:
    """A red Rebel to which the Equipment is attached (702.163a)."""
    return _with_a_bearer(_creature("Rebel", 2, domains=("red",)))


def living_weapon(number: int) -> Built:
    """A black Germ to which the Equipment is attached (702.92a)."""
    return _with_a_bearer(_creature("Germ", 0, ("Phyrexian", "Germ"), domains=("black",)))


def _with_a_bearer(token: TokenKind) -> Built:
    made = Selector(Pick.THAT, name=token.name.lower())
    return _when("enters", CreateToken(token, bind=made.name), Attach(_ME, others=made))
