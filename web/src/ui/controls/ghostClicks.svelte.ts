// Ghost clicks: a finger on its way to what has just gone presses nothing that lay under it.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As long as a finger is on its way, or a second tap follows a first, in milliseconds. */
const HELD = 400;

class GhostClicks {
  /** Where nothing can be pressed for now. */
  shades = $state.raw<readonly Box[]>([]);

  /** Where something lay; a sheet kept the whole page from being pressed. */
  shade(box: Box = { x: 0, y: 0, width: innerWidth, height: innerHeight }): void {
    const held = { ...box }; // a place of its own each time: what lies there may come and go twice within the moment
    this.shades = [...this.shades, held];
    setTimeout(() => (this.shades = this.shades.filter((one) => one !== held)), HELD);
  }
}

export const ghostClicks = new GhostClicks();
