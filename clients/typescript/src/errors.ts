// SPDX-License-Identifier: MIT
import type { ErrorData } from "./generated/errorObject.js";

/** The base class of every error that this package throws. `kind` is the name of the error. */
export abstract class MarqueeError extends Error {
  abstract readonly kind: string;
  /** Whether the same call may succeed later. */
  abstract readonly retryable: boolean;

  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = new.target.name;
  }

  /** Its JSON form, for logs: its members and its message, which JSON leaves out of errors. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/**
 * The server answered a request with an error. Each kind has its own class, such as
 * `NotFoundError`; an error of an unknown kind is of this class.
 */
export class RequestError extends MarqueeError {
  /** The JSON-RPC error code, such as -32012. */
  readonly code: number;
  readonly kind: string;
  readonly retryable: boolean;
  /** The details of the error; the kind decides which members are present. */
  readonly data: ErrorData;

  constructor(code: number, message: string, data: ErrorData, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
    this.kind = data.kind;
    this.retryable = data.retryable;
    this.data = data;
  }

  /** The time to wait before another attempt, in seconds; undefined if not known. */
  get retryAfterSeconds(): number | undefined {
    return this.data.retryAfterSeconds;
  }

  /** What to do about the error, as one writes it here; `data.hint` has the server's own words. */
  get hint(): string | undefined {
    const set = `client.credentials.set({ provider: "${this.data.provider ?? "amc"}", key: "…" })`;
    return this.data.hint?.replace("credentials/set", set).replace("--sandbox", "new MarqueeClient({ sandbox: true })");
  }

  /** How much of a list was sent before it failed; how much of it you got before you aborted it. */
  get delivered(): ErrorData["delivered"] {
    return this.data.delivered;
  }

  /** The page to continue from: `client.movies.popular({ page: error.resumeFromPage })`. */
  get resumeFromPage(): number | undefined {
    return this.data.resumeFromPage;
  }
}

/** A provider (AMC, TMDB or Pixabay) caused a request to fail. */
export class UpstreamError extends RequestError {
  /** The provider that was asked. */
  get provider(): string | undefined {
    return this.data.provider;
  }

  /** The number of requests sent to the provider. */
  get attempts(): number | undefined {
    return this.data.attempts;
  }

  /** The HTTP status of the provider's last response. */
  get httpStatus(): number | undefined {
    return this.data.httpStatus;
  }
}

/** There is no `marquee` program. The message says where it was looked for and how to build it. */
export class BackendNotFoundError extends MarqueeError {
  readonly kind = "backendNotFound";
  readonly retryable = false;
}

/** How a server process ended. */
export interface ServerExit {
  /** The exit code; null if a signal ended the process, or if it could not be started. */
  exitCode: number | null;
  /** The signal that ended the process, such as `SIGKILL`. */
  signal: string | null;
  /** The last lines that the process wrote to stderr. */
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
 * The server is running, but did not answer within `timeoutMilliseconds` (default 30 s) plus ten
 * seconds; it may have been suspended.
 */
export class ServerSilentError extends MarqueeError {
  readonly kind = "serverSilent";
  readonly retryable = true;
}

/** The server does not speak the protocol, so it is not Marquee, or another version. */
export class ProtocolError extends MarqueeError {
  readonly kind = "protocolError";
  readonly retryable = false;
  /** What the server sent, shortened. */
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
