"""Which lasting identity each record of a new edition has: kept from what is known, or new."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules_data.core.tree import Crosswalk, NodeKind, RuleNode, RuleNumber, RuleTree, align
from rules_data.models import Document, Edition, Provision, Revision, Rule

from ._match_decisions import Decided, decided_between

_WORD = re.compile(r"[a-z0-9]+")
_FILLER = frozenset(
    re.findall(r"\w+", "a an and are as at be by for from in is it its of on or that the this to when with")
)
SLUG_WORDS, SLUG_LENGTH, NAME_WORDS = 6, 60, 5

Pair = tuple[RuleNumber, RuleNumber]


@dataclass(frozen=True)
class Identities:
    """For each number of the new tree the provision it has, and how many were kept and made."""

    by_number: dict[RuleNumber, Provision]
    kept: int
    made: int


def kept_tree(revision: Revision) -> RuleTree:
    """The tree of a revision as it is kept."""
    scheme = revision.edition.document.scheme
    rows = Rule.objects.filter(revision=revision).order_by("position")
    return RuleTree(
        scheme,
        tuple(
            RuleNode(RuleNumber.parse(number, scheme), NodeKind(kind), text, tuple(examples))
            for number, kind, text, examples in rows.values_list("number", "kind", "text", "examples")
        ),
    )


def identify(edition: Edition, tree: RuleTree) -> Identities:
    """Give every record of `tree` its provision.

    The same edition kept before decides by number; then the nearest earlier and later editions decide by
    alignment (pairs of numbers that the document has confirmed are taken as given); what is left is new.
    """
    known = _known(edition, tree)
    provisions = Provision.objects.in_bulk(list(known.values()))
    found = {number: provisions[pk] for number, pk in known.items()}
    fresh = _make(edition.document, tree, [node for node in tree if node.number not in found])
    return Identities({**found, **fresh}, kept=len(found), made=len(fresh))


def identify_again(draft: Revision) -> dict[str, int]:
    """By number, the provisions that a draft's records have since something else was published; those that changed.

    What continues nothing that is published keeps the provision it was given, unless another record has it now.
    """
    tree, had = kept_tree(draft), _provisions_of(draft)
    known = {str(number): pk for number, pk in _known(draft.edition, tree).items()}
    taken = set(known.values())
    lost = [node for node in tree if str(node.number) not in known and had[str(node.number)] in taken]
    made = {str(number): one.pk for number, one in _make(draft.edition.document, tree, lost).items()}
    return {number: pk for number, pk in (known | made).items() if had[number] != pk}


def identity_in(draft: Revision, tree: RuleTree, node: RuleNode) -> Provision:
    """The provision of a record that is put into a draft, which with it is `tree`.

    It continues what it is in the version before, as if it had been imported with the others; else it is new.
    """
    known = _known(draft.edition, tree).get(node.number)
    if known is not None and known not in _provisions_of(draft).values():
        return Provision.objects.get(pk=known)
    return _make(draft.edition.document, tree, [node])[node.number]


def _known(edition: Edition, tree: RuleTree) -> dict[RuleNumber, int]:
    """The provisions that the records of a tree have by what is kept: its own edition first, then its neighbours."""
    known: dict[RuleNumber, int] = {}
    for kept in _kept(edition):
        by_number, taken = _provisions_of(kept), set(known.values())
        for node in tree:
            provision = by_number.get(str(node.number))
            if node.number not in known and provision is not None and provision not in taken:
                known[node.number] = provision
    for neighbour, is_older in _neighbours(edition):
        confirmed = (
            confirmed_pairs(neighbour.edition, edition) if is_older else confirmed_pairs(edition, neighbour.edition)
        )
        _inherit(known, edition, tree, neighbour, is_older, confirmed)
    return known


def _inherit(
    known: dict[RuleNumber, int],
    edition: Edition,
    tree: RuleTree,
    neighbour: Revision,
    is_older: bool,
    confirmed: list[Pair],
) -> None:
    """Add to `known` what the neighbouring edition's rules continue as."""
    if len(known) == len(tree):
        return
    theirs = _provisions_of(neighbour)
    other_tree = kept_tree(neighbour)
    decided = _decided(edition, neighbour, tree, other_tree, is_older)
    crosswalk = _aligned(tree, other_tree, is_older, known, theirs, [*decided.pairs, *confirmed])
    taken = set(known.values())
    for link in sorted(crosswalk.links, key=lambda link: -link.confidence):
        ours, other = (link.new, link.old) if is_older else (link.old, link.new)
        if ours is None or other is None or ours in known:
            continue
        if link.old in decided.apart_old or link.new in decided.apart_new:
            continue
        provision = theirs[str(other)]
        if provision not in taken:
            known[ours] = provision
            taken.add(provision)


def _aligned(
    tree: RuleTree,
    other: RuleTree,
    is_older: bool,
    known: dict[RuleNumber, int],
    theirs: dict[str, int],
    confirmed: list[Pair],
) -> Crosswalk:
    number_of = {pk: RuleNumber.parse(number, tree.scheme) for number, pk in theirs.items()}
    pairs: list[Pair] = [(number_of[pk], ours) for ours, pk in known.items() if pk in number_of]
    if is_older:
        return align(other, tree, confirmed=_unique([*pairs, *confirmed], other, tree))
    return align(tree, other, confirmed=_unique([*((b, a) for a, b in pairs), *confirmed], tree, other))


