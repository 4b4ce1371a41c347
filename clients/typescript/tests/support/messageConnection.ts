// SPDX-License-Identifier: MIT
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import type { CancellationTokenLike, ConnectionLike, DisposableLike } from "../../src/vscode.js";

/** What vscode-jsonrpc rejects with. */
export class ResponseError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown,
  ) {
    super(message);
  }
}

/** The kind of connection error that vscode-jsonrpc throws when it is used after its end. */
export class ConnectionError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

type Handler = (params: unknown) => void;

/**
 * Behaves as vscode-jsonrpc's MessageConnection over a process's pipes does (8.2): Content-Length
 * headers; one message at a time, later than it came; one handler for each notification, the last
 * one; one for each progress token, or it throws; ids from 0; requests that are left unanswered
 * when the pipe closes, and reject only when it is disposed of.
 */
export class MessageConnection implements ConnectionLike {
  /** How many handlers of progress there are. */
  get progressHandlerCount(): number {
    return this.#progress.size;
  }

  /** As with the option of that name of vscode-jsonrpc 9: answers are handed out at once, all else later. */
  hasMaxParallelism = false;

  readonly process: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, { resolve(r: unknown): void; reject(e: unknown): void }>();
  readonly #handlers = new Map<string, Handler>();
  readonly #progress = new Map<string | number, Handler>();
  readonly #closeListeners = new Set<() => void>();
  readonly #disposeListeners = new Set<() => void>();
  #input = "";
  #nextId = 0;
  #state: "new" | "listening" | "closed" | "disposed" = "new";

  constructor(executable: string, commandLine: string[], environment: Record<string, string | undefined>) {
    this.process = spawn(executable, commandLine, { env: environment, windowsHide: true });
  }

  listen(): void {
    this.#state = "listening";
    // One character for each byte, so that lengths in bytes can be counted off.
    const { stdout, stdin } = this.process;
    (stdout as unknown as { setEncoding(name: string): void }).setEncoding("latin1");
    stdout.on("data", (text) => this.#read(text)).once("end", () => this.#closed());
    stdin.on("error", () => this.#closed());
  }

  sendRequest(method: string, params: object, token: CancellationTokenLike): Promise<unknown> {
    this.#throwIfEnded();
    if (this.#state === "new") throw new Error("Call listen() first.");
    const id = this.#nextId++;
    const subscription = token.onCancellationRequested(() => {
      this.sendNotification("$/cancelRequest", { id });
    });
    const answer = new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject });
      this.#write({ id, method, params });
    });
    return answer.finally(() => subscription.dispose());
  }

  sendNotification(method: string, params: object): void {
    this.#throwIfEnded();
    this.#write({ method, params });
  }

  onNotification(method: string, handler: Handler): DisposableLike {
    this.#throwIfEnded();
    this.#handlers.set(method, handler);
    return { dispose: () => void this.#handlers.delete(method) };
  }

  onProgress(_type: object, token: string | number, handler: Handler): DisposableLike {
    if (this.#progress.has(token)) throw new Error(`Progress handler for ${token} already there`);
    this.#progress.set(token, handler);
    return { dispose: () => void this.#progress.delete(token) };
  }

  onClose(listener: () => void): DisposableLike {
    this.#closeListeners.add(listener);
    return { dispose: () => void this.#closeListeners.delete(listener) };
  }

  onDispose(listener: () => void): DisposableLike {
    this.#disposeListeners.add(listener);
    return { dispose: () => void this.#disposeListeners.delete(listener) };
  }

  dispose(): void {
    this.#state = "disposed";
    this.process.stdin.end();
    for (const listener of this.#disposeListeners) listener();
    const error = new ResponseError(-32097, "Pending response rejected: disposed", undefined);
    for (const answer of this.#answers.values()) answer.reject(error);
    this.#answers.clear();
  }

  #throwIfEnded(): void {
    if (this.#state === "closed") throw new ConnectionError(1, "Connection is closed.");
    if (this.#state === "disposed") throw new ConnectionError(2, "Connection is disposed.");
  }

  #closed(): void {
    if (this.#state !== "listening") return;
    this.#state = "closed";
    for (const listener of this.#closeListeners) listener();
  }

  #write(message: object): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    const length = new TextEncoder().encode(body).length;
    this.process.stdin.write(`Content-Length: ${length}\r\n\r\n${body}`);
  }

  #read(text: string): void {
    this.#input += text;
    for (;;) {
      const [head, length] = /^Content-Length: (\d+)\r\n\r\n/.exec(this.#input) ?? [];
      if (head === undefined) return;
      const end = head.length + Number(length);
      if (this.#input.length < end) return;
      const bytes = Uint8Array.from(this.#input.slice(head.length, end), (c) => c.charCodeAt(0));
      this.#input = this.#input.slice(end);
      const message = JSON.parse(new TextDecoder().decode(bytes));
      if (this.hasMaxParallelism && message.method === undefined) this.#receive(message);
      else setTimeout(() => this.#receive(message));
    }
  }

  #receive(message: any): void {
    if (this.#state === "disposed") return;
    if (message.method === "$/progress") {
      this.#progress.get(message.params.token)?.(message.params.value);
    } else if (message.method !== undefined) {
      this.#handlers.get(message.method)?.(message.params);
    } else {
      const answer = this.#answers.get(message.id);
      this.#answers.delete(message.id);
      const { error } = message;
      if (error) answer?.reject(new ResponseError(error.code, error.message, error.data));
      else answer?.resolve(message.result);
    }
  }
}
