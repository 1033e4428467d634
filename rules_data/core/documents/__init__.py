"""Parsers of official documents: bytes in, a tree and an account of every line out."""

from .errors import UnableToReadDocument
from .parsed import Finding, LineUse, ParsedDocument, ParsedExample, ParsedFaq, ParsedTerm, Severity, Use
from .registry import parse_document

__all__ = [
    "Finding",
    "LineUse",
    "ParsedDocument",
    "ParsedExample",
    "ParsedFaq",
    "ParsedTerm",
    "Severity",
    "UnableToReadDocument",
    "Use",
    "parse_document",
]
