// SPDX-License-Identifier: MIT
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import type { ServerExit } from "./errors.js";
import type { Environment } from "./executable.js";
import { LineSplitter } from "./lines.js";

/** The number of lines of stderr to keep, and of characters in each. */
const keptLines = 20;
const keptCharacters = 1000;

/** How long to wait for a server's last words after it has ended or closed its output. */
const graceMilliseconds = 1000;

/** How long a server may take to end after its input is closed, and then after a signal. */
const exitMilliseconds = 2000;

/** How a server ended, or why it could not be started. */
export type ProcessEnd = ServerExit & { cause?: Error };

/** A resource that keeps Node running unless it is unreferenced. */
interface Handle {
  ref(): void;
  unref(): void;
}

/** Whether a process has its pipes: without a file descriptor left for them it is there and has none. */
function hasPipes(child: Partial<ChildProcessWithoutNullStreams>): boolean {
  return child.stdout !== undefined;
}

/** A server's process. It keeps Node running only while an answer is awaited. */
export class ServerProcess {
  /** Resolves when it has ended and all its output has been read; never rejects. */
  readonly ended: Promise<ProcessEnd>;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #stderr: string[] = [];

  /**
   * @param onLine - Called with each line of its stdout.
   * @param onLog - Called with each line of its stderr.
   */
  constructor(
    executable: string,
    commandLine: readonly string[],
    environment: Environment,
    onLine: (line: string) => void,
    onLog: ((line: string) => void) | undefined,
  ) {
    const child = spawn(executable, commandLine, { env: environment, windowsHide: true });
    this.#child = child;
    if (!hasPipes(child)) {
      // Node.js gives the reason later, as an event, which would end the program if nobody listened to it.
      child.once("error", () => {});
      throw new Error("no file descriptor is left for its pipes");
    }
    // An incomplete last line was cut off by the end of the server, which is reported anyway.
    const lines = new LineSplitter(onLine);
    child.stdout.setEncoding("utf8").on("data", (text) => lines.push(text));
    const log = new LineSplitter((line) => {
      this.#stderr.push(line.slice(0, keptCharacters));
      if (this.#stderr.length > keptLines) this.#stderr.shift();
      onLog?.(line);
    });
    child.stderr.setEncoding("utf8").on("data", (text) => log.push(text));
    child.stderr.once("end", () => log.flush());
    // Writing to a server that has ended fails; its end is reported below.
    child.stdin.on("error", () => {});
    this.ended = this.#end();
  }

  /** Writes a line to its stdin. */
  write(line: string): void {
    this.#child.stdin.write(line + "\n");
  }

  /** Sets whether this process keeps Node running. */
  keepAlive(isBusy: boolean): void {
    const { stdin, stdout, stderr } = this.#child;
    // The pipes are sockets, which their types don't say.
    for (const handle of [this.#child, stdin, stdout, stderr] as Handle[]) {
      if (isBusy) handle.ref();
      else handle.unref();
    }
  }

  /** Kills it at once. */
  kill(): void {
    this.#child.kill("SIGKILL");
  }

  /** Closes its stdin, which makes it end; forces it to end if it doesn't. */
  async stop(): Promise<void> {
    this.keepAlive(true);
    this.#child.stdin.end();
    const tell = setTimeout(() => this.#child.kill("SIGTERM"), exitMilliseconds);
    const force = setTimeout(() => this.kill(), 2 * exitMilliseconds);
    await this.ended;
    clearTimeout(tell);
    clearTimeout(force);
  }

  #end(): Promise<ProcessEnd> {
    const child = this.#child;
    return new Promise((resolve) => {
      let grace: ReturnType<typeof setTimeout> | undefined;
      const end = (exitCode: number | null, signal: string | null, cause?: Error) => {
        clearTimeout(grace);
        resolve({ exitCode, signal, stderr: this.#stderr, ...(cause && { cause }) });
      };
      child.once("error", (cause) => {
        if (child.pid === undefined) end(null, null, cause);
      });
      // It can't answer any more, whatever it still does.
      child.stdout.once("end", () => {
        grace ??= setTimeout(() => this.kill(), graceMilliseconds);
      });
      // Its own children may hold its stderr open, so "close" might never come.
      child.once("exit", (code, signal) => {
        clearTimeout(grace);
        grace = setTimeout(() => end(code, signal), graceMilliseconds);
      });
      child.once("close", (code, signal) => end(code, signal));
    });
  }
}
