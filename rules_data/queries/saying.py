"""A rule's words where they are shown without markup: whole or their beginning, a summary marked as one."""

from __future__ import annotations


def opening_of(text: str, is_summary: bool = False) -> str:
    """The first line, cut at a word where it is long; that of a summary says so."""
    line = as_said(text.partition("\n")[0], is_summary)
    return line if len(line) <= 140 else line[:140].rsplit(" ", 1)[0] + " …"


def as_said(text: str, is_summary: bool) -> str:
    """A rule's text, behind a word that marks a summary: one that gives less than the official rule."""
    return f"Summary: {text}" if is_summary else text
