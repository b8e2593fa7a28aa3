// The text to share: how the market of the day went, round by round, without a word about any card.
import type { Today } from "../protocol/protocol";

export const EMBLEMS: Readonly<Record<Today["marks"][number], string>> = {
  honest: "🟢",
  searched: "🔎",
  bluffed: "🎭",
  bought: "🪙",
  caught: "🚨",
  sharp: "🎯",
  fooled: "🙈",
  paid: "💰",
  lenient: "🚪",
};
const MEDALS = ["🥇", "🥈", "🥉"] as const;

/** `result` is the place and the points in words, `streak` the days in a row, or nothing. */
export function shareText(today: Today, result: string, streak: string, link: string): string {
  const medal = MEDALS[(today.mine?.place ?? 4) - 1];
  return [
    `Nottingham ${today.day}`,
    [medal, result].filter(Boolean).join(" "),
    today.marks.map((mark) => EMBLEMS[mark]).join(""),
    ...(streak ? [`🔥 ${streak}`] : []),
    link,
  ].join("\n");
}

/** Hours and minutes until then. */
export function timeUntil(then: number, now: number): string {
  const minutes = Math.max(0, Math.ceil((then - now) / 60_000));
  return `${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`;
}
