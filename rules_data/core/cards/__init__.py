"""Printed cards, read from the files people have of them: what a card says on it, and nothing that it means."""

from .model import FACE_COLORS, FORM, CardFile, CardFormat, PrintedCard, PrintedFace, UnreadableCards
from .reading import read_cards

__all__ = [
    "FACE_COLORS",
    "FORM",
    "CardFile",
    "CardFormat",
    "PrintedCard",
    "PrintedFace",
    "UnreadableCards",
    "read_cards",
]
