// SPDX-License-Identifier: MIT
import { onAbort, throwIfAborted } from "./abort.js";
import { requestError } from "./answers.js";
import type { Part, RequestOptions, WorkDone } from "./caller.js";
import { ClosedError, MarqueeError } from "./errors.js";
import { Methods } from "./generated/methods.js";
import type { Notifications } from "./generated/notifications.js";
import { Listeners, type Listener } from "./listeners.js";
import { PageCount } from "./pageCount.js";
import { sendable } from "./params.js";
import { onSilence } from "./silence.js";

export { notificationNames } from "./generated/notifications.js";
export { showEvents, type KeptState, type MessageWindow, type NoticeOptions } from "./notices.js";

/** Like vscode-jsonrpc's `Disposable`. */
export interface DisposableLike {
  dispose(): void;
}

/** Like vscode-jsonrpc's `CancellationToken`. */
export interface CancellationTokenLike {
  readonly isCancellationRequested: boolean;
  onCancellationRequested(listener: (event: unknown) => unknown): DisposableLike;
}

/**
 * The part of a connection that is used: vscode-jsonrpc's `MessageConnection` has it, and so has
 * the `LanguageClient` of vscode-languageclient.
 */
export interface ConnectionLike {
  sendRequest(method: string, params: object, token: CancellationTokenLike): Promise<unknown>;
  onNotification(method: string, handler: (params: any) => void): DisposableLike;
  // The progress type only serves the compiler; any object will do.
  onProgress(type: any, token: string | number, handler: (value: any) => void): DisposableLike;
  onClose?(listener: () => void): DisposableLike;
  onDispose?(listener: () => void): DisposableLike;
}

/** How long a closed connection may take to deliver what it has received. */
const drainMilliseconds = 500;

/** Makes this module's tokens unique among those of other users of the connection. */
let tokenCount = 0;

/**
 * The typed methods over a connection that an editor extension already has:
 *
 * ```ts
 * const marquee = new ConnectionClient(connection);
 * for await (const movie of marquee.movies.nowPlaying()) …
 * ```
 *
 * The connection still belongs to its owner, who listens on it, sends `initialize` with the
 * `initializationOptions` `{ notifications: notificationNames }`, and disposes of it.
 */
export class ConnectionClient extends Methods {
  readonly #connection: ConnectionLike;
  readonly #listeners = new Listeners();
  readonly #subscriptions = new Map<string, DisposableLike>();

  constructor(connection: ConnectionLike) {
    super();
    this.#connection = connection;
  }

  /**
   * Listens to a notification of the server. A connection has one handler for each notification; this
   * replaces it.
   *
   * @returns a function that stops listening.
   */
  on<Name extends keyof Notifications>(name: Name, listener: Listener<Name>): () => void {
    const stop = this.#listeners.add(name, listener);
    if (this.#subscriptions.has(name)) return stop;
    const notify = (params: Notifications[Name]) => this.#listeners.notify(name, params);
    try {
      this.#subscriptions.set(name, this.#connection.onNotification(name, notify));
      return stop;
    } catch (error) {
      stop();
      throw ownError(error);
    }
  }

  async request<Result>(
    method: string,
    params: object = {},
    { signal, onPart, onProgress, isEndless }: RequestOptions = {},
  ): Promise<Result> {
    throwIfAborted(signal);
    const cancel = new AbortController();
    const giveUp = (error: MarqueeError) => cancel.abort(error);
    const silence = onSilence(method, params, isEndless, giveUp);
    const stops = [onAbort(signal, giveUp), silence.stop, this.#onEnd(giveUp)];
    const pages = onPart && new PageCount();
    const count = (part: Part) => {
      silence.heard();
      onPart?.(part);
      pages?.add(part);
    };
    const part = onPart && this.#expect("partialResultToken", count, cancel);
    const work = onProgress && this.#expect("workDoneToken", onProgress, cancel);
    try {
      return await new Promise<Result>((resolve, reject) => {
        cancel.signal.addEventListener("abort", () => reject(cancel.signal.reason));
        const named = { ...sendable(params), ...part?.tokens, ...work?.tokens };
        this.#answer(method, named, cancel.signal, pages).then((result) => resolve(result as Result), reject);
      });
    } finally {
      for (const stop of stops) stop();
      part?.handler.dispose();
      work?.handler.dispose();
    }
  }

  /** Rejects requests on a closed connection, which leaves them unanswered for ever. */
  #onEnd(callback: (error: ClosedError) => void): () => void {
    const end = () => callback(new ClosedError("The connection was closed"));
    // It still delivers what it has received, one message at a time.
    const closing = this.#connection.onClose?.(() => setTimeout(end, drainMilliseconds));
    const disposing = this.#connection.onDispose?.(end);
    return () => {
      closing?.dispose();
      disposing?.dispose();
    };
  }

  /**
   * The answer to a request, held back until its pages have arrived: a connection with a
   * `maxParallelism` delivers answers at once, and earlier notifications later.
   */
  async #answer(method: string, params: object, signal: AbortSignal, pages: PageCount | undefined): Promise<unknown> {
    try {
      const result = await this.#connection.sendRequest(method, params, token(signal));
      await pages?.reached(result);
      return result;
    } catch (error) {
      const own = ownError(error);
      await pages?.reached(own);
      throw own;
    }
  }

  #expect<Value extends Part | WorkDone>(
    name: string,
    handler: (value: Value) => void,
    cancel: AbortController,
  ): { tokens: Record<string, string>; handler: DisposableLike } {
    const token = `marquee-client-${++tokenCount}`;
    const handle = (value: Value) => {
      try {
        if (!cancel.signal.aborted) handler(value);
      } catch (error) {
        cancel.abort(error);
      }
    };
    const subscription = this.#connection.onProgress({}, token, handle);
    return { tokens: { [name]: token }, handler: subscription };
  }
}

/** Wraps a signal as a cancellation token. */
function token(signal: AbortSignal): CancellationTokenLike {
  return {
    get isCancellationRequested() {
      return signal.aborted;
    },
    onCancellationRequested(listener) {
      const onAbort = () => {
        try {
          listener(undefined);
        } catch {
          // A closed connection throws; there is nobody left to notify.
        }
      };
      signal.addEventListener("abort", onAbort);
      return { dispose: () => signal.removeEventListener("abort", onAbort) };
    },
  };
}

/** The codes by which vscode-jsonrpc says that a connection can't be used (any more). */
const connectionCodes = { least: -32099, most: -32096 };

/** Converts what a connection rejects with to an error of this package. */
function ownError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof MarqueeError) return error;
  const { code, data } = error as { code?: unknown; data?: unknown };
  if (typeof code !== "number") return error;
  const isConnections = code >= connectionCodes.least && code <= connectionCodes.most;
  // Its ConnectionError counts from 1.
  if (isConnections || code > 0) return new ClosedError(error.message, { cause: error });
  return requestError({ code, message: error.message, data }, { cause: error });
}
