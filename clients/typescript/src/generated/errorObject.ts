// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/** An error as defined by JSON-RPC 2.0 (specification, section 5.1). */
export interface ErrorObject {
  /** The error code; the list of errors has all of them. */
  code: number;
  /** A message to show to the user: a sentence without a full stop. */
  message: string;
  /** Details for programs. */
  data: ErrorData;
}

/**
 * Details of an error for programs. The kind decides which members are present; the list of errors names those that
 * always are.
 */
export interface ErrorData {
  /** The kind of error: one of those in the list of errors. */
  kind: string;
  /** Whether the same request may succeed later. */
  retryable: boolean;
  /** What the user can do about it. */
  hint?: string;
  /** The part of the params that is wrong, as a JSON Pointer (RFC 6901). Matches `^(/.*)?$`. */
  path?: string;
  /** What was expected there. */
  expected?: string;
  /** What was given instead. */
  got?: string;
  /** The existing method, member or code with the most similar name. */
  nearest?: string;
  /**
   * What may be meant in place of a value that isn't in its list, the most similar first. Without nearest, all that
   * there is, if that is little.
   */
  alternatives?: string[];
  /** The position, in bytes from 0, at which the message stops being JSON. At least `0`. */
  offset?: number;
  /** The limit that the message exceeds, in bytes. At least `0`. */
  limitBytes?: number;
  /**
   * The number that is allowed: of watches, or of bytes of their definitions. Present only if watch/add was refused for
   * it. At least `0`.
   */
  limit?: number;
  /** The method that was called. */
  method?: string;
  /** The provider that was asked. */
  provider?: string;
  /** The number of requests sent to the provider. At least `0`. */
  attempts?: number;
  /**
   * The HTTP status of the provider's last response. Some send non-standard values of 600 and above. At least `100`. At
   * most `999`.
   */
  httpStatus?: number;
  /** The provider's own code for the error. */
  upstreamCode?: number;
  /** The provider's own message. */
  upstreamMessage?: string;
  /** The time to wait before another attempt, in seconds, rounded up to tenths. At least `0`. */
  retryAfterSeconds?: number;
  /** The URL of the failed request, with secrets removed. */
  url?: string;
  /** What a stream had sent before it failed or was cancelled. */
  delivered?: Delivered;
  /** The after with which to go on. Present only if watch/follow failed or was cancelled. At least `0`. */
  cursor?: number;
  /** The page that failed: ask for it to get the rest. Present only if a stream failed. At least `1`. */
  resumeFromPage?: number;
}

/** What a stream had sent before it failed or was cancelled. */
export interface Delivered {
  /** The number of pages sent. At least `0`. */
  pageCount: number;
  /** The number of rows on those pages. At least `0`. */
  itemCount: number;
}
