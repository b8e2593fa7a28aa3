// Who sits in front of this browser: a name that is kept for the next table.
import { recall, remember } from "../shell/memory";

export const NAME_MOST = 24;
/** For those who never said a name. The woods have one for everybody. */
const NOBODY = "Robin";

export const myName = (): string => recall<string>("name", (value) => typeof value === "string" && value !== "") ?? NOBODY;
export function keepName(name: string): string {
  const kept = name.trim().slice(0, NAME_MOST) || NOBODY;
  remember("name", kept);
  return kept;
}
