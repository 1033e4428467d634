"""What objects are, with every continuous effect on them."""

from .defining import copied_by, facts_of
from .derivations import Derivations, Deriving
from .effects import COUNTER, InForce, Part, effects_in_force, is_about_each, view_of_effect
from .engine import InLayers
from .passives import Passive, is_in_force, passive_view, passives_in_force
from .reach import next_objects
from .table import RULES, Late, Layer, Layers, OrderBy, Sublayer, as_printed, copied_card
from .working import Application

__all__ = [
    "COUNTER",
    "RULES",
    "Application",
    "Derivations",
    "Deriving",
    "InForce",
    "InLayers",
    "Late",
    "Layer",
    "Layers",
    "OrderBy",
    "Part",
    "Passive",
    "Sublayer",
    "as_printed",
    "copied_by",
    "copied_card",
    "effects_in_force",
    "facts_of",
    "is_about_each",
    "is_in_force",
    "next_objects",
    "passive_view",
    "passives_in_force",
    "view_of_effect",
]
