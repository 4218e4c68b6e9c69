/** Who plays without a seat, below those who sit at the table. */
import { Crest, known, signOf } from "../ui/crest.tsx";
import { useSay } from "../ui/use.ts";

/** `number` is the one after the last seat. */
export function Automaton({ name, number }: { name: string; number: number }) {
  const say = useSay();
  const sign = signOf(number, name);
  return (
    <div class={`seatrow seat-${known(sign.colour)}`}>
      <Crest sign={sign} />
      <span class="grow">
        <b>{name}</b>
        <small>{say("lobby.by-cards")}</small>
      </span>
    </div>
  );
}
