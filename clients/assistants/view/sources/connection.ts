// SPDX-License-Identifier: MIT
// JSON-RPC 2.0 with the window that embeds this document. Messages of other windows are ignored.

interface Message {
  jsonrpc: "2.0";
  id?: number | string;
  method?: string;
  params?: object;
  result?: unknown;
  error?: { message?: string };
}

type Handlers = Map<string, (params: object) => void>;

const pending = new Map<number | string, (response: Message) => void>();
let lastID = 0;

/** Passes what the host sends to the handler of the method. Its requests get an empty result. */
export function listen(handlers: Handlers): void {
  window.addEventListener("message", ({ source, data }) => {
    if (source === parent && data?.jsonrpc === "2.0") receive(data, handlers);
  });
}

export function request<Result>(method: string, params: object): Promise<Result | undefined> {
  const id = ++lastID;
  return new Promise((resolve, reject) => {
    pending.set(id, ({ result, error }) => {
      if (error) reject(new Error(error.message ?? "The host refused it."));
      else resolve(result as Result | undefined);
    });
    post({ id, method, params });
  });
}

export function notify(method: string, params: object): void {
  post({ method, params });
}

function post(message: object): void {
  // The parent's origin is unknown to the view, and the sandbox checks that of what it relays.
  parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
}

function receive(message: Message, handlers: Handlers): void {
  const { id, method, params } = message;
  if (typeof method === "string") {
    const handler = handlers.get(method);
    handler?.(params ?? {});
    if (id === undefined) return;
    post(handler ? { id, result: {} } : { id, error: { code: -32601, message: `The view has no method ${method}.` } });
  } else if (id !== undefined) {
    pending.get(id)?.(message);
    pending.delete(id);
  }
}
