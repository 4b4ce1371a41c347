#!/usr/bin/env node
// SPDX-License-Identifier: MIT

// The command `marquee`: the program that came with this package, with the same words, input and output.

const { spawn } = require("node:child_process");
const process = require("node:process");
const { programOfPackage } = require("../dist/executable.js");

const program = programOfPackage();
if (program === undefined) {
  const platform = `marquee-${process.platform}-${process.arch}`;
  console.error(`marquee: there is no package ${platform} beside this one: npm install ${platform} brings it`);
  process.exit(1);
}
const child = spawn(program, process.argv.slice(2), { stdio: "inherit" });
// A terminal's interrupt reaches the child by itself; what is sent to this process alone has to be passed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  console.error(`marquee: ${error.message}`);
  process.exitCode = 1;
});
child.on("exit", (code, signal) => {
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
