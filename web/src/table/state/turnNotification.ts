// A browser notification that it is my turn, while the page is out of sight. Browsers offer it only in a secure context.
import { quiet } from "../../shell/quiet";

export function mayAskForNotices(): boolean {
  return isSecureContext && "Notification" in globalThis && Notification.permission === "default";
}

export async function askForNotices(): Promise<void> {
  await Notification.requestPermission();
}

/** One at a time: a newer one takes the place of the last. Phones give them only through the service worker. */
export async function noticeTurn(text: string): Promise<void> {
  const isAllowed = "Notification" in globalThis && Notification.permission === "granted";
  if (!isAllowed || !document.hidden || quiet.isOn) return;
  const how = { tag: "nottingham-turn", icon: "/icon-192.png", data: location.href };
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker?.active) return worker.showNotification(text, how);
  const notice = new Notification(text, how);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
