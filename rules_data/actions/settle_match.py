"""Decide which rules of two versions are one: confirmed, another chosen, split, merged, or without a counterpart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.utils import timezone

from rules_data.core.tree import NodeKind, RuleNode, RuleNumber
from rules_data.models import CitationLink, MatchDecision, MatchPair, Provision, Revision, Rule

from ._drafts import with_this_maker
from ._one_writer import one_writer, readers_see_the_same
from ._provisions import kept_tree, provision_slug
from ._trail import actor, record
from .check_revision import open_revision
from .errors import UnableToMatch
from .match_revision import version_before

MOST = 12


@one_writer
def settle_match(
    *,
    game: str,
    document: str,
    edition: str,
    old_numbers: Sequence[str],
    new_numbers: Sequence[str],
    shown: tuple[str, str] | None = None,
) -> str:
    """Say which rules of the version before (`old_numbers`) these of the draft (`new_numbers`) continue.

    One and one are the same rule; one and several a split; several and one a merge; one alone has no counterpart.
    The first of several keeps the rule's permanent address. Kept for every later import in which these rules read
    the same. `shown` is the pair that the decision is about as somebody saw it. Returns the kind. Raises UnableToMatch
    for numbers that are not there or cannot go together, and where somebody else has settled that pair meanwhile.
    """
    readers_see_the_same()
    revision = open_revision(game, document, edition)
    before = version_before(revision)
    if before is None:
        raise UnableToMatch(f"Nothing published is older than {revision.edition}, so there is nothing to match with.")
    if shown is not None:
        _refuse_if_settled_meanwhile(revision, shown)
    olds, news = _rules(before, old_numbers), _rules(revision, new_numbers)
    kind = _kind(olds, news)
    changed = _identify(revision, olds, news)
    _keep(before, revision, kind, olds, news)
    _update_board(before, revision, kind, olds, news)
    if changed:
        _to_be_checked_again(revision)
    names = f"{', '.join(one.number for one in olds) or '-'} -> {', '.join(one.number for one in news) or '-'}"
    record("settle match", f"{revision.edition}: {names}"[:300], kind=kind)
    return kind


def _refuse_if_settled_meanwhile(revision: Revision, shown: tuple[str, str]) -> None:
    """The board changes with each decision: a pair that is not on it any more was decided otherwise."""
    old, new = shown
    pairs = MatchPair.objects.filter(revision=revision)
    if not pairs.exists() or pairs.filter(old_number=old, new_number=new).exists():
        return
    mine = pairs.filter(old_number=old) if old else pairs.none()
    mine = mine | pairs.filter(new_number=new) if new else mine
    said = "; ".join(f"{one.old_number or 'nothing'} is {one.new_number or 'nothing'}" for one in mine[:4])
    who = next((one.decided_by for one in mine if one.decided_by), "Somebody")
    raise UnableToMatch(f"{who} settled this meanwhile: {said}. Yours was not saved. Look at it again under “Settled”.")


def _rules(revision: Revision, numbers: Iterable[str]) -> list[Rule]:
    wanted = list(dict.fromkeys(number.strip() for number in numbers if number.strip()))
    if len(wanted) > MOST:
        raise UnableToMatch(f"At most {MOST} rules can be put together at once.")
    found = {rule.number: rule for rule in revision.rules.filter(number__in=wanted).select_related("provision")}
    missing = [number for number in wanted if number not in found]
    if missing:
        raise UnableToMatch(f"{revision.edition.label} has no rule {missing[0]}.")
    return [found[number] for number in wanted]


def _kind(olds: list[Rule], news: list[Rule]) -> str:
    counts = (len(olds), len(news))
    if counts == (1, 1):
        return MatchDecision.Kind.SAME
    if counts in {(0, 1), (1, 0)}:
        return MatchDecision.Kind.NONE
    if counts[0] == 1 and counts[1] > 1:
        return MatchDecision.Kind.SPLIT
    if counts[1] == 1 and counts[0] > 1:
        return MatchDecision.Kind.MERGED
    raise UnableToMatch(
        "Name one old and one new rule, one old and several new ones, several old and one new, or one alone. "
        "Several into several is more than one decision."
    )


def _identify(revision: Revision, olds: list[Rule], news: list[Rule]) -> bool:
    """Give the draft's rules the provisions that the decision says; True when any changed."""
    continuing = {olds[0].provision_id: news[0]} if olds and news else {}
    free = {one.provision_id for one in olds}
    known = {one.provision_id: one for one in revision.rules.filter(provision__in=free)}
    changed: list[Rule] = []
    # Rules that hold what now belongs to another, and rules that continue nothing any more.
    loose = [one for pk, one in known.items() if continuing.get(pk) is None or continuing[pk].pk != one.pk]
    loose += [one for one in news if one not in continuing.values() and _continues_something(one, olds, revision)]
    for rule in {one.pk: one for one in loose}.values():
        _point(rule, _fresh(revision, rule))
        changed.append(rule)
    for provision, rule in continuing.items():
        if rule.provision_id != provision:
            _point(rule, Provision.objects.get(pk=provision))
            changed.append(rule)
    return bool(changed)


