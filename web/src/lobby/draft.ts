// A table before it is set: what was chosen, what does not go together, and how to put it right.
import type { BlackMarketPile, EditionInfo, Offerings, PrintedGood, Settings, Terms } from "../protocol/protocol";
import { EDITIONS, MORE_ROUNDS, OPTIONS, ROUNDS } from "../protocol/rulebook";
import { atStrength, type Strength } from "../table/state/strength";
import { PLAIN } from "./tables";

export interface Draft {
  readonly edition: string;
  readonly players: number;
  readonly options: readonly string[];
  /** Seconds for each decision; 0 is no clock. */
  readonly seconds: number;
  readonly isPublic: boolean;
  /** Whether the result moves the players' ratings. */
  readonly isRated: boolean;
  /** Seconds until bots take the empty seats of a table that is open to all; 0 is never. */
  readonly wait: number;
  /** Who sits in the other seats; null waits for a person. */
  readonly company: readonly (string | null)[];
  /** How strong the characters among them play. */
  readonly strength: Strength;
  /** Minutes that the Sheriff has for each merchant, where there is a time limit. */
  readonly minutes: number;
  /** Goods of the table's own. */
  readonly house: readonly PrintedGood[];
  /** The black market's cards, where they are not to be as printed. */
  readonly piles: readonly BlackMarketPile[] | null;
}

/** Two choices that do not go together: why, the draft without that trouble, and another way out where there is one. */
export interface Conflict {
  readonly code: string;
  /** What has to give way: where it is told, and how the way out is called. */
  readonly place: "seats" | "options" | "who" | "rated";
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly mended: Draft;
  /** With the other edition, if that would do. */
  readonly otherwise: Draft | null;
}

/** What can be chosen, and what does not go with what: the rulebook says, not the page. */
export type Limits = Pick<Offerings, "editions" | "options">;

/** As the server offers it; until it has said so, as printed. */
export const limitsOf = (known: Offerings | null): Limits => known ?? { editions: EDITIONS, options: OPTIONS };

/** Seconds for a decision from which on a game goes on over days, and nobody need be there. */
export const AT_LEISURE = 3600;
export const CLOCKS = [0, 30, 60, 180, 86_400] as const;
/** Seconds until bots take the seats that nobody came for. */
export const WAITS = [0, 15, 60, 180, 600] as const;
/** For each decision at a rated table, where nothing else was chosen. */
const RATED_SECONDS = 60;
export const MINUTES = [1, 2, 3, 5] as const;
/** The most that a card of the black market is worth. */
export const PILE_MOST = 999;

export function freshDraft(company: readonly (string | null)[]): Draft {
  return {
    edition: PLAIN.edition,
    players: PLAIN.players,
    options: [],
    seconds: 0,
    isPublic: false,
    isRated: false,
    wait: 0,
    company,
    strength: "usual",
    minutes: 1,
    house: [],
    piles: null,
  };
}

export function withPlayers(draft: Draft, players: number): Draft {
  const company = Array.from({ length: players - 1 }, (_, i) => draft.company[i] ?? null);
  return { ...draft, players, company };
}

/** A rated table has a clock. */
export const withRated = (draft: Draft, isRated: boolean): Draft => ({
  ...draft,
  isRated,
  seconds: isRated ? draft.seconds || RATED_SECONDS : draft.seconds,
});

export function withOption(draft: Draft, option: string, isOn: boolean): Draft {
  const others = draft.options.filter((id) => id !== option);
  return { ...draft, options: isOn ? [...others, option] : others };
}

/** The piles with one card worth something else. The higher value lies on top, whoever wrote it where. */
export function withFigure(
  piles: readonly BlackMarketPile[],
  pile: number,
  card: number,
  value: number,
): BlackMarketPile[] {
  const sound = Math.min(PILE_MOST, Math.max(0, Math.round(value) || 0));
  const written = (values: readonly number[]): number[] =>
    values.map((old, i) => (i === card ? sound : old)).toSorted((one, other) => other - one);
  return piles.map((one, i) => (i === pile ? { ...one, values: written(one.values) } : one));
}

const editionOf = (draft: Draft, editions: readonly EditionInfo[]): EditionInfo | undefined =>
  editions.find((one) => one.id === draft.edition);

/** Why the chosen edition, number of players or other options rule an option out; null if they do not. */
function refusalOf(option: string, draft: Draft, { editions, options }: Limits): string | null {
  const isForSoMany = editionOf(draft, editions)?.players.includes(draft.players);
  const mix = options
    .find((one) => one.id === option)
    ?.refused.find(
      ({ edition, players, beside }) =>
        edition === draft.edition &&
        (players === draft.players || !isForSoMany) &&
        (beside === null || draft.options.includes(beside)),
    );
  return mix?.code ?? null;
}

