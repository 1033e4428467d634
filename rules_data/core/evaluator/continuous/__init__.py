"""What objects are, with every continuous effect on them."""

from .changes import Application
from .derivations import Derivations, Deriving
from .deriving import Staged
from .effects import COUNTER, InForce, effects_in_force, is_about_each, view_of_effect
from .layers import Layered
from .passives import Passive, is_in_force, passive_view, passives_in_force
from .table import RULES, Stage, Staging

__all__ = [
    "COUNTER",
    "RULES",
    "Application",
    "Derivations",
    "Deriving",
    "InForce",
    "Layered",
    "Passive",
    "Stage",
    "Staged",
    "Staging",
    "effects_in_force",
    "is_about_each",
    "is_in_force",
    "passive_view",
    "passives_in_force",
    "view_of_effect",
]
