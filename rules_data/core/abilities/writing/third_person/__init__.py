"""How cards write that say "this" of themselves."""

from .abilities import in_words

__all__ = ["in_words"]
