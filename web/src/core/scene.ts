/** The scene vocabulary, made from the structs in src/brushpass/table/ by `make -C web types`: do not edit. */

/** A small drawing with a name and, where there are several, a number: fire in a room, a face, a power line. */
export interface Sign {
  readonly icon: string;
  readonly name: string;
  readonly count?: number;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
  readonly id?: string;
}

/** A number with its word and, where it says more, an icon: a price, a gain, a score. */
export interface Amount {
  readonly value: string;
  readonly word?: string;
  readonly icon?: string;
}

/** A loud number with its word. */
export interface Counter {
  readonly id: string;
  readonly value: string;
  readonly word: string;
  readonly icon?: string;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
  readonly done?: number;
  readonly steps?: number;
}

/** Where a space lies in one geometry of its board, in that geometry's own units; x and y are its middle. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A short word on a coloured ground in the corner of a space: the sort of a room, its number of objects. */
export interface Badge {
  readonly text: string;
  readonly colour?: "" | "green" | "blue" | "yellow" | "red" | "white" | "violet";
}

/** A place on the board where pieces stand: a house, a city, a room, a district, a square of a grid. */
export interface Space {
  readonly id: string;
  readonly name: string;
  readonly wide: Rect;
  readonly tall: Rect;
  readonly shape?: "rect" | "circle" | "hexagon" | "octagon" | "house" | "none";
  readonly kind?: string;
  readonly icons?: readonly string[];
  readonly text?: string;
  readonly label?: "" | "above" | "below" | "left" | "right";
  readonly tall_label?: "" | "above" | "below" | "left" | "right";
  readonly seat?: number | null;
  readonly burst?: boolean;
  readonly number?: string;
  readonly badge?: Badge | null;
  readonly note?: string;
  readonly look?: "" | "dark" | "unknown" | "lit";
  readonly signs?: readonly Sign[];
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
  readonly art?: string;
  readonly goal?: "" | "open" | "done";
  readonly rule?: string;
}

/** A way between two spaces, with places for discs or doors on it; a longer way is spaces joined by links. */
export interface Link {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly kind?: "road" | "corridor" | "line" | "dashed" | "border";
  readonly slots?: number;
  readonly text?: string;
  readonly wide_bend?: readonly [number, number] | null;
  readonly tall_bend?: readonly [number, number] | null;
  readonly seat?: number | null;
  readonly ends?: readonly [string, string];
  readonly dim?: boolean;
}

/** A part of the board that several spaces lie in: a section of a base, a quarter of a city. It may be a target. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly wide: readonly (readonly [number, number])[];
  readonly tall: readonly (readonly [number, number])[];
  readonly dim?: boolean;
  readonly icon?: string;
  readonly text?: string;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
  readonly wide_plate?: readonly [number, number] | null;
  readonly tall_plate?: readonly [number, number] | null;
}

/** A letter or a number beside the board: of a row, of a column. */
export interface Label {
  readonly text: string;
  readonly wide: readonly [number, number];
  readonly tall: readonly [number, number];
}

/** Spaces and links in two geometries with the same names: wide for desktops, tall for phones. */
export interface Board {
  readonly id: string;
  readonly wide: readonly [number, number];
  readonly tall: readonly [number, number];
  readonly spaces: readonly Space[];
  readonly links?: readonly Link[];
  readonly art?: string;
  readonly zones?: readonly Zone[];
  readonly labels?: readonly Label[];
  readonly wide_middle?: Rect | null;
  readonly tall_middle?: Rect | null;
}

/** A thing that stands on a space or a link. `count` of equal ones are one piece with a number.

Up to four pieces of a place stand side by side, so discs of one seat on one space are one piece, not several; on a
district all of them do, in as many rows as it takes. Those in a corner, those that another one holds and those that
stand across a link do not count. */
export interface Piece {
  readonly id: string;
  readonly kind: "pawn" | "disc" | "token" | "marker" | "enemy" | "portrait" | "figure" | "tile" | "zigzag" | "barrier" | "door";
  readonly at: string;
  readonly name: string;
  readonly seat?: number | null;
  readonly letter?: string;
  readonly shape?: "circle" | "square" | "hexagon" | "triangle" | "diamond" | "pentagon" | null;
  readonly art?: string;
  readonly count?: number;
  readonly used?: boolean;
  readonly acting?: boolean;
  readonly moved?: readonly string[];
  readonly colour?: "" | "green" | "blue" | "yellow" | "red" | "white" | "violet";
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
  readonly corner?: "" | "tl" | "tr" | "bl" | "br";
  readonly held_by?: string;
  readonly hurt?: number;
  readonly rule?: string;
}

