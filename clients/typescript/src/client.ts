// SPDX-License-Identifier: MIT
import process from "node:process";
import { abortable, throwIfAborted, type AbortSignalLike } from "./abort.js";
import type { RequestOptions } from "./caller.js";
import { ClosedError } from "./errors.js";
import { findExecutable } from "./executable.js";
import type { InitializeResult } from "./generated/initialize.js";
import { Methods } from "./generated/methods.js";
import { notificationNames, type Notifications } from "./generated/notifications.js";
import type { TraceLevel } from "./generated/progress.js";
import type { LanguageTag, RegionCode } from "./generated/scalars.js";
import { Listeners, type Listener } from "./listeners.js";
import { Session } from "./session.js";

declare global {
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }
}

/** How the server is found and started; every option may be left out. */
export interface ClientOptions {
  /**
   * The `marquee` program; by default what MARQUEE_BIN names, otherwise the one that came with this
   * package, otherwise `marquee` on PATH.
   */
  executable?: string | undefined;
  /** Answers from the server's built-in catalogue, without keys or network. */
  sandbox?: boolean | undefined;
  /** Further arguments of the server; `marquee --help` lists them. */
  arguments?: readonly string[] | undefined;
  /** Environment variables to set in addition to this process's, such as keys; undefined removes one. */
  environment?: Record<string, string | undefined> | undefined;
  /** The default of the parameter `language`. */
  language?: LanguageTag | undefined;
  /** The default of the parameter `region`. */
  region?: RegionCode | undefined;
  /** The level of detail of `$/logTrace`. */
  trace?: TraceLevel | undefined;
  /** Called with each line that the server writes to stderr, such as warnings. */
  onLog?: ((line: string) => void) | undefined;
}

/** A running session, and its server's answer to `initialize`. */
interface Started {
  session: Session;
  server: InitializeResult;
}

/**
 * A client with its own server process, which the first call starts, and the next one after the
 * process has ended. It does not keep Node running while no answer is awaited.
 *
 * ```ts
 * const client = new MarqueeClient({ sandbox: true });
 * const movie = await client.movies.get({ id: "amc:movie:64825" });
 * await client.close();
 * ```
 */
export class MarqueeClient extends Methods {
  /** Closes the client, for `await using`; defined if the runtime has `Symbol.asyncDispose`. */
  declare [Symbol.asyncDispose]: () => Promise<void>;

  readonly #options: ClientOptions;
  readonly #listeners = new Listeners();
  #session: Session | undefined;
  #started: Promise<Started> | undefined;
  /** The number of calls that wait for the server's start. */
  #waiting = 0;
  #isClosed = false;

  constructor(options: ClientOptions = {}) {
    super();
    this.#options = options;
  }

  /**
   * The path of the server's program: of the one that is running, otherwise of the one that a call
   * would start.
   *
   * @throws `BackendNotFoundError` if there is none.
   */
  get executable(): string {
    const { executable, environment } = this.#options;
    return this.#session?.executable ?? findExecutable(executable, { ...process.env, ...environment });
  }

  /**
   * Starts the server, unless it is running. Needed only to start again after `close`, or to find
   * out early whether there is a server, and which one.
   */
  async start(): Promise<InitializeResult> {
    this.#isClosed = false;
    return (await this.#begun()).server;
  }

  /**
   * Listens to a notification of the server, while it is running. Listening alone neither starts it
   * nor keeps Node running.
   *
   * @returns a function that stops listening.
   */
  on<Name extends keyof Notifications>(name: Name, listener: Listener<Name>): () => void {
    return this.#listeners.add(name, listener);
  }

  async request<Result>(method: string, params: object = {}, options: RequestOptions = {}): Promise<Result> {
    if (this.#isClosed) throw new ClosedError("The client is closed; start() starts it again");
    throwIfAborted(options.signal);
    const { session } = await this.#begun(options.signal);
    return (await session.request(method, params, options)) as Result;
  }

  /** Stops the server and resolves when it has ended. Unanswered calls reject. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const session = this.#session;
    this.#session = this.#started = undefined;
    await session?.close();
  }

  /** Gives up a start that is no longer awaited, since it would keep Node running. */
  async #begun(signal?: AbortSignalLike): Promise<Started> {
    this.#waiting += 1;
    try {
      return await abortable(this.#running(), signal);
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#session?.giveUp();
    }
  }

  #running(): Promise<Started> {
    if (this.#started) return this.#started;
    const started = this.#begin();
    this.#started = started;
    started.catch(() => {
      if (this.#started === started) this.#started = undefined;
    });
    return started;
  }

  async #begin(): Promise<Started> {
    const { sandbox, language, region, trace } = this.#options;
    const session: Session = new Session({
      executable: this.#options.executable,
      arguments: [...(sandbox ? ["--sandbox"] : []), ...(this.#options.arguments ?? [])],
      environment: this.#options.environment ?? {},
      onLog: this.#options.onLog,
      onNotification: (name, params) => this.#listeners.notify(name, params),
      onEnd: () => {
        if (this.#session === session) this.#session = this.#started = undefined;
      },
    });
    this.#session = session;
    const server = await session.initialize({
      processId: process.pid,
      clientInfo: { name: "marquee-client" },
      capabilities: {},
      trace,
      initializationOptions: {
        notifications: [...notificationNames],
        ...(language && { language }),
        ...(region && { region }),
      },
    });
    return { session, server };
  }
}

if (typeof Symbol.asyncDispose === "symbol") {
  Object.defineProperty(MarqueeClient.prototype, Symbol.asyncDispose, {
    value(this: MarqueeClient) {
      return this.close();
    },
  });
}
