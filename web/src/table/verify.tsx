/** The deal, laid open once the game is over: what was promised before it, and how anybody can check it. */
import type { TableInfo } from "../core/wire.ts";
import { sealSeen } from "../core/seals.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { useSay } from "../ui/use.ts";

export function Verify({ info, onClose }: { info: TableInfo; onClose: () => void }) {
  const say = useSay();
  const promise = info.promise!;
  const seen = sealSeen(info.id);
  const same = seen === promise.commitment;
  const names = info.names ?? [];
  const line = (title: string, value: string) => (
    <div class="proof" key={title}>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <Dialog title={say("end.verify")} onClose={onClose}>
      <p class="why">{say("verify.how")}</p>
      {seen && (
        <p class={`checked ${same ? "" : "failed"}`}>
          <Icon name={same ? "check" : "cross"} />
          {say(same ? "verify.same" : "verify.other")}
        </p>
      )}
      <dl>
        {line(say("verify.commitment"), promise.commitment)}
        {promise.secret && line(say("verify.secret"), promise.secret)}
        {(promise.nonces ?? []).map((nonce, seat) =>
          line(say("verify.nonce", { name: names[seat] ?? String(seat + 1) }), nonce)
        )}
      </dl>
      <p class="why">{say("verify.check")}</p>
      <code>brushpass verify {info.game}.json</code>
    </Dialog>
  );
}