/** Heat, a note or a danger on a space: always a word or a number, never colour alone. */
export interface Mark {
  readonly at: string;
  readonly text: string;
  readonly heat?: number;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
  readonly corner?: "" | "tl" | "tr" | "bl" | "br";
}

/** A stop of a trail. */
export interface Stop {
  readonly at: string;
  readonly text: string;
}

/** A share as a bar: of a place, a suspect, an outcome. Pointing at it shows its target on the board. */
export interface Bar {
  readonly text: string;
  readonly share: number;
  readonly value: string;
  readonly target?: string;
  readonly icon?: string;
}

/** Marks of one sort, and a numbered trail, which a viewer may switch off; with what belongs to them in the rail. */
export interface Overlay {
  readonly id: string;
  readonly name: string;
  readonly marks?: readonly Mark[];
  readonly trail?: readonly Stop[];
  readonly group?: string;
  readonly line?: string;
  readonly bars?: readonly Bar[];
  readonly facts?: readonly Sign[];
  readonly off?: boolean;
}

/** A number or a sign on a card; `applies` is the one that counts for the viewer now. */
export interface Value {
  readonly text: string;
  readonly applies?: boolean;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
  readonly icon?: string;
}

/** A thing that a mission or a checklist asks for: a tick when it holds, a ring while it does not. */
export interface Check {
  readonly id: string;
  readonly text: string;
  readonly done?: boolean;
  readonly about?: readonly string[];
}

/** A card, face or back. */
export interface Card {
  readonly id: string;
  readonly name?: string;
  readonly back?: boolean;
  readonly art?: string;
  readonly tag?: string;
  readonly values?: readonly Value[];
  readonly text?: string;
  readonly count?: number;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
  readonly done?: number;
  readonly steps?: number;
  readonly checks?: readonly Check[];
  readonly price?: Amount | null;
  readonly gain?: Amount | null;
  readonly rule?: string;
  readonly holds?: readonly string[];
  readonly about?: readonly string[];
  readonly source?: string;
}

/** A die as it lies, with what it means. */
export interface Die {
  readonly id: string;
  readonly text: string;
  readonly name: string;
  readonly icon?: string;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
}

/** Cards that lie together. `stack` shows a back and a number. Cards with checks and a name are checklists. */
export interface Area {
  readonly id: string;
  readonly name: string;
  readonly layout: "fan" | "row" | "grid" | "list" | "stack";
  readonly cards?: readonly Card[];
  readonly count?: number | null;
  readonly note?: string;
  readonly line?: string;
  readonly place?: "hand" | "left" | "centre" | "event" | "supply" | "seat";
  readonly strip?: boolean;
  readonly private?: boolean;
  readonly dice?: readonly Die[];
}

/** A field of a track or a ladder. */
export interface Field {
  readonly text?: string;
  readonly state?: "past" | "now" | "ahead" | "held";
  readonly mark?: string;
  readonly id?: string;
  readonly icon?: string;
  readonly name?: string;
  readonly marks?: readonly Sign[];
  readonly line?: Sign | null;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
}

/** What has passed and what will happen, field by field; 16 at the most. On phones a long one folds about now. */
export interface Track {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly Field[];
  readonly place?: "stage" | "rail";
  readonly note?: string;
}

/** Some fields of a ladder that have a name, from the `first` to the `last`, counted from 0. */
export interface Span {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
}

/** A row of a ladder: who or what it is about, then its fields. */
export interface Rung {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly Field[];
  readonly art?: string;
  readonly text?: string;
  readonly quiet?: boolean;
}

/** Rows of equal fields under their spans: how much somebody dominates, tasks with their folders, levels done. */
export interface Ladder {
  readonly id: string;
  readonly name: string;
  readonly rungs: readonly Rung[];
  readonly spans?: readonly Span[];
  readonly note?: string;
}

/** A number between two ends, each with a word: the chase, the corruption. */
export interface Gauge {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly low_text: string;
  readonly high_text: string;
  readonly text?: string;
  readonly seat?: number | null;
}

/** A point of a curve that is worth a few words. */
export interface Moment {
  readonly at: number;
  readonly text: string;
}

