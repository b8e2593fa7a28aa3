// The language of this page. Whatever is said through `t` is said anew when it changes.
import { LANGUAGES, type Language } from "../protocol/protocol";
import { recall, remember } from "../shell/memory";
import { bestLanguage } from "./language";
import { loadMessages, Messages, type Values } from "./messages";

const KEY = "language";

class Tongue {
  #messages = $state.raw(new Messages("en", ""));
  #wanted: Language = "en";
  #isAtTable = false;

  get language(): Language {
    return this.#messages.language;
  }

  get messages(): Messages {
    return this.#messages;
  }

  /** What was chosen here before, else what the browser asks for. */
  async start(): Promise<void> {
    const chosen = recall<Language>(KEY, (value) => LANGUAGES.includes(value as Language));
    await this.#speak(chosen ?? bestLanguage(navigator.languages ?? [navigator.language]));
  }

  /** Choose a language, and keep it for the next visit. */
  async choose(language: Language): Promise<void> {
    remember(KEY, language);
    await this.#speak(language);
  }

  /** From now on also what only a table has to say: the voices of its characters. */
  async loadTableMessages(): Promise<void> {
    if (this.#isAtTable) return;
    this.#isAtTable = true;
    await this.#speak(this.#wanted);
  }

  async #speak(language: Language): Promise<void> {
    this.#wanted = language;
    const isAtTable = this.#isAtTable;
    const messages = await loadMessages(language, isAtTable);
    if (this.#wanted !== language || this.#isAtTable !== isAtTable) return; // overtaken by another wish
    this.#messages = messages;
    document.documentElement.lang = language;
  }
}

export const tongue = new Tongue();

/** A message in the language of this page. */
export const t = (id: string, values?: Values): string => tongue.messages.format(id, values);
export const hasMessage = (id: string): boolean => tongue.messages.has(id);
