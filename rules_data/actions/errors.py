"""Refusals: each says what stands in the way and what to do."""

from __future__ import annotations


class UnableToAct(Exception):
    """The base of every refusal; its text is meant for the person who asked."""


class SomeoneElseIsWriting(UnableToAct):
    """Another writer did not finish in time; nothing was changed."""


class DatabaseCannotWrite(UnableToAct):
    """The disk of the database is full, broken or may only be read; nothing was changed."""


class UnableToKeepBackup(UnableToAct):
    """The backup cannot be written where it was asked for."""


class UnableToRestoreBackup(UnableToAct):
    """The file is no backup, is damaged, or the database is not empty."""


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


class UnableToName(UnableToAct):
    """There is no such rule, or the title is too long."""


class UnableToKeepSynonym(UnableToAct):
    """The words or what they mean are missing, too long, or kept already."""


class UnableToImportCards(UnableToAct):
    """A file of cards that cannot be read, or of a game that is not kept here."""


class UnableToReadCards(UnableToAct):
    """There are no cards of the game here, or nothing reads the text of its cards."""


class UnableToImportRulings(UnableToAct):
    """A file of rulings that cannot be read, or one of a game or an edition that is not kept here."""


class UnableToGrantRole(UnableToAct):
    """The role or the name is none."""


class UnableToMatch(UnableToAct):
    """The rules named cannot be put together so: the text says which, and why."""


class UnableToDecide(UnableToAct):
    """The decisions on rows are none, or not of this document: the text says where and why."""


class UnableToReview(UnableToAct):
    """There is no draft to review, or not by this person."""


class UnableToEditText(UnableToAct):
    """The text cannot be kept or published: its place and what to do are in the text."""


class UnableToReport(UnableToAct):
    """A reader's report is empty, too long, or one of too many."""


class UnableToHandle(UnableToAct):
    """There is no such thing in the inbox."""


class EditConflict(UnableToAct):
    """Someone else saved first. `theirs` is what stands there now, `by` who wrote it, `version` its number."""

    def __init__(self, theirs: str, by: str, version: int) -> None:
        super().__init__(f"{by} saved another text meanwhile. Nothing of yours is lost: put the two together.")
        self.theirs, self.by, self.version = theirs, by, version
