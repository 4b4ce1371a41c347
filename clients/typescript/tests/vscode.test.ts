// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { env } from "node:process";
import { AbortError, ClosedError, NotFoundError, ServerSilentError } from "../src/index.js";
import type { Movie, UpstreamError, WorkDone } from "../src/index.js";
import { ConnectionClient, notificationNames } from "../src/vscode.js";
import { check, hurry, marquee, misbehaving, rejection, type Scope, serverEnvironment } from "./support/environment.js";
import { MessageConnection, ResponseError } from "./support/messageConnection.js";

function connect(scope: Scope, executable = marquee, ...more: string[]): [ConnectionClient, MessageConnection] {
  const variables = { ...env, ...serverEnvironment(scope.folder()) };
  const connection = new MessageConnection(executable, ["--sandbox", ...more], variables);
  scope.add(() => connection.dispose());
  connection.listen();
  return [new ConnectionClient(connection), connection];
}

/** Reads and writes messages with headers. */
const headers = `
  let input = "";
  const say = (message) => {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    process.stdout.write("Content-Length: " + body.length + "\\r\\n\\r\\n" + body);
  };
  process.stdin.setEncoding("utf8").on("data", (text) => {
    input += text;
    for (let head; (head = /^Content-Length: (\\d+)\\r\\n\\r\\n/.exec(input)); ) {
      const end = head[0].length + Number(head[1]);
      if (input.length < end) return;
      const message = JSON.parse(input.slice(head[0].length, end));
      input = input.slice(end);
      handle(message);
    }
  });`;

/** One that tells of cancels, answers pings, and leaves the rest unanswered. */
const silent = `${headers}
  const handle = ({ id, method, params }) => {
    if (method === "$/cancelRequest") say({ method: "suggestions/didChange", params });
    if (method === "server/ping") say({ id, result: { pong: true } });
  };`;

/** One that sends two pages, and then an error. */
const failsAfterTwoPages = `${headers}
  const handle = ({ id, params }) => {
    for (const page of [1, 2]) {
      const value = { kind: "page", page, pageSize: 1, items: [{ id: "amc:movie:" + page, title: "Film " + page }] };
      say({ method: "$/progress", params: { token: params.partialResultToken, value } });
    }
    const data = { kind: "upstreamFailed", retryable: true, delivered: { pageCount: 2, itemCount: 2 } };
    say({ id, error: { code: -32015, message: "TMDB failed.", data } });
  };`;

check("typed methods, lists, partials and progress over an editor's connection", async (scope) => {
  const [client, connection] = connect(scope);
  const steps: Movie[] = [];
  const movie = await client.movies.get({ id: "amc:movie:64825", link: true }, { onPartial: (step) => steps.push(step) });
  assert.deepEqual([movie.title, movie.link?.by, steps.length], [steps[0]?.title, "imdb", 1]);
  const progress: WorkDone[] = [];
  const options = { onProgress: (step: WorkDone) => progress.push(step) };
  assert.equal((await client.movies.nowPlaying({ pageSize: 10 }, options).toArray()).length, 51);
  assert.deepEqual([progress[0]?.kind, progress[progress.length - 1]?.kind], ["begin", "end"]);
  assert.equal(connection.progressHandlerCount, 0);
});

check("an answer that overtakes its pages, and an error that does, wait for them", async (scope) => {
  const [client, connection] = connect(scope);
  connection.hasMaxParallelism = true;
  const movies = await client.movies.nowPlaying({ pageSize: 10 }).toArray();
  assert.deepEqual([movies.length, connection.progressHandlerCount], [51, 0]);
  const [failing, other] = connect(scope, scope.program(failsAfterTwoPages));
  other.hasMaxParallelism = true;
  const titles: string[] = [];
  const loop = async () => {
    for await (const movie of failing.movies.popular()) titles.push(movie.title);
  };
  await assert.rejects(loop, (error: UpstreamError) => error.delivered?.pageCount === 2);
  assert.deepEqual(titles, ["Film 1", "Film 2"]);
});

check("two clients of one connection don't get in each other's way", async (scope) => {
  const [first, connection] = connect(scope);
  const second = new ConnectionClient(connection);
  const lists = [first, second, first].map((client) => client.movies.nowPlaying().toArray());
  assert.deepEqual(
    (await Promise.all(lists)).map((list) => list.length),
    [51, 51, 51],
  );
});

