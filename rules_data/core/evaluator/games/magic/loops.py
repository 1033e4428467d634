"""A situation that comes again without anyone having had a choice is a drawn game (Comprehensive Rules 104.4b)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running, is_over
from rules_data.core.evaluator.stack import Arguments, resolve_newest, resolve_some
from rules_data.core.evaluator.state import Form, GameState, counts_events, form_of, outline_of

from .leaving import draw_by_a_loop
from .moving import NOWHERE
from .questions_later import A_LOOP_OF_MANDATORY_ACTIONS_IS_A_DRAW

# So often the stack resolves before anyone asks whether it ever ends: ordinary situations are over by then.
_WITHOUT_ASKING = 8
_AWAY = frozenset((NOWHERE, ""))


class Rounds:
    """The situations that were met while nobody had a choice, since the stack began to resolve by itself."""

    def __init__(self) -> None:
        self._resolved = 0
        self._asked = 0
        self._met: dict[Form, list[GameState]] = {}  # by their outline: most loops go on growing, and none comes again

    def is_met_again(self, ev: Running) -> bool:
        """Whether a situation has come again, and nothing optional was between the two times."""
        self._resolved += 1
        if self._resolved < _WITHOUT_ASKING:
            return False
        if ev.choices.open != self._asked:
            self._asked = ev.choices.open
            self._met.clear()
        alike = self._met.setdefault(outline_of(ev.state, _AWAY), [])
        form = form_of(ev.state, _AWAY) if alike else None
        again = any(form_of(state, _AWAY) == form for state in alike) and not counts_events(ev.state)
        alike.append(ev.state)
        return again


def resolve_everything(ev: Running) -> None:
    """The stack resolves until it is empty; a loop that nobody can leave ends the game."""
    rounds = Rounds()
    while ev.state.waiting and not is_over(ev):
        resolve_newest(ev)
        if ev.state.waiting and rounds.is_met_again(ev):
            ruled = ev.rules.ask(A_LOOP_OF_MANDATORY_ACTIONS_IS_A_DRAW)
            if ruled:
                draw_by_a_loop(ev, ruled.rules)


def resolve(ev: Running, arguments: Arguments) -> None:
    """Everyone passes, once, some times, or until nothing is left on the stack."""
    if arguments["times"] == "all":
        resolve_everything(ev)
    else:
        resolve_some(ev, arguments)
