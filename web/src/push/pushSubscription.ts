// Web push in this browser: subscribed once its player agrees, with quiet hours by the clock of this place.
import type { PushState, Quiet, Subscribe } from "../protocol/protocol";
import { call } from "../session/api";

/** At night, unless somebody chooses otherwise. */
export const NIGHT = { first: 22, last: 8 } as const;

const ask = (path: string, body: object): Promise<PushState> => call("POST", `/api/push${path}`, body);

/** Whether this browser can be told at all: phones do so only for a page that was put on their home screen. */
export const canBeTold = (key: string): boolean =>
  key !== "" && isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

async function current(): Promise<PushSubscription | null> {
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  return worker && "pushManager" in worker ? worker.pushManager.getSubscription() : null;
}

/** How this browser is told of this player's turn; null where it is not. */
export async function askPush(player: string): Promise<Quiet | null> {
  const found = await current();
  return found ? ((await ask("", { player, endpoint: found.endpoint })).quiet ?? null) : null;
}

/** Asks the browser's permission first; null where its owner said no. */
export async function subscribe(
  key: string,
  player: string,
  language: Subscribe["language"],
  quiet: Quiet,
): Promise<Quiet | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const ready = await navigator.serviceWorker.ready;
  const made =
    (await current()) ?? (await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  return (await ask("/subscribe", { player, endpoint: made.endpoint, p256dh, auth, language, quiet })).quiet ?? null;
}

/** One tap, and nothing comes any more: the browser forgets it, and the server too. */
export async function unsubscribe(): Promise<void> {
  const found = await current();
  if (!found) return;
  await ask("/unsubscribe", { endpoint: found.endpoint });
  await found.unsubscribe();
}
