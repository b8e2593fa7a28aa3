// A notice that it is my turn, while the page is out of sight. Browsers offer it only in a secure context.
import { quiet } from "../shell/quiet";

export function mayAskForNotices(): boolean {
  return isSecureContext && "Notification" in globalThis && Notification.permission === "default";
}

export async function askForNotices(): Promise<void> {
  await Notification.requestPermission();
}

export function noticeTurn(text: string): void {
  const isAllowed = "Notification" in globalThis && Notification.permission === "granted";
  if (!isAllowed || !document.hidden || quiet.isOn) return;
  try {
    new Notification(text, { tag: "nottingham-turn", icon: "/icon.svg" });
  } catch {
    // some phones give notices only through a service worker: the bell and the title still tell
  }
}
