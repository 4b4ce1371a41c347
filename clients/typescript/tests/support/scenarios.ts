// SPDX-License-Identifier: MIT
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { env } from "node:process";
import { List, RequestError, type Summary } from "../../src/index.js";
import type { Methods } from "../../src/index.js";
import { LineSplitter } from "../../src/lines.js";

/** One call of clients/scenarios.json. */
export interface Scenario {
  name: string;
  server: string;
  method: string;
  params: Record<string, unknown>;
  stream?: boolean;
  stopAfter?: number;
  cancel?: boolean;
}

/** What came of a scenario, for Tests/clients/judge.py, which compares it with what has to. */
export type Outcome =
  | { result: unknown }
  | { items: unknown[]; summary: Summary }
  | { stopped: unknown[] }
  | { error: { code: number; message: string; data: object } }
  | { failed: string };

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

/** Plays a scenario. */
export async function play(client: Methods, scenario: Scenario): Promise<Outcome> {
  try {
    return await outcome(client, scenario);
  } catch (error) {
    if (!(error instanceof RequestError)) return { failed: String(error) };
    const { code, message, kind, retryable, data } = error;
    return { error: { code, message, data: { ...data, kind, retryable } } };
  }
}

async function outcome(client: Methods, scenario: Scenario): Promise<Outcome> {
  const abort = new AbortController();
  const summaries: Summary[] = [];
  const options = { signal: abort.signal, onSummary: (summary: Summary) => summaries.push(summary) };
  const called = call(client, scenario, options);
  // By the time that this is answered the scenario's own request has been sent.
  if (scenario.cancel) void client.server.ping().then(() => abort.abort());
  if (!scenario.stream) {
    const page = (scenario.params.page as number | undefined) ?? 1;
    return { result: await (called instanceof List ? called.page(page) : called) };
  }
  if (!(called instanceof List)) return { failed: "not a list" };
  const items: unknown[] = [];
  for await (const item of called) {
    items.push(item);
    if (items.length === scenario.stopAfter) return { stopped: items };
  }
  const [summary] = summaries;
  return summary ? { items, summary } : { failed: "there was no summary" };
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

/** The outcomes by the names of the scenarios, in the words that all clients use. */
export async function judge(came: Record<string, Outcome>): Promise<Record<string, string>> {
  const child = spawn("python3", ["Tests/clients/judge.py"], { env, windowsHide: true });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part) => (text += part));
  child.stdin.write(JSON.stringify(came));
  child.stdin.end();
  await new Promise((resolve) => child.once("close", resolve));
  return JSON.parse(text) as Record<string, string>;
}
