// Which screen. It stands behind the # of the address: an invitation there is never sent to any server's log, and one
// page serves all.
export interface Route {
  readonly screen: string;
  readonly argument: string | null;
}

export function routeOf(hash: string): Route {
  const [screen = "", argument] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { screen, argument: argument ?? null };
}

/** A link that somebody mistyped or cut short leads nowhere; it must not keep the page from starting. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const read = (): Route => routeOf(location.hash);

class Router {
  #route = $state.raw<Route>(read());
  /** How often somebody went to where they were already: another visit is another screen. */
  visit = $state(0);

  get route(): Route {
    return this.#route;
  }

  start(): void {
    addEventListener("hashchange", () => (this.#route = read()));
  }

  go(screen: string, argument?: string): void {
    const href = hrefOf(screen, argument);
    if (location.hash === href) this.visit++;
    else location.hash = href;
  }
}

export const hrefOf = (screen: string, argument?: string): string =>
  `#/${[screen, argument]
    .filter((part) => part !== undefined)
    .map((part) => encodeURIComponent(part!))
    .join("/")}`;
export const router = new Router();
