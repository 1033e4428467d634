"""What a floor that acts may use: all that can be read, and the board with what belongs to it."""

from __future__ import annotations

from typing import Protocol

from rules_data.core.evaluator.continuous import Deriving

from .board import Board
from .budget import Budget
from .choices import Choices
from .interest import Interest
from .journal import Journal


class Acting(Deriving, Protocol):
    """A run, as those see it who change something."""

    @property
    def board(self) -> Board: ...
    @property
    def journal(self) -> Journal: ...
    @property
    def budget(self) -> Budget: ...
    @property
    def choices(self) -> Choices: ...
    @property
    def interest(self) -> Interest: ...
