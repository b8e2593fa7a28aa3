// Nothing to do but to watch, or a bot holds the seat.
import type { ViewModel } from "../state/viewModel";
import type { Act, PromptForm, Host } from "./promptForm";

export class Waiting implements PromptForm {
  readonly kind = "waiting";
  readonly isMine = false;

  constructor(private readonly host: Host) {}

  get sentence(): string {
    return waitingFor(this.host.model);
  }
  get detail(): string {
    const { model } = this.host;
    if (model.me === null) return this.host.asked || model.text("table-watching");
    const late = this.#late;
    const until = late === undefined ? null : this.host.untilBot(late);
    if (late !== undefined && until !== null) return model.say("table-away-until", { who: late }, { time: until });
    if (model.phase.phase === "loading")
      return model.text(model.isGuard(model.me) ? "table-wait-loading-sheriff" : "table-wait-loading-detail");
    return "";
  }
  /** The first who keeps everybody waiting. */
  get #late(): number | undefined {
    return this.host.model.awaited.find((seat) => this.host.isLate(seat));
  }
  get acts(): Act[] {
    const { model } = this.host;
    const late = this.#late;
    if (model.me === null)
      return this.host.maySit
        ? [{ id: "sit", label: model.text("table-sit"), kind: "plain", act: () => this.host.sit() }]
        : [];
    if (late === undefined) return goOnActs(this.host);
    const nudge: Act = {
      id: "nudge",
      key: `nudge ${late}`,
      label: model.say("table-nudge", { who: late }),
      kind: "plain",
      act: () => this.host.nudge(late),
    };
    if (!this.host.isHost || !this.host.isAbsent(late)) return [nudge];
    const label = model.say("table-let-bot", { who: late });
    const stand: Act = {
      id: "let-bot",
      key: `let-bot ${late}`,
      label,
      kind: "plain",
      act: () => this.host.letBotPlayFor(late),
    };
    return [nudge, stand];
  }
}

/** What can be done while nobody but bots is waited for. */
export function goOnActs(host: Host): Act[] {
  if (!host.mayGoOn) return [];
  return [{ id: "go-on", label: host.model.text("table-go-on"), kind: "plain", act: () => host.goOn() }];
}

/** Whom the table waits for, and with what. */
export function waitingFor(model: ViewModel): string {
  const { phase, awaited } = model;
  if (phase.phase === "finished") return model.text("table-wait-finished");
  const who = awaited[0];
  if (who === undefined) return model.text("table-wait");
  switch (phase.phase) {
    case "market":
      return model.say(phase.opener === null ? "table-wait-market" : "table-wait-opener", { who });
    case "loading":
      return model.text("table-wait-loading", { names: model.narrator.allNames(awaited), count: awaited.length });
    case "declaring":
      return model.say("table-wait-declaring", { who });
    case "inspecting":
      return model.say(model.duty ? dutyMessage(model.duty.duty) : "table-wait-gate", { who });
    default:
      return model.text("table-wait");
  }
}

function dutyMessage(duty: string): string {
  const known: Record<string, string> = {
    placement: "table-wait-placement",
    debt: "table-wait-debt",
    may_claim: "table-wait-claim",
    split_loot: "table-wait-split",
  };
  return known[duty] ?? "table-wait-gate";
}

/** A bot plays for this seat until its player takes it back. */
export class Held implements PromptForm {
  readonly kind = "held";
  readonly isMine = true;

  constructor(private readonly host: Host) {}

  get sentence(): string {
    return this.host.model.text("table-held");
  }
  get detail(): string {
    return this.host.model.text("table-held-detail");
  }
  get acts(): Act[] {
    return [
      {
        id: "return",
        label: this.host.model.text("table-return"),
        kind: "primary",
        act: () => this.host.ask({ request: "return" }),
      },
    ];
  }
}
