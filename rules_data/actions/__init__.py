"""The only writes: one verb a file."""

from .check_revision import CheckReport, check_revision
from .errors import (
    UnableToAct,
    UnableToCheckRevision,
    UnableToImportDocument,
    UnableToKeepSynonym,
    UnableToLoadCorpus,
    UnableToPublishRevision,
    UnableToRevertRevision,
)
from .import_document import ImportReport, import_document
from .keep_synonym import check_synonym, keep_synonym
from .load_corpus import LoadReport, load_corpus
from .note_unanswered_search import note_unanswered_search
from .publish_revision import PublishReport, publish_revision
from .revert_revision import RevertReport, revert_revision
from .run_examples import ExamplesReport, ExampleVerdict, run_examples

__all__ = [
    "CheckReport",
    "ExampleVerdict",
    "ExamplesReport",
    "ImportReport",
    "LoadReport",
    "PublishReport",
    "RevertReport",
    "UnableToAct",
    "UnableToCheckRevision",
    "UnableToImportDocument",
    "UnableToKeepSynonym",
    "UnableToLoadCorpus",
    "UnableToPublishRevision",
    "UnableToRevertRevision",
    "check_revision",
    "check_synonym",
    "import_document",
    "keep_synonym",
    "load_corpus",
    "note_unanswered_search",
    "publish_revision",
    "revert_revision",
    "run_examples",
]
