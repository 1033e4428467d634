"""Replacement effects applied class by class and player by player, prevention of damage, and replaced outcomes."""

from .applying import replace_in_classes
from .prevention import add_prevention
from .questions import INTERACTION_QUESTIONS

__all__ = ["INTERACTION_QUESTIONS", "add_prevention", "replace_in_classes"]
