import { LANGUAGES, type Language } from "../protocol/protocol";

const base = (tag: string): string => tag.split("-")[0]!.toLowerCase();

/** The first language somebody asks for that we speak, or nearly speak; else English. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const exact = LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase());
    // Any Portuguese is better served by Brazil's than by English.
    const near = exact ?? LANGUAGES.find((language) => base(language) === base(tag));
    if (near) return near;
  }
  return "en";
}
