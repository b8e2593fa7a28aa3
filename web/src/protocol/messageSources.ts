// Made by ./nottingham generate from the folders of languages. Do not edit.
import type { Language } from "./protocol";

type Source = () => Promise<{ default: string }>;

/** Each language is two files: what every screen needs, and what only a table needs. Fetched when read. */
export const SOURCES: Readonly<Record<Language, readonly [Source, Source]>> = {
  "en": [() => import("messages:en"), () => import("messages:en/table")],
  "es": [() => import("messages:es"), () => import("messages:es/table")],
  "fr": [() => import("messages:fr"), () => import("messages:fr/table")],
  "pl": [() => import("messages:pl"), () => import("messages:pl/table")],
  "pt-BR": [() => import("messages:pt-BR"), () => import("messages:pt-BR/table")],
};
