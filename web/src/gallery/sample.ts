// Things to show: goods as printed, a ruleset around them, six people.
import type { Good, Ruleset } from "../protocol/protocol";

const good = (id: string, kind: Good["kind"], value: number, penalty: number, crown = "", crown_count = 0): Good => ({
  id,
  kind,
  value,
  penalty,
  cards: 1,
  crown,
  crown_count,
  king: 0,
  queen: 0,
  names: {},
});

export const CATALOGUE: readonly Good[] = [
  good("apple", "legal", 2, 2, "apple", 1),
  good("cheese", "legal", 3, 2, "cheese", 1),
  good("bread", "legal", 3, 2, "bread", 1),
  good("chicken", "legal", 4, 2, "chicken", 1),
  good("pepper", "contraband", 6, 4),
  good("mead", "contraband", 7, 4),
  good("silk", "contraband", 8, 4),
  good("crossbow", "contraband", 9, 4),
  good("green_apple", "royal", 4, 3, "apple", 2),
  good("golden_apple", "royal", 6, 4, "apple", 3),
  good("gouda", "royal", 6, 4, "cheese", 2),
  good("bleu_cheese", "royal", 9, 5, "cheese", 3),
  good("rye_bread", "royal", 6, 4, "bread", 2),
  good("pumpernickel", "royal", 9, 5, "bread", 3),
  good("royal_rooster", "royal", 8, 4, "chicken", 2),
];
export const HOUSE: readonly Good[] = [
  { ...good("turnip", "legal", 1, 1), names: { en: "Turnip", pl: "Rzepa", fr: "Navet" } },
  { ...good("forged_seals", "contraband", 12, 6), names: { en: "Forged seals", fr: "Faux sceaux" } },
];
export const LEGAL: readonly string[] = ["apple", "cheese", "bread", "chicken"];
export const face = (id: string): Good => CATALOGUE.find((one) => one.id === id)!;
export const faces = (...ids: string[]): Good[] => ids.map(face);
export const NAMES: readonly string[] = ["Marian", "Will", "Tuck", "Guy", "Alan-a-Dale", "Much"];
export const RULESET = {
  edition: "first",
  players: 4,
  options: [],
  catalogue: CATALOGUE,
  piles: ["left", "right"],
} as unknown as Ruleset;
