// Made by ./nottingham generate from the server's own types. Do not edit.

export const PROTOCOL = 3;
export const LANGUAGES = ["en", "es", "fr", "pl", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { "en": "English", "es": "Español", "fr": "Français", "pl": "Polski", "pt-BR": "Português" };
/** What can be said at any table, by code. */
export const PHRASES = [
  "hello",
  "good_luck",
  "only_apples",
  "trust_me",
  "i_doubt_it",
  "make_me_an_offer",
  "too_little",
  "deal",
  "no_deal",
  "open_it",
  "let_me_pass",
  "look_at_that_one",
  "liar",
  "well_played",
  "ouch",
  "thank_you",
  "sorry",
  "hurry_up",
  "one_moment",
  "good_game",
] as const;
export type Phrase = (typeof PHRASES)[number];
export const REACTIONS = ["laughter", "gasp", "applause", "doubt", "gold", "toast"] as const;
export type Reaction = (typeof REACTIONS)[number];
/** Every reason of the referee to refuse, by code. */
export const REFUSALS = [
  "not_seated",
  "no_such_seat",
  "game_over",
  "wrong_phase",
  "not_your_turn",
  "unknown_good",
  "option_not_played",
  "already_set_aside",
  "set_aside_first",
  "too_many_aside",
  "not_in_hand",
  "no_such_source",
  "source_empty",
  "deck_comes_last",
  "draw_first",
  "nothing_to_draw",
  "not_what_was_set_aside",
  "no_such_pile",
  "not_a_merchant",
  "market_not_open",
  "bag_closed",
  "bag_size",
  "nothing_to_load",
  "not_declarable",
  "wrong_count",
  "not_the_sheriff",
  "no_bag",
  "bag_settled",
  "not_in_your_hands",
  "duty_first",
  "bound_to_open",
  "bound_to_pass",
  "not_the_owners_offer",
  "offer_gone",
  "no_talk_now",
  "not_between_you",
  "gives_more_gold_than_there_is",
  "gives_nothing",
  "not_on_stand",
  "too_many_face_down",
  "not_contraband",
  "too_many_from_bag",
  "bag_goods_need_pass",
  "asks_nothing",
  "own_bag",
  "clause_twice",
  "too_many_clauses",
  "contradicts_itself",
  "contradicts_deal",
  "refused_by_deal",
  "not_yours_to_promise",
  "empty_words",
  "words_too_long",
  "not_to_yourself",
  "already_agreed",
  "not_yours_to_answer",
  "not_yours_to_withdraw",
  "answers_nobody",
  "no_duty",
  "not_confiscated",
  "pays_what_is_not_there",
  "pays_too_little",
  "pays_needlessly",
  "everything_goes",
  "not_your_clock",
  "time_stands_still",
  "not_in_loot",
  "no_split",
  "own_split",
  "no_black_market_pile",
  "three_needed",
] as const;
/** Prompts that the game waits for; the others are invitations. */
export const MUST_PROMPTS = [
  "claim_prompt",
  "declare_prompt",
  "discard_prompt",
  "draw_prompt",
  "load_bag_prompt",
  "open_market_prompt",
  "pay_prompt",
  "place_prompt",
  "set_aside_prompt",
  "settle_prompt",
  "split_prompt",
] as const;

/** Cards of each good, by the good's id; a good that is not there is not held. */
export type Goods = Readonly<Record<string, number>>;

/** What only its readers may know; `value` is null for everybody else. */
export interface Sealed<T> {
  readonly readers: readonly number[];
  readonly value: T | null;
}

export type Action =
  | OpenMarket
  | SetAside
  | Draw
  | Discard
  | LoadBag
  | Declare
  | Propose
  | Accept
  | Refuse
  | Withdraw
  | Pledge
  | Pass
  | Inspect
  | PlaceCards
  | Pay
  | TimeUp
  | ProposeSplit
  | AcceptSplit
  | CallSplit
  | Claim

export type GameEvent =
  | GameStarted
  | PositionSet
  | PositionSeen
  | PilesTurned
  | MarkerPassed
  | RoundStarted
  | RoundEnded
  | MarketOpened
  | CardsSetAside
  | CardsLaidOut
  | CardTaken
  | CardsDrawn
  | CardsDiscarded
  | TurnEnded
  | LaidOutGathered
  | DeckReshuffled
  | LoadingBegan
  | BagClosed
  | DeclaringBegan
  | Declared
  | InspectingBegan
  | OfferMade
  | OfferEnded
  | OfferAgreed
  | DealMade
  | WordGiven
  | BagLeftTo
  | PromiseMade
  | PromiseJudged
  | GoldPaid
  | GoodsGiven
  | PlaceShown
  | BagPassed
  | BagOpened
  | GoodsLetIn
  | GoodsConfiscated
  | GoodsPaid
  | DebtForgiven
  | DutyArose
  | DutyDone
  | HandsDiscarded
  | GameEnded
  | TimeRanOut
  | DeputiesShuffled
  | DeputiesDrawn
  | SplitProposed
  | LootShared
  | LootCleared
  | BlackMarketOpened
  | BlackMarketClaimed
  | ClaimDeclined
  | TaxPaid

export type Prompt =
  | OpenMarketPrompt
  | SetAsidePrompt
  | DrawPrompt
  | DiscardPrompt
  | LoadBagPrompt
  | DeclarePrompt
  | SettlePrompt
  | PlacePrompt
  | PayPrompt
  | BargainPrompt
  | AnswerPrompt
  | WithdrawPrompt
  | PledgePrompt
  | SplitPrompt
  | ClaimPrompt

export type Phase =
  | Market
  | Loading
  | Declaring
  | Inspecting
  | Closing
  | Finished

export type Duty =
  | Placement
  | Debt
  | SplitLoot
  | MayClaim

export type Extra =
  | Roster
  | SplitTerms
  | Split
  | BlackMarketPiles
  | ClaimedCard

export type Terms =
  | TimeLimitTerms
  | HouseGoodsTerms
  | BlackMarketTerms

export type ClientMessage =
  | Hello
  | Command
  | Ask
  | Check
  | Missing

export type ServerMessage =
  | Welcome
  | Update
  | PatchedUpdate
  | Presence
  | Done
  | Refused
  | Checked
  | Farewell

export type TableRequest =
  | Rename
  | SetReady
  | Start
  | Remove
  | SeatBot
  | HandOver
  | ChangeSettings
  | Leave
  | StepAway
  | Return
  | Rematch
  | Say
  | SayText
  | Hurry
  | Mute
  | Report
  | Admit
  | Revoke
  | ClaimHost

export type TableNews =
  | SeatTaken
  | SeatAsked
  | SeatDenied
  | SeatLeft
  | BotSeated
  | SeatHeld
  | SeatReturned
  | Renamed
  | ReadySet
  | HostChanged
  | SettingsChanged
  | GameBegan
  | Played
  | StoodIn
  | GameSetAside
  | Said
  | Spoke
  | Hurried
  | Resumed
  | GameKept
  | GameErased
  | TableClosed

export type Clause =
  | GiveGold
  | GiveStand
  | GiveContraband
  | GiveBag
  | AskPass
  | AskOpen
  | AskRefuse
  | PromiseNext
  | Words

/** A person who has a seat and no connection. */
export interface Absence {
  readonly seat: number;
  readonly since: number;
  readonly due: number | null;
}

/** Agree to the offer of this number (B4). */
export interface Accept {
  readonly action: "accept";
  readonly offer: number;
}

/** Agree to the split of this number. */
export interface AcceptSplit {
  readonly action: "accept_split";
  readonly split: number;
}

/** How one seat came from an even share of the victory to its result. Luck adds up to nothing over the seats. */
export interface Account {
  readonly seat: number;
  readonly began: number;
  readonly ended: number;
  readonly luck: number;
  readonly choices: number;
  readonly gate: number;
}

/** The account that a key leads to; none for the key of somebody without one, or who was signed out. */
export interface AccountFound {
  readonly account: AccountInfo | null;
}

/** An account, for its holder's eyes. */
export interface AccountInfo {
  readonly handle: string;
  readonly since: number;
  readonly passkeys: readonly PasskeyLine[];
  readonly sessions: readonly SessionLine[];
  readonly is_fresh: boolean;
}

/** A player met again and again, and what came of it. */
export interface Acquaintance {
  readonly other: PlayerInfo;
  readonly worth: number;
  readonly games: number;
  readonly openings: number;
}

/** An action that would answer a prompt: what is settled about it, and the fields that are left to fill in. */
export interface ActionForm {
  readonly prompt: string;
  readonly action: string;
  readonly settled: Readonly<Record<string, unknown>>;
  readonly fields: readonly (SeatField | ChoiceField | NumberField | GoodsField | OrderField | ClausesField | TextField)[];
}

/** One more passkey for the same account; a passkey was shown just before. */
export interface AddPasskey {
  readonly player: string;
  readonly passkey: NewPasskey;
  readonly device?: string;
}

/** Say whether somebody new may take over the seat of a bot in the running game, and with it see its cards. */
export interface Admit {
  readonly request: "admit";
  readonly seat: number;
  readonly may_sit: boolean;
}

/** Characters may remember this player from now on; or are to forget everything, and remember nothing more. */
export interface AgreeToMemory {
  readonly player: string;
  readonly is_agreed: boolean;
}

/** A whole game, judged. */
export interface Analysis {
  readonly shares: readonly (readonly number[])[];
  readonly judged: readonly Judged[];
  readonly turning_points: readonly TurningPoint[];
  readonly accounts: readonly Account[];
}

/** An offer waits for this seat's answer: accept it, if nothing must be done first, or refuse it (B14). */
export interface AnswerPrompt {
  readonly prompt: "answer_prompt";
  readonly offer: number;
  readonly may_accept: boolean;
}

/** Ask something of the table. */
export interface Ask {
  readonly type: "ask";
  readonly id: string;
  readonly request: TableRequest;
}

/** Something for a passkey to sign: to make an account or sign in to it; to prove, or add one, in a session. */
export interface AskChallenge {
  readonly purpose: "add" | "make" | "prove" | "sign_in";
  readonly player?: string | null;
  readonly handle?: string;
}

/** The story of an evening, by its link: it opens nothing else. */
export interface AskEvening {
  readonly table: string;
  readonly key: string;
}

/** What would the tutor do in my place? Only in a game that nobody else has ever sat in. */
export interface AskHint {
  readonly token: string;
}

/** Ask for a key with which another device can open this seat, once. */
export interface AskKey {
  readonly token: string;
}

/** What has this player played, and what runs still. */
export interface AskMine {
  readonly player: string;
  readonly seats?: readonly SeatClaim[];
}

/** Inspect this bag, whatever its owner offers; includes refusing its owner. */
export interface AskOpen {
  readonly clause: "open";
  readonly bag: number;
}

/** Let this bag pass. */
export interface AskPass {
  readonly clause: "pass";
  readonly bag: number;
}

/** Whether this browser is told, and when not. */
export interface AskPush {
  readonly player: string;
  readonly endpoint: string;
}

/** What did this game bring. */
export interface AskRatedGame {
  readonly game: string;
}

/** The board of one ladder; with a key, also where its holder stands. */
export interface AskRatings {
  readonly edition?: string;
  readonly players?: number;
  readonly season?: string;
  readonly player?: string | null;
}

/** Make no more deals with this merchant this round, whether or not a bag of theirs is left (B3). */
export interface AskRefuse {
  readonly clause: "refuse";
  readonly bag: number;
}

/** Look back at the game at hand, as the own seat saw it. */
export interface AskReplay {
  readonly token: string;
  readonly since?: number;
  readonly most?: number;
}

/** Today's market, as one player stands in it. */
export interface AskToday {
  readonly player: string;
}

/** A closed bag as the table sees it: never what is in it. */
export interface Bag {
  readonly owner: number;
  readonly size: number;
  readonly good: string | null;
  readonly deciders: readonly number[];
  readonly fate: "closed" | "opened" | "passed";
  readonly words: readonly Word[];
}

/** A merchant closed the bag; the others learn no more than that (L2). */
export interface BagClosed {
  readonly event: "bag_closed";
  readonly seat: number;
  readonly goods: Sealed<Goods>;
}

/** The deputies differed: the bag is in the hands of the one who wants to inspect (Y4). */
export interface BagLeftTo {
  readonly event: "bag_left_to";
  readonly bag: number;
  readonly deputy: number;
}

/** A bag was opened and its contents shown to all (I4). */
export interface BagOpened {
  readonly event: "bag_opened";
  readonly seat: number;
  readonly goods: Goods;
  readonly is_truthful: boolean;
}

/** A bag was handed back and unpacked: legal goods face up, contraband face down (I3). */
export interface BagPassed {
  readonly event: "bag_passed";
  readonly seat: number;
  readonly legal: Goods;
  readonly face_down: number;
  readonly contraband: Sealed<Goods>;
}

/** What an opened bag costs its owner, or brings, under one declaration (I4 to I6). */
export interface BagStakes {
  readonly good: string;
  readonly honest: Goods;
  readonly lost: Goods;
  readonly fine: number;
  readonly reward: number;
}

/** An offer may be made between this merchant and the gate, within these public limits (B2, B3). */
export interface BargainPrompt {
  readonly prompt: "bargain_prompt";
  readonly merchant: number;
  readonly gold: number;
  readonly stand: Goods;
  readonly face_down: number;
  readonly bag: number;
  readonly may_pass: readonly number[];
  readonly may_open: readonly number[];
  readonly may_refuse: readonly number[];
  readonly answers: readonly number[];
}

/** A new evening with the same rules and company: set the table, and be its host. */
export interface BeginEvening {
  readonly code: string;
  readonly name?: string;
  readonly language?: "en" | "es" | "fr" | "pl" | "pt-BR";
  readonly token?: string | null;
  readonly player?: string | null;
}

/** A merchant showed three of a kind, which left the game, and took a black-market card (Z2). */
export interface BlackMarketClaimed {
  readonly event: "black_market_claimed";
  readonly seat: number;
  readonly good: string;
  readonly value: number;
}

/** The piles were laid out (Z1). */
export interface BlackMarketOpened {
  readonly event: "black_market_opened";
  readonly piles: readonly BlackMarketPile[];
}

/** One face-up pile of the black market, the top card first (Z1). */
export interface BlackMarketPile {
  readonly good: string;
  readonly values: readonly number[];
}

/** The face-up piles that are left (Z1). */
export interface BlackMarketPiles {
  readonly extra: "black_market_piles";
  readonly piles: readonly BlackMarketPile[];
  readonly claimed: readonly ClaimedCard[];
}

/** The piles as the game begins. */
export interface BlackMarketTerms {
  readonly terms: "black_market_terms";
  readonly black_market: readonly BlackMarketPile[];
}

/** Another player whom this one blocked, by the name they had then. */
export interface BlockLine {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

/** The blocks of a player, the latest first. */
export interface BlockList {
  readonly blocks: readonly BlockLine[];
}

/** Block who sits there: they are not matched with this player, who hears nothing of them. They are not told. */
export interface BlockPlayer {
  readonly player: string;
  readonly table: string;
  readonly token: string;
  readonly seat: number;
}

/** A bag that passed with something else in it than was declared. */
export interface Bluff {
  readonly round: number;
  readonly seat: number;
  readonly good: string;
  readonly count: number;
  readonly hidden: Goods;
  readonly worth: number;
  readonly deciders: readonly number[];
  readonly price: number;
}

/** One result on the board. */
export interface BoardLine {
  readonly rank: number;
  readonly name: string;
  readonly points: number;
  readonly place: number;
  readonly is_mine: boolean;
}

/** What a bot came to at rated tables. */
export interface BotRating {
  readonly bot: string;
  readonly rating: number;
  readonly games: number;
  readonly is_provisional: boolean;
}

/** A bot took a seat. */
export interface BotSeated {
  readonly news: "bot_seated";
  readonly seat: number;
  readonly bot: string;
}

/** All that a merchant paid at the gate in one round. */
export interface Bribe {
  readonly round: number;
  readonly merchant: number;
  readonly deciders: readonly number[];
  readonly gold: number;
  readonly goods: Goods;
  readonly worth: number;
}

/** The dearest bribe: with whom, how much gold it was worth, and in which game. */
export interface BribeOnce {
  readonly other: PlayerInfo;
  readonly worth: number;
  readonly game: string;
}

/** The front page; None where there was nothing of the kind. */
export interface Broadsheet {
  readonly best_bluff: Bluff | null;
  readonly dearest_bribe: Bribe | null;
  readonly worst_inspection: Inspection | null;
  readonly broken_promises: readonly BrokenPromise[];
}

/** A promise that was not kept. */
export interface BrokenPromise {
  readonly by: number;
  readonly to: number;
  readonly act: "open" | "pass" | null;
  readonly round: number;
}

/** Call the rule: half each of everything, odd cards discarded, the odd coin out of the game (Y5). */
export interface CallSplit {
  readonly action: "call_split";
}

/** A merchant took the top card of a pile, in the sight of all (M5). */
export interface CardTaken {
  readonly event: "card_taken";
  readonly seat: number;
  readonly pile: number;
  readonly card: string;
}

/** A merchant put what was set aside face up on a pile (M6). */
export interface CardsDiscarded {
  readonly event: "cards_discarded";
  readonly seat: number;
  readonly pile: number;
  readonly cards: readonly string[];
}

/** A seat drew cards from the deck, seen by the drawer alone (S3, M5, E2). */
export interface CardsDrawn {
  readonly event: "cards_drawn";
  readonly seat: number;
  readonly count: number;
  readonly goods: Sealed<Goods>;
}

/** A merchant set cards aside, face up (M8). */
export interface CardsLaidOut {
  readonly event: "cards_laid_out";
  readonly seat: number;
  readonly goods: Goods;
}

/** A merchant set cards aside, face down (M3, V4). */
export interface CardsSetAside {
  readonly event: "cards_set_aside";
  readonly seat: number;
  readonly count: number;
  readonly goods: Sealed<Goods>;
}

/** Host: agree on other rules before the cards are dealt, with the same seats; then nobody is ready any more. */
export interface ChangeSettings {
  readonly request: "change_settings";
  readonly edition: string;
  readonly options?: readonly string[];
  readonly terms?: readonly Terms[];
  readonly clock?: ClockRules;
}

/** Would this be allowed? Nothing is done. */
export interface Check {
  readonly type: "check";
  readonly id: string;
  readonly action: Action;
}

/** Whether something would be allowed: no refusal means yes. */
export interface Checked {
  readonly type: "checked";
  readonly id: string;
  readonly refusal: Refusal | null;
  readonly stakes: readonly BagStakes[];
}

/** One of these; None, where it is among them, is to leave it. */
export interface ChoiceField {
  readonly field: "choice";
  readonly name: string;
  readonly among: readonly (string | number | null)[];
  readonly of: "act" | "good" | "offer" | "pile" | "word";
}

/** Show three of this kind for the top card of its pile, or None: claim nothing (Z2). */
export interface Claim {
  readonly action: "claim";
  readonly good: string | null;
}

/** A merchant claimed nothing. */
export interface ClaimDeclined {
  readonly event: "claim_declined";
  readonly seat: number;
}

/** Be host in the place of one who is away. */
export interface ClaimHost {
  readonly request: "claim_host";
}

/** A merchant may claim the top card of one of these piles, those they can pay for (Z2). */
export interface ClaimPrompt {
  readonly prompt: "claim_prompt";
  readonly goods: readonly string[];
}

/** A black-market card that a seat owns; it is no good and scores at the end (Z4). */
export interface ClaimedCard {
  readonly extra: "claimed_card";
  readonly seat: number;
  readonly good: string;
  readonly value: number;
}

/** The clauses of an offer, each kind within its public limits (B2, B3). */
export interface ClausesField {
  readonly field: "clauses";
  readonly name: string;
  readonly gold: number;
  readonly stand: Goods;
  readonly face_down: number;
  readonly bag: number;
  readonly may_pass: readonly number[];
  readonly may_open: readonly number[];
  readonly may_refuse: readonly number[];
}

/** A clock that runs until `due`, or stands still with `left` milliseconds on it. */
export interface ClockInfo {
  readonly kind: "decision" | "fill" | "law";
  readonly seat: number | null;
  readonly due: number | null;
  readonly left: number | null;
}

/** How long a seat that must act may take, and what happens then. */
export interface ClockRules {
  readonly seconds: number;
  readonly when_out: "bot" | "move";
  readonly grace: number;
}

/** The marker moves on and hands are filled (E). */
export interface Closing {
  readonly phase: "closing";
}

/** Do something in the game. `at` is the token of the update that the player was looking at. */
export interface Command {
  readonly type: "command";
  readonly id: string;
  readonly at: string;
  readonly action: Action;
}

/** One seat's share of a King's or Queen's bonus. */
export interface Crown {
  readonly good: string;
  readonly title: "king" | "queen";
  readonly count: number;
  readonly points: number;
  readonly tied: number;
}

/** Who would be King and Queen of a good by what lies face up; face-down royal goods may turn it around. */
export interface CrownStanding {
  readonly good: string;
  readonly kings: readonly number[];
  readonly queens: readonly number[];
}

/** A cup of a player's, in a line. */
export interface CupLine {
  readonly title: string;
  readonly code: string;
  readonly stage: "finished" | "gathering" | "playing";
  readonly people: number;
  readonly touched: number;
}

/** The cups of a player, the latest first. */
export interface CupList {
  readonly cups: readonly CupLine[];
}

/** What the founder of a cup settles. */
export interface CupRules {
  readonly edition: string;
  readonly players: number;
  readonly rounds: number;
  readonly pace: "evening" | "week";
  readonly is_short: boolean;
}

/** A seat at a table of a cup; what came of it is told once all tables of the round are done. */
export interface CupSeat {
  readonly person: number | null;
  readonly bot: string;
  readonly points: number | null;
  readonly share: number | null;
}

/** How somebody stands after the rounds that are over. */
export interface CupStanding {
  readonly person: number;
  readonly place: number;
  readonly share: number;
  readonly ahead: number;
}

/** A cup as its page shows it. It opens no seat. */
export interface CupStory {
  readonly title: string;
  readonly code: string;
  readonly stage: "finished" | "gathering" | "playing";
  readonly rules: CupRules;
  readonly bots: readonly string[];
  readonly people: readonly string[];
  readonly rounds: readonly (readonly CupTableInfo[])[];
  readonly standings: readonly CupStanding[];
  readonly by_place: boolean;
  readonly me: number | null;
  readonly is_founder: boolean;
  readonly my_table: string;
  readonly my_seat: number | null;
}

/** A table of a cup, which nobody else can find by this. */
export interface CupTableInfo {
  readonly seats: readonly CupSeat[];
  readonly is_done: boolean;
  readonly game: string;
}

/** The best results of a day on this server. */
export interface DayBoard {
  readonly day: string;
  readonly finished: number;
  readonly lines: readonly BoardLine[];
  readonly best_game: string;
}

/** An accepted offer: what it says about this round binds both sides (B4). */
export interface Deal {
  readonly number: number;
  readonly merchant: number;
  readonly deciders: readonly number[];
  readonly clauses: readonly Clause[];
}

/** An offer became a deal that binds both sides (B4). */
export interface DealMade {
  readonly event: "deal_made";
  readonly deal: Deal;
}

/** A debtor owes an amount; from the second step on it can only be paid in goods. */
export interface Debt {
  readonly duty: "debt";
  readonly debtor: number;
  readonly creditor: number;
  readonly amount: number;
  readonly why: "compensation" | "fine";
  readonly step: "contraband" | "gold" | "legal";
}

/** Everything a debtor had did not suffice; the rest was forgiven (P2). */
export interface DebtForgiven {
  readonly event: "debt_forgiven";
  readonly debtor: number;
  readonly amount: number;
}

/** The deck was empty: discards were shuffled into a new one (M9). */
export interface DeckReshuffled {
  readonly event: "deck_reshuffled";
  readonly deck: Sealed<readonly string[]>;
  readonly chance: Sealed<number>;
  readonly cards: number;
  readonly piles: readonly (readonly string[])[];
}

/** Say what is in the bag: one legal good and the true number (D1). */
export interface Declare {
  readonly action: "declare";
  readonly good: string;
  readonly count: number;
}

/** A merchant declares one of these goods, so many of it (D1). */
export interface DeclarePrompt {
  readonly prompt: "declare_prompt";
  readonly goods: readonly string[];
  readonly count: number;
}

/** A merchant declared a good and the number of cards in the bag (D1). */
export interface Declared {
  readonly event: "declared";
  readonly seat: number;
  readonly good: string;
  readonly count: number;
}

/** Merchants declare in turn (D). */
export interface Declaring {
  readonly phase: "declaring";
  readonly bags: readonly Bag[];
}

/** All bags were closed, and the number of cards in each was told (L2). */
export interface DeclaringBegan {
  readonly event: "declaring_began";
  readonly bags: readonly Bag[];
}

/** The top two deputy cards were turned up; the first leads (Y1, Y2). */
export interface DeputiesDrawn {
  readonly event: "deputies_drawn";
  readonly deputies: readonly number[];
}

/** The deputy cards were shuffled (Y1). */
export interface DeputiesShuffled {
  readonly event: "deputies_shuffled";
  readonly roster: Sealed<readonly number[]>;
  readonly chance: Sealed<number>;
}

/** Put what was set aside on one pile, the bottom card first (M6). */
export interface Discard {
  readonly action: "discard";
  readonly pile: string;
  readonly cards: readonly string[];
}

/** A merchant puts what was set aside on one of these piles (M6). */
export interface DiscardPrompt {
  readonly prompt: "discard_prompt";
  readonly piles: readonly string[];
  readonly goods: Goods;
}

/** It was done, and is in the log under this number. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly seq: number;
}

/** Take the top card of a pile, or fill the hand from the deck: after the deck no pile may follow (M3, M4). */
export interface Draw {
  readonly action: "draw";
  readonly source: string;
}

/** A merchant draws from one of these until so many more are in hand (M3). */
export interface DrawPrompt {
  readonly prompt: "draw_prompt";
  readonly sources: readonly string[];
  readonly need: number;
}

/** A duty arose, to be done before another bag is settled (I8). */
export interface DutyArose {
  readonly event: "duty_arose";
  readonly duty: Duty;
}

/** The first duty was done; a smaller one may take its place. */
export interface DutyDone {
  readonly event: "duty_done";
  readonly rest: Duty | null;
}

/** An edition that can be chosen, and for how many. */
export interface EditionInfo {
  readonly id: string;
  readonly players: readonly number[];
}

/** Erase a finished game for good: only the host can. */
export interface EraseGame {
  readonly token: string;
}

/** It is gone. */
export interface Erased {
  readonly game: string;
}

/** What somebody earned, and by what. */
export interface EveningAward {
  readonly kind: "broken_word" | "dearest_bribe" | "disbelieved" | "gate_for_sale" | "heavy_hand" | "honest_purse" | "kept_word" | "never_caught" | "red_handed" | "sharp_nose" | "smuggler";
  readonly players: readonly PlayerInfo[];
  readonly count: number;
  readonly of: number;
  readonly worth: number;
  readonly moment: EveningMoment | null;
}

/** A game of an evening, and the rules that its goods are named by. */
export interface EveningGame {
  readonly past: PastGame;
  readonly ruleset: Ruleset;
}

/** An evening of a standing table at which a game was finished, and the link to its story. */
export interface EveningLine {
  readonly table: string;
  readonly key: string;
  readonly number: number;
  readonly began: number;
  readonly games: readonly string[];
}

/** Something worth seeing again. */
export interface EveningMoment {
  readonly game: number;
  readonly highlight: Highlight;
}

/** The evening that is under way, and its invitation. */
export interface EveningOpen {
  readonly code: string;
  readonly table: TableInfo;
}

/** An evening: its finished games, the points of those who played, its best moments and its awards. */
export interface EveningStory {
  readonly title: string;
  readonly number: number;
  readonly began: number;
  readonly is_over: boolean;
  readonly occasions: readonly Occasion[];
  readonly games: readonly EveningGame[];
  readonly regulars: readonly Regular[];
  readonly moments: readonly EveningMoment[];
  readonly awards: readonly EveningAward[];
}

/** The last message before the server closes the connection. */
export interface Farewell {
  readonly type: "farewell";
  readonly why: string;
}

/** A cup by its link: as everybody sees it, and with a player's key what is theirs. */
export interface FindCup {
  readonly code: string;
  readonly player?: string | null;
}

/** Sit down at a public table that waits for people; where none fits, set one. */
export interface FindMatch {
  readonly name?: string;
  readonly language?: "en" | "es" | "fr" | "pl" | "pt-BR";
  readonly edition?: string | null;
  readonly players?: number | null;
  readonly seconds?: number | null;
  readonly fill_after?: number;
  readonly is_rated?: boolean;
  readonly token?: string | null;
  readonly player?: string | null;
}

/** Which of these seats are still there, and where is something to be done. */
export interface FindSeats {
  readonly seats: readonly SeatClaim[];
}

/** To which standing table does this link lead. */
export interface FindStanding {
  readonly code: string;
}

/** To which table does this invitation lead. */
export interface FindTable {
  readonly code: string;
}

/** The game is over: contraband is turned up and points are counted (E3, K). */
export interface Finished {
  readonly phase: "finished";
  readonly contraband: readonly Goods[];
  readonly scores: readonly Score[];
  readonly winners: readonly number[];
}

/** Found a cup, and take part in it. */
export interface FoundCup {
  readonly player: string;
  readonly title: string;
  readonly name?: string;
  readonly language?: "en" | "es" | "fr" | "pl" | "pt-BR";
  readonly rules?: CupRules;
}

/** How far the analysis of a finished game is, and the analysis once it is there. */
export interface GameAnalysis {
  readonly status: "absent" | "failed" | "ready" | "waiting" | "working";
  readonly done: number;
  readonly total: number;
  readonly code: string;
  readonly analysis: Analysis | null;
}

/** A game began, the first or a later one at this table. */
export interface GameBegan {
  readonly news: "game_began";
  readonly number: number;
  readonly ruleset: Ruleset;
  readonly events: readonly GameEvent[];
}

/** All contraband was turned up and points were counted (E3, K). */
export interface GameEnded {
  readonly event: "game_ended";
  readonly contraband: readonly Goods[];
  readonly scores: readonly Score[];
  readonly winners: readonly number[];
}

/** A finished game was erased, with everything that was in it. */
export interface GameErased {
  readonly news: "game_erased";
  readonly number: number;
}

/** The game that just ended can be looked at again under this name. */
export interface GameKept {
  readonly news: "game_kept";
  readonly number: number;
  readonly game: string;
}

/** Back to the waiting room, with the same seats. */
export interface GameSetAside {
  readonly news: "game_set_aside";
}

/** The deck was shuffled, and with that option some cards went back to the box (S3, X1). */
export interface GameStarted {
  readonly event: "game_started";
  readonly deck: Sealed<readonly string[]>;
  readonly removed: Sealed<readonly string[]>;
  readonly chance: Sealed<number>;
  readonly cards: number;
}

/** A finished game: who won with what, who lied how often, and what people will talk about. */
export interface GameStory {
  readonly game: string;
  readonly began: number;
  readonly ended: number;
  readonly ruleset: Ruleset;
  readonly players: readonly PlayerInfo[];
  readonly scores: readonly Score[];
  readonly winners: readonly number[];
  readonly counts: readonly SeatCounts[];
  readonly broadsheet: Broadsheet;
  readonly steps: number;
}

/** Goods said to be in the merchant's bag; it may be a lie (B5). */
export interface GiveBag {
  readonly clause: "bag";
  readonly goods: Goods;
}

/** Contraband said to lie face down on the merchant's stand; it may be a lie (B5). */
export interface GiveContraband {
  readonly clause: "contraband";
  readonly goods: Goods;
}

/** Gold from the merchant's purse. */
export interface GiveGold {
  readonly clause: "gold";
  readonly amount: number;
}

/** Legal goods from the merchant's stand; they are public and must be there. */
export interface GiveStand {
  readonly clause: "stand";
  readonly goods: Goods;
}

/** Gold went from one to another: a bribe, a fine, or compensation. */
export interface GoldPaid {
  readonly event: "gold_paid";
  readonly giver: number;
  readonly receiver: number;
  readonly amount: number;
  readonly why: "bribe" | "compensation" | "fine";
}

/** One kind of card as it is in play at this table (G). */
export interface Good {
  readonly id: string;
  readonly kind: "contraband" | "legal" | "royal";
  readonly value: number;
  readonly penalty: number;
  readonly cards: number;
  readonly crown: string;
  readonly crown_count: number;
  readonly king: number;
  readonly queen: number;
  readonly names: Readonly<Record<string, string>>;
}

/** All other cards of an opened bag were put on a discard pile (I6, I7). */
export interface GoodsConfiscated {
  readonly event: "goods_confiscated";
  readonly owner: number;
  readonly pile: number;
  readonly cards: readonly string[];
}

/** Some of these cards, at least and at most so many; with a worth, just enough of them for it (P6). */
export interface GoodsField {
  readonly field: "goods";
  readonly name: string;
  readonly within: Goods;
  readonly least: number;
  readonly most: number;
  readonly worth: number;
}

/** Goods of a bribe were handed over, from the stand or the bag; kinds of contraband go unseen (B5, B8). */
export interface GoodsGiven {
  readonly event: "goods_given";
  readonly giver: number;
  readonly receiver: number;
  readonly place: "bag" | "stand";
  readonly legal: Goods;
  readonly face_down: number;
  readonly contraband: Sealed<Goods>;
}

/** Truly declared goods of an opened bag went to the stand (I5, I6). */
export interface GoodsLetIn {
  readonly event: "goods_let_in";
  readonly seat: number;
  readonly goods: Goods;
}

/** Goods were paid for a debt, contraband shown to all (P1, P2). */
export interface GoodsPaid {
  readonly event: "goods_paid";
  readonly debtor: number;
  readonly creditor: number;
  readonly legal: Goods;
  readonly contraband: Goods;
}

/** Host: let somebody else be host. */
export interface HandOver {
  readonly request: "hand_over";
  readonly seat: number;
}

/** The game was over and all hands were discarded, worth nothing (E3). */
export interface HandsDiscarded {
  readonly event: "hands_discarded";
  readonly hands: readonly Goods[];
}

/** Whether the process is alive and all its tasks with it; if not, it should be started anew. */
export interface Health {
  readonly status: "failing" | "ok";
  readonly version: string;
}

/** The first message: which table, and which seat by its secret; without one, to watch. */
export interface Hello {
  readonly type: "hello";
  readonly table: string;
  readonly protocol?: number;
  readonly token?: string | null;
  readonly code?: string | null;
  readonly since?: number | null;
}

/** A step that people will want to see again. */
export interface Highlight {
  readonly step: number;
  readonly kind: "black_market" | "dearest_bribe" | "goods_missing" | "lead_change" | "lie_caught" | "lie_passed" | "opened_in_vain" | "promise_broken";
  readonly seat: number;
  readonly to: number | null;
  readonly good: string;
  readonly count: number;
  readonly goods: Goods;
  readonly worth: number;
  readonly price: number;
  readonly is_best: boolean;
}

/** What the tutor would do at a seat, from what that seat knows and nothing else. */
export interface Hint {
  readonly action: Action | null;
  readonly win: number;
  readonly reasons: readonly Reason[];
}

/** Another person is host; None when no person is left. */
export interface HostChanged {
  readonly news: "host_changed";
  readonly seat: number | null;
}

/** The text of a house-goods file, to be read as the command line would. */
export interface HouseFile {
  readonly text: string;
}

/** The goods that a house-goods file describes, as `Settings` takes them. */
export interface HouseGoodsRead {
  readonly goods: readonly PrintedGood[];
}

/** The goods of the table's own. */
export interface HouseGoodsTerms {
  readonly terms: "house_goods_terms";
  readonly house: readonly PrintedGood[];
}

/** A person asked the bots to hurry. */
export interface Hurried {
  readonly news: "hurried";
  readonly seat: number;
}

/** Ask the bots to make up their minds. */
export interface Hurry {
  readonly request: "hurry";
}

/** Open a bag (I4). */
export interface Inspect {
  readonly action: "inspect";
  readonly bag: number;
}

/** The Sheriff settles the bags while everyone bargains (I, B). */
export interface Inspecting {
  readonly phase: "inspecting";
  readonly bags: readonly Bag[];
  readonly offers: readonly Offer[];
  readonly deals: readonly Deal[];
  readonly duties: readonly Duty[];
  readonly is_talk_over: boolean;
}

/** The bags lay before the Sheriff. */
export interface InspectingBegan {
  readonly event: "inspecting_began";
}

/** A bag that was opened and held what was declared. */
export interface Inspection {
  readonly round: number;
  readonly deciders: readonly number[];
  readonly merchant: number;
  readonly good: string;
  readonly count: number;
  readonly worth: number;
}

/** Take part in a cup that has not begun; asked again, be called otherwise. */
export interface JoinCup {
  readonly code: string;
  readonly player: string;
  readonly name?: string;
  readonly language?: "en" | "es" | "fr" | "pl" | "pt-BR";
}

/** One choice of a seat, beside the best answer to the same question. */
export interface Judged {
  readonly move: number;
  readonly seat: number;
  readonly action: Action;
  readonly best: Action | null;
  readonly lost_points: number;
  readonly lost_share: number;
  readonly reasons: readonly Reason[];
  readonly truth: Goods | null;
}

/** Make this table the first evening of a standing one: a name, and a link that stays. */
export interface KeepTable {
  readonly player: string;
  readonly title: string;
  readonly table: string;
  readonly token: string;
}

/** A rating on one ladder in one season. */
export interface LadderRating {
  readonly season: string;
  readonly edition: string;
  readonly players: number;
  readonly rating: number;
  readonly games: number;
  readonly is_provisional: boolean;
}

/** Cards a merchant set aside face up (M8). */
export interface LaidOut {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** Cards set aside face up were gathered into the discard pile (M8, M9). */
export interface LaidOutGathered {
  readonly event: "laid_out_gathered";
  readonly seats: readonly number[];
  readonly cards: readonly string[];
}

/** Give up the seat for good. During a game a bot plays on. */
export interface Leave {
  readonly request: "leave";
}

/** List this standing table no more among this player's. */
export interface LeaveStanding {
  readonly code: string;
  readonly player: string;
}

/** A block is lifted. */
export interface LiftBlock {
  readonly player: string;
  readonly block: string;
}

/** A seat that hangs on a player's key. */
export interface LinkedSeat {
  readonly table: string;
  readonly since: number;
}

/** The cups of a player. */
export interface ListCups {
  readonly player: string;
}

/** Put 1 to 5 cards into the bag and close it for good (L1, L2). */
export interface LoadBag {
  readonly action: "load_bag";
  readonly goods: Goods;
}

/** A merchant closes a bag with at least one card and at most this many (L1). */
export interface LoadBagPrompt {
  readonly prompt: "load_bag_prompt";
  readonly most: number;
}

/** All merchants load at the same time, in secret (L). */
export interface Loading {
  readonly phase: "loading";
  readonly waiting: readonly number[];
  readonly ready: readonly number[];
}

/** Merchants who hold a card began to load (L1, L3). */
export interface LoadingBegan {
  readonly event: "loading_began";
  readonly merchants: readonly number[];
}

/** What could not be halved was discarded face up, the odd coin left the game, and the loot was empty (Y5). */
export interface LootCleared {
  readonly event: "loot_cleared";
  readonly gold: number;
  readonly cards: readonly string[];
}

/** A deputy took a part of the loot; kinds of contraband are seen by the two alone (Y5, V3). */
export interface LootShared {
  readonly event: "loot_shared";
  readonly deputy: number;
  readonly gold: number;
  readonly legal: Goods;
  readonly face_down: number;
  readonly contraband: Sealed<Goods>;
}

/** A name that is one's own, opened by this passkey. What hangs on the browser's key moves there. */
export interface MakeAccount {
  readonly player: string;
  readonly handle: string;
  readonly passkey: NewPasskey;
  readonly device?: string;
}

/** The Sheriff's marker came to a seat; with six, two deputies were drawn (E1, Y1). */
export interface MarkerPassed {
  readonly event: "marker_passed";
  readonly deciders: readonly number[];
}

/** Merchants exchange cards, one after another (M). */
export interface Market {
  readonly phase: "market";
  readonly opener: number | null;
  readonly order: readonly number[];
  readonly aside: number | null;
  readonly has_drawn_from_deck: boolean;
  readonly laid_out: readonly LaidOut[];
}

/** The Sheriff named the merchant who starts (M7). */
export interface MarketOpened {
  readonly event: "market_opened";
  readonly first: number;
}

/** A merchant who passed is asked for a claim, whatever lies face down (Z5). */
export interface MayClaim {
  readonly duty: "may_claim";
  readonly merchant: number;
}

/** What hangs on another key hangs on this one too. Nothing of this one's goes to the other. */
export interface MergePlayers {
  readonly player: string;
  readonly other: string;
}

/** All that hangs on a player's key. */
export interface Mine {
  readonly running: readonly MySeat[];
  readonly games: readonly MyGame[];
  readonly total: number;
  readonly figures: PlayerFigures;
  readonly standing: readonly StandingLine[];
  readonly memory: PlayerMemory;
  readonly blocks: readonly BlockLine[];
}

/** Everything that the server keeps of a player, to take away. */
export interface MineExported {
  readonly made: number;
  readonly account: AccountInfo | null;
  readonly seats: readonly LinkedSeat[];
  readonly games: readonly MyGame[];
  readonly records: Readonly<Record<string, string>>;
  readonly figures: PlayerFigures;
  readonly standing: readonly StandingLine[];
  readonly remembered_since: number | null;
  readonly ratings: OwnRatings;
  readonly blocks: readonly BlockLine[];
  readonly pushes: readonly PushLine[];
}

/** Updates after this number did not arrive: send them again. */
export interface Missing {
  readonly type: "missing";
  readonly since: number;
}

/** A choice with which an option cannot be played, and the code of the reason. */
export interface MixInfo {
  readonly edition: string;
  readonly players: number;
  readonly code: string;
  readonly beside: string | null;
}

/** Hear no more of what a seat says, or hear it again. Nobody else is told. */
export interface Mute {
  readonly request: "mute";
  readonly seat: number;
  readonly is_muted: boolean;
}

/** A finished game of this player's, and where they sat in it. */
export interface MyGame {
  readonly seat: number;
  readonly game: PastGame;
}

/** A seat that was found again. */
export interface MySeat {
  readonly seat: number;
  readonly must_act: boolean;
  readonly touched: number;
  readonly table: TableInfo;
}

/** The seats that are still there; the others are lost. */
export interface MySeats {
  readonly seats: readonly MySeat[];
}

/** What an authenticator says that made a passkey. */
export interface NewPasskey {
  readonly client_data: string;
  readonly attestation: string;
}

/** A number within limits, such as of gold. */
export interface NumberField {
  readonly field: "number";
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** Why an evening is more than an evening. */
export interface Occasion {
  readonly kind: "evening" | "year";
  readonly count: number;
}

/** A standing proposal between a merchant and the Sheriff or deputies, heard by all (B1, B14). */
export interface Offer {
  readonly number: number;
  readonly merchant: number;
  readonly proposer: number;
  readonly clauses: readonly Clause[];
  readonly answers: number | null;
  readonly agreed: readonly number[];
}

/** One of several who must agree did so (Y8). */
export interface OfferAgreed {
  readonly event: "offer_agreed";
  readonly number: number;
  readonly seat: number;
}

/** An offer was gone for good (B10, B12, B14). */
export interface OfferEnded {
  readonly event: "offer_ended";
  readonly number: number;
  readonly why: "forbidden" | "refused" | "replaced" | "settled" | "time" | "unpayable" | "withdrawn";
}

/** A seat made an offer, heard by the whole table (B1); a deputy's own earlier word on that bag is void. */
export interface OfferMade {
  readonly event: "offer_made";
  readonly offer: Offer;
}

/** All that can be chosen when a table is set. */
export interface Offerings {
  readonly protocol: number;
  readonly editions: readonly EditionInfo[];
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
  readonly brought: readonly string[];
  readonly models: readonly string[];
  readonly phrases: readonly string[];
  readonly languages: readonly string[];
  readonly has_passkeys: boolean;
  readonly push_key: string;
}

/** The Sheriff names the merchant who starts (M7). */
export interface OpenMarket {
  readonly action: "open_market";
  readonly first: number;
}

/** The Sheriff names who starts (M7). */
export interface OpenMarketPrompt {
  readonly prompt: "open_market_prompt";
  readonly merchants: readonly number[];
}

/** The game with all cards open; only of a game that is over. */
export interface OpenView {
  readonly public: Public;
  readonly hands: readonly Goods[];
  readonly bags: readonly Goods[];
  readonly contraband: readonly Goods[];
  readonly aside: Goods;
  readonly deck: readonly string[];
}

/** What it costs the seat that is told so to open a bag that turns out honest. */
export interface OpeningCost {
  readonly bag: number;
  readonly gold: number;
}

/** What a character remembers of a player. Numbers fade from game to game, so they are no whole ones. */
export interface Opinion {
  readonly character: string;
  readonly met: number;
  readonly games: number;
  readonly lies: number;
  readonly bags: number;
  readonly opened: number;
  readonly gate_bags: number;
  readonly bribes: number;
  readonly kept: number;
  readonly broken: number;
  readonly owed: number;
  readonly impression: string;
}

/** An optional rule that can be chosen. */
export interface OptionInfo {
  readonly id: string;
  readonly rule: string;
  readonly is_asked: boolean;
  readonly refused: readonly MixInfo[];
  readonly terms: Terms | null;
}

/** All of these cards in an order, the bottom card first. */
export interface OrderField {
  readonly field: "order";
  readonly name: string;
  readonly goods: Goods;
}

/** Figures told ahead, from what the seat knows and nothing else, so that no client has to know the rules. */
export interface Outlook {
  readonly stakes: readonly BagStakes[];
  readonly openings: readonly OpeningCost[];
  readonly crowns: readonly CrownStanding[];
}

/** What somebody who takes part asks of a cup: to begin it, or to leave before that. */
export interface OwnCup {
  readonly code: string;
  readonly player: string;
}

/** Something about all that hangs on a player's key: to take it away as a file, or to have it forgotten. */
export interface OwnPlayer {
  readonly player: string;
}

/** All ratings of a player's key, and the games that led to them. */
export interface OwnPlayerRatings {
  readonly player: string;
}

/** A rated game, and which seat was one's own. */
export interface OwnRatedGame {
  readonly seat: number;
  readonly game: RatedGame;
}

/** All that is kept of a player's ratings. */
export interface OwnRatings {
  readonly ratings: readonly LadderRating[];
  readonly games: readonly OwnRatedGame[];
}

/** Hand a bag back unopened: with the owner's offer, or for nothing (I3). */
export interface Pass {
  readonly action: "pass";
  readonly bag: number;
  readonly offer: number | null;
}

/** What a browser tells an authenticator. It is answered once, within minutes, and for this purpose alone. */
export interface PasskeyChallenge {
  readonly challenge: string;
  readonly rp: string;
  readonly handle: string;
  readonly user: string;
  readonly algorithms: readonly number[];
  readonly known: readonly string[];
}

/** A passkey in the list of its holder. */
export interface PasskeyLine {
  readonly id: string;
  readonly device: string;
  readonly made: number;
  readonly used: number;
}

/** What an authenticator says that signed with a passkey. */
export interface PasskeyProof {
  readonly id: string;
  readonly client_data: string;
  readonly authenticator: string;
  readonly signature: string;
  readonly user: string | null;
}

/** A finished game in a line. */
export interface PastGame {
  readonly game: string;
  readonly began: number;
  readonly ended: number;
  readonly edition: string;
  readonly players: readonly PlayerInfo[];
  readonly totals: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly sheriff_rounds: readonly number[];
}

/** What happened in one row of the log, and what of the update before it, number `seq - 1`, has changed since. */
export interface PatchedUpdate {
  readonly type: "patch";
  readonly seq: number;
  readonly news?: readonly TableNews[];
  readonly shared?: Readonly<Record<string, unknown>>;
  readonly own?: Readonly<Record<string, unknown>>;
  readonly now?: number | null;
  readonly checksum?: number | null;
}

/** Pay what gold did not cover with goods from the stand (P1, P2). */
export interface Pay {
  readonly action: "pay";
  readonly goods: Goods;
}

/** The debtor chooses goods worth at least this much, with none to spare (P1, P2, P6). */
export interface PayPrompt {
  readonly prompt: "pay_prompt";
  readonly amount: number;
  readonly goods: Goods;
}

/** Cards were turned up from the deck into the discard piles (S4). */
export interface PilesTurned {
  readonly event: "piles_turned";
  readonly piles: readonly (readonly string[])[];
}

/** Put confiscated cards on one pile, the bottom card first (I7). */
export interface PlaceCards {
  readonly action: "place";
  readonly pile: string;
  readonly cards: readonly string[];
}

/** Confiscated cards go on one of these piles (I7). */
export interface PlacePrompt {
  readonly prompt: "place_prompt";
  readonly piles: readonly string[];
  readonly goods: Goods;
}

/** A merchant proved that promised goods were missing, to those who made the deal (B5). */
export interface PlaceShown {
  readonly event: "place_shown";
  readonly owner: number;
  readonly place: "bag" | "stand";
  readonly goods: Sealed<Goods>;
}

/** The Sheriff puts confiscated cards on one of the piles (I7). */
export interface Placement {
  readonly duty: "placement";
  readonly sheriff: number;
  readonly owner: number;
  readonly goods: Goods;
}

/** A seat did something, or the clock (no seat) did; these are its consequences. */
export interface Played {
  readonly news: "played";
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
  readonly was_default?: boolean;
}

/** Statistics over finished games; those at which the player held several seats do not count. */
export interface PlayerFigures {
  readonly games: number;
  readonly wins: number;
  readonly bags: number;
  readonly lies: number;
  readonly lies_passed: number;
  readonly truths_passed: number;
  readonly caught: number;
  readonly searched: number;
  readonly sheriff_rounds: number;
  readonly dearest_paid: BribeOnce | null;
  readonly dearest_taken: BribeOnce | null;
  readonly nemesis: Acquaintance | null;
  readonly customer: Acquaintance | null;
}

/** How much hung on the key that hangs on it no more. */
export interface PlayerForgotten {
  readonly seats: number;
  readonly standing: number;
}

/** Who had a seat when a game ended. */
export interface PlayerInfo {
  readonly name: string;
  readonly bot: string;
  readonly is_person: boolean;
}

/** What characters remember of a player, for the player's own eyes. */
export interface PlayerMemory {
  readonly since: number | null;
  readonly opinions: readonly Opinion[];
}

/** How many seats came along. */
export interface PlayersMerged {
  readonly seats: number;
}

/** Promise somebody something outside any deal; it binds nobody (B9, B13). */
export interface Pledge {
  readonly action: "pledge";
  readonly to: number;
  readonly act: "open" | "pass" | null;
  readonly words: string;
}

/** A promise may be given to any of these; it binds nobody (B13). */
export interface PledgePrompt {
  readonly prompt: "pledge_prompt";
  readonly to: readonly number[];
}

/** A seat looked at its own cards in a game that was set up in the middle. */
export interface PositionSeen {
  readonly event: "position_seen";
  readonly seat: number;
  readonly view: Sealed<View>;
}

/** The game was set up in the middle (a position), in the sight of all but for what is hidden. */
export interface PositionSet {
  readonly event: "position_set";
  readonly public: Public;
  readonly hidden: Sealed<never>;
}

/** Which seats have a person connected, who is away, and how many watch. Not numbered: the last one counts. */
export interface Presence {
  readonly type: "presence";
  readonly connected: readonly number[];
  readonly spectators: number;
  readonly absent: readonly Absence[];
}

/** A good as a table describes it, with the number of its cards for three and for more players. */
export interface PrintedGood {
  readonly id: string;
  readonly kind: "contraband" | "legal" | "royal";
  readonly value: number;
  readonly penalty: number;
  readonly cards_3: number;
  readonly cards_4: number;
  readonly crown: string;
  readonly crown_count: number;
  readonly king: number;
  readonly queen: number;
  readonly names: Readonly<Record<string, string>>;
}

/** Why an HTTP request was refused: a code with parameters, as in a refusal. */
export interface Problem {
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** A promise on the table, recorded and shown, binding nobody (B9). */
export interface Promise {
  readonly number: number;
  readonly by: number;
  readonly to: number;
  readonly act: "open" | "pass" | null;
  readonly words: string;
  readonly round: number;
  readonly fate: "broken" | "kept" | "open";
}

/** A typed promise fell due and was kept or broken (B9). */
export interface PromiseJudged {
  readonly event: "promise_judged";
  readonly number: number;
  readonly fate: "broken" | "kept";
}

/** A promise was given; it binds nobody (B9). */
export interface PromiseMade {
  readonly event: "promise_made";
  readonly promise: Promise;
}

/** 'Next time I am Sheriff I will pass (or open) your bag.' Binds nobody (B9). */
export interface PromiseNext {
  readonly clause: "promise";
  readonly by: number;
  readonly to: number;
  readonly act: "open" | "pass";
}

/** Make an offer between a merchant and the Sheriff, from either side; it may answer another (B1, B14). */
export interface Propose {
  readonly action: "propose";
  readonly merchant: number;
  readonly clauses: readonly Clause[];
  readonly answers: number | null;
}

/** Ask for this part of the loot; the rest goes to the other deputy (Y5). */
export interface ProposeSplit {
  readonly action: "propose_split";
  readonly gold: number;
  readonly goods: Goods;
}

/** Show a passkey again, before something that a stolen session must not do. */
export interface ProveAgain {
  readonly player: string;
  readonly proof: PasskeyProof;
}

/** What the whole table knows (V1). Tuples by holder have one more place for the loot where there is one. */
export interface Public {
  readonly round: number;
  readonly deciders: readonly number[];
  readonly gold: readonly number[];
  readonly hand_sizes: readonly number[];
  readonly stands: readonly Goods[];
  readonly face_down: readonly number[];
  readonly piles: readonly (readonly string[])[];
  readonly deck_size: number;
  readonly phase: Phase;
  readonly gone: Goods;
  readonly offers_made: number;
  readonly promises: readonly Promise[];
  readonly extras: readonly Extra[];
}

/** A browser that is told, as it is kept: its address at the push service, its language and its quiet hours. */
export interface PushLine {
  readonly endpoint: string;
  readonly language: string;
  readonly quiet: Quiet;
  readonly since: number;
}

/** How a browser is told; None where it is not. */
export interface PushState {
  readonly quiet: Quiet | null;
}

/** Hours in which nothing is sent, by the clocks of a place; the same hour twice is none. */
export interface Quiet {
  readonly first: number;
  readonly last: number;
  readonly zone: string;
}

/** A rated game and what it brought. */
export interface RatedGame {
  readonly game: string;
  readonly ended: number;
  readonly season: string;
  readonly edition: string;
  readonly status: "counted" | "over_limit" | "pending";
  readonly seats: readonly RatedSeat[];
}

/** What a rated game brought to one seat; without numbers where nothing is known or kept. */
export interface RatedSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: string;
  readonly place: number;
  readonly has_left: boolean;
  readonly before: number | null;
  readonly after: number | null;
  readonly is_provisional: boolean;
}

/** A ladder: the best people first, then the bots, and where one stands oneself. */
export interface RatingBoard {
  readonly season: string;
  readonly seasons: readonly string[];
  readonly edition: string;
  readonly players: number;
  readonly games_needed: number;
  readonly lines: readonly RatingLine[];
  readonly bots: readonly BotRating[];
  readonly mine: LadderRating | null;
}

/** A player on a board, by the name they played under last. */
export interface RatingLine {
  readonly rank: number;
  readonly name: string;
  readonly rating: number;
  readonly games: number;
  readonly is_mine: boolean;
}

/** What would these words of mine be as an offer? They are read, and neither kept nor said. */
export interface ReadWords {
  readonly token: string;
  readonly text: string;
  readonly language?: "en" | "es" | "fr" | "pl" | "pt-BR";
}

/** Whether the server can take moves now: found out by a commit of its own. */
export interface Readiness {
  readonly status: "not_ready" | "ready";
  readonly can_commit: boolean;
  readonly oldest_waiting_ms: number;
}

/** A person is ready, or no longer. */
export interface ReadySet {
  readonly news: "ready_set";
  readonly seat: number;
  readonly is_ready: boolean;
}

/** One reason, as a code with parameters; the page or the terminal puts it into words. */
export interface Reason {
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** No, and why. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Turn down the offer of this number; it is gone. */
export interface Refuse {
  readonly action: "refuse";
  readonly offer: number;
}

/** It was not done, and why. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly refusal: Refusal;
}

/** A player at a standing table, with the points of one evening or of all: one for everybody left behind. */
export interface Regular {
  readonly player: PlayerInfo;
  readonly place: number;
  readonly points: number;
  readonly wins: number;
  readonly games: number;
  readonly evenings: number;
  readonly sheriff_rounds: number;
}

/** Once a game is over, propose the next: back to the waiting room with the same seats, the proposer ready. */
export interface Rematch {
  readonly request: "rematch";
}

/** Host: ask a player, or a bot, to leave. During a game a bot holds the seat. */
export interface Remove {
  readonly request: "remove";
  readonly seat: number;
}

/** A passkey opens this account no more; the last one cannot be removed. */
export interface RemovePasskey {
  readonly player: string;
  readonly passkey: string;
}

/** Go by another name, read another language. */
export interface Rename {
  readonly request: "rename";
  readonly name: string;
  readonly language: "en" | "es" | "fr" | "pl" | "pt-BR";
}

/** A person goes by another name. */
export interface Renamed {
  readonly news: "renamed";
  readonly seat: number;
  readonly name: string;
  readonly language: string;
}

/** Some steps of a game as seen by a seat, by a spectator (no seat), or with all cards open. */
export interface Replay {
  readonly ruleset: Ruleset;
  readonly players: readonly PlayerInfo[];
  readonly seat: number | null;
  readonly is_open: boolean;
  readonly total: number;
  readonly rounds: readonly number[];
  readonly highlights: readonly Highlight[];
  readonly steps: readonly ReplayStep[];
}

/** One step of a game as a viewer saw it, and how things stood after it. */
export interface ReplayStep {
  readonly number: number;
  readonly time: number;
  readonly seat: number | null;
  readonly was_default: boolean;
  readonly stood_in: StoodIn | null;
  readonly events: readonly GameEvent[];
  readonly talk: readonly (Said | Spoke)[];
  readonly view: SeatView | null;
  readonly open: OpenView | null;
  readonly awaited: readonly number[];
}

/** Tell those who run the server about somebody's manners. Nobody at the table is told. */
export interface Report {
  readonly request: "report";
  readonly seat: number;
  readonly why: "cheating" | "name" | "other" | "stalling" | "words";
  readonly text?: string;
}

/** People came back to a table that had paused; its clocks started afresh. */
export interface Resumed {
  readonly news: "resumed";
}

/** Take the seat back from the bot that holds it. */
export interface Return {
  readonly request: "return";
}

/** Close this seat to every other device, and to every key not yet used. */
export interface Revoke {
  readonly request: "revoke";
}

/** The deputy cards still to be drawn; nobody knows their order (V2). */
export interface Roster {
  readonly extra: "roster";
  readonly seats: readonly number[];
}

/** The last bag was settled and the round was over (E1). */
export interface RoundEnded {
  readonly event: "round_ended";
  readonly round: number;
}

/** A round began with the Market (S8). */
export interface RoundStarted {
  readonly event: "round_started";
  readonly round: number;
}

/** Everything about the rules that stays the same for a whole game. */
export interface Ruleset {
  readonly edition: string;
  readonly players: number;
  readonly options: readonly string[];
  readonly catalogue: readonly Good[];
  readonly rounds: number;
  readonly piles: readonly string[];
  readonly pile_start: number;
  readonly pile_keep: number;
  readonly draws_from_piles: boolean;
  readonly sheriff_opens_market: boolean;
  readonly hand_size: number;
  readonly start_gold: number;
  readonly aside_most: number;
  readonly bag_most: number;
  readonly removed: number;
  readonly gate: number;
  readonly terms: readonly Terms[];
  readonly law: number;
}

/** A seat spoke: a phrase by code, or free text. */
export interface Said {
  readonly news: "said";
  readonly seat: number;
  readonly phrase: string;
  readonly to: number | null;
  readonly text: string;
}

/** Say a preset phrase, to all or with somebody in mind; or show a reaction. */
export interface Say {
  readonly request: "say";
  readonly phrase: string;
  readonly to?: number | null;
}

/** Say something in free words; only at invitation tables. */
export interface SayText {
  readonly request: "say_text";
  readonly text: string;
}

/** One seat's points by source (K1), what breaks ties (K6), and the place. */
export interface Score {
  readonly seat: number;
  readonly gold: number;
  readonly legal: number;
  readonly contraband: number;
  readonly royal: number;
  readonly crowns: readonly Crown[];
  readonly extras: Readonly<Record<string, number>>;
  readonly legal_cards: number;
  readonly contraband_cards: number;
  readonly total: number;
  readonly place: number;
}

/** A newcomer asks for the seat of a bot in a running game: the people at the table say whether they may. */
export interface SeatAsked {
  readonly news: "seat_asked";
  readonly seat: number;
  readonly name: string;
}

/** A newcomer who waits for the others' consent to take over the seat of a bot. */
export interface SeatAsking {
  readonly seat: number;
  readonly name: string;
  readonly agreed: readonly number[];
}

/** Host: put a bot in an empty seat, or let it hold an abandoned one. */
export interface SeatBot {
  readonly request: "seat_bot";
  readonly seat: number;
  readonly bot: string;
}

/** A seat that a browser remembers, and the secret that proves it. */
export interface SeatClaim {
  readonly table: string;
  readonly token: string;
}

/** What a seat did in a game, counted by somebody who saw all. */
export interface SeatCounts {
  readonly bags: number;
  readonly lies: number;
  readonly smuggled: number;
  readonly opened: number;
  readonly caught: number;
  readonly bribed: number;
  readonly gold_given: number;
  readonly gate_bags: number;
  readonly gate_opened: number;
  readonly gate_caught: number;
  readonly gate_bribed: number;
  readonly gold_taken: number;
  readonly offers: number;
  readonly demands: number;
  readonly deals: number;
  readonly promises: number;
  readonly kept: number;
  readonly broken: number;
}

/** The newcomer who asked for the seat of a bot may not have it in this game. */
export interface SeatDenied {
  readonly news: "seat_denied";
  readonly seat: number;
}

/** One of these seats. */
export interface SeatField {
  readonly field: "seat";
  readonly name: string;
  readonly among: readonly number[];
}

/** A bot holds a seat until its player returns. */
export interface SeatHeld {
  readonly news: "seat_held";
  readonly seat: number;
  readonly bot: string;
  readonly why: "asked" | "away" | "clock" | "host";
}

/** A hint, and the token of what the seat was looking at when it was given. */
export interface SeatHint {
  readonly at: string;
  readonly hint: Hint;
}

/** Who sits where, as all may know. */
export interface SeatInfo {
  readonly name: string;
  readonly bot: string;
  readonly is_person: boolean;
  readonly is_held: boolean;
  readonly is_ready: boolean;
}

/** Opens a seat once, until it is due; it travels in the fragment of an address. */
export interface SeatKey {
  readonly key: string;
  readonly due: number;
}

/** A person left for good, or was asked to. */
export interface SeatLeft {
  readonly news: "seat_left";
  readonly seat: number;
  readonly was_removed: boolean;
}

/** A player took the seat back from the bot. */
export interface SeatReturned {
  readonly news: "seat_returned";
  readonly seat: number;
}

/** A seat was taken. */
export interface SeatTaken {
  readonly news: "seat_taken";
  readonly seat: number;
  readonly name: string;
  readonly language: string;
}

/** The game as one seat sees it; the ruleset is sent once, with the start of the game. */
export interface SeatView {
  readonly seat: number | null;
  readonly public: Public;
  readonly hand: Goods;
  readonly bag: Goods;
  readonly aside: Goods;
  readonly contraband: Goods;
  readonly known: readonly Goods[];
  readonly extras: readonly Extra[];
}

/** Where one sits, and the secret that proves it. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly code: string;
}

/** A browser that is signed in. */
export interface SessionLine {
  readonly device: string;
  readonly since: number;
  readonly used: number;
  readonly is_here: boolean;
}

/** Set aside 0 to 5 cards from hand, to draw others (M3, M8). */
export interface SetAside {
  readonly action: "set_aside";
  readonly goods: Goods;
}

/** A merchant sets aside up to this many cards (M3, M8). */
export interface SetAsidePrompt {
  readonly prompt: "set_aside_prompt";
  readonly most: number;
}

/** Ready to start, or not yet. Who is ready has their seat back from a bot that held it. */
export interface SetReady {
  readonly request: "set_ready";
  readonly is_ready: boolean;
}

/** Create a table and sit down as its host. */
export interface SetTable {
  readonly settings?: Settings;
  readonly name?: string;
  readonly language?: "en" | "es" | "fr" | "pl" | "pt-BR";
  readonly bots?: readonly string[];
  readonly token?: string | null;
  readonly player?: string | null;
}

/** Create a table around a screen that all look at: it has no seat, and the first who sits down is host. */
export interface SetTablet {
  readonly settings?: Settings;
  readonly bots?: readonly string[];
  readonly token?: string | null;
}

/** What is agreed before anybody sits down. */
export interface Settings {
  readonly edition: string;
  readonly players: number;
  readonly options: readonly string[];
  readonly terms: readonly Terms[];
  readonly clock: ClockRules;
  readonly is_public: boolean;
  readonly fill_after: number;
  readonly is_guided: boolean;
  readonly day: string;
  readonly has_hints: boolean;
  readonly is_rated: boolean;
  readonly cup: string;
  readonly has_tablet: boolean;
}

/** The host agreed on other rules; nobody is ready any more. */
export interface SettingsChanged {
  readonly news: "settings_changed";
  readonly settings: Settings;
}

/** A bag to be settled: opened, passed for nothing, or passed with one of these offers (I1, I3). */
export interface SettlePrompt {
  readonly prompt: "settle_prompt";
  readonly bag: number;
  readonly may_pass: boolean;
  readonly may_inspect: boolean;
  readonly offers: readonly number[];
}

/** Go on as the player whose passkey this is. */
export interface SignIn {
  readonly proof: PasskeyProof;
  readonly device?: string;
}

/** A browser that is signed in, and its key from now on. */
export interface SignedIn {
  readonly player: string;
  readonly account: AccountInfo;
}

/** How many browsers were signed out, and how many seats in running games were closed to every device. */
export interface SignedOut {
  readonly sessions: number;
  readonly seats: number;
}

/** Take an empty seat, or take over a bot's. */
export interface SitDown {
  readonly name?: string;
  readonly language?: "en" | "es" | "fr" | "pl" | "pt-BR";
  readonly code?: string | null;
  readonly seat?: number | null;
  readonly token?: string | null;
  readonly player?: string | null;
}

/** Go on in a seat of this player's on a device that has only the key. */
export interface SitMine {
  readonly player: string;
  readonly table: string;
  readonly token?: string | null;
}

/** A proposed split of all the loot, as the table sees it: what the proposer would take. */
export interface Split {
  readonly extra: "split";
  readonly number: number;
  readonly by: number;
  readonly gold: number;
  readonly legal: Goods;
  readonly face_down: number;
}

/** The deputies have to split what they took together (Y5). */
export interface SplitLoot {
  readonly duty: "split_loot";
  readonly deputies: readonly number[];
  readonly split: Split | null;
}

/** A deputy may propose a split of this loot, accept the other's, or call the rule (Y5). */
export interface SplitPrompt {
  readonly prompt: "split_prompt";
  readonly gold: number;
  readonly goods: Goods;
  readonly accept: number | null;
}

/** A deputy proposed how to split the loot (Y5). */
export interface SplitProposed {
  readonly event: "split_proposed";
  readonly split: Split;
  readonly contraband: Sealed<Goods>;
}

/** The contraband a deputy asks for in a proposed split; deputies alone see its kinds (V3). */
export interface SplitTerms {
  readonly extra: "split_terms";
  readonly contraband: Goods;
}

/** A bot spoke: a line of its character by code, which every viewer reads in their own language. */
export interface Spoke {
  readonly news: "spoke";
  readonly seat: number;
  readonly character: string;
  readonly intent: string;
  readonly variant: number;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly words: string;
  readonly language: string;
}

/** A standing table of this player's, in a line. */
export interface StandingLine {
  readonly title: string;
  readonly code: string;
  readonly evenings: number;
  readonly touched: number;
  readonly is_open: boolean;
}

/** A standing table: its rules, its company, its evenings so far. */
export interface StandingTable {
  readonly title: string;
  readonly code: string;
  readonly edition: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly open: EveningOpen | null;
  readonly evenings: number;
  readonly games: readonly PastGame[];
  readonly nights: readonly EveningLine[];
  readonly regulars: readonly Regular[];
  readonly occasions: readonly Occasion[];
}

/** Host: deal the cards. Every seat must be taken and every person ready. */
export interface Start {
  readonly request: "start";
}

/** Let a bot hold the seat until its player returns. */
export interface StepAway {
  readonly request: "step_away";
}

/** A bot makes the move that follows, because the model whose seat it is gave no answer that could be used. */
export interface StoodIn {
  readonly news: "stood_in";
  readonly seat: number;
  readonly bot: string;
  readonly why: string;
}

/** Tell this browser when it is this player's turn in a game at leisure; asked again, it says how from now on. */
export interface Subscribe {
  readonly player: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language?: "en" | "es" | "fr" | "pl" | "pt-BR";
  readonly quiet?: Quiet;
}

/** The operator closed the table for good. */
export interface TableClosed {
  readonly news: "table_closed";
}

/** A table as its viewers see it, apart from the game. */
export interface TableInfo {
  readonly table: string;
  readonly settings: Settings;
  readonly stage: "closed" | "finished" | "playing" | "waiting";
  readonly game: number;
  readonly host: number | null;
  readonly seats: readonly SeatInfo[];
  readonly asking: SeatAsking | null;
  readonly last_game: string;
  readonly has_hints: boolean;
}

/** Public tables, the newest first. */
export interface TableList {
  readonly tables: readonly TableInfo[];
}

/** The table, and the invitation with which players sit down there and the screen watches. */
export interface TabletSet {
  readonly table: string;
  readonly code: string;
}

/** Merchants paid the Sheriff a coin each; with deputies, into the loot (F1). */
export interface TaxPaid {
  readonly event: "tax_paid";
  readonly payers: readonly number[];
  readonly sheriffs: readonly number[];
  readonly gold: number;
}

/** Words of one's own; where it stands instead of another field, only if that is left. */
export interface TextField {
  readonly field: "text";
  readonly name: string;
  readonly most: number;
  readonly instead_of: string;
}

/** How long the Sheriff has. */
export interface TimeLimitTerms {
  readonly terms: "time_limit_terms";
  readonly minutes: number;
}

/** The Sheriff's time was over: bargaining ended (T1). */
export interface TimeRanOut {
  readonly event: "time_ran_out";
}

/** The clock has run out. Only the clock can say so. */
export interface TimeUp {
  readonly action: "time_up";
}

/** Today's market: the same for all, and how one player stands in it. */
export interface Today {
  readonly day: string;
  readonly ends: number;
  readonly edition: string;
  readonly rounds: number;
  readonly company: readonly string[];
  readonly stage: "finished" | "fresh" | "given_up" | "playing";
  readonly table: string;
  readonly mine: BoardLine | null;
  readonly marks: readonly ("bluffed" | "bought" | "caught" | "fooled" | "honest" | "lenient" | "paid" | "searched" | "sharp")[];
  readonly streak: number;
  readonly board: DayBoard;
  readonly yesterday: DayBoard;
}

/** Sit down at today's market: once. Asked again, the same game goes on. */
export interface TryToday {
  readonly player: string;
  readonly holder?: string | null;
  readonly name?: string;
  readonly language?: "en" | "es" | "fr" | "pl" | "pt-BR";
}

/** A merchant was done at the market. */
export interface TurnEnded {
  readonly event: "turn_ended";
  readonly seat: number;
}

/** A move after which the game looked different. */
export interface TurningPoint {
  readonly move: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** Tell this browser nothing more. Its address at the push service is enough: a notice has a button for it. */
export interface Unsubscribe {
  readonly endpoint: string;
}

/** How things stand, whole, and what happened since the number that a client named, or in the last row. */
export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly after: number;
  readonly at: string;
  readonly now: number;
  readonly news: readonly TableNews[];
  readonly view: SeatView | null;
  readonly outlook: Outlook | null;
  readonly prompts: readonly Prompt[];
  readonly forms: readonly ActionForm[];
  readonly awaited: readonly number[];
  readonly clocks: readonly ClockInfo[];
  readonly table: TableInfo | null;
}

/** Open a seat with a key; the key is used up. */
export interface UseKey {
  readonly key: string;
  readonly token?: string | null;
  readonly player?: string | null;
}

/** The game as one seat sees it; a spectator (no seat) sees what all see. */
export interface View {
  readonly ruleset: Ruleset;
  readonly seat: number | null;
  readonly public: Public;
  readonly hand: Goods;
  readonly bag: Goods;
  readonly aside: Goods;
  readonly contraband: Goods;
  readonly known: readonly Goods[];
  readonly extras: readonly Extra[];
}

/** The answer to `Hello`. An update follows at once. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly seat: number | null;
  readonly seq: number;
  readonly now: number;
  readonly table: TableInfo;
  readonly ruleset: Ruleset | null;
  readonly code: string | null;
  readonly muted: readonly number[];
}

/** Take back one's own offer. */
export interface Withdraw {
  readonly action: "withdraw";
  readonly offer: number;
}

/** One's own standing offer may be taken back. */
export interface WithdrawPrompt {
  readonly prompt: "withdraw_prompt";
  readonly offer: number;
}

/** What one of the deciders says about a bag: inspect it, or pass it, with an offer or for nothing (Y7). */
export interface Word {
  readonly by: number;
  readonly act: "open" | "pass";
  readonly offer: number | null;
}

/** A deputy spoke on a bag; what the same deputy said or agreed to before on it no longer counts (Y7). */
export interface WordGiven {
  readonly event: "word_given";
  readonly bag: number;
  readonly word: Word;
}

/** A promise in free words. Binds nobody and is only shown (B9). */
export interface Words {
  readonly clause: "words";
  readonly by: number;
  readonly text: string;
}

/** The offer that was read; nothing is done with it. */
export interface WordsRead {
  readonly offer: Propose | null;
  readonly refusal: Refusal | null;
}