/** How a number went from the start to now, point by point, between two ends: a chase, a search, a corruption. */
export interface Curve {
  readonly id: string;
  readonly name: string;
  readonly points: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly low_text: string;
  readonly high_text: string;
  readonly text: string;
  readonly level?: number;
  readonly note?: string;
  readonly end_text?: string;
  readonly moments?: readonly Moment[];
  readonly seat?: number | null;
  readonly low_seat?: number | null;
  readonly high_seat?: number | null;
}

/** One person of a side of several, in a line of their own; with a letter they have a crest. */
export interface Member {
  readonly seat: number;
  readonly name: string;
  readonly you?: boolean;
  readonly counters?: readonly Counter[];
  readonly letter?: string;
  readonly shape?: "circle" | "square" | "hexagon" | "triangle" | "diamond" | "pentagon";
  readonly colour?: "" | "green" | "blue" | "yellow" | "red" | "white" | "violet";
  readonly line?: string;
  readonly state?: string;
  readonly look?: "" | "now" | "done";
  readonly target?: string;
}

/** A seat, or a side of several: who they are and what everybody may know of them. A chip on phones. */
export interface Panel {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly shape: "circle" | "square" | "hexagon" | "triangle" | "diamond" | "pentagon";
  readonly seats: readonly number[];
  readonly colour: string;
  readonly line?: string;
  readonly short?: string;
  readonly score?: Amount | null;
  readonly done?: number;
  readonly steps?: number;
  readonly you?: boolean;
  readonly deciding?: boolean;
  readonly active?: boolean;
  readonly areas?: readonly Area[];
  readonly counters?: readonly Counter[];
  readonly members?: readonly Member[];
  readonly signs?: readonly Sign[];
  readonly faces?: readonly Sign[];
  readonly ladders?: readonly Ladder[];
  readonly brief?: boolean;
  readonly quiet?: boolean;
  readonly rail?: "left" | "right";
}

/** One of the values that a tool offers. */
export interface ToolValue {
  readonly value: unknown;
  readonly name: string;
  readonly text?: string;
  readonly icon?: string;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
}

/** Something that the viewer may do unasked, at any moment, also while somebody else decides.

Whoever takes it up picks a thing if it `picks` one, then where that goes if it goes `to` something, then chooses
one of its `values` if it has any, then writes a text if it has a `longest` one. What came of it is sent as the
value of an `act`, in the shape of a `Use`. The game checks it as it checks every act, so a tool shows what is
allowed and is not what allows it. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly icon?: string;
  readonly text?: string;
  readonly picks?: "nothing" | "space" | "piece" | "card";
  readonly targets?: readonly string[];
  readonly to?: "nothing" | "space";
  readonly destinations?: readonly string[];
  readonly beside?: boolean;
  readonly key?: string;
  readonly values?: readonly ToolValue[];
  readonly longest?: number;
  readonly empty?: boolean;
  readonly now?: unknown;
  readonly texts?: Record<string, string>;
  readonly lasting?: boolean;
}

/** What came of a tool: the value of the act that is sent, with those fields that the tool asks for. */
export interface Use {
  readonly tool: string;
  readonly target?: string;
  readonly to?: string;
  readonly value?: unknown;
  readonly text?: string;
}

/** Something that is said. */
export interface Page {
  readonly id: string;
  readonly text: string;
  readonly points?: readonly string[];
}

/** All that is said at one position. It follows from the answers so far, so that a page opened again says it too. */
export interface Lesson {
  readonly number: number;
  readonly seat: number;
  readonly pages?: readonly Page[];
  readonly waits?: boolean;
  readonly advised?: readonly unknown[];
  readonly done?: number;
  readonly ideas?: number;
}

/** Where a piece would go, and on which way, if the option were taken. */
export interface Ghost {
  readonly piece: string;
  readonly path: readonly string[];
  readonly text?: string;
}

/** Something the viewer may choose: on a button, with its number key, and on the thing itself where it has one.

Several options may have the same target: a click on it then offers a choice among them. */
export interface Option {
  readonly key: number;
  readonly value: unknown;
  readonly name: string;
  readonly text?: string;
  readonly short?: string;
  readonly badge?: string;
  readonly target?: string | null;
  readonly kind?: string;
  readonly ghosts?: readonly Ghost[];
  readonly pieces?: readonly Piece[];
  readonly lifts?: readonly string[];
  readonly checks?: readonly string[];
  readonly unchecks?: readonly string[];
  readonly way_out?: boolean;
  readonly usual?: boolean;
  readonly lasting?: boolean;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
  readonly art?: string;
  readonly by?: readonly string[];
}

