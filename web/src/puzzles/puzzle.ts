// A puzzle as `nottingham puzzles` writes it: see src/nottingham/tutor/puzzles/puzzle.py. What is nothing is left out there.
import type { Goods } from "../protocol/protocol";

export interface MarketDeeds {
  readonly seat: number;
  readonly took?: Goods;
  readonly threw?: Goods;
  readonly drew?: number;
}
export interface Declaration {
  readonly seat: number;
  readonly good: string;
  readonly count: number;
}
export type Fate = "passed" | "true" | "lie";
export interface PastBag {
  readonly round: number;
  readonly sheriff: number;
  readonly owner: number;
  readonly good: string;
  readonly count: number;
  readonly fate: Fate;
  readonly paid?: number;
  readonly found?: Goods;
}
/** What the seat sees. */
export interface Scene {
  readonly edition: string;
  readonly bots: readonly string[];
  readonly seat: number;
  readonly sheriff: number;
  readonly round: number;
  readonly rounds: number;
  readonly gold: readonly number[];
  readonly stands: readonly Goods[];
  readonly face_down: readonly number[];
  readonly hand?: Goods;
  readonly bag?: Goods;
  readonly tops?: readonly string[];
  readonly declared?: readonly Declaration[];
  readonly market?: readonly MarketDeeds[];
  readonly past?: readonly PastBag[];
}
export type Question =
  | { readonly kind: "gate" | "price"; readonly merchant: number; readonly offer: number }
  | { readonly kind: "pay"; readonly demand: number }
  | { readonly kind: "pack" | "declare" | "throw" };
export type Choice =
  | { readonly do: "open" | "pass" | "keep" }
  | { readonly do: "take" | "ask" | "pay"; readonly gold: number }
  | { readonly do: "hunt"; readonly bag: number; readonly gold: number }
  | { readonly do: "pack"; readonly goods: Goods; readonly good: string }
  | { readonly do: "declare"; readonly good: string }
  | { readonly do: "throw"; readonly goods: Goods };
export interface Worth {
  readonly reckoned: number;
  readonly played: number;
  readonly error: number;
}
export interface Reason {
  readonly why: string;
  readonly counts?: Readonly<Record<string, number>>;
  readonly who?: number | null;
  readonly good?: string;
}
export interface TrueBag {
  readonly seat: number;
  readonly goods: Goods;
  readonly good: string;
  readonly fate: Fate;
  readonly paid?: number;
}
/** Everything that the seat could not know, and what is told once the question is answered. */
export interface Answer {
  readonly best: number;
  readonly worths: readonly Worth[];
  readonly reasons: readonly Reason[];
  readonly bags: readonly TrueBag[];
  readonly worlds: number;
}
export interface Puzzle {
  readonly id: string;
  readonly level: number;
  readonly scene: Scene;
  readonly question: Question;
  readonly choices: readonly Choice[];
  readonly answer: Answer;
}
