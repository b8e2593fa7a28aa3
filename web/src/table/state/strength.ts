// Who is behind a bot's id, and how strong: `tuck_gentle` is Friar Tuck, gently. As in src/nottingham/bots/levels.py.
export const STRENGTHS = ["gentle", "usual", "sharp"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Characters who play at every strength; King Richard has but one. */
const BENDABLE = new Set(["tuck", "will", "marian", "john", "much", "guy", "steward", "prince_john"]);
const ENDING = /_(gentle|sharp|easy|normal|hard)$/;

/** The character that a bot is, at whatever strength; the id of any other bot as it is. */
export function characterOf(bot: string): string {
  const character = bot.replace(ENDING, "");
  return BENDABLE.has(character) ? character : bot;
}

/** The id of a character at a strength; of anybody else, the id as it is. */
export const atStrength = (bot: string, strength: Strength): string =>
  strength === "usual" || !BENDABLE.has(bot) ? bot : `${bot}_${strength}`;
