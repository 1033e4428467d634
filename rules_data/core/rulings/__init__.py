"""Other people's answers to questions on rules, read from the files they are kept in."""

from .model import Origin, Ruling, UnreadableRulings
from .reading import read_rulings

__all__ = ["Origin", "Ruling", "UnreadableRulings", "read_rulings"]
