// The HTTP API of accounts.
import type {
  AccountFound,
  AccountInfo,
  AddPasskey,
  AskChallenge,
  MakeAccount,
  MergePlayers,
  OwnPlayer,
  PasskeyChallenge,
  PlayersMerged,
  ProveAgain,
  RemovePasskey,
  SignedIn,
  SignedOut,
  SignIn,
} from "../protocol/protocol";
import { call } from "../session/api";

const ask = <T>(path: string, body: object): Promise<T> => call("POST", `/api/account${path}`, body);

export const askAccount = async (player: string): Promise<AccountInfo | null> =>
  (await ask<AccountFound>("", { player } satisfies OwnPlayer)).account;
export const askChallenge = (wanted: AskChallenge): Promise<PasskeyChallenge> => ask("/challenge", wanted);
export const makeAccount = (wanted: MakeAccount): Promise<SignedIn> => ask("/make", wanted);
export const signIn = (wanted: SignIn): Promise<SignedIn> => ask("/sign-in", wanted);
export const proveAgain = (wanted: ProveAgain): Promise<AccountInfo> => ask("/prove", wanted);
export const addPasskey = (wanted: AddPasskey): Promise<AccountInfo> => ask("/add", wanted);
export const removePasskey = (wanted: RemovePasskey): Promise<AccountInfo> => ask("/remove", wanted);
export const bringGamesHere = (wanted: MergePlayers): Promise<PlayersMerged> => ask("/bring", wanted);
export const signOut = (player: string): Promise<SignedOut> => ask("/sign-out", { player } satisfies OwnPlayer);
export const signOutEverywhere = (player: string): Promise<SignedOut> =>
  ask("/sign-out-all", { player } satisfies OwnPlayer);
