"""The only writer, the journal of what happened, the budget of a run, and the questions put to players."""

from .acting import Acting
from .board import Board, Shown
from .budget import Budget, weight_of_a_step
from .choices import Choices
from .interest import Interest
from .journal import APPLIES_FROM_NOW_ON, CHOICES_MADE, KINDS, ORDER_BY_PLAYERS, SAYS, Journal, TraceStep

__all__ = [
    "APPLIES_FROM_NOW_ON",
    "CHOICES_MADE",
    "KINDS",
    "ORDER_BY_PLAYERS",
    "SAYS",
    "Acting",
    "Board",
    "Budget",
    "Choices",
    "Interest",
    "Journal",
    "Shown",
    "TraceStep",
    "weight_of_a_step",
]
