"""A first start from nothing, as `manage.py quickstart --no-serve` makes it, in the folder that RULESITE_VAR names.

    python -m tests.first_start PROOFS

The examples are proved as the tests before it have proved them, and kept in the folder PROOFS; what they have not is
proved here.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from unittest.mock import patch


def main(proofs: Path) -> None:
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulesite.settings")
    django.setup()
    from django.core.management import call_command

    from tests import proof_cache

    with (
        patch.object(proof_cache, "kept_folder", lambda: proofs),
        patch("rules_data.actions._scenarios.prove", proof_cache.proof_of),
    ):
        call_command("quickstart", "--no-serve")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
