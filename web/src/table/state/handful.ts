// A handful: cards that somebody takes one after the other are one line of the chronicle.
import type { Narrator } from "../../i18n/narrator";
import { counting } from "../../i18n/speaker";
import type { GameEvent, Goods } from "../../protocol/protocol";

type Taken = Extract<GameEvent, { event: "card_taken" }>;
type Drawn = Extract<GameEvent, { event: "cards_drawn" }>;

/** Whether this goes on with what the one before began. */
export function isSameHand(before: GameEvent | null, event: GameEvent | null): boolean {
  if (before?.event === "card_taken" && event?.event === "card_taken")
    return before.seat === event.seat && before.pile === event.pile;
  if (before?.event === "cards_drawn" && event?.event === "cards_drawn")
    return before.seat === event.seat && (before.goods.value === null) === (event.goods.value === null);
  return false;
}

/** The line for all of them. */
export function handfulLine(narrator: Narrator, events: readonly GameEvent[], viewer: number | null): string | null {
  const [first] = events;
  if (first?.event === "card_taken") {
    const cards = (events as readonly Taken[]).map((event) => event.card);
    const values = { goods: narrator.goods(counting(cards)), pile: narrator.pile(first.pile) };
    return narrator.text("event-card-taken", { ...narrator.people(viewer, { who: first.seat }), ...values });
  }
  const drawn = events as readonly Drawn[];
  const count = drawn.reduce((sum, event) => sum + event.count, 0);
  const goods: Record<string, number> = {};
  for (const event of drawn)
    for (const [good, more] of Object.entries((event.goods.value ?? {}) as Goods))
      goods[good] = (goods[good] ?? 0) + more;
  const value = drawn[0]!.goods.value === null ? null : goods;
  return narrator.event({ ...drawn[0]!, count, goods: { ...drawn[0]!.goods, value } }, viewer);
}