/** Why something that a person might try cannot be chosen: said near it when it is pointed at or tapped.

With a name it also stands among the options, closed. */
export interface Refusal {
  readonly target: string;
  readonly text: string;
  readonly name?: string;
  readonly kind?: string;
}

/** A kind of choice within a question: its options stand in a row behind its name. */
export interface Kind {
  readonly id: string;
  readonly name: string;
  readonly text?: string;
  readonly art?: string;
  readonly on_board?: boolean;
}

/** Options behind one button: it is pressed first, then they are seen, and chosen, instead of all others. */
export interface Folder {
  readonly id: string;
  readonly name: string;
  readonly text?: string;
  readonly art?: string;
  readonly kind?: string;
}

/** The question the viewer decides. */
export interface Prompt {
  readonly id: string;
  readonly question: string;
  readonly options: readonly Option[];
  readonly context?: string;
  readonly rules?: readonly string[];
  readonly refusals?: readonly Refusal[];
  readonly kinds?: readonly Kind[];
  readonly folders?: readonly Folder[];
  readonly steps?: readonly string[];
  readonly left?: readonly Counter[];
  readonly label?: string;
  readonly send?: string;
}

/** A line of the log. */
export interface Line {
  readonly id: number;
  readonly text: string;
  readonly seat?: number | null;
  readonly heading?: boolean;
  readonly icon?: string;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
  readonly who?: string;
}

/** How it ended, to this viewer: who in a few words, why in a sentence, and every seat's own result. */
export interface Verdict {
  readonly text: string;
  readonly won: boolean | null;
  readonly winners: readonly number[];
  readonly title?: string;
  readonly seats?: readonly string[];
  readonly order?: readonly number[];
}

/** A tab that a game names: of the dock on phones, beside the log on a desktop unless it lies open in a rail.

Two ids are the house's, to be named again or put elsewhere in the order: `table`, the board, and `log`. What no tab
holds lies where it always does, on phones behind a tab of the house. */
export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly holds?: readonly string[];
  readonly desk?: "tab" | "right" | "left";
}

/** All that a viewer sees of a table. */
export interface Scene {
  readonly game: string;
  readonly title: string;
  readonly status: string;
  readonly panels: readonly Panel[];
  readonly mode?: string;
  readonly board?: Board | null;
  readonly pieces?: readonly Piece[];
  readonly overlays?: readonly Overlay[];
  readonly areas?: readonly Area[];
  readonly tracks?: readonly Track[];
  readonly ladders?: readonly Ladder[];
  readonly counters?: readonly Counter[];
  readonly gauges?: readonly Gauge[];
  readonly curves?: readonly Curve[];
  readonly prompt?: Prompt | null;
  readonly tools?: readonly Tool[];
  readonly waiting?: string;
  readonly log?: readonly Line[];
  readonly verdict?: Verdict | null;
  readonly undo?: boolean;
  readonly data?: readonly string[];
  readonly tabs?: readonly Tab[];
  readonly others?: string;
  readonly others_note?: string;
  readonly traces?: readonly string[];
  readonly lesson?: Lesson | null;
}

/** Something goes elsewhere. */
export interface Go {
  readonly id: string;
  readonly path: readonly string[];
}

/** Words that appear at something for a moment: what it brings. */
export interface Note {
  readonly at: string;
  readonly text: string;
  readonly tone?: "plain" | "good" | "bad" | "go" | "quiet";
}

/** Somebody strikes: whoever does it lunges, and what is hit shakes. */
export interface Strike {
  readonly at: string;
  readonly by?: string;
  readonly hits?: boolean;
  readonly own?: boolean;
}

/** All that is in it happens at once; the next beat comes when it is over. */
export interface Beat {
  readonly event: number;
  readonly cards?: readonly Card[];
  readonly shown?: readonly Card[];
  readonly goes?: readonly Go[];
  readonly pieces?: readonly Piece[];
  readonly lifts?: readonly string[];
  readonly counters?: readonly Counter[];
  readonly gauges?: readonly Gauge[];
  readonly checks?: readonly string[];
  readonly becomes?: readonly string[];
  readonly strikes?: readonly Strike[];
  readonly notes?: readonly Note[];
  readonly hold?: number;
}
