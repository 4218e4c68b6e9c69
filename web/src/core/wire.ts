/** What goes over the wire beside scenes, made from the structs in src/brushpass/ by `make -C web types`: do not edit. */
import type { Beat, Line, Scene } from "./scene.ts";

export const LANGUAGES = ["en", "cs", "sk"] as const;

export const ABSENCE = 600;

export const NUDGE_EVERY = 60;

export type Language = (typeof LANGUAGES)[number];

/** A numbered rule; a ruling, and a rule about a card, has a title. */
export interface Rule {
  kind: "rule";
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What stands between rules. */
export interface Paragraph {
  kind: "paragraph";
  readonly text: string;
}

/** A part of a section has a name. */
export interface Heading {
  kind: "heading";
  readonly text: string;
}

/** A table under its heads. */
export interface RuleTable {
  kind: "table";
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly numbered: boolean;
}

/** A section, by its number (`5`) and the id that leads to it (`AA-5`). */
export interface Section {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly parts: readonly (Rule | Paragraph | Heading | RuleTable)[];
}

/** A portrait in words; the page draws it. */
export interface Looks {
  readonly skin: "pale" | "fair" | "tan" | "brown";
  readonly hair: "bald" | "short" | "quiff" | "bob" | "bun" | "curls";
  readonly tint: "black" | "brown" | "red" | "blond" | "grey";
  readonly wear: "cardigan" | "dungarees" | "pearls" | "tie" | "trench" | "turtleneck";
  readonly extras: readonly ("beard" | "cap" | "glasses" | "hat" | "monocle" | "moustache" | "patch" | "scarf" | "shades")[];
}

/** A bot as a person. The name is the same in every language, and no text bends it. */
export interface Persona {
  readonly name: string;
  readonly looks: Looks;
}

/** The first frame. `nonce` is the seat's part in the deal, sent once the table's commitment is known.

`key` is what a link to watch the table carries. */
export interface Hello {
  t: "hello";
  language: Language;
  nonce?: string;
  key?: string;
}

/** An answer to the question of that number; whatever else has happened meanwhile, it is taken. */
export interface Choose {
  t: "choose";
  id: string;
  question: number;
  value: string | number | boolean | readonly unknown[] | null;
}

/** Something that the game lets a seat do unasked: plain data of at most 4096 bytes, checked by the game.

It answers no question, so it names none. What came of a tool on the scene is sent in the shape of a `Use`. */
export interface Act {
  t: "act";
  id: string;
  value: unknown;
}

/** Take the last choice back, where the seat's question, or that it has none, has that number. */
export interface Undo {
  t: "undo";
  id: string;
  question: number;
}

/** Say something to the table, or to the own side alone. */
export interface Say {
  t: "chat";
  id: string;
  text: string;
  side?: boolean;
}

/** Switch the viewer's language. */
export interface Speak {
  t: "language";
  language: Language;
}

/** The viewer scrolls up: tell the lines of their log that stand before the line of that place in it. */
export interface Earlier {
  t: "earlier";
  before: number;
}

/** Leave or take back the own seat; let somebody know that they are waited for; call a bot in for them. */
export interface SeatAction {
  t: "seat";
  id: string;
  what: "leave" | "return" | "nudge" | "call-bot";
  seat?: number | null;
}

/** What the bot of a table that teaches says after so many answers has been read: it may go on. */
export interface GoOn {
  t: "go-on";
  id: string;
  number: number;
}

/** Is anybody there? */
export interface Ping {
  t: "ping";
}

/** How long a decision may take before the others may call a bot in. */
export interface TimeLimit {
  kind?: "none" | "minutes" | "days";
  amount?: number;
  absence?: number;
}

/** A seat as everybody at the table sees it; `invite` is for the host alone. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly kind: "human" | "bot" | "open";
  readonly level: string;
  readonly looks: Looks | null;
  readonly level_name: string;
  readonly here: boolean;
  readonly gone: number | null;
  readonly you: boolean;
  readonly away: boolean;
  readonly nudged: number;
  readonly asked: number | null;
  readonly thinks: number;
  readonly until: number | null;
  readonly late: boolean;
  readonly invite: string | null;
}

/** The sealed deal: its hash from the first moment, the nonces from the start, the secret at the end. */
export interface PromiseInfo {
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly secret: string | null;
}

/** How a series of rematches stands with this match: wins by seat; several may win a match, or nobody. */
export interface ScoreInfo {
  readonly games: number;
  readonly wins: readonly number[];
  readonly nobody: number;
  readonly seconds: number;
}

/** A match of a series that is over: when that was, who played on each side, and how it ended. */
export interface ChapterInfo {
  readonly at: number;
  readonly names: readonly (readonly string[])[];
  readonly text: string;
}

/** What a side may take into the match that is about to begin: at most so many of these options. */
export interface PickInfo {
  readonly side: string;
  readonly options: readonly string[];
  readonly most: number;
  readonly yours: boolean;
}

/** How a series stands in which a match means something for the next. */
export interface SeriesInfo {
  readonly number: number;
  readonly chapters: readonly ChapterInfo[];
  readonly news: readonly string[];
  readonly pick: PickInfo | null;
}

/** A table as one viewer sees it, without the match itself. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly options: Record<string, unknown>;
  readonly title: string;
  readonly mode_name: string;
  readonly names: readonly string[];
  readonly automaton: string;
  readonly seats: readonly SeatInfo[];
  readonly you: number | null;
  readonly side: readonly number[];
  readonly side_name: string;
  readonly host: boolean;
  readonly time: TimeLimit;
  readonly public: boolean;
  readonly guided: boolean;
  readonly lot: "none" | "people" | "all";
  readonly started: boolean;
  readonly over: boolean;
  readonly invite: string | null;
  readonly watch: string | null;
  readonly promise: PromiseInfo;
  readonly rematch: string | null;
  readonly score: ScoreInfo | null;
  readonly campaign: SeriesInfo | null;
  readonly watching: readonly string[];
  readonly nudged_by: string;
  readonly stopped: string | null;
  readonly save: string | null;
  readonly key: string | null;
  readonly may_end: boolean;
}

export interface TableFrame {
  t: "table";
  readonly table: TableInfo;
}

/** A list of things with ids of which only those are sent that are new or have changed.

`path`: a field of the scene; behind it, with slashes between, perhaps the id of a thing in it and a field of that
thing. `order`: the ids of all its things now; None: the same as before. */
export interface Renewed {
  readonly path: string;
  readonly order?: readonly string[] | null;
}

/** What the viewer sees, without what they have: it builds on the scene before it on this socket.

`lines` of the log before stay, and the scene's own come after them. Of many lines only the newest are sent: then
`skipped` more stand between, and whoever wants to read what is before the scene's own asks for it (`Earlier`).
The board is sent whole; or it stays but for those spaces and links that are sent, known by their ids; or it stays
the same. Of the other fields those in `kept` stay, those in `parts` are made of the things before and those that
are sent, and all others are as the scene has them. `beats` are what was seen to happen between the two scenes. */
export interface SceneFrame {
  t: "scene";
  readonly question: number;
  readonly lines: number;
  readonly board: "whole" | "part" | "same";
  readonly scene: Scene;
  readonly kept: readonly string[];
  readonly parts: readonly Renewed[];
  readonly beats: readonly Beat[];
  readonly skipped: number;
}

/** The newest lines of the viewer's log among those before a place in it. */
export interface EarlierFrame {
  t: "earlier";
  readonly before: number;
  readonly lines: readonly Line[];
}

/** Something said; `side`: to the own side alone, whose lines are numbered by themselves. */
export interface ChatInfo {
  readonly id: number;
  readonly name: string;
  readonly seat: number;
  readonly text: string;
  readonly at: number;
  readonly side: boolean;
}

export interface ChatFrame {
  t: "chat";
  readonly lines: readonly ChatInfo[];
}

/** The action of that id is on the disk. */
export interface Done {
  t: "done";
  readonly id: string;
}

/** The action of that id changed nothing. */
export interface RefusedFrame {
  t: "refused";
  readonly id: string;
  readonly error: "bad-frame" | "bad-request" | "too-fast" | "too-many-tables" | "not-found" | "foreign-origin" | "not-seated" | "not-host" | "no-such-seat" | "wrong-seat" | "illegal-choice" | "illegal-act" | "stale" | "over" | "not-started" | "started" | "others-play" | "seats-open" | "picks-open" | "bad-pick" | "nothing-to-undo" | "not-late" | "not-away" | "not-awaited" | "nudged" | "name-needed" | "empty" | "no-side" | "no-such-invite" | "not-saved" | "unavailable" | "stopped" | "not-over" | "broken" | "bad-set-up" | "no-such-step" | "no-replay";
  readonly text: string;
}

export interface Pong {
  t: "pong";
}

/** What I want to be called, and my language. */
export interface Me {
  name: string;
  language: Language;
}

/** Who shall sit there. */
export interface SeatWish {
  kind: "me" | "bot" | "open";
  level?: string | null;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: readonly SeatWish[];
  mode?: string | null;
  options?: Record<string, string | number | boolean | readonly unknown[] | null>;
  time?: TimeLimit;
  public?: boolean;
  lot?: "none" | "people" | "all";
  campaign?: boolean;
  nonce?: string;
}

/** A game that I want to be taught, and from which seat. */
export interface Teach {
  game: string;
  learner?: number;
}

/** `nonce` is my part in the deal. */
export interface Start {
  nonce?: string;
}

/** The same people once more; `swap`: everybody on another seat. `nonce` is my part in the deal. */
export interface Rematch {
  swap?: boolean;
  nonce?: string;
}

/** A bot for a seat, or a new invitation to it. */
export interface Arrange {
  seat: number;
  kind: "bot" | "open";
  level?: string | null;
}

/** Two who change places; who is not the host names their own seat, and a free one. */
export interface Swap {
  seat: number;
  other: number;
}

/** Who draws lots for their seat when the match begins. */
export interface Draw {
  lot: "none" | "people" | "all";
}

/** What my side takes into the next match of a series. */
export interface Take {
  options: readonly string[];
}

/** Sit down under a name, with an invitation where one is needed. */
export interface Join {
  name: string;
  token?: string;
  nonce?: string;
}

/** An invitation to look at. */
export interface Invite {
  token: string;
}

/** Nothing was changed; `text` says why in the asker's language. */
export interface RefusedCall {
  readonly error: "bad-frame" | "bad-request" | "too-fast" | "too-many-tables" | "not-found" | "foreign-origin" | "not-seated" | "not-host" | "no-such-seat" | "wrong-seat" | "illegal-choice" | "illegal-act" | "stale" | "over" | "not-started" | "started" | "others-play" | "seats-open" | "picks-open" | "bad-pick" | "nothing-to-undo" | "not-late" | "not-away" | "not-awaited" | "nudged" | "name-needed" | "empty" | "no-side" | "no-such-invite" | "not-saved" | "unavailable" | "stopped" | "not-over" | "broken" | "bad-set-up" | "no-such-step" | "no-replay";
  readonly text: string;
}

/** A table in a list. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly mode: string;
  readonly mode_name: string;
  readonly names: readonly string[];
  readonly automaton: string;
  readonly you: number | null;
  readonly yours: boolean;
  readonly started: boolean;
  readonly over: boolean;
  readonly open: number;
  readonly time: TimeLimit;
  readonly moved: number;
  readonly winners: readonly string[] | null;
  readonly won: boolean;
  readonly nudged_by: string;
}

/** Who I am, the tables I sit at or have opened, and how many games I have played to the end. */
export interface Myself {
  readonly name: string;
  readonly language: string;
  readonly tables: readonly TableRow[];
  readonly finished: number;
}

/** Something to choose, and what it is called. */
export interface Named {
  readonly id: string | number | boolean | readonly unknown[] | null;
  readonly name: string;
}

/** A way to play a game, by how many. */
export interface ModeInfo {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly seats: readonly number[];
  readonly automaton: string;
}

/** A further agreement; it matters at these table sizes (`seats`), in these `modes`, `where` others are so. */
export interface OptionInfo {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly values: readonly Named[];
  readonly default: string | number | boolean | readonly unknown[] | null;
  readonly seats: readonly number[];
  readonly modes: readonly string[];
  readonly where: Record<string, string | number | boolean | readonly unknown[] | null>;
  readonly group: string;
}

/** How many things of a group are in play in a mode with so many seats. */
export interface InPlay {
  readonly mode: string;
  readonly seats: number;
  readonly count: number;
}

/** Agreements that are offered together, folded under a heading. */
export interface GroupInfo {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly in_play: readonly InPlay[];
}

/** A level of bots; of the persons who play at it, the first whose name nobody has takes a seat. */
export interface LevelInfo {
  readonly id: string;
  readonly name: string;
  readonly bots: readonly Persona[];
}

/** Who wins and loses together at a table of so many seats; `where` says at which value of an agreement.

`names` are what the game calls the sides; empty, where it has no name for one. */
export interface SidesInfo {
  readonly seats: number;
  readonly sides: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly where: Record<string, string | number | boolean | readonly unknown[] | null>;
}

/** A first match that teaches a game from a seat; with a name where there are several. */
export interface Way {
  readonly learner: number;
  readonly name: string;
}

/** Matches of a game may make a series in which one means something for the next. */
export interface CampaignInfo {
  readonly name: string;
  readonly about: string;
  readonly modes: readonly string[];
  readonly options: readonly string[];
}

/** A game for the lobby; `minutes` are the shortest and the longest that it usually takes.

`sides` has an entry for every number of seats, then those for agreements that change it; the last that fits holds. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly seats: readonly number[];
  readonly minutes: readonly number[] | null;
  readonly modes: readonly ModeInfo[];
  readonly options: readonly OptionInfo[];
  readonly groups: readonly GroupInfo[];
  readonly levels: readonly LevelInfo[];
  readonly level: string;
  readonly sides: readonly SidesInfo[];
  readonly campaign: CampaignInfo | null;
  readonly guides: readonly Way[];
  readonly art: string | null;
}

/** Where to go. */
export interface TableId {
  readonly id: string;
}

/** What an invitation is to. */
export interface Invitation {
  readonly game: string;
  readonly title: string;
  readonly mode_name: string;
  readonly host: string;
  readonly names: readonly string[];
  readonly seat: "free" | "yours" | "taken";
  readonly path: string;
}

/** How a game is played: in short, then section by section in `language`, then where its data come from. */
export interface RulesPage {
  readonly game: string;
  readonly title: string;
  readonly about: string;
  readonly intro: readonly string[];
  readonly beware: string;
  readonly guides: readonly Way[];
  readonly language: string;
  readonly sections: readonly Section[];
  readonly data: readonly string[];
}

/** A rule of a game. */
export interface RuleText {
  readonly id: string;
  readonly text: string;
}

/** One answer in the words of the log, as the eyes that were asked for read it; the first step is the deal. */
export interface ReplayStep {
  readonly seat: number | null;
  readonly text: string;
  readonly heading: string;
}

/** A finished table, how its match ended in a few words, and the steps that led there. */
export interface ReplayInfo {
  readonly table: TableInfo;
  readonly result: string;
  readonly steps: readonly ReplayStep[];
}

/** What a seat was asked, or to other eyes that it decided something, and what it chose if these eyes saw that. */
export interface Asked {
  readonly seat: number;
  readonly question: string;
  readonly answer: string;
}

/** The table after so many answers, what the last of them was about, and what was seen to happen because of it. */
export interface ReplayScene {
  readonly step: number;
  readonly asked: Asked | null;
  readonly scene: Scene;
  readonly beats: readonly Beat[];
}

/** What a viewer has seen of a match so far. */
export interface Back {
  readonly steps: readonly number[];
}

/** The table as the viewer saw it at the end of a step, and what was seen to happen in it. */
export interface BackScene {
  readonly step: number;
  readonly scene: Scene;
  readonly beats: readonly Beat[];
}

export type ClientFrame = Hello | Choose | Act | Undo | Say | SeatAction | GoOn | Speak | Earlier | Ping;

export type Action = Choose | Act | Undo | Say | SeatAction | GoOn;

export type ServerFrame = TableFrame | SceneFrame | EarlierFrame | ChatFrame | Done | RefusedFrame | Pong;
