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

/** In the order of urgency: what is found first is before the player. */
const MAKERS: readonly [Tag, Maker][] = [
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
  ["settle_prompt", (host) => new Bargaining(host)],
  ["answer_prompt", (host) => new Bargaining(host)],
  ["bargain_prompt", (host) => new Bargaining(host)],
  ["withdraw_prompt", (host) => new Bargaining(host)],
];
const GATE: ReadonlySet<string> = new Set(["settle_prompt", "answer_prompt", "bargain_prompt", "withdraw_prompt"]);
/** Invitations that need no place of their own. */
const QUIET: ReadonlySet<string> = new Set(["pledge_prompt"]);
const KNOWN: ReadonlySet<string> = new Set([...MAKERS.map(([tag]) => tag), ...QUIET]);

/** The forms of what must be answered and has none of its own here, such as an option's. */
function plainForms(model: ViewModel): readonly ActionForm[] {
  const isPressing =
    model.mustAct && !model.prompts.some((prompt) => (MUST_PROMPTS as readonly string[]).includes(prompt.prompt));
  return isPressing ? model.update.forms.filter((form) => !KNOWN.has(form.prompt)) : [];
}

/** Identifies the form. While it stays the same, what was chosen stays too. */
export function formKey(model: ViewModel): string {
  const {
    me,
    public: { round },
  } = model;
  if (me !== null && model.table?.seats[me]?.is_held) return "held";
  const plain = plainForms(model);
  if (plain.length) return `plain ${round} ${JSON.stringify(plain)}`;
  const found = MAKERS.find(([tag]) => model.prompts.some((prompt) => prompt.prompt === tag));
  if (!found) return "waiting";
  const [tag] = found;
  if (GATE.has(tag)) return `gate ${round}`;
  const prompt = model.prompt(tag);
  // A split can be proposed again and again; the loot stays what it is.
  const { accept: _, ...rest } = prompt as unknown as Record<string, unknown>;
  return `${tag} ${round} ${JSON.stringify(rest)}`;
}

export function makeForm(host: Host): PromptForm {
  const { model } = host;
  const key = formKey(model);
  if (key === "held") return new Held(host);
  if (key === "waiting") return new Waiting(host);
  const plain = plainForms(model);
  if (plain.length) return new Plain(host, plain);
  return MAKERS.find(([tag]) => model.prompts.some((prompt) => prompt.prompt === tag))![1](host);
}
