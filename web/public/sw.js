// Lets the page open while there is no network. The page itself always comes from the server when that answers, so that
// no old page meets a newer server; files named after their content never change, and come from here when they are here.
// Nothing of the API, of a table or of a game is ever kept.
const PAGES = "nottingham-pages";
const ASSETS = "nottingham-assets";
/** Older files go when there are more: a page still open after an update may want some of them. */
const ASSETS_MOST = 300;
const HASHED = /^\/assets\/.+-[A-Za-z0-9_-]{8,}\.\w+$/;
const PAGE = /^\/([tg]\/[a-z0-9]{12,24})?$/;
/** What a page needs that is not named after its content. */
const BESIDE = new Set(["/light.js", "/icon.svg"]);

// A page that came without it goes on without it: taken over half-way, it would fetch again what it has preloaded.
addEventListener("install", () => skipWaiting());
addEventListener("message", (event) => event.waitUntil(keep(event.data)));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "stop" ? unsubscribe() : lookAt(event.notification.data));
});
addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (HASHED.test(url.pathname)) event.respondWith(kept(request));
  else if (PAGE.test(url.pathname) && request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (BESIDE.has(url.pathname)) event.respondWith(fresh(request, url.pathname));
});

/** From here if it is here. */
async function kept(request) {
  const assets = await caches.open(ASSETS);
  const found = await assets.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}

/** From the server; what was kept is for when there is none. */
async function fresh(request, name) {
  const answer = await fetch(request).catch(() => null);
  const found = answer && answer.status < 500 ? answer : await (await caches.open(PAGES)).match(name);
  if (!found) return answer ?? Response.error();
  return request.mode === "navigate" ? withoutPreloads(found) : found;
}

/** What a page would preload is here already; a browser would fetch it beside us, and complain that it is not used. */
async function withoutPreloads(answer) {
  const { status, statusText } = answer;
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name); // it is unpacked, and shorter
  const page = (await answer.text()).replace(/<link\s+rel="(module)?preload"[^>]*>\s*/g, "");
  return new Response(page, { status, statusText, headers });
}

/** A page that runs says which files it is made of. It is kept together with them, or not at all. */
async function keep({ entry, files }) {
  const assets = await caches.open(ASSETS);
  for (const file of files.filter((one) => HASHED.test(one))) if (!(await assets.match(file))) await assets.add(file);
  const page = await fetch("/", { cache: "no-cache" });
  if (!page.ok || !(await page.clone().text()).includes(entry)) return; // the server has a newer one by now
  const pages = await caches.open(PAGES);
  await pages.put("/", page);
  await pages.addAll([...BESIDE]);
  const names = await assets.keys();
  for (const old of names.slice(0, Math.max(0, names.length - ASSETS_MOST))) await assets.delete(old);
}

/** The window that gave a notice, or a new one in its place. */
async function lookAt(address) {
  const windows = await clients.matchAll({ type: "window" });
  const found = windows.find((one) => one.url === address);
  await (found ? found.focus() : clients.openWindow(address));
}

/** What the server says by web push: that it is one's turn, at which table. A newer word takes the place of the last. */
async function show({ title, body, table, stop }) {
  const data = `${location.origin}/#/table/${table}`;
  const actions = [{ action: "stop", title: stop }];
  await registration.showNotification(title, { body, tag: `turn-${table}`, icon: "/icon-192.png", data, actions });
}

/** One tap on the notice itself: nothing comes any more, and the server forgets where it was sent. */
async function unsubscribe() {
  const found = await registration.pushManager.getSubscription();
  if (!found) return;
  await found.unsubscribe();
  const headers = { "content-type": "application/json" };
  await fetch("/api/push/unsubscribe", { method: "POST", headers, body: JSON.stringify({ endpoint: found.endpoint }) });
}
