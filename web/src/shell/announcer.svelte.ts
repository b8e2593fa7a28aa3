// What a screen reader hears: every public event, in words, in its order. See ui/LiveRegion.svelte.
class Announcer {
  /** The last lines; a live region reads what is added. */
  lines = $state<{ readonly key: number; readonly text: string }[]>([]);
  #count = 0;

  say(text: string): void {
    this.lines = [...this.lines.slice(-7), { key: this.#count++, text }];
  }

  /** Nothing of what was said is left to be read: somebody else looks at the page now. */
  hush(): void {
    this.lines = [];
  }
}

export const announcer = new Announcer();
