"""Magic's documents."""

from .reader import read_magic_rules

__all__ = ["read_magic_rules"]
