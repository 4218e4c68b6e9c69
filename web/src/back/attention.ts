/** Whether somebody who comes to a table, or comes back to it, has missed something. */
import type { Scene } from "../core/scene.ts";
import { lastSeen, rememberSeen } from "./seen.ts";

/** The last line of a scene's log; -1: nothing was told yet. */
export const lastLine = (scene: Scene) => scene.log?.at(-1)?.id ?? -1;

/** Whether a scene tells of something that happened after a line; a heading alone is nothing. */
export function goesOn(scene: Scene, line: number): boolean {
  return (scene.log ?? []).some((one) => one.id > line && !one.heading);
}

/** What this page's person has seen of a table, from connection to connection. */
export class Attention {
  #anew = true;

  constructor(private readonly table: string) {}

  /** What comes next has not been seen to come about. */
  lost(): void {
    this.#anew = true;
  }

  /** The match has not begun: whoever waits here sees all of it. */
  awaits(): void {
    this.#anew = false;
    rememberSeen(this.table, -1);
  }

  /** A scene has come: the line after which something was missed; null: nothing was, or it was never looked at before. */
  missed(scene: Scene): number | null {
    const seen = this.#anew ? lastSeen(this.table) : null;
    this.#anew = false;
    return seen !== null && goesOn(scene, seen) ? seen : null;
  }

  seen(scene: Scene): void {
    rememberSeen(this.table, lastLine(scene));
  }
}
