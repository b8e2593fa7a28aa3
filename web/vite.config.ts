import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { icons } from "./art/icon.mjs";
import { chunkGroups } from "./chunks.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const locales = [join(here, "../src/nottingham/locales"), join(here, "locales")];
const options = join(here, "../src/nottingham/rules/options");

/** Messages that not every screen needs: the long ones of a table, and those that no page shows. */
const ELSEWHERE: Record<string, "table" | "server" | "terminal"> = {
  "recalls.ftl": "table",
  "scenes.ftl": "table",
  "voices.ftl": "table",
  "help.ftl": "terminal",
  "notices.ftl": "server",
  "records.ftl": "terminal",
  "terminal.ftl": "terminal",
};

/** What an option says to people at a screen; its law and its words for terminals and models stay behind. */
const OPTION_TOPICS = /^(?:action|event|option|refusal|ruleset)-/;

/** The messages of a language that the options bring. */
function optionFiles(language: string): string[] {
  return readdirSync(options)
    .sort()
    .map((name) => join(options, name, `${language}.ftl`))
    .filter(existsSync);
}

/** A file's messages one by one, each with its lines. */
function entries(text: string): string[] {
  return text.replace(/^#.*\n/gm, "").split(/^(?=[a-zA-Z])/m);
}

/**
 * The messages of a language as two modules, `messages:pl` and `messages:pl/table`: what Python says too, and what only
 * the page says.
 */
function messages(): Plugin {
  const prefix = "\0messages:";
  const files = (language: string, place?: string): string[] =>
    locales
      .map((home) => join(home, language))
      .filter(existsSync)
      .flatMap((folder) =>
        readdirSync(folder)
          .sort()
          .map((name) => ({ folder, name })),
      )
      .filter(({ name }) => name.endsWith(".ftl") && ELSEWHERE[name] === place)
      .map(({ folder, name }) => join(folder, name));
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith("messages:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [language = "", place] = id.slice(prefix.length).split("/");
      const found = files(language, place);
      const brought = place === undefined ? optionFiles(language) : [];
      for (const file of [...found, ...brought]) this.addWatchFile(file);
      const text = [
        ...found.map((file) => entries(readFileSync(file, "utf8")).join("")),
        ...brought.flatMap((file) => entries(readFileSync(file, "utf8")).filter((entry) => OPTION_TOPICS.test(entry))),
      ].join("\n");
      return `export default ${JSON.stringify(text.replace(/\n{2,}/g, "\n"))};`;
    },
  };
}

/** The icon's pictures beside the page, for the manifest. */
function pictures(): Plugin {
  return {
    name: "pictures",
    apply: "build",
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await icons()))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), messages(), pictures()],
  build: {
    outDir: join(here, "../src/nottingham/server/static/app"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts and pictures are cached by themselves
    modulePreload: { polyfill: false }, // every browser that runs the rest has it
    reportCompressedSize: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups() } },
      input: mode === "gallery" ? { gallery: join(here, "gallery.html") } : { index: join(here, "index.html") },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: true } } },
}));
