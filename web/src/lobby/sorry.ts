// What went wrong, in words: on the way to a table, and at its door.
import { isCalledOff } from "../account/passkey";
import { hyphens } from "../i18n/speaker";
import { hasMessage, t } from "../i18n/tongue.svelte";
import { OutOfReach, ServerSaysNo } from "../session/api";
import { toasts } from "../shell/toasts.svelte";

/** A line for an error; what nobody foresaw is a stumble. */
export function reasonFor(error: unknown): string {
  if (error instanceof OutOfReach) return t(navigator.onLine ? "lobby-no-server" : "lobby-no-network");
  if (error instanceof ServerSaysNo) return reasonOf(error.problem.code, error.problem.parameters);
  return t(isCalledOff(error) ? "lobby-passkey-not-used" : "lobby-sorry");
}

/** Why the table, or the referee, would not do it. */
export function reasonOf(code: string, parameters: Readonly<Record<string, string | number>>): string {
  const known = [`lobby-no-${hyphens(code)}`, `ruleset-${hyphens(code)}`, `table-${hyphens(code)}`].find(hasMessage);
  return known ? t(known, parameters) : t("lobby-sorry");
}

export function sorry(error: unknown): void {
  if (!(error instanceof OutOfReach || error instanceof ServerSaysNo || isCalledOff(error))) console.error(error);
  toasts.show(reasonFor(error), "no");
}
