// The moments of a game as a replay tells them: a title, a sentence and a drawing for each highlight.
import type { SymbolId } from "../../generated/symbols";
import type { Narrator } from "../i18n/narrator";
import { hyphens } from "../i18n/speaker";
import type { Highlight } from "../protocol/protocol";

export const HIGHLIGHT_ICONS: Readonly<Record<Highlight["kind"], SymbolId>> = {
  lie_passed: "seal-skull-s",
  lie_caught: "badge",
  opened_in_vain: "i-magnifier",
  dearest_bribe: "coin",
  goods_missing: "bag-closed",
  promise_broken: "wax-broken",
  black_market: "key-gold",
  lead_change: "crown-king",
};

export const iconOf = ({ kind }: Highlight): SymbolId => HIGHLIGHT_ICONS[kind];

export const titleOf = (narrator: Narrator, one: Highlight): string =>
  narrator.text(one.is_best ? "replay-moment-best" : `replay-moment-${hyphens(one.kind)}`);

export function sentenceOf(narrator: Narrator, one: Highlight): string {
  const roles = one.to === null ? { who: one.seat } : { who: one.seat, to: one.to };
  return narrator.text(`replay-told-${hyphens(one.kind)}`, {
    ...narrator.people(null, roles),
    seen: Object.keys(one.goods).length ? "all" : "some",
    declared: one.good ? narrator.good(one.good, one.count) : "",
    goods: narrator.goods(one.goods),
    worth: one.worth,
    gold: narrator.gold(one.worth),
    points: narrator.points(one.worth),
  });
}

/** The best bluff, as far as these eyes know it. */
export const bestBluff = (all: readonly Highlight[]): Highlight | undefined => all.find((one) => one.is_best);
