// What is told of an evening: whose names, which figures, and where its link leads.
import type { SymbolId } from "../../generated/symbols";
import type { Messages, Values } from "../i18n/messages";
import { hyphens, Speaker } from "../i18n/speaker";
import type { EveningAward, EveningLine, EveningStory, PlayerInfo, SeatInfo } from "../protocol/protocol";
import { namesOf } from "../table/state/seatNames";

/** The address of an evening: its table, and the key to its story. */
export const argumentFor = ({ table, key }: Pick<EveningLine, "table" | "key">): string => `${table}~${key}`;

export function eveningIn(argument: string): Pick<EveningLine, "table" | "key"> {
  const [table = "", key = ""] = argument.split("~");
  return { table, key };
}

/** Somebody as everybody calls them, at whatever seat. */
export const nameOf = (messages: Messages, player: PlayerInfo): string => namesOf(messages, [player as SeatInfo])[0]!;

/** Names that may stand within a sentence: 'Guy, Tuck and Prince John'. */
function namesWithin(messages: Messages, players: readonly PlayerInfo[]): string {
  const speaker = new Speaker(
    messages,
    players.map((player) => nameOf(messages, player)),
  );
  return speaker.allNames(players.map((_, i) => i));
}

export const AWARD_ICONS: Readonly<Record<EveningAward["kind"], SymbolId>> = {
  smuggler: "seal-skull-s",
  never_caught: "feather",
  disbelieved: "i-eye",
  honest_purse: "bag-closed",
  dearest_bribe: "coin",
  gate_for_sale: "i-coins",
  sharp_nose: "i-magnifier",
  heavy_hand: "i-gavel",
  red_handed: "i-hands",
  kept_word: "wax",
  broken_word: "wax-broken",
};

/** Whoever has most points; several, where they are equal. */
const winnersOf = (story: EveningStory): PlayerInfo[] =>
  story.regulars.filter((one) => one.place === 1).map((one) => one.player);

export interface ToldAward {
  readonly title: string;
  readonly names: string;
  readonly why: string;
}

/** An award in words; the figures stand where nobody's name has to agree with them. */
export function awardTold(messages: Messages, award: EveningAward): ToldAward {
  const id = `evening-award-${hyphens(award.kind)}`;
  const gold = new Speaker(messages, []).gold(award.worth);
  const values: Values = { count: award.count, of: award.of, gold };
  return {
    title: messages.format(id),
    names: namesWithin(messages, award.players),
    why: messages.format(`${id}-why`, values),
  };
}

/** The headline, and under it by what. */
export function headlineOf(messages: Messages, story: EveningStory): readonly [string, string] | null {
  const first = story.regulars[0];
  if (!first) return null;
  const { points, games } = first;
  return [
    messages.format(story.is_over ? "evening-won" : "evening-leads", {
      names: namesWithin(messages, winnersOf(story)),
    }),
    messages.format("evening-won-with", { points, games }),
  ];
}
