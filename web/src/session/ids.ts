const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

/** Random letters. `crypto.randomUUID` does not exist on plain http; this does. */
const random = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte & 63]).join("");

/** An id for a command; the same again means the same command. */
export const newId = (): string => random(12);

/** The secret of a seat, made here, so that sitting down twice by mistake finds the same seat. */
export const newToken = (): string => random(40);
