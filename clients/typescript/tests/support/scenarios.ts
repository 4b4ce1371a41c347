// SPDX-License-Identifier: MIT
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { env } from "node:process";
import { List, RequestError, type Summary } from "../../src/index.js";
import type { Methods } from "../../src/index.js";
import { LineSplitter } from "../../src/lines.js";

/** One call of clients/scenarios.json, and what has to come of it. */
export interface Scenario {
  name: string;
  server: string;
  method: string;
  params: Record<string, unknown>;
  stream?: boolean;
  stopAfter?: number;
  cancel?: boolean;
  expect: {
    values?: Pointers;
    itemCount?: number;
    pageCount?: number;
    complete?: boolean;
    first?: Pointers;
    last?: Pointers;
    stopped?: number;
    error?: { code: number; kind: string; retryable: boolean; data?: Pointers };
  };
}

/** JSON Pointers (RFC 6901), with the values that they point at; null for nothing. */
type Pointers = Record<string, unknown>;

interface ScenarioFile {
  servers: Record<string, { arguments: string[]; environment: Record<string, string> }>;
  scenarios: Scenario[];
}

export const { servers, scenarios } = JSON.parse(readFileSync("clients/scenarios.json", "utf8")) as ScenarioFile;

/** The base URL of the upstream that all clients share, or of one that lives as long as we do. */
export async function upstream(): Promise<{ base: string; stop: () => void }> {
  const shared = env.MARQUEE_SCENARIO_UPSTREAM;
  if (shared) return { base: shared, stop: () => {} };
  const child = spawn("python3", ["Tests/clients/upstream.py"], { env, windowsHide: true });
  const base = await new Promise<string>((resolve) => {
    const lines = new LineSplitter(resolve);
    child.stdout.setEncoding("utf8").on("data", (text) => lines.push(text));
  });
  return { base, stop: () => child.stdin.end() };
}

/** Plays a scenario; what came of it, in the words that all clients use. */
export async function play(client: Methods, scenario: Scenario): Promise<string> {
  try {
    return await outcome(client, scenario);
  } catch (error) {
    if (error instanceof Mismatch) return `FAILED: ${error.message}`;
    if (!(error instanceof RequestError)) return `FAILED: ${String(error)}`;
    return failure(error, scenario);
  }
}

async function outcome(client: Methods, scenario: Scenario): Promise<string> {
  const { expect } = scenario;
  const abort = new AbortController();
  const summaries: Summary[] = [];
  const options = { signal: abort.signal, onSummary: (summary: Summary) => summaries.push(summary) };
  const called = call(client, scenario, options);
  // By the time that this is answered the scenario's own request has been sent.
  if (scenario.cancel) void client.server.ping().then(() => abort.abort());
  if (!scenario.stream) {
    const page = (scenario.params.page as number | undefined) ?? 1;
    const answer = called instanceof List ? called.page(page) : (called as Promise<unknown>);
    comparePointers(expect.values ?? {}, await answer);
    compare("a result is expected", true, expect.values !== undefined);
    return "result";
  }
  if (!(called instanceof List)) throw new Mismatch("not a list");
  const items: unknown[] = [];
  for await (const item of called) {
    items.push(item);
    if (items.length === scenario.stopAfter) break;
  }
  if (scenario.stopAfter !== undefined) {
    compare("stopped", expect.stopped, items.length);
    return `stopped after ${items.length}`;
  }
  const [summary] = summaries;
  if (!summary) throw new Mismatch("there was no summary");
  compare("items", expect.itemCount, items.length);
  compare("itemCount", expect.itemCount, summary.itemCount);
  compare("pageCount", expect.pageCount, summary.pageCount);
  compare("complete", expect.complete, summary.complete);
  comparePointers(expect.first ?? {}, items[0]);
  comparePointers(expect.last ?? {}, items[items.length - 1]);
  const bound = summary.complete ? "" : ", incomplete";
  return `${items.length} items in ${summary.pageCount} pages${bound}`;
}

/** Calls the method's typed function, or the method by its name where there is none. */
function call(client: Methods, { method, params }: Scenario, options: object): unknown {
  const [namespace = "", verb = ""] = method.split("/");
  const functions = (client as unknown as Record<string, Record<string, unknown>>)[namespace];
  const typed = functions?.[verb];
  // The scenarios of watch/follow take its one answer rather than its events.
  if (typeof typed !== "function" || method === "watch/follow") return client.request(method, params, options);
  return typed.call(functions, params, options);
}

function failure(error: RequestError, { expect }: Scenario): string {
  try {
    compare("error", expect.error === undefined, false);
    compare("code", expect.error?.code, error.code);
    compare("kind", expect.error?.kind, error.kind);
    compare("retryable", expect.error?.retryable, error.retryable);
    comparePointers(expect.error?.data ?? {}, error.data);
    return `error ${error.code} ${error.kind}`;
  } catch (mismatch) {
    return `FAILED: ${(mismatch as Mismatch).message}, of: ${error.message}`;
  }
}

class Mismatch extends Error {}

function comparePointers(wanted: Pointers, value: unknown): void {
  for (const [pointer, expected] of Object.entries(wanted)) {
    compare(pointer, expected, at(pointer, value) ?? null);
  }
}

function at(pointer: string, value: unknown): unknown {
  const names = pointer.split("/").slice(1);
  return names
    .map((name) => name.replace(/~1/g, "/").replace(/~0/g, "~"))
    .reduce<any>((inner, name) => (Object.hasOwn(inner ?? {}, name) ? inner[name] : undefined), value);
}

function compare(what: string, wanted: unknown, got: unknown): void {
  const [expected, actual] = [sorted(wanted), sorted(got)];
  if (expected !== actual) throw new Mismatch(`${what} is ${actual}, not ${expected}`);
}

/** As JSON, members by name. */
function sorted(value: unknown): string {
  return String(
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === "object" && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ),
  );
}
