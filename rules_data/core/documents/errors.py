"""The one error of this package: it says where the fault is and what to do."""

from __future__ import annotations


class UnableToReadDocument(ValueError):
    """The bytes are not the document they should be.

    `line` and `column` count from 1; 0 means that no single place is at fault.
    """

    def __init__(self, message: str, *, line: int = 0, column: int = 0, expected: str = "", advice: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column
        self.expected = expected
        self.advice = advice

    def __str__(self) -> str:
        place = f"Line {self.line}, column {self.column or 1}: " if self.line else ""
        expected = f" Expected: {self.expected}." if self.expected else ""
        advice = f" {self.advice}" if self.advice else ""
        return f"{place}{self.message}{expected}{advice}"
