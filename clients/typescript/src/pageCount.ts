// SPDX-License-Identifier: MIT
import { isRecord } from "./answers.js";
import type { Part } from "./caller.js";
import { RequestError } from "./errors.js";

/** Counts the pages or events of a stream, so that its answer can be held back until all of them have arrived. */
export class PageCount {
  #count = 0;
  #awaited = Infinity;
  #resolve = () => {};

  /** Handles a part that precedes the answer. */
  add(part: Part): void {
    if (part.kind === "page" || part.kind === "event") this.#count += 1;
    if (this.#count >= this.#awaited) this.#resolve();
  }

  /** Resolves once all pages, or else events, that the answer, or the error in its place, counts have arrived. */
  reached(answer: unknown): Promise<void> {
    const sent = answer instanceof RequestError ? answer.delivered : answer;
    const counts: Record<string, unknown> = isRecord(sent) ? sent : {};
    const count = counts.pageCount ?? counts.itemCount;
    this.#awaited = typeof count === "number" ? count : 0;
    return new Promise((resolve) => {
      if (this.#count >= this.#awaited) resolve();
      else this.#resolve = resolve;
    });
  }
}
