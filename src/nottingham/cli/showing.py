"""A view as text: the table as one seat sees it."""

from nottingham.engine.seats import Seat
from nottingham.engine.state import Bag, Declaring, Inspecting
from nottingham.engine.views import View
from nottingham.locales.narrator import Narrator


def shown(view: View, narrator: Narrator) -> str:
    """Round and phase, a line for each holder, the piles, bags and offers, and the own cards."""
    lines = [_title(view, narrator), *_holders(view, narrator), *_piles(view, narrator)]
    lines += [*_bags(view, narrator), *_offers(view, narrator), *_own_cards(view, narrator)]
    return "\n".join(lines)


def _title(view: View, narrator: Narrator) -> str:
    public = view.public
    gate = narrator.all_names(public.deciders)
    phase = narrator.phase(type(public.phase).__name__)
    return f"-- Round {public.round} of {view.ruleset.rounds}, {phase}. At the gate: {gate}."


def _holders(view: View, narrator: Narrator) -> list[str]:
    names = [*map(narrator.name, range(view.ruleset.players)), *(["Loot"] if view.ruleset.has_loot else [])]
    width = max(map(len, names))
    return [f"   {name:<{width}}  {_holding(view, narrator, holder)}" for holder, name in enumerate(names)]


def _holding(view: View, narrator: Narrator, holder: Seat) -> str:
    public = view.public
    parts = [narrator.gold(public.gold[holder])]
    if public.stands[holder]:
        parts.append(narrator.goods(public.stands[holder]))
    if public.face_down[holder]:
        parts.append(narrator.face_down(public.face_down[holder]))
    return ", ".join(parts)


def _piles(view: View, narrator: Narrator) -> list[str]:
    tops = [
        f"{narrator.pile_name(name)} ({len(pile)}): {narrator.good_name(pile[-1])}"
        for name, pile in zip(view.ruleset.piles, view.public.piles, strict=True)
        if pile
    ]
    deck = f"{narrator.pile_name('deck')} ({view.public.deck_size})"
    return [f"   {', '.join([deck, *tops])}"]


def _bags(view: View, narrator: Narrator) -> list[str]:
    phase = view.public.phase
    if not isinstance(phase, Declaring | Inspecting):
        return []
    return [f"   {narrator.name(bag.owner)}'s bag: {_declared(bag, narrator)}" for bag in phase.bags]


def _declared(bag: Bag, narrator: Narrator) -> str:
    said = narrator.good(bag.good, bag.size) if bag.good else narrator.cards(bag.size)
    return said if bag.fate == "closed" else f"{said} ({bag.fate})"


def _offers(view: View, narrator: Narrator) -> list[str]:
    phase = view.public.phase
    offers = phase.offers if isinstance(phase, Inspecting) else ()
    return [f"   offer {offer.number}: {narrator.offer(offer, view.seat)}" for offer in offers]


def _own_cards(view: View, narrator: Narrator) -> list[str]:
    places = {
        "Your hand": view.hand,
        "Your bag": view.bag,
        "Set aside": view.aside,
        "Face down before you": view.contraband,
    }
    return [f"   {place}: {narrator.goods(goods)}" for place, goods in places.items() if goods]
