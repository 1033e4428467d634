"""The processes of gunicorn as they are served, with less patience: a test need not wait so long."""

from __future__ import annotations

from rulesite.serving.whole_answers import WholeAnswers


class Hasty(WholeAnswers):
    arrives_within, ends_within = 2.0, 2.0
