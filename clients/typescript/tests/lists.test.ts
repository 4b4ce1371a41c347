// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { inspect } from "node:util";
import { AbortError, type List, type Movie, RequestError } from "../src/index.js";
import type { Fault, Summary, WorkDone } from "../src/index.js";
import { check, inSandbox, rejection } from "./support/environment.js";

/** A server of films that come two on a page; page 3 never comes. It tells of cancels. */
const twoPages = `
  const page = (number) => ({ kind: "page", page: number, pageSize: 2, nextPage: number + 1,
    items: [{ id: "amc:movie:" + number, title: "A" }, { id: "amc:movie:1" + number, title: "B" }] });
  onMessage(({ id, method, params }) => {
    if (method === "movies/popular") {
      const token = params.partialResultToken;
      for (const number of [1, 2]) send({ method: "$/progress", params: { token, value: page(number) } });
    }
    if (method === "server/ping") send({ id, result: { pong: true, sequence: params.sequence } });
    if (method === "$/cancelRequest") send({ method: "suggestions/didChange", params });
  });`;

check("a list gives its rows, tells its totals, and how far it is", async (scope) => {
  const progress: WorkDone[] = [];
  const summaries: Summary[] = [];
  const options = {
    onProgress: (step: WorkDone) => progress.push(step),
    onSummary: (summary: Summary) => summaries.push(summary),
  };
  const ids = new Set<string>();
  for await (const movie of scope.sandbox().movies.nowPlaying({ pageSize: 10 }, options)) ids.add(movie.id);
  assert.equal(ids.size, 51);
  assert.deepEqual(summaries, [{ kind: "summary", pageCount: 6, itemCount: 51, complete: true }]);
  assert.equal(progress[0]?.kind, "begin");
  assert.equal(progress[progress.length - 1]?.kind, "end");
  assert(progress.some((step) => step.kind === "report" && step.percentage !== undefined));
});

check("a list can be read by the page, one page alone, or whole, and asks anew each time", async (scope) => {
  const list = scope.sandbox().movies.nowPlaying({ pageSize: 20 });
  const sizes: number[] = [];
  for await (const page of list.pages()) sizes.push(page.items.length);
  assert.deepEqual(sizes, [20, 20, 11]);
  const { previousPage, nextPage, totalPages, items } = await list.page(3);
  assert.deepEqual([previousPage, nextPage, totalPages, items.length], [2, undefined, 3, 11]);
  assert.equal((await list.toArray()).length, 51);
});

check("what is known of rows comes before the pages, which alone have them", async (scope) => {
  const client = scope.script(`
    const film = (...showings) => ({ id: "amc:movie:1", title: "A", showings });
    onMessage(({ id, method, params }) => {
      if (method !== "showtimes/whatsOn") return;
      const tell = (value) => send({ method: "$/progress", params: { token: params.partialResultToken, value } });
      tell({ kind: "partial", item: film(1) });
      tell({ kind: "partial", item: film(1, 2) });
      tell({ kind: "page", page: 1, pageSize: 20, items: [film(1, 2, 3)] });
      send({ id, result: { kind: "summary", pageCount: 1, itemCount: 1, complete: true } });
    });`);
  const counts: number[] = [];
  const films = client.showtimes.whatsOn({ place: "x" }, { onPartial: ({ showings }) => counts.push(showings.length) });
  assert.deepEqual(
    (await films.toArray()).map(({ showings }) => showings.length),
    [3],
  );
  assert.deepEqual(counts, [1, 2]);
});

check("rows come while later pages do not, and leaving the loop cancels them", async (scope) => {
  const client = scope.script(twoPages);
  const cancelled = new Promise((resolve) => client.on("suggestions/didChange", resolve));
  const ids: string[] = [];
  for await (const movie of client.movies.popular()) {
    ids.push(movie.id);
    if (ids.length === 3) break;
  }
  assert.deepEqual(ids, ["amc:movie:1", "amc:movie:11", "amc:movie:2"]);
  assert.deepEqual(await cancelled, { id: 2 });
});

check("a list is left at once, also while its next page is waited for", async (scope) => {
  const client = scope.script(twoPages);
  const cancelled = new Promise((resolve) => client.on("suggestions/didChange", resolve));
  const rows = client.movies.popular()[Symbol.asyncIterator]();
  for (let row = 0; row < 4; row++) await rows.next();
  const waiting = [rows.next(), rows.next()];
  const end = { value: undefined, done: true };
  assert.deepEqual(await rows.return(), end);
  assert.deepEqual(await Promise.all(waiting), [end, end]);
  assert.deepEqual(await cancelled, { id: 2 });
});

check("a mistake in the loop's body cancels as well, and is what is thrown", async (scope) => {
  const client = scope.script(twoPages);
  const cancelled = new Promise((resolve) => client.on("suggestions/didChange", resolve));
  const mistake = new Error("in the body");
  const loop = async () => {
    for await (const _ of client.movies.popular()) throw mistake;
  };
  await assert.rejects(loop, (error) => error === mistake);
  await cancelled;
});

check("an abort ends the loop, what has come and is not read yet included", async (scope) => {
  const client = scope.script(twoPages);
  const cancelled = new Promise((resolve) => client.on("suggestions/didChange", resolve));
  const abort = new AbortController();
  const pages: number[] = [];
  const loop = async () => {
    for await (const page of client.movies.popular({}, { signal: abort.signal }).pages()) {
      pages.push(page.page);
      abort.abort("enough");
      await cancelled;
    }
  };
  await assert.rejects(loop, (error) => error instanceof AbortError && error.cause === "enough");
  assert.deepEqual(pages, [1]);
});

