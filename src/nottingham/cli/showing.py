"""A view as text: the table as one seat sees it."""

from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.deals import Offer
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Bag, Declaring, Inspecting
from nottingham.rules.engine.views import View


def shown(view: View, narrator: Narrator) -> str:
    """Round and phase, a line for each holder, the piles, bags and offers, and the own cards."""
    lines = [_title(view, narrator), *_holders(view, narrator), *_piles(view, narrator)]
    lines += [*_bags(view, narrator), *_offers(view, narrator), *_own_cards(view, narrator)]
    return "\n".join(lines)


def _title(view: View, narrator: Narrator) -> str:
    public = view.public
    gate = narrator.all_names(public.deciders)
    phase = narrator.phase(type(public.phase).__name__)
    title = narrator.text("terminal-title", round=public.round, rounds=view.ruleset.rounds, phase=phase, gate=gate)
    return f"-- {title}"


def _holders(view: View, narrator: Narrator) -> list[str]:
    names = [*map(narrator.name, range(view.ruleset.players))]
    if view.seat is not None:
        names[view.seat] = narrator.text("terminal-you", name=names[view.seat])
    if view.ruleset.has_loot:
        names.append(narrator.text("terminal-loot"))
    width = max(map(len, names))
    return [f"   {name:<{width}}  {_holding_line(view, narrator, holder)}" for holder, name in enumerate(names)]


def _holding_line(view: View, narrator: Narrator, holder: Seat) -> str:
    public = view.public
    parts = [narrator.gold(public.gold[holder])]
    if public.stands[holder]:
        parts += narrator.counted(public.stands[holder])
    if public.face_down[holder]:
        parts.append(narrator.face_down(public.face_down[holder]))
    return ", ".join(parts)


def _piles(view: View, narrator: Narrator) -> list[str]:
    tops = [
        narrator.labelled(f"{narrator.pile_name(name)} ({len(pile)})", narrator.card(pile[-1]))
        for name, pile in zip(view.ruleset.piles, view.public.piles, strict=True)
        if pile
    ]
    deck = f"{narrator.pile_name('deck')} ({view.public.deck_size})"
    return [f"   {', '.join([deck, *tops])}"]


def _bags(view: View, narrator: Narrator) -> list[str]:
    phase = view.public.phase
    if not isinstance(phase, Declaring | Inspecting):
        return []
    return [f"   {narrator.labelled(_bag_of(bag, view, narrator), _declaration(bag, narrator))}" for bag in phase.bags]


def _bag_of(bag: Bag, view: View, narrator: Narrator) -> str:
    return narrator.text("terminal-bag", **narrator.people(view.seat, owner=bag.owner))


def _declaration(bag: Bag, narrator: Narrator) -> str:
    goods = narrator.good(bag.good, bag.size) if bag.good else narrator.cards(bag.size)
    return goods if bag.fate == "closed" else narrator.text("terminal-bag-settled", goods=goods, fate=bag.fate)


def _offers(view: View, narrator: Narrator) -> list[str]:
    phase = view.public.phase
    offers = phase.offers if isinstance(phase, Inspecting) else ()
    return [f"   {offer_shown(offer, view, narrator)}" for offer in offers]


def offer_shown(offer: Offer, view: View, narrator: Narrator) -> str:
    """An offer with its number, as the chronicle tells it."""
    return narrator.text("event-offer-made", number=offer.number, offer=narrator.offer(offer, view.seat))


def _own_cards(view: View, narrator: Narrator) -> list[str]:
    places = {
        "terminal-your-hand": view.hand,
        "terminal-your-bag": view.bag,
        "terminal-your-aside": view.aside,
        "terminal-your-contraband": view.contraband,
    }
    return [
        f"   {narrator.labelled(narrator.text(place), narrator.goods(goods))}"
        for place, goods in places.items()
        if goods
    ]
