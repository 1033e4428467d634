"""The only writes: one verb a file."""

from ._progress import announce, shown_to_readers
from ._side_by_side import can_fork, processors
from ._trail import acting
from .add_rule import add_rule
from .approve_draft import approve_draft
from .check_revision import CheckReport, check_revision
from .comment_on_draft import comment_on_draft
from .correct_rule import Corrected, correct_rule
from .correct_term import correct_term, term_version
from .decide_rows import decide_rows
from .discard_draft import discard_draft
from .discard_text import discard_text
from .errors import (
    DatabaseCannotWrite,
    EditConflict,
    SomeoneElseIsWriting,
    UnableToAct,
    UnableToCheckRevision,
    UnableToDecide,
    UnableToEditText,
    UnableToGrantRole,
    UnableToHandle,
    UnableToImportCards,
    UnableToImportDocument,
    UnableToImportRulings,
    UnableToKeepBackup,
    UnableToKeepSynonym,
    UnableToLoadCorpus,
    UnableToMatch,
    UnableToName,
    UnableToPublishRevision,
    UnableToReadCards,
    UnableToReport,
    UnableToRestoreBackup,
    UnableToRevertRevision,
    UnableToReview,
)
from .grant_role import Role, grant_role
from .handle_item import handle_item
from .import_cards import CardsReport, import_cards
from .import_document import ImportReport, import_document
from .import_rulings import RulingsReport, import_rulings
from .keep_backup import BackupReport, keep_backup
from .keep_synonym import check_synonym, keep_synonym
from .load_corpus import LoadReport, UpTo, all_is_loaded, load_corpus
from .make_preview_link import make_preview_link
from .make_tables import SCHEMA, make_tables, schema_as_made
from .match_revision import match_revision
from .name_rule import name_rule
from .note_presence import note_presence
from .note_sign_in import note_sign_in
from .note_unanswered_search import note_unanswered_search
from .publish_again import PublishedAgain, publish_again
from .publish_revision import PublishReport, publish_revision
from .publish_text import publish_text
from .queue_import import LARGEST_UPLOAD, queue_import
from .read_cards import CardsRead, read_cards
from .remove_rule import remove_rule
from .report_problem import report_problem
from .restore_backup import RestoreReport, restore_backup
from .revert_revision import RevertReport, revert_revision
from .revoke_role import revoke_role
from .run_examples import ExamplesReport, ExampleVerdict, run_examples
from .run_import import STALLED, run_import
from .save_text import save_text
from .schedule_revision import schedule_revision
from .seal_revisions import seal_revisions
from .settle_comment import settle_comment
from .settle_impact import settle_impact
from .settle_match import settle_match
from .undo_text import undo_text
from .withdraw_preview_links import withdraw_preview_links
from .withdraw_text import withdraw_text
from .write_change_notes import notes_version, write_change_notes

__all__ = [
    "LARGEST_UPLOAD",
    "SCHEMA",
    "STALLED",
    "BackupReport",
    "CardsRead",
    "CardsReport",
    "CheckReport",
    "Corrected",
    "DatabaseCannotWrite",
    "EditConflict",
    "ExampleVerdict",
    "ExamplesReport",
    "ImportReport",
    "LoadReport",
    "PublishReport",
    "PublishedAgain",
    "RestoreReport",
    "RevertReport",
    "Role",
    "RulingsReport",
    "SomeoneElseIsWriting",
    "UnableToAct",
    "UnableToCheckRevision",
    "UnableToDecide",
    "UnableToEditText",
    "UnableToGrantRole",
    "UnableToHandle",
    "UnableToImportCards",
    "UnableToImportDocument",
    "UnableToImportRulings",
    "UnableToKeepBackup",
    "UnableToKeepSynonym",
    "UnableToLoadCorpus",
    "UnableToMatch",
    "UnableToName",
    "UnableToPublishRevision",
    "UnableToReadCards",
    "UnableToReport",
    "UnableToRestoreBackup",
    "UnableToRevertRevision",
    "UnableToReview",
    "UpTo",
    "acting",
    "add_rule",
    "all_is_loaded",
    "announce",
    "approve_draft",
    "can_fork",
    "check_revision",
    "check_synonym",
    "comment_on_draft",
    "correct_rule",
    "correct_term",
    "decide_rows",
    "discard_draft",
    "discard_text",
    "grant_role",
    "handle_item",
    "import_cards",
    "import_document",
    "import_rulings",
    "keep_backup",
    "keep_synonym",
    "load_corpus",
    "make_preview_link",
    "make_tables",
    "match_revision",
    "name_rule",
    "note_presence",
    "note_sign_in",
    "note_unanswered_search",
    "notes_version",
    "processors",
    "publish_again",
    "publish_revision",
    "publish_text",
    "queue_import",
    "read_cards",
    "remove_rule",
    "report_problem",
    "restore_backup",
    "revert_revision",
    "revoke_role",
    "run_examples",
    "run_import",
    "save_text",
    "schedule_revision",
    "schema_as_made",
    "seal_revisions",
    "settle_comment",
    "settle_impact",
    "settle_match",
    "shown_to_readers",
    "term_version",
    "undo_text",
    "withdraw_preview_links",
    "withdraw_text",
    "write_change_notes",
]
