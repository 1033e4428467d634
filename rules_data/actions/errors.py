"""Refusals: each says what stands in the way and what to do."""

from __future__ import annotations


class UnableToAct(Exception):
    """The base of every refusal; its text is meant for the person who asked."""


class UnableToImportDocument(UnableToAct):
    """The document, its edition or its date cannot be taken in."""


class UnableToCheckRevision(UnableToAct):
    """There is nothing to check, or it is no longer open."""


class UnableToPublishRevision(UnableToAct):
    """The revision is not checked, or its check found what must be settled first."""


class UnableToRevertRevision(UnableToAct):
    """There is nothing published to take back."""


class UnableToLoadCorpus(UnableToAct):
    """A file of the shipped corpus is missing or malformed: its name and place are in the text."""


class UnableToKeepSynonym(UnableToAct):
    """The words or what they mean are missing, too long, or kept already."""
