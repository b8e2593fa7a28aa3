// Nothing to do but to watch; a bot holds the seat; or something is asked that this page does not know.
import { words } from "../../i18n/speaker";
import type { Prompt } from "../../protocol/protocol";
import type { Act, PromptForm, Host } from "./promptForm";

export class Waiting implements PromptForm {
  readonly kind = "waiting";
  readonly isMine = false;

  constructor(private readonly host: Host) {}

  get sentence(): string {
    const { model } = this.host;
    const { phase, awaited } = model;
    const who = awaited[0];
    const everybody = (): string => model.narrator.allNames(awaited);
    switch (phase.phase) {
      case "market":
        if (who === undefined) break;
        return model.say(phase.opener === null ? "table-wait-market" : "table-wait-opener", { who });
      case "loading":
        return awaited.length
          ? model.text("table-wait-loading", { names: everybody(), count: awaited.length })
          : model.text("table-wait");
      case "declaring":
        return who === undefined ? model.text("table-wait") : model.say("table-wait-declaring", { who });
      case "inspecting": {
        const duty = model.duty;
        if (duty && who !== undefined) return model.say(dutyMessage(duty.duty), { who });
        return who === undefined ? model.text("table-wait") : model.say("table-wait-gate", { who });
      }
    }
    return model.text("table-wait");
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
