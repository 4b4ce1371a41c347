// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import type { Methods } from "../src/index.js";
import { ConnectionClient } from "../src/vscode.js";
import { check, marquee, type Scope, serverEnvironment } from "./support/environment.js";
import { MessageConnection } from "./support/messageConnection.js";
import { judge, type Outcome, play, scenarios, servers, upstream } from "./support/scenarios.js";

type Open = (scope: Scope, name: string, base: string) => Methods;

/** A client of its own process, over lines. */
const ownProcess: Open = (scope, name, base) => scope.client(server(name, base));

/** A client over an editor's connection, with Content-Length headers. */
const connection: Open = (scope, name, base) => {
  const { arguments: commandLine, environment } = server(name, base);
  const variables = { ...env, ...serverEnvironment(scope.folder(), environment) };
  const connection = new MessageConnection(marquee, commandLine, variables);
  scope.add(() => connection.dispose());
  connection.listen();
  return new ConnectionClient(connection);
};

function server(name: string, base: string) {
  const { arguments: commandLine, environment } = servers[name] ?? assertNever(name);
  const variables = Object.entries(environment).map(([variable, value]) => [
    variable,
    value.replace("${UPSTREAM}", base),
  ]);
  return { arguments: commandLine, environment: Object.fromEntries(variables) };
}

function assertNever(name: string): never {
  throw new Error(`There is no server ${name}`);
}

/** Plays all scenarios, in order, a server for each of their names; their outcomes by name. */
async function playAll(scope: Scope, open: Open): Promise<Record<string, string>> {
  const { base, stop } = await upstream();
  scope.add(stop);
  const clients: Record<string, Methods> = {};
  const came: Record<string, Outcome> = {};
  for (const scenario of scenarios) {
    const client = (clients[scenario.server] ??= open(scope, scenario.server, base));
    came[scenario.name] = await play(client, scenario);
    assert.equal((await client.server.ping()).pong, true, `a ping after ${scenario.name}`);
  }
  return judge(came);
}

function failures(outcomes: Record<string, string>): string[] {
  return Object.entries(outcomes)
    .filter(([, outcome]) => outcome.startsWith("FAILED"))
    .map(([name, outcome]) => `${name}: ${outcome}`);
}

check("the scenarios, over a process of our own", async (scope) => {
  const outcomes = await playAll(scope, ownProcess);
  const folder = env.MARQUEE_SCENARIO_RESULTS;
  if (folder) writeFileSync(join(folder, "typescript.json"), JSON.stringify(outcomes));
  assert.deepEqual(failures(outcomes), []);
});

check("the scenarios, over an editor's connection", async (scope) => {
  assert.deepEqual(failures(await playAll(scope, connection)), []);
});
