// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/** Work has begun. */
export interface WorkDoneBegin {
  /** Tells the beginning from the other notices. */
  kind: "begin";
  /** What is being done. */
  title: string;
  /** How far it is, for people. */
  message?: string;
  /** How far it is. In percent. At least `0`. At most `100`. */
  percentage?: number;
  /** True if $/cancelRequest can end it. */
  cancellable?: boolean;
}

/** Work goes on. */
export interface WorkDoneReport {
  /** Tells a report from the other notices. */
  kind: "report";
  /** How far it is, for people. */
  message?: string;
  /** How far it is. In percent. At least `0`. At most `100`. */
  percentage?: number;
  /** True if $/cancelRequest can end it. */
  cancellable?: boolean;
}

/** Work has ended. */
export interface WorkDoneEnd {
  /** Tells the end from the other notices. */
  kind: "end";
  /** How it ended, for people. */
  message?: string;
}

/** One line of the trace. */
export interface LogTrace {
  /** What happens. */
  message: string;
  /** More of it, if verbose was asked for. */
  verbose?: string;
}

/**
 * How much of the trace to send.
 *
 * - `off`: Nothing.
 * - `messages`: What happens.
 * - `verbose`: What happens, with details.
 */
export type TraceLevel = "off" | "messages" | "verbose";

/** How much of the trace to send from now on. */
export interface SetTrace {
  /** The level. */
  value: TraceLevel;
}

/** Which request to cancel. */
export interface Cancel {
  /** The id of the request. */
  id: string | number;
}
