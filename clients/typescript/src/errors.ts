// SPDX-License-Identifier: MIT
import type { ErrorData } from "./generated/errorObject.js";

/** Anything that this package throws. `kind` tells one error from another by name. */
export abstract class MarqueeError extends Error {
  abstract readonly kind: string;
  /** True if the same call may succeed later. */
  abstract readonly retryable: boolean;

  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
  }

  /** What JSON, and so many a log, tells of it: its members, and its message, which JSON leaves out of errors. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/**
 * The server answered a request with an error. Each kind has a class of its own, such as
 * `NotFoundError`; an error of a kind that is not known here is of this class.
 */
export class RequestError extends MarqueeError {
  /** The JSON-RPC error code, such as -32012. */
  readonly code: number;
  readonly kind: string;
  readonly retryable: boolean;
  /** All that the server says of it; which members are there depends on the kind. */
  readonly data: ErrorData;

  constructor(code: number, message: string, data: ErrorData, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
    this.kind = data.kind;
    this.retryable = data.retryable;
    this.data = data;
  }

  /** How long to wait before the same call may succeed, in seconds, where known. */
  get retryAfterSeconds(): number | undefined {
    return this.data.retryAfterSeconds;
  }

  /** What the user can do about it. */
  get hint(): string | undefined {
    return this.data.hint;
  }

  /** How much of a list had been sent before it failed. */
  get delivered(): ErrorData["delivered"] {
    return this.data.delivered;
  }

  /** The page to go on with: `client.movies.popular({ page: error.resumeFromPage })`. */
  get resumeFromPage(): number | undefined {
    return this.data.resumeFromPage;
  }
}

/** The provider (AMC, TMDB or Pixabay) is why a request failed. */
export class UpstreamError extends RequestError {
  /** Which provider. */
  get provider(): string | undefined {
    return this.data.provider;
  }

  /** How often it was asked. */
  get attempts(): number | undefined {
    return this.data.attempts;
  }

  /** The HTTP status of its answer. */
  get httpStatus(): number | undefined {
    return this.data.httpStatus;
  }
}

/** There is no `marquee` to start. The message says where it was looked for and how to build it. */
export class BackendNotFoundError extends MarqueeError {
  readonly kind = "backendNotFound";
  readonly retryable = false;
}

/** How a server process ended. */
export interface ServerExit {
  /** Its exit code; null if a signal ended it, or if it could not be started. */
  exitCode: number | null;
  /** The signal that ended it, such as `SIGKILL`. */
  signal: string | null;
  /** The last lines that it wrote to stderr. */
  stderr: readonly string[];
}

/** The server's process ended, or could not be started. The next call starts another one. */
export class ServerExitedError extends MarqueeError implements ServerExit {
  readonly kind = "serverExited";
  readonly retryable = true;
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly stderr: readonly string[];

  constructor(message: string, exit: ServerExit, options?: { cause?: unknown }) {
    super([message, ...exit.stderr].join("\n  "), options);
    this.exitCode = exit.exitCode;
    this.signal = exit.signal;
    this.stderr = exit.stderr;
  }
}

/**
 * The server runs, and did not answer in `timeoutMilliseconds` (30 s unless said) and ten seconds
 * more; it may have been stopped.
 */
export class ServerSilentError extends MarqueeError {
  readonly kind = "serverSilent";
  readonly retryable = true;
}

/** What came from the server is not the protocol, so that it is not a (matching) marquee. */
export class ProtocolError extends MarqueeError {
  readonly kind = "protocolError";
  readonly retryable = false;
  /** What it sent, shortened. */
  readonly received: string;

  constructor(message: string, received: string, options?: { cause?: unknown }) {
    const shortened = received.length > 200 ? received.slice(0, 200) + "…" : received;
    super(`${message}: ${JSON.stringify(shortened)}`, options);
    this.received = shortened;
  }
}

/** The client, or the connection that it uses, was closed. */
export class ClosedError extends MarqueeError {
  readonly kind = "closed";
  readonly retryable = false;
}