def _continues_something(rule: Rule, olds: list[Rule], revision: Revision) -> bool:
    before = version_before(revision)
    return before is not None and before.rules.filter(provision=rule.provision_id).exists()


def _fresh(revision: Revision, rule: Rule) -> Provision:
    document = revision.edition.document
    taken = set(Provision.objects.filter(document=document).values_list("slug", flat=True))
    node = RuleNode(RuleNumber.parse(rule.number, document.scheme), NodeKind(rule.kind), rule.text, ())
    return Provision.objects.create(document=document, slug=provision_slug(kept_tree(revision), node, taken))


def _point(rule: Rule, provision: Provision) -> None:
    """Give a rule of the draft another identity, and lead the draft's references to it along."""
    rule.provision = provision
    rule.save(update_fields=["provision"])
    own = CitationLink.objects.filter(number=rule.number, document=rule.revision.edition.document.slug)
    for part in (own.filter(rule__revision=rule.revision), own.filter(term__revision=rule.revision)):
        part.update(target=provision)


def _keep(before: Revision, revision: Revision, kind: str, olds: list[Rule], news: list[Rule]) -> None:
    """Keep the decision in place of any earlier one about these rules."""
    texts = {f"old {one.number}": one.content_hash for one in olds} | {
        f"new {one.number}": one.content_hash for one in news
    }
    labels = {"old_label": before.edition.label, "new_label": revision.edition.label}
    for earlier in MatchDecision.objects.filter(document=revision.edition.document, **labels):
        if set(earlier.texts) & set(texts):
            earlier.delete()
    MatchDecision.objects.create(
        document=revision.edition.document, kind=kind, old_numbers=[one.number for one in olds],
        new_numbers=[one.number for one in news], texts=texts, decided_by=actor().who, decided_at=timezone.now(),
        **labels,
    )  # fmt: skip


def _update_board(before: Revision, revision: Revision, kind: str, olds: list[Rule], news: list[Rule]) -> None:
    old_numbers, new_numbers = [one.number for one in olds], [one.number for one in news]
    pairs = MatchPair.objects.filter(revision=revision)
    touched = list(pairs.filter(old_number__in=old_numbers) | pairs.filter(new_number__in=new_numbers))
    left_old = {p.old_number for p in touched if p.old_number} - set(old_numbers)
    left_new = {p.new_number for p in touched if p.new_number} - set(new_numbers)
    pairs.filter(pk__in=[pair.pk for pair in touched]).delete()
    still = set(pairs.filter(old_number__in=left_old).values_list("old_number", flat=True))
    still |= set(pairs.filter(new_number__in=left_new).values_list("new_number", flat=True))
    who, change = actor().who, _CHANGES.get(kind, "edited")
    rows = [(old, new, change, who) for old in old_numbers or [""] for new in new_numbers or [""]]
    rows += [(old, "", "removed", "") for old in left_old - still]
    rows += [("", new, "added", "") for new in left_new - still]
    MatchPair.objects.bulk_create(
        MatchPair(revision=revision, before=before, old_number=old, new_number=new, confidence=1.0 if who else 0.0,
                  change=change if old and new else ("removed" if old else "added"), decided_by=who)
        for old, new, change, who in rows
    )  # fmt: skip


_CHANGES = {"split": "split", "merged": "merged"}


def _to_be_checked_again(revision: Revision) -> None:
    """What a draft touches hangs on its rules' identities: earlier checks and approvals were of something else."""
    revision.approvals.all().delete()
    revision.checked_at, revision.status, revision.publish_at = None, Revision.Status.DRAFT, None
    revision.makers = with_this_maker(revision)
    revision.save(update_fields=["checked_at", "status", "publish_at", "makers"])
