"""How each game's rules are cited, a module a game; its descriptor hands its grammar to whoever reads with it."""

from .flesh_and_blood import FLESH_AND_BLOOD
from .magic import MAGIC
from .policies import POLICIES, policies_called
from .riftbound import RIFTBOUND

__all__ = ["FLESH_AND_BLOOD", "MAGIC", "POLICIES", "RIFTBOUND", "policies_called"]
