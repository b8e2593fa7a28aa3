import type { Goods } from "../protocol/protocol";

/** What is to happen to a bag. */
export type Ask = "pass" | "open" | "refuse";
/** What is promised for the next time one is Sheriff. */
export type Act = "pass" | "open";

/** An offer being written. */
export interface Draft {
  merchant: number;
  gold: number;
  stand: Goods;
  /** Said to lie face down on the stand. */
  contraband: Goods;
  /** Said to be in the bag. */
  bag: Goods;
  asks: Record<number, Ask>;
  /** What I promise. */
  given: Act | null;
  /** What I want to be promised. */
  wanted: Act | null;
  words: string;
  /** The offer it answers. */
  answers: number | null;
}
