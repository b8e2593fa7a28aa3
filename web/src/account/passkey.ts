// WebAuthn in this browser: a passkey is made, or signs what the server asks.
import type { NewPasskey, PasskeyChallenge, PasskeyProof } from "../protocol/protocol";

/** Why there can be no passkeys here; null where there can. */
export type Obstacle = "address" | "insecure" | "browser" | "server";

const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith("[");

export function obstacleAt(
  { hostname }: Pick<Location, "hostname">,
  isSecure: boolean,
  isOffered: boolean,
  hasApi: boolean,
): Obstacle | null {
  if (!isOffered) return "server";
  if (isAddress(hostname)) return "address";
  if (!isSecure) return "insecure";
  return hasApi ? null : "browser";
}

export const encoded = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
export const decoded = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** The holder thought better of it, or let the time pass. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);
/** This authenticator has one for the account already. */
export const isThereAlready = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "InvalidStateError";

const named = (known: readonly string[]): PublicKeyCredentialDescriptor[] =>
  known.map((id) => ({ type: "public-key", id: decoded(id) }));

export async function makePasskey({
  challenge,
  rp,
  handle,
  user,
  algorithms,
  known,
}: PasskeyChallenge): Promise<NewPasskey> {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: decoded(challenge),
      rp: { id: rp, name: "Nottingham" },
      user: { id: decoded(user ?? ""), name: handle ?? "", displayName: handle ?? "" },
      pubKeyCredParams: (algorithms ?? []).map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: named(known ?? []),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return { client_data: encoded(clientDataJSON), attestation: encoded(attestationObject) };
}

export async function showPasskey({ challenge, rp, known }: PasskeyChallenge): Promise<PasskeyProof> {
  const shown = (await navigator.credentials.get({
    publicKey: {
      challenge: decoded(challenge),
      rpId: rp,
      allowCredentials: named(known ?? []),
      userVerification: "required",
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  return {
    id: encoded(shown.rawId),
    client_data: encoded(clientDataJSON),
    authenticator: encoded(authenticatorData),
    signature: encoded(signature),
    user: userHandle?.byteLength ? encoded(userHandle) : null,
  };
}

const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux"] as const;

/** This browser, for a list of them: its name and the system's, which are the same in every language. */
export function deviceName(agent: string): string {
  const browser = BROWSERS.find(([mark]) => agent.includes(mark))?.[1] ?? "";
  const system = SYSTEMS.find((mark) => agent.includes(mark)) ?? "";
  return [browser, system === "Macintosh" ? "Mac" : system].filter(Boolean).join(", ");
}
