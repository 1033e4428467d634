"""Choosing a color, a creature type or a card name, as rules 105, 201, 205 and 607 say.

What is chosen is known to the ability that had it chosen and to the abilities of the same object that are linked with
it, as long as that object stays the same.
"""

from __future__ import annotations

from collections.abc import Callable, Set

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.events import Running, acting_players, frame_applied
from rules_data.core.evaluator.matching import (
    DOMAIN_CHOSEN,
    NAME_CHOSEN,
    TAG_CHOSEN,
    amount_of,
    chosen,
    link_owner,
    text_of,
)
from rules_data.core.evaluator.state import Decision, Event, Frame

from .bound_mana import as_mana
from .creature_types import CREATURE_TYPES
from .mana_symbols import COLORS
from .vocabulary import PLAYER

_Legal = Callable[[Running], tuple[str, ...]]
_Also = Callable[[Running, str], bool]


def _choosing(what: str, legal: _Legal, also: _Also | None = None) -> Callable[[Running, Effect, Frame], None]:
    """Each player who is to chooses one, which is remembered in place of what was chosen before."""

    def ask(ev: Running, player: str, rules: tuple[str, ...], frame: Frame) -> str:
        answers = tuple((word,) for word in legal(ev))
        further = None if also is None else lambda answer: len(answer) == 1 and also(ev, answer[0])
        return ev.choices.choose(Decision(player, question, answers, rules, frame.cause.name, also=further))[0]

    def carry_out(ev: Running, effect: Effect, frame: Frame) -> None:
        rules = ev.rules.cite(f"{question} is chosen")
        if frame.replaces:
            rules = (*rules, *ev.rules.cite("chosen before it enters"))
        since = text_of(frame.view)
        found = tuple((ask(ev, player, rules, frame), since) for player in acting_players(ev, effect, frame))
        frame.view.bindings[what] = found
        ev.board.link(link_owner(frame.view.source), what, found)
        frame.view.state, frame.view.done = ev.state, bool(found)

    question = _QUESTIONS[what]
    return carry_out


_OTHER_NAMES, _OTHER_TYPES = frozenset(("Forest", "Plains")), frozenset(("Elf", "Human"))
_QUESTIONS = {DOMAIN_CHOSEN: "color", TAG_CHOSEN: "creature type", NAME_CHOSEN: "card name"}


def _names(ev: Running) -> tuple[str, ...]:
    """The names of the cards there are here; any other card can be named as well."""
    cards = (o for o in ev.state.objects.values() if not o.token and PLAYER not in o.card.types)
    return _several({o.card.name for o in cards} - {""}, _OTHER_NAMES)


def _is_of_no_token(ev: Running, name: str) -> bool:
    """Whether a name can be that of a card: it is not known here as a token's alone."""
    return bool(name) and all(o.card.name != name for o in ev.state.objects.values() if o.token)


def _types(ev: Running) -> tuple[str, ...]:
    """The creature types there are here; those that no object has can be chosen as well (205.3e)."""
    found = {tag for o in ev.state.objects.values() for tag in ev.derived.traits(ev.state, o).tags}
    return _several(found & CREATURE_TYPES, _OTHER_TYPES)


def _several(found: Set[str], others: frozenset[str]) -> tuple[str, ...]:
    """What is listed of answers that are too many to list: never one alone, which would not be asked."""
    return tuple(sorted(found | others if len(found) < 2 else found))


def _add_chosen(ev: Running, effect: Effect, frame: Frame) -> list[Event]:
    """Mana of the color that was chosen; none where no color was (607.5a)."""
    amount, applied = amount_of(ev, frame.view, effect.amount), frame_applied(frame)
    return [
        Event("adds", (), player, amount, cause=frame.cause, payload=as_mana(effect, frame, color), applied=applied)
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
