// SPDX-License-Identifier: MIT
import { AbortError } from "./answers.js";

type Callback = (error: AbortError) => void;

/** Who waits for each signal. */
const waiting = new WeakMap<EventTarget, Set<Callback>>();

/** @throws `AbortError` if the signal is aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AbortError(signal.reason);
}

/**
 * Calls back when the signal is aborted; what it returns takes that back. However many calls share
 * a signal, it has one listener: Node.js warns of a leak where there are more than ten.
 */
export function onAbort(signal: AbortSignal | undefined, callback: Callback): () => void {
  if (!signal) return () => {};
  const callbacks = waiting.get(signal) ?? new Set();
  waiting.set(signal, callbacks.add(callback));
  // Being the same function, it is added once.
  signal.addEventListener("abort", tell);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size === 0) signal.removeEventListener("abort", tell);
  };
}

function tell(this: AbortSignal): void {
  for (const callback of [...(waiting.get(this) ?? [])]) callback(new AbortError(this.reason));
}

/** Settles as the work does, or rejects with an `AbortError` as soon as the signal is aborted. */
export function abortable<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = onAbort(signal, reject);
    work.then(resolve, reject).finally(stop);
  });
}
