// SPDX-License-Identifier: MIT
// The reference host's side of MCP Apps. Python drives it: it calls openView and send, and offers record (every message
// that passes, with its direction) and relay (a request for the server).
"use strict";

const state = {
  proxy: null,
  origin: "",
  options: {},
  context: {},
  // Requests of the view that wait, while the host is slow.
  held: null,
  links: [],
  modelContext: null,
  violations: [],
  /** Times in milliseconds of this page's clock. */
  times: {},
};
const waiting = new Map();
let lastID = 0;

/** Puts the frame of the sandbox proxy into the page, which asks for the document when it is ready. */
function openView(options) {
  state.options = options;
  state.context = options.context;
  state.origin = new URL(options.proxy).origin;
  const frame = document.createElement("iframe");
  frame.title = "Sandbox";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  if (options.context.containerDimensions?.height) frame.style.height = `${options.context.containerDimensions.height}px`;
  document.body.classList.toggle("dark", options.context.theme === "dark");
  frame.src = options.proxy;
  document.body.append(frame);
  state.proxy = frame;
}

function post(message) {
  const whole = { jsonrpc: "2.0", ...message };
  state.proxy.contentWindow.postMessage(whole, state.origin);
  record("host", whole);
}

/** Sends a notification to the view. */
function send(method, params) {
  if (method === "ui/notifications/host-context-changed") Object.assign(state.context, params);
  if (method === "ui/notifications/tool-result") performance.mark("result");
  post({ method, params });
}

/** Sends a request to the view and resolves with its response. */
function ask(method, params) {
  const id = `host-${++lastID}`;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    post({ id, method, params });
  });
}

addEventListener("message", ({ source, origin, data }) => {
  if (source !== state.proxy?.contentWindow || origin !== state.origin) return;
  record("view", data);
  if (data.method === undefined) {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  } else if (data.id === undefined) {
    receiveNotification(data.method, data.params);
  } else if (state.held && data.method !== "ui/initialize") {
    state.held.push(data);
  } else {
    void answer(data);
  }
});

function receiveNotification(method, params) {
  if (method === "ui/notifications/sandbox-proxy-ready") {
    post({ method: "ui/notifications/sandbox-resource-ready", params: { html: state.options.html, csp: state.options.csp } });
  } else if (method === "ui/notifications/size-changed") {
    const { height, maxHeight = Infinity } = state.context.containerDimensions ?? {};
    if (height === undefined) state.proxy.style.height = `${Math.min(params.height, maxHeight)}px`;
  } else if (method === "ui/notifications/initialized") {
    state.times.initialized = performance.now();
  }
}

async function answer({ id, method, params }) {
  try {
    post({ id, result: await resultOf(method, params) });
  } catch (error) {
    post({ id, error: { code: -32000, message: error.message } });
  }
}

async function resultOf(method, params) {
  const { capabilities, refusals } = state.options;
  if (refusals[method]) throw new Error(refusals[method]);
  switch (method) {
    case "ui/initialize":
      // A host that doesn't wait for the handshake's end.
      if (state.options.early) post({ method: "ui/notifications/tool-result", params: state.options.early });
      return {
        protocolVersion: "2026-01-26",
        hostInfo: { name: "reference-host", version: "1.0.0" },
        hostCapabilities: capabilities,
        hostContext: state.context,
      };
    case "ui/open-link":
      if (!capabilities.openLinks) throw new Error("This host opens no links.");
      state.links.push(params.url);
      return {};
    case "ui/update-model-context":
      state.modelContext = params;
      return {};
    case "ui/request-display-mode":
      state.context.displayMode = params.mode;
      return { mode: params.mode };
    case "tools/call":
      if (!capabilities.serverTools) throw new Error("This host calls no tools.");
      return relay(method, params);
    case "resources/read":
      if (!capabilities.serverResources) throw new Error("This host reads no resources.");
      return relay(method, params);
    default:
      throw new Error(`Unknown method ${method}.`);
  }
}

/** From now on requests of the view wait until release. */
function hold() {
  state.held = [];
}

function release() {
  const held = state.held;
  state.held = null;
  held.forEach((request) => void answer(request));
}
