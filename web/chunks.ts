/**
 * Chunks: which modules of the page travel in one file. The bundler by itself makes a file of every part that two
 * screens share: a table was a hundred requests, of which a browser makes six at a time over plain HTTP.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";

const SOURCE = join(import.meta.dirname, "src");
const FRONT = ["main.ts", "lobby/Home.svelte"];
/** What is opened one after another at a table. */
const AT_TABLE = [
  "guide/Guide.svelte",
  "hotseat/AtScreen.svelte",
  "lobby/AtTable.svelte",
  "lobby/WaitingRoom.svelte",
  "reckoning/GamePage.svelte",
  "reckoning/Reckoning.svelte",
  "replay/ReplayScreen.svelte",
  "table/Table.svelte",
  "table/panels/AskSteward.svelte",
  "tablet/AtTablet.svelte",
  "tablet/TabletRoom.svelte",
  "tablet/TabletTable.svelte",
];

interface Graph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[];
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

type Chunk = "front" | "shared" | "at-table";

/**
 * The file of a module: the front page's, the one that screens of all sorts share, or the one that only screens at a
 * table share. A module of one screen alone stays with it.
 */
export function chunkOf(): (id: string, graph: Graph) => Chunk | null {
  const table = new Set(inSource(AT_TABLE));
  let front: Set<string> | undefined;
  return (id, graph) => {
    front ??= importedBy(inSource(FRONT), graph);
    if (front.has(id)) return "front";
    const screens = screensWith(id, graph);
    if (screens.length < 2) return null;
    return screens.every((one) => table.has(one)) ? "at-table" : "shared";
  };
}

/** For the bundler, which takes what a module imports along with it: first those that import nothing of the others. */
export function chunkGroups(): { name: (id: string, graph: Graph) => Chunk | null; priority: number }[] {
  const find = chunkOf();
  return (["front", "shared", "at-table"] as const).map((chunk, place) => ({
    name: (id, graph) => (find(id, graph) === chunk ? chunk : null),
    priority: 3 - place,
  }));
}

function inSource(names: readonly string[]): string[] {
  const paths = names.map((name) => join(SOURCE, name));
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length) throw new Error(`chunks.ts names what is not there: ${missing.join(", ")}`);
  return paths;
}

/** Modules and all that they import; not what they fetch later. */
function importedBy(modules: readonly string[], graph: Graph): Set<string> {
  const found = new Set(modules);
  for (const id of found) graph.getModuleInfo(id)?.importedIds.forEach((one) => found.add(one));
  return found;
}

/** The screens, and other parts that are fetched when they are wanted, that a module comes with. */
function screensWith(id: string, graph: Graph): string[] {
  const found = new Set([id]);
  for (const one of found) graph.getModuleInfo(one)?.importers.forEach((importer) => found.add(importer));
  return [...found].filter((one) => graph.getModuleInfo(one)?.dynamicImporters.length);
}
