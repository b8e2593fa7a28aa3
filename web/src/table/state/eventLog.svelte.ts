// The event log of a game: all that happened and was said, in its order. It takes in everything at once and is read
// only as far as the table has been shown, so that no line gives away what a card is about to show.
import type { Narrator } from "../../i18n/narrator";
import { crestOf } from "../../art/crests.svelte";
import type { GameEvent, Goods, TableNews, Update } from "../../protocol/protocol";
import { quiet } from "../../shell/quiet";
import type { Entry } from "../../ui/pieces/entries";
import { untoldIn } from "./deputies";
import { handfulLine, isSameHand } from "./handful";
import { lineOf } from "./logLine";
import { recordsIn, type SeatRecord } from "./record";
import { newsLine, reactionIn, said } from "./talk";

export interface Item {
  /** Its place in the log: whatever else goes wrong, no two lines are taken for one. */
  readonly key: number;
  readonly seq: number;
  readonly news: TableNews;
  /** For what happened in the game; null for talk and for comings and goings. */
  readonly event: GameEvent | null;
}

/** What all have seen of a bag that was settled this round. */
export interface SettledBag {
  readonly goods: Goods;
  readonly faceDown: number;
  /** Null for one that passed unopened. */
  readonly isTrue: boolean | null;
}

export class EventLog {
  /** How many items have been told. */
  told = $state(0);

  #items: Item[] = [];
  /** Where the game at hand begins. */
  #start = 0;
  /** Whether what is said after the end is told too: at the reckoning it is, at the table it would give away who won. */
  readonly #isAfterwards: boolean;
  readonly #lines = new WeakMap<Item, { narrator: Narrator; entry: Entry | null; size: number }>();

  constructor({ isAfterwards = false } = {}) {
    this.#isAfterwards = isAfterwards;
  }

  /** Take in what happened; it is not told yet. */
  take(update: Pick<Update, "seq" | "news">): void {
    for (const news of update.news) {
      const events = news.news === "game_began" || news.news === "played" ? news.events : [null];
      for (const event of events) this.#items.push({ key: this.#items.length, seq: update.seq, news, event });
    }
  }

  /** Tell all up to this update. Returns what was told now. */
  tellUpTo(seq: number): readonly Item[] {
    let end = this.told;
    while (end < this.#items.length && this.#items[end]!.seq <= seq) end++;
    return this.#advance(end);
  }

  /** Tell all up to this piece of news, or to this event within it. */
  tell(news: TableNews, event: GameEvent | null = null): readonly Item[] {
    let end = this.told;
    for (let i = this.told; i < this.#items.length; i++) {
      const item = this.#items[i]!;
      if (item.news === news && (event === null || item.event === event)) end = i + 1;
    }
    return this.#advance(end);
  }

  #advance(end: number): readonly Item[] {
    const fresh = this.#items.slice(this.told, end);
    fresh.forEach((item, i) => {
      if (item.news.news === "game_began" && item.event?.event === "game_started") this.#start = this.told + i;
    });
    this.told = end;
    return fresh;
  }

  /** Whether the end of the game at hand has been told. */
  get hasEnded(): boolean {
    return this.items.some(isEnd);
  }

  /** What has been told of the game at hand; where it is quiet, without the talk. */
  get items(): readonly Item[] {
    const told = this.#items.slice(Math.min(this.#start, this.told), this.told);
    return quiet.isOn ? told.filter((item) => !isTalk(item)) : told;
  }

  entries(narrator: Narrator, viewer: number | null, only: "all" | "talk" | "events"): Entry[] {
    const { items } = this;
    const end = this.#isAfterwards ? -1 : items.findIndex(isEnd);
    const untold = untoldIn(items.flatMap(({ event }) => event ?? []));
    const told = items
      .slice(0, end < 0 ? items.length : end)
      .filter((item) => !isEnd(item) && !(item.event && untold.has(item.event)))
      .filter((item) => only === "all" || (only === "talk") === isTalk(item) || isRound(item));
    return handsOf(told)
      .map((hand) => this.#entry(hand, narrator, viewer))
      .filter((entry): entry is Entry => entry !== null);
  }

  /** Bags settled since the last round began, by owner. */
  get settled(): ReadonlyMap<number, SettledBag> {
    const found = new Map<number, SettledBag>();
    for (const { event } of this.items) {
      if (event?.event === "round_started") found.clear();
      if (event?.event === "bag_opened")
        found.set(event.seat, { goods: event.goods, faceDown: 0, isTrue: event.is_truthful });
      if (event?.event === "bag_passed")
        found.set(event.seat, { goods: event.legal, faceDown: event.face_down, isTrue: null });
    }
    return found;
  }

  /** What all saw of everybody's bags, by owner. */
  get records(): ReadonlyMap<number, SeatRecord> {
    return recordsIn(this.items);
  }

  /** A line for one item, or for a handful of them; kept with the last, since a handful grows. */
  #entry(hand: readonly Item[], narrator: Narrator, viewer: number | null): Entry | null {
    const [first, last] = [hand[0]!, hand.at(-1)!];
    const known = this.#lines.get(last);
    if (known?.narrator === narrator && known.size === hand.length) return known.entry;
    const single = written(first, narrator, viewer);
    const events = hand.flatMap(({ event }) => event ?? []);
    const entry =
      single && hand.length > 1 ? { ...single, text: handfulLine(narrator, events, viewer) ?? single.text } : single;
    this.#lines.set(last, { narrator, entry, size: hand.length });
    return entry;
  }
}

/** One after the other, those of a handful together. */
function handsOf(items: readonly Item[]): Item[][] {
  const hands: Item[][] = [];
  for (const item of items) {
    const hand = hands.at(-1);
    if (hand && isSameHand(hand.at(-1)!.event, item.event)) hand.push(item);
    else hands.push([item]);
  }
  return hands;
}

const isTalk = (item: Item): boolean => item.news.news === "said" || item.news.news === "spoke";
/** Who won is for the reckoning to tell. */
export const isEnd = (item: Pick<Item, "event">): boolean => item.event?.event === "game_ended";
/** Who did what is told; null for what nobody did. */
export const doerOf = (news: TableNews): number | null => (news.news === "played" ? news.seat : null);
const isRound = (item: Item): boolean => item.event?.event === "round_started";

function written({ key, news, event }: Item, narrator: Narrator, viewer: number | null): Entry | null {
  if (event) return lineOf(key, event, narrator, viewer, doerOf(news));
  if (news.news === "said" || news.news === "spoke") {
    const text = said(narrator, news);
    const reaction = reactionIn(news);
    const who = { icon: `emblem-${crestOf(news.seat)}`, seat: news.seat, by: narrator.name(news.seat) } as const;
    return text ? { key, kind: "say", text, ...who, ...(reaction ? { shows: `react-${reaction}` } : {}) } : null;
  }
  const text = newsLine(narrator, news, viewer);
  return text ? { key, kind: "event", text, icon: news.news === "stood_in" ? "i-bot" : "i-person" } : null;
}
