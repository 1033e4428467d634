"""Parsers of official documents: bytes in, a tree and an account of every line out."""

from .decoding import SourceLine
from .errors import UnableToReadDocument
from .losses import Loss, find_losses, find_lost_terms
from .parsed import Finding, LineUse, ParsedDocument, ParsedExample, ParsedFaq, ParsedTerm, Printed, Severity, Use
from .reading import Reader, parse_document
from .second_copies import find_differences

__all__ = [
    "Finding",
    "LineUse",
    "Loss",
    "ParsedDocument",
    "ParsedExample",
    "ParsedFaq",
    "ParsedTerm",
    "Printed",
    "Reader",
    "Severity",
    "SourceLine",
    "UnableToReadDocument",
    "Use",
    "find_differences",
    "find_losses",
    "find_lost_terms",
    "parse_document",
]
