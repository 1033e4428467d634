"""What Flesh and Blood remembers of a game's course."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from rules_data.core.abilities import Relation
from rules_data.core.evaluator.state import GameState, Memory, NotSupported, record

_ROLES = {Relation.ATTACKING_PLAYER: "attacking hero", Relation.DEFENDING_PLAYER: "defending hero"}


@record
class FleshAndBloodMemory(Memory):
    """The open combat chain and its active chain link.

    `step`: the step of combat. `links`: how many chain links there have been. `attack`: the attack of the active one,
    as an object, `attacks` those of all links, and `attackers` who controlled them then; `targets` what it attacks;
    `heroes`: the attacking and the defending ones, by role. `guarded`: for which of several targets a card defends.
    `declared`: who has declared cards that defend against it, for which target. `closing`: an effect closes the chain.
    `homes`: where what is on the chain returns to. `from_hand`: what defends from a hand.
    `sub_cards`: whether cards have come under others. `told`: whom effects have said to lose.
    `last`: who took the last step, if that was to act and nothing has come of it yet.
    """

    last: str = ""
    step: str = ""
    links: int = 0
    attack: tuple[str, int] = ("", 0)
    attacks: tuple[tuple[str, int], ...] = ()
    attackers: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    heroes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    guarded: Mapping[str, str] = field(default_factory=dict)
    declared: frozenset[tuple[str, str]] = frozenset()
    closing: bool = False
    homes: Mapping[str, str] = field(default_factory=dict)
    from_hand: frozenset[str] = frozenset()
    sub_cards: bool = False
    told: frozenset[str] = frozenset()

    def in_combat(self, state: GameState, role: Relation) -> str:
        """The player of the attacking or the defending hero (7.2.3a, 7.2.3b)."""
        heroes = [state.objects[each] for each in self.heroes.get(_ROLES[role], ()) if each in state.objects]
        if len(heroes) > 1:
            heroes = [hero for hero in heroes if hero.player not in self.lost]
        if len(heroes) > 1 and state.combat:
            raise NotSupported(f"Several heroes are each the {_ROLES[role]}, and a text speaks of one.")
        return heroes[0].player if heroes and state.combat else ""

    @property
    def link(self) -> str:
        """The active chain link, as the place where its cards are; '' before there is one."""
        return str(self.links) if self.links else ""


def remembered(state: GameState) -> FleshAndBloodMemory:
    """What Flesh and Blood remembers in a state."""
    # A hundred times in a run: too often to call `cast`.
    memory: FleshAndBloodMemory = state.memory  # type: ignore[assignment]
    return memory
