import type { SymbolId } from "../../../generated/symbols";

/** A line of the chronicle, or of the talk. */
export interface Entry {
  readonly key: string | number;
  /** A round's heading, something that happened, something that mattered, something said. */
  readonly kind: "round" | "event" | "big" | "say";
  readonly text: string;
  readonly icon?: SymbolId;
  /** Whose emblem it is, for its colour. */
  readonly seat?: number;
  /** For what is said: who says it. */
  readonly by?: string;
  /** Shown in the place of the words. */
  readonly shows?: SymbolId;
}
