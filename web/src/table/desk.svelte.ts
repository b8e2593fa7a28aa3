// The player's desk: one session, what is shown of it, the book, the stage, the drafts, and what is being done.
import { untrack } from "svelte";
import { Drafts } from "../deal/drafts.svelte";
import { Narrator } from "../i18n/narrator";
import { hyphens } from "../i18n/speaker";
import { hasMessage, t, tongue } from "../i18n/tongue.svelte";
import type { Action, Done, Refusal, Refused, TableNews, TableRequest, Update } from "../protocol/protocol";
import { SessionClosed, type Session } from "../session/session.svelte";
import { Stage } from "../session/stage.svelte";
import { announcer } from "../shell/announcer.svelte";
import { quiet } from "../shell/quiet";
import { toasts } from "../shell/toasts.svelte";
import { speakers } from "../sound/sound.svelte";
import { Book, type Item } from "./book.svelte";
import { doingKey, makeDoing } from "./doings";
import type { Doing, Host } from "./doings/doing";
import { performEvent } from "./handlers";
import { namesOf } from "./names";
import { Scene } from "./scene";
import { said } from "./talk";
import { Theatre } from "./theatre.svelte";

/** More than this at once is a reload, and nobody wants to hear all of it again. */
const MOST_ANNOUNCED = 12;

/** How long an opened bag still lies over the table once its viewer is asked for something, in milliseconds. */
const GLIMPSE = 1_200;

export class Desk implements Host {
  readonly book = new Book();
  readonly theatre = new Theatre();
  readonly drafts = new Drafts();
  readonly stage: Stage;
  /** Where events are played. */
  root: ParentNode = document;
  #isSending = $state(false);
  /** The number of the last thing this seat did. */
  #done = $state(0);

  readonly #names = $derived.by(() => namesOf(tongue.messages, this.session.table?.seats ?? []).join("\n"));
  readonly narrator = $derived.by(() => new Narrator(tongue.messages, this.#names.split("\n"), this.session.ruleset));
  readonly #scene = $derived.by((): Scene | null => {
    const update = this.stage.shown;
    const { ruleset, table } = this.session;
    return update?.view && ruleset ? new Scene(update, update.view, ruleset, table, this.narrator) : null;
  });
  readonly #key = $derived(this.#scene ? doingKey(this.#scene) : "");
  readonly doing = $derived.by((): Doing | null => (this.#key ? untrack(() => makeDoing(this)) : null));

  #round = 0;

  constructor(readonly session: Session) {
    this.stage = new Stage((news, update, signal) => this.#perform(news, update, signal));
  }

  /** Begin to listen; what was heard before is caught up with. Returns how to stop. */
  open(): () => void {
    for (const heard of this.session.heard) this.book.take(heard);
    const { update } = this.session;
    if (update) this.stage.take(update);
    return this.session.listen({ update: (update) => this.#take(update) });
  }

  /** How things stand, as shown; null before the first view of a game. */
  get scene(): Scene {
    if (!this.#scene) throw new Error("there is no game to see");
    return this.#scene;
  }
  get maybeScene(): Scene | null {
    return this.#scene;
  }

  /** A command is on its way, or what it did is not shown yet: until then nothing else can be pressed. */
  get isBusy(): boolean {
    return this.#isSending || (this.stage.shown?.seq ?? 0) < this.#done;
  }

  // --- what arrives

  #take(update: Update): void {
    this.book.take(update);
    this.stage.take(update);
    if (this.stage.shown === update) this.shownNow();
  }

  /** The view of an update is on the screen now. */
  shownNow(): void {
    const shown = this.stage.shown;
    if (!shown) return;
    this.#announce(this.book.tellUpTo(shown.seq));
    this.theatre.clear();
    if (this.#scene?.mustAct) this.theatre.closeAfter(GLIMPSE);
    const round = shown.view?.public.round ?? 0;
    if (round !== this.#round) this.drafts.clear();
    this.#round = round;
  }

  async #perform(news: TableNews, _update: Update, signal: AbortSignal): Promise<void> {
    if (news.news !== "played" && news.news !== "game_began") return this.#announce(this.book.tell(news));
    for (const event of news.events) {
      if (signal.aborted) return;
      await performEvent(event, {
        theatre: this.theatre,
        root: this.root,
        ruleset: this.session.ruleset,
        me: this.session.seat,
        declaredFor: (seat) => this.#scene?.bag(seat)?.good ?? this.theatre.declared[seat]?.good ?? null,
        signal,
        play: (sound, pitch = 1) => speakers.play(sound, { pitch }),
      });
      if (signal.aborted) return;
      this.#announce(this.book.tell(news, event));
    }
  }

  #announce(items: readonly Item[]): void {
    if (items.length > MOST_ANNOUNCED) return;
    const { narrator } = this;
    for (const { event, news } of items) {
      const line = event ? narrator.event(event, this.session.seat) : null;
      if (line) announcer.say(line);
      else if (!quiet.isOn && (news.news === "said" || news.news === "spoke")) {
        const words = said(narrator, news, this.session.seat);
        if (words) announcer.say(t("table-said-aloud", { who: narrator.name(news.seat), words }));
      }
    }
  }

  // --- what is asked

  async play(action: Action): Promise<boolean> {
    if (this.isBusy) return false;
    this.stage.skip(); // what others did before is not waited for: my own move comes next
    return this.#send(() => this.session.play(action));
  }

  async ask(request: TableRequest): Promise<boolean> {
    return this.#send(() => this.session.ask(request));
  }

  async check(action: Action): Promise<Refusal | null> {
    try {
      return await this.session.check(action);
    } catch (error) {
      if (error instanceof SessionClosed) return null;
      throw error;
    }
  }

  async #send(send: () => Promise<Done | Refused>): Promise<boolean> {
    this.#isSending = true;
    try {
      const answer = await send();
      if (answer.type === "refused") toasts.show(this.refusalText(answer.refusal), "no");
      else this.#done = answer.seq;
      return answer.type === "done";
    } catch (error) {
      if (error instanceof SessionClosed) return false;
      throw error;
    } finally {
      this.#isSending = false;
    }
  }

  /** Why not, in the reader's words: the referee's, or the house's. */
  refusalText(refusal: Refusal): string {
    const code = hyphens(refusal.code);
    if (hasMessage(`table-no-${code}`)) return t(`table-no-${code}`);
    if (!hasMessage(`refusal-${code}`) && hasMessage(`table-${code}`)) return t(`table-${code}`, refusal.parameters);
    return this.narrator.refusal(refusal, this.session.seat);
  }
}
