/** The rules section by section: numbered rules, paragraphs and tables, each rule with an address of its own. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { cutAtRules } from "../core/refs.ts";
import { tied } from "../core/text.ts";
import type { Rule, RuleTable, Section } from "../core/wire.ts";
import { cutAtWords, found } from "./search.ts";

/** So long is a cell at most in a table that stays one on a phone. */
const SHORT_CELL = 16;

/** The ids that texts can lead to, and the words that are looked for. */
const Known = createContext<{ ids: ReadonlySet<string>; words: string }>({ ids: new Set(), words: "" });

interface SectionsProps {
  sections: readonly Section[];
  language: string;
  /** What is looked for: only what speaks of it is shown. */
  words: string;
}

export function Sections({ sections, language, words }: SectionsProps) {
  const shown = words ? found(sections, words) : sections;
  const ids = shown.flatMap((one) => [one.id, ...one.parts.flatMap(numbered)]);
  return (
    <Known.Provider value={{ ids: new Set(ids), words }}>
      {shown.map((section) => (
        <section
          key={section.id}
          class="chapter"
          id={section.id}
          lang={language}
          aria-labelledby={`${section.id}-title`}
        >
          <h2 id={`${section.id}-title`}>
            {section.number && <span class="number">{section.number}</span>}
            <span>
              <Marked text={tied(section.title)} />
            </span>
          </h2>
          {section.parts.map((part, index) => {
            if (part.kind === "rule") return <RuleLine key={part.id} rule={part} />;
            if (part.kind === "table") return <Table key={index} table={part} />;
            if (part.kind === "heading") return <h3 key={index}>{part.text}</h3>;
            return (
              <p key={index} class="between">
                <Said text={part.text} />
              </p>
            );
          })}
        </section>
      ))}
    </Known.Provider>
  );
}

/** The ids of the rules in a part of a section. */
function numbered(part: Section["parts"][number]): string[] {
  if (part.kind === "table") return part.numbered ? part.rows.map((row) => row[0]!) : [];
  return part.kind === "rule" ? [part.id] : [];
}

function RuleLine({ rule }: { rule: Rule }) {
  return (
    <div class="ruleline" id={rule.id}>
      <a class="ruleid" href={`#${rule.id}`}>{rule.id}</a>
      <p>
        {rule.title && (
          <b>
            <Marked text={rule.title} />
          </b>
        )} <Said text={rule.text} />
      </p>
    </div>
  );
}

/** A text in which the rules it names can be followed. */
function Said({ text }: { text: string }) {
  const { ids } = useContext(Known);
  return (
    <span data-said>
      {cutAtRules(tied(text), ids).map((piece, index) =>
        index % 2 ? <a key={index} href={`#${piece}`}>{piece}</a> : <Marked key={index} text={piece} />
      )}
    </span>
  );
}

/** A text in which what is looked for stands out. */
function Marked({ text }: { text: string }) {
  const { words } = useContext(Known);
  return <>{cutAtWords(text, words).map((piece, index) => index % 2 ? <mark key={index}>{piece}</mark> : piece)}</>;
}

/** A table; on a phone one with long cells becomes a list of its rows, each cell under its head. */
function Table({ table }: { table: RuleTable }) {
  const long = table.heads.length > 2 && table.rows.some((row) => row.some((cell) => cell.length > SHORT_CELL));
  return (
    <table class={long ? "ruletable is-long" : "ruletable"}>
      <thead>
        <tr>{table.heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row[0]} id={table.numbered ? row[0] : undefined}>
            <th scope="row">
              {table.numbered ? <a class="ruleid" href={`#${row[0]}`}>{row[0]}</a> : <Marked text={row[0]!} />}
            </th>
            {row.slice(1).map((cell, index) => (
              <td key={index}>
                <span class="undername">{table.heads[index + 1]}</span>
                <Said text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
