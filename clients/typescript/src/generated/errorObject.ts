// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/** An error as JSON-RPC 2.0 gives it (specification, section 5.1). */
export interface ErrorObject {
  /** What went wrong, by number. */
  code: number;
  /** What went wrong, for people. */
  message: string;
  /** What a program can use of it. */
  data: ErrorData;
}

/**
 * What a program can use of an error. Which members are there depends on the kind; those that always are, the list of
 * errors names.
 */
export interface ErrorData {
  /** What went wrong, by name: one of the kinds in the list of errors. */
  kind: string;
  /** True if the same request may succeed later. */
  retryable: boolean;
  /** What the user can do about it. */
  hint?: string;
  /** Which part of the params is wrong (JSON Pointer, RFC 6901). Matches `^(/.*)?$`. */
  path?: string;
  /** What should stand there. */
  expected?: string;
  /** What stands there. */
  got?: string;
  /** The known method or member whose name is nearest. */
  nearest?: string;
  /** Where in the message its text stops being JSON. In bytes. At least `0`. */
  offset?: number;
  /** The limit that the message is over. In bytes. At least `0`. */
  limitBytes?: number;
  /** The method that was asked for. */
  method?: string;
  /** The upstream that was asked. */
  provider?: string;
  /** How often it was asked. In requests. At least `0`. */
  attempts?: number;
  /**
   * The status of its last response; 600 and above are no statuses of HTTP, and yet some send them. At least `100`. At
   * most `999`.
   */
  httpStatus?: number;
  /** The code that the upstream itself gives the error. */
  upstreamCode?: number;
  /** The text that the upstream itself gives the error. */
  upstreamMessage?: string;
  /** How long to wait before another try, in tenths, rounded up. In seconds. At least `0`. */
  retryAfterSeconds?: number;
  /** What was asked for, with the secrets taken out. */
  url?: string;
  /** What the stream had sent before it failed or was cancelled. */
  delivered?: Delivered;
  /** The page to ask for to get the rest. At least `1`. */
  resumeFromPage?: number;
}

/** What a stream had sent before it failed. */
export interface Delivered {
  /** How many pages were sent. At least `0`. */
  pageCount: number;
  /** How many rows they held. At least `0`. */
  itemCount: number;
}
