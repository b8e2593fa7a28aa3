// Which form goes with which prompt: the one place to add one.
import { MUST_PROMPTS, type ActionForm, type Prompt } from "../../protocol/protocol";
import type { ViewModel } from "../state/viewModel";
import type { PromptForm, Host } from "./promptForm";
import { Claiming, Paying, Splitting } from "./duties.svelte";
import { Bargaining } from "./gate.svelte";
import { Declaring, Packing } from "./loading.svelte";
import { Drawing, Laying, OpeningMarket, SettingAside } from "./market.svelte";
import { Plain } from "./plain.svelte";
import { Held, Waiting } from "./waiting";

type Tag = Prompt["prompt"];
type Maker = (host: Host) => PromptForm;

/** In the order of urgency: what is found first is before the player, and what is at the gate comes last. */
const MAKERS: ReadonlyMap<Tag, Maker> = new Map<Tag, Maker>([
  ["open_market_prompt", (host) => new OpeningMarket(host)],
  ["set_aside_prompt", (host) => new SettingAside(host)],
  ["draw_prompt", (host) => new Drawing(host)],
  ["discard_prompt", (host) => new Laying(host, "discard")],
  ["load_bag_prompt", (host) => new Packing(host)],
  ["declare_prompt", (host) => new Declaring(host)],
  ["place_prompt", (host) => new Laying(host, "place")],
  ["pay_prompt", (host) => new Paying(host)],
  ["claim_prompt", (host) => new Claiming(host)],
  ["split_prompt", (host) => new Splitting(host)],
]);
const GATE: readonly string[] = ["settle_prompt", "answer_prompt", "bargain_prompt", "withdraw_prompt"];
/** Invitations that need no place of their own. */
const QUIET: ReadonlySet<string> = new Set(["pledge_prompt"]);
const KNOWN: ReadonlySet<string> = new Set([...MAKERS.keys(), ...GATE, ...QUIET]);

/** The forms of what must be answered and has none of its own here, such as an option's. */
function plainForms(model: ViewModel): readonly ActionForm[] {
  const isPressing =
    model.mustAct && !model.prompts.some((prompt) => (MUST_PROMPTS as readonly string[]).includes(prompt.prompt));
  return isPressing ? model.update.forms.filter((form) => !KNOWN.has(form.prompt)) : [];
}

/** What a form is about; another question is another form. */
export type Question =
  | { readonly form: "held" | "waiting" }
  | { readonly form: "gate"; readonly round: number }
  | { readonly form: "plain"; readonly round: number; readonly forms: readonly ActionForm[] }
  | { readonly form: Tag; readonly round: number; readonly prompt: object };

export function questionFor(model: ViewModel): Question {
  const {
    me,
    public: { round },
  } = model;
  if (me !== null && model.table?.seats[me]?.is_held) return { form: "held" };
  const forms = plainForms(model);
  if (forms.length) return { form: "plain", round, forms };
  const tag = [...MAKERS.keys()].find((one) => model.prompt(one));
  if (!tag)
    return model.prompts.some(({ prompt }) => GATE.includes(prompt)) ? { form: "gate", round } : { form: "waiting" };
  // A split can be proposed again and again; the loot stays what it is.
  const { accept: _, ...prompt } = model.prompt(tag) as unknown as Record<string, unknown>;
  return { form: tag, round, prompt };
}

export function makeForm(host: Host, question: Question): PromptForm {
  switch (question.form) {
    case "held":
      return new Held(host);
    case "waiting":
      return new Waiting(host);
    case "gate":
      return new Bargaining(host);
    case "plain":
      return new Plain(host, question.forms);
    default:
      return MAKERS.get(question.form)!(host);
  }
}
