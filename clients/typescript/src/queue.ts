// SPDX-License-Identifier: MIT
/** An asynchronous queue: values that were pushed wait until they are read. */
export class Queue<Value> implements AsyncIterable<Value> {
  #values: Value[] = [];
  #end: { error?: unknown } | undefined;
  #wake: (() => void) | undefined;

  /** The number of values that wait to be read. */
  get length(): number {
    return this.#values.length;
  }

  push(value: Value): void {
    this.#values.push(value);
    this.#wake?.();
  }

  /** Ends the queue. */
  end(): void {
    this.#end ??= {};
    this.#wake?.();
  }

  /** Ends the queue with an error, which the reader gets after the remaining values. */
  fail(error: unknown): void {
    this.#end ??= { error };
    this.#wake?.();
  }

  /** Ends the queue with an error at once; unread values are dropped. */
  abort(error: unknown): void {
    this.#values = [];
    this.#end = { error };
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Value, void, undefined> {
    for (;;) {
      while (this.#values.length > 0) yield this.#values.shift() as Value;
      if (this.#end && "error" in this.#end) throw this.#end.error;
      if (this.#end) return;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
