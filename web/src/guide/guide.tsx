/** What a table that teaches says: on paper, beside what it points at, page by page, to be left at any moment. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { go } from "../core/route.ts";
import type { Lesson, Option, Scene } from "../core/scene.ts";
import { type Choosing, useChoosing } from "../choosing/choosing.ts";
import { Cards } from "../cards/area.tsx";
import { Crest } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePhone, useSay } from "../ui/use.ts";
import { type Box, nearest, placed } from "./place.ts";

/** What must stay in sight whatever is said, and the question, once it is to be answered. */
const KEEP = ".top, .dock, .waitline, .hand .card, .hand .strip";
const ASKED = ".prompt";
/** What can be pointed at. */
const KINDS = ["card", "area", "piece", "space", "field"];
/** Of something that is pointed at at least this much is seen, or it is not ringed. */
const SLIVER = 0.25;
const NOTHING: Box = { left: 0, top: 0, width: 0, height: 0 };
/** What had better. */
const RATHER = "[data-piece], [data-card], .space, .seats, .prompt";

interface GuideProps {
  scene: Scene;
  /** The bot may do what it has said. */
  onGoOn: (number: number) => void;
}

export function Guide({ scene, onGoOn }: GuideProps) {
  const say = useSay();
  const phone = usePhone();
  const lesson = scene.lesson!;
  const [read, setRead] = useState({ number: -1, pages: 0 });
  const at = read.number === lesson.number ? read.pages : 0;
  const pages = lesson.pages ?? [];
  // A phone has no room for words and question at once: there the words are read first.
  const last = at >= pages.length - (phone && lesson.advised?.length ? 0 : 1);
  const page = phone ? pages[at] : pages[Math.min(at, pages.length - 1)];
  const advised = last ? advisedOf(scene, lesson) : undefined;
  const choosing = useChoosing();
  const { picked, sends, chosen: sent } = choosing;
  const sending = !!sends && picked === advised;
  const speaker = scene.panels.find((panel) => panel.seats.includes(lesson.seat));
  const paper = useRef<HTMLElement>(null), button = useRef<HTMLButtonElement>(null);
  const chosen = !advised ? "" : sending ? "button.send" : pressed(advised, choosing);
  const { spot, rings } = useSpots(
    paper,
    scene,
    sending ? [] : page?.points ?? [],
    chosen,
    `${lesson.number} ${at} ${chosen}`,
  );
  const more = !last || lesson.waits;
  const goOn = () => {
    setRead({ number: lesson.number, pages: at + 1 });
    if (last) onGoOn(lesson.number);
  };
  useEffect(() => {
    const active = document.activeElement;
    if (more && (!active || active === document.body || active.matches(".prompt"))) {
      button.current?.focus({ preventScroll: true });
    }
  }, [lesson.number, at, more, !spot]); // What is not placed yet is hidden, and cannot take the focus.
  if (sent || (lesson.waits && at >= pages.length)) return null;
  const done = lesson.done ?? 0, ideas = lesson.ideas ?? 0;
  return (
    <>
      <svg class="guide-points" aria-hidden="true">
        {spot && !phone && !advised && rings.map((ring, index) => <Thread key={index} from={spot} to={ring} />)}
        {rings.map((ring, index) => (
          <rect
            key={index}
            x={ring.left - 5}
            y={ring.top - 5}
            width={ring.width + 10}
            height={ring.height + 10}
            rx="12"
          />
        ))}
      </svg>
      <section
        ref={paper}
        class="guide"
        style={spot ? { left: `${spot.left}px`, top: `${spot.top}px` } : { visibility: "hidden" }}
        aria-label={say("guide.title")}
        data-points={(page?.points ?? []).join(" ")}
      >
        <header>
          {speaker && <Crest sign={speaker} />}
          <b class="grow">{speaker?.name}</b>
          <button type="button" class="linkbtn" onClick={() => go("/")}>{say("guide.leave")}</button>
        </header>
        <div aria-live="polite">
          {page && <p key={page.id}>{page.text}</p>}
          {page && <Lying scene={scene} points={page.points ?? []} phone={phone} />}
          {advised && (
            <p class="try">
              <Icon name="arrow" />
              {say("guide.try", { name: sending ? sends : advised.name })}
            </p>
          )}
        </div>
        <footer>
          <span class="ideas grow" role="img" aria-label={say("guide.ideas", { n: done, all: ideas })}>
            {Array.from({ length: ideas }, (_, index) => <i key={index} class={index < done ? "on" : ""} />)}
          </span>
          {more && (
            <button ref={button} type="button" class="primary" onClick={goOn}>
              {say("guide.go-on")}
              <Icon name="next" />
            </button>
          )}
        </footer>
      </section>
    </>
  );
}

/** So few cards are shown with the words, if they lie behind a tab. */
const FEW = 2;

/** The cards of what is pointed at and lies behind another tab: on a phone the hand and what nobody else sees, and
 * everywhere a card or two. */
