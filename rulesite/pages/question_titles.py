"""Titles that ask and answer: "Must I target my own creature? Yes, if nothing else can be chosen."."""

from __future__ import annotations


def parted(title: str) -> tuple[str, str]:
    """The question and the one-line answer behind it; a title without both is all question."""
    question, mark, answer = title.partition("? ")
    return (f"{question}?", answer.strip()) if mark and answer.strip() else (title, "")
