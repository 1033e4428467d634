"""Documents about tournaments: their rules, and the guides to infractions and penalties, whoever publishes them."""

from .reader import policy_reader

__all__ = ["policy_reader"]
