// SPDX-License-Identifier: MIT
import { ServerSilentError } from "./errors.js";
import type { CallParameters } from "./generated/parameters.js";

/** What `timeoutMilliseconds` is where a call says nothing, and at most, by the contract. */
const defaultMilliseconds = 30_000;
const longestMilliseconds = 600_000;

/** How much later than that a server may answer. */
const graceMilliseconds = 10_000;

/**
 * Calls back if a call is still not answered when the server should long have given it up; what it
 * returns takes that back.
 */
export function onSilence(
  method: string,
  params: CallParameters | null,
  callback: (error: ServerSilentError) => void,
): () => void {
  const error = () => new ServerSilentError(`The server runs, and has not answered ${method} in time`);
  // In two steps: after this process itself was stopped or busy, what came meanwhile is read first.
  let timer = setTimeout(
    () => {
      timer = setTimeout(() => callback(error()), graceMilliseconds);
    },
    Math.min(params?.timeoutMilliseconds ?? defaultMilliseconds, longestMilliseconds),
  );
  return () => clearTimeout(timer);
}
