// The table's controller: takes in a session's updates, queues and animates them, and keeps the event log, the view
// model, the drafts of offers and the form of the prompt at hand.
import { untrack } from "svelte";
import { Drafts } from "../../deal/drafts.svelte";
import { Narrator } from "../../i18n/narrator";
import { hyphens } from "../../i18n/speaker";
import { nameAmong } from "../../lobby/me";
import { sorry } from "../../lobby/sorry";
import { sitAt } from "../../lobby/tables";
import { hasMessage, t, tongue } from "../../i18n/tongue.svelte";
import type {
  Absence,
  Action,
  Checked,
  Done,
  Refusal,
  Refused,
  BagStakes,
  TableNews,
  TableRequest,
  Update,
  WordsRead,
} from "../../protocol/protocol";
import { readWords } from "../../session/api";
import { SessionClosed, type Session } from "../../session/session.svelte";
import { PATIENCE, UpdateQueue } from "../../session/updateQueue.svelte";
import { announcer } from "../../shell/announcer.svelte";
import { quiet } from "../../shell/quiet";
import { wholeTable } from "../../shell/wholeTable";
import { toasts } from "../../shell/toasts.svelte";
import { speakers } from "../../sound/sound.svelte";
import { doerOf, EventLog, isEnd, type Item } from "./eventLog.svelte";
import { questionFor, makeForm } from "../prompts";
import type { PromptForm, Host } from "../prompts/promptForm";
import { performEvent } from "./animations";
import { IdleWatch } from "./idle.svelte";
import { brisk, isAloneWithBots } from "./pace";
import { namesOf } from "./seatNames";
import { stable } from "./stable.svelte";
import { ViewModel } from "./viewModel";
import { reactionIn, said } from "./talk";
import { Overlay } from "./overlay.svelte";

/** More than this at once is a reload, and nobody wants to hear all of it again. */
const MOST_ANNOUNCED = 12;

/** The bot that holds a seat. */
const STAND_IN = "honest";

/** How long an opened bag still lies over the table once its viewer is asked for something, in milliseconds. */
const GLIMPSE = 1_200;

/** The opening of a bag is seen to its end before anything is told of it, in milliseconds. */
const OPENING_PATIENCE = 4_000;

const hasOpening = (update: Update): boolean =>
  update.news.some((news) => news.news === "played" && news.events.some((event) => event.event === "bag_opened"));

export class TableController implements Host {
  readonly log = new EventLog();
  readonly overlay = new Overlay();
  readonly drafts = new Drafts();
  readonly idle: IdleWatch;
  readonly queue: UpdateQueue;
  /** Where events are played. */
  root: ParentNode = document;
  #isSending = $state(false);
  #isSitting = $state(false);
  /** That this viewer has asked for a seat, in words, until those who play have answered. */
  asked = $state("");
  /** The phase in which this seat last asked the bots to go on. */
  #hurried = $state("");
  /** The number of the last thing this seat did. */
  #done = $state(0);

  readonly #names = stable(() => namesOf(tongue.messages, this.session.table?.seats ?? []));
  readonly narrator = $derived.by(() => new Narrator(tongue.messages, this.#names.current, this.session.ruleset));
  readonly #model = $derived.by((): ViewModel | null => {
    const update = this.queue.shown;
    const { ruleset, table } = this.session;
    return update?.view && ruleset ? new ViewModel(update, update.view, ruleset, table, this.narrator) : null;
  });
  readonly #question = stable(() => (this.#model ? questionFor(this.#model) : null));
  /** While the same is asked it is the same form, and what was chosen stays. */
  readonly form = $derived.by((): PromptForm | null => {
    const question = this.#question.current;
    return question && untrack(() => makeForm(this, question));
  });

  readonly #phaseKey = $derived(this.#model ? `${this.#model.public.round} ${this.#model.phase.phase}` : "");

  #round = 0;

  constructor(readonly session: Session) {
    this.idle = new IdleWatch(() => session.now());
    this.queue = new UpdateQueue(
      (news, update, signal) => this.#perform(news, update, signal),
      (update) => this.#patienceFor(update),
    );
  }

