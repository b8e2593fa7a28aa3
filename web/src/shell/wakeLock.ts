// A screen that everybody looks at does not go dark. Browsers have it over https alone; elsewhere it sleeps as it is set.

/** From now until what is returned is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || isOver || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (isOver) await lock?.release();
  };
  const seen = (): void => void ask(); // a page that is hidden loses it
  document.addEventListener("visibilitychange", seen);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
