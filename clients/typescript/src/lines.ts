// SPDX-License-Identifier: MIT
/** The longest line that is read, in characters; a line without an end would fill the memory. */
export const longestLine = 64 * 1024 * 1024;

/** Cuts text that comes in pieces into lines. */
export class LineSplitter {
  readonly #onLine: (line: string) => void;
  #pieces: string[] = [];
  #length = 0;

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine;
  }

  /** Takes more text. What goes beyond the longest line is dropped. */
  push(text: string): void {
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      this.#keep(text.slice(start, end));
      this.flush();
      start = end + 1;
    }
    if (start < text.length) this.#keep(text.slice(start));
  }

  /** Gives what is there as a line; at the end of the text a last line may lack its end. */
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
