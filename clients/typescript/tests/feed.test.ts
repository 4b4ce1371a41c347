// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { join } from "node:path";
import { AbortError, ClosedError, InvalidParamsError, ServerExitedError } from "../src/index.js";
import type { MarqueeClient, WatchGap } from "../src/index.js";
import { run } from "./support/command.js";
import { check, marquee, type Scope } from "./support/environment.js";

/** A server that answers `watch/follow` so; `params` are those of the request, and `tell` sends a part. */
function following(scope: Scope, body: string): MarqueeClient {
  return scope.script(`
    let asked = 0;
    const event = (cursor) => ({ kind: "event", event: {
      cursor, watchId: "watch:1", watchName: "Friday", kind: "seatsFound", at: "2026-11-21T12:06:00Z", message: "Seats." } });
    onMessage(({ id, method, params }) => {
      if (method === "server/ping") send({ id, result: { pong: true } });
      if (method === "watch/list") send({ id, result: { items: [], cursor: 40 } });
      const tell = (value) => send({ method: "$/progress", params: { token: params.partialResultToken, value } });
      const error = (code, kind, retryable) =>
        send({ id, error: { code, message: "No.", data: { kind, retryable, cursor: 0 } } });
      if (method === "watch/follow") { asked += 1; ${body} }
    });`);
}

check("a server that is killed costs no event, and none comes twice", async (scope) => {
  const pid = join(scope.folder(), "pid");
  const executable = scope.executable(`#!/bin/sh\necho $$ >${pid}\nexec ${marquee} "$@"\n`);
  const home = { XDG_STATE_HOME: scope.folder() };
  // The world moves once it is watched, and for longer than a busy machine needs to start.
  const still = scope.sandbox({ environment: home });
  await still.watch.add({ kind: "showings", place: "Olathe, KS", date: "2026-11-27" });
  await still.close();
  const client = scope.sandbox({ executable, environment: { ...home, MARQUEE_NOW: "2026-11-21T12:00:00Z*6000" } });
  // By then they are in the log.
  for await (const event of client.watch.follow({ after: 0, limit: 3 })) assert.equal(event.watchId, "watch:1");
  const feed = client.watch.follow({ after: 0 });
  const cursors: number[] = [];
  for await (const event of feed) {
    cursors.push(event.cursor);
    assert.equal(feed.cursor, event.cursor);
    if (cursors.length === 2) break;
    await run("sh", ["-c", `kill -9 $(cat ${pid})`]);
  }
  assert.deepEqual(cursors, [1, 2]);
  // Another loop goes on.
  for await (const event of feed) {
    assert.equal(event.cursor, 3);
    break;
  }
});

check("without a cursor it gives what happens from now on", async (scope) => {
  const client = following(scope, `tell(event(params.after + 1));`);
  for await (const event of client.watch.follow()) {
    assert.equal(event.cursor, 41);
    break;
  }
});

check("gaps and bookmarks move the cursor and are no events; a stream that ends is asked for from there", async (scope) => {
  const client = following(
    scope,
    `if (asked === 1) {
      tell({ kind: "gap", cursor: 3 });
      tell({ kind: "bookmark", cursor: 5 });
      tell({ kind: "of a newer server" });
      error(-32802, "serverCancelled", true);
    } else tell(event(params.after + 1));`,
  );
  const gaps: WatchGap[] = [];
  const bookmarks: number[] = [];
  const feed = client.watch.follow(
    { after: 9 },
    { onGap: (gap) => gaps.push(gap), onBookmark: ({ cursor }) => bookmarks.push(cursor) },
  );
  for await (const event of feed) {
    assert.equal(event.cursor, 6);
    break;
  }
  assert.deepEqual([gaps, bookmarks], [[{ kind: "gap", cursor: 3 }], [5]]);
});

