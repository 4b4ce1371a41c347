// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { LineSplitter } from "../src/lines.js";
import { check } from "./support/environment.js";

/** The lines of a text that comes in pieces of a length. */
function lines(text: string, length: number): string[] {
  const result: string[] = [];
  const splitter = new LineSplitter((line) => result.push(line));
  for (let start = 0; start < text.length; start += length) splitter.push(text.slice(start, start + length));
  splitter.flush();
  return result;
}

check("lines are the same however the text is cut", () => {
  const text = '{"a":1}\r\n\n\n{"b":"é🎬"}\n  \nlast';
  for (let length = 1; length <= text.length; length++) {
    assert.deepEqual(lines(text, length), ['{"a":1}', '{"b":"é🎬"}', "last"]);
  }
});

check("a long line in many pieces takes time in proportion to its length", () => {
  const [line] = lines("x".repeat(8_000_000) + "\n", 64);
  assert.equal(line?.length, 8_000_000);
});
