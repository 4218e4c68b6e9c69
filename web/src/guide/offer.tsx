/** A first game that teaches, offered to whoever has never finished one. */
import { useState } from "preact/hooks";
import { api } from "../core/api.ts";
import { go } from "../core/route.ts";
import type { Way } from "../core/wire.ts";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";

/** Goes to the table that teaches a game; a table that was left goes on where it was. */
function useTeaching(game: string, learner: number): { teach: () => void; busy: boolean; failed: string } {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const teach = () => {
    setBusy(true);
    setFailed("");
    api.teach(game, learner).then(({ id }) => go(`/table/${id}`), (error: Error) => {
      setFailed(error.message || say("error.network"));
      setBusy(false);
    });
  };
  return { teach, busy, failed };
}

export function Offer({ game, title, way }: { game: string; title: string; way: Way }) {
  const say = useSay();
  const { teach, busy, failed } = useTeaching(game, way.learner);
  return (
    <section class="guide-offer" aria-label={say("guide.offer")}>
      <span class="grow">
        <b>{say("guide.offer")}</b>
        <span>{failed ? <em role="alert">{failed}</em> : say("guide.offer-about", { title })}</span>
      </span>
      <button type="button" class="primary" disabled={busy} onClick={teach}>
        <Icon name="play" />
        {say("guide.offer-do")}
      </button>
    </section>
  );
}

/** "Learn by playing", wherever the rules may be read; once for each side from which a game is taught. */
export function LearnLinks({ game, ways }: { game: string; ways: readonly Way[] }) {
  return <>{ways.map((way) => <LearnLink key={way.learner} game={game} way={way} />)}</>;
}

function LearnLink({ game, way }: { game: string; way: Way }) {
  const say = useSay();
  const { teach, busy, failed } = useTeaching(game, way.learner);
  return (
    <button type="button" class="howlink" disabled={busy} title={failed} onClick={teach}>
      <Icon name="play" />
      {way.name || say("guide.learn")}
    </button>
  );
}
