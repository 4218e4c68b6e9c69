/** A game in short: a few steps, and the one thing that newcomers get wrong. */
import { tied } from "../core/text.ts";
import type { RulesPage } from "../core/wire.ts";
import { useSay } from "../ui/use.ts";

export function Short({ page }: { page: RulesPage }) {
  const say = useSay();
  return (
    <div class="short">
      <ol>
        {page.intro.map((step, index) => (
          <li key={index}>
            <p>{tied(step)}</p>
          </li>
        ))}
      </ol>
      {page.beware && (
        <div class="beware">
          <b>{say("rules.beware")}</b>
          <p>{tied(page.beware)}</p>
        </div>
      )}
    </div>
  );
}
