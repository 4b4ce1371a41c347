// SPDX-License-Identifier: MIT
import { onAbort, throwIfAborted } from "./abort.js";
import { isRecord, requestError, type ErrorLike } from "./answers.js";
import type { Part, RequestOptions, WorkDone } from "./caller.js";
import { ProtocolError } from "./errors.js";
import { errorKinds } from "./generated/errors.js";
import { sendable } from "./params.js";
import { onSilence } from "./silence.js";

/** What a connection needs from its transport, and what it reports to it. */
export interface Carrier {
  /** The server's name in errors. */
  readonly name: string;
  /** Sends one message, which contains no line break. */
  send(message: string): void;
  /** Called with each notification other than progress. */
  onNotification(method: string, params: unknown): void;
  /** Called when answers begin or cease to be awaited. */
  onBusy(isBusy: boolean): void;
}

/** The answer to a request: its result, or the error in its place. */
type Answer = { result: unknown } | { error: ErrorLike };

interface PendingCall {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** JSON-RPC 2.0, the client's side: requests, their progress, and their answers. */
export class Connection {
  readonly #carrier: Carrier;
  readonly #calls = new Map<number, PendingCall>();
  readonly #progress = new Map<string, (value: unknown) => void>();
  #lastId = 0;
  #failure: unknown;

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  /** Sends a request; rejects with the server's error, on abort, or if the connection fails. */
  async request(method: string, params: object, options: RequestOptions = {}): Promise<unknown> {
    const { signal, onPart, onProgress, isEndless } = options;
    throwIfAborted(signal);
    if (this.#failure) throw this.#failure;
    const id = ++this.#lastId;
    const answer = await new Promise<Answer>((resolve, reject) => {
      const cancel = (error: unknown) => {
        this.notify("$/cancelRequest", { id });
        settle(() => reject(error));
      };
      const silence = onSilence(method, params, isEndless, cancel);
      const stops = [onAbort(signal, cancel), silence.stop];
      const hear = (part: Part) => {
        silence.heard();
        onPart?.(part);
      };
      const settle = (outcome: () => void) => {
        for (const stop of stops) stop();
        this.#progress.delete(`part-${id}`);
        this.#progress.delete(`work-${id}`);
        this.#calls.delete(id);
        if (this.#calls.size === 0) this.#carrier.onBusy(false);
        outcome();
      };
      const tokens = {
        ...(onPart && this.#expect(`part-${id}`, "partialResultToken", hear, cancel)),
        ...(onProgress && this.#expect(`work-${id}`, "workDoneToken", onProgress, cancel)),
      };
      if (this.#calls.size === 0) this.#carrier.onBusy(true);
      this.#calls.set(id, {
        resolve: (answer) => settle(() => resolve(answer)),
        reject: (error) => settle(() => reject(error)),
      });
      try {
        this.#send({ id, method, params: { ...sendable(params), ...tokens } });
      } catch (error) {
        settle(() => reject(error));
      }
    });
    // Created here rather than where the answer is read, so that its stack leads to the caller.
    if ("error" in answer) throw requestError(answer.error);
    return answer.result;
  }

  /** Sends a notification. */
  notify(method: string, params: object): void {
    if (!this.#failure) this.#send({ method, params });
  }

  /** Handles a message. */
  receive(text: string): void {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch (cause) {
      throw new ProtocolError(`${this.#carrier.name} sent a line that is not JSON`, text, { cause });
    }
    if (!isRecord(message)) {
      throw new ProtocolError(`${this.#carrier.name} sent a line that is no JSON-RPC message`, text);
    }
    const { id, method, params } = message;
    if (typeof method === "string" && id !== undefined) this.#refuse(id, method);
    else if (typeof method === "string") this.#notified(method, params);
    else if ("result" in message || "error" in message) this.#answered(message, text);
    else throw new ProtocolError(`${this.#carrier.name} sent a line that is no JSON-RPC message`, text);
  }

  /** Ends the session in good order; unanswered calls reject with the error. */
  close(error: unknown): void {
    for (const id of this.#calls.keys()) this.notify("$/cancelRequest", { id });
    this.request("shutdown", {}).catch(() => {});
    this.notify("exit", {});
    this.fail(error);
  }

  /** Ends the connection: every call, and every later one, rejects with the error. */
  fail(error: unknown): void {
    this.#failure ??= error;
    for (const call of [...this.#calls.values()]) call.reject(this.#failure);
  }

  /** Registers a token and its callback; an exception of the callback ends the call. */
  #expect<Value extends Part | WorkDone>(
    token: string,
    name: string,
    handler: (value: Value) => void,
    cancel: (error: unknown) => void,
  ): Record<string, string> {
    this.#progress.set(token, (value) => {
      try {
        handler(value as Value);
      } catch (error) {
        cancel(error);
      }
    });
    return { [name]: token };
  }

  #send(message: object): void {
    this.#carrier.send(JSON.stringify({ jsonrpc: "2.0", ...message }));
  }

  #notified(method: string, params: unknown): void {
    if (method !== "$/progress") this.#carrier.onNotification(method, params);
    else if (isRecord(params)) this.#progress.get(String(params.token))?.(params.value);
  }

  /** Refuses a request of the server; a newer one would wait for the answer. */
  #refuse(id: unknown, method: string): void {
    const { code } = errorKinds.methodNotFound;
    this.#send({ id, error: { code, message: `This client has no method ${JSON.stringify(method)}` } });
  }

  #answered(message: Record<string, unknown>, text: string): void {
    const { id, error } = message;
    if (id === null) {
      // The server can't tell which request it could not read, so none may wait for an answer.
      throw new ProtocolError(`${this.#carrier.name} could not read a message`, text);
    }
    const call = this.#calls.get(id as number);
    // An unknown id is that of a call that was given up.
    if (!call) return;
    if (!("error" in message)) call.resolve({ result: message.result });
    else if (isErrorLike(error)) call.resolve({ error });
    else throw new ProtocolError(`${this.#carrier.name} sent an error without code or message`, text);
  }
}

function isErrorLike(error: unknown): error is ErrorLike {
  return isRecord(error) && typeof error.code === "number" && typeof error.message === "string";
}
