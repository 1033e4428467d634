"""The only writer, the journal of what happened, the budget of a run, and the questions put to players."""

from .acting import Acting
from .board import Board
from .budget import Budget
from .choices import Choices
from .interest import Interest
from .journal import KINDS, Journal, TraceStep

__all__ = ["KINDS", "Acting", "Board", "Budget", "Choices", "Interest", "Journal", "TraceStep"]
