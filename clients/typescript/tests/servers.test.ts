// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import process from "node:process";
import { ClosedError, MethodNotFoundError, ProtocolError, RequestError } from "../src/index.js";
import { ServerExitedError, ServerSilentError } from "../src/index.js";
import { check, hurry, inSandbox, marquee, misbehaving, rejection, type Scope } from "./support/environment.js";

check("a server that is killed in mid-stream: what came, then an error with its last words", async (scope) => {
  const client = scope.client({ executable: misbehaving("dies") });
  const titles: string[] = [];
  const loop = async () => {
    for await (const movie of client.movies.nowPlaying()) titles.push(movie.title);
  };
  const error = await rejection(loop, ServerExitedError);
  assert.deepEqual([error.exitCode, error.signal, error.retryable], [null, "SIGKILL", true]);
  assert.equal(error.stderr.length, 3);
  assert.equal(error.stderr[2], "marquee: fatal: out of film");
  assert.match(error.message, /servers\/dies was ended by SIGKILL; .*\n(.*\n)*.*out of film$/);
  assert.deepEqual(titles, ["Film 1", "Film 2", "Film 3"]);
  // The next call starts another one.
  assert.equal((await client.server.ping({ sequence: 4 })).sequence, 4);
});

check("a server that is killed in the middle of a line has ended, and is not said to speak no JSON", async (scope) => {
  const client = scope.script(`onMessage(() => {
    console.error("no more film");
    process.stdout.write('{"jsonrpc":"2.0","id":2,"resu', () => process.kill(process.pid, "SIGKILL"));
  });`);
  const error = await rejection(client.movies.genres(), ServerExitedError);
  assert.deepEqual([error.signal, error.stderr], ["SIGKILL", ["no more film"]]);
});

check("a call that is not answered in time rejects and is cancelled; others go on", async (scope) => {
  const client = scope.script(`onMessage(({ id, method, params }) => {
    if (method === "server/ping") send({ id, result: { pong: true } });
    if (method === "$/cancelRequest") send({ method: "suggestions/didChange", params });
  });`);
  await client.start();
  const cancelled = new Promise((resolve) => client.on("suggestions/didChange", resolve));
  const restore = hurry(scope);
  await assert.rejects(client.movies.genres({ timeoutMilliseconds: 1000 }), (error: ServerSilentError) => {
    assert(error instanceof ServerSilentError);
    return error.retryable && /has not answered movies\/genres in time/.test(error.message);
  });
  restore();
  assert.deepEqual(await cancelled, { id: 2 });
  assert.equal((await client.server.ping()).pong, true);
});

check("a program that never begins is reported and ended", async (scope) => {
  const client = scope.client({ executable: scope.program(`process.stdin.resume()`) });
  const restore = hurry(scope);
  await assert.rejects(client.movies.genres(), (error) => error instanceof ServerSilentError);
  restore();
  await client.close();
});

check("a program that gives back what it gets is reported", async (scope) => {
  const client = scope.client({ executable: "/bin/cat" });
  await assert.rejects(client.start(), (error) => error instanceof MethodNotFoundError);
});

check("all calls of a server that ends reject, each with the same words", async (scope) => {
  const client = scope.script(`
    let count = 0;
    onMessage(() => {
      if (++count < 3) return;
      console.error("no more film");
      process.exitCode = 3;
      process.stdin.destroy();
    });`);
  const calls = [1, 2, 3].map(() => client.movies.genres());
  for (const { status, ...rest } of await Promise.allSettled(calls)) {
    assert.equal(status, "rejected");
    const { reason } = rest as { reason: ServerExitedError };
    assert.deepEqual([reason.exitCode, reason.signal, reason.stderr], [3, null, ["no more film"]]);
  }
});

check("of what a server writes to stderr the last lines are kept, and all are told", async (scope) => {
  const told: string[] = [];
  const client = scope.script(
    `onMessage(() => {
      for (let number = 1; number <= 1000; number++) console.error("line " + number);
      process.stderr.write("unended", () => process.exit(1));
    });`,
    { onLog: (line) => told.push(line) },
  );
  const error = await rejection(client.movies.genres(), ServerExitedError);
  assert.deepEqual([error.stderr.length, error.stderr[0], error.stderr[19]], [20, "line 982", "unended"]);
  assert.equal(told.length, 1001);
});

