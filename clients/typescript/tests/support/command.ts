// SPDX-License-Identifier: MIT
import { spawn } from "node:child_process";
import { env } from "node:process";

/** Runs a command, with these variables in addition to ours; what it prints, and how it ends. */
export function run(
  command: string,
  commandLine: readonly string[],
  { folder = ".", variables = {} }: { folder?: string; variables?: Record<string, string | undefined> } = {},
): Promise<{ output: string; exitCode: number | null }> {
  const child = spawn(command, commandLine, { cwd: folder, env: { ...env, ...variables } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode) => resolve({ output, exitCode }));
  });
}
