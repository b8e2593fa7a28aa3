// Fits a name onto a card. Names are short in English and long elsewhere; the frame is the same everywhere.

const WIDE = new Set("mwMWNHKQÆŒ");
const NARROW = new Set("ijltfrI'’.,- ");

/** How wide display lettering is, in em; near enough to choose a size by. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text.normalize("NFC")) {
    if (WIDE.has(letter)) width += 0.66;
    else if (NARROW.has(letter)) width += 0.27;
    else width += letter === letter.toLocaleUpperCase() ? 0.54 : 0.44;
  }
  return width;
}

export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/** One line as large as fits; two smaller ones where one would be too small to read. */
export function fitName(name: string, width: number, largest: number, least: number): Lettering {
  const size = Math.min(largest, width / widthOf(name));
  const words = name.split(" ");
  if (size >= least || words.length < 2) return { lines: [name], size };
  const [first, second] = halves(words);
  return { lines: [first, second], size: Math.min(least, width / Math.max(widthOf(first), widthOf(second))) };
}

/** Two lines of nearly the same width. */
function halves(words: readonly string[]): [string, string] {
  const splits = words
    .slice(1)
    .map((_, i): [string, string] => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const unevenness = ([one, other]: [string, string]): number => Math.abs(widthOf(one) - widthOf(other));
  return splits.sort((one, other) => unevenness(one) - unevenness(other))[0]!;
}