check("a server that prints what is no JSON is reported with what it printed", async (scope) => {
  const client = scope.client({ executable: misbehaving("garbage") });
  const isReported = (error: ProtocolError) => {
    assert(error instanceof ProtocolError);
    assert.equal(error.received, "Welcome to Film OS 3.1");
    assert.match(error.message, /servers\/garbage sent a line that is not JSON: "Welcome to Film OS 3\.1"$/);
    return true;
  };
  await assert.rejects(client.movies.genres(), isReported);
  // Started again, it is the same.
  await assert.rejects(client.movies.nowPlaying().toArray(), isReported);
});

for (const [what, line] of Object.entries({
  "an array": "[]",
  "neither an answer nor a notification": `{"jsonrpc":"2.0","id":2}`,
  "an error without a code": `{"jsonrpc":"2.0","id":2,"error":"no"}`,
  "an error for no request": `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"What?"}}`,
})) {
  check(`a server that sends ${what} is reported`, async (scope) => {
    const client = scope.script(`onMessage(() => console.log(${JSON.stringify(line)}));`);
    await assert.rejects(client.movies.genres(), (error: ProtocolError) => error.received === line);
  });
}

interface Warnings {
  on(event: "warning", listener: (warning: { code?: string; message: string }) => void): void;
  off(event: "warning", listener: (warning: { code?: string; message: string }) => void): void;
}

/** The warnings of this process until the end of the test. */
function warnings(scope: Scope): { code?: string; message: string }[] {
  const seen: { code?: string; message: string }[] = [];
  const listener = (warning: { code?: string; message: string }) => void seen.push(warning);
  const emitter = process as unknown as Warnings;
  emitter.on("warning", listener);
  scope.add(() => emitter.off("warning", listener));
  return seen;
}

check("a server of years to come is told to be newer, and what it still knows goes on", async (scope) => {
  const seen = warnings(scope);
  const client = scope.client({ executable: misbehaving("new") });
  assert.equal((await client.movies.nowPlaying().toArray()).length, 3);
  await assert.rejects(client.movies.get({ id: "amc:movie:1" }), (error: RequestError) => {
    assert(error instanceof RequestError);
    return error.message === '"movies/get" was retired';
  });
  assert.deepEqual(seen.map(({ code }) => code), ["MARQUEE_CONTRACT"]);
  const words = /\/new is marquee 9\.0\.0, whose contract 9\.0\.0 is newer than 1\..* until the client is updated$/;
  assert.match(seen[0]?.message ?? "", words);
});

check("an old server says precisely what it lacks, and answers what it knows", async (scope) => {
  const seen = warnings(scope);
  const client = scope.client({ executable: misbehaving("old") });
  scope.add(() => {
    const words = /\/old is marquee 0\.1\.0, whose contract 0\.1\.0 is older than 1\..* until the server is updated$/;
    assert.deepEqual(seen.map(({ message }) => words.test(message)), [true]);
  });
  assert.equal((await client.movies.nowPlaying().toArray()).length, 3);
  const error = await rejection(client.movies.get({ id: "amc:movie:1" }), MethodNotFoundError);
  assert.match(error.message, /^Unknown method "movies\/get" \(.*is marquee 0\.1\.0 and has contract 0\.1\.0; /);
  assert.match(error.message, /this client was made for 1\.\d+\.\d+\)$/);
  assert.equal((await client.movies.nowPlaying().page(1)).items.length, 3);
});

check("a server that ends as soon as it has begun is reported as such", async (scope) => {
  const client = scope.script(`onMessage(() => {}); process.stdin.once("data", () => process.exit(4));`);
  await assert.rejects(client.movies.genres(), (error: ServerExitedError) => error.exitCode === 4);
});

