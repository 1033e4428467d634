"""The ways of numbering rules that publishers use, each in a module of its own; a game's descriptor says which is its.

Nothing beside a game's own parts may import from here: whoever needs a scheme is handed it.
"""

from .flesh_and_blood import FLESH_AND_BLOOD
from .magic import MAGIC
from .policies import POLICIES
from .riftbound import RIFTBOUND

__all__ = ["FLESH_AND_BLOOD", "MAGIC", "POLICIES", "RIFTBOUND"]
