"""The one list of editions and options: composes a ruleset, refuses contradictory mixes, knows every name.

Whoever adds an option adds it to `OPTIONS`; its actions, events, prompts, duties and extras are then playable,
recordable and redacted everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, reduce
from typing import NamedTuple

from msgspec.structs import replace

from nottingham.editions.edition import BLACK_MARKET, FIRST, SECOND, Edition
from nottingham.editions.printed_goods import BASE, ROYAL, PrintedGood, in_play
from nottingham.engine import events as engine_events
from nottingham.engine.families import Action, Duty, Event, EventBase, Extra, Phase, Prompt
from nottingham.engine.option import Option
from nottingham.engine.refusals import REFUSALS, InputError
from nottingham.engine.ruleset import BlackMarketPile, Ruleset
from nottingham.engine.state import Closing, Declaring, Finished, Inspecting, Loading, Market
from nottingham.options.black_market import BlackMarket
from nottingham.options.deputies import PLAYERS, Deputies
from nottingham.options.house_goods import HouseGoods
from nottingham.options.numbers import RemovedCards, RoyalGoods, SevenCards
from nottingham.options.short_game import ShortGame
from nottingham.options.tax import Tax
from nottingham.options.time_limit import TimeLimit
from nottingham.phases import closing, declaring, inspecting, loading, market
from nottingham.phases.handler import PhaseHandler

EDITIONS: dict[str, Edition] = {edition.id: edition for edition in (FIRST, SECOND)}

OPTIONS: dict[str, Option] = {
    option.id: option
    for option in (
        RoyalGoods({players: in_play(ROYAL, players) for players in range(3, 7)}),
        TimeLimit(),
        RemovedCards(),
        SevenCards(),
        HouseGoods(),
        Deputies(),
        BlackMarket(BLACK_MARKET),
        Tax(),
        ShortGame(),
    )
}

HANDLERS: dict[type[Phase], PhaseHandler] = {
    Market: market,
    Loading: loading,
    Declaring: declaring,
    Inspecting: inspecting,
    Closing: closing,
}
"""The module that plays each phase; when the game is finished, nothing is left to play."""


class RulesetError(InputError):
    """A mix of edition, players and options that cannot be played."""

    topic = "ruleset"


def compose(
    edition: str = "first",
    players: int = 4,
    options: tuple[str, ...] = (),
    *,
    house: tuple[PrintedGood, ...] = (),
    minutes: int = 0,
    black_market: tuple[BlackMarketPile, ...] = (),
) -> Ruleset:
    """The ruleset of a table. Deputies with six players, and an option whose own data is given, come unasked."""
    if edition not in EDITIONS:
        raise RulesetError("unknown_edition", edition=edition, known=", ".join(EDITIONS))
    printed = EDITIONS[edition]
    if players not in printed.rounds:
        raise RulesetError(
            "wrong_number_of_players",
            edition=edition,
            players=players,
            least=min(printed.rounds),
            most=max(printed.rounds),
        )
    unasked = {
        Deputies.id: players == PLAYERS,
        HouseGoods.id: bool(house),
        TimeLimit.id: bool(minutes),
        BlackMarket.id: bool(black_market),
    }
    ids = _ordered((*options, *(id for id, comes in unasked.items() if comes)))
    house_goods = HouseGoods(in_play(house, players), is_named=bool(house))
    chosen = [house_goods if id == HouseGoods.id else OPTIONS[id] for id in ids]
    ruleset = replace(_printed(printed, players, ids), minutes=minutes, black_market=black_market)
    for option in chosen:
        if code := option.objection(ruleset):
            raise RulesetError(code, option=option.id, edition=edition, players=players)
    return _sound(reduce(lambda amended, option: option.amend(amended), chosen, ruleset))


def _printed(edition: Edition, players: int, options: tuple[str, ...]) -> Ruleset:
    """The numbers and goods of an edition, before any option amends them."""
    return Ruleset(
        edition=edition.id,
        players=players,
        options=options,
        catalogue=in_play(BASE, players),
        rounds=edition.rounds[players],
        piles=edition.piles,
        pile_start=edition.pile_start,
        pile_keep=edition.pile_keep,
        draws_from_piles=edition.draws_from_piles,
        sheriff_opens_market=edition.sheriff_opens_market,
    )


def _ordered(ids: tuple[str, ...]) -> tuple[str, ...]:
    """Each option once, in the order of the list, so that equal mixes are equal rulesets."""
    for id in ids:
        if id not in OPTIONS:
            raise RulesetError("unknown_option", option=id, known=", ".join(OPTIONS))
    return tuple(id for id in OPTIONS if id in ids)


def _sound(ruleset: Ruleset) -> Ruleset:
    """Refuses numbers and a catalogue that contradict themselves."""
    if ruleset.minutes < 0:
        raise RulesetError("minutes_below_zero", minutes=ruleset.minutes)
    ids = [good.id for good in ruleset.catalogue]
    for id in ids:
        if ids.count(id) > 1:
            raise RulesetError("good_twice", good=id)
    for good in ruleset.catalogue:
        if min(good.value, good.penalty, good.cards, good.crown_count, good.king, good.queen) < 0:
            raise RulesetError("number_below_zero", good=good.id)
    for good in ruleset.catalogue:
        if good.crown and (good.crown not in ruleset.goods or not ruleset.goods[good.crown].is_legal):
            raise RulesetError("crown_of_nothing", good=good.id, crown=good.crown)
    for pile in ruleset.black_market:
        if pile.good not in ruleset.goods or ruleset.goods[pile.good].kind != "contraband":
            raise RulesetError("no_contraband_pile", good=pile.good)
        if [one.good for one in ruleset.black_market].count(pile.good) > 1:
            raise RulesetError("pile_twice", good=pile.good)
        if not pile.values or list(pile.values) != sorted(pile.values, reverse=True):
            raise RulesetError("higher_value_on_top", good=pile.good)
    return ruleset


class RefusedMix(NamedTuple):
    """A choice with which an option cannot be played: an edition, a number of players, and perhaps another option."""

    edition: str
    players: int
    code: str
    beside: str | None = None


def refused_mixes(option: Option) -> list[RefusedMix]:
    """Every mix that an option objects to, found by asking it, for whoever offers the choice."""
    found: list[RefusedMix] = []
    for edition in EDITIONS.values():
        for players in edition.rounds:
            alone = option.objection(_printed(edition, players, (option.id,)))
            if alone:
                found.append(RefusedMix(edition.id, players, alone))
                continue
            for other in OPTIONS:
                beside = option.objection(_printed(edition, players, _ordered((option.id, other))))
                if beside:
                    found.append(RefusedMix(edition.id, players, beside, other))
    return found


@cache
def options_of(ids: tuple[str, ...]) -> tuple[Option, ...]:
    """The options a game is played with. What an amended ruleset holds need not be known again."""
    return tuple(OPTIONS[id] for id in ids)


def register(option: Option) -> None:
    """Add an option to the list, as an extension would."""
    OPTIONS[option.id] = option
    options_of.cache_clear()


def withdraw(option: Option) -> None:
    """Take an option off the list again."""
    del OPTIONS[option.id]
    options_of.cache_clear()


# --- every name there is -----------------------------------------------------------------------------------------


def action_types() -> tuple[type[Action], ...]:
    base = tuple(action for handler in HANDLERS.values() for action in handler.ACTIONS)
    return base + tuple(action for option in OPTIONS.values() for action in option.actions)


def event_types() -> tuple[type[Event], ...]:
    base = tuple(
        event
        for event in vars(engine_events).values()
        if isinstance(event, type) and issubclass(event, EventBase) and event is not EventBase
    )
    return base + tuple(event for option in OPTIONS.values() for event in option.events)


def prompt_types() -> tuple[type[Prompt], ...]:
    base = tuple(prompt for handler in HANDLERS.values() for prompt in handler.PROMPTS)
    return base + tuple(prompt for option in OPTIONS.values() for prompt in option.prompts_brought)


def duty_types() -> tuple[type[Duty], ...]:
    return inspecting.DUTIES + tuple(duty for option in OPTIONS.values() for duty in option.duties)


def extra_types() -> tuple[type[Extra], ...]:
    return tuple(extra for option in OPTIONS.values() for extra in option.extras)


def phase_types() -> tuple[type[Phase], ...]:
    return (*HANDLERS, Finished)


def refusal_codes() -> dict[str, str]:
    """Every reason to refuse an action, with the rule it usually defends."""
    return REFUSALS | {code: rule for option in OPTIONS.values() for code, rule in option.refusals.items()}


FAMILIES: dict[type, Callable[[], tuple[type, ...]]] = {
    Action: action_types,
    Event: event_types,
    Prompt: prompt_types,
    Phase: phase_types,
    Duty: duty_types,
    Extra: extra_types,
}
"""The members of each family, for whoever reads or describes them; a new option adds to them at any time."""
