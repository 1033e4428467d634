"""Texts to safe HTML: references linked by a function passed in, symbols with a text alternative."""

from .answers import LONGEST_SOURCE, UnableToRender, render_markdown
from .folding import folded
from .front_matter import front_matter, values_as_written
from .pieces import Cite, Link, SafeHtml
from .rule_text import render_inline, render_rule_text
from .symbols import Symbol, SymbolTable
from .terms import TermLinker, TermTable, TermUse

__all__ = [
    "LONGEST_SOURCE",
    "Cite",
    "Link",
    "SafeHtml",
    "Symbol",
    "SymbolTable",
    "TermLinker",
    "TermTable",
    "TermUse",
    "UnableToRender",
    "folded",
    "front_matter",
    "render_inline",
    "render_markdown",
    "render_rule_text",
    "values_as_written",
]
