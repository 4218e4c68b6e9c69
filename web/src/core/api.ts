/** The HTTP calls of the server. */
import { unguessable } from "./unguessable.ts";
import type {
  Back,
  BackScene,
  GameInfo,
  Invitation,
  Language,
  Myself,
  NewTable,
  ReplayInfo,
  ReplayScene,
  RulesPage,
  TableInfo,
  TableRow,
} from "./wire.ts";

/** The server said no; `status` is its HTTP status, the message is its own text if it gave one. */
export class Refused extends Error {
  constructor(readonly status: number, text: string) {
    super(text);
  }
}

/** Milliseconds after which an answer that has not come will not come. */
const PATIENCE = 20_000;

/** The server's answer; without one in time an error that says nothing, since what a browser says is in English. */
function answered(path: string, how: RequestInit): Promise<Response> {
  return fetch(path, { credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE), ...how })
    .catch(() => Promise.reject(new Error()));
}

/** What was posted and has not been answered, with its key: asked again, it is the same request and done once. */
const unanswered = new Map<string, string>();

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const posted = body === undefined ? undefined : JSON.stringify(body);
  const headers: Record<string, string> = {};
  if (posted !== undefined) {
    const key = unanswered.get(path + posted) ?? unguessable();
    unanswered.set(path + posted, key);
    headers["Content-Type"] = "application/json";
    headers["Idempotency-Key"] = key;
  }
  const answer = await answered(path, { method, headers, body: posted });
  unanswered.delete(path + posted);
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, said(text));
  return (text ? JSON.parse(text) : null) as T;
}

/** The sentence in an error's body, whatever its shape. */
function said(text: string): string {
  try {
    const body = JSON.parse(text);
    const found = body.text ?? body.detail ?? body.error;
    return typeof found === "string" ? found : "";
  } catch {
    return "";
  }
}

/** What was answered before, with its mark. */
const known = new Map<string, { mark: string; value: unknown }>();

/** Asks for what may be new; if nothing is, the very same value comes back, and nothing has to be drawn. */
async function news<T>(path: string): Promise<T> {
  const had = known.get(path);
  const answer = await answered(path, { headers: had ? { "If-None-Match": had.mark } : {} });
  if (had && answer.status === 304) return had.value as T;
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, said(text));
  const value = JSON.parse(text) as T;
  known.set(path, { mark: answer.headers.get("ETag") ?? "", value });
  return value;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

const of = (id: string, what: string) => `/api/tables/${encodeURIComponent(id)}/${what}`;

/** An address with what is asked of it; what is empty is not. */
export function asking(path: string, what: Record<string, string | number>): string {
  const asked = Object.entries(what).filter(([, value]) => value !== "");
  return asked.length ? `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}` : path;
}

/** This page's part in every deal: sent after the table has sealed its own, so that nobody could choose the cards. */
export const nonce = unguessable();

export const api = {
  me: (language: Language) => news<Myself>(`/api/me?language=${language}`),
  rename: (name: string, language: Language) => post<Myself>("/api/me", { name, language }),
  forget: () => post<null>("/api/me/forget"),
  games: (language: Language) => get<GameInfo[]>(`/api/games?language=${language}`),
  tables: (language: Language) => news<TableRow[]>(`/api/tables?language=${language}`),
  /** In the page's language: it gives a name to those who have said none. */
  create: (table: NewTable, language: Language) => post<{ id: string }>(asking("/api/tables", { language }), table),
  teach: (game: string, learner: number) => post<{ id: string }>("/api/guide", { game, learner }),
  start: (id: string) => post<null>(of(id, "start"), { nonce }),
  arrange: (id: string, seat: number, kind: "bot" | "open", level?: string) =>
    post<null>(of(id, "seat"), { seat, kind, level }),
  swap: (id: string, seat: number, other: number) => post<null>(of(id, "swap"), { seat, other }),
  take: (id: string, options: string[]) => post<null>(of(id, "pick"), { options }),
  lot: (id: string, lot: TableInfo["lot"]) => post<null>(of(id, "lot"), { lot }),
  leave: (id: string) => post<null>(of(id, "leave")),
  close: (id: string) => post<null>(of(id, "close")),
  unwatch: (id: string) => post<null>(of(id, "unwatch")),
  end: (id: string) => post<null>(of(id, "end")),
  rematch: (id: string, swap: boolean) => post<{ id: string }>(of(id, "rematch"), { swap, nonce }),
  sit: (id: string, name: string) => post<{ id: string }>(of(id, "join"), { name, nonce }),
  join: (token: string, name: string) => post<{ id: string }>("/api/join", { token, name, nonce }),
  invitation: (token: string) => post<Invitation>("/api/invite", { token }),
  replay: (id: string, key: string, eyes: string | number, language: Language) =>
    get<ReplayInfo>(asking(of(id, "replay"), { eyes, language, key })),
  replayStep: (id: string, key: string, step: number, eyes: string | number, language: Language) =>
    get<ReplayScene>(asking(of(id, `replay/${step}`), { eyes, language, key })),
  back: (id: string, key: string, language: Language) => get<Back>(asking(of(id, "back"), { language, key })),
  backStep: (id: string, key: string, step: number, language: Language) =>
    get<BackScene>(asking(of(id, `back/${step}`), { language, key })),
  rule: (game: string, id: string, language: Language) =>
    get<{ id: string; text: string }>(
      `/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}?language=${language}`,
    ),
  rules: (game: string, language: Language) =>
    get<RulesPage>(`/api/rules/${encodeURIComponent(game)}?language=${language}`),
};
