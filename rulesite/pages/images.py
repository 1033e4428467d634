"""The pictures of link previews: drawn when first asked for, then kept on disk."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from .drawing import Picture, drawn
from .meta import fingerprint
from .summarised import summary_at

# About 20 kB each; the longest unread of them go first.
MOST_KEPT = 5_000
A_WEEK, AN_HOUR = 604_800, 3_600


def _site() -> Picture:
    return Picture(
        _("Rules of trading card games"),
        _("What do the rules say?"),
        _("By number, question, card and example, in every version, with tested examples."),
        "Rulesite",
    )


def image(request: HttpRequest, of: str = "") -> HttpResponse:
    """The picture of the page at a path; without a path, the site's own."""
    picture = summary_at(f"/{of}", request.GET.dict()).picture if of else _site()
    name = fingerprint(picture)
    answer = HttpResponse(kept(picture, name), content_type="image/png")
    answer["ETag"] = f'"{name[:32]}"'
    answer["Cache-Control"] = f"public, max-age={A_WEEK if request.GET.get('v') == name[:12] else AN_HOUR}"
    # Shown by the sites and programs that a link is pasted into.
    answer["Cross-Origin-Resource-Policy"] = "cross-origin"
    return answer


def kept(picture: Picture, name: str) -> bytes:
    """The picture from disk, or drawn and put there; a disk that refuses costs time and nothing else."""
    folder: Path = settings.PREVIEW_IMAGE_DIR
    file = folder / f"{name}.png"
    try:
        return file.read_bytes()
    except OSError:
        data = drawn(picture)
    try:
        _keep(file, data)
    except OSError:
        return data
    return data


def _keep(file: Path, data: bytes) -> None:
    """Written beside and moved into place, so that no reader meets half a picture."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, beside = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(descriptor, "wb") as written:
        written.write(data)
    Path(beside).replace(file)
    # Looked through once in a while, by chance of the name: a folder listing costs more than a picture.
    if file.name.startswith("00"):
        _make_room(file.parent)


def _make_room(folder: Path) -> None:
    oldest_first = sorted(folder.glob("*.png"), key=lambda one: one.stat().st_mtime)
    for file in oldest_first[: max(0, len(oldest_first) - MOST_KEPT)]:
        file.unlink(missing_ok=True)
