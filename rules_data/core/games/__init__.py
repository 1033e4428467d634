"""Every game in one place: its numbers, documents, citations and symbols, put together in one descriptor.

This is the top of the core, and the only part of it that knows which games there are: what stands below is handed
the part of a game that it needs. A new game is a package beside these and a line in `GAMES`.
"""

from .flesh_and_blood import FLESH_AND_BLOOD
from .game import Game, Publication
from .known import GameIsTaken, Games, UnknownGame
from .magic import MAGIC
from .riftbound import RIFTBOUND

GAMES = Games((FLESH_AND_BLOOD, MAGIC, RIFTBOUND))

__all__ = ["GAMES", "Game", "GameIsTaken", "Games", "Publication", "UnknownGame"]
