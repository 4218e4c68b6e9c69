/** Where the page is: one address per page, changed without loading again. */
import { useEffect, useState } from "preact/hooks";

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string | null; mode: string | null; seats: string | null }
  | { page: "table"; id: string; key: string }
  | { page: "replay"; id: string; step: number; eyes: string | null; key: string }
  | { page: "join"; token: string }
  | { page: "rules"; game: string }
  | { page: "gallery" }
  | { page: "unknown" };

export function parse(path: string, search = "", hash = ""): Route {
  if (hash === "#gallery") return { page: "gallery" };
  const [first, second, third] = path.split("/").filter(Boolean).map(decoded);
  const asked = new URLSearchParams(search);
  const key = asked.get("key") ?? "";
  if (first === "table" && second && third === "replay") {
    return { page: "replay", id: second, step: Number(asked.get("step")), eyes: asked.get("eyes"), key };
  }
  if (first === "table" && second) return { page: "table", id: second, key };
  if (first === "join" && second) return { page: "join", token: second };
  if (first === "new") {
    return { page: "new", game: asked.get("game"), mode: asked.get("mode"), seats: asked.get("seats") };
  }
  if (first === "gallery") return { page: "gallery" };
  if (first === "rules" && second) return { page: "rules", game: second };
  return first === undefined ? { page: "lobby" } : { page: "unknown" };
}

/** A part of an address in plain letters; one that is mistyped stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The token in a pasted link or code. */
export function tokenOf(pasted: string): string {
  const text = pasted.trim();
  const link = /\/join\/([^/?#\s]+)/.exec(text);
  return link ? decoded(link[1]!) : text;
}

/** To another page; `instead`: the way back does not lead here. */
export function go(path: string, instead = false): void {
  history[instead ? "replaceState" : "pushState"](null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

export function useRoute(): Route {
  const here = () => parse(location.pathname, location.search, location.hash);
  const [route, setRoute] = useState(here);
  useEffect(() => {
    const moved = () => setRoute(here());
    addEventListener("popstate", moved);
    addEventListener("hashchange", moved);
    return () => {
      removeEventListener("popstate", moved);
      removeEventListener("hashchange", moved);
    };
  }, []);
  return route;
}
