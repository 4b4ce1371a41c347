// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/** The beginning of a request's work. */
export interface WorkDoneBegin {
  /** Tells the beginning from the other notices. */
  kind: "begin";
  /** A title for the work, to show to the user. */
  title: string;
  /** The state of the work, to show to the user. */
  message?: string;
  /** The share of the work that is done, in percent. If absent, no report has one. At least `0`. At most `100`. */
  percentage?: number;
  /** Whether $/cancelRequest can cancel the work. */
  cancellable?: boolean;
}

/** The progress of a request's work. */
export interface WorkDoneReport {
  /** Tells a report from the other notices. */
  kind: "report";
  /** The state of the work, to show to the user. */
  message?: string;
  /** The share of the work that is done, in percent; it never falls. At least `0`. At most `100`. */
  percentage?: number;
  /** Whether $/cancelRequest can cancel the work. */
  cancellable?: boolean;
}

/** The end of a request's work. */
export interface WorkDoneEnd {
  /** Tells the end from the other notices. */
  kind: "end";
  /** The outcome, to show to the user. */
  message?: string;
}

/** One entry of the trace. */
export interface LogTrace {
  /** What the server did. */
  message: string;
  /** Details; present only at the level verbose. */
  verbose?: string;
}

/**
 * The level of detail of the trace.
 *
 * - `off`: Nothing.
 * - `messages`: What happens.
 * - `verbose`: What happens, with details.
 */
export type TraceLevel = "off" | "messages" | "verbose";

/** The trace level from now on. */
export interface SetTrace {
  /** The trace level. */
  value: TraceLevel;
}

/** The request to cancel. */
export interface Cancel {
  /** The id of the request. */
  id: string | number;
}
