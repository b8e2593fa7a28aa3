// Ready prices: what people ask for and offer most, so that a price in gold takes one press.

/** The gold that each side has named so far; null for none. */
export interface Named {
  readonly theirs: number | null;
  readonly mine: number | null;
}

/** A Sheriff asks for more than is offered, a merchant offers less than is asked; none goes beyond the purse. */
export function readyPrices(limit: number, { theirs, mine }: Named, isDemand: boolean): number[] {
  const around = (price: number, steps: readonly number[]): number[] => steps.map((step) => price + step);
  const wanted =
    theirs !== null
      ? around(theirs, isDemand ? [2, 4, 7] : [-4, -2, 0])
      : mine !== null
        ? around(mine, isDemand ? [-4, -2, 3] : [1, 3, 5])
        : isDemand
          ? [5, 8, 10, 15]
          : [3, 5, 8, 12];
  const found = wanted.filter((price) => price > 0 && price <= limit);
  return found.length || limit <= 0 ? found : [limit];
}
