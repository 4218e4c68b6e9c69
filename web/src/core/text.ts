/** The client's own texts: looked up by key, in the language of the moment. */
import { en } from "../locale/en.ts";
import { cs } from "../locale/cs.ts";
import { sk } from "../locale/sk.ts";
import { type Language, LANGUAGES } from "./wire.ts";

export type Message = string | { one: string; few: string; other: string };
export type Texts = Record<string, Message>;
export type Key = keyof typeof en;
export type Args = Record<string, string | number>;

const TEXTS: Record<Language, Record<Key, Message>> = { en, cs, sk };

/** The first language of the browser that we speak. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language) return language;
  }
  return "en";
}

export function fill(message: Message, args: Args, language: Language): string {
  const form = typeof message === "string" ? message : plural(message, Number(args.n ?? 0), language);
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

function plural(forms: { one: string; few: string; other: string }, n: number, language: Language): string {
  const rule = new Intl.PluralRules(language).select(n);
  return rule === "one" ? forms.one : rule === "few" ? forms.few : forms.other;
}

/** Accents and brackets round every text: what stays plain on the screen was not translated. For tests only. */
export function pseudo(text: string): string {
  const accents: Record<string, string> = {
    a: "à",
    e: "è",
    i: "ì",
    o: "ò",
    u: "ù",
    A: "À",
    E: "È",
    I: "Ì",
    O: "Ò",
    U: "Ù",
  };
  return `⟦${text.replace(/[aeiouAEIOU]/g, (letter) => accents[letter]!)}⟧`;
}

/** Small words and numbers stay with what follows them, as Czech and Slovak printers have it. */
export function tied(text: string): string {
  return text.replace(/(?<![\p{L}\d'’])([aikosuvzAIKOSUVZ]|\d+) (?=\S)/gu, "$1\u00a0");
}

/** A way to say things in one language. */
export type Say = (key: Key, args?: Args) => string;

export function sayIn(language: Language, pseudoed = false): Say {
  return (key, args = {}) => {
    const text = fill(TEXTS[language][key], args, language);
    return pseudoed ? pseudo(text) : text;
  };
}
