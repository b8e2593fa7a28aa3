// Fluent messages of one language: the very files that Python reads, and those that only the page needs.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../protocol/protocol";

export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

export class Messages {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    text: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message with its values filled in; one that is missing shows its id, which beats a blank page. */
  format(id: string, values: Values = {}, errors: Error[] = []): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      errors.push(new Error(`no message ${id} in ${this.language}`));
      return id;
    }
    return this.#bundle.formatPattern(pattern, fluentValues(values), errors);
  }
}

/** Numbers without a mark between thousands: languages and runtimes differ on four digits. */
function fluentValues(values: Values): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  );
}

type Source = () => Promise<{ default: string }>;

/** Each language is two files: what every screen needs, and what only a table needs. Fetched when somebody reads it. */
const SOURCES: Record<Language, readonly [Source, Source]> = {
  en: [() => import("messages:en"), () => import("messages:en/table")],
  fr: [() => import("messages:fr"), () => import("messages:fr/table")],
  es: [() => import("messages:es"), () => import("messages:es/table")],
  "pt-BR": [() => import("messages:pt-BR"), () => import("messages:pt-BR/table")],
  pl: [() => import("messages:pl"), () => import("messages:pl/table")],
};

export async function loadMessages(language: Language, isAtTable: boolean): Promise<Messages> {
  const [every, table] = SOURCES[language];
  const sources = await Promise.all(isAtTable ? [every(), table()] : [every()]);
  return new Messages(language, sources.map((source) => source.default).join("\n"));
}
