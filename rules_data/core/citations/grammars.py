"""The grammars there are, by name."""

from __future__ import annotations

from .flesh_and_blood import FLESH_AND_BLOOD
from .grammar import Grammar
from .magic import MAGIC
from .riftbound import RIFTBOUND

GRAMMARS = (FLESH_AND_BLOOD, MAGIC, RIFTBOUND)
_BY_NAME = {grammar.name: grammar for grammar in GRAMMARS}


class UnknownGrammar(KeyError):
    """No grammar of references has this name."""


def grammar_named(name: str) -> Grammar:
    """The grammar of a game's references; "game/document" asks for one document's own, if it has one."""
    found = _BY_NAME.get(name) or _BY_NAME.get(name.partition("/")[0])
    if found is None:
        raise UnknownGrammar(f"no grammar of references named {name!r}; known: {', '.join(sorted(_BY_NAME))}")
    return found
