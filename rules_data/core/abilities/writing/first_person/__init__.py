"""How cards write that say "I" of themselves."""

from .abilities import in_words
from .effects import cost_before_colon

__all__ = ["cost_before_colon", "in_words"]
