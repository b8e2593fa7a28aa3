// Words that one screen alone needs, fetched with it: `texts/LANGUAGE.ftl` beside the screen, one for each language.
// They come on top of those that every screen has, so that names keep their forms.
import { Messages, type Values } from "./messages";
import { tongue } from "./tongue.svelte";

type Sources = Readonly<Record<string, () => Promise<string>>>;

/** Made while a component is set up: `new PageWords(import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }))`. */
export class PageWords {
  #messages = $state.raw<Messages | null>(null);

  constructor(sources: Sources) {
    $effect(() => {
      const { messages } = tongue;
      void sources[`./texts/${messages.language}.ftl`]!().then((source) => {
        if (messages === tongue.messages) this.#messages = messages.with(source);
      });
    });
  }

  get areHere(): boolean {
    return this.#messages !== null;
  }

  get messages(): Messages {
    return this.#messages ?? tongue.messages;
  }

  /** Nothing is said before the words are here. */
  readonly say = (id: string, values?: Values): string => this.#messages?.format(id, values) ?? "";
}
