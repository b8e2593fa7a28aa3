// Made by ./nottingham generate from the characters. Do not edit.

/** Who comes when nobody in particular was asked for. */
export const COMPANY = ["tuck", "will", "marian", "john", "much", "guy", "steward"] as const;
/** Those who play to win, the hardest last: nobody meets them by chance. */
export const HARD = ["prince_john", "richard"] as const;
