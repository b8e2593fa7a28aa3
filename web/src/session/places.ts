// The seats this browser holds: to go on with a game after a reload, and to list one's games at the gate.
import { recall, remember } from "../shell/memory";

/** A seat at a table, and the secret that opens it; without one, a spectator's place. */
export interface Place {
  readonly table: string;
  readonly seat: number | null;
  readonly token: string | null;
  readonly code: string | null;
  /** When it was last sat in, in milliseconds since 1970. */
  readonly since: number;
}

const KEY = "places";
const KEPT = 20;

export const places = (): Place[] => recall<Place[]>(KEY, Array.isArray) ?? [];
export const placeAt = (table: string): Place | null => places().find((place) => place.table === table) ?? null;
export const keepPlace = (place: Place): void =>
  remember(KEY, [place, ...places().filter((other) => other.table !== place.table)].slice(0, KEPT));
export const dropPlace = (table: string): void => keepPlaces((place) => place.table !== table);
/** All others are forgotten here. */
export const keepPlaces = (isKept: (place: Place) => boolean): void => remember(KEY, places().filter(isKept));
