"""The lexicons of the games whose abilities are put into words; a game's descriptor hands its own to the writer."""

from .flesh_and_blood import LEXICON as FLESH_AND_BLOOD
from .magic import LEXICON as MAGIC
from .riftbound import LEXICON as RIFTBOUND

__all__ = ["FLESH_AND_BLOOD", "MAGIC", "RIFTBOUND"]
