/** What the lobby works out: who the bots will be, sides, seats in an address, when something was, who is away. */
import assert from "node:assert/strict";
import { sayIn } from "../src/core/text.ts";
import { when } from "../src/core/when.ts";
import type { GameInfo, Looks, OptionInfo, SeatWish } from "../src/core/wire.ts";
import {
  agreements,
  company,
  drawing,
  fitting,
  grouped,
  inPlay,
  planned,
  readFrom,
  strength,
  summed,
  swapped,
  teams,
  underRules,
  usual,
  withSeats,
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
  const weather = { id: "weather", name: "Weather", about: "", in_play: [] };
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

const ALONE: GameInfo = {
  ...GAME,
  seats: [1, 2, 3, 4],
  modes: [
    { id: "race", name: "Race", about: "", seats: [2, 3, 4], automaton: "" },
    { id: "shadow", name: "Shadowed", about: "", seats: [1, 2], automaton: "The Shadow" },
  ],
};
const me = { kind: "me" } as const,
  friend = { kind: "open" } as const,
  agent = { kind: "bot", level: "agent" } as const;

Deno.test("other rules take as many along as can play by them; whoever added nobody gets the smallest table", () => {
  const shadowed = (...seats: SeatWish[]) => underRules(ALONE, { mode: "race", seats }, "shadow").seats;
  assert.deepEqual(shadowed(me, agent), [me]);
  assert.deepEqual(shadowed(me, friend), [me, friend]);
  assert.deepEqual(shadowed(agent, friend, me, agent), [friend, me]);
  assert.deepEqual(shadowed(friend, friend, me), [friend, me]);
  const racing = (...seats: SeatWish[]) => underRules(ALONE, { mode: "shadow", seats }, "race").seats;
  assert.deepEqual(racing(me), [me, agent]);
  assert.deepEqual(racing(me, agent), [me, agent]);
  assert.deepEqual(underRules(ALONE, { mode: "race", seats: [me, agent, agent] }, "race").seats, [me, agent, agent]);
});

Deno.test("with other seats the rules stay if they can, else they change; no table is refused", () => {
  const mode = (was: string, ...seats: SeatWish[]) => withSeats(ALONE, { mode: was, seats: [] }, seats).mode;
  assert.equal(mode("shadow", me, agent), "shadow");
  assert.equal(mode("shadow", me, agent, agent), "race");
  assert.equal(mode("race", me), "shadow");
  const fewer = (...seats: SeatWish[]) => fitting(ALONE, seats, false);
  assert.deepEqual(fewer(agent, me), [me], "who makes the table stays");
  assert.deepEqual(fewer(me, friend, agent), [me, friend]);
  assert.deepEqual(fewer(me), [me]);
  assert.deepEqual(fitting(ALONE, [me], true, friend), [me, friend]);
});

Deno.test("an address that asks for what no rules allow leads to the nearest table", () => {
  assert.deepEqual(planned(ALONE, null, null), { mode: "race", seats: [me, agent] });
  assert.deepEqual(planned(ALONE, "shadow", null), { mode: "shadow", seats: [me] });
  assert.deepEqual(planned(ALONE, "race", "me"), { mode: "shadow", seats: [me] });
  assert.deepEqual(planned(ALONE, "shadow", "me-open-agent"), { mode: "race", seats: [me, friend, agent] });
  assert.deepEqual(planned(ALONE, "chess", "me-open-agent-agent-agent"), { mode: "race", seats: [me, agent] });
});

Deno.test("of things in play it is known how many are sure, and how many are too many or missing", () => {
  const values = [{ id: "maybe", name: "Perhaps" }, { id: "in", name: "In" }, { id: "out", name: "Out" }];
  const alleys = ["coal", "mint", "rope"].map((id) => ({ ...option(id, "alleys"), values, default: "maybe" }));
  const counts = [{ mode: "race", seats: 2, count: 2 }, { mode: "shadow", seats: 1, count: 1 }];
  const heading = { id: "alleys", name: "Alleys", about: "", in_play: counts };
  const group = { heading, options: alleys };
  const told = (agreed: Record<string, string>, mode = "race", seats = 2) => {
    const found = inPlay(group, seats, mode, agreed)!;
    return [found.count, found.sure.length, found.maybe, found.off];
  };
  assert.deepEqual(told({}), [2, 0, 3, 0]);
  assert.deepEqual(told({ coal: "in", mint: "out" }), [2, 1, 1, 0]);
  assert.deepEqual(told({ coal: "out", mint: "out" }), [2, 0, 1, -1]);
  assert.deepEqual(told({ coal: "in", mint: "in", rope: "in" }), [2, 3, 0, 1]);
  assert.deepEqual(told({ coal: "in", mint: "in" }, "shadow", 1), [1, 2, 1, 1]);
  assert.equal(inPlay({ ...group, heading: { ...heading, in_play: [] } }, 2, "race"), null);
  assert.equal(summed(group, { coal: "in", mint: "out", rope: "in" }), "In: coal, rope · Out: mint");
  assert.equal(summed(group, {}), "");
  assert.equal(summed({ heading, options: [option("fog"), option("rain")] }, { rain: true }), "rain");
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
