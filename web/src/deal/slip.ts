// The words on a slip: who to whom, and how things stand with it.
import type { Offer } from "../protocol/protocol";
import type { ViewModel } from "../table/state/viewModel";

/** Those who must agree on the gate's side: whoever decides on the bags that the offer names. */
export function decidersOf(model: ViewModel, offer: Pick<Offer, "clauses">): number[] {
  const named = model.bagsIn(offer).flatMap((owner) => model.bag(owner)?.deciders ?? []);
  return named.length ? [...new Set(named)] : [...model.guards];
}

export function headingOf(model: ViewModel, offer: Offer): string {
  const deciders = decidersOf(model, offer);
  if (offer.proposer !== offer.merchant) return model.say("web-demands", { who: offer.proposer, to: offer.merchant });
  // Two deputies: the reader is named if one of them.
  const to = deciders.find((seat) => seat === model.me) ?? deciders[0] ?? offer.merchant;
  const values = deciders.length > 1 && to !== model.me ? { to: model.narrator.allNames(deciders) } : {};
  return model.say("web-offers", { who: offer.proposer, to }, values);
}

export function noteOf(model: ViewModel, offer: Offer): string {
  if (offer.agreed.length) return model.text("deal-agreed", { names: model.narrator.allNames(offer.agreed, model.me) });
  const waited = offer.proposer === offer.merchant ? decidersOf(model, offer) : [offer.merchant];
  if (waited.includes(model.me ?? -1)) return model.text("web-binds");
  const countered = waited.filter((seat) => isCounteredBy(model, offer, seat));
  if (countered.length)
    return model.text("deal-countered", { names: model.narrator.allNames(countered), count: countered.length });
  return model.text("deal-unanswered", { names: model.narrator.allNames(waited, model.me), count: waited.length });
}

const isCounteredBy = (model: ViewModel, offer: Offer, seat: number): boolean =>
  model.offers.some((other) => other.answers === offer.number && other.proposer === seat);

/** Over which bag the offers on the table are made: the one that all of them are about; null where they differ. */
export function bagOf(model: ViewModel, offers: readonly Offer[], before: number | null): number | null {
  const bags = new Set(
    offers.flatMap((offer) => (model.bagsIn(offer).length ? model.bagsIn(offer) : [offer.merchant])),
  );
  if (!bags.size) return before !== null && model.bag(before)?.fate === "closed" ? before : null;
  return bags.size === 1 ? [...bags][0]! : null;
}

/** A heading as it is read aloud: the marks for bold letters are no part of it. */
export const spoken = (heading: string): string => heading.replace(/<\/?b>/g, "");
