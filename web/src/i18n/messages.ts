// Fluent messages of one language: the very files that Python reads, and those that only the page needs.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../protocol/protocol";
import { SOURCES } from "../protocol/messageSources";
import { Names, PEOPLE } from "./names";

export type Value = string | number;
export type Values = Readonly<Record<string, Value>>;

export class Messages {
  readonly #bundle: FluentBundle;
  readonly names: Names;

  constructor(
    readonly language: Language,
    private readonly text: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(text));
    this.names = new Names(this);
  }

  /** These and some more. */
  with(more: string): Messages {
    return new Messages(this.language, `${this.text}\n${more}`);
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
    return this.#bundle.formatPattern(pattern, fluentValues(this.#withForms(values)), errors);
  }

  /** A form of a message that some languages have and others do without; null where there is none. */
  attribute(id: string, form: string, values: Values = {}): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[form];
    return pattern ? this.#bundle.formatPattern(pattern, fluentValues(values)) : null;
  }

  /** The values, and beside each name its forms. */
  #withForms(values: Values): Values {
    const told: Record<string, Value> = { ...values };
    for (const [role, name] of Object.entries(values)) {
      if (typeof name !== "string" || !PEOPLE.has(role)) continue;
      for (const [form, text] of Object.entries(this.names.forms(name))) told[`${role}_${form}`] = text;
    }
    return told;
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

export async function loadMessages(language: Language, isAtTable: boolean): Promise<Messages> {
  const [every, table] = SOURCES[language];
  const sources = await Promise.all(isAtTable ? [every(), table()] : [every()]);
  return new Messages(language, sources.map((source) => source.default).join("\n"));
}
