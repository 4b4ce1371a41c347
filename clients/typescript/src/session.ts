// SPDX-License-Identifier: MIT
import process from "node:process";
import { isRecord } from "./answers.js";
import type { RequestOptions } from "./caller.js";
import { Connection } from "./connection.js";
import { contractDifference } from "./contract.js";
import { ClosedError, ProtocolError, ServerExitedError } from "./errors.js";
import { findExecutable, type Environment } from "./executable.js";
import { MethodNotFoundError } from "./generated/errors.js";
import type { InitializeResult } from "./generated/initialize.js";
import type { InitializeParams } from "./generated/lifecycle.js";
import { contractVersion } from "./generated/methods.js";
import { ServerProcess, type ProcessEnd } from "./process.js";

/** How to start a server, and the callbacks for its events. */
export interface SessionOptions {
  executable: string | undefined;
  arguments: readonly string[];
  /** Environment variables to set in addition to this process's; undefined ones are removed. */
  environment: Environment;
  onNotification(method: string, params: unknown): void;
  onLog: ((line: string) => void) | undefined;
  /** Called when it has ended, in whatever way; no more calls are possible. */
  onEnd(): void;
}

/** One server process from its start to its end. */
export class Session {
  /** The program's path. */
  readonly executable: string;
  readonly #process: ServerProcess;
  readonly #connection: Connection;
  readonly #onEnd: () => void;
  #server: InitializeResult | undefined;

  /** @throws `BackendNotFoundError`, or a `ServerExitedError` if it can't be started. */
  constructor(options: SessionOptions) {
    const environment = { ...process.env, ...options.environment };
    this.executable = findExecutable(options.executable, environment);
    this.#process = this.#spawn(options, environment);
    this.#connection = new Connection({
      name: this.executable,
      send: (message) => this.#process.write(message),
      onNotification: (method, params) => options.onNotification(method, params),
      onBusy: (isBusy) => this.#process.keepAlive(isBusy),
    });
    this.#onEnd = () => options.onEnd();
    void this.#process.ended.then((end) => {
      this.#onEnd();
      this.#connection.fail(exitedError(this.executable, end));
    });
  }

  #spawn({ arguments: commandLine, onLog }: SessionOptions, environment: Environment): ServerProcess {
    try {
      return new ServerProcess(this.executable, commandLine, environment, (line) => this.#receive(line), onLog);
    } catch (error) {
      // Most failures to start are events; some, such as too large an environment, are exceptions.
      const end = { exitCode: null, signal: null, stderr: [] };
      throw exitedError(this.executable, { ...end, cause: error as Error });
    }
  }

  /** Begins the session; resolves with the answer to `initialize`. Call it once, before anything else. */
  async initialize(params: InitializeParams): Promise<InitializeResult> {
    try {
      const server = await this.#connection.request("initialize", params);
      if (!isRecord(server) || !isRecord(server.serverInfo)) {
        throw new ProtocolError(`${this.executable} is no marquee`, JSON.stringify(server));
      }
      this.#connection.notify("initialized", {});
      this.#server = server as unknown as InitializeResult;
      const difference = contractDifference(this.executable, this.#server);
      if (difference) process.emitWarning(difference, { type: "MarqueeWarning", code: "MARQUEE_CONTRACT" });
      return this.#server;
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  async request(method: string, params: object, options: RequestOptions): Promise<unknown> {
    try {
      return await this.#connection.request(method, params, options);
    } catch (error) {
      throw error instanceof MethodNotFoundError ? this.#explained(error) : error;
    }
  }

  /** Ends the session, unless it has begun. */
  giveUp(): void {
    if (!this.#server) this.#fail(new ClosedError("The server's start was given up"));
  }

  /** Ends the session; unanswered calls reject. */
  async close(): Promise<void> {
    this.#connection.close(new ClosedError("The client was closed"));
    await this.#process.stop();
  }

  #receive(line: string): void {
    try {
      this.#connection.receive(line);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#onEnd();
    this.#connection.fail(error);
    this.#process.kill();
  }

  /** Adds the server's version to the error: an older or newer server may lack the method. */
  #explained(error: MethodNotFoundError): MethodNotFoundError {
    const version = this.#server?.contractVersion;
    if (version === contractVersion) return error;
    const { name, version: release } = this.#server?.serverInfo ?? { name: "server", version: "?" };
    const contract = version ? `has contract ${version}` : "tells no contract version";
    return new MethodNotFoundError(
      error.code,
      `${error.message} (${this.executable} is ${name} ${release} and ${contract}; ` +
        `this client was made for ${contractVersion})`,
      error.data,
      { cause: error },
    );
  }
}

function exitedError(executable: string, end: ProcessEnd): ServerExitedError {
  const { cause, ...exit } = end;
  if (cause) {
    const message = `${executable} could not be started: ${cause.message}`;
    return new ServerExitedError(message, exit, { cause });
  }
  const how = exit.signal ? `was ended by ${exit.signal}` : `ended with exit code ${exit.exitCode}`;
  const words = exit.stderr.length > 0 ? "; the last it wrote to stderr:" : "";
  return new ServerExitedError(`${executable} ${how}${words}`, exit);
}