check("a program that speaks JSON-RPC but is no marquee is reported", async (scope) => {
  const client = scope.client({
    executable: scope.program(`process.stdin.on("data", () => send({ id: 1, result: { capabilities: {} } }));`),
  });
  await assert.rejects(client.start(), (error: ProtocolError) => error.received === `{"capabilities":{}}`);
});

check("a server that refuses to begin is ended, and says why", async (scope) => {
  const client = scope.client({
    executable: scope.program(`
      const error = { code: -32601, message: "Unknown method: initialize" };
      process.stdin.on("data", () => send({ id: 1, error })).on("end", () => console.error("ended"));`),
  });
  await assert.rejects(client.start(), (error: MethodNotFoundError) => {
    assert(error instanceof MethodNotFoundError);
    return error.message === "Unknown method: initialize";
  });
});

check("a program that can't be run is reported, and the next call tries again", async (scope) => {
  const path = scope.executable("#!/nowhere/interpreter\n");
  const client = scope.sandbox({ executable: path });
  await assert.rejects(client.start(), (error: ServerExitedError) => {
    assert(error.message.startsWith(`${path} could not be started: `));
    return error.cause instanceof Error;
  });
  writeFileSync(path, `#!/bin/sh\nexec ${marquee} "$@"\n`);
  assert.equal((await client.server.ping()).pong, true);
});

check("a program that the system refuses to start is reported in the same way", async (scope) => {
  const client = scope.sandbox({ environment: { TOO_LARGE: "x".repeat(4_000_000) } });
  await assert.rejects(client.start(), (error: ServerExitedError) => {
    assert(error instanceof ServerExitedError);
    return /could not be started: .*E2BIG/.test(error.message);
  });
});

check("a program that ends without a word is reported", async (scope) => {
  const client = scope.client({ executable: "/bin/false" });
  const error = await rejection(client.server.ping(), ServerExitedError);
  assert.equal(error.message, "/bin/false ended with exit code 1");
});

check("a server that closes its output and lives on is ended", async (scope) => {
  const result = `{"capabilities":{},"serverInfo":{"name":"mute","version":"1"},"contractVersion":"1.0.0"}`;
  const client = scope.client({
    executable: scope.executable(`#!/bin/sh
      read -r line; echo '{"jsonrpc":"2.0","id":1,"result":${result}}'
      exec sleep 60 >&-`),
  });
  await assert.rejects(client.movies.genres(), (error: ServerExitedError) => error.signal === "SIGKILL");
});

check("a server that ends while nothing is asked is started again by the next call", async (scope) => {
  const client = scope.script(`onMessage(({ id }) => {
    send({ id, result: { pong: true, sequence: process.pid } });
    process.stdin.destroy();
  });`);
  const { sequence } = await client.server.ping();
  // A call that is made before its end is known rejects; those after it are another server's.
  const again = () => client.server.ping().catch((error) => assert(error instanceof ServerExitedError));
  let pong = await again();
  while (pong === undefined || pong.sequence === sequence) pong = await again();
});

check("closing ends the server; calls that wait reject, later ones too, until it is started again", async (scope) => {
  const client = scope.script(`onMessage(({ id, method }) => {
    if (method === "server/ping") send({ id, result: { pong: true } });
  });`);
  await client.server.ping();
  const waiting = client.movies.genres();
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all([client.close(), assert.rejects(waiting, (error) => error instanceof ClosedError)]);
  await client.close();
  await assert.rejects(client.server.ping(), (error: ClosedError) => /start\(\)/.test(error.message));
  await client.start();
  assert.equal((await client.server.ping()).pong, true);
});

inSandbox("closing while the server starts rejects the start", async (client) => {
  const start = client.start();
  await Promise.all([client.close(), assert.rejects(start, (error) => error instanceof ClosedError)]);
});

check("a server that does not want to end is made to", async (scope) => {
  const client = scope.script(`onMessage(() => {}); process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);`);
  await client.start();
  await client.close();
});

inSandbox("the client closes at the end of `await using`, where the runtime has it", async (client) => {
  await client.server.ping();
  if (typeof Symbol.asyncDispose !== "symbol") return;
  await client[Symbol.asyncDispose]();
  await assert.rejects(client.server.ping(), (error) => error instanceof ClosedError);
});
