"""One run: the floors put together for one situation under one edition, with someone to answer the questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .board import Board, Budget, Choices, Interest, Journal, Shown, weight_of_a_step
from .continuous import Derivations
from .events import Events, GameTable, Performing, UnderWay
from .policy import PolicyTable
from .stack import STACK
from .state import Answers, Deadline, GameObject, Setup, alike, replace


class Evaluation(Shown):
    """The parts of a run. Each floor is given the whole and sees of it what its own interface names."""

    def __init__(
        self,
        game: GameTable,
        rules: PolicyTable,
        setup: Setup,
        answers: Answers,
        deadline: Deadline | None = None,
        *,
        is_read: bool = True,
    ) -> None:
        self.game, self.rules = game, rules
        self.deadline = deadline if deadline is not None else Deadline()
        index = setup.index.also(game.index_of_keywords(setup.index.keywords))
        self.began_as = setup.first_state
        self.board = Board(replace(setup.first_state, memory=game.memory), self)
        self.journal = Journal(is_read)
        self.budget = Budget(self.journal, weight_of_a_step(len(setup.objects), index.depends), self.deadline)
        self.choices = Choices(answers, self.journal, self.budget)
        self.interest = Interest(index, game.keyword_words)
        self.derived = Derivations(self, index.depends, game.derivation.as_given(setup))
        self.under_way = UnderWay()
        self.events: Performing = Events(self)
        self.stack = STACK
        game.flow.begin(self)

    def let_go(self) -> None:
        """The run is over. Its parts know it as it knows them: apart, all of it is gone with the last who asks for it,
        and nobody has to look for such circles again and again, which is a tenth of the work of many runs.
        """
        del self.derived, self.events, self.choices, self.board

    def branch(self, answers: Answers) -> Evaluation:
        """The same moment once more, to try out what this run knows nothing of: its state, record and answers are its
        own. What has been worked out of the objects so far is shared; the time of the answer is that of both.
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)  # as `copy` does, which looks up how each time
        other.board, other.journal = self.board.again(other), self.journal.again()
        other.budget = Budget(other.journal, self.budget.weight, self.deadline)
        other.choices = Choices(answers, other.journal, other.budget)
        other.interest = self.interest.again()
        other.derived = self.derived.again(other)
        other.under_way = UnderWay(settled=self.under_way.settled)
        other.events = Events(other)
        return other

    def again(self, rules: PolicyTable, answers: Answers, *, is_read: bool) -> Evaluation:
        """The same run as far as it has come, to be continued under a table that has said the same so far: what it has
        done and been asked counts as its own.
        """
        other = self.branch(answers)
        other.rules = rules
        other.journal = self.journal.again(whole=True)
        other.journal.is_read = is_read
        other.budget = self.budget.again(other.journal)
        other.choices = Choices(answers, other.journal, other.budget, tuple(self.choices.decisions))
        other.under_way = replace(self.under_way, loose_replacers=list(self.under_way.loose_replacers))
        return other

    def goes_on_like(self, other: Evaluation, begun: Mapping[str, GameObject]) -> bool:
        """Whether all that follows comes out here as there, as long as the rules say the same: nothing that a run ever
        looks at again is different. Both `begun` with the same objects.
        """
        if self.board.numbers_given_out != other.board.numbers_given_out or not self.journal.may_be_like(other.journal):
            return False
        here, there = self.state.objects, other.state.objects
        same_are_untouched = all((here.get(one) is was) == (there.get(one) is was) for one, was in begun.items())
        return same_are_untouched and alike(self._all_that_is_looked_at(), other._all_that_is_looked_at())

    def _all_that_is_looked_at(self) -> tuple[object, ...]:
        """What a run goes by between two steps. What was worked out of it is no more than that."""
        journal, under_way = self.journal, self.under_way
        return (
            self.state,
            journal.events,
            journal.placed,
            journal.resolved,
            [(one.player, one.question) for one in self.choices.decisions],
            vars(self.interest),
            self.derived.depends,
            self.derived.departed,
            under_way.settled is self.state,
            under_way.checked is self.state,
            replace(under_way, settled=None, checked=None if under_way.checked is self.state else under_way.checked),
        )

    def act(self, kind: str, arguments: Mapping[str, Any]) -> None:
        """One step a player takes. Raises IllegalStep when the rules forbid it."""
        self.game.flow.take_step(self, kind, arguments)
