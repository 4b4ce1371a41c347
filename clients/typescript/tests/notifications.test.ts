// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import type { ErrorObject, LogTrace, SuggestionList } from "../src/index.js";
import { check, inSandbox } from "./support/environment.js";

inSandbox("what the server sends on its own is heard, until that is ended", async (client) => {
  const lists: string[][] = [];
  const stop = client.on("suggestions/didChange", (list: SuggestionList) =>
    lists.push(list.items.map((suggestion) => suggestion.query)),
  );
  // Notifications come before the answers to what is asked later.
  await client.search.movies({ query: "Batman" }).page(1);
  await client.search.movies({ query: "Alien" }).page(1);
  await client.suggestions.list();
  assert.deepEqual(lists, [["batman"], ["alien", "batman"]]);
  stop();
  await client.suggestions.clear();
  await client.suggestions.list();
  assert.equal(lists.length, 2);
});

check("the trace is heard as far as it was asked for", async (scope) => {
  const client = scope.sandbox({ trace: "messages" });
  const traces: LogTrace[] = [];
  client.on("$/logTrace", (trace) => traces.push(trace));
  await client.server.ping();
  assert(traces.some((trace) => trace.message.includes("server/ping")));
});

inSandbox("several hear the same, each for as long as it listens, after a restart too", async (client) => {
  const heard: string[] = [];
  const listener = () => heard.push("twice");
  const stops = [listener, listener].map((each) => client.on("suggestions/didChange", each));
  client.on("suggestions/didChange", () => heard.push("always"));
  await client.search.movies({ query: "one" }).page(1);
  await client.suggestions.list();
  stops[0]?.();
  stops[0]?.();
  await client.close();
  await client.start();
  await client.search.movies({ query: "two" }).page(1);
  await client.suggestions.list();
  assert.deepEqual(heard, ["twice", "twice", "always", "twice", "always"]);
});

check("a background fault is heard as an error object", async (scope) => {
  const client = scope.script(`onMessage(({ id }) => {
    send({ method: "server/error", params: { code: -32603, message: "Dust", data: { kind: "internalError" } } });
    send({ method: "unheard/of", params: {} });
    send({ id, result: { pong: true } });
  });`);
  const errors: ErrorObject[] = [];
  client.on("server/error", (error) => errors.push(error));
  await client.server.ping();
  assert.deepEqual(
    errors.map((error) => error.message),
    ["Dust"],
  );
});

check("a notification that there is not is an error", (scope) => {
  const client = scope.sandbox();
  assert.throws(
    () => client.on("movies/didChange" as "server/error", () => {}),
    (error) => error instanceof TypeError,
  );
});
