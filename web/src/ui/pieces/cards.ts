// What a card is called, and what it says to those who cannot see it.
import type { Face } from "../../art/faces";
import { hyphens, houseName, Speaker } from "../../i18n/speaker";
import { hasMessage, t, tongue } from "../../i18n/tongue.svelte";

export function cardName(good: Pick<Face, "id" | "names">): string {
  const known = `card-${hyphens(good.id)}`;
  if (hasMessage(known)) return t(known);
  return houseName(good as Parameters<typeof houseName>[0], tongue.language);
}

export function cardLabel(good: Face): string {
  const values = { name: cardName(good), value: good.value, penalty: good.penalty, kind: t(`good-kind-${good.kind}`) };
  if (good.kind !== "royal" || !good.crown) return t("web-card", values);
  return t("web-card-counts", {
    ...values,
    goods: new Speaker(tongue.messages, []).good(good.crown, good.crown_count),
  });
}
