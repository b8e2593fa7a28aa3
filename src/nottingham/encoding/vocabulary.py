"""The micro-actions of a ruleset: a fixed list of small steps from which every action is put together.

A step means the same whenever it is taken, and to every seat: seats are counted clockwise from oneself, so that
`seat+0` is oneself and `seat+1` the left neighbour. A standing offer is named by its *slot*: whose bag it is about,
which side proposed it, and whether it passes that merchant's own bag. There is at most one such offer at a time (B14).
"""

from __future__ import annotations

from collections.abc import Sequence
from inspect import get_annotations
from typing import Final, NamedTuple

from nottingham.rules.engine.actions import Pledge
from nottingham.rules.engine.deals import Offer
from nottingham.rules.engine.families import Action, snake_case
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat, others_than
from nottingham.rules.phases.bargaining import ACTS
from nottingham.rules.phases.market import DECK
from nottingham.rules.rulebook import options_of

ENCODING_VERSION: Final = 2
"""Of steps, observations and floor together: it rises when what was learned with the last one no longer holds."""
CHOICES: Final = 16
"""For a field of an option's action that is neither seat, goods nor number: how many values can be chosen from."""
DIGITS: Final = range(1, 10)
HAVE_FAMILIES: Final = ("claim", "propose_split", "accept_split", "call_split")
"""The actions of options whose steps have their place among the others; what was learned depends on it."""


class Family(NamedTuple):
    """Steps that differ only in what they name: one for each member, side by side in the list."""

    name: str
    start: int
    members: tuple[str, ...]

    @property
    def end(self) -> int:
        return self.start + len(self.members)


