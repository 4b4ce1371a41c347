// SPDX-License-Identifier: MIT
import { onAbort, throwIfAborted, type AbortSignalLike } from "./abort.js";
import type { Caller, Part } from "./caller.js";
import { MarqueeError, ServerSilentError } from "./errors.js";
import type { WatchBookmark, WatchEvent, WatchEventPart, WatchGap, Watches } from "./generated/watch.js";
import { leavable } from "./list.js";
import { Queue } from "./queue.js";

/** How often in a row the log is asked for in vain before the loop gets the error. */
const attempts = 6;

/** The longest time between two attempts; the first follows at once, and each waits twice as long. */
const longestPauseMilliseconds = 30_000;

/** How many events may wait to be read; beyond that the server is asked again once they have been. */
const unreadLimit = 1000;

/** By this name, Node.js finds how an object wants to be printed. */
const inspect: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/** The options of a method that gives events, besides its params. */
export interface FeedOptions {
  /** Ends the loop with an `AbortError` whose `cause` is the signal's reason. */
  signal?: AbortSignalLike | undefined;
  /** Called when events are missing since the log no longer has them, with what is true now. */
  onGap?: ((gap: WatchGap) => void) | undefined;
  /** Called when nothing has happened for a minute, and when watches were added or removed. */
  onBookmark?: ((bookmark: WatchBookmark) => void) | undefined;
}

/** What the server sends for it. */
type FeedPart = WatchEventPart | WatchBookmark | WatchGap;

/** What to follow: the params of `watch/follow`. */
interface FeedParams {
  after?: number | undefined;
  limit?: number | undefined;
}

/**
 * The events of watches: what was missed since a cursor, then each as it happens, without an end:
 *
 * ```ts
 * for await (const event of client.watch.follow({ after: cursor })) console.log(event.message);
 * ```
 *
 * Leaving the loop cancels it. If the server ends, it is started again, and the loop goes on from the
 * last event that it got: none is missed, none comes twice. Another loop goes on where the one before
 * ended.
 */
export class WatchFeed implements AsyncIterable<WatchEvent> {
  readonly #caller: Caller;
  readonly #method: string;
  readonly #params: FeedParams;
  readonly #options: FeedOptions;
  #cursor: number | undefined;

  constructor(caller: Caller, method: string, params: FeedParams, options: FeedOptions) {
    this.#caller = caller;
    this.#method = method;
    this.#params = params;
    this.#options = options;
    this.#cursor = params.after;
  }

  /**
   * The place that was reached, from which another feed can go on; undefined until the first loop, if it
   * was not given.
   */
  get cursor(): number | undefined {
    return this.#cursor;
  }

  /** The events, as they happen. */
  [Symbol.asyncIterator](): AsyncGenerator<WatchEvent, void, undefined> {
    const leaving = new AbortController();
    return leavable(this.#read(leaving), () => leaving.abort());
  }

  /** What is printed instead of events. */
  toString(): string {
    return `Events of ${this.#method}: read them with \`for await (const event of feed)\``;
  }

  [inspect](): string {
    return this.toString();
  }

  async *#read(leaving: AbortController): AsyncGenerator<WatchEvent, void, undefined> {
    const { signal } = this.#options;
    throwIfAborted(signal);
    // A loop that is left while it begins ends without an error.
    const stop = onAbort(signal, () => leaving.abort());
    try {
      // What can't be started in the first place is for the caller to mend; once more, as one may just have ended.
      await this.#begin(leaving.signal).catch((error: unknown) => {
        if (!mayPass(error)) throw error;
        return this.#begin(leaving.signal);
      });
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    } finally {
      stop();
    }
    throwIfAborted(signal);
    let left = this.#params.limit ?? Infinity;
    let failures = 0;
    while (left > 0 && !leaving.signal.aborted) {
      throwIfAborted(signal);
      const parts = new Queue<FeedPart>();
      let end: { error?: unknown } | undefined;
      const asking = this.#ask(parts, left, (how) => (end = how));
      const stops = [
        onAbort(leaving.signal, () => parts.end()),
        onAbort(signal, (error) => parts.abort(error)),
        () => asking.abort(),
      ];
      try {
        for await (const part of parts) {
          failures = 0;
          const event = this.#take(part);
          if (!event) continue;
          left -= 1;
          yield event;
          throwIfAborted(signal);
        }
      } finally {
        for (const stop of stops) stop();
      }
      // Without an end there were too many to keep.
      if (!end) continue;
      if (!("error" in end)) return;
      if (!mayPass(end.error) || ++failures === attempts) throw end.error;
      await pause(failures, signal, leaving.signal);
    }
  }

  /** Makes sure that there is a server, and a cursor. */
  async #begin(signal: AbortSignalLike): Promise<void> {
    const options = { signal };
    if (this.#cursor !== undefined) await this.#caller.request("server/ping", {}, options);
    else this.#cursor = (await this.#caller.request<Watches>("watch/list", {}, options)).cursor;
  }

  /** Asks for what follows the cursor; its parts go to the queue, as many as may wait there. */
  #ask(parts: Queue<FeedPart>, left: number, onEnd: (how: { error?: unknown }) => void): AbortController {
    const asking = new AbortController();
    let isSuspended = false;
    const onPart = (part: Part) => {
      if (part.kind !== "event" && part.kind !== "bookmark" && part.kind !== "gap") return;
      parts.push(part);
      if (parts.length < unreadLimit) return;
      isSuspended = true;
      asking.abort();
    };
    const limit = left === Infinity ? {} : { limit: left };
    this.#caller
      .request(
        this.#method,
        { ...this.#params, after: this.#cursor, ...limit },
        { signal: asking.signal, onPart, isEndless: true },
      )
      .then(
        () => onEnd({}),
        (error: unknown) => {
          if (!isSuspended) onEnd({ error });
        },
      )
      .then(() => parts.end());
    return asking;
  }

  /** Handles a part; returns the event if it is one. */
  #take(part: FeedPart): WatchEvent | undefined {
    if (part.kind === "event") {
      this.#cursor = part.event.cursor;
      return part.event;
    }
    this.#cursor = part.cursor;
    if (part.kind === "gap") this.#options.onGap?.(part);
    else this.#options.onBookmark?.(part);
    return undefined;
  }
}

/** Whether it is worth another attempt. A server that runs and is silent would stay so. */
function mayPass(error: unknown): boolean {
  return error instanceof MarqueeError && error.retryable && !(error instanceof ServerSilentError);
}

/** Waits before the attempt after so many failures, or until one of the signals is aborted. */
function pause(failures: number, ...signals: (AbortSignalLike | undefined)[]): Promise<void> {
  const milliseconds = failures === 1 ? 0 : Math.min(1000 * 2 ** (failures - 2), longestPauseMilliseconds);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stops = signals.map((signal) => onAbort(signal, end));
  });
}
