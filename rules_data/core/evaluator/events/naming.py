"""What players choose that is no object: a color, a creature type, a tag or a name, and who knows it afterwards."""

from __future__ import annotations

from collections.abc import Callable, Set

from rules_data.core.abilities import Effect
from rules_data.core.evaluator.matching import link_owner, text_of
from rules_data.core.evaluator.state import Decision, Frame, GameObject

from .running import Running
from .selecting import acting_players

Legal = Callable[[Running], tuple[str, ...]]
Also = Callable[[Running, str], bool]
Allowed = Callable[[Running, Frame], tuple[str, ...]]


def naming(
    what: str, question: str, legal: Legal, rules: Allowed, also: Also | None = None
) -> Callable[[Running, Effect, Frame], None]:
    """Each player who is to chooses one, which is remembered in place of what was chosen before.

    It is known to the ability that had it chosen and to those of the same object, under the name `what`. `rules`: by
    which rules it is chosen.
    """

    def ask(ev: Running, player: str, allowed: tuple[str, ...], frame: Frame) -> str:
        answers = tuple((word,) for word in legal(ev))
        further = None if also is None else lambda answer: len(answer) == 1 and also(ev, answer[0])
        return ev.choices.choose(Decision(player, question, answers, allowed, frame.cause.name, also=further))[0]

    def carry_out(ev: Running, effect: Effect, frame: Frame) -> None:
        allowed, since = rules(ev, frame), text_of(frame.view)
        found = tuple((ask(ev, player, allowed, frame), since) for player in acting_players(ev, effect, frame))
        frame.view.bindings[what] = found
        ev.board.link(link_owner(frame.view.source), what, found)
        frame.view.state, frame.view.done = ev.state, bool(found)

    return carry_out


def take_along(ev: Running, before: GameObject, entered: GameObject) -> None:
    """What was chosen as an object enters is known to what it has become there."""
    known = {key[1]: found for key, found in ev.state.links.items() if key[0] == link_owner(before)}
    for name, found in known.items():
        ev.board.link(link_owner(entered), name, found)


def several(found: Set[str], others: frozenset[str]) -> tuple[str, ...]:
    """What is listed of answers that are too many to list: never one alone, which would not be asked."""
    return tuple(sorted(found | others if len(found) < 2 else found))
