// SPDX-License-Identifier: MIT

// The package as npm installs it, from a clone and packed: by import and by require, and its types.

import assert from "node:assert/strict";
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { findExecutable } from "../src/executable.js";
import { run } from "./support/command.js";
import { check as checkWithin, marquee, type Scope, serverEnvironment } from "./support/environment.js";

const client = resolve("clients/typescript");
/** The packed package: built once for all versions of Node.js; the next run removes it. */
const packedClient = resolve(".build/clients-typescript/marquee-client.tgz");
const offline = ["--offline", "--no-audit", "--no-fund"];

/** A PATH with Node.js, npm and a shell, but without a `tsc`. */
function pathWithoutCompiler(scope: Scope): string {
  const folder = scope.folder();
  symlinkSync(execPath, join(folder, "node"));
  for (const command of ["npm", "sh"]) symlinkSync(findExecutable(command, env), join(folder, command));
  return folder;
}

/** A clone of this folder that was never built. */
function clone(scope: Scope): string {
  const folder = scope.folder();
  for (const name of ["package.json", "tsconfig.json", "build.mjs", "src"]) {
    cpSync(join(client, name), join(folder, name), { recursive: true });
  }
  return folder;
}

/** The file that npm packs a package into. */
async function pack(scope: Scope, folder: string): Promise<string> {
  const destination = scope.folder();
  const { output, exitCode } = await npm(scope, ["pack", "--pack-destination", destination], folder);
  assert.equal(exitCode, 0, output);
  return join(destination, readdirSync(destination)[0] ?? "nothing");
}