check("a loop that pauses costs no memory and no event, and the limit is that of the whole loop", async (scope) => {
  const client = following(
    scope,
    `for (let cursor = params.after + 1; cursor <= params.after + params.limit; cursor++) tell(event(cursor));
    send({ id, result: { kind: "summary", itemCount: params.limit, cursor: params.after + params.limit } });`,
  );
  const cursors: number[] = [];
  for await (const event of client.watch.follow({ after: 0, limit: 2500 })) cursors.push(event.cursor);
  assert.deepEqual(
    cursors,
    Array.from({ length: 2500 }, (_, index) => index + 1),
  );
});

check("a loop that is left, or whose signal is aborted, ends at once and is cancelled", async (scope) => {
  const client = following(scope, `if (params.after === 7) tell(event(8));`);
  const cancelled: unknown[] = [];
  let asked = () => {};
  const request = client.request.bind(client);
  client.request = ((method: string, params: object, options: { signal: AbortSignal }) => {
    if (method === "watch/follow") {
      options.signal.addEventListener("abort", () => cancelled.push(params));
      asked();
    }
    return request(method, params, options);
  }) as typeof client.request;
  for await (const event of client.watch.follow({ after: 7 })) {
    assert.equal(event.cursor, 8);
    break;
  }
  const events = client.watch.follow({ after: 1 })[Symbol.asyncIterator]();
  const next = events.next();
  await new Promise<void>((resolve) => (asked = resolve));
  await events.return();
  assert.equal((await next).done, true);
  const controller = new AbortController();
  const aborted = client.watch.follow({ after: 1 }, { signal: controller.signal })[Symbol.asyncIterator]();
  const waiting = aborted.next();
  await new Promise<void>((resolve) => (asked = resolve));
  controller.abort("enough");
  await assert.rejects(waiting, (error: AbortError) => error instanceof AbortError && error.cause === "enough");
  // Before it is asked for, too.
  const early = new AbortController();
  const beginning = client.watch.follow({ after: 1 }, { signal: early.signal })[Symbol.asyncIterator]().next();
  early.abort("enough");
  await assert.rejects(beginning, (error: AbortError) => error.cause === "enough");
  assert.equal(cancelled.length, 3);
});

check("a loop that is left while it begins ends at once and is cancelled", async (scope) => {
  for (const params of [{}, { after: 1 }]) {
    const client = scope.script("onMessage(() => {});");
    let asked = () => {};
    let isCancelled = false;
    const request = client.request.bind(client);
    client.request = ((method: string, sent: object, options: { signal: AbortSignal }) => {
      options.signal.addEventListener("abort", () => (isCancelled = true));
      asked();
      return request(method, sent, options);
    }) as typeof client.request;
    await client.start();
    const events = client.watch.follow(params)[Symbol.asyncIterator]();
    const asking = new Promise<void>((resolve) => (asked = resolve));
    const next = events.next();
    await asking;
    const left = Date.now();
    await events.return();
    assert(Date.now() - left < 30_000);
    assert.deepEqual([(await next).done, isCancelled], [true, true]);
  }
});

check("what can't be mended is thrown: what the server refuses, its end before the start, and the client's", async (scope) => {
  const read = async (client: MarqueeClient) => {
    for await (const _ of client.watch.follow({ after: 0 }));
  };
  const refusing = following(scope, `error(-32602, "invalidParams", false);`);
  await assert.rejects(read(refusing), (error) => error instanceof InvalidParamsError);
  await assert.rejects(read(scope.client({ executable: "/bin/false" })), (error) => error instanceof ServerExitedError);
  const closing = following(scope, `setTimeout(() => {}, 0);`);
  const reading = assert.rejects(read(closing), (error) => error instanceof ClosedError);
  await closing.server.ping();
  await closing.close();
  await reading;
});

check("a feed is printed with how to read it", (scope) => {
  assert.match(String(scope.sandbox().watch.follow()), /^Events of watch\/follow: read them with `for await/);
});
