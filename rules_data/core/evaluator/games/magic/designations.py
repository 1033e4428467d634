"""Designations that one player has at most, with the abilities that come with them: the monarch, the initiative."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules_data.core.abilities import Ability, CardFacts, ControlledBy, Effect, EventPattern, Filter, OfType, Relation
from rules_data.core.evaluator.events import Running, acting_players, frame_applied
from rules_data.core.evaluator.policy import Question
from rules_data.core.evaluator.state import Event, Frame, GameObject, replace

from .questions_triggers import BECOMING_IS_A_CHANGE
from .vocabulary import PLAYER

_ME = Filter((OfType((PLAYER,)), ControlledBy(Relation.YOU)))
HIT_BY_CREATURES = EventPattern("is dealt damage", _ME, by=Filter((OfType(("creature",)),)), category="combat")


@dataclass(frozen=True, slots=True)
class Designation:
    """One that a player takes from another: what it is called, the player's status, the event, what comes with it.

    The questions: whether one player at most has it, whether it brings its abilities, and whether it goes on to
    another as its player leaves the game. With `again` whoever has it can take it once more (723.5).
    """

    name: str
    status: str
    taken: str
    abilities: tuple[Ability, ...]
    is_of_one: Question
    brings_abilities: Question
    passes_on: Question
    again: bool = False

    def take(self, ev: Running, effect: Effect, frame: Frame) -> None:
        """Players take it; of several the last one keeps it. It is done if it happened: who has it takes nothing."""
        players = acting_players(ev, effect, frame)
        applied = frame_applied(frame)
        happened: list[Event] = []
        for player in players:
            happened += ev.events.perform([Event(self.taken, (), player, cause=frame.cause, applied=applied)])
        frame.view.state, frame.view.done = ev.state, bool(happened)

    def hand_over(self, ev: Running, event: Event) -> Event | None:
        """The player has it from now on, and whoever had it no longer has; nobody becomes what they are (603.2f)."""
        has_it = not self.again and self.status in ev.state.objects[event.player].statuses
        if has_it and ev.rules.ask(BECOMING_IS_A_CHANGE):
            return None
        alone = ev.rules.ask(self.is_of_one)
        for player in ev.state.players if alone else ():
            ev.board.put(ev.state.objects[player].with_status(self.status, on=False))
        ev.board.put(ev.state.objects[event.player].with_status(self.status))
        ev.derived.begin_to_depend()
        if ev.rules.ask(self.brings_abilities):
            handle = self.name if alone else f"{self.name} {event.player}"
            bring_abilities(ev, GameObject(handle, self._card, event.player, event.player, self.status))
        return event

    @property
    def _card(self) -> CardFacts:
        return CardFacts(self.name, (), abilities=self.abilities)

    def begin_as_given(self, ev: Running) -> None:
        """Who has it in the situation has it as though it had been taken before, and nothing triggers on that."""
        for player in ev.state.players:
            if ev.state.number(player, self.status):
                ev.board.set_number(player, self.status, 0)
                self.hand_over(ev, Event(self.taken, (), player))

    def pass_on(self, ev: Running, departed: str) -> Iterator[Event]:
        """As its player leaves, the active player takes it, or the next in turn order who is still there."""
        if self.status not in ev.state.objects[departed].statuses or not ev.rules.ask(self.passes_on):
            return
        living = [player for player in ev.state.from_turn_player() if player not in ev.state.memory.lost]
        if living:
            yield Event(self.taken, (), living[0])


def bring_abilities(ev: Running, marker: GameObject) -> None:
    """Abilities without a source (722.2, 723.2, 725.1): what they are written on is in no zone of the game."""
    triggers = (ability.trigger for ability in marker.card.abilities if ability.trigger is not None)
    ev.interest.watched |= {pattern.event for trigger in triggers for pattern in trigger.patterns}
    ev.board.put(replace(marker, order=ev.state.clock))
