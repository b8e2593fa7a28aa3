// What sentences make of a name: articles, prepositions and cases. The twin of locales/names.py.
import type { Messages } from "./messages";

/** Those who have a voice, a name and a description in every language. */
const CHARACTERS = ["tuck", "will", "marian", "john", "much", "guy", "steward", "prince-john", "richard"] as const;

/** Variables that hold a name, or a list of names: beside `owner`, a message may use `owner_of` too. */
export const PEOPLE: ReadonlySet<string> = new Set([
  ...["about", "by", "giver", "merchant", "names", "owner", "proposer", "receiver"],
  ...["seat", "sheriff", "to", "turn", "who"],
]);

/** The first words of a sentence, later ones, whose something is, to whom something goes, and how one is called. */
const FORMS = ["begins", "within", "of", "to", "vocative"] as const;
type Form = (typeof FORMS)[number];
export type NameForms = Readonly<Record<Form | "sound" | "form", string>>;

/** How the names go on whose h French does not hear: Hélène, Henri, Hortense; not Hans or Harry. */
const SILENT_H =
  "ad[er]|ect|ele|elo|enri|era|erbe|ercu|ermin|ermio|erve|esp|eure|ila|ipp|ome|ono|ora|ort|ube|ug[uo]|yac";
const VOWEL = new RegExp(`^(?:[aeiouœæ]|h(?:${SILENT_H}))`);

/** Two of a kind at one table are numbered. */
const TWIN = /^(.+)( (?:[1-6]|II|III|IV|V|VI))$/;

/** The forms of names in one language, each worked out once. */
export class Names {
  readonly #messages: Messages;
  /** The message that says a character's name, by the name. */
  readonly #known = new Map<string, string>();
  readonly #forms = new Map<string, NameForms>();

  constructor(messages: Messages) {
    this.#messages = messages;
  }

  /** Every form by its suffix; also its sound, and whether it is declined, which Polish asks. */
  forms(name: string): NameForms {
    const known = this.#forms.get(name);
    if (known) return known;
    const forms = this.#workedOut(name);
    this.#forms.set(name, forms);
    return forms;
  }

  #workedOut(name: string): NameForms {
    const [, bareName = "", twinNumeral = ""] = TWIN.exec(name) ?? [];
    const isTwin = this.#characters().has(bareName);
    const [bare, numeral] = isTwin ? [bareName, twinNumeral] : [name, ""];
    const own = this.#ownForms(bare);
    const ear = sound(name);
    const form = (form: Form): string => {
      const text = own.get(form);
      if (text) return text + numeral;
      if (form === "begins") return this.#withArticleInFront(name);
      return this.#messages.attribute("phrase-name", form, { name, sound: ear }) ?? name;
    };
    return {
      sound: ear,
      form: own.has("to") ? "declined" : "plain",
      begins: form("begins"),
      within: form("within"),
      of: form("of"),
      to: form("to"),
      vocative: form("vocative"),
    };
  }

  /** Those of a character; none of anybody else. */
  #ownForms(name: string): ReadonlyMap<Form, string> {
    const id = this.#characters().get(name);
    const found = new Map<Form, string>();
    for (const form of id ? FORMS : []) {
      const text = this.#messages.attribute(id!, form);
      if (text) found.set(form, text);
    }
    return found;
  }

  /** A list that begins with a character's article, as the beginning of a sentence. */
  #withArticleInFront(names: string): string {
    for (const name of this.#characters().keys()) {
      const own = this.#ownForms(name);
      const within = own.get("within");
      if (within && names.startsWith(within)) return (own.get("begins") ?? within) + names.slice(within.length);
    }
    return names;
  }

  #characters(): ReadonlyMap<string, string> {
    if (!this.#known.size) {
      for (const part of ["call", "name"]) {
        for (const character of CHARACTERS) {
          const id = `character-${character}-${part}`;
          this.#known.set(this.#messages.format(id), id);
        }
      }
    }
    return this.#known;
  }
}

/** How a word begins to the ear: French says d'Alan and d'Hélène but de Guy, Spanish says Guy e Isabel. */
export function sound(text: string): "vowel" | "i" | "consonant" {
  const letters = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  if (/^(?:h?i(?![aeo])|y[^aeiou])/.test(letters)) return "i";
  return VOWEL.test(letters) ? "vowel" : "consonant";
}
