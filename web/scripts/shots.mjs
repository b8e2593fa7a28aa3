// Photographs the gallery in every light, size and language: node scripts/shots.mjs FOLDER [NAME ...]
// Needs a Chromium ($CHROMIUM, or one on the PATH) and a built gallery (vite build --mode gallery --outDir DIR) in DIR.
import { spawn } from "node:child_process";
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const [gallery, folder, ...wanted] = process.argv.slice(2);
const KINDS = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
// As strict as the server's own: a page that needs more would break there.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

const DESKTOP = { width: 1440, height: 900, scale: 1, isWhole: false };
const PHONE = { width: 390, height: 844, scale: 2, isWhole: false };
const SMALL = { width: 360, height: 640, scale: 2, isWhole: false };
const WHOLE = { ...DESKTOP, isWhole: true };
const shots = {
  "gallery-day": ["", WHOLE],
  "gallery-night": ["light=night", WHOLE],
  "gallery-phone": ["", { ...PHONE, isWhole: true, scale: 1 }],
  ...Object.fromEntries(
    readdirSync(new URL("../locales", import.meta.url)).map((lang) => [`gallery-${lang}`, [`lang=${lang}`, WHOLE]]),
  ),
  "table-day": ["page=table", DESKTOP],
  "table-night": ["page=table&light=night", DESKTOP],
  "table-phone": ["page=table", PHONE],
  "table-phone-night": ["page=table&light=night", PHONE],
  "table-small": ["page=table", SMALL],
  "table-6": ["page=table&players=6", DESKTOP],
  "table-6-phone": ["page=table&players=6", PHONE],
  "table-5-pl": ["page=table&players=5&lang=pl", DESKTOP],
};

const server = createServer((request, response) => {
  const path = join(gallery, decodeURIComponent(new URL(request.url, "http://x").pathname));
  if (!path.startsWith(gallery) || !existsSync(path)) return response.writeHead(404).end();
  response.writeHead(200, {
    "content-type": KINDS[extname(path)] ?? "application/octet-stream",
    "content-security-policy": POLICY,
  });
  createReadStream(path).pipe(response);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${server.address().port}/gallery.html`;

const chromium = spawn(
  process.env.CHROMIUM ?? "chromium",
  [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
    `--user-data-dir=${mkdtempSync(join(tmpdir(), "shots-"))}`,
    "about:blank",
  ],
  { stdio: ["ignore", "ignore", "pipe"] },
);
const browserUrl = await new Promise((resolve) => {
  chromium.stderr.on("data", (text) => {
    const found = /ws:\/\/\S+/.exec(String(text));
    if (found) resolve(found[0]);
  });
});

const socket = new WebSocket(browserUrl);
await new Promise((resolve) => (socket.onopen = resolve));
const waiting = new Map();
let count = 0;
const complaints = [];
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.id) waiting.get(message.id)?.(message);
  else if (message.method === "Log.entryAdded") complaints.push(message.params.entry.text);
  else if (message.method === "Runtime.exceptionThrown")
    complaints.push(message.params.exceptionDetails.exception?.description);
};
const send = (method, params = {}, sessionId = undefined) =>
  new Promise((resolve, reject) => {
    const id = ++count;
    waiting.set(id, (message) =>
      message.error ? reject(new Error(`${method}: ${message.error.message}`)) : resolve(message.result),
    );
    socket.send(JSON.stringify({ id, method, params, sessionId }));
  });

mkdirSync(folder, { recursive: true });
for (const [name, [query, size]] of Object.entries(shots)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const page = (method, params) => send(method, params, sessionId);
  await page("Log.enable");
  await page("Runtime.enable");
  const metrics = { width: size.width, height: size.height, deviceScaleFactor: size.scale, mobile: size.width < 700 };
  await page("Emulation.setDeviceMetricsOverride", metrics);
  await page("Page.navigate", { url: `${origin}?${query}` });
  const ask = async (expression) => (await page("Runtime.evaluate", { expression, returnByValue: true })).result.value;
  for (let i = 0; i < 100 && (await ask("document.documentElement.dataset.ready")) !== "true"; i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
  const overflow = await ask("document.documentElement.scrollWidth - innerWidth");
  if (overflow > 0) complaints.push(`${name}: ${overflow} px too wide`);
  if (size.isWhole) {
    const height = await ask("document.documentElement.scrollHeight");
    await page("Emulation.setDeviceMetricsOverride", { ...metrics, height });
  }
  const { data } = await page("Page.captureScreenshot", { format: "png", captureBeyondViewport: size.isWhole });
  writeFileSync(join(folder, `${name}.png`), Buffer.from(data, "base64"));
  await send("Target.closeTarget", { targetId });
  console.log(name);
}
for (const complaint of complaints) console.error(`complaint: ${complaint}`);
socket.close();
chromium.kill();
server.close();
process.exit(complaints.length ? 1 : 0);
