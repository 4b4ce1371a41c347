// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { AbortError, type InvalidParamsError, MarqueeError, MethodNotFoundError, NotFoundError } from "../src/index.js";
import { NotFiniteError, RequestError, UpstreamError, type Movie } from "../src/index.js";
import { check, inSandbox, rejection } from "./support/environment.js";

inSandbox("a call gives its typed result, and so does one by the method's name", async (client) => {
  const movie = await client.movies.get({ id: "amc:movie:64825" });
  assert.equal(movie.title, "The Hunger Games: Sunrise on the Reaping");
  // The second comes out of the cache, and says so.
  const { ageSeconds, ...same } = await client.request<Movie>("movies/get", { id: "amc:movie:64825" });
  assert.equal(ageSeconds, 0);
  assert.deepEqual(same, movie);
});

inSandbox("many calls at once are answered each with its own", async (client) => {
  const numbers = Array.from({ length: 500 }, (_, number) => number);
  const pongs = await Promise.all(numbers.map((sequence) => client.server.ping({ sequence })));
  assert.deepEqual(
    pongs.map((pong) => pong.sequence),
    numbers,
  );
});

check("what is known so far comes before the whole movie", async (scope) => {
  const steps: Movie[] = [];
  const options = { onPartial: (movie: Movie) => steps.push(movie) };
  const movie = await scope.sandbox().movies.get({ id: "amc:movie:64825", link: true }, options);
  assert.deepEqual(
    steps.map(({ title, link }) => ({ title, link })),
    [{ title: movie.title, link: undefined }],
  );
  assert.equal(movie.link?.by, "imdb");
});

