// SPDX-License-Identifier: MIT
import { AbortError } from "./answers.js";

/** The part of an `AbortSignal` that is used; its own type comes from the DOM's declarations or Node's. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

type Callback = (error: AbortError) => void;

/** The callbacks for each signal, and the one listener that calls them. */
const waiting = new WeakMap<AbortSignalLike, { callbacks: Set<Callback>; listener: () => void }>();

/** @throws `AbortError` if the signal is aborted. */
export function throwIfAborted(signal: AbortSignalLike | undefined): void {
  if (signal?.aborted) throw new AbortError(signal.reason);
}

/**
 * Calls back when the signal is aborted; returns a function that removes the callback. However many
 * calls share a signal, it has one listener: Node.js warns of a leak if there are more than ten.
 */
export function onAbort(signal: AbortSignalLike | undefined, callback: Callback): () => void {
  if (!signal) return () => {};
  const { callbacks, listener } = waiting.get(signal) ?? listen(signal);
  callbacks.add(callback);
  return () => {
    if (!callbacks.delete(callback) || callbacks.size > 0) return;
    signal.removeEventListener("abort", listener);
    waiting.delete(signal);
  };
}

function listen(signal: AbortSignalLike) {
  const callbacks = new Set<Callback>();
  const listener = () => {
    for (const callback of [...callbacks]) callback(new AbortError(signal.reason));
  };
  signal.addEventListener("abort", listener);
  const entry = { callbacks, listener };
  waiting.set(signal, entry);
  return entry;
}

/** Settles like the work, or rejects with an `AbortError` as soon as the signal is aborted. */
export function abortable<Value>(work: Promise<Value>, signal: AbortSignalLike | undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = onAbort(signal, reject);
    work.then(resolve, reject).finally(stop);
  });
}