/** TypeScript's compiler as a packed package. */
async function compiler(scope: Scope): Promise<string> {
  const folder = scope.folder();
  const command = realpathSync(findExecutable("tsc", env));
  const description = { name: "typescript", version: "1.0.0", bin: { tsc: "tsc.sh" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(description));
  writeFileSync(join(folder, "tsc.sh"), `#!/bin/sh\nexec "${command}" "$@"\n`);
  return pack(scope, folder);
}

/** A project with files of these names; `install` is what it installs. */
async function project(scope: Scope, install: string[], files: Record<string, string>, PATH?: string): Promise<string> {
  const folder = scope.folder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { output, exitCode } = await npm(scope, ["install", ...offline, "--prefix", folder, ...install], client, PATH);
  assert.equal(exitCode, 0, output);
  return folder;
}

function npm(scope: Scope, commandLine: string[], folder: string, PATH = env.PATH) {
  return run("npm", commandLine, { folder, variables: { HOME: scope.folder(), PATH } });
}

/** A project that has installed the packed package without a compiler. */
async function packed(scope: Scope, files: Record<string, string>): Promise<string> {
  if (!existsSync(packedClient)) cpSync(await pack(scope, clone(scope)), packedClient, { recursive: true });
  return project(scope, [packedClient], files, pathWithoutCompiler(scope));
}

/** Runs a program of a project in the sandbox; what it prints. */
async function program(scope: Scope, folder: string, name: string): Promise<string> {
  const variables = { ...serverEnvironment(scope.folder()), MARQUEE_BIN: marquee };
  const { output, exitCode } = await run(execPath, [name], { folder, variables });
  assert.equal(exitCode, 0, output);
  return output;
}

/** What the compiler says about a project. */
async function compilation(folder: string, options: object, include: string[]): Promise<string> {
  const usual = { target: "ES2022", module: "Node16", strict: true, noEmit: true };
  // Nothing is left out: neither the package's folder nor its declarations.
  const compilerOptions = { ...usual, moduleResolution: "Node16", skipLibCheck: false, ...options };
  const config = { compilerOptions, include, exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  return (await run("tsc", ["--project", "."], { folder })).output;
}

/** npm and the compiler take seconds each. */
const check = (name: string, body: (scope: Scope) => Promise<void>) => checkWithin(name, body, 120_000);

const printTitle = `
  const client = new MarqueeClient({ sandbox: true });
  client.movies.get({ id: "amc:movie:64825" }).then(({ title }) => console.log(title));`;
const esModule = `import { MarqueeClient } from "marquee-client";${printTitle}`;
const commonJS = `const { MarqueeClient } = require("marquee-client");${printTitle}`;
const title = "The Hunger Games: Sunrise on the Reaping\n";

check("a clone is built by the compiler of the project that installs it", async (scope) => {
  const install = [await compiler(scope), clone(scope)];
  const folder = await project(scope, install, { "now.mjs": esModule }, pathWithoutCompiler(scope));
  assert.equal(await program(scope, folder, "now.mjs"), title);
});

check("without a compiler anywhere, the installation fails and says what to install", async (scope) => {
  const install = ["install", ...offline, "--prefix", scope.folder(), clone(scope)];
  const { output, exitCode } = await npm(scope, install, client, pathWithoutCompiler(scope));
  assert.equal(exitCode === 0, false);
  assert.match(output, /there is no tsc\..*\n.*npm install --save-dev typescript/);
});

check("a packed package needs no compiler, and is one module for import and require", async (scope) => {
  const folder = await packed(scope, {
    "now.mjs": esModule,
    "now.cjs": commonJS,
    "both.mjs": `
      import { createRequire } from "node:module";
      import * as imported from "marquee-client";
      import * as adapter from "marquee-client/vscode";
      const require = createRequire(import.meta.url);
      const required = require("marquee-client");
      const names = Object.keys(required);
      console.log(names.length > 30 && names.every((name) => required[name] === imported[name]));
      console.log(require("marquee-client/vscode").ConnectionClient === adapter.ConnectionClient);`,
  });
  assert.equal(await program(scope, folder, "now.mjs"), title);
  assert.equal(await program(scope, folder, "now.cjs"), title);
  assert.equal(await program(scope, folder, "both.mjs"), "true\ntrue\n");
});

check("the declarations compile without the DOM's types or Node's, and an await of a list doesn't", async (scope) => {
  const use = (text: string) => `
    import { MarqueeClient, NotFoundError, type List, type Movie } from "marquee-client";
    import { ConnectionClient, type ConnectionLike } from "marquee-client/vscode";
    ${text}`;
  const uses = use(`
    export const client = new MarqueeClient({ sandbox: true });
    export const movies: List<Movie> = client.movies.popular({ limit: 2 });
    export const title = client.movies.get({ id: "amc:movie:64825" }).then((movie): string => movie.title);
    export const adapter = (connection: ConnectionLike) => new ConnectionClient(connection).movies.genres();
    export const isMissing = (error: unknown): boolean => error instanceof NotFoundError;
    // @ts-expect-error: there is no such member
    title.then((text) => text.size);`);
  const mistake = use("export const movies = await new MarqueeClient().movies.popular();");
  const folder = await packed(scope, { "use.mts": uses, "use.cts": uses, "mistake.mts": mistake });
  const include = ["*.mts", "*.cts", "node_modules/marquee-client/dist"];
  const output = await compilation(folder, { lib: ["ES2022"], types: [] }, include);
  const [mistakes, explanation] = output.split("\n");
  assert.match(String(mistakes), /^mistake\.mts\(.*: error TS1320: .*'await'/);
  assert.match(String(explanation), /read it with `for await \(const row of list\)`, `await list\.toArray\(\)`/);
  assert.equal(output.split(": error ").length, 2, output);
});

check("the example is the README's first, is typed, and decides an evening", async (scope) => {
  const example = readFileSync(join(client, "examples/tonight.mjs"), "utf8");
  const [, code = ""] = example.split("// SPDX-License-Identifier: MIT\n");
  const [, first] = /```js\n(.*?)```/s.exec(readFileSync(join(client, "README.md"), "utf8")) ?? [];
  assert.equal(first, code);
  const folder = await packed(scope, { "tonight.mjs": example });
  assert.equal(await compilation(folder, { allowJs: true, checkJs: true, types: [] }, ["tonight.mjs"]), "");
  const lines = (await program(scope, folder, "tonight.mjs")).trimEnd().split("\n");
  assert.deepEqual(
    lines.filter((line) => !/^\d\d:\d\d |^Missing|^Rows/.test(line)),
    [
      "What's on · Olathe, KS · Sat 21 Nov, tonight",
      "Prices for 3.",
      "The Hunger Games: Sunrise on the Reaping (2026)",
      "Dune: Part Two (2024)",
      "The Matrix (1999)",
      "Alien (1979)",
    ],
  );
  assert(lines.includes("17:15  AMC DINE-IN Studio 28  IMAX  $57.87 + fees  available"));
  assert(lines.includes("20:10  AMC DINE-IN Studio 28  IMAX  $57.87 + fees  almost sold out"));
  for (const line of lines) assert(line.length <= 80, line);
});
