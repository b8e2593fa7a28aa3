// What the deal waits for, in words.
import { t } from "../i18n/tongue.svelte";
import type { SeatInfo } from "../protocol/protocol";

export const isFree = (seat: SeatInfo): boolean => !seat.is_person && !seat.bot;

/** Null when nothing is missing; `me` is who reads it, if they sit there. */
export function waitsFor(
  seats: readonly SeatInfo[],
  host: number | null,
  names: readonly string[],
  me: number | null,
): string | null {
  const free = seats.filter(isFree).length;
  if (free) return t("lobby-waits-seats", { count: free });
  const late = seats.findIndex((seat, i) => seat.is_person && !seat.bot && !seat.is_ready && i !== host);
  if (late < 0) return null;
  return late === me ? t("lobby-waits-you") : t("lobby-waits-ready", { name: names[late]! });
}
