"""What was paid for an object: it is kept with it, so that copies and permanents know it."""

from __future__ import annotations

from .changing import record, replace


@record
class Played:
    """Who played a card, and from which zone."""

    by: str
    zone: str


@record
class Paid:
    """What was paid for a card or an ability.

    `costs`: the additional and alternative costs, by name, one that was paid twice named twice. `x`: the number
    announced for the X of its cost, None where none was. `cards`: the cards whose worth paid for it, as they were.
    `spent`: how much of each resource was taken from a player's pool. `moved`: what its cost has moved, as it is then.
    `discounts`: of which resource each discount was taken that its player had a choice of, by the cost it is taken off.
    """

    costs: tuple[str, ...] = ()
    x: int | None = None
    cards: tuple[tuple[str, int], ...] = ()
    spent: tuple[tuple[str, int], ...] = ()
    moved: tuple[tuple[str, int], ...] = ()
    discounts: tuple[tuple[str, str], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.costs or self.cards or self.spent or self.moved) or self.x is not None

    def with_cost(self, name: str) -> Paid:
        """The same, and the cost of this name."""
        return replace(self, costs=(*self.costs, name))

    def with_discounts(self, name: str, *resources: str) -> Paid:
        """The same, with these discounts on the cost of this name."""
        return replace(self, discounts=(*self.discounts, *((name, resource) for resource in resources)))

    def with_x(self, number: int) -> Paid:
        """The same, with this number for X."""
        return replace(self, x=number)

    def with_cards(self, *cards: tuple[str, int]) -> Paid:
        """The same, paid with these cards as well."""
        return replace(self, cards=(*self.cards, *cards)) if cards else self

    def with_spent(self, *spent: tuple[str, int]) -> Paid:
        """The same, with these resources as well."""
        return replace(self, spent=(*self.spent, *spent)) if spent else self

    def with_moved(self, *moved: tuple[str, int]) -> Paid:
        """The same, for which these were moved as well."""
        return replace(self, moved=(*self.moved, *moved)) if moved else self

    def and_also(self, more: Paid) -> Paid:
        """Both together; X is what the first of them says."""
        x = more.x if self.x is None else self.x
        costs, cards = (*self.costs, *more.costs), (*self.cards, *more.cards)
        discounts = (*self.discounts, *more.discounts)
        return Paid(costs, x, cards, (*self.spent, *more.spent), (*self.moved, *more.moved), discounts)


NOTHING_PAID = Paid()
# So it is called, once for each, that something was done for a part of a cost that resources could have paid for.
DONE_FOR_A_PART = "done for a part of its cost"


def announced(*paid: Paid) -> int:
    """The number for X, of the first of these that has one; 0 where none does."""
    return next((each.x for each in paid if each.x is not None), 0)
