// SPDX-License-Identifier: MIT
import type { Fault, Page, PartialResult } from "./generated/page.js";
import type { WorkDoneBegin, WorkDoneEnd, WorkDoneReport } from "./generated/progress.js";

/** How far a call is: its beginning, then reports with a percentage, then its end. */
export type WorkDone = WorkDoneBegin | WorkDoneReport | WorkDoneEnd;

/** What may be given to every call besides its params. */
export interface CallOptions {
  /**
   * Gives the call up: it rejects at once with an `AbortError` whose `cause` is the signal's
   * reason, and the server stops working on it.
   */
  signal?: AbortSignal | undefined;
  /** Gets how far the call is. Lists tell it; what is answered at once does not. */
  onProgress?: ((progress: WorkDone) => void) | undefined;
}

/** What may be given to a call whose result comes in steps. */
export interface PartialOptions<Item> extends CallOptions {
  /** Gets what is known so far, before the call resolves with all of it. */
  onPartial?: ((item: Item) => void) | undefined;
}

/** What comes before the answer to a request with a partialResultToken. */
export type Part = Page<unknown> | Fault | PartialResult<unknown>;

/** What may be given to a request of any method. */
export interface RequestOptions extends CallOptions {
  /** Asks for the result in parts, and gets them. */
  onPart?: ((part: Part) => void) | undefined;
}

/** Whatever the typed methods run over: a process of our own, or an editor's connection. */
export abstract class Caller {
  /**
   * Sends a request by its name on the wire, for methods that have no function here.
   *
   * @param params - By name.
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
