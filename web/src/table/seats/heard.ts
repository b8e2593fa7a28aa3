// Whose words are in the air: bubbles of neighbours would lie over each other.

/** Of each row of stands the seat that spoke last; keys count everything that is said. */
export function heard(
  keys: Readonly<Record<number, number>>,
  rows: readonly (readonly number[])[],
): ReadonlySet<number> {
  const newest = (one: number, other: number): number => (keys[one]! > keys[other]! ? one : other);
  const speakers = rows.map((row) => row.filter((seat) => seat in keys)).filter((row) => row.length);
  return new Set(speakers.map((row) => row.reduce(newest)));
}
