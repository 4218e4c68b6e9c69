/** What a person prefers, kept in this browser. */
import { spoken } from "./text.ts";
import type { Language } from "./wire.ts";

export interface Prefs {
  language: Language;
  theme: "system" | "dark" | "light";
  /** Ask before a choice that cannot be taken back. */
  confirm: boolean;
  sound: boolean;
  motion: boolean;
  /** How fast things happen one after the other. */
  speed: "slow" | "normal" | "fast";
  muted: string[];
  /** The strength of bots that was chosen last. */
  level: string;
}

const PLACE = "brushpass";
/** How long everything takes, beside the usual. */
const PACES = { slow: 1.6, normal: 1, fast: 0.5 };

function plain(): Prefs {
  return {
    language: spoken(navigator.languages),
    theme: "system",
    confirm: false,
    sound: true,
    motion: true,
    speed: "normal",
    muted: [],
    level: "",
  };
}

function read(): Prefs {
  try {
    return { ...plain(), ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return plain();
  }
}

type Listener = () => void;

class PrefStore {
  now: Prefs = read();
  #listeners = new Set<Listener>();
  #calm: MediaQueryList | undefined;
  /** How many times faster than usual things happen for now: a replay has a speed of its own. */
  haste = 1;

  set(change: Partial<Prefs>): void {
    this.now = { ...this.now, ...change };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.now));
    } catch {
      // A browser that keeps nothing still plays; the choice lasts as long as the page.
    }
    this.apply();
    this.#listeners.forEach((listener) => listener());
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tell the page: its language, its theme, whether things move. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.now.language;
    root.dataset.theme = this.now.theme === "system" ? (systemLight().matches ? "light" : "dark") : this.now.theme;
    root.dataset.motion = this.now.motion ? "on" : "off";
  }

  get still(): boolean {
    this.#calm ??= matchMedia("(prefers-reduced-motion: reduce)");
    return !this.now.motion || this.#calm.matches;
  }

  get pace(): number {
    return (PACES[this.now.speed] ?? 1) / this.haste;
  }
}

export const systemLight = () => matchMedia("(prefers-color-scheme: light)");
export const prefs = new PrefStore();
