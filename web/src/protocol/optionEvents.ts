// Made by ./nottingham generate from the events that options bring. Do not edit.

export type FieldKind = "seat" | "seats" | "gold" | "number" | "good" | "goods" | "cards" | "text";
/** Whether an event is told, and what its open fields are. */
export interface OptionEvent {
  readonly isNews: boolean;
  readonly fields: Readonly<Record<string, FieldKind>>;
}
export const OPTION_EVENTS = {
  time_ran_out: { isNews: true, fields: {} },
  deputies_shuffled: { isNews: false, fields: {} },
  deputies_drawn: { isNews: true, fields: { deputies: "seats" } },
  split_proposed: { isNews: true, fields: {} },
  loot_shared: { isNews: true, fields: { deputy: "seat", gold: "gold", legal: "goods", face_down: "number" } },
  loot_cleared: { isNews: true, fields: { gold: "gold", cards: "cards" } },
  black_market_opened: { isNews: true, fields: {} },
  black_market_claimed: { isNews: true, fields: { seat: "seat", good: "good", value: "number" } },
  claim_declined: { isNews: true, fields: { seat: "seat" } },
  tax_paid: { isNews: true, fields: { payers: "seats", sheriffs: "seats", gold: "gold" } },
} as const satisfies Readonly<Record<string, OptionEvent>>;
export type OptionEventTag = keyof typeof OPTION_EVENTS;
