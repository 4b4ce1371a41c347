// SPDX-License-Identifier: MIT
import { AbortError } from "./answers.js";

type Callback = (error: AbortError) => void;

/** The callbacks for each signal. */
const waiting = new WeakMap<EventTarget, Set<Callback>>();

/** @throws `AbortError` if the signal is aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AbortError(signal.reason);
}

/**
 * Calls back when the signal is aborted; returns a function that removes the callback. However many
 * calls share a signal, it has one listener: Node.js warns of a leak if there are more than ten.
 */
export function onAbort(signal: AbortSignal | undefined, callback: Callback): () => void {
  if (!signal) return () => {};
  const callbacks = waiting.get(signal) ?? new Set();
  waiting.set(signal, callbacks.add(callback));
  // The same function is added only once.
  signal.addEventListener("abort", tell);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size === 0) signal.removeEventListener("abort", tell);
  };
}

function tell(this: AbortSignal): void {
  for (const callback of [...(waiting.get(this) ?? [])]) callback(new AbortError(this.reason));
}

/** Settles like the work, or rejects with an `AbortError` as soon as the signal is aborted. */
export function abortable<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = onAbort(signal, reject);
    work.then(resolve, reject).finally(stop);
  });
}
