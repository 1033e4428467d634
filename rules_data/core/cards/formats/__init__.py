"""The forms in which people have each game's cards."""

from .flesh_and_blood import FLESH_AND_BLOOD
from .magic import MAGIC
from .riftbound import RIFTBOUND

__all__ = ["FLESH_AND_BLOOD", "MAGIC", "RIFTBOUND"]