export function conflictsOf(draft: Draft, limits: Limits): Conflict[] {
  const { editions } = limits;
  const found: Conflict[] = [];
  const second = editions.find((edition) => edition.id === "second");
  const otherwise =
    draft.edition === "first" && second?.players.includes(draft.players) ? { ...draft, edition: "second" } : null;
  const numbers = editionOf(draft, editions)?.players ?? [];
  if (numbers.length && !numbers.includes(draft.players)) {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    const mended = withPlayers(draft, Math.min(most, Math.max(least, draft.players)));
    found.push({
      code: "wrong_number_of_players",
      place: "seats",
      parameters: { least, most, players: draft.players },
      mended,
      otherwise,
    });
  }
  for (const option of draft.options) {
    const code = refusalOf(option, draft, limits);
    if (code === null) continue;
    found.push({
      code,
      place: "options",
      parameters: { option, edition: draft.edition, players: draft.players },
      mended: withOption(draft, option, false),
      otherwise: otherwise && refusalOf(option, otherwise, limits) === null ? otherwise : null,
    });
  }
  if (draft.isPublic && draft.house.length) {
    found.push({
      code: "house_needs_invitation",
      place: "who",
      parameters: {},
      mended: { ...draft, isPublic: false },
      otherwise: null,
    });
  }
  return [...found, ...ratedConflicts(draft)];
}

/** What a rated table must not have, or cannot be without. */
function ratedConflicts(draft: Draft): Conflict[] {
  if (!draft.isRated) return [];
  const [parameters, otherwise] = [{}, null];
  const mended = { ...draft, isRated: false };
  if (draft.options.length || draft.house.length)
    return [{ code: "rated_as_printed", place: "rated", parameters, mended, otherwise }];
  return draft.seconds ? [] : [{ code: "rated_needs_clock", place: "rated", parameters, mended, otherwise }];
}

/** How many rounds such a game has. */
export const roundsOf = ({ edition, players, options }: Draft): number =>
  [ROUNDS, ...options.map((option) => MORE_ROUNDS[option] ?? {})].reduce(
    (sum, rounds) => sum + (rounds[edition]?.[players] ?? 0),
    0,
  );

/** Why an option cannot be ticked now; null if it can. */
export function objectionTo(option: string, draft: Draft, limits: Limits): Conflict | null {
  if (draft.options.includes(option)) return null;
  const withIt = conflictsOf(withOption(draft, option, true), limits);
  return withIt.find(({ parameters }) => parameters["option"] === option) ?? null;
}

/** What is settled for options beyond that they are played. */
function termsOf({ options, minutes, house, piles }: Draft): Terms[] {
  const terms: Terms[] = [];
  if (options.includes("time_limit")) terms.push({ terms: "time_limit_terms", minutes });
  if (house.length) terms.push({ terms: "house_goods_terms", house });
  if (options.includes("black_market") && piles) terms.push({ terms: "black_market_terms", black_market: piles });
  return terms;
}

export const settingsOf = (draft: Draft): Settings => ({
  ...PLAIN,
  edition: draft.edition,
  players: draft.players,
  options: draft.options,
  is_public: draft.isPublic,
  is_rated: draft.isRated,
  fill_after: draft.isPublic ? draft.wait : 0,
  clock: { ...PLAIN.clock, seconds: draft.seconds },
  terms: termsOf(draft),
});

/** The bots in their order; the server fills seats from the second on, so open seats come last. */
export const botsOf = ({ company, strength }: Draft): string[] =>
  company.filter((bot) => bot !== null).map((bot) => atStrength(bot, strength));

/** A draft of what is agreed already, to be changed; the seats stay as they are. */
export function draftOf(settings: Settings): Draft {
  const draft: Draft = {
    ...freshDraft([]),
    edition: settings.edition,
    players: settings.players,
    options: settings.options,
    seconds: settings.clock.seconds,
    isPublic: settings.is_public,
    isRated: settings.is_rated ?? false,
    wait: settings.fill_after,
  };
  return settings.terms.reduce((sofar, terms): Draft => {
    if (terms.terms === "time_limit_terms") return { ...sofar, minutes: terms.minutes };
    if (terms.terms === "house_goods_terms") return { ...sofar, house: terms.house };
    if (terms.terms === "black_market_terms") return { ...sofar, piles: terms.black_market };
    return sofar;
  }, draft);
}
