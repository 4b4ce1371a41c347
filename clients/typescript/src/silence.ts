// SPDX-License-Identifier: MIT
import { ServerSilentError } from "./errors.js";
import type { CallParameters } from "./generated/parameters.js";

/** The contract's default and maximum for `timeoutMilliseconds`. */
const defaultMilliseconds = 30_000;
const longestMilliseconds = 600_000;

/** How long a call without an end may be silent; it says every minute that nothing has happened. */
const endlessMilliseconds = 140_000;

/** How much later than that a server may answer. */
const graceMilliseconds = 10_000;

/** Waits for the silence of a call. */
export interface SilenceTimer {
  /** Something has arrived: a call without an end may be silent again. */
  heard(): void;
  stop(): void;
}

/** Calls back if a call is still unanswered long after the server should have given it up. */
export function onSilence(
  method: string,
  params: CallParameters | null,
  isEndless: boolean | undefined,
  callback: (error: ServerSilentError) => void,
): SilenceTimer {
  const error = () => new ServerSilentError(`The server runs, and has not answered ${method} in time`);
  const milliseconds = isEndless
    ? endlessMilliseconds
    : Math.min(params?.timeoutMilliseconds ?? defaultMilliseconds, longestMilliseconds);
  // In two steps: after this process was suspended or busy, what arrived meanwhile is read first.
  const wait = () =>
    setTimeout(() => {
      timer = setTimeout(() => callback(error()), graceMilliseconds);
    }, milliseconds);
  let timer = wait();
  const stop = () => clearTimeout(timer);
  const heard = () => {
    if (!isEndless) return;
    stop();
    timer = wait();
  };
  return { heard, stop };
}
