import { AbortError, isRecord, requestError } from "./answers.js";
import { abortable } from "./abortable.js";
import type { Part, RequestOptions, WorkDone } from "./caller.js";
import { ClosedError } from "./errors.js";
import { Methods } from "./generated/methods.js";
import type { Notifications } from "./generated/notifications.js";
import { Listeners, type Listener } from "./listeners.js";

export { notificationNames } from "./generated/notifications.js";

/** What can be given back, as vscode-jsonrpc's `Disposable`. */
export interface DisposableLike {
  dispose(): void;
}

/** As vscode-jsonrpc's `CancellationToken`. */
export interface CancellationTokenLike {
  readonly isCancellationRequested: boolean;
  onCancellationRequested(listener: (event: unknown) => unknown): DisposableLike;
}

/**
 * What is used of a connection: vscode-jsonrpc's `MessageConnection` has it, and so has the
 * `LanguageClient` of vscode-languageclient.
 */
export interface ConnectionLike {
  sendRequest(method: string, params: object, token: CancellationTokenLike): Promise<unknown>;
  onNotification(method: string, handler: (params: never) => void): DisposableLike;
  // The type of progress only serves the compiler; any object will do.
  onProgress(type: any, token: string | number, handler: (value: never) => void): DisposableLike;
  onClose?(listener: () => void): DisposableLike;
  onDispose?(listener: () => void): DisposableLike;
}

/** Tokens of this module, among those of all others that use the same connection. */
let tokenCount = 0;

/**
 * The typed methods over a connection that an editor's extension has already:
 *
 * ```ts
 * const marquee = new ConnectionClient(connection);
 * for await (const movie of marquee.movies.nowPlaying()) …
 * ```
 *
 * The connection stays its owner's, who listens on it, sends `initialize` with the
 * `initializationOptions` `{ notifications: notificationNames }`, and disposes of it.
 */
export class ConnectionClient extends Methods {
  readonly #connection: ConnectionLike;
  readonly #listeners = new Listeners();
  readonly #closing = new AbortController();
  readonly #subscriptions = new Map<string, DisposableLike>();

  constructor(connection: ConnectionLike) {
    super();
    this.#connection = connection;
    // A connection whose other end is gone leaves its requests unanswered for good.
    const close = () => this.#closing.abort(new ClosedError("The connection was closed"));
    connection.onClose?.(close);
    connection.onDispose?.(close);
  }

  /**
   * Hears what the server sends on its own. A connection has one handler for each notification;
   * those that are listened to here are handled here.
   *
   * @returns a function that ends it.
   */
  on<Name extends keyof Notifications>(name: Name, listener: Listener<Name>): () => void {
    const stop = this.#listeners.add(name, listener);
    if (!this.#subscriptions.has(name)) {
      const notify = (params: Notifications[Name]) => this.#listeners.notify(name, params);
      this.#subscriptions.set(name, this.#connection.onNotification(name, notify));
    }
    return stop;
  }

  async request<Result>(
    method: string,
    params: object = {},
    { signal, onPart, onProgress }: RequestOptions = {},
  ): Promise<Result> {
    if (signal?.aborted) throw new AbortError(signal.reason);
    // Ends the call: by the caller's signal, by the connection's end, or by what a callback threw.
    const call = new AbortController();
    const onAbort = () => call.abort(new AbortError(signal?.reason));
    const onClose = () => call.abort(this.#closing.signal.reason);
    signal?.addEventListener("abort", onAbort);
    this.#closing.signal.addEventListener("abort", onClose);
    if (this.#closing.signal.aborted) onClose();
    const part = onPart && this.#expect("partialResultToken", onPart, call);
    const work = onProgress && this.#expect("workDoneToken", onProgress, call);
    try {
      const named = { ...params, ...part?.tokens, ...work?.tokens };
      const answer = this.#connection.sendRequest(method, named, token(call.signal));
      return (await abortable(answer, call.signal)) as Result;
    } catch (error) {
      throw call.signal.aborted ? call.signal.reason : ownError(error);
    } finally {
      signal?.removeEventListener("abort", onAbort);
      this.#closing.signal.removeEventListener("abort", onClose);
      part?.handler.dispose();
      work?.handler.dispose();
    }
  }

  #expect<Value extends Part | WorkDone>(
    name: string,
    handler: (value: Value) => void,
    call: AbortController,
  ): { tokens: Record<string, string>; handler: DisposableLike } {
    const token = `marquee-client-${++tokenCount}`;
    const handle = (value: Value) => {
      try {
        if (!call.signal.aborted) handler(value);
      } catch (error) {
        call.abort(error);
      }
    };
    const subscription = this.#connection.onProgress({}, token, handle);
    return { tokens: { [name]: token }, handler: subscription };
  }
}

/** A signal as a cancellation token. */
function token(signal: AbortSignal): CancellationTokenLike {
  return {
    get isCancellationRequested() {
      return signal.aborted;
    },
    onCancellationRequested(listener) {
      const onAbort = () => listener(undefined);
      signal.addEventListener("abort", onAbort);
      return { dispose: () => signal.removeEventListener("abort", onAbort) };
    },
  };
}

/** The codes by which vscode-jsonrpc itself says that a connection can't be used (any more). */
const connectionCodes = { least: -32099, most: -32096 };

/** The class of ours for what a connection rejects with. */
function ownError(error: unknown): unknown {
  if (!(error instanceof Error) || !isRecord(error)) return error;
  const { code, data } = error as { code?: unknown; data?: unknown };
  if (typeof code !== "number") return error;
  const isConnections = code >= connectionCodes.least && code <= connectionCodes.most;
  // Its ConnectionError counts from 1.
  if (isConnections || code > 0) return new ClosedError(error.message, { cause: error });
  return requestError({ code, message: error.message, data }, { cause: error });
}
