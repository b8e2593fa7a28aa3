// What each seat is called on this page: people as they call themselves, characters in the reader's language.
import type { Messages } from "../../i18n/messages";
import { hyphens, words } from "../../i18n/speaker";
import type { SeatInfo } from "../../protocol/protocol";
import { characterOf } from "./strength";

const NUMERALS = ["", "", " II", " III", " IV", " V", " VI"];

/** Begins the name of a seat that a language model of the operator's plays. */
const MODEL = "llm:";
export const isModel = (bot: string): boolean => bot.startsWith(MODEL);

/** The name of a bot: a character's own, a model's as its operator wrote it, else its id made readable. */
export function botName(messages: Messages, bot: string): string {
  if (isModel(bot)) return bot.slice(MODEL.length);
  const known = `character-${hyphens(characterOf(bot))}-name`;
  if (messages.has(known)) return messages.format(known);
  const plain = words(bot.replaceAll("-", " "));
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

/** What others call a character to its face; the stands have little room. */
function shortName(messages: Messages, bot: string): string {
  const known = `character-${hyphens(characterOf(bot))}-call`;
  return messages.has(known) ? messages.format(known) : botName(messages, bot);
}

/** A line about a bot: what a character is like, that a model is one; empty where there is nothing to say. */
export function aboutBot(messages: Messages, bot: string): string {
  const known = isModel(bot) ? "lobby-model-about" : `character-${hyphens(characterOf(bot))}-about`;
  return messages.has(known) ? messages.format(known) : "";
}

export function namesOf(messages: Messages, seats: readonly SeatInfo[]): string[] {
  const names = seats.map(
    (seat, i) =>
      seat.name || (seat.bot && shortName(messages, seat.bot)) || messages.format("table-seat", { number: i + 1 }),
  );
  return names.map((name, i) => {
    const twin = names.slice(0, i).filter((other) => other === name).length;
    return twin ? `${name}${NUMERALS[twin + 1] ?? ` ${twin + 1}`}` : name;
  });
}
