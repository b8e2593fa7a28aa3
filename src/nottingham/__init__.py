"""Nottingham: merchants, bribes and a greedy Sheriff.

The referee in seven words: `compose` a ruleset, start a `new_game`, look at a `view`, read its `prompts`, `check` an
action without doing it, `act`, and read the `outcome`. Every rule the referee cites is in the law: `nottingham rules`.
"""

from nottingham.rules.engine.actions import (
    Accept,
    Declare,
    Discard,
    Draw,
    Inspect,
    LoadBag,
    OpenMarket,
    Pass,
    Pay,
    PlaceCards,
    Pledge,
    Propose,
    Refuse,
    SetAside,
    Withdraw,
)
from nottingham.rules.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    PromiseNext,
    Words,
)
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.goods import Good, Goods
from nottingham.rules.engine.refusals import Refusal, RulesetError
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.engine.views import View
from nottingham.rules.game import Step, act, awaited, check, fold, from_position, new_game, outcome, prompts, view
from nottingham.rules.options.black_market.rule import Claim
from nottingham.rules.options.deputies.rule import AcceptSplit, CallSplit, ProposeSplit
from nottingham.rules.options.time_limit.rule import TimeUp
from nottingham.rules.rulebook import compose

__all__ = [
    "Accept",
    "AcceptSplit",
    "Action",
    "AskOpen",
    "AskPass",
    "AskRefuse",
    "CallSplit",
    "Claim",
    "Declare",
    "Discard",
    "Draw",
    "Event",
    "GiveBag",
    "GiveContraband",
    "GiveGold",
    "GiveStand",
    "Good",
    "Goods",
    "Inspect",
    "LoadBag",
    "OpenMarket",
    "Pass",
    "Pay",
    "PlaceCards",
    "Pledge",
    "PromiseNext",
    "Prompt",
    "Propose",
    "ProposeSplit",
    "Refusal",
    "Refuse",
    "Ruleset",
    "RulesetError",
    "Score",
    "Seat",
    "SetAside",
    "State",
    "Step",
    "TimeUp",
    "View",
    "Withdraw",
    "Words",
    "act",
    "awaited",
    "check",
    "compose",
    "fold",
    "from_position",
    "new_game",
    "outcome",
    "prompts",
    "view",
]


def __getattr__(name: str) -> str:
    """`__version__`, read from the installed package when somebody asks for it."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version  # noqa: PLC0415 - few ask, and it takes as long as all the rest

    return version("nottingham")
