// What a stolen session must not do: the passkey is shown again, where that was long ago, and then it is done.
import { ServerSaysNo } from "../session/api";
import { askChallenge, proveAgain } from "./accountApi";
import { showPasskey } from "./passkey";

export async function withProof<T>(player: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServerSaysNo) || error.problem.code !== "proof_needed") throw error;
  }
  const proof = await showPasskey(await askChallenge({ purpose: "prove", player }));
  await proveAgain({ player, proof });
  return work();
}
