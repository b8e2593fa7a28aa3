// What is said at the table, in the reader's language: phrases by code, free words, and the lines of characters.
import type { Narrator } from "../../i18n/narrator";
import { hyphens, words, type Viewer } from "../../i18n/speaker";
import { REACTIONS, type Reaction, type Said, type Spoke, type StoodIn, type TableNews } from "../../protocol/protocol";
import { botName } from "./seatNames";

/** One of the phrases anybody can say; a code nobody knows is told as it is. */
export function phrase(narrator: Narrator, code: string): string {
  const id = `phrase-chat-${hyphens(code)}`;
  return narrator.has(id) ? narrator.text(id) : words(code);
}

/** What somebody shows instead of saying something. */
export const reactionIn = (news: Said | Spoke): Reaction | null =>
  news.news === "said" && REACTIONS.includes(news.phrase as Reaction) ? (news.phrase as Reaction) : null;

/** What somebody said, without the name; empty where there is nothing to show. */
export function said(narrator: Narrator, news: Said | Spoke): string {
  if (news.news === "spoke") {
    // Words that a model lent are in one language; who reads another hears our own line.
    const isLent = news.words !== "" && news.language === narrator.messages.language;
    return isLent ? news.words : narrator.saying(news);
  }
  if (news.text) return news.text;
  const told = phrase(narrator, news.phrase);
  return news.to === null
    ? told
    : narrator.text("phrase-chat-to", { words: told, ...narrator.people(null, { to: news.to }) });
}

const MUDDLED: ReadonlySet<string> = new Set(["empty", "garbage", "illegal"]);
const SPENT: ReadonlySet<string> = new Set(["move_tokens", "game_tokens", "game_seconds", "day_tokens"]);

/** Who moved in the place of a model, and why. */
export function stoodIn(narrator: Narrator, { seat, bot, why }: StoodIn): string {
  const how = MUDDLED.has(why) ? "muddled" : SPENT.has(why) ? "spent" : "silent";
  const deputy = bot === "honest" ? narrator.text("table-bot-honest") : botName(narrator.messages, bot);
  return narrator.text("table-news-stood-in", { who: narrator.name(seat), bot: deputy, how });
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
    case "seat_asked":
      return narrator.text("table-news-asked", {
        name: news.name || narrator.text("table-late-somebody"),
        who: narrator.name(news.seat),
      });
    case "seat_denied":
      return narrator.text("table-news-denied", { who: narrator.name(news.seat) });
    case "seat_taken":
      return narrator.text("table-news-taken", narrator.people(viewer, { who: news.seat }));
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
