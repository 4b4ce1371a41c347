// SPDX-License-Identifier: MIT
import { AbortError } from "./answers.js";
import type { Completion, CompletionKind, CompletionList } from "./generated/completion.js";
import type { Methods } from "./generated/methods.js";

/** What to complete. */
export interface CompleterOptions {
  /** The kinds of things; by default all. */
  kinds?: CompletionKind[] | undefined;
  /** The maximum number of completions; by default 8. */
  limit?: number | undefined;
}

/**
 * Completes what is typed, each time that it changes; a newer text cancels the older one:
 *
 * ```ts
 * const completer = new Completer(client, { kinds: ["movie"] });
 * const completions = await completer.complete(text);
 * if (completions) show(completions.items);
 * ```
 */
export class Completer {
  readonly #client: Methods;
  readonly #options: CompleterOptions;
  #latest = new AbortController();

  constructor(client: Methods, options: CompleterOptions = {}) {
    this.#client = client;
    this.#options = options;
  }

  /** Completes a text; undefined if a newer one came before the answer, which leaves nothing to show. */
  async complete(text: string): Promise<CompletionList | undefined> {
    this.#latest.abort();
    const { signal } = (this.#latest = new AbortController());
    if (text.trim() === "") return { items: [] };
    try {
      const answer = await this.#client.suggestions.complete({ query: text, ...this.#options }, { signal });
      // Also if its answer came first: it is no longer what was typed.
      return signal.aborted ? undefined : answer;
    } catch (error) {
      if (error instanceof AbortError) return undefined;
      throw error;
    }
  }
}

/**
 * Where a completion's title matches what was typed: `title.slice(start, end)` for each range. The server
 * counts code points, and strings of JavaScript count UTF-16 code units.
 */
export function matchRanges({ title, matches }: Completion): [start: number, end: number][] {
  const offsets = [0];
  for (const letter of title) offsets.push((offsets[offsets.length - 1] ?? 0) + letter.length);
  const offset = (position: number) => offsets[Math.min(position, offsets.length - 1)] ?? 0;
  return matches.map(([start = 0, length = 0]) => [offset(start), offset(start + length)]);
}
