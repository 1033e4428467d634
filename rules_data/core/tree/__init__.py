"""Rule numbers, the tree of one edition, and what became of each rule in another edition."""

from .crosswalk import Change, Crosswalk, CrosswalkLink, UnableToAlign, align, compose
from .nodes import NodeKind, RuleNode, RuleTree, UnableToBuildTree
from .numbers import NotARuleNumber, NumberScheme, RuleNumber

__all__ = [
    "Change",
    "Crosswalk",
    "CrosswalkLink",
    "NodeKind",
    "NotARuleNumber",
    "NumberScheme",
    "RuleNode",
    "RuleNumber",
    "RuleTree",
    "UnableToAlign",
    "UnableToBuildTree",
    "align",
    "compose",
]
