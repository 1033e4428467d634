"""Where the words are kept: two backends of one interface, chosen by a setting."""

from .choosing import backend_in_use
from .interface import Backend, Built, DamagedIndex, OpenIndex, UnableToBuildIndex

__all__ = ["Backend", "Built", "DamagedIndex", "OpenIndex", "UnableToBuildIndex", "backend_in_use"]
