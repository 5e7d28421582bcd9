// Addresses of the page, by the history API.
import { PAGES } from "./pages";

export type Route =
  | { page: "start" | "missing" }
  | { page: "table" | "replay"; id: string }
  | { page: "lesson"; game: string; slug: string }
  | { page: "rules"; game: string }
  /** One of PAGES. */
  | { page: "site"; name: string };

export function routeOf(path: string): Route {
  const [first = "", id = "", more, beyond] = path.split("/").slice(1);
  if (first === "") return { page: "start" };
  if (first === "t" && id && more === undefined) return { page: "table", id };
  if (first === "r" && id && more === undefined) return { page: "replay", id };
  if (first === "learn" && id && beyond === undefined) return { page: "lesson", game: id, slug: more ?? "" };
  if (first === "rules" && more === undefined) return { page: "rules", game: id };
  if (Object.hasOwn(PAGES, first) && id === "") return { page: "site", name: first };
  return { page: "missing" };
}

class Router {
  /** Something waits for the user: the title says so, for people who look at another page meanwhile. */
  waiting = $state(false);
  route: Route = $state.raw(routeOf(location.pathname));

  listen(): void {
    addEventListener("popstate", () => this.#arrive());
    // A click on a link to a page of ours changes the page without loading it anew.
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  /** Go somewhere; with `instead`, the page that was left cannot be gone back to. */
  go(address: string, instead = false): void {
    if (instead) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#arrive();
  }

  #arrive(): void {
    this.waiting = false;
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();
