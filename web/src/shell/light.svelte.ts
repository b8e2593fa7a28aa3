// Day or night: what was chosen, else what the system says. public/light.js does the same before the first paint.
import { forget, recall, remember } from "./memory";

export type Light = "day" | "night";
const isLight = (value: unknown): boolean => value === "day" || value === "night";
const COLOURS: Record<Light, string> = { day: "#f1e3c3", night: "#1d1712" };

class Lights {
  #chosen = $state<Light | null>(recall<Light>("light", isLight));
  #system = $state<Light>("day");

  get light(): Light {
    return this.#chosen ?? this.#system;
  }

  /** Follow the system's changes from now on. */
  start(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const look = (): void => {
      this.#system = dark.matches ? "night" : "day";
      this.#show();
    };
    dark.addEventListener("change", look);
    look();
  }

  toggle(): void {
    const wanted: Light = this.light === "day" ? "night" : "day";
    this.#chosen = wanted === this.#system ? null : wanted; // who wants what the system has follows it again
    if (this.#chosen) remember("light", this.#chosen);
    else forget("light");
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["light"] = this.light;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", COLOURS[this.light]);
  }
}

export const lights = new Lights();
