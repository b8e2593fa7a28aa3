// What a cup's page shows of it, worked out from what the server told.
import type { CupStory } from "../protocol/protocol";

/** A thousandth of all as a per cent with at most one place behind the point. */
export const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share / 1000);

/** With its sign: so many points ahead of the middle, or behind it. */
export const signed = (points: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(points);

/** The three best places, once all is played: who shares one stands on it together. */
export function podium(story: CupStory): readonly { readonly place: number; readonly people: readonly number[] }[] {
  if (story.stage !== "finished") return [];
  return [1, 2, 3]
    .map((place) => ({ place, people: story.standings.filter((one) => one.place === place).map((one) => one.person) }))
    .filter(({ people }) => people.length);
}

/** Whether somebody still has to play in the round at hand. */
export function isMyTurnToPlay(story: CupStory): boolean {
  const mine = story.rounds.at(-1)?.find(({ seats }) => seats.some(({ person }) => person === story.me));
  return story.stage === "playing" && !!story.my_table && !mine?.is_done;
}
