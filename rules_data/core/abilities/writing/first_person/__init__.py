"""How cards write that say "I" of themselves."""

from .abilities import in_words

__all__ = ["in_words"]
