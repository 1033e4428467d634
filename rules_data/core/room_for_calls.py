"""Room for calls, so that no work runs back and forth across the border between two pieces of Python's stack.

CPython 3.11 and later keep the frames of a thread in pieces of 16 kB. A call that does not fit into the last piece
takes another from the system, and gives it back when it returns. A loop that stands at such a border does so at every
turn: one page of 600 kB took 80 or 400 ms of processor time, by nothing but how deep it had been called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

# In words of eight bytes. CPython takes the next power of two for it, 256 kB, of which a little less than half is left
# to the calls made from there: several hundred of them, one in another. It has to be less than half: room asked for
# within room would else fit into the same piece, and leave next to nothing of it to the calls made from there. What is
# not used of a piece is never touched, and takes no memory.
WORDS = 17_000
Result = TypeVar("Result")


def with_room(work: Callable[[], Result]) -> Result:
    """What `work` gives; the calls it makes lie in one piece, however deep this one is."""
    return work()


with_room.__code__ = with_room.__code__.replace(co_stacksize=WORDS)
