// A hint in words: what the tutor would do, and why. The server sends codes with figures; here they are said.
import { actionTold } from "../../i18n/actions";
import type { Values } from "../../i18n/messages";
import type { Narrator } from "../../i18n/narrator";
import { hyphens } from "../../i18n/speaker";
import type { Hint, Offer, Reason } from "../../protocol/protocol";
import { percent } from "../../replay/chart";

/** The parameters of a reason that are sums of gold. */
const GOLD = ["gold", "cost"] as const;

/** A number below nothing is printed with a minus sign, which Fluent's numbers do not have. */
const HYPHEN_AS_MINUS = /(?<![\p{L}\p{N}])-(?=\d)/gu;

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
      narrator.text("hint-expects", { percent: percent(hint.win) }),
    ],
  };
}

/** Seats and goods by name, goods and gold with their number as one phrase. */
export function reasonTold({ code, parameters }: Reason, narrator: Narrator): string {
  const { about, good, count, average } = parameters;
  const told = narrator.text(`hint-why-${hyphens(code)}`, {
    ...parameters,
    ...goldTold(parameters, narrator),
    ...(typeof average === "number" ? { balance: balanceOf(average), average: Math.abs(average) } : {}),
    ...(typeof about === "number" ? { about: narrator.name(about) } : {}),
    ...(typeof good === "string" ? { good: narrator.goodName(good) } : {}),
    ...(typeof good === "string" && typeof count === "number" ? { goods: narrator.good(good, count) } : {}),
  });
  return told.replace(HYPHEN_AS_MINUS, "−");
}

/** Gold as people read it; whether it is won or lost is said in words, so its sign is not. */
function goldTold(parameters: Reason["parameters"], narrator: Narrator): Values {
  const sums = GOLD.flatMap((name) => {
    const sum = parameters[name];
    return typeof sum === "number" ? [[name, narrator.gold(Math.abs(sum))] as const] : [];
  });
  return Object.fromEntries(sums);
}

function balanceOf(average: number): "gain" | "loss" | "even" {
  if (average === 0) return "even";
  return average > 0 ? "gain" : "loss";
}
