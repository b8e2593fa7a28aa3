"""Room on stands: how many cards of each kind a stand can have held, read backwards from where it was shown."""

from __future__ import annotations

from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.worlds.kinds import CardKinds


class StandRoom:
    """Upper bounds by holder, for those whose stands are shown later."""

    def __init__(self, kinds: CardKinds) -> None:
        self.kinds = kinds
        self.by_holder: dict[Seat, list[int]] = {}
        """By holder: how many of each kind of good."""

    def show(self, holder: Seat, goods: Goods) -> None:
        """The whole stand was shown."""
        self.by_holder[holder] = self.kinds.counts(goods)

    def undo_move(self, giver: Seat | None, receiver: Seat | None, goods: Goods | None) -> None:
        """Before these cards moved, the giver could hold more and the receiver fewer; None is any cards."""
        if goods is None:
            if giver is not None:
                self.by_holder.pop(giver, None)
            return
        for holder, sign in ((giver, 1), (receiver, -1)):
            if holder in self.by_holder:
                held, moved = self.by_holder[holder], self.kinds.counts(goods)
                self.by_holder[holder] = [have + sign * count for have, count in zip(held, moved, strict=True)]
