// SPDX-License-Identifier: MIT

// Writes dist/ with the TypeScript compiler of the project that installs this package, otherwise with this folder's own
// or the one on PATH. npm runs it for whoever installs from a clone; a packed package has dist/.

import { spawnSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";

/** The folders in which npm puts the commands of a project and of the projects around it. */
function commands(project) {
  const outer = dirname(project);
  return [join(project, "node_modules", ".bin"), ...(outer === project ? [] : commands(outer))];
}

// npm puts this folder's own commands first on PATH. It names the project where it was told of one, as by --prefix.
const { PATH, npm_config_local_prefix: project, INIT_CWD: start } = process.env;
const folders = [...[project, start].flatMap((folder) => (folder ? commands(folder) : [])), PATH];
const environment = { ...process.env, PATH: folders.join(delimiter) };
// On Windows commands are scripts, which only a shell runs.
const shell = process.platform === "win32";
const { status, error } = spawnSync("tsc", ["--project", "."], { env: environment, shell, stdio: "inherit" });
if (error) {
  console.error("marquee-client is built with TypeScript's compiler, and there is no tsc.");
  console.error("Install it in your project (npm install --save-dev typescript), then install marquee-client again.");
}
process.exit(status ?? 1);
