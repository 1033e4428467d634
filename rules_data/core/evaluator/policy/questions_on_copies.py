"""What the rules of some games decide about copies. Only those games go past these points."""

from __future__ import annotations

from .rows import Question, yes_no

AS_IT_IS, COPIABLE = "as it is now", "its copiable values"
WHAT_IS_COPIED = Question(
    "what is copied",
    (COPIABLE, AS_IT_IS),
    AS_IT_IS,
    "Does a copy have what effects and counters have made of the original?",
    "A copy would be like the original in everything, with whatever effects and counters make of that.",
)
A_COPY_GOES_ON_LYING_AS_IT_LIES = yes_no(
    "a copy goes on lying as it lies",
    "Does what is turned over, and becomes a copy, stay what it is as long as it lies so?",
    "It would be what it copies, however it lies.",
)
WHAT_A_COPY_IS_BESIDES_IS_COPIED = yes_no(
    "what a copy is besides is copied",
    "Is what a copy is besides a part of what it is a copy of?",
    "It would be a copy, changed by an effect that a copy of it does not have.",
)
A_COPY_LEAVES_OUT_WHAT_WOULD_DEFINE_IT = yes_no(
    "a copy leaves out what would define it",
    "Is it not copied what would define a property that the effect itself gives to the copy?",
    "It would be copied as everything else is, and go on defining that property.",
)
