"""Riftbound's documents."""

from .reader import read_riftbound_rules

__all__ = ["read_riftbound_rules"]
