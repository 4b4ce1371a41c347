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

  /** Forgets what is not read yet. */
  clear(): void {
    this.#values = [];
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
