// The one list of screens, by the first word behind the #. Each is fetched when it is first shown.
import type { Component } from "svelte";

export interface ScreenProps {
  /** What follows the screen's name in the address. */
  argument: string | null;
}
type Screen = Promise<{ default: Component<ScreenProps> }>;

const SCREENS: Readonly<Record<string, () => Screen>> = {
  "": () => import("../lobby/Home.svelte"),
  set: () => import("../lobby/SetTable.svelte"),
  match: () => import("../lobby/Match.svelte"),
  join: () => import("../lobby/Join.svelte"),
  move: () => import("../lobby/Move.svelte"),
  table: () => import("../lobby/AtTable.svelte"),
  game: () => import("../reckoning/GamePage.svelte"),
  replay: () => import("../replay/ReplayScreen.svelte"),
  mine: () => import("../mine/Mine.svelte"),
  standing: () => import("../standing/Standing.svelte"),
  evening: () => import("../standing/Evening.svelte"),
  cups: () => import("../cups/Cups.svelte"),
  today: () => import("../today/Today.svelte"),
  puzzles: () => import("../puzzles/Puzzles.svelte"),
  ratings: () => import("../ratings/Ratings.svelte"),
  tablet: () => import("../tablet/SetTablet.svelte"),
  board: () => import("../tablet/AtTablet.svelte"),
  hotseat: () => import("../hotseat/HotSeat.svelte"),
  shared: () => import("../hotseat/AtScreen.svelte"),
  rules: () => import("../rules/Rules.svelte"),
  privacy: () => import("../privacy/Privacy.svelte"),
  credits: () => import("../credits/Credits.svelte"),
};

export const hasScreen = (name: string): boolean => name in SCREENS;
export const screenFor = (name: string): Screen => (SCREENS[name] ?? SCREENS[""]!)();
