"""Continuous effects applied in stages: what each object is, which effect made it so, and why it landed where it did.

The stages themselves, what moves what and which rules say so are the game's table.
"""

from .deriving import Staged
from .questions import STAGING_QUESTIONS
from .settling import begin_as_given
from .table import Stage, Staging
from .telling import StageRow, StageTable, tell_stages

__all__ = ["STAGING_QUESTIONS", "Stage", "StageRow", "StageTable", "Staged", "Staging", "begin_as_given", "tell_stages"]
