"""Rule numbers, the tree of one edition, and what became of each rule in another edition."""

from .nodes import NodeKind, RuleNode, RuleTree, UnableToBuildTree
from .numbers import NotARuleNumber, NumberScheme, RuleNumber, scheme_named

__all__ = [
    "NodeKind",
    "NotARuleNumber",
    "NumberScheme",
    "RuleNode",
    "RuleNumber",
    "RuleTree",
    "UnableToBuildTree",
    "scheme_named",
]