function Lying({ scene, points, phone }: { scene: Scene; points: readonly string[]; phone: boolean }) {
  const hidden = (scene.tabs ?? []).filter((tab) => phone || (tab.desk ?? "tab") === "tab");
  const behind = new Set(hidden.flatMap((tab) => tab.holds ?? []));
  const areas = (scene.areas ?? []).filter((area) =>
    points.includes(area.id) &&
    ((phone && (area.layout === "grid" || (area.layout === "list" && area.private))) ||
      (behind.has(area.id) && area.layout === "list" && (area.cards ?? []).length <= FEW))
  );
  return <>{areas.map((area) => <Cards key={area.id} area={area} />)}</>;
}

function Thread({ from, to }: { from: Box; to: Box }) {
  const [here, there] = nearest(from, to);
  return <line x1={here.x} y1={here.y} x2={there.x} y2={there.y} />;
}

/** What to press for an option, by a selector: itself, or what it lies behind, which is a tab, a folder or a piece. */
function pressed(
  option: Option,
  { taken, folders, tabs, open }: Pick<Choosing, "taken" | "folders" | "tabs" | "open">,
): string {
  const next = option.by?.[taken.length] ?? "", shown = next ? folders.find(({ id }) => id === next) : option;
  const kind = shown?.kind ?? "";
  const turned = !shown || !!option.way_out || !!taken.length || open === kind || !tabs.includes(kind);
  if (!turned) return `[data-kind="${CSS.escape(kind)}"]`;
  return next
    ? `[data-folder="${CSS.escape(next)}"], [data-piece="${CSS.escape(next)}"]`
    : `[data-option="${option.key}"]`;
}

/** The option that is recommended. */
function advisedOf(scene: Scene, lesson: Lesson): Option | undefined {
  const wanted = JSON.stringify(lesson.advised?.[0]);
  return scene.prompt?.options.find((option) => JSON.stringify(option.value) === wanted);
}

interface Spots {
  /** Where the words stand; null until it is known. */
  spot: Box | null;
  /** What is pointed at. */
  rings: readonly Box[];
}

/** Where the words stand and what is ringed, measured as soon as nothing moves any more, and whenever it changes. */
function useSpots(
  paper: { current: HTMLElement | null },
  scene: Scene,
  points: readonly string[],
  choose: string,
  page: string,
): Spots {
  const phone = usePhone();
  const [spots, setSpots] = useState<Spots>({ spot: null, rings: [] });
  useLayoutEffect(() => {
    let gone = false;
    const measure = () => {
      if (gone || !paper.current) return;
      const rings = ringed(points, choose), keep = boxes(choose ? `${KEEP}, ${ASKED}` : KEEP);
      const size = { width: paper.current.offsetWidth, height: paper.current.offsetHeight };
      const screen = { width: innerWidth, height: innerHeight };
      setSpots({ spot: { ...placed(size, screen, rings, keep, boxes(RATHER)), ...size }, rings });
    };
    if (choose) document.querySelector(`.prompt :is(${choose})`)?.scrollIntoView({ block: "nearest" });
    measure();
    const ending = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) < Infinity);
    Promise.allSettled(ending.map((one) => one.finished)).then(measure);
    const watch = new ResizeObserver(measure); // Letters may come late and make the paper higher.
    if (paper.current) watch.observe(paper.current);
    addEventListener("resize", measure);
    addEventListener("scroll", measure, true);
    return () => {
      gone = true;
      watch.disconnect();
      removeEventListener("resize", measure);
      removeEventListener("scroll", measure, true);
    };
  }, [scene, page, phone]);
  return spots;
}

/** What is pointed at, or the tab that it lies behind, and what to choose, found by a selector; a thing in which that
 * lies is not ringed as well. */
function ringed(points: readonly string[], choose: string): Box[] {
  const chosen = choose ? [...document.querySelectorAll(choose)] : [];
  const pointed = points.flatMap((id) => {
    const name = CSS.escape(id);
    const there = [...document.querySelectorAll(KINDS.map((kind) => `[data-${kind}="${name}"]`).join())];
    return there.length ? there : [...document.querySelectorAll(`[data-holds~="${name}"]`)];
  });
  return [...pointed.filter((node) => !chosen.some((one) => node.contains(one))), ...chosen]
    .map(inSight)
    .filter((box) => box.width > 0 && box.height > 0);
}

/** As much of something as can be seen of it; nothing of what is all but out of sight. */
function inSight(node: Element): Box {
  const whole = node.getBoundingClientRect();
  let left = Math.max(whole.left, 0), top = Math.max(whole.top, 0);
  let right = Math.min(whole.right, innerWidth), bottom = Math.min(whole.bottom, innerHeight);
  for (let around = node.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const part = around.getBoundingClientRect();
    [left, top] = [Math.max(left, part.left), Math.max(top, part.top)];
    [right, bottom] = [Math.min(right, part.right), Math.min(bottom, part.bottom)];
  }
  const width = Math.max(right - left, 0), height = Math.max(bottom - top, 0);
  return width * height < SLIVER * whole.width * whole.height ? NOTHING : { left, top, width, height };
}

function boxes(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { left, top, width, height }; // Plain numbers: they are read thousands of times.
  });
}
