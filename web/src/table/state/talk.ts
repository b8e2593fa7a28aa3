// What is said at the table, in the reader's language: phrases by code, free words, and the lines of characters.
import type { Narrator } from "../../i18n/narrator";
import { hyphens, words, type Viewer } from "../../i18n/speaker";
import type { Value } from "../../i18n/messages";
import type { Said, Spoke, StoodIn, TableNews } from "../../protocol/protocol";
import { botName } from "./seatNames";

/** One of the phrases anybody can say; a code nobody knows is told as it is. */
export function phrase(narrator: Narrator, code: string): string {
  const id = `phrase-chat-${hyphens(code)}`;
  return narrator.has(id) ? narrator.text(id) : words(code);
}

/** What somebody said, without the name; empty where there is nothing to show. */
export function said(narrator: Narrator, news: Said | Spoke, viewer: Viewer): string {
  if (news.news === "spoke") return voice(narrator, news, viewer);
  if (news.text) return news.text;
  const told = phrase(narrator, news.phrase);
  return news.to === null
    ? told
    : narrator.text("phrase-chat-to", { words: told, ...narrator.people(null, { to: news.to }) });
}

function voice(narrator: Narrator, { character, intent, variant, parameters }: Spoke, viewer: Viewer): string {
  const id = `voice-${hyphens(character)}-${hyphens(intent)}-${variant}`;
  if (!narrator.has(id)) return "";
  const seats: Record<string, number> = {};
  for (const role of ["to", "about"]) if (typeof parameters[role] === "number") seats[role] = parameters[role];
  const values: Record<string, Value> = { ...parameters, ...narrator.people(viewer, seats) };
  const { good, count, gold, crown } = parameters;
  if (typeof good === "string" && typeof count === "number") values["goods"] = narrator.good(good, count);
  if (typeof gold === "number") values["gold"] = narrator.gold(gold);
  if (typeof crown === "string") values["crown"] = narrator.crown(crown, "king");
  return narrator.text(id, values);
}

const MUDDLED: ReadonlySet<string> = new Set(["empty", "garbage", "illegal"]);
const SPENT: ReadonlySet<string> = new Set(["move_tokens", "game_tokens", "game_seconds", "day_tokens"]);

/** Who moved in the place of a model, and why. */
export function stoodIn(narrator: Narrator, { seat, bot, why }: StoodIn): string {
  const how = MUDDLED.has(why) ? "muddled" : SPENT.has(why) ? "spent" : "silent";
  return narrator.text("table-news-stood-in", { who: narrator.name(seat), bot: botName(narrator.messages, bot), how });
}

/** Comings and goings in a line; null for news that is no news here. */
export function newsLine(narrator: Narrator, news: TableNews, viewer: Viewer): string | null {
  switch (news.news) {
    case "seat_held":
      return narrator.text(`table-news-held-${news.why}`, narrator.people(viewer, { who: news.seat }));
    case "seat_returned":
    case "seat_left":
      return narrator.text(
        `table-news-${news.news === "seat_left" ? "left" : "returned"}`,
        narrator.people(viewer, { who: news.seat }),
      );
    case "host_changed":
      return news.seat === null ? null : narrator.text("table-news-host", narrator.people(viewer, { who: news.seat }));
    case "stood_in":
      return stoodIn(narrator, news);
    case "resumed":
      return narrator.text("table-news-resumed");
    default:
      return null;
  }
}
