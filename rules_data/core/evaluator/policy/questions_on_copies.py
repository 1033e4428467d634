"""What the rules of some games decide about copies. Only those games go past these points."""

from __future__ import annotations

from .rows import Question

AS_IT_IS, COPIABLE = "as it is now", "its copiable values"
WHAT_IS_COPIED = Question(
    "what is copied",
    (COPIABLE, AS_IT_IS),
    AS_IT_IS,
    "Does a copy have what effects and counters have made of the original?",
    "A copy would be like the original in everything, with whatever effects and counters make of that.",
)
