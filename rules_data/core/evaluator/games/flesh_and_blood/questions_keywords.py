"""What the keywords of Flesh and Blood stand for, as questions: one for each (Comprehensive Rules 8.3)."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.core.evaluator import policy
from rules_data.core.evaluator.policy import Question, points_in, yes_no

# The rule of each keyword that does something in a game, and in short what it does.
RULES_OF_KEYWORDS: Mapping[str, tuple[str, str]] = {
    "battleworn": ("8.3.2", "Having defended, it gets a -1 defense counter as the combat chain closes."),
    "blade break": ("8.3.3", "Having defended, it is destroyed as the combat chain closes."),
    "dominate": ("8.3.4", "Only one card from hand can defend against it."),
    "arcane barrier": ("8.3.8", "Its controller may pay so many resources to prevent as much arcane damage."),
    "boost": ("8.3.9", "The top card of the deck may be banished to play it; a Mechanologist card gives it go again."),
    "temper": ("8.3.10", "Having defended, it gets a -1 defense counter, and is destroyed at zero defense."),
    "blood debt": ("8.3.11", "In the banished zone it costs its owner 1 life at the beginning of their end phase."),
    "phantasm": ("8.3.13", "An attack action card of another class with 6 power that defends destroys it."),
    "spectra": ("8.3.14", "It can be attacked, and is destroyed as soon as it is the target of an attack."),
    "spellvoid": ("8.3.15", "It may be destroyed to prevent so much arcane damage."),
    "fusion": ("8.3.17", "Cards of its supertypes may be revealed from hand to play it fused."),
    "heave": ("8.3.18", "It may be paid for from hand at the end of the turn, for the arsenal and Seismic Surges."),
    "quell": ("8.3.19", "So many resources may be paid to prevent as much damage; the end phase destroys it then."),
    "ward": ("8.3.20", "It is destroyed to prevent so much damage."),
    "ephemeral": ("8.3.21", "Instead of being put into a graveyard it ceases to exist."),
    "overpower": ("8.3.22", "Only one action card can defend against it."),
    "piercing": ("8.3.23", "It gets so much power while an equipment defends against it."),
    "mirage": ("8.3.25", "It is destroyed when it defends against an attack of another class with 6 power."),
    "rune gate": ("8.3.27", "With Runechants for its cost it may be played from the banished zone for nothing."),
    "ambush": ("8.3.28", "It may defend from the arsenal."),
    "crank": ("8.3.29", "As it enters, a steam counter may be removed from it for an action point."),
    "protect": ("8.3.31", "It may defend any hero that an opponent attacks."),
    "scrap": ("8.3.32", "An item or equipment may be banished from the graveyard as a cost of playing it."),
    "beat chest": ("8.3.33", "A card with 6 power may be discarded as a cost of playing it."),
    "guardwell": ("8.3.34", "Having defended, it gets as many -1 defense counters as it has defense."),
    "universal": ("8.3.35", "It is of the class of its owner's hero, in every zone."),
    "cloaked": ("8.3.36", "It is equipped face down."),
    "arcane shelter": ("8.3.37", "It is destroyed to prevent so much arcane damage."),
    "meld": ("8.3.38", "A split-card may be played as both of its sides for twice its base cost."),
    "perched": ("8.3.39", "It is equipped beside a two-hander, and nobody attacks it as long as it is equipped."),
    "watery grave": ("8.3.41", "Put into the graveyard from the arena, it is turned face down."),
    "suspense": ("8.3.42", "It enters with two counters, loses one each turn, and is destroyed without any."),
    "fragment": ("8.3.43", "It loses 2 power whenever a card with 2 or more defense defends against it."),
}
LATER_THAN_FEBRUARY = frozenset(("fragment",))
_BECAUSE = "{} is only a word, and a word does nothing in a game as long as no rule says what it stands for."
STANDS_FOR: Mapping[str, Question] = {
    word: yes_no(
        f"{word} stands for an ability",
        f"Does {word} do what its rule says?",
        _BECAUSE.format(word.capitalize()),
    )
    for word in RULES_OF_KEYWORDS
}
EACH_KEYWORD_IS_AN_ABILITY = yes_no(
    "each keyword is an ability",
    "Is a keyword that an object has twice two abilities?",
    "One word with a number is one number, so a second one would only raise it.",
)
A_KEYWORD_CAN_BE_HAD_TWICE = policy.A_KEYWORD_CAN_BE_HAD_TWICE.question(
    "Can an object have one keyword more than once?",
    "Nothing keeps an effect from giving what is there already, so the object would have it twice.",
    "yes",
)

QUESTIONS = (*points_in(globals()), *STANDS_FOR.values())
