// SPDX-License-Identifier: MIT
import { notificationNames, type Notifications } from "./generated/notifications.js";

/** Called with the params of a notification. */
export type Listener<Name extends keyof Notifications> = (params: Notifications[Name]) => void;

/** The listeners of each notification. */
export class Listeners {
  readonly #listeners = new Map<string, Set<(params: never) => void>>(
    notificationNames.map((name) => [name, new Set()]),
  );

  /** Adds a listener; returns a function that removes it. */
  add<Name extends keyof Notifications>(name: Name, listener: Listener<Name>): () => void {
    const listeners = this.#listeners.get(name);
    if (!listeners) throw new TypeError(`There is no notification ${JSON.stringify(name)}`);
    // A new function, so that the same one can be added twice.
    const own: Listener<Name> = (params) => listener(params);
    listeners.add(own);
    return () => listeners.delete(own);
  }

  /** Calls the listeners; what one of them throws is an uncaught exception, as in `EventTarget`. */
  notify(name: string, params: unknown): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      try {
        listener(params as never);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
