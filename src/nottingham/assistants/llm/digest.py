"""The rules in brief, for one ruleset and in one language: all that a player has to know, with this table's numbers."""

from __future__ import annotations

from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.goods import Good
from nottingham.rules.engine.ruleset import Ruleset


def digest(ruleset: Ruleset, narrator: Narrator) -> str:
    """A page of rules."""
    say = narrator.text
    size, gold = ruleset.hand_size, ruleset.start_gold
    crowns = [f"{good.id} {good.king}/{good.queen}" for good in ruleset.catalogue if good.king or good.queen]
    lines = [
        say("prompt-course", players=ruleset.players, rounds=ruleset.rounds, gold=gold, size=size),
        say("prompt-deputies") if ruleset.has_loot else say("prompt-sheriff"),
        say("prompt-market-piles", most=ruleset.aside_most)
        if ruleset.draws_from_piles
        else say("prompt-market-deck", most=ruleset.aside_most),
        say("prompt-loading", most=ruleset.bag_most),
        say("prompt-inspecting"),
        say("prompt-bribes"),
        *(_option(id, narrator) for id in ruleset.options),
        say("prompt-score", list=", ".join(crowns)),
        say("prompt-goods"),
        *(_good(good, narrator) for good in ruleset.catalogue),
    ]
    return "\n".join(lines)


def _option(id: str, narrator: Narrator) -> str:
    """What an option changes: in words for models if it brings any, or in its own sentence."""
    for_models = f"prompt-option-{id.replace('_', '-')}"
    if narrator.has(for_models):
        return narrator.text(for_models)
    return narrator.labelled(narrator.option(id), narrator.option_explained(id))


def _good(good: Good, narrator: Narrator) -> str:
    name = narrator.good_name(good.id)
    called = good.id if name == good.id else f"{good.id} = {name}"
    counts = ""
    if good.kind == "royal":
        counts = ", " + narrator.text("prompt-counts-as", count=good.crown_count, good=good.crown)
    return f"- {called}: {good.kind}, {good.value}, {good.penalty}, {good.cards}{counts}"
