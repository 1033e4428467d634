"""What Magic remembers of a game's course."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from rules_data.core.evaluator.state import GameState, Item, Memory, record

from .payloads import SpentOnlyOn


@record
class Attacked:
    """A planeswalker or battle that a creature attacks: which, whose, who defends it, and whether it still does so."""

    identity: tuple[str, int]
    controller: str
    defending: str
    still: bool = True


@record
class BoundMana:
    """So much of a player's mana of a type is spent only on some things; which, stands in what added it."""

    player: str
    amount: int
    bound: SpentOnlyOn


@record
class MagicMemory(Memory):
    """`attacks`: whom or what each attacking creature attacks. `attacked`: what is known of the
    planeswalkers and battles among these, by the attacking creature. `blocked_by`: which creatures block an attacker.

    `attacks_declared`, `blocks_declared`: the combat in which attackers, and blockers, have been declared.
    `struck_first`: what has dealt damage in the first of two combat damage steps, while the second is due.
    `cleans_up_again`: another cleanup step follows.
    `drew_from_nothing`: who has drawn from an
    empty library since that was last looked at. `settling_control`: control is being settled just now.
    `until_gone`: what is exiled until something leaves: that, the exiled object, and the zone it returns to.
    `extra_turns`: whose turns come before the next player's, the first at the end.
    `extra_phases`: which phases come after this one, before those there are anyway, the first at the beginning.
    `goes_on_after`: the last step before the extra phases, after which the turn goes on.
    `regular_turn`: who took the last turn that was no extra turn, once a turn has ended.
    `skips`: who skips their next turn, or their next step or phase of some name.
    `turned`: when a permanent has last transformed, by its handle and incarnation.
    `worlds`: when each world permanent entered, by its handle and incarnation: the turn, and how much had happened.
    `counters_since`: when the last counter of a kind was put on an object, where that is a keyword.
    `kept_for_later`: cards in exile that their owners may cast after the turn: by which keyword, and in which turn.
    `commanders`: the cards that are commanders. `commander_casts`: how often each was cast from the command zone.
    `commanders_left`: of which their owners have been asked since they came to a graveyard or to exile.
    `commander_damage`: how much combat damage each has dealt each player.
    `off_stack`: spells that left the stack without resolving, as they last were there, by handle and incarnation.
    `there_are_pairs`: creatures have been paired.
    `knows_daytime`: there are cards for which it matters whether it is day or night; `daytime`: which of them it is.
    `knows_ascend`: there are cards with ascend.
    `player_before`: whose turn the last one was.
    `shuffled_in`: cards that were shuffled into a library, by handle and incarnation, while nobody knows where.
    `bound_mana`: of the mana in the players' pools, what is spent only on some things.
    `last`: who took the last step, if that was to act and nothing has come of it yet.
    """

    last: str = ""
    attacks: Mapping[str, str] = field(default_factory=dict)
    attacked: Mapping[str, Attacked] = field(default_factory=dict)
    blocked_by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    attacks_declared: int = 0
    blocks_declared: int = 0
    struck_first: frozenset[str] | None = None
    cleans_up_again: bool = False
    drew_from_nothing: frozenset[str] = frozenset()
    settling_control: bool = False
    until_gone: tuple[tuple[tuple[str, int], tuple[str, int], str], ...] = ()
    extra_turns: tuple[str, ...] = ()
    regular_turn: str = ""
    extra_phases: tuple[str, ...] = ()
    goes_on_after: str = ""
    skips: tuple[tuple[str, str], ...] = ()
    turned: Mapping[tuple[str, int], int] = field(default_factory=dict)
    counters_since: Mapping[tuple[tuple[str, int], str], int] = field(default_factory=dict)
    worlds: Mapping[tuple[str, int], tuple[int, int]] = field(default_factory=dict)
    commanders: frozenset[str] = frozenset()
    commanders_left: frozenset[tuple[str, int]] = frozenset()
    commander_casts: Mapping[str, int] = field(default_factory=dict)
    commander_damage: Mapping[tuple[str, str], int] = field(default_factory=dict)
    kept_for_later: Mapping[tuple[str, int], tuple[str, int]] = field(default_factory=dict)
    there_are_pairs: bool = False
    knows_daytime: bool = False
    knows_ascend: bool = False
    daytime: str = ""
    player_before: str = ""
    shuffled_in: frozenset[tuple[str, int]] = frozenset()
    off_stack: Mapping[tuple[str, int], Item] = field(default_factory=dict)
    bound_mana: tuple[BoundMana, ...] = ()


def remembered(state: GameState) -> MagicMemory:
    """What Magic remembers in a state."""
    # A hundred times in a run: too often to call `cast`.
    memory: MagicMemory = state.memory  # type: ignore[assignment]
    return memory
