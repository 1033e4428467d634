"""Documents from addresses: fetched within one time limit, from public hosts only, every fault told in a sentence."""

from .errors import UnableToFetch
from .fetch import LARGEST, SECONDS, Fetched, fetch

__all__ = ["LARGEST", "SECONDS", "Fetched", "UnableToFetch", "fetch"]
