// Which screen. It stands behind the # of the address: an invitation there is never sent to any server's log, and one
// page serves all.
export interface Route {
  readonly screen: string;
  readonly argument: string | null;
}

function read(): Route {
  const [screen = "", argument] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { screen, argument: argument ?? null };
}

class Router {
  #route = $state.raw<Route>(read());

  get route(): Route {
    return this.#route;
  }

  start(): void {
    addEventListener("hashchange", () => (this.#route = read()));
  }

  go(screen: string, argument?: string): void {
    location.hash = hrefOf(screen, argument);
  }
}

export const hrefOf = (screen: string, argument?: string): string =>
  `#/${[screen, argument]
    .filter((part) => part !== undefined)
    .map((part) => encodeURIComponent(part!))
    .join("/")}`;
export const router = new Router();
