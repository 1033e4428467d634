"""What Riftbound remembers of a game's course."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from rules_data.core.evaluator.state import GameState, Memory, record


@record
class Applying:
    """Conditional effects: the handles of those objects that have any, and since when each applies that did not once.

    It is told by the object's identity and the number of its ability: 0 for ever since, -1 where it does not apply.
    """

    watched: frozenset[str] = frozenset()
    since: Mapping[tuple[tuple[str, int], int], int] = field(default_factory=dict)


@record
class RiftboundMemory(Memory):
    """`showdown`: the battlefield of the showdown under way, and `focus` who may act in its open state.

    `focus_passes`: whether Focus passes on once the chain has come to its end. `attacker` and `defender` are the
    players of the combat, `combat_step` the next step of its resolution, `recalled` whether its cleanup recalled the
    attackers. `contested_by`: who contests a battlefield.
    `hidden_in`: in which turn each facedown card was hidden; `from_hiding`: from where one is played or was played.
    `finalized`: who has finalized which card this turn.
    `further_turns`: who takes the additional turns that come next; `regular_turn`: who took the last other turn.
    `skips`: who skips which turn or part of a turn that comes next.
    `flowing`: the numbers of the items that are spells played for a Flow cost.
    `might`: how much Might the units on the board had when last looked at.
    `applying`: which conditional effects on base Might apply, in a game that has any.
    `priority`: who may act while something is on the chain, `priority_on` the item on which they were given it.
    """

    showdown: str = ""
    priority: str = ""
    priority_on: int = 0
    focus: str = ""
    focus_passes: bool = False
    attacker: str = ""
    defender: str = ""
    combat_step: str = ""
    recalled: bool = False
    hidden_in: Mapping[str, int] = field(default_factory=dict)
    finalized: tuple[tuple[str, str], ...] = ()
    from_hiding: Mapping[str, str] = field(default_factory=dict)
    contested_by: Mapping[str, str] = field(default_factory=dict)
    further_turns: tuple[str, ...] = ()
    regular_turn: str = ""
    skips: tuple[tuple[str, str], ...] = ()
    flowing: tuple[int, ...] = ()
    might: Mapping[tuple[str, int], int] = field(default_factory=dict)
    applying: Applying | None = None


def remembered(state: GameState) -> RiftboundMemory:
    """What Riftbound remembers in a state."""
    # A hundred times in a run: too often to call `cast`.
    memory: RiftboundMemory = state.memory  # type: ignore[assignment]
    return memory