  /** Begin to listen; what was heard before is caught up with. Returns how to stop. */
  open(): () => void {
    for (const heard of this.session.heard) this.log.take(heard);
    const { update } = this.session;
    if (update) this.queue.take(update);
    const stops = [this.session.listen({ update: (update) => this.#take(update) }), this.idle.start()];
    return () => stops.forEach((stop) => stop());
  }

  /** How things stand, as shown; null before the first view of a game. */
  get model(): ViewModel {
    if (!this.#model) throw new Error("there is no game to see");
    return this.#model;
  }
  get maybeModel(): ViewModel | null {
    return this.#model;
  }

  /** A tablet shows the table to all: this device shows what its player alone may see and do, and makes no noise. */
  get isHand(): boolean {
    return this.session.seat !== null && !!this.session.table?.settings.has_tablet && !wholeTable.isOn;
  }

  /** Without a connection everything rests: nobody would hear what is pressed. */
  get isCutOff(): boolean {
    return this.session.connection !== "open";
  }

  /** A command is on its way, or what it did is not shown yet: until then nothing else can be pressed. */
  get isBusy(): boolean {
    return this.isCutOff || this.#isSending || (this.queue.shown?.seq ?? 0) < this.#done;
  }

  isOver(offer: number): boolean {
    const { agreed, gone, refused } = this.overlay;
    return agreed.includes(offer) || gone.includes(offer) || refused.some((one) => one.offer.number === offer);
  }
  isSettled(bag: number): boolean {
    return this.overlay.passed.includes(bag) || this.overlay.opening?.seat === bag;
  }
  /** Somebody else, a person, who keeps the table waiting: away, or there and idle. */
  isLate(seat: number): boolean {
    const info = this.session.table?.seats[seat];
    if (!info?.is_person || info.is_held || seat === this.session.seat) return false;
    return (this.#model?.awaited.includes(seat) ?? false) && (this.isAbsent(seat) || this.idle.isIdle(seat));
  }
  absenceOf(seat: number): Absence | undefined {
    return this.session.presence?.absent.find((one) => one.seat === seat);
  }
  isAbsent(seat: number): boolean {
    return this.absenceOf(seat) !== undefined;
  }
  untilBot(seat: number): string | null {
    return this.idle.untilBot(this.absenceOf(seat));
  }
  /** Whether who watches may ask for a seat that a bot has: those who play then say whether they agree. */
  get maySit(): boolean {
    const { seat, table } = this.session;
    if (seat !== null || table?.stage !== "playing" || this.#isSitting) return false;
    return !table.settings.is_guided && !table.settings.day && table.seats.some((one) => !one.is_person);
  }
  async sit(): Promise<void> {
    this.#isSitting = true;
    const { table, code } = this.session.place;
    const names = this.narrator.names;
    await sitAt(table, code, null, tongue.language, (words) => (this.asked = words), nameAmong(names)).catch(sorry);
    this.#isSitting = false;
    this.asked = "";
  }
  /** Whether it is for bots alone to act at the gate, and nobody else's bag lies there. */
  get mayGoOn(): boolean {
    const model = this.#model;
    const { seat: me, table } = this.session;
    if (!model?.inspecting || !table || me === null || this.#hurried === this.#phaseKey || brisk.isOn) return false;
    const isBot = (seat: number): boolean => !table.seats[seat]?.is_person || !!table.seats[seat]?.is_held;
    const isOwn = (seat: number): boolean => seat === me && isAloneWithBots(table, me);
    const owners = model.bags.filter((bag) => bag.fate === "closed").map((bag) => bag.owner);
    return model.awaited.length > 0 && model.awaited.every(isBot) && owners.every((seat) => isBot(seat) || isOwn(seat));
  }
  /** Whether this viewer has asked for haste: once for all, or for the phase that is shown. */
  get isHurried(): boolean {
    const { seat, table } = this.session;
    return (brisk.isOn && isAloneWithBots(table, seat)) || (this.#hurried !== "" && this.#hurried === this.#phaseKey);
  }
  /** Bots hurry from now on, and so does what is being shown; or they take their time again. */
  setBrisk(isOn: boolean): void {
    brisk.isOn = isOn;
    if (isOn) this.queue.cut();
  }
  /** An opened bag has been seen enough. */
  leaveOpening(): void {
    if (this.overlay.isOpening) this.queue.cut();
    this.overlay.closeNow();
  }
  /** The bots make it short until the next phase. */
  async goOn(): Promise<boolean> {
    this.#hurried = this.#phaseKey;
    this.queue.skip();
    return this.ask({ request: "hurry" });
  }
  get isHost(): boolean {
    return this.session.seat !== null && this.session.table?.host === this.session.seat;
  }
  nudge(seat: number): Promise<boolean> {
    return this.ask({ request: "say", phrase: "hurry_up", to: seat });
  }
  letBotPlayFor(seat: number): Promise<boolean> {
    return this.ask({ request: "seat_bot", seat, bot: STAND_IN });
  }

  /** Something is being shown over the board: it is looked at first, and what lies under it pressed then. */
  get isCovered(): boolean {
    return this.overlay.opening !== null;
  }

  // --- what arrives

  /** What happens while a bag is being opened has its time after it. */
  #patienceFor(update: Update): number {
    return this.overlay.isOpening || hasOpening(update) ? OPENING_PATIENCE : PATIENCE;
  }

  #take(update: Update): void {
    this.log.take(update);
    this.queue.take(update);
    if (this.queue.shown === update) this.shownNow();
  }

  /** The view of an update is on the screen now. */
  shownNow(): void {
    const shown = this.queue.shown;
    if (!shown) return;
    this.#announce(this.log.tellUpTo(shown.seq));
    this.overlay.clear();
    if (this.#model) this.idle.take(this.#model);
    if (this.#model?.mustAct) this.overlay.closeAfter(GLIMPSE);
    const round = shown.view?.public.round ?? 0;
    if (round !== this.#round) this.drafts.clear();
    this.#round = round;
  }

  async #perform(news: TableNews, _update: Update, signal: AbortSignal): Promise<void> {
    if (news.news !== "played" && news.news !== "game_began") return this.#announce(this.log.tell(news));
    for (const event of news.events) {
      if (signal.aborted) return;
      await performEvent(event, {
        overlay: this.overlay,
        root: this.root,
        ruleset: this.session.ruleset,
        me: this.session.seat,
        actor: news.news === "played" ? news.seat : null,
        offer: (number) =>
          this.overlay.offers.find((one) => one.number === number) ?? this.#model?.offer(number) ?? null,
        declaredFor: (seat) => this.#model?.bag(seat)?.good ?? this.overlay.declared[seat]?.good ?? null,
        promiser: (number) => this.#model?.public.promises.find((one) => one.number === number)?.by ?? null,
        signal,
        isHurried: () => this.isHurried,
        play: (sound, pitch = 1, until) =>
          this.isHand ? undefined : speakers.play(sound, { pitch, ...(until ? { until } : {}) }),
      });
      if (signal.aborted) return;
      this.#announce(this.log.tell(news, event));
    }
  }

  #announce(items: readonly Item[]): void {
    if (items.length > MOST_ANNOUNCED) return;
    const { narrator } = this;
    for (const { event, news } of items) {
      const line = event && !isEnd({ event }) ? narrator.event(event, this.session.seat, doerOf(news)) : null;
      if (line) announcer.say(line);
      else if (!quiet.isOn && !this.log.hasEnded && (news.news === "said" || news.news === "spoke")) {
        const words = said(narrator, news);
        if (!words) continue;
        this.overlay.say(news.seat, words, reactionIn(news));
        announcer.say(t("phrase-says", { who: narrator.name(news.seat), words }));
      }
    }
  }

  // --- what is asked

  async play(action: Action): Promise<boolean> {
    if (this.isBusy) return false;
    this.queue.skip(); // what others did before is not waited for: my own move comes next
    return this.#send(() => this.session.play(action));
  }

  async ask(request: TableRequest): Promise<boolean> {
    return this.#send(() => this.session.ask(request));
  }

  /** What one's own words would be at the gate; null where nobody can tell. */
  async readWords(words: string): Promise<WordsRead | null> {
    const { table, token } = this.session.place;
    if (!token || this.model.phase.phase !== "inspecting") return null;
    return readWords(table, { token, text: words, language: tongue.language }).catch(() => null);
  }

  async check(action: Action): Promise<Refusal | null> {
    return (await this.#checked(action))?.refusal ?? null;
  }

  async stakesWith(action: Action): Promise<readonly BagStakes[]> {
    return (await this.#checked(action))?.stakes ?? [];
  }

  async #checked(action: Action): Promise<Checked | null> {
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
