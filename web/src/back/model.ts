/** Looking back from the table: what the viewer saw, step by step; and what happened while nobody looked. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, Refused } from "../core/api.ts";
import { Before } from "../core/motion.ts";
import { afterwards, settle } from "../core/moving.ts";
import { prefs } from "../core/prefs.ts";
import type { Line, Scene } from "../core/scene.ts";
import type { BackScene, Language } from "../core/wire.ts";
import { Film } from "../replay/film.ts";
import { type Projected, Projector } from "../replay/projector.ts";
import type { TableModel } from "../table/model.ts";
import type { BackLog } from "./log.ts";
import { at, isNews, lately, type Move, moved, type Place, since } from "./steps.ts";

/** A pause between two steps that follow each other by themselves. */
const REST = 700;
/** How long a refusal stays on the screen. */
const SHOWN = 6000;

interface Looking extends Place {
  steps: readonly number[];
  /** It shows what happened while nobody looked, and ends by itself. */
  away: boolean;
  /** How often a line was chosen. */
  looks: number;
  /** It was chosen and nobody has moved since: even at the last step, which is now, it is looked at. */
  chosen: boolean;
}

/** What is on the table: how it is now, or how it was. */
interface View {
  scene: Scene;
  before: Before;
  passing: boolean;
  past: boolean;
}

/** What the table says about the past that it shows. */
export interface Past {
  away: boolean;
  step: number;
  playing: boolean;
  looks: number;
  /** The line that was told last by then. */
  line: Line | undefined;
  /** The viewer's own question waits. */
  asked: boolean;
  move(move: Move): void;
}

export interface BackModel {
  view: View | null;
  /** The present, as far as it is known: it may be ahead of what is shown. */
  now: Scene | null;
  past: Past | null;
  log: BackLog;
  /** Why there is nothing to look back at, in the server's words; empty: the server did not answer. */
  refusal: string | null;
  skip(): boolean;
}

export function useBack(id: string, key: string, language: Language, table: TableModel): BackModel {
  const [looking, setLooking] = useState<Looking | null>(null);
  const [shown, setShown] = useState<Projected<BackScene> | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const film = useRef<Film<BackScene>>();
  const projector = useRef<Projector<BackScene>>();
  const current = useRef(looking);
  current.current = looking;
  const { hold, caughtUp, missed, since: unseen, askEarlier } = table;

  const leave = useCallback(() => {
    setLooking(null);
    caughtUp();
    hold(false);
  }, [hold, caughtUp]);
  const failed = useCallback((why: unknown, away: boolean) => {
    if (!away) setRefusal(why instanceof Refused ? why.message : "");
    leave();
  }, [leave]);
  const begin = useCallback((away: boolean, where: (steps: readonly number[]) => Place) => {
    hold(true);
    setRefusal(null);
    const found = ({ steps }: { steps: readonly number[] }) =>
      setLooking((was) => ({ steps, away, chosen: !away, looks: (was?.looks ?? 0) + 1, ...still(where(steps), away) }));
    api.back(id, key, language).then(found, (why) => failed(why, away));
  }, [id, key, language, hold, failed]);

  const look = useCallback((line: number | null) => {
    const { steps, away, looks } = current.current ?? {};
    if (!steps || away || line === null || isNews(steps, line)) {
      begin(false, (all) => line === null ? lately(all) : at(all, line));
    } else setLooking({ steps, away: false, chosen: true, looks: looks! + 1, ...still(at(steps, line), false) });
  }, [begin]);
  const move = useCallback((move: Move) => {
    const was = current.current;
    const to = was && moved(was, move, was.steps.length - 1);
    if (was && to) setLooking({ ...was, ...to, chosen: false });
    else leave();
  }, [leave]);

  useEffect(() => {
    if (missed && current.current) caughtUp();
    else if (missed) begin(true, (steps) => since(steps, unseen ?? -1));
  }, [missed]);

  useEffect(() => {
    if (!looking) return;
    const screen = new Projector<BackScene>(setShown);
    const fetch = (step: number) => api.backStep(id, key, step, language);
    const made = new Film(
      looking.steps.length - 1,
      fetch,
      (step) => screen.show(step),
      (why) => failed(why, looking.away),
    );
    film.current = made;
    projector.current = screen;
    return () => {
      made.close();
      screen.hurry();
      setShown(null);
    };
  }, [id, looking?.steps, language]);
  useEffect(() => {
    if (looking) film.current?.want(looking.step);
  }, [id, looking?.steps, looking?.step, language]);

  useEffect(() => {
    if (!looking || shown?.step !== looking.step || shown.passing) return;
    const now = looking.step === looking.steps.length - 1;
    if (now ? looking.chosen : looking.until <= looking.step) return;
    const go = () => now ? leave() : setLooking({ ...looking, step: looking.step + 1 });
    let gone = false;
    afterwards(() => gone || go(), shown.before.lasts + (now ? 0 : REST * prefs.pace));
    return () => {
      gone = true;
    };
  }, [shown, looking, leave]);

  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(() => setRefusal(null), SHOWN);
    return () => clearTimeout(timer);
  }, [refusal]);

  const skip = useCallback(() => {
    if (!current.current) return table.skip();
    settle();
    if (!current.current.away) return projector.current?.hurry() ?? false;
    leave();
    return true;
  }, [table.skip, leave]);

  const now = table.ahead ?? table.shown?.scene ?? null;
  const away = missed || looking?.away;
  const view = useView(looking || missed ? shown : null, looking || missed ? null : table);
  const lines = looking && !away ? now?.log ?? null : null;
  const earlier = table.skipped && !away ? askEarlier : null;
  const log = useMemo(() => ({ look, lines, earlier, since: unseen }), [look, lines, earlier, unseen]);
  const past: Past | null = !looking || !shown ? null : {
    away: looking.away,
    step: looking.step,
    playing: looking.until > looking.step,
    looks: looking.looks,
    line: shown.scene.log?.findLast((line) => !line.heading),
    asked: !!now?.prompt,
    move,
  };
  return { view, now, past, log, refusal, skip };
}

/** Where nothing moves, a step is there at once: nobody waits at the one before. */
function still(place: Place, away: boolean): Place {
  return prefs.still && !away ? { step: place.until, until: place.until } : place;
}

/** What is drawn. Between the past and the present nothing moves; what is still on its way leaves things as they are. */
function useView(past: Projected<BackScene> | null, table: TableModel | null): View | null {
  const calm = useMemo(() => new Before(null), []);
  const drawn = useRef<View | null>(null);
  const found = past ?? table?.shown;
  if (found) {
    const { scene, passing } = found;
    const before = past?.before ?? table!.before;
    const jumps = drawn.current !== null && drawn.current.past === !past;
    if (!drawn.current || drawn.current.scene !== scene) {
      drawn.current = { scene, passing, past: !!past, before: jumps ? calm : before };
    }
  }
  return drawn.current;
}
