// Something that is on or off in this browser, and remembered.
import { recall, remember } from "./memory";

export class Toggle {
  readonly #key: string;
  #isOn = $state(false);

  constructor(key: string) {
    this.#key = key;
    this.#isOn = recall<boolean>(key, (value) => typeof value === "boolean") ?? false;
  }

  get isOn(): boolean {
    return this.#isOn;
  }
  set isOn(isOn: boolean) {
    this.#isOn = isOn;
    remember(this.#key, isOn);
  }
}
