// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { Completer, InvalidParamsError, matchRanges } from "../src/index.js";
import type { Completion } from "../src/index.js";
import { check } from "./support/environment.js";

const matched = (completion: Completion) =>
  matchRanges(completion).map(([start, end]) => completion.title.slice(start, end));

check("what is typed is completed, and where it matches is told", async (scope) => {
  const completer = new Completer(scope.sandbox(), { kinds: ["movie"], limit: 1 });
  const [film, ...others] = (await completer.complete("the godfathr"))?.items ?? [];
  assert(film);
  assert.deepEqual([film.title, others.length, matched(film)], ["The Godfather", 0, ["The", "Godfather"]]);
  assert.deepEqual(await completer.complete(" "), { items: [] });
});

check("ranges are in UTF-16 units, also beyond the basic plane and beyond the title", () => {
  const film: Completion = { kind: "movie", title: "🎬 Épée 千と", matches: [[0, 1], [2, 4], [8, 9]], source: "index" };
  assert.deepEqual(matched(film), ["🎬", "Épée", "と"]);
});

check("many texts at once never queue: only the last one is answered, and the others cancelled", async (scope) => {
  const client = scope.script(`const cancelled = new Set();
    onMessage(({ id, method, params }) => {
      if (method === "$/cancelRequest") cancelled.add(params.id);
      if (method === "suggestions/complete" && params.query === "last")
        send({ id, result: { items: [], hint: String(cancelled.size) } });
    });`);
  await client.start();
  const completer = new Completer(client);
  const typed: ReturnType<Completer["complete"]>[] = [];
  for (let key = 0; key < 30; key++) {
    typed.push(completer.complete(`key ${key}`));
    // Long enough for it to be sent.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  assert.deepEqual(await completer.complete("last"), { items: [], hint: "30" });
  assert.deepEqual(new Set(await Promise.all(typed)), new Set([undefined]));
});

check("an error is thrown", async (scope) => {
  const completer = new Completer(scope.sandbox(), { limit: 0 });
  await assert.rejects(completer.complete("the god"), (error) => error instanceof InvalidParamsError);
});
