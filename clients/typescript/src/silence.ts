// SPDX-License-Identifier: MIT
import { ServerSilentError } from "./errors.js";
import type { CallParameters } from "./generated/parameters.js";

/** The contract's default and maximum for `timeoutMilliseconds`. */
const defaultMilliseconds = 30_000;
const longestMilliseconds = 600_000;

/** How much later than that a server may answer. */
const graceMilliseconds = 10_000;

/**
 * Calls back if a call is still unanswered long after the server should have given it up; returns a
 * function that cancels this.
 */
export function onSilence(
  method: string,
  params: CallParameters | null,
  callback: (error: ServerSilentError) => void,
): () => void {
  const error = () => new ServerSilentError(`The server runs, and has not answered ${method} in time`);
  // In two steps: after this process was suspended or busy, what arrived meanwhile is read first.
  let timer = setTimeout(
    () => {
      timer = setTimeout(() => callback(error()), graceMilliseconds);
    },
    Math.min(params?.timeoutMilliseconds ?? defaultMilliseconds, longestMilliseconds),
  );
  return () => clearTimeout(timer);
}
