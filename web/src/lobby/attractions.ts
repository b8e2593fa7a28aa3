// What calls people back: the cards under the doors of the gate. A card hangs there as soon as its screen exists.
import type { SymbolId } from "../../generated/symbols";
import { hasScreen } from "../screens";

export interface Attraction {
  /** The screen it leads to; its words are `lobby-to-SCREEN` and `lobby-to-SCREEN-about`. */
  readonly screen: string;
  readonly drawing: SymbolId;
}

const ALL: readonly Attraction[] = [
  { screen: "today", drawing: "i-sun" },
  { screen: "puzzles", drawing: "i-magnifier" },
  { screen: "mine", drawing: "i-trophy" },
  { screen: "standing", drawing: "i-bell" },
  { screen: "cups", drawing: "i-crown" },
  { screen: "tablet", drawing: "i-gate" },
  { screen: "hotseat", drawing: "i-eye" },
];

export const attractions = (): readonly Attraction[] => ALL.filter(({ screen }) => hasScreen(screen));