inSandbox("params without a name are refused with how to write them", async (client) => {
  const text = "amc:movie:64825" as unknown as { id: string };
  const wanted = (error: unknown): boolean =>
    error instanceof TypeError && /^params have names, as in \{ id: .*; "amc:movie:64825" has none$/.test(error.message);
  await assert.rejects(client.movies.get(text), wanted);
  assert.throws(() => client.movies.similar(text), wanted);
  await assert.rejects(client.movies.get([text] as unknown as { id: string }), (error) => error instanceof TypeError);
});

inSandbox("a number that JSON can't represent rejects before anything is sent", async (client) => {
  for (const latitude of [NaN, Infinity, -Infinity]) {
    const params = { latitude, longitude: 1 };
    const error = await rejection(client.theatres.near(params).page(1), NotFiniteError);
    assert(error instanceof RequestError && error instanceof MarqueeError);
    assert.deepEqual([error.kind, error.code, error.data.path], ["invalidParams", -32602, "/latitude"]);
    await rejection(client.theatres.near(params).toArray(), NotFiniteError);
    const nested = await rejection(client.request("any/method", { "a/b": [1, { c: latitude }] }), NotFiniteError);
    assert.equal(nested.data.path, "/a~1b/1/c");
  }
});

check("what to do about a missing key is said as one writes it", async (scope) => {
  const error: unknown = await scope.client().movies.popular({ limit: 1 }).page(1).catch((error: unknown) => error);
  assert(error instanceof RequestError);
  assert.equal(
    error.hint,
    "Set MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY, or call " +
      'client.credentials.set({ provider: "tmdb", key: "…" }); new MarqueeClient({ sandbox: true }) works without a key',
  );
  assert.match(error.data.hint ?? "", /call credentials\/set; --sandbox/);
});

inSandbox("an error is of its kind's class and says what to do", async (client) => {
  const error = await rejection(client.movies.get({ id: "amc:movie:1" }), NotFoundError);
  assert(error instanceof UpstreamError && error instanceof RequestError && error instanceof MarqueeError);
  assert.deepEqual([error.name, error.code, error.kind], ["NotFoundError", -32012, "notFound"]);
  assert.deepEqual([error.retryable, error.provider, error.httpStatus, error.attempts], [false, "amc", 404, 1]);
  const wrong = client.movies.nowPlaying({ pageSize: 1000 }).toArray();
  await assert.rejects(wrong, (error: InvalidParamsError) => error.data.path === "/pageSize");
  const unknown = client.request("movies/nowPlayin");
  await assert.rejects(unknown, (error) => error instanceof MethodNotFoundError);
});

inSandbox("an error's stack leads to the call", async (client) => {
  async function showMovie(): Promise<void> {
    await client.movies.get({ id: "amc:movie:1" });
  }
  await assert.rejects(showMovie(), (error: NotFoundError) => /at async showMovie/.test(String(error.stack)));
});

check("an error's JSON has its message", async (scope) => {
  const error: unknown = await scope.sandbox().movies.get({ id: "amc:movie:1" }).catch((error: unknown) => error);
  const { name, message, kind, data } = JSON.parse(JSON.stringify(error)) as NotFoundError;
  assert.deepEqual([name, kind, data.provider], ["NotFoundError", "notFound", "amc"]);
  assert.equal(message, (error as NotFoundError).message);
});

check("an error of a kind that is not known here is a RequestError", async (scope) => {
  const client = scope.script(`
    const data = { kind: "projectorJammed", retryable: true, retryAfterSeconds: 3, more: 1 };
    onMessage(({ id, method }) => {
      if (method === "movies/genres") send({ id, error: { code: -32055, message: "Jam", data } });
      if (method === "server/ping") send({ id, error: { code: -32013, message: "Slowly" } });
    });`);
  const error = await rejection(client.movies.genres(), RequestError);
  assert.equal(error.constructor, RequestError);
  assert.deepEqual([error.kind, error.retryable, error.retryAfterSeconds], ["projectorJammed", true, 3]);
  const another = await rejection(client.server.ping(), RequestError);
  assert.deepEqual([another.name, another.kind, another.retryable], ["RateLimitedError", "rateLimited", true]);
});

check("an abort rejects at once with the cause, and the server is told", async (scope) => {
  const client = scope.script(`
    onMessage(({ id, method, params }) => {
      if (method === "server/ping") send({ id, result: { pong: true } });
      if (method === "$/cancelRequest") send({ method: "suggestions/didChange", params });
    });`);
  await client.server.ping();
  const cancelled = new Promise((resolve) => client.on("suggestions/didChange", resolve));
  const abort = new AbortController();
  const call = client.movies.get({ id: "amc:movie:1" }, { signal: abort.signal });
  const reason = new Error("the window was closed");
  // Once it is sent.
  setTimeout(() => abort.abort(reason));
  const error = await rejection(call, AbortError);
  assert.equal(error.name, "AbortError");
  assert.equal(error.cause, reason);
  assert.deepEqual([error.code, error.kind], [-32800, "requestCancelled"]);
  // initialize was 1, the ping 2.
  assert.deepEqual(await cancelled, { id: 3 });
  assert.deepEqual(await client.server.ping(), { pong: true });
});

check("an answer that comes after the abort is of no consequence", async (scope) => {
  const client = scope.script(`
    let late;
    onMessage(({ id, method }) => {
      if (method === "movies/get") late = id;
      if (method === "$/cancelRequest") send({ id: late, result: { id: "amc:movie:1", title: "Late" } });
      if (method === "server/ping") send({ id, result: { pong: true } });
    });`);
  await client.start();
  const abort = new AbortController();
  const call = client.movies.get({ id: "amc:movie:1" }, { signal: abort.signal });
  setTimeout(() => abort.abort());
  await assert.rejects(call, (error) => error instanceof AbortError);
  assert.equal((await client.server.ping()).pong, true);
});

check("a call whose signal is aborted already starts no server", async (scope) => {
  const client = scope.client({ executable: "/nowhere/marquee" });
  const abort = new AbortController();
  abort.abort("no");
  const call = client.server.ping({}, { signal: abort.signal });
  await assert.rejects(call, (error) => error instanceof AbortError && error.cause === "no");
});

check("an abort does not wait for a server that is still starting", async (scope) => {
  const client = scope.client({ executable: scope.program("process.stdin.resume()") });
  const abort = new AbortController();
  const call = client.server.ping({}, { signal: abort.signal });
  abort.abort();
  await assert.rejects(call, (error) => error instanceof AbortError);
});

inSandbox("what a callback throws ends its call, and no other", async (client) => {
  const mistake = new Error("in the callback");
  const onPartial = () => {
    throw mistake;
  };
  const call = client.movies.get({ id: "amc:movie:64825", link: true }, { onPartial });
  await assert.rejects(call, (error) => error === mistake);
  assert.equal((await client.server.ping()).pong, true);
});

inSandbox("ids beyond 2^53 stay exact, as the strings that they are", async (client) => {
  const id = "amc:movie:900719925474099301";
  const error = await rejection(client.movies.get({ id }), NotFoundError);
  assert.match(String(error.data.url), /900719925474099301$/);
});

inSandbox("null stands for no params, as JavaScript has it", async (client) => {
  assert((await client.movies.genres(null as never)).genres.length > 0);
  assert.equal((await client.movies.nowPlaying(null as never).toArray()).length, 51);
});

inSandbox("params that JSON can't say reject, and half a surrogate pair is replaced", async (client) => {
  const big = client.request("server/ping", { sequence: 2n ** 60n });
  await assert.rejects(big, (error) => error instanceof TypeError);
  const search = await client.search.movies({ query: "half \ud83c pair \\ud83c 🎬" }).page(1);
  assert.equal(search.message, "No movies match “half \ufffd pair \\ud83c 🎬”.");
});

check("a message that the server can't take is an error and not a hang", async (scope) => {
  const client = scope.sandbox({ arguments: ["--max-message", "100000"] });
  const call = client.search.movies({ query: "x".repeat(200_000) }).toArray();
  await assert.rejects(call, (error: MarqueeError) => error.kind === "protocolError");
  assert.equal((await client.server.ping()).pong, true);
});
