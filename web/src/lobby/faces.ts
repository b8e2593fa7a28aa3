// Which friendly face a refusal wears.
import { OutOfReach, ServerSaysNo } from "../session/api";

export const FACES = [
  "gone",
  "game",
  "full",
  "held",
  "apart",
  "removed",
  "code",
  "restarting",
  "offline",
  "crowd",
  "old",
  "lost",
  "moved",
  "busy",
  "stumble",
] as const;
export type Face = (typeof FACES)[number];

const BY_CODE: Readonly<Record<string, Face>> = {
  no_such_table: "gone",
  table_closed: "gone",
  table_worn_out: "gone",
  no_such_game: "game",
  table_full: "full",
  seat_taken: "full",
  removed_before: "removed",
  held_another_seat: "held",
  not_admitted: "apart",
  removed: "removed",
  wrong_code: "code",
  restarting: "restarting",
  server_full: "busy",
  too_many_requests: "busy",
  too_busy: "busy",
  offline: "offline",
  too_many_spectators: "crowd",
  other_protocol: "old",
  seat_lost: "lost",
  seat_moved: "moved",
};

export const faceOf = (why: string): Face => BY_CODE[why] ?? "stumble";

/** Faces after which the same may well go better. */
const PASSING: ReadonlySet<Face> = new Set([
  "full",
  "held",
  "apart",
  "code",
  "restarting",
  "offline",
  "crowd",
  "busy",
  "stumble",
]);
export const mayPass = (face: Face): boolean => PASSING.has(face);

/** Faces of a table at which one may still look on. */
const OPEN_TO_SEE: ReadonlySet<Face> = new Set(["full", "held", "apart"]);
export const mayWatch = (face: Face): boolean => OPEN_TO_SEE.has(face);

/** The server's word for an error that kept somebody from a table. */
export function whyOf(error: unknown): string {
  if (error instanceof ServerSaysNo) return error.problem.code;
  if (error instanceof OutOfReach) return navigator.onLine ? "restarting" : "offline";
  return "stumble";
}
