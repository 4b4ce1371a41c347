// SPDX-License-Identifier: MIT
/** Values that are read as they come: what was pushed and not yet read waits in between. */
export class Queue<Value> implements AsyncIterable<Value> {
  #values: Value[] = [];
  #end: { error?: unknown } | undefined;
  #wake: (() => void) | undefined;

  push(value: Value): void {
    this.#values.push(value);
    this.#wake?.();
  }

  /** No more will come. */
  end(): void {
    this.#end ??= {};
    this.#wake?.();
  }

  /** No more will come, and the reader gets the error once it has read what is there. */
  fail(error: unknown): void {
    this.#end ??= { error };
    this.#wake?.();
  }

  /** The reader gets the error next, and nothing of what it has not read yet. */
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
