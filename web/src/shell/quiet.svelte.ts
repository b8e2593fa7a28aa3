// For people who sit in one room and hear each other anyway: no sound, no talk, no notices. One switch, remembered.
import { recall, remember } from "./memory";

class Quiet {
  #isOn = $state(recall<boolean>("quiet", (value) => typeof value === "boolean") ?? false);

  get isOn(): boolean {
    return this.#isOn;
  }
  set isOn(isOn: boolean) {
    this.#isOn = isOn;
    remember("quiet", isOn);
  }
}

export const quiet = new Quiet();
