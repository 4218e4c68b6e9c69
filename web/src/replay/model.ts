/** A replay as its page knows it: the steps, the scene of the one that is shown, and how to get to another. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, Refused } from "../core/api.ts";
import { afterwards, finish } from "../core/moving.ts";
import { prefs } from "../core/prefs.ts";
import type { Language, ReplayInfo, ReplayScene } from "../core/wire.ts";
import { addressOf, type Eyes, lasts, type Move, moved, type Place, type Turn, turnsOf, within } from "./player.ts";
import { Film } from "./film.ts";
import { type Projected, Projector } from "./projector.ts";

/** After a refusal because of haste, or a lost connection, the same step is asked for again. */
const AGAIN = 1500;
/** The address follows once nobody has moved for a moment. */
const SETTLED = 400;
const TOO_FAST = 429;

/** A scene, the eyes that saw it, and how the screen was before it. */
type Shown = Projected<ReplayScene> & { readonly eyes: Eyes };

export interface ReplayModel {
  info: ReplayInfo | null;
  turns: readonly Turn[];
  shown: Shown | null;
  place: Place;
  eyes: Eyes;
  /** Why there is no replay, in the server's words; empty: the server did not answer. */
  refusal: string | null;
  move(move: Move): void;
  /** Straight to the end of what happens in a step. */
  hurry(): void;
  look(eyes: Eyes): void;
}

export function useReplay(id: string, key: string, first: number, seen: Eyes, language: Language): ReplayModel {
  const [eyes, look] = useState(seen);
  const [info, setInfo] = useState<ReplayInfo | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [place, setPlace] = useState<Place>({ step: first, playing: false, speed: 1 });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [again, setAgain] = useState(0);
  const film = useRef<Film<ReplayScene>>();
  const projector = useRef<Projector<ReplayScene>>();
  const current = useRef<Shown | null>(null);
  const last = info ? info.steps.length - 1 : 0;
  const move = useCallback((to: Move) => setPlace((now) => moved(now, to, last)), [last]);

  const failed = (why: unknown) => {
    const hasty = !(why instanceof Refused) || why.status === TOO_FAST;
    if (!hasty || !current.current) setRefusal(why instanceof Refused ? why.message : "");
    if (hasty) setTimeout(() => setAgain((count) => count + 1), AGAIN);
  };

  useEffect(() => {
    let gone = false;
    const come = (got: ReplayInfo) => {
      if (gone) return;
      setRefusal(null);
      setInfo(got);
      setPlace((now) => ({ ...now, step: within(now.step, got.steps.length - 1) }));
    };
    api.replay(id, key, eyes, language).then(come, (why) => gone || failed(why));
    return () => {
      gone = true;
    };
  }, [id, key, eyes, language, again]);

  useEffect(() => {
    if (!info) return;
    const screen = new Projector<ReplayScene>((step) => {
      current.current = { ...step, eyes };
      setShown(current.current);
    });
    const show = (step: ReplayScene) => screen.show(step);
    const made = new Film(last, (step) => api.replayStep(id, key, step, eyes, language), show, failed);
    film.current = made;
    projector.current = screen;
    return () => {
      made.close();
      screen.hurry();
    };
  }, [id, key, last, eyes, language]);
  useEffect(() => film.current?.want(place.step), [place.step, last, eyes, language, again]);

  useEffect(() => {
    if (!place.playing || shown?.step !== place.step || shown.passing) return;
    let gone = false;
    afterwards(() => gone || move("tick"), lasts(shown.before.lasts, place.speed));
    return () => {
      gone = true;
    };
  }, [shown, place, move]);

  useEffect(() => {
    if (!info || place.playing) return;
    const timer = setTimeout(
      () => history.replaceState(null, "", addressOf(id, place.step, eyes, info.table.key ?? "")),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [id, info, place, eyes]);

  useEffect(() => {
    prefs.haste = place.speed;
    return () => {
      prefs.haste = 1;
    };
  }, [place.speed]);

  const hurry = useCallback(() => {
    finish();
    projector.current?.hurry();
  }, []);
  const turns = useMemo(() => turnsOf(info?.steps ?? []), [info]);
  return { info, turns, shown, place, eyes, refusal, move, look, hurry };
}
