// Opponents who are no characters: the Steward by strength, and bots that the operator brought.
import type { Messages } from "../i18n/messages";
import type { Offerings } from "../protocol/protocol";
import { aboutBot, botName, isModel } from "../table/state/seatNames";

/** What each level is called and said to be, the gentlest first. */
const LEVELS: Readonly<Record<string, readonly [name: string, about: string]>> = {
  steward_easy: ["lobby-level-easy", "lobby-level-easy-about"],
  steward_normal: ["lobby-level-normal", "lobby-level-normal-about"],
  steward_hard: ["lobby-level-hard", "lobby-level-hard-about"],
};

/** Whether a bot goes by where it is, as in `package.module:Name` or `network:FILE`; a model does not. */
const isPath = (bot: string): boolean => bot.includes(":") && !isModel(bot);

/** Those of the server's bots; the plain ones for the laboratory are none of them. */
export function opponentsIn(known: Pick<Offerings, "bots" | "brought"> | null): string[] {
  if (!known) return [];
  return [...Object.keys(LEVELS).filter((level) => known.bots.includes(level)), ...known.brought];
}

/** A path is long, and its end says most. */
const shortened = (bot: string): string => bot.split(/[/\\]/).at(-1)!;

export function opponentName(messages: Messages, bot: string): string {
  const level = LEVELS[bot];
  if (level) return messages.format(level[0]);
  return isPath(bot) ? shortened(bot) : botName(messages, bot);
}

export function aboutOpponent(messages: Messages, bot: string): string {
  const level = LEVELS[bot];
  if (level) return messages.format(level[1]);
  return aboutBot(messages, bot) || messages.format("lobby-brought-about");
}
