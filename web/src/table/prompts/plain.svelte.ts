// A prompt without a form of its own here, such as an option's: its fields are filled in one by one, as the server gives them.
import type { Action, ActionForm, Goods } from "../../protocol/protocol";
import type { Act, PromptForm, Host } from "./promptForm";

export type Field = ActionForm["fields"][number];
export type Value = string | number | null | Goods | readonly string[];

/** What a field holds before anybody has chosen; undefined where it must be chosen. */
function initial(field: Field): Value | undefined {
  switch (field.field) {
    case "number":
      return field.least;
    case "goods":
      return {};
    case "order":
      return Object.entries(field.goods).flatMap(([good, count]) => Array<string>(count).fill(good));
    case "choice":
      return field.among.includes(null) ? null : undefined;
    case "text":
      return "";
    default:
      return undefined;
  }
}

export class Plain implements PromptForm {
  readonly kind = "plain";
  readonly isMine = true;
  /** Which of the forms is filled in. */
  chosen = $state(0);
  values = $state.raw<Readonly<Record<string, Value>>>({});

  constructor(
    private readonly host: Host,
    readonly forms: readonly ActionForm[],
  ) {}

  get form(): ActionForm {
    return this.forms[this.chosen]!;
  }
  value(field: Field): Value | undefined {
    return field.name in this.values ? this.values[field.name] : initial(field);
  }
  fill(field: Field, value: Value): void {
    this.values = { ...this.values, [field.name]: value };
  }
  choose(place: number): void {
    this.chosen = place;
    this.values = {};
  }
  get action(): Action {
    const values = this.form.fields.map((field) => [field.name, this.value(field)]);
    return { action: this.form.action, ...this.form.settled, ...Object.fromEntries(values) } as unknown as Action;
  }
  /** The first field that must be chosen and is not. */
  get missing(): Field | null {
    return this.form.fields.find((field) => this.value(field) === undefined) ?? null;
  }
  get sentence(): string {
    const { model } = this.host;
    return model.text("table-plain", { name: model.narrator.form(this.form.action) });
  }
  get detail(): string {
    const { model } = this.host;
    const name = this.missing && model.narrator.field(this.form.action, this.missing.name);
    return name === null ? "" : model.text("table-plain-missing", { name });
  }
  get acts(): Act[] {
    const { model } = this.host;
    return [
      {
        id: "send",
        label: model.text("table-plain-send"),
        kind: "primary",
        why: this.detail || null,
        act: () => this.host.play(this.action),
      },
      {
        id: "bot",
        label: model.text("table-plain-bot"),
        kind: "quiet",
        act: () => this.host.ask({ request: "step_away" }),
      },
    ];
  }
}
