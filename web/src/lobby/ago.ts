import type { Language } from "../protocol/protocol";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, in a word or two. */
export function ago(then: number, language: Language, now: number = Date.now()): string {
  const passed = Math.max(0, now - then);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ["second" as const, passed || 1];
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(passed / length), unit);
}
