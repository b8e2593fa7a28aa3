// A hint in words: what King Richard would do, and why. The server sends codes with figures; here they are said.
import { actionTold } from "../../i18n/actions";
import type { Narrator } from "../../i18n/narrator";
import { hyphens } from "../../i18n/speaker";
import type { Hint, Offer, Reason } from "../../protocol/protocol";

export interface Advice {
  readonly does: string;
  readonly why: readonly string[];
}

/** The hint as a player reads it; `offers` are those on the table. */
export function adviceOf(hint: Hint, narrator: Narrator, me: number, offers: readonly Offer[]): Advice {
  const action = actionTold(narrator, hint.action, me, offers, me);
  return {
    does: narrator.text("hint-does", { action }),
    why: [
      ...hint.reasons.map((reason) => reasonTold(reason, narrator)),
      narrator.text("hint-expects", { percent: Math.round(100 * hint.win) }),
    ],
  };
}

/** Seats and goods by name, and goods with their number as one phrase. */
function reasonTold({ code, parameters }: Reason, narrator: Narrator): string {
  const { about, good, count } = parameters;
  return narrator.text(`hint-why-${hyphens(code)}`, {
    ...parameters,
    ...(typeof about === "number" ? { about: narrator.name(about) } : {}),
    ...(typeof good === "string" ? { good: narrator.goodName(good) } : {}),
    ...(typeof good === "string" && typeof count === "number" ? { goods: narrator.good(good, count) } : {}),
  });
}
