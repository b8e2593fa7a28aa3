// A derived value that keeps its identity: computed anew whenever something it reads changes, and exchanged only where it then
// says something else. What is made of it is made anew only then.

/** What `make` gives: the same object as long as it is equal as JSON. */
export function stable<T>(make: () => T): { readonly current: T } {
  let kept: { readonly text: string; readonly value: T } | null = null;
  const current = $derived.by(() => {
    const value = make();
    const text = JSON.stringify(value);
    if (kept?.text !== text) kept = { text, value };
    return kept.value;
  });
  return {
    get current() {
      return current;
    },
  };
}
