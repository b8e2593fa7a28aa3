// What a stand shows of a seat, to everybody who looks at it.
import { t } from "../../i18n/tongue.svelte";
import type { TableController } from "../state/controller.svelte";
import { stateOf } from "./seatState";

export function standOf(controller: TableController, seat: number) {
  const { model, overlay } = controller;
  const state = stateOf(model, seat, controller.session.presence, controller.log.settled, controller.untilBot(seat));
  const isShut = overlay.shut.includes(seat);
  return {
    seat,
    name: model.name(seat),
    gold: (model.public.gold[seat] ?? 0) + (overlay.gold[seat] ?? 0),
    goods: model.public.stands[seat] ?? {},
    legal: model.legal,
    faceDown: model.public.face_down[seat] ?? 0,
    state: isShut ? t("table-state-ready") : state.text,
    tone: isShut ? ("ready" as const) : state.tone,
    isActing: !isShut && model.awaited.includes(seat),
    speech: overlay.speech[seat]?.text ?? null,
    reaction: overlay.speech[seat]?.reaction ?? null,
    isThinking: model.isThinking(seat),
  };
}
