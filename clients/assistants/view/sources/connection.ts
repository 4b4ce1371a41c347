// SPDX-License-Identifier: MIT

/** Receives what the host sends. */
export interface Receiver {
  /** Handles a notification. */
  notice(method: string, params: Record<string, unknown>): void;
  /** Returns the result of a request, or undefined if there is no such method. */
  answer(method: string, params: Record<string, unknown>): object | undefined;
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Message {
  jsonrpc?: string;
  id?: number | string;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message?: string };
}

/** JSON-RPC 2.0 with the window that embeds this document. Messages of other windows are ignored. */
export class Connection {
  private readonly pending = new Map<number | string, Pending>();
  private lastID = 0;

  constructor(private readonly peer: Window, private readonly receiver: Receiver) {
    window.addEventListener("message", (event) => {
      if (event.source === this.peer) this.receive(event.data);
    });
  }

  request(method: string, params: object): Promise<unknown> {
    const id = ++this.lastID;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.post({ id, method, params });
    });
  }

  notify(method: string, params: object): void {
    this.post({ method, params });
  }

  private post(message: object): void {
    // The parent's origin is unknown to the view, and the sandbox checks that of what it relays.
    this.peer.postMessage({ jsonrpc: "2.0", ...message }, "*");
  }

  private receive(data: unknown): void {
    if (typeof data !== "object" || data === null) return;
    const message = data as Message;
    if (message.jsonrpc !== "2.0") return;
    if (typeof message.method === "string") {
      this.receiveCall(message.method, message.params ?? {}, message.id);
    } else if (message.id !== undefined) {
      const pending = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.error) pending?.reject(new Error(message.error.message ?? "The host refused it."));
      else pending?.resolve(message.result);
    }
  }

  private receiveCall(method: string, params: Record<string, unknown>, id?: number | string): void {
    if (id === undefined) {
      this.receiver.notice(method, params);
      return;
    }
    const result = this.receiver.answer(method, params);
    this.post(result ? { id, result } : { id, error: { code: -32601, message: `The view has no method ${method}.` } });
  }
}
