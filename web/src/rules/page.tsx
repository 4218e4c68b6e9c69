/** A game's rules as a page to read: in short, then all of them, then where the data come from. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { go } from "../core/route.ts";
import { tied } from "../core/text.ts";
import type { RulesPage as Page } from "../core/wire.ts";
import { LearnLinks } from "../guide/offer.tsx";
import { Cover } from "../lobby/poster.tsx";
import { Top } from "../table/top.tsx";
import { Icon } from "../ui/icon.tsx";
import { useFetched, usePhone, usePrefs, useSay } from "../ui/use.ts";
import { found } from "./search.ts";
import { Sections } from "./sections.tsx";
import { Short } from "./short.tsx";

export function RulesPage({ game }: { game: string }) {
  const say = useSay();
  const { language } = usePrefs();
  const [page] = useFetched(() => api.rules(game, language), [game, language]);
  useArrival(!!page);
  useEffect(() => {
    document.title = `${page ? `${page.title}: ` : ""}${say("rules.how")} · ${say("brand")}`;
  }, [say, page]);
  return (
    <div class="rulespage">
      <Top>
        <div class="grow" />
      </Top>
      <section class="head" aria-label={say("rules.how")}>
        <button type="button" class="iconbtn" onClick={() => go("/")} aria-label={say("lobby")}>
          <Icon name="back" />
          <span>{say("lobby")}</span>
        </button>
      </section>
      {page === null && <p role="alert" class="note">{say("rules.missing")}</p>}
      {page && <Reading page={page} />}
    </div>
  );
}

/** The browser looked for the rule in the address before the rules were here: let it look again, once. */
function useArrival(here: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!here || done.current) return;
    done.current = true;
    if (location.hash.length > 1) location.replace(location.hash);
  }, [here]);
}

/** The contents and the sheet; with words to look for, only what speaks of them. */
function Reading({ page }: { page: Page }) {
  const [words, look] = useState("");
  return (
    <>
      <Contents page={page} />
      <Sheet page={page} words={words} look={look} />
    </>
  );
}

interface SheetProps {
  page: Page;
  words: string;
  look: (words: string) => void;
}

function Sheet({ page, words, look }: SheetProps) {
  const say = useSay();
  const { language } = usePrefs();
  const count = words ? found(page.sections, words).reduce((sum, section) => sum + section.parts.length, 0) : 0;
  return (
    <main class="readsheet">
      <header class="gamehead">
        <span class="thumb">
          <Cover game={page.game} title={page.title} box="10 40 180 180" />
        </span>
        <div class="grow">
          <h1>{page.title}</h1>
          <p class="why">{tied(page.about)}</p>
          <LearnLinks game={page.game} ways={page.guides} />
        </div>
      </header>
      {page.sections.length > 0 && (
        <p class="search" role="search">
          <input
            type="search"
            value={words}
            placeholder={say("rules.search")}
            aria-label={say("rules.search")}
            onInput={(event) => look(event.currentTarget.value)}
          />
          <span role="status">{words && say("rules.found", { n: count })}</span>
        </p>
      )}
      {page.intro.length > 0 && !words && (
        <section class="chapter" id="short" aria-labelledby="short-title">
          <h2 id="short-title">{say("rules.short")}</h2>
          <Short page={page} />
        </section>
      )}
      <Sections sections={page.sections} language={page.language} words={words} />
      {page.data.length > 0 && !words && (
        <section class="chapter" id="data" aria-labelledby="data-title">
          <h2 id="data-title">{say("table.data")}</h2>
          {page.data.map((line, index) => <p key={index} class="between">{tied(line)}</p>)}
        </section>
      )}
      {language !== "en" && page.sections.length > 0 && (
        <p class="fineprint">{say(page.language === "en" ? "rules.untranslated" : "rules.translated")}</p>
      )}
    </main>
  );
}

/** What there is to read: beside the sheet, or folded above it on a phone. */
function Contents({ page }: { page: Page }) {
  const say = useSay();
  const phone = usePhone();
  const entries = [
    ...(page.intro.length ? [{ id: "short", number: "", title: say("rules.short") }] : []),
    ...page.sections,
    ...(page.data.length ? [{ id: "data", number: "", title: say("table.data") }] : []),
  ];
  const now = useReading(entries.map((entry) => entry.id).join(" "));
  const list = (
    <ol>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`} aria-current={entry.id === now ? "location" : undefined}>
            {entry.number && <span class="number">{entry.number}</span>}
            <span>{tied(entry.title)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
  if (phone) {
    return (
      <details class="contents">
        <summary>{say("rules.contents")}</summary>
        <nav aria-label={say("rules.contents")}>{list}</nav>
      </details>
    );
  }
  return (
    <nav class="contents" aria-label={say("rules.contents")}>
      <h2 class="label">{say("rules.contents")}</h2>
      {list}
    </nav>
  );
}

/** Which of these parts is being read: the one that stands highest in the upper part of the window. */
function useReading(ids: string): string {
  const [now, setNow] = useState("");
  useEffect(() => {
    const parts = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const seen = new Set<Element>();
    const watch = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) isIntersecting ? seen.add(target) : seen.delete(target);
      const first = parts.find((part) => seen.has(part));
      if (first) setNow(first.id);
    }, { rootMargin: "0px 0px -60% 0px" });
    for (const part of parts) watch.observe(part);
    return () => watch.disconnect();
  }, [ids]);
  return now;
}