def _decided(edition: Edition, neighbour: Revision, tree: RuleTree, other: RuleTree, is_older: bool) -> Decided:
    if is_older:
        return decided_between(neighbour.edition, edition, other, tree)
    return decided_between(edition, neighbour.edition, tree, other)


def confirmed_pairs(old: Edition, new: Edition) -> list[Pair]:
    """The numbers that are known to be one rule in these two editions, also by way of an edition between them."""
    scheme = old.document.scheme
    shipped = {(one["old"], one["new"]): one["pairs"] for one in old.document.confirmed_pairs}
    pairs = shipped.get((old.label, new.label))
    if pairs is None:
        between = [label for first, label in shipped if first == old.label and (label, new.label) in shipped]
        pairs = [pair for label in between for pair in _led_on(shipped[old.label, label], shipped[label, new.label])]
    return [(RuleNumber.parse(before, scheme), RuleNumber.parse(after, scheme)) for before, after in pairs]


def _led_on(pairs: list[list[str]], onward: list[list[str]]) -> list[list[str]]:
    # A rule that was split goes on as the part that is named first.
    became = dict(reversed(onward))
    return [[before, became[now]] for before, now in pairs if now in became]


def _unique(pairs: list[Pair], old: RuleTree, new: RuleTree) -> list[Pair]:
    """Pairs whose both ends exist, each number once: what is known from before wins."""
    seen_old: set[RuleNumber] = set()
    seen_new: set[RuleNumber] = set()
    kept: list[Pair] = []
    for a, b in pairs:
        if a in old and b in new and a not in seen_old and b not in seen_new:
            kept.append((a, b))
            seen_old.add(a)
            seen_new.add(b)
    return kept


def _kept(edition: Edition) -> list[Revision]:
    """The revisions of this very edition that readers know or knew, what they read now first, then the last."""
    closed = [Revision.Status.PUBLISHED, Revision.Status.SUPERSEDED, Revision.Status.WITHDRAWN]
    kept = edition.revisions.filter(status__in=closed).order_by("-published_at")
    return sorted(kept, key=lambda revision: revision.status != Revision.Status.PUBLISHED)


def _neighbours(edition: Edition) -> list[tuple[Revision, bool]]:
    """What is published of the nearest earlier and later editions; True for the earlier ones.

    A restatement holds only a part of its document, so the editions behind it are asked as well, up to the
    first that is whole.
    """
    others = Revision.objects.filter(
        edition__document=edition.document, status=Revision.Status.PUBLISHED
    ).select_related("edition__document")
    earlier = others.filter(edition__effective__lt=edition.effective).order_by("-edition__effective")
    later = others.filter(edition__effective__gt=edition.effective).order_by("edition__effective")
    return [(found, True) for found in _up_to_a_whole(earlier)] + [(found, False) for found in _up_to_a_whole(later)]


def _up_to_a_whole(revisions: Iterable[Revision]) -> Iterator[Revision]:
    for revision in revisions:
        yield revision
        if revision.provenance == Revision.Provenance.OFFICIAL:
            return


def _provisions_of(revision: Revision) -> dict[str, int]:
    return dict(Rule.objects.filter(revision=revision).values_list("number", "provision_id"))


def _make(document: Document, tree: RuleTree, nodes: list[RuleNode]) -> dict[RuleNumber, Provision]:
    taken = set(Provision.objects.filter(document=document).values_list("slug", flat=True))
    made: dict[RuleNumber, Provision] = {}
    for node in nodes:
        slug = provision_slug(tree, node, taken)
        taken.add(slug)
        made[node.number] = Provision(document=document, slug=slug)
    Provision.objects.bulk_create(made.values(), batch_size=500)
    return made


def provision_slug(tree: RuleTree, node: RuleNode, taken: set[str]) -> str:
    """A name that readers recognise, made unique among `taken`: that of what the rule belongs to, and where below it.

    Names stay as texts are reworded and restated; so 702.21b is `ward-b`, and 603.3b `handling-triggered-abilities-3b`.
    """
    named = next((one for one in (node, *reversed(tree.ancestors(node.number))) if _is_name(one)), None)
    named = named or tree.heading_over(node.number)
    place = str(node.number).removeprefix(str(named.number)) if named is not None else ""
    words = _words(named.text if named is not None else node.text)[:SLUG_WORDS]
    base = "-".join((*words, *_WORD.findall(place.lower())))[:SLUG_LENGTH].strip("-") or "rule"
    slug, count = base, 1
    while slug in taken:
        count += 1
        slug = f"{base}-{count}"
    return slug


def _is_name(node: RuleNode) -> bool:
    """Whether a record only says what those below it are about: a heading, or a keyword."""
    is_short = len(node.text.split()) <= NAME_WORDS and not node.text.endswith((".", ":"))
    return node.kind is NodeKind.HEADING or is_short


def _words(text: str) -> list[str]:
    return [word for word in _WORD.findall(text.lower()) if word not in _FILLER]
