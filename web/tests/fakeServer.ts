// A server for tests: what it answers by path, and what was asked of it.
import { vi } from "vitest";

export type Answer = (query: URLSearchParams, body: Record<string, unknown>) => unknown;
export interface FakeServer {
  /** By path; what has none cannot be reached. */
  readonly answers: Record<string, Answer>;
  readonly asked: { readonly path: string; readonly body: Record<string, unknown> }[];
  /** What was asked last by a path. */
  last(path: string): Record<string, unknown> | undefined;
}

/** A refusal, as the server says it. */
export const refused = (code: string, parameters: Record<string, string | number> = {}): Response =>
  new Response(JSON.stringify({ code, parameters }), { status: 409 });

/** In place of the network, until globals are restored. */
export function fakeServer(): FakeServer {
  const server: FakeServer = {
    answers: {},
    asked: [],
    last: (path) => server.asked.findLast((one) => one.path === path)?.body,
  };
  vi.stubGlobal("fetch", async (address: string, wish: RequestInit = {}) => {
    const { pathname: path, searchParams } = new URL(address, "http://localhost");
    const body = (wish.body ? JSON.parse(wish.body as string) : {}) as Record<string, unknown>;
    server.asked.push({ path, body });
    const answer = server.answers[path];
    if (!answer) throw new TypeError(`no answer to ${path}`);
    const said = await answer(searchParams, body);
    return said instanceof Response ? said : new Response(JSON.stringify(said));
  });
  return server;
}