check("errors are of the same classes, with the connection's own as cause", async (scope) => {
  const [client] = connect(scope);
  const error = await rejection(client.movies.get({ id: "amc:movie:1" }), NotFoundError);
  assert(error.cause instanceof ResponseError);
  assert.deepEqual([error.code, error.provider], [-32012, "amc"]);
});

check("an abort, and a loop that is left, cancel through the connection's token", async (scope) => {
  const [client, connection] = connect(scope, scope.program(silent));
  const cancels: unknown[] = [];
  client.on("suggestions/didChange", (params) => cancels.push(params));
  const abort = new AbortController();
  const call = client.movies.get({ id: "amc:movie:1" }, { signal: abort.signal });
  abort.abort("enough");
  await assert.rejects(call, (error) => error instanceof AbortError && error.cause === "enough");
  const pages = client.movies.popular().pages();
  const first = pages.next();
  await pages.return();
  assert.equal((await first).done, true);
  await client.server.ping();
  assert.deepEqual(cancels, [{ id: 0 }, { id: 1 }]);
  assert.equal(connection.progressHandlerCount, 0);
});

check("what a callback throws ends its call", async (scope) => {
  const [client] = connect(scope);
  const mistake = new Error("in the callback");
  const onProgress = () => {
    throw mistake;
  };
  const list = client.movies.nowPlaying({}, { onProgress }).toArray();
  await assert.rejects(list, (error) => error === mistake);
  assert.equal((await client.server.ping()).pong, true);
});

check("a message that the server can't take ends, though the connection hides its answer", async (scope) => {
  const [client, connection] = connect(scope, marquee, "--max-message", "10000");
  await client.server.ping();
  const restore = hurry(scope);
  const call = client.search.movies({ query: "x".repeat(20_000), timeoutMilliseconds: 1000 }).toArray();
  await assert.rejects(call, (error) => error instanceof ServerSilentError);
  restore();
  assert.equal(connection.progressHandlerCount, 0);
  assert.equal((await client.server.ping()).pong, true);
});

check("a server that dies ends its calls, which the connection itself leaves waiting", async (scope) => {
  const [client, connection] = connect(scope, misbehaving("dies"));
  const titles: string[] = [];
  const loop = async () => {
    for await (const movie of client.movies.nowPlaying()) titles.push(movie.title);
  };
  await assert.rejects(loop, (error) => error instanceof ClosedError);
  assert.deepEqual(titles, ["Film 1", "Film 2", "Film 3"]);
  await assert.rejects(client.server.ping(), (error) => error instanceof ClosedError);
  connection.dispose();
});

check("a loop that is left after the server has died is simply left", async (scope) => {
  const [client, connection] = connect(scope, misbehaving("dies"));
  const closed = new Promise<void>((resolve) => connection.onClose(resolve));
  for await (const movie of client.movies.nowPlaying()) {
    assert.equal(movie.title, "Film 1");
    await closed;
    break;
  }
});

check("a connection that is disposed of ends its calls", async (scope) => {
  const [client, connection] = connect(scope, scope.program(silent));
  const call = client.movies.genres();
  connection.dispose();
  await assert.rejects(call, (error) => error instanceof ClosedError);
  await assert.rejects(client.movies.genres(), (error) => error instanceof ClosedError);
  assert.throws(
    () => client.on("server/error", () => {}),
    (error) => error instanceof ClosedError,
  );
});

check("notifications come to several listeners through the connection's one handler", async (scope) => {
  const [client, connection] = connect(scope);
  const initializationOptions = { notifications: notificationNames };
  await client.request("initialize", { processId: null, capabilities: {}, initializationOptions });
  connection.sendNotification("initialized", {});
  const heard: string[] = [];
  const stop = client.on("suggestions/didChange", () => heard.push("first"));
  client.on("suggestions/didChange", (list) => heard.push(String(list.items[0]?.query)));
  await client.search.movies({ query: "Batman" }).page(1);
  await client.suggestions.list();
  stop();
  await client.search.movies({ query: "Alien" }).page(1);
  await client.suggestions.list();
  assert.deepEqual(heard, ["first", "batman", "alien"]);
});
