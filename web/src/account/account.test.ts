// Where passkeys can be, what a browser is called, and a proof that is asked for only when it is needed.
import { afterEach, describe, expect, it, vi } from "vitest";
import { browserKey, dropSession, keepSession, playerKey } from "../session/playerKey";
import { decoded, deviceName, encoded, obstacleAt } from "./passkey";
import { withProof } from "./proof";

describe("passkeys", () => {
  it("need a name, a secure page, a browser and a server that have them, and the page says which is missing", () => {
    const at = (hostname: string, isSecure = true, isOffered = true, hasApi = true): string | null =>
      obstacleAt({ hostname }, isSecure, isOffered, hasApi);
    expect(at("localhost")).toBeNull();
    expect(at("play.example")).toBeNull();
    expect(at("192.168.1.7", false)).toBe("address");
    expect(at("[2001:db8::1]")).toBe("address");
    expect(at("play.example", false)).toBe("insecure");
    expect(at("play.example", true, false)).toBe("server");
    expect(at("play.example", true, true, false)).toBe("browser");
  });

  it("travel as base64 without signs that addresses dislike", () => {
    const bytes = Uint8Array.from([255, 239, 190, 0, 62]);
    expect(encoded(bytes.buffer)).toBe("_---AD4");
    expect([...decoded("_---AD4")]).toEqual([...bytes]);
  });

  it("are listed by browser and system", () => {
    expect(deviceName("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox, Linux");
    expect(deviceName("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit Version/18 Safari/605")).toBe(
      "Safari, Mac",
    );
    expect(deviceName("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36")).toBe("Chrome, Android");
    expect(deviceName("a script")).toBe("");
  });
});

describe("a session", () => {
  it("is the player's key while it lasts, and leaves the browser's own as it was", () => {
    const own = browserKey();
    keepSession("a-session-of-an-account-0123456789ab");
    expect(playerKey()).toBe("a-session-of-an-account-0123456789ab");
    expect(browserKey()).toBe(own);
    dropSession();
    expect(playerKey()).toBe(own);
  });

  afterEach(() => vi.unstubAllGlobals());

  it("shows no passkey for what needs none, and passes on what else is refused", async () => {
    expect(await withProof("key", () => Promise.resolve(7))).toBe(7);
    await expect(withProof("key", () => Promise.reject(new Error("else")))).rejects.toThrow("else");
  });
});
