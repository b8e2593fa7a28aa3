// The form of a prompt, as a view model: for each kind of prompt one class that says the sentence of the call, offers its buttons,
// and keeps what has been chosen but not yet sent. Boards and the hand show it; none of them knows what is allowed.
import type { Drafts } from "../../deal/drafts.svelte";
import type { Action, Refusal, BagStakes, TableRequest } from "../../protocol/protocol";
import type { ViewModel } from "../state/viewModel";

/** A button of the call. */
export interface Act {
  readonly id: string;
  /** What it is about, where that can change: another key is another button, however alike they look. */
  readonly key?: string;
  readonly label: string;
  readonly kind: "primary" | "plain" | "quiet";
  /** Why it cannot be used yet. */
  readonly why?: string | null;
  act(): unknown;
}

/** How the cards in hand are used. */
export interface HandUse {
  /** By place in the hand. */
  readonly chosen: readonly number[];
  /** Chosen cards rise, or leave an empty place because they lie elsewhere. */
  readonly look: "raised" | "packed";
  readonly hint: string;
  choose(index: number): void;
}

export interface PromptForm {
  readonly kind: string;
  readonly sentence: string;
  readonly detail: string;
  readonly acts: readonly Act[];
  /** Whether it is this seat's to act. */
  readonly isMine: boolean;
  readonly hand?: HandUse | null;
}

/** What a form may use of the table. */
export interface Host {
  readonly model: ViewModel;
  readonly drafts: Drafts;
  /** Do something in the game; false if it was refused, which has then been told. */
  play(action: Action): Promise<boolean>;
  ask(request: TableRequest): Promise<boolean>;
  /** Whether somebody else, a person, keeps the table waiting. */
  isLate(seat: number): boolean;
  readonly isHost: boolean;
  /** Until a bot takes over from somebody who is away; null where none will. */
  untilBot(seat: number): string | null;
  /** Whether who watches may ask for the seat of a bot. */
  readonly maySit: boolean;
  sit(): Promise<void>;
  readonly asked: string;
  /** Whether only bots are left at the gate and nobody has asked them yet to make it short. */
  readonly mayGoOn: boolean;
  goOn(): Promise<boolean>;
  nudge(seat: number): Promise<boolean>;
  isAbsent(seat: number): boolean;
  letBotPlayFor(seat: number): Promise<boolean>;
  /** Whether an offer has been agreed on, or is gone, since the view that is shown. */
  isOver(offer: number): boolean;
  /** Whether a bag has been settled since the view that is shown. */
  isSettled(bag: number): boolean;
  /** Why it would be refused; null if it would not. */
  check(action: Action): Promise<Refusal | null>;
  /** What it would put at stake, under each good that could then be declared; nothing where it would be refused. */
  stakesWith(action: Action): Promise<readonly BagStakes[]>;
}

/** With this one more, or without it if it is there already. */
export function toggled(chosen: readonly number[], index: number, most = Infinity): readonly number[] {
  if (chosen.includes(index)) return chosen.filter((one) => one !== index);
  return chosen.length < most ? [...chosen, index] : chosen;
}
