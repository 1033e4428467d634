"""A first start from nothing, as `manage.py quickstart --no-serve` makes it, in the folder that RULESITE_VAR names.

    python -m tests.first_start PROOFS

What an example's proof was found to be is kept in the folder PROOFS, and not proved again where it is there already.
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
