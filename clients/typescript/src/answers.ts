// SPDX-License-Identifier: MIT
import { RequestError } from "./errors.js";
import type { Delivered } from "./generated/errorObject.js";
import { type ErrorKind, errorKinds, RequestCancelledError } from "./generated/errors.js";

/** An error object from a server or a connection (JSON-RPC 2.0, section 5.1). */
export interface ErrorLike {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** Converts the error to its kind's class. Data that is missing is derived from the code. */
export function requestError(error: ErrorLike, options?: { cause?: unknown }): RequestError {
  const data = isRecord(error.data) ? error.data : {};
  const kind = typeof data.kind === "string" ? data.kind : kindOf(error.code);
  const known = isErrorKind(kind) ? errorKinds[kind] : undefined;
  const retryable = typeof data.retryable === "boolean" ? data.retryable : known?.retryable;
  const Type: typeof RequestError = known?.type ?? RequestError;
  const complete = { ...data, kind, retryable: retryable ?? false };
  return new Type(error.code, error.message, complete, options);
}

/** A call was given up because its signal was aborted, or its loop was left. */
export class AbortError extends RequestCancelledError {
  /**
   * @param reason - What the signal was aborted with; it becomes the `cause`.
   * @param delivered - How much of a list its reader has got.
   */
  constructor(reason: unknown, delivered?: Delivered) {
    const { code, retryable } = errorKinds.requestCancelled;
    const data = { kind: "requestCancelled", retryable, ...(delivered && { delivered }) };
    super(code, "The call was aborted", data, { cause: reason });
    // The name by which Node's and the web's own interfaces recognize this error.
    this.name = "AbortError";
  }
}

/** True for an object that is not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isErrorKind(kind: string): kind is ErrorKind {
  return Object.hasOwn(errorKinds, kind);
}

function kindOf(code: number): string {
  const entry = Object.entries(errorKinds).find(([, known]) => known.code === code);
  return entry?.[0] ?? "unknown";
}
