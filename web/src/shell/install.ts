// Where the browser trusts the connection the page can be installed, and opened without a network. Elsewhere none of
// this is asked for: a browser would only complain.
const SETTLED = 2_000;

/** The files that this page has loaded so far. */
const loaded = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin)
    .map((url) => url.pathname);

export async function makeInstallable(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/manifest.webmanifest";
  document.head.append(link);
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? "";
  // Later, when the first screen has come to rest: its last files are then among them.
  setTimeout(() => active?.postMessage({ entry: new URL(entry, location.href).pathname, files: loaded() }), SETTLED);
}
