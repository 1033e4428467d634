"""Whether an object has a keyword, and whether that does what its rule says (Comprehensive Rules 702)."""

from __future__ import annotations

from rules_data.core.evaluator.events import Running
from rules_data.core.evaluator.state import GameObject

from .questions_combat import A_KEYWORD_DOES_WHAT_ITS_RULE_SAYS


def has(ev: Running, thing: GameObject, keyword: str) -> bool:
    """Whether a keyword of an object changes what can be done with it, as it is now."""
    return keyword in ev.derived.traits(ev.state, thing).keywords and acts(ev, keyword)


def rules_of(ev: Running, keyword: str) -> tuple[str, ...]:
    """The rules on a keyword, for what they forbid."""
    return ev.rules.ask(A_KEYWORD_DOES_WHAT_ITS_RULE_SAYS, keyword).rules


def acts(ev: Running, keyword: str) -> bool:
    """Whether a keyword that something has means anything."""
    return bool(ev.rules.ask(A_KEYWORD_DOES_WHAT_ITS_RULE_SAYS, keyword))
