/** The bar on top of every page: the brand, where we are, rules, settings, theme, language. */
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { prefs } from "../core/prefs.ts";
import { go } from "../core/route.ts";
import { LANGUAGES, type TableInfo } from "../core/wire.ts";
import { Icon } from "../ui/icon.tsx";
import { usePrefs, useSay } from "../ui/use.ts";
import { Settings } from "./settings.tsx";

export function Brand() {
  const say = useSay();
  const home = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go("/");
  };
  return (
    <a class="brand" href="/" onClick={home} aria-label={`${say("brand")}: ${say("lobby")}`}>
      <svg viewBox="0 0 28 22" aria-hidden="true">
        <path d="M1 11L8 1h14l-7 10z" fill="#ffb931" />
        <path d="M6 21l7-10h14l-7 10z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" />
      </svg>
      <span>{say("brand")}</span>
    </a>
  );
}

export function Languages() {
  const say = useSay();
  const { language } = usePrefs();
  return (
    <div class="lang" role="group" aria-label={say("language")}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => prefs.set({ language: one })}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

export function ThemeButton() {
  const say = useSay();
  usePrefs();
  const light = document.documentElement.dataset.theme === "light";
  return (
    <button
      type="button"
      class="iconbtn theme"
      onClick={() => prefs.set({ theme: light ? "dark" : "light" })}
      aria-label={say("theme")}
      aria-pressed={light}
      title={say("theme")}
    >
      <Icon name={light ? "moon" : "sun"} />
    </button>
  );
}

interface TopProps {
  children?: ComponentChildren;
  onLeave?: (() => void) | null;
  table?: TableInfo | null;
}

export function Top({ children, onLeave, table }: TopProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  // What stands here at every table and every scene is drawn once; it follows the preferences by itself.
  const fixed = useMemo(() => ({ brand: <Brand />, theme: <ThemeButton />, languages: <Languages /> }), []);
  return (
    <header class="top">
      {fixed.brand}
      {children}
      {fixed.theme}
      <button
        type="button"
        class="iconbtn"
        onClick={() => setOpen(true)}
        aria-label={say("settings")}
        title={say("settings")}
      >
        <Icon name="gear" />
      </button>
      {fixed.languages}
      {open && (
        <Settings
          onClose={() => setOpen(false)}
          onLeave={onLeave && (() => {
            setOpen(false);
            onLeave();
          })}
          table={table}
        />
      )}
    </header>
  );
}
