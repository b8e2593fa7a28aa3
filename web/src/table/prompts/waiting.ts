// Nothing to do but to watch; a bot holds the seat; or something is asked that this page does not know.
import { words } from "../../i18n/speaker";
import type { Prompt } from "../../protocol/protocol";
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
    if (model.me === null) return model.text("table-watching");
    if (model.phase.phase === "loading")
      return model.text(model.isGuard(model.me) ? "table-wait-loading-sheriff" : "table-wait-loading-detail");
    return "";
  }
  get acts(): Act[] {
    return [];
  }
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

/** A prompt of an option that this page does not know: a bot can choose, or one writes the action by hand. */
export class Unknown implements PromptForm {
  readonly kind = "unknown";
  readonly isMine = true;

  constructor(
    private readonly host: Host,
    readonly prompt: Prompt,
  ) {}

  get name(): string {
    return words((this.prompt as { prompt: string }).prompt).replace(/ prompt$/, "");
  }
  get fields(): [string, unknown][] {
    return Object.entries(this.prompt).filter(([name]) => name !== "prompt");
  }
  get sentence(): string {
    return this.host.model.text("table-unknown", { name: this.name });
  }
  get detail(): string {
    return this.host.model.text("table-unknown-detail");
  }
  get acts(): Act[] {
    return [
      {
        id: "bot",
        label: this.host.model.text("table-unknown-bot"),
        kind: "primary",
        act: () => this.host.ask({ request: "step_away" }),
      },
    ];
  }
}
