"""Write a concept from its file; and those that ship."""

from __future__ import annotations

from pathlib import Path

from rules_data.models import EVERY_GAME, Concept
from rules_data.queries.desk.concept_files import ConceptFields, UnableToReadConcept, concept_fields, concept_file

from ._corpus_files import read_yaml, source_hash
from .errors import UnableToLoadCorpus


def write_concept(slug: str, source: str, digest: str, name: str, position: int | None = None) -> bool:
    """Write or renew one concept; False when nothing had changed. `name` is the file's, for errors."""
    kept = Concept.objects.filter(slug=slug).first()
    if kept is not None and kept.source_hash == digest and position in (None, kept.position):
        return False
    try:
        fields = concept_fields(source)
    except UnableToReadConcept as fault:
        raise UnableToLoadCorpus(f"{name}: {fault}") from fault
    place = {} if position is None else {"position": position}
    rules = {game: {"version": version, "numbers": list(numbers)} for game, (version, numbers) in fields.rules.items()}
    Concept.objects.update_or_create(
        slug=slug,
        defaults={
            "title": fields.title, "question": fields.question, "answer": fields.answer,
            "difference": fields.difference, "rules": rules, "source": source, "source_hash": digest, **place,
        },
    )  # fmt: skip
    return True


def load_concepts(file: Path, edited: set[tuple[str, str, str]]) -> bool:
    """Write what ships, in its order, but what editors have changed; whether anything was another before."""
    if not file.is_file():
        return False
    described = read_yaml(file)
    changed = False
    for position, one in enumerate(described["concepts"]):
        if (EVERY_GAME, "concept", one["slug"]) in edited:
            continue
        rules = {game: (str(described["versions"][game]), tuple(numbers)) for game, numbers in one["rules"].items()}
        source = concept_file(ConceptFields(one["title"], one["question"], one["answer"], one["difference"], rules))
        changed = write_concept(one["slug"], source, source_hash(source), str(file), position) or changed
    return changed
