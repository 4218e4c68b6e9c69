/** What goes over the wire beside scenes: frames of the table's socket, and the bodies of the HTTP calls. */
import type { Scene } from "./scene.ts";

export type Language = "en" | "cs" | "sk";

/** What a person does at a table; `id` makes a repeated one harmless. */
export type Action =
  | { t: "choose"; id: string; version: number; value: unknown }
  | { t: "undo"; id: string; version: number }
  | { t: "chat"; id: string; text: string }
  | { t: "seat"; id: string; what: "leave" | "return" | "call-bot"; seat: number };

export type ClientFrame =
  | { t: "hello"; language: Language; since: number; nonce: string }
  | { t: "language"; language: Language }
  | { t: "ping" }
  | Action;

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "human" | "bot" | "open";
  level?: string | null;
  here?: boolean;
  you?: boolean;
  away?: boolean;
  /** When its time runs out, in seconds since 1970. */
  until?: number | null;
  /** Its time has run out: the others may call a bot in. */
  late?: boolean;
  /** The way to this seat for a friend; for the host alone. */
  invite?: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  mode: string;
  title: string;
  mode_name?: string;
  options?: Record<string, unknown>;
  names?: string[];
  seats: SeatInfo[];
  you: number | null;
  host: boolean;
  time?: Time | null;
  started: boolean;
  public?: boolean;
  invite?: string | null;
  /** The sealed deal: its hash, known before anybody sits down, what every seat added, and in the end the secret. */
  promise?: { commitment: string; nonces?: string[]; secret?: string | null };
  /** The table of the rematch, once somebody asked for it. */
  rematch?: string | null;
  /** Why the match cannot go on. */
  stopped?: string | null;
  /** Where the match can be downloaded, once it is over or cannot go on. */
  save?: string | null;
}

export interface ChatLine {
  id: string | number;
  name: string;
  seat: number | null;
  text: string;
  at: string | number;
}

export type ServerFrame =
  | { t: "table"; table: TableInfo }
  | { t: "scene"; version: number; scene: Scene }
  | { t: "chat"; lines: ChatLine[] }
  | { t: "done"; id: string }
  | { t: "refused"; id: string; error: string; text: string }
  | { t: "pong" };

export interface Time {
  kind: "none" | "minutes" | "days";
  amount?: number;
}

export interface Choice {
  id: string;
  name: string;
  about?: string;
}

/** A further agreement about a game. */
export interface Agreement {
  id: string;
  name: string;
  about: string;
  values: { id: string | number | boolean; name: string }[];
  default: string | number | boolean;
  /** The numbers of seats at which it makes a difference; missing: at all. */
  seats?: number[];
}

export interface GameInfo {
  id: string;
  title: string;
  about: string;
  seats: number[];
  modes: Choice[];
  levels?: Choice[];
  options?: Agreement[];
  minutes?: number | number[] | string | null;
  art?: string | null;
}

export interface TableRow {
  id: string;
  game: string;
  title?: string;
  mode?: string;
  mode_name?: string;
  names?: string[];
  /** The table waits for me. */
  yours?: boolean;
  started?: boolean;
  over?: boolean;
  /** Seats still free. */
  open?: number;
}

export interface Me {
  name: string;
  language: Language | "" | null;
  tables: TableRow[];
}

export type SeatWish = { kind: "me" | "open" } | { kind: "bot"; level?: string };

export interface NewTable {
  game: string;
  mode: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  time: Time;
  public: boolean;
}

/** What an invitation is to, before it is used. */
export interface Invitation {
  game: string;
  title: string;
  mode_name: string;
  host: string;
  names: string[];
}
