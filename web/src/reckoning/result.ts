// A finished game, as the reckoning tells it: from the table where it was played, or from the shelf.
import { cardsOf } from "../i18n/speaker";
import { t } from "../i18n/tongue.svelte";
import type { Crown, Finished, GameStory, Goods, Ruleset, Score } from "../protocol/protocol";

export interface Result {
  readonly names: readonly string[];
  readonly ruleset: Ruleset;
  readonly end: Pick<Finished, "contraband" | "scores" | "winners">;
  /** What only those who saw all can tell; comes a moment later. */
  readonly story: GameStory | null;
  /** The reader's seat; null for a spectator. */
  readonly me: number | null;
}

/** Where points come from, in the order in which bars are built. */
export const SOURCES = ["gold", "legal", "contraband", "royal", "crowns", "extras"] as const;
export type Source = (typeof SOURCES)[number];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export function pointsFrom(score: Score, source: Source): number {
  if (source === "crowns") return sum(score.crowns.map((crown) => crown.points));
  if (source === "extras") return sum(Object.values(score.extras));
  return score[source];
}

/** The sources that gave anybody anything. */
export const sourcesOf = (scores: readonly Score[]): Source[] =>
  SOURCES.filter((source) => scores.some((score) => pointsFrom(score, source) > 0));

export const byPlace = (scores: readonly Score[]): Score[] =>
  [...scores].sort((one, other) => one.place - other.place || one.seat - other.seat);

export interface CrownRow {
  readonly good: string;
  readonly king: readonly (Crown & { seat: number })[];
  readonly queen: readonly (Crown & { seat: number })[];
}

/** Each good that has a King, and who got which bonus for it. */
export function crownRows(ruleset: Ruleset, scores: readonly Score[]): CrownRow[] {
  const holders = (good: string, title: Crown["title"]): (Crown & { seat: number })[] =>
    scores.flatMap((score) =>
      score.crowns
        .filter((crown) => crown.good === good && crown.title === title)
        .map((crown) => ({ ...crown, seat: score.seat })),
    );
  return ruleset.catalogue
    .filter((good) => good.king > 0 && good.cards > 0)
    .map(({ id }) => ({ good: id, king: holders(id, "king"), queen: holders(id, "queen") }));
}

/** What somebody is called where the reader looks for themselves: 'Robin (you)'. */
export const calledBy = ({ names, me }: Pick<Result, "names" | "me">, seat: number): string =>
  seat === me ? `${names[seat]} (${t("phrase-you")})` : (names[seat] ?? "");

/** How far the winners are ahead of the next; 0 where a tie was broken, or nobody is behind. */
export function margin(
  scores: readonly Score[],
  winners: readonly number[],
): { points: number; second: number | null } {
  const best = Math.max(...scores.map((score) => score.total));
  const second = byPlace(scores).find((score) => !winners.includes(score.seat));
  return { points: second ? best - second.total : 0, second: second?.seat ?? null };
}

/** The value of some goods by the cards of this table. */
export const worthOf = (goods: Goods, ruleset: Ruleset): number =>
  sum(
    Object.entries(goods).map(([id, count]) => count * (ruleset.catalogue.find((good) => good.id === id)?.value ?? 0)),
  );

/** The bag of a bluff as it passed: what was true of it, then what was not. */
export function bluffCards(good: string, count: number, hidden: Goods, ruleset: Ruleset): string[] {
  const lies = cardsOf(hidden, ruleset);
  return [...Array<string>(Math.max(0, count - lies.length)).fill(good), ...lies];
}
