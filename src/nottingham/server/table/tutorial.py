"""Tutorial (the guided game): a real table with a set deal and, for two rounds, two characters who know what to teach.

The deal follows from a seed, like any other, so its record replays like any other. In the first round the newcomer is a
merchant: Will's honest bag is opened, so that Tuck has to pay for his suspicion, and Tuck then names a price for the
newcomer's own. In the second the newcomer is Sheriff: Will lies and pays nothing, Tuck is honest and pays to be left in
peace. Both answer whatever the newcomer does; from the third round on they are themselves.
"""

from __future__ import annotations

from nottingham.bots.honest import honest_bag
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Accept, Declare, Inspect, LoadBag, Pass, Propose, Refuse, SetAside
from nottingham.rules.engine.deals import AskPass, GiveGold, Offer, gold_in, stand_goods_in
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.engine.views import View
from nottingham.rules.phases.bargaining import AnswerPrompt, BargainPrompt
from nottingham.rules.phases.declaring import DeclarePrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.rules.phases.market import SetAsidePrompt
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.table.state import Table

LESSON = Settings(edition="first", players=3, clock=ClockRules(grace=0), is_guided=True)
"""No player is hurried and no seat taken meanwhile: a player called away finds the lesson where it was."""
COMPANY = ("will", "tuck")
NEWCOMER, WILL, TUCK = 0, 1, 2
ROUNDS = 2
SEED = 168_116
"""Tuck begins as Sheriff. The newcomer holds three apples, a mead and two odd cards, with an apple on the right pile;
Will three chickens and two silks; Tuck three cheeses."""

DEMAND = 5
"""Gold that Tuck asks of the newcomer."""
ENOUGH = 3
"""What he takes when it is offered."""
ALMS = 3
"""Gold that he pays to be left in peace."""
ALMS_MOST = 6
"""What he pays when it is asked of him."""
TALE = "chicken"
"""What Will says is in his bag, once truly and once not."""
HIDDEN_MOST, TALE_SIZE = 2, 4
"""Cards of contraband in Will's second bag, and all cards in it."""


def is_lesson(table: Table) -> bool:
    """Whether the characters still teach: only in the first game of the table, and only at its beginning."""
    game = table.game
    return table.settings.is_guided and game is not None and game.number == 1 and game.state.public.round <= ROUNDS


def taught(table: Table, seat: Seat, asked: tuple[Prompt, ...]) -> tuple[tuple[Prompt, ...], Action | None] | None:
    """What a character is asked in a lesson, and does. Nothing asked is patience; None leaves it to the character."""
    if not is_lesson(table) or (seat, table.chairs[seat].bot) not in enumerate(COMPANY, start=1):
        return None
    assert table.game is not None
    view = table.game.view(seat)
    if isinstance(view.public.phase, Inspecting):
        if view.public.phase.duties:
            return None
        is_newcomer_here = not table.chairs[NEWCOMER].bot
        action = _at_the_gate(view, asked, has_spoken=table.game.talk.proposals > 0, is_patient=is_newcomer_here)
        return (asked, action) if action else ((), None)
    action = _at_the_market(view, asked)
    return (asked, action) if action else None


# --- before the gate ---------------------------------------------------------------------------------------------


def _at_the_market(view: View, asked: tuple[Prompt, ...]) -> Action | None:
    """Both keep what they were dealt, so that it does not matter what the newcomer drew."""
    is_tall_tale = view.seat == WILL and view.public.round == ROUNDS
    for prompt in asked:
        match prompt:
            case SetAsidePrompt():
                return SetAside(NOTHING)
            case LoadBagPrompt(most=most):
                return LoadBag(_tall_tale(view) if is_tall_tale else honest_bag(view.ruleset, view.hand, most))
            case DeclarePrompt(count=count):
                return Declare(TALE if is_tall_tale else next(iter(view.bag)), count)
    return None


def _tall_tale(view: View) -> Goods:
    """Contraband first, then what he will say is in it, then whatever makes the bag look full."""
    hidden = view.hand.only(view.ruleset.contraband).cards()[:HIDDEN_MOST]
    told = view.hand.only((TALE,)).cards()
    rest = (view.hand - Goods.counting((*hidden, *told))).cards()
    return Goods.counting((*hidden, *told, *rest)[:TALE_SIZE])


# --- at the gate -------------------------------------------------------------------------------------------------


def _at_the_gate(view: View, asked: tuple[Prompt, ...], *, has_spoken: bool, is_patient: bool) -> Action | None:
    settles = {prompt.bag: prompt for prompt in asked if isinstance(prompt, SettlePrompt)}
    if WILL in settles:
        return Inspect(WILL)
    if NEWCOMER in settles:
        return _to_newcomer(view, settles[NEWCOMER], has_spoken=has_spoken, is_patient=is_patient)
    if view.seat != view.public.sheriff:
        return _to_sheriff(view, asked, has_spoken=has_spoken)
    return None


def _to_newcomer(view: View, settle: SettlePrompt, *, has_spoken: bool, is_patient: bool) -> Action | None:
    """Takes what is enough, names a price once, and opens the bag if that is turned down."""
    offers = [offer for offer in inspecting(view.public).offers if offer.merchant == NEWCOMER]
    for offer in offers:
        if offer.number in settle.offers:
            return Pass(NEWCOMER, offer.number) if _worth(view, offer) >= ENOUGH else Refuse(offer.number)
    if not has_spoken:
        price = min(DEMAND, view.public.gold[NEWCOMER])
        return Propose(NEWCOMER, (GiveGold(price), AskPass(NEWCOMER)))
    is_standing = any(offer.proposer == view.seat for offer in offers)
    return None if is_standing and is_patient else Inspect(NEWCOMER)


def _worth(view: View, offer: Offer) -> int:
    """Only what can be seen counts: gold, and legal goods on the stand."""
    return gold_in(offer.clauses) + stand_goods_in(offer.clauses).worth(view.ruleset.values)


def _to_sheriff(view: View, asked: tuple[Prompt, ...], *, has_spoken: bool) -> Action | None:
    """Will pays nobody. Tuck pays a little unasked, and a little more when asked."""
    assert view.seat is not None
    own = AskPass(view.seat)
    for prompt in asked:
        if isinstance(prompt, AnswerPrompt) and (offer := inspecting(view.public).offer(prompt.offer)):
            gold = gold_in(offer.clauses)
            is_fair = view.seat == TUCK and offer.clauses == (GiveGold(gold), own) and gold <= ALMS_MOST
            return Accept(offer.number) if is_fair and prompt.may_accept else Refuse(offer.number)
        is_own_bag = isinstance(prompt, BargainPrompt) and view.seat in prompt.may_pass
        if is_own_bag and view.seat == TUCK and view.public.round == ROUNDS and not has_spoken:
            return Propose(TUCK, (GiveGold(ALMS), own))
    return None
