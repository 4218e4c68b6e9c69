/** What the lobby works out: who the bots will be, sides, seats in an address, when something was, who is away. */
import assert from "node:assert/strict";
import { sayIn } from "../src/core/text.ts";
import { when } from "../src/core/when.ts";
import type { GameInfo, Looks, OptionInfo } from "../src/core/wire.ts";
import {
  agreements,
  company,
  drawing,
  grouped,
  readFrom,
  strength,
  swapped,
  teams,
  usual,
  written,
} from "../src/lobby/wishing.ts";
import { awayFor } from "../src/table/present.tsx";

const looks = {} as Looks;
const level = (id: string, ...names: string[]) => ({ id, name: id, bots: names.map((name) => ({ name, looks })) });
const GAME: GameInfo = {
  id: "g",
  title: "",
  about: "",
  seats: [2, 3, 4],
  minutes: null,
  modes: [],
  options: [],
  groups: [],
  campaign: null,
  levels: [level("rookie", "Otto", "Lola"), level("agent", "Oskar", "Irma")],
  level: "agent",
  sides: [
    { seats: 2, sides: [[0], [1]], names: ["", ""], where: {} },
    { seats: 3, sides: [[0, 1], [2]], names: ["", ""], where: {} },
    { seats: 3, sides: [[0], [1, 2]], names: ["", ""], where: { pair: "blue" } },
  ],
  art: null,
  guides: [],
};

Deno.test("bots have the usual strength and names that nobody else has", () => {
  assert.equal(strength(GAME), "agent");
  assert.deepEqual(usual(GAME), [{ kind: "me" }, { kind: "bot", level: "agent" }]);
  const bot = { kind: "bot", level: "agent" } as const;
  const names = (me: string) => company(GAME, [bot, { kind: "me" }, bot], me).map((one) => one?.name);
  assert.deepEqual(names("Anna"), ["Oskar", undefined, "Irma"]);
  assert.deepEqual(names("Oskar"), ["Irma", undefined, undefined]);
});

Deno.test("sides follow the seats and what is agreed, and are told only where somebody is with somebody", () => {
  assert.deepEqual(teams(GAME, 2), []);
  const seats = (agreed = {}) => teams(GAME, 3, agreed).map((side) => side.seats);
  assert.deepEqual(seats(), [[0, 1], [2]]);
  assert.deepEqual(seats({ pair: "blue" }), [[0], [1, 2]]);
  const hunt = { ...GAME, sides: [{ seats: 2, sides: [[0], [1]], names: ["Fox", "Hounds"], where: {} }] };
  assert.deepEqual(teams(hunt, 2), [{ seats: [0], name: "Fox" }, { seats: [1], name: "Hounds" }]);
  assert.deepEqual(teams(undefined, 3), []);
});

const option = (id: string, group = "", modes = ["short", "long"]): OptionInfo => ({
  id,
  name: id,
  about: "",
  values: [{ id: false, name: "no" }, { id: true, name: "yes" }],
  default: false,
  seats: [2, 3],
  modes,
  where: {},
  group,
});

Deno.test("an agreement is offered in its modes, and under the heading of its group", () => {
  const weather = { id: "weather", name: "Weather", about: "" };
  const options = [option("fog", "weather"), option("night"), option("rain", "weather", ["long"])];
  const game = { ...GAME, options, groups: [weather] };
  const offered = (mode: string, seats = 2) =>
    grouped(game, agreements(game, seats, mode)).map(({ heading, options }) => [
      heading?.id,
      ...options.map((one) => one.id),
    ]);
  assert.deepEqual(offered("long"), [["weather", "fog", "rain"], [undefined, "night"]]);
  assert.deepEqual(offered("short"), [["weather", "fog"], [undefined, "night"]]);
  assert.deepEqual(offered("long", 4), []);
});

Deno.test("lots are drawn by people, by all, or by nobody; two change places", () => {
  assert.deepEqual((["none", "people", "all"] as const).map((lot) => drawing(lot, [false, true, false])), [
    [],
    [0, 2],
    [0, 1, 2],
  ]);
  assert.deepEqual(swapped(["a", "b", "c"], 0, 2), ["c", "b", "a"]);
});

Deno.test("seats are written into an address and read from it", () => {
  const seats = [{ kind: "me" }, { kind: "bot", level: "rookie" }, { kind: "open" }] as const;
  assert.equal(written(seats), "me-rookie-open");
  assert.deepEqual(readFrom(GAME, "me-rookie-open"), seats);
  for (const wrong of [null, "", "me", "me-god", "me-open-open-open-open"]) assert.equal(readFrom(GAME, wrong), null);
});

Deno.test("when something was", () => {
  const now = new Date(2026, 10, 16, 20, 0);
  const told = (...then: [number, number, number, number, number]) =>
    when(new Date(...then).getTime() / 1000, now, "en").replaceAll("\u202f", " ");
  assert.equal(told(2026, 10, 16, 9, 5), "9:05 AM");
  assert.equal(told(2026, 10, 15, 9, 5), "Nov 15");
  assert.equal(told(2025, 11, 31, 9, 5), "Dec 31, 2025");
});

Deno.test("since when somebody is away, in words that grow with it", () => {
  const en = sayIn("en"), cs = sayIn("cs");
  assert.deepEqual([null, 995, 970, 700, 940].map((gone) => awayFor(gone, 1000, en)), [
    "",
    "",
    "away",
    "away for 5 minutes",
    "away for 1 minute",
  ]);
  assert.equal(awayFor(0, 7200, en), "away for 2 hours");
  assert.equal(awayFor(0, 3 * 86_400, cs), "není tu 3 dny");
});
