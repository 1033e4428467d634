"""The parts of any line of a card that was read, in any game: what stands where in its words."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.abilities.reading import AbilityReading

from .deciding import decide
from .located import located
from .printed import printed_words
from .sentence import Deciding, Sentence

# What tells the parts of an ability apart; here every one of them holds, whatever the rules of an edition call it.
_EVERY = (
    "activated", "triggered", "triggered behind", "instead", "would", "passive", "reflexive", "delayed",
    "delayed replacement", "delayed passive", "playing limited", "conditional passive", "condition", "effect",
    "optional", "cost within", "intervening if", "limit", "replacement limit",
)  # fmt: skip


def parts_of(read: AbilityReading) -> Mapping[str, str]:
    """The parts of an ability as they are printed: condition, effect, cost, what is replaced, statement.

    There are none where a line is not read to its last word, says several abilities, or is nothing but keywords.
    """
    if read.reading.tree is None or read.data is None:
        return {}
    said = located(read.reading.tree)
    abilities = said.get("abilities")
    if abilities is None or len(abilities.entries()) != 1:
        return {}
    deciding = Deciding(dict.fromkeys(_EVERY, ()), {})
    decide(Sentence(said, printed_words(read.line.whole, {})), deciding)
    return deciding.parts
