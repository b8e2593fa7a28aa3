// Whether bots shall always hurry. One player alone with bots may want that; with other people it is asked each time.
import type { TableInfo } from "../protocol/protocol";
import { recall, remember } from "../shell/memory";

class Brisk {
  #isOn = $state(recall<boolean>("brisk", (value) => typeof value === "boolean") ?? false);

  get isOn(): boolean {
    return this.#isOn;
  }
  set isOn(isOn: boolean) {
    this.#isOn = isOn;
    remember("brisk", isOn);
  }
}

export const brisk = new Brisk();

export const isAloneWithBots = (table: TableInfo | null, me: number | null): boolean =>
  me !== null && !!table && table.seats.every((seat, i) => i === me || !seat.is_person);
