"""The one list of editions and options: composes a ruleset, refuses contradictory mixes, knows every name.

An option is found by its folder; its actions, events, prompts, duties and extras are then playable, recordable and
redacted everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, reduce
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple

from msgspec.structs import replace

from nottingham.rules import options as option_folders
from nottingham.rules.editions.edition import FIRST, SECOND, Edition
from nottingham.rules.editions.printed_goods import BASE, in_play
from nottingham.rules.engine import events as engine_events
from nottingham.rules.engine.families import Action, Duty, Event, EventBase, Extra, Phase, Prompt, Terms
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.refusals import REFUSALS, RulesetError
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Closing, Declaring, Finished, Inspecting, Loading, Market, Public
from nottingham.rules.phases import closing, declaring, inspecting, loading, market
from nottingham.rules.phases.handler import PhaseHandler

EDITIONS: dict[str, Edition] = {edition.id: edition for edition in (FIRST, SECOND)}


def _find_options() -> list[Option]:
    """The option of every folder, in the order of their ranks."""
    folders = [module.name for module in iter_modules(option_folders.__path__) if module.ispkg]
    modules = [import_module(f"{option_folders.__name__}.{folder}.rule") for folder in folders]
    return sorted((module.OPTION for module in modules), key=lambda option: (option.rank, option.id))


OPTIONS: dict[str, Option] = {option.id: option for option in _find_options()}

HANDLERS: dict[type[Phase], PhaseHandler] = {
    Market: market,
    Loading: loading,
    Declaring: declaring,
    Inspecting: inspecting,
    Closing: closing,
}
"""The module that plays each phase; when the game is finished, nothing is left to play."""


def compose(edition: str = "first", players: int = 4, options: tuple[str, ...] = (), **settled: Any) -> Ruleset:
    """The ruleset of a table.

    What an option lets a table settle is given by name (`minutes=3`); an option for which something was settled is
    played, asked for or not.
    """
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
    plain = _printed_ruleset(printed, players, ())
    given = terms_given(settled)
    unasked = [one.id for one in OPTIONS.values() if one.id in given or one.comes_unasked(plain)]
    ids = _in_order((*options, *unasked))
    chosen = [OPTIONS[id] for id in ids]
    terms = tuple(given.get(option.id) or option.terms() for option in chosen if option.terms)
    ruleset = replace(plain, options=ids, terms=terms)
    for option in chosen:
        if code := option.objection(ruleset):
            raise RulesetError(code, option=option.id, edition=edition, players=players)
    amended = reduce(lambda amended, option: option.amend(amended), chosen, ruleset)
    _check_catalogue(amended)
    for option in chosen:
        option.check_terms(amended)
    return amended


def settled_by_name(terms: Iterable[Terms]) -> dict[str, Any]:
    """What terms say, as `compose` takes it."""
    return {name: getattr(one, name) for one in terms for name in getattr(one, "__struct_fields__", ())}


def terms_given(settled: dict[str, Any]) -> dict[str, Terms]:
    """The terms of each option about which something was said; nothing, where what was said is nothing."""
    given: dict[str, Terms] = {}
    said = {name: value for name, value in settled.items() if value}
    for option in OPTIONS.values():
        own = {name: said.pop(name) for name in getattr(option.terms, "__struct_fields__", ()) if name in said}
        if own and option.terms:
            given[option.id] = option.terms(**own)
    if said:
        raise TypeError(f"no option lets a table settle: {', '.join(said)}")
    return given


def _printed_ruleset(edition: Edition, players: int, options: tuple[str, ...]) -> Ruleset:
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


def _in_order(ids: tuple[str, ...]) -> tuple[str, ...]:
    """Each option once, in the order of the list, so that equal mixes are equal rulesets."""
    for id in ids:
        if id not in OPTIONS:
            raise RulesetError("unknown_option", option=id, known=", ".join(OPTIONS))
    return tuple(id for id in OPTIONS if id in ids)


def _check_catalogue(ruleset: Ruleset) -> None:
    """Refuses goods that contradict themselves."""
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


class RefusedMix(NamedTuple):
    """A choice with which an option cannot be played: an edition, a number of players, and perhaps another option."""

    edition: str
    players: int
    code: str
    beside: str | None = None


def refused_mixes(option: Option) -> list[RefusedMix]:
    """Every mix that an option objects to, found by asking it, for a page that offers the choice."""
    found: list[RefusedMix] = []
    for edition in EDITIONS.values():
        for players in edition.rounds:
            alone = option.objection(_printed_ruleset(edition, players, (option.id,)))
            if alone:
                found.append(RefusedMix(edition.id, players, alone))
                continue
            for other in OPTIONS:
                beside = option.objection(_printed_ruleset(edition, players, _in_order((option.id, other))))
                if beside:
                    found.append(RefusedMix(edition.id, players, beside, other))
    return found


@cache
def options_of(ids: tuple[str, ...]) -> tuple[Option, ...]:
    """The options a game is played with. What an amended ruleset holds need not be known again."""
    return tuple(OPTIONS[id] for id in ids)


def minutes_of(ruleset: Ruleset) -> int:
    """Minutes of Inspection for each merchant; 0 is no limit."""
    return sum([option.minutes(ruleset) for option in options_of(ruleset.options)])


def points_in_sight(ruleset: Ruleset, public: Public, seat: Seat) -> int:
    """Points beside goods, gold and crowns that all can see a seat has."""
    return sum(option.points_in_sight(public, seat) for option in options_of(ruleset.options))


def bounties(ruleset: Ruleset) -> dict[str, tuple[int, ...]]:
    """Cards beside the deck, by the good that earns one: what each is worth, the top one first."""
    return {good: cards for one in options_of(ruleset.options) for good, cards in one.bounties(ruleset).items()}


def time_up(ruleset: Ruleset) -> Action:
    """What the clock of a table with such a limit says when it has run out."""
    return next(option.time_up for option in options_of(ruleset.options) if option.time_up is not None)


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


def terms_types() -> tuple[type[Terms], ...]:
    return tuple(option.terms for option in OPTIONS.values() if option.terms)


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
    Terms: terms_types,
}
"""The members of each family, for codecs and schemas; a new option adds to them at any time."""
