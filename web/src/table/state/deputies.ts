// What deputies say to each other about bags, and which of their words are news: each opinion of a bag is told once, and
// of an offer what becomes of it. The same rule as in `story/deputies.py`, and held to it.
import type { GameEvent, Word } from "../../protocol/protocol";

/** The events that go without saying, of all that happened so far. */
export function untoldIn(events: readonly GameEvent[]): ReadonlySet<GameEvent> {
  const words = new Map<string, { readonly bag: number; readonly word: Word }>();
  return new Set(events.filter((event) => !isNews(event, words)));
}

function isNews(event: GameEvent, words: Map<string, { readonly bag: number; readonly word: Word }>): boolean {
  if (event.event === "round_started") words.clear();
  if (event.event === "offer_agreed")
    return ![...words.values()].some(({ word }) => word.offer === event.number && word.by === event.seat);
  if (event.event !== "word_given") return true;
  const { bag, word } = event;
  const isSaid = [...words.values()].some(
    (said) => said.bag === bag && said.word.offer === null && said.word.act === word.act,
  );
  words.set(`${word.by} ${bag}`, { bag, word });
  return word.offer === null && !isSaid;
}
