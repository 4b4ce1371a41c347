// SPDX-License-Identifier: MIT

// How a program ends that uses the client: each of these runs in a Node.js of its own.

import assert from "node:assert/strict";
import { resolve } from "node:path";
import { execPath } from "node:process";
import { run } from "./support/command.js";
import { check, marquee, serverEnvironment, type Scope } from "./support/environment.js";

const index = resolve(".build/clients-typescript/src/index.js");

/** Runs a program that uses the client; what it prints, and how it ends. */
function runProgram(scope: Scope, code: string): Promise<{ output: string; exitCode: number | null }> {
  const program = `import { MarqueeClient } from ${JSON.stringify(index)};\n${code}`;
  const variables = { ...serverEnvironment(scope.folder()), MARQUEE_BIN: marquee };
  return run(execPath, ["--input-type=module", "--eval", program], { variables });
}

check("a program ends by itself though it does not close its client", async (scope) => {
  const { output, exitCode } = await runProgram(
    scope,
    `const client = new MarqueeClient({ sandbox: true });
     for await (const movie of client.movies.nowPlaying({ limit: 2 })) console.log(movie.id);
     client.on("suggestions/didChange", () => {});
     console.log("done");`,
  );
  assert.deepEqual([output, exitCode], ["amc:movie:64825\namc:movie:64802\ndone\n", 0]);
});

check("a program goes on as long as it waits for an answer", async (scope) => {
  const { output, exitCode } = await runProgram(
    scope,
    `const client = new MarqueeClient({ sandbox: true });
     client.movies.get({ id: "amc:movie:64825" }).then((movie) => console.log(movie.id));`,
  );
  assert.deepEqual([output, exitCode], ["amc:movie:64825\n", 0]);
});

check("a list that is left or fails while nobody waits is no unhandled rejection", async (scope) => {
  const { output, exitCode } = await runProgram(
    scope,
    `const client = new MarqueeClient({ sandbox: true });
     const pages = client.movies.nowPlaying({ pageSize: 1 }).pages();
     await pages.next();
     const failing = client.movies.nowPlaying({ pageSize: 1000 }).pages();
     failing.next().catch((error) => console.log(error.name));
     await client.close();
     console.log("closed");`,
  );
  assert.equal(exitCode, 0, output);
  assert.match(output, /closed/);
  assert.equal(output.includes("Unhandled"), false);
});

check("a program without a free file descriptor gets an error, and goes on when it has some", async (scope) => {
  const program = `
    import { closeSync, openSync } from "node:fs";
    import { MarqueeClient } from ${JSON.stringify(index)};
    const client = new MarqueeClient({ sandbox: true });
    const files = [];
    try { for (;;) files.push(openSync("/dev/null")); } catch {}
    await client.server.ping().catch((error) => console.log(error.name, error.message));
    for (const file of files) closeSync(file);
    console.log((await client.server.ping()).pong);`;
  const variables = { ...serverEnvironment(scope.folder()), MARQUEE_BIN: marquee };
  const node = [execPath, "--input-type=module", "--eval", program];
  const { output, exitCode } = await run("/bin/sh", ["-c", 'ulimit -n 64; exec "$@"', "sh", ...node], { variables });
  assert.equal(exitCode, 0, output);
  assert.match(output, /^ServerExitedError .* could not be started: no file descriptor is left for its pipes\ntrue\n$/);
});

check("a program that gives up a server's start ends, and so does that server", async (scope) => {
  const server = scope.program(`process.stdin.resume().on("end", () => setInterval(() => {}, 1000));`);
  const { output, exitCode } = await runProgram(
    scope,
    `const client = new MarqueeClient({ executable: ${JSON.stringify(server)} });
     const abort = new AbortController();
     const calls = [1, 2].map(() => client.server.ping({}, { signal: abort.signal }));
     abort.abort();
     for (const { reason } of await Promise.allSettled(calls)) console.log(reason.name);`,
  );
  assert.deepEqual([output, exitCode], ["AbortError\nAbortError\n", 0]);
});

check("a signal that many calls and lists share is no leak, and ends them all", async (scope) => {
  const { output, exitCode } = await runProgram(
    scope,
    `const client = new MarqueeClient({ sandbox: true });
     const controller = new AbortController();
     const options = { signal: controller.signal };
     const numbers = Array.from({ length: 20 }, (_, number) => number);
     await Promise.all(numbers.map((sequence) => client.server.ping({ sequence }, options)));
     const lists = numbers.map(() => client.movies.nowPlaying({}, options).pages());
     await Promise.all(lists.map((list) => list.next()));
     controller.abort();
     const ends = await Promise.allSettled(lists.map((list) => list.next()));
     console.log(ends.every(({ reason }) => reason.name === "AbortError"));`,
  );
  assert.deepEqual([output, exitCode], ["true\n", 0]);
});

check("an error that nobody catches prints what happened", async (scope) => {
  const { output, exitCode } = await runProgram(
    scope,
    `await new MarqueeClient({ executable: "/nowhere/marquee" }).movies.genres();`,
  );
  assert.equal(exitCode, 1);
  assert.match(output, /BackendNotFoundError: marquee was not found: the option `executable` names/);
});

check("what a listener throws keeps nobody from hearing, and is an uncaught exception", async (scope) => {
  const { output, exitCode } = await runProgram(
    scope,
    `process.on("uncaughtException", (error) => console.log("uncaught: " + error.message));
     const client = new MarqueeClient({ sandbox: true });
     client.on("suggestions/didChange", () => { throw new Error("in the listener"); });
     client.on("suggestions/didChange", (list) => console.log(list.items[0].query));
     await client.search.movies({ query: "Batman" }).page(1);
     await client.suggestions.list();`,
  );
  assert.deepEqual([output, exitCode], ["batman\nuncaught: in the listener\n", 0]);
});
