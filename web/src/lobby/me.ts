// Who sits in front of this browser: a name that is kept for the next table.
import { t } from "../i18n/tongue.svelte";
import { forget, recall, remember } from "../shell/memory";

export const NAME_MOST = 24;

const isName = (value: unknown): boolean => typeof value === "string" && value !== "";
/** For those who never said a name: the woods have one for everybody, in every language, and none that a character bears. */
const namesOfTheWoods = (): string[] => t("lobby-woods").split(", ");

/** A name from the woods: another for every browser, and the same the next time. */
function lentName(): string {
  const woods = namesOfTheWoods();
  const kept = recall<number>("lent", (value) => typeof value === "number");
  const index = kept ?? Math.floor(Math.random() * woods.length);
  if (kept === null) remember("lent", index);
  return woods[index % woods.length]!;
}

const saidName = (): string | null => recall<string>("name", isName);
export const myName = (): string => saidName() ?? lentName();
/** Among these people: who never said a name gets one that is free, so that nobody is called as somebody else at the table. */
export function nameAmong(names: readonly string[]): string {
  const said = saidName();
  if (said !== null) return said;
  const lent = lentName();
  return [lent, ...namesOfTheWoods()].find((name) => !names.includes(name)) ?? lent;
}
export function keepName(name: string): string {
  const kept = name.trim().slice(0, NAME_MOST) || lentName();
  remember("name", kept);
  return kept;
}
export const dropName = (): void => forget("name");
