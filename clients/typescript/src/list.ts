// SPDX-License-Identifier: MIT
import { onAbort, throwIfAborted } from "./abort.js";
import type { CallOptions, Caller, Part } from "./caller.js";
import type { Fault, Page, Summary } from "./generated/page.js";
import { Queue } from "./queue.js";

/** The options of a list method, besides its params. */
export interface ListOptions extends CallOptions {
  /** Called with each failed attempt at a page; if `willRetry` is false, the list ends with an error. */
  onFault?: ((fault: Fault) => void) | undefined;
  /** Called with the totals, once all rows have been read. */
  onSummary?: ((summary: Summary) => void) | undefined;
}

/**
 * The rows of a list method. No request is sent until the list is read; each reading sends new ones:
 *
 * ```ts
 * for await (const movie of client.movies.nowPlaying()) console.log(movie.title);
 * ```
 *
 * Rows arrive while the server still fetches the next pages; leaving the loop cancels the rest.
 * Unread pages are kept here, so that calls made inside the loop are answered meanwhile. `limit` and
 * `maxPages` bound the list.
 */
export class List<Row> implements AsyncIterable<Row> {
  readonly #caller: Caller;
  readonly #method: string;
  readonly #params: object;
  readonly #options: ListOptions;

  constructor(caller: Caller, method: string, params: object, options: ListOptions) {
    this.#caller = caller;
    this.#method = method;
    this.#params = params;
    this.#options = options;
  }

  /** The rows, as their pages arrive. */
  [Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    const pages = this.pages();
    return leavable(this.#rows(pages), () => void pages.return());
  }

  /** All rows, once the last one has arrived. */
  async toArray(): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const page of this.pages()) rows.push(...page.items);
    return rows;
  }

  /** A single page, with the totals and the number of the next page; the first is 1. */
  page(number: number): Promise<Page<Row>> {
    const { signal, onProgress } = this.#options;
    const params = { ...this.#params, page: number };
    return this.#caller.request(this.#method, params, { signal, onProgress });
  }

  /** The pages, as they arrive. */
  pages(): AsyncGenerator<Page<Row>, void, undefined> {
    const pages = new Queue<Page<Row>>();
    return leavable(this.#read(pages), () => pages.end());
  }

  async *#rows(pages: AsyncIterable<Page<Row>>): AsyncGenerator<Row, void, undefined> {
    for await (const page of pages) {
      for (const row of page.items) {
        throwIfAborted(this.#options.signal);
        yield row;
      }
    }
  }

  /** Sends the request, and yields its pages from a queue. */
  async *#read(pages: Queue<Page<Row>>): AsyncGenerator<Page<Row>, void, undefined> {
    const { signal, onProgress, onFault, onSummary } = this.#options;
    throwIfAborted(signal);
    const onPart = (part: Part) => {
      if (part.kind === "page") pages.push(part as Page<Row>);
      if (part.kind === "error") onFault?.(part);
    };
    const reading = new AbortController();
    const stop = onAbort(signal, (error) => {
      pages.abort(error);
      reading.abort();
    });
    let summary: Summary | undefined;
    try {
      const options = { signal: reading.signal, onProgress, onPart };
      this.#caller
        .request<Summary | Page<Row>>(this.#method, this.#params, options)
        .then((answer) => {
          // A server that does not stream answers with the one page that was requested.
          if (answer.kind === "page") pages.push(answer);
          else summary = answer;
          pages.end();
        })
        .catch((error: unknown) => pages.fail(error));
      yield* pages;
      if (summary) onSummary?.(summary);
    } finally {
      stop();
      reading.abort();
    }
  }
}

/** Lets `return` end a generator at once, even while it awaits a value; by itself it would wait. */
function leavable<Value>(
  generator: AsyncGenerator<Value, void, undefined>,
  leave: () => void,
): AsyncGenerator<Value, void, undefined> {
  const end = generator.return.bind(generator);
  generator.return = (value) => {
    leave();
    return end(value);
  };
  return generator;
}
