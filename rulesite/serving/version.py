"""Which version of the site this process is: part of the key of everything that is kept between processes."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from django.conf import settings

FOLDERS = ("templates", "rulesite", "rules_data")
# Beside the code and the templates, what pages are made with: libraries by their pins, and whether static files
# have been collected, since then their names carry a hash.
FILES = ("requirements.txt",)


@cache
def code_version() -> str:
    """Another one whenever code, a template, a translation, a style or a library is: 16 hexadecimal digits.

    Read once, when the process starts: what it has in memory is of then, whatever is put on the disk later.
    """
    return version_of(Path(settings.BASE_DIR), Path(settings.STATIC_ROOT) / "staticfiles.json")


def version_of(root: Path, collected: Path) -> str:
    """The version of what stands below `root`, served with the static files that `collected` lists, if it is there."""
    digest = hashlib.sha256()
    files = [root / name for name in FILES]
    for folder in FOLDERS:
        files += (file for file in (root / folder).rglob("*") if "__pycache__" not in file.parts)
    for file in [*sorted(files), collected]:
        if file.is_file():
            digest.update(f"{file.name}\n{file.stat().st_size}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def key_of_this_version(key: str, prefix: str, version: int) -> str:
    """A key of Django's caches: another version of the site, on the same Redis or disk, looks under other keys."""
    return f"{prefix}:{version}:{code_version()}:{key}"
