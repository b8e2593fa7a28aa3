"""The rules in brief, for one ruleset: what a player has to know, with the numbers of this table."""

from __future__ import annotations

from nottingham.engine.goods import Good
from nottingham.engine.ruleset import Ruleset
from nottingham.locales.narrator import Narrator
from nottingham.options.black_market import BlackMarket
from nottingham.options.deputies import Deputies
from nottingham.options.house_goods import HouseGoods
from nottingham.options.time_limit import TimeLimit


def digest(ruleset: Ruleset) -> str:
    """A page of rules."""
    lines = [
        *_course(ruleset),
        *_market(ruleset),
        *_bag(ruleset),
        *_gate(ruleset),
        *_options(ruleset),
        *_score(ruleset),
        "Goods (id: kind, value, penalty, cards in the game):",
        *(_good(good) for good in ruleset.catalogue),
    ]
    return "\n".join(lines)


def _course(ruleset: Ruleset) -> list[str]:
    gate = "two deputies guard the gate" if ruleset.has_loot else "one player is the Sheriff"
    return [
        f"{ruleset.players} players, {ruleset.rounds} rounds. Most points at the end win.",
        f"In each round {gate}; the others are merchants, and the office moves on.",
        f"Everybody starts with {ruleset.start_gold} gold and a hand of {ruleset.hand_size} cards.",
        "A round: market, loading, declaring, inspecting.",
    ]


def _market(ruleset: Ruleset) -> list[str]:
    if ruleset.draws_from_piles:
        how = (
            "face down, draws as many from the tops of the face-up discard piles or from the deck (after a card from "
            "the deck no pile any more), and then puts what was set aside face up on one pile"
        )
    else:
        how = "face up, and draws as many from the deck"
    return [f"Market: each merchant sets aside 0 to {ruleset.aside_most} cards {how}."]


def _bag(ruleset: Ruleset) -> list[str]:
    return [
        f"Loading: each merchant secretly puts 1 to {ruleset.bag_most} cards from hand into a bag.",
        "Declaring: each merchant names ONE legal good and the true number of cards. The good may be a lie.",
    ]


def _gate(ruleset: Ruleset) -> list[str]:
    settles, pays = ("deputies settle", "deputies pay") if ruleset.has_loot else ("Sheriff settles", "Sheriff pays")
    return [
        f"Inspecting: the {settles} every bag, in any order: let it pass, or open it.",
        "- A bag that passes: its legal goods go face up, its contraband face down, to the owner's stand.",
        f"- Opened, and every card is what was declared: the {pays} the owner the penalties of all its cards.",
        "- Opened, and it was a lie: cards of the declared good are let in; all others, legal ones too, are lost.",
        "  For those lost, the owner pays the penalties as a fine.",
        "- Whoever cannot pay in gold pays with goods from the stand, at their value.",
        "Bribes: until a bag is settled, merchants and the gate may make each other offers, heard by all.",
        "- A merchant can give gold, legal goods from the stand, contraband said to lie face down on the stand, and",
        "  goods said to be in the bag; what is said of those last two may be a lie.",
        "- A merchant can ask to let bags pass, to open others' bags, and to refuse others' deals.",
        "- An accepted offer is a deal and binds for this round; one that passes the giver's own bag does so at once.",
        "- Promises for later rounds, and all other words, bind nobody.",
    ]


def _options(ruleset: Ruleset) -> list[str]:
    """What each option changes; one that is not ours is told by its own sentence."""
    narrator = Narrator("en", (), ruleset)
    known = {
        Deputies.id: (
            "Deputies: each says pass or open on every bag. If both pass on the same terms, the bribe goes to the "
            "loot; if both open it, each pays half of what is owed for an honest bag, or the fine goes to the loot. If "
            "they differ, the one who wants to open it goes on alone. After the last bag the two split the loot: one "
            "proposes and the other accepts, or either calls the rule (half each, odd cards lost)."
        ),
        BlackMarket.id: (
            "Black market: a merchant whose bag passed may trade 3 face-down contraband cards of one kind for the top "
            "card of that kind's pile, which scores the value printed on it."
        ),
        TimeLimit.id: "Time limit: when the time for inspecting is up, all bags left pass for nothing.",
        HouseGoods.id: "House goods: goods of this table's own are in the deck; they are in the list below.",
    }
    return [known.get(id) or f"{narrator.option(id)}: {narrator.option_explained(id)}" for id in ruleset.options]


def _score(ruleset: Ruleset) -> list[str]:
    crowns = [f"{good.id} {good.king}/{good.queen}" for good in ruleset.catalogue if good.king or good.queen]
    return [
        "Score: gold, plus the value of all goods on the stand, plus bonuses. Cards in hand are worth nothing.",
        f"Bonuses for most (King) and second most (Queen) of a good; ties share: {', '.join(crowns)}.",
    ]


def _good(good: Good) -> str:
    counts = f", counts as {good.crown_count} {good.crown} for King and Queen" if good.kind == "royal" else ""
    return f"- {good.id}: {good.kind}, {good.value}, {good.penalty}, {good.cards}{counts}"
