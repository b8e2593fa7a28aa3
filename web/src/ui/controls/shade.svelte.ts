// Where nothing can be pressed for a moment, because what lay there has just gone: a finger may be on its way to it.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As long as a finger is on its way, or a second tap follows a first, in milliseconds. */
const HELD = 400;

class Shade {
  boxes = $state.raw<readonly Box[]>([]);

  /** Where something lay; a sheet kept the whole page from being pressed. */
  fall(box: Box = { x: 0, y: 0, width: innerWidth, height: innerHeight }): void {
    this.boxes = [...this.boxes, box];
    setTimeout(() => (this.boxes = this.boxes.filter((one) => one !== box)), HELD);
  }
}

export const shade = new Shade();
