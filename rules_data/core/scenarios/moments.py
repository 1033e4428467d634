"""Moments of a run between its steps; what comes between them need not be played again by a run that goes the same way.

Without some rows a run goes its own way only where it is told something else by the rules. The moments divide a run
into stretches, and of each it is known what was asked in it. A run without rows is played through the stretches in
which it is told something else. Where it stands at the end of one as the other run did there, it goes on at the next
of them; and if there is none, it comes out like the other run.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rules_data.core.evaluator import Evaluation, Hearing, PolicyTable

from .answering import ScriptedAnswers
from .seeing import Checked
from .verdicts import Run


@dataclass(frozen=True, slots=True)
class Moment:
    """A run after so many `steps`, and after its outcome has been looked at if it is `over`.

    `place`: which moment of its run it is, from 0 on. `checked` is what has been compared by then.
    """

    place: int
    steps: int
    over: bool
    course: Evaluation
    answers: ScriptedAnswers
    checked: tuple[Checked, ...]


class Moments:
    """The moments of one run, from its first to its last, and the `run` once it has ended.

    They divide it into stretches: the first leads to moment 0, the last from the last moment to the end.
    """

    def __init__(self) -> None:
        self.run: Run | None = None
        self._kept: list[Moment] = []
        self._heard: list[Hearing] = []  # in each stretch

    def keep(
        self, steps: int, over: bool, course: Evaluation, answers: ScriptedAnswers, checked: list[Checked]
    ) -> None:
        """Note where a run stands; whatever it does from here on does not change that."""
        self._heard.append(course.rules.heard_since())
        answered = answers.again()
        now = course.again(course.rules, answered, is_read=False)
        self._kept.append(Moment(len(self._kept), steps, over, now, answered, tuple(checked)))
        # What a stretch rests on is heard in it, even if it has been asked before.
        course.derived.forget_what_rules_say()

    def end(self, run: Run, rules: PolicyTable) -> None:
        """The run has ended."""
        self._heard.append(rules.heard_since())
        self.run = run

    @property
    def stretches(self) -> int:
        """How many there are."""
        return len(self._heard)

    @property
    def are_confirmed(self) -> bool:
        """Whether the run came out as expected, without having spent more than half of what a run may spend."""
        return self.run is not None and self.run.confirmed and self._kept[-1].course.budget.half_is_left

    def otherwise(self, rules: PolicyTable) -> tuple[int, ...]:
        """The stretches in which a table of the same edition, perhaps without some rows, says something else."""
        lacks = rules.lacks_answers_to
        return tuple(place for place, heard in enumerate(self._heard) if not _agrees(rules, heard, lacks))

    def before(self, stretch: int, *, even_over: bool) -> Moment | None:
        """The last moment before a stretch begins; `even_over`: its outcome may have been looked at."""
        return next((each for each in reversed(self._kept[:stretch]) if even_over or not each.over), None)

    def at(self, steps: int, over: bool, resolved: int) -> Moment | None:
        """The moment at which so many steps had been taken and, if that was the last, so much had resolved."""
        there = (each for each in self._kept if each.steps == steps and each.over == over)
        return next((each for each in there if not over or len(each.course.journal.resolved) == resolved), None)

    def heard(self, stretches: Iterable[int] | None = None, but: Collection[int] = ()) -> Hearing:
        """What was heard in some stretches, or all, together."""
        together = Hearing()
        for place in range(self.stretches) if stretches is None else stretches:
            if place not in but:
                together.add_all(self._heard[place])
        return together


def _agrees(rules: PolicyTable, heard: Hearing, lacks: frozenset[str]) -> bool:
    """Whether the table says the same: of what it lacks no answers to, it does anyway."""
    if not heard.whole or any(rules.answers(name) is not heard.exist[name] for name in lacks if name in heard.exist):
        return False
    asked = (one for one in heard.said.values() if one.question.name in lacks)
    return all(rules.agrees(one, by_the_same_rules=True) for one in asked)


class Joined(Exception):
    """A run stands as another one did. Where it never parts from it again, it comes out as that did: `to_the_end`."""

    def __init__(self, to_the_end: Run | None) -> None:
        self.to_the_end = to_the_end


class Alongside:
    """A run beside the moments of another, of which it leaves out what it has in common with it.

    `even_over`: they are to have the same outcome. `may_join`: it may come back to the other one. `begins_at`: the
    moment from which it is to be played next, None for its beginning. `has_joined`: until then the rules have not
    always said the same, so that nothing may be taken over that rests on what they said.
    """

    def __init__(self, moments: Moments, rules: PolicyTable, *, even_over: bool, may_join: bool) -> None:
        self._moments = moments
        self._otherwise = moments.otherwise(rules)
        self._may_join = may_join and moments.are_confirmed
        first = self._otherwise[0] if self._otherwise else moments.stretches - 1
        self.begins_at = moments.before(first, even_over=even_over)
        self.has_joined = False
        self._left_out = self._until(self.begins_at)

    def _until(self, moment: Moment | None) -> tuple[int, ...]:
        return tuple(range(moment.place + 1)) if moment is not None else ()

    def left_out(self) -> Hearing:
        """What was heard in all that was not played."""
        return self._moments.heard(self._left_out, but=self._otherwise)

    def look(
        self, steps: int, over: bool, course: Evaluation, answers: ScriptedAnswers, checked: list[Checked]
    ) -> None:
        """Raises Joined where the run stands as the other one did, and what comes next need not be played."""
        # What both spend may not be more together than one run may spend.
        if not self._may_join or not course.budget.half_is_left:
            return
        there = self._moments.at(steps, over, len(course.journal.resolved))
        if there is None or there.place + 1 in self._otherwise or tuple(checked) != there.checked:
            return
        if self.begins_at is not None and there.place <= self.begins_at.place:
            return  # nothing would be left out, and it would begin at the same moment again and again
        begun = self.begins_at.course.state if self.begins_at is not None else course.began_as
        if answers.goes_on_like(there.answers) and course.goes_on_like(there.course, begun.objects):
            raise Joined(self._go_on_after(there))

    def _go_on_after(self, there: Moment) -> Run | None:
        self.has_joined = True
        following = next((stretch for stretch in self._otherwise if stretch > there.place), None)
        if following is None:
            self._left_out = tuple(range(self._moments.stretches))
            return self._moments.run
        self.begins_at = self._moments.before(following, even_over=True)
        self._left_out = self._until(self.begins_at)
        return None
