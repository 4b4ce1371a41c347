// SPDX-License-Identifier: MIT
import type { AbortSignalLike } from "./abort.js";
import type { Fault, Page, PartialResult } from "./generated/page.js";
import type { WorkDoneBegin, WorkDoneEnd, WorkDoneReport } from "./generated/progress.js";
import type { WatchBookmark, WatchEventPart, WatchGap } from "./generated/watch.js";

/** The progress of a call: its beginning, then reports with a percentage, then its end. */
export type WorkDone = WorkDoneBegin | WorkDoneReport | WorkDoneEnd;

/** The options of every call, besides its params. */
export interface CallOptions {
  /**
   * Aborts the call: it rejects at once with an `AbortError` whose `cause` is the signal's
   * reason, and the server stops working on it. Any `AbortSignal` will do.
   */
  signal?: AbortSignalLike | undefined;
  /** Called with the progress. Lists report it; calls that are answered at once don't. */
  onProgress?: ((progress: WorkDone) => void) | undefined;
}

/** The options of a call whose result comes in steps. */
export interface PartialOptions<Item> extends CallOptions {
  /** Called with what is known so far, before the call resolves with the whole. */
  onPartial?: ((item: Item) => void) | undefined;
}

/** What is sent before the answer to a request with a partialResultToken. */
export type Part = Page<unknown> | Fault | PartialResult<unknown> | WatchEventPart | WatchBookmark | WatchGap;

/** The options of a request for any method. */
export interface RequestOptions extends CallOptions {
  /** Requests the result in parts, and is called with each. */
  onPart?: ((part: Part) => void) | undefined;
  /** Whether it goes on until it is aborted, so that only its silence has a limit. */
  isEndless?: boolean | undefined;
}

/** What the typed methods run over: a process of this package, or an editor's connection. */
export abstract class Caller {
  /**
   * Sends a request by its name on the wire, for methods that have no function here.
   *
   * @param params - The params by name.
   */
  abstract request<Result = unknown>(method: string, params?: object, options?: RequestOptions): Promise<Result>;

  /** Sends a request whose result may come in steps. */
  call<Result>(method: string, params: object, { onPartial, ...options }: PartialOptions<Result>): Promise<Result> {
    if (!onPartial) return this.request(method, params, options);
    const onPart = (part: Part) => {
      if (part.kind === "partial") onPartial(part.item as Result);
    };
    return this.request(method, params, { ...options, onPart });
  }
}
