"""How much a run may do before it is stopped: no example has reason to be longer."""

from __future__ import annotations

from collections import Counter

from rules_data.core.evaluator.state import Deadline, OutOfBounds

from .journal import Journal

STEP_BUDGET = 4000
TRIGGERS_OF_ONE_SOURCE = 60
DEEPEST_BATCH = 30
MOST_AT_ONCE = 200
MOST_OBJECTS = 1_000
# What is replaced again by the same effect, which only happens without the rule against it, hardly ever comes to an
# end; some dozens of times show that as well as thousands.
STEPS_OF_APPLYING_AGAIN = 100



def weight_of_a_step(objects: int, depends: bool) -> int:
    """What one step costs: passives are looked at anew in every state, so a crowded board has fewer steps to spend."""
    return 1 + objects // 30 if depends else 1


class Budget:
    """What is left. `weight` is what one step costs: a crowded board has fewer steps to spend."""

    def __init__(self, journal: Journal, weight: int, deadline: Deadline) -> None:
        self._journal, self.weight, self._deadline = journal, weight, deadline
        self._spent = 0
        self._depth = 0

    def again(self, journal: Journal) -> Budget:
        """Another of which as much has been spent, for another record."""
        other = Budget(journal, self.weight, self._deadline)
        other._spent = self._spent
        return other

    @property
    def half_is_left(self) -> bool:
        """Whether no more than half of it has been spent."""
        return self._spent <= STEP_BUDGET // 2

    def spend(self, cost: int) -> None:
        """Count work. Raises OutOfBounds once there has been too much of it."""
        self._deadline.spend(1 + cost)
        self._spent += cost * self.weight
        if self._spent > STEP_BUDGET:
            repeat = Counter(self._journal.resolved)
            often = [label for label, _ in Counter(self._journal.placed).most_common(3) if repeat[label] > 1]
            reason = f"these triggers repeat: {', '.join(often)}" if often else "it does not come to an end"
            raise OutOfBounds(f"The run was stopped after {STEP_BUDGET} steps: {reason}.")

    def spend_on_applying(self, *, again: bool) -> None:
        """Count that a replacement effect applies to an event, perhaps to one that it has applied to before."""
        self.spend(STEPS_OF_APPLYING_AGAIN if again else 1)

    def deepen(self) -> None:
        """Begin a batch or a resolution, perhaps inside another: what repeats within itself never comes to an end."""
        self.spend(1)
        self._depth += 1
        if self._depth > DEEPEST_BATCH:
            raise OutOfBounds("The run was stopped because these effects repeat within one another without end.")

    def rise(self) -> None:
        """End a batch or a resolution."""
        self._depth -= 1

    def spend_on_batch(self, events: int, objects: int) -> None:
        """Count the work of a batch: it grows with what happens at once and with how much is on the table."""
        if events > MOST_AT_ONCE:
            raise OutOfBounds(f"The run was stopped: {events} things at once are more than {MOST_AT_ONCE}.")
        if objects > MOST_OBJECTS:
            raise OutOfBounds(f"The run was stopped: there are more than {MOST_OBJECTS:,} objects.")
        self.spend(events // 5 + objects // 50)

    def count_trigger(self, label: str) -> None:
        """Count that an ability has triggered. Raises OutOfBounds when it does so again and again."""
        placed = self._journal.placed
        placed[label] += 1
        if placed[label] > TRIGGERS_OF_ONE_SOURCE:
            if label not in self._journal.resolved:
                # Many things at once are no loop: nothing of it has resolved and made more of it.
                raise OutOfBounds(f"The run was stopped: {label} triggers more than {TRIGGERS_OF_ONE_SOURCE} times.")
            often = [name for name, count in placed.items() if count > TRIGGERS_OF_ONE_SOURCE // 2]
            raise OutOfBounds(f"The run was stopped because these triggers repeat: {', '.join(often)}.")
