// The words on a slip: who to whom, and how things stand with it.
import type { Offer } from "../protocol/protocol";
import type { Scene } from "../table/scene";

/** Those who must agree on the gate's side: whoever decides on the bags that the offer names. */
export function decidersOf(scene: Scene, offer: Pick<Offer, "clauses">): number[] {
  const named = scene.bagsIn(offer).flatMap((owner) => scene.bag(owner)?.deciders ?? []);
  return named.length ? [...new Set(named)] : [...scene.guards];
}

export function headingOf(scene: Scene, offer: Offer): string {
  const deciders = decidersOf(scene, offer);
  if (offer.proposer !== offer.merchant) return scene.say("web-demands", { who: offer.proposer, to: offer.merchant });
  // Two deputies: the reader is named if one of them.
  const to = deciders.find((seat) => seat === scene.me) ?? deciders[0] ?? offer.merchant;
  const values = deciders.length > 1 && to !== scene.me ? { to: scene.narrator.allNames(deciders) } : {};
  return scene.say("web-offers", { who: offer.proposer, to }, values);
}

export function noteOf(scene: Scene, offer: Offer): string {
  if (offer.agreed.length) return scene.text("deal-agreed", { names: scene.narrator.allNames(offer.agreed) });
  const waited = offer.proposer === offer.merchant ? decidersOf(scene, offer) : [offer.merchant];
  if (waited.includes(scene.me ?? -1)) return scene.text("web-binds");
  return scene.text("deal-unanswered", { names: scene.narrator.allNames(waited), count: waited.length });
}
