// Who sits in front of this browser: a name that is kept for the next table.
import { recall, remember } from "../shell/memory";

export const NAME_MOST = 24;
/** For those who never said a name. The woods have one for everybody, and none that a character bears. */
const WOODS = ["Robin", "Alan", "Ellen", "Gilbert", "Clorinda", "Arthur"] as const;
const NOBODY = WOODS[0];

const saidName = (): string | null => recall<string>("name", (value) => typeof value === "string" && value !== "");
export const myName = (): string => saidName() ?? NOBODY;
/** Among these people: who never said a name gets one that is free, so that a table of friends is no table of Robins. */
export const nameAmong = (names: readonly string[]): string =>
  saidName() ?? WOODS.find((name) => !names.includes(name)) ?? NOBODY;
export function keepName(name: string): string {
  const kept = name.trim().slice(0, NAME_MOST) || NOBODY;
  remember("name", kept);
  return kept;
}
