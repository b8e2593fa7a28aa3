// Actions in words: what a seat does or could do, as a phrase that follows a colon. The twin of locales/actions.py; a
// test holds both against the same phrases.
import type { Action, Offer } from "../protocol/protocol";
import type { Value } from "./messages";
import { counting, hyphens, sizeOf, words, type Speaker, type Viewer } from "./speaker";

type Propose = Extract<Action, { action: "propose" }>;

/** What this seat does. `offers` are those on the table, so that an answer can say to what; null is to wait. */
export function actionTold(
  speaker: Speaker,
  action: Action | null,
  seat: number,
  offers: readonly Offer[] = [],
  viewer: Viewer = null,
): string {
  const say = (id: string, values: Record<string, Value> = {}): string => speaker.text(`action-${id}`, values).trim();
  const offer = (number: number): string => {
    const found = offers.find((one) => one.number === number);
    return found ? speaker.offer(found, viewer) : "";
  };
  if (!action) return say("wait");
  switch (action.action) {
    case "propose":
      return proposal(speaker, action, seat, viewer);
    case "accept":
    case "refuse":
    case "withdraw":
      return say(action.action, { offer: offer(action.offer) });
    case "pass":
      return action.offer === null || action.offer === undefined
        ? say("pass", speaker.people(viewer, { owner: action.bag }))
        : say("pass-for-offer", { offer: offer(action.offer), ...speaker.people(viewer, { owner: action.bag }) });
    case "inspect":
      return say("inspect", speaker.people(viewer, { owner: action.bag }));
    case "pledge": {
      const people = speaker.people(viewer, { receiver: action.to });
      return action.act
        ? say(`pledge-${action.act}`, people)
        : say("pledge-words", { quote: speaker.quoted(action.words ?? ""), ...people });
    }
    case "open_market":
      return say("open-market", speaker.people(viewer, { who: action.first }));
    case "set_aside":
      return sizeOf(action.goods) ? say("set-aside", { goods: speaker.goods(action.goods) }) : say("set-aside-nothing");
    case "draw":
      return action.source === "deck" ? say("draw-deck") : say("draw-pile", { pile: action.source });
    case "discard":
      return say("discard", { pile: action.pile, goods: speaker.goods(counting(action.cards)) });
    case "place":
      return say("place", { pile: action.pile });
    case "load_bag":
      return say("load-bag", { goods: speaker.goods(action.goods) });
    case "declare":
      return say("declare", { goods: speaker.good(action.good, action.count) });
    case "pay":
      return say("pay", { goods: speaker.goods(action.goods) });
    case "claim":
      return action.good === null ? say("claim-nothing") : say("claim", { good: speaker.goodName(action.good) });
    case "propose_split": {
      const goods = sizeOf(action.goods) ? [speaker.goods(action.goods)] : [];
      const gold = action.gold || !goods.length ? [speaker.gold(action.gold)] : [];
      return say("propose-split", { loot: speaker.joined([...gold, ...goods]) });
    }
    case "accept_split":
    case "call_split":
      return say(hyphens(action.action));
    default:
      return words(action.action);
  }
}

function proposal(speaker: Speaker, action: Propose, seat: number, viewer: Viewer): string {
  const [gifts, asks] = [speaker.gifts(action.clauses), speaker.asks(action.clauses, viewer)];
  const side = action.merchant === seat ? "offer" : "demand";
  const people = side === "offer" ? {} : speaker.people(viewer, { merchant: action.merchant });
  const told = gifts
    ? speaker.text(`action-${side}`, { gifts, asks, ...people })
    : speaker.text(`action-${side}-for-nothing`, { asks, ...people });
  return [told, ...speaker.promises(action.clauses, viewer)].join(". ");
}
