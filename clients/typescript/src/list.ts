// SPDX-License-Identifier: MIT
import { onAbort } from "./abort.js";
import { AbortError } from "./answers.js";
import type { CallOptions, Caller, Part } from "./caller.js";
import type { Delivered } from "./generated/errorObject.js";
import type { Fault, Page, Summary } from "./generated/page.js";
import { named } from "./params.js";
import { Queue } from "./queue.js";

/** What someone is told who awaits or prints a list. */
const howToRead = "read it with `for await (const row of list)`, `await list.toArray()` or `await list.page(1)`";

/** By this name, Node.js finds how an object wants to be printed. */
const inspect: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/** The options of a list method, besides its params. */
export interface ListOptions extends CallOptions {
  /** Called with each failed attempt at a page; if `willRetry` is false, the list ends with an error. */
  onFault?: ((fault: Fault) => void) | undefined;
  /** Called with the totals, once all rows have been read. */
  onSummary?: ((summary: Summary) => void) | undefined;
}

/** The options of a list method that tells what it knows of its rows before the pages. */
export interface PartialListOptions<Row> extends ListOptions {
  /**
   * Called with a row as far as it is known, and again if there is more of it, while the list is read and before its
   * first page. The pages have all rows.
   */
  onPartial?: ((row: Row) => void) | undefined;
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
  readonly #options: PartialListOptions<Row>;

  constructor(caller: Caller, method: string, params: object, options: PartialListOptions<Row>) {
    this.#caller = caller;
    this.#method = method;
    this.#params = named(params);
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

  /** What is printed instead of rows that have not been asked for. */
  toString(): string {
    return `List of ${this.#method}: ${howToRead}`;
  }

  [inspect](): string {
    return this.toString();
  }

  /** Not for calling: it makes `await list` an error of the compiler, and a `TypeError` without one. */
  // biome-ignore lint/suspicious/noThenProperty: a list must not be mistaken for a promise
  then(this: typeof howToRead): never {
    throw new TypeError(`A list is no promise; ${howToRead}`);
  }

  /** The pages, as they arrive. */
  pages(): AsyncGenerator<Page<Row>, void, undefined> {
    const pages = new Queue<Page<Row>>();
    return leavable(this.#read(pages), () => pages.end());
  }

  async *#rows(pages: AsyncIterable<Page<Row>>): AsyncGenerator<Row, void, undefined> {
    const delivered = { pageCount: 0, itemCount: 0 };
    for await (const page of pages) {
      this.#throwIfAborted(delivered);
      delivered.pageCount += 1;
      for (const row of page.items) {
        this.#throwIfAborted(delivered);
        delivered.itemCount += 1;
        yield row;
      }
    }
  }

  #throwIfAborted(delivered: Delivered): void {
    const { signal } = this.#options;
    if (signal?.aborted) throw new AbortError(signal.reason, delivered);
  }

  /** Sends the request, and yields its pages from a queue. */
  async *#read(pages: Queue<Page<Row>>): AsyncGenerator<Page<Row>, void, undefined> {
    const { signal, onProgress, onFault, onPartial, onSummary } = this.#options;
    const delivered = { pageCount: 0, itemCount: 0 };
    this.#throwIfAborted(delivered);
    const onPart = (part: Part) => {
      if (part.kind === "page") pages.push(part as Page<Row>);
      if (part.kind === "error") onFault?.(part);
      if (part.kind === "partial") onPartial?.(part.item as Row);
    };
    const reading = new AbortController();
    const stop = onAbort(signal, ({ cause }) => {
      pages.abort(new AbortError(cause, { ...delivered }));
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
      for await (const page of pages) {
        delivered.pageCount += 1;
        delivered.itemCount += page.items.length;
        yield page;
      }
      if (summary) onSummary?.(summary);
    } finally {
      stop();
      reading.abort();
    }
  }
}

/** Lets `return` end a generator at once, even while it awaits a value; by itself it would wait. */
export function leavable<Value>(
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