class Vocabulary:
    """Every step of a ruleset by its number, with where each family of steps begins."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.players = ruleset.players
        self.goods = tuple(good.id for good in ruleset.catalogue)
        self.good_index = {good: place for place, good in enumerate(self.goods)}
        self.legal_index = {good: place for place, good in enumerate(ruleset.legal)}
        self.contraband_index = {good: place for place, good in enumerate(ruleset.contraband)}
        self.deciders = 2 if ruleset.has_loot else 1
        self.slots = self.players * (1 + self.deciders) * 2
        self.places = len(str(ruleset.start_gold * ruleset.players))
        """Digits of the largest sum of gold."""
        self.families: list[Family] = []
        self._lay_out()
        self.size = self.families[-1].end
        self.names = tuple(_name(family.name, member) for family in self.families for member in family.members)
        self.pledges = tuple(self._pledges_of(seat) for seat in range(self.players))
        """What each seat can promise to whom, by step: always the same, so kept."""

    def _lay_out(self) -> None:
        ruleset, add = self.ruleset, self._add
        seats = tuple(f"seat+{step}" for step in range(self.players))
        slots = tuple(self.slot_name(slot) for slot in range(self.slots))
        gold = tuple(f"{digit * 10**place}" for place in reversed(range(self.places)) for digit in DIGITS)
        self.silence = add("say nothing")
        self.send = add("send")
        self.drop = add("drop")
        self.open_market = add("open market", seats if ruleset.sheriff_opens_market else ())
        self.aside = add("aside", self.goods)
        self.draw = add("draw", (*ruleset.piles, DECK) if ruleset.draws_from_piles else ())
        self.pile = add("onto", ruleset.piles if ruleset.draws_from_piles or len(ruleset.piles) > 1 else ())
        self.lay = add("lay", self.goods if ruleset.draws_from_piles or len(ruleset.piles) > 1 else ())
        self.load = add("load", self.goods)
        self.declare = add("declare", ruleset.legal)
        self._lay_out_talk(seats, slots, gold)
        self.pass_bag = add("pass", seats)
        self.pass_with = add("pass with", slots)
        self.inspect = add("inspect", seats)
        self.pay = add("pay", self.goods)
        self.claim = add("claim", (*ruleset.contraband, "nothing") if "black_market" in ruleset.options else ())
        self._lay_out_split(gold)
        self.verbs = {"propose_split": self.split}
        """The step that begins an action of several fields, where it has one."""
        self.starts = {
            ("set_aside", "goods"): self.aside,
            ("discard", "pile"): self.pile,
            ("discard", "cards"): self.lay,
            ("place", "pile"): self.pile,
            ("place", "cards"): self.lay,
            ("load_bag", "goods"): self.load,
            ("pay", "goods"): self.pay,
            ("propose_split", "gold"): self.split_gold,
            ("propose_split", "goods"): self.split_good,
        }
        """Where the steps of each field begin, by action and field."""
        for option in options_of(ruleset.options):
            for action in option.actions if option.prompts_brought else ():
                self._lay_out_brought(action, seats, gold)

    def _lay_out_split(self, gold: tuple[str, ...]) -> None:
        """The steps by which deputies part their loot; without loot the families have no members."""
        has_loot = self.ruleset.has_loot
        self.split = self._add("split", ("propose", "accept", "call") if has_loot else ())
        self.split_gold = self._add("split gold", gold if has_loot else ())
        self.split_good = self._add("split take", self.goods if has_loot else ())

    def _lay_out_brought(self, action: type[Action], seats: tuple[str, ...], gold: tuple[str, ...]) -> None:
        """An action that an option brings: its verb, and the steps of each field by its type."""
        verb = snake_case(action.__name__)
        if verb in HAVE_FAMILIES:
            return
        self.verbs[verb] = self._add(verb)
        members = {"Seat": seats, "int": gold, "Goods": self.goods, "Cards": self.goods}
        for name, kind in get_annotations(action).items():
            choices = members.get(str(kind), tuple(map(str, range(CHOICES))))
            self.starts[verb, name] = self._add(f"{verb} {name}", choices)

    def _lay_out_talk(self, seats: tuple[str, ...], slots: tuple[str, ...], gold: tuple[str, ...]) -> None:
        """The pieces of an offer stand in the order in which they are asked for."""
        ruleset, add = self.ruleset, self._add
        self.bargain = add("bargain with", seats)
        self.counter = add("counter", slots)
        self.ask = add("ask", tuple(f"{ask} {seat}" for seat in seats for ask in ("pass", "open", "refuse")))
        self.gold = add("gold", gold)
        self.stand = add("stand", ruleset.legal)
        self.contraband = add("contraband", ruleset.contraband)
        self.bag = add("bag", self.goods)
        self.promise = add("promise", self.promises())
        self.accept = add("accept", slots)
        self.refuse = add("refuse", slots)
        self.withdraw = add("withdraw", slots)
        self.pledge = add("pledge", tuple(f"{seat} {act}" for seat in seats for act in ("pass", "open")))

    def _add(self, name: str, members: Sequence[str] = ("",)) -> int:
        start = self.families[-1].end if self.families else 0
        if members:
            self.families.append(Family(name, start, tuple(members)))
        return start

    def promises(self) -> tuple[str, ...]:
        """Each side to the other, by decider: the Sheriff, or the lead and the other deputy."""
        gates = ("sheriff",) if self.deciders == 1 else ("lead", "deputy")
        sides = [side for gate in gates for side in (f"merchant to {gate}", f"{gate} to merchant")]
        return tuple(f"{side} {act}" for side in sides for act in ("pass", "open"))

    def slot_name(self, slot: int) -> str:
        """Whose bag, which side, and whether it passes that bag."""
        seat, rest = divmod(slot, 2 * (1 + self.deciders))
        side, passes = divmod(rest, 2)
        by = ("merchant", "sheriff") if self.deciders == 1 else ("merchant", "lead", "deputy")
        return f"seat+{seat} by {by[side]} {'for own bag' if passes else 'for others'}"

    def _pledges_of(self, seat: Seat) -> dict[int, Action]:
        others = [(other, (other - seat) % self.players) for other in others_than(seat, self.players)]
        return {
            self.pledge + 2 * relative + place: Pledge(other, act)
            for other, relative in others
            for place, act in enumerate(ACTS)
        }

    def slot_of(self, offer: Offer, seat: Seat, deciders: tuple[Seat, ...]) -> int:
        """Where an offer stands in the eyes of a seat."""
        relative = (offer.merchant - seat) % self.players
        side = 0 if offer.proposer == offer.merchant else 1 + deciders.index(offer.proposer)
        return (relative * (1 + self.deciders) + side) * 2 + offer.passes_own_bag


def _name(family: str, member: str) -> str:
    return f"{family} {member}" if member else family
