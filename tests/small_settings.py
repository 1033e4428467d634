"""The settings of a site whose corpus lies in its var folder: see `tests/small_corpus.py`."""

from rulesite.settings import *  # noqa: F403
from rulesite.settings import VAR_DIR

CORPUS_DIR = VAR_DIR / "corpus"
