/** Actions that the server has not acknowledged yet: they are sent again after a reconnect, with the same ids. */
import type { Action } from "./wire.ts";

export class Outbox {
  #waiting = new Map<string, Action>();

  add(action: Action): void {
    this.#waiting.set(action.id, action);
  }

  /** The server committed or refused it. Says whether it was one of ours. */
  settle(id: string): boolean {
    return this.#waiting.delete(id);
  }

  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  /** What to send again, in the order it was done. */
  pending(): Action[] {
    return [...this.#waiting.values()];
  }

  get busy(): boolean {
    return [...this.#waiting.values()].some((action) => "question" in action);
  }
}
