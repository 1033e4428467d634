"""Choosing a color, a creature type or a card name, as rules 105, 201, 205 and 607 say.

What is chosen is known to the ability that had it chosen and to the abilities of the same object that are linked with
it, as long as that object stays the same.
"""

from __future__ import annotations

from collections.abc import Callable

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Also, Legal, Running, acting_players, frame_applied, naming, several
from rules_data.core.evaluator.matching import (
    DOMAIN_CHOSEN,
    NAME_CHOSEN,
    TAG_CHOSEN,
    amount_of,
    chosen,
)
from rules_data.core.evaluator.state import Event, Frame

from .bound_mana import as_mana
from .creature_types import CREATURE_TYPES
from .mana_symbols import COLORS
from .vocabulary import PLAYER


def _choosing(what: str, legal: Legal, also: Also | None = None) -> Callable[[Running, Effect, Frame], None]:
    """Each player who is to chooses one, by the rules on such choices."""

    def rules(ev: Running, frame: Frame) -> tuple[str, ...]:
        before = ev.rules.cite("chosen before it enters") if frame.replaces else ()
        return (*ev.rules.cite(f"{question} is chosen"), *before)

    question = _QUESTIONS[what]
    return naming(what, question, legal, rules, also)


_OTHER_NAMES, _OTHER_TYPES = frozenset(("Forest", "Plains")), frozenset(("Elf", "Human"))
_QUESTIONS = {DOMAIN_CHOSEN: "color", TAG_CHOSEN: "creature type", NAME_CHOSEN: "card name"}


def _names(ev: Running) -> tuple[str, ...]:
    """The names of the cards there are here; any other card can be named as well."""
    cards = (o for o in ev.state.objects.values() if not o.token and PLAYER not in o.card.types)
    return several({o.card.name for o in cards} - {""}, _OTHER_NAMES)


def _is_of_no_token(ev: Running, name: str) -> bool:
    """Whether a name can be that of a card: it is not known here as a token's alone."""
    return bool(name) and all(o.card.name != name for o in ev.state.objects.values() if o.token)


def _types(ev: Running) -> tuple[str, ...]:
    """The creature types there are here; those that no object has can be chosen as well (205.3e)."""
    found = {tag for o in ev.state.objects.values() for tag in ev.derived.traits(ev.state, o).tags}
    return several(found & CREATURE_TYPES, _OTHER_TYPES)


def _add_chosen(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Mana of the color that was chosen; none where no color was (607.5a)."""
    amount, applied = amount_of(ev, frame.view, effect.amount), frame_applied(frame)
    return [
        Event("adds", (), player, amount, cause=frame.cause, payload=as_mana(ev, effect, frame, color), applied=applied)
        for player in acting_players(ev, effect, frame)
        for color in chosen(ev, frame.view, DOMAIN_CHOSEN)[-1:]
        if amount > 0
    ]


PROPOSALS = {"add chosen color": _add_chosen}
INSTRUCTIONS = {
    "choose color": _choosing(DOMAIN_CHOSEN, lambda ev: COLORS),
    "choose creature type": _choosing(TAG_CHOSEN, _types, lambda ev, word: word in CREATURE_TYPES),
    "name a card": _choosing(NAME_CHOSEN, _names, _is_of_no_token),
}