check("an abort tells how much of the list came to its reader, and no more", async (scope) => {
  const client = scope.script(twoPages);
  const delivered = async (read: (list: List<Movie>, abort: () => void) => Promise<void>) => {
    const abort = new AbortController();
    const reading = read(client.movies.popular({}, { signal: abort.signal }), () => abort.abort());
    const error = await reading.catch((error: AbortError) => error);
    assert(error instanceof AbortError);
    return error.delivered;
  };
  const byRow = await delivered(async (list, abort) => {
    let count = 0;
    for await (const _ of list) if (++count === 3) abort();
  });
  assert.deepEqual(byRow, { pageCount: 2, itemCount: 3 });
  const byPage = await delivered(async (list, abort) => {
    for await (const _ of list.pages()) abort();
  });
  assert.deepEqual(byPage, { pageCount: 1, itemCount: 2 });
  const waiting = await delivered(async (list, abort) => {
    const rows = list[Symbol.asyncIterator]();
    for (let row = 0; row < 4; row++) await rows.next();
    const next = rows.next();
    abort();
    await next;
  });
  assert.deepEqual(waiting, { pageCount: 2, itemCount: 4 });
  const notBegun = await delivered(async (list, abort) => {
    abort();
    await list.toArray();
  });
  assert.deepEqual(notBegun, { pageCount: 0, itemCount: 0 });
});

check("a list that is printed or awaited says how to read it", async (scope) => {
  const list: unknown = scope.client({ executable: "/nowhere/marquee" }).movies.popular({ limit: 3 });
  const how = "read it with `for await (const row of list)`, `await list.toArray()` or `await list.page(1)`";
  assert.equal(inspect(list), `List of movies/popular: ${how}`);
  assert.equal(String(list), `List of movies/popular: ${how}`);
  await assert.rejects(
    async () => await list,
    (error) => error instanceof TypeError && error.message === `A list is no promise; ${how}`,
  );
});

inSandbox("an abort ends the loop in the middle of a page, though all pages have come", async (client) => {
  const abort = new AbortController();
  const ids: string[] = [];
  const loop = async () => {
    for await (const movie of client.movies.nowPlaying({ pageSize: 100 }, { signal: abort.signal })) {
      ids.push(movie.id);
      await client.server.ping();
      if (ids.length === 3) abort.abort();
    }
  };
  await assert.rejects(loop, (error) => error instanceof AbortError);
  assert.equal(ids.length, 3);
});

inSandbox("a call inside the loop is answered while rows wait", async (client) => {
  let sequence = 0;
  for await (const _ of client.showtimes.atTheatre({ theatreId: "amc:theatre:2114", limit: 200 })) {
    sequence += 1;
    assert.equal((await client.server.ping({ sequence })).sequence, sequence);
  }
  assert.equal(sequence, 200);
});

inSandbox("two lists are read in turns", async (client) => {
  const [movies, theatres] = [client.movies.nowPlaying(), client.theatres.all()].map((list) =>
    (list as AsyncIterable<{ id: string }>)[Symbol.asyncIterator](),
  );
  const ids = new Set<string | undefined>();
  for (let turn = 0; turn < 20; turn++) {
    ids.add((await movies?.next())?.value?.id).add(`theatre ${(await theatres?.next())?.value?.id}`);
  }
  assert.equal(ids.size, 40);
});

check("what has come is read before the error, which says where to go on", async (scope) => {
  const client = scope.script(`
    const data = { kind: "upstreamFailed", retryable: true, provider: "tmdb", attempts: 4 };
    const error = { code: -32015, message: "TMDB failed.", data };
    const delivered = { pageCount: 1, itemCount: 1 };
    onMessage(({ id, method, params }) => {
      if (method !== "movies/popular") return;
      const tell = (value) => send({ method: "$/progress", params: { token: params.partialResultToken, value } });
      tell({ kind: "page", page: 1, pageSize: 1, items: [{ id: "amc:movie:1", title: "A" }] });
      tell({ kind: "error", page: 2, error, willRetry: true, retryInSeconds: 0.1 });
      tell({ kind: "error", page: 2, error, willRetry: false });
      send({ id, error: { ...error, data: { ...data, delivered, resumeFromPage: 2 } } });
    });`);
  const faults: Fault[] = [];
  const titles: string[] = [];
  const loop = async () => {
    const options = { onFault: (fault: Fault) => faults.push(fault) };
    for await (const movie of client.movies.popular({}, options)) titles.push(movie.title);
  };
  const failure = await rejection(loop, RequestError);
  assert.equal(failure.name, "UpstreamFailedError");
  assert.deepEqual(failure.delivered, { pageCount: 1, itemCount: 1 });
  assert.equal(failure.resumeFromPage, 2);
  assert.deepEqual(titles, ["A"]);
  assert.deepEqual(
    faults.map((fault) => fault.willRetry),
    [true, false],
  );
});

check("a server that does not stream gives the one page", async (scope) => {
  const client = scope.script(`
    onMessage(({ id }) => send({ id, result: { kind: "page", page: 1, pageSize: 2, items: [{ id: "amc:movie:1" }] } }));`);
  assert.equal((await client.movies.popular().toArray()).length, 1);
});
