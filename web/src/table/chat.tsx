/** The chat: what was said in the talk that is open, and where something is said. */
import { useEffect, useState } from "preact/hooks";
import { prefs } from "../core/prefs.ts";
import type { Panel } from "../core/scene.ts";
import { Crest, signOf } from "../ui/crest.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePrefs, useSay } from "../ui/use.ts";
import { panelOf } from "./log.tsx";
import { useScrolledDown } from "./scrolled.ts";
import type { Channel, Say, Talk } from "./talk.ts";

interface ChatProps {
  talk: Talk;
  panels: readonly Panel[];
}

export function ChatList({ talk, panels }: ChatProps) {
  return <Heard key={talk.open.whom} talk={talk} panels={panels} />;
}

function Heard({ talk, panels }: ChatProps) {
  const say = useSay();
  const { muted } = usePrefs();
  const { whom, heard, others } = talk.open;
  const list = useScrolledDown<HTMLOListElement>(heard.length, talk.places[whom]);
  useEffect(() => talk.read(), [heard.length]);
  const mute = (name: string) =>
    prefs.set({ muted: muted.includes(name) ? muted.filter((one) => one !== name) : [...muted, name] });
  return (
    <>
      <ol ref={list} class="lines" tabIndex={0} aria-label={say("table.chat")} aria-live="polite">
        {!heard.length && <li class="note-line">{say(whom === "side" ? "table.quiet-side" : "table.quiet")}</li>}
        {heard.map((line) => (
          <li key={line.id}>
            <Crest sign={panelOf(panels, line.seat) ?? signOf(line.seat ?? 4, line.name)} />
            <span>
              <b>{line.name}</b> {line.text}
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div class="mutes">
          {others.map((name) => {
            const quiet = muted.includes(name);
            return (
              <button key={name} type="button" class="iconbtn" onClick={() => mute(name)}>
                <Icon name={quiet ? "chat" : "mute"} />
                {say(quiet ? "table.unmute" : "table.mute", { name })}
              </button>
            );
          })}
        </div>
      )}
    </>
  );
}

interface SpeakProps {
  talk: Talk;
  onSay: Say;
  /** A talk was turned to. */
  onTurn?: () => void;
}

/** Whom to speak to, if there is a choice, and where it is written. */
export function Speak({ talk, onSay, onTurn }: SpeakProps) {
  const say = useSay();
  const { channels, open, turnTo } = talk;
  return (
    <>
      {channels.length > 1 && (
        <div class="talks" role="radiogroup" aria-label={say("table.whom")}>
          {channels.map((channel) => (
            <label key={channel.whom} class={channel === open ? "is-on" : ""}>
              <input
                type="radio"
                class="sr"
                name="talk"
                checked={channel === open}
                onClick={() => {
                  turnTo(channel.whom);
                  onTurn?.();
                }}
              />
              <Icon name={channel.whom === "side" ? "lock" : "users"} />
              <span>{nameOf(channel, say)}</span>
              {channel.unread > 0 && (
                <span class="badge" role="status" aria-label={say("table.unread", { n: channel.unread })}>
                  {Math.min(channel.unread, 99)}
                </span>
              )}
            </label>
          ))}
        </div>
      )}
      <SayForm key={open.whom} talk={talk} onSay={onSay} />
    </>
  );
}

const nameOf = (channel: Channel, say: ReturnType<typeof useSay>) =>
  channel.whom === "all" ? say("table.everybody") : channel.name || say("setup.your-side");

function SayForm({ talk, onSay }: Omit<SpeakProps, "onTurn">) {
  const say = useSay();
  const { whom } = talk.open;
  const side = whom === "side";
  const [text, write] = useState(talk.drafts.get(whom) ?? "");
  const setText = (now: string) => {
    talk.drafts.set(whom, now);
    write(now);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSay(text.trim(), side);
    setText("");
  };
  const prompt = say(side ? "table.say-aside" : talk.channels.length > 1 ? "table.say-all" : "table.say");
  return (
    <form class={`say ${side ? "is-aside" : ""}`} onSubmit={submit}>
      <input
        value={text}
        maxLength={500}
        onInput={(event) => setText(event.currentTarget.value)}
        aria-label={prompt}
        placeholder={prompt}
      />
      <button type="submit" class="iconbtn" aria-label={say("table.send")}>
        <Icon name="arrow" />
      </button>
    </form>
  );
}
