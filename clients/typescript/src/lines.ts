// SPDX-License-Identifier: MIT
/** The maximum length of a line in characters, so that an endless one can't fill the memory. */
export const longestLine = 64 * 1024 * 1024;

/** Splits text that arrives in pieces into lines. */
export class LineSplitter {
  readonly #onLine: (line: string) => void;
  #pieces: string[] = [];
  #length = 0;

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine;
  }

  /** Adds text. Whatever exceeds the maximum length of a line is dropped. */
  push(text: string): void {
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      this.#keep(text.slice(start, end));
      this.flush();
      start = end + 1;
    }
    if (start < text.length) this.#keep(text.slice(start));
  }

  /** Emits the rest as a line: the last line of a text may lack its line break. */
  flush(): void {
    const line = this.#pieces.join("");
    this.#pieces = [];
    this.#length = 0;
    if (line.trim() !== "") this.#onLine(line.endsWith("\r") ? line.slice(0, -1) : line);
  }

  #keep(piece: string): void {
    if (this.#length > longestLine) return;
    this.#pieces.push(piece);
    this.#length += piece.length;
  }
}
