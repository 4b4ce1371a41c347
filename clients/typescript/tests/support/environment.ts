// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { test } from "node:test";
import { MarqueeClient, type ClientOptions } from "../../src/index.js";

/** Runs a test that fails instead of hanging, with what is to be cleaned up after it. */
export function check(name: string, body: (scope: Scope) => Promise<void> | void, timeout = 120_000): void {
  void test(name, { timeout }, async (context) => {
    const scope = new Scope();
    // A client that only listens lets Node end, which would end the test as well.
    const alive = setInterval(() => {}, 10_000);
    scope.add(() => clearInterval(alive));
    context.after(() => scope.close());
    await body(scope);
  });
}

/** Runs a test that begins with a client of the sandbox. */
export function inSandbox(name: string, body: (client: MarqueeClient, scope: Scope) => Promise<void> | void): void {
  check(name, (scope) => body(scope.sandbox(), scope));
}

/** The clients and folders of one test. */
export class Scope {
  readonly #cleanups: (() => unknown)[] = [];

  /** Has this done at the end of the test; the last that was added comes first. */
  add(cleanup: () => unknown): void {
    this.#cleanups.push(cleanup);
  }

  /** A new folder. */
  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), "marquee-typescript-"));
    this.add(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /** A client whose server has a home of its own and none of our variables but those given. */
  client({ environment, ...options }: ClientOptions = {}): MarqueeClient {
    const client = new MarqueeClient({
      executable: marquee,
      environment: serverEnvironment(this.folder(), environment),
      ...options,
    });
    this.add(() => client.close());
    return client;
  }

  /** A client of the sandbox. */
  sandbox(options: ClientOptions = {}): MarqueeClient {
    return this.client({ sandbox: true, ...options });
  }

  /** A client of a program in JavaScript that stands in for the server. */
  script(code: string, options: ClientOptions = {}): MarqueeClient {
    return this.client({ executable: this.program(code), ...options });
  }

  /** A program in JavaScript; `send` and `onMessage` are there for one that speaks JSON-RPC. */
  program(code: string): string {
    return this.executable(`#!${execPath}\n${speaking}\n${code}\n`);
  }

  /** A file that can be run. */
  executable(text: string): string {
    const path = join(this.folder(), "marquee");
    writeFileSync(path, text);
    chmodSync(path, 0o755);
    return path;
  }

  async close(): Promise<void> {
    for (const cleanup of this.#cleanups.reverse()) await cleanup();
  }
}

/** The error of this class that the work ends in. */
export async function rejection<Kind>(
  work: Promise<unknown> | (() => Promise<unknown>),
  kind: abstract new (...values: any[]) => Kind,
): Promise<Kind> {
  const outcome = typeof work === "function" ? work() : work;
  const error: unknown = await outcome.then(() => "nothing was wrong", (thrown: unknown) => thrown);
  assert(error instanceof kind, String(error));
  return error;
}

/** Lets time pass a hundred times as fast for what waits from now on, until the test ends or takes it back. */
export function hurry(scope: Scope): () => void {
  const original = globalThis.setTimeout;
  const restore = () => void (globalThis.setTimeout = original);
  const hurried = (body: () => void, milliseconds = 0) => original(body, milliseconds / 100);
  globalThis.setTimeout = hurried as typeof setTimeout;
  scope.add(restore);
  return restore;
}

/** The server under test. */
export const marquee = resolve(env.MARQUEE_BIN ?? ".build/release/marquee");

/** A program of Tests/clients/servers that stands in for the server. */
export function misbehaving(name: "old" | "new" | "garbage" | "dies"): string {
  return resolve("Tests/clients/servers", name);
}

/** Ours, with a home of its own and no other MARQUEE_ variable than these. */
export function serverEnvironment(
  home: string,
  variables: Record<string, string | undefined> = {},
): Record<string, string | undefined> {
  const ours = Object.keys(env).filter((name) => name.startsWith("MARQUEE_"));
  return {
    ...Object.fromEntries(ours.map((name) => [name, undefined])),
    HOME: home,
    XDG_STATE_HOME: join(home, "state"),
    XDG_CACHE_HOME: join(home, "cache"),
    XDG_CONFIG_HOME: join(home, "config"),
    ...variables,
  };
}

const speaking = `
const send = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
const onMessage = (handle) =>
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const message = JSON.parse(line);
    if (message.method === "initialize") {
      const serverInfo = { name: "stand-in", version: "1" };
      send({ id: message.id, result: { capabilities: {}, serverInfo, contractVersion: "1.0.0" } });
    } else if (message.method !== "initialized") handle(message);
  });
`;
